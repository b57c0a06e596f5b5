import TrainingModel

/// Measures of an exercise, one a line.
extension NoteAssembly {
  /// A measure of the exercise by its key: `Sets: 3`, `Weight: 80 kg`, `Rest: 90 s`.
  mutating func readMeasure(_ column: NoteColumn, _ field: Field, _ line: NoteLine) -> Bool {
    var (column, field) = (column, field)
    // `Effort: RIR 2`
    if column.role == .rpe, field.value.lowercased().hasPrefix("rir "),
      case let told = field.value.dropFirst(4).split(whereSeparator: { ", /".contains($0) }),
      case let numbers = told.prefix(while: { Double($0) != nil }), !numbers.isEmpty,
      told.count == numbers.count || told[numbers.endIndex...].contains(where: { NoteStructureWords.all.contains($0) })
    {
      column = NoteColumn(role: .rir)
      field.value.removeFirst(4)
    }
    switch column.role {
    case .rest: return takeRest(field.value)
    case .exercise:
      takeExercise(field.value, line)
      return true
    case .sets, .reps, .load, .distance, .duration, .rpe, .rir, .tempo, .side:
      // `Distance: 8.02 km` below `Outdoor run`, which the day is called.
      if open.exercise == nil, column.role == .distance, isDayOfWay { beginUnnamed(line) }
      guard open.exercise != nil else { return false }
      if [.reps, .duration, .distance].contains(column.role) { divideCells(at: side(ofKey: field.key)) }
      return takeCell(column, withoutShare(field.value, column), line)
    default: return false
    }
  }

  /// Whether the day's title names what goes a way, and nothing was done yet.
  private var isDayOfWay: Bool {
    guard session.sections.isEmpty, let title = session.title else { return false }
    let look = document.names.look(title)
    return look.isDistance && look.wordCount <= 4
  }

  /// Whether what goes a way was named above, and nothing was read of it.
  private var isBelowWay: Bool {
    guard open.exercise != nil, !hasSets, exerciseIndex >= 0,
      let name = session.sections.last?.exercises[exerciseIndex].name
    else { return false }
    return document.names.look(label(name)).isDistance
  }

  /// `Distance 8.02 km`, `Time 45:37` below such a title: a measure without a colon.
  func plainMeasure(_ line: NoteLine) -> Field? {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 30, !line.isHeading,
      let space = line.plain.firstIndex(of: " "),
      case let (key, value) = (String(line.plain[..<space]), String(line.plain[space...].dropFirst())),
      value.utf8.first?.isDigit == true, value.split(separator: " ").count <= 2,
      let column = document.words.column(key)
    else { return nil }
    let isBehindWay = open.cells.contains { $0.role.role == .distance }
    guard column.role == .distance && (isDayOfWay || isBelowWay) || column.role == .duration && isBehindWay else {
      return nil
    }
    return Field(key: key, value: value, field: nil, column: column)
  }

  mutating func takeRest(_ value: String) -> Bool {
    guard open.exercise != nil, let seconds = NoteLength.read(value, words: document.words), exerciseIndex >= 0 else {
      return false
    }
    let section = session.sections.count - 1
    let group = session.sections[section].exercises[exerciseIndex].setGroups.count - 1
    guard group >= 0 else { return false }
    session.sections[section].exercises[exerciseIndex].setGroups[group].restPeriod = seconds
    use(.fact)
    return true
  }

  /// The side that the last word of a key says: `Reps left`, `Time right`.
  private func side(ofKey key: String) -> Side? {
    let words = key.split(separator: " ")
    guard words.count > 1, let last = words.last, last.utf8.count > 1 else { return nil }
    // `Time left: 10 min` alone says how much there was.
    let others = lines[max(0, index - 2)..<min(lines.count, index + 3)].filter { line in
      Self.keyAndValue(line.plain).map { $0.key != key && $0.key.hasPrefix("\(words[0]) ") } == true
    }
    guard !others.isEmpty else { return nil }
    switch document.words.word(last.filter { !"()".contains($0) }) {
    case .left: return .left
    case .right: return .right
    default: return nil
    }
  }

  /// `Reps left: 12, 11` and `Reps right: 12, 12` are sets of their own, with the load above both.
  private mutating func divideCells(at side: Side?) {
    guard let side else { return }
    let known = open.cells.first { $0.role.role == .side }?.text
    if let known, known != side.rawValue {
      let loads = zip(open.cells, open.cellLines).filter { $0.0.role.role == .load }
      flushCells()
      open.cells = loads.map(\.0)
      open.cellLines = loads.map(\.1)
    }
    guard known != side.rawValue else { return }
    open.cells.append((NoteColumn(role: .side), side.rawValue))
    open.cellLines.append(index)
  }

