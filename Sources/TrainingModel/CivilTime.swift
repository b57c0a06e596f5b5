/// A day of the Gregorian calendar, in no time zone.
public struct CivilDate: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int16
  /// The month, 1 to 12.
  public let month: UInt8
  /// The day of the month, 1 to 31.
  public let day: UInt8

  /// Makes a date; `nil` when the calendar has no such day or the year is not between 0 and 9999.
  @inlinable
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    self.year = Int16(year)
    self.month = UInt8(month)
    self.day = UInt8(day)
  }

  /// The number of days in a month, 1 to 12, of a year.
  @inlinable
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 1970-01-01.
  public static let epoch = CivilDate(knownYear: 1970, month: 1, day: 1)

  private init(knownYear year: Int16, month: UInt8, day: UInt8) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Days since 1970-01-01, negative before it.
  ///
  /// The count of days in the proleptic Gregorian calendar, by the usual era arithmetic over 400 years of 146,097 days.
  public var daysSince1970: Int {
    let shifted = month > 2 ? Int(year) : Int(year) - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (Int(month) + (month > 2 ? -3 : 9)) + 2) / 5 + Int(day) - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Makes the date so many days after 1970-01-01; `nil` outside the years 0 to 9999.
  public init?(daysSince1970 days: Int) {
    guard (-719_528...2_932_896).contains(days) else { return nil }
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}

extension CivilDate: Comparable {
  /// Orders days as the calendar does.
  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension CivilDate: CustomStringConvertible {
  /// `2021-01-05`.
  public var description: String { "\(padded(Int(year), 4))-\(padded(Int(month), 2))-\(padded(Int(day), 2))" }
}

/// A time of day by the clock on the wall, to the second, in no time zone.
public struct CivilTime: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: UInt8
  /// The minute, 0 to 59.
  public let minute: UInt8
  /// The second, 0 to 59.
  public let second: UInt8

  /// Makes a time of day; `nil` when a part is out of its range.
  @inlinable
  public init?(hour: Int, minute: Int, second: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.hour = UInt8(hour)
    self.minute = UInt8(minute)
    self.second = UInt8(second)
  }

  /// Seconds since midnight by the clock.
  public var secondOfDay: Int { Int(hour) * 3600 + Int(minute) * 60 + Int(second) }
}

extension CivilTime: Comparable {
  /// Orders times within a day.
  public static func < (left: Self, right: Self) -> Bool { left.secondOfDay < right.secondOfDay }
}

extension CivilTime: CustomStringConvertible {
  /// `18:03:22`.
  public var description: String { "\(padded(Int(hour), 2)):\(padded(Int(minute), 2)):\(padded(Int(second), 2))" }
}

/// When a session began, as its source wrote it: a day, and the time of day where the source knows one.
///
/// It is civil time, as on the wall where the person trained; a zone, where one is known, stands beside it in the
/// session. A day without a time sorts before the same day with one.
public struct CivilMoment: Hashable, Sendable {
  /// The day.
  public var date: CivilDate
  /// The time of day; `nil` when only the day is known.
  public var time: CivilTime?

  /// Makes a moment from a day and, where known, a time of day.
  @inlinable
  public init(date: CivilDate, time: CivilTime? = nil) {
    self.date = date
    self.time = time
  }

  /// A number that orders moments as they are ordered, and tells any two apart.
  @inlinable
  package var sortKey: UInt64 {
    let day = UInt64(date.year) << 9 | UInt64(date.month) << 5 | UInt64(date.day)
    guard let time else { return day << 18 }
    return day << 18 | 1 << 17 | UInt64(time.hour) << 12 | UInt64(time.minute) << 6 | UInt64(time.second)
  }
}

extension CivilMoment: Comparable {
  /// Orders moments by day, then time; a day alone comes first.
  public static func < (left: Self, right: Self) -> Bool { left.sortKey < right.sortKey }
}

