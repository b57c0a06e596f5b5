import TrainingModel

/// What the factors of a clause are, decided by elimination: typed ones first, then by position and the document's
/// order.
struct NotationMeaning: Hashable, Sendable {
  /// How sure it is that the clause is a set at all.
  enum Strength: Int, Hashable, Sendable, Comparable {
    case weak, strong
    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  var sets: Int?
  var loads: [NotationQuantity] = []
  var reps: [NotationQuantity] = []
  /// What came of a goal: `5+ got 8`.
  var results: [NotationQuantity] = []
  var durations: [NotationQuantity] = []
  var distances: [NotationQuantity] = []
  /// Whether a way is told, and nothing that was done along it.
  var isDistanceAlone: Bool { !distances.isEmpty && reps.isEmpty && loads.isEmpty }
  var percents: [NotationQuantity] = []
  var height: Double?
  /// An effort that a bracket holds without a word.
  var effort: Double?
  var strength = Strength.weak
  var doubts: [NotationDoubt] = []
  /// Whether something is said to be unknown (`225 x ?`).
  var isUnknown = false
  /// Whether nothing but a load was said.
  var isLoadAlone: Bool {
    !isUnknown && !loads.isEmpty && reps.isEmpty && durations.isEmpty && distances.isEmpty && sets == nil
      && results.isEmpty
  }
}

/// Finds the meaning of one clause.
struct NotationInterpreter {
  let context: NotationContext
  let hints: ExerciseHints
  var clause: NotationClause
  var meaning = NotationMeaning()
  /// The factors that nothing has decided yet.
  var open: [NotationFactor] = []

  init(clause: NotationClause, context: NotationContext, hints: ExerciseHints) {
    self.clause = clause
    self.context = context
    self.hints = hints
  }

  /// The meaning; `nil` where the numbers make no set.
  static func meaning(
    of clause: NotationClause, in context: NotationContext, hints: ExerciseHints
  ) -> NotationMeaning? {
    var interpreter = NotationInterpreter(clause: clause, context: context, hints: hints)
    interpreter.settleAmbiguousUnits()
    interpreter.moveUnitToLoad()
    interpreter.dropPairCount()
    interpreter.dropRepeatedCount()
    guard interpreter.settleTyped() else { return nil }
    interpreter.settleImplied()
    guard interpreter.settleOpen() else { return nil }
    if clause.isAmrap { interpreter.markAmrap() }
    interpreter.markAllAmrap()
    return interpreter.meaning
  }

  /// `heavy single 180`: the word says how many repetitions.
  private mutating func settleImplied() {
    let noun = clause.factors.lazy.map(\.first.repsOfNoun).first { $0 > 0 }
    guard let reps = clause.impliedReps ?? noun.map(Double.init), meaning.reps.isEmpty else { return }
    // `single: 180x1` says it twice.
    if open.count > 1, clause.factors.contains(where: { $0.link == .times && $0.first.value == reps }) { return }
    meaning.reps = [NotationQuantity(kind: .reps, value: reps, start: clause.start)]
    guard open.count == 1, meaning.loads.isEmpty, !open[0].quantities.contains(where: \.isSmall) else { return }
    meaning.loads = open.removeFirst().quantities
  }

  /// `AMRAP: 60 kg x 12` says what the repetitions were for.
  private mutating func markAmrap() {
    guard let last = meaning.reps.indices.last, meaning.reps[last].value != nil else { return }
    meaning.reps[last].isAmrap = true
  }

  /// `AMRAP: 21, 16`: each of them was.
  private mutating func markAllAmrap() {
    guard meaning.reps.count > 1, meaning.reps[0].isAmrap, meaning.reps[0].value != nil,
      meaning.reps.dropFirst().allSatisfy({ !$0.isGoal && $0.value != nil })
    else { return }
    for place in meaning.reps.indices { meaning.reps[place].isAmrap = true }
  }

