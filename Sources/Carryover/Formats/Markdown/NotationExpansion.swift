import TrainingModel

/// Makes sets, one element each, of a clause and its meaning.
struct NotationExpansion {
  let clause: NotationClause
  let meaning: NotationMeaning
  let context: NotationContext
  let hints: ExerciseHints
  /// The one unit that the line states, for its loads without.
  let lineUnit: NotationLoadUnit?
  /// The clause as typed, where its reading is uncertain.
  let raw: String?

  private static let blank = Identifier<LoggedSet>(.zero)

  /// The sets in their order.
  func sets() -> [LoggedSet] {
    let reps = repeated(sided(meaning.reps))
    let loads = loadList(reps.count)
    let count = setCount(reps: reps.count, loads: loads.count)
    let first = set(at: 0, of: count, reps: reps, loads: loads)
    guard count > 1 else { return count == 1 ? [first] : [] }
    if isUniform(reps, loads) { return [LoggedSet](repeating: first, count: min(count, 1000)) }
    return (0..<min(count, 1000)).map { set(at: $0, of: count, reps: reps, loads: loads) }
  }

  /// Whether all sets are the same: nothing is told of one of them alone.
  private func isUniform(_ reps: [NotationQuantity], _ loads: [NotationQuantity]) -> Bool {
    reps.count < 2 && loads.count < 2 && meaning.durations.count < 2 && meaning.distances.count < 2
      && meaning.results.count < 2 && meaning.percents.count < 2 && clause.efforts.count < 2
      && clause.partialReps == nil && clause.lastSet == nil && clause.share == nil && reps.first?.isMinimum != true
  }

  private func element<Element>(_ list: [Element], _ index: Int) -> Element? {
    index < list.count ? list[index] : list.last
  }

  /// `8/8` of an exercise that works one side at a time is a side each.
  private func sided(_ reps: [NotationQuantity]) -> [NotationQuantity] {
    // `30s/30s each side`: two, and the sides of neither, for each is of both.
    if reps.count == 2, reps[0].kind == .duration, reps[0].value == reps[1].value, reps[1].isEach,
      !reps[0].isEach, meaning.sets == nil
    {
      return reps
    }
    let isOneSided = hints.isUnilateral || context.isOneSidedExercise
    if isOneSided, reps.allSatisfy({ $0.isEach && $0.side == nil }), reps.count > 1,
      clause.factors.contains(where: { $0.isSlashPair && $0.quantities.count == reps.count })
    {
      // `8/8, 8/8`
      return reps.flatMap { rep in
        NotationSide.allCases.map { side in
          var rep = rep
          rep.side = side
          return rep
        }
      }
    }
    let isEven = reps.count == 2 && reps[0].value == reps[1].value && (meaning.sets ?? 1) > 1
    guard reps.count == 2, isOneSided || isEven, clause.factors.contains(where: { $0.isSlashPair }) else {
      return reps
    }
    var sided = reps
    sided[0].side = .left
    sided[1].side = .right
    return sided
  }

  /// `3 x L 8 / R 7`, `3 x (2+2+2)` are done three times.
  private func repeated(_ reps: [NotationQuantity]) -> [NotationQuantity] {
    let isRun = reps.contains { $0.side != nil } || clause.factors.contains { $0.isCluster }
    guard let sets = meaning.sets, sets > 1, isRun, reps.count < sets * 2 else { return reps }
    return (0..<sets).flatMap { _ in reps }
  }

  /// Each of many loads as often as there are sets, unless there is one load a set.
  private func loadList(_ reps: Int) -> [NotationQuantity] {
    let loads = meaning.loads
    guard let sets = meaning.sets, loads.count > 1, sets > 1, sets != loads.count, reps <= 1 else { return loads }
    return loads.flatMap { load in (0..<sets).map { _ in load } }
  }

  private func setCount(reps: Int, loads: Int) -> Int {
    let most = max(reps, loads, meaning.durations.count, meaning.distances.count, meaning.results.count, 1)
    let count = most > 1 ? most : max(meaning.sets ?? 1, clause.efforts.count)
    return min(count, clause.setsDone ?? count)
  }

