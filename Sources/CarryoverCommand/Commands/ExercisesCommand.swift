import Carryover

extension Option {
  fileprivate static let unmatched = Option(name: "--unmatched", help: "list only the names that match nothing")
  fileprivate static let writeMapping = Option(
    name: "--write-mapping", value: .path("FILE"), help: "write the names that match nothing there, to be filled in",
    remark: "give the file back with --mapping", isInUsage: true)
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let exercises = Subcommand(
    name: "exercises", summary: "list the exercises of a history and what they were found to be",
    explanation: "List the names of exercises in a history, the sets logged under each, and what each was found to be.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    details: [
      "A name is found in your own mapping first, then in the catalogue; a name that matches nothing stays an exercise "
        + "of your own, and the nearest exercises of the catalogue are shown beside it."
    ],
    options: InputOptions.declared + [.unmatched, .writeMapping, .json],
    examples: [
      "carryover exercises strong.csv",
      "carryover exercises strong.csv --unmatched",
      "carryover exercises strong.csv --write-mapping names.csv",
    ],
    run: runExercises)
}

private func runExercises(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  var input = try InputOptions(arguments)
  // Which unit the weights are in makes no difference to the names.
  input.reading.allowsUnknownUnit = true
  var reader = try HistoryReader(path: arguments.operands.first ?? "-", format: input.format, options: input.reading)
  var survey = ExerciseSurvey()
  let bar = ProgressBar(terminal)
  while let entity = try reader.next() {
    survey.add(entity)
    let summary = reader.summary
    bar.update(summary.bytesRead, of: summary.byteCount)
  }
  bar.clear()
  let mapping = input.reading.exerciseMapping
  if let path = arguments.value(.writeMapping) {
    try writeFile(survey.mappingTemplate(mapping: mapping), to: path)
    if path == "-" { return reader.summary.rows.rejected > 0 ? .doneWithRejections : .done }
  }
  let names = survey.names(mapping: mapping)
  let shown = names.filter { !arguments.has(.unmatched) || $0.match.kind == .custom }
  if arguments.has(.json) {
    terminal.print(ExerciseList.json(shown))
  } else {
    terminal.print(ExerciseList.text(shown, of: names, terminal.outputStyle))
  }
  return reader.summary.rows.rejected > 0 ? .doneWithRejections : .done
}
