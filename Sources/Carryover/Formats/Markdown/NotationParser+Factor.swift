import TrainingModel

extension NotationParser {
  /// A quantity, or a list of them, that stands here.
  mutating func factor(link: NotationFactor.Link, isFirst: Bool) -> NotationFactor? {
    guard let first = quantity(afterSign: link == .times) else { return nil }
    var factor = NotationFactor(quantities: [first], link: link)
    readSlashes(&factor)
    readPairsOfSides(&factor)
    nameSides(&factor)
    readDashes(&factor)
    readArrows(&factor)
    readSides(&factor)
    let count = factor.quantities.count
    readSpacedSide(&factor)
    readSpacedWays(&factor)
    // `L 20s 20s, R 25s 25s`: the list of the other side comes next.
    if factor.quantities.count == count || token()?.kind != .comma || side(at: 1) == nil {
      readCommas(&factor, isFirst: isFirst)
    }
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
        !isSpaced || next.kind == factor.kind || factor.kind == .plain && next.kind == .reps || next.side != nil
          || isLoad(next, endingList: list),
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
      && (token()?.kind != .times || isLoad(next, like: list))
  }

  /// `30 / 30 / 25 x 10`: loads, one a set, and what was done with each.
  private func isLoad(_ next: NotationQuantity, like list: [NotationQuantity]) -> Bool {
    guard list.count > 1, let value = next.value, next.kind == .plain || next.kind == .load else { return false }
    return list.allSatisfy { other in
      (other.kind == next.kind || other.kind == .plain) && (other.value ?? 0) <= value * 2
        && (other.value ?? 0) * 2 >= value
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
    // `75 kg: 4-4`
    let isTwice =
      list.count == 2 && list[0].value == list[1].value && factor.link != .first && list[0].isSmall
      && list.allSatisfy { $0.kind == .plain } && isTight(-1, .number)
    if list.count > 2 || isTwice, isAlike(list) { factor.quantities = list } else { place = before }
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
