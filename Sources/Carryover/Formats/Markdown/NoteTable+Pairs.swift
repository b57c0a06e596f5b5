import TrainingModel

/// Columns whose header says what the two numbers of a set in their cells are.
extension NoteTable {
  /// What two numbers of a cell are: a load and repetitions, or sets and repetitions, in which order.
  enum PairOrder {
    case loadByReps, repsByLoad, setsByReps, repsBySets
  }

  /// `Set 1 (reps/weight)`, `reps x kg`, `Sets/Reps`: a column of sets, and what the two numbers of each are.
  static func columnOfPairs(_ header: String, _ words: NoteWords) -> Column? {
    guard header.utf8.count <= 40 else { return nil }
    var pair = header[...]
    var column = NoteColumn(role: .set)
    if header.utf8.last == UInt8(ascii: ")"), let open = header.firstIndex(of: "(") {
      pair = header[header.index(after: open)...].dropLast()
      let name = header[..<open].trimmedSpaces
      guard let own = words.column(name) ?? (name.isEmpty ? column : nil), own.role == .set || own.role == .result
      else {
        return nil
      }
      column = own
    }
    for sign in ["/", " x ", " × ", "x", "×", " @ "] {
      var parts = pair.split(separator: sign, omittingEmptySubsequences: false).map(\.trimmedSpaces)
      // `Set 1 (kg/reps/RPE)`
      let effort = parts.count == 3 ? words.columnRole(NoteWords.key(parts[2])) : nil
      if effort == .rpe || effort == .rir { parts.removeLast() }
      guard parts.count == 2, let first = measure(parts[0], words, sign), let second = measure(parts[1], words, sign),
        first.role != second.role
      else { continue }
      column.loadUnit = first.loadUnit ?? second.loadUnit ?? column.loadUnit
      var found = Column(column)
      switch (first.role, second.role) {
      case (.load, .reps): found.order = .loadByReps
      case (.reps, .load): found.order = .repsByLoad
      case (.sets, .reps) where sign == "/": found.order = .setsByReps
      case (.reps, .sets) where sign == "/": found.order = .repsBySets
      // `Serie×Rip`: cells such as `4×6` are read as they stand.
      case (.sets, .reps) where effort == nil && words.column(header) == nil && sign == "×": return Column(column)
      default: return nil
      }
      if effort != nil, found.order != .loadByReps { return nil }
      found.effort = effort
      return found
    }
    return nil
  }

  /// Sets, repetitions, or a load in a unit or in none.
  private static func measure(_ text: String, _ words: NoteWords, _ sign: String) -> NoteColumn? {
    if let unit = words.loadUnit(NoteWords.key(text)) { return NoteColumn(role: .load, loadUnit: unit) }
    guard let column = words.column(text) else { return nil }
    // `Serie×Rip`: beside repetitions they are counted.
    if column.role == .setNumber, sign == "×" { return NoteColumn(role: .sets) }
    return [.sets, .reps, .load].contains(column.role) ? column : nil
  }

  /// `12/270` in a column of repetitions and loads: `270 x 12`; of sets and repetitions, `3/8`: `3x8`; any other cell as it
  /// stands.
  static func spelled(_ cell: String, _ column: Column) -> String {
    guard let order = column.order else { return cell }
    if let effort = column.effort { return spelled(cell, order, effort) }
    let sets = cell.split(separator: ",").map { pair($0.trimmedSpaces, order) }
    return sets.contains { $0 == nil } ? cell : sets.compactMap(\.self).joined(separator: ", ")
  }

  /// `95/2/10 (3rd rep failed)`: a load, repetitions and how hard they were, and a remark.
  private static func spelled(_ cell: String, _ order: PairOrder, _ effort: NoteColumnRole) -> String {
    let end = cell.firstIndex(of: " ") ?? cell.endIndex
    let parts = cell[..<end].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, Double(parts[2].replacing(",", with: ".")) != nil,
      let set = pair(parts[..<2].joined(separator: "/"), order)
    else { return cell }
    return "\(set) \(effort.rawValue.uppercased()) \(parts[2])\(cell[end...])"
  }

  private static func pair(_ text: String, _ order: PairOrder) -> String? {
    let isOfSets = order == .setsByReps || order == .repsBySets
    // What other signs mean is known without a header.
    let signs = isOfSets ? "/" : "/x×"
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { signs.contains($0) }).map(
      \.trimmedSpaces)
    guard parts.count == 2 else { return nil }
    let isSwapped = order == .repsByLoad || order == .repsBySets
    let (first, count) = isSwapped ? (parts[1], parts[0]) : (parts[0], parts[1])
    // `3/8-10`; more sets than eight are the repetitions of each.
    if isOfSets { return Int(first).flatMap { (1...8).contains($0) && !count.isEmpty ? "\($0)x\(count)" : nil } }
    guard let reps = Int(count), (0...200).contains(reps) else { return nil }
    // `12/bw`
    if ["", "-", "–", "bw", "BW", "bodyweight"].contains(first) { return "\(reps) reps" }
    guard let (value, _) = NoteAssembly.number(first), value > 0 else { return isSwapped ? "\(first) x \(reps)" : nil }
    // `60x12` where the header says it loosely
    return reps > 30 && value <= 30 ? nil : "weight \(first) x \(reps)"
  }

  /// `top RPE`, `RIR last set`, `RPE (last)`: how hard the last set was.
  static func columnOfLast(_ parts: [String], _ words: NoteWords) -> Column? {
    guard (2...5).contains(parts.count) else { return nil }
    func effort(_ text: String) -> Column? {
      guard let column = words.column(text), column.role == .rpe || column.role == .rir else { return nil }
      var last = Column(column)
      last.isOfLast = true
      return last
    }
    let before = parts.dropLast().joined(separator: " ").lowercased()
    if ["top", "last", "top set", "last set"].contains(before), let column = effort(parts[parts.count - 1]) {
      return column
    }
    for place in parts.indices.dropFirst() {
      let behind = parts[place...].joined(separator: " ")
      guard words.word(behind.bracketed ?? behind) == .lastSet || behind.lowercased() == "(last)" else { continue }
      if let column = effort(parts[..<place].joined(separator: " ")) { return column }
    }
    return nil
  }
}
