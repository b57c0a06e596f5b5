import Testing

@testable import Carryover

/// Lines that answer the lines above them: what was done of a plan, laps with their times, the same once more.
struct NotesAnswerTests {
  typealias Document = NotesStructureTests.Document

  @Test("What stands below a plan, a lap or a set is what came of it", arguments: documents)
  func sets(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("Titles with numbers above the first day make no session of their own")
  func titles() throws {
    let text = "Training log\nWEEK 1\n\n2024-03-04\nSquat 100kg 3x5\n\n2024-03-06\nBench 80kg 3x5"
    #expect(try NotesStructureTests.sessions(text).map { $0.start?.date.description } == ["2024-03-04", "2024-03-06"])
    let sets = "Squat\n100kg 5 5 5\n\n2024-03-04\nSquat 100kg 3x5"
    #expect(try NotesStructureTests.sessions(sets).count == 2)
  }

  @Test(
    "A letter with a number beside a date is a label, and no time", arguments: ["2024-09-16 A1", "A1 - 16 Sep 2024"])
  func label(heading: String) throws {
    let session = try #require(NotesStructureTests.sessions("## \(heading)\n\nSquat 100kg 3x5").first)
    #expect(session.start?.description == "2024-09-16")
    #expect(session.title == "A1")
  }

  @Test("A title with sets in it is a title, and a line of sets is none")
  func programme() throws {
    let title = "StrongLifts 5x5\n\n2024-03-04\nSquat 5x5 135\n\n2024-03-06\nBench 5x5 100"
    #expect(try NotesStructureTests.sessions(title).map(\.allSets.count) == [5, 5])
    let sets = "Pull-ups 3x8\n\n2024-03-04\nSquat 5x5 135"
    #expect(try NotesStructureTests.sessions(sets).map(\.allSets.count).sorted() == [3, 5])
  }

  @Test("What a plan's title stands above is planned where no day is dated, and nothing else is")
  func plan() throws {
    func completed(_ text: String) throws -> [Bool] {
      try NotesStructureTests.sessions(text).flatMap(\.allSets).map(\.isCompleted)
    }
    #expect(
      try completed("Next week's plan\n\n**Monday**\nSquat 100 kg x 6\n\n**Thursday**\nBench 75 kg x 6") == [
        false, false,
      ])
    #expect(try completed("Plan\n\n2024-03-04\nSquat 100 kg x 5") == [true])
    #expect(try completed("Goals\n- bench 100\n\n## Monday\nSquat 100 kg x 5") == [true])
    #expect(try completed("Planned:\nSquat 100 kg x 5\n\nDone:\nSquat 100 kg x 4") == [false, true])
  }

  @Test("The unit in the brackets of a name is that exercise's alone")
  func unit() throws {
    let text = "# 2024-02-19\n\nTrap bar deadlift (kg)\n160 x 5\nLeg press (lb)\n300 x 8"
    let sets = try NotesStructureTests.sessions(text).flatMap(\.allSets)
    #expect(sets.map(\.load?.unit) == [.kilogram, .pound])
  }

  @Test("Body weight in words is a fact, and what stands beside it a note")
  func weight() throws {
    let chins = "# 2024-02-19\n\nChins 8, 8, 6\nBodyweight 186 lb this morning, up 1 lb"
    let slept = "# 2024-02-19\n\nBW this morning 203.4, slept like 5 hrs\nSquat 225 lb x 5"
    for (text, value, count) in [(chins, 186, 3), (slept, 203.4, 1)] {
      let session = try #require(NotesStructureTests.sessions(text).first)
      #expect(session.bodyweight?.value == value)
      #expect(session.allSets.count == count)
      #expect(session.notes?.isEmpty == false)
    }
  }

