import Testing
import TrainingModel

@testable import Carryover

/// Logs of people who have marks of their own: journals in bullets, meets, clubs, books of paper, dictation.
struct NotesOwnMarksTests {
  typealias Document = NotesStructureTests.Document

  @Test("What one hand marks in its own way is read", arguments: documents)
  func document(document: Document) throws {
    let sets = try NotesStructureTests.read(document.text)
    #expect(sets == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What stands beside a column's day in prose is a note of that day")
  func proseBesideColumns() throws {
    let table = "| Exercise | 2025-12-01 | 2025-12-15 |\n|---|---|---|\n| Squat | 3x8 60kg | 3x6 72.5kg |"
    let sessions = try NotesStructureTests.sessions(table + "\n\nDec 15 back was tight so no RDL.")
    #expect(sessions.map { $0.start?.date.day } == [1, 15])
    #expect(sessions.last?.notes == "Dec 15 back was tight so no RDL.")
  }

  @Test("What stands beside what is spelled otherwise stays as it was typed")
  func remarks() throws {
    for (text, note) in [
      ("Squat 100x5, 90x5, second set felt heavy", "second set felt heavy"),
      ("Row 60x5, knee hurt after that, 60x4", "knee hurt after that"), ("Bench 60x5 ^easy", "^easy"),
      ("Press 40x5 (PR!)", "(PR!)"), ("T1 Squat 85: 3 3 3 5+ -> got 7", "5+ -> got 7"),
    ] {
      let session = try #require(NotesStructureTests.sessions("2024-05-05\n\(text)").first)
      #expect(session.allSets.last?.notes == note)
    }
  }

  private static let documents: [Document] = [
    Document(
      name: "a journal in bullets",
      text:
        "KEY  x done   > moved to another day\n\n2024.11.04 MON\nx Trap bar deadlift  60kg 8  80kg 6\nx Push-ups 12\n> Step-ups  12kg  3x10",
      sets: [
        "2024-11-04 Trap bar deadlift 60x8, 80x6", "2024-11-04 Push-ups x12", "2024-11-04 Step-ups 3* of 12x10 open",
      ]),
    Document(
      name: "one line that begins with the letter", text: "2024-11-04\nx factor press 3x8 20kg",
      sets: ["2024-11-04 x factor press 3*20x8"]),
    Document(
      name: "an answer and a remark in a journal",
      text: "2024-11-04\nx Bench 60kg 5\n> 60kg x 4\n> slept badly\nx Row 30kg 5",
      sets: ["2024-11-04 Bench 60x5, 60x4", "2024-11-04 Row 30x5"]),
    Document(name: "one cross only", text: "2024-11-04\nSquat 60kg\nx 8\nx 6", sets: ["2024-11-04 Squat 60x8, 60x6"]),
    Document(
      name: "what was done below what was meant",
      text: "# 2024-08-20\n\n**Bench**\nPlan: 1x1 @ 100kg\nDid:\n- 60kg x 5 warmup\n- 100kg x 1 @8",
      sets: ["2024-08-20 Bench 60x5 warmup, 100x1 of 100x1"]),
    Document(
      name: "done as planned", text: "2025-05-04\nSplit squat — plan: 3x10 @ 14 kg\nDid: as planned",
      sets: ["2025-05-04 Split squat 3*14x10 of 14x10"]),
    Document(
      name: "rounds of sides", text: "2024-05-05\nPistol squat L 5, R 4 / L 5, R 3",
      sets: ["2024-05-05 Pistol squat x5, x4, x5, x3"]),
    Document(
      name: "a miss between sets", text: "2024-05-05\nSnatch\n62/1\n66/X (behind)\n66/1\nC&J\n60/1+1\n70/2+1",
      sets: ["2024-05-05 Snatch 62x1, 66x0, 66x1", "2024-05-05 C&J 60x1, 70x3"]),
    Document(
      name: "measures a line each, and as many sets as there are repetitions",
      text: "DATE: 2023-11-20\nExercise: Bench Press\nWeight: 82.5 kg\nSets: 4\nReps: 6, 6, 5, 5\nRest: 3 min",
      sets: ["2023-11-20 Bench Press 2*82.5x6, 2*82.5x5"]),
    Document(
      name: "attempts at a meet",
      text:
        "# Meet 2025-05-04\n## Squat\nwarm-up room: 60x5, 100x3\n1st 190 good\n2nd 200 good\n3rd 207.5 NO LIFT (depth)",
      sets: ["2025-05-04 Squat 60x5 warmup, 100x3 warmup, 190x1, 200x1, 207.5x0"]),
    Document(
      name: "pages of a book",
      text:
        "LOGBOOK 1987 (weights in pounds)\n\np. 31    March 16, 1987\n                     wt     1    2    3\nBench Press          185    8    8    7\n\np. 32    March 18, 1987\n                     wt     1    2    3\nSquat                225    8    8    8",
      sets: ["1987-03-16 Bench Press 2*185x8, 185x7", "1987-03-18 Squat 3*225x8"]),
    Document(
      name: "dictated days",
      text:
        "Today is Tuesday March 3rd 2026 and I just finished at the gym. Started with bench press, 60 kilos for 10 reps, then 70 kilos for 8 and another 75 kilos for 5.\n\nOkay it's Thursday March 5th 2026. Deadlifts today. Warm up with 60 kilos for 8 reps, then 100 kilos for 5.",
      sets: ["2026-03-03 bench press 60x10, 70x8, 75x5", "2026-03-05 Deadlifts 60x8 warmup, 100x5"]),
    Document(
      name: "a day told of in a sentence",
      text:
        "# 2026-03-01\nSquat 3x5 60 kg\n\nMy back has hurt since March 3rd 2025, when I pulled 140 kg with a round back at home.",
      sets: ["2026-03-01 Squat 3*60x5"]),
    Document(
      name: "numbers alone behind boxes",
      text: "# 2024-05-05\nB1. Split squat\n- [x] 16 kg x 8\n\nB2. Hanging knee raise\n- [x] 12\n- [x] 10\n- [ ] 10",
      sets: ["2024-05-05 Split squat 16x8", "2024-05-05 Hanging knee raise x12, x10,  of x10 open"]),
    Document(
      name: "what was meant, in a sentence",
      text: "2024-05-05\nSquat 60kg 3x5\nPlanned face pulls 15kg 3x15 but no time.",
      sets: ["2024-05-05 Squat 3*60x5", "2024-05-05 face pulls 3* of 15x15 open"]),
    Document(
      name: "light loads beside heavy ones say nothing of sets",
      text: "2024-03-05\nKB swing\n20x5\n24x5\n24x3\nSquat 3x8 @ 60 kg\nBench 60x5, 70x5",
      sets: ["2024-03-05 KB swing 20x5, 24x5, 24x3", "2024-03-05 Squat 3*60x8", "2024-03-05 Bench 60x5, 70x5"]),
    Document(
      name: "a pair below the name",
      text: "2024-05-05\nDB bench\n2x20kg x 10\n2x20kg x 8\nOne-arm DB row\n2x20kg x 10",
      sets: ["2024-05-05 DB bench 20x10, 20x8", "2024-05-05 One-arm DB row 2*20x10"]),
    Document(
      name: "a warm-up in a list and what stands beside it",
      text: "# 2024-05-21 (kg)\n\n- Warm up\n  - Bike 10 min\n- Squat\n  - 100 x 5\n- Leg press\n  - 180 x 12",
      sets: ["2024-05-21 Bike 600 s warmup", "2024-05-21 Squat 100x5", "2024-05-21 Leg press 180x12"]),
    Document(
      name: "a fence of values with commas",
      text:
        "# Log\n\n```csv\ndate,exercise,weight_kg,reps,rpe\n2024-08-12,Squat,100,5,7\n2024-08-12,Squat,100,5,7.5\n```",
      sets: ["2024-08-12 Squat 2*100x5"]),
    Document(
      name: "values with semicolons",
      text:
        "date;activity;set;reps;weight_kg;time;remarks\n2025-09-01;press-ups;1;40;;;\n2025-09-01;press-ups;2;32;;;\n2025-09-01;sit-ups;1;50;;02:00;test\n2025-09-04;deadlift;1;5;60;;warm up\n2025-09-04;plank;1;;;02:10;",
      sets: [
        "2025-09-01 press-ups x40, x32", "2025-09-01 sit-ups x50120 s", "2025-09-04 deadlift 60x5 warmup",
        "2025-09-04 plank 130 s",
      ]),
    Document(
      name: "sides in columns",
      text:
        "2024-05-05\n\n| What | Right | Left |\n|---|---|---|\n| Single leg calf raise | 25 | 22 |\n| Clamshell | 20 | 18 |",
      sets: ["2024-05-05 Single leg calf raise x25, x22", "2024-05-05 Clamshell x20, x18"]),
    Document(
      name: "a column for each load and its repetitions",
      text:
        "Date\tExercise\tSet 1 kg\tSet 1 reps\tSet 2 kg\tSet 2 reps\tNotes\n03/12/2024\tSplit squat\t16\t10\t18\t8\tknee ok\n03/12/2024\tCalf raise\t20\t15\t\t\tran out",
      sets: ["2024-12-03 Split squat 16x10, 18x8", "2024-12-03 Calf raise 20x15"]),
    Document(
      name: "swimming by strokes",
      text:
        "6/3/2024 Mon - noon masters, 25 yd pool\n\nwarm up: 300 yd free\ndrills 4 x 50 yd catch-up\nmain set 2 x 100 yd free on 1:45\n  1:24, 1:25\ncool down: 200 yd backstroke",
      sets: [
        "2024-06-03 free 300 yd warmup", "2024-06-03 catch-up 4*50 yd", "2024-06-03 free 100 yd84 s, 100 yd85 s",
        "2024-06-03 backstroke 200 yd",
      ]),
    Document(
      name: "a second day by its place",
      text: "gym w callum 05.02.25\nsquat: 40 x8\n\ngym on my own 08.02.25\nsquat: 50 x6",
      sets: ["2025-02-05 squat 40x8", "2025-02-08 squat 50x6"]),
    Document(
      name: "sets counted in words",
      text:
        "Okay today is November 18th 2024.\nLeg press first set 140 pounds for 12 reps, second set 160 pounds for 10 reps, third set 160 pounds for 9 reps.",
      sets: ["2024-11-18 Leg press 140x12, 160x10, 160x9"]),
    Document(
      name: "a week above its day",
      text: "## Week 7 (half marathon build)\n\nTue 25 Feb 2025 - track\n  6 x 400m: 88, 87, 87, 86, 86, 84 secs",
      sets: ["2025-02-25 track 400 m88 s, 2*400 m87 s, 2*400 m86 s, 400 m84 s"]),
    Document(
      name: "a remark above another page",
      text:
        "---\ndate: 2025-08-11\n---\n\n- row: [24x10, 24x9]\n\nrir 2 on everything\n\n---\ndate: 2025-08-13\n---\n\n- row: [24x12]",
      sets: ["2025-08-11 row 24x10, 24x9", "2025-08-13 row 24x12"]),
    Document(
      name: "a unit and a scale beside the day",
      text: "**W3D1 - 1/23/2024** (all lb, BW 198)\n\nSquat 3x5 200",
      sets: ["2024-01-23 Squat 3*200x5"]),
    Document(
      name: "the name of a block",
      text: "2024-02-05\n\n**Squat** ^squat\nwu 60/5, 80/5\n- [x] 120/5",
      sets: ["2024-02-05 Squat 60x5 warmup, 80x5 warmup, 120x5"]),
    Document(
      name: "added loads say nothing of sets",
      text:
        "2024-05-05\nPull up: bw x5, +10kg x5, +20 x3, +30 x1\nDip: bw x8, +20kg x5, +40 x3, +50 x2, +50 x2\nBackoff dips +25 3x8",
      sets: [
        "2024-05-05 Pull up x5, 10x5, 20x3, 30x1", "2024-05-05 Dip x8, 20x5, 40x3, 2*50x2", "2024-05-05 dips 3*25x8",
      ]),
    Document(
      name: "the same once more",
      text: "2024-05-05\nbench\n225x3\n275x5\nrack pulls 225x5, 315x5, same",
      sets: ["2024-05-05 bench 225x3, 275x5", "2024-05-05 rack pulls 225x5, 2*315x5"]),
    Document(
      name: "the end of an exercise",
      text: "2024-05-05\nBankdrücken\n80 kg 3x6\nzum Schluss 70 kg x 9",
      sets: ["2024-05-05 Bankdrücken 3*80x6, 70x9"]),
    Document(
      name: "a load behind both legs",
      text: "---\nunit: kg\n---\n# 2024-05-05\n- Bulgarian split squat\n  - 3x10 each leg, 16",
      sets: ["2024-05-05 Bulgarian split squat 3*16x10"]),
    Document(
      name: "a call in a bracket", text: "2024-05-05\nsquats holding baby (6kg!!) x10 x10",
      sets: ["2024-05-05 squats holding baby 2*6x10"]),
    Document(
      name: "help before a colon",
      text: "2024-05-05\n### Assisted chin-up\n-12 kg: L3 R3\n-12 kg: 3\n-12 kg x 2",
      sets: ["2024-05-05 Assisted chin-up 3*12x3, 12x2"]),
    Document(
      name: "loads and ways behind boxes",
      text: "2024-05-05\n## Farmer Carry\n- [ ] 32 kg x 40 m\n- [ ] 36 kg, 40 m\n- 40 kg, 40 m",
      sets: ["2024-05-05 Farmer Carry  of 32 open,  of 36 open, 4040 m"]),
    Document(
      name: "rounds in a heading's bracket",
      text:
        "2024-05-05\n## Accessory (3 rounds)\n- 12 KB swings, 53 lb\n- 10 ring dips\n\n## Cardio\nRow 2000 m in 8:12",
      sets: ["2024-05-05 KB swings 3*53x12", "2024-05-05 ring dips 3*x10", "2024-05-05 Row 2000 m492 s"]),
    Document(
      name: "what was meant above boxes",
      text:
        "2024-05-05\n- [ ] Lateral Raise 2x12\n\t- [x] 12 kg x 12\n\t- [ ] 12 kg x 12\n- [ ] Preacher Curl\n\t- [ ] 25 kg x 10",
      sets: ["2024-05-05 Lateral Raise 12x12,  of 12x12 open", "2024-05-05 Preacher Curl  of 25x10 open"]),
    Document(
      name: "sides behind names",
      text: "2024-05-05\n- Leg press – L: 30kg x 12\n- Leg press – R: 45kg x 12, 45kg x 12",
      sets: ["2024-05-05 Leg press 30x12", "2024-05-05 Leg press 2*45x12"]),
    Document(
      name: "each side with its load",
      text: "2024-05-05\nSingle arm row\n  L 16kg 12 / R 18kg 12\n  L 18kg 10 / R 20kg 9",
      sets: ["2024-05-05 Single arm row 16x12, 18x12, 18x10, 20x9"]),
    Document(
      name: "the letter that the body makes",
      text: "2024-05-05\nY raise\n2.5kg - 12, 12\nT raise 2.5kg 12",
      sets: ["2024-05-05 Y raise 2*2.5x12", "2024-05-05 T raise 2.5x12"]),
    Document(
      name: "rows of dots",
      text: "2024-05-05\nOne leg stand ....... left 25 sec., right 18 sec.",
      sets: ["2024-05-05 One leg stand 25 s, 18 s"]),
    Document(
      name: "again, in sentences",
      text:
        "2024-05-05\nGoblet squats, 20 kilos for 12 reps, then 24 kilos again for 10.\nDeadlifts: 100 kg for 5, 120 for 3. Then 100 again for 8.",
      sets: ["2024-05-05 Goblet squats 20x12, 24x10", "2024-05-05 Deadlifts 100x5, 120x3, 100x8"]),
    Document(
      name: "sides in words",
      text: "2024-05-05\nSplit squats with 12 kilos, 8 on the left and 7 on the right.",
      sets: ["2024-05-05 Split squats 12x8, 12x7"]),
    Document(
      name: "rounds in German",
      text: "2024-05-05\nDoppelstock am Zug, 2 Minuten, 3 Durchgänge - ging zäh",
      sets: ["2024-05-05 Doppelstock am Zug 3*120 s"]),
    Document(
      name: "a cell with the mark of its table",
      text:
        "date,exercise,set,weight_kg,reps,notes\n2024-07-04,Bench,1,75,5,\"shoulder clicky, paused\"\n2024-07-04,Row,1,60,10,",
      sets: ["2024-07-04 Bench 75x5", "2024-07-04 Row 60x10"]),
    Document(
      name: "a legend of one line",
      text: "2024-05-05\nDeadlift: 5x3 @ 140\nLat pulldown: 60x10x4 (weight x reps x sets)",
      sets: ["2024-05-05 Deadlift 5*140x3", "2024-05-05 Lat pulldown 4*60x10"]),
    Document(
      name: "a legend's unit",
      text: "Mon 1/15/2024\nSquat 1x5x95 1x3x135\n\n(written sets x reps x lbs, warmups first)",
      sets: ["2024-01-15 Squat 95x5, 135x3"]),
    Document(
      name: "failure in a cell",
      text:
        "2024-05-05\n## Leg Press\n| # | kg | Reps | Notes |\n|---|---|---|---|\n| 1 | 140 | 12 | fine |\n| 2 | 140 | 11 | to failure |",
      sets: ["2024-05-05 Leg Press 140x12, 140x11"]),
    Document(
      name: "a wiki's bold",
      text:
        "== Saturday 11 January 2025 ==\n=== Weights ===\n* '''Deadlift''' – 60 kg × 5 (warm-up), 4 × 6 @ 90 kg\n* Farmer's walk 2x20 m 24 kg",
      sets: ["2025-01-11 Deadlift 60x5 warmup, 4*90x6", "2025-01-11 Farmer's walk 2*2420 m"]),
    Document(
      name: "numbers written out in lists",
      text:
        "2025-01-14\nSit-to-stands: ten, ten, eight.\nHeel raises: fifteen, then twelve.\nBiceps curls (2 kg): twelve, ten, ten.",
      sets: [
        "2025-01-14 Sit-to-stands 2*x10, x8", "2025-01-14 Heel raises x15, x12", "2025-01-14 Biceps curls 2x12, 2*2x10",
      ]),
    Document(
      name: "a day with a remark behind it",
      text:
        "PT with Steph, 28/01/2025\n\nRow 3x8 20kg\n\nOwn session, 31/01/2025 (rode Biscuit first, so tired)\n\nReverse lunge 2x10 8kg",
      sets: ["2025-01-28 Row 3*20x8", "2025-01-31 Reverse lunge 2*8x10"]),
    Document(
      name: "a column of sides",
      text:
        "Date\tExercise\tWeight (lb)\tReps\tSide\n1/27/2025\tCable woodchop\t30\t12\tR\n1/27/2025\tCable woodchop\t30\t11\tL",
      sets: ["2025-01-27 Cable woodchop 30x12, 30x11"]),
    Document(
      name: "left undone",
      text: "2025-02-05\nSide plank - 3 x 20 secs, didn't get to it",
      sets: ["2025-02-05 Side plank 3*20 s open"]),
    Document(
      name: "loads between slashes",
      text:
        "2024-05-05\nsquat - bar 10 / 95 8 / 135 5 (warm)\nlat raise - 15s 15 / 15s 13\nPress 40kg 5,5,5 / 42.5kg 4",
      sets: [
        "2024-05-05 squat x10 warmup, 95x8 warmup, 135x5 warmup", "2024-05-05 lat raise 15x15, 15x13",
        "2024-05-05 Press 3*40x5, 42.5x4",
      ]),
    Document(
      name: "a name before a bar",
      text: "2024-05-05\nA1. DB bench 70 | 10, 10, 8\nC1. Cable lateral 15 | 12, 12, 11\nD. Deadhang | 45s, 38s",
      sets: [
        "2024-05-05 DB bench 2*70x10, 70x8", "2024-05-05 Cable lateral 2*15x12, 15x11",
        "2024-05-05 Deadhang 45 s, 38 s",
      ]),
    Document(
      name: "the bar alone",
      text: "2024-05-05\nsquats\n10 @ bar\n5 @ 60kg",
      sets: ["2024-05-05 squats x10, 60x5"]),
    Document(
      name: "sides at the end",
      text: "2024-05-05\n## Suitcase carry\n- [x] 24kg 30m L\n- [x] 24kg 30m R",
      sets: ["2024-05-05 Suitcase carry 2*2430 m"]),
    Document(
      name: "rounds of sides without spaces",
      text: "2024-05-05\none arm chin: L3 R4 / L3 R2",
      sets: ["2024-05-05 one arm chin x3, x4, x3, x2"]),
    Document(
      name: "none at the end",
      text: "2024-05-05\nBench 62.5kg 5x3: 3 3 3 2 0",
      sets: ["2024-05-05 Bench 3*62.5x3, 62.5x2, 62.5x0"]),
    Document(
      name: "the first of a sentence",
      text: "2024-05-05\nFelt tired but went anyway. Deadlifts first: 135x5, 225x5, then 315 for 3 sets of 5.",
      sets: ["2024-05-05 Deadlifts 135x5, 225x5, 3*315x5"]),
    Document(
      name: "dumbbells by their pair",
      text: "2024-05-05\nLateral raises with the 8s, 15, 15, 13.",
      sets: ["2024-05-05 Lateral raises 2*8x15, 8x13"]),
    Document(
      name: "a warm-up at the end of a bracket",
      text: "2024-05-05\n2x10 @ 20kg flat bench (just the bar, warm up)",
      sets: ["2024-05-05 flat bench 2*20x10 warmup"]),
    Document(
      name: "the next letter",
      text: "2024-05-05\nC1 rows 50 x 8\nC2 dips 12, 10\nD wrist curls 20 x 20",
      sets: ["2024-05-05 rows 50x8", "2024-05-05 dips x12, x10", "2024-05-05 wrist curls 20x20"]),
    Document(
      name: "an indoor ride",
      text: "2025-02-05\nPress-ups 15, 12\nTurbo 40 min easy",
      sets: ["2025-02-05 Press-ups x15, x12", "2025-02-05 Turbo 2400 s"]),
    Document(
      name: "a legend with commas is no table",
      text: "Weight, reps, sets\n\nBench\n60x5, 60x5, 60x4",
      sets: ["- Bench 2*60x5, 60x4"]),
    Document(
      name: "pain on one side",
      text: "2024-05-05\nSquat 60x5\nKnee pain 8 on the left today",
      sets: ["2024-05-05 Squat 60x5"]),
    Document(
      name: "all sets of the exercise above",
      text: "2024-05-05\nBench 60x5\nSquat 60x5\nAll sets RPE 8",
      sets: ["2024-05-05 Bench 60x5", "2024-05-05 Squat 60x5"]),
    Document(
      name: "scores behind bars",
      text: "2024-05-05\nSquat 60x5\nSleep 7 | 8 quality",
      sets: ["2024-05-05 Squat 60x5"]),
    Document(
      name: "help in a bracket",
      text: "2024-05-05\nPull-ups\n3x8 (minus 20 kg)",
      sets: ["2024-05-05 Pull-ups 3*20x8"]),
    Document(
      name: "how warm it was",
      text: "2024-05-05\nBench 60x5, 60x5 (gym was empty, warm)",
      sets: ["2024-05-05 Bench 2*60x5"]),
    Document(
      name: "an earlier day that is told of",
      text: "2024-05-05\nSquat 60x5\n\nToday it was 3 May 2024 when I hurt myself, so careful with the back please.",
      sets: ["2024-05-05 Squat 60x5"]),
    Document(
      name: "what was meant, and made",
      text: "2024-05-05\nPlanned squats 60 kg 3x5, made them all",
      sets: ["2024-05-05 squats 3*60x5"]),
    Document(
      name: "a ladder below its loads",
      text: "2024-05-05\nSquat\nkg 60 70 80\nreps 1 2 3",
      sets: ["2024-05-05 Squat 60x1, 70x2, 80x3"]),
    Document(
      name: "an inch in a cell",
      text: "date,exercise,weight,reps\n2024-05-05,\"Bench (18\"\" box)\",60,5",
      sets: ["2024-05-05 Bench (18\" box) 60x5"]),
    Document(
      name: "laps without a unit",
      text: "2024-05-05\nTrack\n3 x 400m: 88, 87, 86 (90s jog)",
      sets: ["2024-05-05 Track 400 m88 s, 400 m87 s, 400 m86 s"]),
    Document(
      name: "a last set for more",
      text: "2024-05-05\nT1 Squat 85: 3 3 3 5+ -> got 7",
      sets: ["2024-05-05 Squat 3*85x3, 85x7"]),
    Document(
      name: "a run of repetitions to failure",
      text: "2024-05-05\ncurls ez bar 30kg 10 10 8F",
      sets: ["2024-05-05 curls ez bar 2*30x10, 30x8"]),
    Document(
      name: "dumbbells that are held",
      text: "2024-05-05\nfarmer hold 50s: 40 sec, 35 sec",
      sets: ["2024-05-05 farmer hold 5040 s, 5035 s"]),
    Document(
      name: "laps with numbers",
      text: "2024-05-05\nErg: 2x1000m, 3' rest\n  1  3:48  r24\n  2  3:47  r24",
      sets: ["2024-05-05 Erg 1000 m228 s, 1000 m227 s"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("Squat 50kg 3x5, felt like RPE 7", "Squat: 3* 50kg x5 @7", ""),
    NotationRow("Tractions : 8 / 7 / 6 au poids du corps", "Tractions: BW x8, BW x7, BW x6", ""),
    NotationRow("Chin-ups with 8 kg vest 6, 6, 5", "Chin-ups: 2* +8kg x6, +8kg x5 — vest", ""),
    NotationRow("Standing long jump: 2.70 m, 2.78 m", "Standing long jump: 2.7m, 2.78m", ""),
    NotationRow("deads 135x5 225x3 PR!!! 245x1", "deads: 135 x5, 225 x3, 245 x1 — PR!!!", ""),
    NotationRow("incline db w the 40s 10 9 8", "incline db: 40 x10, 40 x9, 40 x8", ""),
    NotationRow("PUSH UPS 2:00 - 58", "PUSH UPS: x58 120s", ""),
    NotationRow("Marching on the spot 2 minutes", "Marching on the spot: 120s", ""),
    NotationRow("Cool down: Backstroke 200m", "Cool down: Backstroke: 200m", ""),
    NotationRow("DB RDL: 2x20kg x 10, 2x22kg x 10", "DB RDL: 20kg x10, 22kg x10", ""),
    NotationRow("RDL: 2x20kg x 10", "RDL: 2* 20kg x10", ""),
    NotationRow("One arm hang: -12kg 7s", "One arm hang: -12kg 7s", ""),
    NotationRow("Back Squat x5: 60, 80, 100, 110, 115", "Back Squat: 60 x5, 80 x5, 100 x5, 110 x5, 115 x5", ""),
    NotationRow("Back Squat x5: 60, 80, 117.5", "Back Squat: 60 x5, 80 x5, 117.5 x5", ""),
    NotationRow("Leg Press 140, 160, 180, all for 12", "Leg Press: 140 x12, 160 x12, 180 x12", ""),
    NotationRow("Belt Squat 50, 60, 70, all x8", "Belt Squat: 50 x8, 60 x8, 70 x8", ""),
    NotationRow("Curl 10x15 > 12x12 > 14x10", "Curl: 10 x15, 12 x12, 14 x10", ""),
    NotationRow("Curl 14x15 > 12x12", "Curl: 14 x15, 12 x12 drop", ""),
    NotationRow("Press (e1RM 68 kg): 60 kg x 3 @9", "Press: 60kg x3 @9 — (e1RM 68 kg)", ""),
    NotationRow("Schulterdrücken: 22,5x10, 25x8, 25x7 kg", "Schulterdrücken: 22.5kg x10, 25kg x8, 25kg x7", ""),
    NotationRow("lat raise 20s x 15 15 12F", "lat raise: 2* 20 x15, 20 x12 failure", ""),
    NotationRow("BBB 5x10 @ 165, only 8 on the last one", "BBB: 4* 165 x10, 165 x8", ""),
  ]
}
