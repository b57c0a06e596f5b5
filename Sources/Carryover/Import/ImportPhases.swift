/// The phases that an import goes through, to be awaited one after another.
///
/// Iterating does the work, a phase at a time, off the main actor. It is done once, so iterate it once; a loop that is
/// left early leaves the work where it is.
public struct ImportPhases: AsyncSequence, Sendable {
  /// What it is a sequence of.
  public typealias Element = ImportPhase

  private let step: @Sendable () async -> ImportPhase?

  init(_ step: @escaping @Sendable () async -> ImportPhase?) {
    self.step = step
  }

  /// Begins, or goes on where another iterator stopped.
  public func makeAsyncIterator() -> Iterator { Iterator(step: step) }

  /// Hands over one phase after another.
  public struct Iterator: AsyncIteratorProtocol, Sendable {
    fileprivate let step: @Sendable () async -> ImportPhase?

    /// Works up to the next phase; `nil` after the last.
    public mutating func next() async -> ImportPhase? { await step() }
  }
}
