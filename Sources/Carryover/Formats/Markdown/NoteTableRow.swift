import TrainingModel

/// Reads the cells of one row, all but the exercise's name.
struct NoteTableRow {
  let table: NoteTable
  let cells: [String]
  var context: NotationContext
  let document: NoteDocument

  /// The row's sets and texts, whatever stands in its cells; `warm-up` in the place of a set's number is its kind.
  func readDividedCells() -> (sets: [LoggedSet], texts: [String]) {
    var context = context
    context.statedLoad = load ?? context.statedLoad
    var sets: [LoggedSet] = []
    var texts: [String] = []
    var (kind, side, counts): (NoteWord?, (side: Side, text: String)?, [Int: Int]) = (nil, nil, [:])
    var isPlanned = false
    for (place, cell) in cells.enumerated() where !NoteRow.isEmpty(cell) {
      counts[place] = sets.count
      switch column(place)?.column.role {
      case .set where isKind(cell), .setNumber where isKind(cell): kind = wordOfKind(cell)
      case .set where Self.same.contains(cell) && !sets.isEmpty:
        // The set of the column before once more.
        if let last = sets.last { sets.append(last) }
      case .set:
        var own = context
        own.statedLoad = self.load(ofSetAt: place) ?? own.statedLoad
        if column(place)?.isWarmup == true { own.isWarmup = true }
        if column(place)?.isAttempt == true, isMissed(cell) {
          texts.append(cell)
          continue
        }
        if column(place)?.isAttempt == true { own.statedReps = 1 }
        let spelled = column(place).map { NoteTable.spelled(cell, $0) } ?? cell
        let text =
          column(place)?.column.number == nil ? Self.withMiss(spelled) : Self.withoutHands(Self.withMiss(spelled))
        sets += read(text, own, column(place)?.column).map { set in
          var set = set
          set.side = set.side ?? column(place)?.side
          return set
        }
      case nil where isKind(cell): kind = wordOfKind(cell)
      case nil where signOfPlan(cell): isPlanned = true
      case nil
      where place < table.headers.count && table.headers[place].hasPrefix("%")
        && NoteAssembly.number(cell)?.rest.isEmpty == true:
        texts.append("\(cell) %")
      case nil
      where place < table.headers.count && NoteStructureWords.isForeignColumn(table.headers[place])
        && cell.utf8.allSatisfy({ $0.isDigit || ".:,%- ".utf8.contains($0) }):
        texts.append("\(table.headers[place]) \(cell)")
      // `Last time`
      case nil where place < table.headers.count && document.words.word(table.headers[place]) == .elsewhen:
        texts.append("\(table.headers[place]) \(cell)")
      // The number of a seat.
      case nil
      where place < table.headers.count && !table.headers[place].isEmpty
        && (table.column(.reps) != nil || table.columns.contains { $0?.column.number != nil }
          || !table.headers[place].hasDigit && table.headers.contains { $0.utf8.allSatisfy(\.isDigit) && !$0.isEmpty })
        && NoteAssembly.number(cell)?.rest.isEmpty == true:
        texts.append("\(table.headers[place]) \(cell)")
      case nil: readLoose(cell, context, &sets, &texts)
      case .notes where isKind(cell), .rpe where isKind(cell), .rir where isKind(cell): kind = wordOfKind(cell)
      case .rpe where Self.isInWords(cell), .rir where Self.isInWords(cell): texts.append(cell)
      case .notes where sideAlone(cell) != nil:
        side = (sideAlone(cell) ?? .left, cell)
        if let comma = cell.firstIndex(of: ",") { texts.append(cell[comma...].dropFirst().trimmedSpaces) }
      case .notes: texts.append(cell)
      case .tempo: texts.append("\(table.headers[place]) \(cell)")
      case .kind where !saysKind(cell): texts.append(cell)
      default: break
      }
    }
    takeLoads(&sets, &texts)
    repeatPair(&sets)
    if sets.isEmpty { sets = setsOfColumns(context) }
    if sets.isEmpty { sets = measures(nil, context) }
    if let place = table.column(.result), place < cells.count, table.column(.target) != nil, saysNotDone(cells[place]) {
      texts.append(cells[place])
      sets = []
    } else if let place = table.column(.result), place < cells.count {
      sets = read(withPlannedLoad(cells[place]), context, table.columns[place]?.column)
    }
    if sets.isEmpty, [table.column(.result), table.column(.done)].contains(where: isTicked) {
      return (donePlan(context), texts)
    }
    let results = measures(.result, context)
    if !results.isEmpty { sets = results }
    addMeasures(of: [.rpe, .rir], &sets, behind: counts)
    takeEfforts(&sets, &texts)
    addTargets(context, &sets)
    addMeasures(of: [.side], &sets)
    if let side {
      if sets.allSatisfy({ $0.side != nil }) { texts.append(side.text) }
      for index in sets.indices where sets[index].side == nil { sets[index].side = side.side }
    }
    takeKindOfNumber(&sets)
    if kind == .failure {
      if let last = sets.indices.last { sets[last].toFailure = true }
    } else if let kind {
      for index in sets.indices { sets[index].kind = kind == .drop ? .drop : .warmup }
    }
    if isPlanned { for index in sets.indices { sets[index].plan() } }
    return (sets, texts)
  }

