import TrainingModel

/// Volume and workouts of the last weeks as bars, and as a table.
struct ReportWeeks {
  private let weeks: [TrainingFigures.Week]
  private let unit: String
  private let omitsWeeks: Bool
  private static let weekCount = 104

  init(_ figures: TrainingFigures) {
    weeks = Array(figures.weeks.suffix(Self.weekCount))
    unit = figures.unit.rawValue
    omitsWeeks = figures.weeks.count > Self.weekCount
  }

  var section: Markup {
    let omitted: Markup = omitsWeeks ? "<p>The last \(Self.weekCount) weeks are shown.</p>\n" : ""
    let volumes = weeks.map { FigureText.number($0.volume, isGrouped: true) + " " + unit }
    return """
      <section aria-labelledby="weeks">
      <h2 id="weeks">Week by week</h2>
      \(omitted)<div class="pair">
      \(chart("Volume in \(unit)", weeks.map(\.volume), volumes))\
      \(chart("Workouts", weeks.map { Double($0.workouts) }, weeks.map { FigureText.count($0.workouts, "workout") }))</div>
      \(table)</section>

      """
  }

  private func chart(_ name: String, _ values: [Double], _ words: [String]) -> Markup {
    let axis = ReportAxis(values, fromZero: true)
    let slot = 1 / Double(max(values.count, 1))
    let bars = values.indices.filter { values[$0] > 0 }.map { index -> Markup in
      let x = axis.x(slot * (Double(index) + 0.1))
      // A single week is no wall.
      let width = min(axis.x(slot * 0.8) - axis.x(0), 40)
      let y = axis.y(values[index])
      return """
        <rect class="bar" x="\(x)" y="\(y)" width="\(width)" height="\(axis.y(0) - y)">\
        <title>\(weeks[index].name): \(words[index])</title></rect>

        """
    }
    let first = weeks.first?.name ?? ""
    let last = weeks.last?.name ?? ""
    return """
      <figure>
      <figcaption>\(name)</figcaption>
      <svg role="img" viewBox="0 0 360 190" aria-label="\(name), by week, \(first) to \(last)">
      <title>\(name), by week</title>
      <desc>From \(first) to \(last). The table below has the figures.</desc>
      \(axis.lines)\(bars.joined())\(axis.ends(first, weeks.count > 1 ? last : ""))</svg>
      </figure>

      """
  }

  private var table: Markup {
    let rows = weeks.map { week -> Markup in
      let volume = FigureText.number(week.volume, isGrouped: true)
      return """
        <tr><th scope="row">\(week.name)</th><td>\(week.monday)</td><td>\(week.workouts)</td><td>\(week.sets)</td>\
        <td>\(volume)</td></tr>

        """
    }
    return """
      <details>
      <summary>The weeks as a table</summary>
      <div class="wide" role="region" aria-label="Weeks" tabindex="0">
      <table>
      <thead><tr><th scope="col">Week</th><th scope="col">Monday</th><th scope="col">Workouts</th>\
      <th scope="col">Sets</th><th scope="col">Volume, \(unit)</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </details>

      """
  }
}
