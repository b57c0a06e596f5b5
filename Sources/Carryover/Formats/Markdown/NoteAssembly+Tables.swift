import TrainingModel

/// Tables: a row a set, a row an exercise, sets side by side, targets beside results.
extension NoteAssembly {
  func isTable(at place: Int) -> Bool {
    lines[place].kind == .row
  }

  /// Whether the table that begins at a line has the names of exercises in it.
  mutating func tableNamesExercises(at place: Int) -> Bool {
    let table = table(at: place)
    if let first = table.lines.dropFirst().first(where: { lines[$0].kind == .row }),
      measureRow(NoteTable.cells(lines[first].content), table) != nil
    {
      return false
    }
    if table.column(.exercise) != nil { return true }
    return table.headers.contains { document.names.look(nameOfColumn($0)).isKnown }
  }

  private mutating func table(at start: Int) -> NoteTable {
    var end = start
    while end < lines.count, isPart(lines[end], ofTableAt: start, end) { end += 1 }
    let cells = NoteTable.cells(lines[start].content)
    let hasRule = start + 1 < end && lines[start + 1].kind == .rowRule
    var table = NoteTable(header: cells, words: document.words, lines: start..<end, memo: document.memos.columns)
    if let headers = lines[start].headers {
      table = NoteTable(header: headers, words: document.words, lines: start..<end, memo: document.memos.columns)
    } else if beginsWithMeasure(start..<end) {
      let places = cells.indices.map { $0 == 0 ? "" : "\($0)" }
      table = NoteTable(header: places, words: document.words, lines: start..<end)
      table.columns = cells.map { _ in nil }
      return table
    } else if hasRule || lines[start].isRepeated
      // `Squat [tab] Sets 3 [tab] 120 kg` alone heads nothing.
      || table.looksLikeHeader && (end - start > 1 || NoteTable.isHeader(cells, words: document.words))
      || lines[start].dateColumn != nil && end - start > 1
    {
      table.header = start
    } else {
      table = NoteTable(header: [], words: document.words, lines: start..<end)
      table.columns = cells.map { _ in nil }
    }
    if lines[start].dateColumn != nil, let first = table.columns.first,
      first == nil || first?.column.role == .load && table.column(.exercise) == nil,
      !lines[start..<end].dropFirst().contains(where: { $0.kind == .row && $0.content.firstCellIsNumber })
    {
      // `Push (kg)` above the names of a table of days says what its loads are in.
      sessionUnit = first?.column.loadUnit ?? sessionUnit
      // `Set 1` in each row is of the exercise above.
      let isNamed = open.exercise != nil || lines[..<start].last { $0.kind != .blank }?.isHeading == true
      let isOfSets =
        isNamed
        && lines[start..<end].dropFirst().allSatisfy {
          $0.kind != .row || NoteTable.cells($0.content).first.map { kindOfSet($0) != nil } == true
        }
      table.columns[0] = NoteTable.Column(NoteColumn(role: isOfSets ? .setNumber : .exercise))
    }
    if table.header != nil { settleNumbers(&table) }
    settleUnknown(&table)
    guessExercises(&table)
    settleDone(&table)
    settleCounts(&table)
    settleLaps(&table)
    settleMinutes(&table)
    settleSets(&table)
    table.isPlain = table.header != nil && table.hasPlainColumns
    return table
  }

  private func isPart(_ line: NoteLine, ofTableAt start: Int, _ place: Int) -> Bool {
    if place > start, line.isRepeated { return false }
    switch line.kind {
    case .row, .rowRule: return true
    default: return false
    }
  }

  mutating func readTable() {
    let table = table(at: index)
    if readFacts(table) || readColumnsOfExercises(table) || readColumnsOfSets(table) { return }
    let isOfDays = table.lines.contains { lines[$0].isRepeated || lines[$0].dateColumn != nil }
    for place in table.lines {
      index = place
      if place == table.header || lines[place].kind == .rowRule {
        use(.marks)
        if !isOfDays, place < table.lines.lowerBound + 2 { tableHead.append(place) }
      } else if takePlainRow(table, place) {
        tableHead = []
      } else {
        readRow(table, NoteTable.cells(lines[place].content), lines[place])
        tableHead = []
        if uses[place] == .note { followsBlank = false }
      }
    }
    // Columns that nobody filled head no sets; other words are the writer's.
    if table.columns.contains(where: { $0 != nil }) {
      tableHead = []
    } else if let last = tableHead.popLast() {
      addNote(last)
    }
    if table.column(.exercise) != nil, table.lines.count > 2 { closeExercise() }
    index = table.lines.upperBound
  }

