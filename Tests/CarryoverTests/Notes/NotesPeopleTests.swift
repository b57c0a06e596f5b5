import Testing
import TrainingModel

@testable import Carryover

/// Logs of runners, swimmers, people in rehabilitation and those who write for a coach.
struct NotesPeopleTests {
  typealias Document = NotesStructureTests.Document

  @Test("What people who train otherwise write is read", arguments: documents)
  func document(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test(
    "Hours beside words above the first exercise are the session's",
    arguments: ["18:15–19:20", "Legs with [[Marcus]], 18:15-19:20"])
  func hours(line: String) throws {
    let text = "2025-07-18\n\(line)\nSquat 60kg 5"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.start?.time == CivilTime(hour: 18, minute: 15, second: 0) && session.duration == 3900)
    #expect(session.allSets.count == 1)
    #expect(session.notes == (line.hasPrefix("18") ? nil : line))
  }

  @Test(
    "What is no hour of the session stays what it is",
    arguments: [
      ("Bench 18:15-19:20", 0), ("Run 5k 18:15", 1), ("splits 18:15-19:20, 4:10", 0), ("18:15-17:00", 0),
    ])
  func noHours(line: String, sets: Int) throws {
    let text = "2025-07-18\n\(line)\n\nSquat 60kg 5"
    let session = try #require(NotesStructureTests.sessions(text).first)
    #expect(session.start?.time == nil)
    #expect(session.allSets.count >= sets + 1)
  }

  @Test("What the sets led up to is kept as a note of the exercise")
  func goals() throws {
    for (line, note) in [
      ("Squat to a top single", "to a top single"), ("Squat up to heavy triple", "up to heavy triple"),
    ] {
      let session = try #require(NotesStructureTests.sessions("2025-07-18\n\(line)\n135 x 5\n185 x 3").first)
      let exercise = try #require(session.sections.flatMap(\.exercises).first)
      #expect(exercise.name == "Squat" && exercise.notes == note && session.allSets.count == 2)
    }
  }

  @Test(
    "When a page was made is neither the day nor the hour of its session",
    arguments: [
      "Created: March 10, 2025 7:12 PM\nDate: March 11, 2025", "Date: March 11, 2025\nCreated: March 10, 2025 7:12 PM",
    ])
  func pages(facts: String) throws {
    let sessions = try NotesStructureTests.sessions("# Push\n\n\(facts)\n\nBench 2x5 60")
    #expect(sessions.map { $0.start?.date } == [CivilDate(year: 2025, month: 3, day: 11)])
    #expect(sessions.first?.start?.time == nil)
    #expect(sessions.first?.notes?.contains("March 10, 2025 7:12 PM") == true)
  }

  @Test("What is said beside what was read otherwise stays")
  func kept() throws {
    func session(_ text: String) throws -> Session {
      try #require(NotesStructureTests.sessions(text).first)
    }
    #expect(try session("100 pushup challenge\n\nDay 1 - 2024-09-30: 20 + 15 = 35").title == "Day 1")
    let hangs = try session("2024-05-06\nMax hangs (10 s each): felt good\n- BW\n- +10 kg").allSets
    #expect(hangs.map(\.notes) == ["felt good", nil])
    let plan = "2024-05-06\n**Hip Thrust** (plan: 2 x 8 @ 70 kg)\n- [x] 60 kg x 8\n- [x] 70 kg x 7\n- [ ] 70 kg x 8"
    #expect(try session(plan).allSets.map(\.target?.reps) == [nil, "8", "8"])
    let rested = try session("2024-05-06\nPlan: squat 3x5 @ 100 kg, rest 3 min\nSquat 100 kg 3x5")
    #expect(rested.sections.flatMap(\.exercises).flatMap(\.setGroups).map(\.restPeriod) == [180])
    let hours = try session("2024-05-06 18:00\nLegs with Marcus, 18:15-19:20\nSquat 60x5")
    #expect(hours.notes == "Legs with Marcus, 18:15-19:20" && hours.allSets.count == 1)
    let band = "KB log - 24 kg bell unless noted\n\n2025-02-03\nBand pull apart 2x20"
    #expect(try session(band).allSets.allSatisfy { $0.load == nil })
  }

