import TrainingModel

/// The days of training: half a year a drawing, a week a column, and the months in a table.
struct ReportCalendar {
  private let days: [TrainingFigures.Day]
  /// The last years with a workout, the latest first.
  private let years: [Int]
  private let omitsYears: Bool
  private let mostSets: Int
  private static let yearCount = 10
  private static let cell = 13.0
  private static let square = 11.0
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  init(_ days: [TrainingFigures.Day]) {
    let years = Set(days.map { Int($0.day.year) }).sorted(by: >)
    self.years = Array(years.prefix(Self.yearCount))
    omitsYears = years.count > Self.yearCount
    let first = self.years.last ?? 0
    self.days = days.filter { Int($0.day.year) >= first }
    mostSets = self.days.map(\.sets).max() ?? 0
  }

  var section: Markup {
    let omitted: Markup = omitsYears ? "<p>Years before \(years.last ?? 0) are not shown.</p>\n" : ""
    let drawings = years.map { year -> Markup in
      "<h3>\(year)</h3>\n<div class=\"pair\">\n\(drawing(year, half: 0))\(drawing(year, half: 1))</div>\n"
    }
    return """
      <section aria-labelledby="calendar">
      <h2 id="calendar">Training calendar</h2>
      <p>A square is a day, a column a week from Monday to Sunday. The stronger its colour, the more sets were done.</p>
      \(omitted)\(drawings.joined())\(table)</section>

      """
  }

  /// January to June, or July to December.
  private func drawing(_ year: Int, half: Int) -> Markup {
    let months = half == 0 ? 1...6 : 7...12
    let first = Self.day(year, months.lowerBound)
    let last = half == 0 ? Self.day(year, 7) - 1 : Self.day(year, 12) + 30
    let shown = days.filter { (first...last).contains($0.day.daysSince1970) }
    let name = "\(Self.months[months.lowerBound - 1]) to \(Self.months[months.upperBound - 1]) \(year)"
    let workouts = shown.reduce(0) { $0 + $1.workouts }
    let words = "\(FigureText.count(workouts, "workout")) on \(FigureText.count(shown.count, "day"))"
    let labels = months.map { month -> Markup in
      "<text x=\"\(Self.place(Self.day(year, month), from: first).x)\" y=\"9\">\(Self.months[month - 1])</text>\n"
    }
    return """
      <svg class="calendar" role="img" viewBox="0 0 352 106" aria-label="\(name): \(words)">
      <title>\(name)</title>
      <desc>\(words)</desc>
      \(labels.joined())\(grid(first, last))\(shown.map { square($0, from: first) }.joined())</svg>

      """
  }

  /// All days, trained or not: a dashed line for each day of the week.
  private func grid(_ first: Int, _ last: Int) -> Markup {
    let weekday = CivilWeek.weekday(ofDay: first)
    let lines = (0..<7).map { row -> Markup in
      let start = Self.place(first + (row - weekday + 7) % 7, from: first)
      let lastWeekday = CivilWeek.weekday(ofDay: last)
      let end = Self.place(last - (lastWeekday - row + 7) % 7, from: first)
      let middle = start.y + Self.square / 2
      return "<path class=\"days\" d=\"M\(start.x) \(middle)H\(end.x + Self.square)\" />\n"
    }
    return lines.joined()
  }

  private func square(_ day: TrainingFigures.Day, from first: Int) -> Markup {
    let place = Self.place(day.day.daysSince1970, from: first)
    let level = mostSets > 0 ? max(1, (day.sets * 4 + mostSets - 1) / mostSets) : 1
    let words = "\(FigureText.count(day.workouts, "workout")), \(FigureText.count(day.sets, "set"))"
    return """
      <rect class="l\(level)" x="\(place.x)" y="\(place.y)" width="11" height="11" rx="2">\
      <title>\(day.day): \(words)</title></rect>

      """
  }

  /// The corner of a day's square.
  private static func place(_ day: Int, from first: Int) -> (x: Double, y: Double) {
    let week = CivilWeek(day: day).number - CivilWeek(day: first).number
    return (Double(week) * cell, 15 + Double(CivilWeek.weekday(ofDay: day)) * cell)
  }

  private static func day(_ year: Int, _ month: Int) -> Int {
    CivilDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0
  }

  /// Workouts by year and month.
  private var table: Markup {
    var counts: [Int: [Int]] = [:]
    for day in days {
      counts[Int(day.day.year), default: Array(repeating: 0, count: 12)][Int(day.day.month) - 1] += day.workouts
    }
    let head = Self.months.map { month -> Markup in "<th scope=\"col\">\(month)</th>" }.joined()
    let rows = years.map { year -> Markup in
      let cells = (counts[year] ?? []).map { count -> Markup in "<td>\(count)</td>" }.joined()
      return "<tr><th scope=\"row\">\(year)</th>\(cells)</tr>\n"
    }
    return """
      <details>
      <summary>Workouts by month, as a table</summary>
      <div class="wide" role="region" aria-label="Workouts by month" tabindex="0">
      <table>
      <thead><tr><th scope="col">Year</th>\(head)</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      </details>

      """
  }
}