  // MARK: One set

  private func set(at index: Int, of count: Int, reps: [NotationQuantity], loads: [NotationQuantity]) -> LoggedSet {
    var set = LoggedSet(id: Self.blank, kind: clause.kind ?? (context.isWarmup ? .warmup : .working))
    if clause.isDrop, meaning.durations.isEmpty { set.kind = .drop }
    let rep = element(reps, index)
    let load = self.load(element(loads, index) ?? nil)
    // `5x3+`: the last is the one with as many as there are, and the others have three.
    let isOfEach = clause.isEach || rep?.isEach == true
    let isMinimum = reps.count > 1 || index == count - 1 || meaning.sets != count || isOfEach
    fill(&set, rep: rep, load: load, at: index, isMinimum: isMinimum)
    let isFailure =
      clause.isEachToFailure || max(reps.count, loads.count, meaning.results.count) < 2 || index == count - 1
    set.toFailure = rep?.toFailure ?? false || clause.toFailure && isFailure
    let side =
      rep?.side ?? element(loads, index)?.side ?? element(sided(meaning.durations), index)?.side
      ?? element(meaning.distances, index)?.side ?? clause.side ?? clause.share?.side(at: index)
      // `left 3 sets x 15 reps`
      ?? clause.factors.first.flatMap { $0.kind == .sets && $0.first.leadsWithSide ? $0.first.side : nil }
    // What few sets have is left alone where nothing says it.
    if let side { set.side = side.side }
    let measures = [rep, element(loads, index), element(meaning.durations, index), element(meaning.distances, index)]
    if measures.contains(where: { $0?.isApproximate == true }) { set.isApproximate = true }
    if let pace = clause.pace { set.pace = pace }
    if let rate = clause.heartRate { set.heartRate = rate }
    if let color = clause.bandColor { set.bandColor = color }
    if let height = meaning.height { set.height = height }
    if index == count - 1, let reps = clause.partialReps { set.partialReps = reps }
    if index == count - 1, let last = clause.lastSet { fill(&set, last: last) }
    if let raw { set.raw = raw }
    return set
  }

  private func fill(_ set: inout LoggedSet, last: LastSet) {
    if let reps = last.reps { set.reps = Int(exactly: reps) ?? set.reps }
    if let effort = last.effort { (set.rpe, set.rpeUpper, set.rir) = (effort.rpe, effort.upper, effort.rir) }
    set.toFailure = set.toFailure || last.toFailure
    if last.isAmrap, set.isCompleted { addGoal("AMRAP", to: &set) }
  }

  /// Whether a clause says that it does not know something.
  static func isUnknown(_ clause: NotationClause) -> Bool {
    clause.factors.contains { factor in
      let isBar = factor.kind == .load && factor.first.value == nil && factor.first.loadKind == .external
      return factor.kind == .unknown || factor.first.isApproximate || isBar
    }
  }

