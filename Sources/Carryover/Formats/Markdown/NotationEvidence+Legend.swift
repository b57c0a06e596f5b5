/// What a legend says of the numbers of a document: `sets x reps @ weight`, `weight / reps`, `unit: kg`.
extension NotationEvidence {
  /// `sets x reps @ weight`, `weight x reps`, `unit: kg`.
  mutating func collectLegend(_ line: [NotationToken], _ bytes: [UInt8], _ words: NoteWords) -> Bool {
    collectExample(line)
    collectEffort(line)
    // `9.10. Monday (kg / reps / sets)`
    let tokens =
      line.contains { $0.kind == .number }
      ? Self.beforeBracket(line) ?? Self.bracket(line) ?? Self.lastSentence(line, bytes)
      : line
    guard !tokens.isEmpty, !tokens.contains(where: { $0.kind == .number }) else {
      // `Deadlift (pounds, belt at 405)`
      if tokens.count > 1, tokens[1].kind == .comma, line.first?.kind == .word {
        if tokens[0].word == .kilograms { legend.loadUnit = .kilogram }
        if tokens[0].word == .pounds { legend.loadUnit = .pound }
      }
      return false
    }
    var roles: [NoteWord] = []
    var unit: LoadUnit?
    // What a table's columns hold says nothing of how numbers are joined.
    let isHeader = tokens.contains { $0.kind == .pipe }
    for token in tokens.prefix(while: { !Self.isException($0, bytes) }) where token.kind == .word {
      switch token.word ?? Self.role(of: token, bytes, words) {
      case .sets: roles.append(.sets)
      case .reps: roles.append(.reps)
      case .at: roles.append(.at)
      case .kilograms, .pounds:
        // `kg x sets x reps`
        if isFactor(token, tokens) { roles.append(.at) }
        if tokens.count < 20 { unit = token.word == .kilograms ? .kilogram : .pound }
      default: break
      }
    }
    // Beside what else a legend says it is part of one; alone it may be anything: `pounds are nice someday`.
    if let unit {
      if roles.contains(.sets) || roles.contains(.reps) || tokens.count == 1 {
        legend.loadUnit = unit
      } else if !NoteUnitStatement.isUnsettled(String(decoding: bytes, as: UTF8.self), words) {
        unitMentioned = unit
      }
    }
    // `Machine: weight / reps`
    if !isHeader, roles.count == 2, roles.contains(.reps), roles.contains(.at),
      tokens.contains(where: { $0.kind == .slash }), tokens.count <= 8 || isTight(tokens)
    {
      legend.slashPair = roles[0] == .at ? .loadByReps : .repsByLoad
      return true
    }
    guard !isHeader, tokens.contains(where: { $0.kind == .times }) || roles.count > 2, roles.contains(.reps),
      tokens.contains(where: { $0.kind == .times }) || Self.isList(tokens, bytes, words)
    else {
      return false
    }
    let hasAt = zip(tokens, tokens.dropFirst()).contains {
      $0.kind == .at && [.at, .kilograms, .pounds].contains($1.word)
    }
    // `Lat pulldown: 60x10x4 (weight x reps x sets)` tells of its own line.
    if roles.count > 2, line.count > tokens.count + 6, Self.hasTriple(line) {
      if let sets = roles.firstIndex(of: .sets), let reps = roles.firstIndex(of: .reps) {
        legend.triple = sets < reps ? .setsRepsLoad : .loadRepsSets
      }
      return false
    }
    readLegend(roles, hasAt: hasAt)
    // `main lift reps x kg, the rest sets x reps @ kg`
    let places = tokens.indices.dropLast(2)
    if places.contains(where: { place in
      tokens[place].word == .sets && tokens[place + 1].kind == .times && tokens[place + 2].word == .reps
    }) {
      legend.countPair = .setsByReps
    }
    // Behind `weight × reps × sets` a pair is what stands first of the three.
    if roles.count == 3, roles[0] == .at, legend.triple == .loadRepsSets,
      tokens.count(where: { $0.kind == .times }) == 2
    {
      legend.pair = .loadByReps
    }
    // `weight/reps/sets` tells how three numbers are joined, and not what `3x12` is.
    if Set(roles.prefix(3)).count == 3, tokens.count(where: { $0.kind == .slash }) > 1,
      !tokens.contains(where: { $0.kind == .times })
    {
      (legend.hasSlashTriples, legend.countPair) = (true, nil)
    }
    return legend.isExplicit
  }

  /// Whether the words of a legend without signs stand near each other: in `F = last rep failed. A dash means the set was
  /// not done` they are words of sentences.
  private static func isList(_ tokens: [NotationToken], _ bytes: [UInt8], _ words: NoteWords) -> Bool {
    let places = tokens.indices.filter { place in
      switch tokens[place].word ?? role(of: tokens[place], bytes, words) {
      case .sets, .reps, .at, .kilograms, .pounds: true
      default: false
      }
    }
    return places.count > 2 && places[2] - places[0] <= 5
  }

