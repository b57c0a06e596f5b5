import TrainingModel

/// Months and years that a date leaves to those beside it.
extension NoteIndex {
  /// `Wed 7th` is in the month of the date above it, or in the next one.
  mutating func fillMonths() {
    var last: (month: Int, day: Int, year: Int?)?
    // The month that a line above the date says.
    var stated: Int?
    for index in starts.indices {
      defer { stated = starts[index].month }
      if let date = starts[index].date, date.isDayAlone, let day = date.day {
        guard let before = last, starts[index].month == nil || starts[index].month == stated else {
          let month = starts[index].month
          starts[index].date?.month = month
          if let month { last = (month, day, starts[index].year) }
          continue
        }
        var (month, year) = (before.month, before.year)
        if day < before.day { (month, year) = month < 12 ? (month + 1, year) : (1, year.map { $0 + 1 }) }
        starts[index].date?.month = month
        starts[index].date?.year = year
      }
      guard let date = starts[index].date, let parts = date.monthAndDay(dateOrder) else { continue }
      last = (parts.month, parts.day, date.year ?? starts[index].year ?? last?.year)
    }
  }

  mutating func fillYears() {
    var last: CivilDate?
    for index in starts.indices {
      guard let date = starts[index].date, date.hasDay else { continue }
      if date.year == nil, let year = starts[index].year {
        starts[index].date?.year = year
      } else if date.year == nil, let last, let parts = date.monthAndDay(dateOrder) {
        let found = year(of: parts, near: last)
        starts[index].date?.year = found
      }
      last = starts[index].date?.date(dateOrder, year: nil) ?? last
    }
    // Those before the first year that is stated take it from the one below.
    var next: CivilDate?
    for index in starts.indices.reversed() {
      guard let date = starts[index].date, date.hasDay else { continue }
      if date.year == nil, let next, let parts = date.monthAndDay(dateOrder) {
        let found = year(of: parts, near: next)
        starts[index].date?.year = found
      }
      next = starts[index].date?.date(dateOrder, year: nil) ?? next
    }
    fillYearsFromOutside()
  }

  /// The year in which a day is nearest to another.
  func year(of parts: (month: Int, day: Int), near other: CivilDate) -> Int {
    let year = Int(other.year)
    func distance(_ year: Int) -> Int {
      guard let date = CivilDate(year: year, month: parts.month, day: min(parts.day, 28)) else { return .max }
      return abs(date.daysSince1970 - other.daysSince1970)
    }
    return [year, year + 1, year - 1].min { distance($0) < distance($1) } ?? year
  }

  mutating func fillYearsFromOutside() {
    guard let first = starts.first(where: { $0.date?.hasDay == true && $0.date?.year == nil }) else { return }
    guard let (date, place) = outsideDate else { return }
    var near = date
    for index in starts.indices.reversed() where starts[index].date?.hasDay == true {
      guard let parts = starts[index].date?.monthAndDay(dateOrder) else { continue }
      let found = starts[index].date?.year ?? year(of: parts, near: near)
      starts[index].date?.year = found
      near = starts[index].date?.date(dateOrder, year: nil) ?? near
    }
    let text = first.date?.monthAndDay(dateOrder).map { "\($0.day).\($0.month)." } ?? ""
    let year = starts.first { $0.headLine == first.headLine }?.date?.year ?? 0
    findings.append(Diagnostic(.markdownYearAssumed, [text, "\(year)", place], line: first.headLine, column: 1))
  }

  /// A day that the file's name or the caller says.
  var outsideDate: (date: CivilDate, place: String)? {
    if let date = documentDate?.date(.dayFirst, year: nil) { return (date, "the front matter") }
    if let date = Self.date(inFileName: fileName) { return (date, "the file's name") }
    if let year = NoteSurvey.year(in: Self.stem(fileName)), let date = CivilDate(year: year, month: 7, day: 1) {
      return (date, "the file's name")
    }
    if let titleYear, let date = CivilDate(year: titleYear, month: 7, day: 1) { return (date, "the title") }
    return options.date.map { ($0, "the caller") }
  }

