import TextStreams
import TrainingModel

/// A table in a document of notes: its columns, and which of its lines are rows.
struct NoteTable {
  /// A column, and whether it holds what was planned or what was done, where its header says so.
  struct Column {
    enum Part {
      case plan, result
    }

    var column: NoteColumn
    var part: Part?
    /// Whether the sets in it are warm-ups.
    var isWarmup = false
    /// The side that the sets in it were done with.
    var side: Side?
    /// Whether what it holds is of the last set alone.
    var isOfLast = false
    /// Whether the column holds an attempt at a meet, which is one repetition.
    var isAttempt = false
    /// What comes first in a set, where the header says it.
    var order: PairOrder?
    /// Whether an effort comes behind it.
    var effort: NoteColumnRole?

    init(_ column: NoteColumn, part: Part? = nil) {
      self.column = column
      self.part = part
    }
  }

  var columns: [Column?]
  /// The texts of the header's cells.
  var headers: [String]
  /// The line of the header; `nil` where the table has none.
  var header: Int?
  /// The lines of the table, the header and the rule included.
  var lines: Range<Int>
  /// Whether most of its rows are plain numbers.
  var isPlain = false

  /// - Parameter memo: What is known of headers that a log has again and again.
  init(header cells: [String], words: NoteWords, lines: Range<Int>, memo: NoteMemo<Column?>? = nil) {
    // `exercise_title`, `weight_kg`, as programs write them.
    let cells = cells.map { $0.hasByte(UInt8(ascii: "_")) ? $0.replacing("_", with: " ") : $0 }
    headers = cells
    self.lines = lines
    columns = cells.map { cell in
      memo.map { $0.value(cell) { Self.column(cell, words) } } ?? Self.column(cell, words)
    }
    // Beside `Reps` and `Weight` a `Top set` is no set of its own.
    if columns.contains(where: { [.sets, .reps, .load].contains($0?.column.role) }) {
      for index in columns.indices where cells[index].lowercased().hasPrefix("top set") {
        columns[index] = words.column(cells[index]).map { Column($0) }
      }
    }
    takeNamesOfDeeds(cells)
    takeLetters()
    takeNumbers()
    takeSetsWithUnits(words)
    takeRightSide()
    takeSchemes(words)
    // Beside `Actual reps`, plain `Reps` are what was planned.
    if columns.contains(where: { $0?.part == .result }) {
      for index in columns.indices
      where columns[index]?.part == nil && isMeasure(columns[index]) {
        let role = columns[index]?.column.role
        if columns.contains(where: { $0?.part == .result && ($0?.column.role == role || role == .sets) }) {
          columns[index]?.part = .plan
        }
      }
    }
  }

  /// Reads the column of one date and passes over those of the others.
  ///
  /// A number alone in it is the load of what stands in the columns of sets and repetitions.
  ///
  /// - Returns: Whether the row says something of that date.
  mutating func takeDateColumn(_ place: Int, cells: [String], words: NoteWords) -> Bool {
    guard place < cells.count, place < columns.count, !NoteRow.isEmpty(cells[place]) else { return false }
    let dates = NoteDateReader(words: words)
    for index in columns.indices where index < headers.count && dates.read(header: headers[index]) != nil {
      columns[index] = Column(NoteColumn(role: .volume))
    }
    let isScheme = columns.contains { column in
      guard let column else { return false }
      return [.sets, .reps, .set, .target].contains(column.column.role)
    }
    let isLoad = NoteAssembly.number(cells[place]).map {
      $0.rest.isEmpty || words.loadUnit(NoteWords.key($0.rest)) != nil
    }
    columns[place] = Column(NoteColumn(role: isScheme && isLoad == true ? .load : .set))
    for index in columns.indices where index != place {
      if let role = columns[index]?.column.role, role == .set || role == .target {
        columns[index]?.column.role = isLoad == true ? .set : .target
      }
    }
    return true
  }