  /// The sets of columns that hold a load, or repetitions, by turns.
  private func setsOfColumns(_ context: NotationContext) -> [LoggedSet] {
    table.columnsOfSets.flatMap { places in
      let measures = places.compactMap { place in
        place < cells.count ? column(place).map { (role: $0.column, text: cells[place]) } : nil
      }
      guard measures.contains(where: { $0.role.role == .reps && !NoteRow.isEmpty($0.text) }) else {
        return [LoggedSet]()
      }
      return NoteRow(cells: measures, context: context, document: document).sets()
    }
  }

  /// `197.5 ✗`, `120 miss`, `117.5x`: an attempt that failed, or that was not made.
  private func isMissed(_ cell: String) -> Bool {
    guard let (_, rest) = NoteAssembly.number(cell) else { return true }
    let marks = rest.split(separator: " ").drop { document.words.loadUnit(NoteWords.key($0)) != nil }
    guard let mark = marks.first else { return false }
    return mark == "x" || mark == "X" || document.words.word(mark) == .skipped || document.words.word(mark) == .failure
      || NoteStructureWords.misses.contains(mark)
  }

  /// `skipped`, `not done (elbow)` where a result stands: nothing was done of what the target says.
  private func saysNotDone(_ cell: String) -> Bool {
    let said = cell.prefix { !",;(–—".contains($0) }.trimmedSpaces
    guard !cell.hasDigit, !said.isEmpty else { return false }
    return document.words.word(said) == .skipped || document.words.isListed(said, .denied)
      || document.words.isListed(said, .omitted)
  }

  /// Whether a cell says that all was done as it was planned.
  private func isTicked(_ place: Int?) -> Bool {
    guard let place, place < cells.count else { return false }
    return document.words.box(cells[place]) == .ticked
  }

  /// `left only`: the side that a remark says, and nothing else.
  private func sideAlone(_ cell: String) -> Side? {
    // `rechts, Achillessehne`
    var words = cell.prefix { $0 != "," }.split(separator: " ")[...]
    // `côté gauche, toujours le côté faible`
    if words.count == 2, ["côté", "lado", "lato", "linke", "rechte"].contains(words[0].lowercased()) {
      words = words.dropFirst()
    }
    guard !cell.hasDigit, let first = words.first,
      words.count == 1
        || words.count == 2
          && ["only", "leg", "arm", "side", "hand", "foot"].contains(words[words.startIndex + 1])
    else { return nil }
    switch document.words.word(first) {
    case .left where first.utf8.count > 1: return .left
    case .right where first.utf8.count > 1: return .right
    default: return nil
    }
  }

  /// `skipped, elbow` below `RIR`: nothing but words.
  private static func isInWords(_ cell: String) -> Bool { !cell.hasDigit && cell.count { $0.isLetter } > 3 }

  /// The word of a cell, without the point of an abbreviation: `Aufw.`
  private func wordOfKind(_ cell: String) -> NoteWord? {
    // A letter of which a legend says what it is.
    if cell.count == 1, let meaning = document.letters[cell.lowercased()] { return meaning }
    // `warm up only`
    let bare = cell.hasSuffix(" only") ? String(cell.dropLast(5)) : cell
    return document.words.word(bare.hasSuffix(".") ? String(bare.dropLast()) : bare)
  }

  /// Whether a cell is a sign of which a legend says that it marks what was only planned, and nothing else.
  private func signOfPlan(_ cell: String) -> Bool { document.signs.sign(of: .planned).contains(cell) }

  /// Whether a remark is nothing but the kind of the row's sets.
  private func isKind(_ cell: String) -> Bool {
    let word = wordOfKind(cell)
    return word == .warmup || word == .drop || word == .failure
  }

  /// Lays efforts and sides in columns of their own over sets that stand in others: between two of these, over those
  /// before it.
  private func addMeasures(of roles: [NoteColumnRole], _ sets: inout [LoggedSet], behind counts: [Int: Int] = [:]) {
    for (place, cell) in cells.enumerated() where !NoteRow.isEmpty(cell) {
      guard let column = column(place), column.part != .plan, roles.contains(column.column.role) else { continue }
      let row = NoteRow(cells: [(column.column, cell)], context: context, document: document)
      var measures = row.measures()
      if roles.contains(.rpe), sets.count > 1, case let dashed = effortsAtDashes(cell, of: sets), !dashed.isEmpty {
        measures = dashed
      }
      // `2 su tutte`, `3 on all`: one of all, and words.
      if measures.isEmpty, roles.contains(.rir), let (_, rest) = NoteAssembly.number(cell), rest.utf8.count <= 20,
        rest.contains(where: \.isLetter), !rest.hasDigit
      {
        let bare = String(cell.dropLast(rest.count)).trimmedSpaces
        measures = NoteRow(cells: [(column.column, bare)], context: context, document: document).measures()
      }
      guard measures.count == 1 || measures.count == sets.count else { continue }
      let before = measures.count > 1 ? nil : counts[place].flatMap { $0 > 0 && $0 < sets.count ? $0 : nil }
      for index in sets.indices.prefix(before ?? sets.count)
      where
        !(column.isOfLast || document.signs.isEffortOfLast && measures.count == 1 && column.column.role != .side)
        || index == sets.count - 1
      {
        let isFree =
          column.column.role == .side
          ? sets[index].side == nil : sets[index].rpe == nil && sets[index].rir == nil && sets[index].isCompleted
        if isFree { sets[index].take(measures[measures.count == 1 ? 0 : index]) }
      }
    }
  }