extension CivilMoment: LosslessStringConvertible {
  /// `2021-01-05T18:03:22`, or `2021-01-05` where there is no time of day.
  public var description: String {
    // Every session's identity is made from it, so its bytes are laid down one by one.
    unsafe String(unsafeUninitializedCapacity: 19) { buffer in
      func put(_ number: Int, _ width: Int, at place: Int) {
        var rest = number
        for index in (place..<place + width).reversed() {
          unsafe buffer[index] = UInt8(truncatingIfNeeded: 48 + rest % 10)
          rest /= 10
        }
      }
      put(Int(date.year), 4, at: 0)
      unsafe buffer[4] = UInt8(ascii: "-")
      put(Int(date.month), 2, at: 5)
      unsafe buffer[7] = UInt8(ascii: "-")
      put(Int(date.day), 2, at: 8)
      guard let time else { return 10 }
      unsafe buffer[10] = UInt8(ascii: "T")
      put(Int(time.hour), 2, at: 11)
      unsafe buffer[13] = UInt8(ascii: ":")
      put(Int(time.minute), 2, at: 14)
      unsafe buffer[16] = UInt8(ascii: ":")
      put(Int(time.second), 2, at: 17)
      return 19
    }
  }

  /// Reads what `description` writes; `nil` for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10 || bytes.count == 19,
      let year = decimal(bytes[0..<4]), bytes[4] == 45, let month = decimal(bytes[5..<7]), bytes[7] == 45,
      let day = decimal(bytes[8..<10]), let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    guard bytes.count == 19 else {
      self.init(date: date)
      return
    }
    guard bytes[10] == 84, let hour = decimal(bytes[11..<13]), bytes[13] == 58, let minute = decimal(bytes[14..<16]),
      bytes[16] == 58, let second = decimal(bytes[17..<19]),
      let time = CivilTime(hour: hour, minute: minute, second: second)
    else { return nil }
    self.init(date: date, time: time)
  }
}

/// A point on the world's time line, to the nanosecond.
///
/// Used where a source states when something happened whatever the zone: when a template was edited, when a set was
/// logged.
public struct Instant: Hashable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, within the years 0 to 9999.
  public let seconds: Int64
  /// Nanoseconds after that second, 0 to 999,999,999.
  public let nanoseconds: Int32

  /// 1970-01-01T00:00:00Z.
  public static let epoch = Instant(knownSeconds: 0)

  private init(knownSeconds seconds: Int64) {
    self.seconds = seconds
    nanoseconds = 0
  }

  /// Makes an instant; `nil` outside the years 0 to 9999 or when `nanoseconds` is out of its range.
  public init?(seconds: Int64, nanoseconds: Int32 = 0) {
    guard (-62_167_219_200...253_402_300_799).contains(seconds), (0...999_999_999).contains(nanoseconds)
    else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

extension Instant: Comparable {
  /// Orders instants by time.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}

extension Instant: LosslessStringConvertible {
  /// `2021-01-05T18:03:22Z`, with a fraction of up to nine digits where there is one (RFC 3339).
  public var description: String {
    let day = Int(seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400)
    let second = Int(seconds) - day * 86_400
    let date = CivilDate(daysSince1970: day).map(\.description) ?? ""
    var fraction = ""
    if nanoseconds > 0 {
      var digits = padded(Int(nanoseconds), 9)
      while digits.hasSuffix("0") { digits.removeLast() }
      fraction = "." + digits
    }
    return "\(date)T\(padded(second / 3600, 2)):\(padded(second / 60 % 60, 2)):\(padded(second % 60, 2))\(fraction)Z"
  }

  /// Reads an RFC 3339 date and time with `Z` or an offset; `nil` for anything else.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, let civil = CivilMoment(String(text.prefix(19))), let time = civil.time else { return nil }
    var index = 19
    var nanoseconds = 0
    if bytes[index] == 46 {
      var scale = 100_000_000
      index += 1
      let first = index
      while index < bytes.count, (48...57).contains(bytes[index]) {
        nanoseconds += Int(bytes[index] - 48) * scale
        scale /= 10
        index += 1
      }
      guard index > first else { return nil }
    }
    guard let offset = Self.offset(bytes[index...]) else { return nil }
    let seconds = civil.date.daysSince1970 * 86_400 + time.secondOfDay - offset
    self.init(seconds: Int64(seconds), nanoseconds: Int32(nanoseconds))
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.elementsEqual([90]) { return 0 }
    let parts = Array(bytes)
    guard parts.count == 6, parts[0] == 43 || parts[0] == 45, parts[3] == 58, let hours = decimal(parts[1..<3]),
      let minutes = decimal(parts[4..<6]), hours < 24, minutes < 60
    else { return nil }
    return (hours * 3600 + minutes * 60) * (parts[0] == 43 ? 1 : -1)
  }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

private func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for digit in digits {
    guard (48...57).contains(digit) else { return nil }
    value = value * 10 + Int(digit - 48)
  }
  return value
}
