extension FormatCapabilities {
  /// What Workout Logger's document holds: its own fields, and what notes say.
  static let workoutLogger: FormatCapabilities = {
    var fields: [String: Holding] = [:]
    let text = Holding.partly("it is held as far as notes say it")
    for field in sessionFields where notesFields.contains(field) { fields[field] = text }
    let place = Holding.partly("it is made anew from its place")
    for field in ["section.id", "exercise.id", "group.id", "set.id"] { fields[field] = place }
    for field in ["session.id", "session.createdAt", "session.updatedAt"] { fields[field] = .whole }
    fields["session.start"] = .partly("the app keeps the day; a time is held where the notes say it")
    fields["session.type"] = .partly("the app knows Upper, Lower and Full Body")
    fields["session.notes"] = .partly("where they do not say the training, it is written into them")
    fields["session.isImported"] = .partly("every session of such a document is an imported one")
    let origin = Holding.partly("the origin of every session of such a document is Workout Logger")
    (fields["session.origin.source"], fields["session.origin.key"]) = (origin, origin)
    fields["session.otherFields"] = .partly("a field of a name that the app uses itself cannot be kept")
    let name = Holding.partly("it is found by the exercise's name, which means another exercise")
    (fields["exercise.exerciseID"], fields["exercise.modality"]) = (name, name)
    fields["set.load.unit"] = .partly("where the notes as typed say none, it is said with --unit when they are read")
    fields["exercise"] = .partly("notes of one exercise that follow one another are one exercise there")
    return FormatCapabilities(sessionFields: fields)
  }()

  /// The fields that notes can say.
  private static let notesFields: Set<String> = [
    "session.title", "session.duration", "session.feeling", "session.rpe", "session.bodyweight.value",
    "session.bodyweight.unit", "session.bodyweight.kind", "session.painTags", "section.name", "section.notes",
    "exercise.name", "exercise.notes", "exercise.supersetID", "set.kind", "set.toFailure", "set.isCompleted",
    "set.load.value", "set.load.unit", "set.load.kind", "set.reps", "set.partialReps", "set.rpe", "set.rpeUpper",
    "set.rir", "set.distance.value", "set.distance.unit", "set.duration", "set.restAfter", "set.holdTime", "set.pace",
    "set.heartRate", "set.side", "set.isApproximate", "set.notes", "set.raw", "set.target.reps",
    "set.target.load.value", "set.target.load.unit", "set.target.load.kind", "set.target.loadPercent",
    "set.target.rpe", "set.target.duration", "set.target.distance.value", "set.target.distance.unit",
  ]
}
