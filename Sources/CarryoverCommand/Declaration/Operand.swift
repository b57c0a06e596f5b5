/// What a command works on, such as its inputs.
struct Operand: Sendable {
  /// How many of it there may be.
  enum Count: Sendable { case one, two, optional, several }

  let value: ArgumentValue
  let count: Count
  /// What it is, for the message when there are too few or too many: `an input: a file, or -`.
  let wanted: String

  /// An operand that is one of a few words.
  static func oneOf(_ words: [String], _ placeholder: String, count: Count) -> Operand {
    Operand(value: .oneOf(words, placeholder), count: count, wanted: Prose.either(words))
  }

  /// `INPUT …`, `json|jsonl`.
  var usage: String {
    var text = value.placeholder
    if case .oneOf(let words) = value.kind { text = words.joined(separator: "|") }
    switch count {
    case .one, .two: return text
    case .optional: return "[\(text)]"
    case .several: return text + " …"
    }
  }

  /// Throws unless there are as many as there should be, and each is right.
  func check(_ operands: [String], for command: String) throws(UsageError) {
    let isRight =
      switch count {
      case .one: operands.count == 1
      case .two: operands.count == 2
      case .optional: operands.count <= 1
      case .several: !operands.isEmpty
      }
    guard isRight else { throw UsageError(message: "\(command) wants \(wanted)") }
    for operand in operands { try value.check(operand, for: command) }
  }
}
