import Testing
import TrainingModel

@testable import Carryover

/// Failures, repetitions in reserve and misses that words behind the sets tell, in several languages.
struct NotesToldOfLastSetsTests {
  @Test("A remark behind the sets tells of the last of them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "L01",
      text:
        "2026-06-10\nBench kg\n55x5\n57.5x4  got pinned on the 5th, nice lad helped\n50x5",
      exercises: [
        "2026-06-10 Bench: 55kg x5, 57.5kg fail x4, 50kg x5"
      ]),
    .init(
      name: "L02",
      text:
        "2026-06-10\nBench 100kg x 5, x4 pinned on the last",
      exercises: [
        "2026-06-10 Bench: 100kg x5, 100kg fail x4"
      ]),
    .init(
      name: "L03",
      text:
        "2026-06-10\nOverhead press 45 lb: 5 5 5 4 3 (failed the last rep on both of those)",
      exercises: [
        "2026-06-10 Overhead press: 45lb x5, 45lb x5, 45lb x5, 45lb x4, 45lb x3"
      ]),
    .init(
      name: "L04",
      text:
        "2026-06-10\nsumo dl lb: 135x5 (wu), 215x3 @8, 225x2 - 3rd one didnt lock out",
      exercises: [
        "2026-06-10 sumo dl lb: 135lb warmup x5, 215lb @8 x3, 225lb fail x2"
      ]),
    .init(
      name: "L05",
      text:
        "2026-06-10\nBankdrukken\n- 67,5kg x3\n- 87,5x3+ -> 4, nummer 5 bleef hangen\n- daarna 50kg 3x10, de laatste 2x10 overgeslagen ivm schouder",
      exercises: [
        "2026-06-10 Bankdrukken: 67.5kg x3, 87.5kg fail x4 ? x3+, 50kg x10, 50kg x10, 50kg x10"
      ]),
    .init(
      name: "L06",
      text:
        "2026-06-10\nohp 25kg 5 5 5 4 3 failed the last two sets. so hard compared to the others??\nohp 75 lbs 5 5 5 4 3. failed twice obv\nbench 32.5kg 5 5 5 5 4 got stuck on the very last rep and had to roll it down\nbench 115 lb 5/5/5/5/4, died on the last rep w no spotter\nPulldown 120 x 10, 120 x 9, 120 x 8 nothing left after that one, total failure\nweighted dip +30kg 6 / 6 / 5, last one was meant to be 6 but got stuck halfway",
      exercises: [
        "2026-06-10 ohp: 25kg x5, 25kg x5, 25kg x5, 25kg fail x4, 25kg fail x3",
        "2026-06-10 ohp: 75lb x5, 75lb x5, 75lb x5, 75lb fail x4, 75lb fail x3",
        "2026-06-10 bench: 32.5kg x5, 32.5kg x5, 32.5kg x5, 32.5kg x5, 32.5kg fail x4",
        "2026-06-10 bench: 115lb x5, 115lb x5, 115lb x5, 115lb x5, 115lb fail x4",
        "2026-06-10 Pulldown: 120kg x10, 120kg x9, 120kg fail x8",
        "2026-06-10 weighted dip: +30kg x6, +30kg x6, +30kg fail x5",
      ]),
    .init(
      name: "L07",
      text:
        "2026-06-10\nClean & Jerk\n75kg x1\n90 - cleaned it, missed the jerk\n90 - same. Stopped there\n80x1",
      exercises: [
        "2026-06-10 Clean & Jerk: 75kg x1, 90kg fail x0, 80kg x1"
      ]),
    .init(
      name: "L08",
      text:
        "2026-06-10\nbench 95lb x10 warmup 135x8 155x5 165x3 175x1 185 failed so close",
      exercises: [
        "2026-06-10 bench: 95lb warmup x10, 135lb x8, 155lb x5, 165lb x3, 175lb x1, 185lb fail x0"
      ]),
    .init(
      name: "L09",
      text:
        "2026-06-10\nBankdrücken\nWU 40kg x8, 60x4\n77,5 5/5/4 beim letzten Satz die 5. verreckt",
      exercises: [
        "2026-06-10 Bankdrücken: 40kg warmup x8, 60kg warmup x4, 77.5kg x5, 77.5kg x5, 77.5kg fail x4"
      ]),
    .init(
      name: "L10",
      text:
        "2026-06-10\n**Épaulé-jeté**\n45kg x2, 50x2, 52,5x1, 55x1, 57,5 loupé (le jeté, épaulé nickel)",
      exercises: [
        "2026-06-10 Épaulé-jeté: 45kg x2, 50kg x2, 52.5kg x1, 55kg x1, 57.5kg fail x0"
      ]),
    .init(
      name: "L11",
      text:
        "2026-06-10\nbench\nopw 20x10 50x5 70x3\n87,5kg 5 5 5 4   laatste set 5e rep niet gehaald, kut",
      exercises: [
        "2026-06-10 bench: 20kg warmup x10, 50kg warmup x5, 70kg warmup x3, 87.5kg x5, 87.5kg x5, 87.5kg x5, 87.5kg fail x4"
      ]),
    .init(
      name: "L12",
      text:
        "TAG 1\nRückenstrecker ohne Gewicht: 15 15 15\ndanach Sauna, 2 Gänge. Blutdruck abends 138/84\n\nTAG 2\nLatziehen 50kg 12/10/10, dann runter auf 40kg und gleich weiter 8\nBizepsmaschine 20kg 12, 12, 9   beim letzten ging nix mehr\nBeinpresse (Sitz 6): 100kg 15, 110kg 12, 120kg 10 - beim letzten noch ca. 3 im Tank",
      exercises: [
        "Rückenstrecker: x15, x15, x15",
        "Latziehen: 50kg x12, 50kg x10, 50kg x10, 40kg drop x8",
        "Bizepsmaschine: 20kg x12, 20kg x12, 20kg fail x9",
        "Beinpresse: 100kg x15, 110kg x12, 120kg rir3 x10",
      ]),
    .init(
      name: "L13",
      text:
        "2026-06-10\ndeadlift kg\n160x1 easy\n170 didnt leave the floor lol",
      exercises: [
        "2026-06-10 deadlift: 160kg x1, 170kg fail x0"
      ]),
    .init(
      name: "L14",
      text:
        "2026-06-10\ncurls ez bar 30kg - 12,10,8 (8 was to failure)",
      exercises: [
        "2026-06-10 curls ez bar: 30kg x12, 30kg x10, 30kg fail x8"
      ]),
    .init(
      name: "L15",
      text:
        "S7 J1 lundi - 83,1kg au lever\n\nsquat low bar\néchauff 60x5 100x3 120x2 140x1\nback off 130 4x4 @7 / 7 / 7,5 / 8\n\nS7 J2 jeudi - 83,6 (resto hier..)\n\nterre sumo\n180x3 @8\n185 raté, décollé de 5cm et c'est tout, grip ok mais dos mort\nredescendu à 160 2x4\n\ndc comp (pause 1s)\néchauff 60x5 80x3\n90 5x4",
      exercises: [
        "squat low bar: 60kg warmup x5, 100kg warmup x3, 120kg warmup x2, 140kg warmup x1, 130kg @7 x4, 130kg @7 x4, 130kg @7.5 x4, 130kg @8 x4",
        "terre sumo: 180kg @8 x3, 185kg fail x0, 160kg x4, 160kg x4",
        "dc comp: 60kg warmup x5, 80kg warmup x3, 90kg x4, 90kg x4, 90kg x4, 90kg x4, 90kg x4",
      ]),
    .init(
      name: "L16",
      text:
        "2026-06-10\nOHP lbs\n105x5\n105x4  rep 5 died at my forehead",
      exercises: [
        "2026-06-10 OHP: 105lb x5, 105lb fail x4"
      ]),
    .init(
      name: "L17",
      text:
        "2026-06-10\nLat pulldown: 60 lbs 12, 12. Then tried 70 lbs and got 7, couldn't finish the 8th",
      exercises: [
        "2026-06-10 Lat pulldown: 60lb x12, 60lb x12, 70lb fail x7"
      ]),
    .init(
      name: "L18",
      text:
        "2026-06-10\ndouble clean and press 2 x 20kg\n5\n5\n4\n3 and the 4th just would not go up",
      exercises: [
        "2026-06-10 double clean and press: 20kg x5, 20kg x5, 20kg x4, 20kg x3"
      ]),
    .init(
      name: "L19",
      text:
        "2026-06-10\n92,5kg x2\nbankdrukken\n90x4\n92,5x2, 3e gefaald en onder de stang gelegen lol",
      exercises: [
        "2026-06-10 : 92.5kg x2",
        "2026-06-10 bankdrukken: 90kg x4, 92.5kg fail x2",
      ]),
    .init(
      name: "L20",
      text:
        "2026-06-10\nBankdrücken kg\n72,5x6\n72,5 x5  die 6. ging nich mehr hoch, Max musste helfen",
      exercises: [
        "2026-06-10 : 72.5kg x6, 72.5kg fail x5"
      ]),
    .init(
      name: "L21",
      text:
        "2026-06-10\n| Exercise | Weight (lb) | Sets | Reps | Notes |\n|---|---|---|---|---|\n| Squat | 295 | 1 | 8 | 5+ set, 1 rep left in me |",
      exercises: [
        "2026-06-10 Squat: 295lb rir1 x8"
      ]),
    .init(
      name: "L22",
      text:
        "2026-06-10\noverhead rope ext 50lb x 15 > drop 35 x 10 > drop 20 x 12, all to failure. tris are DEAD",
      exercises: [
        "2026-06-10 overhead rope ext: 50lb x15, 35lb drop x10, 20lb drop fail x12"
      ]),
    .init(
      name: "L23",
      text:
        "2026-06-10\nChest press machine. 50 lb, 12 times. 55 lb, 8 times, could not finish the 9th.",
      exercises: [
        "2026-06-10 Chest press machine: 50lb x12, 55lb fail x8"
      ]),
  ]
}
