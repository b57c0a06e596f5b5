import TextStreams

/// A date as apps write it into JSON: ISO 8601 with or without a fraction and a zone, a day alone, or seconds since
/// 2001-01-01T00:00:00Z, which is what Swift's own coding writes unless it is told otherwise.
enum AppDate: Hashable, Sendable {
  /// A day alone.
  case day(CivilDate)
  /// A time by the clock on the wall, with nothing said of its zone.
  case civil(CivilMoment)
  /// A point in time; and what the clock on the wall showed, where the text was written with an offset.
  ///
  /// An offset of `Z` says that nobody knows the clock on the wall, one of `+00:00` that it showed this (RFC 9557,
  /// section 2).
  case instant(Instant, wall: CivilMoment?)

  /// The seconds from 1970 to 2001.
  private static let referenceSeconds = 978_307_200.0

  /// Takes seconds since 2001-01-01T00:00:00Z; `nil` outside the years 0 to 9999.
  init?(secondsSince2001 seconds: Double) {
    let whole = seconds.rounded(.down)
    guard whole.magnitude < 1e12 else { return nil }
    // As many digits as it takes to tell the number from its neighbours: any further ones would be made up.
    var nanoseconds = 0.0
    for scale in [1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] {
      let digits = ((seconds - whole) * scale).rounded()
      nanoseconds = digits * (1e9 / scale)
      if whole + digits / scale == seconds { break }
    }
    let carry = nanoseconds >= 1e9
    guard
      let instant = Instant(
        seconds: Int64(whole + Self.referenceSeconds) + (carry ? 1 : 0),
        nanoseconds: carry ? 0 : Int32(nanoseconds))
    else { return nil }
    self = .instant(instant, wall: nil)
  }

  /// Reads ISO 8601: `2025-03-01`, `2025-03-01T18:03`, `2025-03-01T18:03:22.537`, any of them with `Z` or an offset;
  /// `nil` for anything else.
  init?(_ text: String) {
    var parts = AppDateText(text)
    guard let date = parts.date() else { return nil }
    if parts.isAtEnd {
      self = .day(date)
      return
    }
    guard parts.skip("T") || parts.skip("t") || parts.skip(" "), let (time, nanoseconds) = parts.time()
    else { return nil }
    let wall = CivilMoment(date: date, time: time)
    if parts.isAtEnd {
      self = .civil(wall)
      return
    }
    guard let (offset, isUTC) = parts.offset(), parts.isAtEnd,
      let instant = Instant(
        seconds: Int64(date.daysSince1970 * 86_400 + time.secondOfDay - offset), nanoseconds: nanoseconds)
    else { return nil }
    self = .instant(instant, wall: isUTC ? nil : wall)
  }

  /// Reads a value of a document: a text or a number.
  init?(_ node: JSONTape.Node, tape: borrowing JSONTape, text: ByteSlice) {
    if let written = String(node, tape: tape, text: text) {
      self.init(written)
    } else if let seconds = Double(node, tape: tape, text: text) {
      self.init(secondsSince2001: seconds)
    } else {
      return nil
    }
  }

  /// The point in time, where that is what is written.
  var instant: Instant? {
    guard case .instant(let instant, _) = self else { return nil }
    return instant
  }
}

extension Instant {
  /// Seconds since 2001-01-01T00:00:00Z, as Swift's own coding writes a date.
  var secondsSince2001: Double { Double(seconds - 978_307_200) + Double(nanoseconds) / 1e9 }
}

/// The parts of a date in ISO 8601, taken one after another.
private struct AppDateText {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func skip(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func digits(_ count: Int) -> Int? {
    guard index + count <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[index..<index + count] {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    index += count
    return value
  }

  mutating func date() -> CivilDate? {
    guard let year = digits(4), skip("-"), let month = digits(2), skip("-"), let day = digits(2) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  mutating func time() -> (CivilTime, nanoseconds: Int32)? {
    guard let hour = digits(2), skip(":"), let minute = digits(2) else { return nil }
    var second = 0
    var nanoseconds = 0
    if skip(":") {
      guard let read = digits(2) else { return nil }
      second = read
      if skip(".") || skip(",") {
        guard let fraction = fraction() else { return nil }
        nanoseconds = fraction
      }
    }
    return CivilTime(hour: hour, minute: minute, second: second).map { ($0, Int32(nanoseconds)) }
  }

  /// Nanoseconds from the digits of a fraction, of which those after the ninth are nothing.
  private mutating func fraction() -> Int? {
    var (value, scale, count) = (0, 100_000_000, 0)
    while let digit = digits(1) {
      value += digit * scale
      scale /= 10
      count += 1
    }
    return count > 0 ? value : nil
  }

  /// Seconds east of Greenwich, and whether they stand there as `Z`.
  mutating func offset() -> (Int, isUTC: Bool)? {
    if skip("Z") || skip("z") { return (0, true) }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = digits(2), hours < 24 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = skip(":")
      guard let read = digits(2), read < 60 else { return nil }
      minutes = read
    }
    return ((hours * 3600 + minutes * 60) * (isEast ? 1 : -1), false)
  }
}
