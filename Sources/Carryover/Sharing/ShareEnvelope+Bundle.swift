public import Foundation

extension ShareEnvelope {
  /// Puts a bundle into an envelope, with what Gym App says beside it.
  ///
  /// - Parameters:
  ///   - bundle: What is shared.
  ///   - form: Where it is put.
  ///   - zone: The time zone in which a session took place that does not say its own.
  /// - Throws: A failure of kind ``ReadingFailure/Kind/question`` where a session's time zone is not known, and of kind
  ///   ``ReadingFailure/Kind/input`` where it has no date.
  public init(_ form: Form, sharing bundle: ShareBundle, in zone: TimeZone? = nil) throws(ReadingFailure) {
    var snapshot = Snapshot(kind: bundle.kind, document: bundle.document())
    switch bundle.kind {
    case .program: snapshot.name = bundle.content.programs.first { $0.id.value == bundle.root }?.name
    case .workout: snapshot.name = bundle.content.workouts.first { $0.id.value == bundle.root }?.name
    case .module: snapshot.name = bundle.content.modules.first { $0.id.value == bundle.root }?.name
    case .session:
      let session = bundle.content.sessions.first { $0.id.value == bundle.root }
      snapshot.name = session?.title ?? ""
      snapshot.date = try Self.date(of: session, in: zone)
    case .exercise, .set, .completedModule: break
    }
    if bundle.kind.isImportable || bundle.kind == .session { snapshot.id = bundle.root }
    self.init(form, .snapshot(snapshot))
  }

  private static func date(of session: Session?, in zone: TimeZone?) throws(ReadingFailure) -> Double {
    guard let session, let start = session.start else { throw ReadingFailure(.input, Diagnostic(.envelopeDateMissing)) }
    guard let zone = session.timeZone.flatMap({ TimeZone(identifier: $0) }) ?? zone else {
      throw ReadingFailure(.question, Diagnostic(.envelopeTimeZoneMissing))
    }
    return start.date(in: zone).timeIntervalSinceReferenceDate
  }
}
