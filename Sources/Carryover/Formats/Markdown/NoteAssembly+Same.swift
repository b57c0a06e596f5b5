import TrainingModel

/// Marks that say again what stands above: `same x 10`, `" 9`, `ditto but only 4`.
extension NoteAssembly {
  /// Marks and words that stand for the load above; the marks, and `ditto`, for all of the set.
  private static let sameLoad = ["same weight ", "same load ", "same "] + dittoMarks
  /// What any of them begins with.
  private static let sameBeginnings = Set(sameLoad.compactMap(\.utf8.first))
  static let dittoMarks = ["as above", "ditto", "dito", "idem", "同上", "\"", "''", "〃", "″"]
  private static let joinersOfSame: NoteWordSet = ["but", "aber", "mais", "pero", "ma", "mas", "maar", "for"]

  /// `x 10`, `but only 9 reps`, and behind a mark `9`: what was done with the load above, as a product says it.
  private func repsOfSame(_ text: String, isMark: Bool) -> String? {
    if text.hasPrefix("x") || text.hasPrefix("×") {
      let isOfSets = text.split { !$0.isLetter }.contains { document.words.word($0) == .sets }
      return text.dropFirst().first { $0 != " " }?.isNumber == true && !isOfSets ? text : nil
    }
    var words = text.split { $0 == " " || $0 == "," }
    let count = words.count
    while let first = words.first, Self.joinersOfSame.contains(first) || NoteStructureWords.only.contains(first) {
      words.removeFirst()
    }
    guard words.count < count || isMark, let first = words.first, let reps = Int(first), (1...100).contains(reps),
      words.count == 1 || words.count == 2 && document.words.word(words[1]) == .reps
    else { return nil }
    return "x \(reps)"
  }

  /// `x8` below `155x8`: the load stands above.
  private func isCountAlone(_ line: NoteLine) -> Bool {
    guard hasSets, open.exercise?.statedLoad == nil, let first = line.plain.utf8.first, line.plain.utf8.count <= 6
    else { return false }
    // `9` below `20 kg x 10`
    if first.isDigit {
      guard !followsBlank, index > 0, uses[index - 1] == .sets, let reps = Int(line.plain), reps > 0,
        let before = lastExercise?.setGroups.last?.sets.last?.reps
      else { return false }
      return reps <= before && before - reps <= reps
    }
    guard first == UInt8(ascii: "x") else { return false }
    let rest = line.plain.dropFirst().trimmedSpaces
    return !rest.isEmpty && rest.allSatisfy(\.isWholeNumber)
  }

  /// What a text begins with of the words and marks that say a load again.
  private static func mark(of text: String) -> String? {
    guard let first = text.utf8.first, sameBeginnings.contains(first | (first.isLetter ? 32 : 0)) else { return nil }
    let text = text.lowercased()
    return sameLoad.first { text.hasPrefix($0) }
  }

  /// `same x 10`, `" x 8` below a set: its load, and other repetitions.
  mutating func readSameLoad(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, !line.isHeading, line.plain.utf8.count <= 40,
      let mark = isCountAlone(line) ? "" : Self.mark(of: line.plain),
      let load = lastExercise?.setGroups.last?.sets.last?.load, let value = load.value
    else { return false }
    let behind = line.plain.dropFirst(mark.count)
    let rest = behind.trimmedSpaces
    // `"9` may begin what somebody said.
    if !mark.isEmpty, behind.first?.isNumber == true || rest.contains("\"") { return false }
    if rest.isEmpty, Self.dittoMarks.contains(mark) { return repeatLast(1, nil, line) }
    let isCount = mark.isEmpty && rest.utf8.first?.isDigit == true
    guard let reps = repsOfSame(rest, isMark: isCount || Self.dittoMarks.contains(mark)) else { return false }
    // With its side and what it was for, where nothing else is said.
    if load.kind != .external || isCount {
      guard let count = Int(reps.dropFirst().trimmedSpaces) else { return false }
      return repeatLast(1, count, line)
    }
    var context = context(line)
    context.loadUnit = load.unit
    context.conventions.pair = .loadByReps
    let unit = load.unit == .kilogram ? " kg" : load.unit == .pound ? " lb" : ""
    guard let reading = document.reader.read("\(NotesSetText.number(value))\(unit) \(reps)", in: context),
      reading.name.isEmpty, !reading.sets.isEmpty, reading.sets.allSatisfy({ $0.load?.value == value })
    else { return false }
    takeSets(reading, of: line)
    return true
  }
}
