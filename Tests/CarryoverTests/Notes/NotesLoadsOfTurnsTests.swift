import Testing
import TrainingModel

@testable import Carryover

/// Sets with the loads of turns, and the days that they stand below.
struct NotesLoadsOfTurnsTests {
  @Test(
    "Loads between strokes and on either side, what comes behind a warm-up, and days beside titles are read",
    arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "loads between strokes",
      text:
        "machines. s = seat, b = back pad\n\nMon 02/09/24\nchest press s5: 25kg 12 warm / 40kg 10 10 / 45kg 8\npec deck s6: 35kg 12 12 / 40kg 10\nleg press s3 b2: 80kg 12 warm / 120kg 12 12 f\nasst pullup: -32kg 8 8 / -25kg 6 (slow)",
      exercises: [
        "2024-09-02 chest press: 25kg warmup x12, 40kg x10, 40kg x10, 45kg x8",
        "2024-09-02 pec deck: 35kg x12, 35kg x12, 40kg x10",
        "2024-09-02 leg press: 80kg warmup x12, 120kg x12, 120kg fail x12",
        "2024-09-02 asst pullup: -32kg x8, -32kg x8, -25kg x6",
      ]),
    .init(
      name: "strokes of one load",
      text:
        "2024-06-06\nPress 80: 8 8 7 / 75: 10\nRow 40kg 10 / 10 / 10\nSquat: 100kg 5 / 5 / 5\nBench: 60kg 5 / RPE 8",
      exercises: [
        "2024-06-06 Press: 80kg x8, 80kg x8, 80kg x7, 75kg x10", "2024-06-06 Row: 40kg x10, 40kg x10, 40kg x10",
        "2024-06-06 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-06-06 Bench: 60kg @8 x5",
      ]),
    .init(
      name: "loads on either side",
      text:
        "2024-10-09 kg\nsl leg press L 20kg 10 10 R 30kg 10 9\nLunge left 20kg 10 right 20kg 8\nstep ups 8kg L 10 10 R 10 10\nOne-arm hang: L 8s -15, R 7s -12.5\nHalf crimp hang: 10s BW, 10s +5, 9s +10",
      exercises: [
        "2024-10-09 sl leg press: 20kg left x10, 20kg left x10, 30kg right x10, 30kg right x9",
        "2024-10-09 Lunge: 20kg left x10, 20kg right x8",
        "2024-10-09 step ups: 8kg left x10, 8kg left x10, 8kg right x10, 8kg right x10",
        "2024-10-09 One-arm hang: -15kg 8s left, -12.5kg 7s right",
        "2024-10-09 Half crimp hang: 10s, +5kg 10s, +10kg 9s",
      ]),
    .init(
      name: "behind the warm-up",
      text:
        "18.03.24 - kg as ever\nbp w/u 40x5; 60, 65, 70 x 5; 75x3 @9\nohp w/u 20x10; 45: 6, 5, 5\nsq w/u 60x5, 80x3; 100x5, 100x4\ndl 60x8 w-up, 80x6",
      exercises: [
        "2024-03-18 bp: 40kg warmup x5, 60kg x5, 65kg x5, 70kg x5, 75kg @9 x3",
        "2024-03-18 ohp: 20kg warmup x10, 45kg x6, 45kg x5, 45kg x5",
        "2024-03-18 sq: 60kg warmup x5, 80kg warmup x3, 100kg x5, 100kg x4", "2024-03-18 dl: 60kg warmup x8, 80kg x6",
      ]),
    .init(
      name: "days and titles",
      text: "Thu 11 July 24 // CHEST + BI\nCable fly: 15x14\n\n13 July 24 // BACK\nRow: 50x10",
      exercises: ["2024-07-11 Cable fly: 15 x14", "2024-07-13 Row: 50 x10"]),
    .init(
      name: "days of a month",
      text:
        "# March 2024\n\n## Tue 5\n- RDL 95 lb 3 x 8\n\n## Thu 7 am\n- Jog – 1.5 mi, 14:20\n\n## Thu 7 pm\n- Pull-ups 3 x 5",
      exercises: [
        "2024-03-05 RDL: 95lb x8, 95lb x8, 95lb x8", "2024-03-07 Jog: 1.5mi 860s", "2024-03-07 Pull-ups: x5, x5, x5",
      ]),
    .init(
      name: "days to come",
      text: "sat 10 aug 2024\ndl 70 x3\n\nsat 17 aug 2024 - plan, not done yet\ndl 70% x3, 90% x3+\nchins 5 sets of 10",
      exercises: [
        "2024-08-10 dl: 70 x3", "2024-08-17 dl: open ? 70% x3, open ? 90% x3+",
        "2024-08-17 chins: open ? x10, open ? x10, open ? x10, open ? x10, open ? x10",
      ]),
    .init(
      name: "a plan for a day",
      text: "fri 9 may 25\nrow 60, 3 sets of 12\n\nplan for mon 12 may\nsquat 70% x3, 80% x3",
      exercises: ["2025-05-09 row: 60 x12, 60 x12, 60 x12", "2025-05-12 squat: open ? 70% x3, open ? 80% x3"]),
    .init(
      name: "times of the way and of rests",
      text:
        "2024-06-06 kg\nswim 6x100m off 2:15 - 1:48 1:47 1:49 1:48 1:46 1:45\nlong run 16.1k 1:28:30 easy. 5k splits 27:20 27:35 27:40\nIntervals 400 m in 1:32, 1:34, 1:35\n90 s standing rest between them. quickest one last",
      exercises: [
        "2024-06-06 swim: 100m 108s, 100m 107s, 100m 109s, 100m 108s, 100m 106s, 100m 105s",
        "2024-06-06 long run: 16.1km 5310s", "2024-06-06 Intervals: 400m 92s, 400m 94s, 400m 95s",
      ]),
    .init(
      name: "gear before a load",
      text:
        "Séance du 13 mars 2024\nFentes marchées : haltères de 10 kg, 2 séries de 12\nPompes : poids du corps x 12, poids du corps x 10",
      exercises: ["2024-03-13 Fentes marchées: 10kg x12, 10kg x12", "2024-03-13 Pompes: x12, x10"]),
    .init(
      name: "every other minute",
      text: "2024-06-06\nemom 10 min: odd 12 wall balls 20lb, even 8 burpees. finished all 10",
      exercises: [
        "2024-06-06 wall balls: 20lb x12, 20lb x12, 20lb x12, 20lb x12, 20lb x12",
        "2024-06-06 burpees: x8, x8, x8, x8, x8",
      ]),
    .init(
      name: "repetitions at loads",
      text:
        "2024-06-06 kg\nBicep curl: 12 at 10, 12 at 10.\nLeg curl: 12 at 40, 12 at 42.5\nSquat 3x5 at 8\nSquat 100x5 at 8",
      exercises: [
        "2024-06-06 Bicep curl: 10kg x12, 10kg x12", "2024-06-06 Leg curl: 40kg x12, 42.5kg x12",
        "2024-06-06 Squat: @8 x5, @8 x5, @8 x5", "2024-06-06 Squat: 100kg @8 x5",
      ]),
    .init(
      name: "more that did not come",
      text:
        "2024-06-06 kg\nbench 85x6x1, 7th one stapled me, spotter took it\nsquat\n- 185 x 3 @8.5\n- 190 x 2 @10 went for the third, failed it",
      exercises: ["2024-06-06 bench: 85kg fail x6", "2024-06-06 squat: 185kg @8.5 x3, 190kg @10 fail x2"]),
  ]
}
