import Support
import Testing

@testable import Carryover

/// What holds of every paragraph, whatever it says.
struct NotesParagraphPropertiesTests {
  private static let words = """
    squats bench deadlift rows plank dips pull-ups bench-press get-ups yoke the a an and then for at with on of in to I did got was
    5 8 10 60 100 82.5 2:10 500 m kg lbs seconds minute reps sets set three five eight sixty hundred one twenty , , . . ; ( ) —
    - + @ x × RPE left right each side per leg warm up warmed warm-up failure to failed missed tried drop dropped again same
    twice times every minute for last first only next week used wanted rest single double triple singles reserve tank RIR
    bodyweight no weight bar another felt like probably she he Kev had me 22s 20s 30s thirties eights 9999 0 00 3x5 100x5 60kg
    5/3/1 7-8 $20 12k it those reps. sets. 1.5 rounds held hangs until 99999999999 opened opener attempt third by wait oops
    """.split { $0 == " " || $0 == "\n" }.map(String.init)

  private static func text(_ random: inout SeededGenerator) -> String {
    let words = (0..<Int.random(in: 10...60, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? ""
    }
    return "Today I did the work and then it was good. " + words.joined(separator: " ")
  }

  @Test("Any words and numbers are read, each line counted once, and read the same from what is written of them")
  func anyWords() throws {
    var random = SeededGenerator(seed: 531)
    var sets = 0
    for _ in 0..<250 {
      let text = "2026-11-29\n\n\(Self.text(&random))\n"
      let sessions = try NotesRoundTripTests.read(text)
      sets += sessions.flatMap(\.sections).flatMap(\.exercises).flatMap(\.setGroups).reduce(0) { $0 + $1.sets.count }
      let written = try NotesRoundTripTests.write(sessions)
      let again = try NotesRoundTripTests.read(written)
      #expect(difference(sessions, again) == "", "\(text)")
    }
    // Most of them say some.
    #expect(sets > 250)
  }

  @Test("A paragraph cut off anywhere is read, and one that is whole is kept as it was typed")
  func truncations() throws {
    let text =
      "Squats first. Warmed up with 60, 90 and 110, three reps each, then a single at 140 at RPE 8. On the leg curl 2 sets of 15 at 25, "
      + "then a plank for a minute and 45 seconds, right arm only, and I missed 102.5 to failure – twice."
    let bytes = Array("2026-11-29\n\n\(text)".utf8)
    for end in 12...bytes.count {
      _ = try NotesRoundTripTests.read(String(decoding: bytes[..<end], as: UTF8.self))
    }
    let session = try #require(try NotesRoundTripTests.read("2026-11-29\n\n\(text)").first)
    #expect(session.notes == text)
  }

  @Test("A long paragraph is read to its end, and no line holds more sets than any other may")
  func length() throws {
    let sentence = "Then I did squats with 100 for 5, 5 and 4, and the last one was hard. "
    let text = "2026-11-29\n\n" + String(repeating: sentence, count: 80)
    let session = try #require(try NotesRoundTripTests.read(text).first)
    #expect(session.sections.flatMap(\.exercises).flatMap(\.setGroups).reduce(0) { $0 + $1.sets.count } == 240)
    let many =
      "2026-11-29\n\nI did it and then it was good and "
      + String(repeating: "every minute for 60 minutes 5 rows ", count: 150)
    let sets = try NotesRoundTripTests.read(many).flatMap(\.sections).flatMap(\.exercises).flatMap(\.setGroups)
    #expect(sets.reduce(0) { $0 + $1.sets.count } <= NotationLine.setLimit)
  }

  @Test("What a paragraph says beside its sets is kept: pain, a title's warm-up, the day's line as it was typed")
  func beside() throws {
    let sentence = "Squats first today and I did 100 for 5, 5 and 5, and then bench with 80 for 5, and it was *good*."
    let hurt = try #require(try NotesRoundTripTests.read("2026-11-29\n\n\(sentence) My left knee hurts a bit.").first)
    #expect(hurt.painTags == ["Knees"])
    let warm = try #require(try NotesRoundTripTests.read("2026-11-29\n\n## Warm-up\n\n\(sentence)").first)
    let kinds = warm.sections.flatMap(\.exercises).flatMap(\.setGroups).flatMap(\.sets).map(\.kind)
    #expect(kinds == Array(repeating: .warmup, count: 4))
    let head = try #require(try NotesRoundTripTests.read("29 November 2026. \(sentence)").first)
    #expect(head.sections.flatMap(\.exercises).map(\.name) == ["Squats", "bench"])
    #expect(try NotesRoundTripTests.read("2026-11-29\n\n\(sentence)").first?.notes == sentence)
  }
}
