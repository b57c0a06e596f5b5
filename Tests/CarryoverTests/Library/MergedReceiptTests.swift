import Carryover
import Support
import Testing

@Suite("Receipts of merged libraries")
struct MergedReceiptTests {
  private var history = LibraryHistory(seed: 11)

  @Test("An import of either library can be undone")
  mutating func imports() throws {
    let first = try history.importing(LibraryHistory.export(seed: 1, sessions: 3), into: history.empty())
    let second = try history.importing(LibraryHistory.export(seed: 2, sessions: 3), into: history.empty())
    let sessions = { (library: PersonalLibrary) in library.content.sessions }
    for (index, rest) in [second, first].enumerated() {
      var merged = first.merged(with: second).library
      #expect(merged.receipts.count == 2)
      try merged.undo(receipt: merged.receipts[index].id)
      // What both imported stays with the earlier receipt.
      #expect(sessions(merged) == sessions(rest))
    }
  }

  @Test("Of two imports of one file the earlier one tells what it brought, whichever library is first")
  mutating func sameFile() throws {
    let export = LibraryHistory.export(seed: 3, sessions: 3)
    let first = try history.importing(export, into: history.empty())
    let second = try history.importing(export, into: history.empty())
    for merge in [first.merged(with: second), second.merged(with: first)] {
      var merged = merge.library
      try merged.undo(receipt: second.receipts[0].id)
      #expect(merged.content == first.content)
      try merged.undo(receipt: first.receipts[0].id)
      #expect(merged.content == Library())
    }
  }

  @Test("What was changed later is not undone in silence, and an edit of what was merged does not take it apart")
  mutating func edits() throws {
    let export = LibraryHistory.export(seed: 5, sessions: 2)
    var (first, second) = (try history.importing(export, into: history.empty()), history.empty())
    second = try history.importing(export, into: second)
    var session = try #require(first.content.sessions.first)
    session.notes = "from the first"
    first.edit(.session(session), at: history.now())
    session.notes = nil
    session.feeling = 4
    second.edit(.session(session), at: history.now())
    var merged = first.merged(with: second).library
    #expect(merged.receipts.map(\.action) == [.import, .import, .edit, .edit])
    #expect(throws: ReadingFailure.self) { try merged.undo(receipt: first.receipts[0].id) }
    let content = merged.content
    for receipt in [second.receipts[1].id, first.receipts[1].id] {
      try merged.undo(receipt: receipt)
      #expect(merged.content == content)
    }
    #expect(content.sessions.first { $0.id == session.id }?.notes == "from the first")
    #expect(content.sessions.first { $0.id == session.id }?.feeling == 4)
  }

  @Test("Two copies of one library that went on apart have receipts of one number")
  mutating func copies() throws {
    let first = try history.importing(LibraryHistory.export(seed: 6, sessions: 2), into: history.empty())
    var (own, other) = (first, first)
    own.delete([first.content.sessions[0].id.value], at: history.now())
    other.delete([first.content.sessions[1].id.value], at: history.now())
    #expect(own.receipts[1].id == other.receipts[1].id)
    var merged = own.merged(with: other).library
    #expect(merged.content.sessions.isEmpty && merged.receipts.count == 3)
    #expect(merged.merged(with: other).library == merged)
    merged.delete([first.content.exercises[0].id.value], at: history.now())
    #expect(Set(merged.receipts.map(\.id)).count == 4)
    // Each deletion is undone on its own.
    for receipt in merged.receipts.dropFirst() { try merged.undo(receipt: receipt.id) }
    #expect(merged.content == first.content)
  }

  @Test("A library that came home counts on behind the receipts that it had elsewhere")
  mutating func numbers() throws {
    let early = try history.importing(LibraryHistory.export(seed: 8, sessions: 2), into: history.empty())
    var late = early
    late.delete([early.content.sessions[0].id.value], at: history.now())
    let elsewhere = history.empty().merged(with: late).library
    var merged = early.merged(with: elsewhere).library
    merged.delete([early.content.sessions[1].id.value], at: history.now())
    #expect(Set(merged.receipts.map(\.id)).count == 3)
  }

  @Test("From the youngest on everything can be undone, and what is left is whole", arguments: UInt64(100)...140)
  func everything(seed: UInt64) throws {
    var history = LibraryHistory(seed: seed)
    let (first, second) = try history.pair()
    var merged = first.merged(with: second).library
    while let receipt = merged.receipts.last {
      try merged.undo(receipt: receipt.id)
      let verification = try LibraryVerification(bytes: merged.document(), name: "merged.carryover")
      #expect(verification.isClean, "\(receipt.action) \(verification.log.diagnostics)")
    }
    #expect(merged.content.sessions.isEmpty)
  }
}
