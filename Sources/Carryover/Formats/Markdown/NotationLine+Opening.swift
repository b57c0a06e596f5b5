import TrainingModel

/// Words before the name, and a second part beside it.
extension NotationLine {
  /// `Oh yes, assisted pull ups`, `First the exercise bike`: words that only lead up to a name.
  mutating func withoutOpening(_ lead: Range<Int>) -> Range<Int> {
    guard lead.count > 2, let first = tokens[lead].first, first.kind == .word,
      NoteStructureWords.openingsOfTold.contains(text(of: lead.lowerBound))
    else { return lead }
    var rest = lead.dropFirst()
    while let word = tokens[rest].first, word.kind == .word,
      NoteStructureWords.openingsOfTold.contains(text(of: rest.lowerBound))
    {
      rest = rest.dropFirst()
    }
    // `First set` is no opening, but `First the bike` is, and so is `Oh yes, the bike`.
    guard let sign = tokens[rest].first, sign.kind == .comma || sign.word == .article, rest.count > 1,
      hasExerciseWord(rest.dropFirst())
    else { return lead }
    addPiece(lead.lowerBound..<rest.lowerBound)
    return trimmed(rest.dropFirst())
  }

  /// `Monday: Squats`, `leg day: squats`, `Bench: all reps paused`: of two parts, the one that names the exercise.
  mutating func besideColon(_ lead: Range<Int>) -> Range<Int> {
    let bracket = tokens[lead].firstIndex { $0.kind == .open } ?? lead.upperBound
    guard let colon = tokens[lead.lowerBound..<bracket].firstIndex(where: { $0.kind == .colon }) else {
      return behindSlot(lead)
    }
    let before = trimmed(lead.lowerBound..<colon)
    let after = trimmed(colon + 1..<lead.upperBound)
    guard !before.isEmpty, !after.isEmpty else { return lead }
    let isWeekday = before.count == 1 && words.weekday(leadText(before)) != nil
    if isWeekday || isDay(before) && hasExerciseWord(after) {
      addPiece(before)
      return after
    }
    // `sunday session: goblet squat`
    if before.count <= 3, hasExerciseWord(after), !hasExerciseWord(before),
      ["session", "workout"].contains(text(of: before.upperBound - 1).lowercased())
    {
      addPiece(before)
      return after
    }
    // `feet up` has a word that names have, but not more than one of two.
    let isNamed = tokens[after].count { $0.kind == .word && entry($0)?.isOfNames ?? false } * 2 > wordCount(after)
    // `Worked shoulders: lateral raises`
    if before.count <= 3, hasExerciseWord(after), NoteStructureWords.trainings.contains(text(of: before.lowerBound)) {
      addPiece(before)
      return after
    }
    guard hasExerciseWord(before) || hints(before) != ExerciseHints(), !isNamed, hints(after) == ExerciseHints()
    else { return lead }
    addPiece(after)
    return before
  }

  /// `Asst. #1 – Deadlift`, `Deload – Squat`: what place the exercise has among the others.
  private mutating func behindSlot(_ lead: Range<Int>) -> Range<Int> {
    guard let dash = tokens[lead].firstIndex(where: { $0.kind == .dash && $0.isSpaced }), dash - lead.lowerBound <= 4,
      let first = tokens[lead].first, first.kind == .word,
      NoteStructureWords.slots.contains(text(first.start..<first.end))
    else { return lead }
    let (slot, name) = (trimmed(lead.lowerBound..<dash), trimmed(dash + 1..<lead.upperBound))
    guard hasExerciseWord(name) else { return lead }
    addPiece(slot)
    return name
  }
}
