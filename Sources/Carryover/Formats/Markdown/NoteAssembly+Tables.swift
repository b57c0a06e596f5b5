import TrainingModel

/// Tables: a row a set, a row an exercise, sets side by side, targets beside results.
extension NoteAssembly {
  func isTable(at place: Int) -> Bool {
    switch lines[place].kind {
    case .row: return true
    case .text:
      guard place + 1 < lines.count, lines[place].content.utf8.contains(UInt8(ascii: "|")) else { return false }
      return lines[place + 1].kind == .rowRule
    default: return false
    }
  }

  /// Whether the table that begins at a line has the names of exercises in it.
  mutating func tableNamesExercises(at place: Int) -> Bool {
    let table = table(at: place)
    if table.column(.exercise) != nil { return true }
    return table.headers.contains { document.names.look($0).isKnown }
  }

  private mutating func table(at start: Int) -> NoteTable {
    var end = start
    while end < lines.count, isPart(lines[end], ofTableAt: start, end) { end += 1 }
    let cells = NoteTable.cells(lines[start].content)
    let hasRule = start + 1 < end && lines[start + 1].kind == .rowRule
    let columns = cells.map { document.words.column($0) }
    let known = columns.count { $0 != nil }
    let isHeader = hasRule || known >= 2 && known * 2 >= cells.count
    var table = NoteTable(columns: columns, headers: cells, header: isHeader ? start : nil, lines: start..<end)
    if !isHeader { (table.columns, table.headers) = (cells.map { _ in nil }, []) }
    guessExercises(&table)
    return table
  }

  private func isPart(_ line: NoteLine, ofTableAt start: Int, _ place: Int) -> Bool {
    switch line.kind {
    case .row, .rowRule: true
    case .text: place == start || lines[start].kind == .text && line.content.utf8.contains(UInt8(ascii: "|"))
    default: false
    }
  }

  /// A first column of words under a header that nobody knows has the exercises.
  private mutating func guessExercises(_ table: inout NoteTable) {
    guard table.column(.exercise) == nil, let first = table.columns.first, first == nil else { return }
    for place in table.lines where lines[place].kind != .rowRule && place != table.header {
      guard let cell = NoteTable.cells(lines[place].content).first, !cell.isEmpty else { continue }
      if document.names.look(cell).isLikely {
        table.columns[0] = NoteColumn(role: .exercise)
        return
      }
    }
  }

  mutating func readTable() {
    let table = table(at: index)
    if readFacts(table) { return }
    let closesWith = table.column(.exercise) != nil
    for place in table.lines {
      index = place
      if place == table.header || lines[place].kind == .rowRule {
        use(.marks)
      } else {
        readRow(table, NoteTable.cells(lines[place].content), lines[place])
      }
    }
    if closesWith, table.lines.count > 2 { closeExercise() }
    index = table.lines.upperBound
  }

  /// A table of facts: keys in its first column, their values in the second.
  private mutating func readFacts(_ table: NoteTable) -> Bool {
    let rows = table.lines.filter { lines[$0].kind != .rowRule }
    let pairs = rows.map { NoteTable.cells(lines[$0].content) }
    guard pairs.allSatisfy({ $0.count == 2 }), !pairs.isEmpty else { return false }
    let known = pairs.count { document.words.field($0[0]) != nil }
    guard known * 2 > pairs.count - (table.header == nil ? 0 : 1), table.column(.exercise) == nil || known == pairs.count
    else { return false }
    for (place, pair) in zip(rows, pairs) {
      index = place
      var line = lines[place]
      line.kind = .text
      line.plain = "\(pair[0]): \(pair[1])"
      if place == table.header, document.words.field(pair[0]) == nil {
        use(.marks)
      } else if !readField(line) {
        addNote(place, at: .session)
      }
    }
    for place in table.lines where lines[place].kind == .rowRule { uses[place] = .marks }
    index = table.lines.upperBound
    return true
  }

  // MARK: Rows

  private mutating func readRow(_ table: NoteTable, _ cells: [String], _ line: NoteLine) {
    use(.sets)
    var row = line
    if let done = table.column(.done), done < cells.count { row.box = box(cells[done]) }
    let named = enterExercise(table, cells, row)
    var sets: [LoggedSet] = []
    var texts: [String] = named.note.map { [$0] } ?? []
    let context = cellContext(row)
    for (place, cell) in cells.enumerated() where !NoteRow.isEmpty(cell) && named.place != place {
      let column = place < table.columns.count ? table.columns[place] : nil
      switch column?.role {
      case .set: sets += read(cell, context, column)
      case nil: readLooseCell(table, place, cell, context, &sets, &texts)
      case .notes: texts.append(cell)
      case .tempo: texts.append("\(table.headers.isEmpty ? "" : table.headers[place] + " ")\(cell)")
      default: break
      }
    }
    sets += measures(table, cells, context, hasSets: !sets.isEmpty)
    let results = table.column(.result).flatMap { $0 < cells.count ? read(cells[$0], context, table.columns[$0]) : nil }
    sets += results ?? []
    addTargets(table, cells, context, &sets)
    finishRow(sets, texts, table, cells, line)
  }