  /// The file's name without its folder and ending.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").count > 1 ? name[..<(name.lastIndex(of: ".") ?? name.endIndex)] : name)
  }

  static func date(inFileName path: String) -> CivilDate? {
    guard let date = NoteDateReader(words: .shipped).read(stem(path), .anywhere), date.isStrong, date.pair == nil else {
      return nil
    }
    return date.date(.dayFirst, year: nil)
  }

  /// `24-08-19` above `24-08-21`: the first number is the year of all, where days follow each other so, and are years
  /// apart or out of order where it is the last.
  mutating func takeYearsBeforeDays() {
    let dated = starts.indices.filter { starts[$0].date?.pair != nil }
    guard dated.count > 1 else { return }
    var (before, behind) = ([CivilDate](), [CivilDate]())
    for index in dated {
      guard let date = starts[index].date, let pair = date.pair, let year = date.year, (2001...2031).contains(year),
        date.separator == UInt8(ascii: "-"), (15...40).contains(pair.first),
        let day = CivilDate(year: 2000 + pair.first, month: pair.second, day: year % 100),
        let other = date.date(.dayFirst, year: nil)
      else { return }
      before.append(day)
      behind.append(other)
    }
    func steps(_ days: [CivilDate]) -> [Int] { zip(days, days.dropFirst()).map { $1.daysSince1970 - $0.daysSince1970 } }
    let (near, far) = (steps(before), steps(behind))
    guard near.allSatisfy({ (0...60).contains($0) }) || near.allSatisfy({ (-60...0).contains($0) }),
      near.contains(where: { $0 != 0 }), far.allSatisfy({ $0 == 0 || abs($0) > 200 }),
      // `16-03-20`, `16-03-21`: the same day of each year.
      !near.allSatisfy({ abs($0) == 1 })
    else { return }
    for (index, day) in zip(dated, before) {
      starts[index].date?.pair = nil
      starts[index].date?.year = Int(day.year)
      starts[index].date?.month = Int(day.month)
      starts[index].date?.day = Int(day.day)
    }
  }

  // MARK: Weekdays

  /// `## Wed` behind `## Mon 4 March` is a day of its own, where it stands as that one does.
  mutating func keepDaysAfterDates(_ wanted: NoteSurvey.Strength) {
    guard wanted == .date || wanted == .weakDate else { return }
    var last: (level: Int, weekday: Weekday)?
    for index in starts.indices {
      let (start, weekday) = (starts[index], starts[index].date?.weekday)
      if start.strength == wanted {
        last = weekday.map { (start.level, $0) }
      } else if start.strength == .weekday, !start.hasOtherNumbers, let weekday, let before = last,
        before.level == start.level, before.weekday != weekday
      {
        starts[index].strength = wanted
        last = (start.level, weekday)
      }
    }
  }

  /// A weekday behind a dated one is the next of its name, and the last one where the newest day stands first.
  mutating func fillDays() {
    let known = starts.map { $0.date?.hasDay == true ? $0.date?.date(dateOrder, year: nil) : nil }
    let dates = known.compactMap(\.self)
    let goesBack = dates.count > 1 && dates[1] < dates[0]
    var last: CivilDate?
    for index in starts.indices {
      guard let date = starts[index].date else { continue }
      if date.hasDay {
        last = known[index]
      } else if starts[index].week == nil, !starts[index].hasOtherNumbers, let before = last {
        last = Self.day(named: date.weekday, nextTo: before, goesBack: goesBack)
        let next = known[(index + 1)...].lazy.compactMap(\.self).first
        if let day = last, let next, goesBack ? next >= day : next <= day { last = nil }
        guard let day = last else { continue }
        starts[index].date = NoteDate(CivilMoment(date: day, time: date.time))
        starts[index].date?.duration = date.duration
        findings.append(
          Diagnostic(.markdownDateGiven, ["\(day)", "the day above it"], line: starts[index].headLine, column: 1))
      }
    }
  }

  private static func day(named weekday: Weekday?, nextTo date: CivilDate, goesBack: Bool) -> CivilDate? {
    guard let wanted = weekday?.number, let first = Weekday(date).number, wanted != first else { return nil }
    return CivilDate(daysSince1970: date.daysSince1970 + (wanted - first + 7) % 7 - (goesBack ? 7 : 0))
  }
}
