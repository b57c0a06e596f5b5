import Carryover
import Support
import Testing

@Suite("Difference of histories")
struct HistoryDifferenceTests {
  private func history(_ seed: UInt64, _ sessions: Int = 6) throws -> Library {
    try readHistory(LibraryHistory.export(seed: seed, sessions: sessions), options: kilograms).library
  }

  @Test("A history is as itself, through every format that holds all of it", arguments: UInt64(1)...10)
  func same(seed: UInt64) throws {
    let library = try history(seed)
    #expect(HistoryDifference(from: library, to: library).isEmpty)
    for format in [OutputFormat.json, .jsonLines, .csv] {
      var reader = try HistoryReader(bytes: library.document(in: format))
      let difference = HistoryDifference(from: library, to: try reader.library())
      #expect(difference.isEmpty && difference.sameCount == library.sessions.count + library.exercises.count)
    }
  }

  @Test("Turned round, what is only in one is only in the other", arguments: UInt64(1)...20)
  func turned(seed: UInt64) throws {
    var changes = LibraryHistory(seed: seed)
    let (first, second) = try changes.pair()
    let there = HistoryDifference(from: first.content, to: second.content)
    let back = HistoryDifference(from: second.content, to: first.content)
    #expect(Set(there.onlyFirst.map(\.id)) == Set(back.onlySecond.map(\.id)))
    #expect(there.changed.count == back.changed.count && there.sameCount == back.sameCount)
    let counted = there.sameCount + there.changed.count
    #expect(counted + there.onlyFirst.count == first.content.entities.count)
    #expect(counted + there.onlySecond.count == second.content.entities.count)
  }

  @Test("A set that changed, a session and a template that are gone, are told")
  func told() throws {
    let library = try history(3)
    var other = library
    other.sessions.removeLast()
    let template = other.exercises.removeFirst()
    var sets = other.sessions[0].sections[0].exercises[0].setGroups[0].sets
    sets[0].reps = 99
    other.sessions[0].sections[0].exercises[0].setGroups[0].sets = sets
    let difference = HistoryDifference(from: library, to: other)
    #expect(difference.onlyFirst == [Entity.session(library.sessions[5]), Entity.exercise(template)])
    #expect(difference.onlySecond.isEmpty && difference.changed.count == 1)
    #expect(difference.changed[0].lines.count == 1 && difference.changed[0].lines[0].contains("99"))
  }

  @Test("The same training under another identity, and a template under another, are the same")
  func identities() throws {
    let library = try history(4)
    var other = library
    for index in other.sessions.indices {
      other.sessions[index].assignIdentifiers(Identifier(UniqueIdentifier(high: 7, low: UInt64(index))))
    }
    other.exercises[0].id = Identifier(UniqueIdentifier(high: 8, low: 8))
    other.exercises[1].notes = "mine"
    let difference = HistoryDifference(from: library, to: other)
    #expect(difference.onlyFirst.isEmpty && difference.onlySecond.isEmpty)
    #expect(difference.changed.map(\.title) == [other.exercises[1].name])
    other.sessions[0].notes = "new"
    let change = try #require(HistoryDifference(from: library, to: other).changed.first)
    #expect(change.reason == .sameStart && change.difference?.isEmpty == false)
  }
}
