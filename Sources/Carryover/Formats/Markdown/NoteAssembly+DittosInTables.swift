import TextStreams

/// Marks in the cells of a table that say once more what stands above them.
extension NoteAssembly {
  private static let dittos = NoteWordSet(dittoMarks + ["”", "“"])
  /// So many rows with marks below each other are looked through.
  private static let mostRows = 60

  /// `| " | " | 6 |` below `| Bench press | 70 | 8 |`: the cells of a row with the loads, counts and efforts that marks
  /// stand for.
  func withDittos(_ cells: [String], _ table: NoteTable) -> [String] {
    guard cells.contains(where: { $0.utf8.count <= 8 && Self.dittos.contains($0) }) else { return cells }
    var cells = cells
    let above = (max(table.lines.lowerBound, index - Self.mostRows)..<index).reversed()
      .filter { lines[$0].kind == .row && $0 != table.header }
      .map { NoteTable.cells(lines[$0].content) }
    for place in cells.indices.prefix(table.columns.count) where Self.dittos.contains(cells[place]) {
      switch table.columns[place]?.column.role {
      case .load, .reps, .sets, .set, .rpe, .rir, .duration, .distance: break
      default: continue
      }
      // `| Row | 60x8 | " | " |`: what stands left of it.
      if table.columns[place]?.column.role == .set, place > 0, table.columns[place - 1]?.column.role == .set,
        !NoteRow.isEmpty(cells[place - 1]), !Self.dittos.contains(cells[place - 1])
      {
        cells[place] = cells[place - 1]
        continue
      }
      if let told = above.first(where: { place < $0.count && !Self.dittos.contains($0[place]) }) {
        cells[place] = told[place]
      }
    }
    return cells
  }
}
