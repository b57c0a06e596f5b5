import Testing
import TrainingModel

@testable import Carryover

/// Signs that a legend explains, counts before their signs, sides, chains, rounds and rows apart from their header.
struct NotesOwnSignsTests {
  @Test("Signs, counts, sides and rows are read as they are meant", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "gauche, droite",
      text:
        "2025-03-01\nrowing haltère un bras 10 kg gauche x 12, droite x 12",
      exercises: [
        "2025-03-01 rowing haltère un bras: 10kg left x12, 10kg right x12"
      ]),
    .init(
      name: "left and right without a comma",
      text:
        "2025-03-01\none arm row 10 kg: left x12 right x10",
      exercises: [
        "2025-03-01 one arm row: 10kg left x12, 10kg right x10"
      ]),
    .init(
      name: "counts of either leg before their sign",
      text:
        "2025-03-01\nBeenpers op één been: 30 kg L 12x R 8x / 30 kg L 12x R 9x",
      exercises: [
        "2025-03-01 Beenpers op één been: 30kg left x12, 30kg right x8, 30kg left x12, 30kg right x9"
      ]),
    .init(
      name: "loads with counts before their sign",
      text:
        "2025-03-01\nBeenpers: 40 kg 15x (warming-up) / 70 kg 12x / 80 kg 10x / 80 kg 10x",
      exercises: [
        "2025-03-01 Beenpers: 40kg warmup x15, 70kg x12, 80kg x10, 80kg x10"
      ]),
    .init(
      name: "counts of each leg",
      text:
        "2025-03-01\nStep-ups: 10x per been / 10x per been / 10x per been",
      exercises: [
        "2025-03-01 Step-ups: x10, x10, x10"
      ]),
    .init(
      name: "holds with their efforts",
      text:
        "2025-03-01\nMuurzit: 45 sec, RPE 7 / 40 sec, RPE 8 / 35 sec, RPE 9",
      exercises: [
        "2025-03-01 Muurzit: 45s @7, 40s @8, 35s @9"
      ]),
    .init(
      name: "two bells",
      text:
        "2025-03-01\nSchouderdrukken: 2x8 kg 10x / 2x8 kg 10x / 2x8 kg 8x",
      exercises: [
        "2025-03-01 Schouderdrukken: 8kg x10, 8kg x10, 8kg x8"
      ]),
    .init(
      name: "the last to failure",
      text:
        "2025-03-01\nPush-ups: 12x / 10x / 8x to failure",
      exercises: [
        "2025-03-01 Push-ups: x12, x10, fail x8"
      ]),
    .init(
      name: "half seconds",
      text:
        "2025-03-01\nDead hang: 35 s, 32,5 s",
      exercises: [
        "2025-03-01 Dead hang: 35s, 32.5s"
      ]),
    .init(
      name: "what a band takes off",
      text:
        "2025-03-01\nOne arm chin-up (band takes 15 kg off): L 3, R 4, L 3, R 3\nNordic curl (band takes 10 kg off): 6, 5, 5",
      exercises: [
        "2025-03-01 One arm chin-up: -15kg left x3, -15kg right x4, -15kg left x3, -15kg right x3",
        "2025-03-01 Nordic curl: -10kg x6, -10kg x5, -10kg x5",
      ]),
    .init(
      name: "sides and loads behind at",
      text:
        "2025-03-01\ncable kickback L 12@20 R 12@20 L 12@20 R 11@20",
      exercises: [
        "2025-03-01 cable kickback: 20 left x12, 20 right x12, 20 left x12, 20 right x11"
      ]),
    .init(
      name: "pain of ten",
      text:
        "2025-03-01\nCalf raises: 2 x 12, holding on to the kitchen counter\n\nPain 4 of 10 afterwards. Ice for 15 minutes. Bending now 95 degrees says Karen (the physio).",
      exercises: [
        "2025-03-01 Calf raises: x12, x12"
      ]),
    .init(
      name: "a count behind an arrow",
      text:
        "2025-05-05 kg\n- [x] Press 40x5 → 5\n- [x] Press 45x5 → 5\n- [x] Press 50x5+ → 9\n- [x] Deadlift 127.5x5+ → 6, grip gave out on the 7th so this is failure\n- [x] Deadlift 75x10, 3 sets → 10, 10, 8\n- [x] Squat 102.5x5+ → only took 95, got 7",
      exercises: [
        "2025-05-05 Press: 40kg x5 ? 40kg x5",
        "2025-05-05 Press: 45kg x5 ? 45kg x5",
        "2025-05-05 Press: 50kg x9 ? x5+",
        "2025-05-05 Deadlift: 127.5kg fail x6 ? x5+",
        "2025-05-05 Deadlift: 75kg x10 ? 75kg x10, 75kg x10 ? 75kg x10, 75kg x8 ? 75kg x10",
        "2025-05-05 Squat: ? 102.5kg x5+",
      ]),
    .init(
      name: "rounds with a rest",
      text:
        "2025-05-05\n4 rounds, 1 min rest after each\n  goblet squat 24kg x 8\n  push up x 12\n  gorilla row 2x20kg x 10\nsweat puddle on the mat",
      exercises: [
        "2025-05-05 goblet squat: 24kg x8, 24kg x8, 24kg x8, 24kg x8",
        "2025-05-05 push up: x12, x12, x12, x12",
        "2025-05-05 gorilla row: 20kg x10, 20kg x10",
      ]),
    .init(
      name: "tours",
      text:
        "2025-05-05\ncircuit, 4 tours, 1 min de pause entre les tours :\n  swing kettlebell 12 kg x 15\n  pompes x 10\n  planche 30 s",
      exercises: [
        "2025-05-05 swing kettlebell: 12kg x15, 12kg x15, 12kg x15, 12kg x15",
        "2025-05-05 pompes: x10, x10, x10, x10",
        "2025-05-05 planche: 30s, 30s, 30s, 30s",
      ]),
    .init(
      name: "giri",
      text:
        "2025-05-05\nCircuito con le ragazze al parco, 3 giri, fatti tutti:\n\n- [x] Burpees x 8\n- [x] Squat x 20",
      exercises: [
        "2025-05-05 Burpees: x8, x8, x8",
        "2025-05-05 Squat: x20, x20, x20",
      ]),
    .init(
      name: "same in a cell",
      text:
        "2025-03-17 kg\n| Exercise | Set 1 | Set 2 | Set 3 | Remarks |\n|---|---|---|---|---|\n| Cable fly | 12.5x15 | same | same | nice pump |\n| Walking lunges | 2x12kg x 10 | 2x12kg x 10 | – | reps per leg |\n| Chin-up | 8 | 7 | 5 | to failure, could not get the 6th |",
      exercises: [
        "2025-03-17 Cable fly: 12.5kg x15, 12.5kg x15, 12.5kg x15",
        "2025-03-17 Walking lunges: 12kg x10, 12kg x10",
        "2025-03-17 Chin-up: x8, x7, fail x5",
      ]),
    .init(
      name: "rows apart from their header",
      text:
        "date;exercise;kg;reps;rir;note\n2023-10-02;Squat;16;10;;\n2023-10-02;Bench;28;10/10/9;3/2/1;fine\n\n2023-10-05;Bench;28;10/10/9;3/2/1;fine",
      exercises: [
        "2023-10-02 Squat: 16kg x10",
        "2023-10-02 Bench: 28kg rir3 x10, 28kg rir2 x10, 28kg rir1 x9",
        "2023-10-05 Bench: 28kg rir3 x10, 28kg rir2 x10, 28kg rir1 x9",
      ]),
    .init(
      name: "a header apart from its rows",
      text:
        "date;exercise;kg;reps;rir;note\n\n2023-10-02;Squat;16;10;;\n2023-10-02;Bench;28;10/10/9;3/2/1;fine",
      exercises: [
        "2023-10-02 Squat: 16kg x10",
        "2023-10-02 Bench: 28kg rir3 x10, 28kg rir2 x10, 28kg rir1 x9",
      ]),
    .init(
      name: "rows behind prose",
      text:
        "date,exercise,kg,reps\n2023-10-02,Squat,16,10\n2023-10-02,Bench,28,10\n\nsome prose\n\n2023-10-04,Squat,16,10",
      exercises: [
        "2023-10-02 Squat: 16kg x10",
        "2023-10-02 Bench: 28kg x10",
        "2023-10-04 Squat: 16kg x10",
      ]),
    .init(
      name: "letters in a column",
      text:
        "t: W = warm up, M = main, D = drop, straight after the line above, P = only planned\n\ndate;exercise;t;kg;reps\n2023-10-02;Squat;W;16;10\n2023-10-02;Squat;D;16;10\n2023-10-02;Squat;P;16;10",
      exercises: [
        "2023-10-02 Squat: 16kg warmup x10, 16kg drop x10, open ? 16kg x10"
      ]),
    .init(
      name: "examples in a legend",
      text:
        "8@60 = 8 reps at 60 kilo\n8@50# = pounds, because this hotel gym is american\n\n2025-03-10, Berlin\nSquat: 8@40 (w), 5@70 (w), 5@100 r7, 5@105 r8, 5@107.5 r9\nBench press: 8@40 (w), 3*6@75\n\n2025-03-12, Denver hotel\nDumbbell bench: 10@30# (w), 10@50#, 10@50#, 9@50#",
      exercises: [
        "2025-03-10 Squat: 40kg warmup x8, 70kg warmup x5, 100kg x7, 100kg x7, 100kg x7, 100kg x7, 100kg x7, 105kg x8, 105kg x8, 105kg x8, 105kg x8, 105kg x8, 107.5kg x9, 107.5kg x9, 107.5kg x9, 107.5kg x9, 107.5kg x9",
        "2025-03-10 Bench press: 40kg warmup x8, 75kg x6, 75kg x6, 75kg x6",
        "2025-03-12 Dumbbell bench: 30lb warmup x10, 50lb x10, 50lb x10, 50lb x9",
      ]),
    .init(
      name: "a day a line, counts at loads",
      text:
        "2025, everything in pounds\n\nJan 6.  Squat 5@45w, 5@75w, 5,5,5@115. Bench 5@45w, 5,5,5@95. Deadlift 5@95w, 5@165. Walked home.\n\nJan 8.  Squat 5@45w, 5@85w, 5,5,5@120. Press 5@45w, 5,5,4@75. Chins 5,4,3.",
      exercises: [
        "2025-01-06 Squat: 45lb warmup x5, 75lb warmup x5, 115lb x5, 115lb x5, 115lb x5",
        "2025-01-06 Bench: 45lb warmup x5, 95lb x5, 95lb x5, 95lb x5",
        "2025-01-06 Deadlift: 95lb warmup x5, 165lb x5",
        "2025-01-08 Squat: 45lb warmup x5, 85lb warmup x5, 120lb x5, 120lb x5, 120lb x5",
        "2025-01-08 Press: 45lb warmup x5, 75lb x5, 75lb x5, 75lb x4",
        "2025-01-08 Chins: x5, x4, x3",
      ]),
    .init(
      name: "repetitions left, and a letter in front",
      text:
        "2024-12-15\n(w) goblet squat / 12kg / 10\nfloor press / 2x16kg / 12 (3 left), 12 (2 left), 11 (1 left)\nfloor press 16kg x 12 (3 left), 12 (2 left), 11 (1 left)\nfloor press 16kg x 12 (RIR 3), 12 (RIR 2), 11 (RIR 1)\nsplit squat / 2x12kg / 8 8 8 each leg",
      exercises: [
        "2024-12-15 goblet squat: 12kg warmup x10",
        "2024-12-15 floor press: 16kg rir3 x12, 16kg rir2 x12, 16kg rir1 x11",
        "2024-12-15 floor press: 16kg rir3 x12, 16kg rir2 x12, 16kg rir1 x11",
        "2024-12-15 floor press: 16kg rir3 x12, 16kg rir2 x12, 16kg rir1 x11",
      ]),
    .init(
      name: "counts of one load, one missed",
      text:
        "2025-01-06 lb\nPress 5@45 warm-up, 5,5,4F@75. Chins 5,4,3.\nPress 5,4F,3F@75.\nPress 5, 4F, 3F @ 75",
      exercises: [
        "2025-01-06 Press: 45lb warmup x5, 75lb x5, 75lb x5, 75lb fail x4",
        "2025-01-06 Chins: x5, x4, x3",
        "2025-01-06 Press: 75lb x5, 75lb fail x4, 75lb fail x3",
        "2025-01-06 Press: 75lb x5, 75lb fail x4, 75lb fail x3",
      ]),
    .init(
      name: "efforts behind triples",
      text:
        "2025-01-06 kg\nBP   w40x8, 70x5x2 (7), 72.5x4!\nDL   w70x5, w100x3, 130x3 (8), 140x2 (9), 120x5x2 (7)\nPU   bw x 8, bw x 7, bw x 6F\nPU   +5x5x3",
      exercises: [
        "2025-01-06 BP: 40kg warmup x8, 70kg @7 x5, 70kg @7 x5, 72.5kg x4",
        "2025-01-06 DL: 70kg warmup x5, 100kg warmup x3, 130kg @8 x3, 140kg @9 x2, 120kg @7 x5, 120kg @7 x5",
        "2025-01-06 PU: x8, x7, fail x6",
        "2025-01-06 PU: +5kg x5, +5kg x5, +5kg x5",
      ]),
    .init(
      name: "several counts at one load",
      text:
        "2025, in pounds\n\nJan 6. Squat 5@45, 5@75, 5,5,5@115\n\nJan 8. Squat 5@45, 5@75, 5,5,5@115",
      exercises: [
        "2025-01-06 Squat: 45lb x5, 75lb x5, 115lb x5, 115lb x5, 115lb x5",
        "2025-01-08 Squat: 45lb x5, 75lb x5, 115lb x5, 115lb x5, 115lb x5",
      ]),
    .init(
      name: "days without a colon",
      text:
        "2025, in pounds\n\nJan 6.  Squat 5@45w, 5@75w, 5,5,5@115. Bench 5@45w, 5,5,5@95. Deadlift 5@95w, 5@165. Walked home.\n\nJan 10. Squat 5@45w, 5@85w, 5,5,5@125. Bench 5@45w, 5,5,5@100. Deadlift 5@95w, 3@135w, 5@175.",
      exercises: [
        "2025-01-06 Squat: 45lb warmup x5, 75lb warmup x5, 115lb x5, 115lb x5, 115lb x5",
        "2025-01-06 Bench: 45lb warmup x5, 95lb x5, 95lb x5, 95lb x5",
        "2025-01-06 Deadlift: 95lb warmup x5, 165lb x5",
        "2025-01-10 Squat: 45lb warmup x5, 85lb warmup x5, 125lb x5, 125lb x5, 125lb x5",
        "2025-01-10 Bench: 45lb warmup x5, 100lb x5, 100lb x5, 100lb x5",
        "2025-01-10 Deadlift: 95lb warmup x5, 135lb warmup x3, 175lb x5",
      ]),
    .init(
      name: "stars behind a letter",
      text:
        "2025-01-06 kg\nsquat w40*8, 60*6/6/6 RPE 7\nsquat 40*8 (warm-up), 60*6/6/6 RPE 7\nsquat 40*8 (warm-up), 60*6, 60*6, 60*6\nsquat 60*6/6/6 RPE 7\nromanian deadlift 60*8/8/8\nsquat 40x8, 60x6/6/6\nsquat 40x8 warmup, 60x6/6/6 @7",
      exercises: [
        "2025-01-06 squat: 40kg warmup x8, 60kg @7 x6, 60kg @7 x6, 60kg @7 x6",
        "2025-01-06 squat: 40kg warmup x8, 60kg @7 x6, 60kg @7 x6, 60kg @7 x6",
        "2025-01-06 squat: 40kg warmup x8, 60kg x6, 60kg x6, 60kg x6",
        "2025-01-06 squat: 60kg @7 x6, 60kg @7 x6, 60kg @7 x6",
        "2025-01-06 romanian deadlift: 60kg x8, 60kg x8, 60kg x8",
        "2025-01-06 squat: 40kg x8, 60kg x6, 60kg x6, 60kg x6",
        "2025-01-06 squat: 40kg warmup x8, 60kg @7 x6, 60kg @7 x6, 60kg @7 x6",
      ]),
    .init(
      name: "marks before and behind sets",
      text:
        "2025-01-06 lb\nIDP\nwarm-up 15 @ 20\n8 @ 50\n7 @ 50 F\ndrop 9 @ 35 F",
      exercises: [
        "2025-01-06 IDP: 20lb warmup x15, 50lb x8, 50lb fail x7, 35lb drop fail x9"
      ]),
    .init(
      name: "everything is pounds",
      text:
        "Everything is pounds. Number before the colon is what's on the bar, numbers after are the reps, one per set.\n\n2025-03-01\nSquat 225 x 5",
      exercises: [
        "2025-03-01 Squat: 225lb x5"
      ]),
    .init(
      name: "I write the kilos",
      text:
        "I write the kilos, then \"for\" and the repetitions.\n\n2025-03-01\nSquat 100 for 5",
      exercises: [
        "2025-03-01 Squat: 100kg x5"
      ]),
    .init(
      name: "signs at repetitions",
      text:
        "X behind a rep number = took it to failure\nw behind the weight = warmup\nSQ squat, BN bench, DL deadlift\n\n2024-01-09 lb\nSQ 135w: 5, 185w: 3, 225: 5 5 4X\nBN 95w: 8, 155: 5 4X",
      exercises: [
        "2024-01-09 squat: 135lb warmup x5, 185lb warmup x3, 225lb x5, 225lb x5, 225lb fail x4",
        "2024-01-09 bench: 95lb warmup x8, 155lb x5, 155lb fail x4",
      ]),
    .init(
      name: "pictures",
      text:
        "🔥 warm-up\n💀 till nothing was left, failure\n🎯 next time (not done yet)\nC&P = clean and press\n\n2025-01-04 kg\n- 🔥 Halo 8 kg: 8 8\n- C&P 16 kg: 6 6 5💀\n- Push-up: 14 12 9💀\n\n🎯 Swing 28 kg: 12 12 12",
      exercises: [
        "2025-01-04 Halo: 8kg warmup x8, 8kg warmup x8",
        "2025-01-04 clean and press: 16kg x6, 16kg x6, 16kg fail x5",
        "2025-01-04 Push-up: x14, x12, fail x9",
        "2025-01-04 Swing: open ? 28kg x12, open ? 28kg x12, open ? 28kg x12",
      ]),
    .init(
      name: "chains of loads",
      text:
        "2022-09-12 kg\nBench press 60→70→75→75 · 8→6→5→4\nIncline dumbbell press 24 · 10→9→8\nDips → bodyweight · 12→10→8\nPlank · 60s→50s\nCable fly 15⤵10⤵5 · 12⤵10⤵14",
      exercises: [
        "2022-09-12 Bench press: 60kg x8, 70kg x6, 75kg x5, 75kg x4",
        "2022-09-12 Incline dumbbell press: 24kg x10, 24kg x9, 24kg x8",
        "2022-09-12 Dips: x12, x10, x8",
        "2022-09-12 Plank: 60s, 50s",
        "2022-09-12 Cable fly: 15kg x12, 10kg drop x10, 5kg drop x14",
      ]),
    .init(
      name: "sides at letters",
      text:
        "2025-01-07\n- One-arm row 20 kg: L10 R10 / L10 R8",
      exercises: [
        "2025-01-07 One-arm row: 20kg left x10, 20kg right x10, 20kg left x10, 20kg right x8"
      ]),
    .init(
      name: "sides at a bar",
      text:
        "How: left | right. reps x kilos.\n\n2024-02-05\nLeg press 12x20 | 12x40, 10x25 | 12x40\nBalance 25s | 60s, 30s | 60s",
      exercises: [
        "2024-02-05 Leg press: 20kg left x12, 40kg right x12, 25kg left x10, 40kg right x12",
        "2024-02-05 Balance: 25s left, 60s right, 30s left, 60s right",
      ]),
    .init(
      name: "rounds in brackets",
      text:
        "2023-09-11 lb\nr3 [ DB floor press 30s x10 + goblet squat 40 x12 + dead bug x8 ]",
      exercises: [
        "2023-09-11 DB floor press: 30lb x10, 30lb x10, 30lb x10",
        "2023-09-11 goblet squat: 40lb x12, 40lb x12, 40lb x12",
        "2023-09-11 dead bug: x8, x8, x8",
      ]),
    .init(
      name: "drops behind a triple",
      text:
        "2023-09-19\nsets x reps x pounds\nFront squat 3x5x135\nCurls 1x10x50 > 8x40 > 9x30",
      exercises: [
        "2023-09-19 Front squat: 135lb x5, 135lb x5, 135lb x5",
        "2023-09-19 Curls: 50lb x10, 40lb drop x8, 30lb drop x9",
      ]),
    .init(
      name: "a pair on a way",
      text:
        "2023-09-21 lb\nFarmers carry 4x40yd x50s\nfarmer walk\n 70s in each hand, 40 yards",
      exercises: [
        "2023-09-21 Farmers carry: 40yd 50lb, 40yd 50lb, 40yd 50lb, 40yd 50lb",
        "2023-09-21 farmer walk: 40yd 70lb",
      ]),
    .init(
      name: "efforts at dashes",
      text:
        "2024-05-07\n| what | s1 | s2 | s3 | rpe |\n|---|---|---|---|---|\n| Goblet squat | 10 x 14kg | 10 x 14kg | 10 x 16kg | 6-6-8 |",
      exercises: [
        "2024-05-07 Goblet squat: 14kg @6 x10, 14kg @6 x10, 16kg @8 x10"
      ]),
    .init(
      name: "a legend of an effort in capitals",
      text:
        "IZ = inspanning op de schaal van 1 tot 10 (RPE)\n\n2025-09-18\nGoblet squat: 10 kg 12x, IZ 6 / 10 kg 12x, IZ 7",
      exercises: [
        "2025-09-18 Goblet squat: 10kg @6 x12, 10kg @7 x12"
      ]),
    .init(
      name: "an effort of the last set only",
      text:
        "Weights in lb, dumbbells per hand. `-` means bodyweight. RIR is what I had left on the **last** set only, I dont track it for the others.\n\n## 2025-01-13\n\n| Exercise | Weight | Set 1 | Set 2 | Set 3 | RIR |\n|---|---|---|---|---|---|\n| Bench press | 185 | 8 | 8 | 7 | 1 |",
      exercises: [
        "2025-01-13 Bench press: 185lb x8, 185lb x8, 185lb rir1 x7"
      ]),
    .init(
      name: "several exercises at strokes",
      text:
        "2024-01-09 lb\nSquat 225: 5 5 5 // bench 155: 5 5 4 // felt strong, ate two breakfasts",
      exercises: [
        "2024-01-09 Squat: 225lb x5, 225lb x5, 225lb x5",
        "2024-01-09 bench: 155lb x5, 155lb x5, 155lb x4",
      ]),
    .init(
      name: "letters at pairs with slashes",
      text:
        "2023-02-06 lb\nSquat 135/5w 185/5w 225/3w 275/5x3",
      exercises: [
        "2023-02-06 Squat: 135lb warmup x5, 185lb warmup x5, 225lb warmup x3, 275lb x5, 275lb x5, 275lb x5"
      ]),
    .init(
      name: "a letter in brackets before sets",
      text:
        "SQ = squat. (w) in front = warmup\n\n2024-03-04 kg\nSQ (w) 20x10, (w) 60x5x2\nSQ 100x5x3 @7",
      exercises: [
        "2024-03-04 squat: 20kg warmup x10, 60kg warmup x5, 60kg warmup x5",
        "2024-03-04 squat: 100kg @7 x5, 100kg @7 x5, 100kg @7 x5",
      ]),
    .init(
      name: "keer",
      text:
        "2025-03-10 kg\nKniebuigen 95: 5 keer, 5 keer, 5 keer",
      exercises: [
        "2025-03-10 Kniebuigen: 95kg x5, 95kg x5, 95kg x5"
      ]),
    .init(
      name: "doubles",
      text:
        "2025-03-10 kg\nDouble clean and press 2x16 x 5, 2x16 x 4",
      exercises: [
        "2025-03-10 Double clean and press: 16kg x5, 16kg x4"
      ]),
    .init(
      name: "exercises by letters behind a colon",
      text:
        "What the letters mean: PU pull-up · DP dip · GS goblet squat\n\n2024-06-03 kg\nDP +5: 6 6 5\nGS 24: 12 12 12",
      exercises: [
        "2024-06-03 dip: +5kg x6, +5kg x6, +5kg x5",
        "2024-06-03 goblet squat: 24kg x12, 24kg x12, 24kg x12",
      ]),
    .init(
      name: "another table below the first",
      text:
        "date,exercise,weight,reps\n2025-01-06,Squat,100,5\n\ndate,exercise,reps,weight\n2025-01-07,Squat,5,90",
      exercises: [
        "2025-01-06 Squat: 100 x5",
        "2025-01-07 Squat: 90 x5",
      ]),
  ]
}
