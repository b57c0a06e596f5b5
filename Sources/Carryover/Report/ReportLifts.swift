import TrainingModel

/// The estimated maximum of each of the most frequent lifts over time, as a line and as a table.
struct ReportLifts {
  private let lifts: [ExerciseFigures]
  private let unit: String
  private static let mostCharts = 24
  private static let mostPoints = 200

  /// Lifts of a single day have no course to draw; their estimates stand among the records.
  init(_ figures: TrainingFigures, count: Int) {
    lifts = Array(figures.exercises.filter { $0.estimates.count > 1 }.prefix(min(max(count, 0), Self.mostCharts)))
    unit = figures.unit.rawValue
  }

  var isEmpty: Bool { lifts.isEmpty }

  var section: Markup {
    guard !isEmpty else { return "" }
    return """
      <section aria-labelledby="lifts">
      <h2 id="lifts">Estimated one-repetition maximum</h2>
      <p>By Epley’s formula, in \(unit), the best of each day. The largest is marked.</p>
      <div class="pair">
      \(lifts.map(article).joined())</div>
      </section>

      """
  }

  private func article(_ lift: ExerciseFigures) -> Markup {
    let points = Self.thinned(lift.estimates)
    let isThinned = points.count < lift.estimates.count
    let note: Markup =
      isThinned
      ? "<p>\(lift.estimates.count) days, drawn as \(points.count) points: the best of days that follow.</p>\n" : ""
    return """
      <article>
      <h3>\(name: lift.name)</h3>
      \(note)\(chart(lift, points))\(table(lift, points))</article>

      """
  }

  private func chart(_ lift: ExerciseFigures, _ points: [ExerciseFigures.Estimate]) -> Markup {
    guard let first = points.first?.day, let last = points.last?.day else { return "" }
    let best = points.max { $0.epley < $1.epley } ?? points[0]
    let axis = ReportAxis(points.map(\.epley), fromZero: false)
    let span = Double(max(last.daysSince1970 - first.daysSince1970, 1))
    let places = points.map { point in
      (x: axis.x(Double(point.day.daysSince1970 - first.daysSince1970) / span), y: axis.y(point.epley))
    }
    let line = places.enumerated().map { index, place -> Markup in
      index == 0 ? "M\(place.x) \(place.y)" : "L\(place.x) \(place.y)"
    }
    let words = "\(amount(points[0])) on \(first) to \(amount(points[points.count - 1])) on \(last)"
    let dots = zip(points, places).map { point, place -> Markup in
      let isBest = point.day == best.day
      guard isBest || points.count <= 60 else { return "" }
      return """
        <circle class="\(isBest ? "best" : "dot")" cx="\(place.x)" cy="\(place.y)" r="\(isBest ? 4.5 : 2.5)">\
        <title>\(point.day): \(amount(point))</title></circle>

        """
    }
    return """
      <svg role="img" viewBox="0 0 360 190" aria-label="\(SafeText.name(lift.name)): \(words)">
      <title>\(SafeText.name(lift.name))</title>
      <desc>From \(words); the largest is \(amount(best)) on \(best.day). The table below has the figures.</desc>
      \(axis.lines)<path class="line" d="\(line.joined())" />
      \(dots.joined())\(axis.ends("\(first)", first == last ? "" : "\(last)"))</svg>

      """
  }

  private func amount(_ estimate: ExerciseFigures.Estimate) -> String {
    FigureText.number(estimate.epley, decimals: 1) + " " + unit
  }

  private func table(_ lift: ExerciseFigures, _ points: [ExerciseFigures.Estimate]) -> Markup {
    let rows = points.map { point -> Markup in
      let epley = FigureText.number(point.epley, decimals: 1)
      let brzycki = FigureText.number(point.brzycki, decimals: 1)
      return "<tr><th scope=\"row\">\(point.day)</th><td>\(epley)</td><td>\(brzycki)</td></tr>\n"
    }
    return """
      <details>
      <summary>As a table</summary>
      <table>
      <caption>\(name: lift.name), \(unit)</caption>
      <thead><tr><th scope="col">Day</th><th scope="col">Epley</th><th scope="col">Brzycki</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </details>

      """
  }

  /// At most so many points: of days that follow each other the best, by Epley's formula.
  private static func thinned(_ estimates: [ExerciseFigures.Estimate]) -> [ExerciseFigures.Estimate] {
    let size = (estimates.count + mostPoints - 1) / mostPoints
    guard size > 1 else { return estimates }
    return stride(from: 0, to: estimates.count, by: size).compactMap { start in
      estimates[start..<min(start + size, estimates.count)].max { $0.epley < $1.epley }
    }
  }
}
