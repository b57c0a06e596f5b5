import Testing
import TrainingModel

@testable import Carryover

/// Misses, sides, pins, send-offs and other things that lines say beside their sets.
struct NotesSaidBesideSetsTests {
  @Test("What a line says beside its sets is told beside them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the repetition that failed",
      text:
        "2026-11-29 kg\nSquat\n92.5 x 2, 3rd rep didn't go\n80 x 6 (7e rep ratée)\n70 x 4 (5e rep mislukt)\nBench 100x5 couldn't walk after the 6th\nOHP 50x4 stuck at this weight for the 5th week now",
      exercises: [
        "2026-11-29 Squat: 92.5kg fail x2, 80kg fail x6, 70kg fail x4", "2026-11-29 Bench: 100kg x5",
        "2026-11-29 OHP: 50kg x4",
      ]),
    .init(
      name: "warm-ups, said once behind them",
      text: "2026-11-29 lb\nSquat\n2x5x45, 1x5x95, 1x2x205 (warm-up)\n3x5x245",
      exercises: [
        "2026-11-29 Squat: 45lb warmup x5, 45lb warmup x5, 95lb warmup x5, 205lb warmup x2, 245lb x5, 245lb x5, 245lb x5"
      ]),
    .init(
      name: "what was planned beside what was done",
      text:
        "2026-11-29, all kg\nA  Low bar squat   target 3x6 @ 100    ACTUAL 6, 6, 5\nB  Bench   target 2x8 @ 62.5   ACTUAL 62.5x8, felt good so 65x7\nC  DB row   target 2x12 @ 24   ACTUAL all done as written\nD  Face pulls   target 2x15 @ 20   ACTUAL",
      exercises: [
        "2026-11-29 Low bar squat: 100kg x6 ? 100kg x6, 100kg x6 ? 100kg x6, 100kg x5 ? 100kg x6",
        "2026-11-29 Bench: 62.5kg x8 ? 62.5kg x8, 65kg x7 ? 62.5kg x8",
        "2026-11-29 DB row: 24kg x12 ? 24kg x12, 24kg x12 ? 24kg x12",
        "2026-11-29 Face pulls: open ? 20kg x15, open ? 20kg x15",
      ]),
    .init(
      name: "the same in French",
      text: "2026-11-29\nTractions (PDC) : prévu 3 x 6, fait 6/5/4",
      exercises: ["2026-11-29 Tractions: x6 ? x6, x5 ? x6, x4 ? x6"]),
    .init(
      name: "pins and their loads",
      text: "2026-11-29 kg\nLeg curl pin 7 (49kg): 12, 10 <- that last one to failure",
      exercises: ["2026-11-29 Leg curl: 49kg x12, 49kg fail x10"]),
    .init(
      name: "a side, its load and counts",
      text: "2026-11-29\nBeinpresse\nlinks 10 kg: 12 / 10 Wh\nrechts 15 kg: 12 / 12 Wh",
      exercises: ["2026-11-29 Beinpresse: 10kg left x12, 10kg left x10, 15kg right x12, 15kg right x12"]),
    .init(
      name: "sides behind a name",
      text: "2026-11-29\nHeel slides R, 15\nStand on one leg, R: 22 secs, 25 secs\nSLR  R: 10, 10   L: 8, 8",
      exercises: [
        "2026-11-29 Heel slides: right x15", "2026-11-29 Stand on one leg: 22s right, 25s right",
        "2026-11-29 SLR: right x10, right x10, left x8, left x8",
      ]),
    .init(
      name: "rounds by the clock",
      text:
        "2026-11-29 lb\nEMOM 3 (3 rounds): 1 power clean @ 155\n\nA) Every 2 min x 2 rounds\n5 strict press 85\n8 box jumps 20 in",
      exercises: [
        "2026-11-29 power clean: 155lb x1, 155lb x1, 155lb x1", "2026-11-29 strict press: 85lb x5, 85lb x5",
        "2026-11-29 box jumps: x8, x8",
      ]),
    .init(
      name: "clocks before each set",
      text:
        "2026-11-29 lb\n0:00 – Push jerk 2 @ 155\n2:00 – Push jerk 2 @ 165\n4:00 – Push jerk 1 @ 185 (2nd one missed)",
      exercises: [
        "2026-11-29 Push jerk: 155lb x2", "2026-11-29 Push jerk: 165lb x2", "2026-11-29 Push jerk: 185lb fail x1",
      ]),
    .init(
      name: "when one set off in the pool",
      text: "2026-11-29\n3 x 100 yd free on 1:45, came in 1:28, 1:27, 1:28\nErg 2 x 500m, 2:00 off: 1:52.3, 1:51.8",
      exercises: ["2026-11-29 free: 100yd 88s, 100yd 87s, 100yd 88s", "2026-11-29 Erg: 112.3s 500m, 111.8s 500m"]),
    .init(
      name: "a sum before the sets",
      text: "2026-11-29\nBand pull aparts - 100 total (40, 30, 30)",
      exercises: ["2026-11-29 Band pull aparts: x40, x30, x30"]),
    .init(
      name: "a way, a load and its time",
      text: "2026-11-29 lb\nYoke 600 x 60 ft, 13.2s\nSled drag - 2 trips of 200 ft, 135 on it",
      exercises: ["2026-11-29 Yoke: 13.2s 600lb 60ft", "2026-11-29 Sled drag: 135lb 200ft, 135lb 200ft"]),
    .init(
      name: "attempts at a meet",
      text: "2026-11-29 kg\nSQ  137.5 good / 142.5 good / 147.5 no lift (stapled)",
      exercises: ["2026-11-29 SQ: 137.5kg x1, 142.5kg x1, 147.5kg fail x0"]),
    .init(
      name: "misses behind slashes",
      text: "2026-11-29 notation: kg/reps\nSnatch\n60/2, 78/X, 78/1",
      exercises: ["2026-11-29 Snatch: 60kg x2, 78kg fail x0, 78kg x1"]),
    .init(
      name: "efforts of all",
      text:
        "2026-11-29 kg\nDeads 110 3x3, all of them about 3 RIR\nBench 80 2x5, every set RPE 7\nPress 40 3x5 (RPE 7 for all but the last)",
      exercises: [
        "2026-11-29 Deads: 110kg rir3 x3, 110kg rir3 x3, 110kg rir3 x3", "2026-11-29 Bench: 80kg @7 x5, 80kg @7 x5",
        "2026-11-29 Press: 40kg x5, 40kg x5, 40kg x5",
      ]),
    .init(
      name: "bars between sets",
      text: "2026-11-29\nSupino reto\n- 60kg 10x | 62,5kg 8x | 62,5kg 7x",
      exercises: ["2026-11-29 Supino reto: 60kg x10, 62.5kg x8, 62.5kg x7"]),
    .init(
      name: "a load in brackets",
      text: "2026-11-29 kg\n**Pallof press** (cable, 12,5 kg)\n1. left – 12 reps\n2. right – 12 reps",
      exercises: ["2026-11-29 Pallof press: 12.5kg left x12, 12.5kg right x12"]),
    .init(
      name: "against bands",
      text: "2026-11-29 lb\n1. Bench vs minis\n135 x 5\n2x3 @ 185",
      exercises: ["2026-11-29 Bench vs minis: 135lb x5, 185lb x3, 185lb x3"]),
    .init(
      name: "who wrote a message, and when",
      text: "12-01-2025 11:02 - Marieke: kettlebell swing 12 kg 2x15\n12-01-2025 20:20 - Bas: top!",
      exercises: ["2025-01-12 kettlebell swing: 12kg x15, 12kg x15"]),
    .init(
      name: "Chinese sets without spaces",
      text:
        "2026-11-29\n**上斜哑铃卧推**\n- 单只20kg，2组，每组10次\n\n单臂哑铃划船 26kg\n第1组 左10 右10\n第2组 左10 右9\n深蹲 12公斤\n第1组12次，还能再做3次\n卧推 90kg×6 做到力竭",
      exercises: [
        "2026-11-29 上斜哑铃卧推: 20kg x10, 20kg x10",
        "2026-11-29 单臂哑铃划船: 26kg left x10, 26kg right x10, 26kg left x10, 26kg right x9",
        "2026-11-29 深蹲: 12kg rir3 x12", "2026-11-29 卧推: 90kg fail x6",
      ]),
  ]
}
