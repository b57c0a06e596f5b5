import Testing

@testable import Carryover

/// Habits of people who keep notes for themselves alone: what they leave out stands elsewhere.
struct NotesHabitTests {
  typealias Document = NotesStructureTests.Document

  @Test("What a line leaves out is found where people put it", arguments: documents)
  func sets(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("Short lines of numbers are read as they are meant", arguments: rows)
  func numbers(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What only looks like a habit is read as it stands", arguments: nearMisses)
  func nearMiss(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What only looks like an answer, a repetition or a day is none", arguments: otherLogs)
  func others(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("A message of a chat is its text, and the first of a day says the day", arguments: messages)
  func message(line: String, day: String?, text: String?) {
    let message = NoteChatMessage(Array(line.utf8)[...])
    #expect(message?.day == day)
    #expect(message?.text == text)
  }

  @Test("A chat says when the first message of a day was sent, in the afternoon, too")
  func afternoon() throws {
    let text = "[5/14/24, 7:42:10 PM] Ann: squat 100 x 5\n[5/14/24, 7:50:00 PM] Ann: bench 50 x 5"
    let sessions = try NotesStructureTests.sessions(text)
    #expect(sessions.map { $0.start?.description } == ["2024-05-14T19:42:10"])
    #expect(sessions.flatMap(\.allSets).count == 2)
  }

  @Test("A second weight of a day, and what is no name in a scheme, are kept as notes")
  func kept() throws {
    let weights = try NotesStructureTests.sessions("# 2024-02-19\n\nBW 80 kg\nweight 81 kg\nSquat 60 kg x 5")
    #expect(weights.first?.bodyweight?.value == 80)
    #expect(weights.first?.notes?.contains("weight 81 kg") == true)
    let scheme = try NotesStructureTests.sessions("# 2024-02-19\n\n21-15-9 thrusters, 12 swings, pull ups")
    let session = try #require(scheme.first)
    let notes = [session.notes] + session.allSets.map(\.notes)
    #expect(session.allSets.contains { $0.reps == 12 } || notes.contains { $0?.contains("12 swings") == true })
  }

  @Test("A text about what was done before needs a session before it")
  func first() throws {
    let sessions = try NotesStructureTests.sessions("# 2024-02-19\n\nRow same as last time\nBench 60 kg x 5")
    #expect(sessions.flatMap(\.allSets).map(\.reps) == [5])
  }

  private static let messages: [(String, String?, String?)] = [
    ("[14/05/24, 19:42:10] Javi: press banca 60kg x 10", "14/05/24", "press banca 60kg x 10"),
    ("14/05/2024, 19:42 - Javi: remo: 50kg", "14/05/2024", "remo: 50kg"),
    ("[5/14/24, 7:42:10 PM] Ann B: squat 100 x 5", "5/14/24", "squat 100 x 5"),
    ("14/05/2024, 19:42 - Messages are encrypted", nil, nil), ("14/05/2024 Squat: 100 x 5", nil, nil),
    ("Squat 100 kg, 5 - Bench: 60", nil, nil), ("", nil, nil), ("[14/05/24, 19:42:10]", nil, nil),
  ]

  private static let nearMisses: [NotationRow] = [
    NotationRow("Fentes avant 3x10 20 kg", "Fentes avant: 3* 20kg x10", ""),
    NotationRow("Clean log press 3x5 60kg", "Clean log press: 3* 60kg x5", ""),
    NotationRow("Bench 3x8 60kg, last one 65kg", "Bench: 3* 60kg x8 — last one 65kg", ""),
    NotationRow("Squat x 8 x 40", "Squat: 40 x8", ""),
    NotationRow("Push ups 35 ✅, 32 ✅, 31 ✅", "Push ups: x35, x32, x31", ""),
    NotationRow("Bench 1x8 60 (failed)", "Bench: 60 x8 failure", ""),
    NotationRow("Bench 3x1 100 (missed last)", "Bench: 3* 100 x1 — (missed last)", ""),
    NotationRow("Squat 3x5x80,75", "Squat: 3* 80 x5, 3* 75 x5", ""),
    NotationRow("Leg raises 15 3", "Leg raises: 3* x15", ""),
    NotationRow("Bike 20 min (kcal)", "Bike: 1200s — (kcal)", ""),
    NotationRow("Bridge 100x8", "Bridge: 100 x8", ""),
    NotationRow("Squat 100 x 3+2", "Squat: 100 x3, 100 x2", ""),
    NotationRow("Barra x 12", "Barra: x12", ""),
    NotationRow("Bench 135x3, 185x3 lb", "Bench: 135lb x3, 185lb x3", ""),
    NotationRow("Glute bridge: 3x10 w/ 3s hold at top", "Glute bridge: 3* x10 — w/ 3s hold at top", ""),
    NotationRow("Hip thrust 80kg 3x10, 2s hold at top", "Hip thrust: 3* 80kg x10 — 2s hold at top", ""),
    NotationRow("Squat 80kg 3x5, 3-0-1 tempo", "Squat: 3* 80kg x5 — 3-0-1 tempo", ""),
    NotationRow("5k erg: 19:42, r24", "erg: 1182s 5km — r24", ""),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("DIPS X 12 X 10 X 9", "DIPS: x12, x10, x9", ""),
    NotationRow("x 12 x 3", "3* 60kg x12", "ul"),
    NotationRow("Rosca 3x10 20kg (última só 8)", "Rosca: 2* 20kg x10, 20kg x8", ""),
    NotationRow("row 2000 m in 9 min 30", "row: 570s 2000m", ""),
    NotationRow("Bike 10 mins to warm up", "Bike: 600s warmup", ""),
    NotationRow("lower. slept 5h", "none", ""),
    NotationRow("Sled push 180 for 20 yards x 4", "Sled push: 4* 180 20yd", ""),
    NotationRow("so tired. row 20kg 8, 8", "row: 2* 20kg x8 — so tired.", ""),
    NotationRow(
      "Power clean: 1 @ 165 lb, 1 @ 175 lb (miss), 1 @ 170 lb", "Power clean: 165lb x1, 175lb x0 failure, 170lb x1", ""),
    NotationRow("Pec deck 55kg x 11 +4 +3", "Pec deck: 55kg x11, 55kg x4, 55kg x3", ""),
    NotationRow("curl 7.5kg x 18 + 5 + 4", "curl: 7.5kg x18, 7.5kg x5, 7.5kg x4", ""),
    NotationRow("Crunches 25, 25, 20 = 70 total", "Crunches: 2* x25, x20 — = 70 total", ""),
    NotationRow("Bench 60 kg 10, 10, 8 = 28 total", "Bench: 2* 60kg x10, 60kg x8 — = 28 total", ""),
    NotationRow("Zancadas: 3x12 por pierna, mancuernas de 12 kg", "Zancadas: 3* 12kg x12 each", ""),
    NotationRow("1.5k row on the erg 6:20", "row on the erg: 380s 1.5km", ""),
    NotationRow("bench 285 x 4 - 9 RPE", "bench: 285 x4 @9", ""),
    NotationRow("Front squat rep 5 in set 3 rolled forward", "none", ""),
    NotationRow("bench 5 sets 5 reps 100", "bench: 5* 100 x5", ""),
    NotationRow("Physio happy. ROM 0–138.", "none", ""),
    NotationRow("Deadlift 70kg → 5 ✅ 5 ✅ 4 ❌", "Deadlift: 2* 70kg x5, 70kg x4 failure", ""),
    NotationRow("Pushdown 15kg → 12 → 17.5kg → 10", "Pushdown: 15kg x12, 17.5kg x10", ""),
    NotationRow("Curl 12kg x 10 → 10kg x 8", "Curl: 12kg x10, 10kg x8 drop", ""),
    NotationRow("Triceps 20/15 20/12 22,5/10", "Triceps: 20 x15, 20 x12, 22.5 x10", ""),
    NotationRow("burpees 10 10", "burpees: 2* x10", ""),
    NotationRow("pull ups 8 6", "pull ups: x8, x6", ""),
    NotationRow("push ups 3 15", "push ups: 3* x15", ""),
    NotationRow("pushups 35 30 30", "pushups: x35, 2* x30", ""),
    NotationRow("squats 40 35 30", "none", ""),
    NotationRow("bench 60 80 90", "none", ""),
    NotationRow("pushups 22 18 16 (+2!)", "pushups: x22, x18, x16 — (+2!)", ""),
    NotationRow("Leg press seat 5: 60kg 15 reps, 70kg 12 reps", "Leg press: 60kg x15, 70kg x12 — seat 5", ""),
    NotationRow(
      "Leg raise 3 sets of 12 left, 3 sets of 12 right, 1kg", "Leg raise: 3* +1kg x12 left, 3* +1kg x12 right each", ""),
    NotationRow(
      "Incline smith wu 10kg x 12, 30kg x 10, 30kg x 9", "Incline smith: 10kg x12 warmup, 30kg x10, 30kg x9", ""),
    NotationRow("plank 1m15 1min", "plank: 75s, 60s", ""),
    NotationRow("side plank 30s left 30s right", "side plank: 30s left, 30s right each", ""),
    NotationRow("Hollow hold 3x:30", "Hollow hold: 3* 30s", ""),
    NotationRow("Handstand hold :20, :25", "Handstand hold: 20s, 25s", ""),
    NotationRow("DB flyes 5x10 - did 15kg", "DB flyes: 5* 15kg x10", ""),
    NotationRow("SQ: empty bar 2x5, 135x5, 225x2 (wu)", "SQ: 2* x5 warmup, 135 x5 warmup, 225 x2 warmup", ""),
    NotationRow(
      "Lateral raise 5kg 12/12/10, drop set on last: 3kg x 10", "Lateral raise: 2* 5kg x12, 5kg x10, 3kg x10 drop", ""),
    NotationRow("lat raise 8kg 12, 10 then drop set to 6kg x 10", "lat raise: 8kg x12, 8kg x10, 6kg x10 drop", ""),
    NotationRow("2k test: 6:48.3", "test: 408.3s 2km", ""),
    NotationRow("squat bar + 25 x 5", "squat: +25 x5", ""),
    NotationRow(
      "One arm swing 24kg 10x10 (5 sets L, 5 sets R)", "One arm swing: 5* 24kg x10 left, 5* 24kg x10 right", ""),
    NotationRow("Treadmill 20 min 6,5 km/h", "Treadmill: 1200s — 6,5 km/h", ""),
    NotationRow("Squat (sleeves, belt from 180) 180x3", "Squat: 180 x3 — (sleeves, belt from 180)", ""),
  ]

  private static let otherLogs: [Document] = [
    Document(
      name: "sets in rows of two numbers",
      text: "# 2024-02-19\n\nBench\n20 10\n40 8",
      sets: ["2024-02-19 Bench 20x10, 40x8"]),
    Document(
      name: "loads with lists of repetitions",
      text: "# 2024-02-19\n\nBench\n80 8 8 7\n30 8 8 7",
      sets: ["2024-02-19 Bench 2*80x8, 80x7, 2*30x8, 30x7"]),
    Document(
      name: "a word behind sets that were written out",
      text: "# 2024-02-19\n\nSquat\n- 100kg x 5\n- 95kg x 5\n- skipped",
      sets: ["2024-02-19 Squat 100x5, 95x5"]),
    Document(
      name: "part of the sets",
      text: "# 2024-02-19\n\nSquat 2x5 100kg\nnot done, only 3 sets\nSkipped - cardio",
      sets: ["2024-02-19 Squat 2*100x5"]),
    Document(
      name: "an end behind results",
      text: "# 2024-02-19\n\nBench 2x8-10 60 kg\n10, 9\ndone",
      sets: ["2024-02-19 Bench 60x10 of 60x8-10, 60x9 of 60x8-10"]),
    Document(
      name: "as many as possible below sets",
      text: "# 2024-02-19\n\nBench 2x5 60 kg\nAMRAP 12\nRow 2x8 60kg",
      sets: ["2024-02-19 Bench 2*60x5, x12 of xAMRAP", "2024-02-19 Row 2*60x8"]),
    Document(
      name: "numbers that something good is told of",
      text: "# 2024-02-19\n\nDeadlift 2x5 160kg\n25 good reps\n100 made me tired",
      sets: ["2024-02-19 Deadlift 2*160x5"]),
    Document(
      name: "loads by their word between a name and its sets",
      text: "# 2024-02-19\n\nBench press\n\nWeight 60, reps 10\nWeight 70, reps 8",
      sets: ["2024-02-19 Bench press 60x10, 70x8"]),
    Document(
      name: "a day that is only told of",
      text: "# 2024-05-12\n\nBench 60 kg x 5\nI plan to go on Tuesday 14 May with Tom\nRow 50 kg x 5",
      sets: ["2024-05-12 Bench 60x5", "2024-05-12 Row 50x5"]),
    Document(
      name: "times that name exercises, and nobody",
      text: "14/05/2024, 19:42 - Bench: 60 kg x 5, 5",
      sets: ["2024-05-14 Bench 2*60x5"]),
    Document(
      name: "a diary that is one of training",
      text: "# 2024-02-19\n\n## Diary\nSquat\n100 kg x 5",
      sets: ["2024-02-19 Squat 100x5"]),
    Document(
      name: "a bike behind sets, in the same list",
      text: "# 2024-02-19\n\n- RDL 70kg 2x8\n- 20 min bike\n- RDL 90kg\n  - 8\n  - 7",
      sets: ["2024-02-19 RDL 2*70x8", "2024-02-19 bike 1200 s", "2024-02-19 RDL 90x8, 90x7"]),
  ]

  private static let documents: [Document] = [
    Document(
      name: "a whole session again",
      text: "2025-12-01\nfloor press 10kg 15,14\ncurls 10kg 10,8\n\n2025-12-03\nsame again but curls 10,9\n\n"
        + "2025-12-05\nsame as last time",
      sets: [
        "2025-12-01 floor press 10x15, 10x14", "2025-12-01 curls 10x10, 10x8", "2025-12-03 floor press 10x15, 10x14",
        "2025-12-03 curls 10x10, 10x9", "2025-12-05 floor press 10x15, 10x14", "2025-12-05 curls 10x10, 10x9",
      ]),
    Document(
      name: "nothing to do again",
      text: "2025-12-03\nsame again\nbench 60 kg x 5\nsame again",
      sets: ["2025-12-03 bench 2*60x5"]),
    Document(
      name: "what the document is a log of",
      text: "Swim log 25m pool\n\n2026-02-02\nw/u 400m easy\n2x50m drill\n\n2026-02-03\n3x100m free",
      sets: ["2026-02-02 Swim 400 m warmup, 2*50 m", "2026-02-03 Swim 3*100 m"]),
    Document(
      name: "attempts in words",
      text:
        "# 2024-02-19\n\n## Squat\nWarm-ups: 70 kg x 5\n1. 180 kg – good\n2. 190 kg – good lift\n3. 197.5 kg – no lift",
      sets: ["2024-02-19 Squat 70x5 warmup, 180x1, 190x1, 197.5x0"]),
    Document(
      name: "rounds and their score below another exercise",
      text: "# 2024-02-19\n\nClean 60 kg x 3\n\nAMRAP 12 min: 5 pull-ups, 10 push-ups\nScore: 2 rounds + 5 pull-ups",
      sets: ["2024-02-19 Clean 60x3", "2024-02-19 pull-ups 2*x5", "2024-02-19 push-ups 2*x10"]),
    Document(
      name: "a minute's work below its title",
      text: "# 2024-02-19\n\nWOD: EMOM 5\n12 kettlebell swings @ 24 kg",
      sets: ["2024-02-19 kettlebell swings 5*24x12"]),
    Document(
      name: "a day that is planned, behind its title",
      text: "### Thu 19 Sep 2024 – Bench (plan, not done yet)\n\nBench\n70 kg x 3",
      sets: ["2024-09-19 Bench  of 70x3 open"]),
    Document(
      name: "days of a split with day and month",
      text: "push 12/1\nbench 60kg 8 7\n\npull 14/1\nrow 50kg 10 9",
      sets: ["- bench 60x8, 60x7", "- row 50x10, 50x9"]),
    Document(
      name: "sets that the body does under a name that is free",
      text: "# 2024-02-19\n\nAgachamento livre\n- aquecimento 40kg x 10\n- 90kg x 8",
      sets: ["2024-02-19 Agachamento livre 40x10 warmup, 90x8"]),
    Document(
      name: "loads above their repetitions",
      text: "# 2024-02-19\n\nSquat\n60  80  90\n8   6   5\n\nCurl\n10  10  8\n10  9   12",
      sets: ["2024-02-19 Squat 60x8, 80x6, 90x5", "2024-02-19 Curl 10x10, 10x9, 8x12"]),
    Document(
      name: "two lists of what the body does",
      text: "# 2024-02-19\n\nPush ups\n20 18 15\n10 8 6",
      sets: ["2024-02-19 Push ups x20, x18, x15, x10, x8, x6"]),
    Document(
      name: "the same as last time",
      text: "# 2024-02-19\n\nGoblet squat 16kg 2x10\nRow 14kg 2x10\n\n# 2024-02-21\n\nGoblet squat same as last time\n"
        + "Bench 12kg 2x8\nRow same\n\n# 2024-02-23\n\nrow same as last time but easy",
      sets: [
        "2024-02-19 Goblet squat 2*16x10", "2024-02-19 Row 2*14x10", "2024-02-21 Goblet squat 2*16x10",
        "2024-02-21 Bench 2*12x8", "2024-02-21 Row 2*14x10", "2024-02-23 row 2*14x10",
      ]),
    Document(
      name: "sets beside a day without a year",
      text: "4 March - Bench 60kg 2x10, rows 40kg 2x8\n7 March - bike 45 min 18km",
      sets: ["- Bench 2*60x10", "- rows 2*40x8", "- bike 18 km2700 s"]),
    Document(
      name: "weekdays with what is trained on them",
      text: "Lunes - pierna\nSentadilla 40kg 2x12\n\nMiércoles - pecho y hombro\nPress banca 30kg 12",
      sets: ["- Sentadilla 2*40x12", "- Press banca 30x12"]),
    Document(
      name: "days of a split with a short date behind",
      text: "Treino A 12/08/2024\nsupino 2x10 20kg\n\nTreino B 14/08\npuxada 2x10 45kg",
      sets: ["2024-08-12 supino 2*20x10", "2024-08-14 puxada 2*45x10"]),
    Document(
      name: "rounds that end with a blank line",
      text: "# 2024-02-19\n\n2 rounds:\nKB swings 16kg 15\nGoblet squat 16kg 10\n\nthen\nCurl 8kg 10",
      sets: ["2024-02-19 KB swings 2*16x15", "2024-02-19 Goblet squat 2*16x10", "2024-02-19 Curl 8x10"]),
    Document(
      name: "repetitions first, as in the rest of the notes",
      text: "# 2024-02-19\n\nBench\n10x60 8x70 6x80\nRow\n10x50 10x55 8x60\nRaise\n12x8 12x8 15x6",
      sets: [
        "2024-02-19 Bench 60x10, 70x8, 80x6", "2024-02-19 Row 50x10, 55x10, 60x8",
        "2024-02-19 Raise 2*8x12, 6x15",
      ]),
    Document(
      name: "how it was done below its name",
      text: "# 2024-02-19\n\nCALF RAISES\non the smith machine\n90 x 20",
      sets: ["2024-02-19 CALF RAISES 90x20"]),
    Document(
      name: "a list of repetitions under Sets",
      text: "# 2024-02-19\n\n| Lift | Weight | Sets |\n|---|---|---|\n| Squat | 92.5 | 3, 3, 6 |\n| Row | 50 | 2x3 |",
      sets: ["2024-02-19 Squat 2*92.5x3, 92.5x6", "2024-02-19 Row 2*50x3"]),
    Document(
      name: "messages of a chat",
      text: "[14/05/24, 19:42:10] Javi: Hoy pecho:\n[14/05/24, 19:42:31] Javi: press banca 60kg x 10\n"
        + "[16/05/24, 20:10:05] Javi: remo 50kg x 8",
      sets: ["2024-05-14 press banca 60x10", "2024-05-16 remo 50x8"]),
    Document(
      name: "a plan that somebody wrote, quoted",
      text: "On Sun, 12 Nov 2023 at 18:02, Coach Mike wrote:\n> Squat 2x5 @ 140kg\n\nMon 13 Nov 2023:\nSquat 140kg 5,4",
      sets: ["- Squat 2* of 140x5 open", "2023-11-13 Squat 140x5, 140x4"]),
    Document(
      name: "fields in a line",
      text: "# 2024-02-19\n\n## OHP\nweight:: 32.5 kg\n- 2x10\n\n## Curl\n- [weight:: 14 kg] [reps:: 12]\n"
        + "- weight:: 14 kg, reps:: 11",
      sets: ["2024-02-19 OHP 2*32.5x10", "2024-02-19 Curl 14x12, 14x11"]),
    Document(
      name: "a scheme and its exercises in one line",
      text: "# 2024-02-19\n\n21-15-9 thrusters (95 lb) + pull ups\nTime: 6:42",
      sets: ["2024-02-19 thrusters 95x21, 95x15, 95x9", "2024-02-19 pull ups x21, x15, x9"]),
    Document(
      name: "a day of something else above the first",
      text: "# Rehab log, surgery was 12 Feb 2024, 5 wks out → 3\n\n2024-03-01\nSquat 60 kg x 5",
      sets: ["2024-03-01 Squat 60x5"]),
  ]
}
