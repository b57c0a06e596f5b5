import Testing
import TrainingModel

@testable import Carryover

/// Words that lead from set to set, and such as stand around loads, sides and ways.
struct NotesWordsAmongSetsTests {
  @Test("Words among sets are told from the sets", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "what leads to a drop set",
      text:
        "2026-01-04 lb\nPress\n10 reps at 180, 8 reps at 200 and then straight into a double drop set: 9 reps at 140, 11 reps at 100\nCurl\n9 reps w/ 30s then a drop set, 8 reps w/ 20s\nRow 200x8 then a drop set: 140x9, 100x11\nPull ups - +10kg x5, +15kg x3. then straight into a drop set, bodyweight x6",
      exercises: [
        "2026-01-04 Press: 180lb x10, 200lb x8, 140lb drop x9, 100lb drop x11",
        "2026-01-04 Curl: 30lb x9, 20lb drop x8",
        "2026-01-04 Row: 200, 200, 200, 200, 200, 200, 200, 200, 140lb drop x9, 100lb drop x11",
        "2026-01-04 Pull ups: +10kg x5, +15kg x3, drop x6",
      ]),
    .init(
      name: "the last set, said before it",
      text:
        "2026-01-04 kg\nSeitheben: 10 kg 15 / 14 / 12, zum Schluss Dropsatz 6 kg x 10\nRow 10 kg 15 / 14, zum Schluss 6 kg x 10\nBench 60x5, 60x5, to finish 40x12",
      exercises: [
        "2026-01-04 Seitheben: 10kg x15, 10kg x14, 10kg x12, 6kg drop x10",
        "2026-01-04 Row: 10kg x15, 10kg x14, 6kg x10", "2026-01-04 Bench: 60kg x5, 60kg x5, 40kg x12",
      ]),
    .init(
      name: "the body, and that it was the end",
      text: "2026-01-04\nDips\njust bodyweight to finish. 14 reps, 11 reps, 8 reps (that last one to failure)",
      exercises: ["2026-01-04 Dips: x14, x11, fail x8"]),
    .init(
      name: "bells by their article",
      text: "2026-01-04 lb\nBiceps curls: 10 with the 8s, 10 with the 8s.\nDB press: 3x10 with the 30s",
      exercises: ["2026-01-04 Biceps curls: 8lb x10, 8lb x10", "2026-01-04 DB press: 30lb x10, 30lb x10, 30lb x10"]),
    .init(
      name: "sides by their article",
      text: "2026-01-04\nBalance: 20 seconds on the left, 25 seconds on the right, holding nothing.",
      exercises: ["2026-01-04 Balance: 20s left, 25s right"]),
    .init(
      name: "warm-ups too",
      text:
        "2026-01-04 kg\nSquat\n95x8 warm up\n135x5 also warm up\n185x5\nBench 60x5 warm up too\nRow 40x8, 60x5 and 80x1, those are all warm-ups. 100x5 at rpe 7, 100x5",
      exercises: [
        "2026-01-04 Squat: 95kg warmup x8, 135kg warmup x5, 185kg x5", "2026-01-04 Bench: 60kg warmup x5",
        "2026-01-04 Row: 40kg warmup x8, 60kg warmup x5, 80kg warmup x1, 100kg @7 x5, 100kg x5",
      ]),
    .init(
      name: "warm-ups before then",
      text:
        "2026-01-04 kg\nFront squat: warm-ups 40x5 and 60x3, then 80x3, 80x3 and 82.5x2, dumped the bar on the third rep.\nBench: warm-ups 40x5 and 60x3, then 80x3, felt ok.",
      exercises: [
        "2026-01-04 Front squat: 40kg warmup x5, 60kg warmup x3, 80kg x3, 80kg x3, 82.5kg fail x2",
        "2026-01-04 Bench: 40kg warmup x5, 60kg warmup x3, 80kg x3",
      ]),
    .init(
      name: "warm-ups behind the work",
      text:
        "2026-01-04, gewicht in kg\nbankdrukken 3x8 60kg, daarvoor warming-up 10x 40kg\nBench 3x8 60kg, warm-up 10x40kg\nRow 3x8 60kg",
      exercises: [
        "2026-01-04 bankdrukken: 40kg warmup x10, 60kg x8, 60kg x8, 60kg x8",
        "2026-01-04 Bench: 40kg warmup x10, 60kg x8, 60kg x8, 60kg x8", "2026-01-04 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "sets without spaces or commas",
      text:
        "2026-01-04 kg\nPush press 5@50,5@60,4@67\nkuiten 15x 60kg 15x 60kg 12x 60kg\nHanging knee raise: 12, 12 10\ndips bw 12 10 8f",
      exercises: [
        "2026-01-04 Push press: 50kg x5, 60kg x5, 67kg x4", "2026-01-04 kuiten: 60kg x15, 60kg x15, 60kg x12",
        "2026-01-04 Hanging knee raise: x12, x12, x10", "2026-01-04 dips: x12, x10, fail x8",
      ]),
    .init(
      name: "ways",
      text:
        "2026-01-04\nSled drag\n270 lb, 3 trips, 80 ft each. Ate two hot dogs.\nYoke\n400lb 50ft\n500 lb, only made 30 ft and had to set it down.\nFarmers walk, weights are per hand\n150lb 50ft warmup\n185lb 50ft",
      exercises: [
        "2026-01-04 Sled drag: 270lb 80ft, 270lb 80ft, 270lb 80ft", "2026-01-04 Yoke: 400lb 50ft, 30ft 500lb",
        "2026-01-04 Farmers walk: 150lb 50ft warmup, 185lb 50ft",
      ]),
    .init(
      name: "sets by the clock",
      text:
        "2026-01-04\nPower clean 2 reps every min for 4 min, 155#\nBack squat, every 2:30, all sets of 3\n185# 205# 225#",
      exercises: [
        "2026-01-04 Power clean: 155lb x2, 155lb x2, 155lb x2, 155lb x2",
        "2026-01-04 Back squat: 185lb x3, 205lb x3, 225lb x3",
      ]),
    .init(
      name: "help",
      text:
        "2026-01-04 kg\nassisted one arm pull up, 20kg of assistance, left 3, right 4\n\n• Dominadas\n   – ayuda -15kg x 8\n   – ayuda -15kg x 6",
      exercises: [
        "2026-01-04 assisted one arm pull up: -20kg left x3, -20kg right x4",
        "2026-01-04 Dominadas: -15kg x8, -15kg x6",
      ]),
    .init(
      name: "rounds of a superset",
      text: "2026-01-04\nsuperset, 3 rounds: pistols 5 each leg, press ups 20",
      exercises: ["2026-01-04 pistols: x5, x5, x5", "2026-01-04 press ups: x20, x20, x20"]),
    .init(
      name: "labels of a superset",
      text:
        "2026-01-04\n**B1. Chest-supported row** + **B2. Landmine press** (superset, landmine is reps each arm)\n\n1. B1: 12 @ 40kg → B2: 10 @ 15kg\n2. B1: 11 @ 40kg → B2: 10 @ 15kg",
      exercises: [
        "2026-01-04 Chest-supported row: 40kg x12, 40kg x11", "2026-01-04 Landmine press: 15kg x10, 15kg x10",
      ]),
    .init(
      name: "a load behind a name, above its sides",
      text: "2026-01-04 kg\none arm press 16\nL 8 8 7\nR 8 8 8\nsuitcase carry 24, 40m L, 40m R",
      exercises: [
        "2026-01-04 one arm press: 16kg left x8, 16kg left x8, 16kg left x7, 16kg right x8, 16kg right x8, 16kg right x8",
        "2026-01-04 suitcase carry: 24kg 40m left, 24kg 40m right",
      ]),
    .init(
      name: "numbers of sets",
      text:
        "2026-01-04\nTriceps Dip (Assisted)\n1: -20 kg × 10\n2: -20 kg × 9\n\nPull Up\n1: 9 reps\n2: 7 reps\n3: 6 reps [Failure]",
      exercises: ["2026-01-04 Triceps Dip (Assisted): -20kg x10, -20kg x9", "2026-01-04 Pull Up: x9, x7, fail x6"]),
    .init(
      name: "efforts among sets with their loads behind",
      text:
        "2026-01-04 kg\nbench 5@60, 5@80 RPE 7, 5@82.5 RPE 8\nbench 5 @ 80 RPE 7, 5 @ 82.5 RPE 8, 5 @ 85 RPE 9\nbench 3x5 RPE 7, 8, 9 @ 100 kg",
      exercises: [
        "2026-01-04 bench: 60kg x5, 80kg @7 x5, 82.5kg @8 x5", "2026-01-04 bench: 80kg @7 x5, 82.5kg @8 x5, 85kg @9 x5",
        "2026-01-04 bench: 100kg @7 x5, 100kg @8 x5, 100kg @9 x5",
      ]),
    .init(
      name: "a bar, a weight, a number",
      text:
        "street workout diary (bw ~ 74)\n\n2026-01-04 lb\nsquat\n45 x10 just the bar\n135x5\nOHP 95x5, 95x4 and I failed number five, just would not lock out",
      exercises: ["2026-01-04 squat: 45lb x10, 135lb x5", "2026-01-04 OHP: 95lb x5, 95lb fail x4"]),
    .init(
      name: "a paragraph whose minutes are no name",
      text:
        "3 March 2026\nok so got there late, only had 45 min. squats first, warmed up with 60 for 8 and 80 for 5, then 3 sets of 5 at 100 kg, last one was a grind. finished w planks, 60 sec and then 45 sec bc i was dead",
      exercises: [
        "2026-03-03 squats: 60kg warmup x8, 80kg warmup x5, 100kg x5, 100kg x5, 100kg x5",
        "2026-03-03 planks: 60s, 45s",
      ]),
    .init(
      name: "what only looks like such words",
      text:
        "2026-01-04 kg\nBench 80x5, 80x5, finally felt easy\nRow 60x8 (last one with drop 40 x 8)\nSquat 100x5, only 3 more weeks\nPress 3x8 with the band\nCurl 3x10 20kg, one more set than last week\nPlank 60s on the left of the mirror",
      exercises: [
        "2026-01-04 Bench: 80kg x5, 80kg x5", "2026-01-04 Row: 60kg x8, 40kg drop x8", "2026-01-04 Squat: 100kg x5",
        "2026-01-04 Press: x8, x8, x8", "2026-01-04 Curl: 20kg x10, 20kg x10, 20kg x10", "2026-01-04 Plank: 60s",
      ]),
    .init(
      name: "what was still and what was too much",
      text: "2026-01-04 kg\nBench 80x5 still warm\nSquat 100x5 too\nRow 60 x 5 again\nPress 40x8, first 3 reps slow",
      exercises: [
        "2026-01-04 Bench: 80kg x5", "2026-01-04 Squat: 100kg x5", "2026-01-04 Row: 60kg x5",
        "2026-01-04 Press: 40kg x8",
      ]),
    .init(
      name: "a load behind at",
      text:
        "2026-01-04 lb\npress: 5 @ 115 / 7 @ 130 amrap\nbench: 5@115, 7@130 (amrap)\ndips: 12 @ bw / 10 @ bw / 8 @ +25\npull up 3x8 @ bw",
      exercises: [
        "2026-01-04 press: 115lb x5, 130lb x7", "2026-01-04 bench: 115lb x5, 130lb x7",
        "2026-01-04 dips: x12, x10, +25lb x8", "2026-01-04 pull up: x8, x8, x8",
      ]),
    .init(
      name: "help behind a minus",
      text:
        "2026-01-04\n- **Graviton**: -30kg x10, x9\n- 辅助引体向上：-20kg×10，-20kg×8\n- Bench: -30kg x10\ntractions assistées 8x-25kg, 7x-25kg\nTrazioni assistite 3x8x-20kg\n\nElevações assistidas\n8 reps -15kg\n6 reps -15kg até à falha",
      exercises: [
        "2026-01-04 Graviton: -30kg x10, -30kg x9", "2026-01-04 辅助引体向上: -20kg x10, -20kg x8",
        "2026-01-04 Bench: 30kg x10", "2026-01-04 tractions assistées: -25kg x8, -25kg x7",
        "2026-01-04 Trazioni assistite: -20kg x8, -20kg x8, -20kg x8",
        "2026-01-04 Elevações assistidas: -15kg x8, -15kg fail x6",
      ]),
    .init(
      name: "counts of the body",
      text: "2026-01-04\noptrekken: lichaamsgewicht 8x, +5kg 6x, +5kg 5x",
      exercises: ["2026-01-04 optrekken: x8, +5kg x6, +5kg x5"]),
    .init(
      name: "warm-ups in Spanish, and calories",
      text: "2026-01-04 lb\nhack 90x12 cal, 140x10, 180x9\nrow 15 cal",
      exercises: ["2026-01-04 hack: 90lb warmup x12, 140lb x10, 180lb x9"]),
    .init(
      name: "letters of sides behind their sets",
      text: "2026-01-04 kg\nsquat 5x85, 5x85\nfentes bulgares 10x12 G, 10x12 D, 9x12 G, 9x12 D",
      exercises: [
        "2026-01-04 squat: 85kg x5, 85kg x5",
        "2026-01-04 fentes bulgares: 12kg left x10, 12kg right x10, 12kg left x9, 12kg right x9",
      ]),
    .init(
      name: "warm-ups before a semicolon",
      text: "2026-01-04\n- **Agachamento livre**: aquec. 40kg x10; 80kg x8, x8, x7",
      exercises: ["2026-01-04 Agachamento livre: 40kg warmup x10, 80kg x8, 80kg x8, 80kg x7"]),
    .init(
      name: "what was said of a name's loads",
      text:
        "2026-01-04\nSchulterdrücken KH (Gewicht pro Hantel)\n20kg x10\n\nFarmers walk (weights per hand)\n24kg 40m",
      exercises: ["2026-01-04 Schulterdrücken KH: 20kg x10", "2026-01-04 Farmers walk: 24kg 40m"]),
    .init(
      name: "the repetition that did not go up",
      text:
        "2026-01-04 kg\nSquat\n107,5x4 - die 5. nicht mehr hochbekommen\nsquat: opwarmen 40kg 8x, werksets 90kg 5-5-4 (bij de laatste set mislukte de 5e)",
      exercises: [
        "2026-01-04 Squat: 107.5kg fail x4", "2026-01-04 squat: 40kg warmup x8, 90kg x5, 90kg x5, 90kg fail x4",
      ]),
    .init(
      name: "a short word for what was done",
      text:
        "2026-01-04 kg\nA) Back squat\n   Rx: 2x5 @ 90\n   Act: 90x5 / 90x4\n   -> brace went on the last set\nB) RDL\n   Rx: 2x8 @ 70\n   Act: as written\nC) Side plank\n   Rx: 2x30s ea\n   Act: 30s, 30s",
      exercises: [
        "2026-01-04 Back squat: 90kg x5 ? 90kg x5, 90kg x4 ? 90kg x5",
        "2026-01-04 RDL: 70kg x8 ? 70kg x8, 70kg x8 ? 70kg x8", "2026-01-04 Side plank: 30s ? 30s, 30s ? 30s",
      ]),
    .init(
      name: "counts before sides",
      text: "2026-01-04\nDB row\n60kg 12 12 left, 60kg 12 10 right",
      exercises: ["2026-01-04 DB row: 60kg left x12, 60kg left x12, 60kg right x12, 60kg right x10"]),
    .init(
      name: "counts of the body with the letter of failure",
      text:
        "F = went to failure\n\n2026-01-04 kg\npullups 6 6 5 4F\ndips bw 12 12 11F\npullups 6 6 5 4\nBench 60 8 8 7F",
      exercises: [
        "2026-01-04 pullups: x6, x6, x5, fail x4", "2026-01-04 dips: x12, x12, fail x11",
        "2026-01-04 pullups: x6, x6, x5, x4", "2026-01-04 Bench: 60kg x8, 60kg x8, 60kg fail x7",
      ]),
    .init(
      name: "warm-ups with units before then",
      text:
        "2026-01-04\nDeadlifts: warmed up with 60kg x 5 and 80kg x 5, then 110kg for 5, 110kg for 5, 110kg for 3 - grip gave out, failed the fourth rep.",
      exercises: ["2026-01-04 Deadlifts: 60kg warmup x5, 80kg warmup x5, 110kg x5, 110kg x5, 110kg fail x3"]),
    .init(
      name: "a set of the body each minute",
      text: "2026-01-04\nDips 5 reps every min for 3 min",
      exercises: ["2026-01-04 Dips: x5, x5, x5"]),
  ]
}
