import Carryover

extension Option {
  fileprivate static let since = Option(
    name: "--since", value: .anything("DATE"), help: "only sessions from this day on", remark: "such as 2025-03-01")
  fileprivate static let until = Option(
    name: "--until", value: .anything("DATE"), help: "only sessions up to this day, which is one of them")
  fileprivate static let exercise = Option(
    name: "--exercise", value: .anything("NAME"), help: "only this exercise, under any of its names",
    remark: "given more than once, all of them")
  fileprivate static let last = Option(
    name: "--last", value: .anything("NUMBER"), help: "only so many sessions, the last of those that are wanted")
}

/// The options by which any command that works on sessions is told which of them are wanted.
struct FilterOptions {
  static let declared: [Option] = [.since, .until, .exercise, .last]

  /// Which sessions are wanted.
  let filter: SessionFilter
  /// The exercises that were asked for, as they were typed.
  let exercises: [String]

  /// - Parameter input: What was said about the input, for the names of exercises in its mapping.
  init(_ arguments: Arguments, _ input: InputOptions) throws(UsageError) {
    try self.init(arguments, mapping: input.reading.exerciseMapping)
  }

  /// - Parameter mapping: The person's own names of exercises.
  init(_ arguments: Arguments, mapping: ExerciseMapping) throws(UsageError) {
    let since = try Self.date(.since, arguments)
    let until = try Self.date(.until, arguments)
    if let since, let until, since > until {
      throw UsageError(message: "--since \(since) is after --until \(until): no session can be wanted")
    }
    exercises = arguments.values(.exercise)
    filter = SessionFilter(
      since: since, until: until, exercises: exercises, lastCount: try Self.count(arguments),
      mapping: mapping)
  }

  private static func date(_ option: Option, _ arguments: Arguments) throws(UsageError) -> CivilDate? {
    guard let text = arguments.value(option) else { return nil }
    guard let moment = CivilMoment(text), moment.time == nil else {
      throw UsageError(option.name, wants: "a day such as 2025-03-01", not: text)
    }
    return moment.date
  }

  private static func count(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(.last) else { return nil }
    guard let count = Int(text), (1...1_000_000).contains(count) else {
      throw UsageError("--last", wants: "a number from 1 to 1000000", not: text)
    }
    return count
  }
}
