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
        "2025-03-09 lat pd: 35kg warmup x12, 50kg x10, 50kg x8", "2025-03-09 curls: 10kg x12, 10kg open x10",
        "2025-03-09 deadhang: 45s, 38s",
      ]),
    .init(
      name: "pictures behind a set",
      text:
        "one ✅ per set done, ⬜ = never got to it\n\n9 may 24\ngoblet sq 12kg x12 ✅✅✅\nfloor press 8kg x10 ✅✅⬜\nside plank 20s each side ✅✅\nbench 60kg 3x10 ✅✅⬜\npram walk 2km ✅",
      exercises: [
        "2024-05-09 goblet sq: 12kg x12, 12kg x12, 12kg x12", "2024-05-09 floor press: 8kg x10, 8kg x10, 8kg open x10",
        "2024-05-09 side plank: 20s, 20s", "2024-05-09 bench: 60kg x10, 60kg x10, 60kg open x10",
        "2024-05-09 pram walk: 2km",
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
      text: "2024-03-05\nlat puldown\n50kg x10\n50kg x9\nromanin deadlft\n80kg x8\nskullcr\n25kg x12",
      exercises: [
        "2024-03-05 lat puldown: 50kg x10, 50kg x9", "2024-03-05 romanin deadlft: 80kg x8",
        "2024-03-05 skullcr: 25kg x12",
      ]),
  ]
}
