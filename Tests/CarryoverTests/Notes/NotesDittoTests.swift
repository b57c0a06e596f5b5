import Testing

@testable import Carryover

/// What a line says by another line or by what stands beside it: the same load, a plan that was kept to, the last set.
struct NotesDittoTests {
  typealias Document = NotesStructureTests.Document

  @Test("What is said by another line is found there", arguments: documents)
  func sets(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What only looks as if it said something of another line says what it says", arguments: nearMisses)
  func nearMiss(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("A line's numbers are those of its sets, in the order that they are written", arguments: rows)
  func numbers(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("A time behind a measure is no time of day")
  func times() throws {
    let text = """
      2024-06-05: Row erg 4 x 500 m, splits 1:52, 1:53, 1:53, 1:51
      2024-06-08: Bike 42 km in 1:31:00
      2024-06-09: Long run 14.2 km, 1:19:05
      2024-06-10 Push 18:30
      2024-06-11 8 km with Tom at 18:30
      2024-06-12 10 km bike 17:30-18:45
      2024-06-13 5 x 5 Tuesday 18:00
      """
    let sessions = try NotesStructureTests.sessions(text)
    #expect(
      sessions.map { $0.start?.description } == [
        "2024-06-05", "2024-06-08", "2024-06-09", "2024-06-10T18:30:00", "2024-06-11T18:30:00", "2024-06-12T17:30:00",
        "2024-06-13T18:00:00",
      ])
    let sets = sessions.prefix(3).flatMap(\.allSets)
    #expect(sets.map(\.duration) == [112, 113, 113, 111, 5460, 4745])
    #expect(sets.map { $0.distance?.value } == [500, 500, 500, 500, 42, 14.2])
  }

  @Test("Sides are those that labels and brackets say")
  func sides() throws {
    let text =
      "# 2024-03-05\n\nRotation (right): 1x12 2 kg\n\n## Ausfallschritte\n- Linkes Bein: 1x10 12 kg\n- Rechts: 1x9 12 kg"
    let sets = try NotesStructureTests.sessions(text).flatMap(\.allSets)
    #expect(sets.map(\.side) == [.right, .left, .right])
  }

  @Test("A day's length beside what was trained is the session's")
  func length() throws {
    let sessions = try NotesStructureTests.sessions("# 2024-03-05\nFull body w/ Jen, 70 mins\nSquat 60kg 3x5")
    #expect(sessions.map(\.title) == ["Full body w/ Jen"])
    #expect(sessions.map(\.duration) == [4200])
    #expect(sessions.flatMap(\.allSets).count == 3)
    let yoga = try NotesStructureTests.sessions("# 2024-03-05\nYoga, 70 mins")
    #expect(yoga.flatMap(\.allSets).map(\.duration) == [4200])
  }

  @Test("Columns that are headed by weeks and their dates are a session each")
  func weeks() throws {
    let text = """
      | Exercise | Week 1 (3 Jun 2024) | Week 2 (10 Jun 2024) |
      |---|---|---|
      | Squat | 3x5 @ 100 kg | 3x5 @ 105 kg |
      """
    let sets = try NotesStructureTests.read(text)
    #expect(sets == ["2024-06-03 Squat 3*100x5", "2024-06-10 Squat 3*105x5"])
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench 4x6 62.5kg, last set only got 5.", "Bench: 3* 62.5kg x6, 62.5kg x5", ""),
    NotationRow("Bench 4x6 62.5kg, only 5 on the last set", "Bench: 3* 62.5kg x6, 62.5kg x5", ""),
    NotationRow("Bench 125 lb x 3 (f, got 2)", "Bench: 125lb x2 [125lb x3]", ""),
    NotationRow("Bench 60 kg x 5 (got 5, pr)", "Bench: 60kg x5 — (got 5, pr)", ""),
    NotationRow("Raise 20x15, 20x12 (dropset: 15x8, 10x10)", "Raise: 20 x15, 20 x12, 15 x8 drop, 10 x10 drop", ""),
    NotationRow("Raise 20x12, drop 15x8, then 20x10", "Raise: 20 x12, 15 x8 drop, 20 x10", ""),
    NotationRow("25 x 12 / 20 x 8 / 15 x 10", "25 x12, 20 x8, 15 x10", "u"),
    NotationRow("12 x 20, 10 x 25, 8 x 30", "20 x12, 25 x10, 30 x8", "u"),
    NotationRow("30 x 10 RP + 4 + 3", "30 x10, 30 x4, 30 x3", "u"),
    NotationRow("22.5 x 18 activation, then 5, 5, 4", "22.5 x18, 2* 22.5 x5, 22.5 x4", "u"),
    NotationRow("Deadlift 60kg x 5, top set of 5 at 110kg", "Deadlift: 60kg x5, 110kg x5", ""),
    NotationRow("Deadlift: worked up 60kg for 5, then a top set of 5 at 110kg.", "Deadlift: 60kg x5, 110kg x5", ""),
    NotationRow("Deadlift 60kg x 5, 1 set of 5 at 110kg", "Deadlift: 60kg x5, 110kg x5", ""),
    NotationRow("Deadlift 60kg x 5, 3 sets", "Deadlift: 3* 60kg x5", ""),
    NotationRow("Lunges 2x 14kg, 12 per leg, 3 sets", "Lunges: 3* 14kg x12 each", ""),
    NotationRow("Lunges 2x 14kg, 12", "Lunges: 14kg x2, 14kg x12", ""),
    NotationRow("hammer curl 30 kg 10 ea arm x3", "hammer curl: 3* 30kg x10 each", ""),
    NotationRow("Curl 50kg 12 reps, then stripped to 35 for 9", "Curl: 50kg x12, 35kg x9 drop", ""),
    NotationRow("Tempo squat 3-1-0 3x5 80kg", "Tempo squat: 3* 80kg x5", ""),
  ]

  private static let nearMisses: [Document] = [
    Document(
      name: "parts of the body that were trained",
      text: "# 2024-03-05\n- Legs 75 min (knee hurt)\n- Cardio 20 min\n\nSquat 2x5 100 kg\n\nLeg 2x12 60 kg",
      sets: [
        "2024-03-05 Legs 4500 s", "2024-03-05 Cardio 1200 s", "2024-03-05 Squat 2*100x5", "2024-03-05 Leg 2*60x12",
      ]),
    Document(
      name: "a plan that was done",
      text: "# 2024-03-05 Plan (done)\nSquat 2x5 100 kg",
      sets: ["2024-03-05 Squat 2*100x5"]),
    Document(
      name: "sets that are counted already",
      text: "# 2024-03-05\n\n3 sets:\n1. Bench 60 kg x 5\n2. Bench 62 kg x 5\n\nCurl 10 kg x 10",
      sets: ["2024-03-05 Bench 60x5", "2024-03-05 Bench 62x5", "2024-03-05 Curl 10x10"]),
    Document(
      name: "words behind the same",
      text:
        "# 2024-03-05\n\nSquat\n100 kg x 5\nsame but 90 sec\nsame for 3 sets\nditto for 2 weeks\n\"9\n\"10 more in the tank\"",
      sets: ["2024-03-05 Squat 100x5"]),
    Document(
      name: "remarks that end with a lift",
      text:
        "# 2024-03-05\n\nBench press\n60 kg x 5\ngood curls\n60 kg x 4\n60 kg good, 5 reps\n\nCurls:\nHammer 10 kg x 10",
      sets: ["2024-03-05 Bench press 60x5, 60x4", "2024-03-05 Hammer 10x10"]),
    Document(
      name: "falling numbers behind a tempo's word",
      text: "# 2024-03-05\n\nTempo pull ups 5-4-3\nBench 3x8 60 kg (f, got 6)\nRow 2 x 100 kg, 5 x 80 kg, 3 sets",
      sets: ["2024-03-05 Tempo pull ups x5, x4, x3", "2024-03-05 Bench 3*60x8", "2024-03-05 Row 100x2, 3*80x5"]),
  ]

  private static let documents: [Document] = [
    Document(
      name: "the same load",
      text: "# 2024-03-05\n\nDB bench\n55 lbs x 10\nsame x 8\nRow\n120 lbs x 12\n\" x 10\nsame weight x 9",
      sets: ["2024-03-05 DB bench 55x10, 55x8", "2024-03-05 Row 120x12, 120x10, 120x9"]),
    Document(
      name: "the same without a load above it",
      text: "# 2024-03-05\n\nPush ups\n10\n9\n\nRow\n\"elbows x 2\"\n50 kg x 8",
      sets: ["2024-03-05 Push ups x10, x9", "2024-03-05 Row 50x8"]),
    Document(
      name: "a plan that was kept to",
      text: "# 2024-03-05\n\nRow - plan 3x8 @ 60kg → done as written\nBench - plan 2x5 @ 60kg → skipped",
      sets: ["2024-03-05 Row 3*60x8 of 60x8", "2024-03-05 Bench 2* of 60x5 open"]),
    Document(
      name: "a day that is planned, in other words",
      text:
        "**Fri 14 June 2024 (PLAN – not done yet)**\nSquat 2x5 @ 105kg\n\n### 15.06.24 – geplant (noch nicht gemacht)\n"
        + "- Bench 2x5 80kg",
      sets: ["2024-06-14 Squat 2* of 105x5 open", "2024-06-15 Bench 2* of 80x5 open"]),
    Document(
      name: "warm-ups below a day's lift",
      text: "# 2024-06-08 Squat\nWarm-up\n- 60 kg x 5\nWork sets\n- 100 kg x 5\n\n"
        + "## Week 3, Day 1 – Bench press – 2024-06-10\nWarm-up\n- 40 kg x 5\nWork sets\n- 80 kg x 5",
      sets: ["2024-06-08 Squat 60x5 warmup, 100x5", "2024-06-10 Bench press 40x5 warmup, 80x5"]),
    Document(
      name: "a scheme below its title",
      text: "# 2024-03-05\n\n**WOD \"Fran\"**\n21-15-9\nThrusters (95 lb)\nPull-ups",
      sets: ["2024-03-05 Thrusters 95x21, 95x15, 95x9", "2024-03-05 Pull-ups x21, x15, x9"]),
    Document(
      name: "sets of a list",
      text: "# 2024-03-05\n\n3 sets:\n- 10 GHD sit-ups\n- 12 ring rows",
      sets: ["2024-03-05 GHD sit-ups 3*x10", "2024-03-05 ring rows 3*x12"]),
    Document(
      name: "sets below their number",
      text: "# 2024-03-05\n\nSquat\n2 sets:\n- 100 kg x 5\n- 100 kg x 4",
      sets: ["2024-03-05 Squat 100x5, 100x4"]),
    Document(
      name: "what only the body is moved in",
      text: "# 2024-03-05\n\nLeg press 100kg 2x10\nbw squats 25",
      sets: ["2024-03-05 Leg press 2*100x10", "2024-03-05 squats x25"]),
    Document(
      name: "the body's weight below a name that nobody knows",
      text: "# 2024-03-05\n\n**Roeien aan kabel**\n50 kg: 10, 10\n**Optrekken**\nlichaamsgewicht: 7, 6, 5",
      sets: ["2024-03-05 Roeien aan kabel 2*50x10", "2024-03-05 Optrekken x7, x6, x5"]),
    Document(
      name: "a load in words behind a name",
      text:
        "# 2024-03-05\n\n## Straight leg raise (1 kg ankle weight)\n- 12\n- 10\n\n## Rack pull (knee)\n- 100 kg x 5",
      sets: ["2024-03-05 Straight leg raise 1x12, 1x10", "2024-03-05 Rack pull (knee) 100x5"]),
    Document(
      name: "a movement below another exercise",
      text: "# 2024-03-05\n\nPull-ups – AMRAP\n3 sets of 10 Curls @ 12.5 kg\nRow\nelbows in\n50 kg x 8",
      sets: ["2024-03-05 Pull-ups  of xAMRAP open", "2024-03-05 Curls 3*12.5x10", "2024-03-05 Row 50x8"]),
    Document(
      name: "all of the set above, or all but its repetitions",
      text:
        "# 2024-03-05\n\nSquat\n105 kg 5 Wdh\ndito\ndito, aber nur 4 Wdh\nRow\n85 kg x 5\n\"\n\" 4\nditto but only 3 reps",
      sets: ["2024-03-05 Squat 2*105x5, 105x4", "2024-03-05 Row 2*85x5, 85x4, 85x3"]),
    Document(
      name: "sides behind names, and before sets",
      text:
        "# 2024-03-05\n\nExternal rotation (right): 2x12 with 2 kg\nPress (seated): 2x5 40 kg\n\n## Ausfallschritte\n"
        + "- Linkes Bein: 2x10 12 kg\n- Rechtes Bein: 2x10 12 kg\n\n## Fentes\n- Jambe gauche : 2 x 10 à 12 kg",
      sets: [
        "2024-03-05 External rotation 2*2x12", "2024-03-05 Press (seated) 2*40x5", "2024-03-05 Ausfallschritte 4*12x10",
        "2024-03-05 Fentes 2*12x10",
      ]),
    Document(
      name: "an arrow behind a load",
      text: "# 2024-03-05\n\nOHP 95 -> 5,5,4\n100 -> 4\nCurl 12kg x 10 -> 10kg x 8",
      sets: ["2024-03-05 OHP 2*95x5, 95x4, 100x4", "2024-03-05 Curl 12x10, 10x8 drop"]),
    Document(
      name: "marks of a forum",
      text:
        "[b]Week 3 Day 1[/b] - 09 June 2025\n\nCompetition Squat (kg)\n70 x 5\n[b]Week 3 Day 2[/b] - 11 June 2025\n\n"
        + "Bench\n60 kg x 5",
      sets: ["2025-06-09 Competition Squat 70x5", "2025-06-11 Bench 60x5"]),
    Document(
      name: "attempts, what the judges said of them, and those that were none",
      text: "# 2024-03-05\n\n## Squat\n1. 180 kg - good lift (2-1)\n2. 190 kg - no lift, depth\n3. 190 kg - good, PR!",
      sets: ["2024-03-05 Squat 180x1, 190x0, 190x1"]),
    Document(
      name: "intervals in a table",
      text:
        "# 2024-03-05\n\n## Rowing\n| Interval | Distance | Time |\n|---|---|---|\n| 1 | 500 m | 1:48 |\n| 2 | 500 m | 1:49 |",
      sets: ["2024-03-05 Rowing 500 m108 s, 500 m109 s"]),
    Document(
      name: "a tempo in a heading",
      text: "# 2024-03-05\n\n## Tempo squat 3-1-0\n- 80 kg x 5",
      sets: ["2024-03-05 Tempo squat 80x5"]),
  ]
}
