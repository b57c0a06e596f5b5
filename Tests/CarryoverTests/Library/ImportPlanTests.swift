import Carryover
import Foundation
import Support
import Testing

@Suite("Import plans")
struct ImportPlanTests {
  /// A library with something to say to each status that an export can have, and that export.
  private func prepared(_ seed: UInt64) throws -> (GrowingLibrary, [UInt8]) {
    var growing = GrowingLibrary()
    let export = LibraryImportTests.export(seed)
    try growing.take(export.text(export.workouts.dropFirst()))
    let sessions = growing.library.content.sessions
    growing.library.delete([sessions[0].id.value], at: growing.now)
    for index in 1...2 {
      var session = sessions[index]
      session.notes = "edited"
      growing.library.edit(.session(session), at: growing.now)
    }
    let text = export.text(export.workouts).replacing(";60.0;", with: ";61.0;").replacing(";100.0;", with: ";103.0;")
    return (growing, Array(text.utf8))
  }

  private func everything() -> ImportDefaults {
    var defaults = ImportDefaults()
    for status in ImportStatus.known {
      if let last = status.decisions(for: .session).last { defaults[status] = last }
    }
    return defaults
  }

  @Test("A plan that was edited and given back does what the options do", arguments: 1...10)
  func edited(seed: UInt64) throws {
    let (start, bytes) = try prepared(seed)
    var (byOptions, byPlan) = (start, start)
    let defaults = everything()
    try byOptions.take(bytes, defaults: defaults)
    let plan = try byPlan.take(bytes) { plan in
      var edited = try ImportPlan(json: Array(plan.json.utf8), name: "plan.json")
      #expect(edited == plan)
      for index in edited.items.indices { edited.items[index].decision = defaults[edited.items[index].status] }
      try plan.take(edited, from: "plan.json")
    }
    #expect(Set(plan.items.map(\.status)).isSuperset(of: [.changed, .deleted, .new]))
    #expect(byPlan.library == byOptions.library)
    #expect(byPlan.library.content != start.library.content)
  }

  @Test("A plan may list only what it decides otherwise")
  func shorter() throws {
    let (start, bytes) = try prepared(1)
    var growing = start
    try growing.take(bytes) { plan in
      var edited = plan
      edited.items.removeAll { $0.status != .new || $0.entity != .session }
      for index in edited.items.indices { edited.items[index].decision = .skip }
      try plan.take(edited, from: "plan.json")
    }
    #expect(growing.library.content.sessions.count == start.library.content.sessions.count)
  }

  @Test("A plan for another library or file, with unknown items or decisions, is refused")
  func refused() throws {
    let (start, bytes) = try prepared(1)
    let changes: [(String, (inout ImportPlan) -> Void)] = [
      ("plan.library-changed", { $0.libraryState = "xxh64:0000000000000000" }),
      ("plan.input-changed", { $0.document.sha256 = String(repeating: "0", count: 64) }),
      ("plan.item-unknown", { $0.items[0].id = .zero }),
      ("plan.item-unknown", { $0.items[0].status = .same }),
      ("plan.item-unknown", { $0.items.append($0.items[0]) }),
      ("plan.decision-unknown", { $0.items[0].decision = .unknown("perhaps") }),
    ]
    for (code, change) in changes {
      var growing = start
      let failure = #expect(throws: ReadingFailure.self) {
        try growing.take(bytes) { plan in
          var edited = plan
          change(&edited)
          try plan.take(edited, from: "plan.json")
        }
      }
      #expect(failure?.diagnostic.code.identifier == code && failure?.diagnostic.file == "plan.json")
      #expect(growing.library == start.library)
    }
  }

  @Test("A plan cut anywhere is refused, and no byte of it trips the reader")
  func damaged() throws {
    var (growing, bytes) = try prepared(1)
    let plan = try growing.take(bytes) { $0.items.removeAll { $0.entity == .exercise && $0.status == .same } }
    let text = Array(plan.json.utf8)
    for length in 0..<text.count - 1 {
      #expect(throws: ReadingFailure.self) { try ImportPlan(json: Array(text.prefix(length)), name: "plan.json") }
    }
    for place in stride(from: 0, to: text.count, by: 3) {
      var changed = text
      changed[place] ^= 1 << UInt8(place % 7)
      _ = try? ImportPlan(json: changed, name: "plan.json")
    }
  }

  @Test("Where a plan is malformed is told")
  func place() {
    let failure = #expect(throws: ReadingFailure.self) {
      try ImportPlan(json: Array("{\"format\":\"carryover-plan\",\n\"schemaVersion\":}".utf8), name: "plan.json")
    }
    #expect(failure?.diagnostic.code.identifier == "plan.malformed" && failure?.diagnostic.line == 2)
    #expect(throws: ReadingFailure.self) { try ImportPlan(path: "/nowhere/plan.json") }
  }
}
