public import TrainingModel

extension SessionFilter {
  /// A filter at work on sessions that come one after another.
  ///
  /// ```swift
  /// var selection = SessionFilter.Selection(filter)
  /// for session in sessions { if let wanted = selection.add(session) { use(wanted) } }
  /// for wanted in selection.finish() { use(wanted) }
  /// ```
  ///
  /// Memory is nothing, but with `lastCount` twice as many sessions as are wanted.
  public struct Selection: Sendable {
    private let filter: SessionFilter
    private var kept: [(session: Session, place: Int)] = []
    private var count = 0

    /// Puts a filter to work.
    public init(_ filter: SessionFilter) {
      self.filter = filter
    }

    /// Takes a session, and hands out what passes of it at once: nothing where `lastCount` has a say.
    public mutating func add(_ session: Session) -> Session? {
      guard let wanted = filter.apply(to: session) else { return nil }
      guard let limit = filter.lastCount else { return wanted }
      count += 1
      kept.append((wanted, count))
      if kept.count / 2 > max(limit, 16) { keepLast(limit) }
      return nil
    }

    /// Hands out the sessions that waited for the end, in the order in which they came.
    public mutating func finish() -> [Session] {
      guard let limit = filter.lastCount else { return [] }
      keepLast(limit)
      defer { kept = [] }
      return kept.sorted { $0.place < $1.place }.map(\.session)
    }

    /// Of sessions that begin at once, those that came later are the last.
    private mutating func keepLast(_ limit: Int) {
      let key = { (session: Session) in session.start.map { $0.sortKey + 1 } ?? 0 }
      kept.sort { (key($0.session), $0.place) < (key($1.session), $1.place) }
      kept.removeFirst(max(0, kept.count - max(0, limit)))
    }
  }
}
