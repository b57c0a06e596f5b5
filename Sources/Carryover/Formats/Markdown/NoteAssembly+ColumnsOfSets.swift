import TextStreams
import TrainingModel

/// Tables with a column a set and a row a measure: `| Set | W | 1 | 2 |` above `| Weight (kg) | 20 | 75 | 77.5 |`.
extension NoteAssembly {
  private typealias Measure = (place: Int, column: NoteColumn, side: Side?, cells: [String])

  mutating func readColumnsOfSets(_ table: NoteTable) -> Bool {
    guard let header = table.header, open.exercise != nil, table.headers.count > 1,
      table.headers.dropFirst().allSatisfy({ kindOfSet($0) != nil })
    else { return false }
    var measures: [Measure] = []
    for place in table.lines where place != header && lines[place].kind == .row {
      let cells = NoteTable.cells(lines[place].content)
      guard let first = cells.first, let (column, side) = measure(first), cells.count <= table.headers.count,
        cells.dropFirst().allSatisfy({ NoteRow.isEmpty($0) || isPlainMeasure($0) })
      else { return false }
      measures.append((place, column, side, cells))
    }
    let roles = measures.map(\.column.role)
    guard roles.contains(where: { [.reps, .duration, .distance].contains($0) }),
      Set(measures.map { "\($0.column.role)\($0.side?.rawValue ?? "")" }).count == measures.count
    else { return false }
    // A set without its load, among others with theirs, is not known.
    let loads = measures.first { $0.column.role == .load }
    let counts = measures.filter { $0.column.role == .reps }
    if let loads, !document.names.look(lastExercise?.name ?? "").isBodyweight,
      (1..<table.headers.count).contains(where: { column in
        (column >= loads.cells.count || NoteRow.isEmpty(loads.cells[column]))
          && counts.contains { column < $0.cells.count && !NoteRow.isEmpty($0.cells[column]) }
      })
    {
      return false
    }
    flushCells()
    index = header
    for place in table.lines { uses[place] = lines[place].kind == .row && place != header ? .sets : .marks }
    let sides = Set(measures.compactMap(\.side))
    for column in 1..<table.headers.count {
      for side in [nil, .left, .right] as [Side?] where side.map({ sides.contains($0) }) ?? sides.isEmpty {
        append(setsOfColumn(column, side, measures, kind: kindOfSet(table.headers[column]) ?? .working), lines[header])
      }
    }
    uses[header] = .marks
    index = table.lines.upperBound
    return true
  }

  private mutating func setsOfColumn(_ place: Int, _ side: Side?, _ measures: [Measure], kind: SetKind)
    -> NotationReading
  {
    let own = measures.filter { $0.side == nil || $0.side == side }
      .compactMap { place < $0.cells.count ? (role: $0.column, text: $0.cells[place]) : nil }
    var context = context(lines[index])
    context.isUnderExercise = true
    var reading = NotationReading()
    reading.sets = NoteRow(cells: own, context: context, document: document).sets()
    for index in reading.sets.indices {
      reading.sets[index].side = side
      if kind != .working { reading.sets[index].kind = kind }
    }
    return reading
  }

  /// What a row measures, and of which side: `Weight (kg)`, `Left reps`, `Hold (s)`.
  private func measure(_ cell: String) -> (column: NoteColumn, side: Side?)? {
    var words = cell.split(separator: " ")
    var side: Side?
    if words.count > 1 {
      for place in [words.count - 1, 0] where words.count > 1 {
        switch document.words.word(words[place].filter { !"()".contains($0) }) {
        case .left: (side, _) = (.left, words.remove(at: place))
        case .right: (side, _) = (.right, words.remove(at: place))
        default: break
        }
      }
    }
    guard let first = words.first else { return nil }
    if NoteStructureWords.heldNames.contains(first) { return (NoteColumn(role: .duration), side) }
    guard let column = document.words.column(words.joined(separator: " ")),
      [.load, .added, .reps, .rpe, .rir, .duration, .distance].contains(column.role)
    else { return nil }
    return (column, side)
  }

  /// `75`, `+5`, `77,5 kg`, `BW`: one measure, and no remark.
  private func isPlainMeasure(_ cell: String) -> Bool {
    if document.words.word(cell) == .bodyweight { return true }
    guard let (_, rest) = Self.number(cell.first == "+" || cell.first == "-" ? String(cell.dropFirst()) : cell) else {
      return false
    }
    return rest.isEmpty || document.words.word(rest) != nil && !rest.hasDigit
  }
}
