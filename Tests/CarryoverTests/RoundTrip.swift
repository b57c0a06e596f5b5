import Foundation
import Support
import Testing
import TextStreams

@testable import Carryover

/// What a format gives back of a history, held against what was told as lost.
struct RoundTrip {
  /// What was told as lost, by field.
  let told: [String: Int]
  /// What was read back.
  let read: Library
  let summary: SourceSummary
  /// The document.
  let bytes: [UInt8]
  private let capabilities: FormatCapabilities

  /// Writes entities in a format and reads them again.
  init(_ entities: [Entity], _ output: OutputFormat, zone: String? = "Europe/Berlin") throws {
    let sink = CollectingSink()
    var options = WritingOptions()
    options.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    let writer = output.writer(into: sink, options: options)
    for entity in entities { try writer.write(entity) }
    try writer.finish()
    (told, bytes, capabilities) = (writer.losses.counts, sink.bytes, output.capabilities)
    if let schema = try? JSONSchemaCheck(named: output.identifier) { #expect(try schema.faults(in: bytes) == []) }
    // Read as somebody does who knows no more of it than what writing it told, and its name where it shows no sign.
    var reading = ReadingOptions()
    reading.allowsUnknownUnit = true
    if let note = writer.findings.first(where: { $0.code.identifier.hasSuffix("unit-not-written") }) {
      reading.loadUnits = LoadUnitSchedule(note.arguments[0])
    }
    let input = InputFormat.all.first { $0.identifier == output.identifier }
    let isRecognised = input.map { input in sink.bytes.withByteSlice { input.confidence($0) > 0 } } ?? true
    var reader = try HistoryReader(
      bytes: bytes, name: "document", format: isRecognised ? nil : input, options: reading)
    read = try reader.library()
    summary = reader.summary
    if let input { #expect(summary.format == input.identifier) }
    #expect(summary.log.diagnostics.filter { $0.code.severity == .error }.map(\.description) == [])
  }

  /// What is told wrongly of sessions: a loss that is none, one that is not told, and one that the table of formats says
  /// cannot be.
  func faults(_ original: [Session]) -> [String] {
    let told = lostOfSessions
    let impossible = told.keys.filter { capabilities.holding(of: $0) == .whole && !Self.parts.contains($0) }
    return LossCheck(original, read.sessions, told: told).faults
      + impossible.sorted().map { "\($0): the format holds it whole" }
  }

  /// What was told of sessions alone.
  var lostOfSessions: [String: Int] {
    told.filter { FormatCapabilities.sessionFields.contains($0.key) || Self.parts.contains($0.key) }
  }

  private static let parts: Set<String> = ["session", "section", "exercise", "group", "set", "exercise.order"]

  /// What was told of everything else.
  var lostOfOthers: [String: Int] { told.filter { lostOfSessions[$0.key] == nil } }

  /// What entities that are no sessions lost, found by comparing them with what was read.
  func found(_ entities: [Entity]) -> [String: Int] {
    var log = LossLog(capabilities)
    let held = Dictionary(read.entitiesBesideSessions.map { ($0.id, $0) }) { first, _ in first }
    for entity in entities where entity.kind != .session { HeldFields().count(entity, held[entity.id], &log) }
    return log.counts
  }
}

extension [Entity] {
  var sessions: [Session] { compactMap { if case .session(let session) = $0 { session } else { nil } } }
}

/// The entities of generated libraries of every kind.
func generatedEntities(seed: UInt64, percentage: Int) -> [Entity] {
  var sparse = SparseVisitor(seed: seed, percentage: percentage)
  var entities: [Entity] = sparse.sessions(6).map(Entity.session)
  entities += (0..<3).map { _ in .exercise(sparse.make()) }
  entities += (0..<3).map { _ in .healthSnapshot(sparse.make()) }
  entities.append(.implement(sparse.make()))
  entities.append(.tombstone(sparse.make()))
  var plans = PlanGenerator(seed: seed)
  let content = plans.library().content
  entities += content.sessions.map(Entity.session) + content.entitiesBesideSessions
  return entities
}
