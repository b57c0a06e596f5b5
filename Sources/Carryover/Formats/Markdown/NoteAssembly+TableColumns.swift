import TrainingModel

/// What the columns of a table hold, where only their cells say it.
extension NoteAssembly {
  /// Reads a row of `| Row | Time | /500m |`, whose first header names what goes the way in its cells.
  mutating func readWays(_ table: NoteTable, _ cells: [String], _ place: Int, _ line: NoteLine) -> Bool {
    guard place < cells.count, table.column(.duration) != nil, table.column(.distance) == nil,
      document.names.look(table.headers[place]).isDistance
    else { return false }
    var own = table
    own.columns[place] = NoteTable.Column(NoteColumn(role: .distance))
    var context = context(line)
    context.isUnderExercise = true
    let found = NoteTableRow(table: own, cells: cells, context: context, document: document).read()
    guard let set = found.sets.first, found.sets.count == 1, set.distance != nil, set.duration != nil else {
      return false
    }
    if takeTimeOfLap(set, table) { return true }
    var named = line
    named.plain = table.headers[place]
    if open.exercise == nil || session.sections.last?.exercises.last?.name != label(named.plain) {
      beginExercise(named.plain, named)
    }
    var reading = NotationReading()
    reading.sets = found.sets
    if !found.texts.isEmpty { reading.note = found.texts.joined(separator: "; ") }
    append(reading, line)
    use(.sets)
    return true
  }

  /// Takes the time of a row for the lap that the line above the table tells of, where it tells of as many laps.
  private mutating func takeTimeOfLap(_ set: LoggedSet, _ table: NoteTable) -> Bool {
    let rows = table.lines.filter { lines[$0].kind == .row && $0 != table.header }
    guard open.exercise != nil, exerciseIndex >= 0, let row = rows.firstIndex(of: index),
      let above = lastExercise, document.names.look(above.name).isDistance,
      let group = above.setGroups.indices.last, case let sets = above.setGroups[group].sets,
      sets.count == rows.count, sets[row].distance == set.distance, sets[row].duration == nil,
      sets[row].isCompleted
    else { return false }
    let section = session.sections.count - 1
    session.sections[section].exercises[exerciseIndex].setGroups[group].sets[row].duration = set.duration
    use(.sets)
    return true
  }

  /// `Main sets` heads sets, and not their number, where its cells have them.
  func settleSets(_ table: inout NoteTable) {
    for place in table.columns.indices where table.columns[place]?.column.role == .sets {
      let cells = table.lines.prefix(40).filter { $0 != table.header && lines[$0].kind == .row }
        .map { NoteTable.cells(lines[$0].content) }
        .compactMap { place < $0.count && !NoteRow.isEmpty($0[place]) ? $0[place] : nil }
      if !cells.isEmpty, cells.allSatisfy({ Self.hasProduct($0) }), cells.contains(where: { $0.contains(",") }) {
        table.columns[place] = NoteTable.Column(NoteColumn(role: .set))
      }
    }
  }

  /// `Min` heads the numbers of the minutes of an EMOM, where it only counts the rows of repetitions.
  func settleMinutes(_ table: inout NoteTable) {
    guard let place = table.column(.duration), place == 0, table.column(.exercise) != nil,
      table.column(.setNumber) == nil, table.column(.reps) != nil,
      table.columns[place]?.column.isInMinutes == true || document.words.word(table.headers[place]) == .minutes
    else { return }
    let rows = table.lines.filter { $0 != table.header && lines[$0].kind != .rowRule }
    let cells = rows.map { NoteTable.cells(lines[$0].content) }.filter { $0.first.map { !Self.isTotal($0) } ?? false }
    let isCount = cells.enumerated().allSatisfy { $1.first == "\($0 + 1)" }
    if isCount, cells.count > 2 { table.columns[place] = NoteTable.Column(NoteColumn(role: .setNumber)) }
  }

  /// `Rep` heads the number of a lap where it only counts the rows of times or ways.
  func settleLaps(_ table: inout NoteTable) {
    guard let place = table.column(.reps), table.column(.setNumber) == nil, table.column(.load) == nil,
      table.column(.duration) != nil || table.column(.distance) != nil
    else { return }
    let rows = table.lines.filter { $0 != table.header && lines[$0].kind != .rowRule }
    let cells = rows.map { NoteTable.cells(lines[$0].content) }.filter { $0.first.map { !Self.isTotal($0) } ?? false }
    let isCount = cells.enumerated().allSatisfy { place < $1.count && $1[place] == "\($0 + 1)" }
    if isCount, cells.count > 1 { table.columns[place] = NoteTable.Column(NoteColumn(role: .setNumber)) }
  }

