import TextStreams
import TrainingModel

extension NotationLine {
  /// The words before the sets, without what they say of the kind of set.
  mutating func readName(_ lead: Range<Int>) {
    var lead = beforeDeed(trimmed(ofSentence(lead)))
    if let marker = markerNumber(lead) {
      reading.setNumber = marker.number
      lead = trimmed(marker.end..<lead.upperBound)
    }
    lead = withoutOpening(lead)
    while let first = tokens[lead].first?.word, isKindMark(first) || isFiller(first), !beginsWithShape(lead) {
      lead = trimmed(lead.dropFirst())
      // `SS1: bench`
      if first == .superset, tokens[lead].first?.kind == .number { lead = trimmed(lead.dropFirst()) }
    }
    if lead.count > 5, isProgramme(at: lead.lowerBound), tokens[lead.lowerBound + 5].kind == .word {
      lead = lead.dropFirst(5)
    }
    // `I benched 155 lb for 5 sets of 5`
    if lead.count == 2, ["i", "we"].contains(text(of: lead.lowerBound).lowercased()),
      hasExerciseWord(lead.lowerBound + 1..<lead.upperBound)
    {
      lead = lead.dropFirst()
    }
    // `Held a plank for 30 s`
    if lead.count > 1, text(of: lead.lowerBound).lowercased() == "held" {
      lead = lead.dropFirst()
      if lead.count > 1, ["a", "the"].contains(text(of: lead.lowerBound)) { lead = lead.dropFirst() }
    }
    let named = withoutVerdict(withoutManner(lead))
    if named.upperBound < lead.upperBound { addPiece(named.upperBound..<lead.upperBound) }
    lead = withoutCycle(named)
    while let last = tokens[lead].last, isTrailing(last, in: lead) {
      if isMannerBehindComma(lead) { addPiece(lead.upperBound - 1..<lead.upperBound) }
      lead = withoutCycle(trimmed(lead.dropLast()))
    }
    lead = withoutGoal(lead, named)
    if lead.count == 1, machineUnit(lead) != nil { return }
    lead = besideColon(behindSentence(lead))
    lead = withoutUnit(withoutRemark(lead))
    lead = withoutBand(lead)
    if lead.count > 1, tokens[lead].last?.word == .at { lead = trimmed(lead.dropLast()) }
    if let place = loadPlace(in: lead) {
      if place + 2 < lead.upperBound { addPiece(place + 2..<lead.upperBound) }
      lead = trimmed(lead.lowerBound..<place)
      // `Crunch with 5 kg plate`
      if let last = tokens[lead].last, lead.count > 1,
        last.word == .at || last.end - last.start == 1 && isLetter(lead.upperBound - 1, in: 0x57...0x57)
          || NoteStructureWords.joiners.contains(text(last.start..<last.end))
      {
        lead = trimmed(lead.dropLast())
      }
    }
    if let place = loadBehindComma(in: lead) { lead = trimmed(lead.lowerBound..<place) }
    guard let first = tokens[lead].first, let last = tokens[lead].last else { return }
    // `1 drop set 60x12`
    if lead.count == 1, first.kind == .number, first.value <= 5 { return }
    let name = text(first.start..<last.end)
    if first.word == .to || beginsWithProse(lead) && !hasExerciseWord(lead) {
      pieces.insert(first.start..<last.end, at: 0)
    } else {
      reading.name = Self.trimmedName(name)
    }
  }

  /// `Monday`, `leg day`.
  func isDay(_ range: Range<Int>) -> Bool {
    guard let last = tokens[range].last, last.kind == .word else { return false }
    let name = text(last.start..<last.end)
    return isTitle(range) || words.weekday(name) != nil || range.count == 2 && NoteStructureWords.day.contains(name)
  }

  /// `Press (TM 60 kg)`: what the bracket tells is about another day.
  private mutating func withoutRemark(_ lead: Range<Int>) -> Range<Int> {
    guard tokens[lead].last?.kind == .close, let open = tokens[lead].lastIndex(where: { $0.kind == .open }),
      open > lead.lowerBound, isRemark(tokens[open + 1..<lead.upperBound - 1])
    else { return lead }
    let isKind = tokens[open + 1..<lead.upperBound - 1].allSatisfy {
      $0.word == .working || $0.word == .lastSet || $0.word == .warmup
    }
    if !isKind { addPiece(open..<lead.upperBound) }
    return trimmed(lead.lowerBound..<open)
  }

