import TrainingModel

extension NotationParser {
  /// A quantity, or a list of them, that stands here.
  mutating func factor(link: NotationFactor.Link, isFirst: Bool) -> NotationFactor? {
    guard let first = quantity(afterSign: link == .times) else { return nil }
    var factor = NotationFactor(quantities: [first], link: link)
    readSlashes(&factor)
    readPairsOfSides(&factor)
    readDashes(&factor)
    readArrows(&factor)
    readSides(&factor)
    readSpacedSide(&factor)
    readCommas(&factor, isFirst: isFirst)
    readPlus(&factor)
    unify(&factor)
    if factor.quantities.count > 1 { readOtherSide(&factor, isFirst: isFirst) }
    return factor
  }

  /// `8/8/7`, `60/65/70 kg`, `L 8 / R 7`; a load and its repetitions (`60kg/10`) stay two factors.
  private mutating func readSlashes(_ factor: inout NotationFactor) {
    let before = place
    var list = factor.quantities
    while list.count < 200, token()?.kind == .slash {
      let start = place
      let isSpaced = token()?.isSpaced ?? false
      place += 1
      // `20x10 / 15x8` are two products.
      guard let next = quantity(),
        !isSpaced || next.kind == factor.kind || next.side != nil || isLoad(next, endingList: list),
        !isSpaced && factor.link != .times || token()?.kind != .times || isEachSide(next, list, isSpaced)
          || isLoad(next, like: list)
      else {
        place = start
        break
      }
      list.append(next)
    }
    guard list.count > 1 else { return }
    guard isAlike(list), isList(list, behind: before) || isListOfLoads(list) else {
      place = before
      return
    }
    factor.quantities = list
    factor.isSlashPair = list.count == 2
  }

  /// `95 / 115 / 135 lb`: the unit stands behind the last.
  private func isLoad(_ next: NotationQuantity, endingList list: [NotationQuantity]) -> Bool {
    next.kind == .load && list.count > 1 && list.allSatisfy { $0.kind == .plain && !$0.isSmall }
      && token()?.kind != .times
  }

  /// `30 / 30 / 25 x 10`: loads, one a set, and what was done with each.
  private func isLoad(_ next: NotationQuantity, like list: [NotationQuantity]) -> Bool {
    guard list.count > 1, let value = next.value, next.kind == .plain || next.kind == .load else { return false }
    return list.allSatisfy { other in
      other.kind == next.kind && (other.value ?? 0) <= value * 2 && (other.value ?? 0) * 2 >= value
        && (other.value ?? 0) > 8
    }
  }

  /// `20 kg x 8/8 x 3`: as many on each side.
  private func isEachSide(_ next: NotationQuantity, _ list: [NotationQuantity], _ isSpaced: Bool) -> Bool {
    !isSpaced && list.count == 1 && list[0].value == next.value && isNumber(1) && (token(1)?.value ?? 99) <= 10
  }

  /// `10/12.5 x 12/10`: two like numbers before a sign.
  private func isListOfLoads(_ list: [NotationQuantity]) -> Bool {
    guard list.count == 2, token()?.kind == .times, list.allSatisfy({ $0.kind == .plain }) else { return false }
    let values = list.compactMap(\.value)
    guard let least = values.min(), let most = values.max() else { return false }
    return most <= least * 2
  }

  /// Whether what has a unit or a noun has the same.
  private func isAlike(_ list: [NotationQuantity]) -> Bool {
    guard let typed = list.first(where: { $0.kind != .plain }) else { return true }
    return list.allSatisfy { $0.kind == .plain || $0.kind == typed.kind }
  }

  private func isList(_ list: [NotationQuantity], behind place: Int) -> Bool {
    guard let first = list.first, let last = list.last else { return false }
    if first.side != nil || last.side != nil { return true }
    let rest = list.dropFirst()
    // A load, and what was done with it.
    if first.kind == .load, rest.contains(where: { $0.kind != .load }) { return false }
    if list.count == 2, first.kind == .plain, last.kind == .load, (last.value ?? 0) > 2 * (first.value ?? 0) {
      return false
    }
    guard first.kind == .plain, rest.allSatisfy({ $0.kind == .plain }) else { return true }
    // `30/12 30/10`: a load and its repetitions, and the next.
    if list.count == 2, isPairAhead || isPairBefore(place), let load = first.value, load > 12, load >= last.value ?? 0 {
      return false
    }
    let small = rest.filter { ($0.value ?? 0) <= 30 && !$0.isDecimal }
    if (first.value ?? 0) > 30 || first.isDecimal, small.count == rest.count { return false }
    if list.count == 2, (first.value ?? 0) <= 30, small.isEmpty { return false }
    return true
  }

  /// Whether another pair with a slash stands here.
  private var isPairAhead: Bool {
    let offset = token()?.kind == .comma || token()?.kind == .semicolon ? 1 : 0
    return isNumber(offset) && token(offset)?.isSpaced == true && isTight(offset + 1, .slash)
      && isTight(offset + 2, .number) && !isTight(offset + 3, .slash)
  }

