import Support
import Testing

@testable import Carryover

@Suite("Clipboard text")
struct ClipboardTests {
  private static let types: [(String, SessionType)] = [("Upper", .upper), ("Lower", .lower), ("Full Body", .fullBody)]

  private func read(_ text: String) throws -> Session {
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "clipboard", format: .clipboard)
    return try #require(try reader.library().sessions.first)
  }

  private func write(_ sessions: [Session]) throws -> (text: String, losses: [LossLog.Loss]) {
    var library = Library()
    library.sessions = sessions
    let result = try Conversion(to: .clipboard).run(bytes: library.document(in: .jsonLines))
    return (String(decoding: result.output, as: UTF8.self), result.report.losses)
  }

  @Test("The type stands before the first mark, and only a known one does")
  func division() {
    let cases: [(String, SessionType?, String)] = [
      ("Upper||||notes", .upper, "notes"), ("Lower||||", .lower, ""), ("Full Body||||a||||b", .fullBody, "a||||b"),
      ("Upper||||||||", .upper, "||||"), ("upper||||x", nil, "upper||||x"), ("Push||||x", nil, "Push||||x"),
      ("\nUpper||||x", nil, "\nUpper||||x"), ("Upper ||||x", nil, "Upper ||||x"),
      ("a\nUpper||||x", nil, "a\nUpper||||x"),
      ("Upper|||x", nil, "Upper|||x"), ("||||x", nil, "||||x"), ("", nil, ""), ("Upper", nil, "Upper"),
      ("Lower|||||x", .lower, "|x"), ("Upper||||\r\nSquat\r\n", .upper, "\r\nSquat\r\n"),
    ]
    for (text, type, body) in cases {
      let found = ClipboardText(text)
      #expect(found.type == type && found.body == body, "\(text)")
      #expect(found.text == text)
    }
  }

  @Test("What comes from the clipboard goes back byte for byte", arguments: 1...80)
  func bytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      WrittenSessions.hostileLines.randomElement(using: &random) ?? ""
    }
    let body = lines.joined(separator: "\n")
    let type = Self.types.randomElement(using: &random) ?? Self.types[0]
    let text = "\(type.0)||||\(body)"
    let session = try read(text)
    #expect(session.type == type.1 && (session.notes ?? "") == body)
    #expect(try write([session]).text == text)
  }

  @Test("The training in the notes is read, and stays in them")
  func training() throws {
    let session = try read("Upper||||2024-03-05\nBench Press 100 kg x 5, 5, 5\nfelt good\n| a ||||\n")
    #expect(session.type == .upper && session.start == CivilMoment("2024-03-05"))
    #expect(session.allSets.map(\.reps) == [5, 5, 5])
    #expect(session.notes == "2024-03-05\nBench Press 100 kg x 5, 5, 5\nfelt good\n| a ||||\n")
    #expect(session.origin == Origin(source: "clipboard", key: "clipboard:2024-03-05"))
  }

  @Test("Two workouts of one text are read as one, for an app hands over one")
  func severalDays() throws {
    let session = try read(
      "Upper||||# 2024-03-05\n\n## Squat\n\n- 100 kg x 5\n\n# 2024-03-06\n\n## Row\n\n- 50 kg x 8\n")
    #expect(session.sections.flatMap(\.exercises).map(\.name) == ["Squat", "Row"])
    #expect(session.start == CivilMoment("2024-03-05"))
  }

  @Test(
    "A session that was not typed goes out in the written form, and what that does not say is told", arguments: 1...40)
  func told(seed: UInt64) throws {
    var written = WrittenSessions(seed: seed, hostility: Int(seed % 40))
    var sessions = written.sessions(Int(seed % 2) + 1)
    if seed % 3 == 0 { sessions[0].notes = nil }
    var losses = LossLog(.clipboard)
    var projection = ClipboardProjection()
    _ = try projection.project(sessions[0], losses: &losses)
    let (text, told) = try write(sessions)
    let held = try read(text)
    #expect(held.allSets.map(Self.training) == sessions[0].allSets.map(Self.training))
    #expect(told.first { $0.field == "session" }?.count ?? 0 == sessions.count - 1)
    let isTypeHeld = sessions[0].type == held.type
    #expect(isTypeHeld == !losses.losses.contains { $0.field == "session.type" })
    #expect((sessions[0].timeZone == nil) == !losses.losses.contains { $0.field == "session.timeZone" })
    let rates = sessions[0].allSets.count { $0.heartRate != nil }
    #expect(losses.losses.first { $0.field == "set.heartRate" }?.count ?? 0 == rates)
  }

  /// What the text says of a set.
  private static func training(_ set: LoggedSet) -> LoggedSet {
    var bare = set
    bare.id = Identifier(.zero)
    (bare.heartRate, bare.bandColor, bare.timestamp, bare.measurables) = (nil, nil, nil, [])
    return bare
  }
}
