/// What is asked for set by set: loads, parts of the greatest load, or efforts.
struct PlanSeries {
  enum Kind { case load, share, effort }

  var kind = Kind.load
  var unit: LoadUnit?
  var values: [(text: String, number: Double)] = []
  /// The token behind.
  var end: Int
}

extension PlanWords {
  /// Numbers with commas, slashes or dashes between them, behind `@` or before a unit: two at least.
  func series(_ index: Int) -> PlanSeries? {
    let isBehindAt = sign(index) == "@" || word(index) == "at"
    let named = isBehindAt ? index + 1 : index
    let isEffort = word(named) == "rpe"
    var series = PlanSeries(end: isEffort ? sign(named + 1) == ":" ? named + 2 : named + 1 : named)
    var units: Set<String> = []
    var separator: String?
    while let value = number(series.end), value <= 10_000, series.values.count <= 30 {
      series.values.append((text(series.end, series.end + 1), value))
      series.end += 1
      if sign(series.end) == "%" || loadUnit(series.end) != nil {
        units.insert(loadUnit(series.end)?.rawValue ?? "%")
        series.unit = loadUnit(series.end)
        series.end += 1
      }
      guard let next = sign(series.end), separator == nil || next == separator, [",", "/", "-"].contains(next),
        number(series.end + 1) != nil
      else { break }
      separator = next
      series.end += 1
    }
    guard series.values.count >= (separator == "-" ? 3 : 2), units.count <= 1, !isTimes(series.end) else { return nil }
    return kind(of: series, unit: units.first, isEffort: isEffort, isBehindAt: isBehindAt)
  }

  private func kind(of series: PlanSeries, unit: String?, isEffort: Bool, isBehindAt: Bool) -> PlanSeries? {
    var series = series
    if isEffort || unit == nil && isBehindAt && series.values.allSatisfy({ $0.number <= 10 }) {
      guard unit == nil, series.values.allSatisfy({ (1...10).contains($0.number) }), word(series.end) != "rir" else {
        return nil
      }
      series.kind = .effort
    } else if unit == "%" {
      series.kind = .share
    } else {
      guard unit != nil || isBehindAt && word(series.end) == nil else { return nil }
    }
    return series
  }
}
