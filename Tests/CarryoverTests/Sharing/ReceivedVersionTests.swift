import Carryover
import Support
import Testing

/// Which version stands after several came, in an order that nobody planned.
@Suite("Versions that were received")
struct ReceivedVersionTests {
  private let later = Instant(seconds: 2_100_000_000)

  /// A library, and another that has received its first module.
  private func pair() throws -> (PersonalLibrary, PersonalLibrary, local: UniqueIdentifier) {
    let first = plannedLibrary(1)
    var second = emptyLibrary(1001)
    try second.receive(try first.shared(.module))
    return (first, second, try #require(second.received(from: first.id, first.content.modules[0].id.value)))
  }

  private func noted(_ library: PersonalLibrary, _ notes: String, at date: Instant? = nil) -> PersonalLibrary {
    var library = library
    library.change { content in
      content.modules[0].notes = notes
      content.modules[0].updatedAt = date ?? content.modules[0].updatedAt
    }
    return library
  }

  @Test("One's own version that comes back is not taken for the author's")
  func ownVersionBack() throws {
    var (first, second, local) = try pair()
    second = noted(second, "mine")
    var third = emptyLibrary(2001)
    try third.receive(try second.shared(.module, local))
    let root = try #require(third.received(from: first.id, first.content.modules[0].id.value))
    for bundle in [try second.shared(.module, local), try third.shared(.module, root)] {
      let before = try second.bytes
      try second.receive(bundle)
      #expect(try second.bytes == before)
      #expect(try second.planned(try first.shared(.module)).items.map(\.status) == [.edited])
    }
  }

  @Test("What a friend made of another's is not undone by the other's, which it was made from")
  func throughAnother() throws {
    let (first, second, _) = try pair()
    var third = emptyLibrary(2001)
    try third.receive(try first.shared(.module))
    let root = try #require(third.received(from: first.id, first.content.modules[0].id.value))
    third = noted(third, "by a friend", at: later)
    var receiver = second
    try receiver.receive(try third.shared(.module, root))
    #expect(receiver.content.modules[0].notes == "by a friend")
    #expect(try receiver.planned(try first.shared(.module)).items.map(\.decision) == [.keep])
    // Who met it first through a friend follows the friend, and the author once that one is heard of.
    var stranger = emptyLibrary(3001)
    try stranger.receive(try third.shared(.module, root))
    third = noted(third, "again")
    try stranger.receive(try third.shared(.module, root))
    #expect(stranger.content.modules[0].notes == "again")
  }

  @Test("An older version that comes late changes nothing")
  func older() throws {
    let (first, second, _) = try pair()
    var receiver = second
    let old = try first.shared(.module)
    try receiver.receive(try noted(first, "version 2", at: later).shared(.module))
    let plan = try receiver.planned(old)
    #expect(plan.items.map(\.decision) == [.keep] && plan.items[0].reason?.contains("older") == true)
    let before = receiver.content
    try receiver.receive(old)
    #expect(receiver.content == before)
  }

  @Test("A day that was chosen here stands")
  func ownDates() throws {
    var first = plannedLibrary(1)
    let (theirs, mine) = (CivilDate(year: 2025, month: 3, day: 3), CivilDate(year: 2026, month: 1, day: 5))
    first.change { content in
      content.programs[0].startDate = theirs
      for index in content.programs[0].slots.indices { content.programs[0].slots[index].date = theirs }
    }
    var second = emptyLibrary(1001)
    try second.receive(try first.shared())
    #expect(second.content.programs[0].startDate == nil)
    second.change { content in
      content.programs[0].startDate = mine
      for index in content.programs[0].slots.indices { content.programs[0].slots[index].date = mine }
    }
    try second.receive(try first.shared(including: [.dates]))
    #expect(second.content.programs[0].startDate == mine)
    #expect(second.content.programs[0].slots.allSatisfy { $0.date == mine })
  }

  @Test("What a bundle left out does not delete what an earlier one brought")
  func omitted() throws {
    var sender = plannedLibrary(1)
    sender.change { content in
      content.sessions[0].feeling = 4
      content.sessions[0].sections[0].exercises[0].setGroups[0].sets[0].notes = "slowly"
    }
    var receiver = emptyLibrary(1001)
    var keeping = ImportDefaults.ofBundles
    keeping[.viewOnly] = .keep
    try receiver.receive(
      try sender.shared(.session, including: Set(ShareBundle.Personal.allCases)), defaults: keeping)
    #expect(receiver.content.sessions[0].feeling == 4)
    let before = receiver.content
    try receiver.receive(try sender.shared(.session), defaults: keeping)
    #expect(receiver.content == before)
  }

  @Test(
    "Two libraries of one person that both received it have it once when they are one",
    arguments: 1...8 as ClosedRange<UInt64>)
  func bothReceived(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    var (phone, tablet) = (emptyLibrary(seed + 1000), plannedLibrary(seed + 2000))
    for kind in [ShareBundle.Kind.module, .workout, .program] { try phone.receive(try sender.shared(kind)) }
    try tablet.receive(try sender.shared())
    var both = phone.merged(with: tablet).library
    #expect(both.content == tablet.merged(with: phone).library.content)
    let program = sender.content.programs[0].id.value
    #expect(both.content.programs.count { $0.origin?.receivedFrom?.entityID == program } == 1)
    let before = try both.bytes
    try both.receive(try sender.shared())
    #expect(try both.bytes == before)
    #expect(try LibraryVerification(bytes: before, name: "both").isClean)
    let bundle = try both.shared(.program, both.received(from: sender.id, program))
    #expect(bundle.content.programs[0].progressionEnabled.count == sender.content.programs[0].progressionEnabled.count)
    #expect(both.merged(with: tablet).library.content == both.content)
  }
}
