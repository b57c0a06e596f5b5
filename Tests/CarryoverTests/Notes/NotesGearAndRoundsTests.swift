import Testing
import TrainingModel

@testable import Carryover

/// Sets of other times, what was held or turned, and what a remark tells of all sets of its line.
struct NotesGearAndRoundsTests {
  @Test("What is told around the sets is theirs, and nothing else is", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "bells by their load before a way",
      text:
        "1/17/26\nweights in lb\nbench 100x5\nfarmers walk 70s, 3 x 40 yd",
      exercises: [
        "2026-01-17 bench: 100lb x5",
        "2026-01-17 farmers walk: 40yd 70lb, 40yd 70lb, 40yd 70lb",
      ]),
    .init(
      name: "the best is told",
      text:
        "1/20/26\nweights in lb\nohp 105x5, 110x3\nall time best ohp is still 125x1 from 2019, lol",
      exercises: [
        "2026-01-20 ohp: 105lb x5, 110lb x3"
      ]),
    .init(
      name: "a target with a percentage and its load",
      text:
        "# 21 Feb 2026\n\nUnits: kg. Training maxes: squat 145, bench 102.5\n\n| Exercise | Target | Result | Remarks |\n|---|---|---|---|\n| Squat | 5 @ 65% (95) | 95 x 5 | |\n| | 5 @ 75% (107.5) | 107.5 x 5 | |\n| | 5+ @ 85% (122.5) | 122.5 x 8 @ RPE 9 | happy |\n| Paused squat | 3x3 @ 100 | 100 x 3, 3, 2 | lost tightness in the last one |\n| Bench | 5 @ 65% (67.5) | 67.5 x 5 | |\n| | 5 @ 75% (77.5) | 77.5 x 5 | |\n| Ab wheel | 3x15 | skipped | |\n\nFarmer carry\n- planned: 4 x 30 m @ 32 per hand\n- did: 4 x 30 m @ 28 per hand",
      exercises: [
        "2026-02-21 Squat: 95kg x5 ? 65% 95kg x5, 107.5kg x5 ? 107.5kg 75% x5, 122.5kg @9 x8 ? 122.5kg 85% x5+",
        "2026-02-21 Paused squat: 100kg x3 ? 100kg x3, 100kg x3 ? 100kg x3, 100kg x2 ? 100kg x3",
        "2026-02-21 Bench: 67.5kg x5 ? 65% 67.5kg x5, 77.5kg x5 ? 75% 77.5kg x5",
        "2026-02-21 Ab wheel: open ? x15, open ? x15, open ? x15",
        "2026-02-21 Farmer carry: 28kg 30m ? 30m 32kg, 28kg 30m ? 30m 32kg, 28kg 30m ? 30m 32kg, 28kg 30m ? 30m 32kg",
      ]),
    .init(
      name: "a part of the day behind a warm-up, a benchmark, a tabata",
      text:
        "# Box notes (weights in lb)\n\n### Tue Mar 3, 2026\n\n**Warm-up**\n- Row 500 m\n- 2 rounds: 10 air squats, 10 PVC pass-throughs\n\n**Strength:** Back squat\n- 135x5 (warm-up)\n- 185x5 (warm-up)\n- 225x5\n- 245x5 felt heavy but clean\n\n**WOD:** EMOM 10 min\n- 3 power cleans @ 135\n\nMade all 10 rounds, lungs on fire. Coach says 145 next time.\n\n### Sat Mar 7, 2026\n\n\"Fran\" 21-15-9, time 8:42, Rx\n- Thrusters @ 95\n- Kipping pull-ups\n\nPush-ups, tabata style, reps per round: 12, 11, 10, 9, 9, 8, 8, 8",
      exercises: [
        "2026-03-03 Row: 500m warmup",
        "2026-03-03 air squats: warmup x10, warmup x10",
        "2026-03-03 PVC pass-throughs: warmup x10, warmup x10",
        "2026-03-03 Back squat: 135lb warmup x5, 185lb warmup x5, 225lb x5, 245lb x5",
        "2026-03-03 power cleans: 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3, 135lb x3",
        "2026-03-07 Thrusters: 95lb x21, 95lb x15, 95lb x9",
        "2026-03-07 Kipping pull-ups: x21, x15, x9",
        "2026-03-07 Push-ups: x12, x11, x10, x9, x9, x8, x8, x8",
      ]),
    .init(
      name: "a goal for a month",
      text:
        "2026-04-05\n### Strength\n* Muscle-up\n    * BW x 3\n    * BW x 2\n* Row 40 kg x 5\n\nGoal for May: 5 muscle-ups in a row, +30 x 5 dips.",
      exercises: [
        "2026-04-05 Muscle-up: x3, x2",
        "2026-04-05 Row: 40kg x5",
      ]),
    .init(
      name: "a record behind a set",
      text:
        "2021-04-16\nAll in kg\n- Deadlift\n  - wu: 1x5 @ 70, 1x3 @ 110, 1x1 @ 130\n  - 1x5 @ 145 (RPE 8.5) - 5RM PR, previous was 140\n  - 2x5 @ 130",
      exercises: [
        "2021-04-16 Deadlift: 70kg warmup x5, 110kg warmup x3, 130kg warmup x1, 145kg @8.5 x5, 130kg x5, 130kg x5"
      ]),
    .init(
      name: "a repetition that failed, in a table",
      text:
        "weights in lb\n\n| Date | Lift | Set 1 | Set 2 | Set 3 | Notes |\n|---|---|---|---|---|---|\n| 2018-09-20 | Bench    | 155x5  | 175x3   | 195x5   | failed rep 6 on the last set, safeties did their job |\n| 2018-09-21 | Squat    | 215x5  | 242.5x3 | 270x4   | slept 4 hours |",
      exercises: [
        "2018-09-20 Bench: 155lb x5, 175lb x3, 195lb fail x5",
        "2018-09-21 Squat: 215lb x5, 242.5lb x3, 270lb x4",
      ]),
    .init(
      name: "how many sessions were done",
      text:
        "# 2023-11-09\n\nBench 80 kg x 5\n\n## Review\n\n- [ ] book physio\n- [x] order creatine\n- 3 of 4 sessions done, lower 2 skipped because of the conference",
      exercises: [
        "2023-11-09 Bench: 80kg x5"
      ]),
    .init(
      name: "ways in a time",
      text:
        "Mon 2 Nov 2015\nErg: 3 x 20min, 2min rest, UT2, rate 19\n  5012m  HR 142\n  5025m  HR 147\n  4987m  HR 151",
      exercises: [
        "2015-11-02 Erg: 1200s 5012m ? 1200s, 1200s 5025m ? 1200s, 1200s 4987m ? 1200s"
      ]),
    .init(
      name: "a day that was cancelled",
      text:
        "* 2020\n** CANCELLED <2020-01-08 Wed>\n   Sick kid, none of this happened.\n   - Swings :: 28kg 5x10\n   - Push-ups :: 3x20\n** <2020-01-10 Fri>\n   - Swings :: 28kg 5x10\n   - Push-ups :: 20, 20, 18",
      exercises: [
        "2020-01-08 Swings: open ? 28kg x10, open ? 28kg x10, open ? 28kg x10, open ? 28kg x10, open ? 28kg x10",
        "2020-01-08 Push-ups: open ? x20, open ? x20, open ? x20",
        "2020-01-10 Swings: 28kg x10, 28kg x10, 28kg x10, 28kg x10, 28kg x10",
        "2020-01-10 Push-ups: x20, x20, x18",
      ]),
    .init(
      name: "fewer than planned",
      text:
        "2023-05-23\nSSB squat (lb)\n335 x 3 @7\n365 x 3 @8\n385 x 2 @9 - planned 3 but my right hip was not having it",
      exercises: [
        "2023-05-23 SSB squat: 335lb @7 x3, 365lb @8 x3, 385lb @9 x2"
      ]),
    .init(
      name: "a rest between a list and its name",
      text:
        "**Tue 15 Aug 2023**\n\n- Jog 2 km in 12:40 (warm-up)\n- Intervals 6 x 800 m, 90 s standing rest: 3:18, 3:17, 3:17, 3:16, 3:18, 3:11\n- Jog 1.5 km (cool-down)",
      exercises: [
        "2023-08-15 Jog: 2km 760s warmup",
        "2023-08-15 Intervals: 198s 800m, 197s 800m, 197s 800m, 196s 800m, 198s 800m, 191s 800m",
        "2023-08-15 Jog: 1.5km",
      ]),
    .init(
      name: "loads of an implement above",
      text:
        "06-19-2012\nAll weights in pounds.\n\nLog clean and press\n195x1\n205x0 - cleaned it fine, press died at the forehead\n165x5\n\nFarmers walk, weight per hand, 60 ft\n140 in 11s\n180 in 14s\n\nTire flips, 500 lb tire (neighbor says 500 anyway)\n6, 6, 5\n\nSit ups\n25, 25, 20",
      exercises: [
        "2012-06-19 Log clean and press: 195lb x1, 205lb fail x0, 165lb x5",
        "2012-06-19 Farmers walk: 11s 140lb 60ft, 14s 180lb 60ft",
        "2012-06-19 Tire flips: 500lb x6, 500lb x6, 500lb x5",
        "2012-06-19 Sit ups: x25, x25, x20",
      ]),
    .init(
      name: "one set of several had fewer",
      text:
        "Monday 2 March 2026\n- [x] Rower 5 mins easy, warm up\n- [x] Box squat 40 kg 3 sets of 8\n- [x] Bench press 35 kg 3 sets of 8 (third set only got 6)",
      exercises: [
        "2026-03-02 Rower: 300s warmup",
        "2026-03-02 Box squat: 40kg x8, 40kg x8, 40kg x8",
        "2026-03-02 Bench press: 35kg x8, 35kg x8, 35kg x6",
      ]),
    .init(
      name: "skipped behind a dash",
      text:
        "Feb 11 2026 — GLUTES\n\n**Hip thrust** — 135 lb x 12 and 185 lb x 8 warmup, 245 lb x 10\n**Cable kickback** — SKIPPED 3x15, both machines taken by the same 2 guys for 40 min. I can't\n**Abductor machine** — 120 lb x 20",
      exercises: [
        "2026-02-11 Hip thrust: 135lb warmup x12, 185lb warmup x8, 245lb x10",
        "2026-02-11 Cable kickback: open ? x15, open ? x15, open ? x15",
        "2026-02-11 Abductor machine: 120lb x20",
      ]),
    .init(
      name: "a load and its counts, and more",
      text:
        "2026-01-14\nweights in lb\nsquat 135 5 5 5\nleg press 270 12 12 300x10\nham curl 80 12 10 10f",
      exercises: [
        "2026-01-14 squat: 135lb x5, 135lb x5, 135lb x5",
        "2026-01-14 leg press: 270lb x12, 270lb x12, 300lb x10",
        "2026-01-14 ham curl: 80lb x12, 80lb x10, 80lb fail x10",
      ]),
    .init(
      name: "what a programme said",
      text:
        "## Fri 6 Feb 2026\nweights in kg\n### Comp squat\nw/u: 20x8, 70x5\nprogramme said 172.5 for 3 doubles, did\n172.5 x 2 @7.5\n172.5 x 2 @8\n### Bench (paused)\n107.5 x 4 x 4 @8, last set more like 8.5",
      exercises: [
        "2026-02-06 Comp squat: 20kg warmup x8, 70kg warmup x5, 172.5kg @7.5 x2, 172.5kg @8 x2",
        "2026-02-06 Bench (paused): 107.5kg @8 x4, 107.5kg @8 x4, 107.5kg @8 x4, 107.5kg @8.5 x4",
      ]),
    .init(
      name: "sides behind a load",
      text:
        "2026-02-13\n- Repeaters 20mm bw (7 on 3 off), 4 sets of 60s. pumped out of my mind\n- Wrist curl 2kg (physio): L 2x15, R 2x15",
      exercises: [
        "2026-02-13 Repeaters 20mm: 60s, 60s, 60s, 60s",
        "2026-02-13 Wrist curl: 2kg left x15, 2kg left x15, 2kg right x15, 2kg right x15",
      ]),
    .init(
      name: "how often a set was begun, rounds and their time",
      text:
        "### 1.20.26 Tuesday — 5:30 class\nWarm up was 500m row + pvc stuff\n\n**Strength**\nPower clean, every 90s x 6: 115x2, 125x2, 125x2, 135x2, 135x2, 145x1 (only went for one)\n\n**WOD**\n21-15-9 for time\nThruster (75#)\nPull ups (kipping)\n-> 9:42, rx is 65 but coach said try it!! pullups were broken into 3s by the end\n\n### 1.24.26 Saturday partner WOD w/ Jess\nDB snatch 35# 5x10 alternating arms\nSit ups 5x20\nThen we ran 1 mile together to cash out, 9:50",
      exercises: [
        "2026-01-20 Power clean: 115lb x2, 125lb x2, 125lb x2, 135lb x2, 135lb x2, 145lb x1",
        "2026-01-20 Thruster: 75lb x21, 75lb x15, 75lb x9",
        "2026-01-20 Pull ups: x21, x15, x9",
        "2026-01-24 DB snatch: 35lb x10, 35lb x10, 35lb x10, 35lb x10, 35lb x10",
        "2026-01-24 Sit ups: x20, x20, x20, x20, x20",
        "2026-01-24 Run: 1mi 590s",
      ]),
    .init(
      name: "failures of some sets",
      text:
        "1/2/26\nunits: kg\nOHP 32.5 5,5,4,4,3 fail on sets 3-5\nDL 1x5 90",
      exercises: [
        "2026-02-01 OHP: 32.5kg x5, 32.5kg x5, 32.5kg fail x4, 32.5kg fail x4, 32.5kg fail x3",
        "2026-02-01 DL: 90kg x5",
      ]),
    .init(
      name: "a date in a long first line",
      text:
        "Hyrox sim, Saturday 31st January 2026, with the Cork crew. Did the half version. Trying to remember it all in the car so here goes\n\n1. Ski erg 500m, 2:08\n2. Sled push 25m at 102kg. Carpet was like glue\n3. Sled pull 25m at 78kg\n4. Burpee broad jumps 40m\n5. Row 500m 1:58\n6. Farmers carry 100m, 2x24kg, put them down the once\n7. Sandbag lunges 50m with the 20kg\n8. Wall balls 6kg, got them done in 20, 15, 15\n\nRun 1km before each of the first four stations: 4:52, 5:01, 5:10, 5:22. None after that, thats the half version. Dave ran all 8, fair play",
      exercises: [
        "2026-01-31 Ski erg: 128s 500m",
        "2026-01-31 Sled push: 102kg 25m",
        "2026-01-31 Sled pull: 25m 78kg",
        "2026-01-31 Burpee broad jumps: 40m",
        "2026-01-31 Row: 118s 500m",
        "2026-01-31 Farmers carry: 100m 24kg",
        "2026-01-31 Sandbag lunges: 20kg 50m",
        "2026-01-31 Run: 1km 292s",
      ]),
    .init(
      name: "all just warming up",
      text:
        "1/5/26\nall lbs\nsq 45x5x2 135x5 185x3 225x2 - all just warming up\nsq 255x5x3\nohp 105x5, 105x5, 105x4 missed the last one at the forehead",
      exercises: [
        "2026-01-05 sq: 45lb warmup x5, 45lb warmup x5, 135lb warmup x5, 185lb warmup x3, 225lb warmup x2",
        "2026-01-05 sq: 255lb x5, 255lb x5, 255lb x5",
        "2026-01-05 ohp: 105lb x5, 105lb x5, 105lb fail x4",
      ]),
    .init(
      name: "singles behind products",
      text:
        "2026-04-02\nweights in kg\n**Snatch**\n40x3, 50x2, 55x2, 60, 63, 66 miss, 66, 68 miss, 68 miss\n**Clean & jerk**\n60x2, 70, 75, 80, 84, 87 miss",
      exercises: [
        "2026-04-02 Snatch: 40kg x3, 50kg x2, 55kg x2, 60kg x1, 63kg x1, 66kg fail x0, 66kg x1, 68kg fail x0, 68kg fail x0",
        "2026-04-02 Clean & jerk: 60kg x2, 70kg x1, 75kg x1, 80kg x1, 84kg x1, 87kg fail x0",
      ]),
    .init(
      name: "a side only",
      text:
        "2025-11-03\nweights in pounds\nHeel slides R 15, R 15. Got to 104 degrees!!\nStraight leg raises - right 10, right 8, left 12.\nleg press right leg only 20 lb 8, 8\nstanding hamstring curl w/ 2 lb: R 10, L 10",
      exercises: [
        "2025-11-03 Heel slides: right x15, right x15",
        "2025-11-03 Straight leg raises: right x10, right x8, left x12",
        "2025-11-03 leg press: 20lb right x8, 20lb right x8",
        "2025-11-03 standing hamstring curl: 2lb right x10, 2lb left x10",
      ]),
    .init(
      name: "a warm-up only",
      text:
        "2026-02-02\n\n| Exercise | Time | Sets | Reps | Notes |\n|---|---|---|---|---|\n| Treadmill | 10 min | - | - | warm up only |\n| Leg press | - | 3 | 10 | ok |",
      exercises: [
        "2026-02-02 Treadmill: 600s warmup",
        "2026-02-02 Leg press: x10, x10, x10",
      ]),
    .init(
      name: "what was got of a plan",
      text:
        "2026-05-04 (kg)\n- [x] Trap bar DL 155 x 5 @8 -> got 4 @9\n- [x] Bench 85 x 8 @8 -> 85 x 7 @8.5\n- [x] Row 60 x 8",
      exercises: [
        "2026-05-04 Trap bar DL: 155kg @9 x4 ? 155kg @8 x5",
        "2026-05-04 Bench: 85kg @8.5 x7 ? 85kg @8 x8",
        "2026-05-04 Row: 60kg x8",
      ]),
    .init(
      name: "a run that was planned",
      text:
        "2026-04-10\noff. planned an easy run 5 km but freezing rain, nope",
      exercises: [
        "2026-04-10 easy run: open ? 5km"
      ]),
    .init(
      name: "keys of an exercise",
      text:
        "GRAHAM - GARAGE GYM LOG 2026\nUnits: kg\n\n----------------------------------------\nDate: Thu 5 March\nSession: Bench day\nBodyweight: 92.0\n\nExercise: Bench press\nWarm-up: 20x10, 50x5, 75x3\nLoad: 95\nSets x reps: 5x5\nRPE: 8\nComment: was meant to be 97.5 but shoulder grumpy\n\nExercise: Close grip bench\nLoad: 80\nSets x reps: 3x8\nRPE: 8, 8.5, 9.5\n\nExercise: Band pull-apart\nLoad: none\nSets x reps: 3x20",
      exercises: [
        "2026-03-05 Bench press: 20kg warmup x10, 50kg warmup x5, 75kg warmup x3, 95kg @8 x5, 95kg @8 x5, 95kg @8 x5, 95kg @8 x5, 95kg @8 x5",
        "2026-03-05 Close grip bench: 80kg @8 x8, 80kg @8.5 x8, 80kg @9.5 x8",
        "2026-03-05 Band pull-apart: x20, x20, x20",
      ]),
    .init(
      name: "a legend of letters",
      text:
        "# 531 cycle 4\n\nkg. W = warmup, M = main work, + = amrap, BBB = volume after. TM: sq 140, bp 95, dl 170, press 62.5\n\n**2025-10-06** press wk1\nW 25x5 30x5 37.5x3\nM 40x5 47.5x5 52.5x8+\npress 32.5 BBB 5x10\nchins 5x6 bw",
      exercises: [
        "2025-10-06 press: 25kg warmup x5, 30kg warmup x5, 37.5kg warmup x3, 40kg x5, 47.5kg x5, 52.5kg x8",
        "2025-10-06 press: 32.5kg x10, 32.5kg x10, 32.5kg x10, 32.5kg x10, 32.5kg x10",
        "2025-10-06 chins: x6, x6, x6, x6, x6",
      ]),
    .init(
      name: "targets beside sets",
      text:
        "## Feb 2, 2026 (Mon): Push\nAll weights in lb\n| Exercise | Target | Set 1 | Set 2 | Set 3 | Notes |\n|---|---|---|---|---|---|\n| Overhead press | 3x5 @ 115 | 115x5 | 115x5 | 115x4F | last rep died at my forehead |\n| DB bench press | 3x10 @ 60 | 60x10 | 60x10 | 60x9 | |\n| Rope pushdown | 3x12 @ 50 | - | - | - | ran out of time |\n| Chin-ups | 3x8 +10 | +10x8 | +10x7 | +10x6 | |",
      exercises: [
        "2026-02-02 Overhead press: 115lb x5 ? 115lb x5, 115lb x5 ? 115lb x5, 115lb fail x4 ? 115lb x5",
        "2026-02-02 DB bench press: 60lb x10 ? 60lb x10, 60lb x10 ? 60lb x10, 60lb x9 ? 60lb x10",
        "2026-02-02 Rope pushdown: open ? 50lb x12, open ? 50lb x12, open ? 50lb x12",
        "2026-02-02 Chin-ups: +10lb x8 ? +10lb x8, +10lb x7 ? +10lb x8, +10lb x6 ? +10lb x8",
      ]),
    .init(
      name: "repetitions every minute",
      text:
        "2026-01-12\n**Strength**\n\nPower clean – EMOM 10, 2 reps a minute @ 70 kg. All ten minutes made, no misses.\nPower clean EMOM 8min - 2 reps every min @ 45kg. all good",
      exercises: [
        "2026-01-12 Power clean: 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2",
        "2026-01-12 Power clean: 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2",
      ]),
    .init(
      name: "rounds of an AMRAP",
      text:
        "2026-01-12\n**AMRAP 12** – exactly 5 rounds, clock ran out as I set the bell down\n- 12 KB swing 24 kg\n- 9 Box jump",
      exercises: [
        "2026-01-12 KB swing: 24kg x12, 24kg x12, 24kg x12, 24kg x12, 24kg x12",
        "2026-01-12 Box jump: x9, x9, x9, x9, x9",
      ]),
    .init(
      name: "times through",
      text:
        "2026-01-12 (lb)\nthen a little circuit, three times through:\n goblet squat 50 x 12\n push-up x 15",
      exercises: [
        "2026-01-12 goblet squat: 50lb x12, 50lb x12, 50lb x12",
        "2026-01-12 push-up: x15, x15, x15",
      ]),
    .init(
      name: "words behind a name in bold",
      text:
        "2026-01-12 (kg)\n**Skull crusher** EZ bar, 30 × 12, 30 × 12, 30 × 10",
      exercises: [
        "2026-01-12 Skull crusher: 30kg x12, 30kg x12, 30kg x10"
      ]),
    .init(
      name: "ladders by number",
      text:
        "2026-01-12 (kg)\nClean & press 20, reps are per side:\n- ladder 1: 1, 2, 3\n- ladder 2: 1, 2, 3",
      exercises: [
        "2026-01-12 Clean & press: 20kg x1, 20kg x2, 20kg x3, 20kg x1, 20kg x2, 20kg x3"
      ]),
    .init(
      name: "what only sounds like it",
      text:
        "2024-03-05 kg\nSquat 4x5 100, missed 5th set\nBench 80x4 (failed rep 5 last week, fine today)\nSnatch 5x1 80, missed the last one\ncurl: skipped the last set, 12kg x12, 12kg x12\nBench 3x5 60kg, last set didn't happen\nRow 40kg 5/5/4 ❌\nPanca 60x8, 65x8 (saltata, la terza)\nBench 60x8 after (warm up)\nJump rope: skipped 500\nRope: skipped 3 min",
      exercises: [
        "2024-03-05 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2024-03-05 Bench: 80kg x4",
        "2024-03-05 Snatch: 80kg x1, 80kg x1, 80kg x1, 80kg x1, 80kg x1",
        "2024-03-05 curl: 12kg x12, 12kg x12",
        "2024-03-05 Bench: 60kg x5, 60kg x5, 60kg x5",
        "2024-03-05 Row: 40kg x5, 40kg x5, 40kg x4",
        "2024-03-05 Panca: 60kg x8, 65kg x8",
        "2024-03-05 Bench: 60kg x8",
        "2024-03-05 Jump rope: x500",
        "2024-03-05 Rope: 180s",
      ]),
    .init(
      name: "a time below a benchmark",
      text:
        "2026-06-10\nFran 21-15-9\nTime 4:30!",
      exercises: [
        "2026-06-10 Fran: x21, x15, x9"
      ]),
    .init(
      name: "times of benchmarks",
      text:
        "2025-07-03\n\"Fran\" 21-15-9: 5:12 Rx\nGrace 5 rounds for time: 4:10",
      exercises: [
        "2025-07-03 Fran: 312s",
        "2025-07-03 Grace: 250s",
      ]),
    .init(
      name: "a way of as many meters as a year",
      text:
        "Training row 2000 m 8:00\nSquat 60 kg x 5",
      exercises: [
        "Training row: 2000m 480s",
        "Squat: 60kg x5",
      ]),
    .init(
      name: "the title of a diary with its year",
      text:
        "KNEE DIARY 2025 (right knee)\n\nNov. 3\nHeel slides 10, 10",
      exercises: [
        "2025-11-03 Heel slides: x10, x10"
      ]),
    .init(
      name: "what each hand held",
      text:
        "2026-01-01 kg\nDB press\n- 14 per hand x 10\n- 14 per hand x 8",
      exercises: [
        "2026-01-01 DB press: 14kg x10, 14kg x8"
      ]),
    .init(
      name: "two sets that failed, and not the one between",
      text:
        "2026-01-01 kg\nOHP 32.5 5,5,4,4,3 failed on set 3 and 5",
      exercises: [
        "2026-01-01 OHP: 32.5kg x5, 32.5kg x5, 32.5kg fail x4, 32.5kg x4, 32.5kg fail x3"
      ]),
    .init(
      name: "signs of failure, and a gap",
      text:
        "2026-01-01\nkg, ! = failure\nRow 60 x 8, 60 x 7!   wow!",
      exercises: [
        "2026-01-01 Row: 60kg x8, 60kg fail x7"
      ]),
    .init(
      name: "a verb for warming up, help first, one load for all",
      text:
        "2026-01-01\nOpgewarmd 10 min op de roeimachine\nTrazioni: aiuto di 20 kg, 10, 8 e 7\nmanubri 10 kg: squat 3x10, affondi 3x8",
      exercises: [
        "2026-01-01 roeimachine: 600s warmup",
        "2026-01-01 Trazioni: -20kg x10, -20kg x8, -20kg x7",
        "2026-01-01 squat: 10kg x10, 10kg x10, 10kg x10",
        "2026-01-01 affondi: 10kg x8, 10kg x8, 10kg x8",
      ]),
  ]
}
