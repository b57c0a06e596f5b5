/// What a paragraph tells that is no set of its day: memories, hopes, plans, other people's lifts, the weight of the body.
extension NoteParagraphReader {
  /// Marks what is passed over.
  mutating func passOverOthers() {
    for clause in clauses() {
      passClause(clause)
    }
  }

  /// The thoughts of a paragraph: those between stops, dashes and brackets, and words that begin another.
  private func clauses() -> [Range<Int>] {
    var starts = [0]
    for place in tokens.indices.dropFirst() {
      let (before, here) = (tokens[place - 1], tokens[place])
      switch before.kind {
      case .stop: starts.append(place)
      case .dash where here.range.lowerBound > before.range.upperBound: starts.append(place)
      case .bracket: starts.append(place)
      case .comma:
        if here.kind == .word, isTyped(place, .turns) || isTyped(place, .pronouns) {
          starts.append(place)
        } else if here.kind == .word, ["and", "which", "or"].contains(here.text) {
          starts.append(place)
        }
      default:
        guard here.kind == .word else { break }
        if isTyped(place, .turns) {
          starts.append(place)
        } else if here.text == "and", place + 1 < tokens.count, isTyped(place + 1, .pronouns) {
          starts.append(place)
        }
      }
    }
    return zip(starts, starts.dropFirst() + [tokens.count]).filter { $0 < $1 }.map { $0..<$1 }
  }

  private mutating func passClause(_ clause: Range<Int>) {
    for place in clause {
      // `TM is 140, so 5 at 105`: the number behind it is none that was lifted.
      if typedEnd(of: .trainingMax, at: place, before: clause.upperBound) != nil {
        pass(place..<(tokens[place..<clause.upperBound].firstIndex { $0.kind == .comma } ?? clause.upperBound))
        continue
      }
      if typedEnd(of: .remembered, at: place, before: clause.upperBound) != nil || isInMonth(place, clause)
        || isLastDay(place, clause)
      {
        // `…, six and five last week I got six`: what stands before it is of the day.
        let isLead =
          place > clause.lowerBound
          && tokens[min(place + 2, clause.upperBound)..<min(place + 5, clause.upperBound)].indices.contains {
            isTyped($0, .pronouns)
          }
        pass((isLead ? place : clause.lowerBound)..<end(ofPassed: place, clause))
        continue
      }
      if typedEnd(of: .hoped, at: place, before: clause.upperBound) != nil || isNextDay(place, clause) {
        // What was meant and then done as it stands.
        if isDoneAsMeant(clause.upperBound) { return }
        let isBefore = tokens[clause.lowerBound..<place].contains { $0.kind == .number }
        // `95 next week` is of another day, `12 was easy, should I go up?` of this one.
        let isOther = isTyped(place, .later)
        let isBehind = tokens[place..<clause.upperBound].contains { $0.kind == .number || $0.kind == .other }
        let start = isBefore && (isBehind || !isOther) ? place : clause.lowerBound
        // `instead of the planned 275 I just did 245`
        var end =
          clause.first { $0 > start && isDeed($0, clause) }
          ?? (isOther ? clause.upperBound : self.end(ofPassed: place, clause))
        // `Next week I want to do 3x5 at 105 and then bench 80`
        if isOther || isTyped(place, .wished), end == clause.upperBound, end > 0,
          tokens[end - 1].kind != .stop
        {
          while end < min(place + Self.longestSentence, tokens.count), tokens[end].kind != .stop,
            tokens[end].text != "but",
            !isTyped(end, .pronouns)
          {
            end += 1
          }
        }
        pass(start..<end, isMeant: true)
        return
      }
      if isTyped(place, .weighed) {
        passWeight(place, clause)
        continue
      }
      // `Saw a 70 year old deadlift 100`, `Or 8, 7, 6`
      if isTyped(place, .saw) { return pass(place..<clause.upperBound) }
      if place == clause.lowerBound, tokens[place].text == "or" { return pass(clause) }
      if isOfBody(place, clause) || isBySomebody(place, clause) { return pass(place..<clause.upperBound) }
      if isTyped(place, .people), place - clause.lowerBound < 3, !isShown(clause),
        place == 0 || !["with", "by", "for"].contains(tokens[place - 1].text)
      {
        let far = min(place + Self.longestSentence, tokens.count)
        let stop = tokens[place..<far].firstIndex { $0.kind == .stop } ?? far
        let end =
          (place..<stop).first { isTyped($0, .turns) || isDeed($0, clause.lowerBound..<stop) } ?? stop
        return pass(clause.lowerBound..<max(min(end, stop), place + 1))
      }
    }
  }

  /// `the nice guy showed me deadlifts`: what the writer did then.
  private func isShown(_ clause: Range<Int>) -> Bool {
    clause.contains { typedEnd(of: .shown, at: $0, before: clause.upperBound) != nil }
  }