  // MARK: Units with two meanings

  private mutating func settleAmbiguousUnits() {
    for index in clause.factors.indices {
      // What is touched is copied.
      for place in clause.factors[index].quantities.indices
      where clause.factors[index].quantities[place].kind.isAmbiguous {
        settle(&clause.factors[index].quantities[place], at: index)
      }
    }
  }

  private func settle(_ quantity: inout NotationQuantity, at index: Int) {
    switch quantity.kind {
    case .pairOrSeconds:
      let isCount = clause.has(.reps) && (quantity.value ?? 0) <= 6 && !quantity.isDecimal
      let isDrop = (clause.isDrop || clause.kind == .drop) && !hints.isTimed && !context.isTimedExercise
      quantity.kind = isCount ? .sets : isPair(index) || isDrop ? .load : .duration
    case .kilo:
      let isDistance = hints.isDistance || context.isDistanceExercise || clause.has(.duration)
      // `5x6x40k` is a triple, whatever it is of.
      let isTriple =
        clause.factors.count == 3 && clause.factors.dropFirst().allSatisfy { $0.link == .times }
        && (quantity.value ?? 0) >= 15 && (clause.factors[1].first.value ?? 0) >= 3
      quantity.kind = isDistance && !clause.has(.load) && !isTriple ? .distance : .load
      if quantity.kind == .distance { quantity.distanceUnit = .kilometer } else { quantity.loadUnit = .kilogram }
    case .secondsOrInches: quantity.kind = hints.hasHeight ? .height : .duration
    case .minutesOrMeters: settleMeters(&quantity)
    default: break
    }
  }

  /// `255 x 3 x 5 lbs`: the unit is that of the load, which nobody lifts so often.
  private mutating func moveUnitToLoad() {
    guard clause.factors.count == 3, clause.factors.allSatisfy({ !$0.isList }),
      clause.factors.dropFirst().allSatisfy({ $0.link == .times }), clause.factors[0].kind == .plain,
      clause.factors[1].kind == .plain, clause.factors[2].kind == .load,
      clause.factors[2].first.loadKind == .external, !clause.factors[2].first.isDecimal,
      (clause.factors[0].first.value ?? 0) > 50, (clause.factors[2].first.value ?? 99) <= 12,
      // `pushups 60 x 3 x 10 kg`
      !hints.isBodyweight
    else { return }
    clause.factors[0].quantities[0].kind = .load
    clause.factors[0].quantities[0].loadUnit = clause.factors[2].first.loadUnit
    clause.factors[2].quantities[0].kind = .plain
    clause.factors[2].quantities[0].loadUnit = nil
  }

  var isShort: Bool { hints.isShort || context.isShortExercise }

  private func settleMeters(_ quantity: inout NotationQuantity) {
    let value = quantity.value ?? 0
    if context.columnRole == .distance, value >= 10 { return setDistance(&quantity, .meter) }
    let isTimed = hints.isTimed || context.isTimedExercise
    let isInterval = value >= 20 && clause.factors.count > 1 && clause.factors.contains { $0.link == .times }
    // `Subidas: 60 m, 60 m`: nobody goes on for an hour twice.
    let isRun = value >= 30 && clause.factors.contains { $0.quantities.count > 1 && $0.quantities[0].value == value }
    let isFar =
      value >= 100 || isRun && !isTimed || isShort || isInterval && !isTimed || clause.has(.load)
      || context.statedLoad != nil
    if isTimed || (!isFar && !(clause.has(.duration) || clause.pace != nil)) {
      if isShort || value >= 100 { return setDistance(&quantity, .meter) }
      quantity.kind = .duration
      quantity.value = value * 60
      quantity.upper = quantity.upper.map { $0 * 60 }
    } else {
      setDistance(
        &quantity,
        value >= 50 || isInterval || isRun || isShort || clause.has(.load) || context.statedLoad != nil
          || isTooFast(miles: value) ? .meter : .mile)
    }
  }

