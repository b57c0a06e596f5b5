public import TrainingModel

/// How steady a training was, from the week of its first workout to that of its last. No clock has a say.
public struct Consistency: Hashable, Sendable {
  /// Weeks in a row with a workout in each.
  public struct Streak: Hashable, Sendable {
    /// How many weeks.
    public var weeks: Int
    /// The Monday of the first of them.
    public var monday: CivilDate
  }

  /// The longest time between two days with a workout.
  public struct Gap: Hashable, Sendable {
    /// From one day to the other: 1 for days that follow each other.
    public var days: Int
    /// The day before it.
    public var from: CivilDate
    /// The day after it.
    public var to: CivilDate
  }

  /// How many weeks there are.
  public var weeks: Int
  /// How many of them have a workout.
  public var weeksTrained: Int
  /// Dated workouts divided by weeks.
  public var workoutsPerWeek: Double
  /// The weeks in a row up to that of the last workout.
  public var currentStreak: Streak
  /// The most weeks in a row; of several, the first.
  public var longestStreak: Streak
  /// The longest gap; of several, the first. `nil` where there is only one day.
  public var longestGap: Gap?
  /// How many days with a workout were a Monday, a Tuesday, and so on.
  public var daysByWeekday: [Int]

  /// Weeks with a workout divided by weeks.
  public var shareOfWeeksTrained: Double { Double(weeksTrained) / Double(max(weeks, 1)) }
}

extension Consistency {
  /// - Parameter days: The days with a workout, since 1970, in order; `nil` is made of none.
  init?(days: [Int], workouts: Int) {
    guard let first = days.first, let last = days.last else { return nil }
    let trained = days.map { CivilWeek(day: $0).number }
    var streaks: [(first: Int, count: Int)] = []
    for week in trained where streaks.last.map({ $0.first + $0.count - 1 }) != week {
      if let streak = streaks.last, streak.first + streak.count == week {
        streaks[streaks.count - 1].count += 1
      } else {
        streaks.append((week, 1))
      }
    }
    weeks = CivilWeek(day: last).number - CivilWeek(day: first).number + 1
    weeksTrained = streaks.reduce(0) { $0 + $1.count }
    workoutsPerWeek = Double(workouts) / Double(weeks)
    let longest = streaks.max { ($0.count, $1.first) < ($1.count, $0.first) }
    longestStreak = Self.streak(longest)
    currentStreak = Self.streak(streaks.last)
    let gaps = zip(days, days.dropFirst()).map {
      Gap(days: $1 - $0, from: CivilDate(known: $0), to: CivilDate(known: $1))
    }
    longestGap = gaps.max { ($0.days, $1.from) < ($1.days, $0.from) }
    daysByWeekday = (0..<7).map { weekday in days.count { CivilWeek.weekday(ofDay: $0) == weekday } }
  }

  private static func streak(_ found: (first: Int, count: Int)?) -> Streak {
    Streak(weeks: found?.count ?? 0, monday: CivilWeek(number: found?.first ?? 0).monday)
  }
}
