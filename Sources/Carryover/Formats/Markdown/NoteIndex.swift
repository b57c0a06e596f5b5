import TrainingModel

/// Divides a document of notes into sessions, and settles when each began.
struct NoteIndex {
  var spans: [NoteSpan] = []
  var dateOrder: NoteDateOrder
  var findings: [Diagnostic] = []
  var starts: [NoteSurvey.Start]
  let options: ReadingOptions
  let fileName: String
  var titleYear: Int?
  let documentDate: NoteDate?

  /// - Parameters:
  ///   - survey: What the first pass found.
  ///   - length: The document's length in bytes.
  ///   - unit: The unit of most loads, which says where somebody trains.
  ///   - frontMatter: The date and year that the front matter states.
  init(_ survey: consuming NoteSurvey, length: UInt64, unit: LoadUnit?, fileName: String, options: ReadingOptions) {
    self.options = options
    self.fileName = fileName
    titleYear = survey.titleYear
    documentDate = survey.documentDate
    starts = survey.starts
    survey.starts = []
    dateOrder = .dayFirst
    choose()
    // The front matter dates the whole note, and what names a day in it is its title.
    if documentDate != nil, starts.count == 1, starts[0].strength < .weakDate { starts = [] }
    takeYearsBeforeDays()
    dateOrder = order(unit)
    dropContexts()
    fillMonths()
    fillYears()
    fillDays()
    makeSpans(length)
  }

  // MARK: Which lines begin a session

  mutating func choose() {
    if starts.contains(where: \.isWeek), starts.contains(where: { $0.strength == .weekday }) || weeksGatherDays,
      starts.allSatisfy({ $0.isWeek || $0.strength < .date })
    {
      starts.removeAll { $0.isWeek }
    }
    guard let strongest = starts.lazy.map(\.strength).max() else { return }
    // Short dates in lines like those of whole ones: `Monday 1/15` beside `Friday 1/19/2024`.
    if strongest == .date {
      let shapes = Set(starts.lazy.filter { $0.strength == .date }.compactMap(\.shape))
      for index in starts.indices where starts[index].strength == .weakDate {
        let date = starts[index].date
        let isPlain = date?.separator == UInt8(ascii: ".") && date?.time != nil
        if let shape = starts[index].shape, shapes.contains(shape) || isPlain { starts[index].strength = .date }
      }
    }
    var wanted = strongest
    // One whole date above many short ones is when the log began.
    let weak = starts.count { $0.strength == .weakDate }
    if strongest == .date, weak > 0, starts.count(where: { $0.strength == .date }) == 1, let first = starts.first,
      first.strength == .date
    {
      // One with sets below it is the first day, whose year the others leave out.
      let isDay = starts[1].hasContentBefore && starts.allSatisfy { $0.strength == .date || $0.level == first.level }
      if isDay ? weak > 1 || first.level <= NoteLine.deepestHeading : weak > 1 {
        wanted = .weakDate
        titleYear = first.date?.year ?? titleYear
      }
      if isDay, wanted == .weakDate { starts[0].strength = .weakDate }
    }
    keepDaysAfterDates(wanted)
    starts.removeAll { $0.strength != wanted }
  }

  /// Whether each week's heading stands right above a day that says which it is: `Tue 7/5`.
  private var weeksGatherDays: Bool {
    starts.indices.allSatisfy { index in
      guard starts[index].isWeek else { return true }
      return index + 1 < starts.count && !starts[index + 1].hasContentBefore
        && starts[index + 1].strength == .weakDate && starts[index + 1].date?.weekday != nil
    }
  }

  /// A dated heading with nothing between it and a deeper dated one only gathers those; a date right below a heading of
  /// the same date says it again.
  mutating func dropContexts() {
    var kept = 0
    for index in starts.indices {
      if kept > 0, let joined = joined(starts[kept - 1], starts[index]) {
        starts[kept - 1] = joined
      } else {
        starts[kept] = starts[index]
        kept += 1
      }
    }
    starts.removeLast(starts.count - kept)
  }

  /// Two starts that are one.
  private func joined(_ last: NoteSurvey.Start, _ start: NoteSurvey.Start) -> NoteSurvey.Start? {
    guard !start.hasContentBefore, let date = start.date, let lastDate = last.date else { return nil }
    if last.isWeek, start.level > last.level {
      var joined = start
      (joined.offset, joined.line) = (last.offset, last.line)
      return joined
    }
    let (day, lastDay) = (date.monthAndDay(dateOrder), lastDate.monthAndDay(dateOrder))
    guard day?.month == lastDay?.month, day?.day == lastDay?.day,
      last.level <= NoteLine.deepestHeading || start.level > NoteLine.deepestHeading,
      start.level != last.level || start.isField && start.line - last.line == 1
    else { return nil }
    var joined = last
    joined.date?.time = lastDate.time ?? date.time
    joined.date?.duration = lastDate.duration ?? date.duration
    joined.date?.year = lastDate.year ?? date.year
    return joined
  }

