import TextStreams

/// Makes of a session what a format can hold of it: what its reader gives back.
protocol SessionProjection {
  /// The session as far as the format holds it, `nil` where it holds nothing of it; everything else is counted.
  mutating func project(_ session: Session, losses: inout LossLog) -> Session?
  /// What there is to tell of the output as a whole.
  var findings: [Diagnostic] { get }
}

/// Writes what a format can hold, and counts the rest.
final class LossyWriter: EntityWriter {
  private let writer: any EntityWriter
  /// The writer itself, where what it writes can be laid out on several threads.
  var dividedWriter: (any DividedWriter)? { projection == nil ? writer as? any DividedWriter : nil }
  private let capabilities: FormatCapabilities
  private var projection: (any SessionProjection)?
  private var matcher: ExerciseMatcher
  private(set) var losses: LossLog
  /// How many entities of each kind were written.
  private(set) var written: [EntityKind: Int] = [:]

  init(
    _ writer: any EntityWriter, capabilities: FormatCapabilities, projection: (any SessionProjection)?,
    matcher: ExerciseMatcher
  ) {
    self.writer = writer
    self.capabilities = capabilities
    self.projection = projection
    self.matcher = matcher
    losses = LossLog(capabilities)
  }

  var findings: [Diagnostic] { projection?.findings ?? [] }

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session = entity else {
      if capabilities.entities.contains(entity.kind) {
        try pass(entity)
      } else if !isFoundAgain(entity) {
        losses.add(entity.kind.rawValue)
      }
      return
    }
    guard projection != nil, case .session(let session) = entity else { return try pass(entity) }
    if let held = projection?.project(session, losses: &losses) { try pass(.session(held)) }
  }

  /// Counts sessions that went to the writer another way.
  func count(sessions: Int) { if sessions > 0 { written[.session, default: 0] += sessions } }

  private func pass(_ entity: Entity) throws(FileFailure) {
    written[entity.kind, default: 0] += 1
    try writer.write(entity)
  }

  /// Whether a template is one that reading the output finds by its name.
  private func isFoundAgain(_ entity: Entity) -> Bool {
    guard case .exercise(let exercise) = entity else { return false }
    return matcher.match(exercise.name).exercise == exercise
  }

  func keep(_ otherFields: OtherFields) {
    if capabilities.entities == Set(EntityKind.known) {
      writer.keep(otherFields)
    } else {
      losses.add("document.otherFields", count: otherFields.fields.count)
    }
  }

  func finish() throws(FileFailure) { try writer.finish() }
}
