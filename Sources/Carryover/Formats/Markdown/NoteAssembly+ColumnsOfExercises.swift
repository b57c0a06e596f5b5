import TextStreams
import TrainingModel

/// Tables whose columns are exercises, and whose rows are the sets of each.
extension NoteAssembly {
  /// `|  | Bench | Row |` above `| W | 40×10 |  |` and `| 1 | 80×6 | 60×8 |`: read downwards, a column an exercise.
  mutating func readColumnsOfExercises(_ table: NoteTable) -> Bool {
    guard let header = table.header, table.headers.count > 2,
      table.column(.exercise) == nil || table.headers[0].isEmpty,
      document.words.column(table.headers[0])?.role.isOfNumber
        ?? (table.headers[0].isEmpty || table.headers[0].lowercased() == "round"),
      case let names = table.headers.map({ nameOfColumn($0) }), names.dropFirst().allSatisfy({ isNameOfColumn($0) })
    else { return false }
    var rows: [(place: Int, cells: [String], mark: SetKind)] = []
    var rests: [Int] = []
    for place in table.lines where place != header && lines[place].kind == .row {
      let cells = NoteTable.cells(lines[place].content)
      guard let first = cells.first else { return false }
      if document.words.word(first) == .rest || Self.isTotal(first) {
        rests.append(place)
      } else if let kind = kindOfSet(first) {
        rows.append((place, cells, kind))
      } else {
        return false
      }
    }
    let texts = rows.flatMap { $0.cells.dropFirst() }.filter { $0.hasDigit }
    guard rows.count > 1, open.exercise == nil || hasSets, !texts.isEmpty,
      texts.contains(where: { Self.hasProduct($0) || $0.hasByte(UInt8(ascii: ":")) }),
      (1..<names.count).allSatisfy({ column in isOfSets(rows.map(\.cells), column, named: names[column]) }),
      rows.allSatisfy({ row in
        row.cells.dropFirst().allSatisfy { $0.hasDigit || !$0.contains(where: \.isLetter) }
      })
    else { return false }
    index = header
    use(.marks)
    for place in table.lines where lines[place].kind == .rowRule { uses[place] = .marks }
    for column in 1..<table.headers.count {
      index = header
      beginExercise(names[column], lines[header])
      for (place, cells, kind) in rows where column < cells.count {
        index = place
        let cell = cells[column].trimmedSpaces
        if cell.isEmpty || cell.allSatisfy({ "-–—".contains($0) }) {
          if uses[place] == .blank { use(.marks) }
          continue
        }
        var context = context(lines[place])
        context.isUnderExercise = true
        guard var reading = document.reader.read(cell, in: context), !reading.sets.isEmpty, reading.name.isEmpty else {
          addNote(text: cell, at: .exercise(session.sections.count - 1, exerciseIndex))
          continue
        }
        if kind != .working {
          for set in reading.sets.indices where reading.sets[set].kind == .working { reading.sets[set].kind = kind }
        }
        takeSets(reading, of: lines[place])
      }
    }
    closeExercise()
    // How long somebody rested, and what it comes to.
    for place in rests { addNote(place, at: .session) }
    index = table.lines.upperBound
    return true
  }

  /// Reads a row of a table whose columns are exercises: `Date | Squat | Bench`.
  mutating func readExerciseColumns(_ table: NoteTable, _ cells: [String], _ line: NoteLine) -> Bool {
    guard table.column(.exercise) == nil else { return false }
    let unknown = table.headers.indices.filter {
      $0 < min(table.columns.count, table.headers.count) && table.columns[$0] == nil
    }
    // `Rudergerät` beside others is one, too, if the columns say sets.
    let areNames = saysSets(table, below: unknown, in: cells) && unknown.allSatisfy { !table.headers[$0].hasDigit }
    let places = areNames ? unknown : unknown.filter { document.names.look(table.headers[$0]).isLikely }
    guard
      areNames || places.contains(where: { document.names.look(table.headers[$0]).isKnown })
    else { return false }
    if places.count == 1, readWays(table, cells, places[0], line) { return true }
    for place in places where place < cells.count && !NoteRow.isEmpty(cells[place]) {
      var named = line
      named.plain = table.headers[place]
      let known = session.sections.last?.exercises.last?.name
      if open.exercise == nil || known != label(named.plain) { beginExercise(named.plain, named) }
      var own = NoteTable(header: [""], words: document.words, lines: 0..<0)
      own.columns = [NoteTable.Column(NoteColumn(role: .set))]
      var context = context(line)
      context.isUnderExercise = true
      let row = NoteTableRow(table: own, cells: [cells[place]], context: context, document: document)
      var reading = NotationReading()
      reading.sets = row.read().sets
      if reading.sets.isEmpty {
        addNote(text: cells[place], at: .exercise(session.sections.count - 1, exerciseIndex))
      } else {
        append(reading, line)
      }
    }
    use(.sets)
    return true
  }

