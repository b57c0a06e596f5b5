import TrainingModel

/// Divides a document of notes into sessions, and settles when each began.
struct NoteIndex {
  private(set) var spans: [NoteSpan] = []
  private(set) var dateOrder: NoteDateOrder
  private(set) var findings: [Diagnostic] = []
  private var starts: [NoteSurvey.Start]
  private let options: ReadingOptions
  private let fileName: String
  private let titleYear: Int?
  private let documentDate: NoteDate?

  /// - Parameters:
  ///   - survey: What the first pass found.
  ///   - length: The document's length in bytes.
  ///   - unit: The unit of most loads, which says where somebody trains.
  ///   - frontMatter: The date and year that the front matter states.
  init(_ survey: NoteSurvey, length: UInt64, unit: LoadUnit?, fileName: String, options: ReadingOptions) {
    self.options = options
    self.fileName = fileName
    titleYear = survey.titleYear
    documentDate = survey.documentDate
    starts = Self.chosen(survey.starts)
    // The front matter dates the whole note, and what names a day in it is its title.
    if documentDate != nil, starts.count == 1, starts[0].strength < .weakDate { starts = [] }
    dateOrder = .dayFirst
    dateOrder = order(unit)
    dropContexts()
    fillMonths()
    fillYears()
    makeSpans(length)
  }

  // MARK: Which lines begin a session

  private static func chosen(_ starts: [NoteSurvey.Start]) -> [NoteSurvey.Start] {
    var starts = starts
    let weeks = starts.filter(\.isWeek)
    if !weeks.isEmpty, starts.contains(where: { $0.strength == .weekday }),
      starts.allSatisfy({ $0.isWeek || $0.strength < .date })
    {
      starts.removeAll { $0.isWeek }
    }
    guard let strongest = starts.map(\.strength).max() else { return [] }
    // Short dates in lines like those of whole ones: `Monday 1/15` beside `Friday 1/19/2024`.
    if strongest == .date {
      let shapes = Set(starts.filter { $0.strength == .date }.compactMap(\.shape))
      for index in starts.indices where starts[index].strength == .weakDate {
        if let shape = starts[index].shape, shapes.contains(shape) { starts[index].strength = .date }
      }
    }
    var wanted = strongest
    // One whole date above many short ones is when the log began.
    let weak = starts.count { $0.strength == .weakDate }
    if strongest == .date, weak >= 2, starts.count(where: { $0.strength == .date }) == 1,
      starts.first?.strength == .date
    {
      wanted = .weakDate
    }
    return starts.filter { $0.strength == wanted }
  }

  /// A dated heading with nothing between it and a deeper dated one only gathers those; a date right below a heading of
  /// the same date says it again.
  private mutating func dropContexts() {
    var kept: [NoteSurvey.Start] = []
    for start in starts {
      if let last = kept.last, !start.hasContentBefore, let date = start.date, let lastDate = last.date {
        if last.isWeek, start.level > last.level {
          kept[kept.count - 1] = start
          kept[kept.count - 1].offset = last.offset
          kept[kept.count - 1].line = last.line
          continue
        }
        let same = date.monthAndDay(dateOrder).map { "\($0)" } == lastDate.monthAndDay(dateOrder).map { "\($0)" }
        if same, last.level <= NoteLine.deepestHeading || start.level > NoteLine.deepestHeading,
          start.level != last.level
        {
          var joined = last
          joined.date?.time = lastDate.time ?? date.time
          joined.date?.duration = lastDate.duration ?? date.duration
          joined.date?.year = lastDate.year ?? date.year
          kept[kept.count - 1] = joined
          continue
        }
      }
      kept.append(start)
    }
    starts = kept
  }

  // MARK: The order of day and month