  /// Where what is passed over ends: with its clause, or where the next exercise is named behind a number of it, for who
  /// speaks puts no stops.
  private func end(ofPassed start: Int, _ clause: Range<Int>) -> Int {
    var hasNumber = false
    for place in start..<clause.upperBound {
      let isListed = place > 0 && (tokens[place - 1].kind == .comma || tokens[place - 1].text == "and")
      if hasNumber, !isListed, namesAt[place] != nil { return place }
      if tokens[place].kind == .number { hasNumber = true }
    }
    return clause.upperBound
  }

  /// `weighed 198 this morning`, `92.1 on the scale`
  private mutating func passWeight(_ place: Int, _ clause: Range<Int>) {
    if let number = tokens[place..<min(place + 7, clause.upperBound)].firstIndex(where: { $0.kind == .number }) {
      pass(place..<min(number + 2, clause.upperBound))
    } else {
      pass(max(clause.lowerBound, place - 5)..<(place + 1))
    }
  }

  /// How many words on a sentence is followed at most.
  private static let longestSentence = 80

  private func isDeed(_ place: Int, _ clause: Range<Int>) -> Bool {
    guard place > clause.lowerBound, isTyped(place, .writer) else { return false }
    return (place..<min(place + 3, clause.upperBound)).contains { isTyped($0, .didThen) }
  }

  private mutating func pass(_ range: Range<Int>, isMeant meant: Bool = false) {
    for place in range {
      isPassed[place] = true
      isMeant[place] = meant
    }
  }

  /// `in November`, `since March`
  private func isInMonth(_ place: Int, _ clause: Range<Int>) -> Bool {
    guard isTyped(place, .since), place + 1 < clause.upperBound else { return false }
    let next = tokens[place + 1]
    // `In 2018 I benched 120`
    return told.months.contains(next.text) || isTyped(place + 1, .seasons)
      || next.isWhole && (1970...2100).contains(next.value)
  }

  /// `last Friday`
  private func isLastDay(_ place: Int, _ clause: Range<Int>) -> Bool {
    guard isTyped(place, .last), place + 1 < clause.upperBound else { return false }
    return told.weekdays.contains(tokens[place + 1].text) || isTyped(place + 1, .seasons)
      || isTyped(place + 1, .pastTimes)
  }

  /// `next Friday`
  private func isNextDay(_ place: Int, _ clause: Range<Int>) -> Bool {
    isTyped(place, .next) && place + 1 < clause.upperBound && told.weekdays.contains(tokens[place + 1].text)
  }

  /// `You had me down for 3x3 at 130 and I did all three`
  private func isDoneAsMeant(_ place: Int) -> Bool {
    let words = min(place, tokens.count)..<min(place + 6, tokens.count)
    guard let deed = words.first(where: { isTyped($0, .didAll) }) else { return false }
    return ((deed + 1)..<min(deed + 3, words.upperBound)).contains { isTyped($0, .asMeant) }
  }

  /// `Bodyweight 71.5 kg`, `weight this morning was 64.2`
  private func isOfBody(_ place: Int, _ clause: Range<Int>) -> Bool {
    if meanings[place] == .bodyweight || isTyped(place, .weight) {
      let rest = tokens[(place + 1)..<clause.upperBound].prefix(5)
      guard let number = rest.firstIndex(where: { $0.kind == .number || $0.kind == .other }) else { return false }
      // `bodyweight for 8`, `bodyweight, 12, 10`
      return tokens[number].value >= 30
        && ((place + 1)..<number).allSatisfy { isTyped($0, .behindWeight) || tokens[$0].kind == .colon }
    }
    return typedEnd(of: .bodyWeight, at: place, before: clause.upperBound) != nil
  }

  /// `Jo did hers at 45`, `she got 6`, `Kev did 320`
  private func isBySomebody(_ place: Int, _ clause: Range<Int>) -> Bool {
    let here = tokens[place]
    guard here.kind == .word, place + 1 < clause.upperBound else { return false }
    // `She had me do step-downs`
    if typedEnd(of: .had, at: place + 1, before: clause.upperBound) != nil { return false }
    if isTyped(place, .others) { return isTyped(place + 1, .othersDid) || isTyped(place, .othersAre) }
    guard isTyped(place + 1, .othersDid), namesAt[place] == nil, isCapital(place), here.text != "i",
      !isNamedAround(place), names.words.word(here.text) == nil, !names.words.isProse(here.text),
      !NoteStructureWords.sentenceWords.contains(here.text), !isTyped(place, .nobody)
    else { return false }
    return true
  }

  private func isNamedAround(_ place: Int) -> Bool {
    namesAt.contains { $0.key <= place && $0.value.end > place }
  }

  private func isCapital(_ place: Int) -> Bool {
    let utf8 = text.utf8
    let byte = utf8[utf8.index(utf8.startIndex, offsetBy: tokens[place].range.lowerBound)]
    return byte &- 65 < 26
  }
}
