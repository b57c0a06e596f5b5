import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Sharing")
struct SharingTests {
  static let seeds = Array(UInt64(1)...25)

  /// What a bundle has to have by MODEL.md's list of references, found without the code under test.
  private func needed(_ library: Library, _ kind: ShareBundle.Kind) throws -> Set<UniqueIdentifier> {
    let root = try library.firstRoot(kind)
    let program = library.programs.first { $0.id.value == root }
    let workoutIDs = Set((program?.slots.compactMap { $0.workoutID?.value } ?? []) + (kind == .workout ? [root] : []))
    let workouts = library.workouts.filter { workoutIDs.contains($0.id.value) }
    let moduleIDs = Set(workouts.flatMap { $0.moduleIDs.map(\.value) } + (kind == .module ? [root] : []))
    let modules = library.modules.filter { moduleIDs.contains($0.id.value) }
    var templates = Set((modules.flatMap(\.exercises) + workouts.flatMap(\.exercises)).compactMap(\.exerciseID))
    var implements: Set<Identifier<Implement>> = []
    var entities = Set((program.map { [$0.id.value] } ?? []) + workouts.map(\.id.value) + modules.map(\.id.value))
    if !kind.isImportable {
      let session = try #require(library.sessions.first)
      entities.insert(session.id.value)
      let all = session.sections.flatMap(\.exercises)
      let exercises = kind == .exercise || kind == .set ? Array(all.prefix(1)) : all
      templates.formUnion(exercises.compactMap(\.exerciseID))
      implements.formUnion(exercises.flatMap(\.implementIDs))
    }
    implements.formUnion(library.exercises.filter { templates.contains($0.id) }.flatMap(\.implementIDs))
    return entities.union(templates.map(\.value)).union(implements.map(\.value))
  }

  @Test("A bundle has exactly what its root needs", arguments: seeds)
  func closure(seed: UInt64) throws {
    let library = plannedLibrary(seed)
    for kind in ShareBundle.Kind.allCases {
      let bundle = try plannedBundle(seed, kind)
      #expect(try Set(bundle.content.entities.map(\.id)) == needed(library.content, kind), "\(kind)")
      #expect(bundle.content.entities.count == Set(bundle.content.entities.map(\.id)).count)
      #expect(bundle.content.danglingReferences == [])
    }
  }

  @Test("Whatever is missing, a reader notices", arguments: seeds)
  func isMinimal(seed: UInt64) throws {
    for kind in ShareBundle.Kind.allCases {
      let bundle = try plannedBundle(seed, kind)
      for entity in bundle.content.entities {
        var smaller = bundle
        smaller.content = Library()
        for other in bundle.content.entities where other.id != entity.id { smaller.content.append(other) }
        #expect((try? ShareBundle(bytes: smaller.document())) != smaller, "\(kind) without \(entity.kind)")
      }
    }
  }

  @Test("The same library shares the same bytes, in whatever order it keeps things", arguments: seeds)
  func deterministic(seed: UInt64) throws {
    for kind in ShareBundle.Kind.allCases {
      let bytes = try plannedBundle(seed, kind).document()
      #expect(try plannedBundle(seed, kind).document() == bytes)
      var shuffled = plannedLibrary(seed)
      let root = try shuffled.content.firstRoot(kind)
      var random = SeededGenerator(seed: seed)
      shuffled.content.exercises.shuffle(using: &random)
      shuffled.content.modules.shuffle(using: &random)
      shuffled.content.workouts.shuffle(using: &random)
      shuffled.content.implements.shuffle(using: &random)
      #expect(try shuffled.bundle(kind: kind, root: root).document() == bytes)
    }
  }

