import Support
import Testing

@testable import Carryover

/// Losses that are easily told wrongly, each found and told.
@Suite("Losses told")
struct ToldLossTests {
  private func exercise(_ name: String, _ template: Identifier<Exercise>?, sets: [LoggedSet]) -> LoggedExercise {
    var exercise = LoggedExercise(
      id: Identifier(.zero), name: name, setGroups: [LoggedSetGroup(id: Identifier(.zero), sets: sets)])
    exercise.exerciseID = template
    return exercise
  }

  private func set(_ load: Load? = Load(value: 60, unit: .kilogram)) -> LoggedSet {
    LoggedSet(id: Identifier(.zero), load: load, reps: 5)
  }

  private func session(_ number: Int, _ exercises: [LoggedExercise]) -> Session {
    var session = Session(
      id: Identifier(UniqueIdentifier(high: 7, low: UInt64(number))), start: CivilMoment("2024-03-0\(number)T18:30:00"),
      sections: [Section(id: Identifier(.zero), exercises: exercises)])
    session.isImported = true
    session.assignIdentifiers(session.id)
    return session
  }

  private func trip(_ sessions: [Session], _ format: OutputFormat) throws -> RoundTrip {
    let trip = try RoundTrip(sessions.map(Entity.session), format)
    #expect(trip.faults(sessions) == [])
    return trip
  }

  @Test("Notes keep the modality of an exercise of one's own", arguments: [Modality.barbell, .machine])
  func ownTemplate(modality: Modality) throws {
    var squat = exercise("Squat (Barbell)", Identifier(UniqueIdentifier(high: 1, low: 1)), sets: [set()])
    squat.modality = modality
    let session = session(1, [squat])
    let trip = try trip([session], .markdown)
    #expect(trip.told == [:] && trip.read.sessions == [session])
  }

  @Test("One exercise, once with its template and once without, is one in Spotter")
  func templateLeftOut() throws {
    var matcher = ExerciseMatcher()
    let template = matcher.match("Squat (Barbell)").exercise.id
    let exercises = [nil, template].map { exercise("Squat (Barbell)", $0, sets: [set()]) }
    let trip = try trip([session(1, exercises)], .spotter)
    #expect(trip.read.sessions[0].exerciseCount == 1 && trip.told["exercise"] == 1)
  }

  @Test("A load without a unit gets the one of Gym App's document, wherever it stands")
  func unitOfDocument() throws {
    let bare = exercise("Squat", nil, sets: [set(Load(value: 60))])
    let trip = try trip([session(1, [bare]), session(2, [exercise("Squat", nil, sets: [set()]), bare])], .gymApp)
    #expect(trip.told["set.load.unit"] == 2)
    #expect(trip.read.sessions.flatMap(\.allSets).allSatisfy { $0.load?.unit == .kilogram })
  }

  @Test("Behind an exercise that is left out, the next ones get other identifiers", arguments: ["strong", "hevy"])
  func shifted(name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.identifier == name })
    let exercises = ["Squat", "Row", "Curl"].map { exercise($0, nil, sets: [set()]) }
    var sessions = try trip([session(1, exercises)], format).read.sessions
    sessions[0].sections[0].exercises[0].setGroups[0].sets = []
    let told = try trip(sessions, format).told
    #expect(told == ["exercise": 1, "exercise.id": 2, "group.id": 2, "set.id": 2])
  }

  @Test("What the clipboard's text does not say is told, and nothing but blanks is no workout")
  func clipboard() throws {
    var set = set(Load(value: 60))
    set.otherFields.fields = [OtherFields.Field(name: "mood", json: "1")]
    let told = try trip([session(1, [exercise("Squat", nil, sets: [set])]), session(2, [])], .clipboard).told
    #expect(told["set.otherFields"] == 1 && told["session"] == 1)
    var blank = session(1, [])
    (blank.start, blank.notes) = (nil, " \n")
    var losses = LossLog(.clipboard)
    var projection = ClipboardProjection()
    #expect(try projection.project(blank, losses: &losses) == nil && losses.counts == ["session": 1])
  }

  @Test("An exercise of the library that is left out is told as a template")
  func template() throws {
    let own = Exercise(id: Identifier(UniqueIdentifier(high: 1, low: 1)), name: "Zercher thing")
    let trip = try RoundTrip([.exercise(own), .session(session(1, [exercise("Squat", nil, sets: [set()])]))], .strong)
    #expect(trip.told["template"] == 1 && trip.told["exercise"] == nil)
  }
}
