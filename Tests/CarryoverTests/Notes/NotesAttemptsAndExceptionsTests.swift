import Testing
import TrainingModel

@testable import Carryover

/// Attempts of which some failed, what a line says of one of its sets, and sets of intervals.
struct NotesAttemptsAndExceptionsTests {
  @Test("What failed is a set of none, and what is said of one set is that set's", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "weightlifting in slashes",
      text:
        "Diary. kilos / reps / sets. m = missed\n\n2026-09-01\nSnatch: 40/3/2 50/2 60/2 70/1 75/1/2 80/1 82/m 82/1\nClean + jerk: 60/2 80/1 97/1 102/m\nSnatch pull: 85/3/3",
      exercises: [
        "2026-09-01 Snatch: 40kg x3, 40kg x3, 50kg x2, 60kg x2, 70kg x1, 75kg x1, 75kg x1, 80kg x1, 82kg fail x0, 82kg x1",
        "2026-09-01 Clean + jerk: 60kg x2, 80kg x1, 97kg x1, 102kg fail x0",
        "2026-09-01 Snatch pull: 85kg x3, 85kg x3, 85kg x3",
      ]),
    .init(
      name: "repetitions before the load, and a cross",
      text:
        "reps@weight, kg, X = no lift\n\n2026-09-01\nSn: 3@40 2@50 1@70 1@80 X@84 X@84\nC&J: 1+1@70 1+1@95 1+X@105\nFS: 3@90 2@110",
      exercises: [
        "2026-09-01 Sn: 40kg x3, 50kg x2, 70kg x1, 80kg x1, 84kg fail x0, 84kg fail x0",
        "2026-09-01 C&J: 70kg x1, 95kg x1, 105kg fail x0", "2026-09-01 FS: 90kg x3, 110kg x2",
      ]),
    .init(
      name: "a word between attempts",
      text:
        "2026-09-01\nSnatch: 70/1 77/1 84/1 PB!! 86/m 86/m\nLog press: 140x5, 210x2, 230x1, 250 miss, 230x1\nJerk: 60x2, 70 x1, 80 x x, 80 x1",
      exercises: [
        "2026-09-01 Snatch: 70 x1, 77 x1, 84 x1, 86 fail x0, 86 fail x0",
        "2026-09-01 Log press: 140 x5, 210 x2, 230 x1, 250 fail x0, 230 x1",
        "2026-09-01 Jerk: 60 x2, 70 x1, 80 fail x0, 80 x1",
      ]),
    .init(
      name: "attempts a line each",
      text: "2026-09-01\nSnatch\n60x2\n75x1\n79 miss (behind)\n79x1\n82 miss, 82 miss. enough.",
      exercises: ["2026-09-01 Snatch: 60 x2, 75 x1, 79 fail x0, 79 x1, 82 fail x0, 82 fail x0"]),
    .init(
      name: "complexes",
      text:
        "2026-09-01\nClean & jerk\n60/1+1\n70/2+1\nSnatch complex (1 pull + 1 hang snatch + 1 snatch): 40kg, 45kg, 50kg fail",
      exercises: [
        "2026-09-01 Clean & jerk: 60kg x1, 70kg x3", "2026-09-01 Snatch complex: 40kg x1, 45kg x1, 50kg fail x0",
      ]),
    .init(
      name: "what are no attempts",
      text:
        "2026-09-01\nPull-ups 12/fail, 10/fail\nPush-ups: 40 good, 45 missed\nBench 100x5, 100x4, 100x4 missed the last rep\nRow 60xF\n- [ ] 65kg x AMRAP",
      exercises: [
        "2026-09-01 Pull-ups: fail x12, fail x10", "2026-09-01 Push-ups: x40",
        "2026-09-01 Bench: 100kg x5, 100kg x4, 100kg fail x4", "2026-09-01 Row: 60kg fail, open ? 65kg xAMRAP",
      ]),
    .init(
      name: "help with each set",
      text: "2026-09-01\nPull ups assisted 10kg x 12, 10kg x 10\nDips\n- assisted 20 x 8, 20 x 7, 15 x 6",
      exercises: ["2026-09-01 Pull ups: -10kg x12, -10kg x10", "2026-09-01 Dips: -20kg x8, -20kg x7, -15kg x6"]),
    .init(
      name: "one of the sets had fewer",
      text:
        "2026-09-01\nBench press 3 x 8 with 50 kg (third set only 6)\nRow 4x8 @ 60kg, only 7 on the 2nd\nSquat 3x5 100kg, first set 4\nPress 3x5 40kg (2nd set felt heavy)",
      exercises: [
        "2026-09-01 Bench press: 50kg x8, 50kg x8, 50kg x6", "2026-09-01 Row: 60kg x8, 60kg x7, 60kg x8, 60kg x8",
        "2026-09-01 Squat: 100kg x4, 100kg x5, 100kg x5", "2026-09-01 Press: 40kg x5, 40kg x5, 40kg x5",
      ]),
    .init(
      name: "what came of the open set",
      text:
        "2026-09-01\nBench 112.5 lb 5, 5, 5+ -> 8\nRow 95 lb 5, 5, 5+ (9)\nPress 75 lb 5, 5, 5+ = 7\nDeadlift 185 lb 6+\nSquat 100 lb 8+",
      exercises: [
        "2026-09-01 Bench: 112.5lb x5, 112.5lb x5, 112.5lb x8 ? x5+", "2026-09-01 Row: 95lb x5, 95lb x5, 95lb x9 ? x5+",
        "2026-09-01 Press: 75lb x5, 75lb x5, 75lb x7 ? x5+", "2026-09-01 Deadlift: 185lb x6",
        "2026-09-01 Squat: open ? 100lb x8+",
      ]),
    .init(
      name: "sets of intervals",
      text:
        "2026-09-01\nB. Every 2 min x 5: 2 power cleans @ 105 lb\nClean & jerk EMOM 8 min, 1 rep: 60kg 60 65 65 70 70 75 75\nPower snatch EMOM 6: 2 @ 40kg",
      exercises: [
        "2026-09-01 power cleans: 105lb x2, 105lb x2, 105lb x2, 105lb x2, 105lb x2",
        "2026-09-01 Clean & jerk: 60kg x1, 60kg x1, 65kg x1, 65kg x1, 70kg x1, 70kg x1, 75kg x1, 75kg x1",
        "2026-09-01 Power snatch: 40kg x2, 40kg x2, 40kg x2, 40kg x2, 40kg x2, 40kg x2",
      ]),
    .init(
      name: "back-offs, slots and plates",
      text:
        "2026-09-01\nComp squat\ntop: 180x1 @8\nb/o: 150x5x3 @7, @7.5, @8\n\nassist: db row 3x10x36kg\nacc: hanging leg raise 3x12\n\nBelt squat\n4 plates (180) 3x12",
      exercises: [
        "2026-09-01 Comp squat: 180kg @8 x1, 150kg @7 x5, 150kg @7.5 x5, 150kg @8 x5",
        "2026-09-01 db row: 36kg x10, 36kg x10, 36kg x10", "2026-09-01 hanging leg raise: x12, x12, x12",
        "2026-09-01 Belt squat: 180kg x12, 180kg x12, 180kg x12",
      ]),
    .init(
      name: "ladders by rounds",
      text: "2026-09-01\nC&P 24kg - ladder 1,2,3 x 3 rounds (18 reps)\nPress 20kg, ladders 1-2-3 x2",
      exercises: [
        "2026-09-01 C&P: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3",
        "2026-09-01 Press: 20kg x1, 20kg x2, 20kg x3, 20kg x1, 20kg x2, 20kg x3",
      ]),
    .init(
      name: "warm-ups in brackets, as a line says",
      text:
        "2026-09-01\nSquat: (20x8, 60x5, 100x3) 165kg 3x3 - RPE 7, 8, 8.5\nBench: (20x15, 60x8, 80x5, 95x3) 112.5kg 5x2 - RPE 7, 7, 7.5, 8, 8\nThings in brackets = warm-ups, as always",
      exercises: [
        "2026-09-01 Squat: 20kg warmup x8, 60kg warmup x5, 100kg warmup x3, 165kg @7 x3, 165kg @8 x3, 165kg @8.5 x3",
        "2026-09-01 Bench: 20kg warmup x15, 60kg warmup x8, 80kg warmup x5, 95kg warmup x3, 112.5kg @7 x2, 112.5kg @7 x2, 112.5kg @7.5 x2, 112.5kg @8 x2, 112.5kg @8 x2",
      ]),
    .init(
      name: "loads before colons",
      text:
        "2026-09-01 - all weights lb btw\nSquat - WU 135: 8; 185: 5; 225: 3 - 275: 6, 6, 6 (RIR 3, 2, 2)\nCable fly - 30: 15, 14 | drop 20: 12",
      exercises: [
        "2026-09-01 Squat: 135lb warmup x8, 185lb warmup x5, 225lb warmup x3, 275lb rir3 x6, 275lb rir2 x6, 275lb rir2 x6",
        "2026-09-01 Cable fly: 30lb x15, 30lb x14, 20lb drop x12",
      ]),
    .init(
      name: "the unit in a later head",
      text:
        "2026-09-01 // Push // 74 min\nBench - 225: 6, 6, 5\n\n2026-09-03 // Legs // 81 min, all weights lb btw\nSquat - 275: 6, 6",
      exercises: ["2026-09-01 Bench: 225lb x6, 225lb x6, 225lb x5", "2026-09-03 Squat: 275lb x6, 275lb x6"]),
    .init(
      name: "how a set felt",
      text:
        "2026-09-01\nSquat\nSet 1 125kg x 6, felt like 7\n127.5kg x 6 - felt like an 8\n127.5kg x 6, felt like 10 people watched\nRow\n60kg 3x8, last set felt like a 9",
      exercises: [
        "2026-09-01 Squat: 125kg @7 x6, 127.5kg @8 x6, 127.5kg x6", "2026-09-01 Row: 60kg x8, 60kg x8, 60kg @9 x8",
      ]),
    .init(
      name: "a coach's plan above what was done",
      text:
        "2026-09-01\nCoach plan: SQ 3x6 @7, BP 2x4 @8, acc.\n\nSQ\n125kg x 6\n127.5kg x 6\n127.5kg x 6\nBP\n95kg x 4\n95kg x 4",
      exercises: [
        "2026-09-01 SQ: 125kg x6 ? @7 x6, 127.5kg x6 ? @7 x6, 127.5kg x6 ? @7 x6",
        "2026-09-01 BP: 95kg x4 ? @8 x4, 95kg x4 ? @8 x4",
      ]),
    .init(
      name: "a decimal comma before words",
      text: "2026-09-01\nBankdrücken: 4x6x87,5, letzter Satz RPE 9\nRudern 3x10 62,5, schwer\nCurl 3x10, 12, 8",
      exercises: [
        "2026-09-01 Bankdrücken: 87.5 x6, 87.5 x6, 87.5 x6, 87.5 @9 x6",
        "2026-09-01 Rudern: 62.5 x10, 62.5 x10, 62.5 x10", "2026-09-01 Curl: x10, x12, x8",
      ]),
    .init(
      name: "a day in words, and the years of a log",
      text:
        "LOG 2025/26 (lbs)\n\n1/14/26 squat 135x5, 185x5\n\n1/17 cold as hell, 28F in there, heater on 20 min first\nsquat 135x5, 190x5",
      exercises: ["2026-01-14 squat: 135lb x5, 185lb x5", "2026-01-17 squat: 135lb x5, 190lb x5"]),
    .init(
      name: "rounds with a remark",
      text: "2026-09-01\n4 rounds (last one without push ups)\npush ups x 15\nsquats x 20",
      exercises: ["2026-09-01 push ups: x15, x15, x15, x15", "2026-09-01 squats: x20, x20, x20, x20"]),
  ]
}
