import Carryover

extension Option {
  fileprivate static let from = Option(
    name: "--from", value: .oneOf(InputFormat.all.map(\.identifier), "FORMAT"), help: "the format of the input",
    remark: "found from the content otherwise")
  fileprivate static let unit = Option(
    name: "--unit", value: .anything("UNIT", likely: LoadUnit.known.map(\.rawValue)),
    help: "the unit of weights where the file has none", remark: "lb,kg@2021-05-03 for a switch")
  fileprivate static let distanceUnit = Option(
    name: "--distance-unit", value: .oneOf(DistanceUnit.known.map(\.rawValue), "UNIT"),
    help: "the unit of distances where the file has none")
  fileprivate static let date = Option(
    name: "--date", value: .anything("DATE"), help: "the day of notes that state none",
    remark: "2024-03-05; its year is that of dates that state none")
  fileprivate static let dateOrder = Option(
    name: "--date-order", value: .oneOf(NoteDateOrder.allCases.map(\.rawValue), "ORDER"),
    help: "whether 3/5 is the third of May or the fifth of March, in notes where nothing settles it")
  fileprivate static let owner = Option(
    name: "--owner", value: .anything("UUID"),
    help: "whose history it is, where one service holds many: other ids for each owner")
  fileprivate static let mapping = Option(
    name: "--mapping", value: .path("FILE"), help: "what your own names of exercises mean",
    remark: "carryover exercises writes such a file")
}

/// The options by which any command that reads a history is told what the files do not say.
struct InputOptions {
  static let declared: [Option] = [
    .from, .unit, .distanceUnit, .timeZone, .date, .dateOrder, .mapping, .owner, .limit,
  ]
  /// Those for what somebody else shared.
  static let ofBundles: [Option] = [.unit, .distanceUnit, .timeZone, .mapping, .limit]

  var format: InputFormat?
  var reading = ReadingOptions()

  init(_ arguments: Arguments) throws {
    let name = arguments.value(.from)
    format = InputFormat.all.first { $0.identifier == name }
    reading = try Self.reading(arguments)
    if let text = arguments.value(.date) {
      guard let moment = CivilMoment(text), moment.time == nil else {
        throw UsageError("--date", wants: "a day such as 2024-03-05", not: text)
      }
      reading.date = moment.date
    }
    reading.dateOrder = arguments.value(.dateOrder).flatMap { NoteDateOrder(rawValue: $0) }
    if let text = arguments.value(.owner) {
      guard let owner = UniqueIdentifier(text) else { throw UsageError("--owner", wants: "a UUID", not: text) }
      reading.owner = owner
    }
  }

  /// What is said of what somebody else shared, or of any input.
  static func reading(_ arguments: Arguments) throws -> ReadingOptions {
    var reading = ReadingOptions()
    reading.limits = try LimitOption.limits(arguments)
    reading.distanceUnit = arguments.value(.distanceUnit).map { DistanceUnit(rawValue: $0) }
    if let text = arguments.value(.unit) {
      guard let schedule = LoadUnitSchedule(text) else {
        let wanted = "kg, lb, or a switch such as lb,kg@2021-05-03"
        throw UsageError("--unit", wants: wanted, not: text, words: LoadUnit.known.map(\.rawValue))
      }
      reading.loadUnits = schedule
    }
    reading.timeZone = try arguments.timeZone
    if let path = arguments.value(.mapping) { reading.exerciseMapping = try ExerciseMapping(path: path) }
    return reading
  }
}