  func column(_ place: Int) -> NoteTable.Column? {
    place < table.columns.count ? table.columns[place] : nil
  }

  func read(_ cell: String, _ context: NotationContext, _ column: NoteColumn?) -> [LoggedSet] {
    var cell = document.withKindsSpelled(cell)
    if let effort = document.conventions.bracketEffort { cell = NoteAssembly.withEffortsSpelled(cell, effort) }
    var context = context
    if let unit = column?.loadUnit { context.loadUnit = unit }
    context.columnRole = column?.role
    if var reading = document.reader.read(cell, in: context), !reading.sets.isEmpty {
      reading.settleMissedRep()
      // `80 kg x 5 (belt on)`: what a cell says else is told of its last set.
      if let note = reading.note, let last = reading.sets.indices.last {
        reading.sets[last].notes = [reading.sets[last].notes, note].compactMap(\.self).joined(separator: "\n")
      }
      // `25 x 6` below `Set 1` is one set of the body, too.
      if reading.sets.count > 1, column?.number != nil, let set = setOfCell(cell, context) { return [set] }
      return reading.sets
    }
    // A target is of repetitions where the loads of numbered sets stand in a column of their own.
    let isOfReps =
      column?.role == .set || column?.role == .result
      || column?.role == .target && table.column(.setNumber) != nil && table.column(.load) != nil
    guard isOfReps, let numbers = NoteRow.numbers(cell, decimalComma: false) else { return [] }
    // Bare numbers are repetitions.
    return NoteRow(
      cells: [(NoteColumn(role: .reps), numbers.map { "\(Int($0))" }.joined(separator: ","))], context: context,
      document: document
    ).sets().map { set in
      var set = set
      set.load = set.load ?? context.statedLoad
      return set
    }
  }

  /// A cell of a column that nobody knows: sets, where it holds some.
  private func readLoose(_ cell: String, _ context: NotationContext, _ sets: inout [LoggedSet], _ texts: inout [String])
  {
    if let found = document.reader.read(cell, in: context), !found.sets.isEmpty, found.name.isEmpty {
      sets += found.sets
    } else {
      texts.append(cell)
    }
  }

  /// The sets that measures in columns of their own make, of those planned, of those done, or of those that say neither.
  func measures(_ part: NoteTable.Column.Part?, _ context: NotationContext) -> [LoggedSet] {
    var measures: [(role: NoteColumn, text: String)] = []
    var hasOwn = false
    for (place, cell) in cells.enumerated() {
      guard let column = column(place) else { continue }
      // Laid over the last set when all are there.
      if column.isOfLast { continue }
      let isShared = column.part == nil || column.column.role == .sets
      guard column.part == part || part == .result && isShared else { continue }
      hasOwn = hasOwn || column.part == part && !NoteRow.isEmpty(cell)
      measures.append((column.column, cell))
    }
    guard part == nil || hasOwn else { return [] }
    if part == nil, table.column(.result) != nil { return [] }
    return NoteRow(cells: measures, context: context, document: document).sets()
  }

  /// `4x6, 4x6, 4x6` beside a plan of `3x6 @ 4 kg`: the first number of each is the load that was planned, and no
  /// number of sets.
  private func withPlannedLoad(_ cell: String) -> String {
    let parts = cell.split(separator: ",").map { $0.split(separator: "x").map(\.trimmedSpaces) }
    if let held = withPlannedLoadOfHolds(parts) { return held }
    guard parts.count > 1, parts.allSatisfy({ $0.count == 2 && Int($0[1]) != nil }), let value = Double(parts[0][0]),
      parts.allSatisfy({ Double($0[0]) == value }), let place = table.column(.target), place < cells.count
    else { return cell }
    let planned = read(cells[place], context, table.columns[place]?.column)
    guard planned.count >= parts.count, let load = planned[0].load, load.value == value, let unit = load.unit else {
      return cell
    }
    return parts.map { "\($0[0]) \(unit.rawValue) x \($0[1])" }.joined(separator: ", ")
  }

  /// The sets that were planned, done as planned.
  private func donePlan(_ context: NotationContext) -> [LoggedSet] {
    guard let place = table.column(.target), place < cells.count else { return [] }
    return read(cells[place], context, NoteColumn(role: .set)).map { set in
      var set = set
      let planned = set
      set.plan()
      set.take(planned)
      set.isCompleted = true
      return set
    }
  }
}