  private func fill(
    _ set: inout LoggedSet, rep: NotationQuantity?, load: Load?, at index: Int, isMinimum: Bool
  ) {
    let duration = element(meaning.durations, index)?.value
    let distance = element(meaning.distances, index).flatMap { quantity in
      quantity.value.map { Distance(value: $0, unit: quantity.distanceUnit?.unit ?? context.distanceUnit) }
    }
    let effort = element(clause.efforts, index) ?? meaning.effort.map { NotationEffort(rpe: $0) }
    // `15, 15, 15+ (got 19)`
    let isOfAll = meaning.results.count > 1 || meaning.reps.count < 2 || rep?.isGoal ?? true
    let result = isOfAll ? element(meaning.results, index) : nil
    let isTold = clause.lastSet?.reps != nil
    if isPlanned(rep, result: result), !isTold {
      var target = Target(
        reps: goal(rep, isMinimum), load: load, rpe: effort?.rpe, duration: duration, distance: distance)
      target.loadPercent = element(meaning.percents, index)?.value
      set.isCompleted = false
      set.target = target
      set.rir = effort?.rir
      if clause.isSkipped || meaning.results.isEmpty { return }
    }
    set.load = load
    // `60 s (got 48)`: how long it was held, of the time that was meant.
    let held = result.flatMap { result in
      result.kind == .plain && rep == nil ? result.value.flatMap { $0 <= duration ?? 0 ? $0 : nil } : nil
    }
    set.reps = held == nil ? (result ?? rep).flatMap { count($0, isTold: isTold) } : nil
    if let rep, rep.isGoal, let value = rep.value, rep.isAmrap { set.reps = Int(exactly: value.rounded()) }
    set.duration = held ?? duration
    set.distance = distance
    set.rpe = effort?.rpe
    if let effort, effort.upper != nil || effort.rir != nil { (set.rpeUpper, set.rir) = (effort.upper, effort.rir) }
    if let percent = element(meaning.percents, index)?.value { set.target = Target(loadPercent: percent) }
    if held != nil { set.target = Target(duration: duration) }
    if let rep, rep.isGoal || (clause.isPlanned && result != nil), let goal = goal(rep, isMinimum) {
      addGoal(goal, to: &set)
      // `100 kg x 5 (got 4)`
      if clause.isPlanned, result != nil, !meaning.loads.isEmpty, !rep.isGoal { set.target?.load = load }
    }
    if clause.isSkipped, result == nil { set.isCompleted = false }
    // It was tried, and not lifted once.
    if clause.isMissed { set.reps = 0 }
  }

  private func addGoal(_ goal: String, to set: inout LoggedSet) {
    var target = set.target ?? Target()
    target.reps = goal
    set.target = target
  }

  private func isPlanned(_ rep: NotationQuantity?, result: NotationQuantity?) -> Bool {
    if result != nil { return false }
    if context.isPlanned || clause.isPlanned { return true }
    if let rep, rep.isGoal { return !(rep.isAmrap && rep.value != nil) }
    // `20 min walk (12%)`: how steep.
    return !meaning.percents.isEmpty && meaning.loads.isEmpty && meaning.durations.isEmpty && meaning.distances.isEmpty
  }

  /// Repetitions that were done; a goal is none.
  private func count(_ quantity: NotationQuantity, isTold: Bool) -> Int? {
    // `5x3+ (last set 6)`: the others were as many as was meant.
    guard !quantity.isGoal || isTold && quantity.isMinimum, let value = quantity.value, value >= 0, value <= 100_000
    else { return nil }
    return Int(exactly: value.rounded())
  }

  /// Repetitions as a target says them.
  private func goal(_ quantity: NotationQuantity?, _ isMinimum: Bool) -> String? {
    guard let quantity else { return nil }
    if quantity.isAmrap { return "AMRAP" }
    guard let value = quantity.value.flatMap({ Int(exactly: $0.rounded()) }) else { return nil }
    if let upper = quantity.upper.flatMap({ Int(exactly: $0.rounded()) }) { return "\(value)-\(upper)" }
    return quantity.isMinimum && isMinimum ? "\(value)+" : "\(value)"
  }

  private func load(_ quantity: NotationQuantity?) -> Load? {
    guard let quantity else { return context.statedLoad }
    if quantity.loadKind == .bodyweight { return Load(kind: .bodyweight) }
    guard let value = quantity.value else {
      guard quantity.kind == .load, quantity.loadKind == .external, let bar = context.conventions.weightOfBar else {
        return nil
      }
      return Load(value: bar.value, unit: bar.unit ?? context.loadUnit ?? context.conventions.loadUnit)
    }
    let unit = (quantity.loadUnit ?? lineUnit)?.unit ?? context.loadUnit ?? context.conventions.loadUnit
    var kind = quantity.loadKind
    if kind == .external, hints.isBodyweight || context.isBodyweightExercise { kind = .added }
    if hints.isAssisted || context.isAssistedExercise && quantity.loadKind == .external,
      quantity.loadKind != .assisted,
      kind == .added || kind == .external
    {
      kind = .assisted
    }
    return Load(value: value, unit: unit, kind: kind.kind)
  }
}
