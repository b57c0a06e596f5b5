import TrainingModel

extension NotationLine {
  /// Reads on behind prose: further sets, further exercises, and the note.
  mutating func readTail(from start: Int, hints: ExerciseHints) {
    var place = start
    var proseStart = start
    var tries = 0
    while place < tokens.count, tries < 64 {
      if tokens[place].word == .elsewhen || isYear(behind: place) { break }
      guard isSeparated(place, from: start), isValueToken(place) else {
        place += 1
        continue
      }
      tries += 1
      let lead = proseStart..<place
      if let end = readFurther(at: place, lead: lead) {
        place = end
        proseStart = end
      } else {
        place += 1
      }
    }
    addPiece(proseStart..<tokens.count)
  }

  /// `In 2019 I did 120 for 3`
  private func isYear(behind place: Int) -> Bool {
    guard tokens[place].word == .in, place + 1 < tokens.count, tokens[place + 1].kind == .number else { return false }
    return tokens[place + 1].end - tokens[place + 1].start == 4 && (1950...2100).contains(tokens[place + 1].value)
  }

  private func isValueToken(_ place: Int) -> Bool {
    let token = tokens[place]
    return token.kind == .number || token.word == .bodyweight || token.word == .drop || token.word == .amrap
      || token.kind == .plus
      || token.kind == .times && token.isSpaced && place + 1 < tokens.count
        && (!tokens[place + 1].isSpaced || tokens[place + 1].kind == .number && tokens[place - 1].kind == .word)
  }

  /// Only what stands behind a sign or a connecting word goes on with the sets, or what a name comes before.
  private func isSeparated(_ place: Int, from start: Int) -> Bool {
    place > start || tokens[place].word == .drop
      || isNumberFirst && tokens[place].kind == .number && nameBehindNumbers(at: place) != nil
  }

  /// Sets behind prose, of this exercise or of another that the prose names.
  private mutating func readFurther(at place: Int, lead: Range<Int>) -> Int? {
    let isTime = isTimeOfAnother(at: place)
    let isOfAnother = isTime || isSetsOfAnother(at: place)
    // `…, in the garage, then 2 sets of 10 push-ups`
    let sign = isOfAnother ? tokens[lead].lastIndex { $0.kind == .comma || $0.kind == .period } : nil
    let connectors = (sign ?? lead.lowerBound)..<lead.upperBound
    let isNext = connectors.allSatisfy {
      isConnector(tokens[$0]) || tokens[$0].kind == .slash || isTime && tokens[$0].word == .cue
    }
    if isNumberFirst || isOnAnother(at: place) || isOfAnother, depth < 16, isNext {
      var line = NotationLine(memo: memo, words: words, context: context)
      line.depth = depth + 1
      if let moved = line.withNameMoved(at: place, lead: place..<place), let next = line.finish(moved, start: place) {
        if let sign, sign > lead.lowerBound { addPiece(lead.lowerBound..<sign) }
        reading.further += [next] + next.further
        reading.further.indices.forEach { reading.further[$0].further = [] }
        return tokens.count
      }
    }
    let name = nameRange(lead)
    if isMeasure(name) { return nil }
    if isOneMore(lead), let found = parse(at: place, lead: place..<place, isTail: true) {
      addPiece(lead)
      add(found)
      return found.end
    }
    if isOrdinal(name), let found = parse(at: place, lead: place..<place, isTail: true) {
      addPiece(name)
      add(found)
      return found.end
    }
    let isNamed =
      hasExerciseWord(name) || tokens[name].contains { $0.kind == .word && hints($0) != ExerciseHints() }
    if isNamed || mayBeNamed(name, at: place), depth < 16, wordCount(name) <= 6,
      startsAfterSeparator(name.lowerBound, lead) || isNamed && !reading.name.isEmpty
    {
      return readExercise(at: place, name: name, lead: lead)
    }
    guard let before = place > 0 ? tokens[place - 1] : nil, isConnector(before),
      var found = parse(at: place, lead: place..<place, isTail: true),
      // `drop to 3x8 next time`
      found.end == tokens.count || tokens[found.end].word != .elsewhen
    else { return nil }
    addPiece(lead)
    found.lead = place..<place
    pieces += found.asides
    add(found)
    return found.end
  }

  /// `… and the last one 205 for 4`, `finally 215 for 3`: which of the sets it was.
  private func isOrdinal(_ name: Range<Int>) -> Bool {
    guard !reading.sets.isEmpty, !name.isEmpty, name.count <= 3 else { return false }
    return tokens[name].allSatisfy {
      $0.word == .lastSet || $0.word == .article
        || $0.kind == .word && NoteStructureWords.ordinalWords.contains(text($0.start..<$0.end))
    }
  }

  /// `Then one more at 175 for 5`
  private func isOneMore(_ lead: Range<Int>) -> Bool {
    guard !reading.sets.isEmpty, let last = tokens[lead].last, last.word == .at || last.kind == .at else {
      return false
    }
    let words = tokens[lead.dropLast()].filter { !isConnector($0) && $0.word != .article }
    return (1...3).contains(words.count)
      && words.allSatisfy { token in
        token.word == .lastSet || token.word == .sets
          || token.kind == .word
            && ["one", "more", "another", "last", "extra"].contains(text(token.start..<token.end).lowercased())
      }
  }

  /// `…, best hold 22 s`, `…, avg split 2:06`: what is told of the sets before.
  private func isMeasure(_ name: Range<Int>) -> Bool {
    guard !reading.sets.isEmpty, !name.isEmpty, name.count <= 3 else { return false }
    return tokens[name].allSatisfy {
      $0.word == .for || $0.kind == .word && NoteStructureWords.measures.contains(text($0.start..<$0.end))
    }
  }

