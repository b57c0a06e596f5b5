import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Spotter")
struct SpotterTests {
  private func read(_ text: String, zone: String? = "Europe/Berlin") throws -> (Library, SourceSummary) {
    var options = ReadingOptions()
    options.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "spotter.json", format: .spotter, options: options)
    let library = try reader.library()
    return (library, reader.summary)
  }

  private func sets(_ sets: String) throws -> [LoggedExercise] {
    let (library, _) = try read(#"{"sessions":[{"date":"2025-03-03T17:30:00Z","sets":[\#(sets)]}]}"#)
    return try #require(library.sessions.first).sections.flatMap(\.exercises)
  }

  @Test("What is told as lost is what is lost", arguments: 0..<40 as Range<UInt64>)
  func lossesFound(seed: UInt64) throws {
    let entities = generatedEntities(seed: seed, percentage: seed % 2 == 0 ? 30 : 80)
    let trip = try RoundTrip(entities, .spotter)
    #expect(trip.faults(entities.sessions) == [])
    var found = trip.found(entities)
    // Planned exercises that modules bring stand before those that were there.
    var told = trip.lostOfOthers
    for field in Set(found.keys).union(told.keys) where field.hasPrefix("workout.exercises") {
      (found[field], told[field]) = (nil, nil)
    }
    #expect(told == found)
  }

  @Test("A document written again is the same bytes", arguments: 0..<20 as Range<UInt64>)
  func stable(seed: UInt64) throws {
    let first = try RoundTrip(generatedEntities(seed: seed, percentage: 60), .spotter)
    let second = try RoundTrip(first.read.entities, .spotter)
    #expect(second.told == [:])
    #expect(Set(first.read.sessions) == Set(second.read.sessions))
    #expect(Set(first.read.programs) == Set(second.read.programs))
    #expect(Set(first.read.workouts) == Set(second.read.workouts))
    #expect(Set(first.read.healthSnapshots) == Set(second.read.healthSnapshots))
  }

  @Test("The sample loses nothing")
  func sample() throws {
    let (library, summary) = try read(String(decoding: Locations.sample("spotter.json"), as: UTF8.self))
    #expect(summary.log.diagnostics.map(\.code) == [.appTimesShortened])
    #expect(try JSONSchemaCheck(named: "spotter").faults(in: Locations.sample("spotter.json")) == [])
    var entities = library.entities
    let trip = try RoundTrip(entities, .spotter)
    #expect(trip.told == ["session.timeZone": 2])
    entities = trip.read.entities
    #expect(try RoundTrip(entities, .spotter).told == [:])
    #expect(library.sessions[0].start == CivilMoment("2025-03-03T18:30:00"))
    #expect(library.sessions[0].feeling == 4)
    #expect(library.healthSnapshots[0].date == CivilDate(year: 2025, month: 3, day: 3))
  }

  @Test("Sets of one exercise that follow one another are grouped")
  func grouping() throws {
    let exercises = try sets(
      """
      {"orderIndex":2,"exerciseName":"B","weight":3,"weightUnit":"kg","reps":3},
      {"orderIndex":0,"exerciseName":"A","weight":1,"weightUnit":"kg","reps":1},
      {"orderIndex":1,"exerciseName":"A","weight":2,"weightUnit":"lbs","reps":2},
      {"orderIndex":3,"exerciseName":"A","weight":4,"weightUnit":"kg","reps":4}
      """)
    #expect(exercises.map(\.name) == ["A", "B", "A"])
    #expect(exercises.flatMap { $0.setGroups.flatMap(\.sets) }.map(\.reps) == [1, 2, 3, 4])
    #expect(exercises[0].setGroups[0].sets.map(\.load?.unit) == [.kilogram, .pound])
  }

  @Test("Places among the sets of an exercise are not places in the session")
  func placesOfExercises() throws {
    let exercises = try sets(
      """
      {"orderIndex":1,"exerciseName":"A","reps":2},{"orderIndex":0,"exerciseName":"B","reps":3},
      {"orderIndex":0,"exerciseName":"A","reps":1}
      """)
    #expect(exercises.map(\.name) == ["A", "B"])
    #expect(exercises.flatMap { $0.setGroups.flatMap(\.sets) }.map(\.reps) == [1, 2, 3])
  }

  @Test("An absent weight and half a point are told")
  func notOptional() throws {
    var session = Session(id: Identifier(UniqueIdentifier(high: 1, low: 2)))
    session.start = CivilMoment("2025-03-03T18:30:00")
    var (plank, heavy) = (LoggedSet(id: Identifier(.zero)), LoggedSet(id: Identifier(.zero)))
    plank.isCompleted = true
    heavy.isCompleted = true
    (heavy.load, heavy.reps, heavy.rpe) = (Load(value: 100, unit: .kilogram), 5, 8.5)
    var group = LoggedSetGroup(id: Identifier(.zero))
    group.sets = [plank, heavy]
    var exercise = LoggedExercise(id: Identifier(.zero), name: "Something")
    exercise.setGroups = [group]
    var section = Section(id: Identifier(.zero))
    section.exercises = [exercise]
    session.sections = [section]
    session.assignIdentifiers(session.id)
    let trip = try RoundTrip([.session(session)], .spotter)
    #expect(trip.told == ["session.isImported": 1, "set.load.value": 1, "set.reps": 1, "set.rpe": 1])
    #expect(trip.read.sessions[0].allSets.map(\.load?.value) == [0, 100])
    #expect(trip.read.sessions[0].allSets.map(\.rpe) == [nil, 9])
  }

  @Test("A value that cannot be decoded is told with its place, and the rest comes in")
  func lenient() throws {
    let (library, summary) = try read(
      """
      {"sessions":[{"date":"2025-03-03T17:30:00Z","sessionRPE":9,
        "sets":[{"exerciseName":"A","weight":"heavy","weightUnit":"kg","reps":5}, 7]},
       {"notes":"no date"}, {"date":763149802.5,"sets":[]}],
       "exercises":[{"name":"A","isCustom":"yes"}]}
      """)
    #expect(library.sessions.count == 2)
    #expect(library.sessions[0].allSets.map(\.reps) == [5])
    #expect(library.sessions[1].start == CivilMoment("2025-03-08T19:03:22"))
    #expect(
      summary.log.diagnostics.filter { $0.code.severity == .error }.map {
        "\($0.line ?? 0):\($0.column ?? 0) \($0.message)"
      }.sorted() == [
        "1:58 sessions[0].sessionRPE was not read: a whole number from 1 to 5 was expected",
        "2:40 sessions[0].sets[0].weight was not read: a number, zero or above, was expected",
        "2:77 sessions[0].sets[1] was not read: an object was expected",
        "3:2 sessions[1] cannot be read: it has no date",
        "4:38 exercises[0].isCustom was not read: true or false was expected",
      ])
    #expect(summary.rejectedFields == 4 && summary.rejectedEntities == 1)
  }

  @Test("The schema refuses what the app cannot have")
  func schema() throws {
    let schema = try JSONSchemaCheck(named: "spotter")
    let sample = String(decoding: try Locations.sample("spotter.json"), as: UTF8.self)
    for (right, wrong) in [
      (#""weight":135"#, #""weight":-1"#), (#""reps":5"#, #""repetitions":5"#), (#""rpe":7"#, #""rpe":7.5"#),
      (#""sessionRPE":4"#, #""sessionRPE":9"#), (#""weightUnit":"kg""#, #""weightUnit":"stone""#),
      (#""reps":"8-12""#, #""reps":8"#), (#""2025-03-03T17:30:00Z""#, #""2025-03-03""#),
    ] {
      #expect(sample.contains(right))
      #expect(try !schema.faults(in: Array(sample.replacing(right, with: wrong).utf8)).isEmpty, "\(wrong)")
    }
  }

  @Test("Points in time without a zone are a question")
  func zoneMissing() throws {
    let failure = #expect(throws: ReadingFailure.self) {
      _ = try read(#"{"sessions":[{"date":"2025-03-03T17:30:00Z","sets":[]}]}"#, zone: nil)
    }
    #expect(failure?.kind == .question && failure?.diagnostic.code == .appTimeZoneMissing)
    let (library, _) = try read(#"{"sessions":[{"date":"2025-03-03T17:30:00-05:00","sets":[]}]}"#, zone: nil)
    #expect(library.sessions[0].start == CivilMoment("2025-03-03T17:30:00"))
    #expect(library.sessions[0].timeZone == nil)
  }

  @Test("A skipped and a repeated time are told, and come back as they were")
  func daylightSaving() throws {
    let starts = ["2025-03-30T02:30:00", "2025-10-26T02:30:00", "2025-10-26T03:30:00"]
    let sessions = starts.enumerated().map { index, start in
      var session = Session(id: Identifier(UniqueIdentifier(high: 7, low: UInt64(index))))
      session.start = CivilMoment(start)
      return session
    }
    let sink = CollectingSink()
    var options = WritingOptions()
    options.timeZone = TimeZone(identifier: "Europe/Berlin")
    let writer = OutputFormat.spotter.writer(into: sink, options: options)
    for session in sessions { try writer.write(.session(session)) }
    try writer.finish()
    #expect(writer.findings.map(\.code) == [.appDaylightSaving, .appDaylightSaving])
    let text = String(decoding: sink.bytes, as: UTF8.self)
    for date in ["02:30:00+01:00", "02:30:00+02:00", "03:30:00+01:00"] { #expect(text.contains(date)) }
    #expect(try read(text, zone: nil).0.sessions.map(\.start) == sessions.map(\.start))
  }
}
