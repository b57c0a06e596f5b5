public import Foundation

extension ShareEnvelope {
  /// Puts a bundle into an envelope as Gym App reads it, with Carryover's own bundle in it: what the app has no place for
  /// comes along, too.
  ///
  /// - Parameters:
  ///   - bundle: What is shared.
  ///   - form: Where it is put.
  ///   - zone: The time zone in which a session took place that does not say its own.
  ///   - note: Is told of what the app does not see.
  /// - Throws: A failure of kind ``ReadingFailure/Kind/question`` where the time zone of a session, or of the day on which
  ///   a program begins, is not known, and of kind ``ReadingFailure/Kind/input`` where a session has no date.
  public init(
    _ form: Form, sharing bundle: ShareBundle, in zone: TimeZone? = nil,
    noting note: (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) {
    let session = bundle.content.sessions.first
    let date = bundle.kind.isImportable ? nil : try Self.date(of: session, in: zone)
    let document = try GymAppBundleWriting.document(of: bundle, date: date, in: zone, noting: note)
    var snapshot = Snapshot(kind: bundle.kind, document: document)
    switch bundle.kind {
    case .program: snapshot.name = bundle.content.programs.first { $0.id.value == bundle.root }?.name
    case .workout: snapshot.name = bundle.content.workouts.first { $0.id.value == bundle.root }?.name
    case .module: snapshot.name = bundle.content.modules.first { $0.id.value == bundle.root }?.name
    case .session:
      snapshot.name = session?.title ?? ""
      snapshot.date = date
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
