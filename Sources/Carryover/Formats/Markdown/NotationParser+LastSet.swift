extension NotationParser {
  /// `3x5 @ 100 kg, last set RPE 9`, `3x8 (last set 10 reps)`: what is told of the last of the sets before.
  mutating func readLastSet(_ clause: inout NotationClause) -> Bool {
    if let reps = attempt({ $0.repsOnLast() }) {
      clause.lastSet = LastSet(reps: reps)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    // `12, 10, 9 (last to failure)`
    if isText(token(), "last"), token(1)?.word == .failure, token(2) == nil || token(2)?.kind == .close {
      place += 2
      clause.lastSet = LastSet(toFailure: true)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    if let end = failureOnLast {
      place = end
      clause.lastSet = LastSet(toFailure: true)
      clause.end = token(-1)?.end ?? clause.end
      return true
    }
    guard token()?.word == .lastSet, let found = attempt({ $0.lastSet() }) else { return false }
    clause.lastSet = found
    clause.end = token(-1)?.end ?? clause.end
    return true
  }

  /// `failed on the last one`, `failed 4th rep on set 3`, `échec sur la dernière`: where that ends, of the last set.
  private var failureOnLast: Int? {
    guard token()?.word == .failure else { return nil }
    var offset = 1
    while offset < 8, let next = token(offset), next.kind == .word || next.kind == .number {
      if isText(next, "last") || next.word == .lastSet {
        let noun = token(offset + 1)
        return isText(noun, "rep") ? nil : place + offset + (noun?.word == .sets || isText(noun, "one") ? 2 : 1)
      }
      if next.word == .sets, isNumber(offset + 1) { return place + offset + 2 }
      offset += 1
    }
    return nil
  }

  /// `(8 on last)`, `(8 on last set)`.
  private mutating func repsOnLast() -> Double? {
    guard let number = token(), number.kind == .number, !number.isDecimal else { return nil }
    place += token(1)?.word == .reps ? 2 : 1
    guard token()?.word == .on || token()?.word == .in else { return nil }
    place += isText(token(1), "the") || token(1)?.word == .article ? 2 : 1
    guard token()?.word == .lastSet || isText(token(), "last") else { return nil }
    place += token(1)?.word == .sets ? 2 : 1
    return token() == nil || token()?.kind == .close ? number.value : nil
  }

  private mutating func lastSet() -> LastSet? {
    place += 1
    if token()?.kind == .colon || token()?.word == .to || isText(token(), "only") { place += 1 }
    if token()?.kind == .at || token()?.word == .at, let effort = token(1), effort.kind == .number, effort.value <= 10 {
      place += 2
      return LastSet(effort: NotationEffort(rpe: effort.value))
    }
    // `last set AMRAP 8`
    if token()?.word == .amrap, isNumber(token(1)?.kind == .colon ? 2 : 1) { place += token(1)?.kind == .colon ? 2 : 1 }
    if let number = token(), number.kind == .number, !number.isDecimal,
      token(1) == nil || token(1)?.kind == .close || token(1)?.word == .reps
    {
      place += token(1)?.word == .reps ? 2 : 1
      return LastSet(reps: number.value)
    }
    var marks = NotationClause()
    guard readMark(&marks), marks.toFailure || marks.efforts.count == 1 else { return nil }
    return LastSet(effort: marks.efforts.first, toFailure: marks.toFailure)
  }
}
