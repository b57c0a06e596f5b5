import TrainingModel

/// A page about a training history: one HTML file that needs no network, no script and no other file.
///
/// ```swift
/// let page = TrainingReport(TrainingStatistics(library.sessions).figures()).html()
/// ```
///
/// The same figures give the same bytes: no clock has a say. Charts have tables beside them for those who do not see
/// them. The page shows the last ten years with a workout in its calendar, the last 104 weeks of volume, and at most
/// 200 points a lift, so that it stays below 2 MB for any history.
public struct TrainingReport: Sendable {
  /// The figures that it shows.
  public var figures: TrainingFigures
  /// What stands at the top.
  public var title = "Training history"
  /// What the last import brought; the section is left out where it is `nil`.
  public var lastImport: ReportImport?
  /// How many lifts have a chart: those with the most sets, of those with estimates of two days or
  /// more. No more than 24 are drawn.
  public var chartCount = 8

  /// Makes a page about figures.
  public init(_ figures: TrainingFigures) {
    self.figures = figures
  }

  /// The page, in UTF-8.
  public func html() -> [UInt8] { Array(page.text.utf8) }

  private var page: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>\(SafeText.name(title))</title>
    <style>
    \(ReportStyle.sheet)
    </style>
    </head>
    <body>
    <header>
    <h1>\(name: title)</h1>
    <p>\(span)</p>
    \(navigation)</header>
    <main>
    \(ReportTiles.section(figures))\(lastImport?.section ?? "")\(sections)</main>
    <footer>
    \(ReportTables.remarks(figures))</footer>
    </body>
    </html>

    """
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private var span: String {
    guard let first = figures.firstDay, let last = figures.lastDay else { return "No dated workouts" }
    return first == last ? "\(first)" : "\(first) to \(last)"
  }

  private var sections: Markup {
    guard !figures.days.isEmpty else { return "" }
    let lifts = ReportLifts(figures, count: chartCount)
    return [
      ReportCalendar(figures.days).section, ReportWeeks(figures).section, lifts.section,
      ReportTables.records(figures), ReportTables.exercises(figures),
    ].joined()
  }

  private var navigation: Markup {
    guard !figures.days.isEmpty else { return "" }
    let lifts = ReportLifts(figures, count: chartCount).isEmpty ? [] : [("lifts", "Lifts")]
    let records = ReportTables.holders(figures).isEmpty ? [] : [("records", "Records")]
    let links =
      [("calendar", "Calendar"), ("weeks", "Weeks")] + lifts + records + [("exercises", "Exercises")]
    let items = links.map { link -> Markup in "<li><a href=\"#\(link.0)\">\(link.1)</a></li>\n" }
    return "<nav aria-label=\"Sections\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }
}
