import Carryover

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Asks the person at the terminal.
struct Question: Sendable {
  private let terminal: Terminal

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// Whether somebody is there who sees the question and can answer.
  var canBeAsked: Bool { isatty(0) == 1 && isatty(2) == 1 }

  /// What is to be done with an entity; the default on an empty line.
  ///
  /// - Throws: Wrong usage where the answers end.
  func decide(_ item: ImportPlan.Item) throws(UsageError) -> ImportDecision {
    terminal.complain(PlanText.lines(item, style: terminal.errorStyle).joined(separator: "\n") + "\n")
    let choices = item.decisions.map { "[\($0.rawValue.prefix(1))]\($0.rawValue.dropFirst())" }
    while true {
      terminal.complain("  \(choices.joined(separator: ", "))? (\(item.decision.rawValue)) ")
      guard let answer = readLine() else { throw UsageError(message: "the answers ended before the questions") }
      if answer.isEmpty { return item.decision }
      let word = answer.lowercased()
      if let decision = item.decisions.first(where: { $0.rawValue.hasPrefix(word) }) { return decision }
    }
  }

  /// Whether what was shown is to be kept; it is on an empty line.
  ///
  /// - Throws: Wrong usage where the answers end.
  func isKept() throws(UsageError) -> Bool {
    while true {
      terminal.complain("  [k]eep, [d]rop? (keep) ")
      guard let answer = readLine()?.lowercased() else {
        throw UsageError(message: "the answers ended before the questions")
      }
      if answer.isEmpty || "keep".hasPrefix(answer) { return true }
      if "drop".hasPrefix(answer) { return false }
    }
  }
}
