/// Sessions by day, time and number of sets.
struct SessionIndex: Sendable {
  /// What sessions are found by.
  private struct Place: Hashable {
    var day: Int
    /// The minute of the day; `nil` where there is no time.
    var minute: Int?
    var sets: Int
  }

  private var byTime: [Place: [Int]] = [:]
  private var byCount: [Place: [Int]] = [:]
  private var byDay: [Int: [Int]] = [:]
  /// The first and the last day.
  private(set) var days: ClosedRange<Int>?
  /// How many of those found are compared, so that a history of one day cannot take for ever.
  private static let limit = 50

  /// Sessions by start, then identifier, those without a start first.
  static func ordered(_ sessions: [Session]) -> [Session] {
    func key(_ session: Session) -> UInt64 { session.start.map { $0.sortKey + 1 } ?? 0 }
    func areInOrder(_ left: Session, _ right: Session) -> Bool {
      let (leftKey, rightKey) = (key(left), key(right))
      return leftKey == rightKey ? left.id < right.id : leftKey < rightKey
    }
    if zip(sessions, sessions.dropFirst()).allSatisfy({ !areInOrder($1, $0) }) { return sessions }
    return sessions.sorted(by: areInOrder)
  }

  init(_ sessions: [Session]) {
    for (place, session) in sessions.enumerated() {
      guard let start = session.start else { continue }
      let sets = session.setsWithNumbers
      guard sets > 0 else { continue }
      let day = start.date.daysSince1970
      byTime[Place(day: day, minute: start.minuteOfDay, sets: sets), default: []].append(place)
      byCount[Place(day: day, sets: sets), default: []].append(place)
      byDay[day, default: []].append(place)
      days = min(days?.lowerBound ?? day, day)...max(days?.upperBound ?? day, day)
    }
  }

  /// The sessions that may have begun when `session` did, with as many sets.
  func atSameTime(as session: Session) -> [Int] {
    guard let start = session.start else { return [] }
    let sets = session.setsWithNumbers
    guard let minute = start.minuteOfDay else { return onDay(start.date.daysSince1970, sets: sets) }
    let day = start.date.daysSince1970
    return Array(
      [minute, nil].flatMap { byTime[Place(day: day, minute: $0, sets: sets)]?.prefix(Self.limit) ?? [] })
  }

  /// The sessions of a day with so many sets.
  func onDay(_ day: Int, sets: Int) -> [Int] { Array(byCount[Place(day: day, sets: sets)]?.prefix(Self.limit) ?? []) }

  /// The sessions of a day.
  func onDay(_ day: Int) -> [Int] { Array(byDay[day]?.prefix(Self.limit) ?? []) }
}

extension CivilMoment {
  /// The minute of the day, where the time is known.
  var minuteOfDay: Int? { time.map { $0.secondOfDay / 60 } }
}
