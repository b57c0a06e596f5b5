import TrainingModel

/// `Squat | 4x4 @7 | 160 | 4` above `Squat | | 160 | 4`: what was meant stands in the first row of an exercise, and what
/// was done in a row for each set.
extension NoteAssembly {
  /// Takes what was meant of the rows below out of a row's sets, or gives a row its part of it.
  mutating func sharePlan(_ sets: inout [LoggedSet], _ table: NoteTable, _ cells: [String]) {
    guard let place = table.column(.target) else { return }
    if place >= cells.count || NoteRow.isEmpty(cells[place]) {
      for index in sets.indices where !plansOfRows.isEmpty {
        let target = plansOfRows.removeFirst()
        // A back-off below is none of them.
        let load = target?.load?.value
        let isNear = load == nil || sets[index].load?.value == load
        if sets[index].isCompleted, sets[index].target == nil, isNear { sets[index].target = target }
      }
      return
    }
    plansOfRows = []
    guard sets.first?.isCompleted == true else { return }
    var below = rowsBelow(table, cells, place)
    while below > 0, sets.count > 1, let last = sets.last, !last.isCompleted {
      plansOfRows.insert(sets.removeLast().target, at: 0)
      below -= 1
    }
  }

  /// Whether a column says what was done.
  private func isOfResult(_ table: NoteTable, _ place: Int) -> Bool {
    guard place < table.columns.count, let role = table.columns[place]?.column.role else { return false }
    switch role {
    case .reps, .load, .result, .set, .duration, .distance: return true
    default: return false
    }
  }

  /// How many rows come next of the same exercise in which nothing was meant, and something done.
  private func rowsBelow(_ table: NoteTable, _ cells: [String], _ target: Int) -> Int {
    guard let name = table.column(.exercise), name < cells.count else { return 0 }
    var count = 0
    for place in table.lines where place > index {
      guard lines[place].kind == .row, case let row = NoteTable.cells(lines[place].content), name < row.count,
        row[name] == cells[name] || NoteRow.isEmpty(row[name]),
        target >= row.count || NoteRow.isEmpty(row[target]),
        row.indices.contains(where: { isOfResult(table, $0) && row[$0].utf8.first?.isDigit == true })
      else { break }
      count += 1
    }
    return count
  }
}
