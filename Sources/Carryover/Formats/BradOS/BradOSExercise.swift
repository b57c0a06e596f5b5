import TextStreams

/// An exercise as the app BradOS keeps it.
struct BradOSExercise: Hashable {
  var id: Int?
  /// What it is called, 1 to 100 characters.
  var name: String
  /// The smallest step of its weight, positive.
  var weightIncrement: Double?
  var isCustom: Bool?
  var otherFields = OtherFields()

  static let names = ["id", "name", "weight_increment", "is_custom"]
  /// The step that the app takes where nobody says another.
  static let defaultIncrement = 5.0
  private static let nameLimit = 100

  init(id: Int?, name: String) {
    self.id = id
    self.name = name
  }

  /// Reads an exercise; `nil` where it has no name, which is told.
  init?(_ object: inout AppObject) {
    id = object.take("id")
    guard let name = object.take("name", as: String.self), !name.isEmpty else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no name"], at: object.place)
      return nil
    }
    self.name = Self.held(name)
    if self.name != name { object.complain("name", "it has more than 100 characters, of which the first were taken") }
    weightIncrement = object.take("weight_increment", wanted: "a positive number") { $0 > 0 }
    isCustom = object.take("is_custom")
    otherFields = object.rest()
  }

  /// A name as the app can have it.
  static func held(_ name: String) -> String { name.isEmpty ? "Exercise" : String(name.prefix(nameLimit)) }

  func write(into json: inout AppJSONWriter) {
    json.member("id", id)
    json.member("name", name)
    json.member("weight_increment", weightIncrement ?? Self.defaultIncrement)
    json.member("is_custom", isCustom ?? false)
    json.others(otherFields)
  }
}