  /// `TM 60 kg`, `working max: 270`, `top set`: what is no part of a name.
  private func isRemark(_ content: ArraySlice<NotationToken>) -> Bool {
    let isKind = content.allSatisfy { $0.word == .working || $0.word == .lastSet || $0.word == .warmup }
    if isKind { return !content.isEmpty }
    // `(week 3 of 5/3/1)`, `(reps/load)`
    if content.first?.word == .counter, content.contains(where: { $0.kind == .number }) { return true }
    if content.count > 2,
      content.allSatisfy({
        [.sets, .reps, .at, .kilograms, .pounds].contains($0.word) || [.slash, .times].contains($0.kind)
      })
    {
      return true
    }
    guard content.contains(where: { $0.kind == .number }), let first = content.first, let last = content.last else {
      return false
    }
    // `(seat 4)`, `(machine level 3)`
    if content.dropLast().last?.word == .setting, last.kind == .number { return true }
    return content.contains { $0.word == .elsewhen || $0.word == .max }
      || text(first.start..<last.end).lowercased().hasPrefix("e1rm")
  }

  private func isKindMark(_ word: NoteWord) -> Bool {
    word == .warmup || word == .working || word == .lastSet || word == .superset || word == .drop || word == .then
      || word == .and
      || word == .got
      || word == .done
  }

  private func isFiller(_ word: NoteWord) -> Bool {
    switch word {
    case .at, .for, .planned, .got, .cue: true
    default: false
    }
  }

  /// `Deadlift, clusters, 20 s between`: how they were done.
  private func isMannerBehindComma(_ lead: Range<Int>) -> Bool {
    guard lead.count > 2, tokens[lead.upperBound - 2].kind == .comma else { return false }
    // `Bench, myo-reps 40 kg 15, 5, 5`, but of `Squat, up to 100` the words only lead to the load.
    if text(of: lead.upperBound - 1).lowercased().hasPrefix("myo") { return true }
    guard lead.upperBound == tokens.count || tokens[lead.upperBound].kind == .comma else { return false }
    return tokens[lead.upperBound - 1].word == .cue || isCluster(at: lead.upperBound - 1)
  }