  /// Of `16 per hand` the load, and of `2 on all three` the effort; what else is said is told of the exercise.
  private mutating func withoutShare(_ value: String, _ column: NoteColumn) -> String {
    guard let end = value.lastIndex(where: \.isNumber), case let rest = value[value.index(after: end)...],
      rest.first == " ", exerciseIndex >= 0
    else { return value }
    let words = rest.split(whereSeparator: { " ()".contains($0) })
    let isSaid =
      switch column.role {
      case .load: document.words.word(words.joined(separator: " ")) == .each
      case .rpe, .rir: words.count <= 4 && words.contains { NoteStructureWords.all.contains($0) }
      default: false
      }
    guard isSaid else { return value }
    addNote(text: value, at: .exercise(session.sections.count - 1, exerciseIndex))
    return String(value[...end])
  }

  mutating func takeCell(_ column: NoteColumn, _ value: String, _ line: NoteLine) -> Bool {
    if column.role == .sets || column.role == .reps, Self.number(value)?.rest.isEmpty != true {
      // `Sets: 100x5, 100x5`
      var context = context(line)
      context.isUnderExercise = true
      // A load stated in a line of its own is none of this line's.
      context.statedLoad = nil
      if let reading = document.reader.read(value, in: context), !reading.sets.isEmpty,
        reading.sets.contains(where: { $0.load != nil })
      {
        takeSets(reading, of: line)
        return true
      }
    }
    if open.cells.contains(where: { $0.role.role == column.role }) { flushCells() }
    // `weight:: 32.5 kg` above `- 5x10`
    if column.role == .load, open.cells.isEmpty, !hasSets, open.exercise?.statedLoad == nil {
      let cell = NoteRow(cells: [(column, value)], context: context(line), document: document).measures()
      if cell.count == 1 { open.exercise?.statedLoad = cell[0].load }
    }
    open.cells.append((column, value))
    open.cellLines.append(index)
    use(.sets)
    return true
  }

  /// Makes sets of the measures that were stated one a line.
  mutating func flushCells() {
    guard !open.cells.isEmpty else { return }
    let (cells, places) = (open.cells, open.cellLines)
    open.cells = []
    open.cellLines = []
    guard let last = places.last, let first = cells.first,
      cells.count > 1 || first.role.role == .reps || first.role.role == .duration && isNamedByKey(first.text)
        || first.role.role == .distance && isBelowWay
    else {
      for place in places { keepFact(place) }
      return
    }
    let here = index
    index = last
    let line = lines[last]
    let sets = NoteRow(cells: cells, context: context(line), document: document).sets()
    if sets.isEmpty {
      for place in places { keepFact(place) }
    } else {
      var reading = NotationReading()
      reading.sets = sets
      append(reading, line)
      for place in places where place != last { uses[place] = .fact }
    }
    index = here
  }

  /// Whether the open exercise is what `Exercise: Jump rope` says, of which each fact is told in a line, and a time is
  /// how long it was done, and no hour.
  private func isNamedByKey(_ time: String) -> Bool {
    guard let number = open.exercise?.line, !hasSets, let line = lines.last(where: { $0.number == number }) else {
      return false
    }
    let look = document.names.look(lastExercise?.name ?? "")
    let isShort = time.hasByte(UInt8(ascii: ":")) && Int(time.prefix { $0.isNumber }) ?? .max < 4
    return field(line)?.role == .exercise && (look.isTimed || look.isDistance || isShort)
  }

  /// A measure that makes no set is a note of its exercise.
  mutating func keepFact(_ place: Int) { addNote(place) }

  /// `[weight:: 14 kg] [reps:: 12]`, `weight:: 14 kg, reps:: 12`: the measures of a set, each in a field of its own.
  mutating func readInlineFields(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, !line.isHeading, line.plain.utf8.count <= 160,
      let colon = line.plain.utf8.firstIndex(of: 58), line.plain.utf8[colon...].dropFirst().first == 58
    else { return false }
    let parts = line.plain.split(whereSeparator: { "[](),;".contains($0) }).map { $0.trimmedSpaces }.filter {
      !$0.isEmpty
    }
    guard parts.count > 1 else { return false }
    var cells: [(role: NoteColumn, text: String)] = []
    for part in parts {
      guard let (key, value) = Self.keyAndValue(part), let column = document.words.column(key) else { return false }
      // `[set:: 1]` counts.
      if column.role == .set || column.role == .setNumber, Int(value) != nil { continue }
      guard Self.isKey(column.role) || column.role == .kind else { return false }
      cells.append((column, value))
    }
    var reading = NotationReading()
    // A kind that is none of a set's is told.
    let others = cells.filter { $0.role.role == .kind && document.words.word($0.text) == nil }.map(\.text)
    if !others.isEmpty { reading.note = others.joined(separator: ", ") }
    reading.sets = NoteRow(cells: cells, context: context(line), document: document).sets()
    guard !reading.sets.isEmpty else { return false }
    flushCells()
    takeSets(reading, of: line)
    return true
  }
}