  /// Whether the two words that a legend joins stand right at their slash, among others: `kg. load/reps. w=warmup`.
  private func isTight(_ tokens: [NotationToken]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { place in
      tokens[place].kind == .slash && !tokens[place].isSpaced && !tokens[place + 1].isSpaced
        && (tokens[place - 1].word == .reps) != (tokens[place + 1].word == .reps)
        && tokens[place - 1].kind == .word && tokens[place + 1].kind == .word
    }
  }

  /// `weight/reps/rpe`, `kg/reps/rir`
  private mutating func collectEffort(_ tokens: [NotationToken]) {
    for (place, token) in tokens.enumerated().dropLast(2)
    where token.word == .at && tokens[place + 1].kind == .dash && tokens[place + 2].word == .reps && tokens.count <= 24
      && !tokens[place + 1].isSpaced && !tokens[place + 2].isSpaced
      && (place + 3 == tokens.count || tokens[place + 3].kind != .word)
    {
      legend.hasDashedPairs = true
    }
    if tokens.count <= 24, tokens.contains(where: { $0.kind == .times }) {
      for (place, token) in tokens.enumerated().dropLast(3)
      where token.word == .reps && tokens[place + 1].kind == .open && tokens[place + 3].kind == .close {
        let effort = tokens[place + 2].word
        if effort == .rpe || effort == .rir { legend.bracketEffort = effort }
      }
    }
    guard tokens.count > 4, tokens.count <= 24, tokens[0].kind != .word || tokens[0].end - tokens[0].start > 1 else {
      return
    }
    for place in 0..<(tokens.count - 4)
    where [.at, .kilograms, .pounds].contains(tokens[place].word) && tokens[place + 1].kind == .slash
      && tokens[place + 2].word == .reps && tokens[place + 3].kind == .slash
    {
      if let effort = tokens[place + 4].word, effort == .rpe || effort == .rir { legend.slashEffort = effort }
    }
  }

  /// `number in brackets = RIR`: an effort behind the repetitions.
  mutating func collectBracketEffort(_ text: some StringProtocol, _ words: NoteWords) {
    guard text.utf8.count <= 160, text.containsBytes(of: "racket") || text.containsBytes(of: "arenthes") else { return }
    let told = text.lowercased().split { !$0.isLetter }
    guard let sign = told.firstIndex(where: { $0.hasPrefix("bracket") || $0.hasPrefix("parenthes") }),
      case let efforts = told.indices.filter({ [.rir, .rpe].contains(words.word(told[$0])) }), efforts.count == 1,
      let effort = efforts.first, abs(effort - sign) <= 4
    else { return }
    legend.bracketEffort = words.word(told[effort])
  }

  /// `last set with a + is the AMRAP`, `+ = AMRAP`
  mutating func collectPlus(_ text: some StringProtocol) {
    guard text.utf8.count <= 200, text.containsBytes(of: "AMRAP") || text.containsBytes(of: "amrap"),
      text.split(separator: " ").contains(where: { word in
        String(word).filter { !"\"'`“”()".contains($0) } == "+"
      })
    else { return }
    legend.hasMostBehindPlus = text.split(whereSeparator: { ".,;".contains($0) }).contains { clause in
      !clause.contains(where: \.isNumber) && clause.contains("+") && clause.lowercased().contains("amrap")
    }
  }

  /// `225 x 3 x 5 = 3 sets of 5`: what the numbers of a product are, by an example.
  private mutating func collectExample(_ tokens: [NotationToken]) {
    guard tokens.count > 7, let sign = tokens.firstIndex(where: { $0.kind == .equals }), sign > 4,
      case let product = tokens[(sign - 5)..<sign], sign + 2 < tokens.count, tokens[sign + 1].kind == .number,
      tokens[sign + 2].word == .sets,
      let reps = tokens[(sign + 3)...].first(where: { $0.kind == .number })?.value
    else { return }
    let factors = product.map { $0.kind == .number ? $0.value : nil }
    guard let second = factors[2], let third = factors[4], factors[0] != nil, factors[1] == nil, factors[3] == nil
    else {
      return
    }
    let sets = tokens[sign + 1].value
    if sets == second, reps == third, second != third { legend.triple = .loadSetsReps }
    if sets == third, reps == second, second != third { legend.triple = .loadRepsSets }
  }

  private static func hasTriple(_ tokens: [NotationToken]) -> Bool {
    zip(tokens, tokens.dropFirst(4)).enumerated().contains { place, ends in
      ends.0.kind == .number && tokens[place + 1].kind == .times && tokens[place + 2].kind == .number
        && tokens[place + 3].kind == .times && ends.1.kind == .number
    }
  }

