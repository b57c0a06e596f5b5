import TrainingModel

/// Loads in a column of their own, for sets that stand in others.
extension NoteTableRow {
  /// The load that stands in a column of its own, for sets in columns of theirs.
  var load: Load? {
    guard let place = table.column(.load), place < cells.count, let column = column(place)?.column else { return nil }
    let row = NoteRow(cells: [(column, cells[place])], context: context, document: document)
    let sets = row.sets()
    return sets.count == 1 ? sets[0].load ?? sets[0].target?.load : nil
  }

  /// `80/90/90` beside the repetitions of three sets in columns of their own: the load of one of them.
  func load(ofSetAt place: Int) -> Load? {
    guard let column = table.column(.load), column < cells.count, self.column(column) != nil else { return nil }
    let parts = cells[column].split { $0 == "/" || $0 == "," }
    let sets = cells.indices.filter { self.column($0)?.column.role == .set && !NoteRow.isEmpty(cells[$0]) }
    // `17,5 kg` and `17,5` are one load of two sets.
    let isDecimal =
      parts.count == 2 && cells[column].hasByte(UInt8(ascii: ","))
      && ["5", "25", "75", "50"].contains(parts[1].prefix { $0.isNumber })
    let values = parts.map { Double($0.trimmedSpaces) }
    guard parts.count > 1, !isDecimal, parts.count == sets.count, let index = sets.firstIndex(of: place),
      let value = values[index]
    else { return nil }
    return Load(value: value, unit: self.column(column)?.column.loadUnit ?? context.loadUnit)
  }

  /// `60/70/80 kg` beside `3x5`: the load of each set. Where they are more or fewer, they are told beside them.
  func takeLoads(_ sets: inout [LoggedSet], _ texts: inout [String]) {
    guard !sets.isEmpty, sets.allSatisfy({ $0.load == nil }), let place = table.column(.load), place < cells.count,
      !NoteRow.isEmpty(cells[place]), let column = column(place)?.column
    else { return }
    let row = NoteRow(cells: [(column, cells[place])], context: context, document: document)
    let loads = row.sets().compactMap { $0.load ?? $0.target?.load }
    let values = loads.compactMap(\.value)
    guard loads.count > 1, let least = values.min(), let most = values.max() else { return }
    guard loads.count == sets.count, most <= 2 * least else { return texts.append(cells[place]) }
    for index in sets.indices { sets[index].load = loads[index] }
  }

  /// The load and the repetitions of a cell that holds one set.
  func setOfCell(_ cell: String, _ context: NotationContext) -> LoggedSet? {
    let factors = cell.split(whereSeparator: { "x×".contains($0) }).map(\.trimmedSpaces)
    let isRepsFirst = context.conventions.pair == .repsByLoad
    let least: Double = isRepsFirst || context.isBodyweightExercise ? 10 : 6
    guard factors.count == 2, let load = Double(factors[0]), load >= least, let reps = Int(factors[1]), reps > 0,
      let reading = document.reader.read("weight \(factors[0]) x \(factors[1])", in: context)
    else { return nil }
    return reading.sets.count == 1 && reading.sets[0].reps == reps ? reading.sets[0] : nil
  }

  /// Whether a cell is a number of sets and one of repetitions, `3x5`, where each set has a column.
  func isSchemeOfColumns(_ cell: String) -> Bool {
    // `3x10 @ 60`, `3x8 +10`: with what it is to be done.
    let scheme = cell.prefix { !"@+(".contains($0) }
    let numbers = scheme.lowercased().split(whereSeparator: { "x× ".contains($0) }).map { Int($0) }
    let columns = table.columns.count { $0?.column.number != nil }
    return columns > 0 && numbers.count == 2 && numbers[0].map { (1...columns).contains($0) } == true
      && numbers[1] != nil
  }
}
