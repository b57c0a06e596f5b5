import TextStreams

/// A plan as Spotter keeps it: days in their order, each with its exercises.
struct SpotterPlan {
  var id: UniqueIdentifier?
  var name: String
  var daysPerWeek: Int?
  var isActive: Bool?
  var days: [SpotterDay] = []
  var otherFields = OtherFields()

  static let names = ["id", "name", "daysPerWeek", "isActive", "days"]

  init(name: String) {
    self.name = name
  }

  /// Reads a plan; `nil` where it has no name, which is told.
  init?(_ object: inout AppObject) {
    let place = object.place
    id = object.take("id")
    guard let name = object.take("name", as: String.self) else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no name"], at: place)
      return nil
    }
    self.name = name
    daysPerWeek = object.take("daysPerWeek", wanted: "a whole number, zero or above,") { $0 >= 0 }
    isActive = object.take("isActive")
    days = object.objects("days").map { SpotterDay($0) }.inOrder(of: \.orderIndex)
    otherFields = object.rest()
  }

  func write(into writer: inout AppJSONWriter) {
    writer.object { json in
      json.identifier("id", id)
      json.member("name", name)
      json.member("daysPerWeek", daysPerWeek)
      json.member("isActive", isActive)
      json.objects("days", days) { $1.write(into: &$0) }
      json.others(otherFields)
    }
  }
}

/// A day of a plan.
struct SpotterDay {
  var id: UniqueIdentifier?
  var name: String
  var orderIndex: Int?
  var exercises: [SpotterPlannedExercise] = []
  var otherFields = OtherFields()

  static let names = ["id", "name", "orderIndex", "exercises"]

  init(name: String) {
    self.name = name
  }

  init(_ object: AppObject) {
    var object = object
    id = object.take("id")
    orderIndex = object.take("orderIndex")
    name = object.require("name") ?? "Day"
    exercises = object.objects("exercises").compactMap { SpotterPlannedExercise($0) }.inOrder(of: \.orderIndex)
    otherFields = object.rest()
  }

  func write(into json: inout AppJSONWriter) {
    json.identifier("id", id)
    json.member("name", name)
    json.member("orderIndex", orderIndex)
    json.objects("exercises", exercises) { $1.write(into: &$0) }
    json.others(otherFields)
  }
}

/// An exercise of a day: sets that are all alike.
struct SpotterPlannedExercise {
  var id: UniqueIdentifier?
  var orderIndex: Int?
  var exerciseName: String
  var exerciseID: UniqueIdentifier?
  var sets: Int?
  /// A text: `8-12`.
  var reps: String?
  var notes: String?
  var otherFields = OtherFields()

  static let names = ["id", "orderIndex", "exerciseName", "exerciseId", "sets", "reps", "notes"]

  init(exerciseName: String) {
    self.exerciseName = exerciseName
  }

  /// Reads an exercise; `nil` where it has no name, which is told.
  init?(_ object: AppObject) {
    var object = object
    guard let name: String = object.require("exerciseName") else { return nil }
    exerciseName = name
    id = object.take("id")
    orderIndex = object.take("orderIndex")
    exerciseID = object.take("exerciseId")
    sets = object.take("sets", wanted: "a whole number, zero or above,") { $0 >= 0 }
    reps = object.take("reps")
    notes = object.take("notes")
    otherFields = object.rest()
  }

  func write(into json: inout AppJSONWriter) {
    json.identifier("id", id)
    json.member("orderIndex", orderIndex)
    json.member("exerciseName", exerciseName)
    json.identifier("exerciseId", exerciseID)
    json.member("sets", sets)
    json.member("reps", reps)
    json.member("notes", notes)
    json.others(otherFields)
  }
}
