import Carryover
import Foundation
import Support
import Testing

/// What becomes of single things that somebody shares.
@Suite("Receiving what somebody shared")
struct ReceivingTests {
  private let first = PersonalLibrary(id: UniqueIdentifier(high: 1, low: 1))
  private let second = PersonalLibrary(id: UniqueIdentifier(high: 2, low: 2))

  private func id<Thing>(_ number: UInt64) -> Identifier<Thing> {
    Identifier(UniqueIdentifier(high: 0xAA00_0000_0000_4000 + number, low: 1 << 63 | number))
  }

  private func plain(_ number: UInt64) -> UniqueIdentifier { (id(number) as Identifier<Session>).value }

  /// A module with one planned exercise, its template and what that is done with.
  private func library(_ template: String, bar: String = "Bar", module: String = "Push") -> PersonalLibrary {
    var library = first
    library.change { content in
      content.implements = [Implement(id: id(1), name: bar)]
      var exercise = Exercise(id: id(2), name: template)
      exercise.modality = .barbell
      exercise.implementIDs = [id(1)]
      content.exercises = [exercise]
      var instance = ExerciseInstance(id: id(3), name: template, setGroups: [SetGroup(id: id(4), sets: 3)])
      instance.exerciseID = id(2)
      content.modules = [Module(id: id(5), name: module, type: .strength, exercises: [instance])]
    }
    return library
  }

  /// The same with other identifiers, and another person's.
  private func own(_ template: String, module: String = "Other") -> PersonalLibrary {
    var library = second
    library.change { content in
      content.implements = [Implement(id: id(11), name: "BAR ")]
      var exercise = Exercise(id: id(12), name: template)
      exercise.modality = .barbell
      exercise.implementIDs = [id(11)]
      content.exercises = [exercise]
      content.modules = [Module(id: id(15), name: module, type: .strength)]
    }
    return library
  }