  private mutating func finishRow(
    _ sets: [LoggedSet], _ texts: [String], _ table: NoteTable, _ cells: [String], _ line: NoteLine
  ) {
    guard !sets.isEmpty else {
      finishEmptyRow(texts, line)
      return
    }
    if open.exercise == nil { beginTableExercise(line) }
    var reading = NotationReading()
    reading.sets = sets
    if let rest = table.column(.rest), rest < cells.count {
      reading.restPeriod = NoteLength.read(cells[rest], words: document.words)
    }
    if !texts.isEmpty { reading.note = texts.joined(separator: "; ") }
    append(reading, line)
  }

  private mutating func finishEmptyRow(_ texts: [String], _ line: NoteLine) {
    if uses[index] == .exercise {
      if let note = texts.first, exerciseIndex >= 0 {
        addNote(text: note, at: .exercise(session.sections.count - 1, exerciseIndex))
      }
    } else if open.exercise != nil, !texts.isEmpty {
      addNote(index, at: .exercise(session.sections.count - 1, exerciseIndex))
    } else {
      addNote(index)
    }
  }

  private mutating func beginTableExercise(_ line: NoteLine) {
    let use = uses[index]
    beginExercise(session.title ?? "", line)
    uses[index] = use
    open.exercise?.rank = NoteLine.deepestHeading + 1
  }

  /// Opens the exercise that a row names; a blank cell continues the one above.
  private mutating func enterExercise(
    _ table: NoteTable, _ cells: [String], _ line: NoteLine
  ) -> (place: Int?, note: String?) {
    guard let place = table.column(.exercise), place < cells.count else { return (nil, nil) }
    let name = label(cells[place])
    guard !name.isEmpty, name != "\"", name != "〃", name != "''" else { return (place, nil) }
    let current = session.sections.last?.exercises.last?.name
    if open.exercise != nil, current == name { return (place, nil) }
    var row = line
    row.plain = name
    row.kind = .text
    row.isBold = false
    let reading = document.reader.read(name, in: NotationContext())
    if let reading, !reading.sets.isEmpty, !reading.name.isEmpty {
      beginExercise(label(reading.name), row, reading: reading)
      append(reading, row)
      return (place, nil)
    }
    beginExercise(name, row)
    return (place, nil)
  }

  private func cellContext(_ line: NoteLine) -> NotationContext {
    var context = context(line)
    context.isUnderExercise = true
    return context
  }

  private func read(_ cell: String, _ context: NotationContext, _ column: NoteColumn?) -> [LoggedSet] {
    var context = context
    if let unit = column?.loadUnit { context.loadUnit = unit }
    context.columnRole = column?.role
    return document.reader.read(cell, in: context)?.sets ?? []
  }

  /// A cell of a column that nobody knows: sets, where it holds some; of another exercise, where the header names one.
  private mutating func readLooseCell(
    _ table: NoteTable, _ place: Int, _ cell: String, _ context: NotationContext, _ sets: inout [LoggedSet],
    _ texts: inout [String]
  ) {
    let found = document.reader.read(cell, in: context)
    guard let found, !found.sets.isEmpty, found.name.isEmpty else {
      texts.append(cell)
      return
    }
    sets += found.sets
  }

  /// The sets that measures in columns of their own make.
  private func measures(
    _ table: NoteTable, _ cells: [String], _ context: NotationContext, hasSets: Bool
  ) -> [LoggedSet] {
    var measures: [(role: NoteColumn, text: String)] = []
    for (place, cell) in cells.enumerated() where place < table.columns.count {
      if let column = table.columns[place] { measures.append((column, cell)) }
    }
    if hasSets || table.column(.result) != nil { return [] }
    if let done = table.column(.done), done < cells.count, box(cells[done]) == nil, NoteRow.isEmpty(cells[done]) {
      var planned = context
      planned.isPlanned = true
      return NoteRow(cells: measures, context: planned, document: document).sets().map { set in
        var set = set
        set.plan()
        return set
      }
    }
    let sets = NoteRow(cells: measures, context: context, document: document).sets()
    guard context.isPlanned else { return sets }
    return sets.map { set in
      var set = set
      set.plan()
      return set
    }
  }

  /// Lays the target's column over what was done; without a result it is what was planned.
  private func addTargets(_ table: NoteTable, _ cells: [String], _ context: NotationContext, _ sets: inout [LoggedSet]) {
    guard let place = table.column(.target), place < cells.count, !NoteRow.isEmpty(cells[place]) else { return }
    var context = context
    context.isPlanned = true
    var targets = read(cells[place], context, table.columns[place])
    for index in targets.indices { targets[index].plan() }
    guard !targets.isEmpty else { return }
    for index in sets.indices {
      let target = index < targets.count ? targets[index] : targets.count == 1 ? targets[0] : nil
      if sets[index].target == nil { sets[index].target = target?.target }
    }
    if targets.count > sets.count { sets += targets[sets.count...] }
  }

  private func box(_ cell: String) -> NoteLine.Box? {
    let scanner = NoteMarkScanner(Array(cell.utf8)[...])
    if let box = scanner.box { return box.box }
    switch document.words.word(cell) {
    case .done: return .ticked
    case .skipped: return .dropped
    default: break
    }
    switch cell.lowercased() {
    case "x", "y", "yes", "true", "ja", "oui", "sí", "si", "sim", "✓", "✔", "done": return .ticked
    case "no", "n", "false", "nein", "non", "skipped": return .dropped
    default: return nil
    }
  }
}
