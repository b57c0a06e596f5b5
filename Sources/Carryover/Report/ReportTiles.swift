import TrainingModel

/// Figures in a row of tiles, each with what it is of.
enum ReportTiles {
  /// The summary at the top of the page.
  static func section(_ figures: TrainingFigures) -> Markup {
    """
    <section aria-labelledby="summary">
    <h2 id="summary">Summary</h2>
    \(list(summary(figures)))
    </section>

    """
  }

  static func list(_ tiles: [(name: String, figure: String)]) -> Markup {
    let items = tiles.map { tile -> Markup in "<div><dt>\(tile.name)</dt><dd>\(tile.figure)</dd></div>\n" }
    return "<dl class=\"tiles\">\n\(items.joined())</dl>"
  }

  private static func summary(_ figures: TrainingFigures) -> [(name: String, figure: String)] {
    let total = figures.total
    var tiles = [
      ("Workouts", whole(total.workouts)), ("Completed sets", whole(total.sets.completed)),
      ("Exercises", whole(figures.exercises.count)),
      ("Volume, \(figures.unit.rawValue)", FigureText.number(total.volume, isGrouped: true)),
    ]
    if total.duration > 0 {
      tiles.append(("Hours", FigureText.number(total.duration / 3600, decimals: 1, isGrouped: true)))
    }
    if figures.undated.workouts > 0 { tiles.append(("Undated workouts", whole(figures.undated.workouts))) }
    guard let consistency = figures.consistency else { return tiles }
    let weeks = FigureText.number(consistency.shareOfWeeksTrained * 100) + " %"
    tiles += [
      ("Workouts a week", FigureText.number(consistency.workoutsPerWeek, decimals: 1)), ("Weeks trained", weeks),
      ("Longest streak", FigureText.count(consistency.longestStreak.weeks, "week")),
      ("Streak at the end", FigureText.count(consistency.currentStreak.weeks, "week")),
    ]
    if let gap = consistency.longestGap { tiles.append(("Longest gap", FigureText.count(gap.days, "day"))) }
    return tiles
  }

  private static func whole(_ number: Int) -> String { FigureText.number(Double(number), isGrouped: true) }
}