  /// `…, foo bar 3x10`: unknown words before a product, in a line that names its first exercise as well.
  private func mayBeNamed(_ name: Range<Int>, at place: Int) -> Bool {
    let count = wordCount(name)
    guard !reading.name.isEmpty, count > 0, count <= 3,
      isProduct(at: place) || isProduct(at: place + 1) || isCount(at: place)
    else {
      return false
    }
    return tokens[name].allSatisfy { token in
      guard token.word == nil, token.kind == .word else { return token.word == nil }
      if NoteStructureWords.actions.contains(text(token.start..<token.end)) { return false }
      guard let lists = entry(token)?.lists else { return true }
      return !lists.contains(.prose) && !lists.contains(.modifier)
    }
  }

  private func isProduct(at place: Int) -> Bool {
    place + 2 < tokens.count && tokens[place].kind == .number && tokens[place + 1].kind == .times
      && tokens[place + 2].kind == .number
  }

  /// `ring row x 10`
  private func isCount(at place: Int) -> Bool {
    place + 1 < tokens.count && tokens[place].kind == .times && tokens[place + 1].kind == .number
  }

  private func isConnector(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .comma, .semicolon, .period, .greater, .plus, .open, .dash, .ampersand, .close, .pipe: true
    case .word:
      token.word == .then || token.word == .and || token.word == .drop || token.word == .got || token.word == .lastSet
        || token.word == .working
    default: false
    }
  }

  /// The last words of a run, behind its last separator.
  private func nameRange(_ lead: Range<Int>) -> Range<Int> {
    var trimmedLead = trimmed(lead)
    // `Then I did walking lunges with 12 kg`, `Curls with the 10 kg dumbbells`
    if trimmedLead.upperBound == lead.upperBound, trimmedLead.count > 1,
      trimmedLead.upperBound + 1 < tokens.count, tokens[trimmedLead.upperBound].kind == .number,
      isUnitOfHands(trimmedLead.upperBound + 1)
    {
      let isArticle = tokens[trimmedLead.upperBound - 1].word == .article
      let cut = isArticle ? trimmedLead.dropLast() : trimmedLead
      if cut.count > 1, tokens[cut.upperBound - 1].word == .at { trimmedLead = trimmed(cut.dropLast()) }
    }
    var start = trimmedLead.upperBound
    while start > trimmedLead.lowerBound, !isBreak(tokens[start - 1]) || isOfName(start - 1, in: trimmedLead) {
      // `and we finished with planks`
      if tokens[start - 1].word == .cue, start < trimmedLead.upperBound { break }
      start -= 1
    }
    return start..<trimmedLead.upperBound
  }

  /// `30 lb`, `45s`: what is held.
  private func isUnitOfHands(_ place: Int) -> Bool {
    let unit = tokens[place]
    return unit.word == .kilograms || unit.word == .pounds
      || !unit.isSpaced && unit.kind == .word && text(unit.start..<unit.end) == "s"
  }

  private func isBreak(_ token: NotationToken) -> Bool {
    if token.kind == .dash { return token.isSpaced }
    return isConnector(token) || token.kind == .slash && token.isSpaced || token.word == .superset || token.word == .at
  }

  /// `clean and press`, `clean & jerk`: a sign within a name.
  private func isOfName(_ place: Int, in lead: Range<Int>) -> Bool {
    guard tokens[place].word == .and, place > lead.lowerBound, place + 1 < lead.upperBound else { return false }
    return ["clean", "cleans", "snatch", "curl", "curls"].contains(text(of: place - 1).lowercased())
      && ["press", "presses", "jerk", "jerks"].contains(text(of: place + 1).lowercased())
  }

  private func startsAfterSeparator(_ start: Int, _ lead: Range<Int>) -> Bool {
    guard start > 0 else { return false }
    return isBreak(tokens[start - 1]) || tokens[start - 1].word == .cue
  }

  private mutating func readExercise(at place: Int, name: Range<Int>, lead: Range<Int>) -> Int? {
    var line = NotationLine(memo: memo, words: words, context: context)
    line.depth = depth + 1
    guard !name.isEmpty, let found = line.parse(at: place, lead: name),
      found.isStrong || !beginsWithProse(name)
    else { return nil }
    addPiece(lead.lowerBound..<name.lowerBound)
    guard let further = line.finish(found, start: place) else { return nil }
    reading.further += [further] + further.further
    reading.further.indices.forEach { reading.further[$0].further = [] }
    return tokens.count
  }

  mutating func addPiece(_ range: Range<Int>) {
    guard let first = tokens[range].first, let last = tokens[range].last else { return }
    var start = first.start
    while start > 0, "*_`~".utf8.contains(bytes[start - 1]) { start -= 1 }
    pieces.append(start..<(range.upperBound == tokens.count ? bytes.count : last.end))
  }

  /// What was left over, in the order of the line.
  func note() -> String? {
    let parts = pieces.sorted { $0.lowerBound < $1.lowerBound }.map { Self.trimmedNote(text($0)) }.filter {
      !$0.isEmpty
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func trimmedNote(_ text: String) -> String {
    var text = Substring(text)
    let leading: Set<Character> = [" ", ",", ";", "-", "–", "—", ":", ".", "\t", "|", "/", "+", "&", ">", "→"]
    while let first = text.first, leading.contains(first) { text.removeFirst() }
    while let last = text.last, [" ", ",", ";", "\t", "-", "–", "—"].contains(last) { text.removeLast() }
    return text.contains { !",.:;()[]{}/|-+&>=@!* ".contains($0) } || text.contains("!") ? String(text) : ""
  }
}
