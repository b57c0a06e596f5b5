import TextStreams

/// What pictures beside sets say of them: `✅` was done and `⬜` was not, and others as a line explains.
struct NoteStatusLegend: Sendable {
  enum Status: Sendable { case done, open, warmup, drop }

  /// What a line of the document says.
  private(set) var stated: [Character: Status] = [:]

  private static let usual: [Character: Status] = [
    "✅": .done, "☑️": .done, "☑": .done, "✔️": .done, "✔": .done, "✓": .done, "⬜": .open, "⬜️": .open, "☐": .open,
    "◻️": .open, "⬛": .open,
  ]

  func status(_ character: Character) -> Status? {
    if character.isASCII { return nil }
    return stated[character] ?? Self.usual[character]
  }

  /// Takes what a line explains: `🔥=warmup ✅=done ❌=didnt do`.
  mutating func collect(_ text: String) {
    guard text.utf8.count <= 200, text.hasByte(UInt8(ascii: "=")), text.utf8.contains(where: { $0 >= 0xE2 }) else {
      return
    }
    let parts = text.split(separator: "=")
    for (part, meaning) in zip(parts, parts.dropFirst()) {
      guard let mark = part.trimmedSpaces.last, !mark.isASCII, !mark.isLetter, !mark.isNumber,
        let status = Self.status(ofWords: meaning), stated.count < 20
      else { continue }
      stated[mark] = status
    }
  }

  private static func status(ofWords text: Substring) -> Status? {
    let words = text.lowercased().replacing("’", with: "'").split { " ,;.-|".contains($0) }
    guard let first = words.first else { return nil }
    if ["didnt", "didn't", "not", "never", "skipped", "skip", "undone"].contains(first) { return .open }
    if first.hasPrefix("warm") || first == "wu" { return .warmup }
    if first.hasPrefix("drop") { return .drop }
    return ["done", "did", "made", "complete", "completed", "finished"].contains(first) ? .done : nil
  }
}
