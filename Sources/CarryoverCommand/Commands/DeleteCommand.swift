import Carryover

extension Option {
  fileprivate static let session = Option(
    name: "--session", value: .anything("SESSION"), help: "a session, by its day, its start or its identifier",
    remark: "2025-03-01 or 2025-03-01T18:00:00; given more than once, all of them", isInUsage: true)
  fileprivate static let json = Option(name: "--json", help: "print what was deleted as JSON")
}

extension Subcommand {
  static let delete = Subcommand(
    name: "delete", summary: "delete sessions of a library for good",
    explanation: "Delete sessions of a library, so that no import brings them back.",
    operand: .library,
    details: [
      "What is deleted leaves a mark behind: an import that has it again leaves it out, unless it is told "
        + "--restore-deleted. A day that names several sessions deletes none; they are listed with their identifiers."
    ],
    options: [.session] + LibraryOptions.declared + [.json],
    examples: [
      "carryover delete history.carryover --session 2025-03-03",
      "carryover delete history.carryover --session 2025-03-05T18:10:45 --session 2025-03-08",
    ],
    run: runDelete)
}

private func runDelete(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let options = try LibraryOptions(arguments)
  let words = arguments.values(.session)
  guard !words.isEmpty else { throw UsageError(message: "--session says what to delete: a day such as 2025-03-01") }
  let file = try LibraryFile(path: path).lock()
  var library = try file.existing()
  var sessions: [Session] = []
  for word in words {
    let session = try library.session(named: word)
    if !sessions.contains(session) { sessions.append(session) }
  }
  library.delete(sessions.map(\.id.value), at: now())
  let isWritten = try options.replace(file, with: library)
  let entities = sessions.map(Entity.session)
  if arguments.has(.json) {
    var json = JSONText()
    json.object {
      $0.member("receipt", library.receipts.last.map { "\($0.id)" })
      $0.entities("deleted", entities)
    }
    terminal.print(json.text + "\n")
  } else {
    for entity in entities { terminal.complain("deleted: \(Terminal.safeLine(entity.title))\n") }
    terminal.complain(LibraryText.outcome(path, isWritten: isWritten) + "\n")
  }
  return .done
}
