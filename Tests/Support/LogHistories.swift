/// Writes exports as the app Hevy does, from a seed: supersets, kinds of sets, notes, exercises done twice, empty sets.
package struct HevyHistory {
  private var random: SeededGenerator
  private let isMetric: Bool

  package init(seed: UInt64, isMetric: Bool) {
    random = SeededGenerator(seed: seed)
    self.isMetric = isMetric
  }

  private static let names = [
    "Bench Press (Barbell)", "Squat (Barbell)", "Pull Up", "Pull Up (Assisted)", "Pull Up (Weighted)", "Plank",
    "Treadmill", "My own, with a comma", "\"Quoted\" curl", " spaced ", "Über-Heben",
  ]
  private static let notes = [
    "easy", "two\nlines", "literal\\nlines", "a \"quote\", a comma; a semicolon", "-20", "=x",
  ]

  private mutating func chance(_ percentage: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percentage }
  private mutating func pick(_ texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }
  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// The export's text, the newest session first.
  package mutating func text(sessions: Int) -> String {
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
      "set_type", isMetric ? "weight_kg" : "weight_lbs", "reps", isMetric ? "distance_km" : "distance_miles",
      "duration_seconds", "rpe",
    ]
    var text = names.map { "\"\($0)\"" }.joined(separator: ",") + "\n"
    for day in (0..<sessions).reversed() {
      text += session("\(1 + day % 28) \(["Jan", "Feb", "Mar"][day / 28 % 3]) 2025, ")
    }
    return text
  }

  private mutating func session(_ date: String) -> String {
    let hour = number(6...20)
    let start = "\(date)\(hour < 10 ? "0" : "")\(hour):\(number(10...59))"
    let end = chance(10) ? start : "\(date)\(hour + 1):\(number(10...59))"
    let head = [pick(["Legs", "Push", "", "A \"B\", C"]), start, end, chance(30) ? pick(Self.notes) : ""]
    var text = ""
    for _ in 0..<number(1...5) {
      let superset = chance(30) ? "\(number(0...2))" : ""
      let tail = [pick(Self.names), superset, chance(30) ? pick(Self.notes) : ""]
      for index in 0..<number(1...5) { text += row(head, tail, index) }
    }
    return text
  }

  private mutating func row(_ head: [String], _ tail: [String], _ index: Int) -> String {
    var cells = ["", "", "", "", ""]
    if ["Plank", "Treadmill"].contains(tail[0]) {
      cells[3] = "\(number(1...3600))"
      if tail[0] == "Treadmill" { cells[2] = pick(["0.5", "5", "12.25", "0"]) }
    } else if chance(92) {
      cells[0] = chance(90) ? pick(["60", "62.5", "100", "0", "12.25", "102.49999999999999"]) : ""
      cells[1] = "\(number(0...20))"
      cells[4] = chance(30) ? pick(["7", "7.5", "10"]) : ""
    }
    let kind = pick(["normal", "normal", "warmup", "dropset", "failure", "myoreps"])
    let fields =
      head.map(quoted) + [quoted(tail[0]), tail[1], quoted(tail[2]), "\(index)", quoted(kind)] + cells
    return fields.joined(separator: ",") + "\n"
  }

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }
}
