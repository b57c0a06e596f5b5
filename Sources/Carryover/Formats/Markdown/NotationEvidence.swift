import TrainingModel

/// The first pass: what the pairs and triples of a document, or of a section, say about their order.
struct NotationEvidence: Hashable, Sendable {
  private var pairs: [PairOrder: Int] = [:]
  /// The pairs of counts beside which a load stands: `3x8 @ 60 kg`.
  private var counts: [PairOrder: Int] = [:]
  private var triples: [TripleOrder: Int] = [:]
  var (kilograms, pounds) = (0, 0)
  var unitBesideDate: LoadUnit?
  /// The unit that a line without numbers has somewhere.
  var unitMentioned: LoadUnit?
  /// The unit that sentences have beside a number, which says something only where nothing else does.
  var unitInProse: LoadUnit?
  var hasTwoUnitsInProse = false
  /// How many runs of plain numbers begin with a load: `80 8 8 7`.
  private var runs = 0
  private var spacedPairs = 0
  private var hasZeroLoads = false
  var legend = NotationConventions()
  /// How many pairs with a slash begin with a load, and how many end with one.
  private var (slashLoads, slashReps) = (0, 0)
  /// How many loads stand behind an `@`.
  private var loadsAtSign = 0
  /// Whether efforts are told, by their name or behind an `@` that stands beside a load.
  private var tellsEfforts = false
  /// The pair before, where both of its numbers are small.
  private var lastPair: NotationPair?

  /// Weighs a text that may hold sets, or a legend (`sets x reps @ weight`, `unit: kg`).
  mutating func collect(_ text: some StringProtocol, by reader: NotationReader) {
    if legend.bracketEffort == nil { collectBracketEffort(text, reader.words) }
    if !legend.hasMostBehindPlus { collectPlus(text) }
    guard text.utf8.count < 4096, reader.mayVote(text) else { return }
    let tokens = reader.memo(of: text).tokens
    if tokens.contains(where: { $0.kind == .pipe }) { collectUnitsOfHeader(tokens) }
    if collectSentences(text, by: reader) || collectLegend(tokens, Array(text.utf8), reader.words) { return }
    guard tokens.contains(where: { $0.kind == .number }) else { return }
    collectUnits(tokens)
    collectSigns(tokens)
    if isSpacedPair(tokens) { spacedPairs += 1 }
    if isZeroLoad(tokens) { hasZeroLoads = true }
    // Another exercise's numbers show nothing of these.
    if tokens.first?.kind != .number { lastPair = nil }
    var place = 0
    while place + 2 < tokens.count {
      if isNumber(tokens, place), tokens[place + 1].kind == .times, isNumber(tokens, place + 2) {
        // Of `50 kg x 15 x 2` the load stands before.
        if place > 0, tokens[place - 1].kind == .times {
          place += 1
          continue
        }
        // `BW+10 x 5` says by itself what its numbers are, and nothing of others.
        if place > 1, tokens[place - 2].word == .bodyweight, tokens[place - 1].kind != .times {
          place += 3
          continue
        }
        // `+25 x 5` is added weight.
        if place > 0, tokens[place - 1].kind == .plus, !tokens[place].isSpaced {
          place += 3
          continue
        }
        place = collectProduct(tokens, at: place)
      } else {
        if beginsRun(tokens, place) { runs += 1 }
        // What falls with a drop is the load, whatever more repetitions would say.
        if tokens[place].word == .drop { lastPair = nil }
        collectSlash(tokens, place)
        place += 1
      }
    }
  }

  /// `80/12`: a load and its repetitions.
  private mutating func collectSlash(_ tokens: [NotationToken], _ place: Int) {
    guard isNumber(tokens, place), tokens[place + 1].kind == .slash, !tokens[place + 1].isSpaced,
      isNumber(tokens, place + 2), place == 0 || tokens[place - 1].kind != .slash,
      place + 3 >= tokens.count || tokens[place + 3].kind != .slash && tokens[place + 3].kind != .times
    else { return }
    let (first, second) = (tokens[place].value, tokens[place + 2].value)
    if first > 30, second <= 20, !tokens[place + 2].isDecimal { slashLoads += 1 }
    if second > 30, first <= 20, !tokens[place].isDecimal { slashReps += 1 }
  }

  /// `3x5 @ 100`, `100x5 @ 8`, `RPE 8`: what stands behind an `@`.
  private mutating func collectSigns(_ tokens: [NotationToken]) {
    for (place, token) in tokens.enumerated() {
      if token.word == .rpe || token.word == .rir { tellsEfforts = true }
      guard token.kind == .at, isNumber(tokens, place + 1) else { continue }
      let unit = place + 2 < tokens.count ? tokens[place + 2].word : nil
      // `6@45 // raise 15@8` tells loads only.
      let isCountBefore =
        place > 0 && isNumber(tokens, place - 1) && (place == 1 || tokens[place - 2].kind != .times)
        && !tokens[place - 1].isDecimal && (10...30).contains(tokens[place - 1].value)
      if tokens[place + 1].value > 10 || unit == .kilograms || unit == .pounds {
        loadsAtSign += 1
      } else if isCountBefore, loadsAtSign > 2 {
        continue
      } else if tokens.indices.contains(where: { $0 != place + 1 && isClearLoad(tokens, $0) }) {
        tellsEfforts = true
      }
    }
  }

