import Carryover
import Support
import Testing

@Suite("Sessions written as notes")
struct NotesRoundTripTests {
  static func write(_ sessions: [Session]) throws -> String {
    var library = Library()
    library.sessions = sessions
    let json = try Conversion(to: .json).run(bytes: document(of: sessions)).output
    return String(decoding: try Conversion(to: .markdown).run(bytes: json).output, as: UTF8.self)
  }

  /// The sessions as a document of Carryover's own, which any session goes through unchanged.
  private static func document(of sessions: [Session]) throws -> [UInt8] {
    var library = Library()
    library.sessions = sessions
    return try library.document(in: .jsonLines)
  }

  static func read(_ text: String) throws -> [Session] {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "notes.md", format: .markdown, options: options)
    return try reader.library().sessions
  }

  /// The document without what stands between two lines of three dashes.
  private static func withoutFrontMatter(_ text: String) -> String {
    var isInside = false
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if line.elementsEqual("---".unicodeScalars) {
        isInside.toggle()
        return false
      }
      return !isInside
    }
    return lines.map { String(Substring($0)) }.joined(separator: "\n")
  }

  @Test("What is written reads back as it was", arguments: 1...60)
  func again(seed: UInt64) throws {
    var written = WrittenSessions(seed: seed, hostility: seed % 3 == 0 ? 100 : Int(seed % 50))
    let sessions = written.sessions(Int(seed % 5) + 1)
    let text = try Self.write(sessions)
    let found = try Self.read(text)
    #expect(difference(sessions, found) == "", "\(text)")
    #expect(try Self.write(found) == text)
  }

  @Test("Without front matter it says the same of sets, names, days and notes", arguments: 1...60)
  func shown(seed: UInt64) throws {
    var written = WrittenSessions(seed: seed, hostility: seed % 3 == 0 ? 100 : Int(seed % 50))
    let sessions = written.sessions(Int(seed % 5) + 1)
    let text = Self.withoutFrontMatter(try Self.write(sessions))
    #expect(difference(sessions.map(Self.bare), try Self.read(text).map(Self.bare)) == "", "\(text)")
  }

  /// What notes show of a session: without identifiers, links and rare measures.
  private static func bare(_ session: Session) -> Session {
    var bare = Session(id: Identifier(.zero), start: session.start, title: session.title)
    (bare.duration, bare.feeling, bare.rpe) = (session.duration, session.feeling, session.rpe)
    (bare.bodyweight, bare.notes) = (session.bodyweight, session.notes)
    bare.sections = session.sections.map { section in
      Section(
        id: Identifier(.zero), name: section.name, notes: section.notes, exercises: section.exercises.map(Self.bare))
    }
    return bare
  }

  private static func bare(_ exercise: LoggedExercise) -> LoggedExercise {
    var group = LoggedSetGroup(id: Identifier(.zero))
    group.sets = exercise.setGroups.flatMap(\.sets).map { set in
      var bare = set
      bare.id = Identifier(.zero)
      (bare.heartRate, bare.bandColor, bare.timestamp, bare.measurables) = (nil, nil, nil, [])
      return bare
    }
    var bare = LoggedExercise(id: Identifier(.zero), name: exercise.name, setGroups: [group])
    bare.notes = exercise.notes
    return bare
  }
}
