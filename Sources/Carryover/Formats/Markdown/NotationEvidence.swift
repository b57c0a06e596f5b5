import TrainingModel

/// The first pass: what the pairs and triples of a document, or of a section, say about their order.
struct NotationEvidence: Hashable, Sendable {
  private var pairs: [PairOrder: Int] = [:]
  private var triples: [TripleOrder: Int] = [:]
  private var (kilograms, pounds) = (0, 0)
  private var unitBesideDate: LoadUnit?
  /// How many runs of plain numbers begin with a load: `80 8 8 7`.
  private var runs = 0
  private var legend = NotationConventions()
  /// How many pairs with a slash begin with a load, and how many end with one.
  private var (slashLoads, slashReps) = (0, 0)
  /// The pair before, where both of its numbers are small.
  private var lastPair: NotationPair?

  /// Weighs a text that may hold sets, or a legend (`sets x reps @ weight`, `unit: kg`).
  mutating func collect(_ text: some StringProtocol, in context: NotationContext, by reader: NotationReader) {
    guard text.utf8.count < 4096, reader.mayVote(text) else { return }
    let tokens = reader.memo(of: text).tokens
    if tokens.contains(where: { $0.kind == .pipe }) { collectUnitsOfHeader(tokens) }
    if collectLegend(tokens, Array(text.utf8)) { return }
    guard tokens.contains(where: { $0.kind == .number }) else { return }
    collectUnits(tokens)
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
        place = collectProduct(tokens, at: place, in: context)
      } else {
        if beginsRun(tokens, place) { runs += 1 }
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

  private func beginsRun(_ tokens: [NotationToken], _ place: Int) -> Bool {
    guard isNumber(tokens, place), tokens[place].value > 30, place == 0 || tokens[place - 1].kind == .word else {
      return false
    }
    return tokens[(place + 1)...].prefix(2).allSatisfy {
      $0.kind == .number && $0.isSpaced && !$0.isDecimal && $0.value <= 30
    }
  }

  /// `2024/10/07 | BW 92.8kg`: the unit of the scale is that of the loads, where none states its own.
  mutating func collectUnitBesideDate(_ text: String, by document: NoteDocument) {
    guard unitBesideDate == nil, text.utf8.count <= NoteDateToken.limit,
      document.words.filters.units.mayBeIn(text)
    else { return }
    let tokens = document.reader.memo(of: text).tokens
    // `6 weeks out, 187 lb`: at the end, and as much as somebody weighs.
    let isOfBody = tokens.count > 1 && tokens[tokens.count - 2].kind == .number && tokens[tokens.count - 2].value >= 45
    guard isOfBody || tokens.contains(where: { $0.word == .bodyweight || $0.word == .bodies }) else { return }
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      if unit.word == .kilograms { unitBesideDate = .kilogram } else if unit.word == .pounds { unitBesideDate = .pound }
    }
  }