  /// Whether a number is nothing but a load, by its unit or its size.
  private func isClearLoad(_ tokens: [NotationToken], _ place: Int) -> Bool {
    guard isNumber(tokens, place) else { return false }
    let unit = place + 1 < tokens.count ? tokens[place + 1].word : nil
    return unit == .kilograms || unit == .pounds || tokens[place].isDecimal || tokens[place].value > 30
  }

  private func beginsRun(_ tokens: [NotationToken], _ place: Int) -> Bool {
    guard isNumber(tokens, place), tokens[place].value > 30, place == 0 || tokens[place - 1].kind == .word else {
      return false
    }
    return tokens[(place + 1)...].prefix(2).allSatisfy {
      $0.kind == .number && $0.isSpaced && !$0.isDecimal && $0.value <= 30
    }
  }

  /// Weighs a line with one set, which says its unit, or what a pair is.
  mutating func collect(_ set: NotesPlainSet) {
    if set.rpe != nil, set.weight.isClear { tellsEfforts = true }
    if set.isAdded { lastPair = nil }
    if let unit = set.weight.unit {
      count(unit)
      if set.isRepsFirst {
        collectPair((Double(set.reps), false), (set.weight.value, set.weight.isDecimal), isTyped: true)
      }
      return
    }
    collectPair((set.weight.value, set.weight.isDecimal), (Double(set.reps), false))
  }

  /// Weighs a table's row that has so many loads in either unit, and no other signs.
  mutating func collectRow(kilograms: Int, pounds: Int) {
    self.kilograms += kilograms
    self.pounds += pounds
    lastPair = nil
  }

  private mutating func count(_ unit: LoadUnit) {
    switch unit {
    case .kilogram: kilograms += 1
    case .pound: pounds += 1
    case .unknown: break
    }
  }

  /// Weighs a line with a name and plain sets behind it.
  mutating func collect(_ named: NotesNamedSets.Form) {
    lastPair = nil
    switch named {
    case .counts(let weight, let counts, let isProduct):
      if let unit = weight.unit {
        count(unit)
      } else if isProduct, let first = counts.first {
        collectPair((weight.value, weight.isDecimal), (Double(first), false))
      }
    case .bodyCounts: break
    case .scheme(let sets, let reps): collectPair((Double(sets), false), (Double(reps), false))
    case .multiplied(let weight, _, _):
      if let unit = weight.unit { count(unit) } else { triples[.loadRepsSets, default: 0] += 1 }
    case .worded(_, let weight, _, let rpe, let isAtSign):
      if isAtSign { loadsAtSign += 1 }
      if rpe != nil { tellsEfforts = true }
      if let unit = weight.unit { count(unit) }
    case .counted(let sets, let weight, let reps, let rpe, let isAtSign):
      if isAtSign { loadsAtSign += 1 }
      if rpe != nil { tellsEfforts = true }
      if let unit = weight.unit { count(unit) }
      collectPair((Double(sets), false), (Double(reps), false), isBesideLoad: true)
    case .listed(let sets):
      for (weight, reps, rpe) in sets {
        if rpe != nil { tellsEfforts = true }
        if let unit = weight.unit {
          count(unit)
        } else {
          collectPair((weight.value, weight.isDecimal), (Double(reps), false))
        }
      }
    }
  }

  /// What the evidence says; an explicit legend wins.
  func conventions() -> NotationConventions {
    var found = legend
    found.pair = found.pair ?? pairVote(PairOrder.allCases)
    found.countPair = found.countPair ?? countVote()
    if found.triple == nil, let loads = triples[.loadRepsSets] ?? Optional(0),
      let sets = triples[.setsRepsLoad] ?? Optional(0),
      loads != sets
    {
      found.triple = loads > sets ? .loadRepsSets : .setsRepsLoad
    }
    // `62.5 x 5 x 3` begins with its load, and so do pairs that nothing else tells of.
    if found.pair == nil, triples[.loadRepsSets] ?? 0 > 2, found.triple == .loadRepsSets { found.pair = .loadByReps }
    if found.slashPair == nil, max(slashLoads, slashReps) > 2, min(slashLoads, slashReps) == 0 {
      found.slashPair = slashLoads > 0 ? .loadByReps : .repsByLoad
    }
    found.loadUnit = found.loadUnit ?? majority
    found.beginsRunsWithLoads = runs > 1
    (found.hasSpacedPairs, found.hasZeroLoads) = (spacedPairs > 2, hasZeroLoads)
    found.mayHaveLoadBehindAt = loadsAtSign > 2 && !tellsEfforts
    return found
  }