  @Test("What somebody weighs is found beside the date, and in a line of its own", arguments: weighings)
  func weights(text: String, value: Double) throws {
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.bodyweight?.value == value)
    #expect(session.allSets.map(\.reps) == [5])
  }

  @Test("The unit of the scale is that of the loads where no other is stated")
  func unitOfScale() throws {
    let pounds = try NotesStructureTests.sessions("5/14/21  BW 198 lbs\n\nBench\n135x8").flatMap(\.allSets)
    #expect(pounds.map(\.load?.unit) == [.pound])
    let both = try NotesStructureTests.sessions("5/14/21  BW 198 lbs\n\nBench 60 kg x 8\n60x7").flatMap(\.allSets)
    #expect(both.map(\.load?.unit) == [.kilogram, .kilogram])
  }

  @Test("Sleep beside the date is no length of the session")
  func sleep() throws {
    let session = try #require(NotesStructureTests.sessions("2024-05-01, slept 6h\nBench 60 kg x 5").first)
    #expect(session.duration == nil)
  }

  private static let weighings: [(String, Double)] = [
    ("2024-05-01  BW 198 lbs\nBench 60 kg x 5", 198), ("Sat 8 June 2024 events day, BW 265\nBench 60 kg x 5", 265),
    ("2024-05-01 84.6kg bw\nBench 60 kg x 5", 84.6), ("2024-05-01\nWeight is 91.2\nBench 60 kg x 5", 91.2),
    ("2024-05-01\nPoids du corps : 78,5 kg\nBench 60 kg x 5", 78.5),
    ("2024-05-01\nBench 60 kg x 5\n\npeso 81,3 hj. semana que vem subo pra 115", 81.3),
  ]

  @Test("A superset needs no colon")
  func superset() throws {
    let text = "# 2024-02-19\n\nSuperset\nCurl 10kg 3x10\nPushdown 20kg 3x10"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.title == nil)
    #expect(Set(session.sections.flatMap(\.exercises).map { $0.supersetID != nil }) == [true])
  }

  @Test("The last set tells no pain")
  func pain() throws {
    let text = "# 2024-02-19\n\nLast set got a little grindy, hips shot up on rep 3"
    #expect(try NotesStructureTests.sessions(text).flatMap(\.painTags).isEmpty)
  }

  private static let documents: [Document] = [
    Document(
      name: "sets in a column of what was done",
      text: "# 2024-02-19\n\n| Exercise | Planned | Done |\n|---|---|---|\n| Squat | 1x3 @ 150 kg | 150 kg x 3 |"
        + "\n| Bench | 3x5 | 100 kg 5,5,4 |",
      sets: ["2024-02-19 Squat 150x3 of 150x3", "2024-02-19 Bench 2*100x5 of x5, 100x4 of x5"]),
    Document(
      name: "sets under Done alone",
      text: "# 2024-02-19\n\n| Exercise | Done |\n|---|---|\n| Squat | 150 kg x 3 |",
      sets: ["2024-02-19 Squat 150x3"]),
    Document(
      name: "ticks under Done",
      text: "# 2024-02-19\n\n| Exercise | Weight | Reps | Done |\n|---|---|---|---|\n| Squat | 150 kg | 3 | x |"
        + "\n| Bench | 80 kg | 5 | |",
      sets: ["2024-02-19 Squat 150x3", "2024-02-19 Bench  of 80x5 open"]),
    Document(
      name: "pairs of dumbbells in a column of loads",
      text:
        "# 2024-02-19\n\n| Exercise | Load (kg) | Reps |\n|---|---|---|\n| Curl | 2x16 | 20 |\n| Press | 25s | 10 |",
      sets: ["2024-02-19 Curl 16x20", "2024-02-19 Press 25x10"]),
    Document(
      name: "kinds in a column without a header",
      text:
        "# 2024-02-19\n\n| Lift | Weight | Reps | |\n|---|---|---|---|\n| Squat | 45 | 10 | warmup |\n| | 185 | 5 | |",
      sets: ["2024-02-19 Squat 45x10 warmup, 185x5"]),
    Document(
      name: "what was left out",
      text:
        "# 2024-02-19\n\nBench 80kg x 5\nDidn't do: leg curls 3x12, no time\nSkipped: leg curls 3x12\nDid not do rows 3x12",
      sets: [
        "2024-02-19 Bench 80x5", "2024-02-19 leg curls 3* of x12 open", "2024-02-19 leg curls 3* of x12 open",
        "2024-02-19 rows 3* of x12 open",
      ]),
    Document(
      name: "what was done instead",
      text: "# 2024-02-19\n\nSkipped bench, did dips 3x10\nMissed my alarm, squat 100 kg x 5",
      sets: ["2024-02-19 dips 3*x10", "2024-02-19 squat 100x5"]),
    Document(
      name: "seconds in a column of loads",
      text: "# 2024-02-19\n\n| Exercise | Weight | Sets |\n|---|---|---|\n| Plank | 45s | 3 |\n| Lunge | 25s | 1 |",
      sets: ["2024-02-19 Plank 3*45 s", "2024-02-19 Lunge 25"]),
    Document(
      name: "a heading that only begins as a plan does",
      text: "# 2024-02-19\n\n## Next (heavy)\nBench 80 kg x 5",
      sets: ["2024-02-19 Bench 80x5"]),
    Document(
      name: "a title of a day above a table, and what its percentages are of",
      text: "### 2025-01-07 — Press day\nTM 60kg\n\n| Set | Weight | Reps |\n|---|---|---|\n| 1 | 40 | 5 |",
      sets: ["2025-01-07 Press 40x5"]),
    Document(
      name: "a day that its heading says is planned",
      text: "## Friday 5 July 2024 (planned)\n\n- Bench 2x5 @ 95 kg",
      sets: ["2024-07-05 Bench 2* of 95x5 open"]),
    Document(
      name: "a programme and its day before the date",
      text: "SL 5x5 workout A  2024-01-15\nSquat 185 lb x 5",
      sets: ["2024-01-15 Squat 185x5"]),
    Document(
      name: "strides behind a run",
      text: "# 2021-10-05 easy run\n5 km in 27:45\n4 x 100 m strides",
      sets: ["2021-10-05 easy run 5 km1665 s", "2021-10-05 strides 4*100 m"]),
    Document(
      name: "pairs of dumbbells before repetitions",
      text: "# 2024-02-19\n\nfloor press 2x20kg 12,12,10\ncurls 2 x 12kg x 12, 11, 9",
      sets: ["2024-02-19 floor press 2*20x12, 20x10", "2024-02-19 curls 12x12, 12x11, 12x9"]),
    Document(
      name: "laps again with their times",
      text: "# 2024-02-19\n\nRow\n3 x 1000m, 3 min rest\n1000m 3:48\n1000m 3:47\n1000m 3:49",
      sets: ["2024-02-19 Row 1000 m228 s, 1000 m227 s, 1000 m229 s"]),
    Document(
      name: "an answer below what was quoted",
      text: "# 2024-02-19\n\n> Squat 3x5 @ 110kg\n110kg x 5, 5, 4",
      sets: ["2024-02-19 Squat 2*110x5 of 110x5, 110x4 of 110x5"]),
    Document(
      name: "a quoted log",
      text: "# 2024-02-19\n\n> Squat\n> 110kg x 5, 5, 4",
      sets: ["2024-02-19 Squat 2*110x5, 110x4"]),
    Document(
      name: "the next session with its day",
      text: "# 2024-02-19\n\nBench 80kg x 5\n\nNext session (Wed 21 Feb):\n- Deadlift 125kg x 5",
      sets: ["2024-02-19 Bench 80x5", "2024-02-19 Deadlift  of 125x5 open"]),
    Document(
      name: "the same weight again",
      text: "# 2024-02-19\n\nleg press\n140 x 12\nsame weight 2 more sets of 10\nanother set",
      sets: ["2024-02-19 leg press 140x12, 3*140x10"]),
    Document(
      name: "a training maximum beside the name",
      text: "# 2024-02-19\n\nOHP TM 145\n100x3\n110x3",
      sets: ["2024-02-19 OHP 100x3, 110x3"]),
  ]
}
