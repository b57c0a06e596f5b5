import TrainingModel

/// Measures of an exercise, one a line.
extension NoteAssembly {
  /// A measure of the exercise by its key: `Sets: 3`, `Weight: 80 kg`, `Rest: 90 s`.
  mutating func readMeasure(_ column: NoteColumn, _ field: Field, _ line: NoteLine) -> Bool {
    switch column.role {
    case .rest: return takeRest(field.value)
    case .exercise:
      takeExercise(field.value, line)
      return true
    case .sets, .reps, .load, .distance, .duration, .rpe, .rir, .tempo, .side:
      // `Distance: 8.02 km` below `Outdoor run`, which the day is called.
      if open.exercise == nil, column.role == .distance, isDayOfWay { beginUnnamed(line) }
      guard open.exercise != nil else { return false }
      return takeCell(column, field.value, line)
    default: return false
    }
  }

  /// Whether the day's title names what goes a way, and nothing was done yet.
  private var isDayOfWay: Bool {
    guard session.sections.isEmpty, let title = session.title else { return false }
    let look = document.names.look(title)
    return look.isDistance && look.wordCount <= 4
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
    guard column.role == .distance && isDayOfWay || column.role == .duration && isBehindWay else { return nil }
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
      for place in places.dropLast() { uses[place] = .fact }
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
