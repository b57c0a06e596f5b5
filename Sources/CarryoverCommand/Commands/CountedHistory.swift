import Carryover

extension Option {
  fileprivate static let unitOfFigures = Option(
    name: "--in", value: .oneOf(LoadUnit.known.map(\.rawValue), "UNIT"), help: "the unit of weights in the figures",
    remark: "the one that most sets have by default")
}

/// The figures of an input, read to its end, for the commands that show them.
struct CountedHistory {
  static let declared: [Option] = InputOptions.declared + [.unitOfFigures] + FilterOptions.declared

  let figures: TrainingFigures
  let summary: SourceSummary

  init(_ arguments: Arguments, _ terminal: Terminal) throws {
    let input = try InputOptions(arguments)
    let filter = try FilterOptions(arguments, input)
    let path = arguments.operands.first ?? "-"
    var reader = try HistoryReader(path: path, format: input.format, options: input.reading)
    var selection = SessionFilter.Selection(filter.filter)
    var statistics = TrainingStatistics()
    var missing = MissingExercises(filter.exercises, mapping: input.reading.exerciseMapping)
    var sessions = 0
    let bar = ProgressBar(terminal)
    defer { bar.clear() }
    while let entity = try reader.next() {
      let summary = reader.summary
      bar.update(summary.bytesRead, of: summary.byteCount)
      guard case .session(let session) = entity else { continue }
      sessions += 1
      missing.look(in: session)
      if let wanted = selection.add(session) { statistics.add(wanted) }
    }
    for session in selection.finish() { statistics.add(session) }
    bar.clear()
    figures = statistics.figures(in: arguments.value(.unitOfFigures).map { LoadUnit(rawValue: $0) })
    summary = reader.summary
    ReportPrinter.printFindings(summary.log, file: summary.file, to: terminal, isQuiet: false)
    missing.tell(terminal)
    if figures.total.workouts == 0, sessions > 0 {
      terminal.complain("carryover: none of \(ReportPrinter.count(sessions, "session")) is wanted\n")
    }
  }

  /// How the command ends when nothing else goes wrong.
  var exitCode: ExitCode {
    summary.rows.rejected > 0 || summary.rejectedEntities > 0 || summary.isCut ? .doneWithRejections : .done
  }
}
