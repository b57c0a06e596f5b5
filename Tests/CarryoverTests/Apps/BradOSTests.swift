import Foundation
import Support
import Testing

@testable import Carryover

@Suite("BradOS")
struct BradOSTests {
  private func read(
    _ text: String, zone: String? = "Europe/Berlin", unit: LoadUnit? = .pound
  ) throws -> (Library, SourceSummary) {
    var options = ReadingOptions()
    options.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    var reader = try HistoryReader(bytes: Array(text.utf8), name: "brados.json", format: nil, options: options)
    let library = try reader.library()
    #expect(reader.summary.format == "brados")
    return (library, reader.summary)
  }

  private func sample(_ name: String) throws -> String { String(decoding: try Locations.sample(name), as: UTF8.self) }

  @Test("What is told as lost is what is lost", arguments: 0..<40 as Range<UInt64>)
  func lossesFound(seed: UInt64) throws {
    let entities = generatedEntities(seed: seed, percentage: seed % 2 == 0 ? 30 : 80)
    let trip = try RoundTrip(entities, .bradOS)
    var layout = try layout(entities)
    var displaced = 0
    // Read back under the numbers of the workouts, and aligned as the layout says.
    let aligned = entities.compactMap { entity -> Entity? in
      guard case .session(let session) = entity else { return entity }
      guard let number = layout.sessions.first(where: { $0.value.id == session.id })?.key else { return entity }
      let result = layout.aligned(session)
      displaced += result.displaced
      return .session(result.session.identified(by: number))
    }
    let templates = aligned.map { entity -> Entity in
      guard case .exercise(var exercise) = entity,
        let number = layout.templates.first(where: { $0.value.id == exercise.id })?.key
      else { return entity }
      exercise.id = trip.read.exercises.first { $0.origin?.key == BradOSKey.exercise(number) }?.id ?? exercise.id
      return .exercise(exercise)
    }
    #expect(trip.told["exercise.order", default: 0] == displaced)
    // The test gives what is compared the identifiers that it is found by.
    var (told, found) = (trip.lostOfOthers, trip.found(templates))
    (told["template.id"], found["template.id"]) = (nil, nil)
    #expect(told == found)
    var toldOfSessions = trip.lostOfSessions
    toldOfSessions["exercise.order"] = nil
    let faults = LossCheck(aligned.sessions, trip.read.sessions, told: toldOfSessions).faults
    let ids = ["session.id", "section.id", "exercise.id", "group.id", "set.id"]
    #expect(faults.filter { fault in !ids.contains { fault.hasPrefix($0) } } == [])
  }

  private func layout(_ entities: [Entity]) throws -> BradOSLayout {
    try BradOSLayout(
      entities.compactMap { if case .session(let session) = $0 { session } else { nil } },
      entities.compactMap { if case .exercise(let exercise) = $0 { exercise } else { nil } }, unit: nil,
      zones: AppZones(TimeZone(identifier: "Europe/Berlin")), matcher: ExerciseMatcher())
  }

  @Test("A document written again is the same bytes", arguments: 0..<30 as Range<UInt64>)
  func stable(seed: UInt64) throws {
    let first = try RoundTrip(generatedEntities(seed: seed, percentage: 60), .bradOS)
    let second = try RoundTrip(first.read.entities, .bradOS)
    #expect(second.told == [:])
    #expect(second.bytes == first.bytes)
    #expect(second.read == first.read)
  }

  @Test("Numbers depend on nothing but the identifier")
  func numbers() throws {
    let entities = generatedEntities(seed: 5, percentage: 60)
    let all = try layout(entities)
    let some = try layout(Array(entities.dropFirst(3).reversed()))
    #expect(!some.sessions.isEmpty)
    for (number, session) in some.sessions { #expect(all.sessions[number]?.id == session.id) }
    for (number, exercise) in some.templates { #expect(all.templates[number]?.id == exercise.id) }
    var integers = StableIntegers()
    let number = integers.number(of: UniqueIdentifier(high: 1, low: 2))
    // Frozen: what an app has stored under a number is found again.
    #expect(number == 4_073_163_331_336_846)
    integers.claim(number, for: UniqueIdentifier(high: 3, low: 4))
    #expect(integers.number(of: UniqueIdentifier(high: 3, low: 4)) != number)
  }

  @Test("The sample loses nothing, and keeps its numbers")
  func sample() throws {
    let (library, summary) = try read(sample("brados.json"), zone: nil)
    #expect(summary.log.diagnostics == [])
    #expect(try JSONSchemaCheck(named: "brados").faults(in: Locations.sample("brados.json")) == [])
    let trip = try RoundTrip(library.entities, .bradOS)
    #expect(trip.told == [:])
    let fraction = try sample("brados.json").replacing("00.000+01:00", with: "00+01:00")
    #expect(String(decoding: trip.bytes, as: UTF8.self) == fraction)
    #expect(
      library.sessions.map(\.start)
        == ["2025-03-03T18:30:00", "2025-03-05", "2025-03-10T18:25:00"].map { CivilMoment($0) })
    #expect(library.sessions[0].sections[0].exercises.map(\.name) == ["Bench Press", "Ring Dip"])
    #expect(library.exercises.map(\.weightIncrement) == [10, 5, 2.5])
    #expect(library.sessions[0].allSets[0].load == Load(value: 135, unit: .pound))
  }

  @Test("One history alone is read, with dates of every kind")
  func single() throws {
    let (library, summary) = try read(sample("brados-history.json"))
    #expect(summary.log.diagnostics.map(\.code) == [.appTimesShortened])
    #expect(library.sessions.map(\.start) == ["2025-03-05", "2025-03-12T07:40:10"].map { CivilMoment($0) })
    #expect(library.exercises.map(\.name) == ["Back Squat"])
    let (again, _) = try read("[\(sample("brados-history.json"))]")
    #expect(again == library)
  }

  @Test("A list of exercises alone is read")
  func exercises() throws {
    let (library, summary) = try read(
      #"[{"id":1,"name":"Bench Press","is_custom":false},{"id":2,"name":"bench press","weight_increment":0},{"id":3,"name":"Squat"}]"#
    )
    // Two of one name stay two, and a name that means another keeps to itself.
    #expect(library.exercises.map(\.name) == ["Bench Press", "Squat", "bench press"])
    #expect(library.exercises.map(\.weightIncrement) == [nil, nil, nil])
    let trip = try RoundTrip(library.entities, .bradOS)
    #expect(trip.told == [:] && trip.read.exercises.map(\.id) == library.exercises.map(\.id))
    #expect(
      summary.log.diagnostics.map(\.message) == [
        "[1].weight_increment was not read: a positive number was expected"
      ])
  }