  /// A column of words under a header that nobody knows has the exercises, where it is the first, or the first behind
  /// dates.
  mutating func guessExercises(_ table: inout NoteTable) {
    guard table.column(.exercise) == nil,
      let column = table.columns.firstIndex(where: { $0?.column.role != .date }), table.columns[column] == nil
    else { return }
    // A table of a thousand rows is looked at for each of them.
    for place in table.lines.prefix(40) where lines[place].kind != .rowRule && place != table.header {
      let cells = NoteTable.cells(lines[place].content)
      guard column < cells.count, cells[column].contains(where: \.isLetter) else { continue }
      let look = document.names.look(cells[column])
      if column == 0 ? look.isLikely : look.isKnown || look.isDistance {
        table.columns[column] = NoteTable.Column(NoteColumn(role: .exercise))
        return
      }
    }
  }

  /// `Leg` heads sides, and `Piece` the numbers of the rows, where their cells say so.
  func settleUnknown(_ table: inout NoteTable) {
    guard table.header != nil, table.columns.contains(where: { $0 == nil }) else { return }
    let rows = table.lines.filter { $0 != table.header && lines[$0].kind != .rowRule }
      .map { NoteTable.cells(lines[$0].content) }
      .filter { $0.first.map { !Self.isTotal($0) } ?? false }
    guard rows.count > 1 else { return }
    for place in table.columns.indices where table.columns[place] == nil {
      let cells = rows.map { place < $0.count ? $0[place] : "" }
      if cells.contains(where: { !NoteRow.isEmpty($0) }),
        cells.allSatisfy({ NoteRow.isEmpty($0) || NoteRow.side($0, document.words) != nil })
      {
        table.columns[place] = NoteTable.Column(NoteColumn(role: .side))
      } else if place == 0, table.column(.exercise) == nil, table.column(.setNumber) == nil,
        cells.enumerated().allSatisfy({ $1 == "\($0 + 1)" })
      {
        table.columns[place] = NoteTable.Column(NoteColumn(role: .setNumber))
      } else if table.column(.load) == nil, place > 0, Self.implements.contains(table.headers[place]),
        cells.contains(where: { !NoteRow.isEmpty($0) }),
        cells.allSatisfy({ NoteRow.isEmpty($0) || isLoadWithUnit($0) })
      {
        // `Bell`
        table.columns[place] = NoteTable.Column(NoteColumn(role: .load))
      } else if table.column(.load) == nil, NoteStructureWords.helpColumns.contains(table.headers[place]),
        cells.allSatisfy({ NoteRow.isEmpty($0) || Self.number($0).map { $0.number >= 5 } == true })
      {
        var column = NoteColumn(role: .load)
        column.isOfHelp = true
        table.columns[place] = NoteTable.Column(column)
      }
    }
  }

  /// `1`, `2`, `3` behind the exercises head sets only where their cells have them, and `@` an effort only up to ten.
  func settleNumbers(_ table: inout NoteTable) {
    let numbered = table.columns.indices.filter {
      table.columns[$0]?.column.number != nil && !table.headers[$0].lowercased().hasPrefix("s")
    }
    let letters = table.columns.indices.filter {
      table.headers[$0].utf8.count == 1 && ["s", "r", "w"].contains(table.headers[$0].lowercased())
        && [.sets, .reps, .load].contains(table.columns[$0]?.column.role)
    }
    guard numbered.count > 1 || !letters.isEmpty || table.headers.contains("@") else { return }
    let rows = table.lines.filter { $0 != table.header && lines[$0].kind == .row }.map {
      NoteTable.cells(lines[$0].content)
    }
    func cells(of places: [Int]) -> [String] {
      rows.flatMap { row in places.filter { $0 < row.count }.map { row[$0] } }
    }
    if numbered.count > 1 {
      let isOther = table.columns.contains { column in
        column.map { [.reps, .sets, .load, .set].contains($0.column.role) && $0.column.number == nil } ?? false
      }
      let hasSets = cells(of: numbered).contains { $0.hasDigit && $0.contains { "x×X*@/".contains($0) } }
      // `Bench, 8, 8, 7` are repetitions.
      let hasCounts =
        cells(of: numbered).allSatisfy { $0.isEmpty || Int($0).map { (1...30).contains($0) } == true }
        && rows.allSatisfy { $0.first.map { document.names.look($0).isKnown } ?? false }
      if isOther || !(hasSets || hasCounts) { for place in numbered { table.columns[place] = nil } }
    }
    // Sixty sets, or sets in themselves, stand below no such letter.
    let counts = cells(of: letters.filter { table.columns[$0]?.column.role == .sets })
    if counts.contains(where: { Double($0).map { $0 > 12 } ?? false })
      || cells(of: letters).contains(where: { $0.hasDigit && $0.contains { "x×".contains($0) } })
    {
      for place in letters { table.columns[place] = nil }
    }
    for place in table.columns.indices where table.headers[place] == "@" && table.columns[place]?.column.role == .rpe {
      let isLoad = rows.contains { $0.indices.contains(place) && Self.number($0[place]).map { $0.number > 10 } == true }
      if isLoad { table.columns[place] = table.column(.load) == nil ? NoteTable.Column(NoteColumn(role: .load)) : nil }
    }
  }

