import TextStreams

/// Makes of a session what a format can hold of it: what its reader gives back.
protocol SessionProjection {
  /// The session as far as the format holds it, `nil` where it holds nothing of it, or is to come with the rest;
  /// everything else is counted.
  ///
  /// - Throws: A question that only the caller can answer: the time zone, where the format wants a point in time.
  mutating func project(_ session: Session, losses: inout LossLog) throws(ReadingFailure) -> Session?
  /// Likewise an entity of another kind that the format holds.
  mutating func project(_ entity: Entity, losses: inout LossLog) throws(ReadingFailure) -> Entity?
  /// What waited until all entities were there.
  mutating func finish(losses: inout LossLog) throws(ReadingFailure) -> [Entity]
  /// What there is to tell of the output as a whole.
  var findings: [Diagnostic] { get }
}

extension SessionProjection {
  mutating func project(_ entity: Entity, losses: inout LossLog) -> Entity? { entity }
  mutating func finish(losses: inout LossLog) -> [Entity] { [] }
}

/// Writes what a format can hold, and counts the rest.
final class LossyWriter {
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

  /// Takes an entity.
  ///
  /// - Throws: A failure where the output cannot be written, or a question is open that only the caller can answer.
  func write(_ entity: Entity) throws(ReadingFailure) {
    guard capabilities.entities.contains(entity.kind) else {
      if !isFoundAgain(entity) { losses.add(entity.kind) }
      return
    }
    guard projection != nil else { return try pass(entity) }
    if case .session(let session) = entity {
      if let held = try projection?.project(session, losses: &losses) { try pass(.session(held)) }
    } else if let held = try projection?.project(entity, losses: &losses) {
      try pass(held)
    }
  }

  /// Counts sessions that went to the writer another way.
  func count(sessions: Int) { if sessions > 0 { written[.session, default: 0] += sessions } }

  private func pass(_ entity: Entity) throws(ReadingFailure) {
    written[entity.kind, default: 0] += 1
    do {
      try writer.write(entity)
    } catch {
      throw ReadingFailure(error)
    }
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

  /// Says that all entities are there.
  func finish() throws(ReadingFailure) {
    for entity in try projection?.finish(losses: &losses) ?? [] { try pass(entity) }
    do {
      try writer.finish()
    } catch {
      throw ReadingFailure(error)
    }
  }
}
