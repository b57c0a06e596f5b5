import Carryover
import Foundation
import Support
import Testing

@Suite("Imports into a library")
struct LibraryImportTests {
  static func export(_ seed: UInt64, sessions: Int = 12, isAndroid: Bool = true) -> ExportPieces {
    var history = StrongHistory(seed: seed, isAndroid: isAndroid)
    return ExportPieces(history.text(sessions: sessions))
  }

  /// A workout of one exercise.
  static func workout(_ day: Int, _ name: String = "Squat (Barbell)", sets: [String]) -> String {
    let rows = sets.enumerated().map { index, set in
      "2024-02-\(10 + day) 18:00:00,Legs,1h,\(name),\(index + 1),\(set),0,0,,,\n"
    }
    return rows.joined()
  }

  @Test("A file that is imported again changes nothing, not a byte, and leaves no receipt", arguments: 1...12)
  func again(seed: UInt64) throws {
    var growing = GrowingLibrary()
    let export = Self.export(seed, isAndroid: seed % 2 == 0)
    let text = export.text(export.workouts)
    let first = try growing.take(text)
    #expect(first.counts[.new] == first.counts.total && growing.library.receipts.count == 1)
    let bytes = try growing.library.document()
    let plan = try growing.take(text)
    #expect(plan.items.isEmpty && plan.counts[.same] == first.counts.total)
    #expect(try growing.library.document() == bytes)
  }

