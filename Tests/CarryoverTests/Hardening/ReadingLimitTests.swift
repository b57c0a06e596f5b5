import Carryover
import Support
import Testing

@Suite("Limits of reading")
struct ReadingLimitTests {
  private let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  private func row(_ day: Int = 10, title: String = "Legs", name: String = "Squat", set: Int = 1, note: String = "")
    -> String
  { "2021-01-\(day) 18:00:00,\(title),1h,\(name),\(set),100.0,5,0,0,\(note),,\n" }

  private func read(_ text: String, _ change: (inout ReadingLimits) -> Void = { _ in }) throws -> ReadHistory {
    var options = kilograms
    change(&options.limits)
    return try readHistory(text, options: options)
  }

  @Test("The usual limits are far above what anybody writes, and hold where nobody says otherwise")
  func usual() throws {
    let name = String(repeating: "n", count: 1000)
    let note = String(repeating: "x", count: 1 << 20)
    #expect(try read(header + row(title: name, name: name, note: note)).summary.rows.rejected == 0)
    // Characters count, and not bytes.
    #expect(try read(header + row(name: String(repeating: "重", count: 1000))).summary.rows.rejected == 0)
    for text in [row(name: name + "n"), row(title: name + "n")] {
      let history = try read(header + row(9 + 2, set: 1) + text)
      #expect(history.codes().contains("limit.name") && history.summary.rows.rejected == 1)
    }
    let history = try read(header + row(11) + row(note: note + "x"))
    #expect(history.codes().contains("limit.field") && history.summary.rows.rejected == 1)
  }

  @Test("A limit that the caller raises or lowers is the limit")
  func changed() throws {
    let text = header + row(11) + row(name: "Squat of a long name", note: "a note that is longer")
    for (change, code) in [
      ({ $0.fieldLength = 19 }, "limit.field"), ({ $0.nameLength = 19 }, "limit.name"),
      ({ $0.fieldCount = 5 }, "limit.fields"), ({ $0.recordLength = 60 }, "limit.record"),
    ] as [((inout ReadingLimits) -> Void, String)] {
      let history = try read(text, change)
      #expect(history.codes().contains(code), "\(code): \(history.codes())")
      #expect(history.summary.rows.total == 3)
    }
    let long = header + row(name: String(repeating: "n", count: 5000))
    #expect(try read(long) { $0.nameLength = 5000 }.summary.rows.rejected == 0)
  }

  @Test("Rows of one start beyond the limit are rejected, those of other starts are not")
  func rows() throws {
    let rows = (1...20).map { row(set: $0) }.joined() + row(11) + row(12)
    let history = try read(header + rows) { $0.rowsOfOneStart = 15 }
    #expect(history.summary.rows.sets == 17 && history.summary.rows.rejected == 5)
    #expect(history.sessions.map(\.allSets.count) == [15, 1, 1])
  }

  @Test("A history that would have to be in memory with too many sessions is refused", arguments: 1...3)
  func sessions(limit: Int) throws {
    var options = kilograms
    options.limits.sessionsInMemory = limit
    var reader = try HistoryReader(bytes: Array((header + row(10) + row(11) + row(12)).utf8), options: options)
    if limit < 3 {
      #expect(throws: ReadingFailure.self) { try reader.library() }
    } else {
      #expect(try reader.library().sessions.count == 3)
    }
  }

  @Test("An import of too many sessions fails before its preview")
  func preview() async throws {
    var history = HistoryImport(HistoryInput(bytes: Array((header + row(10) + row(11) + row(12)).utf8)))
    history.options = kilograms
    history.options.limits.sessionsInMemory = 2
    var last: ImportPhase?
    for await phase in history.read() { last = phase }
    guard case .failed(.reading(let failure)) = last else {
      Issue.record("\(String(describing: last))")
      return
    }
    #expect(failure.diagnostic.code.identifier == "limit.sessions")
  }

  @Test("Documents nested deeper, or with longer parts, are refused with their place")
  func documents() throws {
    let document = #"{"format":"carryover","schemaVersion":1,"x":{"a":{"b":{"c":1}}}}"#
    #expect(try read(document).sessions.isEmpty)
    for change in [{ $0.nesting = 2 }, { $0.recordLength = 5 }] as [(inout ReadingLimits) -> Void] {
      #expect(throws: ReadingFailure.self) { try read(document, change) }
    }
  }

  @Test("A bundle larger than the caller wants is refused")
  func bundles() throws {
    var library = PersonalLibrary(id: UniqueIdentifier(high: 1, low: 2))
    var work = LibraryImport(into: library)
    for entity in try readHistory(Locations.sample("program.json")).library.entities { work.add(entity) }
    library = try work.applying(
      work.plan(for: OriginDocument(), state: ""), receipt: Receipt(id: .zero, action: .import))
    let program = try #require(library.content.programs.first)
    let bytes = try library.bundle(kind: .program, root: program.id.value).document()
    #expect(throws: Never.self) { try ShareBundle(bytes: bytes) }
    for change in [{ $0.sharedEntities = 2 }, { $0.bundleLength = 100 }] as [(inout ReadingLimits) -> Void] {
      var options = ReadingOptions()
      change(&options.limits)
      #expect {
        try ShareBundle(bytes: bytes, options: options)
      } throws: { ($0 as? ReadingFailure)?.diagnostic.code.identifier == "bundle.too-large" }
    }
  }
}
