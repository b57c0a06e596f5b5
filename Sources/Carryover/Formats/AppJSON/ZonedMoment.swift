import Foundation
import TextStreams

/// A civil time as it is in a time zone.
struct ZonedMoment: Hashable {
  /// The clock on the wall; midnight where the moment has no time of day.
  var wall: CivilMoment
  /// Seconds east of Greenwich that the zone is ahead then: a time that the zone skips or repeats has the offset from
  /// before the change.
  var offset: Int
  /// Whether the zone skips or repeats the time (daylight saving).
  var isAmbiguous: Bool
  /// The point in time; `nil` beyond the year 9999.
  var instant: Instant? { Instant(seconds: Int64(Self.seconds(wall) - offset)) }

  /// Places a moment in a zone.
  init(_ moment: CivilMoment, in zone: TimeZone) {
    let midnight = CivilTime(hour: 0, minute: 0, second: 0)
    wall = CivilMoment(date: moment.date, time: moment.time ?? midnight)
    let seconds = Self.seconds(wall)
    let date = wall.date(in: zone)
    offset = seconds - Int(date.timeIntervalSince1970)
    let isSkipped = zone.secondsFromGMT(for: date) != offset
    let later = zone.secondsFromGMT(for: date.addingTimeInterval(86_400))
    let other = Date(timeIntervalSince1970: Double(seconds - later))
    isAmbiguous = isSkipped || later != offset && zone.secondsFromGMT(for: other) == later
  }

  private static func seconds(_ moment: CivilMoment) -> Int {
    moment.date.daysSince1970 * 86_400 + (moment.time?.secondOfDay ?? 0)
  }

  /// `2025-03-01T18:03:22+01:00`: the clock on the wall and how far it is ahead, in whole minutes.
  var text: String {
    let minutes = abs(offset) / 60
    let (hours, rest) = (minutes / 60, minutes % 60)
    return "\(wall)\(offset < 0 ? "-" : "+")\(hours < 10 ? "0" : "")\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Instant {
  /// What the clock on the wall shows in a zone, to the second; `nil` beyond the years 0 to 9999.
  func wall(in zone: TimeZone) -> CivilMoment? {
    let offset = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    let local = Int(seconds) + offset
    let day = (local >= 0 ? local : local - 86_399) / 86_400
    let second = local - day * 86_400
    guard let date = CivilDate(daysSince1970: day),
      let time = CivilTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
    else { return nil }
    return CivilMoment(date: date, time: time)
  }
}
