import Carryover
import Support
import Testing

/// Saying what a library's names of exercises mean.
@Suite("Names that are mapped in a library")
struct NameMappingTests {
  private let text =
    "session_start,exercise_name,set_load,set_load_unit,set_reps,set_distance\n2025-01-01,Bench Prezz,100,kg,5,\n"
    + "2025-01-01,Bench Prezz,100,kg,4,\n2025-01-01,Plank,,,1,\n2025-01-03,bench prézz,90,kg,5,\n"
    + "2025-01-03,Track,,,,400\n"
  private let mapping = ExerciseMapping([
    .init(name: "Bench Prezz", exercise: "Bench Press"),
    .init(name: "Track", exercise: "Running", distanceUnit: .meter),
    .init(name: "Dips at home", exercise: "Dip"),
  ])
  private let catalogue = ExerciseCatalogue.shipped

  private func mapped() throws -> (GrowingLibrary, PersonalLibrary, MappingOutcome) {
    var growing = GrowingLibrary()
    try growing.take(text)
    let before = growing.library
    let outcome = growing.library.apply(mapping, at: growing.now)
    return (growing, before, outcome)
  }

  @Test("Every set stays, under the exercise that is meant; the exercise of one's own is merged into it")
  func merged() throws {
    let (growing, before, outcome) = try mapped()
    let library = growing.library
    let bench = try #require(catalogue.exercise(named: "Bench Press"))
    let exercises = library.content.sessions.flatMap { $0.sections.flatMap(\.exercises) }
    #expect(exercises.map(\.name).sorted() == ["Bench Prezz", "Plank", "Track", "bench prézz"])
    #expect(exercises.filter { $0.exerciseID == bench.id }.map(\.modality) == [.barbell, .barbell])
    #expect(
      library.content.sessions.flatMap(\.allSets).map(\.load) == before.content.sessions.flatMap(\.allSets).map(\.load))
    #expect(library.content.sessions.flatMap(\.allSets).compactMap(\.distance?.unit) == [.meter])
    #expect(Set(library.content.exercises.map(\.name)) == ["Bench Press", "Plank", "Running"])
    #expect(outcome.merged.map(\.name) == ["Bench Prezz", "Track"])
    #expect(outcome.names.map(\.exercises) == [2, 1, 0] && outcome.names.map(\.sets) == [3, 1, 0])
    #expect(outcome.names.map(\.distances) == [0, 1, 0] && outcome.names.last?.changesNothing == true)
    #expect(library.mapping["dips at home"]?.exercise == "Dip" && library.receipts.last?.action == .mapping)
  }

  @Test("Importing again, and mapping again, change nothing; a later file knows the names")
  func again() throws {
    var (growing, _, _) = try mapped()
    let library = growing.library
    #expect(try growing.take(text).items.isEmpty && growing.library == library)
    let outcome = growing.library.apply(mapping, at: growing.now)
    #expect(outcome.names.filter { !$0.changesNothing } == [])
    #expect(growing.library == library)
    try growing.take("session_start,exercise_name,set_reps\n2025-02-01,Dips at home,8\n")
    #expect(growing.library.content.exercises.contains { $0.name == "Dip" })
  }

  @Test("It is taken back whole")
  func undone() throws {
    var (growing, before, _) = try mapped()
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(try growing.library.remembered == before.remembered)
  }

  @Test("What was said of an exercise of one's own is kept where the other says nothing")
  func facts() throws {
    var growing = GrowingLibrary()
    try growing.take(text)
    var own = try #require(growing.library.content.exercises.first { $0.name == "Bench Prezz" })
    own.notes = "pause on the chest"
    own.muscleGroups = ["triceps"]
    growing.library.edit(.exercise(own), at: growing.now)
    growing.library.apply(mapping, at: growing.now)
    let bench = try #require(growing.library.content.exercises.first { $0.name == "Bench Press" })
    #expect(bench.notes == "pause on the chest" && bench.muscleGroups == ["chest"] && !bench.isCustom)
  }

  @Test("What somebody gave another exercise keeps it, and what still has sets is not merged")
  func chosen() throws {
    var growing = GrowingLibrary()
    try growing.take(text)
    var session = growing.library.content.sessions[0]
    let press = try #require(catalogue.exercise(named: "Overhead Press"))
    session.sections[0].exercises[0].exerciseID = press.id
    session.sections[0].exercises[1].exerciseID = growing.library.content.exercises.first { $0.name == "Track" }?.id
    growing.library.edit(.exercise(press), at: growing.now)
    growing.library.edit(.session(session), at: growing.now)
    let outcome = growing.library.apply(mapping, at: growing.now)
    #expect(growing.library.content.sessions[0] == session)
    #expect(outcome.names.map(\.exercises) == [1, 1, 0] && outcome.merged.map(\.name) == ["Bench Prezz"])
  }

  @Test("A name that was mapped goes on to the exercise that is said later")
  func remapped() throws {
    var (growing, _, _) = try mapped()
    let other = ExerciseMapping([.init(name: "Bench Prezz", exercise: "My Bench", modality: .machine)])
    #expect(growing.library.apply(other, at: growing.now).names.map(\.sets) == [3])
    let exercises = growing.library.content.sessions.flatMap { $0.sections.flatMap(\.exercises) }
    #expect(exercises.filter { $0.name == "Bench Prezz" }.map(\.modality) == [.machine])
    #expect(growing.library.content.exercises.contains { $0.name == "My Bench" && $0.isCustom })
  }

  @Test("Planned exercises go along, over generated libraries, and every set stays", arguments: 0..<20)
  func planned(seed: UInt64) throws {
    var library = plannedLibrary(seed)
    let names = Set(library.content.sessions.flatMap { $0.sections.flatMap(\.exercises) }.map(\.name))
    let mapping = ExerciseMapping(names.sorted().map { .init(name: $0, exercise: "Bench Press") })
    let before = library
    let outcome = library.apply(mapping, at: nil)
    func sets(_ library: PersonalLibrary) -> [LoggedSet] { library.content.sessions.flatMap(\.allSets) }
    #expect(sets(library) == sets(before))
    let kept = Set(library.content.exercises.map(\.id))
    let lost = Set(before.content.exercises.map(\.id)).subtracting(kept)
    let used = Set(library.content.entities.flatMap(\.references))
    #expect(lost == Set(outcome.merged.map(\.id)) && used.isDisjoint(with: lost.map(\.value)))
    #expect(library.apply(mapping, at: nil).names.filter { !$0.changesNothing } == [])
  }

  @Test("A document whose exercises are one's own follows the mapping as well")
  func documents() throws {
    var growing = GrowingLibrary()
    try growing.take(text)
    let document = try growing.library.content.document(in: .json)
    growing.library.apply(mapping, at: growing.now)
    let library = growing.library
    #expect(try growing.take(document, name: "history.json").items.filter { $0.entity == .session }.isEmpty)
    #expect(growing.library.content == library.content)
  }
}
