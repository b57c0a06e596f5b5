/// Writes exports as the app Strong does, from a seed: rests, letters, notes, exercises done twice, sets left empty.
package struct StrongHistory {
  private var random: SeededGenerator
  private let isAndroid: Bool

  package init(seed: UInt64, isAndroid: Bool) {
    random = SeededGenerator(seed: seed)
    self.isAndroid = isAndroid
  }

  private static let names = [
    "Bench Press (Barbell)", "Squat (Barbell)", "Pull Up", "Pull Up (Assisted)", "Plank", "Running (Treadmill)",
    "Rowing (Machine)", "My own, with a comma", "\"Quoted\" curl", " spaced ", "Über-Heben",
  ]
  private static let notes = ["easy", "two\\nlines", "a \"quote\", a comma; a semicolon", "-20", "=x", "ü"]

  private mutating func chance(_ percentage: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percentage }
  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// The export's text.
  package mutating func text(sessions: Int) -> String {
    var text =
      isAndroid
      ? "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;"
        + "Workout Notes;Workout Duration\n"
      : "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    for day in 0..<sessions {
      let start = "2024-0\(1 + day / 27)-\(10 + day % 18) 1\(number(0...9)):0\(number(0...9)):2\(number(0...9))"
      text += session(start, pick(["Legs", "Push", "", "A \"B\", C", "Légs"]))
    }
    return text
  }

  private mutating func session(_ start: String, _ title: String) -> String {
    var text = ""
    let duration = pick(["45m", "1h", "1h 5m", "36s", "54h 3m"])
    let note = chance(30) ? pick(Self.notes) : ""
    var last = ""
    for index in 0..<number(1...5) {
      // The same exercise once more, straight after itself, too; two alike without a number between would be one.
      let name = chance(25) && !last.isEmpty ? last : pick(Self.names)
      text += exercise(["\(start)", quoted(title), duration], name, index == 0 ? note : "")
      last = name
    }
    return text
  }

  private mutating func exercise(_ head: [String], _ name: String, _ sessionNote: String) -> String {
    var text = ""
    var number = 0
    var note = chance(30) ? pick(Self.notes) : ""
    var sessionNote = sessionNote
    let isNumbered = chance(85)
    func finish(_ order: String, _ cells: Cells) -> String {
      row(head, name, order, cells, note, sessionNote)
    }
    for index in 0..<self.number(1...5) {
      var order = pick(["W", "D", "F", "", ""])
      if index == 0, isNumbered { order = chance(40) ? "W" : "" }
      if index == 1, isNumbered { order = "" }
      if order.isEmpty {
        number += 1
        order = "\(number)"
      }
      let cells = measures(of: name)
      text += finish(order, cells)
      (note, sessionNote) = ("", "")
      if !isAndroid, chance(30) {
        text += finish("Rest Timer", Cells(seconds: "\(self.number(0...300)).0"))
      }
    }
    return text
  }

  private struct Cells {
    var weight = ""
    var unit = ""
    var reps = ""
    var distance = ""
    var distanceUnit = ""
    var seconds = ""
    var effort = ""
  }

  private mutating func measures(of name: String) -> Cells {
    var cells = Cells()
    if chance(8) { return cells }
    if ["Plank", "Running (Treadmill)", "Rowing (Machine)"].contains(name) {
      cells.seconds = "\(number(1...3600))" + pick(["", ".0", ".5"])
      if chance(60) {
        cells.distance = name.hasPrefix("R") ? pick(["0.55", "1000.0", "5.0", "0.0", "2000.0", "12.25"]) : ""
        cells.distanceUnit = isAndroid && !cells.distance.isEmpty ? pick(["km", "mi."]) : ""
      }
      return cells
    }
    if chance(90) {
      cells.weight = pick(["60.0", "62.5", "100.0", "0.0", "12.25", "299.99999999999994", "61.23492"])
      cells.unit = isAndroid ? pick(["kg", "lbs"]) : ""
    }
    if chance(95) { cells.reps = "\(number(1...20))" + (isAndroid ? "" : pick(["", ".0"])) }
    if chance(30) { cells.effort = pick(["7", "7.5", "10"]) }
    return cells
  }

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  private func row(
    _ head: [String], _ name: String, _ order: String, _ cells: Cells, _ note: String, _ sessionNote: String
  ) -> String {
    func orZero(_ text: String) -> String { text.isEmpty ? "0" : text }
    let fields =
      isAndroid
      ? [
        head[0], head[1], quoted(name), order, cells.weight, cells.unit, cells.reps, cells.effort, cells.distance,
        cells.distanceUnit, orZero(cells.seconds), quoted(note), quoted(sessionNote), head[2],
      ]
      : head + [
        quoted(name), order, orZero(cells.weight), orZero(cells.reps), orZero(cells.distance), orZero(cells.seconds),
        quoted(note), quoted(sessionNote), cells.effort,
      ]
    return fields.joined(separator: isAndroid ? ";" : ",") + "\n"
  }
}
