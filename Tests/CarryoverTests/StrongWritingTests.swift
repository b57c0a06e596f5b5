import Support
import Testing

@testable import Carryover

/// Sessions in Strong's CSV and back.
@Suite("Strong: writing")
struct StrongWritingTests {
  private func write(_ sessions: [Session], _ flavour: StrongFlavour, unit: LoadUnit?) throws -> WrittenLog {
    let projection = StrongProjection(flavour, unit: unit, matcher: ExerciseMatcher())
    return try WrittenLog(sessions, projection, flavour.capabilities) { StrongWriter(sink: $0, flavour: flavour) }
  }

  private func read(_ bytes: [UInt8], unit: LoadUnit? = nil) throws -> ReadHistory {
    var options = ReadingOptions()
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    options.allowsUnknownUnit = true
    return try readHistory(bytes, options: options)
  }

  private func check(_ sessions: [Session], _ flavour: StrongFlavour, unit: LoadUnit?) throws {
    let fileUnit = unit ?? sessions.flatMap(\.allSets).compactMap { $0.load?.unit }.first
    try WrittenLog.check(
      sessions, write: { try write($0, flavour, unit: unit) },
      read: { try read($0, unit: flavour == .apple ? fileUnit : nil) })
  }

  @Test("A history of Strong's comes back as it was, identifiers and all, unless a loss is told", arguments: 1...60)
  func strongHistories(seed: UInt64) throws {
    for isAndroid in [false, true] {
      var generator = StrongHistory(seed: seed, isAndroid: isAndroid)
      let history = try readHistory(generator.text(sessions: 12), options: kilograms)
      #expect(history.sessions.count == 12)
      for flavour in [StrongFlavour.apple, .hevy] {
        try check(history.sessions, flavour, unit: nil)
        let written = try write(history.sessions, flavour, unit: nil)
        let unit = history.sets.compactMap { $0.load?.unit }.first
        for (index, session) in try read(written.bytes, unit: unit).sessions.enumerated() {
          #expect((session == history.sessions[index]) == written.told[index].isEmpty)
        }
      }
    }
  }

  @Test("A history of the iOS app loses nothing when written as such", arguments: 1...40)
  func appleHistories(seed: UInt64) throws {
    var generator = StrongHistory(seed: seed, isAndroid: false)
    let history = try readHistory(generator.text(sessions: 12), options: kilograms)
    let written = try write(history.sessions, .apple, unit: nil)
    #expect(written.told.filter { !$0.isEmpty } == [])
    #expect(difference(try read(written.bytes, unit: .kilogram).sessions, history.sessions).isEmpty)
  }

  @Test("Whatever a session says, what is read back is what was promised, and the rest is told", arguments: 1...120)
  func hostileSessions(seed: UInt64) throws {
    for flavour in [StrongFlavour.apple, .hevy] {
      var visitor = SparseVisitor(seed: seed, percentage: [15, 40, 80][Int(seed % 3)])
      let sessions = visitor.plausibleSessions(5)
      try check(sessions, flavour, unit: .kilogram)
    }
  }

  @Test("One changed field of a history of Strong's is kept or told", arguments: 0..<90)
  func oneField(field: Int) throws {
    var generator = StrongHistory(seed: 3, isAndroid: false)
    let plain = try readHistory(generator.text(sessions: 3), options: kilograms)
    for flavour in [StrongFlavour.apple, .hevy] {
      for offset in [0, 90] {
        var sessions = plain.sessions
        var visitor = MutatingVisitor(field: field + offset, values: ValueGenerator(seed: 7))
        sessions[1].visit(&visitor)
        guard visitor.changed != nil else { continue }
        if sessions[1].allSets.contains(where: { $0.load != nil && $0.load?.unit == nil }) { continue }
        try check(sessions, flavour, unit: .kilogram)
      }
    }
  }

  @Test("Sessions that begin together keep titles of their own, wherever they stand")
  func sameStart() throws {
    func session(_ number: UInt64, _ start: String, _ title: String?) -> Session {
      var exercise = LoggedExercise(id: Identifier(.zero), name: "Squat")
      var group = LoggedSetGroup(id: Identifier(.zero))
      group.sets = [LoggedSet(id: Identifier(.zero), reps: Int(number))]
      exercise.setGroups = [group]
      var section = Section(id: Identifier(.zero))
      section.exercises = [exercise]
      return Session(
        id: Identifier(UniqueIdentifier(high: number, low: 1)), start: CivilMoment(start), title: title,
        sections: [section])
    }
    let sessions = [
      session(1, "2024-01-05", "A"), session(2, "2024-01-06", nil), session(3, "2024-01-05", "A"),
      session(4, "2024-01-06T00:00:00", ""), session(5, "2024-01-06", nil),
    ]
    for flavour in [StrongFlavour.apple, .hevy] {
      try check(sessions, flavour, unit: .kilogram)
      let titles = try write(sessions, flavour, unit: nil).sessions.map(\.title)
      #expect(titles == ["A", nil, "A (2)", "Workout (2)", "Workout (3)"])
    }
  }

