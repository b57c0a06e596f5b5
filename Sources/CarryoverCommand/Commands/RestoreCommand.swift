import Carryover
import TextStreams

extension Option {
  fileprivate static let replace = Option(
    name: "--replace", help: "put it in the place of a library that is there, which stays beside it",
    remark: "as the youngest of the earlier versions", isInUsage: true)
  fileprivate static let quiet = Option(name: "--quiet", help: "print nothing but errors")
}

extension Subcommand {
  static let restore = Subcommand(
    name: "restore", summary: "make a library of a backup again",
    explanation: "Make a library of a backup again, with its identifier and all that it remembers.",
    operand: Operand(value: .path("FILE"), count: .one, wanted: "one backup: a file, or -"),
    details: [
      "The backup is read first, to its last byte: what is no library, or is damaged, is refused before anything is "
        + "touched. An earlier version of a library, which is kept beside it, is restored in the same way."
    ],
    options: [.into, .replace, .keep, .quiet],
    examples: [
      "carryover restore backup.carryover --into new.carryover",
      "carryover restore backup.carryover --into history.carryover --replace",
      "carryover restore history.previous-1.carryover --into history.carryover --replace",
    ],
    run: runRestore)
}

private func runRestore(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = try arguments.library()
  let versions = try LibraryOptions.versions(arguments)
  let library = try PersonalLibrary.read(InputSource(path: arguments.operands.first ?? "-")).library
  let target = LibraryFile(path: path)
  let file = try target.lockForRestore(replacing: arguments.has(.replace))
  // One that cannot be read is another.
  let isThereAlready = (try? target.read()) == library
  if !isThereAlready { try LibraryOptions.write(library, to: file, keeping: max(versions, 1)) }
  guard !arguments.has(.quiet) else { return .done }
  terminal.complain("restored: \(LibraryText.contents(library))\n")
  terminal.complain(LibraryText.outcome(path, isWritten: !isThereAlready) + "\n")
  return .done
}
