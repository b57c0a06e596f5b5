import Carryover
import TextStreams

extension Option {
  fileprivate static let quiet = Option(name: "--quiet", help: "print nothing but errors")
}

extension Subcommand {
  static let backup = Subcommand(
    name: "backup", summary: "write a library whole, to be restored",
    explanation: "Write a library whole, with all that it remembers, into a file from which it can be restored.",
    operand: .library,
    details: [
      "The library is read first, to its last byte, and a damaged one is refused: a backup is always whole. The same "
        + "library gives the same bytes. An earlier backup of it is replaced, one of another library is not."
    ],
    options: [.output, .quiet],
    examples: [
      "carryover backup history.carryover -o backup.carryover",
      "carryover backup history.carryover > backup.carryover",
    ],
    run: runBackup)
}

private func runBackup(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let output = arguments.value(.output) ?? "-"
  let library = try LibraryFile(path: path).read()
  guard output == "-" || !isSameFile(path, output) else {
    throw UsageError(
      message: "a backup beside the library is wanted, and \(Terminal.safe(output)) is the library itself")
  }
  if let other = (try? LibraryFile(path: output).read())?.id, other != library.id {
    throw UsageError(
      message: "\(Terminal.safe(output)) is another library, or a backup of one, and is not written over")
  }
  let (sink, temporaryPath) = try fileSink(output)
  Interruption.remove(onInterrupt: [temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  try library.write(into: sink)
  if !arguments.has(.quiet) { terminal.complain("backed up: \(LibraryText.contents(library))\n") }
  return .done
}
