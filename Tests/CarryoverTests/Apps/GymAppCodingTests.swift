import Foundation
import Support
import Testing

@testable import Carryover

/// Gym App's types, as far as they are needed, coded by Swift itself.
private enum App {
  struct Document: Codable, Equatable {
    var schemaVersion: Int
    var sessions: [Session]
    var exerciseTemplates: [Template]
    var modules: [Module]
    var workouts: [Workout]
    var programs: [Program]
  }

  struct Session: Codable, Equatable {
    var id: UUID
    var workoutId: UUID
    var workoutName: String
    var date: Date
    var completedModules: [CompletedModule]
    var duration: Int?
    var overallFeeling: Int?
    var createdAt: Date
    var isImported: Bool?
  }

  struct CompletedModule: Codable, Equatable {
    var id: UUID
    var moduleId: UUID
    var moduleName: String
    var moduleType: ModuleType
    var completedExercises: [SessionExercise]
  }

  enum ModuleType: String, Codable {
    case warmup, prehab, explosive, strength, recovery
    case cardioLong = "cardio_long"
    case cardioSpeed = "cardio_speed"
  }

  struct SessionExercise: Codable, Equatable {
    var id: UUID
    var exerciseId: UUID
    var exerciseName: String
    var completedSetGroups: [CompletedSetGroup]
    var isBodyweight: Bool
    var supersetGroupId: UUID?
  }

  struct CompletedSetGroup: Codable, Equatable {
    var id: UUID
    var sets: [SetData]
    var isUnilateral: Bool
  }

  struct SetData: Codable, Equatable {
    var id: UUID
    var setNumber: Int
    var completed: Bool
    var weight: Double?
    var reps: Int?
    var rpe: Int?
    var duration: Int?
    var distance: Double?
    var holdTime: Int?
    var intensity: Int?
    var height: Double?
    var temperature: Int?
    var implementMeasurableValues: [String: Measured]?
  }

  struct Measured: Codable, Equatable {
    var numericValue: Double?
    var stringValue: String?
  }

  struct Template: Codable, Equatable {
    var id: UUID
    var name: String
    var isCustom: Bool
    var createdAt: Date
  }

  struct Module: Codable, Equatable {
    var id: UUID
    var name: String
    var type: ModuleType
    var exercises: [Instance]
    var updatedAt: Date
  }

  struct Instance: Codable, Equatable {
    var id: UUID
    var templateId: UUID?
    var name: String
    var setGroups: [SetGroup]
    var order: Int
  }

  struct SetGroup: Codable, Equatable {
    var id: UUID
    var sets: Int
    var targetReps: Int?
    var targetWeight: Double?
  }

  struct Workout: Codable, Equatable {
    var id: UUID
    var name: String
    var moduleReferences: [Reference]
    var archived: Bool
  }

  struct Reference: Codable, Equatable {
    var id: UUID
    var moduleId: UUID
    var order: Int
    var isRequired: Bool
  }

  struct Program: Codable, Equatable {
    var id: UUID
    var name: String
    var durationWeeks: Int
    var startDate: Date?
    var isActive: Bool
    var progressionEnabledExercises: Set<UUID>
    var exerciseProgressionOverrides: [UUID: Rule]
  }

  struct Rule: Codable, Equatable {
    var id: UUID
    var targetMetric: String
    var percentageIncrease: Double
  }

  struct ProgramBundle: Codable, Equatable {
    var schemaVersion: Int
    var program: Program
    var workouts: [Workout]
    var modules: [Module]
    var customTemplates: [Template]
  }

  struct SessionBundle: Codable {
    var session: Session
    var workoutName: String
    var date: Date
  }

  struct ExerciseBundle: Codable {
    var exerciseName: String
    var setData: [SetData]
    var workoutName: String?
    var date: Date
  }

  struct SetBundle: Codable {
    var exerciseName: String
    var setData: SetData
    var isPR: Bool
    var date: Date
  }

  struct ModuleBundle: Codable {
    var module: CompletedModule
    var workoutName: String
    var date: Date
  }
}

@Suite("Gym App's own coding")
struct GymAppCodingTests {
  private let berlin = TimeZone(identifier: "Europe/Berlin")

  private func options() -> ReadingOptions {
    var options = ReadingOptions()
    options.timeZone = berlin
    options.loadUnits = LoadUnitSchedule(.kilogram)
    return options
  }

