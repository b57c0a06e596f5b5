import Support
import Testing

@testable import Carryover

@Suite("Sessions written as notes")
struct NotesRoundTripTests {
  static func write(_ sessions: [Session]) throws -> String {
    var library = Library()
    library.sessions = sessions
    let document = try library.document(in: .jsonLines)
    return String(decoding: try Conversion(to: .markdown).run(bytes: document).output, as: UTF8.self)
  }

  static func read(_ text: String) throws -> [Session] {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "notes.md", format: .markdown, options: options)
    return try reader.library().sessions
  }

  /// The document without what stands between two lines of three dashes.
  static func withoutFrontMatter(_ text: String) -> String {
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

  @Test("What one session says changes no other", arguments: ["same again", "Row same as last time", "row: same"])
  func apart(remark: String) throws {
    var sessions = try Self.read(
      "# 2024-02-19\n\nRow 14 kg 2x10\n\n# 2024-02-21\n\nBench 60 x 5\n\n# 2024-02-23\n\nSlept well")
    try #require(sessions.count == 3)
    sessions[0].title = "BW 80 kg"
    sessions[1].notes = remark
    sessions[1].sections[0].exercises[0].notes = remark
    sessions[2].notes = remark
    let text = try Self.write(sessions)
    #expect(difference(sessions, try Self.read(text)) == "", "\(text)")
    let bare = Self.withoutFrontMatter(text)
    #expect(difference(sessions.map(Self.bare), try Self.read(bare).map(Self.bare)) == "", "\(bare)")
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

  @Test("Whatever a session says is read back, and what is not was told", arguments: 1...60)
  func sparse(seed: UInt64) throws {
    var visitor = SparseVisitor(seed: seed, percentage: [10, 40, 75][Int(seed % 3)])
    let sessions = inOrderOfTime(visitor.sessions(2))
    var projection = NotesProjection()
    let held = try sessions.map { session in
      var losses = LossLog(.notes)
      let held = try #require(projection.project(session, losses: &losses))
      let told = Dictionary(uniqueKeysWithValues: losses.losses.map { ($0.field, $0.count) })
      #expect(told == Self.lost(of: session, held))
      return held
    }
    let text = try Self.write(sessions)
    let found = try Self.read(text)
    #expect(difference(held, found) == "", "\(text)")
    #expect(try Self.write(found) == text)
  }

  @Test("Every field of a session, changed alone, is read back", arguments: 0..<120)
  func oneField(field: Int) throws {
    var written = WrittenSessions(seed: 5, hostility: 0)
    var session = written.sessions(1)[0]
    var visitor = MutatingVisitor(field: field, values: ValueGenerator(seed: UInt64(field)))
    session.visit(&visitor)
    guard visitor.changed != nil else { return }
    var projection = NotesProjection()
    var losses = LossLog(.notes)
    let held = try #require(projection.project(session, losses: &losses))
    #expect(difference([held], try Self.read(Self.write([session]))) == "", "\(visitor.changed ?? "")")
  }

  /// How often each field differs.
  private static func lost(of session: Session, _ held: Session) -> [String: Int] {
    var lost: [String: Int] = [:]
    for (old, new) in zip(parts(of: session), parts(of: held)) {
      let known = Set(new)
      for field in old where !known.contains(field) { lost[field.path, default: 0] += 1 }
    }
    return lost
  }

  private static func parts(of session: Session) -> [[ListedField]] {
    var parts = [ListingVisitor.fields(of: session, "session")]
    for section in session.sections {
      parts.append(ListingVisitor.fields(of: section, "section"))
      for exercise in section.exercises {
        parts.append(ListingVisitor.fields(of: exercise, "exercise"))
        for group in exercise.setGroups {
          parts.append(ListingVisitor.fields(of: group, "group"))
          parts += group.sets.map { ListingVisitor.fields(of: $0, "set") }
        }
      }
    }
    return parts
  }
}