  @Test(
    "What is done in turn with the exercise before is its superset",
    arguments: [
      "Dips BW 3 x 8\nSuperset w/ Push-ups 15, 12, 10", "Hammer curl 35x10 superset w/ Close-grip push-up BW x 20",
    ])
  func supersets(text: String) throws {
    let session = try #require(NotesStructureTests.sessions("2025-07-18\n\(text)").first)
    let supersets = session.sections.flatMap(\.exercises).map(\.supersetID)
    #expect(supersets.count == 2 && supersets[0] != nil && supersets[0] == supersets[1])
  }

  private static let documents: [Document] = [
    Document(
      name: "a way to warm up, laps and their times below",
      text: "2024-09-04\nTrack: 2 km warm up\n6 x 800m w/ 400 jog recovery\n3:12, 3:11, 3:10, 3:11, 3:09, 3:05",
      sets: [
        "2024-09-04 Track 2 km warmup, 800 m192 s, 800 m191 s, 800 m190 s, 800 m191 s, 800 m189 s, 800 m185 s"
      ]),
    Document(
      name: "how a way was gone is no name",
      text: "# 2024-06-03 Swim\n- 400m easy warm-up\n- 3 x 100m in 1:42\n- 200m cool down",
      sets: ["2024-06-03 Swim 400 m warmup, 3*100 m102 s", "2024-06-03 cool down 200 m"]),
    Document(
      name: "a way to warm up without any name", text: "2024-06-03\n2 km warm up\n3 x 400m in 1:28",
      sets: ["2024-06-03 warm up 2 km warmup, 3*400 m88 s"]),
    Document(
      name: "a run at a pace", text: "2024-06-03\n10k tempo - 44:05 !!", sets: ["2024-06-03 10k tempo 10 km2645 s"]),
    Document(
      name: "the same without a dash", text: "2024-06-03\n10k tempo 44:05", sets: ["2024-06-03 10k tempo 10 km2645 s"]),
    Document(
      name: "the load of all sets",
      text: "KB log - 24 kg bell unless noted\n\n2025-02-03\nSwing 3x10\nPull-up 5\nGoblet squat 2x8 with the 16kg",
      sets: ["2025-02-03 Swing 3*24x10", "2025-02-03 Pull-up x5", "2025-02-03 Goblet squat 2*16x8"]),
    Document(
      name: "no load of all sets", text: "KB log - new 24 kg bell\n\n2025-02-03\nSwing 3x10",
      sets: ["2025-02-03 Swing 3*x10"]),
    Document(
      name: "a challenge, a day a line",
      text:
        "100 pushup challenge\n\nDay 1 - 2024-09-30: 20 + 15 + 10 = 45\nDay 2 - 2024-10-01: 22, 18, 15\nDay 3 - 2024-10-02: rest",
      sets: ["2024-09-30 pushup x20, x15, x10", "2024-10-01 pushup x22, x18, x15"]),
    Document(
      name: "rounds behind a sentence",
      text: "2024-11-02\nWhile baby napped, 32 min total. 3 rounds:\n- Deadbug x 10/side\n- KB deadlift 12kg x 12",
      sets: ["2024-11-02 Deadbug 3*x10", "2024-11-02 KB deadlift 3*12x12"]),
    Document(
      name: "advice below sets",
      text: "2025-02-03\nSquat 2x3 60\n\nCoach: good depth on 1-3, let's stay at 70 next week.",
      sets: ["2025-02-03 Squat 2*60x3"]),
    Document(
      name: "somebody's age is no count", text: "gym log!! (age 16, 142 lbs)\n\nFeb 3 2025\nbench 2x5 95",
      sets: ["2025-02-03 bench 2*95x5"]),
    Document(
      name: "another day's line below a table aligned by spaces",
      text:
        "DATE: 11/19/2023    BW: 203    WHERE: gym\n\nEXERCISE     WT     SETS   REPS\nBench press  185    2      8\n\nDATE: 11/21/2023    BW: 202    WHERE: gym\n\n"
        + "EXERCISE     WT     SETS   REPS\nPulldown     140    2      10",
      sets: ["2023-11-19 Bench press 2*185x8", "2023-11-21 Pulldown 2*140x10"]),
    Document(
      name: "a single of so much", text: "2024-04-03\nSquat, worked up to a top single of 315",
      sets: ["2024-04-03 Squat 315x1"]),
    Document(
      name: "a cross is a miss, with spaces between",
      text: "2024-05-06\nSnatch\n35/3 50/1 53/1 56/x 56/1\nJerk\n60/1 70/1 73/x",
      sets: ["2024-05-06 Snatch 35x3, 50x1, 53x1, 56x0, 56x1", "2024-05-06 Jerk 60x1, 70x1, 73x0"]),
    Document(
      name: "how a machine is set",
      text: "2024-05-06\n2) Chest supp. row, pad 6: 40x12 45x8\nShoulder press   seat 4   40 lb   12  12  10",
      sets: ["2024-05-06 Chest supp. row 40x12, 45x8", "2024-05-06 Shoulder press 2*40x12, 40x10"]),
    Document(
      name: "sides of assisted sets", text: "2024-05-06\nAssisted one-arm pull-up\n- L -12kg x 3\n- R -10kg x 4",
      sets: ["2024-05-06 Assisted one-arm pull-up 12x3, 10x4"]),
    Document(
      name: "a load behind @, as the legend says",
      text: "Sets x reps @ kg\n\n2024-05-06\nDB bench 2x10 @ 28\nNeck harness 2x20 @ 10",
      sets: ["2024-05-06 DB bench 2*28x10", "2024-05-06 Neck harness 2*10x20"]),
    Document(
      name: "what a name was trained for", text: "2024-05-06\nDeadlift (3RM prep)\n135 x 5\n225 x 5",
      sets: ["2024-05-06 Deadlift (3RM prep) 135x5, 225x5"]),
    Document(
      name: "heights in names",
      text:
        "2024-05-06\nAxle deadlift from 13in 200x3 240x3\nAxle deads from 18\": 140x5, 180x5\nStones to 130cm - 100, 120 all singles",
      sets: [
        "2024-05-06 Axle deadlift from 13in 200x3, 240x3", "2024-05-06 Axle deads from 18\" 140x5, 180x5",
        "2024-05-06 Stones to 130cm 100x1, 120x1",
      ]),
    Document(
      name: "an incline that is pressed", text: "2024-05-06\nclean 95x3 105x3\nincline 75 3x8",
      sets: ["2024-05-06 clean 95x3, 105x3", "2024-05-06 incline 3*75x8"]),
    Document(
      name: "a remark on the line above", text: "2024-05-06\nBench 95x4x5\n^ that's 5 sets of 4",
      sets: ["2024-05-06 Bench 5*95x4"]),
    Document(
      name: "a plan beside a bold name, and boxes below",
      text:
        "2024-05-06\n**Warm up**\n- [x] Bike 5 min\n\n**Hip Thrust** (plan: 3 x 8 @ 70 kg)\n- [x] 60 kg x 10\n- [x] 70 kg x 8\n- [ ] 70 kg x 8\n\n"
        + "**Walking Lunges**\n- [x] 2 x 8 kg dumbbells, 12 each leg\n- [x] same\n- [ ] same",
      sets: [
        "2024-05-06 Bike 300 s warmup", "2024-05-06 Hip Thrust 60x10, 70x8 of 70x8,  of 70x8 open",
        "2024-05-06 Walking Lunges 2*8x12,  of 8x12 open",
      ]),
    Document(
      name: "next week, in words",
      text: "2024-05-06\nPress ups: 10, 8\n\nFor next week I was thinking\nSquats - 1 x 10 @ 37.5kg",
      sets: ["2024-05-06 Press ups x10, x8", "2024-05-06 Squats  of 37.5x10 open"]),
    Document(
      name: "what was prescribed, and what was done",
      text: "2024-05-06\nComp squat: prescribed 1 @7 then 2x4 @ 80%. Did 112.5x1 @7.5, 92.5 2x4 @7.",
      sets: ["2024-05-06 Comp squat 112.5x1, 2*92.5x4"]),
    Document(
      name: "two loads over two counts", text: "2024-05-06\nGood Mornings\n 95    95\n 10    10",
      sets: ["2024-05-06 Good Mornings 2*95x10"]),
    Document(
      name: "a named workout in one line, and its time below",
      text: "2024-05-06\nMetcon: \"Fran\" 21-15-9 thrusters 95 lb / pull-ups\n6:42 Rx",
      sets: ["2024-05-06 thrusters 95x21, 95x15, 95x9", "2024-05-06 pull-ups x21, x15, x9"]),
    Document(
      name: "help of a machine", text: "2024-05-06\nPull up with help of machine (minus 25 kg): 8, 7",
      sets: ["2024-05-06 Pull up with help of machine 25x8, 25x7"]),
    Document(
      name: "counts of exercises that are done without weight",
      text: "2024-05-06\nLeg ext 2x10 40\nSit to stands - 8\nHeel raises 20",
      sets: ["2024-05-06 Leg ext 2*40x10", "2024-05-06 Sit to stands x8", "2024-05-06 Heel raises x20"]),
    Document(
      name: "what a sentence did",
      text: "2024-05-06\nquiet on the ward so did 2x15 squats and 2x12 wall push ups in the break room.",
      sets: ["2024-05-06 squats 2*x15", "2024-05-06 wall push ups 2*x12"]),
    Document(
      name: "a name before its deed", text: "2024-05-06\nAfter that I moved to bench and did 2x6 at 75 kg.",
      sets: ["2024-05-06 bench 2*75x6"]),
    Document(
      name: "a ladder of both sides", text: "2024-05-06\nClean & press 24 kg ladder\nL 1 R 1\nL 2 R 2",
      sets: ["2024-05-06 Clean & press 2*24x1, 2*24x2"]),
    Document(
      name: "weight that is added below body weight", text: "2024-05-06\nPULLUPS\n  BW - 12\n  BW - 10\n  25 - 5",
      sets: ["2024-05-06 PULLUPS x12, x10, 25x5"]),
    Document(
      name: "the bar of a warm-up is no exercise",
      text: "2024-05-06\nSentadilla\ncalentamiento: barra 20kg x10, 40kg x8\n2 series de 10 con 60 kg",
      sets: ["2024-05-06 Sentadilla 20x10 warmup, 40x8 warmup, 2*60x10"]),
    Document(
      name: "a warm-up's heading", text: "## 2022-09-05 — Squat\n\n### Warm-up\n135x5, 185x5\n\n### Squat\n235x5",
      sets: ["2022-09-05 Warm-up 135x5 warmup, 185x5 warmup", "2022-09-05 Squat 235x5"]),
    Document(
      name: "results and warm-ups in Dutch",
      text: "2024-01-15\n* Tricep pushdown 20kg 3x12-15, gehaald: 15, 14, 12\n* Opwarmen: fiets 5 min",
      sets: [
        "2024-01-15 Tricep pushdown 20x15 of x12-15, 20x14 of x12-15, 20x12 of x12-15",
        "2024-01-15 fiets 300 s warmup",
      ]),
    Document(
      name: "pairs of dumbbells by their noun",
      text: "2024-05-06\nDeadlift 185x5\nRFESS 2x8 each leg, 30s\nWalking Lunges: 40s, 2x10 each leg",
      sets: ["2024-05-06 Deadlift 185x5", "2024-05-06 RFESS 2*30x8", "2024-05-06 Walking Lunges 2*40x10"]),
    Document(
      name: "loads that are held for a time",
      text:
        "2024-05-06\nMax hangs 20mm (10 s each):\n- BW\n- +10 kg\n- +17.5 kg, fell at 8 s\nhangs 20mm edge 10s\n bw\n +10\n +17.5 only held 8s",
      sets: [
        "2024-05-06 Max hangs 20mm 10 s, 1010 s, 17.58 s", "2024-05-06 hangs 20mm edge 10 s, 1010 s, 17.58 s",
      ]),
    Document(
      name: "when a mail was written is no day of training",
      text:
        "From: D\nSubject: Week 7\nDate: Sun, 22 Sep 2024 21:14:02 +0200\n\nHi coach\n\nMonday 16 September\nSquat 2x5 100",
      sets: ["2024-09-16 Squat 2*100x5"]),
    Document(
      name: "but that of its only session",
      text: "From: D\nSubject: Today\nDate: Sun, 22 Sep 2024 21:14:02 +0200\n\nSquat 2x5 100",
      sets: ["2024-09-22 Squat 2*100x5"]),
    Document(
      name: "when a page was made",
      text: "# Push\n\nCreated: March 10, 2025 7:12 PM\nDate: March 11, 2025\n\nBench 2x5 60",
      sets: ["2025-03-11 Bench 2*60x5"]),
    Document(
      name: "a drawer of clocks",
      text:
        "- [[2024-12-03]]\n\t- DONE **Pull-ups**\n\t  :LOGBOOK:\n\t  CLOCK: [2024-12-03 Tue 19:02:11]--[2024-12-03 Tue 19:10:44] =>  00:08:33\n\t  :END:\n\t\t- 9\n\t\t- 7",
      sets: ["2024-12-03 Pull-ups x9, x7"]),
    Document(
      name: "a target and what was got",
      text: "2024-05-06\nSquat opener: target 1 @ 8, got 147.5 kg x 1 @ 7.5",
      sets: ["2024-05-06 Squat opener 147.5x1"]),
    Document(
      name: "pounds by their sign, and miles that are no Wednesday",
      text: "2023 / wts in #\n\n3/1 squat 205 2x5\n3/14 ran 3.1 mi 27:45",
      sets: ["2023-03-01 squat 2*205x5", "2023-03-14 ran 3.1 mi1665 s"]),
    Document(
      name: "rows of dots",
      text: "2024-05-06\nDead hang ...................... 1:05, 0:52\nSquat .................. 60 x 5",
      sets: ["2024-05-06 Dead hang 65 s, 52 s", "2024-05-06 Squat 60x5"]),
    Document(
      name: "a warm-up in Japanese", text: "2024-04-03\nベンチプレス\nウォームアップ 40kg×10回\n80kg×8回×3セット",
      sets: ["2024-04-03 ベンチプレス 40x10 warmup, 3*80x8"]),
    Document(
      name: "a run in Russian", text: "2024-04-03\nПланка 2 по 60 сек\nБеговая дорожка 3 км за 16:30",
      sets: ["2024-04-03 Планка 2*60 s", "2024-04-03 Беговая дорожка 3 km990 s"]),
    Document(
      name: "a warm-up on a machine, in German",
      text:
        "## 6. Mai 2024 – Push\n\nAufwärmen: 10 min Rudergerät, Schultern mobilisiert\n\n**Bankdrücken**\n2x5 80 kg",
      sets: ["2024-05-06 Rudergerät 600 s warmup", "2024-05-06 Bankdrücken 2*80x5"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("DB RDL 2x60 for 10, 10, 9", "DB RDL: 2* 60 x10, 60 x9", ""),
    NotationRow("Power snatch 45/3, 55/2 (3 sets at 55)", "Power snatch: 45 x3, 3* 55 x2", ""),
    NotationRow("DL 5x10 @ 205, only did 4 sets", "DL: 4* 205 x10 — only did 4 sets", ""),
    NotationRow("calves 3x20 w/ 45 plate", "calves: 3* 45 x20", ""),
    NotationRow("Squat 2 plates x 5", "Squat: 2plates x5", ""),
    NotationRow("Leg raise: 10, 10, 8 left leg", "Leg raise: 2* x10 left, x8 left each", ""),
    NotationRow("Farmers 100kg/hand 2 runs of 40 m", "Farmers: 2* 100kg 40m", ""),
    NotationRow(
      "Deadlift 110 for 5, 130 for 2, 145 once. New best.", "Deadlift: 110 x5, 130 x2, 145 x1 — New best.", ""),
    NotationRow("Sandbag 90kg, 60s AMRAP: 7 reps", "Sandbag: 90kg x7 60s [xAMRAP]", ""),
    NotationRow("Metcon: 12 min AMRAP, 6 rounds + 4", "Metcon: open [xAMRAP 720s] — 6 rounds + 4", ""),
    NotationRow(
      "Squat 3x3 @ 115 - last set only got 2, felt slow", "Squat: 2* 115 x3, 115 x2 — felt slow", ""),
    NotationRow("Jerk, 2x16kg, 5:00, 61 reps", "Jerk: 16kg x61 300s", ""),
    NotationRow("Pec deck - 3 sets, 15-15-12, all with 50", "Pec deck: 2* 50 x15, 50 x12", ""),
    NotationRow("pistols 5/5 4/4", "pistols: x5 left, x5 right, x4 left, x4 right each", ""),
    NotationRow("TGU 16 1/1 2/2", "TGU: 16 x1 left, 16 x1 right, 16 x2 left, 16 x2 right each", ""),
    NotationRow("Push-ups 2 min test: 71", "Push-ups: x71 120s", ""),
    NotationRow("Crunches 50 + 50", "Crunches: 2* x50", ""),
    NotationRow("Fly 20x15 +5 +4 +3", "Fly: 20 x15, 20 x5, 20 x4, 20 x3", ""),
    NotationRow("Lat pulldown 65x12, 72x9 rest-pause +3 +2", "Lat pulldown: 65 x12, 72 x9 — rest-pause +3 +2", ""),
    NotationRow("Single leg press: R 25 kg 2 x 10", "Single leg press: 2* 25kg x10 right", ""),
    NotationRow("Bridges – 2 x 15, 10 sec hold on last one", "Bridges: 2* x15 — 10 sec hold on last one", ""),
    NotationRow("Press 30×5, 41.5×4½", "Press: 30 x5, 41.5 x4 — ½", ""),
    NotationRow("Walking lunges 40s x 12 steps", "Walking lunges: 40 x12", ""),
    NotationRow(
      "Snatch 16 kg: 10 L + 10 R, 8 L + 8 R",
      "Snatch: 16kg x10 left, 16kg x10 right, 16kg x8 left, 16kg x8 right each", ""),
    NotationRow("Wattbike 6 sec x 2: 1412 W best", "Wattbike: 2* 6s — 1412 W best", ""),
    NotationRow(
      "Lateral raise 20x15, drop to 15x10, drop to 10x12", "Lateral raise: 20 x15, 15 x10 drop, 10 x12 drop", ""),
    NotationRow(
      "Squat: 135x5, 155 for 5 and then a grinder of a single at 205", "Squat: 135 x5, 155 x5, 205 x1 — a grinder of a",
      ""),
    NotationRow("Squat: single at 205", "Squat: 205 x1", ""),
    NotationRow("backpack squats (backpack = 20 lbs) 15 15", "backpack squats: 2* 20lb x15", ""),
    NotationRow("Pause bench: 67.5x3x2, all @7.5", "Pause bench: 2* 67.5 x3 @7.5", ""),
    NotationRow(
      "Leg curl, 3 sets of 12 at 35 kilos, the last set was only 10 reps.", "Leg curl: 2* 35kg x12, 35kg x10", ""),
    NotationRow("Calf raise, 70 kilos, I got 20, 18 and 15.", "Calf raise: 70kg x20, 70kg x18, 70kg x15", ""),
    NotationRow("Swim 400m easy in 7:40", "Swim: 460s 400m — easy", ""),
    NotationRow("Hip thrust: 185 lb, sets of 10, 10, 9", "Hip thrust: 2* 185lb x10, 185lb x9", ""),
  ]
}
