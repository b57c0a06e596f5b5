import TrainingModel

/// Makes sets of measures that stand apart: the cells of a table's row, or one key a line.
struct NoteRow {
  /// The measures, each with what it is.
  let cells: [(role: NoteColumn, text: String)]
  let context: NotationContext
  let document: NoteDocument

  /// The sets that the measures are of; none where there is nothing to make one from.
  func sets() -> [LoggedSet] {
    var parts: [(role: NoteColumnRole, sets: [LoggedSet])] = []
    var count: Int?
    var kind: SetKind?
    for (column, text) in cells where !Self.isEmpty(text) {
      switch column.role {
      case .sets:
        if let number = NoteAssembly.number(text), number.rest.isEmpty, let whole = Int(exactly: number.number) {
          count = min(whole, 100)
        } else if let sets = read(text, column)?.sets {
          parts.append((.reps, sets))
        }
      case .setNumber, .kind: kind = self.kind(text) ?? kind
      case .reps, .load, .rpe, .rir, .duration, .distance, .side:
        if let sets = read(text, column)?.sets, !sets.isEmpty { parts.append((column.role, sets)) }
      default: break
      }
    }
    guard parts.contains(where: { $0.role != .rpe && $0.role != .rir && $0.role != .side }) || count != nil, count != 0
    else { return [] }
    if parts.isEmpty, count == nil { return [] }
    return combine(parts, count: count, kind: kind)
  }

  static func isEmpty(_ text: String) -> Bool {
    ["", "-", "–", "—", "n/a", "N/A", "x", "/", "..."].contains(text)
  }

  private func read(_ text: String, _ column: NoteColumn) -> NotationReading? {
    var context = context
    context.columnRole = column.role
    if let unit = column.loadUnit { context.loadUnit = unit }
    if let unit = column.distanceUnit { context.distanceUnit = unit }
    if column.role == .duration, column.isInMinutes, let number = NoteAssembly.number(text), number.rest.isEmpty {
      var reading = NotationReading()
      var set = LoggedSet(id: Identifier(.zero))
      set.duration = number.number * 60
      reading.sets = [set]
      return reading
    }
    return document.reader.read(text, in: context)
  }

  private func kind(_ text: String) -> SetKind? {
    switch document.words.word(text) {
    case .warmup: .warmup
    case .drop: .drop
    default: text.lowercased() == "w" ? .warmup : text.lowercased() == "d" ? .drop : nil
    }
  }

  /// Lays the parts over each other: a single value counts for every set, a list gives one a set.
  private func combine(_ parts: [(role: NoteColumnRole, sets: [LoggedSet])], count: Int?, kind: SetKind?) -> [LoggedSet] {
    let longest = parts.map(\.sets.count).max() ?? 1
    let total = longest > 1 ? longest : count ?? 1
    return (0..<total).map { place in
      var set = LoggedSet(id: Identifier(.zero), isCompleted: !context.isPlanned)
      if context.isWarmup { set.kind = .warmup }
      for part in parts {
        guard part.sets.count == 1 || place < part.sets.count else { continue }
        set.take(part.sets[part.sets.count == 1 ? 0 : place])
      }
      if let kind { set.kind = kind }
      return set
    }
  }
}

extension LoggedSet {
  /// Takes over whatever another reading of the same set says.
  mutating func take(_ other: LoggedSet) {
    load = other.load ?? load
    reps = other.reps ?? reps
    rpe = other.rpe ?? rpe
    distance = other.distance ?? distance
    duration = other.duration ?? duration
    toFailure = toFailure || other.toFailure
    isCompleted = isCompleted && other.isCompleted
    if other.kind != .working { kind = other.kind }
    guard other.rare != nil else { return }
    var (mine, its) = (measures, other.measures)
    mine.rpeUpper = its.rpeUpper ?? mine.rpeUpper
    mine.rir = its.rir ?? mine.rir
    mine.side = its.side ?? mine.side
    mine.partialReps = its.partialReps ?? mine.partialReps
    mine.pace = its.pace ?? mine.pace
    mine.isApproximate = mine.isApproximate || its.isApproximate
    mine.raw = its.raw ?? mine.raw
    mine.notes = its.notes ?? mine.notes
    if let target = its.target { mine.target = (mine.target ?? Target()).adding(target) }
    its = SetMeasures()
    measures = mine
  }
}

extension Target {
  /// The same with whatever another target states besides.
  func adding(_ other: Target) -> Target {
    var target = self
    target.reps = other.reps ?? reps
    target.load = other.load ?? load
    target.loadPercent = other.loadPercent ?? loadPercent
    target.rpe = other.rpe ?? rpe
    target.duration = other.duration ?? duration
    target.distance = other.distance ?? distance
    return target
  }
}