  /// Weighs a line with one set, which says its unit, or what a pair is.
  mutating func collect(_ set: NotesPlainSet) {
    if let unit = set.weight.unit { return count(unit) }
    collectPair((set.weight.value, set.weight.isDecimal), (Double(set.reps), false), isTyped: false)
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
    case .counted(let sets, let weight, let reps):
      if let unit = weight.unit { count(unit) }
      collectPair((Double(sets), false), (Double(reps), false), isTyped: false)
    case .listed(let sets):
      for (weight, reps) in sets {
        if let unit = weight.unit {
          count(unit)
        } else {
          collectPair((weight.value, weight.isDecimal), (Double(reps), false), isTyped: false)
        }
      }
    }
  }

  /// What the evidence says; an explicit legend wins.
  func conventions() -> NotationConventions {
    var found = legend
    found.pair = found.pair ?? pairVote(PairOrder.allCases)
    found.countPair = found.countPair ?? pairVote([.setsByReps, .repsBySets])
    if found.triple == nil, let loads = triples[.loadRepsSets] ?? Optional(0),
      let sets = triples[.setsRepsLoad] ?? Optional(0),
      loads != sets
    {
      found.triple = loads > sets ? .loadRepsSets : .setsRepsLoad
    }
    if found.slashPair == nil, max(slashLoads, slashReps) > 2, min(slashLoads, slashReps) == 0 {
      found.slashPair = slashLoads > 0 ? .loadByReps : .repsByLoad
    }
    found.loadUnit = found.loadUnit ?? unitVote()
    found.beginsRunsWithLoads = runs > 1
    return found
  }

  /// The order that most pairs show, where most is twice as much as any other.
  private func pairVote(_ orders: [PairOrder]) -> PairOrder? {
    let votes = orders.map { ($0, pairs[$0] ?? 0) }
    guard let best = votes.max(by: { $0.1 < $1.1 }), best.1 > 1 else { return nil }
    return votes.allSatisfy { $0.0 == best.0 || $0.1 * 2 < best.1 } ? best.0 : nil
  }

  private func unitVote() -> LoadUnit? {
    if kilograms + pounds == 0 { return unitBesideDate }
    return kilograms == pounds ? nil : kilograms > pounds ? .kilogram : .pound
  }

  private func isNumber(_ tokens: [NotationToken], _ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .number
  }

  private mutating func collectUnits(_ tokens: [NotationToken]) {
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      if unit.word == .kilograms { kilograms += 1 }
      if unit.word == .pounds || (unit.kind == .hash && !unit.isSpaced) { pounds += 1 }
    }
  }

  /// Counts what a product of two or three plain numbers shows.
  private mutating func collectProduct(_ tokens: [NotationToken], at place: Int, in context: NotationContext) -> Int {
    let (a, b) = (tokens[place], tokens[place + 2])
    let next = place + 3 < tokens.count ? tokens[place + 3] : nil
    if next?.kind == .times, isNumber(tokens, place + 4) {
      let c = tokens[place + 4]
      if a.value > 30 || a.isDecimal { triples[.loadRepsSets, default: 0] += 1 }
      if c.value > 30 || c.isDecimal { triples[.setsRepsLoad, default: 0] += 1 }
      return place + 5
    }
    collectPair(
      (a.value, a.isDecimal), (b.value, b.isDecimal), isTyped: next?.word == .kilograms || next?.word == .pounds)
    return place + 3
  }

  private mutating func collectPair(
    _ a: (value: Double, isDecimal: Bool), _ b: (value: Double, isDecimal: Bool), isTyped: Bool
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
    } else if a.value > 5, b.value <= 5 {
      pairs[.repsBySets, default: 0] += 1
    }
  }

  /// `sets x reps @ weight`, `weight x reps`, `unit: kg`.
  private mutating func collectLegend(_ line: [NotationToken], _ bytes: [UInt8]) -> Bool {
    // `9.10. Monday (kg / reps / sets)`
    let tokens = line.contains { $0.kind == .number } ? Self.bracket(line) : line
    guard !tokens.isEmpty, !tokens.contains(where: { $0.kind == .number }) else { return false }
    var roles: [NoteWord] = []
    // What a table's columns hold says nothing of how numbers are joined.
    let isHeader = tokens.contains { $0.kind == .pipe }
    for token in tokens.prefix(while: { !Self.isException($0, bytes) }) where token.kind == .word {
      switch token.word {
      case .sets, .reps: roles.append(token.word ?? .sets)
      case .at: roles.append(.at)
      case .kilograms, .pounds:
        // `kg x sets x reps`
        if isFactor(token, tokens) { roles.append(.at) }
        if tokens.count < 12 { legend.loadUnit = token.word == .kilograms ? .kilogram : .pound }
      default: break
      }
    }
    // `Machine: weight / reps`
    if !isHeader, roles.count == 2, roles.contains(.reps), roles.contains(.at),
      tokens.contains(where: { $0.kind == .slash }), tokens.count <= 8
    {
      legend.slashPair = roles[0] == .at ? .loadByReps : .repsByLoad
      return true
    }
    guard !isHeader, tokens.contains(where: { $0.kind == .times }) || roles.count > 2, roles.contains(.reps) else {
      return false
    }
    let hasAt = zip(tokens, tokens.dropFirst()).contains {
      $0.kind == .at && [.at, .kilograms, .pounds].contains($1.word)
    }
    readLegend(roles, hasAt: hasAt)
    return legend.isExplicit
  }

  /// Weighs the legend in a bracket behind the first date.
  mutating func collectBracket(_ text: String, by reader: NotationReader) {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.count <= 120 else { return }
    _ = collectLegend(reader.memo(of: text).tokens, Array(text.utf8))
  }

  /// The content of the bracket that a line ends with.
  private static func bracket(_ line: [NotationToken]) -> [NotationToken] {
    guard line.last?.kind == .close, let open = line.lastIndex(where: { $0.kind == .open }) else { return [] }
    return Array(line[(open + 1)..<(line.count - 1)])
  }

  /// `kg x sets x reps`: the unit stands for the load.
  private func isFactor(_ token: NotationToken, _ tokens: [NotationToken]) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.start == token.start }) else { return false }
    return [place - 1, place + 1].contains { sign in
      tokens.indices.contains(sign)
        && (tokens[sign].kind == .times || tokens[sign].kind == .slash || tokens[sign].kind == .at)
    }
  }

  /// `kg unless it says lb`
  private static func isException(_ token: NotationToken, _ bytes: [UInt8]) -> Bool {
    token.kind == .word && token.end <= bytes.count
      && NoteUnitStatement.isException(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
  }

  /// `| Weight (kg) |`: a vote for the unit of the loads elsewhere.
  private mutating func collectUnitsOfHeader(_ tokens: [NotationToken]) {
    for (before, unit) in zip(tokens, tokens.dropFirst()) where before.kind == .open || before.kind == .pipe {
      if unit.word == .kilograms { kilograms += 1 } else if unit.word == .pounds { pounds += 1 }
    }
  }

  private mutating func readLegend(_ roles: [NoteWord], hasAt: Bool) {
    guard let sets = roles.firstIndex(of: .sets), let reps = roles.firstIndex(of: .reps) else {
      if let load = roles.firstIndex(of: .at), let reps = roles.firstIndex(of: .reps) {
        legend.pair = load < reps ? .loadByReps : .repsByLoad
        legend.isExplicit = true
      }
      return
    }
    let order: PairOrder = sets < reps ? .setsByReps : .repsBySets
    legend.countPair = order
    legend.triple = sets < reps ? .setsRepsLoad : .loadRepsSets
    if let load = roles.firstIndex(of: .at), load < sets, sets < reps { legend.triple = .loadSetsReps }
    if roles.firstIndex(of: .at).map({ $0 > max(sets, reps) }) ?? true { legend.pair = order }
    legend.hasLoadBehindAt = roles.contains(.at) && hasAt
    legend.isExplicit = true
  }
}
