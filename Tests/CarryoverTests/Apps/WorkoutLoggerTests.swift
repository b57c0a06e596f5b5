import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Workout Logger")
struct WorkoutLoggerTests {
  private func read(_ text: String, unit: LoadUnit? = nil) throws -> (Library, SourceSummary) {
    var options = ReadingOptions()
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "logger.json", format: nil, options: options)
    let library = try reader.library()
    #expect(reader.summary.format == "workout-logger")
    return (library, reader.summary)
  }

  private func sample() throws -> String {
    String(decoding: try Locations.sample("workout-logger.json"), as: UTF8.self)
  }

  @Test("What is told as lost is what is lost", arguments: 0..<20 as Range<UInt64>)
  func lossesFound(seed: UInt64) throws {
    let entities = generatedEntities(seed: seed, percentage: seed % 2 == 0 ? 20 : 50).filter { $0.kind == .session }
    let trip = try RoundTrip(entities, .workoutLogger)
    let faults = trip.faults(entities.sessions)
    #expect(faults == [])
    #expect(trip.lostOfOthers == [:])
  }

  @Test("A document written again is the same bytes", arguments: 0..<12 as Range<UInt64>)
  func stable(seed: UInt64) throws {
    let first = try RoundTrip(generatedEntities(seed: seed, percentage: 40), .workoutLogger)
    let second = try RoundTrip(first.read.sessions.map(Entity.session), .workoutLogger)
    #expect(second.told == [:])
    #expect(second.bytes == first.bytes)
    #expect(second.read == first.read)
  }

  @Test("The sample loses nothing, its notes byte for byte")
  func sampleIsKept() throws {
    let text = try sample()
    let (library, summary) = try read(text)
    #expect(summary.rows.sets > 0 && summary.rows.rejected == 0)
    #expect(try JSONSchemaCheck(named: "workout-logger").faults(in: Array(text.utf8)) == [])
    let trip = try RoundTrip(library.sessions.map(Entity.session), .workoutLogger)
    #expect(trip.told == [:])
    #expect(String(decoding: trip.bytes, as: UTF8.self) == text)
    #expect(trip.read == library)
    let sessions = library.sessions
    #expect(sessions.map(\.type) == [.upper, .lower, .fullBody, .upper])
    #expect(sessions.map(\.start) == ["2025-03-03", "2025-03-05", "2025-03-08", "2025-03-10"].map { CivilMoment($0) })
    #expect(sessions[0].sections.flatMap(\.exercises).map(\.name) == ["Bench Press", "Pull Up"])
    #expect(sessions[0].allSets.map(\.reps) == [5, 5, 5, 8, 6])
    #expect(sessions[1].allSets.count == 6)
    #expect(sessions[2].allSets.map(\.load?.value) == [120, 130])
    #expect(sessions[3].allSets == [] && sessions[3].notes == "Skipped, shoulder hurts.")
  }

  @Test("Notes stay as typed where the unit was said when they were read", arguments: [LoadUnit.kilogram, .pound])
  func unitSaid(unit: LoadUnit) throws {
    let text = #"{"workouts":[{"type":"Upper","day":"2025-03-03","notes":"Bench Press\n60 x 5\n80x5"}]}"#
    let (library, _) = try read(text, unit: unit)
    #expect(library.sessions[0].allSets.map(\.load) == [60, 80].map { Load(value: $0, unit: unit) })
    let trip = try RoundTrip(library.sessions.map(Entity.session), .workoutLogger)
    #expect(trip.read.sessions[0].notes == "Bench Press\n60 x 5\n80x5")
    #expect(trip.told["set.load.unit"] == 2)
  }

  @Test("A workout goes to the clipboard and comes back, byte for byte")
  func clipboard() throws {
    for session in try read(sample()).0.sessions {
      let text = ClipboardText(of: session)
      #expect(text.type == session.type && text.body == session.notes)
      let back = try ClipboardReading(ClipboardText(text.text), options: ReadingOptions(), name: "clipboard")
      #expect(back.session.notes == session.notes && back.session.type == session.type)
      #expect(back.session.allSets.map(\.reps) == session.allSets.map(\.reps))
    }
  }

  @Test("What an app logged by sets becomes notes that say it")
  func written() throws {
    let history = try readHistory(Locations.sample("strong-android.csv")).library
    let trip = try RoundTrip(history.sessions.map(Entity.session), .workoutLogger)
    #expect(trip.read.sessions.map(\.start) == history.sessions.map(\.start))
    for (own, held) in zip(history.sessions, trip.read.sessions) {
      #expect(own.allSets.map(\.load) == held.allSets.map(\.load))
      #expect(own.allSets.map(\.reps) == held.allSets.map(\.reps))
    }
  }

  @Test("Workouts without a day, an identifier or a known type come in")
  func lenient() throws {
    let (library, summary) = try read(
      """
      [{"type":"Arms","created":"2025-03-03T10:00:00Z","notes":"Curl\\n3x10 @ 20 kg"},
       {"day":"2025-03-03","notes":"# Push — 2025-03-03 18:30"},{"day":"2025-03-03","notes":"","mood":"good"}]
      """)
    #expect(library.sessions.count == 3)
    let errors = summary.log.diagnostics.filter { $0.code.severity == .error }
    #expect(errors.map(\.message) == ["[0].type was not read: Upper, Lower or Full Body was expected"])
    let starts: [CivilMoment?] = [nil, CivilMoment("2025-03-03T18:30:00"), CivilMoment("2025-03-03")]
    #expect(library.sessions.map(\.start) == starts)
    #expect(Set(library.sessions.map(\.id)).count == 3)
    #expect(library.sessions.contains { $0.otherFields.fields.map(\.json) == [#""good""#] && $0.notes == nil })
  }
}
