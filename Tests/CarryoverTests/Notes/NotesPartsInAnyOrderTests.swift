import Testing
import TrainingModel

@testable import Carryover

/// What came of sets, how hard they were, how long one rested and how they went, behind the sets in any order.
struct NotesPartsInAnyOrderTests {
  @Test("What came of a scheme is read before and behind its effort", arguments: schemes)
  func scheme(scheme: String) throws {
    var texts: [(text: String, sets: String)] = []
    for (result, counts) in Self.results where !(scheme.hasSuffix("x 3") && result.hasPrefix(" -")) {
      for (effort, told) in Self.efforts {
        for text in [scheme + result + effort, scheme + effort + result] {
          // Of an effort behind the last set nobody knows whether it is of all.
          let isOfLast =
            text.hasSuffix(effort) && !effort.isEmpty && counts.last != counts.first && !result.contains("5")
          if !isOfLast { texts.append((text, Self.sets("100kg", counts, told))) }
        }
      }
    }
    try Self.expect(texts)
  }

  @Test("What stands behind a list of sets changes none of them", arguments: lists)
  func list(list: String, counts: [Int]) throws {
    var texts: [(text: String, sets: String)] = []
    for (first, mark) in Self.parts {
      for (second, other) in Self.parts where first != second && !(mark == "@8" && other == "rir2") {
        guard mark.isEmpty || other.isEmpty else { continue }
        texts.append((list + first + second, Self.sets("60kg", counts, mark + other)))
      }
    }
    try Self.expect(texts)
  }

  @Test("Remarks among the parts are kept")
  func remarks() throws {
    let text = "2026-02-03\nBench press 3x5 @ 100kg, felt heavy, RPE 8\nRow 60kg 8/8/7 easy, last set RPE 9"
    let session = try #require(NotesStructureTests.sessions(text).first)
    let notes = session.sections.flatMap(\.exercises).flatMap { exercise in
      [exercise.notes] + exercise.setGroups.flatMap { $0.sets.map(\.notes) }
    }
    #expect(notes.compactMap(\.self) == ["felt heavy", "easy"])
  }

  @Test("A line of which a word stays untaken is left as it is")
  func untaken() throws {
    for text in [
      "Bench press 3x5 @ 100kg, last set 8 then pull-ups 10", "100kg 3x5 next week 3x6",
      "3x5 @ 100kg (last week 3x4) RPE",
      "Squat 3x5 @ 80%, last set 8", "60kg x 8, 8, 7 lunges", "3x5", "", "8, 8, 7", "x", "100kg", "100kg 3x5 (",
      ") 100kg 3x5",
    ] {
      #expect(NoteLineParts(text, words: .shipped)?.spelled == nil, "\(text)")
    }
  }

  /// Each text as the bench presses of a day of its own.
  private static func expect(_ texts: [(text: String, sets: String)]) throws {
    let days = texts.indices.map { index in
      "\(2000 + index / 336)-\(twoDigits(1 + index % 336 / 28))-\(twoDigits(1 + index % 28))"
    }
    let log = zip(days, texts).map { "# \($0)\n\nBench press: \($1.text)\n" }.joined(separator: "\n")
    // What was meant is told beside what came of it.
    let found = try NotesBesideTests.exercises(of: log).map { line in
      line.split(separator: ", ").map { $0.split(separator: " ? ")[0] }.joined(separator: ", ")
    }
    let expected = zip(days, texts).map { "\($0) Bench press: \($1.sets)" }
    #expect(found.count == expected.count)
    for (index, pair) in zip(found, expected).enumerated() where pair.0 != pair.1 {
      #expect(pair.0 == pair.1, "\(texts[index].text)")
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static func sets(_ load: String, _ counts: [Int], _ mark: String) -> String {
    counts.map { count in ([load] + (mark.isEmpty ? [] : [mark]) + ["x\(count)"]).sorted().joined(separator: " ") }
      .joined(separator: ", ")
  }

  private static let schemes = [
    "3x5 @ 100kg", "3x5 100kg", "100kg 3x5", "100kg x 5 x 3", "3 sets of 5 @ 100kg", "3x5x100kg", "3 x 5 @ 100 kg",
    "3×5 @100kg", "100 kg: 3x5", "3x5 with 100kg", "3x5 at 100kg", "3 sets x 5 reps @ 100kg", "100kg, 3x5",
    "3x5 (100kg)",
    "3x5 - 100kg",
  ]
  private static let results: [(String, [Int])] = [
    (", last set 8", [5, 5, 8]), (", last set AMRAP 8", [5, 5, 8]), (" (last set 8)", [5, 5, 8]),
    (", 8 on the last", [5, 5, 8]), (" (last: 8)", [5, 5, 8]), (", last set x8", [5, 5, 8]),
    (", last one 8", [5, 5, 8]),
    (" (AMRAP last set: 8)", [5, 5, 8]), (", 8 reps on the last set", [5, 5, 8]), (", last set was 8", [5, 5, 8]),
    (" -> 5/5/8", [5, 5, 8]), (" → 5, 5, 8", [5, 5, 8]), (" (5,5,8)", [5, 5, 8]), (" [5,5,8]", [5, 5, 8]),
    (", got 5/5/8", [5, 5, 8]), (" (got 5, 5, 8)", [5, 5, 8]), (" - 5, 5, 8", [5, 5, 8]), ("", [5, 5, 5]),
    (", felt heavy", [5, 5, 5]), (" - easy", [5, 5, 5]), (" (paused)", [5, 5, 5]), (" ✓", [5, 5, 5]),
    (", all done", [5, 5, 5]),
  ]
  private static let efforts = [
    ("", ""), (" RPE 8", "@8"), (" (RPE 8)", "@8"), (", RPE 8", "@8"), (" @ RPE 8", "@8"), (" rpe8", "@8"),
    (" RIR 2", "rir2"), (" (2 RIR)", "rir2"), (", 2 RIR", "rir2"), (" - RPE 8", "@8"),
  ]

  private static let lists: [(String, [Int])] = [
    ("60kg 3x8", [8, 8, 8]), ("60kg: 8, 8, 7", [8, 8, 7]), ("60kg x 8, 8, 7", [8, 8, 7]),
    ("8, 8, 7 @ 60kg", [8, 8, 7]),
    ("8/8/7 @ 60kg", [8, 8, 7]), ("60kg 8/8/7", [8, 8, 7]), ("60kg x 8/8/7", [8, 8, 7]),
    ("60kg for 8, 8, 7", [8, 8, 7]),
    ("60kg 8-8-7", [8, 8, 7]), ("60kg 8,8,7", [8, 8, 7]), ("60kg - 8, 8, 7", [8, 8, 7]), ("60kg (8, 8, 7)", [8, 8, 7]),
    ("60kg 8 8 7", [8, 8, 7]), ("60kg x 8 (3 sets)", [8, 8, 8]),
    ("3 sets of 8 with 60kg", [8, 8, 8]), ("60kg x8x8x7", [8, 8, 7]),
  ]
  private static let parts = [
    (" RPE 8", "@8"), (" (RPE 8)", "@8"), (", RPE 8", "@8"), (" RIR 2", "rir2"), (" (2 RIR)", "rir2"),
    (", 90s rest", ""),
    (" (rest 2 min)", ""), (", rest 2:00", ""), (" easy", ""), (", felt heavy", ""), (" (felt good)", ""),
    (" (paused)", ""), (", no belt", ""), (" w/ belt", ""), (" (tempo 3110)", ""), (" (3-1-1)", ""), (" each side", ""),
    (" per leg", ""), (" ✓", ""), (" done", ""),
  ]
}
