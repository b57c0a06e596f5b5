extension FormatCapabilities {
  /// What BradOS's document holds.
  static let bradOS: FormatCapabilities = {
    let place = Holding.partly("it is made anew from its place")
    let origin = Holding.partly("the origin of every session of such a document is BradOS")
    let name = Holding.partly("it is found by the exercise's name, which means another exercise")
    let other = Holding.partly("a field of a name that the app uses itself cannot be kept")
    return FormatCapabilities(
      entities: [.session, .exercise],
      fields: [
        "session": .partly("only a session with a date and a set that was done has a place there"),
        "session.id": .partly("workouts have numbers there, from which it is made anew"),
        "session.start": .whole,
        "session.timeZone": .partly("a date has only how far the clock was ahead; say the zone with --time-zone"),
        "session.isImported": .partly("every session of such a document is an imported one"),
        "session.origin.source": origin, "session.origin.key": origin,
        "session.otherFields": .partly("only week_number and mesocycle_id have a place there"),
        "section.id": place, "exercise.id": place, "group.id": place, "set.id": place,
        "exercise": .partly("all sets of an exercise in a workout are together there"),
        "exercise.order": .partly("exercises stand in one order in all workouts there"),
        "exercise.name": .partly("an exercise has one name there, of 1 to 100 characters"),
        "exercise.exerciseID": name, "exercise.modality": name, "exercise.otherFields": other,
        "set": .partly("every set is one that was done there"),
        "set.kind": .partly("every set is a working set there"),
        "set.isCompleted": .partly("every set is one that was done there"),
        "set.load.value": .partly(
          "a weight is always there, in one unit: none, one of no known unit, help and body weight become 0"),
        "set.load.unit": .partly("all weights are in one unit there, which the document does not say"),
        "set.reps": .partly("repetitions are always there: none become 0"),
        "set.otherFields": other,
        "template.id": .partly("exercises have numbers there; it is made anew from the name"),
        "template.name": .partly("an exercise has one name there, of 1 to 100 characters"),
        "template.weightIncrement": .partly("it is positive there"),
        "template.origin.source": .partly("the origin of every exercise of such a document is BradOS"),
        "template.origin.key": .partly("the origin of every exercise of such a document is BradOS"),
        "template.modality": name, "template.otherFields": other,
      ])
  }()
}
