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

  /// How many tokens a tempo has at most, so that a line of such numbers costs no more than its length.
  private static let longestTempo = 8

  /// Whether a number is one of those of a tempo that stands with the name: `Squat tempo 3-1-1`, `Bench, tempo 31X1`.
  func isTempoOfName(at place: Int) -> Bool {
    guard place < tokens.count else { return false }
    var first = place
    while first > 0, place - first < Self.longestTempo, !tokens[first].isSpaced, isOfTempo(tokens[first - 1]) {
      first -= 1
    }
    if isBeforeTempo(place) || isTempo(run: first) { return true }
    guard first > 0 else { return false }
    if isLiftedAtTempo(first) || isListBehindTempo(first) { return false }
    if tokens[first - 1].word == .tempo && !isWay(at: first) || isTempoOfLeadingWord(first) { return true }
    return first > 1 && tokens[first - 1].kind == .colon && tokens[first - 2].word == .tempo && !isWay(at: first)
  }

  /// `Squats, tempo: 12, 11, 10`: no part of a tempo takes so long, and the numbers are repetitions.
  private func isListBehindTempo(_ first: Int) -> Bool {
    first + 2 < tokens.count && (10..<100).contains(tokens[first].value) && tokens[first + 1].kind == .comma
      && tokens[first + 2].kind == .number
  }

  /// `squat tempo: 75x4x3`: a load and what was done with it, where `31X1` is how slowly.
  private func isLiftedAtTempo(_ first: Int) -> Bool {
    guard first + 2 < tokens.count, tokens[first].kind == .number, tokens[first + 1].kind == .times,
      tokens[first + 2].kind == .number
    else { return false }
    let load = tokens[first].value
    return load >= 60 || tokens[first].isDecimal || load > 9 && (7...9).contains(tokens[first + 2].value)
      || load > 9 && first + 3 < tokens.count && tokens[first + 3].kind == .times
  }

  /// `Tempo squat 3-1-0`: nothing but the name stands between the word and its numbers, which end the text.
  private func isTempoOfLeadingWord(_ first: Int) -> Bool {
    guard tokens[0].word == .tempo, first + 5 == tokens.count, isTempo(from: first, to: first + 5) else { return false }
    let (a, b, c) = (tokens[first].value, tokens[first + 2].value, tokens[first + 4].value)
    // `Tempo bench 8-8-8`, `Tempo pull-ups 5-4-3` are repetitions.
    let isOfReps = a > b && b > c && c > 0 || a == b && b == c
    return !isOfReps && tokens[1..<first].allSatisfy { $0.kind == .word }
  }

  /// Whether a tempo without the word begins: `squat (4-1-1-0) 80 kg`, `squat 4-1-1-0 80 kg`, `squat @ 31X1 80 kg`.
  private func isTempo(run start: Int) -> Bool {
    guard start > 0 else { return false }
    if isGluedTempo(start) { return tokens[start - 1].kind == .at || tokens[start - 1].kind == .comma }
    let end = start + 7
    guard end < tokens.count, isTempo(from: start, to: start + 5), isTempo(from: start + 2, to: end) else {
      return false
    }
    if tokens[start - 1].kind == .open { return tokens[end].kind == .close }
    return tokens[start - 1].kind == .word && tokens[end].kind == .number && tokens[end].isSpaced
  }

  /// `31X1`: of two digits the first, and a great letter.
  private func isGluedTempo(_ place: Int) -> Bool {
    guard place + 3 < tokens.count, tokens[place].kind == .number, tokens[place].end - tokens[place].start == 2,
      bytes[tokens[place + 1].start] == UInt8(ascii: "X"), !tokens[place + 1].isSpaced,
      tokens[place + 2].kind == .number, !tokens[place + 2].isSpaced, tokens[place + 3].isSpaced
    else { return false }
    return tokens[place + 2].end - tokens[place + 2].start == 1
  }

  /// `Front squat EMOM 5`, `Squat, tempo 31X1`, `Bench, 2 s pause`: the name is what stands before.
  func withoutManner(_ lead: Range<Int>) -> Range<Int> {
    // `Squat worked up to a single: 135x5, 225x3`
    let end = lead.upperBound
    let isTold = tokens[lead].last?.kind == .colon || end < tokens.count && tokens[end].kind == .colon
    let place = lead.dropFirst().first {
      isManner($0)
        || isTold && tokens[$0].word == .cue && $0 + 1 < end && tokens[$0 + 1].kind != .colon
    }
    guard let place else { return lead }
    return trimmed(lead.lowerBound..<place)
  }

  /// `worked up to 315: 135x5, 225x3`, `worked up to a single: …`: what the sets behind the colon led up to.
  func isGoalOfCue(at place: Int) -> Bool {
    guard tokens[max(0, place - 3)..<place].contains(where: { $0.word == .cue }), place + 1 < tokens.count else {
      return false
    }
    let isTyped = tokens[place + 1].word == .kilograms || tokens[place + 1].word == .pounds
    let colon = place + (isTyped ? 2 : 1)
    return colon + 1 < tokens.count && tokens[colon].kind == .colon && tokens[colon + 1].kind == .number
  }

  /// `(age 16, 142 lb)`, `Deadlift from 13in 200x3`, `Stones to 130cm`: years and heights, which count nothing.
  func isYearsOrHeight(at place: Int) -> Bool {
    guard place > 0 else { return false }
    // `V5 x 3` is how hard a boulder is.
    if !tokens[place].isSpaced, isLetter(place - 1, in: 0x56...0x56), bytes[tokens[place - 1].start] == 0x56 {
      return true
    }
    if NoteStructureWords.beforeAges.contains(text(of: place - 1)) { return true }
    guard place + 1 < tokens.count, NoteStructureWords.beforeHeights.contains(text(of: place - 1)) else { return false }
    return tokens[place + 1].isUnitOfHeight
  }

  /// `Leg press seat 5: 60 kg x 15`, `Leg press   seat 5   60 kg`: how a machine is set.
  func isSettingOfName(at place: Int) -> Bool {
    // `Leg extension 50 kg seat 4` states no repetitions.
    if place > 1, place + 1 == tokens.count, tokens[place].kind == .number, isSettingOfMachine(place - 1),
      tokens[place - 1].isSpaced,
      tokens[..<(place - 1)].contains(where: { $0.kind == .number })
    {
      return true
    }
    if isSettingBetweenCommas(at: place) { return true }
    guard place > 1, place + 1 < tokens.count, tokens[place].kind == .number, tokens[place - 1].word == .setting,
      tokens[place - 1].isSpaced,
      tokens[place + 1].kind == .colon
        || place + 2 < tokens.count && tokens[place].value < 20 && tokens[place + 1].kind == .number
          && (tokens[place + 2].word == .kilograms || tokens[place + 2].word == .pounds)
    else { return false }
    // What a pin or a level says is the load.
    return machineUnit(place - 1..<place) == nil
  }

  /// Whether a word says how a machine is set, and is no part of a name as `incline` and `speed` are.
  func isSettingOfMachine(_ place: Int) -> Bool {
    tokens[place].word == .setting && NoteStructureWords.settingsOfMachines.contains(text(of: place))
  }

  /// `chest press, seat 4, 70 lbs: 12, 10`, `leg extension, back 2, 50 lbs: 12`
  private func isSettingBetweenCommas(at place: Int) -> Bool {
    guard place > 1, place + 3 < tokens.count, tokens[place].kind == .number, tokens[place].value <= 12,
      !tokens[place].isDecimal, tokens[place].isSpaced, tokens[place - 1].kind == .word,
      tokens[place + 1].kind == .comma || tokens[place + 1].kind == .dash && tokens[place + 1].isSpaced,
      tokens[place + 2].kind == .number,
      tokens[place + 3].word == .kilograms || tokens[place + 3].word == .pounds
    else { return false }
    if isSettingOfMachine(place - 1) { return true }
    return NoteStructureWords.partsOfMachines.contains(text(of: place - 1)) && tokens[place - 2].kind == .comma
      && tokens[place + 1].kind == .comma
  }

  /// `Squat to a top single`, `Squat up to heavy triple`: what the sets led up to.
  mutating func withoutGoal(_ lead: Range<Int>, _ named: Range<Int>) -> Range<Int> {
    // Of sets behind it, these say what it was.
    if lead.upperBound == named.upperBound || tokens[named.upperBound...].contains(where: { $0.kind == .number }) {
      return lead
    }
    var lead = lead
    if lead.count > 1, tokens[lead].last?.word == .to {
      lead = trimmed(lead.dropLast())
      if lead.count > 2, text(of: lead.upperBound - 1).lowercased() == "up" { lead = trimmed(lead.dropLast()) }
    }
    let dropped = lead.upperBound..<max(lead.upperBound, named.upperBound)
    if tokens[dropped].contains(where: { $0.word == .to || $0.word == .cue || $0.word == .article }) {
      addPiece(dropped)
    }
    return lead
  }

  private func isManner(_ place: Int) -> Bool {
    if tokens[place].word == .setting || tokens[place].word == nil, isSettingOfName(at: place + 1) { return true }
    // `lat pull, thigh pad 3, 80 lbs`
    if place > 0, tokens[place - 1].kind == .comma, tokens[place].kind == .word, isSettingBetweenCommas(at: place + 2) {
      return true
    }
    if isInterval(place) || isRest(place) || isPauseOfName(at: place) { return true }
    // `Deadlift, clusters (20 s between): 130 kg x 2, 2`
    if place > 1, tokens[place - 1].kind == .comma, isCluster(at: place) { return true }
    if tokens[place].word == .tempo {
      return place + 1 < tokens.count && tokens[place + 1].kind == .number && !isLiftedAtTempo(place + 1)
    }
    // `front squat, build to a heavy 3`
    if tokens[place].word == .cue {
      let sign = tokens[place - 1]
      return (sign.kind == .comma || sign.kind == .dash && sign.isSpaced) && place + 1 < tokens.count
        && tokens[place + 1].kind == .word
    }
    return tokens[place].kind == .number && isTempo(run: place)
  }

  /// Whether seconds stand with the name that are part of each repetition: `Bench, 2 s pause, 70 kg 4x5`.
  func isPauseOfName(at place: Int) -> Bool {
    if isLengthOfPause(at: place) { return true }
    guard place > 1, place + 3 < tokens.count, tokens[place].kind == .number, tokens[place].value < 10,
      [.comma, .dash, .open].contains(tokens[place - 1].kind), tokens[place + 1].word == .seconds,
      tokens[place + 2].kind == .word, tokens[(place + 3)...].contains(where: { $0.kind == .number })
    else { return false }
    let word = tokens[place + 2]
    return word.word == .rest || NoteStructureWords.pauses.contains(text(word.start..<word.end))
  }

  /// `Pause squat (3s) 100x3`, `Pause bench 2s 100/3`: how long each repetition is held.
  private func isLengthOfPause(at place: Int) -> Bool {
    guard place > 1, place + 3 < tokens.count, tokens[place].kind == .number, tokens[place].value <= 10,
      tokens[place + 1].word == .seconds || text(of: place + 1).lowercased() == "s",
      tokens[..<place].contains(where: { NoteStructureWords.pausedNames.contains(text($0.start..<$0.end)) }),
      !tokens[..<place].contains(where: { NoteStructureWords.heldNames.contains(text($0.start..<$0.end)) })
    else { return false }
    let next = tokens[place + 2].kind == .close ? place + 3 : place + 2
    guard next + 1 < tokens.count, tokens[next].kind == .number else { return false }
    let sign = tokens[next + 1]
    return sign.kind == .times || sign.kind == .slash || sign.word == .kilograms || sign.word == .pounds
  }

  /// `, rest 60 s`, ` - rest 90 s`, `(rest 3 min)`; a `pause bench` is a name.
  private func isRest(_ place: Int) -> Bool {
    guard tokens[place].word == .rest, place > 0 else { return false }
    guard [.comma, .dash, .open].contains(tokens[place - 1].kind) else { return false }
    let number = place + 1 < tokens.count && tokens[place + 1].kind == .colon ? place + 2 : place + 1
    return number < tokens.count && tokens[number].kind == .number
  }

  private func isTimeUnit(_ token: NotationToken) -> Bool { token.word == .seconds || token.word == .minutes }

  private func isInterval(_ place: Int) -> Bool {
    let token = tokens[place]
    guard token.kind == .word, token.word == nil, (4...6).contains(token.end - token.start),
      bytes[token.start] | 0x20 == UInt8(ascii: "e")
    else { return false }
    return bytes[token.end - 3..<token.end].elementsEqual("mom".utf8) { $0 | 0x20 == $1 }
  }

  /// Whether a number says how often, before the sets themselves: `EMOM 5: 60x3, 65x3`, `E2MOM x 5 sets: 60x3, 65x3`.
  func isCountOfInterval(at place: Int) -> Bool {
    guard place > 0, isInterval(place - 1) || place > 1 && tokens[place - 1].kind == .times && isInterval(place - 2),
      let colon = tokens[place...].prefix(4).firstIndex(where: { $0.kind == .colon }), colon + 2 < tokens.count
    else { return false }
    return tokens[colon...].contains { $0.kind == .comma }
      || colon + 2 < tokens.count && tokens[colon + 2].word == .reps && tokens[place].value <= 60
  }

  /// `4/1/4 tempo`: the word stands behind its numbers.
  private func isBeforeTempo(_ place: Int) -> Bool {
    var end = place + 1
    while end < tokens.count, end - place < Self.longestTempo, !tokens[end].isSpaced, isOfTempo(tokens[end]) {
      end += 1
    }
    guard end < tokens.count, tokens[end].word == .tempo else { return false }
    // `3x5 tempo 3-1-1`
    return end + 1 == tokens.count || tokens[end + 1].kind != .number && tokens[end + 1].kind != .colon
  }

  /// Whether a number is that of a rest told with the name: `Deadlift (rest 3 min)`, `Curl, rest 60 s`.
  func isRestOfName(at place: Int) -> Bool {
    let word = place > 0 && tokens[place - 1].kind == .colon ? place - 2 : place - 1
    guard word > 0, tokens[word].word == .rest else { return false }
    // `Bench pause 3x5`
    return isRest(word) || place + 1 < tokens.count && isTimeUnit(tokens[place + 1])
  }

  private func isOfTempo(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .number, .dash, .slash, .times: true
    case .word: token.end - token.start == 1 && bytes[token.start] | 0x20 == UInt8(ascii: "x")
    default: false
    }
  }

  /// `back rounded on rep 3`: which of them.
  func isRepOfSet(at place: Int) -> Bool {
    place > 1 && place < tokens.count && tokens[place].kind == .number && tokens[place - 1].word == .reps
      && text(of: place - 1).lowercased() == "rep"
      && (tokens[place - 2].word == .on || NoteStructureWords.joiners.contains(text(of: place - 2)))
  }
}
