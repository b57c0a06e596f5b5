/// What Gym App's documents hold.
enum GymAppCapabilities {
  static let all = FormatCapabilities(
    entities: [.session, .exercise, .implement, .module, .workout, .program], fields: fields)

  private static let whole = FormatCapabilities.Holding.partly("it is in whole seconds there")
  private static let number = FormatCapabilities.Holding.partly("it is a whole number there")
  private static let origin = FormatCapabilities.Holding.partly("everything in such a document is Gym App's own")
  private static let text = FormatCapabilities.Holding.partly("none and an empty text are the same there")
  private static let others = FormatCapabilities.Holding.partly("only what came from Gym App has a place there")
  private static let muscles = FormatCapabilities.Holding.partly("the app has names for eleven groups of muscles")
  private static let load = FormatCapabilities.Holding.partly(
    "a weight that would be misread is left out: help, or body weight among others")

  private static let unit = FormatCapabilities.Holding.partly("a document has one unit: other loads were converted")
  private static let reps = FormatCapabilities.Holding.partly(
    "a number, a least number or AMRAP is what is planned there")

  private static let fields: [String: FormatCapabilities.Holding] = [
    "session.id": .whole, "session.start": .partly("it is a point in time there, and a day begins at midnight"),
    "session.timeZone": .partly("a document has one time zone"),
    "session.duration": .partly("it is in whole minutes there"), "session.title": text,
    "session.programID": .whole, "session.workoutID": .whole, "session.feeling": .whole, "session.notes": .whole,
    "session.createdAt": .partly("a point in time is rounded to less than a microsecond there"),
    "session.isImported": .whole, "session.origin.source": origin, "session.origin.key": origin,
    "session.otherFields": others,
    "section.id": .whole, "section.name": text, "section.moduleType": .whole, "section.moduleID": .whole,
    "section.notes": .whole, "section.otherFields": others,
    "exercise.id": .whole, "exercise.exerciseID": .whole, "exercise.name": .whole, "exercise.exerciseType": .whole,
    "exercise.muscleGroups": muscles, "exercise.secondaryMuscleGroups": muscles, "exercise.implementIDs": .whole,
    "exercise.isUnilateral": .partly("each group of sets says it there"),
    "exercise.distanceUnit": .partly("m, km, mi and yd are the units there"), "exercise.supersetID": .whole,
    "exercise.notes": .whole, "exercise.otherFields": others,
    "group.id": .whole, "group.restPeriod": whole, "group.otherFields": others,
    "set.id": .whole, "set.kind": .partly("every set is a working set there"), "set.isCompleted": .whole,
    "set.load.value": load, "set.load.unit": unit,
    "set.load.kind": .partly("an exercise is done with body weight there or it is not"),
    "set.reps": .whole, "set.rpe": number, "set.restAfter": whole, "set.duration": whole, "set.holdTime": whole,
    "set.distance.value": .partly("a distance that would be misread is left out"),
    "set.distance.unit": .partly("an exercise has one unit there: other distances were converted"),
    "set.pace": .partly("it is for the unit of the exercise's distance there"), "set.heartRate": number,
    "set.side": .partly("left and right are the sides there"), "set.bandColor": .whole, "set.intensity": number,
    "set.height": .whole, "set.temperature": number, "set.quality": .whole,
    "set.measurables": .partly("a measure has a name and a value there, and each name once"),
    "set.otherFields": others,
    "template.modality": .partly("an exercise is done with body weight there or it is not"),
    "template.muscleGroups": muscles, "template.secondaryMuscleGroups": muscles, "template.origin.source": origin,
    "template.otherFields": others, "implement.origin.source": origin, "implement.otherFields": others,
    "module.origin.source": origin, "module.otherFields": others, "module.exercises.setGroups.reps": reps,
    "module.exercises.setGroups.rpe": number, "module.exercises.setGroups.load.unit": unit,
    "workout.origin.source": origin, "workout.otherFields": others, "workout.exercises.setGroups.reps": reps,
    "workout.exercises.setGroups.rpe": number, "workout.exercises.setGroups.load.unit": unit,
    "program.origin.source": origin, "program.otherFields": others,
    "program.slots.date": .partly("a date is counted from the day on which the program begins"),
    "program.progressionOverrides.unit": unit,
  ]
}
