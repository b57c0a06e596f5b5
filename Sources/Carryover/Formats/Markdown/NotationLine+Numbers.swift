extension NotationLine {
  /// Whether a number is part of a name: `1H swings`, `12" log press`, `Box jump (24")`, `5s week`.
  func isNumberOfName(at place: Int) -> Bool {
    guard place + 2 < tokens.count, !tokens[place + 1].isSpaced else { return false }
    let (number, sign, behind) = (tokens[place], tokens[place + 1], tokens[place + 2])
    if sign.kind == .word, sign.end - sign.start == 1 {
      let letter = bytes[sign.start] | 0x20
      guard behind.kind == .word, behind.isSpaced else { return false }
      if letter == UInt8(ascii: "h") { return number.value <= 2 && behind.word == nil }
      return letter == UInt8(ascii: "s")
        && NoteStructureWords.weekNames.contains(text(behind.start..<behind.end))
    }
    guard sign.kind == .doublePrime else { return false }
    if behind.kind == .word { return behind.word == nil && behind.isSpaced }
    // `Plank (60")` is held.
    guard behind.kind == .close, place > 1, tokens[place - 1].kind == .open, tokens[place - 2].kind == .word else {
      return false
    }
    return !hints(0..<place - 1).isTimed
  }

  /// Whether a number is one of those of a tempo that stands with the name: `Squat tempo 3-1-1`, `Bench, tempo 31X1`.
  func isTempoOfName(at place: Int) -> Bool {
    var first = place
    while first > 0, !tokens[first].isSpaced, isOfTempo(tokens[first - 1]) { first -= 1 }
    guard first > 0 else { return false }
    if tokens[first - 1].word == .tempo { return true }
    return first > 1 && tokens[first - 1].kind == .colon && tokens[first - 2].word == .tempo
  }

  /// `Front squat EMOM 5`, `Front squat E2MOM x 5 sets`: the name is what stands before.
  func withoutInterval(_ lead: Range<Int>) -> Range<Int> {
    guard let place = lead.first(where: { isInterval($0) }), place > lead.lowerBound else { return lead }
    return trimmed(lead.lowerBound..<place)
  }

  private func isInterval(_ place: Int) -> Bool {
    guard tokens[place].kind == .word, tokens[place].word == nil else { return false }
    let text = text(tokens[place].start..<tokens[place].end).lowercased()
    return text == "emom" || text.utf8.count < 8 && text.hasPrefix("e") && text.hasSuffix("mom")
  }

  /// Whether a number says how often, before the sets themselves: `EMOM 5: 60x3, 65x3`, `E2MOM x 5 sets: 60x3, 65x3`.
  func isCountOfInterval(at place: Int) -> Bool {
    guard place > 0, let colon = tokens[place...].prefix(4).firstIndex(where: { $0.kind == .colon }),
      colon + 2 < tokens.count, tokens[colon...].contains(where: { $0.kind == .comma })
    else { return false }
    return isInterval(place - 1) || place > 1 && tokens[place - 1].kind == .times && isInterval(place - 2)
  }

  private func isOfTempo(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .number, .dash, .slash, .times: true
    case .word: token.end - token.start == 1 && bytes[token.start] | 0x20 == UInt8(ascii: "x")
    default: false
    }
  }
}
