import TrainingModel

/// The first pass: what the pairs and triples of a document, or of a section, say about their order.
struct NotationEvidence: Hashable, Sendable {
  /// Weighs a text that may hold sets, or a legend (`sets x reps @ weight`, `unit: kg`).
  mutating func collect(_ text: some StringProtocol, in context: NotationContext, by reader: NotationReader) {}

  /// What the evidence says; an explicit legend wins.
  func conventions() -> NotationConventions { NotationConventions() }
}