  /// `25m in 48s`: nobody goes a mile in less than three minutes.
  private func isTooFast(miles: Double) -> Bool {
    guard let time = clause.factors.first(where: { $0.kind == .duration })?.first.value else { return false }
    return time < 180 * miles && time < 600
  }

  private func setDistance(_ quantity: inout NotationQuantity, _ unit: NotationDistanceUnit) {
    quantity.kind = .distance
    quantity.distanceUnit = unit
  }

  /// `DB RDL: 2x20 kg x 10`: one in each hand.
  private var isPairOfEach: Bool {
    guard hints.isOfPairs || context.isPairExercise, clause.factors[0].kind == .plain,
      clause.factors[1].kind == .load, let load = clause.factors[1].first.value
    else { return false }
    return load <= (clause.factors[1].first.loadUnit == .pound ? 130 : 60)
  }

  /// Takes the count of dumbbells out: `3x10 2x20 kg`, `2x20 kg 3x10`.
  private mutating func dropPairCount() {
    guard
      clause.factors.count >= 4 || clause.factors.count == 3 && (clause.factors[2].link != .times || isPairOfEach)
    else { return }
    for index in clause.factors.indices.dropFirst() {
      let (pair, load) = (clause.factors[index - 1], clause.factors[index])
      guard load.kind == .load, load.link == .times, pair.kind == .plain, pair.first.value == 2, pair.link != .times,
        pair.quantities.count == 1
      else { continue }
      clause.factors[index].link = pair.link
      clause.factors.remove(at: index - 1)
      return
    }
  }

  /// `5x6x80 kg (5 sets)`, `3x10 (3 sets)` say twice how many sets there were.
  private mutating func dropRepeatedCount() {
    guard let last = clause.factors.last, last.kind == .sets, last.isBracketed, clause.factors.count > 2,
      let count = last.first.value,
      let again = clause.factors.firstIndex(where: { $0.kind == .plain && !$0.isList && $0.first.value == count }),
      clause.factors.dropLast().count(where: { $0.kind == .plain || $0.kind == .reps }) > 1
    else { return }
    clause.factors.remove(at: again)
    if again == 0 { clause.factors[0].link = .first }
  }

  // MARK: Typed factors

  /// Gives every typed factor its place; false where two claim one.
  private mutating func settleTyped() -> Bool {
    for factor in clause.factors {
      if factor.link == .result {
        meaning.results += factor.quantities
        continue
      }
      switch factor.kind {
      case .load:
        guard meaning.loads.isEmpty else { return false }
        meaning.loads = factor.quantities
      case .reps:
        guard meaning.reps.isEmpty else { return false }
        meaning.reps = factor.quantities
      case .sets:
        guard meaning.sets == nil, factor.quantities.count == 1, let value = factor.first.value else { return false }
        meaning.sets = count(value)
        if meaning.sets == nil { return false }
      case .duration: meaning.durations += factor.quantities
      case .distance:
        guard meaning.distances.isEmpty else { return false }
        meaning.distances = factor.quantities
      case .percent: meaning.percents = factor.quantities
      case .height: meaning.height = factor.first.value
      case .unknown, .plain: open.append(factor)
      default: return false
      }
    }
    settleFailureBehind()
    settleLastOfMost()
    settleGoals()
    return meaning.durations.count < 1000
  }

  /// A number of sets: whole, and no more than anybody does.
  func count(_ value: Double) -> Int? {
    guard value >= 1, value <= 100, value.rounded() == value else { return nil }
    return Int(value)
  }

  mutating func doubt(_ reading: String, _ alternative: String, _ confidence: NotationDoubt.Confidence = .low) {
    meaning.doubts.append(
      NotationDoubt(
        subject: .order, offset: open.first?.first.start ?? clause.start, reading: reading, alternative: alternative,
        confidence: confidence))
  }
}
