extension DuplicatePairing {
  /// The smallest step between two zones, in minutes.
  private static let step = 15
  /// The farthest that two zones are from one another, in minutes.
  private static let farthest = 26 * 60

  /// Pairs a history that is the library's at one constant distance in time, as after a change of the phone's zone:
  /// at least three sessions, and at least four fifths of those within the library's days, have the same sets as a
  /// session of the library exactly so much earlier or later.
  ///
  /// - Parameter confirmed: The sessions of the library that have come in under their own identity, which are nobody
  ///   else's partners.
  mutating func pairShifted(unless confirmed: Set<Identifier<Session>>) {
    guard let days = index.days else { return }
    let isInRange = asked.map { $0.start.map { days.contains($0.date.daysSince1970) } ?? false }
    let needed = max(3, (isInRange.count { $0 } * 4 + 4) / 5)
    let candidates = shifts(unless: confirmed).sorted {
      ($1.value.count, $0.key.magnitude, $0.key) < ($0.value.count, $1.key.magnitude, $1.key)
    }
    for (minutes, pairs) in candidates where pairs.count >= needed {
      var taken: Set<Int> = []
      var found: [Int: Int] = [:]
      for pair in pairs where found[pair.place] == nil && taken.insert(pair.other).inserted {
        found[pair.place] = pair.other
      }
      guard found.keys.count(where: { isInRange[$0] }) >= needed else { continue }
      for (place, other) in found { match(place, library: other, .shifted(minutes: minutes)) }
      return
    }
  }

  /// The pairs of an incoming session and one of the library with the same sets, by the minutes between them.
  private func shifts(unless confirmed: Set<Identifier<Session>>) -> [Int: [(place: Int, other: Int)]] {
    var pairs: [Int: [(place: Int, other: Int)]] = [:]
    for (place, session) in asked.enumerated() where !isFound[place] {
      guard let start = session.start, start.time != nil else { continue }
      let sets = session.setsWithNumbers
      var numbers: TrainingNumbers?
      let day = start.date.daysSince1970
      for other in (day - 2...day + 2).flatMap({ index.onDay($0, sets: sets) }) where !isTaken[other] {
        guard let minutes = library[other].start.flatMap({ start.minutes(since: $0) }), minutes != 0,
          minutes % Self.step == 0, abs(minutes) <= Self.farthest, !confirmed.contains(library[other].id)
        else { continue }
        let own = numbers ?? TrainingNumbers(session, classes)
        numbers = own
        if isSameTraining(own, library[other]) { pairs[minutes, default: []].append((place, other)) }
      }
    }
    return pairs
  }
}

extension CivilMoment {
  /// The minutes from another moment to this one, where that is a whole number as far as both state it.
  fileprivate func minutes(since other: CivilMoment) -> Int? {
    guard let time, let otherTime = other.time, let minute = minuteOfDay, let otherMinute = other.minuteOfDay,
      time.second == otherTime.second || time.second == 0 || otherTime.second == 0
    else { return nil }
    return (date.daysSince1970 - other.date.daysSince1970) * 1440 + minute - otherMinute
  }
}
