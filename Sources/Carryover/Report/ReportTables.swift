import TrainingModel

/// The tables of the page, and its remarks.
enum ReportTables {
  private static let mostHolders = 40
  private static let mostExercises = 200

  /// The exercises that hold a record.
  static func holders(_ figures: TrainingFigures) -> [ExerciseFigures] {
    figures.exercises.filter { !$0.records.isEmpty }
  }

  /// The records that stand.
  static func records(_ figures: TrainingFigures) -> Markup {
    let holders = holders(figures)
    guard !holders.isEmpty else { return "" }
    let shown = holders.prefix(mostHolders)
    let groups = shown.map { exercise -> Markup in
      let rows = exercise.records.map { record -> Markup in
        let amount = unbroken(FigureText.record(record, in: figures.unit, isGrouped: true))
        return "<tr><th scope=\"row\">\(record.kind.words)</th><td>\(amount)</td><td>\(record.day)</td></tr>\n"
      }
      return """
        <tbody>
        <tr><th class="group" scope="rowgroup" colspan="3">\(name: exercise.name)</th></tr>
        \(rows.joined())</tbody>

        """
    }
    return """
      <section aria-labelledby="records">
      <h2 id="records">Personal records</h2>
      <table class="records">
      <thead><tr><th scope="col">Record</th><th scope="col">How much</th><th scope="col">Day</th></tr></thead>
      \(groups.joined())</table>
      \(hidden(holders.count - shown.count))</section>

      """
  }

  /// The text with a load, its unit and its repetitions held together on one line.
  private static func unbroken(_ amount: String) -> String {
    let units = (LoadUnit.known.map(\.rawValue) + DistanceUnit.known.map(\.rawValue)).map { " " + $0 }
    return (units + [" × "]).reduce(amount) { $0.replacing($1, with: $1.replacing(" ", with: "\u{A0}")) }
  }

  /// What was done, and how often.
  static func exercises(_ figures: TrainingFigures) -> Markup {
    let shown = figures.exercises.prefix(mostExercises)
    let rows = shown.map { exercise -> Markup in
      let volume = FigureText.number(exercise.volume, isGrouped: true)
      return """
        <tr><th scope="row">\(name: exercise.name)</th><td>\(exercise.workouts)</td><td>\(exercise.sets.completed)</td>\
        <td>\(volume)</td></tr>

        """
    }
    return """
      <section aria-labelledby="exercises">
      <h2 id="exercises">Exercises</h2>
      <table>
      <thead><tr><th scope="col">Exercise</th><th scope="col">Workouts</th><th scope="col">Sets</th>\
      <th scope="col">Volume, \(figures.unit.rawValue)</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      \(hidden(figures.exercises.count - shown.count))</section>

      """
  }

  private static func hidden(_ count: Int) -> Markup {
    count > 0 ? "<p>And \(FigureText.count(count, "more exercise", isGrouped: true)).</p>\n" : ""
  }

  /// How the figures are made, at the foot of the page.
  static func remarks(_ figures: TrainingFigures) -> Markup {
    let undated: Markup =
      figures.undated.workouts > 0
      ? "<p>\(FigureText.count(figures.undated.workouts, "workout")) without a date: in no week, and no record.</p>\n"
      : ""
    let unitless: Markup =
      figures.setsWithoutUnit > 0
      ? "<p>\(FigureText.count(figures.setsWithoutUnit, "set")) with a load in no known unit: not in the volume.</p>\n"
      : ""
    return """
      \(undated)\(unitless)<p>Volume is load times repetitions of completed sets. Of a set at body weight only what was \
      added counts. Records and estimates are those of completed sets that are no warm-ups; a maximum is estimated from \
      sets of at most \(TrainingStatistics.estimatedRepetitions) repetitions: by Epley, load × (1 + repetitions ÷ 30), \
      and by Brzycki, load × 36 ÷ (37 − repetitions).</p>
      <p>Made by Carryover.</p>

      """
  }
}
