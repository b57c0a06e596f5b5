import TrainingModel

/// A date as it stands in a note, perhaps without its year, perhaps with two numbers whose order is still open.
///
/// A long log has tens of thousands of them, so that each is kept small.
struct NoteDate: Hashable, Sendable {
  @SmallNumber var year: Int?
  @SmallNumber var month: Int?
  @SmallNumber var day: Int?
  /// Day and month, or month and day: the document decides.
  var pair: (first: Int, second: Int)? {
    get { first.flatMap { first in second.map { (first, $0) } } }
    set { (first, second) = (newValue?.first, newValue?.second) }
  }
  @SmallNumber private var first: Int?
  @SmallNumber private var second: Int?
  @SmallNumber private var weekdayNumber: Int?
  var weekday: Weekday? {
    get { weekdayNumber.map { Weekday.known[$0] } }
    set { weekdayNumber = newValue?.number }
  }
  var time: CivilTime?
  /// Seconds, from a range of times or a length behind the date.
  var duration: Double?
  /// The mark between the numbers.
  var separator: UInt8 = 0
  /// Whether the form alone says that it is a date. `3/5` and `Monday` do not.
  var isStrong = false
  /// What the text says besides.
  var rest = ""

  /// Whether it says a day of a month, whatever the order.
  var hasDay: Bool { day != nil && month != nil || first != nil }

  /// Whether it says a weekday and a day, and leaves the month to the dates beside it.
  var isDayAlone: Bool { day != nil && month == nil && first == nil }

  /// The day of the month and the month, as a document's order has it; `nil` where there is no such day.
  func monthAndDay(_ order: NoteDateOrder) -> (month: Int, day: Int)? {
    if let month, let day { return (month, day) }
    guard let pair else { return nil }
    let (month, day) = order == .dayFirst ? (pair.second, pair.first) : (pair.first, pair.second)
    if (1...12).contains(month) { return (month, day) }
    // The other order is the only one that a calendar has.
    return (1...12).contains(day) ? (day, month) : nil
  }

  /// The date in an order, and in the year given where it states none.
  func date(_ order: NoteDateOrder, year otherYear: Int?) -> CivilDate? {
    guard let year = year ?? otherYear, let parts = monthAndDay(order) else { return nil }
    return CivilDate(year: year, month: parts.month, day: parts.day)
  }
}

/// Which of two numbers is the day.
public enum NoteDateOrder: String, Hashable, Sendable, CaseIterable {
  /// `5.3.` is the fifth of March.
  case dayFirst = "dmy"
  /// `3/5` is the fifth of March.
  case monthFirst = "mdy"
}

extension Weekday {
  /// Monday is 0.
  var number: Int? { Self.known.firstIndex(of: self) }

  /// The weekday of a date.
  init(_ date: CivilDate) {
    // 1970-01-01 was a Thursday.
    let number = ((date.daysSince1970 + 3) % 7 + 7) % 7
    self = Self.known[number]
  }
}
