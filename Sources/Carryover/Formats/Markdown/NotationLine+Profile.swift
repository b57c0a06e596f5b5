/// Lines that say who somebody is.
extension NotationLine {
  /// `28M / 5'10 / 176 lbs`, `Age 41, 6'1", 214 lb`: who somebody is.
  var isProfile: Bool {
    if hasAgeAndWeight || weighsBody { return true }
    // `bw 164, 5'10", goal 185`
    if tokens.contains(where: { $0.word == .bodyweight }), tokens.indices.contains(where: { isHeight($0) }) {
      return true
    }
    guard tokens.count > 4, tokens.indices.contains(where: { isHeight($0) }) else { return false }
    let (first, second) = (tokens[0], tokens[1])
    if hasAgeBetweenCommas || hasAgeAndHeight { return true }
    if first.kind == .word { return bytes[first.start..<first.end].elementsEqual("age".utf8) { $0 | 32 == $1 } }
    return first.kind == .number && (13...99).contains(first.value) && !second.isSpaced
      && (isLetter(1, in: 0x46...0x46) || isLetter(1, in: 0x4D...0x4D))
      && [.slash, .comma, .dash, .pipe].contains(tokens[2].kind)
  }

  /// `Slept 6 hrs, bodyweight 183.`: no repetitions, for nobody does so many.
  private var weighsBody: Bool {
    guard !tokens.contains(where: { $0.kind == .times || $0.kind == .at }),
      let place = tokens.firstIndex(where: { $0.word == .bodyweight }), place + 1 < tokens.count,
      tokens[place + 1].kind == .number, (100...400).contains(tokens[place + 1].value)
    else { return false }
    return place + 2 == tokens.count || tokens[place + 2].kind == .comma || tokens[place + 2].kind == .period
  }

  /// `(28M, 82 kg, 3 months in)`
  private var hasAgeAndWeight: Bool {
    tokens.indices.contains { place in
      place + 4 < tokens.count && tokens[place].kind == .number && (13...90).contains(tokens[place].value)
        && !tokens[place + 1].isSpaced
        && (isLetter(place + 1, in: 0x46...0x46) || isLetter(place + 1, in: 0x4D...0x4D))
        && bytes[tokens[place + 1].start] & 0x20 == 0 && tokens[place + 2].kind == .comma
        && tokens[place + 3].kind == .number && (35...200).contains(tokens[place + 3].value)
        && (tokens[place + 4].word == .kilograms || tokens[place + 4].word == .pounds)
        && place > 0 && tokens[place - 1].kind == .open
    }
  }

  /// `Stats: 27M, 5'11", 185 lbs`
  private var hasAgeAndHeight: Bool {
    tokens.indices.contains { place in
      place + 3 < tokens.count && tokens[place].kind == .number && (13...99).contains(tokens[place].value)
        && !tokens[place + 1].isSpaced
        && (isLetter(place + 1, in: 0x46...0x46) || isLetter(place + 1, in: 0x4D...0x4D))
        && (place + 2...place + 3).contains { isHeight($0) }
    }
  }

  /// `Dave, 34, 5'10", started at 187 lb`
  private var hasAgeBetweenCommas: Bool {
    guard !tokens.contains(where: { $0.kind == .times }),
      tokens.contains(where: { $0.word == .pounds || $0.word == .kilograms })
    else { return false }
    return tokens.indices.dropFirst().dropLast().contains { place in
      let number = tokens[place]
      return number.kind == .number && (13...99).contains(number.value) && !number.isDecimal
        && [.comma, .slash, .dash, .open].contains(tokens[place - 1].kind)
        && [.comma, .slash].contains(tokens[place + 1].kind)
    }
  }

  /// `5'10`, `6'1"`.
  private func isHeight(_ place: Int) -> Bool {
    place + 2 < tokens.count && (4...7).contains(tokens[place].value) && tokens[place].kind == .number
      && tokens[place + 1].kind == .prime && tokens[place + 2].kind == .number && tokens[place + 2].value < 12
  }
}
