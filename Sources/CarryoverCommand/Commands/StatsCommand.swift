import Carryover

extension Option {
  fileprivate static let all = Option(
    name: "--all", help: "list every week and exercise, not just the last weeks and the most frequent exercises")
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let stats = Subcommand(
    name: "stats", summary: "show what was trained: weeks, exercises, records",
    explanation: "Show the figures of a training history: volume by week, exercises with estimated maxima, personal "
      + "records, and how steady the training was.",
    operand: Operand(value: .path("INPUT"), count: .one, wanted: "one input: a file, or -"),
    details: [
      "Volume is load times repetitions of completed sets. Records and estimates are those of completed sets that are no "
        + "warm-ups; a maximum is estimated from sets of at most \(TrainingStatistics.estimatedRepetitions) repetitions, "
        + "by Epley and by Brzycki. Of a set at body weight only what was added counts.",
      "Streaks and gaps end with the last workout, whatever the day is today.",
    ],
    options: CountedHistory.declared + [.all, .json],
    examples: [
      "carryover stats strong.csv",
      "carryover stats strong.csv --since 2025-01-01 --in lb",
      "carryover stats strong.csv --exercise 'Bench Press' --all",
      "carryover stats strong.csv --last 10 --json",
    ],
    run: runStats)
}

private func runStats(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let history = try CountedHistory(arguments, terminal)
  if arguments.has(.json) {
    terminal.print(FiguresJSON.text(history.figures, file: history.summary.file) + "\n")
  } else {
    let text = FiguresText(
      history.figures, file: history.summary.file, showsAll: arguments.has(.all), style: terminal.outputStyle)
    terminal.print(text.text)
  }
  return history.exitCode
}
