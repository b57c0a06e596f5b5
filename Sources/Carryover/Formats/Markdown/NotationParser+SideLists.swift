import TrainingModel

/// Lists of two sides.
extension NotationParser {
  /// `L 30s 30s / R 30s 30s`: the list of one side, without a sign between.
  mutating func readSpacedSide(_ factor: inout NotationFactor) {
    guard factor.first.leadsWithSide, factor.quantities.count == 1 else { return }
    let before = self
    var list = factor.quantities
    while isNumber(0), token()?.isSpaced == true, list.count < 30 {
      guard let next = quantity(), next.kind == factor.kind, next.side == nil, !next.isGoal else { break }
      list.append(next)
    }
    let offset = token()?.kind == .slash || token()?.kind == .comma ? 1 : 0
    guard list.count > 1, token() == nil || isOtherSide || side(at: offset) != nil else {
      self = before
      return
    }
    factor.quantities = list
  }

  /// `8/8, 8/8, 7/7`: as many on each side, set by set.
  mutating func readPairsOfSides(_ factor: inout NotationFactor) {
    func isPair(_ list: [NotationQuantity]) -> Bool {
      list.count == 2 && list[0].value == list[1].value && list.allSatisfy { $0.kind == .plain && $0.isSmall }
    }
    guard isPair(factor.quantities), !factor.first.isOneSided else { return }
    let before = place
    var list = [factor.first]
    while list.count < 30 {
      let sign = token()?.kind == .comma ? 1 : 0
      guard isNumber(sign), token(sign)?.isSpaced == true, isTight(sign + 1, .slash), isTight(sign + 2, .number),
        token(sign)?.value == token(sign + 2)?.value, token(sign + 3)?.kind != .times,
        token(sign + 3)?.kind != .slash
      else { break }
      place += sign
      guard let next = quantity() else { break }
      list.append(next)
      place += 2
    }
    // `5/5, 5/5, 4/5` are so many of so many.
    let isMixed = token()?.kind == .comma && isNumber(1) && isTight(2, .slash)
    guard list.count > 1, !isMixed else {
      place = before
      return
    }
    for index in list.indices { list[index].isEach = true }
    factor.quantities = list
    factor.isSlashPair = true
  }

  /// `6/6, 6/6, 5/5 (L/R)`, `12/10 (L/R)`: which side each number is of, where a bracket says it.
  mutating func nameSides(_ factor: inout NotationFactor) {
    guard factor.isSlashPair, token()?.kind == .open, factor.quantities.allSatisfy({ $0.side == nil }) else { return }
    let isLeftFirst = side(at: 1) == .left || isText(token(1), "l/r")
    let (first, second): (NotationSide, NotationSide) = isLeftFirst ? (.left, .right) : (.right, .left)
    let isPair = side(at: 1) == first && token(2)?.kind == .slash && side(at: 3) == second
    let end = isPair ? 4 : isText(token(1), "l/r") || isText(token(1), "r/l") ? 2 : 0
    guard end > 0, token(end)?.kind == .close, token(end + 1)?.kind != .times,
      factor.first.isEach || token(-4)?.kind != .comma
    else { return }
    // Of `6/6, 6/6` one number a pair is kept.
    var list = factor.quantities
    if list.allSatisfy(\.isEach) { list = list.flatMap { [$0, $0] } } else if list.count != 2 { return }
    for index in list.indices {
      list[index].isEach = false
      list[index].side = index.isMultiple(of: 2) ? first : second
    }
    factor.quantities = list
    place += end + 1
  }

  /// `L 15, 15, 12 / R 15, 15, 14`: a list of each side.
  mutating func readOtherSide(_ factor: inout NotationFactor, isFirst: Bool) {
    guard !isOtherSide, factor.first.leadsWithSide, let first = factor.first.side else { return }
    let before = self
    isOtherSide = true
    defer { isOtherSide = false }
    if let kind = token()?.kind, kind == .slash || kind == .comma || kind == .semicolon || kind == .pipe { place += 1 }
    guard let side = side(at: 0), side != first,
      let other = self.factor(link: factor.link, isFirst: isFirst), other.first.leadsWithSide,
      other.kind == factor.kind || other.kind == .plain, isFirst || token()?.kind != .times
    else {
      self = before
      return
    }
    factor.quantities += other.quantities
  }
}