  /// The order that most pairs show, where most is twice as much as any other.
  private func pairVote(_ orders: [PairOrder]) -> PairOrder? {
    let votes = orders.map { ($0, count(of: $0)) }
    guard let best = votes.max(by: { $0.1 < $1.1 }), best.1 > 1 else { return nil }
    return votes.allSatisfy { $0.0 == best.0 || $0.1 * 2 < best.1 } ? best.0 : nil
  }

  /// The pairs that show an order. `24x5` alone may be a load and its repetitions as well, and where others can be
  /// nothing else, six of it show as much as one of them.
  private func count(of order: PairOrder) -> Int {
    let votes = pairs[order] ?? 0
    guard order == .repsBySets, (pairs[.loadByReps] ?? 0) > 1 else { return votes }
    let sure = counts[order] ?? 0
    return sure + (votes - sure) / 6
  }

  /// The order of sets and repetitions beside a load. Pairs that stand alone say something of it only where none of
  /// them begins with a load, for `24x5` may do so.
  private func countVote() -> PairOrder? {
    let (sets, reps) = (counts[.setsByReps] ?? 0, counts[.repsBySets] ?? 0)
    if sets > 2 * reps { return .setsByReps }
    if reps > max(1, 2 * sets) { return .repsBySets }
    return (pairs[.loadByReps] ?? 0) > 1 ? nil : pairVote([.setsByReps, .repsBySets])
  }

  /// Whether no load has stated its unit so far: what sentences and scales say counts only then.
  var hasNoUnits: Bool { kilograms + pounds == 0 }

  /// The unit of most loads that state one.
  private var majority: LoadUnit? {
    kilograms == pounds ? nil : kilograms > pounds ? .kilogram : .pound
  }

  /// The unit that is said of something else, a scale or what a sentence tells: a hint where no load states one and
  /// nobody said what they have.
  var unitInPassing: LoadUnit? {
    unitMentioned ?? (hasNoUnits ? unitBesideDate ?? (hasTwoUnitsInProse ? nil : unitInProse) : nil)
  }

  func isNumber(_ tokens: [NotationToken], _ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .number
  }

  /// Counts what a product of two or three plain numbers shows.
  private mutating func collectProduct(_ tokens: [NotationToken], at place: Int) -> Int {
    let (a, b) = (tokens[place], tokens[place + 2])
    let next = place + 3 < tokens.count ? tokens[place + 3] : nil
    if next?.kind == .times, isNumber(tokens, place + 4) {
      let c = tokens[place + 4]
      if a.value > 30 || a.isDecimal { triples[.loadRepsSets, default: 0] += 1 }
      if c.value > 30 || c.isDecimal { triples[.setsRepsLoad, default: 0] += 1 }
      return place + 5
    }
    collectPair(
      (a.value, a.isDecimal), (b.value, b.isDecimal), isTyped: next?.word == .kilograms || next?.word == .pounds,
      isBesideLoad: Self.hasLoad(tokens, beside: place...place + 2))
    return place + 3
  }

  /// Whether a load stands beside a pair, and in no other product.
  private static func hasLoad(_ tokens: [NotationToken], beside pair: ClosedRange<Int>) -> Bool {
    tokens.indices.contains { place in
      guard tokens[place].kind == .number, !pair.contains(place), place == 0 || tokens[place - 1].kind != .times else {
        return false
      }
      let next = place + 1 < tokens.count ? tokens[place + 1] : nil
      return next?.word == .kilograms || next?.word == .pounds
        || next?.kind != .times && (tokens[place].isDecimal || tokens[place].value > 30)
    }
  }

  private mutating func collectPair(
    _ a: (value: Double, isDecimal: Bool), _ b: (value: Double, isDecimal: Bool), isTyped: Bool = false,
    isBesideLoad: Bool = false
  ) {
    let pair = NotationPair(a.value, b.value)
    if let pair, let order = lastPair?.order(before: pair) { pairs[order, default: 0] += 1 }
    lastPair = pair
    if isTyped {
      // `2x20 kg` counts dumbbells.
      if a.value > 2 { pairs[.repsByLoad, default: 0] += 1 }
    } else if a.isDecimal || a.value > 30, !b.isDecimal, b.value <= 30 {
      pairs[.loadByReps, default: 0] += 1
    } else if b.isDecimal || b.value > 30, a.value <= 30 {
      pairs[.repsByLoad, default: 0] += 1
    } else if a.value <= 5, b.value > 5 {
      pairs[.setsByReps, default: 0] += 1
      if isBesideLoad { counts[.setsByReps, default: 0] += 1 }
    } else if a.value > 5, b.value <= 5, b.value > 1 {
      pairs[.repsBySets, default: 0] += 1
      if isBesideLoad { counts[.repsBySets, default: 0] += 1 }
    }
  }
}