  @Test("What is personal stays, and is listed, unless it is asked for")
  func personal() throws {
    let library = try personalLibrary()
    for personal in [nil] + ShareBundle.Personal.allCases.map(Optional.some) {
      let wanted = Set([personal].compactMap(\.self))
      let bundle = try library.bundle(kind: .session, root: library.content.firstRoot(.session), including: wanted)
      let text = String(decoding: bundle.document(), as: UTF8.self)
      let expected = Self.sessionFields.filter { $0.value != personal }
      #expect(Set(bundle.omitted) == Set(expected.keys))
      #expect(text.contains("secret") == (personal == .notes))
      #expect(text.contains("\"Knees\"") == (personal == .pain))
      #expect(text.contains("\"feeling\":4") == (personal == .feeling))
      #expect(text.contains("\"bodyweight\":{") == (personal == .bodyweight))
      #expect(text.contains("\"heartRate\":150") == (personal == .health))
      #expect(text.contains("2026-05-05T05:05:05Z") == (personal == .times))
      #expect(!text.contains("\"origin\"") && !text.contains("\"later\""))
    }
  }

  private static let sessionFields: [String: ShareBundle.Personal] = [
    "sessions.notes": .notes, "sessions.painTags": .pain, "sessions.feeling": .feeling, "sessions.rpe": .feeling,
    "sessions.bodyweight": .bodyweight, "sessions.completedAt": .times, "sessions.sections.notes": .notes,
    "sessions.sections.exercises.notes": .notes, "sessions.sections.exercises.setGroups.notes": .notes,
    "sessions.sections.exercises.setGroups.sets.notes": .notes,
    "sessions.sections.exercises.setGroups.sets.raw": .notes,
    "sessions.sections.exercises.setGroups.sets.heartRate": .health,
    "sessions.sections.exercises.setGroups.sets.timestamp": .times,
  ]

  private func personalLibrary() throws -> PersonalLibrary {
    let moment = Instant("2026-05-05T05:05:05Z")
    var set = LoggedSet(id: Identifier(UniqueIdentifier(high: 5, low: 4)), reps: 5)
    (set.notes, set.raw, set.heartRate, set.timestamp) = ("secret", "secret", 150, moment)
    let group = LoggedSetGroup(id: Identifier(UniqueIdentifier(high: 5, low: 3)), notes: "secret", sets: [set])
    var exercise = LoggedExercise(id: Identifier(UniqueIdentifier(high: 5, low: 2)), name: "Squat", setGroups: [group])
    exercise.notes = "secret"
    let section = Section(id: Identifier(UniqueIdentifier(high: 5, low: 1)), notes: "secret", exercises: [exercise])
    var session = Session(id: Identifier(UniqueIdentifier(high: 5, low: 0)), title: "Legs", sections: [section])
    (session.notes, session.painTags, session.feeling, session.rpe) = ("secret", ["Knees"], 4, 8)
    (session.bodyweight, session.completedAt) = (Load(value: 80, unit: .kilogram), moment)
    session.origin = Origin(source: "strong", key: "strong:2026-05-05")
    session.otherFields = OtherFields([.init(name: "later", json: "1")])
    var library = PersonalLibrary(id: UniqueIdentifier(high: 5, low: 9))
    library.content.sessions = [session]
    return library
  }