  /// Whether a drop is a movement, and no set with less.
  func isDropOfName(_ word: NotationToken) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.start == word.start }), place > 0 else { return false }
    return ["heel", "calf", "toe", "depth", "hip"].contains(text(of: place - 1).lowercased())
  }

  func isCluster(at place: Int) -> Bool { ["cluster", "clusters"].contains(text(of: place).lowercased()) }

  /// Whether a word at a name's end speaks of the sets behind it.
  private func isTrailing(_ token: NotationToken, in lead: Range<Int>) -> Bool {
    if isMannerBehindComma(lead) { return true }
    if token.word == .drop, isDropOfName(token) { return false }
    guard let word = token.word else {
      // `incline db w the 40s`
      guard lead.count > 1, token.kind == .word else { return false }
      // `Goblet squats with the 16 kg bell`, `Floor press, two 10 kg dumbbells`
      return token.end - token.start == 1 && bytes[token.start] == UInt8(ascii: "w")
        || ["with", "using", "holding", "two"].contains(text(token.start..<token.end).lowercased())
    }
    switch word {
    case .warmup, .failure, .of, .drop, .max, .each, .article, .single, .double, .triple, .on, .working, .lastSet:
      return true
    case .amrap: return lead.count > 1
    // `Dips max set: 24`
    case .sets: return lead.count > 2 && tokens[lead.upperBound - 2].word == .max
    case .setting: return lead.count > 1 && machineUnit(lead) != nil
    default: return isFiller(word)
    }
  }

  /// A name without `5/3/1` and `week 3` behind it.
  private func withoutCycle(_ lead: Range<Int>) -> Range<Int> {
    var lead = lead
    while lead.count > 1 {
      let end = lead.upperBound
      if tokens[end - 1].kind == .number, tokens[end - 2].word == .counter || isCounted(end - 2, in: lead) {
        lead = trimmed(lead.dropLast(2))
      } else if repsOfMaximum(lead) != nil {
        lead = trimmed(lead.dropLast(2))
      } else if lead.count > 5, isProgramme(at: end - 5) {
        lead = trimmed(lead.dropLast(5))
      } else if lead.count > 5, isTempo(from: end - 5, to: end) {
        lead = trimmed(lead.dropLast(5))
      } else if lead.count > 6, tokens[end - 1].kind == .plus, isProgramme(at: end - 6) {
        lead = trimmed(lead.dropLast(6))
      } else {
        break
      }
    }
    return lead
  }

  /// `Pull aparts red band`: the band's colour is no part of the name.
  private mutating func withoutBand(_ lead: Range<Int>) -> Range<Int> {
    guard lead.count > 2, tokens[lead.upperBound - 1].word == .band else { return lead }
    let color = tokens[lead.upperBound - 2]
    guard color.kind == .word, NotationParser.colors.contains(text(color.start..<color.end).lowercased()) else {
      return lead
    }
    bandColor = text(color.start..<color.end).lowercased()
    return trimmed(lead.dropLast(2))
  }

  /// `Press – cycle 1`
  private func isCounted(_ place: Int, in lead: Range<Int>) -> Bool {
    place > lead.lowerBound && tokens[place].kind == .word
      && NoteStructureWords.counted.contains(text(of: place))
  }

  private func isJoint(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .colon, .dash, .equals, .comma, .at, .pipe, .period, .greater, .semicolon, .other: true
    default: false
    }
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = tokens[range].last, isJoint(last) || last.kind == .open || last.kind == .plus {
      range = range.dropLast()
    }
    while let first = tokens[range].first, isJoint(first) && first.kind != .other { range = range.dropFirst() }
    return range
  }

  /// `Y raise`: a letter that the body makes, and no word of Spanish.
  private func beginsWithShape(_ lead: Range<Int>) -> Bool {
    guard lead.count > 1, let first = tokens[lead].first, first.start == 0, first.kind == .word else { return false }
    return first.end == 1 && bytes[0] == UInt8(ascii: "Y")
  }

  /// `Set 2`, `2nd set`.
  private func markerNumber(_ lead: Range<Int>) -> (number: Int, end: Int)? {
    guard lead.count >= 2 else { return nil }
    let (first, second) = (tokens[lead.lowerBound], tokens[lead.lowerBound + 1])
    if first.word == .sets || first.kind == .hash, second.kind == .number { return marker(second, lead.lowerBound + 2) }
    guard lead.count >= 3, first.kind == .number, second.kind == .word, !second.isSpaced,
      tokens[lead.lowerBound + 2].word == .sets
    else { return nil }
    return marker(first, lead.lowerBound + 3)
  }

  private func marker(_ token: NotationToken, _ end: Int) -> (number: Int, end: Int)? {
    Int(exactly: token.value).map { ($0, end) }
  }

  /// A name without emphasis, link brackets and joints at its ends.
  static func trimmedName(_ name: String) -> String {
    // Most names need no trimming.
    let isWords = name.withByteSlice { text in
      unsafe text[0].isLetter && text[text.count - 1].isLetter && text.isPlain
        && !text.buffer.contains(UInt8(ascii: "("))
    }
    if isWords { return name }
    var text = Substring(name)
    while let first = text.first, !first.isLetter, !first.isNumber, first != "(" { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber, !".)'’+%°\"".contains(last) { text.removeLast() }
    if text.first == "(", !text.contains(")") { text.removeFirst() }
    // `Squat (working max: 270#)`, of which the load was read.
    if let open = text.lastIndex(of: "("), open > text.startIndex, !text[open...].contains(")") {
      text = text[..<open]
      while text.last == " " || text.last == "–" || text.last == "-" { text.removeLast() }
    }
    // `Row [machine]`
    if let open = text.lastIndex(of: "["), open > text.startIndex, !text[open...].contains("]") { text += "]" }
    if text.last == "(" { text.removeLast() }
    if text.last == ")", !text.contains("(") { text.removeLast() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
