import Testing
import TrainingModel

@testable import Carryover

/// Logs whose lines go on with what stands above them: loads, months, hours, columns of days; and what only looks so.
struct NotesCarriedOnTests {
  typealias Document = NotesStructureTests.Document

  @Test(
    "What is said once is carried on, and what only looks so is not", arguments: documents + titles + nearMisses)
  func document(document: Document) throws {
    let sets = try NotesStructureTests.read(document.text)
    #expect(sets == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Where a part was trained, and when a lap began, are told beside its sets")
  func asides() throws {
    for (line, note) in [
      ("gym after: step ups 12 kg 2x10", "gym after"), ("Free 2x100 yd @ 1:40 → 1:28, 1:27", "@ 1:40"),
      ("Bench pyramid: 60 kg x 12, 70 kg x 10", "pyramid"),
    ] {
      let session = try #require(NotesStructureTests.sessions("2024-05-01\nRun 5 km\n\(line)").first)
      #expect(session.allSets.last?.notes == note)
    }
  }

  @Test("The tier of an exercise is told beside its name")
  func tiers() throws {
    let text = "2024-05-01\nT1 Squat 85kg: 3, 3\nT2: Bench Press 50kg: 10\nT1000 Press 20kg x 5\n"
    let exercises = try #require(NotesStructureTests.sessions(text).first).sections.flatMap(\.exercises)
    #expect(exercises.map(\.name) == ["Squat", "Bench Press", "T1000 Press"])
    #expect(exercises.map(\.notes) == ["T1", "T2", nil])
    let bare = try #require(NotesStructureTests.sessions("2024-05-01\nSquat 85kg x 5").first).sections[0].exercises[0]
    #expect(exercises[0].exerciseID == bare.exerciseID)
  }

  @Test("How an exercise was done stays beside its name")
  func manners() throws {
    let text = "2024-05-01\nTrap bar deadlift, cluster, 20s between\n150 kg x 2, 2"
    let exercise = try #require(NotesStructureTests.sessions(text).first).sections[0].exercises[0]
    #expect(exercise.name == "Trap bar deadlift" && exercise.notes == "cluster")
    #expect(exercise.setGroups[0].restPeriod == 20)
  }

  @Test("What is no set of the day is a note")
  func notes() throws {
    for text in [
      "22:15 Rx, wall balls unbroken", "9:40 for the swings. Grip was the limit.", "%% ask about 5x5 %%",
      "> [!info] Previous\n> Row 70kg 8/8/7 last time", "Same, but tomorrow I will do more of them here",
    ] {
      let session = try #require(NotesStructureTests.sessions("2024-05-01\nRow 72.5kg 8/8/7\n\n\(text)").first)
      #expect(session.allSets.count == 3, "\(text)")
    }
  }

  private static let documents: [Document] = [
    Document(
      name: "a month alone in a line above its days",
      text:
        "JANUARY 2025\n\nMon 6th\nbench 60k 8,8\n\nWed 8th\nbench 62k 8\n\nFEBRUARY 2025\n\nMon 10th\nbench 64k 8",
      sets: ["2025-01-06 bench 2*60x8", "2025-01-08 bench 62x8", "2025-02-10 bench 64x8"]),
    Document(
      name: "days of six digits", text: "Friday 190816\nSquat 100kg x 5\n\nSaturday 190817\nRun 5 km",
      sets: ["2019-08-16 Squat 100x5", "2019-08-17 Run 5 km"]),
    Document(
      name: "six digits of another day", text: "# 2024-05-01\nMonday 190816 steps\nSquat 100kg x 5",
      sets: ["2024-05-01 Squat 100x5"]),
    Document(
      name: "a day's link with words behind it",
      text: "- [[2024-05-11]] Saturday, two visits\n\t- Squat\n\t\t- 60kg x 8\n- [[2024-05-12]] was better",
      sets: ["2024-05-11 Squat 60x8"]),
    Document(
      name: "hours before sets without a name",
      text: "2024-10-03\n18:17 squats 50kg 10\n18:20 50kg 10\n18:23 55kg 8\n18:32 leg press 90kg 12",
      sets: ["2024-10-03 squats 2*50x10, 55x8", "2024-10-03 leg press 90x12"]),
    Document(
      name: "a distance and an hour's time behind the date", text: "Sept 8 2024 - long run 10 mi 1:32:00, humid",
      sets: ["2024-09-08 long run 10 mi5520 s"]),
    Document(
      name: "days above the columns of a pasted sheet",
      text: "Push (kg)\t03/03/2023\t17/03/2023\nBench press\t60x8,7\t62.5x8\nLat raises\t\t8x16,15",
      sets: ["2023-03-03 Bench press 60x8, 60x7", "2023-03-17 Bench press 62.5x8", "2023-03-17 Lat raises 8x16, 8x15"]),
    Document(
      name: "once more, and with fewer",
      text:
        "2024-05-01\n- leg curl 35 kg x 12\n- again\n- again, only 9\n- calf raise 60 kg x 15\n- two more the same\n- press 45 kg x 8\n- same, bit of a grind",
      sets: ["2024-05-01 leg curl 2*35x12, 35x9", "2024-05-01 calf raise 3*60x15", "2024-05-01 press 2*45x8"]),
    Document(
      name: "counts below a load", text: "2024-05-01\nBench 60 kg x 8\n7\n6\nDips +10kg x 8\n\" x 7\n6",
      sets: ["2024-05-01 Bench 60x8, 60x7, 60x6", "2024-05-01 Dips 10x8, 10x7, 10x6"]),
    Document(
      name: "a load, and repetitions before sets",
      text: "2024-05-01\nLeg press — 270, 12x4\nGoblet squat — 60, 10x3\nCurl — 25, 12x3\nStep-up — 25, 8x3 per leg",
      sets: [
        "2024-05-01 Leg press 4*270x12", "2024-05-01 Goblet squat 3*60x10", "2024-05-01 Curl 3*25x12",
        "2024-05-01 Step-up 3*25x8",
      ]),
    Document(
      name: "a warm-up's load before a colon",
      text: "2024-05-01\nBench\nwarmup 40 kg: 10\n60 kg: 8\ndropset 45 kg: 10F",
      sets: ["2024-05-01 Bench 40x10 warmup, 60x8, 45x10 drop"]),
    Document(
      name: "where a part was trained",
      text: "2024-05-01\nRun 5 km\ngym after: step ups 12 kg 2x10\nBack accessories: rows 60kg 3x8, curls 20kg 2x10",
      sets: [
        "2024-05-01 Run 5 km", "2024-05-01 step ups 2*12x10", "2024-05-01 rows 3*60x8", "2024-05-01 curls 2*20x10",
      ]),
    Document(
      name: "minutes behind products in a day of one line",
      text: "14.1.24 BP 80kg x 5 x 3; SQ 100kg x 5 x 3; abs 10 min",
      sets: ["2024-01-14 BP 3*80x5", "2024-01-14 SQ 3*100x5", "2024-01-14 abs 600 s"]),
  ]

  private static let nearMisses: [Document] = [
    Document(name: "a number below no repetitions", text: "2024-05-01\nBench 60x0\n8", sets: ["2024-05-01 Bench 60x0"]),
    Document(name: "a number below a word", text: "2024-05-01\nBench 60x10\nRPE\n8", sets: ["2024-05-01 Bench 60x10"]),
    Document(
      name: "a number apart", text: "2024-05-01\nSquat 100x10\n\nEnergy\n7", sets: ["2024-05-01 Squat 100x10"]),
    Document(
      name: "once more, but not done",
      text:
        "2024-05-01\nDeadlift 140x5\nsame, skipped\nanother, failed\nagain, too tired\ntwo more the gym\n3 more, heavier\nsame, 80",
      sets: ["2024-05-01 Deadlift 140x5"]),
    Document(
      name: "what was skipped beside sets",
      text: "2024-05-01\nSquat 100x5 skipped belt\nBench 3x10 60 kg skipped stretching",
      sets: ["2024-05-01 Squat 100x5", "2024-05-01 Bench 3*60x10"]),
    Document(
      name: "seconds with each load", text: "2024-05-01\nMax hangs 7s: +10, +15",
      sets: ["2024-05-01 Max hangs 107 s, 157 s"]),
    Document(
      name: "repetitions in reserve of sides", text: "2024-05-01\nCurl 10 kg right 12 RIR 2, left 10 RIR 1",
      sets: ["2024-05-01 Curl 10x12, 10x10"]),
    Document(
      name: "sets, and then something else",
      text: "2024-05-01\nBench 3x8 x20\nPress 3x12 x12.5\nRow 3x10, then 20 crunches",
      sets: ["2024-05-01 Bench 3*20x8", "2024-05-01 Press 3*12.5x12", "2024-05-01 Row 3*x10"]),
    Document(
      name: "repetitions behind a dash", text: "2024-05-01\nPull-ups -12 10 8\nPushups 35, 10x3",
      sets: ["2024-05-01 Pull-ups x12, x10, x8", "2024-05-01 Pushups x35, x10"]),
    Document(
      name: "units of two days", text: "2024-05-01 kg\nBench 60x8\n\n2024-05-03 lb\nBench 135x8",
      sets: ["2024-05-01 Bench 60x8", "2024-05-03 Bench 135x8"]),
    Document(
      name: "links to other days",
      text: "# 2024-05-01\n[[2024-04-30]] - [[2024-05-02]]\nBench 60x8\n[[2024-04-24]] - was 55x8\nSquat 60x5",
      sets: ["2024-05-01 Bench 60x8", "2024-05-01 Squat 60x5"]),
    Document(
      name: "a date in a remark", text: "2024-05-01\nBench 60x8\nlast deload -- 15.02.2024\nSquat 60x5",
      sets: ["2024-05-01 Bench 60x8", "2024-05-01 Squat 60x5"]),
    Document(
      name: "a day in a sentence",
      text: "Wed 1st May 2024\nBench 60x8\n\nSat 4th in the competition I want to lift 100\nSquat 60x5",
      sets: ["2024-05-01 Bench 60x8", "2024-05-01 Squat 60x5"]),
    Document(
      name: "minutes before laps", text: "2024-05-01\n5:00 run\n5:15 2 km\n5:30 3 km",
      sets: ["2024-05-01 run 300 s, 2 km315 s, 3 km330 s"]),
    Document(
      name: "times of laps in words", text: "2024-05-01\nRun\n5:00 for the first km\n4:50 for the second km",
      sets: ["2024-05-01 Run 300 s, 290 s"]),
    Document(
      name: "a callout of another kind", text: "2024-05-01\nBench\n> [!note] Last set was hard\n> 60x8",
      sets: ["2024-05-01 Bench 60x8"]),
    Document(
      name: "a line of warm-ups", text: "2024-05-01\nBench\nWarmup: 20x10. 40x5. 60x3",
      sets: ["2024-05-01 Bench 20x10 warmup, 40x5 warmup, 60x3 warmup"]),
  ]

  private static let titles: [Document] = [
    Document(
      name: "a day in the title of a property",
      text: "---\ntitle: Gym 2024-12-02\naliases: [legs B]\n---\n## Squat\n- 20kg x 10",
      sets: ["2024-12-02 Squat 20x10"]),
    Document(
      name: "a drop that is a movement",
      text: "2024-07-01\neccentric heel drop  L 15, R 15\ncurl 10 kg x 10, drop 5 kg x 8",
      sets: ["2024-07-01 eccentric heel drop 2*x15", "2024-07-01 curl 10x10, 5x8 drop"]),
    Document(
      name: "what a coach wrote",
      text: "# 2025-02-20\n\nCoach wrote:\n\n> Bench 4x6 @ RPE 7\n\nWhat I did:\n\nBench\n- 75 kg x 6 @7",
      sets: ["2025-02-20 Bench 4* of x6 open", "2025-02-20 Bench 75x6"]),
    Document(
      name: "rounds that are written out, and others",
      text:
        "## 2025-05-19\n- **A. superset, 3 rounds**\n  - A1. DB bench press\n    - 18 kg x 12\n    - 20 kg x 10\n    - 20 kg x 9\n  - A2. Row\n    - 16 kg x 12\n  - A3. Band pull-apart\n    - 25\n    - 25\n    - 20",
      sets: [
        "2025-05-19 DB bench press 18x12, 20x10, 20x9", "2025-05-19 Row 3*16x12",
        "2025-05-19 Band pull-apart 2*x25, x20",
      ]),
    Document(
      name: "a lighter set below those of the rounds",
      text: "2024-05-01\n- 3 rounds\n  - Row\n    - 60 kg x 5\n    - drop 40 kg x 10",
      sets: ["2024-05-01 Row 3*60x5, 40x10 drop"]),
    Document(
      name: "times below what was done in rounds", text: "2024-05-01\n3 rounds:\nRow 500 m\n1:50, 1:52, 1:51",
      sets: ["2024-05-01 Row 500 m110 s, 500 m112 s, 500 m111 s"]),
    Document(
      name: "hands, and a lift that was missed",
      text: "2024-05-01\n**Farmers walk** (per hand)\n* 60kg x 20m\n**Log press**\n* 67.5kg x 0 ✗\n* 67.5kg x 1 ✓",
      sets: ["2024-05-01 Farmers walk 6020 m", "2024-05-01 Log press 67.5x0, 67.5x1"]),
    Document(
      name: "rounds that are not for time",
      text: "2024-05-01\n4 rounds, not for time:\n500 m row\n20 wall balls (20 lb)",
      sets: ["2024-05-01 row 4*500 m", "2024-05-01 wall balls 4*20x20"]),
    Document(
      name: "a pause of minutes and seconds",
      text: "2025-03-05\n- **Gainage** : 60 s, 50 s\n\nRepos 1 min 30. Bonne séance.",
      sets: ["2025-03-05 Gainage 60 s, 50 s"]),
    Document(
      name: "a way to warm up", text: "2025-03-05\nWarm up 2 km\nSquat 100 kg x 5",
      sets: ["2025-03-05 Warm up 2 km warmup", "2025-03-05 Squat 100x5"]),
    Document(
      name: "a date between the signs of a title",
      text:
        "press day | 13.02.2024 | slept 7\nPress 24kg x 5\n\npress day | 15.02.2024 | slept 5, readiness 5/10\nPress 24kg x 6",
      sets: ["2024-02-13 Press 24x5", "2024-02-15 Press 24x6"]),
    Document(
      name: "a date behind a name, and what somebody weighs",
      text: "Legs w/ Rick -- Friday, December 6th, 2024 -- 9 weeks out, 218.4 lb fasted\nLeg extension 90 lb x 15",
      sets: ["2024-12-06 Leg extension 90x15"]),
    Document(
      name: "a day with a remark among others",
      text: "Thu 6th Nov 2025\nbp 80kg x 5\n\nSat 8th - shoulder 2/10 sore, fine once warm\nbp 82.5kg x 5",
      sets: ["2025-11-06 bp 80x5", "2025-11-08 bp 82.5x5"]),
    Document(
      name: "warm-ups up to a full stop, and up to a bar",
      text: "2025-05-01\n- sq w/u 60kg x 5, 100kg x 3. 3x5 @ 140kg\nbp — wu 20kg x 10, 70kg x 5 | 100kg x 1 @7",
      sets: ["2025-05-01 sq 60x5 warmup, 100x3 warmup, 3*140x5", "2025-05-01 bp 20x10 warmup, 70x5 warmup, 100x1"]),
    Document(
      name: "a plan that a coach is quoted with",
      text: "# 2024-12-02\n### Row\n> 4x8 @ 70kg\n\nDid: 70kg x8, 70kg x8, 70kg x8, 70kg x6",
      sets: ["2024-12-02 Row 3*70x8 of 70x8, 70x6 of 70x8"]),
    Document(
      name: "quoted sets without an answer", text: "# 2024-12-02\n### Row\n> 70kg x 8\n\n70kg x 6",
      sets: ["2024-12-02 Row 70x8, 70x6"]),
    Document(
      name: "sides with help", text: "2024-12-02\nOne-arm chin:\n- L: -15kg × 3\n- R: -15kg × 4\n- L: -15kg × 2",
      sets: ["2024-12-02 One-arm chin 15x3, 15x4, 15x2"]),
    Document(
      name: "what a table of days says beside exercises",
      text:
        "| Exercise | 2025-05-01 | 2025-05-03 |\n|---|---|---|\n| Squat | 100x5 | 105x5 |\n| Sleep (h) | 8 | 6.5 |\n| Bodyweight | 74.1 | 74.3 |",
      sets: ["2025-05-01 Squat 100x5", "2025-05-03 Squat 105x5"]),
    Document(
      name: "numbers of laps, and their sum",
      text:
        "2024-10-01\n### RowErg\n| rep | time | dist |\n|---|---|---|\n| 1 | 1:51 | 500 m |\n| 2 | 1:52 | 500 m |\n| total | 3:43 | 1000 m |",
      sets: ["2024-10-01 RowErg 500 m111 s, 500 m112 s"]),
    Document(
      name: "fields of a set with its number and kind",
      text:
        "# 2024-02-19\n## Row\n- [set:: 1] [load:: 50 kg] [reps:: 8] [type:: warmup]\n- [set:: 2] [load:: 75 kg] [reps:: 8]",
      sets: ["2024-02-19 Row 50x8 warmup, 75x8"]),
    Document(
      name: "dashes between loads and repetitions, and ranges",
      text: "2024-05-01\n- db curl - 35-10, 35-8, 30-10\n- Row 3x8-10, 2x10-12",
      sets: ["2024-05-01 db curl 35x10, 35x8, 30x10", "2024-05-01 Row 3* of x8-10 open, 2* of x10-12 open"]),
    Document(
      name: "so many repetitions with each load, and dumbbells",
      text: "2024-05-01\nsq 5s: 60 80 100\nchins 6s: +5 +10\nDB press 50s: 12, 10",
      sets: ["2024-05-01 sq 60x5, 80x5, 100x5", "2024-05-01 chins 5x6, 10x6", "2024-05-01 DB press 50x12, 50x10"]),
    Document(
      name: "what a paragraph tells above sets",
      text:
        "2021-06-21\nIt is three weeks since my last post and as long since I touched a bar at all.\n\n5 reps at 60 kg",
      sets: ["2021-06-21  60x5"]),
  ]

  @Test(
    "The unit that a first line says is that of all loads",
    arguments: [
      "2025-04-07 kg\nsq 60x5", "5/3/1 -- Cycle 4, Week 2 -- kg\n\n2025-04-07\nsq 60x5",
      "I keep this as plain columns: lift, weight in kg, then the reps of every set of a day.\n\n2025-04-07\nsq 60x5",
    ])
  func units(text: String) throws {
    let session = try #require(NotesStructureTests.sessions(text).first { $0.start != nil })
    #expect(session.allSets.map { $0.load?.unit } == [.kilogram] && session.title == nil)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench 85% 90kg x 8 (AMRAP)", "Bench: 90kg x8 [xAMRAP 85%]", ""),
    NotationRow("db row 3x10 32 per side", "db row: 3* 32 x10 each", ""),
    NotationRow("Push-ups 30, 25, 21 (all to failure)", "Push-ups: x30 failure, x25 failure, x21 failure", ""),
    NotationRow("Push-ups 30, 25 (not all to failure)", "Push-ups: x30, x25 — (not all to failure)", ""),
    NotationRow("Dips 12, 10 (both to failure)", "Dips: x12 failure, x10 failure", ""),
    NotationRow("lunges 3x10 SKIPPED knee", "lunges: 3* x10 open — knee", ""),
    NotationRow("row 3x10 60kg, skipped the last", "row: 3* 60kg x10 — skipped the last", ""),
    NotationRow("ohp 3x5 skipped third set", "ohp: 3* x5 — skipped third set", ""),
    NotationRow("Chair stands: 12, then 11, then 10", "Chair stands: x12, x11, x10", ""),
    NotationRow("Shrimp squat: 6/6, 5/5 (L/R)", "Shrimp squat: x6 left, x6 right, x5 left, x5 right each", ""),
    NotationRow("Copenhagen: 20s/20s (L/R)", "Copenhagen: 20s left, 20s right each", ""),
    NotationRow("Row 20 kg x 12/10 (left/right)", "Row: 20kg x12 left, 20kg x10 right each", ""),
    NotationRow("Bench 90 kg x 7 left 1 in the tank", "Bench: 90kg x7 RIR 1", ""),
    NotationRow("Squat 355x4 for 3 sets, @7, @7.5, @8", "Squat: 355 x4 @7, 355 x4 @7.5, 355 x4 @8", ""),
    NotationRow("Farmers carry 2x24kg 30m 30m 30m", "Farmers carry: 3* 24kg 30m", ""),
    NotationRow("Leg press — 270, 4x12", "Leg press: 4* 270 x12", ""),
    NotationRow("bulgarians 8kg 10/leg 10/leg", "bulgarians: 2* 8kg x10 each", ""),
    NotationRow("Hollow Hold – 3 sets of :30", "Hollow Hold: 3* 30s", ""),
    NotationRow("Run 3x400m → 1:30, 1:31, 1:32", "Run: 90s 400m, 91s 400m, 92s 400m", ""),
    NotationRow("Bench, myo-reps 40 kg 15, 5, 5", "Bench: 40kg x15, 2* 40kg x5 — myo-reps", ""),
    NotationRow("Fly 4x25 yd @ :45", "Fly: 4* 25yd — @ :45", ""),
    NotationRow(
      "Free 4x100 yd @ 1:40 → 1:28, 1:27, 1:29, 1:25", "Free: 88s 100yd, 87s 100yd, 89s 100yd, 85s 100yd — @ 1:40", ""),
    NotationRow("curl 30 12 10 9f", "curl: 30 x12, 30 x10, 30 x9 failure", ""),
    NotationRow("ham curl 35x12 x12", "ham curl: 2* 35 x12", ""),
    NotationRow("knee 3x15 x10kg", "knee: 3* 10kg x15", ""),
    NotationRow("Knee extension: left only, 3 x 15", "Knee extension: 3* x15 left", ""),
    NotationRow("dl 5/3/1 @ 120/140/155", "dl: 120 x5, 140 x3, 155 x1", ""),
    NotationRow("DB press 50s: 12, 10, 8", "DB press: 50 x12, 50 x10, 50 x8", ""),
    NotationRow("dips -20 8 8 6", "dips: 2* -20 x8, -20 x6", ""),
    NotationRow("Bench 60, 70, 80 x 5", "Bench: 60 x5, 70 x5, 80 x5", ""),
  ]
}
