import Carryover

extension Option {
  fileprivate static let mergedLibrary = Option(
    name: "--output", shortName: "-o", value: .path("LIBRARY"), help: "the merged library",
    remark: "a new file, or one of the two", isInUsage: true)
  fileprivate static let onDuplicate = Option(
    name: "--on-duplicate", value: .oneOf(["skip", "keep"], "WHAT"),
    help: "what to do with the same training under two identities",
    remark: "skip by default: the session that says more stays")
  fileprivate static let json = Option(name: "--json", help: "print what became of everything as JSON")
}

extension Subcommand {
  static let merge = Subcommand(
    name: "merge", summary: "make one library of two",
    explanation: "Make one library of two of the same person: two phones, a phone and a backup.",
    operand: Operand(value: .path("A B"), count: .two, wanted: "two libraries"),
    details: [
      "Of a session that both changed each exercise is taken from the side that edited it later, else from the fuller "
        + "one, and what only one side has stays. What one side deleted stays deleted, unless the other edited it after "
        + "that. Either order gives the same content, and merging once more changes nothing.",
      "The merged library has the identifier of A, and the receipts of both: imports of either can be undone in it. "
        + "-o may name A or B, of which earlier versions are kept beside it; any other library that is there is refused.",
    ],
    options: [.mergedLibrary, .onDuplicate] + LibraryOptions.declared + [.json],
    examples: [
      "carryover merge phone.carryover tablet.carryover -o both.carryover",
      "carryover merge phone.carryover tablet.carryover -o phone.carryover",
    ],
    run: runMerge)
}

private func runMerge(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  guard let output = arguments.value(.mergedLibrary) else {
    throw UsageError(message: "-o wants the file of the merged library")
  }
  let options = try LibraryOptions(arguments)
  let paths = arguments.operands
  guard let first = paths.first, let second = paths.last else { return .usage }
  let file = try LibraryFile(path: output).lock()
  let (own, ownState) = try LibraryFile(path: first).readWithState()
  let (other, otherState) = try LibraryFile(path: second).readWithState()
  // A library with the content of A or B is lost to nobody when the merge takes its place.
  guard file.library == nil || [ownState, otherState].contains(file.state) else {
    throw ReadingFailure(.input, Diagnostic(.mergeTarget, file: output))
  }
  let merge = own.merged(with: other, keepsDuplicates: arguments.value(.onDuplicate) == "keep")
  let isWritten = try options.replace(file, with: merge.library)
  if arguments.has(.json) {
    terminal.print(MergeList.json(merge) + "\n")
  } else {
    terminal.complain(MergeList.text(merge, first, second, terminal.errorStyle))
    let name = Terminal.safeLine(output)
    terminal.complain(isWritten ? "written: \(name)\n" : "nothing changed: \(name) is as it was\n")
  }
  return .done
}
