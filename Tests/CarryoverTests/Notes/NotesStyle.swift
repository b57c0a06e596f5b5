import Testing

/// How somebody types a log: the head of a day, the place of a name, the order of the numbers, each on its own.
struct NotesStyle {
  /// A way to write a name beside or above its sets.
  struct Layout: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
    let write: @Sendable (_ exercise: String, _ sets: [String]) -> String
  }

  /// A way to write several sets of one load and one count of repetitions as one.
  struct Product: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
    let write: @Sendable (_ sets: Int, _ reps: Int, _ load: String) -> String
  }

  /// A way to write one set.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
    let write: @Sendable (_ load: String, _ reps: Int) -> String
    /// The unit that it says.
    var unit: String { name.lowercased().contains("kg") ? "kg" : "" }
    /// The effort that it says.
    var effort: String { name.contains("8") ? " @8" : "" }
  }

  /// Heads of a day of March 2024.
  static let heads: [@Sendable (_ day: String) -> String] = [
    { "# 2024-03-\($0)" }, { "## March \($0), 2024" }, { "\($0) March 2024" }, { "**Mar \($0), 2024**" },
    { "### \($0)/3/2024 - Push" }, { "Date: 2024-03-\($0)" }, { "Mar \($0) 2024:" }, { "\($0).3.2024 Upper body" },
    { "# Workout 3/\($0)/24" }, { "2024/3/\($0)" }, { "## \($0)-Mar-2024 — Pull" },
  ]

  static let layouts = [
    Layout(name: "after a colon") { "\($0): \($1.joined(separator: ", "))" },
    Layout(name: "after a space") { "\($0) \($1.joined(separator: ", "))" },
    Layout(name: "after a dash") { "\($0) - \($1.joined(separator: ", "))" },
    Layout(name: "semicolons") { "\($0): \($1.joined(separator: "; "))" },
    Layout(name: "bullet and colon") { "- \($0): \($1.joined(separator: ", "))" },
    Layout(name: "bullet and dash") { "* \($0) – \($1.joined(separator: ", "))" },
    Layout(name: "ordered list") { "1. \($0) \($1.joined(separator: ", "))" },
    Layout(name: "ticked") { "- [x] \($0) \($1.joined(separator: ", "))" },
    Layout(name: "bold name") { "**\($0):** \($1.joined(separator: ", "))" },
    Layout(name: "heading") { "#### \($0)\n- \($1.joined(separator: "\n- "))\n" },
    Layout(name: "lines") { "\($0)\n\($1.joined(separator: "\n"))\n" },
    Layout(name: "bold line") { "**\($0)**\n* \($1.joined(separator: "\n* "))\n" },
    Layout(name: "nested") { "- \($0)\n  - \($1.joined(separator: "\n  - "))" },
    Layout(name: "numbered sets") { exercise, sets in
      "\(exercise)\n" + sets.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
    },
  ]

  static let products = [
    Product(name: "3x5 @ 60kg") { "\($0)x\($1) @ \($2)kg" }, Product(name: "3x5@60 kg") { "\($0)x\($1)@\($2) kg" },
    Product(name: "60kg 3x5") { "\($2)kg \($0)x\($1)" }, Product(name: "60kgx5x3") { "\($2)kgx\($1)x\($0)" },
    Product(name: "3x5x60kg") { "\($0)x\($1)x\($2)kg" }, Product(name: "3 × 5 × 60 kg") { "\($0) × \($1) × \($2) kg" },
    Product(name: "3x5 (60kg)") { "\($0)x\($1) (\($2)kg)" },
    Product(name: "3 x 5 with 60 kg") { "\($0) x \($1) with \($2) kg" },
    Product(name: "3 sets of 5 @ 60 kg") { "\($0) sets of \($1) @ \($2) kg" },
    Product(name: "3 sets x 5 reps @ 60kg") { "\($0) sets x \($1) reps @ \($2)kg" },
    Product(name: "5 reps x 3 sets @ 60kg") { "\($1) reps x \($0) sets @ \($2)kg" },
    Product(name: "60 kg for 3 sets of 5") { "\($2) kg for \($0) sets of \($1)" },
  ]

  static let pairs = [
    Pair(name: "60kg x 5") { "\($0)kg x \($1)" }, Pair(name: "60 kg × 5") { "\($0) kg × \($1)" },
    Pair(name: "60x5") { "\($0)x\($1)" }, Pair(name: "5x60kg") { "\($1)x\($0)kg" },
    Pair(name: "5 @ 60 kg") { "\($1) @ \($0) kg" }, Pair(name: "60kg for 5") { "\($0)kg for \($1)" },
    Pair(name: "60 kg x 5 reps") { "\($0) kg x \($1) reps" }, Pair(name: "60kg*5") { "\($0)kg*\($1)" },
    Pair(name: "5 reps @ 60kg") { "\($1) reps @ \($0)kg" }, Pair(name: "60kg × 5 @8") { "\($0)kg × \($1) @8" },
    Pair(name: "60KG X 5 (RPE 8)") { "\($0)KG X \($1) (RPE 8)" },
    Pair(name: "5 × 60 kg, RPE 8") { "\($1) × \($0) kg RPE 8" },
  ]
}