  /// A table of facts: keys in its first column, their values in the second.
  private mutating func readFacts(_ table: NoteTable) -> Bool {
    let rows = table.lines.filter { lines[$0].kind != .rowRule }
    var pairs: [[String]] = []
    for place in rows {
      let cells = NoteTable.cells(lines[place].content)
      // Most tables have more than two columns, and are known by their first row.
      guard cells.count == 2 else { return false }
      pairs.append(cells)
    }
    // `| Weight | Reps |` above one row heads a set.
    guard !pairs.isEmpty, table.column(.reps) == nil else { return false }
    let known = pairs.count { document.words.field($0[0]) != nil }
    guard known * 2 > pairs.count - (table.header == nil ? 0 : 1),
      table.column(.exercise) == nil || known == pairs.count
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

  /// `Bench | 135 | 10 | 10 | 8` under no header: a name, and numbers that are read as they stand.
  private static func isRunOfNumbers(_ cells: [String], _ table: NoteTable) -> Bool {
    let rest = cells.dropFirst()
    return rest.count > 1 && table.columns.dropFirst().allSatisfy { $0 == nil } && rest.first?.isEmpty == false
      && rest.allSatisfy { $0.isEmpty || Self.number($0)?.rest.isEmpty == true }
  }

  private mutating func readRow(_ table: NoteTable, _ cells: [String], _ line: NoteLine) {
    var row = line
    row.kind = .text
    row.isBold = false
    if line.dateColumn == nil, let text = measureRow(cells, table) {
      row.plain = text
      row.content = text
      lines[index] = row
      return readText(row)
    }
    if table.header == nil, table.column(.exercise) == nil || Self.isRunOfNumbers(cells, table) {
      // Cells that nobody named: a line with bars in it.
      row.plain = cells.joined(separator: " ")
      row.content = row.plain
      lines[index] = row
      readText(row)
      return
    }
    if let first = cells.first, Self.isTotal(first) { return addNote(index) }
    flushCells()
    use(.sets)
    var table = table
    if let place = line.dateColumn {
      if readFactOfDay(cells, place, row) { return }
      guard table.takeDateColumn(place, cells: cells, words: document.words) else { return }
    } else if readExerciseColumns(table, cells, row) {
      return
    }
    if let done = table.column(.done), done < cells.count { row.box = document.words.box(cells[done]) }
    var cells = withDittos(cells, table)
    let others = othersOfRow(table, &cells)
    defer { for reading in others { takeOther(reading, row) } }
    let isWarmUp = takeNameOfWarmUp(&cells, table.column(.exercise))
    enterExercise(table, cells, row)
    var context = context(row)
    context.isUnderExercise = true
    var cellReader = NoteTableRow(table: table, cells: cells, context: context, document: document)
    if let done = table.column(.done), row.box == nil, done >= cells.count || NoteRow.isEmpty(cells[done]) {
      cellReader.context.isPlanned = true
    }
    if let place = line.dateColumn, place < table.headers.count, isPlan(ofColumn: table.headers[place]) {
      cellReader.context.isPlanned = true
    }
    var read = cellReader.read()
    if isWarmUp { for set in read.sets.indices { read.sets[set].kind = .warmup } }
    finishRow(read, table, cells, row)
  }

  /// Takes `| Bodyweight | 74.1 | 74.3 |` of a table of days for what it says of the day, and no exercise.
  private mutating func readFactOfDay(_ cells: [String], _ place: Int, _ line: NoteLine) -> Bool {
    guard place < cells.count, let first = cells.first, !NoteRow.isEmpty(cells[place]) else { return false }
    let key = label(String(first.prefix { $0 != "(" }.trimmedSpaces))
    let isOther = NoteStructureWords.otherMatters.contains(key) || NoteStructureWords.isStateOfDay(key)
    let stated = document.words.field(key)
    guard isOther || stated != nil, stated == .bodyweight || !document.names.look(key).isKnown else { return false }
    use(.fact)
    if !isOther, let field = stated, field != .notes, apply(field, cells[place], line) {
      return true
    }
    addNote(text: "\(first): \(cells[place])", at: .session)
    return true
  }

  private mutating func finishRow(
    _ found: (sets: [LoggedSet], texts: [String]), _ table: NoteTable, _ cells: [String], _ line: NoteLine
  ) {
    guard !found.sets.isEmpty else {
      finishEmptyRow(found.texts)
      return
    }
    if open.exercise == nil {
      // `8 h` below the hours of sleep.
      if session.title == nil,
        table.columns.allSatisfy({ $0.map { [.date, .notes].contains($0.column.role) } ?? true }),
        found.sets.allSatisfy({ $0.reps == nil && $0.load == nil && $0.distance == nil })
      {
        return addNote(index)
      }
      beginTableExercise(line)
    }
    var reading = NotationReading()
    reading.sets = found.sets
    // `| Hammer Curl | 35 | - | skipped, elbow |`
    if found.sets.allSatisfy({ $0.reps == nil && $0.duration == nil && $0.distance == nil }),
      cells.contains(where: { saysOmitted($0) })
    {
      for place in reading.sets.indices { reading.sets[place].plan() }
    } else if found.texts.contains(where: { deniesRow($0) }) {
      for place in reading.sets.indices { reading.sets[place].plan() }
    }
    sharePlan(&reading.sets, table, cells)
    if let rest = table.column(.rest), rest < cells.count {
      reading.restPeriod = NoteLength.read(cells[rest], words: document.words)
    }
    if let place = table.column(.exercise), place < cells.count, let side = sidedName(cells[place])?.side {
      reading.setSide(side)
    }
    if !found.texts.isEmpty { reading.note = found.texts.joined(separator: "; ") }
    reading.settleMissedRep()
    settleToldOfLast(&reading)
    append(reading, line)
    use(.sets)
  }

  /// `SKIPPED had to get to daycare by 6` beside the sets of a row, and not `skipped the last one`.
  private func deniesRow(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first, document.words.isListed(first, .denied), words.count > 1 else { return false }
    return Self.reasonsOfRows.contains(words[1]) || Self.reasonsOfDenials.contains(words[1])
  }

  private static let reasonsOfRows: NoteWordSet = [
    "had", "due", "ran", "too", "knee", "shoulder", "elbow", "hip", "wrist", "time",
  ]

  private mutating func finishEmptyRow(_ texts: [String]) {
    if uses[index] == .exercise {
      if let remark = texts.first(where: { saysOmitted($0) }) {
        appendOmitted((texts.filter { $0 != remark } + [remark]).joined(separator: "; "), lines[index])
      } else if !texts.isEmpty, exerciseIndex >= 0 {
        addNote(text: texts.joined(separator: "; "), at: .exercise(session.sections.count - 1, exerciseIndex))
      }
    } else if open.exercise != nil, !texts.isEmpty {
      addNote(index, at: .exercise(session.sections.count - 1, exerciseIndex))
    } else {
      addNote(index)
    }
  }

  private mutating func beginTableExercise(_ line: NoteLine) {
    let use = uses[index]
    beginExercise(nameInTitle(session.title ?? "") ?? session.title ?? "", line)
    uses[index] = use
    open.exercise?.rank = NoteLine.deepestHeading + 1
  }

  /// Opens the exercise that a row names; a blank cell continues the one above.
  private mutating func enterExercise(_ table: NoteTable, _ cells: [String], _ line: NoteLine) {
    guard let place = table.column(.exercise), place < cells.count else { return }
    var name = sidedName(cells[place])?.name ?? nameWithoutLetter(label(cells[place]))
    let told = withoutSetting(name)
    if let told { name = told.name }
    guard !name.isEmpty, name != "\"", name != "〃", name != "''", name != "″" else { return }
    if open.exercise != nil, session.sections.last?.exercises.last?.name == name { return }
    defer {
      if let told, exerciseIndex >= 0 {
        addNote(text: told.setting, at: .exercise(session.sections.count - 1, exerciseIndex))
      }
    }
    var row = line
    row.plain = name
    let look = document.names.look(name)
    if look.isBare, look.isKnown, row.box == nil, !row.isQuoted {
      takeName(name, row, look)
    } else if let reading = document.reader.read(name, in: NotationContext()), !reading.sets.isEmpty,
      !reading.name.isEmpty
    {
      beginExercise(label(reading.name), row, reading: reading)
      append(reading, row)
    } else {
      beginExercise(name, row)
    }
  }
}
