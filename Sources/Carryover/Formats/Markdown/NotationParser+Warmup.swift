import TrainingModel

/// Warm-ups and rests that are told of several sets together.
extension NotationParser {
  /// `8 x 500 m, r 1:30`, `6x400 m, r90s`: the rest between.
  mutating func readShortRest(of found: inout [NotationClause]) -> Bool {
    guard let last = found.indices.last, isLetter(0, "r"), isNumber(1), found[last].rest == nil,
      found[last].factors.contains(where: { $0.link == .times }),
      [.distance, .minutesOrMeters, .load].contains(where: found[last].has)
    else { return false }
    let rest = attempt { parser -> Double? in
      parser.place += 1
      guard let time = parser.quantity(), time.kind == .duration || time.kind == .pairOrSeconds else { return nil }
      return time.value
    }
    guard let rest else { return false }
    found[last].rest = rest
    found[last].end = token(-1)?.end ?? found[last].end
    return true
  }

  /// `100x3, 140x2, (both warm-up)`
  mutating func readWarmupOfAll(_ found: inout [NotationClause]) -> Bool {
    let word = isText(token(2), "both") || isText(token(2), "all") ? 3 : 2
    guard token()?.kind == .comma, token(1)?.kind == .open, token(word)?.word == .warmup,
      token(word + 1)?.kind == .close, !found.isEmpty
    else { return false }
    for index in found.indices where word == 3 || index == found.count - 1 { found[index].kind = .warmup }
    place += word + 2
    return true
  }

  /// `wu 10 kg x 12, 30 kg x 10, 30 kg x 9`: without a colon, the load that comes again behind lighter ones is work.
  func endWarmup(_ found: inout [NotationClause]) {
    guard found.count > 2, found.allSatisfy({ $0.kind == .warmup }), tokens.first?.word != .warmup,
      !tokens.indices.dropLast().contains(where: { tokens[$0].word == .warmup && tokens[$0 + 1].kind != .number })
    else { return }
    let loads = found.map { $0.factors.first?.first.value }
    guard let last = loads[loads.count - 1], let first = loads[0], first < last,
      let start = loads.firstIndex(of: last), start > 0, start < loads.count - 1,
      loads[start...].allSatisfy({ $0 == last })
    else { return }
    for index in start..<found.count { found[index].kind = nil }
  }

  /// `wu 135x5  wu 225x5  275x5`: where each warm-up says so before it, the others are none.
  func endLabelledWarmups(_ found: inout [NotationClause]) {
    func isLabelled(_ clause: NotationClause) -> Bool {
      guard let first = clause.factors.first?.first.start, let place = tokens.firstIndex(where: { $0.start >= first }),
        place > 0
      else { return false }
      return tokens[place - 1].word == .warmup
    }
    guard found.count > 2, mayHold(.warmup), found.allSatisfy({ $0.kind == .warmup }),
      found.count(where: { isLabelled($0) }) > 1, let last = found.lastIndex(where: { isLabelled($0) })
    else { return }
    for index in found.indices.dropFirst(last + 1) { found[index].kind = nil }
  }

  /// `20x12, 60x8, 90x4 wu`: what stands before a warm-up and is lighter was one, too.
  func spreadWarmup(_ found: inout [NotationClause]) {
    guard mayHold(.warmup), let last = found.lastIndex(where: { $0.kind == .warmup }), last > 0,
      var load = Self.weight(of: found[last])?.first.value, found[..<last].allSatisfy({ $0.kind == nil && !$0.isDrop })
    else { return }
    for index in (0..<last).reversed() {
      guard let first = Self.weight(of: found[index]), first.first.value != nil || first.kind == .load else { return }
      // The bar alone is the lightest.
      let lighter = first.first.value ?? 0
      guard lighter < load || lighter == 0 else { return }
      load = lighter
    }
    for index in 0..<last { found[index].kind = .warmup }
  }

  /// What says how heavy a set is: the factor with a unit, else the greatest.
  private static func weight(of clause: NotationClause) -> NotationFactor? {
    if let load = clause.factors.first(where: { $0.kind == .load }) { return load }
    // `1x5x135`: of plain numbers the greatest.
    guard clause.factors.allSatisfy({ $0.kind == .plain && !$0.isList }) else { return clause.factors.first }
    return clause.factors.max { ($0.first.value ?? 0) < ($1.first.value ?? 0) }
  }

  /// Whether a letter is a mark alone, and begins nothing.
  var isMarkAlone: Bool {
    guard let next = token(1) else { return true }
    // `60x5w 80x3w`
    if token()?.isSpaced == false, token(-1)?.kind == .number, next.isSpaced || next.kind == .comma { return true }
    if token(-1)?.kind == .open { return next.kind == .close }
    switch next.kind {
    case .comma: return true
    case .semicolon, .pipe: return isNumber(2)
    // `45/10 w & 90/5 w → 180/5`
    case .ampersand, .greater, .plus, .slash, .dash:
      return next.isSpaced && !isTight(2, .number) && beginsSet(behind: 2)
    case .word: return next.word == .then && beginsSet(behind: 2)
    default: return false
    }
  }

  func isLoadUnit(_ offset: Int) -> Bool {
    token(offset)?.word == .kilograms || token(offset)?.word == .pounds
  }

  /// `90/5`, `90x5`, `90 kg (5)`, `40 1x6`: a load, and more numbers behind it.
  private func beginsSet(behind offset: Int) -> Bool {
    guard isNumber(offset) else { return false }
    let sign = offset + (isLoadUnit(offset + 1) ? 2 : 1)
    if isNumber(sign) { return token(sign + 1)?.kind == .times }
    switch token(sign)?.kind {
    case .times, .slash, .open, .at, .colon: return isNumber(sign + 1)
    case .word:
      return token(sign)?.word == .for && isNumber(sign + 1) || token(sign)?.word == .reps || token(sign)?.word == .of
    default: return false
    }
  }
}
