import TrainingModel

/// The attempts of a meet: `Opened on 185 kg. Second was 195, good. Third 202.5 and I got stapled.`
extension NoteParagraphReader {
  /// Whether the paragraph tells of attempts.
  var tellsAttempts: Bool { tokens.indices.contains { isTyped($0, .meets) } }

  /// Takes an attempt whose load begins at the place.
  mutating func readAttempt(_ start: Int) -> Bool {
    guard isMeet, isNamed, let found = loadNumber(at: start), found.load.value ?? 0 >= 20, word(found.end) != "for",
      kind(found.end) != .times, setCount(at: start) == nil, isAttempt(start)
    else { return false }
    load = found.load
    let isMissed = isMissed(found.end)
    var set = set(reps: isMissed ? 0 : 1, load: found.load)
    set.toFailure = isMissed
    set.kind = .working
    take([set], upTo: found.end)
    isBehindAttempt = true
    return true
  }

  private func isAttempt(_ start: Int) -> Bool {
    var place = start - 1
    while place >= max(0, start - 6), let token = token(place), token.kind != .stop, token.kind != .number {
      if isTyped(place, .attempts) { return true }
      if isBehindAttempt, isTyped(place, .goings) { return true }
      place -= 1
    }
    return false
  }

  /// Whether words behind the load say that it was no lift, up to the next number.
  private func isMissed(_ start: Int) -> Bool {
    var stops = 0
    for place in start..<(start + 14) {
      guard let token = token(place), token.kind != .number else { return false }
      if token.kind == .stop {
        stops += 1
        if stops > 1 { return false }
      }
      if isTyped(place, .missed) || isTyped(place, .pinned) || end(of: .fates, at: place) != nil { return true }
    }
    return false
  }
}
