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
    let meaning = text.trimmedSpaces.lowercased().replacing("’", with: "'")
    let words = meaning.prefix { $0.isLetter || $0 == "'" || $0 == " " || $0 == "-" }.split { $0 == " " || $0 == "-" }
    switch words.joined(separator: " ") {
    case "didnt do", "didn't do", "didnt do it", "didn't do it", "did not do", "not done", "never got to it", "skipped",
      "skip", "undone":
      return .open
    case "warmup", "warm up", "warmups", "warm ups", "wu": return .warmup
    case "drop", "dropset", "drop set", "drop sets", "dropsets": return .drop
    case "done", "did", "did it", "made", "made it", "complete", "completed", "finished": return .done
    default: return nil
    }
  }
}
