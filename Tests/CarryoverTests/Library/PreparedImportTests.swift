import Carryover
import Foundation
import Support
import Testing

@Suite("Imports prepared for a screen")
struct PreparedImportTests {
  private func start(_ seed: UInt64) throws -> (library: PersonalLibrary, bytes: [UInt8]) {
    var growing = GrowingLibrary()
    let export = LibraryImportTests.export(seed)
    try growing.take(export.text(export.workouts.dropLast(3)))
    growing.library.delete([growing.library.content.sessions[0].id.value], at: growing.now)
    return (growing.library, Array(export.text(export.workouts).replacing(";60.0;", with: ";61.0;").utf8))
  }

  @Test("It plans and does what the import at once does", arguments: 1...6)
  func same(seed: UInt64) async throws {
    let (library, bytes) = try start(seed)
    var growing = GrowingLibrary(library)
    let plan = try growing.take(bytes, name: "strong.csv")
    let input = HistoryInput(bytes: bytes, name: "strong.csv")
    let prepared = try await input.plan(into: library, state: GrowingLibrary.state, options: kilograms)
    #expect(prepared.plan == plan && prepared.summary.rows.sets > 0)
    let date = growing.library.receipts.last?.date
    #expect(try prepared.applied(prepared.plan, at: date) == growing.library)
    var none = prepared.plan
    for index in none.items.indices { none.items[index].decision = none.items[index].leavingOut }
    #expect(try prepared.applied(none, at: date) == library)
  }

  @Test("The mapping of earlier imports is known, and defaults and filter have their say")
  func options() async throws {
    var growing = GrowingLibrary()
    var options = kilograms
    options.exerciseMapping.add(.init(name: "Squat (Barbell)", exercise: "Leg Press"))
    let bytes = Array((appleHeader + LibraryImportTests.workout(1, sets: ["100.0,5"])).utf8)
    try growing.take(bytes, options: options)
    let more = Array(
      (appleHeader + LibraryImportTests.workout(2, sets: ["90.0,5"]) + LibraryImportTests.workout(3, sets: ["80.0,5"]))
        .utf8)
    var defaults = ImportDefaults()
    defaults[.new] = .skip
    let prepared = try await HistoryInput(bytes: more).plan(
      into: growing.library, options: kilograms, defaults: defaults, filter: SessionFilter(lastCount: 1))
    #expect(prepared.plan.counts[.unwanted] == 1 && prepared.plan.items.map(\.decision) == [.skip])
    #expect(try prepared.applied(prepared.plan, at: nil) == growing.library)
    var plan = prepared.plan
    plan.items[0].decision = .add
    let changed = try prepared.applied(plan, at: nil)
    let templates = changed.content.sessions.flatMap { $0.sections.flatMap(\.exercises) }.map(\.exerciseID)
    #expect(changed.content.sessions.count == 2 && Set(templates).count == 1)
  }

  @Test("The plan of another import is refused")
  func otherPlan() async throws {
    let (library, bytes) = try start(1)
    let prepared = try await HistoryInput(bytes: bytes).plan(into: library, options: kilograms)
    let other = try await HistoryInput(bytes: bytes + [10]).plan(into: library, options: kilograms)
    #expect(throws: ReadingFailure.self) { try prepared.applied(other.plan, at: nil) }
    #expect(prepared.plan.libraryState == library.state && library.state.hasPrefix("xxh64:"))
    var shorter = prepared.plan
    shorter.items.removeLast()
    #expect(throws: ReadingFailure.self) { try prepared.applied(shorter, at: nil) }
  }

  @Test("A question is asked, and answered without the file being opened again")
  func question() async throws {
    let input = HistoryInput(bytes: try Locations.sample("strong-german.csv"))
    let library = PersonalLibrary(id: .zero)
    let failure = await #expect(throws: ReadingFailure.self) { try await input.plan(into: library) }
    #expect(failure?.kind == .question)
    #expect(try await input.plan(into: library, options: kilograms).plan.counts[.new] > 0)
  }

  @Test("Cancelled at any chunk it ends as cancelled", arguments: [1, 3, 8])
  func cancelled(chunk: Int) async throws {
    let input = HistoryInput(bytes: Array(manyWorkouts(60).utf8))
    var options = kilograms
    options.chunkSize = 512
    let count = Collected<ReadingProgress>()
    let (asked, library) = (options, PersonalLibrary(id: .zero))
    let failure = await #expect(throws: ReadingFailure.self) {
      try await inTask {
        _ = try await input.plan(into: library, options: asked) { progress in
          count.append(progress)
          if count.values.count == chunk { cancelThisTask() }
        }
      }
    }
    #expect(failure?.kind == .cancelled && count.values.count >= chunk)
  }

  @Test("Progress goes up to the whole, and none of it is on the main actor")
  @MainActor
  func progress() async throws {
    let bytes = Array(manyWorkouts(200).utf8)
    let told = Collected<ReadingProgress>()
    var options = kilograms
    options.chunkSize = 1000
    let prepared = try await HistoryInput(bytes: bytes).plan(into: PersonalLibrary(id: .zero), options: options) {
      #expect(!Thread.isMainThread)
      told.append($0)
    }
    #expect(told.values.map(\.bytesDone) == told.values.map(\.bytesDone).sorted() && told.values.count > 5)
    #expect(told.values.last?.fraction == 1 && told.values.last?.sessions == 200)
    #expect(prepared.plan.items.count { $0.entity == .session } == 200)
  }
}
