extension DuplicatePairing {
  /// The smallest step between two zones, in minutes.
  private static let step = 15
  /// The farthest that two zones are from one another, in minutes.
  private static let farthest = 26 * 60

  /// Pairs a history that is the library's at one constant distance in time, as after a change of the phone's zone:
  /// at least three sessions, and at least four fifths of those within the library's days, have the same sets as a
  /// session of the library exactly so much earlier or later.
  ///
  /// A routine of always the same sets looks like itself on any other day, and so shows no distance: the sessions that
  /// are found must be of several contents, and half of them must be like no session at another distance.
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
      guard found.keys.count(where: { isInRange[$0] }) >= needed, tells(found, minutes, candidates) else { continue }
      for (place, other) in found { match(place, library: other, .shifted(minutes: minutes)) }
      return
    }
  }

  /// Whether sessions and their partners show that one distance and no other.
  private func tells(
    _ found: [Int: Int], _ minutes: Int, _ candidates: [(key: Int, value: [(place: Int, other: Int)])]
  ) -> Bool {
    let contents = Set(found.keys.map { asked[$0].numbersInWords })
    guard contents.count >= max(3, found.count / 4) else { return false }
    let elsewhere = Set(candidates.filter { $0.key != minutes }.flatMap { $0.value.map(\.place) })
    return found.keys.count { !elsewhere.contains($0) } * 2 >= found.count
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
          minutes % Self.step == 0, abs(minutes) <= Self.farthest, abs(minutes) != 1440,
          !confirmed.contains(library[other].id)
        else { continue }
        let own = numbers ?? TrainingNumbers(session, classes)
        numbers = own
        if isSameTraining(own, library[other]) { pairs[minutes, default: []].append((place, other)) }
      }
    }
    return pairs
  }
}

extension Session {
  /// What was lifted, run and held, as one text that is another for another training.
  fileprivate var numbersInWords: String {
    allSets.map { set in
      [set.load?.value, set.reps.map(Double.init), set.distance?.value, set.duration]
        .map { $0.map { "\($0)" } ?? "" }.joined(separator: " ")
    }.joined(separator: ";")
  }
}

extension CivilMoment {
  /// The moment so many minutes before this one; `nil` where no time of day is known.
  func earlier(byMinutes minutes: Int) -> CivilMoment? {
    guard let time else { return nil }
    let seconds = date.daysSince1970 * 86_400 + time.secondOfDay - minutes * 60
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let second = seconds - day * 86_400
    guard let date = CivilDate(daysSince1970: day),
      let time = CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    else { return nil }
    return CivilMoment(date: date, time: time)
  }

  /// The minutes from another moment to this one, where that is a whole number as far as both state it.
  fileprivate func minutes(since other: CivilMoment) -> Int? {
    guard let time, let otherTime = other.time, let minute = minuteOfDay, let otherMinute = other.minuteOfDay,
      time.second == otherTime.second || time.second == 0 || otherTime.second == 0
    else { return nil }
    return (date.daysSince1970 - other.date.daysSince1970) * 1440 + minute - otherMinute
  }
}
