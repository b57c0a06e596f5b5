import Carryover
import Support
import Testing

@Suite("Difference of any sessions")
struct SessionDifferencePropertyTests {
  /// Content that a fingerprint does not hold.
  private static let beyondFingerprint: Set<String> = ["timeZone", "type", "planDayName", "isUnilateral"]

  @Test(
    "Changing any one field of the content is told by its name, and of nothing else", arguments: [1, 2, 3] as [UInt64])
  func anyField(seed: UInt64) throws {
    let session = try #require(filledLibrary(seed: seed, listLength: 1).sessions.first)
    var told: Set<String> = []
    for number in 0... {
      var visitor = MutatingVisitor(field: number, values: ValueGenerator(seed: seed &* 7919 &+ UInt64(number)))
      var other = session
      other.visit(&visitor)
      guard let changed = visitor.changed else { break }
      let difference = SessionDifference(from: session, to: other)
      let isContent = other.fingerprint != session.fingerprint || Self.beyondFingerprint.contains(changed)
      #expect(difference.isEmpty == !isContent, "\(changed)")
      #expect(SessionDifference(from: other, to: session).isEmpty == difference.isEmpty)
      guard isContent, !["sections", "exercises", "setGroups", "sets"].contains(changed) else { continue }
      told.insert(changed)
      #expect(difference.changes.count == 1 && difference.changes[0].fields.count >= 1, "\(changed)")
      // Of a load, a distance or a measure, its parts are one field.
      let names = difference.changes.flatMap(\.fields).map { String($0.name.split(separator: ".").last ?? "") }
      let isPart = ["value", "unit", "kind", "text", "name", "target", "measurables"].contains(changed)
      #expect(isPart || names.contains(changed), "\(changed): \(difference.lines)")
      #expect(difference.addedSets == 0 && difference.removedSets == 0)
    }
    #expect(
      told.isSuperset(of: [
        "start", "title", "duration", "notes", "painTags", "feeling", "rpe", "bodyweight", "name", "restPeriod", "kind",
        "toFailure", "isCompleted", "load", "reps", "distance", "restAfter", "side", "bandColor", "isApproximate",
        "partialReps", "rpeUpper", "rir", "holdTime", "pace", "heartRate", "intensity", "height", "temperature",
        "quality", "loadPercent", "measurables", "target", "timeZone", "type", "planDayName", "isUnilateral",
      ]))
  }

  @Test(
    "Hostile sessions: nothing differs from itself, and both directions tell the same",
    arguments: 0..<60 as Range<UInt64>)
  func anySession(seed: UInt64) {
    var visitor = SparseVisitor(seed: seed, percentage: 30)
    let first = visitor.make() as Session
    var random = SeededGenerator(seed: seed)
    var second = first
    for _ in 0..<Int.random(in: 1...6, using: &random) { edit(&second, &random, &visitor) }
    #expect(SessionDifference(from: first, to: first).isEmpty)
    for other in [second, visitor.make() as Session] {
      let (there, back) = (SessionDifference(from: first, to: other), SessionDifference(from: other, to: first))
      #expect([there.addedSets, there.removedSets] == [back.removedSets, back.addedSets])
      #expect(there.isEmpty == back.isEmpty)
      #expect(there.addedSets - there.removedSets == other.allSets.count - first.allSets.count)
      if first.fingerprint == other.fingerprint { #expect(there.changes.allSatisfy { $0.part != .set }) }
      if there.isEmpty { #expect(first.allSets.count == other.allSets.count) }
      #expect(there.lines.allSatisfy { !$0.contains { $0.isNewline } })
    }
  }

  /// Takes a set out, puts one in, or changes, swaps or takes out something larger.
  private func edit(_ session: inout Session, _ random: inout SeededGenerator, _ visitor: inout SparseVisitor) {
    guard let section = session.sections.indices.randomElement(using: &random) else { return }
    guard let exercise = session.sections[section].exercises.indices.randomElement(using: &random) else {
      session.sections[section].exercises = [visitor.make()]
      return
    }
    let isLarge = Int.random(in: 0..<4, using: &random) == 0
    if isLarge {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: session.sections[section].exercises.remove(at: exercise)
      case 1: session.sections[section].exercises.swapAt(0, exercise)
      default: session.sections[section].exercises.insert(visitor.make(), at: exercise)
      }
      return
    }
    guard let group = session.sections[section].exercises[exercise].setGroups.indices.randomElement(using: &random)
    else { return }
    var sets = session.sections[section].exercises[exercise].setGroups[group].sets
    let place = Int.random(in: 0...sets.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: sets.insert(visitor.make(), at: place)
    case 1 where place < sets.count: sets.remove(at: place)
    default: if place < sets.count { sets[place].reps = Int.random(in: 1...9, using: &random) }
    }
    session.sections[section].exercises[exercise].setGroups[group].sets = sets
  }

  @Test("Sets put in or taken out anywhere are counted, and nothing else is told", arguments: 0..<40 as Range<UInt64>)
  func counted(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // No two alike, so that it is clear which is new.
    let loads = (0..<12).map { 20.0 + 5 * Double($0) }.shuffled(using: &random)
    func made(_ loads: [Double]) -> Session {
      session(nil, "Squat: \(loads.map { "\($0)x5" }.joined(separator: " "))")
    }
    let count = Int.random(in: 1...6, using: &random)
    let kept = loads.indices.shuffled(using: &random).dropFirst(count).sorted().map { loads[$0] }
    let difference = SessionDifference(from: made(kept), to: made(loads))
    #expect([difference.addedSets, difference.removedSets, difference.changedSets] == [count, 0, 0])
    #expect(difference.changes.count == count && difference.changes.allSatisfy { $0.kind == .added && $0.part == .set })
  }

  @Test("Thousands of sets, exercises or sections that all differ are told, too")
  func hostile() {
    func sets(_ load: Int) -> String { (0..<5000).map { "\(load)x\($0 % 50 + 1)" }.joined(separator: " ") }
    let one = SessionDifference(from: session(nil, "Squat: \(sets(60))"), to: session(nil, "Squat: \(sets(90))"))
    #expect([one.addedSets, one.removedSets, one.changedSets] == [0, 0, 5000])
    func exercises(_ load: Int, _ name: String) -> String {
      (0..<2000).map { "\(name)\($0): \(load)x\($0 % 50 + 1)" }.joined(separator: ";")
    }
    let many = SessionDifference(from: session(nil, exercises(60, "a")), to: session(nil, exercises(90, "b")))
    #expect([many.addedSets, many.removedSets] == [2000, 2000])
    func alike(_ load: Int) -> String { (0..<2000).map { "same: \(load)x\($0 % 50 + 1)" }.joined(separator: ";") }
    #expect(SessionDifference(from: session(nil, alike(60)), to: session(nil, alike(90))).changedSets == 2000)
    var old = session(nil, "")
    old.sections = (0..<2000).map { Section(id: Identifier(.zero), name: "old \($0)") }
    var new = old
    new.sections = (0..<2000).map { Section(id: Identifier(.zero), name: "new \($0)") }
    #expect(SessionDifference(from: old, to: new).changes.count == 4000)
  }
}