  @Test("Files in any order, pasted together or turned around, give one content", arguments: 1...12)
  func order(seed: UInt64) throws {
    let export = Self.export(seed)
    let (first, second) = (export.text(export.workouts.prefix(8)), export.text(export.workouts.suffix(7)))
    let texts: [[String]] = [
      [export.text(export.workouts)], [first, second], [second, first], [first + second], [second + first],
      [export.text(export.workouts.reversed())], [second, first, second],
    ]
    let contents = try texts.map { texts in
      var growing = GrowingLibrary()
      for text in texts { try growing.take(text) }
      return (growing.library.content, growing.library.ledger.mapValues(\.state))
    }
    for content in contents { #expect(content == contents[0]) }
  }

  @Test("What the source changed is updated where nothing was edited here")
  func changed() throws {
    var growing = GrowingLibrary()
    try growing.take(appleHeader + Self.workout(1, sets: ["100.0,5", "100.0,5"]))
    let plan = try growing.take(appleHeader + Self.workout(1, sets: ["100.0,5", "102.5,5", "105.0,3"]))
    #expect(plan.items.map(\.status) == [.changed] && plan.items.first?.decision == .update)
    #expect(plan.items.first?.changes.isEmpty == false)
    #expect(growing.library.content.sessions[0].allSets.compactMap(\.load?.value) == [100, 102.5, 105])
  }

  @Test("A file that lacks sets does not shrink a history unless told so")
  func partial() throws {
    var growing = GrowingLibrary()
    try growing.take(appleHeader + Self.workout(1, sets: ["100.0,5", "102.5,5"]))
    let before = growing.library
    let partial = appleHeader + Self.workout(1, sets: ["100.0,5"])
    #expect(try growing.take(partial).items.map(\.status) == [.conflict])
    #expect(growing.library == before)
    var defaults = ImportDefaults()
    defaults[.conflict] = .theirs
    try growing.take(partial, defaults: defaults)
    #expect(growing.library.content.sessions[0].allSets.count == 1)
  }

  @Test("What was edited here stays, whatever the source says, unless told otherwise")
  func edited() throws {
    var growing = GrowingLibrary()
    let text = appleHeader + Self.workout(1, sets: ["100.0,5"])
    try growing.take(text)
    var session = growing.library.content.sessions[0]
    session.notes = "edited"
    growing.library.edit(.session(session), at: growing.now)
    let edited = growing.library
    #expect(try growing.take(text).items.map(\.status) == [.edited] && growing.library == edited)
    let more = appleHeader + Self.workout(1, sets: ["100.0,5", "110.0,5"])
    #expect(try growing.take(more).items.map(\.status) == [.conflict] && growing.library == edited)
    var defaults = ImportDefaults()
    defaults[.edited] = .theirs
    try growing.take(text, defaults: defaults)
    #expect(growing.library.content.sessions[0].notes == nil)
    #expect(try growing.take(text).items.isEmpty)
  }

  @Test("An edit that changes nothing leaves no receipt")
  func editedToTheSame() throws {
    var growing = GrowingLibrary()
    try growing.take(appleHeader + Self.workout(1, sets: ["100.0,5"]))
    let before = growing.library
    growing.library.edit(.session(before.content.sessions[0]), at: growing.now)
    #expect(growing.library == before)
  }

  @Test("What was deleted comes back only when asked for")
  func deleted() throws {
    var growing = GrowingLibrary()
    let text = appleHeader + Self.workout(1, sets: ["100.0,5"]) + Self.workout(2, sets: ["90.0,5"])
    try growing.take(text)
    let whole = growing.library.content
    growing.library.delete([whole.sessions[0].id.value, UniqueIdentifier.zero], at: growing.now)
    let deleted = growing.library
    #expect(deleted.content.sessions.count == 1 && deleted.content.tombstones.map(\.entity) == [.session])
    #expect(try growing.take(text).items.map(\.status) == [.deleted] && growing.library == deleted)
    var defaults = ImportDefaults()
    defaults[.deleted] = .restore
    try growing.take(text, defaults: defaults)
    #expect(growing.library.content == whole)
    #expect(try growing.take(text, defaults: defaults).items.isEmpty)
  }

  @Test("A filter takes some, says how many it left, and the rest can be taken later")
  func filtered() throws {
    var growing = GrowingLibrary()
    let export = Self.export(3)
    let bytes = Array(export.text(export.workouts).utf8)
    let plan = try growing.take(bytes, filter: SessionFilter(lastCount: 2))
    #expect(plan.counts[.unwanted] == 10 && growing.library.content.sessions.count == 2)
    let named = Set(growing.library.content.sessions.flatMap { $0.sections.flatMap(\.exercises) }.map(\.exerciseID))
    #expect(Set(growing.library.content.exercises.map(\.id)) == Set(named.compactMap(\.self)))
    try growing.take(bytes)
    var other = GrowingLibrary()
    try other.take(bytes)
    #expect(growing.library.content == other.library.content)
  }

  @Test("A document that says one thing twice, in two ways, settles")
  func twice() throws {
    var growing = GrowingLibrary()
    var library = try readHistory(appleHeader + Self.workout(1, sets: ["100.0,5"]), options: kilograms).library
    var other = library.sessions[0]
    other.notes = "other"
    library.sessions += [other, library.sessions[0]]
    let bytes = try library.document(in: .jsonLines)
    #expect(try growing.take(bytes).items.map(\.status) == [.new, .conflict, .new])
    let before = growing.library
    for _ in 0..<2 {
      let plan = try growing.take(bytes) { plan in
        try plan.take(ImportPlan(json: Array(plan.json.utf8), name: ""), from: "")
      }
      #expect(plan.items.map(\.status) == [.conflict])
      #expect(growing.library == before)
    }
  }

  @Test("The same history in pounds and in kilograms is recognised", arguments: [LoadUnit.kilogram, .pound])
  func otherUnit(unit: LoadUnit) throws {
    let export = Self.export(8, sessions: 15, isAndroid: false)
    let text = Array(export.text(export.workouts).utf8)
    var growing = GrowingLibrary()
    try growing.take(text)
    let before = growing.library
    var conversion = Conversion(to: .strong)
    conversion.options = kilograms
    conversion.units = UnitTransform(loadUnit: unit)
    let (other, _) = try conversion.run(bytes: text)
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(unit)
    let plan = try growing.take(other, options: options)
    #expect(plan.counts[.new] + plan.counts[.changed] + plan.counts[.conflict] == 0)
    #expect(growing.library == before)
  }
}