  /// Takes `Machine` above the first column of a gym's card for the exercises, and `Was` beside `Strecke` and `Zeit` of a
  /// list of runs, where no other column names them.
  private mutating func takeNamesOfDeeds(_ cells: [String]) {
    guard !columns.contains(where: { $0?.column.role == .exercise }),
      let first = columns.indices.prefix(2).first(where: { columns[$0] == nil && !cells[$0].isEmpty }),
      first == 0 || columns[0]?.column.role == .date
    else { return }
    let isOfWays = columns.contains { $0?.column.role == .distance || $0?.column.role == .duration }
    guard Self.machines.contains(cells[first]) || isOfWays && Self.namesOfDeeds.contains(cells[first]) else { return }
    columns[first] = Column(NoteColumn(role: .exercise))
  }

  private static let machines: NoteWordSet = ["machine", "gerät", "máquina", "maquina", "macchina", "toestel"]
  private static let namesOfDeeds: NoteWordSet = [
    "was", "what", "wat", "quoi", "qué", "que", "o que", "cosa", "art", "tipo", "type", "aktivität", "einheit",
    "activité", "actividad", "atividade", "attività", "activiteit",
  ]

  private func isMeasure(_ column: Column?) -> Bool {
    switch column?.column.role {
    case .sets, .reps, .load, .rpe, .rir, .duration, .distance: true
    default: false
    }
  }

  /// A header such as `Actual reps` or `RPE target`: a measure, and whether it is planned or done.
  private static func column(_ text: String, _ words: NoteWords) -> Column? {
    // No header is so long.
    guard text.utf8.count <= 256 else { return nil }
    // `Done?`
    let header = text.hasSuffix("?") && text.utf8.count > 1 ? text.dropLast().trimmedSpaces : text
    // `Last time` heads no times.
    if words.word(header) == .elsewhen, words.columnRole(NoteWords.key(header)) != .volume { return nil }
    if let column = columnOfPairs(header, words) { return column }
    let parts = header.split(separator: " ").map(String.init)
    if parts.count > 1 {
      for (word, rest) in [(parts[0], parts.dropFirst()), (parts[parts.count - 1], parts.dropLast())] {
        guard let part = part(word, words), let column = words.column(rest.joined(separator: " ")) else { continue }
        return Column(column, part: part)
      }
    }
    if let column = columnOfLast(parts, words) { return column }
    if isAttempt(header) {
      var column = Column(NoteColumn(role: .set))
      column.isAttempt = true
      return column
    }
    if ["top set", "top sets"].contains(header.lowercased()) {
      return Column(NoteColumn(role: .set))
    }
    if let column = words.column(header) { return Column(column) }
    // `Calent.`
    switch words.word(header.hasSuffix(".") ? String(header.dropLast()) : header) {
    case .warmup:
      var column = Column(NoteColumn(role: .set))
      column.isWarmup = true
      return column
    case .working, .lastSet: return Column(NoteColumn(role: .set))
    case .left, .right:
      var column = Column(NoteColumn(role: .set))
      column.side = words.word(header) == .left ? .left : .right
      return column
    default: return nil
    }
  }

  /// `1st`, `Attempt 2`.
  private static func isAttempt(_ header: String) -> Bool {
    let text = header.lowercased()
    if ["1st", "2nd", "3rd", "4th"].contains(text) { return true }
    let parts = text.split(separator: " ")
    guard parts.count == 2 else { return false }
    return (parts[0] == "attempt" && Int(parts[1].drop { $0 == "#" }) != nil)
      || parts[1] == "attempt" && ["1st", "2nd", "3rd", "4th", "first", "second", "third"].contains(parts[0])
  }

  private static func part(_ word: String, _ words: NoteWords) -> Column.Part? {
    switch words.column(word)?.role {
    case .target: .plan
    case .result, .done: .result
    default: nil
    }
  }

  /// Whether the first line names columns, so that it needs no rule below it.
  var looksLikeHeader: Bool {
    let known = columns.count { $0 != nil }
    return known >= 2 && known * 2 >= headers.count
  }

  /// Whether a line of text with bars names columns: no digit in it but in `Set 2`.
  static func isHeader(_ text: String, words: NoteWords) -> Bool { isHeader(cells(text), words: words) }

