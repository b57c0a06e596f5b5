import TextStreams

/// An exercise as Spotter keeps it.
struct SpotterExercise: Hashable {
  var id: UniqueIdentifier?
  var name: String
  var muscleGroups: [String] = []
  var modality: Modality?
  var notes: String?
  var isCustom: Bool?
  var createdAt: Instant?
  var otherFields = OtherFields()

  static let names = ["id", "name", "muscleGroups", "modality", "notes", "isCustom", "createdAt"]

  /// Reads an exercise; `nil` where it has no name, which is told.
  init?(_ object: inout AppObject) {
    let place = object.place
    id = object.take("id")
    guard let name = object.take("name", as: String.self) else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no name"], at: place)
      return nil
    }
    self.name = name
    muscleGroups = object.list("muscleGroups")
    modality = object.take("modality")
    notes = object.take("notes")
    isCustom = object.take("isCustom")
    createdAt = object.instant("createdAt")
    otherFields = object.rest()
  }

  init(_ exercise: Exercise) {
    id = exercise.id.value
    name = exercise.name
    muscleGroups = exercise.muscleGroups
    modality = exercise.modality
    notes = exercise.notes
    isCustom = exercise.isCustom
    createdAt = exercise.createdAt
    otherFields = exercise.otherFields.kept(beside: Self.names)
  }

  func write(into writer: inout AppJSONWriter) {
    writer.object { json in
      json.identifier("id", id)
      json.member("name", name)
      json.list("muscleGroups", muscleGroups)
      json.member("modality", modality)
      json.member("notes", notes)
      json.member("isCustom", isCustom)
      json.member("createdAt", createdAt)
      json.others(otherFields)
    }
  }

  /// The exercise of the model; the catalogue's own where the document says nothing else of it.
  func exercise(_ matcher: inout ExerciseMatcher) -> Exercise {
    let match = matcher.match(name).exercise
    guard let id else { return match }
    if SpotterExercise(match) == self { return match }
    var exercise = Exercise(id: Identifier(id), name: name)
    exercise.muscleGroups = muscleGroups
    exercise.modality = modality
    exercise.notes = notes
    exercise.isCustom = isCustom ?? false
    exercise.createdAt = createdAt
    exercise.otherFields = otherFields
    return exercise
  }
}

/// What Spotter keeps of the body on one day.
struct SpotterHealthSnapshot {
  var id: UniqueIdentifier?
  /// The day: a point in time there.
  var date: CivilDate
  var sleepHours: Double?
  var hrvAverage: Double?
  var restingHR: Double?
  var caloriesConsumed: Double?
  var bodyweight: Double?
  var bodyweightUnit: LoadUnit?
  var otherFields = OtherFields()

  static let names = [
    "id", "date", "sleepHours", "hrvAverage", "restingHR", "caloriesConsumed", "bodyweight", "bodyweightUnit",
  ]

  /// Reads a snapshot; `nil` where it has no date, which is told.
  ///
  /// - Throws: A question where it is a point in time, and nobody says its zone.
  init?(_ object: inout AppObject) throws(ReadingFailure) {
    let place = object.place
    id = object.take("id")
    guard let date = try object.day("date") else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no date"], at: place)
      return nil
    }
    self.date = date
    func number(_ name: String) -> Double? { object.take(name, wanted: "a number, zero or above,") { $0 >= 0 } }
    sleepHours = number("sleepHours")
    hrvAverage = number("hrvAverage")
    restingHR = number("restingHR")
    caloriesConsumed = number("caloriesConsumed")
    bodyweight = number("bodyweight")
    bodyweightUnit = object.takeLoadUnit("bodyweightUnit")
    otherFields = object.rest()
  }

  init(_ snapshot: HealthSnapshot) {
    id = snapshot.id.value
    date = snapshot.date
    sleepHours = snapshot.sleepHours?.zeroOrAbove
    hrvAverage = snapshot.hrv?.zeroOrAbove
    restingHR = snapshot.restingHeartRate?.zeroOrAbove
    caloriesConsumed = snapshot.calories?.zeroOrAbove
    bodyweight = snapshot.bodyweight?.value?.zeroOrAbove
    bodyweightUnit = snapshot.bodyweight?.unit?.kilograms != nil ? snapshot.bodyweight?.unit : nil
    otherFields = snapshot.otherFields.kept(beside: Self.names)
  }

  /// - Parameter date: The beginning of the day, with the offset of its zone.
  func write(date: String, into writer: inout AppJSONWriter) {
    writer.object { json in
      json.identifier("id", id)
      json.member("date", date)
      json.member("sleepHours", sleepHours)
      json.member("hrvAverage", hrvAverage)
      json.member("restingHR", restingHR)
      json.member("caloriesConsumed", caloriesConsumed)
      json.member("bodyweight", bodyweight)
      json.member("bodyweightUnit", bodyweightUnit.map(SpotterSet.spelling))
      json.others(otherFields)
    }
  }

  /// The snapshot of the model. One without an identifier gets version 5 of `spotter:health:<day>`.
  func snapshot(_ identity: SessionIdentity) -> HealthSnapshot {
    let id = id ?? UniqueIdentifier(namespace: identity.namespace, name: "spotter:health:\(date)".utf8)
    var snapshot = HealthSnapshot(id: Identifier(id), date: date)
    snapshot.sleepHours = sleepHours
    snapshot.hrv = hrvAverage
    snapshot.restingHeartRate = restingHR
    snapshot.calories = caloriesConsumed
    if bodyweight != nil { snapshot.bodyweight = Load(value: bodyweight, unit: bodyweightUnit) }
    snapshot.otherFields = otherFields
    return snapshot
  }
}

extension Double {
  /// The number, where it is one and not below zero.
  var zeroOrAbove: Double? { isFinite && self >= 0 ? self : nil }
}