  @Test("A program is shared without being active, without dates and without sessions; its notes travel")
  func program() throws {
    var library = try sampleLibrary()
    library.content.programs[0].slots[0].date = CivilDate(year: 2026, month: 5, day: 4)
    library.content.programs[0].slots[0].sessionID = Identifier(.zero)
    let root = library.content.programs[0].id.value
    let bundle = try library.bundle(kind: .program, root: root)
    #expect(
      bundle.omitted == [
        "programs.isActive", "programs.slots.date", "programs.slots.sessionID", "programs.startDate",
      ])
    #expect(bundle.content.programs[0].notes != nil && bundle.content.modules.contains { $0.notes != nil })
    let dated = try library.bundle(kind: .program, root: root, including: [.dates])
    #expect(dated.content.programs[0].startDate != nil && dated.content.programs[0].slots[0].date != nil)
    #expect(dated.omitted == ["programs.isActive", "programs.slots.sessionID"])
  }

  @Test("References that do not resolve are cleared where a name stands beside them, and refused elsewhere")
  func dangling() throws {
    var library = try sampleLibrary()
    let root = library.content.programs[0].id.value
    library.content.programs[0].slots[2].workoutID = Identifier(.zero)
    library.content.modules[0].exercises[0].exerciseID = Identifier(.zero)
    let bundle = try library.bundle(kind: .program, root: root)
    #expect(bundle.content.programs[0].slots[2].workoutID == nil)
    #expect(bundle.content.programs[0].slots[2].workoutName == "Day A")
    #expect(bundle.content.modules[0].exercises[0].exerciseID == nil)
    library.content.workouts[0].moduleIDs.append(Identifier(.zero))
    let failure = try #require(throws: ReadingFailure.self) { try library.bundle(kind: .program, root: root) }
    #expect(failure.diagnostic.code == .bundleReferenceDangling)
    #expect(failure.diagnostic.arguments.first == "workout \"Day A\".moduleIDs[2]")
  }

  @Test("Settings for exercises that the program does not have are left out and told")
  func settings() throws {
    var library = try sampleLibrary()
    library.content.programs[0].slots.remove(at: 1)
    var told: [String] = []
    let root = library.content.programs[0].id.value
    let bundle = try library.bundle(kind: .program, root: root) { told.append($0.code.identifier) }
    #expect(told == ["bundle.setting-dropped"])
    #expect(bundle.content.programs[0].progressionEnabled.count == 1)
    #expect(bundle.content.danglingReferences == [])
  }

  @Test("An exercise of the catalogue comes along although the library does not hold it")
  func catalogue() throws {
    var library = try sampleLibrary()
    let squat = try #require(library.content.exercises.first { $0.name == "Back Squat" })
    library.content.exercises.removeAll { $0.id == squat.id }
    let bundle = try library.bundle(kind: .program, root: library.content.firstRoot(.program))
    #expect(bundle.content.exercises.contains { $0.id == squat.id })
  }

  @Test("What is not there cannot be shared", arguments: ShareBundle.Kind.allCases)
  func missing(kind: ShareBundle.Kind) throws {
    let library = plannedLibrary(1)
    let other = try library.content.firstRoot(kind == .program ? .workout : .program)
    let failure = try #require(throws: ReadingFailure.self) { try library.bundle(kind: kind, root: other) }
    #expect(failure.diagnostic.code == .bundleRootMissing)
  }

  @Test("However many hands it goes through, the first origin stays", arguments: seeds)
  func firstOrigin(seed: UInt64) throws {
    let (first, sender) = (plannedLibrary(seed), try plannedBundle(seed, .program))
    var second = emptyLibrary(seed + 100)
    try second.receive(sender)
    let shared = try second.bundle(kind: .program, root: second.content.firstRoot(.program))
    let catalogue = Set(ExerciseCatalogue.shipped.exercises.map(\.id.value))
    let ids = BundleIdentifiers(shared).all.filter { !catalogue.contains($0) }
    #expect(Set(ids.map { shared.origin(of: $0).libraryID }) == [first.id])
    #expect(
      Set(ids.map { shared.origin(of: $0).entityID })
        == Set(BundleIdentifiers(sender).all.filter { !catalogue.contains($0) }))
    #expect(try ShareBundle(bytes: shared.document()) == shared)
  }

  @Test("A part of a session comes with its session's title and day, and nothing else of it")
  func parts() throws {
    let library = plannedLibrary(2)
    let whole = try #require(library.content.sessions.first)
    let set = try plannedBundle(2, .set)
    let session = try #require(set.content.sessions.first)
    #expect(session.title == whole.title && session.start == whole.start.map { CivilMoment(date: $0.date) })
    #expect(session.allSets.map(\.id.value) == [set.root])
    #expect(session.notes == nil && session.painTags.isEmpty && session.sections[0].moduleID == nil)
    #expect(set.outline.count == 2)
    #expect(try plannedBundle(2, .completedModule).content.sessions[0].exerciseCount == whole.exerciseCount)
  }
}
