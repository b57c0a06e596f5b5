import TextStreams
import TrainingModel

/// Rows of long tables: an exercise that the catalogue knows, and one plain number in each other cell.
///
/// They mean what `readRow` takes them for; a test holds the two against each other.
extension NoteAssembly {
  /// Takes a row of a plain table that begins another exercise.
  ///
  /// - Returns: Whether it is one.
  mutating func takePlainRow(_ table: NoteTable, _ place: Int) -> Bool {
    let line = lines[place]
    guard table.isPlain, line.kind == .row, line.box == nil, !line.isStruck, !line.isQuoted, !line.isEscaped,
      line.dateColumn == nil, line.plain == line.content, open.rounds <= 1, open.planRank == nil, !document.isPlan,
      open.cells.isEmpty, textsBeside[place] == nil, open.exercise?.isWarmupOfNext != true,
      let row = line.content.withByteSlice({ plainRow($0, table) })
    else { return false }
    if open.exercise != nil, session.sections.last?.exercises.last?.name == row.name { return false }
    let sets = Array(repeating: row.set, count: row.count)
    openExercise(named: row.name, sets, line, row.look)
    use(.sets)
    if keepsFound { keepFound(row.name, sets) }
    open.exercise?.firstSets = row.count
    open.exercise?.isAnswered = true
    open.setRank = line.rank
    return true
  }

  /// The name and the sets of a row of nothing but letters, digits, spaces and points between its bars.
  private func plainRow(
    _ bytes: ByteSlice, _ table: NoteTable
  ) -> (name: String, look: NoteNameLook, set: LoggedSet, count: Int)? {
    guard bytes[0] == UInt8(ascii: "|"), bytes[bytes.count - 1] == UInt8(ascii: "|") else { return nil }
    var found: (name: String, look: NoteNameLook)?
    var row = NoteTableRow.Plain()
    var (start, column) = (1, 0)
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "|") {
        guard bytes[end].isLetter || bytes[end].isDigit || bytes[end] == 32 || bytes[end] == UInt8(ascii: ".") else {
          return nil
        }
        end += 1
      }
      let cell = bytes.slice(start, end).trimmed
      guard column < table.columns.count, let role = table.columns[column]?.column else { return nil }
      if role.role == .exercise {
        guard found == nil, let named = document.memos.plainNames.value(cell, { plainName(cell.string) }) else {
          return nil
        }
        found = named
        row.kind = named.look.isAssisted ? .assisted : named.look.isBodyweight ? .added : .external
      } else if cell.count > 0 {
        // What is lifted is told by the name, which stands first.
        guard found != nil, row.take(cell, role, unit: loadUnit) else { return nil }
      }
      start = end + 1
      column += 1
    }
    guard let found, var set = row.finished else { return nil }
    set.kind = open.isWarmup ? .warmup : .working
    return (found.name, found.look, set, row.count)
  }

  /// A cell's text that is a name of the catalogue, and nothing beside it.
  private func plainName(_ name: String) -> (name: String, look: NoteNameLook)? {
    let look = document.names.look(name)
    guard look.isBare, look.isKnown, sidedName(name) == nil, label(name) == name else { return nil }
    return (name, look)
  }

  /// Whether a row has nothing between its bars but words without a number, and numbers with a unit or none.
  static func isPlainRow(_ text: String) -> Bool {
    text.withByteSlice { bytes in
      guard bytes[0] == UInt8(ascii: "|") else { return false }
      var start = 1
      while start < bytes.count {
        var end = start
        var (letters, digits) = (0, 0)
        while end < bytes.count, bytes[end] != UInt8(ascii: "|") {
          if bytes[end].isLetter {
            letters += 1
          } else if bytes[end].isDigit {
            if letters > 0 { return false }
            digits += 1
          } else if bytes[end] != 32, bytes[end] != UInt8(ascii: ".") {
            return false
          }
          end += 1
        }
        // `kg`, `lbs`
        if digits > 0, letters > 3 { return false }
        start = end + 1
      }
      return true
    }
  }
}
