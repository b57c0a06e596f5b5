import TextStreams

/// A session as the app Spotter keeps it: sets in one flat list.
struct SpotterSession {
  var id: UniqueIdentifier?
  /// When it was: a point in time there, here as the clock on the wall showed it.
  var date: CivilMoment
  var planDayName: String?
  /// Seconds.
  var duration: Double?
  /// How it felt, 1 to 5: the model's `feeling`.
  var sessionRPE: Int?
  var notes: String?
  var painTags: [String] = []
  var completedAt: Instant?
  var sets: [SpotterSet] = []
  var otherFields = OtherFields()

  static let names = [
    "id", "date", "planDayName", "duration", "sessionRPE", "notes", "painTags", "completedAt", "sets",
  ]

  /// Reads a session; `nil` where it has no date, which is told.
  ///
  /// - Throws: A question where it is a point in time, and nobody says its zone.
  init?(_ object: inout AppObject) throws(ReadingFailure) {
    let place = object.place
    id = object.take("id")
    guard let date = try object.moment("date") else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no date"], at: place)
      return nil
    }
    self.date = date
    planDayName = object.take("planDayName")
    duration = object.take("duration", wanted: "seconds, zero or above,") { $0 >= 0 }
    sessionRPE = object.take("sessionRPE", wanted: "a whole number from 1 to 5") { 1...5 ~= $0 }
    notes = object.take("notes")
    painTags = object.list("painTags")
    completedAt = object.instant("completedAt")
    for var set in object.objects("sets") { sets.append(SpotterSet(&set)) }
    otherFields = object.rest()
  }

  /// Appends the session.
  ///
  /// - Parameter date: When it was, with the offset of its zone.
  func write(date: String, into writer: inout AppJSONWriter) {
    writer.object { json in
      json.identifier("id", id)
      json.member("date", date)
      json.member("planDayName", planDayName)
      json.member("duration", duration)
      json.member("sessionRPE", sessionRPE)
      json.member("notes", notes)
      json.list("painTags", painTags)
      json.member("completedAt", completedAt)
      json.objects("sets", sets) { $1.write(into: &$0) }
      json.others(otherFields)
    }
  }
}

/// A set as Spotter keeps it. Its weight and its repetitions are not optional there, and its effort is a whole number;
/// of a document that leaves them out, or has halves, what it says is taken.
struct SpotterSet {
  var id: UniqueIdentifier?
  var orderIndex: Int?
  var exerciseID: UniqueIdentifier?
  var exerciseName: String?
  var weight: Double?
  var weightUnit: LoadUnit?
  var reps: Int?
  var rpe: Double?
  var notes: String?
  var timestamp: Instant?
  var otherFields = OtherFields()
  /// Where it stands in the document.
  var path = ""

  static let names = [
    "id", "orderIndex", "exerciseId", "exerciseName", "exercise", "weight", "weightUnit", "reps", "rpe", "notes",
    "timestamp",
  ]

  init() {}

  init(_ object: inout AppObject) {
    path = object.path
    id = object.take("id")
    orderIndex = object.take("orderIndex")
    takeExercise(&object)
    weight = object.take("weight", wanted: "a number, zero or above,") { $0 >= 0 }
    weightUnit = object.takeLoadUnit("weightUnit")
    reps = object.take("reps", wanted: "a whole number, zero or above,") { $0 >= 0 }
    rpe = object.take("rpe", wanted: "a number from 1 to 10") { 1...10 ~= $0 }
    notes = object.take("notes")
    timestamp = object.instant("timestamp")
    otherFields = object.rest()
  }

  /// Its exercise by identifier and name, or as an object of its own.
  private mutating func takeExercise(_ object: inout AppObject) {
    exerciseID = object.take("exerciseId")
    exerciseName = object.take("exerciseName")
    guard exerciseName == nil, var exercise = object.object("exercise") else { return }
    exerciseID = exercise.take("id") ?? exerciseID
    exerciseName = exercise.take("name")
  }

  func write(into json: inout AppJSONWriter) {
    json.identifier("id", id)
    json.member("orderIndex", orderIndex)
    json.identifier("exerciseId", exerciseID)
    json.member("exerciseName", exerciseName)
    json.member("weight", weight)
    json.member("weightUnit", weightUnit.map(Self.spelling))
    json.member("reps", reps)
    json.member("rpe", rpe)
    json.member("notes", notes)
    json.member("timestamp", timestamp)
    json.others(otherFields)
  }

  /// `lbs` and `kg`.
  static func spelling(_ unit: LoadUnit) -> String { unit == .pound ? "lbs" : unit.rawValue }
}

extension AppObject {
  /// Takes a unit of loads as apps spell it.
  mutating func takeLoadUnit(_ name: String) -> LoadUnit? {
    let units: [String: LoadUnit] = ["kg": .kilogram, "kgs": .kilogram, "lb": .pound, "lbs": .pound]
    let text = take(name, as: String.self, wanted: "kg or lbs") { units[$0.lowercased()] != nil }
    return text.flatMap { units[$0.lowercased()] }
  }
}