  @Test("What contradicts is told, and the rest comes in")
  func contradictions() throws {
    let (library, summary) = try read(
      """
      {"exercise_histories":[
      {"exercise_id":1,"exercise_name":"Row","entries":[
      {"workout_id":5,"date":"2025-03-05","week_number":1,"sets":[{"set_number":2,"weight":50,"reps":5},
      {"set_number":1,"weight":60,"reps":"many"}],"best_weight":70}],"personal_record":{"weight":60,"reps":0}},
      {"exercise_id":2,"exercise_name":"Curl","unit":"kg","entries":[
      {"workout_id":5,"date":"2025-03-06","week_number":2,"sets":[]},{"workout_id":6}]}]}
      """)
    #expect(library.sessions.count == 1)
    #expect(library.sessions[0].allSets.map(\.load?.value) == [60, 50])
    #expect(
      summary.log.diagnostics.map(\.message).sorted() == [
        "exercise_histories[0].entries[0].best_weight is 70.0 there, and 60.0 by the sets; it was left out",
        "exercise_histories[0].entries[0].sets[1].reps was not read: a whole number, zero or above, was expected",
        "exercise_histories[0].personal_record.reps is 0 there, and none by the sets; it was left out",
        "exercise_histories[1].entries[0].date was not read: another entry of the workout says it otherwise",
        "exercise_histories[1].entries[0].week_number was not read: another entry of the workout says it otherwise",
        "exercise_histories[1].entries[1] cannot be read: it has no date",
        "exercise_histories[1].unit is not known, and there is no place to keep it; it was left out",
      ])
  }

  @Test("The unit is a question where the weights do not say it")
  func unit() throws {
    let failure = #expect(throws: ReadingFailure.self) { _ = try read(sample("brados.json"), unit: nil) }
    #expect(failure?.kind == .question && failure?.diagnostic.code == .appUnitUnclear)
    let heavy = [135, 185, 225, 275, 315, 405, 95, 115, 155, 205, 245, 295, 335, 365]
      .map { #"{"weight":\#($0),"reps":5}"# }.joined(separator: ",")
    let (library, summary) = try read(
      #"{"exercise_histories":[{"exercise_name":"Squat","entries":[{"date":"2025-03-05","sets":[\#(heavy)]}]}]}"#,
      unit: nil)
    #expect(summary.loadUnitSource == "evidence" && summary.loadUnit == .pound)
    #expect(library.sessions[0].allSets.allSatisfy { $0.load?.unit == .pound })
  }

  @Test("Weights of two units become one, the more frequent")
  func oneUnit() throws {
    var session = Session(id: Identifier(UniqueIdentifier(high: 1, low: 2)))
    session.start = CivilMoment("2025-03-03")
    var group = LoggedSetGroup(id: Identifier(.zero))
    for load in [Load(value: 100, unit: .kilogram), Load(value: 60, unit: .kilogram), Load(value: 135, unit: .pound)] {
      group.sets.append(LoggedSet(id: Identifier(.zero), load: load, reps: 5))
    }
    group.sets.append(LoggedSet(id: Identifier(.zero), reps: 5))
    session.sections = [
      Section(
        id: Identifier(.zero), exercises: [LoggedExercise(id: Identifier(.zero), name: "Squat", setGroups: [group])])
    ]
    session.assignIdentifiers(session.id)
    let trip = try RoundTrip([.session(session)], .bradOS)
    #expect(trip.read.sessions[0].allSets.map(\.load?.value) == [100, 60, 61.23, 0])
    #expect(trip.told == ["session.id": 1, "session.isImported": 1, "set.load.unit": 2, "set.load.value": 2])
  }
}

extension Session {
  /// The session under the identifier that the number of its workout gives, its parts as they are.
  fileprivate func identified(by number: Int) -> Session {
    var session = self
    session.id = SessionIdentity().identifier(key: BradOSKey.workout(number))
    return session
  }
}
