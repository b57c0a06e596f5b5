import Carryover
import Support
import Testing

@Suite("Merging libraries")
struct LibraryMergeTests {
  @Test("Either order, and once more, give the same content; nothing gets lost", arguments: UInt64(1)...80)
  func laws(seed: UInt64) throws {
    var history = LibraryHistory(seed: seed)
    let (first, second) = try history.pair()
    let merge = first.merged(with: second)
    let merged = merge.library
    #expect(second.merged(with: first).library.content == merged.content)
    #expect(first.merged(with: first).library.content == first.content)
    #expect(first.merged(with: history.empty()).library.content == first.content)
    #expect(history.empty().merged(with: first).library.content == first.content)
    #expect(merged.merged(with: second).library == merged)
    #expect(merged.merged(with: first).library.content == merged.content)
    #expect(first.merged(with: merged).library.content == merged.content)
    #expect(merged.merged(with: merged).library == merged)
    try isWhole(merged)
    try keepsSets(of: first, other: second, merge)
    try keepsSets(of: second, other: first, merge)
  }

  /// What is written can be verified, and read back.
  private func isWhole(_ library: PersonalLibrary) throws {
    let verification = try LibraryVerification(bytes: library.document(), name: "merged.carryover")
    #expect(verification.isClean, "\(verification.log.diagnostics)")
    #expect((verification.counts[.session] ?? 0) == library.content.sessions.count)
    #expect(Set(library.receipts.map(\.id)).count == library.receipts.count)
  }

  /// Every exercise of a library is in the merged one, unless it was deleted, or is another's version.
  private func keepsSets(of library: PersonalLibrary, other: PersonalLibrary, _ merge: LibraryMerge) throws {
    let content = merge.library.content
    let sessions = Dictionary(uniqueKeysWithValues: content.sessions.map { ($0.id, $0) })
    let others = Dictionary(uniqueKeysWithValues: other.content.sessions.map { ($0.id, $0) })
    let deleted = Set(other.content.tombstones.map(\.id))
    for session in library.content.sessions {
      guard let found = sessions[session.id] else {
        let item = merge.items.first { $0.id == session.id.value }
        #expect(deleted.contains(session.id.value) || item?.outcome == .duplicate)
        #expect(content.tombstones.contains { $0.id == session.id.value })
        continue
      }
      let known = found.exercises.map(\.sets)
      for exercise in session.exercises where !known.contains(exercise.sets) {
        let version = try #require(others[session.id])
        let isOthers = version.exercises.contains { $0.name == exercise.name } || found == version
        #expect(isOthers, "\(session.id) \(exercise.name)")
      }
    }
  }

  @Test("The identifier is the first one's, and the other's is remembered")
  func identifiers() throws {
    var history = LibraryHistory(seed: 7)
    let (first, second) = (history.empty(), history.empty())
    let merged = first.merged(with: second).library
    #expect(merged.id == first.id && merged.formerIDs == [second.id])
    #expect(merged.merged(with: second).library.formerIDs == [second.id])
    #expect(second.merged(with: merged).library.formerIDs == [first.id])
  }

  @Test("What one side alone edited since both imported it stands as a whole")
  func threeWay() throws {
    var history = LibraryHistory(seed: 1)
    let export = LibraryHistory.export(seed: 1, sessions: 2)
    let first = try history.importing(export, into: history.empty())
    var second = try history.importing(export, into: history.empty())
    var session = try #require(second.content.sessions.first { $0.exercises.count > 1 })
    session.sections[0].exercises.removeLast()
    second.edit(.session(session), at: history.now())
    let merge = first.merged(with: second)
    #expect(merge.library.content == second.content)
    #expect(merge.items.map(\.outcome) == [.merged] && merge.items[0].reason == "edited in the second library only")
    #expect(merge.items[0].changes.count == 1 && merge.sameCount == first.content.entities.count - 1)
  }

  @Test("What was deleted stays deleted, unless it was edited after that", arguments: [(-60, false), (60, true)])
  func deletion(seconds: Int64, isBack: Bool) throws {
    var history = LibraryHistory(seed: 2)
    let export = LibraryHistory.export(seed: 2, sessions: 2)
    var first = try history.importing(export, into: history.empty())
    var second = first
    var session = try #require(first.content.sessions.first)
    let now = history.now()
    let time = try #require(now)
    first.delete([session.id.value], at: time)
    session.updatedAt = Instant(seconds: time.seconds + seconds)
    second.edit(.session(session), at: session.updatedAt)
    let merge = first.merged(with: second)
    #expect(merge.library.content.sessions.contains { $0.id == session.id } == isBack)
    #expect(merge.library.content.tombstones.isEmpty == isBack)
    #expect(merge.items.map(\.outcome) == [isBack ? .restored : .deleted])
  }

  @Test("Of two programs that are active the one edited later stays it")
  func activePrograms() throws {
    var history = LibraryHistory(seed: 3)
    var libraries = [history.empty(), history.empty()]
    for index in libraries.indices {
      var program = Program(id: Identifier(history.identifier()), name: "Plan \(index)")
      program.isActive = true
      program.updatedAt = history.now()
      libraries[index].edit(.program(program), at: nil)
    }
    for merge in [libraries[0].merged(with: libraries[1]), libraries[1].merged(with: libraries[0])] {
      #expect(merge.library.content.programs.filter(\.isActive).map(\.name) == ["Plan 1"])
      #expect(merge.items.filter { $0.reason != nil }.map(\.title) == ["Plan 0"])
    }
  }

  @Test("The same training under two identities is kept once, the fuller one, unless told otherwise")
  func duplicates() throws {
    var history = LibraryHistory(seed: 4)
    let first = try history.importing(LibraryHistory.export(seed: 4, sessions: 4), into: history.empty())
    let entities = first.content.sessions.map { session in
      var copy = session
      copy.assignIdentifiers(Identifier(history.identifier()))
      copy.origin = nil
      copy.feeling = 3
      copy.duration = 60
      return Entity.session(copy)
    }
    let second = try history.importing(entities, into: history.empty())
    let merge = first.merged(with: second)
    let skipped = merge.items.filter { $0.outcome == .duplicate }
    #expect(
      !skipped.isEmpty
        && skipped.allSatisfy { $0.existing != nil && $0.reason?.hasPrefix("same start, same sets; the ") == true })
    #expect(merge.library.content.sessions.count == 8 - skipped.count)
    #expect(merge.items.filter { $0.entity == .session }.count == 8 - skipped.count)
    #expect(merge.library.content.tombstones.count == skipped.count)
    let both = first.merged(with: second, keepsDuplicates: true)
    #expect(both.library.content.sessions.count == 8 && both.library.content.tombstones.isEmpty)
    #expect(both.count(of: .bothKept) == skipped.count)
  }
}

extension Session {
  fileprivate var exercises: [LoggedExercise] { sections.flatMap(\.exercises) }
}

extension LoggedExercise {
  /// What the sets say, wherever they stand.
  fileprivate var sets: [LoggedSet] {
    setGroups.flatMap(\.sets).map { set in
      var set = set
      set.id = Identifier(.zero)
      return set
    }
  }
}
