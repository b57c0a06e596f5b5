/// Workout notes of any size from a seed, in one of the layouts that people keep them in.
package struct GeneratedNotes: Sendable {
  /// How a day is written down: each has a heading with its date.
  package enum Layout: String, CaseIterable, Sendable {
    /// A heading for each exercise, and a bullet for each set.
    case headings
    /// The exercise in bold, and its sets numbered.
    case numbered
    /// The exercise and its sets in one line.
    case lines
    /// A heading for each exercise, a bullet for each set, and a sentence below.
    case remarks
    /// A table, an exercise in each row.
    case table
    /// Each day in another of these.
    case mixed
    /// The exercise and its sets in one line, as people type who have no form: signs, words and remarks in any order.
    case shorthand
  }

  private var random: GeneratedRandom
  private let layout: Layout
  private var day = 0

  package init(_ layout: Layout, seed: UInt64) {
    self.layout = layout
    random = GeneratedRandom(seed: seed)
  }

  private static let exercises = [
    "Squat", "Bench Press", "Deadlift", "Overhead Press", "Barbell Row", "Lat Pulldown", "Leg Press", "Bicep Curl",
    "Incline Bench Press", "Romanian Deadlift", "Face Pull", "Calf Raise",
  ]

  private static let titles = ["Legs", "Push", "Pull", "Upper body", "Full body"]

  private static let remarks = [
    "felt strong today", "left knee a bit stiff on the way down", "last set was a grind", "grip went first",
    "easy, add weight",
    "tempo a bit rushed, slow down", "shoulder fine", "good bar speed",
  ]

  /// The lines of the next day.
  package mutating func session() -> String {
    day += 1
    var text = "## \(date(day)) \(Self.titles[random.next(Self.titles.count)])\n\n"
    let layouts = Layout.allCases.filter { $0 != .mixed && $0 != .shorthand }
    let layout = layout == .mixed ? layouts[random.next(layouts.count)] : layout
    if layout == .table { text += "| Exercise | Sets | Reps | Weight |\n|---|---|---|---|\n" }
    let first = random.next(Self.exercises.count)
    // Where each takes a line there are more, so that ten megabytes are less than a hundred years.
    let isOfLines = layout == .lines || layout == .table || layout == .shorthand
    let count = (isOfLines ? 8 : 4) + random.next(3)
    for place in 0..<count {
      text += exercise(Self.exercises[(first + place) % Self.exercises.count], layout)
    }
    return text + (isOfLines ? "\n" : "")
  }

  private mutating func exercise(_ name: String, _ layout: Layout) -> String {
    let sets = 3 + random.next(3)
    let load = "\(20 + 2 * random.next(70))\(random.next(4) == 0 ? ".5" : "") kg"
    let reps = 3 + random.next(10)
    switch layout {
    case .headings, .remarks, .mixed:
      var text = "### \(name)\n\n"
      for _ in 0..<sets { text += "- \(load) x \(reps)\(effort())\n" }
      if layout == .remarks { text += "\n\(Self.remarks[random.next(Self.remarks.count)])\n" }
      return text + "\n"
    case .numbered:
      return "**\(name)**\n" + (1...sets).map { "\($0). \(load) x \(reps)\n" }.joined() + "\n"
    case .lines:
      switch random.next(3) {
      case 0: return "\(name) \(sets)x\(reps) \(load)\n"
      case 1: return "\(name): \(load) x \(reps), \(load) x \(reps)\n"
      default: return "\(name) \(load) \((0..<sets).map { _ in "\(reps)" }.joined(separator: ", "))\n"
      }
    case .shorthand: return shorthand(name, load.replacing(" ", with: ""), sets, reps)
    case .table: return "| \(name) | \(sets) | \(reps) | \(load) |\n"
    }
  }

  private mutating func shorthand(_ name: String, _ load: String, _ sets: Int, _ reps: Int) -> String {
    let counts = (0..<sets).map { $0 + 1 == sets && reps > 3 ? "\(reps - 1)" : "\(reps)" }
    let remark = Self.remarks[random.next(Self.remarks.count)]
    switch random.next(10) {
    case 0: return "\(name) \(load) \(counts.joined(separator: "/"))\n"
    case 1: return "\(name) - \(counts.map { "\(load) x\($0)" }.joined(separator: " "))\n"
    case 2: return "\(name) (\(load)): \(counts.joined(separator: ", "))\n"
    case 3: return "\(name) \(sets)x\(reps) @ \(load), last set to failure\n"
    case 4: return "- \(name): \(sets) sets of \(reps) at \(load)\n"
    case 5: return "A1. \(name): \(counts.map { "\(load) x \($0)" }.joined(separator: ", "))\n"
    case 6: return "\(name) \(load) x \(reps). \(remark)\n"
    case 7: return "\(name) \(sets)x\(reps) @ \(load), RPE \(6 + random.next(4))\n"
    case 8: return "- [x] \(name) \(sets)x\(reps) \(load)\n"
    default: return "\(name) \(sets)x\(reps) - \(load) - easy\n"
    }
  }

  private mutating func effort() -> String { random.next(5) == 0 ? " @ RPE \(6 + random.next(4))" : "" }
}
