import TrainingModel

/// Facts of the session in a bracket behind its title: `Push day (60 min, RPE 7, mood 4/5)`.
extension NoteAssembly {
  /// The text before a bracket of nothing but facts, which are taken; `nil` for any other text.
  mutating func takeBracketFacts(_ text: String, _ line: NoteLine) -> String? {
    guard text.hasSuffix(")"), let bracket = text.lastIndex(of: "("), bracket > text.startIndex else { return nil }
    let parts = text[text.index(after: bracket)...].dropLast().split(whereSeparator: { ",;|·".contains($0) })
    guard !parts.isEmpty, parts.count <= 6 else { return nil }
    let before = session
    for part in parts where !takeFact(String(part), line) {
      session = before
      return nil
    }
    return label(String(text[..<bracket]))
  }

  private mutating func takeFact(_ text: String, _ line: NoteLine) -> Bool {
    let words = text.split(separator: " ")
    if let key = words.first, words.count > 1 {
      let value = words.dropFirst().joined(separator: " ")
      let name = key.hasSuffix(":") ? key.dropLast() : key
      switch document.words.field(name) {
      case .rpe: return takeEffort(value)
      case .feeling: return takeFeeling(value)
      case .bodyweight: return takeBodyweight(value)
      default: break
      }
    }
    let tokens = NoteDateToken.tokens(text)
    guard let length = NoteLength.read(tokens, at: 0, words: document.words), length.end == tokens.count,
      length.seconds >= 300
    else { return false }
    session.duration = session.duration ?? length.seconds
    return true
  }
}
