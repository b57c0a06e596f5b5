extension LogFormat {
  /// The CSV that the app Hevy exports: a set a row, the newest workout first.
  static let hevy = LogFormat(
    identifier: "hevy", name: "Hevy CSV",
    headers: [
      "title": LogHeader(.title), "start_time": LogHeader(.start), "end_time": LogHeader(.end),
      "description": LogHeader(.sessionNotes), "exercise_title": LogHeader(.exercise),
      "superset_id": LogHeader(.superset), "exercise_notes": LogHeader(.exerciseNotes),
      "set_index": LogHeader(.setIndex), "set_type": LogHeader(.setType), "weight_kg": .weight(.kilogram),
      "weight_lbs": .weight(.pound), "weight_lb": .weight(.pound), "reps": LogHeader(.reps),
      "distance_km": .distance(.kilometer), "distance_miles": .distance(.mile), "distance_meters": .distance(.meter),
      "duration_seconds": LogHeader(.seconds), "rpe": LogHeader(.rpe),
    ],
    required: [[.start], [.exercise], [.setIndex, .setType]], dateExample: "7 Apr 2026, 10:14", hasMonthNames: true,
    escapesLineBreaks: true,
    dialect: { binding in
      let units = binding.weights.compactMap(\.unit?.rawValue) + binding.distances.compactMap(\.unit?.rawValue)
      return (["Hevy"] + units).joined(separator: ", ")
    })
}
