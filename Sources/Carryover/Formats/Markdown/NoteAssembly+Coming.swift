import TrainingModel

/// What is to be done another day, told below or behind what was done.
extension NoteAssembly {
  /// `Next time: deadlift 3x5 @ 300`, `Bonnes sensations. La prochaine fois : développé couché 3x6 à 75 kg`: sets of an
  /// exercise that is named, or loads and repetitions of the one above, behind words that put them off. They are
  /// planned, and what stands before the words is a note.
  mutating func readComing(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isQuoted, line.plain.utf8.count <= 200,
      line.plain.hasDigit, document.words.filters.coming.mayBeIn(line.plain),
      let (before, behind) = dividedAtComing(line.plain), !before.hasDigit,
      let reading = read(behind, of: line), !reading.sets.isEmpty, reading.further.isEmpty,
      isPlanOfOne(reading)
    else { return false }
    if !before.isEmpty {
      addNote(text: before, at: nearest(line), isApart: followsBlank)
      painTexts.append(before)
    }
    var meant = reading
    for set in meant.sets.indices { meant.sets[set].plan() }
    flushCells()
    takeSets(meant, of: line)
    return true
  }

  /// Whether sets say enough to be planned, of an exercise that is known.
  private func isPlanOfOne(_ reading: NotationReading) -> Bool {
    let name = label(reading.name)
    if name.isEmpty {
      return open.exercise != nil
        && reading.sets.allSatisfy {
          ($0.reps != nil && $0.load?.value != nil) || $0.target?.reps != nil && $0.target?.load != nil
        }
    }
    let look = document.names.look(name)
    let isName = look.isLikely || !look.isSentence && look.wordCount <= 4 && document.words.word(name) == nil
    return !isQualifier(name) && isName
      && reading.sets.allSatisfy { $0.reps != nil || $0.duration != nil || $0.distance != nil || !$0.isCompleted }
  }

  /// The text before the sentence that begins with words such as `next time`, and what stands behind them.
  private func dividedAtComing(_ text: String) -> (before: String, behind: String)? {
    var start = text.startIndex
    while start < text.endIndex {
      let sentence = text[start...]
      if let length = comingLength(sentence) {
        let behind = sentence.dropFirst(length).drop { " ,:–—-→".contains($0) }
        return behind.isEmpty ? nil : (text[..<start].trimmedSpaces, String(behind))
      }
      guard let end = [". ", "! ", "; ", ", "].compactMap({ sentence.bytesRange(of: $0)?.upperBound }).min() else {
        return nil
      }
      start = end
    }
    return nil
  }

  /// `next time`, `next sunday`, `next chest day`: words of the data, and days.
  private func tellsOfComing(_ words: Substring) -> Bool {
    if document.words.tellsOfComing(words) { return true }
    let parts = words.split(separator: " ")
    guard (2...3).contains(parts.count), parts[0].lowercased() == "next", let last = parts.last else { return false }
    return parts.count == 2 && document.words.weekday(last) != nil || last.lowercased() == "day"
  }

  /// How many characters the words have that a text begins with, where they put off what comes behind them.
  private func comingLength(_ text: Substring) -> Int? {
    var ends: [Substring.Index] = []
    var place = text.startIndex
    while ends.count < 4, let end = text[place...].firstIndex(where: { " ,:".contains($0) }) {
      if end > place { ends.append(end) }
      place = text.index(after: end)
    }
    guard let end = ends.reversed().first(where: { tellsOfComing(text[..<$0]) }) else { return nil }
    // `next time if not dead: squat 3x5`
    let behind = text[end...].prefix(40)
    if behind.first == " ", let colon = behind.firstIndex(of: ":"), !behind[..<colon].contains(where: \.isNumber) {
      let words = behind[..<colon].split(separator: " ")
      if let first = words.first, ["if", "when", "unless", "maybe"].contains(first.lowercased()) {
        return text.distance(from: text.startIndex, to: colon)
      }
    }
    return text.distance(from: text.startIndex, to: end)
  }
}
