import TextStreams

/// Writes sessions as Carryover's own CSV, a set a row, in the memory of one session.
///
/// Every row says all of its session and exercise, so that a spreadsheet can sort and filter it and a program needs no
/// state. What has no sets has a row of its own, so that nothing vanishes.
final class TableWriter: EntityWriter {
  private var sink: any OutputSink
  private var rows: TableRows

  init(sink: any OutputSink, isSpreadsheetSafe: Bool) {
    self.sink = sink
    rows = TableRows(isSpreadsheetSafe: isSpreadsheetSafe)
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else { return }
    rows.append(session)
    if rows.output.count >= 1 << 16 { try flush() }
  }

  func finish() throws(FileFailure) {
    try flush()
    try sink.finish()
  }

  private func flush() throws(FileFailure) {
    try sink.write(rows.output.bytes)
    rows.output.removeAll()
  }
}

/// Lays sessions out as rows. A value, and no part of a class, for every access to a class's property is checked.
private struct TableRows: ~Copyable {
  var output = OutputBuffer(capacity: 1 << 17)
  private var session: TableCellWriter
  private var section: TableCellWriter
  private var exercise: TableCellWriter
  private var group: TableCellWriter
  private var set: TableCellWriter
  private let columns: [(level: TableLevel, leaf: Int)]

  init(isSpreadsheetSafe: Bool) {
    session = TableCellWriter(isSpreadsheetSafe: isSpreadsheetSafe)
    section = TableCellWriter(isSpreadsheetSafe: isSpreadsheetSafe)
    exercise = TableCellWriter(isSpreadsheetSafe: isSpreadsheetSafe)
    group = TableCellWriter(isSpreadsheetSafe: isSpreadsheetSafe)
    set = TableCellWriter(isSpreadsheetSafe: isSpreadsheetSafe)
    columns = TableLayout.shared.columns.map { ($0.level, $0.leaf) }
    output.append(TableLayout.shared.columns.map(\.name).joined(separator: ","))
    output.append(UInt8(ascii: "\n"))
  }

  /// Adds the rows of a session.
  mutating func append(_ value: Session) {
    var value = value
    session.removeAll()
    session.append(&value)
    clear(below: .session)
    if value.sections.isEmpty { writeRow() }
    for (index, part) in value.sections.enumerated() { write(part, number: index + 1, parent: value.id.value) }
  }

  private mutating func write(_ value: Section, number: Int, parent: UniqueIdentifier) {
    var value = value
    clear(below: .session)
    section.append(number: number)
    section.append(&value, derivedIdentifier: UniqueIdentifier(parent: parent, ordinal: number))
    if value.exercises.isEmpty { writeRow() }
    for (index, part) in value.exercises.enumerated() { write(part, number: index + 1, parent: value.id.value) }
  }

  private mutating func write(_ value: LoggedExercise, number: Int, parent: UniqueIdentifier) {
    var value = value
    clear(below: .section)
    exercise.append(number: number)
    exercise.append(&value, derivedIdentifier: UniqueIdentifier(parent: parent, ordinal: number))
    if value.setGroups.isEmpty { writeRow() }
    for (index, part) in value.setGroups.enumerated() { write(part, number: index + 1, parent: value.id.value) }
  }

  private mutating func write(_ value: LoggedSetGroup, number: Int, parent: UniqueIdentifier) {
    var value = value
    clear(below: .exercise)
    group.append(number: number)
    group.append(&value, derivedIdentifier: UniqueIdentifier(parent: parent, ordinal: number))
    if value.sets.isEmpty { writeRow() }
    for (index, part) in value.sets.enumerated() {
      var part = part
      set.removeAll()
      set.append(number: index + 1)
      set.append(&part, derivedIdentifier: UniqueIdentifier(parent: value.id.value, ordinal: index + 1))
      writeRow()
    }
  }

  private mutating func clear(below level: TableLevel) {
    if level.rawValue < TableLevel.section.rawValue { section.removeAll() }
    if level.rawValue < TableLevel.exercise.rawValue { exercise.removeAll() }
    if level.rawValue < TableLevel.group.rawValue { group.removeAll() }
    set.removeAll()
  }

  private mutating func writeRow() {
    var separator = false
    for (level, leaf) in columns {
      if separator { output.append(UInt8(ascii: ",")) }
      separator = true
      switch level {
      case .session: output.append(session[leaf])
      case .section: output.append(section[leaf])
      case .exercise: output.append(exercise[leaf])
      case .group: output.append(group[leaf])
      case .set: output.append(set[leaf])
      }
    }
    output.append(UInt8(ascii: "\n"))
  }
}
