import Testing
import TrainingModel

@testable import Carryover

/// Attempts, ramps, workouts with a name, and what a name says of its gear, each in another hand.
struct NotesAttemptTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "loads one after another, and how often each",
      text:
        "2025-07-01\nLeg press\n100 → 120 → 140 kg, 12 reps each\nHack squat 50, 60, 70 kg, 10 each\nCurl\n10 kg → 12 kg → 14 kg x 10\nRow: 40 -> 50 -> 60 kg, 8 reps each\nCurls: 20 lb x 12, x3 sets\nSplit squat: 20 kg x 10 each leg, x3 sets",
      exercises: [
        "2025-07-01 Leg press: 100kg x12, 120kg x12, 140kg x12", "2025-07-01 Hack squat: 50kg x10, 60kg x10, 70kg x10",
        "2025-07-01 Curl: 10kg x10, 12kg x10, 14kg x10", "2025-07-01 Row: 40kg x8, 50kg x8, 60kg x8",
        "2025-07-01 Curls: 20lb x12, 20lb x12, 20lb x12", "2025-07-01 Split squat: 20kg x10, 20kg x10, 20kg x10",
      ]),
    .init(
      name: "attempts at a meet",
      text:
        "2025-07-02 MEET\nSQ: 200 good, 210 good, 217.5 no lift (depth)\nBP: 120 good, 127.5 good, 130 no lift\nDL: 220 good, 230 miss",
      exercises: [
        "2025-07-02 SQ: 200 x1, 210 x1, 217.5 fail x0", "2025-07-02 BP: 120 x1, 127.5 x1, 130 fail x0",
        "2025-07-02 DL: 220 x1, 230 fail x0",
      ]),
    .init(
      name: "workouts with a name, a scheme and a time",
      text:
        "2025-07-03\n\"Helen\" 3 RFT: 10:45 Rx\n\"Fran\" 21-15-9: 5:12 Rx\nGrace 5 rounds for time: 4:10\nCindy AMRAP 20: 14 rounds + 5\nRow 2000 m 7:40",
      exercises: [
        "2025-07-03 Helen: 645s", "2025-07-03 Fran: 312s", "2025-07-03 Grace: 250s",
        "2025-07-03 Cindy: +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP, +5 x20 ? xAMRAP",
        "2025-07-03 Row: 2000m 460s",
      ]),
    .init(
      name: "more than any programme asks for",
      text:
        "2025-07-04\nBench TM 200 lb\n1. 130x8\n2. 150x6\n3. 170x3+\n9. 130x11+\n\nSquat 100 kg x 5, 110 kg x 5, 90 kg x 13+",
      exercises: [
        "2025-07-04 Bench: 130lb x8, 150lb x6, open ? 170lb x3+, 130lb x11",
        "2025-07-04 Squat: 100kg x5, 110kg x5, open ? 90kg x13+",
      ]),
    .init(
      name: "bands by their colours, both sides, and a side behind a size",
      text:
        "2025-07-05\nBanded side steps (green) 3 x 12\nResistance band rows (red)\n12, 12, 10\nHeel raises (both): 2 x 15\nStep up 15 cm box, R: 10, 8\nStep down 10 cm box, left: 8, 6",
      exercises: [
        "2025-07-05 Banded side steps: x12, x12, x12", "2025-07-05 Resistance band rows: x12, x12, x10",
        "2025-07-05 Heel raises: x15, x15", "2025-07-05 Step up 15 cm box: right x10, right x8",
        "2025-07-05 Step down 10 cm box: left x8, left x6",
      ]),
    .init(
      name: "where it was done, before a machine",
      text: "2025-07-06\nWarmed up on the bike for 10 minutes.\nBench 60 kg x 8",
      exercises: ["2025-07-06 bike: 600s warmup", "2025-07-06 Bench: 60kg x8"]),
    .init(
      name: "numbered and indented sets",
      text:
        "2025-07-07\nBench Press\n1. 60 kg x 8\n2) 62.5 kg x 8\n3. 8 x 65 kg\n- Squat\n  - 100 kg x 5\n    - 110 kg x 3\n  1. 120 kg x 1\n10. 60 kg x 12",
      exercises: [
        "2025-07-07 Bench Press: 60kg x8, 62.5kg x8, 65kg x8",
        "2025-07-07 Squat: 100kg x5, 110kg x3, 120kg x1, 60kg x12",
      ]),
    .init(
      name: "what only looks alike",
      text:
        "2025-07-08\nBench 100, 105, 110 kg x 5\nSquat 100 kg → 105 kg x 5\nRow 60 kg, 10 reps each side\nPress 40 kg x 8, 8 each\nCurl 20 lb x 12, 3 sets\nSquat 100x5, 110x5, 120x5+\nSwings (red) 3x12\nPress (both bars) 40 kg 3x8\nBench 100 kg x 5 good, 100 kg x 5\nKaren 18:00\nPlan: deadlift 140 kg x 5, 150 kg x 5, 130 kg x 11+",
      exercises: [
        "2025-07-08 Bench: 100kg x5, 105kg x5, 110kg x5", "2025-07-08 Squat: 105kg x5", "2025-07-08 Row: 60kg x10",
        "2025-07-08 Press: 40kg x8, 40kg x8", "2025-07-08 Curl: 20lb x12, 20lb x12, 20lb x12",
        "2025-07-08 Squat: 100kg x5, 110kg x5, open ? 120kg x5+", "2025-07-08 Swings (red): x12, x12, x12",
        "2025-07-08 Press (both bars): 40kg x8, 40kg x8, 40kg x8", "2025-07-08 Bench: 100kg x5, 100kg x5",
        "2025-07-08 deadlift: open ? 140kg x5, open ? 150kg x5, open ? 130kg x11+",
      ]),
    .init(
      name: "numbers of lists that are days",
      text: "## July 2025\n\n3. Bench 60 kg x 8\n\n# 2025-07-09\nSquat\n1. 12.5 x 10\n2. 5 x 62.5\n3. 100x5",
      exercises: ["Bench: 60kg x8", "2025-07-09 Squat: 12.5kg x10, 62.5kg x5, 100kg x5"]),
    .init(
      name: "what words say between numbers",
      text:
        "2025-07-10\nFront squats. 8 @ 95lb, 6 @ 115lb, and then a single @ 165lb which was ugly\nLat pulldown\n- 40kg x 9, then straight down to 30kg x 8 (drop)\nSnatch\n85% (78kg) x1, miss, x1\nStraight leg raise L w/ 1 kg ankle weight 10, 10\nLeg curl w/ 2 kg ankle weights 12, 12\nTerminal knee ext (green band) left 2x15\nSquat\n- 80 x 5 @9.5 %%left shoulder clicked%%\nLog press\n110 kg x 1 no lift\n105 kg x 1",
      exercises: [
        "2025-07-10 Front squats: 95lb x8, 115lb x6, 165lb x1", "2025-07-10 Lat pulldown: 40kg x9, 30kg drop x8",
        "2025-07-10 Snatch: 78kg x1 ? 85%, 78kg x1", "2025-07-10 Straight leg raise: +1kg left x10, +1kg left x10",
        "2025-07-10 Leg curl: 2kg x12, 2kg x12", "2025-07-10 Terminal knee ext: left x15, left x15",
        "2025-07-10 Squat: 80kg @9.5 x5", "2025-07-10 Log press: 110kg fail x0, 105kg x1",
      ]),
    .init(
      name: "single plans before an arrow",
      text:
        "# 2025-07-11\n\n- [x] **Squat** 1x3 @ 140 → 140x3 @8\n- [x] **Plank** 3x45s → 45s, 45s, 38s\n- [x] Deadlift 1x2 @ 190 kg → 190 kg x2\n- Bench\n  - 2x3 @ 100 kg → 100 kg x3, 100 kg x2\n- Row 60x8 → 65x8",
      exercises: [
        "2025-07-11 Squat: 140kg @8 x3 ? 140kg x3", "2025-07-11 Plank: 45s ? 45s, 45s ? 45s, 38s ? 45s",
        "2025-07-11 Deadlift: 190kg x2 ? 190kg x2", "2025-07-11 Bench: 100kg x3 ? 100kg x3, 100kg x2 ? 100kg x3",
        "2025-07-11 Row: 60kg x8, 65kg x8",
      ]),
    .init(
      name: "an effort of the last set in a table",
      text:
        "# 2025-07-12\n\n| Exercise | Plan | Set 1 | Set 2 | RPE (last) | Comment |\n|---|---|---|---|---|---|\n| Back Squat | 2x6 @ 95 kg | 95 kg x 6 | 95 kg x 5 | 9.5 | knees in |",
      exercises: ["2025-07-12 Back Squat: 95kg x6 ? 95kg x6, 95kg @9.5 x5 ? 95kg x6"]),
    .init(
      name: "what only looks like such words",
      text:
        "2025-07-13\nSquat 100 kg x 5, and a double 90 kg x 2\nBench 60 kg x 8, straight sets\nAnkle weights 2 kg 3x12\nRow 100%% effort 60 kg x 8",
      exercises: [
        "2025-07-13 Squat: 100kg x5, 90kg x2", "2025-07-13 Bench: 60kg x8",
        "2025-07-13 Ankle weights: 2kg x12, 2kg x12, 2kg x12", "2025-07-13 Row 100%% effort: 60kg x8",
      ]),
    .init(
      name: "what only looks like a result or a count",
      text:
        "2025-07-14\nSquat\n100 kg x 5\n115 kg x 3\nNext week: 130 kg x 7+\n\nPress 3x5 @ 60 → 70 → 80\nPlank 3x30s -> 3x45s next week\nSquat 100 kg 3x5, x3 sets\nRow 5x5 @ 100 kg, x5 sets\nPush-ups 40 good, 45 missed\nFront squat 100 kg x 5, then a single at 120 kg missed\nClean 60 kg x 5, then a triple at 8 pm\nBand pull-aparts (red): 15, 15\nBench 3x5 @ 80 kg → 60 kg x 12\nKaren 05-12: 18:00",
      exercises: [
        "2025-07-14 Squat: 100kg x5, 115kg x3, open ? 130kg x7+", "2025-07-14 Press: 60kg x5, 70kg x5, 80kg x5",
        "2025-07-14 Plank: 30s, 30s, 30s", "2025-07-14 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2025-07-14 Row: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5", "2025-07-14 Push-ups: x40",
        "2025-07-14 Front squat: 100kg x5", "2025-07-14 Clean: 60kg x5", "2025-07-14 Band pull-aparts: x15, x15",
        "2025-07-14 Bench: 80kg x5, 80kg x5, 80kg x5, 60kg drop x12", "2025-07-14 Karen 05-12: 1080s",
      ]),
    .init(
      name: "rounds that tell their parts, and a remark before a colon",
      text:
        "2025-07-15\nLeg extension (3-0-1 tempo):\n40 kg x 12\n\nBench 3x9+ @ 60 kg\n- 60 kg x 10\n\nRow\n1. 60x8\n2. 60x11+\n3. 60x9\n\nCindy: 2 rounds\n- 5 pull-ups\n- 10 push-ups",
      exercises: [
        "2025-07-15 Leg extension: 40kg x12", "2025-07-15 Bench: 60kg x10 ? 60kg x9, open ? 60kg x9, open ? 60kg x9+",
        "2025-07-15 Row: 60kg x8, open ? 60kg x11+, 60kg x9", "2025-07-15 pull-ups: x5, x5",
        "2025-07-15 push-ups: x10, x10",
      ]),
  ]
}
