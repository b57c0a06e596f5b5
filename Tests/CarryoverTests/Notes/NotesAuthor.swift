import Support
import TrainingModel

@testable import Carryover

/// Somebody who keeps a log in a layout of his or her own, made up from a seed: how days, exercises and sets are written,
/// and what they are divided by. What the log says is known, for it is written from it.
struct NotesAuthor {
  /// The document.
  private(set) var text = ""
  /// What a careful reader makes of it: a line an exercise.
  private(set) var exercises: [String] = []
  private var random: SeededGenerator
  private let isMetric: Bool
  /// How a day is written, `@` for its title, and `&` for its number.
  private let day: String
  private let name: String
  private let place: Place
  private let notation: Notation
  private let divider: String
  private let mark: Mark
  private let remark: String
  private let rest: String

  private enum Place: CaseIterable { case behind, below, below1, numbered }
  private enum Mark: CaseIterable { case none, letter, bracket, prefix, numbered }

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    isMetric = random.next() % 3 != 0
    day = Self.headings.one(&random).replacing("#", with: "@" + [" ", " - "].one(&random) + Self.dates.one(&random))
    name = Self.names.one(&random)
    place = Place.allCases.one(&random)
    notation = Notation.all(isMetric ? "kg" : "lb").one(&random)
    divider = notation.hasCommas ? ["; ", " | "].one(&random) : [", ", "; ", " | ", " / ", "  ", " · "].one(&random)
    // `W:` stands for the weight there.
    mark = (notation.isLabelled ? [.none, .letter, .bracket] : Mark.allCases).one(&random)
    let ends = name.hasSuffix("@") || name.hasSuffix("*") || name.hasSuffix("]")
    remark = ends ? ["", "", " – felt strong", " - easy today"].one(&random) : ""
    rest = ends ? ["", "", " (rest 2 min)"].one(&random) : ""
    for index in 0..<3 { addSession(index) }
  }

  private mutating func addSession(_ index: Int) {
    let date = 13 + index * 2
    let title = ["Legs", "Push", "Heavy day"][index]
    text += day.replacing("@", with: title).replacing("&", with: "\(date)").replacing("%", with: "#") + "\n\n"
    var pool = Self.pool
    for place in 0..<2 {
      let exercise = pool.remove(at: Int(random.next() % UInt64(pool.count)))
      addExercise(exercise, place, date: "2024-05-\(date)")
    }
  }

  private mutating func addExercise(_ exercise: String, _ index: Int, date: String) {
    let load = Double(Int(random.next() % 20) * 5 + (isMetric ? 60 : 135))
    let reps = Int(random.next() % 6) + 5
    let plan: [(load: Double, reps: Int)] =
      random.next() % 2 == 0
      ? [(load - 20, reps + 2), (load - 10, reps), (load, reps)] : [(load, reps), (load, reps), (load, reps - 1)]
    let warmups: [(load: Double, reps: Int)] = index == 0 && mark != .none ? [(20, 10), (30, 5)] : []
    var sets = warmups.enumerated().map { marked(notation.write($1.load, [$1.reps]), $0) }
    // Sets of one load stand together.
    var start = 0
    while start < plan.count {
      let end = plan[start...].firstIndex { $0.load != plan[start].load } ?? plan.count
      sets += notation.sets(plan[start].load, plan[start..<end].map(\.reps))
      start = end
    }
    let head = name.replacing("&", with: "\(index + 1)").replacing("@", with: exercise)
    let stands = place == .behind ? head : head + remark + rest
    switch place {
    case .behind: text += "\(head) \(sets.joined(separator: divider))\n"
    case .below: text += "\(stands)\n" + sets.map { "  - \($0)\n" }.joined()
    case .below1:
      let first = sets.prefix(warmups.count).map { "  - \($0)\n" }.joined()
      text += "\(stands)\n\(first)  - \(sets.dropFirst(warmups.count).joined(separator: divider))\n"
    case .numbered: text += "\(stands)\n" + sets.enumerated().map { "  \($0 + 1). \($1)\n" }.joined()
    }
    text += "\n"
    let unit = isMetric ? "kg" : "lb"
    let words =
      warmups.map { "\(shortest($0.load))\(unit) warmup x\($0.reps)" }
      + plan.map { "\(shortest($0.load))\(unit) x\($0.reps)" }
    exercises.append("\(date) \(exercise): \(words.joined(separator: ", "))")
  }

  private func marked(_ set: String, _ index: Int) -> String {
    switch mark {
    case .none: set
    case .letter: "\(set) w"
    case .bracket: "\(set) (w/u)"
    case .prefix: "W: \(set)"
    case .numbered: "W\(index + 1): \(set)"
    }
  }

  private static let pool = [
    "Bench press", "Squat", "Deadlift", "Overhead press", "Leg press", "Lat pulldown", "Leg curl", "Hip thrust",
  ]
  private static let dates = ["2024-05-&", "& May 2024", "May &, 2024", "&.05.2024", "2024/05/&"]
  /// `%` stands for the mark of a heading.
  private static let headings = ["% #", "**#**", "[#]", "* #", "=== # ===", "Date: #", "#\n-----", "#"]
  private static let names = ["### @", "**@**", "@:", "- @", "&. @", "&) @", "[[@]]", "_@_", "• @", "== @ ==", "@"]
}

