extension FormatCapabilities {
  /// What Spotter's document holds.
  static let spotter = FormatCapabilities(
    entities: [.session, .exercise, .module, .workout, .program, .healthSnapshot],
    fields: spotterSession.merging(spotterPlan) { own, _ in own })

  private static let spotterSession: [String: Holding] = {
    let place = Holding.partly("it is made anew from its place")
    let origin = Holding.partly("the origin of every session of such a document is Spotter")
    let other = Holding.partly("a field of a name that the app uses itself cannot be kept")
    let name = Holding.partly("it is found by the exercise's name, which means another exercise")
    return [
      "session": .partly("a session without a date has no place there"),
      "session.id": .whole,
      "session.start": .partly("a day without a time becomes midnight there"),
      "session.timeZone": .partly("a date has only how far the clock was ahead; say the zone with --time-zone"),
      "session.title": .partly("only the name of a plan's day is kept, which it becomes where there is none"),
      "session.planDayName": .whole,
      "session.duration": .partly("it is zero or above there"),
      "session.feeling": .partly("it is from 1 to 5 there"),
      "session.notes": .whole, "session.painTags": .whole, "session.completedAt": .whole,
      "session.isImported": .partly("every session of such a document is an imported one"),
      "session.origin.source": origin, "session.origin.key": origin, "session.otherFields": other,
      "section.id": place, "exercise.id": place, "group.id": place, "set.id": .whole,
      "exercise": .partly("sets of one exercise that follow one another are one exercise there"),
      "exercise.name": .whole, "exercise.exerciseID": .whole, "exercise.modality": name,
      "set": .partly("every set is one that was done there"),
      "set.kind": .partly("every set is a working set there"),
      "set.isCompleted": .partly("every set is one that was done there"),
      "set.load.value": .partly(
        "a weight is always there: none, one of no known unit, help and body weight become 0"),
      "set.load.unit": .partly("kg and lbs are the units there"),
      "set.reps": .partly("repetitions are always there: none become 0"),
      "set.rpe": .partly("it is a whole number from 1 to 10 there"),
      "set.notes": .whole, "set.timestamp": .whole, "set.otherFields": other,
    ]
  }()

  private static let spotterPlan: [String: Holding] = {
    let other = Holding.partly("a field of a name that the app uses itself cannot be kept")
    let place = Holding.partly("it is made anew from its place")
    let group = Holding.partly("each group of sets is a planned exercise of its own there")
    return [
      "module": .partly("its exercises stand in the days of the workouts that it is part of"),
      "workout": .partly("only a workout of a program has a day there"),
      "template.otherFields": other, "workout.otherFields": other, "program.otherFields": other,
      "healthSnapshot.otherFields": other, "workout.exercises.otherFields": other,
      "healthSnapshot.bodyweight.unit": .partly("kg and lbs are the units there"),
      "program.daysPerWeek": .partly("it is zero or above there"),
      "program.slots.id": place,
      "program.slots.workoutID": .partly("each day there is a workout of its own"),
      "program.slots.workoutName": .partly("the workout's own name is kept"),
      "workout.exercises.id": .partly("an exercise that stands in several days has an identifier in each there"),
      "workout.exercises.setGroups.id": place,
      "workout.exercises.setGroups.sets": group,
      "workout.exercises.setGroups.reps": group,
    ]
  }()
}
