import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Gym App")
struct GymAppTests {
  private func read(
    _ text: String, zone: String? = "Europe/Berlin", unit: LoadUnit? = .kilogram
  ) throws -> (Library, SourceSummary) {
    var options = ReadingOptions()
    options.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "gym-app.json", format: nil, options: options)
    let library = try reader.library()
    #expect(reader.summary.format == "gym-app")
    return (library, reader.summary)
  }

  private func errors(_ summary: SourceSummary) -> [String] {
    summary.log.diagnostics.filter { $0.code.severity == .error }
      .map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" }
  }

  /// The exercises of a session that consists of one exercise, of whose object these are the members.
  private func exercise(_ members: String, unit: LoadUnit? = .kilogram) throws -> LoggedExercise {
    let (library, summary) = try read(
      """
      [{"id":"00000021-0000-4000-8000-000000000001","date":762714251,"completedModules":[{"completedExercises":[\
      {"exerciseName":"Something",\(members)}]}]}]
      """, unit: unit)
    #expect(errors(summary) == [])
    return try #require(library.sessions.first?.sections.first?.exercises.first)
  }

  // MARK: - There and back

  /// Generated entities of every kind, with the equipment that they name, which a library must have.
  private func entities(seed: UInt64, percentage: Int) -> [Entity] {
    let entities = generatedEntities(seed: seed, percentage: percentage)
    var wanted: Set<Identifier<Implement>> = []
    for entity in entities {
      switch entity {
      case .session(let session):
        wanted.formUnion(session.sections.flatMap(\.exercises).flatMap(\.implementIDs))
      case .exercise(let exercise): wanted.formUnion(exercise.implementIDs)
      default: break
      }
    }
    let known = Set(entities.filter { $0.kind == .implement }.map(\.id))
    return entities
      + wanted.filter { !known.contains($0.value) }.sorted { $0.value < $1.value }
      .map { .implement(Implement(id: $0, name: "Something")) }
  }

  @Test("What is told as lost is what is lost", arguments: 0..<40 as Range<UInt64>)
  func lossesFound(seed: UInt64) throws {
    let entities = entities(seed: seed, percentage: seed % 2 == 0 ? 30 : 80)
    let trip = try AppRoundTrip(entities, .gymApp, .gymApp)
    let found = lossesByPlace(entities, trip.read, OutputFormat.gymApp.capabilities)
    #expect(Set(trip.told.keys).symmetricDifference(found.keys) == [])
    for (field, count) in found { #expect(trip.told[field] == count, "\(field)") }
  }

  @Test("A document written again loses nothing and reads the same", arguments: 0..<20 as Range<UInt64>)
  func stable(seed: UInt64) throws {
    let first = try AppRoundTrip(entities(seed: seed, percentage: 60), .gymApp, .gymApp)
    // An exercise without a name cannot be told from one whose name is missing.
    let named = first.read.entities.filter { $0.kind != .exercise || !$0.title.isEmpty }
    let second = try AppRoundTrip(named, .gymApp, .gymApp)
    #expect(second.told == [:])
    #expect(Set(first.read.sessions) == Set(second.read.sessions))
    #expect(Set(first.read.implements) == Set(second.read.implements))
    #expect(Set(first.read.modules) == Set(second.read.modules))
    #expect(Set(first.read.workouts) == Set(second.read.workouts))
    #expect(Set(first.read.programs) == Set(second.read.programs))
  }

  @Test("The samples lose nothing", arguments: ["gym-app.json", "gym-app-old.json"])
  func samples(name: String) throws {
    let (library, _) = try read(String(decoding: Locations.sample(name), as: UTF8.self))
    let trip = try AppRoundTrip(library.entities, .gymApp, .gymApp)
    #expect(trip.told == [:])
    #expect(Set(trip.read.entities.map(\.id)) == Set(library.entities.map(\.id)))
    #expect(Set(trip.read.sessions) == Set(library.sessions))
    #expect(Set(trip.read.programs) == Set(library.programs))
    #expect(Set(trip.read.workouts) == Set(library.workouts))
    #expect(Set(trip.read.modules) == Set(library.modules))
  }
}
