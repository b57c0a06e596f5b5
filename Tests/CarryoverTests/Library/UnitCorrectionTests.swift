import Carryover
import Foundation
import Support
import Testing

@Suite("Corrected units")
struct UnitCorrectionTests {
  private let text =
    appleHeader + LibraryImportTests.workout(1, sets: ["100.0,5"]) + LibraryImportTests.workout(2, sets: ["90.0,5"])
  private var pounds: ReadingOptions {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.pound)
    return options
  }

  private func corrected() throws -> GrowingLibrary {
    var growing = GrowingLibrary()
    try growing.take(text)
    try growing.library.correctUnits(
      ofReceipt: #require(growing.library.receipts.first?.id), to: .pound, at: growing.now)
    return growing
  }

  @Test("The numbers stay and the unit is another; importing again with either unit changes nothing")
  func again() throws {
    var growing = try corrected()
    let sets = growing.library.content.sessions.flatMap(\.allSets)
    #expect(sets.compactMap(\.load?.value) == [100, 90] && Set(sets.map(\.load?.unit)) == [.pound])
    let before = growing.library
    for options in [kilograms, pounds, kilograms] {
      let plan = try growing.take(text, options: options)
      #expect(plan.items.isEmpty && growing.library == before)
    }
  }

  @Test("A session that is edited after its correction is not overwritten either")
  func edited() throws {
    var growing = try corrected()
    var session = growing.library.content.sessions[0]
    session.notes = "edited"
    growing.library.edit(.session(session), at: growing.now)
    let before = growing.library
    for options in [kilograms, pounds] {
      #expect(try growing.take(text, options: options).items.map(\.status) == [.edited])
      #expect(growing.library == before)
    }
  }

  @Test("What the source changes later still comes in, in the unit that it is said to be in")
  func changed() throws {
    var growing = try corrected()
    let more = text.replacing(",90.0,5", with: ",95.0,5")
    #expect(try growing.take(more, options: pounds).items.map(\.status) == [.changed])
    #expect(growing.library.content.sessions.flatMap(\.allSets).compactMap(\.load?.value) == [100, 95])
  }

  @Test("It is corrected back by its own receipt, or undone")
  func back() throws {
    var growing = try corrected()
    let correction = try #require(growing.library.receipts.last?.id)
    try growing.library.correctUnits(ofReceipt: correction, to: .kilogram, at: growing.now)
    #expect(Set(growing.library.content.sessions.flatMap(\.allSets).map(\.load?.unit)) == [.kilogram])
    #expect(try growing.take(text).items.isEmpty)
  }

  @Test("An import whose file states its units, and a deletion, have nothing to be corrected")
  func stated() throws {
    var growing = GrowingLibrary()
    let export = LibraryImportTests.export(2)
    try growing.take(export.text(export.workouts), options: ReadingOptions())
    growing.library.delete([growing.library.content.sessions[0].id.value], at: growing.now)
    for receipt in growing.library.receipts {
      let before = growing.library
      let failure = #expect(throws: ReadingFailure.self) {
        try growing.library.correctUnits(ofReceipt: receipt.id, to: .pound, at: nil)
      }
      #expect(failure?.diagnostic.code.identifier == "receipt.unit-stated" && growing.library == before)
    }
  }
}
