import TextStreams
import TrainingModel

/// What a remark behind the sets of a line tells of the last of them, in the words of the data (`stuck`, `inReserve`).
extension NoteAssembly {
  /// `5 5 5 5 4 got stuck on the very last rep`, `12, 12, 9   beim letzten ging nix mehr`, `failed the last two sets`, `120kg
  /// 10 - beim letzten noch ca. 3 im Tank`.
  func settleToldOfLast(_ reading: inout NotationReading) {
    guard let note = reading.note, !reading.isWritten, note.utf8.count <= 200, let last = reading.sets.indices.last,
      reading.sets[last].isCompleted, reading.sets[last].reps != nil
    else { return }
    let clauses = Self.clauses(note)
    // `12,10,8 (8 was to failure)`
    if let reps = reading.sets[last].reps, reading.sets.dropLast().allSatisfy({ $0.reps != reps }),
      Self.failure(clauses, of: reps, document.words)
    {
      reading.sets[last].toFailure = true
    }
    var isStuck = reading.sets[last].toFailure
    for clause in clauses where !isStuck { isStuck = saysStuck(clause, of: reading.sets[last]) }
    if isStuck {
      reading.sets[last].toFailure = true
      if last > 1, reading.sets[last - 1].isCompleted, reading.sets[last - 1].reps != nil,
        reading.sets[last - 1].reps ?? 0 < reading.sets[last - 2].reps ?? 0, clauses.contains(where: Self.saysTwo)
      {
        reading.sets[last - 1].toFailure = true
      }
    }
    guard reading.sets[last].rir == nil, reading.sets[last].rpe == nil,
      reading.sets.count == 1 || note.split(whereSeparator: { !$0.isLetter && $0 != "'" }).contains(where: {
        NoteStructureWords.lastWords.contains($0)
      })
    else { return }
    for clause in clauses where reading.sets[last].rir == nil { reading.sets[last].rir = reserve(clause) }
  }

  /// The same of one set.
  func settleStuck(_ set: inout LoggedSet, _ note: String) {
    guard set.isCompleted, !set.toFailure, set.reps != nil, note.utf8.count <= 200 else { return }
    for clause in Self.clauses(note) where !set.toFailure { set.toFailure = saysStuck(clause, of: set) }
  }

  /// The parts of a remark between commas, points and brackets; the point of `die 5. verreckt` ends none.
  private static func clauses(_ note: String) -> [[Substring]] {
    var clauses: [[Substring]] = [[]]
    var before: Substring = ""
    for word in note.split(separator: " ") {
      defer { before = word }
      if word.allSatisfy({ "-–—:;/|".contains($0) }) || word.first == "(" { clauses.append([]) }
      let bare = word.drop { "(\"".contains($0) }
      let end = bare.lastIndex { $0.isLetter || $0.isNumber || "ªº%".contains($0) }.map { bare.index(after: $0) }
      guard let end else { continue }
      clauses[clauses.count - 1].append(bare[..<end])
      let behind = bare[end...]
      let isOrdinal =
        behind == "." && bare.first?.isNumber == true && ["die", "der", "den", "bei", "beim"].contains(before.lowercased())
      if !behind.isEmpty, !isOrdinal { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }
  }

  /// Whether a clause says that the set ended where no more would go.
  private func saysStuck(_ words: [Substring], of set: LoggedSet) -> Bool {
    guard words.count <= 20, let reps = set.reps,
      words.allSatisfy({ word in
        guard word.hasDigit else { return true }
        let digits = word.prefix { $0.isNumber }
        return Int(digits) == reps + 1 && (digits.count == word.count || word.count - digits.count <= 3)
      }),
      !words.contains(where: { Self.takenBack.contains($0) })
    else { return false }
    // `beat last week by 1. failure`
    if words.count <= 3, case let whole = words.joined(separator: " "), whole.utf8.count > 3,
      document.words.word(whole) == .failure
    {
      return true
    }
    return phrase(of: .stuck, in: words) != nil
  }

  /// Where a phrase of a list stands among words.
  private func phrase(of list: NoteWordTable.Lists, in words: [Substring]) -> Range<Int>? {
    for start in words.indices {
      for count in (1...4).reversed() where start + count <= words.count {
        let phrase = words[start..<(start + count)].joined(separator: " ").replacing("’", with: "'")
        if document.words.isListed(phrase, list) { return start..<(start + count) }
      }
    }
    return nil
  }

  /// Whether a clause says of a number of repetitions that they went to failure: `8 was to failure`.
  private static func failure(_ clauses: [[Substring]], of reps: Int, _ known: NoteWords) -> Bool {
    clauses.contains { words in
      guard words.count > 2, Int(words[0]) == reps, ["was", "is", "to", "war", "fue", "era"].contains(words[1].lowercased())
      else { return false }
      let said = words.dropFirst(words[1].lowercased() == "to" ? 1 : 2).joined(separator: " ")
      return known.word(said) == .failure
    }
  }

  /// `the last two sets`, `twice`, `on both of those`
  private static func saysTwo(_ words: [Substring]) -> Bool {
    let text = words.prefix(12).joined(separator: " ").lowercased()
    return words.first.map { ["twice", "both"].contains($0.lowercased()) } == true
      || ["last two", "last 2", "both of those", "both sets", "twice"].contains { text.containsBytes(of: $0) }
  }

  /// `noch ca. 3 im Tank`, `vllt noch 1 wdh im tank`, `left 1 in the tank`: the number before the words.
  private func reserve(_ words: [Substring]) -> Double? {
    guard let told = phrase(of: .inReserve, in: words), words.count(where: { $0.hasDigit }) == 1,
      let place = words[..<told.lowerBound].lastIndex(where: { $0.hasDigit }), told.lowerBound - place <= 2,
      let left = Double(words[place].replacing(",", with: ".")), left <= 6
    else { return nil }
    return left
  }

  private static let takenBack: NoteWordSet = [
    "almost", "nearly", "close", "not", "never", "next", "fast", "presque", "casi", "quase", "quasi", "bijna", "if",
    "instead", "without", "wasn't", "wasnt", "could", "might", "would", "don't", "dont", "avoid", "yesterday",
    "time", "week",
  ]
}