  private mutating func order(_ unit: LoadUnit?) -> NoteDateOrder {
    let pairs = starts.compactMap { start in start.date?.pair.map { (start, $0) } }
    guard let first = pairs.first else { return options.dateOrder ?? .dayFirst }
    let dayFirst = pairs.count { $0.1.first > 12 }
    let monthFirst = pairs.count { $0.1.second > 12 }
    if dayFirst != monthFirst { return dayFirst > monthFirst ? .dayFirst : .monthFirst }
    let weekdays = NoteDateOrder.allCases.map { order in pairs.count { Self.agrees($0.0.date, order) } }
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
  private func guess(_ unit: LoadUnit?, separator: UInt8) -> NoteDateOrder {
    if separator == UInt8(ascii: ".") { return .dayFirst }
    if unit == .pound { return .monthFirst }
    return unit == .kilogram ? .dayFirst : separator == UInt8(ascii: "/") ? .monthFirst : .dayFirst
  }

  private static func agrees(_ date: NoteDate?, _ order: NoteDateOrder) -> Bool {
    guard let date, let weekday = date.weekday, let day = date.date(order, year: nil) else { return false }
    return Weekday(day) == weekday
  }

  /// How often the dates turn round, read in an order.
  private func turns(_ order: NoteDateOrder) -> Int {
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
  private func length(_ order: NoteDateOrder) -> Int? {
    var days: [Int] = []
    for start in starts {
      guard let date = start.date, date.pair != nil else { continue }
      guard let day = date.date(order, year: start.year) else { return nil }
      days.append(day.daysSince1970)
    }
    return days.max().flatMap { last in days.min().map { last - $0 } }
  }

  // MARK: Months and years

  /// `Wed 7th` is in the month of the date above it, or in the next one.
  private mutating func fillMonths() {
    var last: (month: Int, day: Int, year: Int?)?
    for index in starts.indices {
      if let date = starts[index].date, date.isDayAlone, let day = date.day {
        guard let last else {
          let month = starts[index].month
          starts[index].date?.month = month
          continue
        }
        var (month, year) = (last.month, last.year)
        if day < last.day { (month, year) = month < 12 ? (month + 1, year) : (1, year.map { $0 + 1 }) }
        starts[index].date?.month = month
        starts[index].date?.year = year
      }
      guard let date = starts[index].date, let parts = date.monthAndDay(dateOrder) else { continue }
      last = (parts.month, parts.day, date.year ?? starts[index].year ?? last?.year)
    }
  }

  private mutating func fillYears() {
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
  private func year(of parts: (month: Int, day: Int), near other: CivilDate) -> Int {
    let year = Int(other.year)
    func distance(_ year: Int) -> Int {
      guard let date = CivilDate(year: year, month: parts.month, day: min(parts.day, 28)) else { return .max }
      return abs(date.daysSince1970 - other.daysSince1970)
    }
    return [year, year + 1, year - 1].min { distance($0) < distance($1) } ?? year
  }

  private mutating func fillYearsFromOutside() {
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
  private var outsideDate: (date: CivilDate, place: String)? {
    if let date = documentDate?.date(.dayFirst, year: nil) { return (date, "the front matter") }
    if let date = Self.date(inFileName: fileName) { return (date, "the file's name") }
    if let year = NoteSurvey.year(in: Self.stem(fileName)), let date = CivilDate(year: year, month: 7, day: 1) {
      return (date, "the file's name")
    }
    if let titleYear, let date = CivilDate(year: titleYear, month: 7, day: 1) { return (date, "the title") }
    return options.date.map { ($0, "the caller") }
  }

  /// The file's name without its folder and ending.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.split(separator: ".").count > 1 ? name[..<(name.lastIndex(of: ".") ?? name.endIndex)] : name)
  }

  static func date(inFileName path: String) -> CivilDate? {
    guard let date = NoteDateReader(words: .shipped).read(stem(path), .anywhere), date.isStrong, date.pair == nil else {
      return nil
    }
    return date.date(.dayFirst, year: nil)
  }

  // MARK: Spans

  private mutating func makeSpans(_ length: UInt64) {
    guard let first = starts.first else {
      spans = [undatedSpan(length)]
      return
    }
    if first.offset > 0, first.hasContentBefore || first.isFragment {
      spans.append(NoteSpan(parts: [.init(offset: 0, length: first.offset, line: 1)]))
    }
    var known: [CivilDate: Int] = [:]
    for (index, start) in starts.enumerated() {
      if start.column != nil {
        addColumn(index, length)
        continue
      }
      var part = NoteSpan.Part(
        offset: start.offset, line: start.line, headLine: start.headLine, context: start.context,
        isFragment: start.isFragment)
      if index == 0, spans.isEmpty, !start.isFragment { (part.offset, part.line) = (0, 1) }
      let end = index + 1 < starts.count ? starts[index + 1].offset : length
      part.length = end > part.offset ? end - part.offset : 0
      var span = NoteSpan(parts: [part], level: start.level)
      settle(&span, start)
      if start.isFragment, let date = span.start?.date {
        if let place = known[date] {
          spans[place].parts.append(part)
          continue
        }
        known[date] = spans.count
      }
      if let last = spans.last, start.level > NoteLine.deepestHeading, last.level == start.level, last.start != nil,
        last.start == span.start, span.start?.time == nil
      {
        // `3/5/24 Bench …` and `3/5/24 Squat …`: one day, a line for each exercise.
        spans[spans.count - 1].parts.append(part)
        continue
      }
      spans.append(span)
    }
  }

  /// A table's column is a session of its own; what stands below the table belongs to the last.
  private mutating func addColumn(_ index: Int, _ length: UInt64) {
    let start = starts[index]
    let isFirst = index == 0 || starts[index - 1].column == nil || starts[index - 1].headLine != start.headLine
    let next = starts[(index + 1)...].first { $0.headLine != start.headLine }?.offset ?? length
    let end = start.end?.offset ?? next
    var part = NoteSpan.Part(offset: start.offset, line: start.line)
    part.column = start.column
    part.isAgain = !isFirst
    if index == 0, spans.isEmpty { (part.offset, part.line) = (0, 1) }
    part.length = end > part.offset ? end - part.offset : 0
    var span = NoteSpan(parts: [part], level: start.level)
    settle(&span, start)
    let isLast = index + 1 == starts.count || starts[index + 1].headLine != start.headLine
    if isLast, let below = start.end, next > below.offset {
      span.parts.append(NoteSpan.Part(offset: below.offset, length: next - below.offset, line: below.line))
    }
    spans.append(span)
  }

  private mutating func undatedSpan(_ length: UInt64) -> NoteSpan {
    var span = NoteSpan(parts: [.init(offset: 0, length: length, line: 1)])
    if let date = documentDate, let day = date.date(dateOrder, year: nil) {
      span.start = CivilMoment(date: day, time: date.time)
      span.duration = date.duration
    } else if let date = Self.date(inFileName: fileName) {
      span.start = CivilMoment(date: date)
      findings.append(Diagnostic(.markdownDateGiven, ["\(date)", "the file's name"], line: 1, column: 1))
    } else if let date = options.date {
      span.start = CivilMoment(date: date)
      findings.append(Diagnostic(.markdownDateGiven, ["\(date)", "the caller"], line: 1, column: 1))
    }
    return span
  }

  private mutating func settle(_ span: inout NoteSpan, _ start: NoteSurvey.Start) {
    guard let date = start.date else {
      span.keepsDateText = true
      return
    }
    span.duration = date.duration
    if !date.hasDay {
      settleWeekday(&span, start, date)
    } else if let day = date.date(dateOrder, year: nil) {
      span.start = CivilMoment(date: day, time: date.time)
      if let weekday = date.weekday, Weekday(day) != weekday {
        let name = weekday.rawValue.prefix(1).uppercased() + weekday.rawValue.dropFirst()
        findings.append(Diagnostic(.markdownDateWeekday, ["\(day)", name], line: start.headLine, column: 1))
      }
    } else {
      span.keepsDateText = true
      let text = date.monthAndDay(dateOrder).map { "\($0.day).\($0.month)." } ?? ""
      findings.append(Diagnostic(.markdownYearMissing, [text], line: start.headLine, column: 1))
    }
  }

  /// A weekday under a week's heading is a day of that week.
  private func settleWeekday(_ span: inout NoteSpan, _ start: NoteSurvey.Start, _ date: NoteDate) {
    guard let week = start.week, let wanted = date.weekday?.number, let first = Weekday(week).number,
      let day = CivilDate(daysSince1970: week.daysSince1970 + (wanted - first + 7) % 7)
    else {
      span.keepsDateText = true
      return
    }
    span.start = CivilMoment(date: day, time: date.time)
  }
}
