extension LogFormat {
  /// The CSV that the app Fitbod exports: a set a row, `0` where nothing was entered, times with their offset from UTC.
  static let fitbod = LogFormat(
    identifier: "fitbod", name: "Fitbod CSV",
    headers: [
      "date": LogHeader(.start), "exercise": LogHeader(.exercise), "reps": LogHeader(.reps),
      "weight(kg)": .weight(.kilogram), "weight(lb)": .weight(.pound), "weight(lbs)": .weight(.pound),
      "duration(s)": LogHeader(.seconds), "distance(m)": .distance(.meter), "incline": LogHeader(.incline),
      "resistance": LogHeader(.resistance), "iswarmup": LogHeader(.isWarmup), "note": LogHeader(.setNotes),
      "multiplier": LogHeader(.multiplier),
    ],
    required: [[.start], [.exercise], [.isWarmup], [.weight]], dateExample: "2021-12-27 10:02:51 +0000",
    zeroIsAbsent: [.weight, .reps, .distance, .seconds, .incline, .resistance, .multiplier],
    dialect: { _ in "Fitbod" })
}
