import Testing

@testable import Carryover

/// Circuits, meets and answers in words: what one line says of the sets in others.
struct NotesRoundsTests {
  typealias Document = NotesStructureTests.Document

  @Test("What is done in rounds is done in each", arguments: circuitLogs)
  func circuits(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What somebody says of planned sets settles them", arguments: answers)
  func outcomes(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("Attempts, sides, tiers and diaries are read as people mean them", arguments: customs)
  func habits(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What somebody says came of a plan stays a note")
  func note() throws {
    let text = "# 2024-02-19\n\nCurl 3x12\n- skipped, wrist"
    let exercise = try #require(NotesStructureTests.sessions(text).first?.sections.first?.exercises.first)
    #expect(exercise.setGroups.flatMap(\.sets).last?.notes == "skipped, wrist")
  }

  @Test("What a circuit's line says beside its sets stays a note")
  func noteOfCircuit() throws {
    let text = "# 2024-02-19\n\nMetcon: 21-15-9 thrusters 95/65 and pull-ups - 6:12 Rx'd"
    let exercises = try NotesStructureTests.sessions(text).flatMap(\.sections).flatMap(\.exercises)
    let notes = exercises.map { $0.setGroups.flatMap(\.sets).compactMap(\.notes) }
    #expect(notes == [["Metcon, 95/65"], ["6:12 Rx'd"]])
  }

  @Test("A score says how many rounds there were", arguments: scoreLines)
  func score(text: String, count: Int?) {
    #expect(NoteRounds.score(text, words: .shipped) == count)
  }

  @Test("A scheme is of repetitions that fall, and of nothing else", arguments: schemeLines)
  func scheme(text: String, scheme: String?) {
    #expect(NoteRounds.scheme(in: text, words: .shipped) == scheme)
  }

  private static let scoreLines: [(String, Int?)] = [
    ("Score: 8 rounds + 5 pull ups", 8), ("7 rounds + 3", 7), ("Result: 6", 6), ("Rounds: 5", 5), ("6 rds", 6),
    ("5 pull-ups", nil), ("Score was good", nil), ("400 m run", nil), ("99 rounds", nil),
  ]

  private static let schemeLines: [(String, String?)] = [
    ("21-15-9", "21-15-9"), ("For time: 21-15-9 reps of:", "21-15-9"), ("WOD 15-12-9-6", "15-12-9-6"),
    ("5-5-5", nil), ("9-15-21", nil), ("2024-03-05", nil), ("Squat 21-15-9", nil), ("21-15", nil),
  ]

  private static let circuitLogs: [Document] = [
    Document(
      name: "as many rounds as the score says",
      text: "# 2024-02-19\n\nMetcon:\nAMRAP 12\n 5 pull-ups\n 10 push-ups\nScore: 3 rounds + 5 pull ups",
      sets: ["2024-02-19 pull-ups 3*x5", "2024-02-19 push-ups 3*x10"]),
    Document(
      name: "as many rounds, behind the list",
      text: "# 2024-02-19\n\n12 min AMRAP:\n- 5 pull-ups\n- 10 push-ups\n2 rounds + 3",
      sets: ["2024-02-19 pull-ups 2*x5", "2024-02-19 push-ups 2*x10"]),
    Document(
      name: "rounds of numbers alone before names",
      text: "# 2024-02-19\n\n3 rounds:\n- 10 pull-ups\n- 10 push-ups",
      sets: ["2024-02-19 pull-ups 3*x10", "2024-02-19 push-ups 3*x10"]),
    Document(
      name: "a time in brackets",
      text: "# 2024-02-19\n\n**Metcon** – 3 rounds for time (12:45)\n- 10 pull-ups\n- 400 m run",
      sets: ["2024-02-19 pull-ups 3*x10", "2024-02-19 run 3*400 m"]),
    Document(
      name: "a circuit with a name",
      text: "# 2024-02-19\n\nC. \"Helen\", 3 rounds for time:\n- 400 m run\n- 12 pull-ups",
      sets: ["2024-02-19 run 3*400 m", "2024-02-19 pull-ups 3*x12"]),
    Document(
      name: "a scheme above names",
      text: "# 2024-02-19\n\nSquat 5x5 100 kg\n\nFor time: 21-15-9\nThrusters 43kg\nPull-ups\nTime: 8:42",
      sets: [
        "2024-02-19 Squat 5*100x5", "2024-02-19 Thrusters 43x21, 43x15, 43x9", "2024-02-19 Pull-ups x21, x15, x9",
      ]),
    Document(
      name: "repetitions of one exercise, which are no scheme",
      text: "# 2024-02-19\n\nBench 60 kg\n12-10-9\nRow 50 kg\n10-10-8",
      sets: ["2024-02-19 Bench 60x12, 60x10, 60x9", "2024-02-19 Row 2*50x10, 50x8"]),
    Document(
      name: "two exercises in one line, three times",
      text: "# 2024-02-19\n\nAccessory (3 sets): DB bench 50 lb x 12, ring row x 10",
      sets: ["2024-02-19 DB bench 3*50x12", "2024-02-19 ring row 3*x10"]),
    Document(
      name: "once a minute behind a title",
      text: "# 2024-02-19\n\nStrength: EMOM 10 - 2 power cleans @ 70kg",
      sets: ["2024-02-19 power cleans 10*70x2"]),
    Document(
      name: "what goes before and behind a circuit",
      text: "# 2024-02-19\n\nCash out: 3x20 GHD situps, 2 x 1 min plank\nWarmup: 500 m row",
      sets: ["2024-02-19 GHD situps 3*x20", "2024-02-19 plank 2*60 s", "2024-02-19 row 500 m warmup"]),
  ]

  private static let answers: [Document] = [
    Document(
      name: "done as written",
      text: "# 2024-02-19\n\nPendlay row - prescribed 2x8 @ 70kg\n  Done as written\nCurl 2x8 @ 20kg",
      sets: ["2024-02-19 Pendlay row 2*70x8 of 70x8", "2024-02-19 Curl 2*20x8"]),
    Document(
      name: "a target, and what came of it",
      text: "# 2024-02-19\n\nHip thrust\nTarget: 2x10 @ 70kg\nDone: as written",
      sets: ["2024-02-19 Hip thrust 2*70x10 of 70x10"]),
    Document(
      name: "skipped",
      text: "# 2024-02-19\n\nCurl 2x12\n- skipped, wrist\nSide plank 2x30s\n> skipped",
      sets: ["2024-02-19 Curl 2* of x12 open", "2024-02-19 Side plank 2* of  open"]),
    Document(
      name: "something else skipped",
      text: "# 2024-02-19\n\nCurl 2x12\nskipped the abs today",
      sets: ["2024-02-19 Curl 2*x12"]),
    Document(
      name: "an answer in quotes",
      text: "# 2024-02-19\n\nA1. Bench 2x6 @ 50kg\n> 50x6 @7, 50x5 @9",
      sets: ["2024-02-19 Bench 50x6 of 50x6, 50x5 of 50x6"]),
    Document(
      name: "a plan for a day",
      text: "Plan for Sat 18/05/2024:\nSnatch 75kg 2x1",
      sets: ["2024-05-18 Snatch 2* of 75x1 open"]),
  ]

  private static let customs: [Document] = [
    Document(
      name: "attempts in a table",
      text: "# 2024-02-19\n\n| | 1st | 2nd | 3rd |\n|---|---|---|---|\n| Squat | 180 ✓ | 190 | 197.5 ✗ |",
      sets: ["2024-02-19 Squat 180x1, 190x1"]),
    Document(
      name: "attempts in a line",
      text: "# 2024-02-19\n\nDeadlift: 210 ✓, 222.5 ✓, 230 ✗",
      sets: ["2024-02-19 Deadlift 210x1, 222.5x1"]),
    Document(
      name: "lines of two sides",
      text: "# 2024-02-19\n\nClean & press 20kg\nL: 5, 5\nR: 5, 6",
      sets: ["2024-02-19 Clean & press 3*20x5, 20x6"]),
    Document(
      name: "a name in capitals above a load and what was done with it",
      text: "# 2024-02-19\n\nOHP\n40kg\n8\n7\n\nPULLDOWN\n55kg\n12\n10",
      sets: ["2024-02-19 OHP 40x8, 40x7", "2024-02-19 PULLDOWN 55x12, 55x10"]),
    Document(
      name: "warm-ups below a title of their own",
      text: "# 2024-02-19\n\n## Warm-up room\nSquat: 70x5\n\n## Platform\nSquat: 180x1",
      sets: ["2024-02-19 Squat 70x5 warmup", "2024-02-19 Squat 180x1"]),
    Document(
      name: "per cent in a column",
      text: "# 2024-02-19\n\n## Bench\n| % | lb | reps |\n|---|---|---|\n| 65 | 87.5 | 5 |\n| 85 | 115 | 5+ → 8 |",
      sets: ["2024-02-19 Bench 87.5x5, 115x8 of x5+"]),
    Document(
      name: "days of a split with a short date",
      text: "chest day 🔥 Oct 3\nbench 60 8 8\n\nleg day 💀 Oct 5\nsquat 80 5 5",
      sets: ["- bench 2*60x8", "- squat 2*80x5"]),
    Document(
      name: "what somebody shops",
      text: "# 2024-02-19\n\n## Tasks\n- [ ] Buy eggs x 12\n\n## Workout\nBench 80 kg x 5",
      sets: ["2024-02-19 Bench 80x5"]),
    Document(
      name: "an outline of Org mode",
      text: "* <2023-09-11 Mon> Pull\n** DONE Curl\n   :PROPERTIES:\n   :EQUIP: ez bar\n   :END:\n   30kg: 12/11\n"
        + "** TODO Dips\n   2x8",
      sets: ["2023-09-11 Curl 30x12, 30x11", "2023-09-11 Dips 2* of x8 open"]),
    Document(
      name: "bars in other languages, and in names",
      text: "# 2024-02-19\n\nPress banca\ncalentamiento: barra x 15, 40x10\n80x6\nRemo con barra 60 kg x 8",
      sets: ["2024-02-19 Press banca x15 warmup, 40x10 warmup, 80x6", "2024-02-19 Remo con barra 60x8"]),
    Document(
      name: "who somebody is",
      text: "Log - Dave, 34, 5'10\", started at 187 lb\n\n2024-02-19\nSquat 100 x 5",
      sets: ["2024-02-19 Squat 100x5"]),
  ]
}