  // MARK: The order of day and month

  mutating func order(_ unit: LoadUnit?) -> NoteDateOrder {
    let pairs = starts.lazy.compactMap { start in start.date?.pair.map { (start, $0) } }
    guard let first = pairs.first else { return options.dateOrder ?? .dayFirst }
    let dayFirst = pairs.count { $0.1.first > 12 }
    let monthFirst = pairs.count { $0.1.second > 12 }
    if dayFirst != monthFirst { return dayFirst > monthFirst ? .dayFirst : .monthFirst }
    let weekdays = NoteDateOrder.allCases.map { agreements($0) }
    if weekdays[0] != weekdays[1] { return weekdays[0] > weekdays[1] ? .dayFirst : .monthFirst }
    let counts = NoteDateOrder.allCases.map { turns($0) }
    if counts[0] != counts[1] { return counts[0] < counts[1] ? .dayFirst : .monthFirst }
    let lengths = NoteDateOrder.allCases.map { length($0) }
    if starts.count > 2, let first = lengths[0], let second = lengths[1], first > 2 * second || second > 2 * first {
      return first < second ? .dayFirst : .monthFirst
    }
    if let order = options.dateOrder { return order }
    if pairs.allSatisfy({ $0.1.first == $0.1.second }) { return .dayFirst }
    let order = guess(unit, separator: first.0.date?.separator ?? 0)
    let text = "\(first.1.first)\(Character(Unicode.Scalar(first.0.date?.separator ?? 47)))\(first.1.second)"
    let words = order == .dayFirst ? "day before month" : "month before day"
    findings.append(Diagnostic(.markdownDateOrder, [text, words], line: first.0.headLine, column: 1))
    return order
  }

  /// Pounds and slashes are American, where nothing else is known.
  func guess(_ unit: LoadUnit?, separator: UInt8) -> NoteDateOrder {
    if separator == UInt8(ascii: ".") { return .dayFirst }
    if unit == .pound { return .monthFirst }
    return unit == .kilogram ? .dayFirst : separator == UInt8(ascii: "/") ? .monthFirst : .dayFirst
  }

  /// How many dates have the weekday that stands beside them, read in an order. Where none says its year, that is the
  /// year in which most of them have.
  private func agreements(_ order: NoteDateOrder) -> Int {
    var count = 0
    var yearless: [(parts: (month: Int, day: Int), weekday: Weekday)] = []
    for start in starts {
      guard let date = start.date, date.pair != nil, let weekday = date.weekday else { continue }
      if date.year == nil, start.year == nil, titleYear == nil {
        if let parts = date.monthAndDay(order) { yearless.append((parts, weekday)) }
      } else if let day = date.date(order, year: start.year ?? titleYear), Weekday(day) == weekday {
        count += 1
      }
    }
    func agree(in year: (_ parts: (month: Int, day: Int)) -> Int) -> Int {
      yearless.count { date in
        CivilDate(year: year(date.parts), month: date.parts.month, day: date.parts.day).map {
          Weekday($0) == date.weekday
        } ?? false
      }
    }
    if let outside = outsideDate?.date { return count + agree { year(of: $0, near: outside) } }
    // The days of the week come round in the same order within 28 years.
    return count + ((1996...2023).map { year in agree { _ in year } }.max() ?? 0)
  }

  /// How often the dates turn round, read in an order.
  func turns(_ order: NoteDateOrder) -> Int {
    var (rises, falls) = (0, 0)
    var last: Int?
    for start in starts {
      guard let date = start.date, let parts = date.monthAndDay(order) else { continue }
      let key = ((date.year ?? start.year ?? 0) * 13 + parts.month) * 32 + parts.day
      if let last { if key > last { rises += 1 } else if key < last { falls += 1 } }
      last = key
    }
    return min(rises, falls)
  }

  /// How many days lie between the first and the last session, read in an order; `nil` where a date has no year.
  func length(_ order: NoteDateOrder) -> Int? {
    var days: [Int] = []
    for start in starts {
      guard let date = start.date, date.hasDay else { continue }
      guard let day = date.date(order, year: start.year ?? titleYear) else { return nil }
      days.append(day.daysSince1970)
    }
    return days.max().flatMap { last in days.min().map { last - $0 } }
  }
}
