import TrainingModel

/// What a row says was meant, beside what was done.
extension NoteTableRow {
  /// `90 kg`: a load, and nothing else.
  private func loadAlone(_ cell: String) -> Load? {
    guard let (number, rest) = NoteAssembly.number(cell), number > 0 else { return nil }
    if rest.isEmpty { return Load(value: number, unit: context.loadUnit ?? document.conventions.loadUnit) }
    return document.words.loadUnit(NoteWords.key(rest)).map { Load(value: number, unit: $0) }
  }

  /// `5 @ 65% (95)`: repetitions of one set, and no sets.
  private static func oneSet(_ cell: String) -> String {
    let reps = cell.prefix { $0.isNumber }
    let behind = cell[reps.endIndex...]
    guard !reps.isEmpty, behind.hasPrefix(" @ "), behind.dropFirst(3).prefix(while: \.isNumber).count == 2,
      behind.containsBytes(of: "% (")
    else { return cell }
    return "1x\(cell)"
  }

  /// Lays what was planned over what was done; without a result it stands alone.
  func addTargets(_ context: NotationContext, _ sets: inout [LoggedSet]) {
    var context = context
    context.isPlanned = true
    var targets = measures(.plan, context)
    var written: [LoggedSet] = []
    let places = table.columns.indices.filter {
      table.columns[$0]?.column.role == .target && table.columns[$0]?.part == nil && $0 < cells.count
        && !NoteRow.isEmpty(cells[$0])
    }
    // `Sets x Reps | Target`: the second says what is to be lifted.
    let load = places.count == 2 ? loadAlone(cells[places[1]]) : nil
    if let place = places.first {
      // A load beside it is none of the two numbers, and `3x3` is what was meant of the sets in columns of their own.
      if !targets.isEmpty || load != nil || isSchemeOfColumns(cells[place]) { context.conventions.pair = .setsByReps }
      written = read(Self.oneSet(cells[place]), context, table.columns[place]?.column)
      for index in written.indices where load != nil {
        written[index].plan()
        written[index].complete(by: Target(load: load))
      }
    }
    if targets.isEmpty { swap(&targets, &written) }
    for index in targets.indices { targets[index].plan() }
    // `4x5 @ 75%`, `3x6 @ RPE 8` beside a column of loads: which load it was to be came out on the day.
    let isLoadless = places.first.map { place in
      ["kg", "lb"].allSatisfy { !cells[place].lowercased().containsBytes(of: $0) }
    }
    if load == nil, isLoadless ?? true, table.column(.load).map({ table.columns[$0]?.part != .plan }) == true {
      for index in targets.indices where targets[index].target?.isRelative == true { targets[index].target?.load = nil }
    }
    // `Sets x Reps` beside `Target load`: each says a part of the plan.
    if targets.count == 1, let plan = targets[0].target, !written.isEmpty, plan.reps == nil {
      targets = written
      for index in targets.indices {
        targets[index].plan()
        targets[index].complete(by: plan)
      }
    }
    guard !targets.isEmpty else { return }
    if targets.count == 1, let plan = targets[0].target, plan.reps == nil {
      for index in sets.indices where !sets[index].isCompleted { sets[index].complete(by: plan) }
    }
    for index in sets.indices where sets[index].target == nil {
      sets[index].target = (index < targets.count ? targets[index] : targets.count == 1 ? targets[0] : nil)?.target
      // `5, 5, 4` beside `3x5 @ 100 kg` was done with what was planned.
      if sets[index].load == nil, sets[index].isMeasuredAsMeant { sets[index].load = sets[index].target?.load }
    }
    if targets.count > sets.count { sets += targets[sets.count...] }
  }
}
