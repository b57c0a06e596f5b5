import Carryover
import Support
import Testing

@Suite("Search for duplicates in histories")
struct DuplicateHistoryTests {
  /// A history of an app, from a seed.
  private func history(_ seed: UInt64, sessions: Int = 40) throws -> [Session] {
    var generator = StrongHistory(seed: seed, isAndroid: true)
    return try readHistory(generator.text(sessions: sessions)).sessions.filter { session in
      session.allSets.contains { $0.reps != nil || $0.duration != nil || $0.load != nil || $0.distance != nil }
    }
  }

  @Test(
    "Another app's export of the history, with less in it, is the same training",
    arguments: 1...10 as ClosedRange<UInt64>)
  func otherSource(seed: UInt64) throws {
    let history = try history(seed)
    let search = DuplicateSearch(history)
    for precision in 0..<3 {
      let other = underOtherIdentity(history).map { reduced($0, precision: precision) }
      let matches = search.matches(for: other.shuffled())
      // Of two workouts of one day with the same sets, either may be meant.
      #expect(matches.count == history.count && matches.allSatisfy { $0.certainty == .certain })
      #expect(Set(matches.map(\.existing)).count == history.count)
      #expect(matches.count { $0.reason == .sameDay } == (precision == 2 ? history.count : 0))
    }
    #expect(search.matches(for: history).isEmpty)
  }

  /// A session as an app exports it that knows no effort, kinds, rests and notes, and the time to the minute or not at all.
  private func reduced(_ session: Session, precision: Int) -> Session {
    var session = session
    session.notes = nil
    session.duration = nil
    if precision > 0, let start = session.start {
      session.start = CivilMoment(
        date: start.date,
        time: precision > 1
          ? nil : start.time.flatMap { CivilTime(hour: Int($0.hour), minute: Int($0.minute), second: 0) })
    }
    session.changeSets {
      $0.kind = .working
      $0.toFailure = false
      $0.rpe = nil
      $0.restAfter = nil
    }
    session.changeExercises { $0.notes = nil }
    return session
  }

  @Test("A history at one constant distance is the same", arguments: [-300, 345, -15, 60, 1560, -1425])
  func shifted(minutes: Int) throws {
    let history = try history(3)
    let shifted = underOtherIdentity(history).map { moved($0, minutes: minutes) }
    let matches = DuplicateSearch(history).matches(for: shifted)
    #expect(matches.count == history.count)
    #expect(matches.allSatisfy { $0.reason == .shifted(minutes: minutes) && $0.certainty == .certain })
    #expect(matches.map(\.existing) == history.map(\.id))
  }

  @Test("New sessions at the end of a shifted history are new")
  func shiftedAndGrown() throws {
    let all = try history(4)
    let shifted = underOtherIdentity(all).map { moved($0, minutes: -300) }
    let known = Array(all.dropLast(3))
    let matches = DuplicateSearch(known).matches(for: shifted)
    #expect(matches.map(\.existing) == known.map(\.id))
  }

  @Test("A distance that is no zone's, too few sessions, or too small a part of them is no shift")
  func noShift() throws {
    let history = try history(5)
    let search = DuplicateSearch(history)
    for minutes in [7, 27 * 60, -1575] {
      let shifted = underOtherIdentity(history).map { moved($0, minutes: minutes) }
      #expect(search.matches(for: shifted).allSatisfy { $0.certainty == .doubtful })
    }
    let two = underOtherIdentity(Array(history.prefix(2))).map { moved($0, minutes: 300) }
    #expect(search.matches(for: two).allSatisfy { $0.certainty == .doubtful })
    // Half of them at one distance, half at another.
    let mixed = underOtherIdentity(history).enumerated().map { moved($1, minutes: $0 % 2 == 0 ? 300 : -300) }
    #expect(search.matches(for: mixed).allSatisfy { $0.certainty == .doubtful })
  }

  @Test("A routine repeated each day or week is no shifted history")
  func routine() throws {
    func routine(_ days: Range<Int>, every step: Int) throws -> [Session] {
      try days.map { day in
        let date = try #require(CivilDate(daysSince1970: 19_000 + day * step))
        return session("\(date)T07:00:00", "Dip: x8 x8", id: UInt64(date.daysSince1970))
      }
    }
    for step in [1, 7] {
      let known = try routine(0..<30, every: step)
      #expect(try DuplicateSearch(known).matches(for: routine(0..<35, every: step)).isEmpty)
      // Taken up again in another app, where the first one stopped.
      #expect(try DuplicateSearch(known).matches(for: underOtherIdentity(routine(30..<60, every: step))).isEmpty)
    }
  }

  @Test("Unrelated histories have nothing in common for certain", arguments: 1...5 as ClosedRange<UInt64>)
  func unrelated(seed: UInt64) throws {
    let matches = try DuplicateSearch(history(seed)).matches(for: underOtherIdentity(history(seed + 50)))
    #expect(matches.allSatisfy { $0.certainty == .doubtful })
  }

  @Test("The order of the histories does not matter", arguments: 1...5 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let known = try history(seed)
    // All of it twice, reduced or late, and others.
    var incoming = try underOtherIdentity(history(seed + 50, sessions: 20))
    incoming += underOtherIdentity(known, 77).map { reduced($0, precision: Int.random(in: 0...2, using: &random)) }
    incoming += underOtherIdentity(known, 78).map { moved($0, minutes: Int.random(in: -30...30, using: &random)) }
    let matches = DuplicateSearch(known).matches(for: incoming)
    #expect(matches.count > known.count)
    #expect(Set(matches.map(\.existing)).count == matches.count)
    let shuffled = incoming.shuffled(using: &random)
    let again = DuplicateSearch(known.shuffled(using: &random)).matches(for: shuffled)
    #expect(Set(again) == Set(matches))
    let places = Dictionary(uniqueKeysWithValues: shuffled.enumerated().map { ($1.id, $0) })
    #expect(again.map { places[$0.incoming] ?? -1 } == again.map { places[$0.incoming] ?? -1 }.sorted())
  }

  @Test("Thousands of sessions of one day end")
  func hostile() {
    let known = (0..<3000).map { session("2024-01-05", "Dip: x\($0 % 50 + 1)", id: UInt64($0)) }
    let matches = DuplicateSearch(known).matches(for: underOtherIdentity(known))
    #expect(!matches.isEmpty && Set(matches.map(\.existing)).count == matches.count)
  }
}

/// The sessions as another source would name them.
func underOtherIdentity(_ sessions: [Session], _ number: UInt64 = 99) -> [Session] {
  sessions.map {
    var session = $0
    session.id.value.high ^= number
    session.changeExercises { $0.exerciseID = nil }
    return session
  }
}

/// A session so many minutes later.
private func moved(_ session: Session, minutes: Int) -> Session {
  guard let start = session.start, let time = start.time else { return session }
  let seconds = start.date.daysSince1970 * 86_400 + time.secondOfDay + minutes * 60
  let second = seconds % 86_400
  guard let date = CivilDate(daysSince1970: seconds / 86_400) else { return session }
  var session = session
  session.start = CivilMoment(
    date: date, time: CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60))
  return session
}