  private func library(_ bytes: [UInt8]) throws -> Library {
    var reader = try HistoryReader(bytes: bytes, name: "gym-app.json", format: nil, options: options())
    return try reader.library()
  }

  private func sample() throws -> PersonalLibrary {
    var library = PersonalLibrary(id: UniqueIdentifier(high: 7, low: 7))
    library.content = try self.library(Locations.sample("gym-app.json"))
    return library
  }

  @Test("What is written is what Swift's own coding reads, and the other way round")
  func document() throws {
    let original = try JSONDecoder().decode(App.Document.self, from: Data(Locations.sample("gym-app.json")))
    let history = try library(Locations.sample("gym-app.json"))
    let trip = try RoundTrip(history.entities, .gymApp)
    var written = try JSONDecoder().decode(App.Document.self, from: Data(trip.bytes))
    // An exercise that the document did not have is found by its name, and comes along.
    let known = Set(original.exerciseTemplates.map(\.id))
    written.exerciseTemplates.removeAll { !known.contains($0.id) }
    written.exerciseTemplates.sort { $0.id.uuidString < $1.id.uuidString }
    written.modules.sort { $0.id.uuidString < $1.id.uuidString }
    #expect(written == original)
    // Swift's own coding writes members in any order, dates in seconds since 2001, a dictionary with identifiers for
    // keys as a list.
    let again = try library(Array(JSONEncoder().encode(original)))
    #expect(again.sessions.map(\.id) == history.sessions.map(\.id))
    #expect(again.sessions.map(\.start) == history.sessions.map(\.start))
    #expect(again.sessions.flatMap(\.allSets).map(\.load) == history.sessions.flatMap(\.allSets).map(\.load))
    #expect(again.programs.map(\.progressionEnabled) == history.programs.map(\.progressionEnabled))
    #expect(
      again.programs.map { $0.progressionOverrides.keys } == history.programs.map { $0.progressionOverrides.keys })
    #expect(again.programs.map(\.startDate) == history.programs.map(\.startDate))
    #expect(again.modules.map(\.type) == history.modules.map(\.type))
  }

  // MARK: - Bundles

  private func snapshot(_ kind: ShareBundle.Kind, _ root: UniqueIdentifier) throws -> (ShareBundle, [UInt8]) {
    let bundle = try sample().bundle(kind: kind, root: root)
    let envelope = try ShareEnvelope(.message, sharing: bundle, in: berlin)
    guard case .snapshot(let snapshot) = envelope.content else { throw CancellationError() }
    #expect(try ShareBundle(bytes: snapshot.document) == bundle)
    return (bundle, snapshot.document)
  }

  /// The document without Carryover's own bundle, as the app passes it on.
  private func withoutOwn(_ document: [UInt8]) throws -> [UInt8] {
    var object = try #require(JSONSerialization.jsonObject(with: Data(document)) as? [String: Any])
    #expect(object.removeValue(forKey: "carryoverBundle") != nil)
    return try Array(JSONSerialization.data(withJSONObject: object))
  }

  @Test("The app reads a program that was shared, and what it passes on is read")
  func program() throws {
    let root = try #require(sample().content.programs.first).id.value
    let (bundle, document) = try snapshot(.program, root)
    let app = try JSONDecoder().decode(App.ProgramBundle.self, from: Data(document))
    #expect(app.program.name == "Spring" && !app.program.isActive && app.program.startDate == nil)
    #expect(app.workouts.map(\.name) == ["Monday - Lower A"] && app.modules.count == 3)
    #expect(app.program.exerciseProgressionOverrides.keys.map(\.uuidString) == ["00000060-0000-4000-8000-000000000002"])
    #expect(Set(app.customTemplates.map(\.name)) == Set(bundle.content.exercises.map(\.name)))
    let passedOn = try ShareBundle(bytes: withoutOwn(document), options: options())
    #expect(passedOn.kind == .program && passedOn.root == root && passedOn.libraryID == GymAppBundle.libraryID)
    #expect(passedOn.content.programs.map(\.progressionEnabled) == bundle.content.programs.map(\.progressionEnabled))
    #expect(passedOn.content.modules.map(\.id) == bundle.content.modules.map(\.id))
    #expect(
      passedOn.content.modules.flatMap(\.exercises).map(\.setGroups)
        == bundle.content.modules.flatMap(\.exercises).map(\.setGroups))
    #expect(passedOn.content.workouts.map(\.moduleIDs) == bundle.content.workouts.map(\.moduleIDs))
  }

  @Test("The app reads sessions and their parts that were shared, and what it passes on is read")
  func sessions() throws {
    let session = try #require(sample().content.sessions.first)
    let section = session.sections[1]
    let exercise = section.exercises[0]
    let set = exercise.setGroups[0].sets[1]
    let day = try #require(berlin.flatMap { CivilMoment("2025-03-03")?.date(in: $0) })

    let whole = try snapshot(.session, session.id.value).1
    let app = try JSONDecoder().decode(App.SessionBundle.self, from: Data(whole))
    #expect(app.workoutName == "Monday - Lower A" && app.session.date == app.date)
    #expect(app.session.completedModules.flatMap(\.completedExercises).count == 9)
    let passedOn = try ShareBundle(bytes: withoutOwn(whole), options: options())
    #expect(passedOn.content.sessions[0].allSets.map(\.load) == session.allSets.map(\.load))

    let part = try snapshot(.completedModule, section.id.value).1
    let module = try JSONDecoder().decode(App.ModuleBundle.self, from: Data(part))
    #expect(module.module.moduleName == "Squat Focus" && module.date == day)
    #expect(try ShareBundle(bytes: withoutOwn(part), options: options()).root == section.id.value)

    let sets = try snapshot(.exercise, exercise.id.value).1
    let shared = try JSONDecoder().decode(App.ExerciseBundle.self, from: Data(sets))
    #expect(shared.exerciseName == "Back Squat" && shared.setData.map(\.weight) == [60, 82.5, 82.5, 60])
    let sharedAgain = try ShareBundle(bytes: withoutOwn(sets), options: options())
    #expect(sharedAgain.kind == .exercise && sharedAgain.content.sessions[0].allSets.map(\.reps) == [5, 5, 4, 12])

    let best = try snapshot(.set, set.id.value).1
    let one = try JSONDecoder().decode(App.SetBundle.self, from: Data(best))
    #expect(one.setData.weight == 82.5 && !one.isPR && one.date == day)
    let again = try ShareBundle(bytes: withoutOwn(best), options: options())
    #expect(
      again.kind == .set && again.root == set.id.value && again.title.hasPrefix("Back Squat, 2025-03-03"))
  }

  @Test("What the app shares is received once, and its later version updates it")
  func received() throws {
    let message = try Locations.sample("gym-app-message.json")
    let bundle = try ShareBundle(bytes: message, options: options())
    var library = PersonalLibrary(id: UniqueIdentifier(high: 9, low: 9))
    for expected in [true, false] {
      let work = try BundleImport(bundle, into: library)
      let plan = try work.plan(for: OriginDocument(name: "message.json"))
      let receipt = Receipt(id: .zero, action: .received, date: .epoch)
      let next = try work.applying(plan, receipt: receipt)
      #expect((next.content != library.content) == expected)
      library = next
    }
    #expect(library.content.programs.map(\.name) == ["Spring"] && !library.content.programs[0].isActive)
  }

  @Test("A bundle that lacks what it must have is refused, with what is missing")
  func refused() throws {
    for (text, code) in [
      (#"{"schemaVersion":1,"program":{"name":"P"},"workouts":[],"modules":[]}"#, "bundle.unreadable"),
      (
        #"{"schemaVersion":1,"workout":{"id":"00000040-0000-4000-8000-000000000001","name":"W","moduleReferences":"#
          + #"[{"moduleId":"00000030-0000-4000-8000-000000000001","order":0}]},"modules":[]}"#,
        "bundle.reference-dangling"
      ),
      (#"{"exerciseName":"A","setData":[],"workoutName":"W","date":0}"#, "document.foreign"),
      (
        #"{"schemaVersion":1,"module":{"id":"00000030-0000-4000-8000-000000000001","name":"","exercises":[]}}"#,
        "bundle.root-missing"
      ),
      (#"{"exerciseName":"A","isPR":true,"setData":{"id":"7","setNumber":1},"date":"soon"}"#, "bundle.unreadable"),
    ] {
      let failure = #expect(throws: ReadingFailure.self, "\(text)") {
        var reader = try HistoryReader(bytes: Array(text.utf8), name: "b", format: nil, options: options())
        _ = try reader.library()
      }
      #expect(failure?.diagnostic.code.identifier == code, "\(text)")
    }
  }
}
