import Testing
import TrainingModel

@testable import Carryover

/// Legends of pictures, brackets, bars and slashes; plans and what came of them in a line; columns that only count; days
/// of weeks, and years before days.
struct NotesLegendsAndPicturesTests {
  @Test("Sets are what a legend, a picture or a column says", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "repetitions before loads, all of them small",
      text:
        "my book (reps/lbs)\n\nOct 5 2023\nChest press 12/70  10/85\nRope  15/30  12/35\nCurl  12/20  12/20  10/25\nFly 8/20, 8/20",
      exercises: [
        "2023-10-05 Chest press: 70lb x12, 85lb x10", "2023-10-05 Rope: 30lb x15, 35lb x12",
        "2023-10-05 Curl: 20lb x12, 20lb x12, 25lb x10", "2023-10-05 Fly: 20lb x8, 20lb x8",
      ]),
    .init(
      name: "a load that its counts add up to",
      text: "2024-07-10\nrow 70 8/8/8\ncurl 30 12/10/8\npush-ups 30 12/10/8",
      exercises: [
        "2024-07-10 row: 70 x8, 70 x8, 70 x8", "2024-07-10 curl: 30 x12, 30 x10, 30 x8",
        "2024-07-10 push-ups: x12, x10, x8",
      ]),
    .init(
      name: "loads before colons",
      text:
        "2024-09-03\nBENCH W/U 20:12 40:8 | 60:8/8/7 65:5\nDB FLY 12:12/12/10 SHRUG 28:15/15\nPULLDOWN 55:12/11 60:8\nPUSHUP BW:20/15\nPULLUP +5:5/5 BW:8",
      exercises: [
        "2024-09-03 BENCH: 20 warmup x12, 40 warmup x8, 60 x8, 60 x8, 60 x7, 65 x5",
        "2024-09-03 DB FLY: 12 x12, 12 x12, 12 x10", "2024-09-03 SHRUG: 28 x15, 28 x15",
        "2024-09-03 PULLDOWN: 55 x12, 55 x11, 60 x8", "2024-09-03 PUSHUP: x20, x15",
        "2024-09-03 PULLUP: +5 x5, +5 x5, x8",
      ]),
    .init(
      name: "colons that are times",
      text: "2024-09-03\nplank 1:30\nbench 60x8",
      exercises: ["2024-09-03 plank: 90s", "2024-09-03 bench: 60 x8"]),
    .init(
      name: "pictures before sets",
      text:
        "🔥=warmup ✅=done ❌=didnt do\n\n9 mar 2025 (kg)\nlat pd 🔥35x12 ✅50x10 ✅50x8\ncurls ✅10x12 ❌10x10 😭\ndeadhang ✅45s ✅38s",
      exercises: [
        "2025-03-09 lat pd: 35kg warmup x12, 50kg x10, 50kg x8", "2025-03-09 curls: 10kg x12, open ? 10kg x10",
        "2025-03-09 deadhang: 45s, 38s",
      ]),
    .init(
      name: "pictures behind a set",
      text:
        "one ✅ per set done, ⬜ = never got to it\n\n9 may 24\ngoblet sq 12kg x12 ✅✅✅\nfloor press 8kg x10 ✅✅⬜\nside plank 20s each side ✅✅\nbench 60kg 3x10 ✅✅⬜\npram walk 2km ✅",
      exercises: [
        "2024-05-09 goblet sq: 12kg x12, 12kg x12, 12kg x12",
        "2024-05-09 floor press: 8kg x10, 8kg x10, open ? 8kg x10", "2024-05-09 side plank: 20s, 20s",
        "2024-05-09 bench: 60kg x10, 60kg x10, open ? 60kg x10", "2024-05-09 pram walk: 2km",
      ]),
    .init(
      name: "a picture that says nothing of the set",
      text: "2025-03-09 kg\nbench 60x8 ❌\nrow 3x8 50 🔥",
      exercises: ["2025-03-09 bench: open ? 60kg x8", "2025-03-09 row: 50kg x8, 50kg x8, 50kg x8"]),
    .init(
      name: "warm-ups in brackets, three numbers each",
      text:
        "weights in lb, written weight x reps x sets (warmups in brackets)\n\n1/15/2024\nSquat\n(45x5x2, 75x5x1)\n135x5x3",
      exercises: ["2024-01-15 Squat: 45lb warmup x5, 45lb warmup x5, 75lb warmup x5, 135lb x5, 135lb x5, 135lb x5"]),
    .init(
      name: "warm-ups in brackets, repetitions first",
      text: "log is reps x lb, (warmups)\n\n4/14/25\nsquat (10x45 5x135) 5x185 5x205\nleg press (12x180) 10x270 10x270",
      exercises: [
        "2025-04-14 squat: 45lb warmup x10, 135lb warmup x5, 185lb x5, 205lb x5",
        "2025-04-14 leg press: 180lb warmup x12, 270lb x10, 270lb x10",
      ]),
    .init(
      name: "warm-ups left of a bar",
      text:
        "Left of the bar is warmup, @ is RPE.\n\n2025-05-06 kg\nsquat 60x5 100x3 | 150x5 @7  155x5 @8\nbelt squat | 90x12 90x12\nleg raise | 12 12 10",
      exercises: [
        "2025-05-06 squat: 60kg warmup x5, 100kg warmup x3, 150kg @7 x5, 155kg @8 x5",
        "2025-05-06 belt squat: 90kg x12, 90kg x12", "2025-05-06 leg raise: x12, x12, x10",
      ]),
    .init(
      name: "the first of sets with dashes between",
      text:
        "2025-03-10\nSquat warmup 40kg x 10 - 80kg x 8 - 80kg x 8 - 85kg x 6\nBench warmup 40kg x 10 - 60kg x 5 - 80kg x 3",
      exercises: [
        "2025-03-10 Squat: 40kg warmup x10, 80kg x8, 80kg x8, 85kg x6",
        "2025-03-10 Bench: 40kg warmup x10, 60kg warmup x5, 80kg warmup x3",
      ]),
    .init(
      name: "plans that were done",
      text:
        "2024-12-02\nBench: plan 3x8 @ 55 → did all of it\nBird dog: plan 2x10 → all done\nRow: plan 2x10 @ 40 → did 40x10, 42.5x8\nSquat: plan 2x5 @ 75 →",
      exercises: [
        "2024-12-02 Bench: 55 x8 ? 55 x8, 55 x8 ? 55 x8, 55 x8 ? 55 x8", "2024-12-02 Bird dog: x10 ? x10, x10 ? x10",
        "2024-12-02 Row: 40 x10 ? 40 x10, 42.5 x8 ? 40 x10", "2024-12-02 Squat: open ? 75 x5, open ? 75 x5",
      ]),
    .init(
      name: "what came of a plan, with loads",
      text:
        "2024-12-02 kg\ndb row plan 3x12 w 30 got 30 x12 x12 x11\nbench 2x5 @ 80 did 80x5 80x4\nchins plan 3x8 got 8 8 7",
      exercises: [
        "2024-12-02 db row: 30kg x12 ? 30kg x12, 30kg x12 ? 30kg x12, 30kg x11 ? 30kg x12",
        "2024-12-02 bench: 80kg x5 ? 80kg x5, 80kg x4 ? 80kg x5", "2024-12-02 chins: x8 ? x8, x8 ? x8, x7 ? x8",
      ]),
    .init(
      name: "times of unknown exercises",
      text: "2025-03-18\nKlimmzüge: 2 Sätze à 6 Wdh. mit +10 kg\nUnterarmstütz: 2 Sätze à 60 s",
      exercises: ["2025-03-18 Klimmzüge: +10kg x6, +10kg x6", "2025-03-18 Unterarmstütz: 60s, 60s"]),
    .init(
      name: "rounds written out",
      text:
        "2024-09-14\nRound 1: swings 24kg x15, clean and press 16kg x5 left, clean and press 16kg x5 right, plank 30 sec\nRound 2: swings 24kg x12, clean and press 16kg x5 left, clean and press 16kg x4 right, plank 25 sec",
      exercises: [
        "2024-09-14 swings: 24kg x15", "2024-09-14 clean and press: 16kg left x5",
        "2024-09-14 clean and press: 16kg right x5", "2024-09-14 plank: 30s", "2024-09-14 swings: 24kg x12",
        "2024-09-14 clean and press: 16kg left x5", "2024-09-14 clean and press: 16kg right x4",
        "2024-09-14 plank: 25s",
      ]),
    .init(
      name: "help, drops and pain in words",
      text:
        "2024-06-14 kg\nassisted dips 15kg help 10,10,8\ntriceps rope: 22,5kg 3x12, Drop auf 15kg 10\nleg press: L 30kg 12, R 45kg 12, L 30kg 10 pain 3/10, R 45kg 12",
      exercises: [
        "2024-06-14 assisted dips: -15kg x10, -15kg x10, -15kg x8",
        "2024-06-14 triceps rope: 22.5kg x12, 22.5kg x12, 22.5kg x12, 15kg drop x10",
        "2024-06-14 leg press: 30kg left x12, 45kg right x12, 30kg left x10, 45kg right x12",
      ]),
    .init(
      name: "once more, and what is said of it",
      text: "2024-11-23\nchest row\n45k x 12\nsame\npulldn\n50k x 10\nsame, last 2 ugly\ncurl\n10k x 12",
      exercises: [
        "2024-11-23 chest row: 45kg x12, 45kg x12", "2024-11-23 pulldn: 50kg x10, 50kg x10",
        "2024-11-23 curl: 10kg x12",
      ]),
    .init(
      name: "a lift's place in a programme, and its maximum",
      text:
        "531 cycle 4, kg\n\n2024-02-05 wk1 OHP tm60\nwu 24x5 30x5\ngot 39x5 45x5 51x9\nbbb: ohp 30 x10 x10 x8\n\n2024-02-09 wk1 BENCH tm100\nplan 65x5 75x5 85x5+\ngot 65x5 75x5\n85 skipped, shoulder clicky",
      exercises: [
        "2024-02-05 OHP: 24kg warmup x5, 30kg warmup x5, 39kg x5, 45kg x5, 51kg x9",
        "2024-02-05 ohp: 30kg x10, 30kg x10, 30kg x8",
        "2024-02-09 BENCH: 65kg x5 ? 65kg x5, 75kg x5 ? 75kg x5, open ? 85kg x5+",
      ]),
    .init(
      name: "rest, and no hold",
      text: "2024-09-04 kg\nDEADLIFT\n 220x1 @7\n 190x3\n5 min between these, low back pumped\n\nBENCH\n 90x6 @7",
      exercises: ["2024-09-04 DEADLIFT: 220kg @7 x1, 190kg x3", "2024-09-04 BENCH: 90kg @7 x6"]),
    .init(
      name: "rows that lack cells, and efforts with a remark",
      text:
        "date;exercise;kg;reps;rpe\n2024-12-16;squat;60;8;wu\n2024-12-16;squat;90;3;9 depth??\n2024-12-16;plank;;60s;\n2024-12-21;row;55;10\n2024-12-21;row;57.5;8;9",
      exercises: [
        "2024-12-16 squat: 60kg warmup x8, 90kg @9 x3", "2024-12-16 plank: 60s",
        "2024-12-21 row: 55kg x10, 57.5kg @9 x8",
      ]),
    .init(
      name: "efforts with a remark in a table",
      text:
        "2024-12-16\n\n| Exercise | kg | Reps | RPE |\n|---|---|---|---|\n| Squat | 90 | 3 | 9 depth? |\n| Squat | 90 | 3 | felt 8.5 |",
      exercises: ["2024-12-16 Squat: 90kg @9 x3, 90kg @8.5 x3"]),
    .init(
      name: "loads with a comma before counts",
      text: "6 enero 2025 (kg)\npress banca: 62,5 5-5-5-4\nelev laterales: 7,5 3x15 y bajando a 5 x12",
      exercises: [
        "2025-01-06 press banca: 62.5kg x5, 62.5kg x5, 62.5kg x5, 62.5kg x4",
        "2025-01-06 elev laterales: 7.5kg x15, 7.5kg x15, 7.5kg x15, 5kg drop x12",
      ]),
    .init(
      name: "letters and settings of exercises",
      text:
        "25/03/2025\nB1 cs row tempo 2011\ns1 40 12 rir2\nB2 cable fly rest 90s\ns1 15 15 rir2\nC lat raise\ns1 9 15 rir2\nD kneel crunch\ns1 30 15\ns2 30 15",
      exercises: [
        "2025-03-25 cs row: 40 rir2 x12", "2025-03-25 cable fly: 15 rir2 x15", "2025-03-25 lat raise: 9 rir2 x15",
        "2025-03-25 kneel crunch: +30 x15, +30 x15",
      ]),
    .init(
      name: "columns that only count sets",
      text:
        "2024-09-03\n                    WU       1        2        3\nINCLINE PRESS     95/10    135/8    145/6    145/5\nFLAT DB           50/10    70/9     70/8     --\nDIPS              --       BW/14    BW/11    BW/10",
      exercises: [
        "2024-09-03 INCLINE PRESS: 95 warmup x10, 135 x8, 145 x6, 145 x5",
        "2024-09-03 FLAT DB: 50 warmup x10, 70 x9, 70 x8", "2024-09-03 DIPS: x14, x11, x10",
      ]),
    .init(
      name: "hours before all",
      text:
        "2024-09-27\n18:19 rope pd 25 x15\n18:24 pec dec 45 x12\n18:26 pec dec 45 x12\n18:30 plank 60s\n18:35 gone, 58 min",
      exercises: [
        "2024-09-27 rope pd: 25 x15", "2024-09-27 pec dec: 45 x12", "2024-09-27 pec dec: 45 x12",
        "2024-09-27 plank: 60s",
      ]),
    .init(
      name: "more repetitions than anybody counts sets",
      text: "2024-03-05\nkneeling crunch 35x15\ncrunch 50 x 15\npushups 20x5\nplank 45x3",
      exercises: [
        "2024-03-05 kneeling crunch: +35 x15", "2024-03-05 crunch: +50 x15",
        "2024-03-05 pushups: x20, x20, x20, x20, x20", "2024-03-05 plank: 45s, 45s, 45s",
      ]),
    .init(
      name: "days of a week",
      text: "w/c 4 March 2024\nMon\nbench 60x8\nWed\nsquat 3x5 80",
      exercises: ["2024-03-04 bench: 60 x8", "2024-03-06 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "days of a week with their sets",
      text: "week commencing 04/03/2024\n\nMon - bench 3x5 60kg\nWed - squat 3x5 80kg",
      exercises: ["2024-03-04 bench: 60kg x5, 60kg x5, 60kg x5", "2024-03-06 squat: 80kg x5, 80kg x5, 80kg x5"]),
    .init(
      name: "weeks that begin with the month",
      text: "Week of 3/4/2024\n\nMonday\nbench 3x5 135\nFriday\nsquat 3x5 225",
      exercises: ["2024-03-04 bench: 135 x5, 135 x5, 135 x5", "2024-03-08 squat: 225 x5, 225 x5, 225 x5"]),
    .init(
      name: "years before days",
      text: "24-08-19\nbench 60 8 8 8\n\n24-08-21\nsquat 80 5 5 5",
      exercises: ["2024-08-19 bench: 60 x8, 60 x8, 60 x8", "2024-08-21 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "years behind days",
      text: "24-08-19\nbench 60 8 8 8\n\n25-08-19\nsquat 80 5 5 5",
      exercises: ["2019-08-24 bench: 60 x8, 60 x8, 60 x8", "2019-08-25 squat: 80 x5, 80 x5, 80 x5"]),
    .init(
      name: "rest in another way",
      text: "2024-03-05\nIntervals 400 x 8, 90 s jog rest",
      exercises: ["2024-03-05 Intervals: 400m, 400m, 400m, 400m, 400m, 400m, 400m, 400m"]),
    .init(
      name: "names in a hurry",
      text: "2024-03-05\nlat puldown\n50kg x10\n50kg x9\nromanin deadlft\n80kg x8",
      exercises: ["2024-03-05 lat puldown: 50kg x10, 50kg x9", "2024-03-05 romanin deadlft: 80kg x8"]),
    .init(
      name: "what was not done, and would have been",
      text:
        "2024-03-05\ncurl: didn't do it, was meant to be 12kg 3x12\ncurl: no lo hice, tocaba 12kg 2x12\nrow: skipped, 40kg 2x8 was the plan\nno dips today (2x8 planned)",
      exercises: [
        "2024-03-05 curl: open ? 12kg x12, open ? 12kg x12, open ? 12kg x12",
        "2024-03-05 curl: open ? 12kg x12, open ? 12kg x12", "2024-03-05 row: open ? 40kg x8, open ? 40kg x8",
        "2024-03-05 dips: open ? x8, open ? x8",
      ]),
    .init(
      name: "sets of which one was not done",
      text: "2024-03-05\ncurl: skipped the last set, 12kg x12, 12kg x12\nsquat 100x5 100x5, skipped warm-ups",
      exercises: ["2024-03-05 curl: 12kg x12, 12kg x12", "2024-03-05 squat: 100kg x5, 100kg x5"]),
    .init(
      name: "lists of repetitions behind their number",
      text:
        "2024-03-05\nLat pulldown: 3 sets of 10, 10 and 8 reps, 27.5 kg\nLatzug: 3 Sätze mit 10, 10 und 8 Wiederholungen, 27,5 kg, zäh\nchins 2 sets of 6 and 5",
      exercises: [
        "2024-03-05 Lat pulldown: 27.5kg x10, 27.5kg x10, 27.5kg x8",
        "2024-03-05 Latzug: 27.5kg x10, 27.5kg x10, 27.5kg x8", "2024-03-05 chins: x6, x5",
      ]),
    .init(
      name: "names and counts in a line",
      text:
        "2024-05-20\nRound 1: squats 15, push ups 12, lunges 10 each leg, plank 40 sec\nRound 2: squats 15 with 7.5 kg, push ups 10, lunges 8 each leg, plank 35 sec",
      exercises: [
        "2024-05-20 squats: x15", "2024-05-20 push ups: x12", "2024-05-20 lunges: x10", "2024-05-20 plank: 40s",
        "2024-05-20 squats: 7.5kg x15", "2024-05-20 push ups: x10", "2024-05-20 lunges: x8", "2024-05-20 plank: 35s",
      ]),
    .init(
      name: "rest between a plan and its results",
      text: "2024-03-05\nBench 4x8 rest 2' → 80kg 8-8-7-6\nLateral raise 3x15 rec 60\" → 9kg 15-15-13 + drop 6kg 10",
      exercises: [
        "2024-03-05 Bench: 80kg x8 ? x8, 80kg x8 ? x8, 80kg x7 ? x8, 80kg x6 ? x8",
        "2024-03-05 Lateral raise: 9kg x15 ? x15, 9kg x15 ? x15, 9kg x13 ? x15, 6kg drop x10 ? x15",
      ]),
    .init(
      name: "warm-ups before a bar, and before two strokes",
      text: "14/01/2025\nhip thrust: warmup 20kg 15 | 60kg 12/12/10\nSQ aprox 20x8 / 60x5 // 125x4@7 / 132,5x4@8,5",
      exercises: [
        "2025-01-14 hip thrust: 20kg warmup x15, 60kg x12, 60kg x12, 60kg x10",
        "2025-01-14 SQ: 20kg warmup x8, 60kg warmup x5, 125kg @7 x4, 132.5kg @8.5 x4",
      ]),
    .init(
      name: "efforts by halves in a cell, and holds with a load",
      text:
        "2025-02-14\n\n| Exercise | Target | Done | RPE |\n|---|---|---|---|\n| Bench | 2x3 @ 105 | 105x3, 107.5x3 | 7,5 / 8 |\n| Weighted plank | 2x40s @ 15 | 15x40s, 15x35s | |",
      exercises: [
        "2025-02-14 Bench: 105 @7.5 x3 ? 105 x3, 107.5 @8 x3 ? 105 x3",
        "2025-02-14 Weighted plank: 15 40s ? 15 40s, 15 35s ? 15 40s",
      ]),
    .init(
      name: "rows of warm-ups, of drops, and of what was not done",
      text:
        "2025-02-14\n\n| Exercise | kg | Reps | Notes |\n|---|---|---|---|\n| Squat warm-up | 60 | 5 | |\n| Squat | 100 | 5 | not done, travelled |\n| Fly | 20 | 12 | Dropset 15 x 10, 10 x 9 |",
      exercises: [
        "2025-02-14 Squat: 60kg warmup x5, 100kg open x5", "2025-02-14 Fly: 20kg x12, 15kg drop x10, 10kg drop x9",
      ]),
    .init(
      name: "what was called for",
      text:
        "2025-01-13\nSQUAT. Called for 3x5 at 185 lb. Got 5, 5, 4 at 185. Ran out of steam.\n\nLAT PULLDOWN. Called for 3x10 at 110 lb. Got 10, 10 at 110, then 9 at 120.\n\nFACE PULL. Called for 2x20 at 30 lb. Not done, cable taken.",
      exercises: [
        "2025-01-13 SQUAT: 185lb x5 ? 185lb x5, 185lb x5 ? 185lb x5, 185lb x4 ? 185lb x5",
        "2025-01-13 LAT PULLDOWN: 110lb x10 ? 110lb x10, 110lb x10 ? 110lb x10, 120lb x9 ? 110lb x10",
        "2025-01-13 FACE PULL: open ? 30lb x20, open ? 30lb x20",
      ]),
    .init(
      name: "words at the ends of lists",
      text:
        "2024-03-05\nring rows 12,12,10 feet up\npush ups 25,22,20, last amrap 17\nrun 400m 1:32, 400m 1:35 rest 90s between\ndead bug 10x, 10x per side\nleg curl 35x12 35x10 done in 55 min",
      exercises: [
        "2024-03-05 ring rows: x12, x12, x10", "2024-03-05 push ups: x25, x22, x20, x17",
        "2024-03-05 run: 400m 92s, 400m 95s", "2024-03-05 dead bug: x10, x10", "2024-03-05 leg curl: 35 x12, 35 x10",
      ]),
    .init(
      name: "words between sets",
      text:
        "2024-03-05 kg\ndl 130x5@7 140x3@8 belt on from here 150x1@9\nbench 60x8 60x8 felt good 60x8\nrow 50x8 50x8 rev lunge 20x8",
      exercises: [
        "2024-03-05 dl: 130kg @7 x5, 140kg @8 x3, 150kg @9 x1", "2024-03-05 bench: 60kg x8, 60kg x8, 60kg x8",
        "2024-03-05 row: 50kg x8, 50kg x8", "2024-03-05 rev lunge: 20kg x8",
      ]),
    .init(
      name: "loads behind their repetitions, a small one too",
      text: "2024-03-05 kg\nMP 6@45 6@45 5@45 // lat raise 15@8 12@8",
      exercises: ["2024-03-05 MP: 45kg x6, 45kg x6, 45kg x5", "2024-03-05 lat raise: 8kg x15, 8kg x12"]),
    .init(
      name: "sentences below a name",
      text:
        "2024-03-05\n*Bench press*\nFirst 40 kg x 10 as warm up. Then 62.5 kg, 3 sets of 6.\n\n*Plank*\n1 minute and 15 seconds\n\n*Hanging leg raise*\n10 times, 8 times. No weight.",
      exercises: [
        "2024-03-05 Bench press: 40kg warmup x10, 62.5kg x6, 62.5kg x6, 62.5kg x6", "2024-03-05 Plank: 75s",
        "2024-03-05 Hanging leg raise: x10, x8",
      ]),
    .init(
      name: "efforts of all sets, and results behind a tick",
      text: "2024-03-05\nrow 90 lb for 12, 12 and 11, all with 2 in reserve\nchinup 3x6 ✔ but 6 6 4",
      exercises: ["2024-03-05 row: 90lb rir2 x12, 90lb rir2 x12, 90lb rir2 x11", "2024-03-05 chinup: x6, x6, x4"]),
    .init(
      name: "words of other languages",
      text: "12/08/2024\n\n1) supino reto\naq: 15 reps c/ 20kg\n1ª: 10 reps c/ 70kg\n\n2) leg press\n3x15 40 quilos",
      exercises: [
        "2024-08-12 supino reto: 20kg warmup x15, 70kg x10", "2024-08-12 leg press: 40kg x15, 40kg x15, 40kg x15",
      ]),
    .init(
      name: "a closing time that is no set",
      text: "2024-03-06\nRow 60x8\nFace pull: pas fait, la salle fermait à 21h",
      exercises: ["2024-03-06 Row: 60 x8"]),
    .init(
      name: "loads before equal runs",
      text: "2024-03-05 kg\nbench 80 5 5 5\nrow 60 8 8 8\ntri rope 20 15 15\npushups 20 15 15",
      exercises: [
        "2024-03-05 bench: 80kg x5, 80kg x5, 80kg x5", "2024-03-05 row: 60kg x8, 60kg x8, 60kg x8",
        "2024-03-05 tri rope: 20kg x15, 20kg x15", "2024-03-05 pushups: x20, x15, x15",
      ]),
    .init(
      name: "letters of efforts in runs",
      text:
        "2025-02-13 kg\ncomp squat 5@60 wu 1@140 wu 1@162.5kg rpe8 4@145 r8 4@145 r8.5\nrow 10@60 r3 10@60 r2 hitched a bit",
      exercises: [
        "2025-02-13 comp squat: 60kg warmup x5, 140kg warmup x1, 162.5kg @8 x1, 145kg @8 x4, 145kg @8.5 x4",
        "2025-02-13 row: 60kg rir3 x10, 60kg rir2 x10",
      ]),
    .init(
      name: "dashes with the mark of warm-ups",
      text: "8-22-24 (lbs)\nBench 135-10(w) 185-5(w) 225-5 225-4 spot on last",
      exercises: ["2024-08-22 Bench: 135lb warmup x10, 185lb warmup x5, 225lb x5, 225lb x4"]),
    .init(
      name: "numbers of sets in a line",
      text: "2024-10-29 (kg)\nhack sq 1) 80x10 3rir 2) 80x10 2rir 3) 85x8 1rir",
      exercises: ["2024-10-29 hack sq: 80kg rir3 x10, 80kg rir2 x10, 85kg rir1 x8"]),
    .init(
      name: "how many sets, at the end",
      text: "2024-05-06 kg\nohp 30x10 5 sets\nchins 8 reps 5 sets",
      exercises: [
        "2024-05-06 ohp: 30kg x10, 30kg x10, 30kg x10, 30kg x10, 30kg x10", "2024-05-06 chins: x8, x8, x8, x8, x8",
      ]),
    .init(
      name: "warm-ups and work in German",
      text: "19.11.2024, alles kg\nkniebeuge aufwärmen 40x8 60x5, arbeit 82,5x6 82,5x5\nklimmzüge ohne gewicht 8 7 6",
      exercises: [
        "2024-11-19 kniebeuge: 40kg warmup x8, 60kg warmup x5, 82.5kg x6, 82.5kg x5",
        "2024-11-19 klimmzüge: x8, x7, x6",
      ]),
    .init(
      name: "repetitions before a load with a comma",
      text: "21/05/2024 (kg)\nSquat\n4 à 150 RPE 7,5 ; 4 à 152,5 RPE 8,5",
      exercises: ["2024-05-21 Squat: 150kg @7.5 x4, 152.5kg @8.5 x4"]),
    .init(
      name: "a score of five",
      text: "2024-03-06\nRow 60x8\n\nfront delts sore 2/5 from monday",
      exercises: ["2024-03-06 Row: 60 x8"]),
  ]
}
