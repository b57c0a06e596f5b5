import Support
import Testing

@testable import Carryover

/// What writing sessions as a log gives: the text, what the projection left of each session, and what was told of each.
struct WrittenLog {
  private(set) var bytes: [UInt8] = []
  private(set) var held: [Session?] = []
  private(set) var told: [[String: Int]] = []
  var sessions: [Session] { held.compactMap { $0 } }

  init(
    _ sessions: [Session], _ projection: some SessionProjection, _ capabilities: FormatCapabilities,
    writer: (CollectingSink) -> any EntityWriter
  ) throws {
    var projection = projection
    let sink = CollectingSink()
    let writer = writer(sink)
    for session in sessions {
      var losses = LossLog(capabilities)
      let left = try projection.project(session, losses: &losses)
      held.append(left)
      told.append(losses.counts)
      if let left { try writer.write(.session(left)) }
    }
    try writer.finish()
    bytes = sink.bytes
  }

  /// Holds a log against the sessions of which it was written: reading gives what the projection gave, what was told is
  /// what was lost, and nothing is lost again.
  static func check(
    _ sessions: [Session], write: ([Session]) throws -> WrittenLog, read: ([UInt8]) throws -> ReadHistory
  ) throws {
    let written = try write(sessions)
    let history = try read(written.bytes)
    #expect(difference(comparable(history.sessions), comparable(written.sessions)) == "")
    #expect(history.summary.rows.rejected == 0 && history.summary.rows.repeated == 0)
    for (index, session) in sessions.enumerated() {
      #expect(LossCheck(session, written.held[index], told: written.told[index]).faults == [])
    }
    let again = try write(history.sessions)
    #expect(again.told.filter { !$0.isEmpty } == [])
    #expect(try write(again.sessions).bytes == again.bytes)
  }
}

extension LossLog {
  /// How many values were lost, by field.
  var counts: [String: Int] { Dictionary(uniqueKeysWithValues: losses.map { ($0.field, $0.count) }) }
}