  @Test("In the form for Hevy, seconds, notes and durations are never empty", arguments: 1...30)
  func hevyColumns(seed: UInt64) throws {
    var generator = StrongHistory(seed: seed, isAndroid: seed.isMultiple(of: 2))
    var visitor = SparseVisitor(seed: seed, percentage: 30)
    let sessions = try readHistory(generator.text(sessions: 5), options: kilograms).sessions + visitor.sessions(3)
    let text = String(decoding: try write(sessions, .hevy, unit: nil).bytes, as: UTF8.self)
    let rows = parsedCSV(Array(text.utf8), delimiter: UInt8(ascii: ";"))
    #expect(rows[0].joined(separator: ";") + "\n" == androidHeader && rows.count > 20)
    for row in rows.dropFirst() {
      #expect(row.count == 14)
      for column in [10, 11, 12, 13] { #expect(!row[column].isEmpty) }
      #expect(CivilMoment(row[0].replacing(" ", with: "T"))?.time != nil)
    }
  }

  @Test("One exercise straight after itself comes back as two or is told to be one, whatever its sets are")
  func sameExerciseTwice() throws {
    let letters = ["1", "W", "D", "F"]
    let sequences = letters.map { [$0] } + letters.flatMap { first in letters.map { [first, $0] } }
    var sessions: [Session] = []
    for first in sequences {
      for second in sequences {
        let date = CivilDate(daysSince1970: 19_000 + sessions.count) ?? .epoch
        var session = Session(id: Identifier(.zero), start: CivilMoment(date: date))
        session.sections = [Section(id: Identifier(.zero))]
        session.sections[0].exercises = [exercise(first, note: "one"), exercise(second, note: "two")]
        sessions.append(session)
      }
    }
    for flavour in [StrongFlavour.apple, .hevy] {
      try check(sessions, flavour, unit: .kilogram)
      let written = try write(sessions, flavour, unit: nil)
      let joined = written.told.count { $0["exercise"] == 1 }
      let apart = written.sessions.count { $0.exerciseCount == 2 }
      #expect(joined + apart == 400 && apart == 42)
    }
  }

  private func exercise(_ letters: [String], note: String) -> LoggedExercise {
    var exercise = LoggedExercise(id: Identifier(.zero), name: "Squat")
    exercise.notes = note
    var group = LoggedSetGroup(id: Identifier(.zero))
    group.sets = letters.map { letter in
      let kind: SetKind = letter == "W" ? .warmup : letter == "D" ? .drop : .working
      return LoggedSet(id: Identifier(.zero), kind: kind, toFailure: letter == "F", reps: 5)
    }
    exercise.setGroups = [group]
    return exercise
  }

  @Test("A set to failure counts, warm-ups and drops do not")
  func setOrders() throws {
    let orders = ["W", "1", "F", "3", "D", "4", "W", "1", "F"]
    let text = appleHeader + orders.map { "2021-01-05 18:03:22,\"\",1h,\"Squat\",\($0),60.0,5.0,0,0.0,,,\n" }.joined()
    let sessions = try readHistory(text, options: kilograms).sessions
    let rows = parsedCSV(try write(sessions, .apple, unit: nil).bytes)
    #expect(rows.dropFirst().map { $0[4] } == orders)
    #expect(sessions.first?.sections.first?.exercises.map { $0.setGroups.flatMap(\.sets).count } == [6, 3])
  }

  @Test("A row is as the iOS app writes it")
  func appleRows() throws {
    let text =
      appleHeader
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Squat (Barbell)\",W,60.0,5.0,0,0.0,\"low\\nslow\",\"\",\n"
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Squat (Barbell)\",Rest Timer,0,0.0,0,90.0,,,\n"
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Squat (Barbell)\",1,0.0,5.0,0,0.0,,,8.5\n"
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Rowing (Machine)\",1,0,0.0,1000.0,242.5,\"\",,\n"
    let sessions = try readHistory(text, options: kilograms).sessions
    #expect(String(decoding: try write(sessions, .apple, unit: nil).bytes, as: UTF8.self) == text)
  }

  @Test("The sample of the iOS app is written as it stands, but for a conversion's dust and the last line break")
  func sample() throws {
    let sample = String(decoding: try Locations.sample("strong.csv"), as: UTF8.self)
    let sessions = try readHistory(sample, options: kilograms).sessions
    let written = String(decoding: try write(sessions, .apple, unit: nil).bytes, as: UTF8.self)
    #expect(written == sample.replacing("102.49999999999999", with: "102.5") + "\n")
  }
}
