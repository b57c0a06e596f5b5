import TextStreams
import TrainingModel

/// Logs kept by exercise, and tables with dates in them.
extension NoteSurvey {
  /// Remembers the name of an exercise, for dates may follow under it.
  mutating func updateName(_ line: NoteLine, _ offset: UInt64, isStart: Bool) {
    if isStart { return }
    let hasDigits = line.plain.hasDigit
    if let context, line.rank > context.rank, context.isKnown || !line.isHeading {
      // Sets right below it: the exercise is one of a session.
      if context.start != nil, hasDigits { self.context = nil }
      return
    }
    context = nil
    guard line.isHeading || line.isBold || line.plain.utf8.count <= 60 && !hasDigits else { return }
    var text = line.plain
    while let last = text.utf8.last, last == UInt8(ascii: ":") || last == 32 { text.removeLast() }
    let look = names.look(text)
    guard look.isLikely else { return }
    context = Context(text: line.raw, rank: line.rank, start: (offset, line.number), isKnown: look.isKnown)
  }

  /// Whether a date stands under an exercise of its own, so that it is not the session's alone.
  func isUnderExercise(_ line: NoteLine, _ date: NoteDate) -> Bool {
    // `Bench` / `2026-01-13: 60kg x 8, 8, 8`, line below line
    guard let context,
      context.rank < line.rank
        || context.rank == line.rank && line.kind == .text
          && (starts.isEmpty ? context.isKnown : starts.last?.isFragment == true)
    else { return false }
    if date.rest.isEmpty { return context.isKnown && context.rank < line.rank }
    var notation = NotationContext()
    notation.isUnderExercise = true
    guard let reading = document.reader.read(date.rest, in: notation), !reading.sets.isEmpty else { return false }
    return reading.name.isEmpty
  }

  /// A row of a table; one with a date in its own column begins a session.
  mutating func considerRow(_ line: NoteLine, _ offset: UInt64) {
    chain = nil
    if starts.isEmpty, legendUnit == nil, line.number <= 5, line.raw.hasByte(9) {
      legendUnit = NoteUnitStatement.unit(amongFields: line.raw, words: document.words)
    }
    if !collectPlainRow(line) { collect(line) }
    if table == nil, let headers = line.headers {
      table = (
        NoteTable(header: headers, words: document.words, lines: 0..<0, memo: document.memos.columns).column(.date), nil
      )
    }
    guard let table else {
      self.table = (nil, nil)
      let cells = NoteTable.cells(line.content)
      if addColumns(cells, line, offset) { return }
      let columns = NoteTable(header: cells, words: document.words, lines: 0..<0, memo: document.memos.columns)
      let hasDigits = line.content.hasDigit
      let date = columns.looksLikeHeader || !hasDigits ? columns.column(.date) : nil
      self.table = (date, nil)
      if date != nil {
        // A table of one exercise's days, whose name stands above it.
        let name = columns.column(.exercise) == nil && context?.isKnown == true ? context : nil
        let text = name.map { "\($0.text)\n\(line.raw)" } ?? line.raw
        context = Context(text: text, rank: .max, start: name?.start ?? (offset, line.number), isKnown: true)
      }
      return
    }
    if let place = table.date, case let cells = NoteTable.cells(line.content), place < cells.count,
      let date = document.dates.read(cells[place], .beginning),
      date.hasDay, date != table.last
    {
      self.table?.last = date
      var start = make(line, offset, date, .date)
      start.isFragment = true
      add(start)
    }
    hasContent = true
  }

  /// Counts the units of a row with nothing in its cells but names that mean nothing else, and numbers with a unit or
  /// none, which says no more.
  ///
  /// - Returns: Whether it is one.
  private mutating func collectPlainRow(_ line: NoteLine) -> Bool {
    guard line.content.utf8.count <= 200 else { return false }
    let units = line.content.withByteSlice { [names] bytes -> (kilograms: Int, pounds: Int)? in
      var units = (kilograms: 0, pounds: 0)
      var start = 0
      guard bytes[0] == UInt8(ascii: "|") else { return nil }
      while start < bytes.count {
        let end = bytes.firstIndex(of: UInt8(ascii: "|"), from: start) ?? bytes.count
        let cell = bytes.slice(start, end).trimmed
        start = end + 1
        if cell.count == 0 { continue }
        guard cell[0].isDigit else {
          guard cell[0].isLetter, names.look(cell).isPlain else { return nil }
          continue
        }
        var scanner = NotesPlainScanner(cell)
        guard scanner.number() != nil else { return nil }
        switch scanner.unitIfAny() {
        case true?: units.pounds += 1
        case false?: units.kilograms += 1
        case nil: break
        }
        guard scanner.isAtEnd else { return nil }
      }
      return units
    }
    guard let units else { return false }
    evidence.collectRow(kilograms: units.kilograms, pounds: units.pounds)
    return true
  }

  /// A header with dates in it: each column is a session.
  mutating func addColumns(_ cells: [String], _ line: NoteLine, _ offset: UInt64) -> Bool {
    var columns: [(place: Int, date: NoteDate)] = []
    for (place, cell) in cells.enumerated().dropFirst() {
      guard let date = document.dates.read(header: cell) else { continue }
      columns.append((place, date))
    }
    guard columns.count > 1 else { return false }
    // `## Press` above the weeks of one exercise names it in each of them.
    let name = cells[0].isEmpty ? context?.text : nil
    // That above the first of them stands in its session, where it does not follow another table.
    let isFirst = starts.isEmpty
    for (index, (place, date)) in columns.enumerated() {
      var start = make(line, offset, date, .date)
      start.column = Column(place: place)
      if index > 0 || !isFirst { start.context = name }
      add(start)
    }
    return true
  }

  /// Notes for the columns of a table that has ended where it did.
  mutating func endTable(_ line: NoteLine, _ offset: UInt64) {
    for index in starts.indices.reversed() {
      guard let column = starts[index].column, column.end == nil else { return }
      column.end = (offset, line.number)
    }
  }
}
