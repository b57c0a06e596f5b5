import Foundation
import Support
import Testing

@testable import Carryover

/// What an app's document gives back of a history, held against what was told as lost.
struct AppRoundTrip {
  /// What was told as lost, by field.
  let told: [String: Int]
  /// What was read back.
  let read: Library
  let summary: SourceSummary
  /// The document.
  let bytes: [UInt8]

  /// Writes entities in a format and reads them again.
  init(_ entities: [Entity], _ output: OutputFormat, _ input: InputFormat, zone: String? = "Europe/Berlin") throws {
    let sink = CollectingSink()
    var options = WritingOptions()
    options.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    let writer = output.writer(into: sink, options: options)
    for entity in entities { try writer.write(entity) }
    try writer.finish()
    told = Dictionary(uniqueKeysWithValues: writer.losses.losses.map { ($0.field, $0.count) })
    bytes = sink.bytes
    let faults = try JSONSchemaCheck(named: output.identifier).faults(in: bytes)
    #expect(faults == [])
    // Read as somebody does who knows no more of it than what writing it told.
    var reading = ReadingOptions()
    if let note = writer.findings.first(where: { $0.code == .appUnitNotWritten }) {
      reading.loadUnits = LoadUnitSchedule(note.arguments[0])
    }
    var reader = try HistoryReader(bytes: bytes, name: "document.json", format: nil, options: reading)
    read = try reader.library()
    summary = reader.summary
    #expect(summary.format == input.identifier)
    #expect(summary.log.diagnostics.filter { $0.code.severity == .error }.map(\.description) == [])
  }

  /// What the entities that were held lost, found by comparing them with what was read.
  func found(
    _ entities: [Entity], _ output: OutputFormat, required: Set<String>, isHeld: (LoggedSet) -> Bool
  ) -> [String: Int] {
    let fields = HeldFields(required: required)
    var log = LossLog(output.capabilities)
    let sessions = Dictionary(read.sessions.map { ($0.id, $0) }) { first, _ in first }
    let others = Dictionary(read.entitiesBesideSessions.map { ($0.id, $0) }) { first, _ in first }
    for entity in entities {
      if case .session(let session) = entity {
        guard let held = sessions[session.id] else {
          log.add("session")
          continue
        }
        fields.count(session, held, isHeld: isHeld, &log)
      } else {
        fields.count(entity, others[entity.id], &log)
      }
    }
    return Dictionary(uniqueKeysWithValues: log.losses.map { ($0.field, $0.count) })
  }

  /// What is told wrongly of sessions, by a comparison that shares no code with the writer.
  func faults(_ original: [Session], isHeld: (LoggedSet) -> Bool) -> [String] {
    var (differing, lost): ([String: Int], [String: Int]) = ([:], [:])
    let held = Dictionary(read.sessions.map { ($0.id, $0) }) { first, _ in first }
    for session in original {
      let check = LossCheck(session.keepingSets(isHeld), held[session.id], told: told)
      differing.merge(check.differing, uniquingKeysWith: +)
      lost.merge(check.lost, uniquingKeysWith: +)
    }
    let parts: Set<String> = ["session", "section", "exercise", "group", "set"]
    return Set(differing.keys).union(told.keys.filter { $0.contains(".") && !$0.hasPrefix("template") })
      .filter { !parts.contains($0) && FormatCapabilities.sessionFields.contains($0) }
      .compactMap { field -> String? in
        let (least, most, count) = (lost[field, default: 0], differing[field, default: 0], told[field, default: 0])
        return count < least || count > most ? "\(field): told \(count), lost \(least) to \(most)" : nil
      }.sorted()
  }
}

extension Session {
  /// The session without the sets that do not pass.
  fileprivate func keepingSets(_ isKept: (LoggedSet) -> Bool) -> Session {
    var session = self
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          session.sections[section].exercises[exercise].setGroups[group].sets.removeAll { !isKept($0) }
        }
      }
    }
    return session
  }
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
