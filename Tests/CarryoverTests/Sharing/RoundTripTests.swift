import Carryover
import Foundation
import Support
import Testing

/// Bundles that go from one library to another and back, each with a library of its own.
@Suite("Bundles between people")
struct RoundTripTests {
  static let seeds = Array(UInt64(1)...8)

  private let soon = Instant(seconds: 2_050_000_000)
  private let later = Instant(seconds: 2_100_000_000)
  private let latest = Instant(seconds: 2_200_000_000)

  @Test("A program arrives whole and inactive, and what is personal does not", arguments: seeds)
  func arrives(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    var receiver = emptyLibrary(seed + 1)
    let bundle = try sender.shared()
    try receiver.receive(bundle)
    let (own, other) = (bundle.content, receiver.content)
    #expect(other.modules.count == own.modules.count && other.workouts.count == own.workouts.count)
    #expect(other.exercises.count == own.exercises.count && other.implements.count == own.implements.count)
    let program = try #require(other.programs.first)
    let sent = try #require(own.programs.first)
    #expect(!program.isActive && program.startDate == nil && program.slots.allSatisfy { $0.sessionID == nil })
    #expect(program.slots.map(\.workoutName) == sent.slots.map(\.workoutName))
    #expect(program.slots.count { $0.workoutID == nil } == sent.slots.count { $0.workoutID == nil })
    #expect(program.progressionEnabled.count == sent.progressionEnabled.count)
    #expect(program.progressionOverrides.count == sent.progressionOverrides.count)
    #expect(program.origin?.receivedFrom == EntityOrigin(libraryID: sender.id, entityID: sent.id.value))
    #expect(other.sessions.isEmpty && other.danglingReferences == [])
    #expect(supersets(other) == supersets(own))
  }

  /// How many planned exercises there are in each group.
  private func supersets(_ library: Library) -> [Int] {
    let groups = (library.modules.flatMap(\.exercises) + library.workouts.flatMap(\.exercises)).compactMap(\.supersetID)
    return Dictionary(groups.map { ($0, 1) }, uniquingKeysWith: +).values.sorted()
  }

  @Test("A → B → A finds everything again, and changes nothing", arguments: seeds)
  func backHome(seed: UInt64) throws {
    var (first, second) = (plannedLibrary(seed), plannedLibrary(seed + 1000))
    try second.receive(try first.shared())
    let root = try #require(second.received(from: first.id, first.content.programs[0].id.value))
    let before = try first.bytes
    let bundle = try second.shared(.program, root)
    #expect(try first.planned(bundle).items.isEmpty)
    try first.receive(bundle)
    #expect(try first.bytes == before)
  }

  @Test("What somebody merged into another library is still known as what it was", arguments: seeds)
  func merged(seed: UInt64) throws {
    let (tablet, phone) = (plannedLibrary(seed), plannedLibrary(seed + 1000))
    var friend = emptyLibrary(seed + 2000)
    try friend.receive(try tablet.shared())
    let both = phone.merged(with: tablet).library
    let bundle = try both.shared(.program, tablet.content.programs[0].id.value)
    #expect(bundle.formerLibraryIDs == [tablet.id])
    #expect(try ShareBundle(bytes: bundle.document()) == bundle)
    #expect(try friend.planned(bundle).items.allSatisfy { $0.status == .changed })
    let count = friend.content.entities.count
    try friend.receive(bundle)
    #expect(friend.content.entities.count == count)
  }

  @Test("A → B → C → A finds everything again, and changes nothing", arguments: seeds)
  func aroundThree(seed: UInt64) throws {
    var (first, second, third) = (plannedLibrary(seed), emptyLibrary(seed + 1000), plannedLibrary(seed + 2000))
    let own = first.content.programs[0].id.value
    try second.receive(try first.shared())
    try third.receive(try second.shared(.program, second.received(from: first.id, own)))
    let root = try #require(third.received(from: first.id, own))
    let before = try first.bytes
    try first.receive(try third.shared(.program, root))
    #expect(try first.bytes == before)
    // And what comes from the first directly is the same for the third.
    let known = try third.bytes
    try third.receive(try first.shared())
    #expect(try third.bytes == known)
  }

  @Test("What B edited comes home, and takes nothing away that never travelled", arguments: seeds)
  func editedOnTheWay(seed: UInt64) throws {
    var (first, second) = (plannedLibrary(seed), emptyLibrary(seed + 1000))
    let own = try #require(first.content.programs.first)
    try second.receive(try first.shared())
    let root = try #require(second.received(from: first.id, own.id.value))
    second.change { library in
      library.programs[0].notes = "four weeks, then rest"
      library.programs[0].updatedAt = later
      for index in library.workouts.indices {
        library.workouts[index].name += "!"
        library.workouts[index].updatedAt = later
      }
    }
    let ids = Set(first.content.entities.map(\.id))
    try first.receive(try second.shared(.program, root))
    let program = try #require(first.content.programs.first { $0.id == own.id })
    #expect(program.notes == "four weeks, then rest")
    #expect(program.isActive == own.isActive && program.startDate == own.startDate)
    #expect(program.slots.map(\.date) == own.slots.map(\.date))
    #expect(program.slots.map(\.sessionID) == own.slots.map(\.sessionID))
    #expect(first.content.workouts.contains { $0.name.hasSuffix("!") })
    let known = ids.union(ExerciseCatalogue.shipped.exercises.map(\.id.value))
    #expect(known.isSuperset(of: first.content.entities.map(\.id)))
  }