  /// `weight x reps @ RPE. For back-offs the weight stands in front of sets x reps.`: each sentence by itself.
  mutating func collectSentences(_ text: some StringProtocol, by reader: NotationReader) -> Bool {
    guard text.utf8.count <= 300, text.containsBytes(of: ". "), !text.hasDigit,
      text.containsBytes(of: " x ") || text.containsBytes(of: "×") || text.hasByte(UInt8(ascii: "/"))
    else { return false }
    let sentences = String(text).replacing(". ", with: "\n").split(separator: "\n").map {
      (tokens: reader.memo(of: $0).tokens, bytes: Array($0.utf8))
    }
    // `kilos/reps/sets. X instead of reps = missed single.`
    if let triple = sentences.first(where: { sentence in sentence.tokens.count(where: { $0.kind == .slash }) == 2 }),
      collectLegend(triple.tokens, triple.bytes, reader.words)
    {
      return true
    }
    guard sentences.count(where: { sentence in sentence.tokens.contains { $0.kind == .times } }) > 1 else {
      return false
    }
    return sentences.reduce(false) { isLegend, sentence in
      collectLegend(sentence.tokens, sentence.bytes, reader.words) || isLegend
    }
  }

  /// Weighs the legend in a bracket behind the first date.
  mutating func collectBracket(_ text: String, by reader: NotationReader) {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.count <= 120 else { return }
    _ = collectLegend(reader.memo(of: text).tokens, Array(text.utf8), reader.words)
  }

  /// `重量×次数×组数`: what heads columns says what factors are, where it is no word among sets.
  private static func role(of token: NotationToken, _ bytes: [UInt8], _ words: NoteWords) -> NoteWord? {
    guard token.end <= bytes.count, token.start < token.end, bytes[token.start] >= 0x80 else { return nil }
    switch words.columnRole(String(decoding: bytes[token.start..<token.end], as: UTF8.self)) {
    case .sets: return .sets
    case .reps: return .reps
    case .load: return .at
    default: return nil
    }
  }

  /// `reps x lbs x sets (no third number = one set)`, `kilos x reps x sets, x0 = missed`: three factors before what is told
  /// besides.
  private static func beforeBracket(_ line: [NotationToken]) -> [NotationToken]? {
    guard let open = line.firstIndex(where: { [.open, .comma, .semicolon].contains($0.kind) }),
      case let tokens = line[..<open],
      tokens.count(where: { $0.kind == .times }) == 2, !tokens.contains(where: { $0.kind == .number })
    else { return nil }
    return Array(tokens)
  }

  /// The content of the bracket that a line ends with.
  private static func bracket(_ line: [NotationToken]) -> [NotationToken]? {
    guard line.last?.kind == .close, let open = line.lastIndex(where: { $0.kind == .open }) else { return nil }
    return Array(line[(open + 1)..<(line.count - 1)])
  }

  /// `Percent of 60 / 76. Written kg x reps x sets.`: the last sentence of several.
  private static func lastSentence(_ line: [NotationToken], _ bytes: [UInt8]) -> [NotationToken] {
    let end = line.last?.kind == .period ? line.count - 1 : line.count
    guard let stop = line[..<end].lastIndex(where: { $0.kind == .period }) else { return [] }
    let tokens = line[(stop + 1)..<end]
    // Other words make it prose.
    let isLegend = tokens.allSatisfy { token in
      guard token.kind == .word, token.end <= bytes.count else { return true }
      switch token.word {
      case .sets, .reps, .at, .kilograms, .pounds: return true
      default: return legendWords.contains(String(decoding: bytes[token.start..<token.end], as: UTF8.self))
      }
    }
    return isLegend ? Array(tokens) : []
  }

  private static let legendWords: NoteWordSet = ["written", "as", "all", "format", "order", "log", "logged", "noted"]
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
  mutating func collectUnitsOfHeader(_ tokens: [NotationToken]) {
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
    if let load = roles.firstIndex(of: .at), reps < load, load < sets { legend.triple = .repsLoadSets }
    if roles.firstIndex(of: .at).map({ $0 > max(sets, reps) }) ?? true { legend.pair = order }
    legend.hasLoadBehindAt = roles.contains(.at) && hasAt
    legend.isExplicit = true
  }

  /// `bench 100 5`: a name, a number that is a load, and a small one.
  func isSpacedPair(_ tokens: [NotationToken]) -> Bool {
    guard tokens.count > 2, case let pair = tokens.suffix(2), pair.allSatisfy({ $0.kind == .number && $0.isSpaced }),
      let load = pair.first, let reps = pair.last, !reps.isDecimal, reps.value <= 30,
      load.value > 30 || load.isDecimal
    else { return false }
    return tokens.dropLast(2).allSatisfy { $0.kind == .word }
  }

  /// `pullup 0 10`, `pull ups 0/10`, `dips 0x8`: a name, nothing, and how often.
  func isZeroLoad(_ tokens: [NotationToken]) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.kind == .number }), place > 0, tokens[place].value == 0,
      tokens[place].end - tokens[place].start == 1, place + 1 < tokens.count
    else { return false }
    let sign = tokens[place + 1].kind
    return sign == .number && place + 2 == tokens.count
      || (sign == .slash || sign == .times) && isNumber(tokens, place + 2)
  }
}