  /// Whether cells name columns.
  static func isHeader(_ cells: [String], words: NoteWords) -> Bool {
    guard cells.count > 1, cells.allSatisfy({ $0.utf8.count <= 30 }) else { return false }
    let table = NoteTable(header: cells, words: words, lines: 0..<0)
    guard table.looksLikeHeader else { return false }
    return zip(cells, table.columns).allSatisfy { cell, column in
      !cell.hasDigit || column?.column.number != nil || words.columnRole(NoteWords.key(cell)) != nil
    }
  }

  /// Whether a line of text has a bar in it.
  static func mayJoin(_ line: NoteLine) -> Bool {
    line.kind == .text && line.content.hasByte(UInt8(ascii: "|"))
  }

  /// Whether a line without a bar at its beginning is a row all the same, by the line above it or below it.
  static func joins(_ line: NoteLine, above: NoteLine.Kind?, below: NoteLine?, words: NoteWords) -> Bool {
    guard mayJoin(line), !line.isEscaped else { return false }
    if above == .row || above == .rowRule { return true }
    guard let below else { return false }
    if below.kind == .rowRule { return true }
    guard below.kind == .text, below.content.hasByte(UInt8(ascii: "|")) else { return false }
    return isHeader(line.content, words: words)
  }

  /// `Set 1 kg`, `Set 1 reps`, `Set 2 kg`, `Set 2 reps`: the columns of each set, where there are several.
  var columnsOfSets: [[Int]] {
    let places = columns.indices.filter {
      columns[$0]?.part == nil && (columns[$0]?.column.role == .load || columns[$0]?.column.role == .reps)
    }
    guard places.count >= 4, places.count.isMultiple(of: 2) else { return [] }
    let pairs = stride(from: 0, to: places.count, by: 2).map { Array(places[$0...($0 + 1)]) }
    let roles = pairs.map { pair in pair.map { columns[$0]?.column.role } }
    return roles.allSatisfy { $0 == roles[0] && $0[0] != $0[1] } ? pairs : []
  }

  func column(_ role: NoteColumnRole) -> Int? { columns.firstIndex { $0?.column.role == role && $0?.part == nil } }

  /// The cells of a row, without the marks around them.
  static func cells(_ text: String) -> [String] {
    text.withByteSlice { bytes in
      if bytes[0] != UInt8(ascii: "|"), bytes.firstIndex(of: 9) != nil {
        var cells: [String] = []
        var start = 0
        while let end = bytes.firstIndex(of: 9, from: start) {
          cells.append(plain(bytes.slice(start, end)))
          start = end + 1
        }
        return cells + [plain(bytes.slice(start))]
      }
      let row = bytes.trimmed
      let start = row[0] == UInt8(ascii: "|") ? 1 : 0
      let isClosed =
        row.count > start && row[row.count - 1] == UInt8(ascii: "|")
        && (row.count - 2 < start || row[row.count - 2] != UInt8(ascii: "\\"))
      return cells(in: row.slice(start, isClosed ? row.count - 1 : row.count))
    }
  }

  private static func cells(in row: ByteSlice) -> [String] {
    var cells: [String] = []
    var start = 0
    var isInLink = false
    var isEscaped = false
    for index in 0...row.count {
      let byte = row[index]
      let previous = index > 0 ? row[index - 1] : 0
      if byte == UInt8(ascii: "["), previous == byte { isInLink = true }
      if byte == UInt8(ascii: "]"), previous == byte { isInLink = false }
      if byte == UInt8(ascii: "|"), previous == UInt8(ascii: "\\") {
        isEscaped = true
      } else if index == row.count || byte == UInt8(ascii: "|") && !isInLink {
        let cell = row.slice(start, index)
        cells.append(isEscaped ? plain(cell.trimmed.string.replacing("\\|", with: "|")) : plain(cell))
        start = index + 1
        isEscaped = false
      }
    }
    return cells
  }

  private static func plain(_ cell: ByteSlice) -> String { plain(cell.trimmed.string) }

  private static func plain(_ cell: String) -> String { NoteEmphasis.plain(cell).text }
}
