import TrainingModel

/// What somebody weighs beside a day, which says in what unit they weigh.
extension NotationEvidence {
  /// `2024/10/07 | BW 92.8kg`: the unit of the scale is that of the loads, where none states its own.
  mutating func collectUnitBesideDate(_ text: String, by document: NoteDocument) {
    guard unitBesideDate == nil, hasNoUnits, text.utf8.count <= NoteDateToken.limit,
      document.words.filters.units.mayBeIn(text)
    else { return }
    let tokens = document.reader.memo(of: text).tokens
    // `6 weeks out, 187 lb`: at the end, and as much as somebody weighs.
    let isAtEnd = tokens.count > 1 && tokens[tokens.count - 2].kind == .number && tokens[tokens.count - 2].value >= 45
    // `Sat Aug 2 | weight 181.4 lb fasted`
    let isOfBody =
      isAtEnd
      || !tokens.contains { $0.kind == .times } && tokens.contains { $0.kind == .pipe || $0.word == .at }
        && zip(tokens, tokens.dropFirst()).contains {
          $0.kind == .number && $0.isDecimal && (45...300).contains($0.value)
            && ($1.word == .kilograms || $1.word == .pounds)
        }
    guard
      isOfBody || Self.statesWeightApart(tokens)
        || tokens.contains(where: { $0.word == .bodyweight || $0.word == .bodies })
    else { return }
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      if unit.word == .kilograms { unitBesideDate = .kilogram } else if unit.word == .pounds { unitBesideDate = .pound }
    }
  }

  /// `285 is a lifetime PR lbs!!!`: a sentence that has a unit, and a number of a load's size.
  mutating func collectUnitInProse(_ text: String, by document: NoteDocument) {
    guard hasNoUnits else { return }
    if text.utf8.count > 200 { return collectUnitOfParagraph(text, document.words) }
    guard !hasTwoUnitsInProse, text.hasDigit, document.words.filters.units.mayBeIn(text) else { return }
    let tokens = document.reader.memo(of: text).tokens
    let hasKilograms = tokens.contains { $0.word == .kilograms }
    guard hasKilograms != tokens.contains(where: { $0.word == .pounds }),
      tokens.contains(where: { $0.kind == .number && $0.value >= 40 }), tokens.count > 3,
      !tokens.contains(where: { $0.word == .bodyweight || $0.word == .bodies })
    else { return }
    let unit: LoadUnit = hasKilograms ? .kilogram : .pound
    hasTwoUnitsInProse = unitInProse.map { $0 != unit } ?? false
    unitInProse = unit
  }

  /// The unit that most numbers have in a paragraph.
  private mutating func collectUnitOfParagraph(_ text: String, _ words: NoteWords) {
    guard !hasTwoUnitsInProse, text.utf8.count <= NoteParagraphReader.longest, let told = words.told(in: text) else {
      return
    }
    var (kilograms, pounds) = (0, 0)
    let tokens = NoteParagraphTokenizer.tokens(of: text, words: told)
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      switch words.loadUnit(unit.text) {
      case .kilogram: kilograms += 1
      case .pound: pounds += 1
      default: break
      }
    }
    guard kilograms != pounds else { return }
    let unit: LoadUnit = kilograms > pounds ? .kilogram : .pound
    hasTwoUnitsInProse = unitInProse.map { $0 != unit } ?? false
    unitInProse = unit
  }

  /// `mon / 75.1kg / slept badly`, `82.0kg, tired`: as much as somebody weighs, between signs or behind the day.
  private static func statesWeightApart(_ tokens: [NotationToken]) -> Bool {
    func isJoint(_ place: Int) -> Bool {
      guard tokens.indices.contains(place) else { return true }
      return [.slash, .pipe, .comma, .semicolon, .dash, .open, .close, .colon].contains(tokens[place].kind)
    }
    if tokens.contains(where: { $0.kind == .times }) { return false }
    return tokens.indices.dropFirst().dropLast().contains { place in
      guard tokens[place].kind == .number, (40...400).contains(tokens[place].value), isJoint(place + 2),
        tokens[place + 1].word == .kilograms || tokens[place + 1].word == .pounds
      else { return false }
      if tokens[place - 1].kind == .number { return !tokens[(place + 2)...].contains { $0.kind == .number } }
      return isJoint(place - 1) && tokens[place - 1].isSpaced
    }
  }

  /// Counts the units of loads; what a scale says and what a sentence tells is none of a load.
  mutating func collectUnits(_ tokens: [NotationToken]) {
    guard !Self.isOfBody(tokens), !Self.isProse(tokens) else { return collectUnitInPassing(tokens) }
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      if unit.word == .kilograms { kilograms += 1 }
      if unit.word == .pounds || (unit.kind == .hash && !unit.isSpaced) { pounds += 1 }
    }
  }

  /// `Bodyweight 184.6 lb`
  private static func isOfBody(_ tokens: [NotationToken]) -> Bool {
    tokens.first?.word == .bodyweight
      && !tokens.contains { $0.kind == .times || $0.kind == .plus }
  }

  /// `lost 3 lbs since christmas, trousers fit again`: many words, and nothing that joins numbers.
  private static func isProse(_ tokens: [NotationToken]) -> Bool {
    tokens.count { $0.kind == .word && $0.word == nil } > 3
      && !tokens.contains { token in
        switch token.kind {
        case .times, .at, .slash, .colon, .pipe: true
        default: token.word == .reps || token.word == .sets
        }
      }
  }

  /// What is said of something else.
  private mutating func collectUnitInPassing(_ tokens: [NotationToken]) {
    for (number, unit) in zip(tokens, tokens.dropFirst()) where number.kind == .number {
      if unit.word == .kilograms { unitMentioned = .kilogram } else if unit.word == .pounds { unitMentioned = .pound }
    }
  }
}
