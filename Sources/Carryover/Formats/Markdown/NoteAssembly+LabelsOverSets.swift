import TrainingModel

extension NoteAssembly {
  mutating func takeLabelOverSets(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) {
    let isKind = (isKindLabel(text) || document.words.section(text) == .warmup) && !look.isKnown
    if isKind, open.exercise == nil, let title = session.title, nameInTitle(title) != nil {
      beginUnnamed(line)
      enterKind(text, rank: line.rank)
      return
    }
    if isKind, let exercise = open.exercise,
      !followsBlank || follow.isBelow && exercise.rank < line.rank || isWorking(text) && hasSets
        || !hasSets && exercise.rank <= line.rank
    {
      enterKind(text, rank: line.rank)
    } else if let module = document.words.section(text), !look.isKnown, isKind || endsWithColon(line),
      namesAlone(follow.index)
    {
      beginSection(text, line, module)
    } else if isNote(line, text, look, follow) || isForeignField(text, look) || isAboveWarmup(look, follow) {
      addNote(index)
    } else {
      beginExercise(text, line)
    }
  }

  /// `handles wide` as the first item below `Chest press`, above items with its sets: how it was done.
  mutating func isAmongSetsOfName(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    guard line.kind == .item, !look.isKnown, !hasSets, let exercise = open.exercise, exercise.rank < line.rank,
      !endsWithColon(line), let name = lastExercise?.name, document.names.look(name).isKnown,
      line.plain.split(whereSeparator: { !$0.isLetter }).contains(where: { word in
        document.words.word(word) == .setting || look.share < 0.5 && Self.mannersOfGear.contains(word)
      }), case let follow = followLine(line), case .namelessSets = follow.first, follow.index < lines.count
    else { return false }
    return lines[follow.index].rank == line.rank
  }

  private static let mannersOfGear: NoteWordSet = [
    "grip", "handle", "handles", "seat", "wide", "narrow", "neutral", "close", "ssb", "belt", "strap", "straps",
    "pause",
    "paused", "slow", "rope", "pin", "pins", "sled", "bench", "setting", "height", "level", "feet", "stance", "deficit",
    "griff", "sitz", "prise", "agarre", "pegada", "presa", "greep",
  ]

  /// `Working sets:` goes on with the exercise whose warm-ups stand above.
  private func isWorking(_ text: String) -> Bool {
    document.words.word(text) == .working || document.words.word(text) == .lastSet || text.lowercased() == "main"
  }

  /// Whether a line with sets names its exercise where none is open: `5 min bike`.
  func namesAlone(_ place: Int) -> Bool {
    guard place < lines.count, let reading = document.reader.read(lines[place].plain, in: NotationContext()) else {
      return false
    }
    return !reading.sets.isEmpty && !reading.name.isEmpty
  }

  /// Whether a line stands above a warm-up without a name, whose exercise the line below that names: `slept bad` above
  /// `warmup 135x5` and `deadlift 240x5`.
  private mutating func isAboveWarmup(_ look: NoteNameLook, _ follow: Follow) -> Bool {
    guard !look.isKnown, look.share < 0.34, follow.index < lines.count,
      document.words.word(lines[follow.index].plain.prefix { $0.isLetter || $0 == "-" }) == .warmup,
      let next = lines[(follow.index + 1)...].firstIndex(where: { $0.kind != .blank }),
      let reading = probe(next), !reading.sets.isEmpty
    else { return false }
    return document.names.look(label(reading.name)).isKnown
  }

  /// Whether a line right above sets is about them rather than their exercise's name.
  mutating func isNote(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) -> Bool {
    if isMannerAmongSets(line, text) { return true }
    if look.isKnown { return false }
    // No name is a sentence of that length, whatever stands below it.
    if look.isSentence, look.wordCount > 12 { return true }
    // `Second part of the deload lifts this morning.` below a title
    if look.isSentence, look.wordCount > 5, look.share < 0.5, text.hasSuffix("."), line.kind == .text,
      session.title != nil || open.exercise != nil
    {
      return true
    }
    if let better = bestLabel(from: index, to: follow.index), better != index { return true }
    guard let exercise = open.exercise else { return false }
    if isRemarkAmongSets(line, text, look, follow) { return true }
    if isBelowName(line, text, exercise) || !followsBlank && beginsWithJoiner(text) { return true }
    if exercise.isNamedByHeading, exercise.rank < line.rank, !hasSets, line.kind == .text { return true }
    if follow.isBelow { return look.isSentence && exercise.rank < line.rank }
    if followsBlank { return look.isSentence && look.share < 0.5 }
    // In one block with the sets of an exercise: a name has a name's words, or at least looks like none but a name.
    if exercise.rank < line.rank, look.share < 0.5 { return true }
    return look.isSentence || look.share < 0.5 && !startsLikeName(text)
  }

  /// `wide grip` right below `Lat pulldown`: how an exercise was done whose name stands in the line above, and no name.
  private mutating func isBelowName(_ line: NoteLine, _ text: String, _ exercise: OpenExercise) -> Bool {
    guard !followsBlank, !hasSets, exercise.line == line.number - 1, line.kind == .text, !line.isBold,
      !endsWithColon(line), let name = session.sections.last?.exercises.last?.name, document.names.look(name).isKnown
    else { return false }
    guard let last = text.split(whereSeparator: { !$0.isLetter }).last else { return true }
    return !NoteStructureWords.movements.contains(last) && !document.names.look(String(last)).isKnown
  }

  /// `Gym: Anytime`: a key that nobody knows, with a value that names no exercise.
  private func isForeignField(_ text: String, _ look: NoteNameLook) -> Bool {
    guard !look.isKnown, let (key, value) = Self.keyAndValue(text), !value.isEmpty, !isPartLabel(key) else {
      return false
    }
    return !document.names.look(value).isLikely && !document.names.look(key).isLikely
  }

  /// `with belt`, `no straps`.
  private func beginsWithJoiner(_ text: String) -> Bool {
    guard let first = text.split(separator: " ").first else { return false }
    return NoteStructureWords.joiners.contains(first) || first == "no" || first == "w/" || first == "on"
  }

  func startsLikeName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first.isNumber else { return false }
    return !first.isLowercase
  }

  /// Of the labels between here and the sets, the one most like a name.
  mutating func bestLabel(from start: Int, to end: Int) -> Int? {
    var best: (index: Int, score: Double)?
    for place in start..<max(start + 1, end) {
      let line = lines[place]
      guard line.kind == .text || line.kind == .item, !line.isQuoted, !line.isEscaped, field(line) == nil,
        !isPlanLine(line), place == start || !isCountAlone(place) && !isKindLabel(label(line.plain))
      else { continue }
      let look = document.names.look(label(line.plain))
      var score = look.isKnown ? 10 : look.share * 5
      if endsWithColon(line) || line.isBold || line.content.hasPrefix("**") { score += 2 }
      if look.isSentence { score -= 5 }
      if !startsLikeName(line.plain) { score -= 2 }
      if score >= best?.score ?? -.infinity { best = (place, score) }
    }
    return best?.index
  }

  /// `down set 80 kg x 12` below heavier sets.
  func isDownSet(_ name: String, _ reading: NotationReading) -> Bool {
    open.exercise != nil && ["down", "drops"].contains(name.lowercased())
      && reading.sets.allSatisfy { $0.load?.value != nil && $0.reps != nil }
  }
}