  /// Whether columns under several names hold sets in a row, and no other column does: `50×6, 50×6 | 120×12`.
  private func saysSets(_ table: NoteTable, below places: [Int], in cells: [String]) -> Bool {
    let told = places.filter { $0 < cells.count && !NoteRow.isEmpty(cells[$0]) }
    return places.count > 1 && open.exercise == nil
      && !document.names.look(label(session.title ?? "")).isKnown
      && places.allSatisfy { place in
        let header = table.headers[place]
        return header.utf8.count > 3 && document.words.weekday(header) == nil && !Self.parts.contains(header)
      }
      && table.columns.allSatisfy { $0.map { [.date, .notes].contains($0.column.role) } ?? true }
      && told.contains { Self.hasProduct(cells[$0]) }
      && told.allSatisfy { place in
        cells[place].utf8.first?.isDigit == true
          && (Self.hasProduct(cells[place]) || cells[place].hasByte(UInt8(ascii: ":")))
      }
  }

  /// What heads sets of one exercise, or all that was done.
  private static let parts: NoteWordSet = [
    "morning", "evening", "noon", "workout", "cardio", "heavy", "light", "first", "second", "third", "opener", "belt",
    "beltless", "morgens", "abends", "matin", "soir", "mañana", "tarde", "manhã", "noite", "mattina", "sera", "ochtend",
    "avond", "blood pressure", "meds",
  ]

  /// `A1 Incline DB bench (per hand)`: the name behind a label, and before what is said of its loads.
  func nameOfColumn(_ header: String) -> String {
    var name = nameWithoutLetter(label(header))[...]
    let parts = name.split(separator: " ", maxSplits: 1)
    if parts.count == 2, parts[0].utf8.count <= 2, parts[0].utf8.first?.isLetter == true,
      parts[0].utf8.last?.isDigit == true
    {
      name = parts[1]
    }
    if name.hasSuffix(")"), let open = name.bytesRange(of: " ("),
      document.words.word(name[open.upperBound...].dropLast()) == .each
    {
      name = name[..<open.lowerBound]
    }
    return String(name)
  }

  /// Whether the cells below a name are sets: products and times, or counts alone of what the body moves.
  private func isOfSets(_ rows: [[String]], _ column: Int, named name: String) -> Bool {
    let cells = rows.compactMap { column < $0.count && $0[column].hasDigit ? $0[column] : nil }
    if cells.allSatisfy({ Self.hasProduct($0) || $0.hasByte(UInt8(ascii: ":")) }) { return true }
    return document.names.look(name).isBodyweight
      && cells.allSatisfy { Self.hasProduct($0) || Int($0).map { (1...200).contains($0) } == true }
  }

  /// Whether a header names an exercise, and says nothing of a set.
  private func isNameOfColumn(_ header: String) -> Bool {
    // `Curl (bar)`
    if header.hasSuffix(")"), let open = header.bytesRange(of: " ("), open.lowerBound > header.startIndex {
      return isNameOfColumn(String(header[..<open.lowerBound]))
    }
    guard !header.isEmpty, document.words.column(header) == nil, !header.hasDigit,
      case let look = document.names.look(label(header)), look.isLikely
    else { return false }
    let words = header.split { !$0.isLetter }
    let isSided = words.contains { [.left, .right].contains(document.words.word($0)) }
    return !isSided
      && (look.isKnown || words.count > 1 && words.last.map { NoteStructureWords.lifts.contains($0) } == true)
  }

  /// Which sets a row, or a column, holds: `W`, `1`, `Set 2`, `drop`; `nil` for any other word.
  func kindOfSet(_ cell: String) -> SetKind? {
    let word = cell.filter { !$0.isNumber && !" .#".contains($0) }.lowercased()
    if word.isEmpty { return cell.hasDigit ? .working : nil }
    if ["w", "wu"].contains(word) { return .warmup }
    switch document.words.word(word) {
    case .warmup: return .warmup
    case .drop: return .drop
    case .sets, .working: return .working
    default: return ["top", "backoff", "back-off", "s"].contains(word) ? .working : nil
    }
  }
}

extension NoteColumnRole {
  /// Whether it counts sets.
  fileprivate var isOfNumber: Bool { self == .setNumber || self == .sets || self == .set || self == .kind }
}
