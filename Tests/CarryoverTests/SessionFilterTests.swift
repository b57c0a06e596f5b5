import Carryover
import Support
import Testing

@Suite("Filter of sessions")
struct SessionFilterTests {
  private func session(_ start: String?, _ names: String...) -> Session {
    let exercises = names.map { LoggedExercise(id: Identifier(.zero), name: $0) }
    let section = Section(id: Identifier(.zero), exercises: exercises)
    return Session(id: Identifier(.zero), start: start.flatMap { CivilMoment($0) }, sections: [section])
  }

  private func names(_ sessions: [Session]) -> [[String]] {
    sessions.map { $0.sections.flatMap(\.exercises).map(\.name) }
  }

  private func starts(_ sessions: [Session]) -> [String] { sessions.map { $0.start?.description ?? "undated" } }

  private var history: [Session] {
    [
      session("2025-03-03T18:02:11", "Bench Press (Barbell)", "Plank"), session(nil, "Plank"),
      session("2025-03-08", "Squat"), session("2025-03-05T18:10:45", "press bench, barbell", "Über-Heben"),
      session("2025-03-05T18:10:45", "Chest Thing"),
    ]
  }

  @Test("Without arguments everything passes as it is")
  func everything() {
    #expect(SessionFilter().isEmpty && SessionFilter().apply(toAll: history) == history)
    #expect(!SessionFilter(lastCount: 3).isEmpty && !SessionFilter(exercises: ["x"]).isEmpty)
  }

  @Test(
    "Days are wanted from the first to the last, both of them; no day is none of them",
    arguments: [
      ("2025-03-05", nil, ["2025-03-08", "2025-03-05T18:10:45", "2025-03-05T18:10:45"]),
      (nil, "2025-03-05", ["2025-03-03T18:02:11", "2025-03-05T18:10:45", "2025-03-05T18:10:45"]),
      ("2025-03-08", "2025-03-08", ["2025-03-08"]), ("2025-03-09", nil, []),
    ] as [(String?, String?, [String])])
  func days(since: String?, until: String?, expected: [String]) {
    let filter = SessionFilter(
      since: since.flatMap { CivilMoment($0)?.date }, until: until.flatMap { CivilMoment($0)?.date })
    #expect(starts(filter.apply(toAll: history)) == expected)
  }

  @Test(
    "An exercise is wanted under any of its names, and what has none of it is dropped",
    arguments: [
      (["BENCH PRESS (BARBELL)"], [["Bench Press (Barbell)"], ["press bench, barbell"]]),
      (["uber-heben", "squat"], [["Squat"], ["Über-Heben"]]), (["Curl of mine"], []),
    ])
  func exercises(wanted: [String], expected: [[String]]) {
    #expect(names(SessionFilter(exercises: wanted).apply(toAll: history)) == expected)
  }

  @Test("A name of the mapping is the exercise that it means")
  func mapping() {
    var mapping = ExerciseMapping()
    mapping.add(ExerciseMapping.Entry(name: "Chest Thing", exercise: "Bench Press"))
    let filter = SessionFilter(exercises: ["chest thing"], mapping: mapping)
    #expect(
      names(filter.apply(toAll: history)) == [["Bench Press (Barbell)"], ["press bench, barbell"], ["Chest Thing"]])
  }

  @Test(
    "The last are those that begin last, and of two at once the later one",
    arguments: [
      (1, ["2025-03-08"]), (2, ["2025-03-08", "2025-03-05T18:10:45"]), (0, []), (-1, []),
      (4, ["2025-03-03T18:02:11", "2025-03-08", "2025-03-05T18:10:45", "2025-03-05T18:10:45"]),
    ])
  func last(count: Int, expected: [String]) {
    let found = SessionFilter(lastCount: count).apply(toAll: history)
    #expect(starts(found) == expected)
    if count == 2 { #expect(names(found).last == ["Chest Thing"]) }
    #expect(SessionFilter(lastCount: .max).apply(toAll: history) == history)
  }

  @Test("The last of many are found in the memory of a few", arguments: [1, 20, 400])
  func many(count: Int) {
    var random = SeededGenerator(seed: 7)
    let sessions = (0..<1000).map { _ in
      session("20\(Int.random(in: 10...24, using: &random))-0\(Int.random(in: 1...9, using: &random))-11")
    }
    let places = sessions.indices.sorted { (starts([sessions[$0]])[0], $0) < (starts([sessions[$1]])[0], $1) }
    let expected = places.suffix(count).sorted().map { sessions[$0] }
    #expect(SessionFilter(lastCount: count).apply(toAll: sessions) == expected)
  }
}
