import Carryover
import Testing

/// Every way to write a day, beside the one that looks like it and is another day, or none.
@Suite("Notes: days of sessions")
struct NotesDayTests {
  /// Heads of sessions, each with a set below it, and the days they mean.
  struct Days: CustomTestStringConvertible {
    let heads: [String]
    let days: [String]
    var name = "notes.md"
    var testDescription: String { heads.joined(separator: " / ").replacing("\n", with: " / ") }

    init(_ heads: String..., are days: String..., name: String = "notes.md") {
      self.heads = heads
      self.days = days
      self.name = name
    }
  }

  private static func check(_ days: Days) throws {
    let text = days.heads.map { $0 + "\n\nSquat 100 kg x 5\n" }.joined(separator: "\n")
    let sessions = try NotesReading(text, name: days.name).sessions
    let read = sessions.map { session in
      [session.start?.date.description ?? "-", session.start?.time.map { String($0.description.prefix(5)) }]
        .compactMap(\.self).joined(separator: " ")
    }
    #expect(read == days.days)
    #expect(sessions.map { $0.allSets.count } == days.days.map { _ in 1 })
  }

  @Test(
    "A day that says all",
    arguments: [
      Days("# 2024-03-05", are: "2024-03-05"), Days("2024-03-05 18:30", are: "2024-03-05 18:30"),
      Days("## 2024-03-05T18:30", are: "2024-03-05 18:30"), Days("# Legs — 2024-03-05 18:30", are: "2024-03-05 18:30"),
      Days("[[2024-03-05]]", are: "2024-03-05"), Days("date: 2024-03-05", are: "2024-03-05"),
      Days("Date:: 2024-03-05", are: "2024-03-05"), Days("---\ndate: 2024-03-05\n---", are: "2024-03-05"),
      Days("2024/03/05", are: "2024-03-05"), Days("2024.03.05", are: "2024-03-05"), Days("20240305", are: "2024-03-05"),
      Days("# Jan 5, 2021 – Push", are: "2021-01-05"), Days("5 January 2021", are: "2021-01-05"),
      Days("January 5th 2021", are: "2021-01-05"), Days("5-Jan-2021", are: "2021-01-05"),
      Days("**Fri, 5 Mar 2021, 6:15 pm**", are: "2021-03-05 18:15"), Days("Tue Mar 5 2024", are: "2024-03-05"),
      Days("Wednesday 13 August 2025 at 07:32", are: "2025-08-13 07:32"),
      Days("Workout of March 5, 2024 (60 min)", are: "2024-03-05"), Days("- 2024-03-05", are: "2024-03-05"),
    ])
  func whole(days: Days) throws { try Self.check(days) }

  @Test(
    "A weekday behind a dated one",
    arguments: [
      Days("## Mon 4 March 2024", "## Wed", "## Fri evening", are: "2024-03-04", "2024-03-06", "2024-03-08"),
      Days(
        "Monday 4/3/24", "Thursday:", "Saturday", "13/3/24", are: "2024-03-04", "2024-03-07", "2024-03-09", "2024-03-13"
      ),
      Days("# Fri 29 Dec 2023", "# Mon", "# Tue 9:30", are: "2023-12-29", "2024-01-01", "2024-01-02 09:30"),
      // The newest day first.
      Days(
        "# Mon 11 March 2024", "# Fri", "# Mon 4 March 2024", "# Sat", are: "2024-03-02", "2024-03-04", "2024-03-08",
        "2024-03-11"),
    ])
  func weekdays(days: Days) throws { try Self.check(days) }

  @Test(
    "A weekday behind a dated one that is no other day",
    arguments: [
      "## Mon 4 March 2024\nSquat 100 kg x 5\n### Wed\nBench 60 kg x 5",
      "## 4 March 2024\nSquat 100 kg x 5\n## Wed\nBench 60 kg x 5",
      "## Mon 4 March 2024\nSquat 100 kg x 5\n## Monday, as it went\nBench 60 kg x 5",
    ])
  func parts(text: String) throws {
    #expect(try NotesReading(text, name: "notes.md").sessions.map { $0.start?.date.description } == ["2024-03-04"])
  }

  @Test(
    "Month names of eight languages",
    arguments: [
      Days("Dienstag, 5. März 2024", are: "2024-03-05"), Days("mardi 5 mars 2024", are: "2024-03-05"),
      Days("martes 5 de marzo de 2024", are: "2024-03-05"), Days("terça-feira, 5 de março de 2024", are: "2024-03-05"),
      Days("martedì 5 marzo 2024", are: "2024-03-05"), Days("dinsdag 5 maart 2024", are: "2024-03-05"),
      Days("2024年3月5日 星期二", are: "2024-03-05"), Days("1er mars 2024", are: "2024-03-01"),
      Days("5. Mär. 2024, 18:30 Uhr", are: "2024-03-05 18:30"), Days("5 févr. 2024 à 18h30", are: "2024-02-05 18:30"),
    ])
  func months(days: Days) throws { try Self.check(days) }

  @Test(
    "Numbers whose order the document settles",
    arguments: [
      Days("03/05/2024", "03/14/2024", are: "2024-03-05", "2024-03-14"),
      Days("05/03/2024", "14/03/2024", are: "2024-03-05", "2024-03-14"),
      Days("1/5/21", "1/7/21", "1/9/21", are: "2021-01-05", "2021-01-07", "2021-01-09"),
      Days("5/1/21", "7/1/21", "9/1/21", are: "2021-01-05", "2021-01-07", "2021-01-09"),
      Days("5.3.2024", "14.3.2024", are: "2024-03-05", "2024-03-14"),
      Days("3.5.2024", "3.14.2024", are: "2024-03-05", "2024-03-14"),
      Days("05-03-24", "17-03-24", are: "2024-03-05", "2024-03-17"),
      Days("Tue 3/5/24", are: "2024-03-05"), Days("Tue 5/3/24", are: "2024-03-05"),
      Days("12/28/23", "1/2/24", "1/4/24", are: "2023-12-28", "2024-01-02", "2024-01-04"),
    ])
  func orders(days: Days) throws { try Self.check(days) }

  @Test(
    "A year from beside it, or none at all",
    arguments: [
      Days("26.5. legs 16:30", are: "2023-05-26 16:30", name: "gym 2023.md"),
      Days("Mar 5", "Mar 7", are: "2024-03-05", "2024-03-07", name: "2024.md"),
      Days("---\nyear: 2024\n---\n\n## 3/15", "## 3/17", are: "2024-03-15", "2024-03-17"),
      Days("# March 2024\n\n## 5 March", "## 7 March", are: "2024-03-05", "2024-03-07"),
      Days("Dec 29, 2023", "Dec 31", "Jan 2", are: "2023-12-29", "2023-12-31", "2024-01-02"),
      Days("# Push", are: "2024-03-05", name: "2024-03-05.md"), Days("# Push", are: "-"),
      Days("Monday", "Wednesday", are: "-", "-"), Days("# Week 3, Day 2", are: "-"),
      Days("# Day 1", "# Day 2", are: "-", "-"),
    ])
  func years(days: Days) throws { try Self.check(days) }

  @Test(
    "Two sessions of one day are two",
    arguments: [
      Days("# 2024-03-05 07:00", "# 2024-03-05 18:00", are: "2024-03-05 07:00", "2024-03-05 18:00"),
      Days("# 2024-03-05 Run", "# 2024-03-05 Gym", are: "2024-03-05", "2024-03-05"),
    ])
  func twice(days: Days) throws { try Self.check(days) }
}
