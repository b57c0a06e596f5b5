import Carryover
import TextStreams

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print what was found as JSON")
}

extension Subcommand {
  static let verify = Subcommand(
    name: "verify", summary: "check that a library or a document is whole",
    explanation: "Check a library, or a document in JSON or JSON Lines: nothing is written.",
    operand: Operand(value: .path("FILE"), count: .one, wanted: "one file, or -"),
    details: [
      "It checks that every line can be read, that counts and digest are right, that no identifier stands twice, that "
        + "what must be there is there, and that no value is impossible. Of a library it checks ledger and receipts, "
        + "too. A document that was cut or changed by a single byte is found where it has a digest, as libraries and "
        + "JSON Lines do.",
      "Exits with 0 when nothing is wrong, else with 1.",
    ],
    options: [.json],
    examples: ["carryover verify history.carryover", "carryover verify history.jsonl --json"],
    run: runVerify)
}

private func runVerify(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let input = try InputSource(path: arguments.operands.first ?? "-")
  let bar = ProgressBar(terminal)
  defer { bar.clear() }
  let verification = try LibraryVerification(input) { done, total in bar.update(done, of: total) }
  bar.clear()
  if arguments.has(.json) {
    terminal.print(json(verification) + "\n")
  } else {
    ReportPrinter.printFindings(verification.log, file: verification.file, to: terminal, isQuiet: false)
    terminal.print(text(verification, terminal.outputStyle))
  }
  return verification.isClean ? .done : .failed
}

private func text(_ verification: LibraryVerification, _ style: TextStyle) -> String {
  var parts: [String] = []
  for kind in EntityKind.known {
    guard let count = verification.counts[kind] else { continue }
    parts.append(ReportPrinter.count(count, kind.rawValue))
    if kind == .session { parts.append(ReportPrinter.count(verification.setCount, "set")) }
  }
  if verification.ledgerCount > 0 {
    parts.append("\(verification.ledgerCount) ledger \(verification.ledgerCount == 1 ? "entry" : "entries")")
  }
  if verification.receiptCount > 0 { parts.append(ReportPrinter.count(verification.receiptCount, "receipt")) }
  if parts.isEmpty { parts = ["nothing in it"] }
  parts.append(verification.digest.map { "digest \(Terminal.safeLine($0)) right" } ?? "no digest that is right")
  let name = style.bold(Terminal.safeLine(verification.file))
  let result = verification.isClean ? "nothing is wrong" : "it is not as it should be"
  return "\(name): \(verification.format), \(parts.joined(separator: ", "))\n\(result)\n"
}

private func json(_ verification: LibraryVerification) -> String {
  var json = JSONText()
  json.object {
    $0.member("file", verification.file)
    $0.member("format", verification.format)
    $0.member("isClean", verification.isClean)
    $0.object("counts") { json in
      for kind in EntityKind.known {
        if let count = verification.counts[kind] { json.member(kind.rawValue, count) }
      }
      json.member("set", verification.setCount)
      json.member("ledgerEntry", verification.ledgerCount)
      json.member("receipt", verification.receiptCount)
    }
    $0.member("digest", verification.digest)
    $0.diagnostics(verification.log, file: verification.file)
  }
  return json.text
}
