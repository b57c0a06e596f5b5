import Carryover

/// The options by which any command that reads a history is told what the files do not say.
struct InputOptions {
  static let valued = ["--from", "--unit", "--distance-unit", "--owner"]
  static let help = """
      --from FORMAT         the format of the input: \(InputFormat.all.map(\.identifier).joined(separator: ", ")); found from the content otherwise
      --unit kg|lb          the unit of weights where the file does not state it; lb,kg@2021-05-03 for a switch
      --distance-unit UNIT  the unit of distances where the file does not state it: km, mi, m, yd, ft
      --owner UUID          whose history it is, where one service holds many: other ids for each owner
    """

  var format: InputFormat?
  var reading = ReadingOptions()

  init(_ arguments: Arguments) throws(UsageError) {
    if let name = arguments.value("--from") {
      guard let format = InputFormat.all.first(where: { $0.identifier == name }) else {
        let near = Suggestion.nearest(to: name, among: InputFormat.all.map(\.identifier))
        throw UsageError(message: "there is no input format \"\(Terminal.safe(name))\"" + near)
      }
      self.format = format
    }
    if let text = arguments.value("--unit") {
      guard let schedule = LoadUnitSchedule(text) else {
        throw UsageError(message: "--unit wants kg, lb, or a switch such as lb,kg@2021-05-03")
      }
      reading.loadUnits = schedule
    }
    if let text = arguments.value("--distance-unit") {
      let unit = DistanceUnit(rawValue: text)
      guard unit.meters != nil else { throw UsageError(message: "--distance-unit wants km, mi, m, yd or ft") }
      reading.distanceUnit = unit
    }
    if let text = arguments.value("--owner") {
      guard let owner = UniqueIdentifier(text) else { throw UsageError(message: "--owner wants a UUID") }
      reading.owner = owner
    }
  }
}
