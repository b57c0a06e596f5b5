import TrainingModel

/// Numbers beside sets that are none: scores, comparisons, limbs, inclines, and what a set was for somebody.
extension NotationParser {
  /// `80 kg x 5, 8/10 effort`: how it felt, at the end or before words.
  var isScore: Bool {
    guard isNumber(0), isTight(1, .slash), isTight(2, .number), token(2)?.value == 10, (token()?.value ?? 11) <= 10
    else { return false }
    guard let next = token(3) else { return true }
    return next.kind == .word && next.word == nil && next.isSpaced
  }

  /// `2k 7:43 - 11 sec faster than Feb`: how it was beside another time.
  var isComparison: Bool {
    guard isNumber(0), unitWord(at: 1) != nil, let word = token(2), word.kind == .word else { return false }
    return isOf(word, NoteStructureWords.comparisons)
  }

  /// `Got 14 rounds + 7`: how far somebody came.
  var isScoreOfRounds: Bool {
    isNumber(0) && token(1)?.word == .rounds && token(2)?.kind == .plus && isNumber(3) && token(4)?.kind != .times
  }

  /// `10x10 w/ 24kg, 1 arm`: with one at a time.
  var isLimb: Bool {
    guard isNumber(0), token()?.value == 1, let word = token(1), word.kind == .word else { return false }
    return isOf(word, NoteStructureWords.sidedParts) && !isText(word, "side")
  }

  /// `walk 25 min 8%`, `walk 25 min, 8%`: how steep it was, and no part of a load.
  mutating func skipIncline(_ clause: NotationClause) -> Bool {
    let number = token()?.kind == .comma && !clause.factors.isEmpty ? 1 : 0
    guard isTimed, !clause.has(.load), !clause.has(.reps), isNumber(number), token(number + 1)?.kind == .percent,
      !clause.factors.isEmpty || isNumber(number + 2), let first = token(number), let last = token(number + 1)
    else { return false }
    asides.append(first.start..<last.end)
    place += number + 2
    return true
  }

  /// `205x1 @9 +5kg PR`, `100x5 +5kg from last week`: how much more it was than before.
  mutating func skipProgress(_ clause: NotationClause) -> Bool {
    guard clause.factors.count > 1, let sign = token(), isNumber(1), isLoadUnit(2), let unit = token(2),
      let word = token(3), word.kind == .word, isOf(word, NoteStructureWords.progress)
    else { return false }
    asides.append(sign.start..<unit.end)
    place += 3
    return true
  }

  /// `57.5 kg for 4`
  func isLoadFor(_ offset: Int) -> Bool {
    let sign = isLoadUnit(offset + 1) ? offset + 2 : offset + 1
    return isNumber(offset) && token(sign)?.word == .for && isNumber(sign + 1)
  }

  /// `22.5x10, 25x8, 25x7 kg`: the unit at the end is that of all loads, which stand first.
  func settleUnitBehind(_ found: inout [NotationClause]) {
    guard found.count > 1, let last = found.last, last.factors.count == 2, last.factors[0].kind == .plain,
      last.factors[1].kind == .load, last.factors[1].link == .times, last.factors.allSatisfy({ !$0.isList }),
      let load = last.factors[0].first.value, let reps = last.factors[1].first.value, load > reps, load > 12,
      reps <= 30, !last.factors[1].first.isDecimal,
      // `15x10, 15x12 kg` may be repetitions before their loads.
      found.contains(where: { $0.factors[0].first.isDecimal || ($0.factors[0].first.value ?? 0) > 30 }),
      found.dropLast().allSatisfy({ clause in
        clause.factors.count == 2 && clause.factors.allSatisfy { $0.kind == .plain && !$0.isList }
          && clause.factors[1].link == .times && clause.factors[1].first.isSmall
          && (load / 2...load * 2).contains(clause.factors[0].first.value ?? 0)
      })
    else { return }
    let unit = last.factors[1].first.loadUnit
    for index in found.indices {
      found[index].factors[0].setKind(.load)
      found[index].factors[0].quantities[0].loadUnit = unit
    }
    let place = found.count - 1
    found[place].factors[1].setKind(.plain)
    found[place].factors[1].quantities[0].loadUnit = nil
  }

  /// `225x3 PR!!! 245x1`: how many tokens say that the set before was a record, where another comes behind them.
  var recordMark: Int {
    guard isText(token(), "pr") || isText(token(), "pb") || isDrawnOut(token()) else { return 0 }
    var count = 1
    while let next = token(count), next.kind == .other, bytes[next.start] == UInt8(ascii: "!") { count += 1 }
    return isProduct(behind: count) ? count : 0
  }

  /// `PRRRR`
  private func isDrawnOut(_ word: NotationToken?) -> Bool {
    guard let word, word.kind == .word, word.end - word.start > 2 else { return false }
    let letters = bytes[word.start..<word.end].map { $0 | 32 }
    return letters[0] == UInt8(ascii: "p") && letters.dropFirst().allSatisfy { $0 == UInt8(ascii: "r") }
  }

  /// `105x3 and a new best of 110x1`: what the set behind it was.
  mutating func skipRecord() {
    var count = 0
    while count < 6, let word = token(count), word.kind == .word, isOf(word, NoteStructureWords.wordsOfRecords) {
      count += 1
    }
    // `and then a grinder of a single at 205`
    if let single = (0..<8).prefix(while: { token($0)?.kind == .word }).first(where: { repsOfNoun($0) != nil }),
      single > 0, single >= count, token(single + 1)?.kind == .at || token(single + 1)?.word == .at,
      isNumber(single + 2),
      (token(single + 2)?.value ?? 0) > 30, let first = token(), let last = token(single - 1)
    {
      asides.append(first.start..<last.end)
      place += single
      return
    }
    // `and a grindy 57.5 kg for 4`
    if count > 0, isText(token(count - 1), "a"), token(count)?.kind == .word, token(count)?.word == nil { count += 1 }
    guard count > 0, let first = token(), let last = token(count - 1), isProduct(behind: count) || isLoadFor(count)
    else { return }
    asides.append(first.start..<last.end)
    place += count
  }

  /// Whether an arrow leads to a load without repetitions, which nobody lifted yet.
  func isNextLoad(behind found: [NotationClause]) -> Bool {
    guard let last = found.last, last.factors.count > 1, !last.isGoal, !last.isPlanned, !movesBody, !isTimed,
      isNumber(1), let value = token(1)?.value, value > 30 || isLoadUnit(2),
      let load = last.factors.compactMap(\.first.value).max(), value >= load * 0.5, value <= load * 1.3
    else { return false }
    let end = isLoadUnit(2) ? 3 : 2
    let behind = token(end)
    // `100 kg x 12 -> 80 -> 60` says no repetitions of what it dropped to.
    let isRun = behind?.kind == .greater && (token(end + 1)?.value ?? 0) > 30
    return behind == nil || isRun || behind?.word == .elsewhen || isText(behind, "next")
  }
}
