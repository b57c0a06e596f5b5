/// A subcommand, declared once: how it is called, explained and completed, and what it does.
struct Subcommand: Sendable {
  let name: String
  /// What it does, in the list of commands.
  let summary: String
  /// What it does, in a sentence.
  let explanation: String
  var operand: Operand?
  /// What stands behind the one operand, if anything.
  var secondOperand: Operand?
  /// What else there is to know, in paragraphs.
  var details: [String] = []
  var options: [Option] = []
  /// Commands that are right where there is a `strong.csv`.
  let examples: [String]
  let run: @Sendable (Arguments, Terminal) throws -> ExitCode

  /// Its own options, and those that every command has.
  var allOptions: [Option] { options + Option.everywhere }

  /// `convert INPUT … [-o FILE] [options]`. A few options are named, of many only those that matter most.
  var usage: String {
    let areMany = options.count > 2
    var words = [name]
    words += operands.map(\.usage)
    words += options.filter { !areMany || $0.isInUsage }.map(\.usage)
    if areMany { words.append("[options]") }
    return words.joined(separator: " ")
  }

  /// What it works on, in order.
  var operands: [Operand] { [operand, secondOperand].compactMap(\.self) }

  /// Throws unless the operands are right.
  func check(_ operands: [String]) throws(UsageError) {
    guard let operand else {
      if operands.isEmpty { return }
      throw UsageError(message: "\(name) wants no operand")
    }
    guard let secondOperand else { return try operand.check(operands, for: name) }
    try operand.check(Array(operands.prefix(1)), for: name)
    try secondOperand.check(Array(operands.dropFirst()), for: name)
  }
}
