extension LogFormat {
  /// The CSV that the app FitNotes exports, on Android and on iOS: a set a row, one session a day.
  static let fitNotes = LogFormat(
    identifier: "fitnotes", name: "FitNotes CSV",
    headers: [
      "date": LogHeader(.start), "exercise": LogHeader(.exercise), "category": LogHeader(.category),
      "weight": .weight(nil), "weight (kg)": .weight(.kilogram), "weight (kgs)": .weight(.kilogram),
      "weight (lb)": .weight(.pound), "weight (lbs)": .weight(.pound), "weight unit": LogHeader(.weightUnit),
      "reps": LogHeader(.reps), "distance": .distance(nil), "distance unit": LogHeader(.distanceUnit),
      "time": LogHeader(.time), "comment": LogHeader(.setNotes), "notes": LogHeader(.setNotes),
      "kind": LogHeader(.derived),
    ],
    required: [[.start], [.exercise], [.category], [.weight, .reps, .time]], dateExample: "2024-03-12",
    zeroIsAbsent: [.reps, .distance, .time], hasUnquotedNames: true,
    dialect: { $0.has(.derived) ? "FitNotes, iOS" : "FitNotes, Android" })
}
