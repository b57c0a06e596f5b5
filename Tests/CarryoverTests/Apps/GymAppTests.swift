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
    let trip = try RoundTrip(entities, .gymApp)
    #expect(trip.faults(entities.sessions) == [])
    #expect(trip.lostOfOthers == trip.found(entities))
  }

  @Test("A document written again loses nothing and reads the same", arguments: 0..<20 as Range<UInt64>)
  func stable(seed: UInt64) throws {
    let first = try RoundTrip(entities(seed: seed, percentage: 60), .gymApp)
    // An exercise without a name cannot be told from one whose name is missing.
    let named = first.read.entities.filter { $0.kind != .exercise || !$0.title.isEmpty }
    let second = try RoundTrip(named, .gymApp)
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
    let trip = try RoundTrip(library.entities, .gymApp)
    #expect(trip.told == [:])
    #expect(Set(trip.read.entities.map(\.id)) == Set(library.entities.map(\.id)))
    #expect(Set(trip.read.sessions) == Set(library.sessions))
    #expect(Set(trip.read.programs) == Set(library.programs))
    #expect(Set(trip.read.workouts) == Set(library.workouts))
    #expect(Set(trip.read.modules) == Set(library.modules))
  }

  // MARK: - What is there

  @Test("Every measure of a set comes in")
  func measures() throws {
    let exercise = try exercise(
      """
      "exerciseType":"cardio","distanceUnit":"miles","supersetGroupId":"00000090-0000-4000-8000-000000000001",
      "isBodyweight":false,"completedSetGroups":[{"restPeriod":90,"isUnilateral":true,"sets":[
        {"setNumber":1,"weight":20.5,"reps":8,"rpe":9,"duration":61,"distance":1.5,"restAfter":30,"bandColor":"red",
         "holdTime":12,"intensity":7,"height":24.5,"temperature":180,"quality":4,"avgHeartRate":151,"side":"left",
         "pace":480,"completed":false,
         "implementMeasurableValues":{"Height":{"numericValue":24.5},"Band":{"stringValue":"blue"}}}]}]
      """)
    #expect(exercise.exerciseType == .cardio && exercise.distanceUnit == .mile && exercise.isUnilateral)
    #expect(exercise.supersetID == UniqueIdentifier("00000090-0000-4000-8000-000000000001"))
    let group = try #require(exercise.setGroups.first)
    let set = try #require(group.sets.first)
    #expect(group.restPeriod == 90 && set.restAfter == 30 && !set.isCompleted)
    #expect(set.load == Load(value: 20.5, unit: .kilogram) && set.reps == 8 && set.rpe == 9)
    #expect(set.duration == 61 && set.distance == Distance(value: 1.5, unit: .mile))
    let rare = set.measures
    #expect(rare.bandColor == "red" && rare.holdTime == 12 && rare.intensity == 7 && rare.height == 24.5)
    #expect(rare.temperature == 180 && rare.quality == 4 && rare.heartRate == 151 && rare.side == .left)
    // 480 seconds a mile.
    #expect(rare.pace == 298.258172)
    #expect(rare.measurables.map(\.name) == ["Height", "Band"])
    #expect(rare.measurables.map(\.value) == [24.5, nil] && rare.measurables.map(\.text) == [nil, "blue"])
  }

  @Test("Older documents do without the newer fields")
  func olderDocument() throws {
    let exercise = try exercise(#""completedSetGroups":[{"sets":[{"reps":5},{"weight":40,"reps":5}]}]"#)
    #expect(exercise.exerciseType == nil && exercise.distanceUnit == nil && !exercise.isUnilateral)
    #expect(exercise.setGroups[0].sets.map(\.isCompleted) == [true, true])
    #expect(exercise.setGroups[0].sets.map(\.load) == [nil, Load(value: 40, unit: .kilogram)])
    let (library, summary) = try read(String(decoding: Locations.sample("gym-app-old.json"), as: UTF8.self))
    #expect(library.sessions[0].allSets.map { $0.measures.quality } == [5, nil])
    #expect(
      errors(summary) == [
        "38:22 [0].completedModules[0].completedExercises[0].completedSetGroups[0].sets[1].quality"
          + " (of 2024-06-02T17:00:00) was not read: a whole number was expected"
      ])
    #expect(summary.rejectedFields == 1 && library.sessions[0].allSets[1].reps == 3)
  }

  @Test("A weight of an exercise with body weight is added to it")
  func bodyweight() throws {
    let exercise = try exercise(
      #""isBodyweight":true,"completedSetGroups":[{"sets":[{"reps":8},{"weight":5,"reps":6}]}]"#)
    #expect(
      exercise.setGroups[0].sets.map(\.load) == [
        Load(kind: .bodyweight), Load(value: 5, unit: .kilogram, kind: .added),
      ])
  }

  @Test("Sessions name planned exercises, and mean their templates")
  func templatesOfPlannedExercises() throws {
    let (library, _) = try read(String(decoding: Locations.sample("gym-app.json"), as: UTF8.self))
    let split = library.sessions[0].sections.flatMap(\.exercises).first { $0.name == "Split Squat" }
    #expect(split?.exerciseID?.value == UniqueIdentifier("000000E1-0000-4000-8000-000000000003"))
    #expect(library.sessions[0].workoutID == library.workouts[0].id)
    #expect(library.sessions[1].isImported && library.sessions[1].sections[0].moduleType == .cardioSpeed)
    #expect(library.modules.contains { $0.type == .cardioLong })
    let program = library.programs[0]
    let squat = library.modules.flatMap(\.exercises).first { $0.name == "Back Squat" }
    #expect(program.progressionEnabled == Set([squat?.id].compactMap(\.self)))
    #expect(program.progressionOverrides.map(\.key) == [squat?.id].compactMap(\.self))
    #expect(program.startDate == CivilDate(year: 2025, month: 2, day: 24))
  }

  @Test("Whatever cannot be decoded is told with its place, and the rest comes in")
  func lenient() throws {
    let (library, summary) = try read(
      """
      {"sessions":[{"date":762714251,"overallFeeling":"good","completedModules":[7,{"moduleType":3,"notes":"in"}]},
        {"workoutName":"no date"},{"date":"yesterday"},{"date":"2025-03-04T10:00:00Z","completedModules":[]}],
       "programs":[{"id":"00000050-0000-4000-8000-000000000001","name":"P","durationWeeks":"six","workoutSlots":[
          {"dayOfWeek":9,"workoutName":"W"}],"progressionEnabledExercises":["x"],
          "exerciseProgressionOverrides":["y",{"targetMetric":"weight"},"00000060-0000-4000-8000-000000000002",4]}],
       "modules":[{"id":"1","name":"M","type":"strength","exercises":[]}],"meals":[{"name":"Oats"}]}
      """)
    #expect(library.sessions.count == 2 && library.sessions[0].sections.map(\.notes) == ["in"])
    #expect(library.programs[0].slots.map(\.workoutName) == ["W"])
    #expect(
      errors(summary).sorted()
        == [
          "1:49 sessions[0].overallFeeling (of 2025-03-03T18:04:11) was not read: a whole number was expected",
          "1:76 sessions[0].completedModules[0] (of 2025-03-03T18:04:11) was not read: an object was expected",
          "1:92 sessions[0].completedModules[1].moduleType (of 2025-03-03T18:04:11) was not read: a text was expected",
          "2:3 sessions[1] cannot be read: its date is missing",
          "2:29 sessions[2] cannot be read: its date is missing",
          "2:37 sessions[2].date was not read: a date was expected",
          "3:86 programs[0].durationWeeks was not read: a whole number was expected",
          "4:18 programs[0].workoutSlots[0].dayOfWeek was not read: a number from 0 to 6 was expected",
          "4:71 programs[0].progressionEnabledExercises[0] was not read: an identifier (UUID) was expected",
          "3:14 programs[0].exerciseProgressionOverrides was not read: \"y\" is no identifier (UUID)",
          "5:106 programs[0].exerciseProgressionOverrides[\"00000060-0000-4000-8000-000000000002\"] was not read: an object was expected",
          "6:19 modules[0].id was not read: an identifier (UUID) was expected",
          "6:13 modules[0] cannot be read: its identifier is missing",
        ].sorted())
    #expect(summary.log.diagnostics.contains { $0.code == .appListUnknown && $0.arguments == ["meals"] })
  }

  @Test("A later version is told, and read as far as it is known")
  func laterVersion() throws {
    let (library, summary) = try read(
      #"{"schemaVersion":9,"sessions":[{"id":"00000021-0000-4000-8000-000000000001","schemaVersion":2,"date":762714251,"completedModules":[],"mood":{"a":[1]}}]}"#
    )
    let versions = summary.log.diagnostics.filter { $0.code == .gymAppVersion }
    #expect(versions.map(\.arguments) == [["sessions[0]", "2", "1"], ["the document", "9", "1"]])
    let trip = try RoundTrip(library.entities, .gymApp)
    #expect(trip.told == [:] && String(decoding: trip.bytes, as: UTF8.self).contains(#""mood":{"a":[1]}"#))
  }

  @Test("Without a zone, or a unit that the evidence does not settle, there is a question")
  func questions() throws {
    let text =
      #"[{"date":762714251,"completedModules":[{"completedExercises":[{"exerciseName":"A","completedSetGroups":"#
      + #"[{"sets":[{"weight":50,"reps":5}]}]}]}]}]"#
    let zone = #expect(throws: ReadingFailure.self) { try self.read(text, zone: nil) }
    #expect(zone?.kind == .question && zone?.diagnostic.code == .appTimeZoneMissing)
    let unit = #expect(throws: ReadingFailure.self) { try self.read(text, unit: nil) }
    #expect(unit?.kind == .question && unit?.diagnostic.code == .appUnitUnclear)
  }
}
