import TrainingModel

/// `Squat | 4x4 @7 | 160 | 4` above `Squat | | 160 | 4`: what was meant stands in the first row of an exercise, and what
/// was done in a row for each set.
extension NoteAssembly {
  /// Takes what was meant of the rows below out of a row's sets, or gives a row its part of it.
  mutating func sharePlan(_ sets: inout [LoggedSet], _ table: NoteTable, _ cells: [String]) {
    guard let place = table.column(.target) else { return }
    // What was promised to rows above is none of this one's.
    if index > plansOfRows.end { plansOfRows = ([], index) }
    if place >= cells.count || NoteRow.isEmpty(cells[place]) {
      for index in sets.indices where !plansOfRows.targets.isEmpty && sets[index].isCompleted {
        sets[index].target = sets[index].target ?? plansOfRows.targets.removeFirst()
      }
      return
    }
    plansOfRows = ([], index)
    guard sets.first?.isCompleted == true else { return }
    let load = sets.last?.target?.load?.value
    var below = rowsBelow(table, cells, place, load)
    plansOfRows.end = index + below
    while below > 0, sets.count > 1, let last = sets.last, !last.isCompleted {
      plansOfRows.targets.insert(sets.removeLast().target, at: 0)
      below -= 1
    }
  }

  /// `S3 (12 mar), plan` above a column of a day: what it was to be.
  func isPlan(ofColumn header: String) -> Bool {
    let bare = header.filter { $0 != ")" }
    guard let word = bare.split(whereSeparator: { "(,;:–— ".contains($0) }).last,
      NoteStructureWords.planNames.contains(word)
    else { return document.words.saysUndone(header) }
    // `no plan`, `according to plan`
    return bare.dropLast(word.count).last { $0 != " " }.map { "(,;:–—".contains($0) || $0.isNumber } ?? false
  }

  /// Whether a column says what was done.
  private func isOfResult(_ table: NoteTable, _ place: Int) -> Bool {
    guard place < table.columns.count, let role = table.columns[place]?.column.role else { return false }
    switch role {
    case .reps, .load, .result, .set, .duration, .distance: return true
    default: return false
    }
  }

  /// How many rows come next of the same exercise in which nothing was meant, and something done with about its load: a
  /// back-off below is none of them.
  private func rowsBelow(_ table: NoteTable, _ cells: [String], _ target: Int, _ load: Double?) -> Int {
    guard let name = table.column(.exercise), name < cells.count else { return 0 }
    var count = 0
    for place in table.lines where place > index {
      guard lines[place].kind == .row, case let row = NoteTable.cells(lines[place].content), name < row.count,
        row[name] == cells[name] || NoteRow.isEmpty(row[name]),
        target >= row.count || NoteRow.isEmpty(row[target]),
        row.indices.contains(where: { isOfResult(table, $0) && row[$0].utf8.first?.isDigit == true })
      else { break }
      if let load, let column = table.column(.load), column < row.count, let done = Self.number(row[column])?.number,
        abs(done - load) > load / 5
      {
        break
      }
      count += 1
    }
    return count
  }

  /// Below a header that begins with no bar, a row that begins with one has nothing in its first cell.
  mutating func closeBareRows() {
    var width: Int?
    for index in lines.indices where lines[index].kind == .row {
      let above = index > 0 ? lines[index - 1].kind : .blank
      let begins = lines[index].content.utf8.first == UInt8(ascii: "|")
      // `Weight, reps, sets` without a row below it is a sentence.
      if above != .row, index + 1 == lines.count || lines[index + 1].kind != .row, lines[index].content.hasByte(9),
        !lines[index].raw.hasByte(9),
        lines[index].raw.containsBytes(of: ", ") || lines[index].raw.containsBytes(of: "; ")
      {
        lines[index].kind = .text
        lines[index].content = lines[index].raw.trimmedSpaces
        lines[index].plain = lines[index].content
        continue
      }
      if above != .row, above != .rowRule {
        let isBare = !begins && lines[index].content.hasByte(UInt8(ascii: "|"))
        width = isBare ? NoteTable.cells(lines[index].content).count : nil
      } else if let width, begins {
        let missing = width - NoteTable.cells(lines[index].content).count
        guard missing > 0 else { continue }
        lines[index].content = "| \(lines[index].content)\(missing > 1 ? " |" : "")"
      }
    }
  }
}