/// How somebody writes sets of one load.
private struct Notation {
  /// The text of sets of one load.
  var write: (_ load: Double, _ reps: [Int]) -> String
  /// Whether several sets of one load stand in one text.
  var isOfMany = false
  var hasCommas = false
  /// Whether `W:` and `R:` say what the numbers are.
  var isLabelled: Bool { write(1, [1]).hasPrefix("W:") }

  /// The texts of sets of one load.
  func sets(_ load: Double, _ reps: [Int]) -> [String] {
    guard isOfMany else { return reps.map { write(load, [$0]) } }
    if hasCommas { return [write(load, reps)] }
    // As many alike as stand together.
    var texts: [String] = []
    var start = 0
    while start < reps.count {
      let end = reps[start...].firstIndex { $0 != reps[start] } ?? reps.count
      texts.append(write(load, Array(reps[start..<end])))
      start = end
    }
    return texts
  }

  static func all(_ unit: String) -> [Notation] {
    func typed(_ load: Double) -> String { "\(shortest(load)) \(unit)" }
    return [
      Notation { "\(shortest($0))\(unit)x\($1[0])" }, Notation { "\(typed($0)) x \($1[0])" },
      Notation { "\(typed($0)) (\($1[0]))" }, Notation { "\(shortest($0))\(unit)/\($1[0])" },
      Notation { "\($1[0])@\(shortest($0))\(unit)" }, Notation { "\($1[0]) reps @ \(typed($0))" },
      Notation { "\(typed($0)) for \($1[0])" }, Notation { "W: \(shortest($0))\(unit) R: \($1[0])" },
      Notation(write: { "\($1.count)x\($1[0]) @ \(typed($0))" }, isOfMany: true),
      Notation(write: { "\(typed($0)) \($1.count)x\($1[0])" }, isOfMany: true),
      Notation(write: { "\($1.count) sets of \($1[0]) @ \(typed($0))" }, isOfMany: true),
      Notation(write: { "\(shortest($0))\(unit)x\($1[0])x\($1.count)" }, isOfMany: true),
      Notation(
        write: { "\(typed($0)): \($1.map(String.init).joined(separator: ", "))" }, isOfMany: true, hasCommas: true),
      Notation(
        write: { "\(typed($0)) x \($1.map(String.init).joined(separator: ","))" }, isOfMany: true, hasCommas: true),
    ]
  }
}

extension Array {
  fileprivate func one(_ random: inout SeededGenerator) -> Element { self[Int(random.next() % UInt64(count))] }
}
