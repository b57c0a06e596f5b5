/// A table of planned exercises: what its columns are.
struct PlanTable {
  private enum Column {
    case name, sets, reps, load(LoadUnit?), rest, effort, notation, note(String)
  }

  private var columns: [Column]

  /// Reads the header of a table; `nil` where none of its columns is of exercises.
  init?(header: [String]) {
    columns = header.map(Self.column)
    guard columns.contains(where: { if case .name = $0 { true } else { false } }) else { return nil }
  }

  /// Whether there is a column of sets.
  var hasSets: Bool {
    columns.contains { if case .sets = $0 { true } else if case .notation = $0 { true } else { false } }
  }

  private static func column(_ cell: String) -> Column {
    let words = PlanWords(cell).tokens.filter { $0.kind == .word }.map(\.text)
    switch words.first {
    case "exercise", "exercises", "movement", "lift", "name": return .name
    case "sets" where words.contains("reps"), "set" where words.contains("rep"): return .notation
    case "sets", "set": return .sets
    case "reps", "rep", "repetitions": return .reps
    case "weight", "load": return .load(words.count > 1 ? PlanWords(words[1]).loadUnit(0) : nil)
    case "rest": return .rest
    case "rpe": return .effort
    case "prescription", "scheme": return .notation
    default: return .note(cell)
    }
  }

  /// A row of a table: a name, its sets as a line of a list would say them, a load that is a number alone, and notes.
  struct Row {
    var name = ""
    var notation = ""
    var load: Load?
    var notes: [String] = []
  }

  /// What a row says; `nil` where it has no name.
  func row(_ cells: [String]) -> Row? {
    var row = Row()
    var sets = ""
    var reps = ""
    var details: [String] = []
    for (index, cell) in cells.enumerated() where !cell.isEmpty && cell != "-" && cell != "–" && cell != "—" {
      switch index < columns.count ? columns[index] : .note("") {
      case .name: row.name = cell
      case .sets: sets = cell
      case .reps: reps = cell
      case .load(let unit):
        // Behind `@` a small number alone would be an effort.
        let words = PlanWords(cell)
        if words.tokens.count == 1, let value = words.number(0), value <= 10_000 {
          row.load = Load(value: value, unit: unit)
        } else {
          details.append("@ \(cell)")
        }
      case .rest: details.append("rest \(cell)")
      case .effort: details.append("RPE \(cell)")
      case .notation: sets = cell
      case .note(let header) where ["", "notes", "note", "cues", "comments"].contains(header.lowercased()):
        row.notes.append(cell)
      case .note(let header): row.notes.append("\(header): \(cell)")
      }
    }
    guard !row.name.isEmpty else { return nil }
    let words = PlanWords(sets)
    if words.range(0)?.end == words.tokens.count { sets += reps.isEmpty ? " sets" : "" }
    let notation = reps.isEmpty ? sets : sets.isEmpty ? "\(reps) reps" : "\(sets) x \(reps)"
    row.notation = ([notation] + details).filter { !$0.isEmpty }.joined(separator: ", ")
    return row
  }
}
