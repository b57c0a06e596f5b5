/// How precisely two sessions say that they began at one time.
enum StartAgreement: Int {
  case second
  case minute
  case day

  /// How two starts agree; `nil` where they do not. A time without seconds agrees with any in its minute, a date alone
  /// with any of its day.
  init?(_ left: CivilMoment?, _ right: CivilMoment?) {
    guard let left, let right, left.date == right.date else { return nil }
    guard let time = left.time, let otherTime = right.time else {
      self = .day
      return
    }
    guard time != otherTime else {
      self = .second
      return
    }
    guard left.minuteOfDay == right.minuteOfDay, time.second == 0 || otherTime.second == 0 else { return nil }
    self = .minute
  }

  var reason: DuplicateSearch.Reason { self == .day ? .sameDay : .sameStart }
}
