import Carryover
import Foundation
import Support
import Testing

@Suite("Undo")
struct UndoTests {
  /// Things that are done to a library, one after another by chance.
  private struct Person {
    var growing = GrowingLibrary()
    var random: SeededGenerator
    let export: ExportPieces

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      export = LibraryImportTests.export(seed, sessions: 14, isAndroid: seed % 2 == 0)
    }

    private mutating func some() -> [String] {
      export.workouts.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }.map { workout in
        Bool.random(using: &random) ? workout : workout.replacing("60.0", with: "65.0").replacing("\n\n", with: "\n")
      }
    }

    private var options: ReadingOptions {
      mutating get {
        var options = kilograms
        if Int.random(in: 0..<4, using: &random) == 0 {
          options.exerciseMapping.add(
            .init(name: " spaced ", exercise: ["Squat", "Row"].randomElement(using: &random) ?? ""))
        }
        return options
      }
    }

    private var defaults: ImportDefaults {
      mutating get {
        var defaults = ImportDefaults()
        for status in ImportStatus.known {
          if let decision = status.decisions(for: .session).randomElement(using: &random) {
            defaults[status] = decision
          }
        }
        return defaults
      }
    }

    mutating func act() throws {
      let sessions = growing.library.content.sessions
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<3:
        let text = export.text(some())
        try growing.take(Array(text.utf8), options: options, defaults: defaults)
      case 3:
        let document = filledLibrary(seed: UInt64.random(in: 1...3, using: &random), listLength: 1)
        try growing.take(document.document(in: .jsonLines), defaults: defaults)
      case 4:
        growing.library.delete(sessions.shuffled(using: &random).prefix(2).map(\.id.value), at: growing.now)
      case 5:
        let others = growing.library.content.entities.filter { $0.kind != .tombstone && $0.kind != .session }
        growing.library.delete(others.shuffled(using: &random).prefix(1).map(\.id), at: growing.now)
      case 6:
        guard var session = sessions.randomElement(using: &random) else { return }
        session.notes = "edit \(Int.random(in: 0..<9, using: &random))"
        growing.library.edit(.session(session), at: growing.now)
      default:
        guard let receipt = growing.library.receipts.filter({ $0.loadUnit != nil }).randomElement(using: &random) else {
          return
        }
        try growing.library.correctUnits(
          ofReceipt: receipt.id, to: Bool.random(using: &random) ? .pound : .kilogram, at: growing.now)
      }
    }
  }

  @Test("It is the inverse of whatever was done, step by step back to the beginning", arguments: 1...24)
  func inverse(seed: UInt64) throws {
    var person = Person(seed: seed)
    var states = [try person.growing.library.remembered]
    let text = Array(person.export.text(person.export.workouts.prefix(10)).utf8)
    try person.growing.take(text)
    states.append(try person.growing.library.remembered)
    for _ in 0..<12 {
      let receipts = person.growing.library.receipts.count
      try person.act()
      let now = try person.growing.library.remembered
      #expect((now == states.last) == (person.growing.library.receipts.count == receipts))
      if now != states.last { states.append(now) }
    }
    #expect(states.count > 3)
    while states.count > 1 {
      states.removeLast()
      let youngest = try #require(person.growing.library.receipts.last)
      #expect(person.growing.library.touchedLater(thanReceipt: youngest.id).isEmpty)
      try person.growing.library.undo(receipt: youngest.id)
      #expect(try person.growing.library.remembered == states.last, "\(youngest.action)")
    }
    #expect(person.growing.library.receipts.isEmpty)
  }

  @Test("What was undone can be done again, with the same result", arguments: 1...10)
  func again(seed: UInt64) throws {
    var person = Person(seed: seed)
    for _ in 0..<5 { try person.act() }
    let text = Array(person.export.text(person.export.workouts).utf8)
    let count = person.growing.library.receipts.count
    try person.growing.take(text)
    guard person.growing.library.receipts.count > count else { return }
    let done = person.growing.library
    try person.growing.library.undo(receipt: #require(done.receipts.last?.id))
    try person.growing.take(text)
    #expect(person.growing.library.content == done.content)
    #expect(person.growing.library.receipts.last?.id != done.receipts.last?.id)
  }

  private func growing() throws -> (GrowingLibrary, String) {
    var growing = GrowingLibrary()
    let text =
      appleHeader + LibraryImportTests.workout(1, sets: ["100.0,5"]) + LibraryImportTests.workout(2, sets: ["90.0,5"])
    try growing.take(text)
    return (growing, text)
  }

  @Test("An older change whose sessions were touched later is taken back only by force, and then cleanly")
  func force() throws {
    var (growing, text) = try growing()
    let first = try #require(growing.library.receipts.first?.id)
    let session = growing.library.content.sessions[0]
    growing.library.delete([session.id.value], at: growing.now)
    let before = growing.library
    let failure = #expect(throws: ReadingFailure.self) { try growing.library.undo(receipt: first) }
    #expect(failure?.diagnostic.code.identifier == "receipt.touched-later" && growing.library == before)
    try growing.library.undo(receipt: first, force: true)
    #expect(growing.library.content == Library() && growing.library.ledger.isEmpty)
    // The deletion is a receipt still, of nothing.
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(growing.library.content == Library() && growing.library.receipts.isEmpty)
    try growing.take(text)
    #expect(growing.library.content.sessions.count == 2)
  }

  @Test("A deletion of what an import brought is undone before the import, one after the other")
  func deletionThenImport() throws {
    var (growing, _) = try growing()
    let whole = growing.library
    growing.library.delete([whole.content.sessions[0].id.value], at: growing.now)
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(try growing.library.remembered == whole.remembered)
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(try growing.library.remembered == PersonalLibrary(id: whole.id).remembered)
  }

  @Test("An older import leaves the templates that a later one has come to need")
  func templates() throws {
    var (growing, _) = try growing()
    let first = try #require(growing.library.receipts.first?.id)
    try growing.take(appleHeader + LibraryImportTests.workout(3, sets: ["80.0,5"]))
    let templates = growing.library.content.exercises
    #expect(growing.library.receipts.last?.added.count == 1)
    try growing.library.undo(receipt: first)
    #expect(growing.library.content.sessions.count == 1 && growing.library.content.exercises == templates)
  }

  @Test("A later choice of exercise names stands in the way, too")
  func mapping() throws {
    var (growing, text) = try growing()
    for exercise in ["Front Squat", "Leg Press"] {
      var options = kilograms
      options.exerciseMapping.add(.init(name: "My own", exercise: exercise))
      try growing.take(Array(text.utf8), options: options)
    }
    #expect(growing.library.receipts.count == 3)
    let second = growing.library.receipts[1].id
    #expect(throws: ReadingFailure.self) { try growing.library.undo(receipt: second) }
    try growing.library.undo(receipt: second, force: true)
    #expect(growing.library.mapping.entries.isEmpty)
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(growing.library.mapping.entries.isEmpty)
  }

  @Test("Receipts that are forgotten cannot be undone; those that are kept can")
  func pruned() throws {
    var (growing, _) = try growing()
    let first = try #require(growing.library.receipts.first?.id)
    growing.library.delete([growing.library.content.sessions[0].id.value], at: growing.now)
    growing.library.pruneReceipts(keeping: 1)
    let failure = #expect(throws: ReadingFailure.self) { try growing.library.undo(receipt: first) }
    #expect(failure?.diagnostic.code.identifier == "receipt.unknown")
    try growing.library.undo(receipt: #require(growing.library.receipts.last?.id))
    #expect(growing.library.content.sessions.count == 2 && growing.library.receipts.isEmpty)
  }
}
