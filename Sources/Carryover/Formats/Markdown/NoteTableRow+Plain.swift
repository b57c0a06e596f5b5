import TextStreams
import TrainingModel

/// The rows that long tables are made of: one number a cell, each below a header that says what it measures.
///
/// They mean what `readCells()` takes them for; a test holds the two against each other.
extension NoteTableRow {
  /// The row's sets, and the texts of cells that hold none.
  func read() -> (sets: [LoggedSet], texts: [String]) { plainSets().map { ($0, []) } ?? readCells() }

  /// The row's sets, where each of its cells is one plain number or a load with its unit; `nil` for any other row.
  func plainSets() -> [LoggedSet]? {
    guard table.isPlain, !context.isPlanned, cells.count <= table.columns.count else { return nil }
    var set = LoggedSet(id: Identifier(.zero), kind: context.isWarmup ? .warmup : .working)
    var count = 1
    for (column, cell) in zip(table.columns, cells) {
      guard let column = column?.column else { return nil }
      if column.role == .exercise || NoteRow.isEmpty(cell) { continue }
      let isTaken = cell.withByteSlice { text in
        var scanner = NotesPlainScanner(text)
        guard scanner.isAtDigit, let weight = NotesNamedSets.weight(&scanner), scanner.isAtEnd, weight.value > 0 else {
          return false
        }
        if column.role == .load {
          let unit = weight.unit ?? column.loadUnit ?? context.loadUnit
          set.load = Load(value: weight.value, unit: unit, kind: loadKind)
          return true
        }
        guard weight.unit == nil else { return false }
        switch column.role {
        case .rpe: set.rpe = weight.value
        case .rir: set.rir = weight.value
        default:
          guard let whole = Int(exactly: weight.value) else { return false }
          if column.role == .reps { set.reps = whole }
          if column.role == .sets { count = min(whole, 100) }
        }
        return true
      }
      if !isTaken { return nil }
    }
    guard set.reps != nil || set.load != nil else { return nil }
    return Array(repeating: set, count: count)
  }

  private var loadKind: LoadKind {
    context.isAssistedExercise ? .assisted : context.isBodyweightExercise ? .added : .external
  }
}

extension NoteTable {
  /// Whether each column holds one measure of what was done, and none holds the same as another.
  var hasPlainColumns: Bool {
    var roles: Set<NoteColumnRole> = []
    return column(.reps) != nil
      && columns.allSatisfy { column in
        guard let column, column.part == nil, !column.isWarmup, column.side == nil, !column.isOfLast,
          !column.isAttempt, !column.column.isOfHelp, column.order == nil
        else { return false }
        switch column.column.role {
        case .exercise, .setNumber, .sets, .reps, .load, .rpe, .rir: return roles.insert(column.column.role).inserted
        default: return false
        }
      }
  }
}
