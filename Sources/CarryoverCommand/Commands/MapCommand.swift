import Carryover

extension Option {
  fileprivate static let mapping = Option(
    name: "--mapping", value: .path("FILE"), help: "apply what a mapping file says, and remember it", isInUsage: true)
  fileprivate static let writeMapping = Option(
    name: "--write-mapping", value: .path("FILE"),
    help: "write the names that match nothing, and what is known of others, there",
    remark: "fill it in and give it back with --mapping", isInUsage: true)
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let map = Subcommand(
    name: "map", summary: "say what a library's names of exercises mean",
    explanation: "List the names of exercises in a library that match nothing, and say what they mean.",
    operand: .library,
    details: [
      "Without --mapping the names are listed, each with the nearest exercises of the catalogue and why they are near; "
        + "none is taken without you. With --mapping what was logged and planned under the file's names goes to the "
        + "exercises that it says, no set is lost, an exercise of your own that nothing belongs to any more is merged "
        + "into the other, and later imports into the library know the names, too. `carryover undo` takes it back."
    ],
    options: [.mapping, .writeMapping, .dryRun] + LibraryOptions.declared + [.json],
    examples: [
      "carryover map history.carryover",
      "carryover map history.carryover --write-mapping names.csv",
      "carryover map history.carryover --mapping names.csv --dry-run",
    ],
    run: runMap)
}

private func runMap(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let options = try LibraryOptions(arguments)
  guard let mapping = arguments.value(.mapping) else {
    guard !arguments.has(.dryRun) else {
      throw UsageError(message: "--dry-run tells what --mapping would do; say both")
    }
    return try listNames(try LibraryFile(path: path).read(), arguments, terminal)
  }
  guard arguments.value(.writeMapping) == nil else {
    throw UsageError(message: "--write-mapping and --mapping are two steps: write the file, fill it in, give it back")
  }
  let names = try ExerciseMapping(path: mapping)
  let file = arguments.has(.dryRun) ? nil : try LibraryFile(path: path).lock()
  var library = try file?.existing() ?? LibraryFile(path: path).read()
  let outcome = library.apply(names, at: now())
  let isWritten = try file.map { try options.replace($0, with: library) } ?? false
  if arguments.has(.json) {
    terminal.print(MappingText.json(outcome, receipt: isWritten ? library.receipts.last : nil))
  } else {
    terminal.complain(MappingText.text(outcome))
    if file != nil { terminal.complain(LibraryText.outcome(path, isWritten: isWritten) + "\n") }
  }
  return .done
}

private func listNames(
  _ library: PersonalLibrary, _ arguments: Arguments, _ terminal: Terminal
) throws -> ExitCode {
  var survey = ExerciseSurvey()
  for session in library.content.sessions { survey.add(.session(session)) }
  if let path = arguments.value(.writeMapping) {
    try writeFile(survey.mappingTemplate(mapping: library.mapping), to: path)
    if path == "-" { return .done }
  }
  let names = survey.names(mapping: library.mapping)
  let unmatched = names.filter { $0.match.kind == .custom }
  if arguments.has(.json) {
    terminal.print(ExerciseList.json(unmatched))
  } else {
    terminal.print(ExerciseList.text(unmatched, of: names, terminal.outputStyle))
  }
  return .done
}