  @Test("Version 2 updates what was received, and what B edited is merged with it", arguments: seeds)
  func secondVersion(seed: UInt64) throws {
    var (first, second) = (plannedLibrary(seed), plannedLibrary(seed + 1000))
    first.change { $0.workouts[0].moduleIDs = $0.modules.map(\.id) }
    let root = first.content.workouts[0].id.value
    try second.receive(try first.shared(.workout, root))
    let (module, other) = (first.content.modules[0], first.content.workouts[0])
    let local = try #require(second.received(from: first.id, module.id.value))
    first.change { library in
      library.modules[0].notes = "version 2"
      library.modules[0].exercises[0].name = "Renamed by A"
      library.modules[0].exercises[0].updatedAt = later
      library.modules[0].updatedAt = later
      library.workouts[0].notes = "another day"
    }
    let plan = try second.planned(try first.shared(.workout, root))
    #expect(Set(plan.items.map(\.status)) == [.changed])
    second.change { library in
      guard let place = library.modules.firstIndex(where: { $0.id.value == local }) else { return }
      library.modules[place].name = "Mine"
      library.modules[place].exercises.append(
        ExerciseInstance(id: Identifier(UniqueIdentifier(high: 1, low: seed)), name: "Added by B"))
    }
    try second.receive(try first.shared(.workout, root))
    let merged = try #require(second.content.modules.first { $0.id.value == local })
    #expect(merged.name == "Mine" && merged.notes == "version 2")
    #expect(merged.exercises.first?.name == "Renamed by A" && merged.exercises.last?.name == "Added by B")
    #expect(merged.exercises.count == module.exercises.count + 1)
    let workout = try #require(second.received(from: first.id, other.id.value))
    #expect(second.content.workouts.first { $0.id.value == workout }?.notes == "another day")
    let once = try second.bytes
    try second.receive(try first.shared(.workout, root))
    #expect(try second.bytes == once)
  }

  @Test("What both edited is the same on both sides after each received the other's", arguments: seeds)
  func commute(seed: UInt64) throws {
    var (first, second) = (plannedLibrary(seed), emptyLibrary(seed + 1000))
    let root = first.content.modules[0].id.value
    try second.receive(try first.shared(.module, root))
    let local = try #require(second.received(from: first.id, root))
    // Both remember the version that they edit from here on.
    second.change { library in
      library.modules[0].notes = "common"
      library.modules[0].updatedAt = soon
    }
    try first.receive(try second.shared(.module, local))
    try second.receive(try first.shared(.module, root))
    first.change { library in
      library.modules[0].notes = "A"
      library.modules[0].updatedAt = later
      library.modules[0].exercises[0].notes = "A"
    }
    second.change { library in
      library.modules[0].type = .recovery
      library.modules[0].updatedAt = latest
      library.modules[0].exercises[0].notes = "B"
      library.modules[0].exercises.append(
        ExerciseInstance(id: Identifier(UniqueIdentifier(high: 2, low: seed)), name: "Added by B"))
    }
    let (ours, theirs) = (try first.shared(.module, root), try second.shared(.module, local))
    try first.receive(theirs)
    try second.receive(ours)
    // Each in the other's words: nothing is left to say.
    #expect(try first.planned(try second.shared(.module, local)).items.allSatisfy { $0.status == .edited })
    let own = try #require(first.content.modules.first { $0.id.value == root })
    let other = try #require(second.content.modules.first { $0.id.value == local })
    #expect(own.exercises.map(\.notes) == other.exercises.map(\.notes))
    #expect(own.exercises.map(\.name) == other.exercises.map(\.name))
    #expect(own.type == other.type && own.notes == other.notes && own.updatedAt == other.updatedAt)
  }

  @Test("A library that is read from its file still knows; one without a ledger takes it for new")
  func memory() throws {
    let first = plannedLibrary(3)
    var second = plannedLibrary(1003)
    try second.receive(try first.shared())
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).carryover").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(second.bytes).write(to: URL(fileURLWithPath: path))
    var restored = try LibraryFile(path: path).read()
    #expect(restored == second)
    try restored.receive(try first.shared())
    #expect(restored == second)

    var stranger = emptyLibrary(77)
    stranger.content = second.content
    let plan = try stranger.planned(try first.shared())
    #expect(plan.otherCounts[.changed] == 0 && plan.otherCounts[.conflict] == 0)
    #expect(plan.items.first { $0.entity == .program }?.status == .namesake)
  }
}

extension PersonalLibrary {
  /// What was received from another library, by its identifier here.
  func received(from library: UniqueIdentifier, _ id: UniqueIdentifier) -> UniqueIdentifier? {
    ledger.values.first { $0.origin?.libraryID == library && $0.origin?.entityID == id }?.id
  }
}
