import TrainingModel

/// Reads the sets of one line or cell.
struct NotationReader: Sendable {
  let words: NoteWords

  init(words: NoteWords = .shipped) {
    self.words = words
  }

  /// The sets in a text, after list marker and check box; `nil` when there is none.
  func read(_ text: some StringProtocol, in context: NotationContext) -> NotationReading? { nil }

  /// The line of an exercise: name, superset label, load, unit and rest that stand for the lines below. Its sets may
  /// be none.
  func heading(_ text: some StringProtocol, in context: NotationContext) -> NotationReading {
    NotationReading(name: String(text))
  }
}
