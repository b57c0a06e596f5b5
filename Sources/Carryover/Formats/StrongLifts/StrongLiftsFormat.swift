extension LogFormat {
  /// The CSV that the app StrongLifts exports: an exercise a row, with its sets side by side.
  static let strongLifts = LogFormat(
    identifier: "stronglifts", name: "StrongLifts CSV",
    headers: headers,
    required: [[.start], [.exercise]], dateExample: "2024/03/12", hasSetsSideBySide: true,
    dialect: { binding in "StrongLifts" + (binding.loadUnit.map { ", \($0.rawValue)" } ?? "") })

  private static let headers: [String: LogHeader] = {
    var headers = [
      "date (yyyy/mm/dd)": LogHeader(.start), "date": LogHeader(.start), "workout name": LogHeader(.title),
      "exercise": LogHeader(.exercise), "body weight (kg)": LogHeader(.bodyweight, loadUnit: .kilogram),
      "body weight (lb)": LogHeader(.bodyweight, loadUnit: .pound), "duration (hours)": LogHeader(.hours),
      "start time (h:mm)": LogHeader(.startTime), "end time (h:mm)": LogHeader(.endTime),
      "notes": LogHeader(.sessionNotes), "note": LogHeader(.sessionNotes),
    ]
    // What follows from the sets, and a count of the workouts.
    var derived = ["workout", "workout #", "setsxreps", "setsxtime", "sets×reps", "sets×time", "reps"]
    for unit in ["kg", "lb"] {
      derived += ["top set reps x \(unit)", "top set (reps×\(unit))", "e1rm (\(unit))", "e1rm  (\(unit))"]
      derived += ["volume (\(unit))", "workout volume (\(unit))"]
    }
    for name in derived { headers[name] = LogHeader(.derived) }
    return headers
  }()
}
