import TrainingModel

/// The sessions, each with the lines that belong to it.
extension NoteIndex {
  mutating func makeSpans(_ length: UInt64) {
    guard let first = starts.first else {
      spans = [undatedSpan(length)]
      return
    }
    if first.offset > 0, first.hasContentBefore || first.isFragment {
      var span = NoteSpan(first: .init(offset: 0, length: first.offset, line: 1))
      // What stands before the first date of a note is of the note's own day.
      if let date = documentDate, let day = date.date(dateOrder, year: nil), !first.isFragment {
        span.start = CivilMoment(date: day, time: date.time)
      }
      spans.append(span)
    }
    spans.reserveCapacity(starts.count + 1)
    var known: [CivilDate: Int] = [:]
    for (index, start) in starts.enumerated() {
      if start.column != nil {
        addColumn(index, length)
        continue
      }
      var part = NoteSpan.Part(
        offset: start.offset, line: start.line, headLine: start.headLine, context: start.context,
        isFragment: start.isFragment, isUndone: start.isUndone)
      if index == 0, spans.isEmpty, !start.isFragment { (part.offset, part.line) = (0, 1) }
      let end = index + 1 < starts.count ? starts[index + 1].offset : length
      part.length = end > part.offset ? end - part.offset : 0
      var span = NoteSpan(first: part, level: start.level)
      settle(&span, start)
      if start.isFragment, let date = span.start?.date {
        if let place = known[date] {
          spans[place].further.append(part)
          continue
        }
        known[date] = spans.count
      }
      if let last = spans.last, start.level > NoteLine.deepestHeading, last.level == start.level, last.start != nil,
        last.start == span.start, span.start?.time == nil
      {
        // `3/5/24 Bench …` and `3/5/24 Squat …`: one day, a line for each exercise.
        spans[spans.count - 1].further.append(part)
        continue
      }
      spans.append(span)
    }
  }

  /// A table's column is a session of its own; what stands below the table belongs to the last.
  mutating func addColumn(_ index: Int, _ length: UInt64) {
    let start = starts[index]
    let isFirst = index == 0 || starts[index - 1].column == nil || starts[index - 1].headLine != start.headLine
    let next = starts[(index + 1)...].first { $0.headLine != start.headLine }?.offset ?? length
    let end = start.column?.end?.offset ?? next
    var part = NoteSpan.Part(offset: start.offset, line: start.line)
    part.column = start.column?.place
    part.isAgain = !isFirst
    part.context = start.context
    if index == 0, spans.isEmpty { (part.offset, part.line) = (0, 1) }
    part.length = end > part.offset ? end - part.offset : 0
    var span = NoteSpan(first: part, level: start.level)
    settle(&span, start)
    let isLast = index + 1 == starts.count || starts[index + 1].headLine != start.headLine
    if isLast, let below = start.column?.end, next > below.offset {
      span.further.append(NoteSpan.Part(offset: below.offset, length: next - below.offset, line: below.line))
    }
    spans.append(span)
  }

  mutating func undatedSpan(_ length: UInt64) -> NoteSpan {
    var span = NoteSpan(first: .init(offset: 0, length: length, line: 1))
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

  mutating func settle(_ span: inout NoteSpan, _ start: NoteSurvey.Start) {
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
  func settleWeekday(_ span: inout NoteSpan, _ start: NoteSurvey.Start, _ date: NoteDate) {
    guard let week = start.week, let wanted = date.weekday?.number, let first = Weekday(week).number,
      let day = CivilDate(daysSince1970: week.daysSince1970 + (wanted - first + 7) % 7)
    else {
      span.keepsDateText = true
      return
    }
    span.start = CivilMoment(date: day, time: date.time)
  }
}