  private static let implements: NoteWordSet = [
    "bell", "bells", "kettlebell", "kb", "dumbbell", "dumbbells", "db", "dbs", "bar", "barbell", "vest", "sandbag",
  ]

  private func isLoadWithUnit(_ cell: String) -> Bool {
    Self.number(cell).map { !$0.rest.isEmpty && document.words.loadUnit(NoteWords.key($0.rest)) != nil } ?? false
  }

  /// Whether a row says what the rows above come to.
  static func isTotal(_ cell: String) -> Bool {
    ["total", "totals", "sum", "average", "avg", "mean", "gesamt", "summe"].contains(cell.lowercased())
  }

  /// `Done` heads ticks, and beside a plan what was done, where its cells have sets.
  func settleDone(_ table: inout NoteTable) {
    // `Target reps` beside it is a plan, too.
    let hasPlan = table.column(.target) != nil || table.columns.contains { $0?.part == .plan }
    guard table.column(.result) == nil, let place = table.columns.firstIndex(where: { $0?.column.role == .done }),
      hasPlan || table.column(.reps) == nil
    else { return }
    var context = NotationContext()
    context.columnRole = .result
    let hasSets = table.lines.contains { index in
      guard lines[index].kind != .rowRule, index != table.header else { return false }
      let cells = NoteTable.cells(lines[index].content)
      guard place < cells.count, cells[place].hasDigit else { return false }
      if hasPlan, Self.number(cells[place])?.rest.isEmpty == true { return true }
      return document.reader.read(cells[place], in: context)?.sets.isEmpty == false
    }
    if hasSets { table.columns[place] = NoteTable.Column(NoteColumn(role: .result)) }
  }

  /// `Serie` heads the number of a set, but how many there were where no exercise has its rows counted: each stands in
  /// one, or the first of one says more than one.
  func settleCounts(_ table: inout NoteTable) {
    guard let place = table.column(.setNumber), let name = table.column(.exercise), table.column(.sets) == nil,
      table.column(.reps) != nil
    else { return }
    var numbers: [String: [Int]] = [:]
    for index in table.lines where index != table.header && lines[index].kind != .rowRule {
      let cells = NoteTable.cells(lines[index].content)
      guard place < cells.count, name < cells.count, let count = Int(cells[place]), (1...12).contains(count),
        case let key = label(cells[name]), !key.isEmpty
      else { return }
      numbers[key, default: []].append(count)
    }
    // Up, down, or from the first set of work on.
    let isCounted = numbers.values.contains { found in
      found.count > 1 && zip(found, found.dropFirst()).allSatisfy { abs($1 - $0) == 1 }
    }
    let isOnceEach = numbers.values.allSatisfy { $0.count == 1 }
    guard isOnceEach || !isCounted && numbers.values.count(where: { $0[0] > 1 }) * 2 >= numbers.count else { return }
    let most = numbers.values.joined().max() ?? 1
    if most > 1 { table.columns[place] = NoteTable.Column(NoteColumn(role: .sets)) }
  }
}

extension String {
  /// Whether the first cell of a row is a number.
  var firstCellIsNumber: Bool { NoteTable.cells(self).first.map { Double($0) != nil } ?? false }
}