  /// Whether a pair with a slash stands before the number that ends at a token.
  private func isPairBefore(_ end: Int) -> Bool {
    var last = end - 2
    if last > 2, tokens[last].kind == .comma || tokens[last].kind == .semicolon { last -= 1 }
    guard last >= 2, last + 1 < tokens.count, tokens[last + 1].isSpaced || tokens[last + 1].kind != .number else {
      return false
    }
    return tokens[last].kind == .number && tokens[last - 1].kind == .slash && tokens[last - 2].kind == .number
  }

  /// `5-5-5`, `21-15-9`.
  private mutating func readDashes(_ factor: inout NotationFactor) {
    guard factor.quantities.count == 1, factor.first.upper == nil else { return }
    let before = place
    var list = factor.quantities
    while list.count < 200, let sign = token(), sign.kind == .dash, let next = token(1), next.kind == .number,
      next.isSpaced == sign.isSpaced
    {
      let start = place
      place += 1
      guard let quantity = quantity(), quantity.upper == nil
      else {
        place = start
        break
      }
      list.append(quantity)
    }
    if list.count > 2, isAlike(list) { factor.quantities = list } else { place = before }
  }

  /// `60 -> 70 -> 80`: loads that rise from set to set; those that fall are drops.
  private mutating func readArrows(_ factor: inout NotationFactor) {
    guard factor.quantities.count == 1, let first = factor.first.value, first > 12, factor.link != .times else {
      return
    }
    let before = place
    var list = factor.quantities
    while list.count < 20, token()?.kind == .greater, isNumber(1), (token(1)?.value ?? 0) > (list.last?.value ?? 0) {
      place += 1
      guard let next = quantity(), next.kind == .plain || next.kind == .load else { break }
      list.append(next)
    }
    if list.count > 2 { factor.quantities = list } else { place = before }
  }

  /// `L8 R7`, `8 (L) 7 (R)`.
  private mutating func readSides(_ factor: inout NotationFactor) {
    guard factor.quantities.last?.side != nil else { return }
    while factor.quantities.count < 100, let next = nextSide(factor) { factor.quantities.append(next) }
  }

  private mutating func nextSide(_ factor: NotationFactor) -> NotationQuantity? {
    attempt { parser -> NotationQuantity? in
      if let kind = parser.token()?.kind, kind == .comma || kind == .slash || kind == .dash || kind == .ampersand {
        parser.place += 1
      }
      guard let next = parser.quantity(), next.side != nil, next.kind == factor.kind || next.kind == .plain,
        parser.token()?.kind != .times
      else { return nil }
      return next
    }
  }

  /// `20,20,18`; before the first sign anything is (`60, 80, 100 x 3`), later only what is no set of its own.
  private mutating func readCommas(_ factor: inout NotationFactor, isFirst: Bool) {
    let isSlashed = factor.kind == .plain && factor.quantities.count > 2 && factor.quantities.allSatisfy(\.isSmall)
    while factor.quantities.count < 1000, let sign = token(), isSeparator(sign), !isMiss(1) {
      let kind = factor.kind
      let last = factor.quantities.last ?? factor.first
      let isReps = factor.link == .times && factor.quantities.count == 1
      let isMeasured = kind.isAmbiguous && kind != .kilo || kind == .distance || kind == .duration
      let sets = isReps && isMeasured ? countBefore(factor.first.start) : nil
      let found = attempt { parser -> NotationQuantity? in
        parser.place += 1
        if sign.kind == .comma, parser.token()?.word == .and { parser.place += 1 }
        guard let next = parser.quantity(), parser.continues(next, after: factor, isFirst: isFirst) else {
          return nil
        }
        // `3x12, 15 kg`, `12/12/10, 15 kg` end with the load.
        if isReps || last.isEach || isSlashed, kind == .plain, next.kind == .load { return nil }
        // `8 x 50 m, 200 m`: the first is counted, the second another.
        if isReps, isMeasured, sets != 2, !parser.isList(of: kind) { return nil }
        // `8, 6, 6, bodyweight only`
        if kind == .plain, next.loadKind == .bodyweight { return nil }
        return next
      }
      guard let found else { return }
      factor.quantities.append(found)
    }
  }

  /// The number before a sign and the quantity that begins at a byte.
  private func countBefore(_ start: Int) -> Double? {
    guard let index = tokens.lastIndex(where: { $0.start == start }), index > 1, tokens[index - 2].kind == .number
    else { return nil }
    return tokens[index - 2].value
  }

  /// Whether a list of one kind goes on here.
  private func isList(of kind: NotationQuantity.Kind) -> Bool {
    guard token()?.kind == .comma else { return false }
    var ahead = self
    ahead.place += 1
    return ahead.quantity()?.kind == kind
  }

  private func isSeparator(_ token: NotationToken) -> Bool {
    token.kind == .comma || token.kind == .semicolon || token.word == .and
  }

