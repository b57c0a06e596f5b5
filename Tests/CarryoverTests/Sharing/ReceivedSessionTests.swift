import Carryover
import Support
import Testing

@Suite("Sessions of other people")
struct ReceivedSessionTests {
  static let kinds = ShareBundle.Kind.allCases.filter { !$0.isImportable }

  private var keeping: ImportDefaults {
    var defaults = ImportDefaults.ofBundles
    defaults[.viewOnly] = .keep
    return defaults
  }

  @Test("They are not taken unless asked for", arguments: kinds)
  func looked(kind: ShareBundle.Kind) throws {
    var receiver = plannedLibrary(1001)
    let before = receiver
    let plan = try receiver.planned(try plannedLibrary(1).shared(kind))
    #expect(plan.items.map(\.status) == [.viewOnly] && plan.items.map(\.decision) == [.skip])
    try receiver.receive(try plannedLibrary(1).shared(kind))
    #expect(receiver == before)
  }

  @Test("Kept, they are marked, and count in nothing of one's own", arguments: kinds)
  func kept(kind: ShareBundle.Kind) throws {
    let sender = plannedLibrary(1)
    var receiver = plannedLibrary(1001)
    let before = receiver
    try receiver.receive(try sender.shared(kind), defaults: keeping)
    let kept = try #require(receiver.content.sessions.first { $0.isReceived })
    #expect(receiver.content.sessions.count == before.content.sessions.count + 1)
    #expect(kept.origin?.receivedFrom?.libraryID == sender.id && kept.notes == nil && kept.painTags == [])
    #expect(receiver.content.danglingReferences == [])
    #expect(receiver.content.exercises == before.content.exercises)

    let (own, all) = (TrainingStatistics(before.content.sessions), TrainingStatistics(receiver.content.sessions))
    #expect(all.figures() == own.figures())
    let conversion = Conversion(to: .json)
    #expect(try conversion.run(receiver).output == conversion.run(before).output)
    #expect(DuplicateSearch(receiver.content.sessions).matches(for: [sender.content.sessions[0]]).isEmpty)
    #expect(DuplicateSearch(sender.content.sessions).matches(for: [kept]).isEmpty)
  }

  @Test("A part of a session is not the session")
  func parts() throws {
    let sender = plannedLibrary(1)
    var receiver = emptyLibrary(2)
    for kind in Self.kinds { try receiver.receive(try sender.shared(kind), defaults: keeping) }
    #expect(receiver.content.sessions.count == Self.kinds.count)
    let ids = receiver.content.sessions.flatMap { [$0.id.value] + $0.sections.map(\.id.value) }
    #expect(Set(ids).count == ids.count)
    let once = receiver
    for kind in Self.kinds { try receiver.receive(try sender.shared(kind), defaults: keeping) }
    #expect(receiver == once)
  }

  @Test("One's own that comes back is one's own, and what was left out of it is not lost", arguments: kinds)
  func home(kind: ShareBundle.Kind) throws {
    var sender = plannedLibrary(1)
    var receiver = emptyLibrary(2)
    let before = sender
    try sender.receive(try sender.shared(kind), defaults: keeping)
    #expect(sender == before)
    try receiver.receive(try sender.shared(.session), defaults: keeping)
    try sender.receive(try receiver.shared(.session), defaults: keeping)
    #expect(sender == before)
  }

  @Test("A session that was kept follows its owner's changes")
  func followed() throws {
    var sender = plannedLibrary(1)
    var receiver = emptyLibrary(2)
    try receiver.receive(try sender.shared(.session), defaults: keeping)
    sender.change { $0.sessions[0].title = "Renamed" }
    try receiver.receive(try sender.shared(.session))
    #expect(receiver.content.sessions.map(\.title) == ["Renamed"])
    #expect(receiver.content.sessions[0].isReceived)
  }
}
