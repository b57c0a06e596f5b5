public import Foundation

extension CivilMoment {
  /// The point in time that the moment is in a zone; the start of the day where there is no time of day.
  ///
  /// A time that the zone skips or repeats (daylight saving) is taken with the earlier offset, the one in force before
  /// the change.
  public func date(in zone: TimeZone) -> Date {
    let seconds = Double(date.daysSince1970 * 86_400 + (time?.secondOfDay ?? 0))
    let guess = Date(timeIntervalSince1970: seconds)
    // The offset in force well before the moment, and the one in force at it under that offset.
    let earlier = zone.secondsFromGMT(for: guess.addingTimeInterval(-86_400))
    let candidate = guess.addingTimeInterval(-Double(earlier))
    let offset = zone.secondsFromGMT(for: candidate)
    if offset == earlier { return candidate }
    let other = guess.addingTimeInterval(-Double(offset))
    return zone.secondsFromGMT(for: other) == offset ? other : candidate
  }
}

extension UniqueIdentifier {
  /// The same identifier as Foundation's type.
  public var uuid: UUID {
    func byte(_ half: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: half >> UInt64(56 - index * 8)) }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5), byte(high, 6),
        byte(high, 7), byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5),
        byte(low, 6), byte(low, 7)
      ))
  }

  /// Takes over an identifier of Foundation's type.
  public init(_ uuid: UUID) {
    let bytes = uuid.uuid
    let high = [bytes.0, bytes.1, bytes.2, bytes.3, bytes.4, bytes.5, bytes.6, bytes.7]
    let low = [bytes.8, bytes.9, bytes.10, bytes.11, bytes.12, bytes.13, bytes.14, bytes.15]
    self.init(
      high: high.reduce(0) { $0 << 8 | UInt64($1) }, low: low.reduce(0) { $0 << 8 | UInt64($1) })
  }
}
