import TextStreams
import TrainingModel

/// Tables with a column for each set and a row for each measure.
extension NoteAssembly {
  /// Of `| kg | 100 | 110 | 120 |`, where each column is a set, what a line would say: `kg: 100, 110, 120`.
  func measureRow(_ cells: [String], _ table: NoteTable) -> String? {
    guard isMeasure(cells), table.headers.count > 1, table.lines.count <= Self.mostMeasureRows,
      table.headers.dropFirst().enumerated().allSatisfy({ place, header in
        let text = header.lowercased()
        return text == "\(place + 1)" || text == "set \(place + 1)"
      }),
      // Where one has a hole, the numbers of the others would be given to other sets.
      table.lines.allSatisfy({ place in
        if place == table.header { return true }
        let other = lines[place].kind == .row ? NoteTable.cells(lines[place].content) : []
        return !isMeasure(other) || Self.values(other) != nil
      }), let values = Self.values(cells)
    else { return nil }
    return "\(cells[0]): \(values.joined(separator: ", "))"
  }

  /// Whether a table has no header: its first row has a measure's numbers, `| kg | 100 | 110 |`, as one below it has.
  func beginsWithMeasure(_ table: Range<Int>) -> Bool {
    let first = NoteTable.cells(lines[table.lowerBound].content)
    guard isMeasure(first), let values = Self.values(first), values.count > 1 else { return false }
    return table.dropFirst().contains { place in
      guard lines[place].kind == .row else { return false }
      let row = NoteTable.cells(lines[place].content)
      return isMeasure(row) && row[0] != first[0] && Self.values(row)?.count == values.count
    }
  }

  /// More rows than a table of one session's exercises has.
  private static var mostMeasureRows: Int { 100 }

  private func isMeasure(_ cells: [String]) -> Bool {
    guard let first = cells.first, let role = document.words.columnRole(NoteWords.key(first)) else { return false }
    return role == .load || role == .reps || role == .rpe || role == .rir
  }

  /// The numbers behind a row's first cell, but for sets that were left out at its end; `nil` where one is none.
  private static func values(_ cells: [String]) -> [String]? {
    let values = cells.dropFirst().map { $0.replacing(",", with: ".") }
    guard let end = values.lastIndex(where: { !NoteRow.isEmpty($0) }), values[...end].allSatisfy({ Double($0) != nil })
    else { return nil }
    return Array(values[...end])
  }
}
