import TrainingModel

/// Reads the sets of one line or cell.
struct NotationReader: Sendable {
  let words: NoteWords

  init(words: NoteWords = .shipped) {
    self.words = words
  }

  /// The sets in a text, after list marker and check box; `nil` when there is none.
  func read(_ text: some StringProtocol, in context: NotationContext) -> NotationReading? {
    let bytes = Array(text.utf8)
    guard mayHoldSets(bytes) else { return nil }
    var line = NotationLine(bytes: bytes, words: words, context: context)
    return line.read()
  }

  /// The line of an exercise: name, superset label, load, unit and rest that stand for the lines below. Its sets may
  /// be none.
  func heading(_ text: some StringProtocol, in context: NotationContext) -> NotationReading {
    var line = NotationLine(bytes: Array(text.utf8), words: words, context: context)
    return line.heading()
  }

  /// Sets need a number, but for `BW x AMRAP` and the like, which are short.
  private func mayHoldSets(_ bytes: [UInt8]) -> Bool {
    if bytes.contains(where: { $0 &- 48 < 10 }) { return true }
    return bytes.count < 48 || bytes.contains(0xEF)
  }
}
