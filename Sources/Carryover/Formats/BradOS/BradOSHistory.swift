import TextStreams

/// What BradOS answers when it is asked for the history of an exercise.
struct BradOSHistory {
  var exerciseID: Int?
  var exerciseName: String?
  var entries: [BradOSEntry] = []

  init(exerciseID: Int?, exerciseName: String?) {
    self.exerciseID = exerciseID
    self.exerciseName = exerciseName
  }

  /// Reads an answer.
  ///
  /// - Throws: A question where a date is a point in time, and nobody says its zone.
  init(_ object: inout AppObject) throws(ReadingFailure) {
    exerciseID = object.take("exercise_id")
    exerciseName = object.take("exercise_name")
    for var entry in object.objects("entries") {
      if let entry = try BradOSEntry(&entry) { entries.append(entry) }
    }
    if var record = object.object("personal_record") { checkRecord(&record) }
    object.dropRest()
  }

  /// The best set of all: the heaviest, of these the one of most repetitions, of these the earliest.
  var record: (set: BradOSSet, date: CivilMoment, text: String)? {
    var best: (set: BradOSSet, date: CivilMoment, text: String)?
    for entry in entries {
      guard let set = entry.best else { continue }
      let isBetter = best.map { set.isBetter(than: $0.set) || !$0.set.isBetter(than: set) && entry.date < $0.date }
      if isBetter ?? true { best = (set, entry.date, entry.dateText) }
    }
    return best
  }

  /// Holds the record that the app says against the sets, from which it is made anew.
  func checkRecord(_ object: inout AppObject) {
    object.check("weight", record?.set.weight)
    object.check("reps", record?.set.reps)
  }

  func write(into json: inout AppJSONWriter) {
    json.member("exercise_id", exerciseID)
    json.member("exercise_name", exerciseName)
    json.objects("entries", entries) { $1.write(into: &$0) }
    guard let record else { return json.null("personal_record") }
    json.object("personal_record") { json in
      json.member("weight", record.set.weight)
      json.member("reps", record.set.reps)
      json.member("date", record.text)
    }
  }
}

/// The sets of one exercise in one workout.
struct BradOSEntry {
  var workoutID: Int?
  /// When the workout was, by the clock on the wall.
  var date: CivilMoment
  /// The date as it is written.
  var dateText = ""
  var weekNumber: Int?
  var mesocycleID: Int?
  var sets: [BradOSSet] = []
  var otherFields = OtherFields()
  /// Where it stands in the document.
  var path = ""
  var place: JSONDocumentSplitter.Place?

  static let names = ["workout_id", "date", "week_number", "mesocycle_id", "sets", "best_weight", "best_set_reps"]

  init(date: CivilMoment) {
    self.date = date
  }

  /// Reads an entry; `nil` where it has no date, which is told.
  ///
  /// - Throws: A question where the date is a point in time, and nobody says its zone.
  init?(_ object: inout AppObject) throws(ReadingFailure) {
    workoutID = object.take("workout_id")
    guard let date = try object.moment("date") else {
      object.findings.report(.appEntityUnreadable, [object.path, "it has no date"], at: object.place)
      return nil
    }
    (self.date, path, place) = (date, object.path, object.place)
    weekNumber = object.take("week_number")
    mesocycleID = object.take("mesocycle_id")
    for var set in object.objects("sets") { sets.append(BradOSSet(&set)) }
    sets = sets.inOrder(of: \.number)
    object.check("best_weight", best?.weight)
    object.check("best_set_reps", best?.reps)
    otherFields = object.rest()
  }

  /// The heaviest set, of several the one of most repetitions.
  var best: BradOSSet? {
    sets.dropFirst().reduce(sets.first) { best, set in best.map { set.isBetter(than: $0) } ?? true ? set : best }
  }

  func write(into json: inout AppJSONWriter) {
    json.member("workout_id", workoutID)
    json.member("date", dateText)
    json.memberOrNull("week_number", weekNumber)
    json.memberOrNull("mesocycle_id", mesocycleID)
    json.objects("sets", sets) { $1.write(into: &$0) }
    json.memberOrNull("best_weight", best?.weight)
    json.memberOrNull("best_set_reps", best?.reps)
    json.others(otherFields)
  }
}

/// A set as BradOS keeps it: a weight in a unit that is said nowhere, and repetitions.
struct BradOSSet {
  var number: Int?
  var weight: Double?
  var reps: Int?
  var otherFields = OtherFields()

  static let names = ["set_number", "weight", "reps"]

  init(number: Int, weight: Double, reps: Int) {
    (self.number, self.weight, self.reps) = (number, weight, reps)
  }

  init(_ object: inout AppObject) {
    number = object.take("set_number")
    weight = object.take("weight", wanted: "a number, zero or above,") { $0 >= 0 }
    reps = object.take("reps", wanted: "a whole number, zero or above,") { $0 >= 0 }
    otherFields = object.rest()
  }

  func isBetter(than other: BradOSSet) -> Bool {
    (weight ?? 0, reps ?? 0) > (other.weight ?? 0, other.reps ?? 0)
  }

  func write(into json: inout AppJSONWriter) {
    json.member("set_number", number)
    json.member("weight", weight)
    json.member("reps", reps)
    json.others(otherFields)
  }
}
