extension NotationTokenizer {
  /// Makes words of the letters in `S:3 R:10 W:60`, where `R` and `W` both stand before a colon and a number.
  mutating func readKeys() {
    var found: [(place: Int, letter: UInt8)] = []
    for place in tokens.indices where tokens[place].kind == .colon && isKey(place - 1) && isNumber(place + 1) {
      found.append((place - 1, byte(tokens[place - 1].start) | 32))
    }
    guard found.contains(where: { $0.letter == UInt8(ascii: "r") }),
      found.contains(where: { $0.letter == UInt8(ascii: "w") })
    else { return }
    var read = tokens
    for (place, letter) in found {
      switch letter {
      case UInt8(ascii: "s"): read[place].word = .sets
      case UInt8(ascii: "r"): read[place].word = .reps
      case UInt8(ascii: "w"): read[place].word = .at
      default: break
      }
    }
    replaceTokens(read)
  }

  /// Takes their meaning from words that belong to a name: `Snatch from blocks`, `Drop snatch`, `with ankle weight`.
  mutating func readNames() {
    for place in tokens.indices.dropFirst() where tokens[place].word == .at && isText(tokens[place - 1], "ankle") {
      var read = tokens
      read[place].word = nil
      replaceTokens(read)
    }
    guard tokens.contains(where: { $0.word == .elsewhen || $0.word == .drop }) else { return }
    var read = tokens
    for place in tokens.indices.dropLast() where tokens[place].word == .elsewhen || tokens[place].word == .drop {
      let next = tokens[place + 1]
      if next.kind == .number, place > 0, isText(tokens[place], "from"), isHeight(place + 2) {
        read[place].word = nil
        continue
      }
      // `Clean + jerk from blocks`
      guard next.kind == .word, tokens[..<place].allSatisfy({ [.word, .plus, .ampersand].contains($0.kind) }) else {
        continue
      }
      if tokens[place].word == .drop, isText(tokens[place], "drop"), next.word == nil, entry(next)?.isOfNames == true {
        read[place].word = nil
      } else if place > 0, isText(tokens[place], "from"), next.word == nil || next.word == .setting || next.word == .bar
      {
        read[place].word = nil
        read[place + 1].word = nil
      } else if place > 0, isText(tokens[place], "from"), ["the", "a", "my"].contains(where: { isText(next, $0) }),
        place + 2 < tokens.count, tokens[place + 2].kind == .word, tokens[place + 2].word != .elsewhen,
        !["last", "previous", "week", "start", "beginning"].contains(where: { isText(tokens[place + 2], $0) })
      {
        // `Deadlift from the floor`
        for index in place...(place + 2) { read[index].word = nil }
      } else if place > 0, isText(tokens[place], "vs") || isText(tokens[place], "against"),
        let end = (place + 1...place + 3).first(where: { $0 < tokens.count && isResistance(tokens[$0]) })
      {
        for index in place...end { read[index].word = nil }
      }
    }
    replaceTokens(read)
  }

  /// `vs doubled minis`: what a bar is pulled down by.
  private func isResistance(_ token: NotationToken) -> Bool {
    token.word == .band || ["chains", "chain", "minis", "mini", "monsters"].contains { isText(token, $0) }
  }

  /// `from 13in`, `from 18"`
  private func isHeight(_ place: Int) -> Bool {
    guard place < tokens.count else { return false }
    return tokens[place].isUnitOfHeight
  }

  private func isKey(_ place: Int) -> Bool {
    place >= 0 && tokens[place].kind == .word && tokens[place].end - tokens[place].start == 1
  }

  private func isNumber(_ place: Int) -> Bool { place < tokens.count && tokens[place].kind == .number }
}
