import Testing

@testable import Carryover

/// Sets that people tell rather than list: numbers in words, plans behind arrows, several exercises in a sentence, and
/// what is near to all of these and holds no set.
struct NotesToldTests {
  typealias Document = NotesStructureTests.Document

  @Test("What is told in a line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("A date among cells that no header names loses nothing")
  func datesAmongCells() throws {
    let sessions = try NotesStructureTests.sessions("   |   2 | 80 |    5 | 7.5 | aug 14 2024 gym legs")
    #expect(sessions.contains { $0.start.map { "\($0.date)" } == "2024-08-14" })
  }

  @Test("What is told by several lines is read", arguments: documents)
  func document(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What only looks like it is read as before", arguments: nearMisses)
  func nearMiss(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench 100 5 7.5", "Bench: 100 x5 @7.5", ""),
    NotationRow("Bench 100 x 5 8.5", "Bench: 100 x5 @8.5", ""),
    NotationRow("Bench 3 5 62.5", "Bench: 3* 62.5 x5", ""),
    NotationRow("Squat 245lbs x 5 (felt heavy, RPE 9)", "Squat: 245lb x5 @9 — (felt heavy, RPE 9)", ""),
    NotationRow("Squat 100x5 (next time RPE 9)", "Squat: 100 x5 — (next time RPE 9)", ""),
    NotationRow("Clean 20kg 1-2-3, 1-2-3", "Clean: 20kg x1, 20kg x2, 20kg x3, 20kg x1, 20kg x2, 20kg x3", ""),
    NotationRow("Squat 1-2-3 tempo 3x5 60kg", "Squat: 3* 60kg x5 — 1-2-3 tempo", ""),
    NotationRow("Bench press: two twenty five for five reps", "Bench press: 225 x5", ""),
    NotationRow("Squat one hundred and thirty five pounds for eight", "Squat: 135lb x8", ""),
    NotationRow("Squat seventy two and a half kilos for ten", "Squat: 72.5kg x10", ""),
    NotationRow("Plank for sixty seconds", "Plank: 60s", ""),
    NotationRow(
      "Half kneeling press 3x8/side @ 10 → did 10x8/side, 10x8/side, 10x7/side",
      "Half kneeling press: 2* 10 x8 [10 x8], 10 x7 [10 x8] each", ""),
    NotationRow("Goblet squat 4x8 → 24x8, 24x8, 24x8, 26x8", "Goblet squat: 3* 24 x8 [x8], 26 x8 [x8]", ""),
    NotationRow("Bench 3x5: 80x5, 80x5, 82.5x5", "Bench: 2* 80 x5 [x5], 82.5 x5 [x5]", ""),
    NotationRow(
      "Trap bar 3x6 @ RPE 7 → 80x6, 85x6, 85x6 (rpe 7, 7, 8)",
      "Trap bar: 80 x6 @7 [x6 @7], 85 x6 @7 [x6 @7], 85 x6 @8 [x6 @7]", ""),
    NotationRow("Push-up — Rx 3xAMRAP → did 14, 11, 9", "Push-up: x14 [xAMRAP], x11 [xAMRAP], x9 [xAMRAP]", ""),
    NotationRow("Pallof press 2x12 → did 2x12 w/ 7.5", "Pallof press: 2* 7.5 x12", ""),
    NotationRow("BBB: 5x10 planned, did 3x10 @ 155", "BBB: 3* 155 x10 [155 x10]", ""),
    NotationRow("100xF (16)", "100 x16 failure", "u"),
    NotationRow("205x?", "205", "u"),
    NotationRow("205x(forgot)", "205", "u"),
    NotationRow("Push-ups xF", "Push-ups: failure", ""),
    NotationRow("Swim: 400m easy, then 8 x 50m, 200m", "Swim: 400m, 8* 50m, 200m — easy, then", ""),
    NotationRow("Row 500m, 4 x 250m, 500m", "Row: 500m, 4* 250m, 500m", ""),
    NotationRow("Run 400 m x 8 in 1:42", "Run: 8* 102s 400m", ""),
    NotationRow("Run 1.5 km easy, 9:30", "Run: 570s 1.5km — easy", ""),
    NotationRow("10k steady in 52:48", "3168s 10km — steady", ""),
    NotationRow("Tempo 6k 26:00", "Tempo: 1560s 6km", ""),
    NotationRow("Run 5k easy 25:00, 10 min stretching", "Run: 1500s 5km — easy; stretching: 600s", ""),
    NotationRow("Ran 5k with the dog, 31:10", "Ran: 1870s 5km — with the dog", ""),
    NotationRow("Hike 12 km, 4h30, 800 m up", "Hike: 16200s 12km — 800 m up", ""),
    NotationRow("Erg: 30 min steady, 7120m", "Erg: 1800s 7120m — steady", ""),
    NotationRow(
      "One arm hang: L -15kg 6s, R -15kg 6s, L -12kg 6s, R -12kg 5s",
      "One arm hang: -15kg 6s left, -15kg 6s right, -12kg 6s left, -12kg 5s right", ""),
    NotationRow("Dips left - 10, right - 9", "Dips: x10 left, x9 right each", ""),
    NotationRow("Rows 3x10x60kg", "Rows: 3* 60kg x10", ""),
    NotationRow("OHP 5/5/5/5/3 25", "OHP: 4* 25 x5, 25 x3", ""),
    NotationRow("Row 45kg 15/15/19+", "Row: 2* 45kg x15, 45kg x19", ""),
    NotationRow("Curls 30 / 30 / 25 x 10", "Curls: 2* 30 x10, 25 x10", ""),
    NotationRow("Curls 12,5 / 12,5 / 10 x 10", "Curls: 2* 12.5 x10, 10 x10", ""),
    NotationRow("Press 3x12 25,0", "Press: 3* 25 x12", ""),
    NotationRow("Hammer row: 180 x 8 +3 +2 rest-pause", "Hammer row: 180 x8, 180 x3, 180 x2 — rest-pause", ""),
    NotationRow("Squat single @ 8", "Squat: x1 @8", ""),
    NotationRow("Squat double 180kg @ 8", "Squat: 180kg x2 @8", ""),
    NotationRow("Farmer carry 2x24kg, 40m x 3", "Farmer carry: 3* 24kg 40m", ""),
    NotationRow("Lunges 3x12 each leg, 2 dumbbells of 14 kg", "Lunges: 3* 14kg x12 each", ""),
    NotationRow("Lunges 3x10, 2 x 12 kg dumbbells", "Lunges: 3* 12kg x10", ""),
    NotationRow("Negatives 5 x 1, 8 sec each", "Negatives: 5* x1 — 8 sec each", ""),
    NotationRow("Press 24kg (2,3,5) x 2", "Press: 24kg x2, 24kg x3, 24kg x5, 24kg x2, 24kg x3, 24kg x5", ""),
    NotationRow("Stones: 90, 100, 110 all x1", "Stones: 90 x1, 100 x1, 110 x1", ""),
    NotationRow("Swings 1h 24: 10L 10R", "Swings 1h: 24 x10 left, 24 x10 right each", ""),
    NotationRow("15s, 3 x 15", "3* 15 x15", "u"),
    NotationRow("12x8 each, 12x8 each", "2* 12 x8 each", "u"),
    NotationRow("squat 45 3x5 (5,5,4 - lost balance)", "squat: 2* 45 x5, 45 x4 — lost balance", ""),
    NotationRow("1ª 20kg x 12", "20kg x12", "u"),
    NotationRow("Tight 2nd 25kg x 10", "Tight 2nd: 25kg x10", "u"),
    NotationRow("Bench press went well: 80x5, 82.5x4", "Bench press: 80 x5, 82.5 x4 — went well", ""),
    NotationRow("Curls to finish 3x12 10kg", "Curls: 3* 10kg x12 — to finish", ""),
    NotationRow("I benched 155 lb for 5 sets of 5", "benched: 5* 155lb x5", ""),
    NotationRow("Goblet squats 40 lbs 3x10, then 30 min treadmill", "Goblet squats: 3* 40lb x10; treadmill: 1800s", ""),
    NotationRow("Squats 180 lb for 5, then 2 sets of 10 chin-ups", "Squats: 180lb x5; chin-ups: 2* x10", ""),
    NotationRow("Bench 60x8, 2 sets of 10", "Bench: 60 x8, 2* 60 x10", ""),
    NotationRow("Squat 100x5, working sets were 110 for 5, 5, 4", "Squat: 100 x5, 2* 110 x5, 110 x4", ""),
    NotationRow("Bench 60x8, then rows with the 60s for 8, 8 and 7", "Bench: 60 x8; rows: 2* 60 x8, 60 x7", ""),
    NotationRow("Leg press 20 min later: 270x12x3", "Leg press 20 min later: 3* 270 x12", ""),
    NotationRow("Leg extension (90-45) 10x12, 10x10", "Leg extension (90-45): 10 x12, 10 x10", ""),
    NotationRow("cold as heck in here, 38F", "none", ""),
    NotationRow("Slept 7 h, weight 83 kg", "none", ""),
    NotationRow("legs like wood the last 3 km", "none", ""),
    NotationRow("13 hrs shift, knackered", "none", ""),
    NotationRow("(28M, 82kg, 3 months in)", "none", ""),
    NotationRow("1:1 with Sam", "none", ""),
    NotationRow("Yoke 250kg 20m 19.5s (1 drop)", "Yoke: 250kg 19.5s 20m — (1 drop)", ""),
    NotationRow("Тяга 55 кг 4 подхода по 10", "Тяга: 4* 55kg x10", ""),
    NotationRow("Планка 3 по 60 сек", "Планка: 3* 60s", ""),
    NotationRow("Flexão 3x máximo: 18, 14, 11", "Flexão: x18 [xAMRAP], x14 [xAMRAP], x11 [xAMRAP]", ""),
    NotationRow("RDL 20 (10x2) bar only", "RDL: 2* 20 x10 — bar only", ""),
    NotationRow("Pushdowns 75x20,18,16 lbs", "Pushdowns: 75lb x20, 75lb x18, 75lb x16", ""),
    NotationRow("Curl 30: 10x3, logged 10/10/8", "Curl: 2* 30 x10, 30 x8", ""),
    NotationRow("Bench 135x10. Then one more at 175 for 5", "Bench: 135 x10, 175 x5 — one more at", ""),
    NotationRow("Preacher 21s 2 sets @ 40", "Preacher 21s: 2* 40", ""),
    NotationRow("Pushdown: 50x15xF", "Pushdown: 50 x15 failure", ""),
    NotationRow("8 was generous", "none", "u"),
    NotationRow("Incline push-up BW 3 12", "Incline push-up: 3* BW x12", ""),
    NotationRow("Pallof press 20 2 12", "Pallof press: 2* 20 x12", ""),
    NotationRow("Push-ups 58 (2 min)", "Push-ups: x58 120s", ""),
    NotationRow("Comp Squat 365x4x3 @7, @7.5, @8", "Comp Squat: 365 x4 @7, 365 x4 @7.5, 365 x4 @8", ""),
    NotationRow(
      "Straight leg raise 8 reps right leg, 10 reps left leg", "Straight leg raise: x8 right, x10 left each", ""),
    NotationRow("Pendulums – 2 min each arm", "Pendulums: 120s each", ""),
    NotationRow(
      "Pull-ups 8, 7, 5. Then 3x10 dumbbell press with the 22s", "Pull-ups: x8, x7, x5; dumbbell press: 3* 22 x10", ""),
    NotationRow("Morning: stand-up at 9:30", "none", ""),
    NotationRow("Ship the 2.4.1 release", "none", ""),
    NotationRow("Invoice 2024-113 sent, 3 x 450 EUR", "none", ""),
    NotationRow("Took it easy. 20 min walk home", "none", ""),
    NotationRow("No back pain today, which after 12 hrs on my feet is a miracle", "none", ""),
  ]

  private static let documents: [Document] = [
    Document(
      name: "warm-up sets above the first name",
      text: "2024-02-19\nWarmup: 20x5, 60x5\nSquat 92.5 3x3\nBench 60 3x5",
      sets: ["2024-02-19 Squat 20x5 warmup, 60x5 warmup, 3*92.5x3", "2024-02-19 Bench 3*60x5"]),
    Document(
      name: "warm-up sets above a day that is named after its lift",
      text: "2024-02-19 Squat day\nWarmup: 60x5\n100x5",
      sets: ["2024-02-19 Squat 60x5 warmup, 100x5"]),
    Document(
      name: "the same load again",
      text: "2024-02-19\nclose grip 155x8\nx8\nx6",
      sets: ["2024-02-19 close grip 2*155x8, 155x6"]),
    Document(
      name: "a legend with slashes beside the date",
      text: "09.10.23 Mon (kg / reps / sets)\nSnatch\n40/3, 70/2/3",
      sets: ["2023-10-09 Snatch 40x3, 3*70x2"]),
    Document(
      name: "a legend of two with a slash",
      text: "Machine: weight / reps\n2024-02-19\nBicep curl: 30/12\nDips 8/8",
      sets: ["2024-02-19 Bicep curl 30x12", "2024-02-19 Dips 2*x8"]),
    Document(
      name: "most pairs with a slash",
      text: "2024-02-19\nChest press 80/12\nLat pull 100/10\nLeg press 220/12\nCurl 30/12",
      sets: [
        "2024-02-19 Chest press 80x12", "2024-02-19 Lat pull 100x10", "2024-02-19 Leg press 220x12",
        "2024-02-19 Curl 30x12",
      ]),
    Document(
      name: "sets of their own below others",
      text: "2024-02-19 (lb)\n## Squat\n- 3x5 @ 245\n- 3x3 @8",
      sets: ["2024-02-19 Squat 3*245x5, 3*x3"]),
    Document(
      name: "what was done of a target",
      text: "2024-02-19\n## Dead bug\nTarget: 2x8\nDone: all",
      sets: ["2024-02-19 Dead bug 2*x8 of x8"]),
    Document(
      name: "what was not done of it",
      text: "2024-02-19\n## Split squat\nPrescribed: 3x8\nActual: 16x8, 16x8, did not do third",
      sets: ["2024-02-19 Split squat 2*16x8 of x8,  of x8 open"]),
    Document(
      name: "a day that was planned, and what came of it",
      text:
        "## Friday 8 March 2024 (planned)\n### Deadlift\n- [ ] 3x3 @ 140\n## Friday — what really happened\n### Deadlift\n- 140 x 3",
      sets: ["2024-03-08 Deadlift 3* of 140x3 open", "2024-03-08 Deadlift 140x3"]),
    Document(
      name: "a scheme with the loads of men and women",
      text: "2024-02-19\n21-15-9\nThrusters 95/65\nPull-ups\n6:42 Rx",
      sets: ["2024-02-19 Thrusters 95x21, 95x15, 95x9", "2024-02-19 Pull-ups x21, x15, x9"]),
    Document(
      name: "a scheme in one line",
      text: "2024-02-19\nMetcon: 21-15-9 thrusters (30kg) and pull-ups — 6:12 Rx'd",
      sets: ["2024-02-19 thrusters 30x21, 30x15, 30x9", "2024-02-19 pull-ups x21, x15, x9"]),
    Document(
      name: "loads that a date could be",
      text: "2024-02-19\nLateral raise\n7.5x10\n7.5 x 9\n- 12.5x8, 7.5x10\n7.5 DBs 2x10\n31.5x5\n20 each x8",
      sets: ["2024-02-19 Lateral raise 7.5x10, 7.5x9, 12.5x8, 3*7.5x10, 31.5x5, 20x8"]),
    Document(
      name: "loads that a date could be, where nothing is dated",
      text: "Lateral raise\n7.5x10\n12.5 each x8\n7.5 for 9\n7/5x10",
      sets: ["- Lateral raise 7.5x10, 12.5x8, 7.5x9, 7x10, 5x10"]),
    Document(
      name: "numbers of sets before small loads",
      text: "2024-02-19\n**OHP**\n1. 1.25kg x 14\n2. 11.25kg x 3\n3. 12.5 x 8\n4. 10x8",
      sets: ["2024-02-19 OHP 1.25x14, 11.25x3, 12.5x8, 10x8"]),
    Document(
      name: "small loads below others",
      text:
        "2024-02-19\nLateral raise\n12.5 x 10\n10 x 8\n10 x 7\n\nCurl\n7.5kgx12\n5x12\n5x11\n\nSquat\n15 kg x 10\n3x12",
      sets: [
        "2024-02-19 Lateral raise 12.5x10, 10x8, 10x7", "2024-02-19 Curl 7.5x12, 5x12, 5x11",
        "2024-02-19 Squat 15x10, 3*x12",
      ]),
    Document(
      name: "loads between commas and dashes",
      text: "2024-02-19\nRDL, 30, 15/8/6\nLeg press, 130, 12, 12, 10\nPush press - 7.5 - 13/12\nPlank 1m 30s, 2m 5s",
      sets: [
        "2024-02-19 RDL 30x15, 30x8, 30x6", "2024-02-19 Leg press 2*130x12, 130x10",
        "2024-02-19 Push press 7.5x13, 7.5x12",
        "2024-02-19 Plank 90 s, 125 s",
      ]),
    Document(
      name: "loads before colons",
      text: "2024-02-19\n:5 beside nothing\nSquat 60:5 80:5 112.5:5,5,4\ncurls 30:12,10\nRun 5 km 25:30, 26:10",
      sets: [
        "2024-02-19 Squat 60x5, 80x5, 2*112.5x5, 112.5x4", "2024-02-19 curls 30x12, 30x10",
        "2024-02-19 Run 5 km1530 s, 5 km1570 s",
      ]),
    Document(
      name: "what is told beside sets",
      text:
        "2024-02-19\n## Deadlift\n1. 225 x 5\n   - back rounded on rep 3\n2. 315 x 2\n\nSlept 6 hrs, bodyweight 183.\nI wanted to do 3x10 on the cable row but someone was on it.",
      sets: ["2024-02-19 Deadlift 225x5, 315x2"]),
    Document(
      name: "a date below the exercise of a session before",
      text: "Lunge\nWor out 1 - 1/15/2024\n# Treino A – 02/09/20\n     225 5x5 Wed 3 Jul 2024",
      sets: ["2024-07-03 Lunge 5*225x5"]),
    Document(
      name: "two points behind a sentence",
      text: "2024-02-19\nLeft elbow a bit sore on the dips..\n- 4x4 @ 102.5 @7",
      sets: ["2024-02-19 Left elbow a bit sore on the dips 4*102.5x4"]),
    Document(
      name: "Good mornings",
      text: "2024-02-19\nGood mornings @ 60: 6 6\nGood morning, slept 8 hours, 3 coffees",
      sets: ["2024-02-19 Good mornings 2*60x6"]),
    Document(
      name: "small loads with a comma",
      text: "2024-02-19\nPec deck\n2,5 x 7\nCurl: 7,5 x 15; 7,5 x 5\nRow 6,25x8, 8,75 x 8\nDips 5,5,5\nBench 7,5 x 100",
      sets: [
        "2024-02-19 Pec deck 2.5x7", "2024-02-19 Curl 7.5x15, 7.5x5", "2024-02-19 Row 6.25x8, 8.75x8",
        "2024-02-19 Dips 3*x5", "2024-02-19 Bench 100x7, 100x5",
      ]),
    Document(
      name: "dates with a point and no other",
      text: "5.3.2024 Push\nBench 60x5\n\n7.3 Pull\nRow 50x8\n",
      sets: ["2024-03-05 Bench 60x5", "2024-03-07 Row 50x8"]),
    Document(
      name: "questions",
      text: "2024-02-19\nBench 60kg x 8\nIs 82.5 x 1 enough for the 85 attempt?",
      sets: ["2024-02-19 Bench 60x8"]),
    Document(
      name: "tasks of tomorrow",
      text: "2024-02-19\nBench 60kg x 8\n## Tomorrow\n- [ ] run 5 km\n- [ ] eggs x 12",
      sets: ["2024-02-19 Bench 60x8", "2024-02-19 run  of  open"]),
    Document(
      name: "a short date with a clock time beside whole ones",
      text: "Sat 16/1/21 push\nBench 82.5kg x 8\n\n26.1. legs 16:30\nSquat 100kg x 5",
      sets: ["2021-01-16 Bench 82.5x8", "2021-01-26 Squat 100x5"]),
    Document(
      name: "days of the week at the end of titles",
      text: "Chest n tris mon 6 may 2024\n\nBench 60x5\n\nBack n bis wed 8 may\n\nRows 60x8",
      sets: ["2024-05-06 Bench 60x5", "2024-05-08 Rows 60x8"]),
    Document(
      name: "words before a date",
      text: "Note to self, March 12 2025, chest.\n\nBench 60x5\n\nNote to self, March 14 2025, legs.\n\nSquat 100x5",
      sets: ["2025-03-12 Bench 60x5", "2025-03-14 Squat 100x5"]),
    Document(
      name: "a unit behind the date",
      text: "UPPER A   Sat 20 Apr 2024      lbs\nBench 185 8 8 7",
      sets: ["2024-04-20 Bench 2*185x8, 185x7"]),
    Document(
      name: "a lift above its warm-up and its work",
      text: "2024-01-01\nPress TM 150\n\nWarmup\n60x5\n\nMain\n105x3",
      sets: ["2024-01-01 Press 60x5 warmup, 105x3"]),
    Document(
      name: "a sentence of something else before",
      text:
        "2024-02-09\nLong shift, four admissions. Managed 3 sets of 12 goblet squats with the 16kg in the garage, then 2 sets of 10 push ups. Ate toast.",
      sets: ["2024-02-09 goblet squats 3*16x12", "2024-02-09 push ups 2*x10"]),
    Document(
      name: "loads below a name that nobody repeats so often",
      text: "2024-02-09\n## Lateral Raise\n- 10x15\n- 10x13",
      sets: ["2024-02-09 Lateral Raise 10x15, 10x13"]),
    Document(
      name: "a record of another day",
      text: "2024-02-09\nDips\n- BW x 8\nold PR: +40 x 1",
      sets: ["2024-02-09 Dips x8"]),
    Document(
      name: "a plan whose parts stand in two columns",
      text:
        "2024-02-19\n| Exercise | Sets x Reps | Target load | Done |\n|---|---|---|---|\n| Squat | 2x6 | 110 kg | |",
      sets: ["2024-02-19 Squat 2* of 110x6 open"]),
    Document(
      name: "a header that counts sets, and one that numbers them",
      text:
        "2024-02-19\n| Esercizio | Serie | Ripetizioni |\n|---|---|---|\n| Panca | 4 | 6 |\n\n"
        + "| Esercizio | Serie | Ripetizioni |\n|---|---|---|\n| Rematore | 1 | 6 |\n| | 2 | 6 |",
      sets: ["2024-02-19 Panca 4*x6", "2024-02-19 Rematore 2*x6"]),
    Document(
      name: "two bells above their repetitions",
      text: "2024-02-19\nClean & press 2x16\n- 5\n- 4\n- 4",
      sets: ["2024-02-19 Clean & press 16x5, 2*16x4"]),
    Document(
      name: "a load below its sets, and what was told of them",
      text: "2024-02-19\n## Bench\n- [x] 3x5 @8\n  85 lb, last one was a fight",
      sets: ["2024-02-19 Bench 3*85x5"]),
    Document(
      name: "a cross behind repetitions that were done, and behind a plan",
      text: "2024-02-19\nRow 40kg 5/5/4 ❌\nBench 60kg 2x5 ❌",
      sets: ["2024-02-19 Row 2*40x5, 40x4", "2024-02-19 Bench 2* of 60x5 open"]),
    Document(
      name: "warm-ups that say their exercise",
      text: "2024-02-19\nW1: Leg press 180x15\nLeg press 450x10",
      sets: ["2024-02-19 Leg press 180x15 warmup", "2024-02-19 Leg press 450x10"]),
  ]

  private static let nearMisses: [Document] = [
    Document(
      name: "a column of ticks",
      text:
        "2024-02-19\n| Ejercicio | Series | Reps | Peso | Hecho |\n|---|---|---|---|---|\n| Press banca | 2 | 5 | 60 | ✅ |",
      sets: ["2024-02-19 Press banca 2*60x5"]),
    Document(
      name: "another day in a remark",
      text: "2024-02-19\nBench 80x5\nPhysio wed 8 may\nSquat 100x5",
      sets: ["2024-02-19 Bench 80x5", "2024-02-19 Squat 100x5"]),
    Document(
      name: "a range in a bracket",
      text: "2024-02-19\nBench 60 (8-10) x 2",
      sets: ["2024-02-19 Bench 2* of 60x8-10 open"]),
    Document(
      name: "fewer repetitions below what was meant",
      text: "2024-02-19\nBench 3x5 @ 80 kg\n2x5, 1x4",
      sets: ["2024-02-19 Bench 2*80x5, 80x4"]),
    Document(
      name: "sets of many repetitions",
      text: "2024-02-19\nKettlebell swings\n3x15",
      sets: ["2024-02-19 Kettlebell swings 3*x15"]),
    Document(
      name: "a question mark behind sets",
      text: "2024-02-19\nDid bench 80x5, 80x5, 80x4?",
      sets: ["2024-02-19 bench 2*80x5, 80x4"]),
    Document(
      name: "numbers in words at the beginning of prose",
      text: "2024-02-19\nBench 80x5\nForty five minutes in and out",
      sets: ["2024-02-19 Bench 80x5"]),
  ]
}
