import TextStreams

/// Where the columns of a file stand.
struct TableBinding: Sendable {
  let delimiter: UInt8
  let fieldCount: Int
  /// The place of each level's fields, by `TableLevel.rawValue`.
  let places: [[Int]]
  let unknownColumns: [String]

  /// Binds the header that a text begins with; `nil` where it is not this format's.
  init?(prefix: ByteSlice) {
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), 9] {
      var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
      tokenizer.append(prefix)
      tokenizer.finish()
      guard tokenizer.next() else { return nil }
      let header = (0..<tokenizer.fieldCount).map { tokenizer.field($0).string }
      let (places, unknown) = TableLayout.shared.places(in: header)
      self.init(delimiter: delimiter, fieldCount: header.count, places: places, unknownColumns: unknown)
      if has(Self.exerciseName), has(Self.start) || has(Self.sessionID) { return }
    }
    return nil
  }

  private init(delimiter: UInt8, fieldCount: Int, places: [[Int]], unknownColumns: [String]) {
    self.delimiter = delimiter
    self.fieldCount = fieldCount
    self.places = places
    self.unknownColumns = unknownColumns
  }

  typealias Cell = (level: TableLevel, leaf: Int)
  static let sessionID = cell("session_id")
  static let start = cell("session_start")
  static let title = cell("session_title")
  static let exerciseName = cell("exercise_name")

  private static func cell(_ name: String) -> Cell {
    let column = TableLayout.shared.columns.first { $0.name == name }
    return (column?.level ?? .session, column?.leaf ?? 0)
  }

  func place(_ cell: Cell) -> Int { places[cell.level.rawValue][cell.leaf] }
  /// The place of the number that says which part of its whole a level's object is.
  func number(_ level: TableLevel) -> Int { places[level.rawValue][0] }
  private func has(_ cell: Cell) -> Bool { place(cell) >= 0 }
}
