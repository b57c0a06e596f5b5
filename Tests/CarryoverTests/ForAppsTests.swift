import Carryover
import Foundation
import Testing

@Suite("For apps")
struct ForAppsTests {
  @Test(
    "A civil start becomes a date in a zone; skipped and repeated times take the earlier offset",
    arguments: [
      ("2021-07-01T12:00:00", "America/New_York", "2021-07-01T16:00:00Z"),
      ("2021-07-01", "America/New_York", "2021-07-01T04:00:00Z"),
      ("2021-03-14T02:30:00", "America/New_York", "2021-03-14T07:30:00Z"),
      ("2021-03-14T10:00:00", "America/New_York", "2021-03-14T14:00:00Z"),
      ("2021-11-07T01:30:00", "America/New_York", "2021-11-07T05:30:00Z"),
      ("2021-11-07T10:00:00", "America/New_York", "2021-11-07T15:00:00Z"),
      ("2021-03-28T02:30:00", "Europe/Berlin", "2021-03-28T01:30:00Z"),
      ("2021-01-05T18:03:22", "Asia/Kathmandu", "2021-01-05T12:18:22Z"),
    ])
  func dates(text: String, zone: String, expected: String) throws {
    let moment = try #require(CivilMoment(text))
    let date = moment.date(in: try #require(TimeZone(identifier: zone)))
    #expect(Instant(expected)?.seconds == Int64(date.timeIntervalSince1970))
  }

  @Test("Identifiers go over to Foundation's type and back")
  func identifiers() throws {
    let text = "2ed6657d-e927-568b-95e1-2665a8aea6a2"
    let identifier = try #require(UniqueIdentifier(text))
    #expect(identifier.uuid.uuidString.lowercased() == text)
    #expect(UniqueIdentifier(identifier.uuid) == identifier)
  }
}