  private func continues(_ next: NotationQuantity, after factor: NotationFactor, isFirst: Bool) -> Bool {
    let (kind, count) = (factor.kind, factor.quantities.count)
    let last = factor.quantities.last ?? factor.first
    // `3x10, 2s hold`, `3x5, 3-0-1 tempo`
    if isPauseWord(0) || token(-1)?.kind == .number && isTempoBehind { return false }
    let isFollowed = beginsProduct && !isAtEfforts(of: count + 1)
    // `3 sets @ 12, 10 reps`
    if factor.link == .at, count == 1, kind == .plain, next.kind == .reps { return false }
    if !isFirst, isFollowed { return false }
    // `185, 3x5`: the load of the sets behind it.
    if count == 1, token()?.kind == .times, isNumber(1), (next.value ?? 99) <= 10, next.kind == .plain,
      last.value ?? 0 >= 30, last.value ?? 0 >= 8 * (next.value ?? 0)
    {
      return false
    }
    if token()?.kind == .slash {
      guard token()?.isSpaced == true else { return false }
      return isProduct(behind: 1) || factor.first.leadsWithSide && side(at: 1) != nil
    }
    if token()?.word == .rpe || token()?.word == .rir { return isEffortBehind }
    if token()?.word == .rest || token()?.word == .pace || isRecovery { return false }
    if isNumber(0), token()?.isSpaced == true, !isFirst, token(1)?.kind != .times { return false }
    if kind == .plain, count > 1, next.loadKind == .added { return false }
    if next.loadKind != last.loadKind, next.kind == .load, kind != .plain { return kind == .load }
    if next.kind == kind || (kind == .reps && next.kind == .plain) || (kind == .duration && next.kind == .duration) {
      // `225 x 5, 245` goes on with loads.
      let isJump =
        !isFirst && next.kind == .plain && (next.value ?? 0) > 30 && (next.value ?? 0) > 4 * (last.value ?? 0)
      return !isJump
    }
    if kind == .plain, next.kind == .reps || next.kind == .pairOrSeconds { return true }
    // `92, 91, 90 s`
    if kind == .plain, count > 1, next.kind == .duration, let time = next.value, let before = last.value,
      abs(time - before) * 2 < before
    {
      return true
    }
    if kind == .load || kind == .pairOrSeconds, next.kind == .plain {
      // `60 kg, 70, 80 x 5` against `60 kg, 10, 8`.
      return isFirst && isFollowed && token()?.kind == .times && (next.value ?? 0) > 30
    }
    if kind == .plain, next.kind == .load { return isFollowed || count > 1 }
    return false
  }

  private func isPauseWord(_ offset: Int) -> Bool {
    guard let word = token(offset), word.kind == .word else { return false }
    return token(offset - 1)?.word == .seconds && isOf(word, NoteStructureWords.pauses)
  }

  /// Whether the number before here begins `3-0-1 tempo`.
  private var isTempoBehind: Bool {
    isTight(0, .dash) && isTight(1, .number) && isTight(2, .dash) && isTight(3, .number) && token(4)?.word == .tempo
  }

  /// `5, 5, 5 @8, 8.5, 9`: as many efforts as there are sets.
  private func isAtEfforts(of count: Int) -> Bool {
    guard count > 1, count < 50, token()?.kind == .at else { return false }
    // `155, 155, 150 @(7, 8, 9)`
    let start = token(1)?.kind == .open ? 2 : 1
    for index in 0..<count {
      guard let effort = token(start + 2 * index), effort.kind == .number, effort.value <= 10 else { return false }
      let sign = token(start + 1 + 2 * index)?.kind
      guard index == count - 1 ? sign != .at && sign != .times : sign == .comma || sign == .slash else { return false }
    }
    return true
  }

  /// Whether a sign stands here that makes the number before it a factor.
  private var beginsProduct: Bool {
    switch token()?.kind {
    case .times, .at: true
    case .word: token()?.word == .by || token()?.word == .at || token()?.word == .for || token()?.word == .of
    default: false
    }
  }

  /// A unit or noun behind a list is all its members'.
  private func unify(_ factor: inout NotationFactor) {
    // `Right: 10, 10`
    if factor.first.leadsWithSide {
      for index in factor.quantities.indices.dropFirst() where factor.quantities[index].side == nil {
        factor.quantities[index].side = factor.quantities[index - 1].side
      }
    }
    guard factor.quantities.count > 1, let typed = factor.quantities.last(where: { $0.kind != .plain }) else { return }
    for index in factor.quantities.indices where factor.quantities[index].kind == .plain {
      factor.quantities[index].kind = typed.kind
      factor.quantities[index].loadUnit = typed.loadUnit
      factor.quantities[index].distanceUnit = typed.distanceUnit
      if typed.loadKind == .external || factor.quantities[index].loadKind == .external {
        factor.quantities[index].loadKind = typed.loadKind == .bodyweight ? .external : typed.loadKind
      }
    }
    let unit = factor.quantities.lazy.compactMap(\.loadUnit).last
    for index in factor.quantities.indices where factor.quantities[index].kind == .load {
      if factor.quantities[index].loadUnit == nil, factor.quantities[index].loadKind != .bodyweight {
        factor.quantities[index].loadUnit = unit
      }
    }
  }
}