  @Test(
    "A template of the same name is used, case, spaces and accents aside",
    arguments: ["Bankdrücken", "bankdrucken", "  BANKDRÜCKEN ", "bank\u{64}ru\u{308}cken"])
  func used(name: String) throws {
    var receiver = own(name)
    let bundle = try library("Bankdrücken").shared(.module)
    let plan = try receiver.planned(bundle)
    #expect(plan.items.map(\.status) == [.alike, .alike, .new])
    try receiver.receive(bundle)
    #expect(receiver.content.exercises.map(\.id) == [id(12)] && receiver.content.implements.map(\.id) == [id(11)])
    #expect(receiver.content.modules.first { $0.name == "Push" }?.exercises.first?.exerciseID == id(12))
    #expect(
      receiver.ledger[plain(12)]?.standsFor == [EntityOrigin(libraryID: first.id, entityID: plain(2))])
    // It stays what was decided once, whatever either is called later.
    receiver.change { $0.exercises[0].name = "Bench" }
    #expect(try receiver.planned(bundle).items == [])
  }

  @Test("A template of the same name that is something else is used, copied or replaced")
  func namesake() throws {
    let bundle = try library("Row").shared(.module)
    func received(_ decision: ImportDecision) throws -> PersonalLibrary {
      var receiver = own("row")
      receiver.change { $0.exercises[0].modality = .cable }
      #expect(try receiver.planned(bundle).items.first?.status == .namesake)
      try receiver.receive(bundle) { $0.entity == .exercise ? decision : nil }
      return receiver
    }
    let used = try received(.use)
    #expect(used.content.exercises.map(\.modality) == [.cable])
    let copied = try received(.copy)
    #expect(copied.content.exercises.map(\.name) == ["Row (2)", "row"])
    let replaced = try received(.replace)
    #expect(replaced.content.exercises.map(\.id) == [id(12)] && replaced.content.exercises[0].modality == .barbell)
    #expect(replaced.content.exercises[0].implementIDs == [id(11)])
    // A later version goes where the first one went.
    var changed = library("Row")
    changed.change { $0.exercises[0].notes = "slowly" }
    for (var receiver, notes) in [(used, nil), (copied, "slowly"), (replaced, "slowly")] as [(PersonalLibrary, String?)]
    {
      let count = receiver.content.exercises.count
      try receiver.receive(try changed.shared(.module))
      #expect(receiver.content.exercises.count == count && receiver.content.exercises[0].notes == notes)
    }
  }

  @Test("A plan of the same name is copied under the next number")
  func numbered() throws {
    var receiver = own("Row", module: "push")
    for (number, name) in [(1, "Push (2)"), (2, "Push (3)"), (3, "Push (4)")] as [(UInt64, String)] {
      var sender = library("Row", module: number == 2 ? "Push (2)" : "Push")
      sender.id = UniqueIdentifier(high: 9, low: number)
      try receiver.receive(try sender.shared(.module))
      #expect(receiver.content.modules.contains { $0.name == name })
    }
    // The number is nothing that was edited.
    var sender = library("Row", module: "Push")
    sender.id = UniqueIdentifier(high: 9, low: 1)
    sender.change { $0.modules[0].notes = "new" }
    #expect(try receiver.planned(try sender.shared(.module)).items.map(\.status) == [.changed])
    try receiver.receive(try sender.shared(.module))
    #expect(receiver.content.modules.first { $0.name == "Push (2)" }?.notes == "new")
  }

  @Test("A number is no part of the name that comes home")
  func numberAtHome() throws {
    var sender = library("Row")
    var receiver = own("Row", module: "Push")
    try receiver.receive(try sender.shared(.module))
    let copy = try #require(receiver.content.modules.first { $0.name == "Push (2)" })
    let before = sender.content
    try sender.receive(try receiver.shared(.module, copy.id.value))
    #expect(sender.content == before)
    // That the friend's exercise is one's own is remembered.
    #expect(sender.ledger[plain(2)]?.standsFor == [EntityOrigin(libraryID: second.id, entityID: plain(12))])
  }

  @Test("Where one's own module is used, settings find the planned exercises of the same name")
  func usedModule() throws {
    var sender = library("Row")
    sender.change { content in
      var workout = Workout(id: id(6), name: "Day")
      workout.moduleIDs = [id(5)]
      content.workouts = [workout]
      var slot = ScheduledWorkout(id: id(7), workoutName: "Day")
      slot.workoutID = id(6)
      content.programs = [Program(id: id(8), name: "Plan", slots: [slot])]
      content.programs[0].progressionEnabled = [id(3)]
    }
    var receiver = own("Row", module: "Push")
    receiver.change { $0.modules[0].exercises = [ExerciseInstance(id: id(13), name: "ROW")] }
    try receiver.receive(try sender.shared()) { $0.entity == .module ? .use : nil }
    #expect(receiver.content.modules.map(\.id) == [id(15)])
    #expect(receiver.content.workouts.first?.moduleIDs == [id(15)])
    #expect(receiver.content.programs.first?.progressionEnabled == [id(13)])

    // What is skipped is not missed: the name beside the reference stays.
    var other = own("Row")
    try other.receive(try sender.shared()) { $0.entity == .workout ? .skip : nil }
    #expect(other.content.workouts.isEmpty && other.content.modules.count == 1)
    #expect(other.content.programs.first?.slots.first?.workoutID == nil)
    #expect(other.content.programs.first?.slots.first?.workoutName == "Day")
    #expect(other.content.programs.first?.progressionEnabled == [])
    // A program that is not taken takes nothing along.
    var none = own("Else")
    try none.receive(try sender.shared()) { $0.entity == .program ? .skip : nil }
    #expect(none == own("Else"))
  }

  @Test("What was deleted stays deleted unless it is to come back")
  func deleted() throws {
    let bundle = try library("Row").shared(.module)
    var receiver = second
    try receiver.receive(bundle)
    let module = try #require(receiver.content.modules.first)
    receiver.delete([module.id.value], at: someTime)
    #expect(try receiver.planned(bundle).items.map(\.status) == [.deleted])
    let before = receiver
    try receiver.receive(bundle)
    #expect(receiver == before)
    try receiver.receive(bundle) { $0.status == .deleted ? .restore : nil }
    #expect(receiver.content.modules == [module] && receiver.content.tombstones.isEmpty)
    #expect(try receiver.planned(bundle).items.isEmpty)
  }

  @Test("A copy is a thing of its own")
  func copied() throws {
    let bundle = try library("Row").shared(.module)
    var receiver = second
    try receiver.receive(bundle)
    for _ in 0..<2 { try receiver.receive(bundle, asCopy: true) }
    #expect(receiver.content.modules.map(\.name) == ["Push", "Push (2)", "Push (3)"])
    #expect(receiver.content.exercises.count == 1 && receiver.content.implements.count == 1)
    #expect(Set(receiver.content.modules.flatMap(\.exercises).map(\.id)).count == 3)
    var changed = library("Row")
    changed.change { $0.modules[0].notes = "new" }
    try receiver.receive(try changed.shared(.module))
    #expect(receiver.content.modules.map(\.notes) == ["new", nil, nil])
  }

  @Test("What is kept against a friend's version is not asked about again")
  func kept() throws {
    var receiver = second
    try receiver.receive(try library("Row").shared(.module))
    var changed = library("Row")
    changed.change { $0.modules[0].notes = "new" }
    try receiver.receive(try changed.shared(.module)) { $0.status == .changed ? .keep : nil }
    #expect(receiver.content.modules[0].notes == nil)
    #expect(try receiver.planned(try changed.shared(.module)).items.map(\.status) == [.edited])
    changed.change { $0.modules[0].name = "Press" }
    try receiver.receive(try changed.shared(.module))
    #expect(receiver.content.modules[0].notes == nil && receiver.content.modules[0].name == "Press")
  }

  @Test("An identifier of the receiver's that no origin explains is refused, and so are two that become one")
  func refused() throws {
    let mine = own("Row")
    var foreign = library("Row")
    foreign.change { $0.modules[0].id = id(12) }
    var part = library("Row")
    part.change { $0.modules[0].exercises[0].id = id(15) }
    for sender in [foreign, part] {
      let failure = #expect(throws: ReadingFailure.self) { try mine.planned(try sender.shared(.module)) }
      #expect(failure?.diagnostic.code.identifier == "bundle.identifier-taken")
    }
    // One's own things are what they are: an exercise is no module.
    var claimed = try library("Row").shared(.module)
    claimed.origins[plain(5)] = EntityOrigin(libraryID: second.id, entityID: plain(12))
    #expect(throws: ReadingFailure.self) { try mine.planned(claimed) }
    var doubled = try library("Row").shared(.module)
    for part in [plain(3), plain(5)] {
      doubled.origins[part] = EntityOrigin(libraryID: .zero, entityID: .zero)
    }
    let failure = #expect(throws: ReadingFailure.self) { try mine.planned(doubled) }
    #expect(failure?.diagnostic.code.identifier == "bundle.origin-repeated")
  }

  @Test("Two people whose exercises were made from one name can share")
  func madeAlike() throws {
    let made = Identifier<Exercise>(UniqueIdentifier(namespace: .zero, name: "exercise:row".utf8))
    var sender = library("Row")
    sender.change { content in
      content.exercises[0].id = made
      content.modules[0].exercises[0].exerciseID = made
    }
    var receiver = own("row")
    receiver.change { $0.exercises[0].id = made }
    try receiver.receive(try sender.shared(.module))
    #expect(receiver.content.exercises.map(\.id) == [made])
    #expect(receiver.content.modules.first { $0.name == "Push" }?.exercises.first?.exerciseID == made)
    receiver.change { $0.exercises[0].name = "Something else" }
    receiver.ledger = [:]
    #expect(throws: ReadingFailure.self) { try receiver.planned(try sender.shared(.module)) }
  }

  @Test("Plans decide, and only what can be decided")
  func plans() throws {
    let bundle = try library("Row").shared(.module)
    let work = try BundleImport(bundle, into: own("row"))
    var plan = try work.plan(for: OriginDocument(name: "b", sha256: "s"), state: "")
    var edited = try ImportPlan(json: Array(plan.json.utf8), name: "plan.json")
    #expect(edited == plan && plan.otherCounts.total + plan.counts.total == 3)
    edited.items[0].decision = .copy
    try plan.take(edited, from: "plan.json")
    let changed = try work.applying(plan, receipt: Receipt(id: .zero, action: .received))
    #expect(changed.content.exercises.map(\.name) == ["Row (2)", "row"])
    plan.items[0].decision = .skip
    #expect(throws: ReadingFailure.self) { try work.applying(plan, receipt: Receipt(id: .zero, action: .received)) }
    #expect(throws: ReadingFailure.self) { try own("row").planned(bundle) { _ in .merge } }
    let other = try BundleImport(try plannedLibrary(1).shared(), into: second)
    #expect(throws: ReadingFailure.self) { try other.applying(edited, receipt: Receipt(id: .zero, action: .received)) }
  }

  @Test("Dates that are shared are taken, dates that are not are kept")
  func dates() throws {
    var sender = library("Row")
    sender.change { content in
      content.programs = [Program(id: id(8), name: "Plan")]
      content.programs[0].startDate = CivilDate(year: 2026, month: 5, day: 4)
    }
    var receiver = second
    try receiver.receive(try sender.shared(including: [.dates]))
    #expect(receiver.content.programs[0].startDate == sender.content.programs[0].startDate)
    receiver.change { $0.programs[0].isActive = true }
    sender.change { $0.programs[0].startDate = CivilDate(year: 2026, month: 6, day: 1) }
    try receiver.receive(try sender.shared(including: [.dates]))
    let june = CivilDate(year: 2026, month: 6, day: 1)
    #expect(receiver.content.programs[0].startDate == june && receiver.content.programs[0].isActive)
    sender.change { $0.programs[0].notes = "new" }
    try receiver.receive(try sender.shared())
    #expect(receiver.content.programs[0].startDate == june && receiver.content.programs[0].notes == "new")
  }
}
