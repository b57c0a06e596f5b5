import Support
import Testing

@testable import Carryover

/// Sessions in Hevy's CSV and back.
@Suite("Hevy: writing")
struct HevyWritingTests {
  private func write(_ sessions: [Session], units: HevyUnits = HevyUnits()) throws -> WrittenLog {
    try WrittenLog(sessions, HevyProjection(units: units, matcher: ExerciseMatcher()), HevyWriter.capabilities) {
      HevyWriter(sink: $0, units: HevyUnits())
    }
  }

  private func check(_ sessions: [Session]) throws {
    try WrittenLog.check(sessions, write: { try write($0) }, read: { try readHistory($0) })
  }

  @Test("A history of Strong's keeps every set, and loses what is told", arguments: 1...60)
  func strongHistories(seed: UInt64) throws {
    for isAndroid in [false, true] {
      var generator = StrongHistory(seed: seed, isAndroid: isAndroid)
      let history = try readHistory(generator.text(sessions: 12), options: kilograms)
      try check(history.sessions)
      let back = try readHistory(write(history.sessions).bytes)
      #expect(back.sets.count == history.sets.count)
      #expect(back.exercises.map(\.name) == history.exercises.map(\.name))
      #expect(back.sets.map(\.reps) == history.sets.map(\.reps))
      #expect(back.sets.map(\.rpe) == history.sets.map(\.rpe))
      #expect(
        back.sets.map { [$0.kind == .warmup, $0.kind == .drop, $0.toFailure] }
          == history.sets.map { [$0.kind == .warmup, $0.kind == .drop, $0.toFailure] })
    }
  }

  @Test("A history of Hevy's comes back as it was, identifiers and supersets and all", arguments: 1...60)
  func hevyHistories(seed: UInt64) throws {
    var generator = HevyHistory(seed: seed, isMetric: seed.isMultiple(of: 2))
    let history = try readHistory(generator.text(sessions: 12))
    #expect(history.sessions.count == 12 && history.summary.rows.rejected == 0)
    let written = try write(history.sessions)
    #expect(written.told.filter { !$0.isEmpty } == [])
    #expect(try difference(readHistory(written.bytes).sessions, history.sessions).isEmpty)
  }

  @Test("Whatever a session says, what is read back is what was promised, and the rest is told", arguments: 1...120)
  func hostileSessions(seed: UInt64) throws {
    var visitor = SparseVisitor(seed: seed, percentage: [15, 40, 80][Int(seed % 3)])
    try check(visitor.plausibleSessions(5))
  }

  @Test("One changed field of a history of Hevy's is kept or told", arguments: 0..<180)
  func oneField(field: Int) throws {
    var generator = HevyHistory(seed: 3, isMetric: true)
    var sessions = try readHistory(generator.text(sessions: 3)).sessions
    var visitor = MutatingVisitor(field: field, values: ValueGenerator(seed: 7))
    sessions[1].visit(&visitor)
    try check(inOrderOfTime(sessions))
  }

  private func session(_ minute: Int, _ sets: [LoggedSet], name: String = "Squat (Barbell)") -> Session {
    let start = CivilMoment("2024-01-05T10:\(minute < 10 ? "0" : "")\(minute):00")
    let exercise = LoggedExercise(
      id: Identifier(.zero), name: name, setGroups: [LoggedSetGroup(id: Identifier(.zero), sets: sets)])
    return Session(
      id: Identifier(.zero), start: start, sections: [Section(id: Identifier(.zero), exercises: [exercise])])
  }

  private func set(_ load: Load? = nil, _ distance: Distance? = nil) -> LoggedSet {
    var set = LoggedSet(id: Identifier(.zero), load: load, reps: 5)
    set.distance = distance
    return set
  }

  @Test("The units of the columns are those of the first load and distance, or the caller's")
  func units() throws {
    let pounds = session(1, [set(), set(Load(value: 135, unit: .pound)), set(Load(value: 60, unit: .kilogram))])
    let miles = session(2, [set(nil, Distance(value: 2, unit: .mile)), set(nil, Distance(value: 5, unit: .kilometer))])
    func header(_ written: WrittenLog) -> [String] { parsedCSV(written.bytes)[0] }
    let first = try write([pounds, miles])
    #expect(header(first)[9] == "weight_lbs" && header(first)[11] == "distance_miles")
    #expect(
      first.told == [
        first.told[0].merging(["set.load.unit": 1]) { $1 }, first.told[1].merging(["set.distance.unit": 1]) { $1 },
      ])
    let asked = try write([pounds, miles], units: HevyUnits(load: .kilogram, distance: .meter))
    #expect(header(asked)[9] == "weight_kg" && header(asked)[11] == "distance_meters")
    #expect(parsedCSV(asked.bytes)[2][9] == "61.23")
    let yards = try write([miles], units: HevyUnits(distance: .yard))
    #expect(header(yards)[11] == "distance_km" && parsedCSV(yards.bytes)[1][11] == "3.218688")
    let none = try write([session(1, [set()])])
    #expect(header(none)[9] == "weight_kg" && header(none)[11] == "distance_km")
  }

  @Test("A load that comes late finds the units settled", arguments: [499, 500, 501, 2000])
  func lateLoad(count: Int) throws {
    var sessions = (0..<count).map { index in
      var session = session(0, [set()])
      session.start?.date = CivilDate(daysSince1970: 19_000 + index) ?? .epoch
      return session
    }
    sessions.append(session(1, [set(Load(value: 135, unit: .pound))]))
    sessions[count].start?.date = CivilDate(daysSince1970: 19_000 + count) ?? .epoch
    let written = try write(sessions)
    #expect(parsedCSV(written.bytes)[0][9] == (count < 500 ? "weight_lbs" : "weight_kg"))
    let load = try #require(try readHistory(written.bytes).sets.last?.load)
    #expect(abs((load.converted(to: .kilogram).value ?? 0) - 61.235) < 0.01)
  }

  @Test("A weight of an unknown unit, and a distance, are left out and told")
  func withoutUnit() throws {
    let sessions = [session(1, [set(Load(value: 60)), set(nil, Distance(value: 3))])]
    try check(sessions)
    #expect(try write(sessions).told[0]["set.load.value"] == 1)
    #expect(try write(sessions).told[0]["set.distance.value"] == 1)
  }

  @Test("The sample is written as it stands, but for the order of its workouts and a line break")
  func sample() throws {
    let bytes = try Locations.sample("hevy.csv")
    let written = try write(readHistory(bytes).sessions)
    var rows = parsedCSV(written.bytes)
    var expected = parsedCSV(bytes).map {
      $0.map { $0.replacing("\\n", with: "\n").replacing(", 9:31", with: ", 09:31") }
    }
    #expect(rows.removeFirst() == expected.removeFirst())
    #expect(rows.filter { $0[0] == "Push Day" } == expected.filter { $0[0] == "Push Day" })
    #expect(rows.filter { $0[0] == "Pull Day" } == expected.filter { $0[0] == "Pull Day" })
    #expect(rows.count == expected.count)
  }
}
