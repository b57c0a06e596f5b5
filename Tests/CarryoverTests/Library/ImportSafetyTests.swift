import Carryover
import Support
import Testing

/// What an import by its defaults must never do to a history.
@Suite("Safety of imports")
struct ImportSafetyTests {
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  /// Days of one exercise each, three sets, as Strong exports them.
  private func export(_ days: [Int], time: String = "07:00:00", exercise: String = "Push Up", load: Int = 0) -> String {
    Self.header
      + days.map { day in
        (1...3).map { set in
          "2024-04-\(day < 10 ? "0" : "")\(day) \(time),Morning,20m,\(exercise),\(set),\(load),\(10 + set),0,0,,,\n"
        }.joined()
      }.joined()
  }

  @Test("A routine of always the same sets is no history of another time")
  func routine() throws {
    for (text, count) in [
      (export([2, 4, 6, 8]), 9), (export([1, 3, 5, 7, 9], time: "19:00:00"), 10), (export([2, 3, 4, 5, 6]), 8),
    ] {
      var growing = GrowingLibrary()
      try growing.take(export([1, 3, 5, 7, 9]))
      try growing.take(text)
      #expect(growing.library.content.sessions.count == count)
    }
  }

  @Test("A file that lost its numbers or its notes takes nothing away")
  func emptied() throws {
    var growing = GrowingLibrary()
    let text = export([1, 3], exercise: "Squat", load: 60).replacing(",0,0,,,\n", with: ",0,0,deep,slept well,8\n")
    try growing.take(text)
    let before = growing.library
    for lost in [
      text.replacing(",60,", with: ",0,").replacing(",11,0,0", with: ",0,0,0"),
      text.replacing("deep,slept well,8", with: ",,"),
    ] {
      let plan = try growing.take(lost)
      #expect(plan.counts[.conflict] == 2)
      #expect(growing.library == before)
    }
  }

  @Test("What was deleted stays deleted in a history of another time")
  func shiftedDeletion() throws {
    let days = Array(1...9)
    let text = { (time: String) in
      Self.header
        + days.map { export([$0], time: time, exercise: "Squat", load: 50 + $0).split(separator: "\n")[1...] }
        .flatMap(\.self).map { $0 + "\n" }.joined()
    }
    var growing = GrowingLibrary()
    try growing.take(text("18:00:00"))
    growing.library.delete([growing.library.content.sessions[4].id.value], at: growing.now)
    let plan = try growing.take(text("13:00:00"))
    #expect(plan.counts[.duplicate] == 8 && plan.counts[.deleted] == 1)
    #expect(growing.library.content.sessions.count == 8)
  }

  @Test("A plan for the file as it is read in pounds is refused for kilograms")
  func otherOptions() throws {
    let text = Array(export([1, 3], exercise: "Squat", load: 60).utf8)
    var growing = GrowingLibrary()
    var pounds = kilograms
    pounds.loadUnits = LoadUnitSchedule(.pound)
    var approved: ImportPlan?
    var other = growing
    try other.take(text, options: pounds) { approved = $0 }
    let failure = #expect(throws: ReadingFailure.self) {
      try growing.take(text) { plan in
        if let approved { try plan.take(approved, from: "plan.json") }
      }
    }
    #expect(failure?.diagnostic.code.identifier == "plan.options-changed")
  }

  @Test("What is taken out of a plan is left out")
  func shortened() throws {
    var growing = GrowingLibrary()
    try growing.take(Array(export([1, 3], exercise: "Squat", load: 60).utf8)) { plan in
      var edited = plan
      edited.items.removeAll { $0.title.contains("04-01") }
      try plan.take(edited, from: "plan.json")
    }
    #expect(growing.library.content.sessions.map(\.start?.description) == ["2024-04-03T07:00:00"])
  }

  @Test("One session twice in an import is taken back as one")
  func twice() throws {
    var growing = GrowingLibrary()
    let before = growing.library.content
    let one = try HistoryReader.sessions(of: export([1], exercise: "Squat", load: 60))[0]
    let other = try HistoryReader.sessions(of: export([1], exercise: "Squat", load: 70))[0]
    var library = Library()
    library.sessions = [one, other]
    var defaults = ImportDefaults()
    defaults[.conflict] = .theirs
    try growing.take(library.document(in: .jsonLines), defaults: defaults)
    try growing.library.undo(receipt: try #require(growing.library.receipts.last?.id))
    #expect(growing.library.content == before)
  }

  @Test("A merge that brings nothing changes nothing")
  func emptyMerge() throws {
    var growing = GrowingLibrary()
    let text = export([1, 3], exercise: "Squat", load: 60)
    try growing.take(text)
    let before = growing.library
    var defaults = ImportDefaults()
    defaults[.conflict] = .merge
    let cut = text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    try growing.take(cut, defaults: defaults)
    #expect(growing.library == before)
  }

  @Test("After a correction of units, the wrong unit does not come in with a changed set")
  func corrected() throws {
    var growing = GrowingLibrary()
    let text = export([1, 3], exercise: "Squat", load: 60)
    try growing.take(text)
    try growing.library.correctUnits(
      ofReceipt: try #require(growing.library.receipts.last?.id), to: .pound, at: growing.now)
    let before = growing.library
    let plan = try growing.take(text.replacing(",60,13,", with: ",65,13,"))
    #expect(plan.counts[.conflict] == 2 && growing.library == before)
  }

  @Test("Two filtered imports bring both exercises")
  func filtered() throws {
    let squats = export([1], exercise: "Squat", load: 60)
    let rows = export([1], exercise: "Row", load: 40).split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    var growing = GrowingLibrary()
    try growing.take(Array((squats + rows).utf8), filter: SessionFilter(exercises: ["Squat"]))
    try growing.take(Array((squats + rows).utf8), filter: SessionFilter(exercises: ["Row"]))
    #expect(growing.library.content.sessions.map { $0.allSets.count } == [6])
    let plan = try growing.take(squats + rows)
    #expect(plan.counts[.same] == 1)
  }

  @Test("An earlier copy of a library adds nothing to it, whichever is first")
  func earlierCopy() throws {
    var growing = GrowingLibrary()
    try growing.take(export([1, 3], exercise: "Squat", load: 85))
    let copy = growing.library
    try growing.take(export([1, 3], exercise: "Squat", load: 82))
    #expect(growing.library.merged(with: copy).library.content == growing.library.content)
    #expect(copy.merged(with: growing.library).library.content == growing.library.content)
  }
}

extension HistoryReader {
  fileprivate static func sessions(of text: String) throws -> [Session] {
    var reader = try HistoryReader(bytes: Array(text.utf8), options: kilograms)
    return try reader.library().sessions
  }
}
