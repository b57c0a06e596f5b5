import Testing
import TrainingModel

@testable import Carryover

/// The short forms of people who train by programmes.
struct NotesOfProgrammesTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a legend of slashes",
      text:
        "notation: weight/reps/sets, kg. \"e\" after a number = easy\n\n2025-10-04\nDL 70/5/1 100/5/1 125/5/1h\nOHP 30/8/1, 42.5/5/3\nDip +5/8/2\nCurl 30/10/2\nabs: leg raise 3x12",
      exercises: [
        "2025-10-04 DL: 70kg x5, 100kg x5, 125kg x5", "2025-10-04 OHP: 30kg x8, 42.5kg x5, 42.5kg x5, 42.5kg x5",
        "2025-10-04 Dip: +5kg x8, +5kg x8", "2025-10-04 Curl: 30kg x10, 30kg x10",
        "2025-10-04 leg raise: x12, x12, x12",
      ]),
    .init(
      name: "fewer sets than were meant",
      text:
        "2025-10-05 units kg\nBench 75 5x3+ -> 3 3 3 2 fail, racked it\nPress 40 5x3 → 3 3 3 2\nRow 60kg 5x5: 5 5 5\nSquat 5x3 @ 100 -> 3/3/3 done\nDL 110 5x3+ -> 3 3 3 3 6\nPull-ups 5x5 -> 5, 5, 4",
      exercises: [
        "2025-10-05 Bench: 75kg x3 ? x3, 75kg x3 ? x3, 75kg x3 ? x3, 75kg fail x2 ? x3+",
        "2025-10-05 Press: 40kg x3 ? 40kg x3, 40kg x3 ? 40kg x3, 40kg x3 ? 40kg x3, 40kg x2 ? 40kg x3",
        "2025-10-05 Row: 60kg x5 ? 60kg x5, 60kg x5 ? 60kg x5, 60kg x5 ? 60kg x5",
        "2025-10-05 Squat: 100kg x3 ? 100kg x3, 100kg x3 ? 100kg x3, 100kg x3 ? 100kg x3",
        "2025-10-05 DL: 110kg x3 ? x3, 110kg x3 ? x3, 110kg x3 ? x3, 110kg x3 ? x3, 110kg x6 ? x3+",
        "2025-10-05 Pull-ups: x5 ? x5, x5 ? x5, x4 ? x5",
      ]),
    .init(
      name: "tiers of a programme in brackets",
      text: "2025-10-06 units kg\nBench (T1): 65x8, 75x6, 65x8+ (got 14)\nOHP (T2): 30x6, 35x5\n\n## Squat (T1)\n100x5",
      exercises: [
        "2025-10-06 Bench: 65kg x8, 75kg x6, 65kg x14 ? x8+", "2025-10-06 OHP: 30kg x6, 35kg x5",
        "2025-10-06 Squat: 100kg x5",
      ]),
    .init(
      name: "efforts in sentences",
      text:
        "2025-10-07 units kg\nSquat 4x5 at 132.5, they were all about RPE 7.\nBench 80x5, rpe was 8\nRow 60x8 easy 7 rpe\nPress\n50 x 5 ← felt like a 9 rpe\nDeadlift 100 5 5 5, it was a solid 8 rpe",
      exercises: [
        "2025-10-07 Squat: 132.5kg @7 x5, 132.5kg @7 x5, 132.5kg @7 x5, 132.5kg @7 x5", "2025-10-07 Bench: 80kg @8 x5",
        "2025-10-07 Row: 60kg @7 x8", "2025-10-07 Press: 50kg @9 x5",
        "2025-10-07 Deadlift: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5",
      ]),
    .init(
      name: "near misses of efforts in sentences",
      text:
        "2025-10-08 units kg\nBench 80x5, last week rpe was 8\nSquat 3x5 of rpe 8\nSquat 5 of 5 rpe 8\nRow 60x8 felt like RPE 9\nPress felt like a 9 rpe",
      exercises: [
        "2025-10-08 Bench: 80kg x5", "2025-10-08 Squat: x5, x5, x5",
        "2025-10-08 Squat: @8 x5, @8 x5, @8 x5, @8 x5, @8 x5", "2025-10-08 Row: 60kg @9 x8",
      ]),
    .init(
      name: "what holds for all sets of a line",
      text:
        "2025-10-09 units lbs\nDB press 22.5kg   10 10 10 9 8 7   tempo 4020, 90s rest\nComp squat\nback off 145: x4 @8, x4 @8.5, x4 @9\nSide planks 40 sec left, 40 sec right, twice through.\nfarmers walk 3 x 40 yd, 90s per hand\ncable fly 30x12, 30x12, drop 20x10, drop 10x12\nHeld a plank for 30 seconds, twice.",
      exercises: [
        "2025-10-09 DB press: 22.5kg x10, 22.5kg x10, 22.5kg x10, 22.5kg x9, 22.5kg x8, 22.5kg x7",
        "2025-10-09 Comp squat: 145lb @8 x4, 145lb @8.5 x4, 145lb @9 x4",
        "2025-10-09 Side planks: 40s left, 40s right, 40s left, 40s right",
        "2025-10-09 farmers walk: 40yd 90lb, 40yd 90lb, 40yd 90lb",
        "2025-10-09 cable fly: 30lb x12, 30lb x12, 20lb drop x10, 10lb drop x12", "2025-10-09 plank: 30s, 30s",
      ]),
    .init(
      name: "rounds of a superset",
      text:
        "2025-10-10 units lbs\nSS lateral raise 20x15 / pushdown 50x15, 3 rounds\nSuperset: curl 30x15 + skullcrusher 50x12 x3\nA1 hammer curl 20x10, A2 dips 10, 3 rounds\nSS face pull 3x10 30 / leg curl 3x12 40\nBench 100x5, 3 sets",
      exercises: [
        "2025-10-10 lateral raise: 20lb x15, 20lb x15, 20lb x15", "2025-10-10 pushdown: 50lb x15, 50lb x15, 50lb x15",
        "2025-10-10 curl: 30lb x15, 30lb x15, 30lb x15", "2025-10-10 skullcrusher: 50lb x12, 50lb x12, 50lb x12",
        "2025-10-10 hammer curl: 20lb x10, 20lb x10, 20lb x10", "2025-10-10 dips: x10, x10, x10",
        "2025-10-10 face pull: 30lb x10, 30lb x10, 30lb x10", "2025-10-10 leg curl: 40lb x12, 40lb x12, 40lb x12",
        "2025-10-10 Bench: 100lb x5, 100lb x5, 100lb x5",
      ]),
    .init(
      name: "percentages times repetitions times sets",
      text: "2025-10-11\nBench 50%x5, 60%x4, 70%x3x2\nSquat 70% 3x2",
      exercises: [
        "2025-10-11 Bench: open ? 50% x5, open ? 60% x4, open ? 70% x3, open ? 70% x3",
        "2025-10-11 Squat: open ? 70% x2, open ? 70% x2, open ? 70% x2",
      ]),
    .init(
      name: "headings of Org mode with a day",
      text:
        "#+TITLE: Training log\n#+SUBTITLE: all weights in lb\n\n* DONE Legs <2025-10-12 Sun 18:30>\n:PROPERTIES:\n:GYM: basement\n:END:\n** Squat\n   - 135x5 (warmup)\n   - 225x5 RPE 9\n* TODO Pull <2025-10-14 Tue>\n** Deadlift\n   - 315x5",
      exercises: ["2025-10-12 Squat: 135lb warmup x5, 225lb @9 x5", "2025-10-14 Deadlift: open ? 315lb x5"]),
    .init(
      name: "names of other languages over their loads",
      text:
        "2025-10-15\n**Remada curvada** 50kg 4x10\n**Puxada frente** 55 kg\n1) 12\n2) 10\nRosca direta 20 kg\n- 12\n- 10\noptrekken met 20kg assistentie 3x8",
      exercises: [
        "2025-10-15 Remada curvada: 50kg x10, 50kg x10, 50kg x10, 50kg x10",
        "2025-10-15 Puxada frente: 55kg x12, 55kg x10", "2025-10-15 Rosca direta: 20kg x12, 20kg x10",
        "2025-10-15 optrekken: -20kg x8, -20kg x8, -20kg x8",
      ]),
  ]
}
