import Carryover
import Foundation
import Testing

@Suite("Every time zone")
struct TimeZoneTests {
  /// Days around which something may happen: changes of the clock, ends of years and centuries, leap days.
  private static func moments(_ zone: TimeZone) -> [Date] {
    var dates = [-2_208_988_800, -1_000_000_000, 0, 951_782_400, 1_709_164_800, 4_102_444_799, 4_133_980_800].map {
      Date(timeIntervalSince1970: $0)
    }
    for year in [1946, 1971, 1996, 2011, 2024, 2037] {
      let start = Date(timeIntervalSince1970: Double(year - 1970) * 31_556_952)
      guard let change = zone.nextDaylightSavingTimeTransition(after: start) else { continue }
      dates += [-7200, -1800, -1, 0, 1, 1800, 7200].map { change.addingTimeInterval($0) }
    }
    return dates
  }

  /// What clocks show in a zone.
  private static func civil(_ date: Date, _ zone: TimeZone) -> CivilMoment? {
    let shown = Int((date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))).rounded(.down))
    let day = shown >= 0 ? shown / 86_400 : (shown - 86_399) / 86_400
    guard let civil = CivilDate(daysSince1970: day) else { return nil }
    let second = shown - day * 86_400
    return CivilMoment("\(civil)T\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))")
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test("What a clock shows becomes the point in time at which it shows that; the earlier one where it does so twice")
  func shown() throws {
    var count = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      let zone = try #require(TimeZone(identifier: name))
      for date in Self.moments(zone) {
        guard let moment = Self.civil(date, zone) else { continue }
        let found = moment.date(in: zone)
        #expect(Self.civil(found, zone) == moment, "\(name) \(moment)")
        #expect(found <= date, "\(name) \(moment)")
        count += 1
      }
    }
    #expect(count > 10_000)
  }

  @Test("A time that a clock skips is taken with the offset before the change")
  func skipped() throws {
    let greenwich = try #require(TimeZone(secondsFromGMT: 0))
    var count = 0
    for name in TimeZone.knownTimeZoneIdentifiers {
      let zone = try #require(TimeZone(identifier: name))
      var start = Date(timeIntervalSince1970: 1_600_000_000)
      for _ in 0..<2 {
        guard let change = zone.nextDaylightSavingTimeTransition(after: start) else { break }
        start = change.addingTimeInterval(3600)
        let before = zone.secondsFromGMT(for: change.addingTimeInterval(-1))
        let gap = zone.secondsFromGMT(for: change.addingTimeInterval(1)) - before
        guard gap > 0 else { continue }
        // In the middle of the gap, as the offset before has it.
        let middle = change.addingTimeInterval(Double(gap / 2))
        let shown = Date(timeIntervalSince1970: middle.timeIntervalSince1970 + Double(before))
        let moment = try #require(Self.civil(shown, greenwich))
        #expect(moment.date(in: zone) == middle, "\(name) \(moment)")
        count += 1
      }
    }
    #expect(count > 50)
  }

  @Test("Every day from 1900 to 2100 follows the one before, as another calendar counts them")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var number = try #require(CivilDate(year: 1900, month: 1, day: 1)).daysSince1970
    for year in 1900...2100 {
      for month in 1...12 {
        let length = CivilDate.days(inMonth: month, of: year)
        for day in 1...length {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          #expect(date.daysSince1970 == number && CivilDate(daysSince1970: number) == date)
          number += 1
        }
        #expect(CivilDate(year: year, month: month, day: length + 1) == nil)
        let first = try #require(calendar.date(from: DateComponents(year: year, month: month, day: 1)))
        #expect(calendar.range(of: .day, in: .month, for: first)?.count == length)
        #expect(
          CivilDate(year: year, month: month, day: 1)?.daysSince1970 == Int(first.timeIntervalSince1970 / 86_400))
      }
    }
  }

  @Test(
    "Dates of exports are read in any year from 1900 to 2100, and days that are none are rejected",
    arguments: [
      ("1900-02-28", true), ("1900-02-29", false), ("2000-02-29", true), ("2024-02-29", true), ("2023-02-29", false),
      ("2100-02-28", true), ("2100-02-29", false), ("2100-12-31", true), ("2021-04-31", false), ("2021-13-01", false),
      ("2021-00-10", false), ("2021-01-00", false),
    ])
  func leapDays(day: String, isOne: Bool) throws {
    let text =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
      + "2021-01-05 18:00:00,Legs,1h,Squat,1,100.0,5,0,0,,,\n\(day) 18:00:00,Legs,1h,Squat,1,100.0,5,0,0,,,\n"
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    var reader = try HistoryReader(bytes: Array(text.utf8), options: options)
    let library = try reader.library()
    #expect(library.sessions.contains { $0.start?.date.description == day } == isOne)
    #expect(reader.summary.rows.rejected == (isOne ? 0 : 1))
  }
}
