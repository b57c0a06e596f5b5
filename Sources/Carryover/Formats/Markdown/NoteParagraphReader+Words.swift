import TrainingModel

/// What the words of a paragraph mean: those of its language's sentences, and those of all notation.
extension NoteParagraphReader {
  /// Whether the word at a place has a meaning in sentences.
  func isWord(_ place: Int, _ meaning: NoteToldWord) -> Bool {
    kind(place) == .word && told.isWord(entries[place], meaning)
  }

  /// Where a word, or the longest phrase, ends that stands at a place and has a meaning; `nil` where none does.
  func end(of meaning: NoteToldWord, at place: Int) -> Int? {
    guard kind(place) == .word else { return nil }
    for phrase in told.phrases(of: meaning, from: tokens[place].text, entries[place])
    where phrase.indices.allSatisfy({ word(place + $0) == phrase[$0] }) {
      return place + phrase.count
    }
    return isWord(place, meaning) ? place + 1 : nil
  }

  /// The same of all that is typed, whoever it tells of.
  func isTyped(_ place: Int, _ meaning: NoteToldWord) -> Bool { told.isWord(entries[place], meaning) }

  /// The same of words and numbers that stand before an end.
  func typedEnd(of meaning: NoteToldWord, at place: Int, before end: Int? = nil) -> Int? {
    let end = end ?? tokens.count
    for phrase in told.phrases(of: meaning, from: tokens[place].text, entries[place])
    where place + phrase.count <= end && phrase.indices.allSatisfy({ isTyped(phrase[$0], at: place + $0) }) {
      return place + phrase.count
    }
    return place < end && isTyped(place, meaning) ? place + 1 : nil
  }

  private func isTyped(_ word: String, at place: Int) -> Bool {
    (tokens[place].kind == .word || tokens[place].kind == .number) && tokens[place].text == word
  }

  // MARK: Meanings

  /// What the word at a place means in all notation.
  func meaning(_ place: Int) -> NoteWord? {
    kind(place) == .word ? meanings[place] : nil
  }

  /// The unit of loads that a word names.
  func loadUnit(_ place: Int) -> LoadUnit? {
    switch meaning(place) {
    case .kilograms: .kilogram
    case .pounds: .pound
    default: nil
    }
  }

  /// Whether a word says that the numbers before it are repetitions.
  func isRepNoun(_ place: Int) -> Bool { meaning(place) == .reps || isWord(place, .counted) }

  /// Whether a word says that the number before it is one of sets.
  func isSetNoun(_ place: Int) -> Bool {
    let meaning = meaning(place)
    return meaning == .sets || meaning == .rounds || isWord(place, .efforts)
  }

  /// Whether a word is a side, a limb or a way of which each was trained.
  func isLimb(_ place: Int) -> Bool { isWord(place, .arm) || isWord(place, .side) || isWord(place, .ways) }

  /// Whether a word is failure, and no verb of it.
  func isFailure(_ place: Int) -> Bool { meaning(place) == .failure && !isWord(place, .missed) }

  /// The side that a word names.
  func side(at place: Int) -> Side? {
    switch meaning(place) {
    case .left: .left
    case .right: .right
    default: nil
    }
  }

  /// The number of a set, from the second on, or a word for one that is as late.
  func isLaterSet(_ place: Int) -> Bool {
    told.ordinals[word(place)] ?? 0 > 1 || isWord(place, .last) || isWord(place, .next)
  }

  /// Whether the number behind a word is a setting, or numbers something.
  func isSetting(_ place: Int) -> Bool {
    switch meaning(place) {
    case .setting, .rpe, .counter: true
    default: isWord(place, .numbered)
    }
  }

  /// Whether a word is what a number counts that is none of a set.
  func isOtherUnit(_ place: Int) -> Bool {
    switch meaning(place) {
    case .hours, .calories, .inches, .centimeters, .counter, .heartRate, .reps, .sets, .rounds, .plates: true
    default: isWord(place, .otherUnits)
    }
  }

  /// Whether a word is what is lifted, behind its load.
  func isImplement(_ place: Int) -> Bool {
    switch meaning(place) {
    case .bodies, .plates, .bar: true
    default: isWord(place, .implements)
    }
  }

  /// Where `the bar`, `an empty bar` or `bodyweight` end: no load that is stated.
  func end(ofBar start: Int) -> Int? {
    end(of: .emptyBar, at: start) ?? (meaning(start) == .bodyweight ? start + 1 : nil)
  }
}
