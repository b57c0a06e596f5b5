import Testing
import TrainingModel

@testable import Carryover

/// What only looks like what people write in public, and what the same words mean in other lines.
struct NotesPublicLogsNearMissTests {
  @Test("What only looks like one of these rules is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "n001",
      text: "2026-02-02\nweights in kg\nFloor press (week 8-12)\n60 x 5\n60 x 5",
      exercises: [
        "2026-02-02 Floor press: 60kg x5, 60kg x5"
      ]),
    .init(
      name: "n002",
      text: "2026-02-02\nweights in kg\nTarget: 8-12 kg off by summer\nSquat\n100 x 5\n100 x 5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "n003",
      text: "2026-02-03\nweights in kg\nIncline press (30-45 degrees)\n50 x 10\n50 x 9",
      exercises: [
        "2026-02-03 Incline press: 50kg x10, 50kg x9"
      ]),
    .init(
      name: "n005",
      text: "2026-02-04\nweights in kg\nFloor press (8-12 last block, triples now)\n80 x 3\n80 x 3",
      exercises: [
        "2026-02-04 Floor press: 80kg x3, 80kg x3"
      ]),
    .init(
      name: "n009",
      text: "2026-02-06\nweights in kg\nDeadlift (rest 3-5)\n140 x 5\n140 x 5",
      exercises: [
        "2026-02-06 Deadlift: 140kg x5, 140kg x5"
      ]),
    .init(
      name: "n010",
      text: "8-12-2025\nweights in kg\nFloor press (8-12-2025 test day)\n100 x 1\n105 x 1 fail",
      exercises: [
        "2025-12-08 Floor press: 100kg x1, 105kg fail x1"
      ]),
    .init(
      name: "n013",
      text: "2026-02-07\nweights in kg\nFloor press (won 8-12 against Tom lol)\n60 x 8",
      exercises: [
        "2026-02-07 Floor press: 60kg x8"
      ]),
    .init(
      name: "n014",
      text: "2026-02-08\nweights in kg\nBox squat (block pull height 8-10 cm)\n120 x 4",
      exercises: [
        "2026-02-08 Box squat: 120kg x4"
      ]),
    .init(
      name: "n016",
      text: "2026-02-08\nBasketball 60 min\n12 points, 6 assists\nPull-ups 10, 8",
      exercises: [
        "2026-02-08 Pull-ups: x10, x8"
      ]),
    .init(
      name: "n017",
      text: "2026-02-09\nweights in kg\nPull-ups +10 x 5, no assist\n+10 x 4",
      exercises: [
        "2026-02-09 Pull-ups: +10kg x5, +10kg x4"
      ]),
    .init(
      name: "n018",
      text: "2026-02-09\nweights in kg\nAssistance work:\nDB row 30 x 12\nCurl 12 x 12",
      exercises: [
        "2026-02-09 DB row: 30kg x12",
        "2026-02-09 Curl: 12kg x12",
      ]),
    .init(
      name: "n019",
      text: "2026-02-09\nweights in kg\nBench 100 x 6\nno assist needed today, last time 50 assist x 6 on dips",
      exercises: [
        "2026-02-09 Bench: 100kg x6"
      ]),
    .init(
      name: "n022",
      text: "2026-02-10\nTractions lestées (20 kg)\n5/5/4\nsans aide",
      exercises: [
        "2026-02-10 Tractions lestées: +20kg x5, +20kg x5, +20kg x4"
      ]),
    .init(
      name: "n023",
      text: "2026-02-11\nDéveloppé couché 80 kg 5/5/4\ndernière rép avec l'aide de Paul",
      exercises: [
        "2026-02-11 Développé couché: 80kg x5, 80kg x5, 80kg x4"
      ]),
    .init(
      name: "n024",
      text: "2026-02-11\nDéveloppé couché\n6 x 80 kg\nbesoin d'aide pour ranger la barre",
      exercises: [
        "2026-02-11 Développé couché: 80kg x6"
      ]),
    .init(
      name: "n025",
      text: "2026-02-11\nweights in kg\nAssault bike 20 min, then\nBench 60 x 8\n60 x 8",
      exercises: [
        "2026-02-11 Assault bike: 1200s",
        "2026-02-11 Bench: 60kg x8, 60kg x8",
      ]),
    .init(
      name: "n027",
      text: "2026-02-12\nKniebeuge 100kg 5/5/5\nmit Unterstützung der ganzen Halle, danke Leute!",
      exercises: [
        "2026-02-12 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "n028",
      text: "2026-02-12\nweights in kg\n### Bench press\n- 60 x 8\n### Sleep\n- 7",
      exercises: [
        "2026-02-12 Bench press: 60kg x8"
      ]),
    .init(
      name: "n029",
      text: "2026-02-13\n### Pull-ups\n- 9\n- 8\n### Notes\n- 2 coffees",
      exercises: [
        "2026-02-13 Pull-ups: x9, x8"
      ]),
    .init(
      name: "n030",
      text: "2026-02-13\n### Push-ups\n- 20\n- 18\n### Mood\n- 8",
      exercises: [
        "2026-02-13 Push-ups: x20, x18"
      ]),
    .init(
      name: "n031",
      text: "2026-02-13\n### Frobs\n- 9\n- 8 (failed)\n### Bodyweight\n- 82.4",
      exercises: [
        "2026-02-13 Frobs: x9, fail x8",
        "2026-02-13 Bodyweight: ",
      ]),
    .init(
      name: "n032",
      text: "2026-02-14\n### Pull-ups\n- 9\n- 7\n### RPE\n- 8",
      exercises: [
        "2026-02-14 Pull-ups: x9, x7"
      ]),
    .init(
      name: "n033",
      text: "2026-02-14\n### Squat\n- 100 kg x 5\n### Pulse after\n- 142\n- 118",
      exercises: [
        "2026-02-14 Squat: 100kg x5"
      ]),
    .init(
      name: "n034",
      text: "2026-02-14\n### Dips\n- 12\n- 10\n### Dinner\n- 2 eggs",
      exercises: [
        "2026-02-14 Dips: x12, x10"
      ]),
    .init(
      name: "n035",
      text: "2026-02-15\n### Pull-ups\n- 9\n- 8\n### Tomorrow\n- 10",
      exercises: [
        "2026-02-15 Pull-ups: x9, x8"
      ]),
    .init(
      name: "n037",
      text: "2026-02-15\n### Chin-ups\n- 6\n- 5\n### Hours slept\n- 6.5",
      exercises: [
        "2026-02-15 Chin-ups: x6, x5"
      ]),
    .init(
      name: "n038",
      text: "2026-02-16\n### Warm-up\n- 5 min bike\n### Pull-ups\n- 9\n- 9",
      exercises: [
        "2026-02-16 bike: 300s warmup",
        "2026-02-16 Pull-ups: x9, x9",
      ]),
    .init(
      name: "n039",
      text: "2026-02-16\n### Push-ups\n- 25\n- 20\n### Steps\n- 11250",
      exercises: [
        "2026-02-16 Push-ups: x25, x20",
        "2026-02-16 Steps: ",
      ]),
    .init(
      name: "n042",
      text: "2026-02-17\nweights in kg\nBench 80 x 5\nD3 since 20 Sep 2025, 2000 IU a day\nBench 80 x 4",
      exercises: [
        "2026-02-17 Bench: 80kg x5",
        "2026-02-17 Bench: 80kg x4",
      ]),
    .init(
      name: "n044",
      text:
        "2026-02-18\nweights in kg\nDeadlift 150 x 3\nS14 is on 21 Mar 2026 - last one before the meet\nDeadlift 155 x 3",
      exercises: [
        "2026-02-18 Deadlift: 150kg x3",
        "2026-02-18 Deadlift: 155kg x3",
      ]),
    .init(
      name: "n046",
      text: "2026-02-19\nweights in kg\nD3 - 20 Sep 2025 had 100 x 5 here, today:\nSquat 105 x 5",
      exercises: [
        "2026-02-19 Squat: 105kg x5"
      ]),
    .init(
      name: "n047",
      text: "D3 - 20 Sep 2025 - BW 92.4, slept 5h\nweights in kg\nSquat 100 x 5\nD4 - Mon off\nBench 70 x 5",
      exercises: [
        "2025-09-20 Squat: 100kg x5",
        "2025-09-20 Bench: 70kg x5",
      ]),
    .init(
      name: "n048",
      text: "2026-02-19\nweights in kg\nA1 Squat 100 x 5\nA2 Row 60 x 8\nB1 Curl 14 x 12",
      exercises: [
        "2026-02-19 Squat: 100kg x5",
        "2026-02-19 Row: 60kg x8",
        "2026-02-19 Curl: 14kg x12",
      ]),
    .init(
      name: "n049",
      text: "2026-02-19\nweights in kg\nM3 bench new since 4 Jan 2026 at the gym\nBench 85 x 5\n85 x 5",
      exercises: [
        "2026-02-19 Bench: 85kg x5, 85kg x5"
      ]),
    .init(
      name: "n051",
      text: "2026-02-20\nweights in kg\nD3 2/3\nSquat 100 x 5\nBench 80 x 5",
      exercises: [
        "2026-02-20 Squat: 100kg x5",
        "2026-02-20 Bench: 80kg x5",
      ]),
    .init(
      name: "n053",
      text:
        "2026-02-21\n| exercise | kg | reps | notes |\n|---|---|---|---|\n| Bench | 80 | 5 | w |\n| Bench | 80 | 5 | |\n`w` in the notes column = wrist wraps",
      exercises: [
        "2026-02-21 Bench: 80kg x5, 80kg x5"
      ]),
    .init(
      name: "n055",
      text: "2026-02-22\nweights in kg\n(A) = Arbeitssatz\nRudern\n40x12\n60x10 (A)",
      exercises: [
        "2026-02-22 Rudern: 40kg x12, 60kg x10"
      ]),
    .init(
      name: "n056",
      text: "2026-02-22\nweights in kg\n(A) = alternierend\nCurls\n14x12 (A)\n14x10",
      exercises: [
        "2026-02-22 Curls: 14kg x12, 14kg x10"
      ]),
    .init(
      name: "n059",
      text: "2026-02-23\nweights in kg\nW = week, so W3 = third week\nW3 Squat 100 x 5\nW3 Squat 100 x 5",
      exercises: [
        "2026-02-23 W3 Squat: 100kg x5",
        "2026-02-23 W3 Squat: 100kg x5",
      ]),
    .init(
      name: "n060",
      text: "2026-02-23\nweights in kg\nSquat 100 x 5 (A)\nSquat 100 x 5 (B)\n(A) = old shoes, (B) = new shoes",
      exercises: [
        "2026-02-23 Squat: 100kg x5",
        "2026-02-23 Squat: 100kg x5",
      ]),
    .init(
      name: "n063",
      text: "2026-02-24\nweights in kg\nstopped writing w = warm-up, only work sets here now\nBench\n60 x 8\n60 x 8",
      exercises: [
        "2026-02-24 Bench: 60kg x8, 60kg x8"
      ]),
    .init(
      name: "n064",
      text:
        "2026-02-25\nweights in kg\nLast line of every lift is a back-off, all above it is work\nSquat\n120 x 3\n90 x 8",
      exercises: [
        "2026-02-25 Squat: 120kg x3, 90kg x8"
      ]),
    .init(
      name: "n066",
      text: "2026-02-25\nweights in kg\nLast rep of every set was work, all above it easy\nBench\n70 x 5\n75 x 5",
      exercises: [
        "2026-02-25 Bench: 70kg x5, 75kg x5"
      ]),
    .init(
      name: "n068",
      text:
        "2026-02-26\nweights in kg\nLast line of every lift is what I plan for next week, not done\nSquat\n100 x 5\n102.5 x 5",
      exercises: [
        "2026-02-26 Squat: 100kg x5, 102.5kg x5"
      ]),
    .init(
      name: "n070",
      text: "2026-02-27\nweights in kg\nlast week all warm-up no work, today:\nSquat\n80 x 5\n100 x 5",
      exercises: [
        "2026-02-27 Squat: 80kg x5, 100kg x5"
      ]),
    .init(
      name: "n071",
      text:
        "2026-02-27\nweights in kg\nLast line of every lift is the heaviest, all of them are work\nBench\n60 x 8\n70 x 4",
      exercises: [
        "2026-02-27 Bench: 60kg x8, 70kg x4"
      ]),
    .init(
      name: "n073",
      text: "2026-02-28\nweights in kg\nLast line of the note is the bodyweight\nSquat 100 x 5\n83.2",
      exercises: [
        "2026-02-28 Squat: 100kg x5"
      ]),
    .init(
      name: "n074",
      text: "2026-02-28\nweights in kg\nkilos/sets/reps. If there's only two it's kilos/reps\nSquat\n65/3/5\n70/5",
      exercises: [
        "2026-02-28 Squat: 65kg x5, 65kg x5, 65kg x5, 70kg x5"
      ]),
    .init(
      name: "n076",
      text: "2026-03-01\nOrder is kilos/reps/sets. If I failed there's an f.\nBench\n65/5/3\n70/3/1 f",
      exercises: [
        "2026-03-01 Bench: 65kg x5, 65kg x5, 65kg x5, 70kg fail x3"
      ]),
    .init(
      name: "n078",
      text: "2026-03-01\nkilos/reps/rpe. If rpe is missing it was easy.\nSquat\n100/5/8\n90/5",
      exercises: [
        "2026-03-01 Squat: 100kg @8 x5, 90kg x5"
      ]),
    .init(
      name: "n082",
      text:
        "2026-03-03\nkilos/reps/sets for barbell lifts. Bodyweight stuff is reps per set.\nSquat 90/5/3\nPull-ups 9/8/7",
      exercises: [
        "2026-03-03 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2026-03-03 Pull-ups: x9, x8, x7",
      ]),
    .init(
      name: "n083",
      text: "2026-03-03\nreps/kilos/sets. If blank, same as above.\nSquat\n5/100/3\n3/110/1",
      exercises: [
        "2026-03-03 Squat: 100kg x5, 100kg x5, 100kg x5, 110kg x3"
      ]),
    .init(
      name: "n085",
      text: "2026-03-03\nweights in kg\nSandbag is 42 on the bathroom scale\nSandbag clean 42 x 6\n42 x 5",
      exercises: [
        "2026-03-03 Sandbag clean: 42kg x6, 42kg x5"
      ]),
    .init(
      name: "n087",
      text: "2026-03-04\nweights in kg\nthe dog was 31.2 on the bathroom scale\nSquat 100 x 5",
      exercises: [
        "2026-03-04 Squat: 100kg x5"
      ]),
    .init(
      name: "n088",
      text: "2026-03-04\nweights in kg\nSquat 100 x 5\n8 on the Borg scale\nSquat 100 x 5",
      exercises: [
        "2026-03-04 Squat: 100kg x5",
        "2026-03-04 Squat: 100kg x5",
      ]),
    .init(
      name: "n089",
      text: "2026-03-05\nweights in kg\npain 3 on the usual scale\nBench 60 x 8",
      exercises: [
        "2026-03-05 Bench: 60kg x8"
      ]),
    .init(
      name: "n090",
      text: "2026-03-05\nPlank 2'10\", 1'45\" on the kitchen floor",
      exercises: [
        "2026-03-05 Plank: 130s, 105s"
      ]),
    .init(
      name: "n091",
      text: "2026-03-05\nRow 1000 m 3'50\", then 5'10\" easy\nPull-ups 8, 8",
      exercises: [
        "2026-03-05 Row: 1000m 230s, 310s",
        "2026-03-05 Pull-ups: x8, x8",
      ]),
    .init(
      name: "n093",
      text: "2026-03-06\n88,3 op de weegschaal, vorige week 89,1\nKniebuigen 100 kg x 5",
      exercises: [
        "2026-03-06 Kniebuigen: 100kg x5"
      ]),
    .init(
      name: "n094",
      text: "2026-03-06\nweights in kg\nwant 85 on the scale by May, 88.4 today\nSquat 100 x 5",
      exercises: [
        "2026-03-06 Squat: 100kg x5"
      ]),
    .init(
      name: "n097",
      text: "2026-03-07\nweights in kg\nBench 80\n5, 5, 4 (last week 3x5)",
      exercises: [
        "2026-03-07 Bench: 80kg x5, 80kg x5, 80kg x4"
      ]),
    .init(
      name: "n098",
      text: "2026-03-07\nweights in kg\nRow 60\n8, 8, 8 (target muscle: lats)",
      exercises: [
        "2026-03-07 Row: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "n099",
      text: "2026-03-08\nweights in kg\nSquat 127.5x1 @8 (next 130x1 @8)",
      exercises: [
        "2026-03-08 Squat: 127.5kg @8 x1"
      ]),
    .init(
      name: "n100",
      text: "2026-03-08\nweights in kg\nSquat 127.5x1 @8 (plan 130x1 @8 on Friday)",
      exercises: [
        "2026-03-08 Squat: 127.5kg @8 x1"
      ]),
    .init(
      name: "n101",
      text: "2026-03-08\nweights in kg\nPull-ups\n6 / 6 / 5 (plan 20 total)",
      exercises: [
        "2026-03-08 Pull-ups: x6, x6, x5"
      ]),
    .init(
      name: "n102",
      text: "2026-03-09\nweights in kg\nBench 80\n6 / 6 / 5 (plan B, rack was taken)",
      exercises: [
        "2026-03-09 Bench: 80kg x6, 80kg x6, 80kg x5"
      ]),
    .init(
      name: "n103",
      text: "2026-03-09\nweights in kg\nPress 45\n5, 5, 4 (target was 3x5 @ 42.5, loaded wrong)",
      exercises: [
        "2026-03-09 Press: 45kg x5, 45kg x5, 45kg x4"
      ]),
    .init(
      name: "n105",
      text: "2026-03-10\nweights in kg\nDeadlift 150x3 (planned deload, changed my mind)\n150x3",
      exercises: [
        "2026-03-10 Deadlift: 150kg x3, 150kg x3"
      ]),
    .init(
      name: "n106",
      text: "2026-03-10\nweights in kg\nBench 80\n6 / 6 / 5\n(plan 3x6 was on 77.5 in January)",
      exercises: [
        "2026-03-10 Bench: 80kg x6, 80kg x6, 80kg x5"
      ]),
    .init(
      name: "n107",
      text: "2026-03-10\nweights in kg\nSquat 100: 5, 5, 5 (target 3x5), next target 3x5 @ 102.5",
      exercises: [
        "2026-03-10 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "n108",
      text: "2026-03-10\nweights in kg\nBench 80 3x8 -> 3x10 next week",
      exercises: [
        "2026-03-10 Bench: 80kg x8, 80kg x8, 80kg x8"
      ]),
    .init(
      name: "n155",
      text: "2026-03-25\nEMOM timer was broken so counted breaths\nSwings 24kg: 15, 15, 15",
      exercises: [
        "2026-03-25 Swings: 24kg x15, 24kg x15, 24kg x15"
      ]),
    .init(
      name: "n160",
      text: "2026-03-27\nJacob's ladder 10 min\nClean & press 24 kg 5 x 5",
      exercises: [
        "2026-03-27 Clean & press: 24kg x5, 24kg x5, 24kg x5, 24kg x5, 24kg x5"
      ]),
    .init(
      name: "n165",
      text: "2026-03-29\nPull-up ladder 1-10\nthen 5 dips",
      exercises: [
        "2026-03-29 Pull-up: open ? x1-10",
        "2026-03-29 dips: x5",
      ]),
    .init(
      name: "n167",
      text: "2026-03-29\nweights in kg\nBench ladder up: 60-70-80 x 5",
      exercises: [
        "2026-03-29 Bench ladder up: 60kg x5, 70kg x5, 80kg x5"
      ]),
    .init(
      name: "n168",
      text: "2026-03-30\nSwings 24kg, tempo 1-2-3, 5 sets of 10",
      exercises: [
        "2026-03-30 Swings: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "n169",
      text: "2026-03-30\nLadders next week: 1-2-3, 5 ladders with the 24\nPress 20 kg: 5, 5, 5",
      exercises: [
        "2026-03-30 Press: 20kg x5, 20kg x5, 20kg x5"
      ]),
    .init(
      name: "n170",
      text: "2026-03-30\nweights in lb\nSquat 205 (was 4x3 last cycle): 5 5 5",
      exercises: [
        "2026-03-30 Squat: 205lb x5, 205lb x5, 205lb x5"
      ]),
    .init(
      name: "n171",
      text: "2026-03-30\nweights in lb\nSquat 205 (4x3 min rest): 3 3 3 3",
      exercises: [
        "2026-03-30 Squat: 205lb x3, 205lb x3, 205lb x3, 205lb x3"
      ]),
    .init(
      name: "n172",
      text: "2026-03-31\nweights in lb\nSquat 205 (4x4 wood under heels): 5 5 5",
      exercises: [
        "2026-03-31 Squat: 205lb x5, 205lb x5, 205lb x5"
      ]),
    .init(
      name: "n174",
      text: "2026-03-31\nweights in lb\nSquat 205 (4x3, 1x3+): 3 3 2, stopped",
      exercises: [
        "2026-03-31 Squat: 205lb x3, 205lb x3, 205lb x2"
      ]),
    .init(
      name: "n176",
      text: "2026-04-01\nweights in lb\nBench 185 (PR 1x225): 5 5 5",
      exercises: [
        "2026-04-01 Bench: 185lb x5, 185lb x5, 185lb x5"
      ]),
    .init(
      name: "n178",
      text: "2026-04-02\nweights in lb\nRow 115 (3x10): 10 10 10\nthen 5 5 @ 135",
      exercises: [
        "2026-04-02 Row: 115lb x10 ? 115lb x10, 115lb x10 ? 115lb x10, 115lb x10 ? 115lb x10, 135lb x5, 135lb x5"
      ]),
    .init(
      name: "n180",
      text: "2026-04-02\nweights in lb\nPress 95 (2x25 per side minus collar): 5 5 5",
      exercises: [
        "2026-04-02 Press: 95lb x5, 95lb x5, 95lb x5"
      ]),
    .init(
      name: "n181",
      text: "2026-04-03\nweights in kg\nSquat\n155 x 4 @8 -> 160 x 4 @9",
      exercises: [
        "2026-04-03 Squat: 155kg @8 x4, 160kg @9 x4"
      ]),
    .init(
      name: "n182",
      text: "2026-04-03\nweights in kg\nSquat\n4 @8 -> 155 next week\n150 x 4 @8",
      exercises: [
        "2026-04-03 Squat: 150kg @8 x4"
      ]),
    .init(
      name: "n183",
      text: "2026-04-03\nweights in kg\nSquat 150\n4 @8 -> HR 155 (8.5 min rest)\n4 @8",
      exercises: [
        "2026-04-03 Squat: 150kg @8 x4, 150kg @8 x4"
      ]),
    .init(
      name: "n184",
      text: "2026-04-04\nweights in kg\nSquat 145 x 4 @8 -> e1RM 168\n145 x 4 @8.5",
      exercises: [
        "2026-04-04 Squat: 145kg @8 x4, 145kg @8.5 x4"
      ]),
    .init(
      name: "n191",
      text: "2026-04-06\nweights in kg\nSquat\n5x3 110\nvolume: 1650",
      exercises: [
        "2026-04-06 Squat: 110kg x3, 110kg x3, 110kg x3, 110kg x3, 110kg x3"
      ]),
    .init(
      name: "n192",
      text: "2026-04-06\nweights in kg\nSquat 130x1 @8\nvolume: same as last week, 5x3",
      exercises: [
        "2026-04-06 Squat: 130kg @8 x1"
      ]),
    .init(
      name: "n193",
      text: "2026-04-07\nweights in kg\nSquat 100x5\nBBB: next week 5x10 @ 60",
      exercises: [
        "2026-04-07 Squat: 100kg x5"
      ]),
    .init(
      name: "n194",
      text: "2026-04-07\nweights in kg\nSquat 100x5\nBBB: skipped",
      exercises: [
        "2026-04-07 Squat: 100kg x5"
      ]),
    .init(
      name: "n195",
      text: "2026-04-07\nweights in kg\nPress 60x5\nBBB: bench 5x10 @ 60",
      exercises: [
        "2026-04-07 Press: 60kg x5",
        "2026-04-07 bench: 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "n196",
      text: "2026-04-08\nweights in kg\nSquat 75x5, 85x5, 95x8\nBBB: 5x10 @ 50%",
      exercises: [
        "2026-04-08 Squat: 75kg x5, 85kg x5, 95kg x8, open ? 50% x10, open ? 50% x10, open ? 50% x10, open ? 50% x10, open ? 50% x10"
      ]),
    .init(
      name: "n197",
      text: "2026-04-08\nweights in kg\nBench 5x5 80\ntotal volume: 25 x 80 = 2000",
      exercises: [
        "2026-04-08 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "n198",
      text: "2026-04-08\nweights in kg\nSquat 100x5\nBBB: 5x10 @ 60, did 3x10 only",
      exercises: [
        "2026-04-08 Squat: 100kg x5, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "n199",
      text: "2026-04-09\nweights in kg\nBench 80 5x5\nmusic volume: 5x too loud\nRow 60 x 10",
      exercises: [
        "2026-04-09 Bench: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5",
        "2026-04-09 Row: 60kg x10",
      ]),
    .init(
      name: "n200",
      text: "2026-04-09\nweights in kg\nDeadlift 160x3 @8\nvolume: 5x3 110 @7 was last week, none today",
      exercises: [
        "2026-04-09 Deadlift: 160kg @8 x3"
      ]),
    .init(
      name: "n201",
      text: "2026-04-09\nweights in kg\nSquat 120x3\nintensity: high, volume: low\nLeg curl 40x12",
      exercises: [
        "2026-04-09 Squat: 120kg x3",
        "2026-04-09 Leg curl: 40kg x12",
      ]),
    .init(
      name: "n203",
      text: "2026-04-10\nweights in kg\nSquat\nwarm up: 60x5, 80x3\n100x5\n100x5",
      exercises: [
        "2026-04-10 Squat: 60kg warmup x5, 80kg warmup x3, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "n204",
      text: "2026-04-10\nweights in kg\nBench press 3x8 70\nRow 3x10 55\nCurl 2x12 14",
      exercises: [
        "2026-04-10 Bench press: 70kg x8, 70kg x8, 70kg x8",
        "2026-04-10 Row: 55kg x10, 55kg x10, 55kg x10",
        "2026-04-10 Curl: 14kg x12, 14kg x12",
      ]),
    .init(
      name: "n205",
      text: "2026-04-11\nPull-ups 10, 8, 7\nDips 12, 12, 10\nRun 5 km 26:30",
      exercises: [
        "2026-04-11 Pull-ups: x10, x8, x7",
        "2026-04-11 Dips: x12, x12, x10",
        "2026-04-11 Run: 1590s 5km",
      ]),
    .init(
      name: "n206",
      text: "2026-04-11\nweights in kg\nDeadlift\n140 x 3\n170 x 1\n180 x 0",
      exercises: [
        "2026-04-11 Deadlift: 140kg x3, 170kg x1, 180kg fail x0"
      ]),
    .init(
      name: "n207",
      text: "12.04.2026\nKreuzheben 3x5 140kg\nKlimmzüge 8/7/6\nKG 82,1",
      exercises: [
        "2026-04-12 Kreuzheben: 140kg x5, 140kg x5, 140kg x5",
        "2026-04-12 Klimmzüge: x8, x7, x6",
      ]),
    .init(
      name: "n208",
      text: "12/04/2026\nSquat 4x6 à 90 kg\nDéveloppé militaire 40 kg 8/8/6\nPDC 78,4",
      exercises: [
        "2026-04-12 Squat: 90kg x6, 90kg x6, 90kg x6, 90kg x6",
        "2026-04-12 Développé militaire: 40kg x8, 40kg x8, 40kg x6",
      ]),
    .init(
      name: "n209",
      text: "2026-04-12\nSentadilla 100 kg 5x5\nPress banca 70 kg 8, 8, 7\npeso corporal 81,3 kg",
      exercises: [
        "2026-04-12 Sentadilla: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-04-12 Press banca: 70kg x8, 70kg x8, 70kg x7",
      ]),
    .init(
      name: "n210",
      text: "2026-04-13\nKniebuigen 4x8 80 kg\nBankdrukken 3x8 60 kg, laatste set 7",
      exercises: [
        "2026-04-13 Kniebuigen: 80kg x8, 80kg x8, 80kg x8, 80kg x8",
        "2026-04-13 Bankdrukken: 60kg x8, 60kg x8, 60kg x7",
      ]),
    .init(
      name: "n211",
      text: "2026-04-13\nweights in lb\nBench 225 x 5, 5, 4\nIncline DB 70s x 10, 9",
      exercises: [
        "2026-04-13 Bench: 225lb x5, 225lb x5, 225lb x4",
        "2026-04-13 Incline DB: 70lb x10, 70lb x9",
      ]),
    .init(
      name: "n212",
      text: "2026-04-13\nweights in kg\nSquat 5x5 100 (2 min rest)\nCalf raise 3x15 60",
      exercises: [
        "2026-04-13 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-04-13 Calf raise: 60kg x15, 60kg x15, 60kg x15",
      ]),
    .init(
      name: "n213",
      text: "2026-04-14\nweights in kg\nBench 60x10\nplan was 4 sets, only had time for 2\n60x9",
      exercises: [
        "2026-04-14 Bench: 60kg x10, 60kg x9"
      ]),
    .init(
      name: "n214",
      text: "2026-04-14\nPlank 60 s, 45 s, 40 s\nSide plank 30 s each",
      exercises: [
        "2026-04-14 Plank: 60s, 45s, 40s",
        "2026-04-14 Side plank: 30s",
      ]),
    .init(
      name: "n215",
      text: "2026-04-14\nweights in kg\nFarmer walk 32 each hand, 4 x 30 m\nSled 80, 6 x 20 m",
      exercises: [
        "2026-04-14 Farmer walk: 30m 32kg, 30m 32kg, 30m 32kg, 30m 32kg",
        "2026-04-14 Sled: 20m 80kg, 20m 80kg, 20m 80kg, 20m 80kg, 20m 80kg, 20m 80kg",
      ]),
    .init(
      name: "n216",
      text: "2026-04-15\nweights in kg\nSquat 100 x 5\nFelt like an 8. Slept 6 h.\nSquat 100 x 5",
      exercises: [
        "2026-04-15 Squat: 100kg x5",
        "2026-04-15 Squat: 100kg x5",
      ]),
    .init(
      name: "n217",
      text: "2026-04-15\nweights in kg\nOHP 45: 6 5 5\nassist with band on the last rep of each",
      exercises: [
        "2026-04-15 OHP: 45kg x6, 45kg x5, 45kg x5"
      ]),
    .init(
      name: "n218",
      text: "2026-04-15\nBike 45 min, 22 km, avg HR 138\nPush-ups 30",
      exercises: [
        "2026-04-15 Bike: 22km 2700s",
        "2026-04-15 Push-ups: x30",
      ]),
    .init(
      name: "n219",
      text: "2026-04-16\nweights in kg\nBench 3x5 82.5\nlast rep of set 3 was ugly, 80 next time",
      exercises: [
        "2026-04-16 Bench: 82.5kg x5, 82.5kg x5, 82.5kg x5"
      ]),
    .init(
      name: "n220",
      text: "2026-04-16\nweights in kg\nLeg press 160 x 12, 12, 11\nLeg curl 45 x 12, 10\n(home by 8)",
      exercises: [
        "2026-04-16 Leg press: 160kg x12, 160kg x12, 160kg x11",
        "2026-04-16 Leg curl: 45kg x12, 45kg x10",
      ]),
    .init(
      name: "n221",
      text: "2026-04-16\nweights in kg\nA) Squat 90 5/5/5\nB) Bench 70 8/8/8\nC) Plank 60 s",
      exercises: [
        "2026-04-16 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2026-04-16 Bench: 70kg x8, 70kg x8, 70kg x8",
        "2026-04-16 Plank: 60s",
      ]),
    .init(
      name: "n222",
      text: "2026-04-17\nweights in kg\nSquat top single 150 @8.5\nback off 3x4 125",
      exercises: [
        "2026-04-17 Squat: 150kg @8.5 x1, 125kg x4, 125kg x4, 125kg x4"
      ]),
    .init(
      name: "n223",
      text: "2026-04-17\nweights in kg\nLat pulldown 55x12, 60x10, 65x8 (drop 50x8)",
      exercises: [
        "2026-04-17 Lat pulldown: 55kg x12, 60kg x10, 65kg x8, 50kg drop x8"
      ]),
    .init(
      name: "n224",
      text: "2026-04-17\nweights in kg\nBench 80 x 8 x 3\nRow 70 x 8 x 3",
      exercises: [
        "2026-04-17 Bench: 80kg x8, 80kg x8, 80kg x8",
        "2026-04-17 Row: 70kg x8, 70kg x8, 70kg x8",
      ]),
    .init(
      name: "n228",
      text: "2026-04-19\nweights in kg\ntarget next month: squat 140x1\nSquat 125x2\nSquat 125x2",
      exercises: [
        "2026-04-19 squat: open ? 140kg x1",
        "2026-04-19 Squat: 125kg x2",
        "2026-04-19 Squat: 125kg x2",
      ]),
    .init(
      name: "n229",
      text: "2026-04-19\nweights in kg\nChest supported row (machine 4) 45x10\n45x10",
      exercises: [
        "2026-04-19 Chest supported row: 45kg x10, 45kg x10"
      ]),
    .init(
      name: "n232",
      text: "2026-04-20\nweights in kg\nPress 50x5, 50x5, 50x3 (failed 4th)",
      exercises: [
        "2026-04-20 Press: 50kg x5, 50kg x5, 50kg fail x3"
      ]),
    .init(
      name: "n233",
      text: "2026-04-20\nweights in kg\nPress 50 3x5\ngot 5, 5, 3",
      exercises: [
        "2026-04-20 Press: 50kg x5, 50kg x5, 50kg x3"
      ]),
    .init(
      name: "n235",
      text: "2026-04-21\nweights in kg\nCurls L 12 x 10, R 12 x 11",
      exercises: [
        "2026-04-21 Curls: 12kg left x10, 12kg right x11"
      ]),
    .init(
      name: "n236",
      text: "2026-04-21\nweights in kg\nSuperset:\nBench 70x8 / Row 60x8\nBench 70x8 / Row 60x8",
      exercises: [
        "2026-04-21 Bench: 70kg x8",
        "2026-04-21 Row: 60kg x8",
        "2026-04-21 Bench: 70kg x8",
        "2026-04-21 Row: 60kg x8",
      ]),
    .init(
      name: "n238",
      text: "2026-04-22\nweights in kg\nBench 70x8, 70x8, 70x8+ (did 11)",
      exercises: [
        "2026-04-22 Bench: 70kg x8, 70kg x8, 70kg x11 ? x8+"
      ]),
    .init(
      name: "n239",
      text: "2026-04-22\nRest day. 8-12k steps as always\nBW 83.0",
      exercises: []),
    .init(
      name: "n241",
      text: "2026-04-23\nweights in kg\nWeek 3 Day 2\nSquat 97.5 3x5\nBench 72.5 3x5",
      exercises: [
        "2026-04-23 Squat: 97.5kg x5, 97.5kg x5, 97.5kg x5",
        "2026-04-23 Bench: 72.5kg x5, 72.5kg x5, 72.5kg x5",
      ]),
    .init(
      name: "n242",
      text: "W3D2 23 Apr 2026\nweights in kg\nSquat 97.5 3x5\nsee W3D1 21 Apr 2026 for bench",
      exercises: [
        "2026-04-23 Squat: 97.5kg x5, 97.5kg x5, 97.5kg x5"
      ]),
    .init(
      name: "n243",
      text: "2026-04-24\nweights in kg\nHip thrust 100x10 100x10 100x8\n60 kg for 20 at the end",
      exercises: [
        "2026-04-24 Hip thrust: 100kg x10, 100kg x10, 100kg x8, 60kg x20"
      ]),
    .init(
      name: "n244",
      text: "2026-04-24\nweights in kg\nPull-ups: bw x 8, +5 x 6, +10 x 4\nband x 8",
      exercises: [
        "2026-04-24 Pull-ups: x8, +5kg x6, +10kg x4, x8"
      ]),
    .init(
      name: "n247",
      text: "2026-04-25\nweights in kg\nRow 60 x 10 >> too easy\n65 x 10",
      exercises: [
        "2026-04-25 Row: 60kg x10, 65kg x10"
      ]),
    .init(
      name: "n248",
      text: "2026-04-25\nweights in kg\nBench 80x5 -> PR!\n80x4 -> tired",
      exercises: [
        "2026-04-25 Bench: 80kg x5, 80kg x4"
      ]),
    .init(
      name: "n250",
      text: "2026-04-26\nBouldering 90 min, sent 6a+ x 3, tried 6b+\nHangs 10 s x 6",
      exercises: [
        "2026-04-26 Bouldering: 5400s",
        "2026-04-26 Hangs: 10s, 10s, 10s, 10s, 10s, 10s",
      ]),
    .init(
      name: "n251",
      text: "2026-04-26\nTennis 6/4 3/6 6/2\nPush-ups 25, 20",
      exercises: [
        "2026-04-26 Push-ups: x25, x20"
      ]),
    .init(
      name: "n252",
      text: "2026-04-27\nweights in kg\nKniebeuge\n60x5 Aufwärmen\n100x5\nletzter Satz war der beste",
      exercises: [
        "2026-04-27 Kniebeuge: 60kg warmup x5, 100kg x5"
      ]),
    .init(
      name: "n256",
      text: "2026-04-28\nweights in kg\nBench 80 x 5 (4 clean, 1 with help)\n80 x 4",
      exercises: [
        "2026-04-28 Bench: 80kg x5, 80kg x4"
      ]),
    .init(
      name: "n257",
      text: "2026-04-28\nweights in kg\nEMOM-style rest on curls\nCurls 12 x 10, 10, 10, 9",
      exercises: [
        "2026-04-28 Curls: 12kg x10, 12kg x10, 12kg x10, 12kg x9"
      ]),
    .init(
      name: "n258",
      text: "2026-04-29\nweights in kg\nSnatch 40x2, 50x2, 60x1, 65xmiss, 65x1",
      exercises: [
        "2026-04-29 Snatch: 40kg x2, 50kg x2, 60kg x1, 65kg fail x0, 65kg x1"
      ]),
    .init(
      name: "n259",
      text: "2026-04-29\nweights in kg\nTrap bar 140x6\n140x6\nweighed 84.1 after, 85.0 before",
      exercises: [
        "2026-04-29 Trap bar: 140kg x6, 140kg x6"
      ]),
    .init(
      name: "n261",
      text: "2026-04-30\nweights in kg\nBand pull-aparts 100 total\nPress 42.5 5/5/5",
      exercises: [
        "2026-04-30 Band pull-aparts: x100",
        "2026-04-30 Press: 42.5kg x5, 42.5kg x5, 42.5kg x5",
      ]),
    .init(
      name: "n262",
      text: "2026-04-30\nweights in kg\nBench 5-4-3-2-1 ladder at 90",
      exercises: [
        "2026-04-30 Bench: x5, x4, x3, x2, x1"
      ]),
  ]
}
