import TextStreams
import TrainingModel

/// The rows that long tables are made of: one number a cell, each below a header that says what it measures.
///
/// They mean what `readCells()` takes them for; a test holds the two against each other.
extension NoteTableRow {
  /// A row's set, cell by cell, and how often it was done.
  struct Plain {
    private var set = LoggedSet(id: Identifier(.zero))
    private(set) var count = 1
    /// What a load of the row's exercise is.
    var kind = LoadKind.external

    /// The set; `nil` where the cells make none.
    var finished: LoggedSet? { self.set.reps != nil || self.set.load != nil ? self.set : nil }

    /// Takes a cell with one plain number, or a load with its unit.
    ///
    /// - Returns: Whether it is one.
    mutating func take(_ cell: ByteSlice, _ column: NoteColumn, unit: LoadUnit?) -> Bool {
      var scanner = NotesPlainScanner(cell)
      guard scanner.isAtDigit, let weight = NotesNamedSets.weight(&scanner), scanner.isAtEnd, weight.value > 0 else {
        return false
      }
      if column.role == .load {
        set.load = Load(value: weight.value, unit: weight.unit ?? column.loadUnit ?? unit, kind: kind)
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
  }

  /// The row's sets, and the texts of cells that hold none.
  func read() -> (sets: [LoggedSet], texts: [String]) { plainSets().map { ($0, []) } ?? readCells() }

  /// The row's sets, where each of its cells is one plain number or a load with its unit; `nil` for any other row.
  func plainSets() -> [LoggedSet]? {
    guard table.isPlain, !context.isPlanned, cells.count <= table.columns.count else { return nil }
    var row = Plain()
    row.kind = context.isAssistedExercise ? .assisted : context.isBodyweightExercise ? .added : .external
    for (column, cell) in zip(table.columns, cells) {
      guard let column = column?.column else { return nil }
      if column.role == .exercise || NoteRow.isEmpty(cell) { continue }
      guard cell.withByteSlice({ row.take($0, column, unit: context.loadUnit) }) else { return nil }
    }
    guard var set = row.finished else { return nil }
    set.kind = context.isWarmup ? .warmup : .working
    return Array(repeating: set, count: row.count)
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
