import TextStreams

/// What a document says that its own abbreviations mean: `AW = Aufwärmsatz`, `RP = rest pause, BO = back off`.
struct NoteStatedAbbreviations: Sendable {
  /// The meanings, by the abbreviations folded.
  private(set) var meanings: [String: NoteWord] = [:]
  /// Those of single letters for kinds of sets, which other letters may stand beside.
  private(set) var letters: [String: NoteWord] = [:]

  /// No document explains more.
  private static let limit = 40
  /// An abbreviation is no longer, in bytes.
  private static let longest = 9
  private static let longestLine = 300

  /// Takes what a line explains.
  mutating func collect(_ text: String, words: NoteWords) {
    guard text.hasByte(UInt8(ascii: "=")), text.utf8.count <= Self.longestLine else { return }
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    for (before, behind) in zip(sides, sides.dropFirst()) where meanings.count + letters.count < Self.limit {
      guard let abbreviation = Self.abbreviation(before), let meaning = Self.meaning(behind, words) else { continue }
      // A letter right behind numbers is read by `NoteWarmupLegend`; in a cell of its own it is what it says.
      if abbreviation.count == 1, meaning == .warmup || meaning == .drop {
        letters[abbreviation] = letters[abbreviation] ?? meaning
      } else {
        meanings[abbreviation] = meanings[abbreviation] ?? meaning
      }
    }
  }

  /// The last word before the sign, without the point that shortens it: `dég.`, `括号(热)`.
  private static func abbreviation(_ text: Substring) -> String? {
    guard var word = text.split(whereSeparator: { " \t,;|:•".contains($0) }).last else { return nil }
    if let open = word.lastIndex(where: { "([（".contains($0) }) { word = word[word.index(after: open)...] }
    let bare = word.filter { !"*_`\"“”'.)]）".contains($0) }
    guard !bare.isEmpty, bare.utf8.count <= longest, bare.allSatisfy({ $0.isLetter || $0 == "/" }) else { return nil }
    return NoteWords.key(bare)
  }

  /// What the words behind the sign mean, up to where the explanation ends.
  private static func meaning(_ text: Substring, _ words: NoteWords) -> NoteWord? {
    let end = text.firstIndex { ",;|()（）。，".contains($0) } ?? text.endIndex
    guard !text[..<end].hasDigit else { return nil }
    let parts = text[..<end].split(whereSeparator: { " ./".contains($0) })
    for start in parts.indices.prefix(5) {
      for end in (start + 1...min(start + 4, parts.count)).reversed() {
        if let meaning = words.word(parts[start..<end].joined(separator: " ")), explained.contains(meaning) {
          return meaning
        }
      }
    }
    return nil
  }

  /// What abbreviations are made up for. A unit, a number or a small word is none of it.
  private static let explained: Set<NoteWord> = [
    .warmup, .drop, .working, .failure, .amrap, .cue, .bodyweight, .added, .assisted, .each, .rpe, .rir, .rest,
    .superset, .sets, .reps, .left, .right, .skipped, .partials, .helped,
  ]
}
