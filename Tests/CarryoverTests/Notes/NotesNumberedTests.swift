import Testing
import TrainingModel

@testable import Carryover

/// Which set a line tells of, and efforts that stand among remarks.
struct NotesNumberedTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "the number of each set before a dash",
      text:
        "2025-04-01\nBench\n1 - 100kg - 5 reps\n2 - 100kg - 4 reps\n\nRow\n1 - 60kg x 8\n2 - 60kg x 7\n\nPlank\n1 – 45 s\n2 – 40 s\n\nPush ups\n1 - 20\n2 - 18\n3 - 15\n\nCurl, set 1, 12 kg x 10\nCurl, set 2, 12 kg x 8",
      exercises: [
        "2025-04-01 Bench: 100kg x5, 100kg x4", "2025-04-01 Row: 60kg x8, 60kg x7", "2025-04-01 Plank: 45s, 40s",
        "2025-04-01 Push ups: x20, x18, x15", "2025-04-01 Curl: 12kg x10", "2025-04-01 Curl: 12kg x8",
      ]),
    .init(
      name: "numbers before a dash that count sets",
      text: "2025-04-02\nBench\n2 - 100kg x 5\n3 - 80kg x 8\n\nRow\n1 - 60kg x 8\n\nPush ups\n1 - 20\n3 - 18",
      exercises: [
        "2025-04-02 Bench: 100kg x5, 100kg x5, 80kg x8, 80kg x8, 80kg x8", "2025-04-02 Row: 60kg x8",
        "2025-04-02 Push ups: x20, x18, x18, x18",
      ]),
    .init(
      name: "efforts among the remarks of a table",
      text:
        "# 2025-04-03\n\n| Exercise | Sets x Reps | Weight | Notes |\n|---|---|---|---|\n| Squat | 3x5 | 100 kg | RPE 8 |\n| Bench | 3x5 | 80 kg | felt easy, RPE 7 |\n| Row | 3x8 | 60 kg | last set @9 |\n| Curl | 3x8 | 20 kg | 2 RIR |\n| Dip | 3x8 | | @8 |\n| Leg ext | 3x8 | 40 kg | RPE 8, 9, 9.5 |\n| Calf raise | 2x8 | 40 kg | aim for RPE 9 |\n| Leg curl | 2x8 | 30 kg | seat @ 5 |",
      exercises: [
        "2025-04-03 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5",
        "2025-04-03 Bench: 80kg @7 x5, 80kg @7 x5, 80kg @7 x5", "2025-04-03 Row: 60kg x8, 60kg x8, 60kg @9 x8",
        "2025-04-03 Curl: 20kg rir2 x8, 20kg rir2 x8, 20kg rir2 x8", "2025-04-03 Dip: @8 x8, @8 x8, @8 x8",
        "2025-04-03 Leg ext: 40kg @8 x8, 40kg @9 x8, 40kg @9.5 x8", "2025-04-03 Calf raise: 40kg x8, 40kg x8",
        "2025-04-03 Leg curl: 30kg x8, 30kg x8",
      ]),
    .init(
      name: "what the two numbers of a set are, in the header of a column",
      text:
        "# 2025-04-04, all lb\n\n| Exercise | Set 1 (reps/weight) | Set 2 (reps/weight) |\n|---|---|---|\n| Leg Press | 12/270 | 10/310 |\n| Push-up | 12/bw | 11 |\n\n| Exercise | Set 1 (weight/reps) | Set 2 (weight/reps) |\n|---|---|---|\n| Row | 90/12 | 95/10 |\n\n| Exercise | Reps/Weight | Reps/Weight |\n|---|---|---|\n| Bench | 12/95 | 10/105 |",
      exercises: [
        "2025-04-04 Leg Press: 270lb x12, 310lb x10", "2025-04-04 Push-up: x12, x11",
        "2025-04-04 Row: 90lb x12, 95lb x10", "2025-04-04 Bench: 95lb x12, 105lb x10",
      ]),
    .init(
      name: "the unit in such a header",
      text:
        "# 2025-04-05\n\n| Exercise | Set 1 (reps x kg) | Set 2 (reps x kg) |\n|---|---|---|\n| Leg Press | 12x120 | 12x130 |\n\n| Exercise | kg x reps |\n|---|---|\n| Squat | 120x12, 130x10 |\n\n| Exercise | Sets/Reps | Weight |\n|---|---|---|\n| Row | 3/8 | 60 |\n| Curl | 3x10 | 12 |\n| Dip | 2/8-10 | |\n\n| Exercise | Reps/Sets | kg |\n|---|---|---|\n| Shrug | 12/3 | 80 |",
      exercises: [
        "2025-04-05 Leg Press: 120kg x12, 130kg x12", "2025-04-05 Squat: 120kg x12, 130kg x10",
        "2025-04-05 Row: 60kg x8, 60kg x8, 60kg x8", "2025-04-05 Curl: 12kg x10, 12kg x10, 12kg x10",
        "2025-04-05 Dip: open ? x8-10, open ? x8-10", "2025-04-05 Shrug: 80kg x12, 80kg x12, 80kg x12",
      ]),
    .init(
      name: "what others lift and say, and how long the day took",
      text:
        "2025-04-06\n\nShort one, only 40 minutes.\n\nBench: 60 kg x 5, 60 kg x 5\nHe benched 100 for 3, I was jealous.\nTom was there too. She squatted 140 kg for 5 reps.\n\n> Tom: I do 5x5 @ 100 kg every Monday",
      exercises: ["2025-04-06 Bench: 60kg x5, 60kg x5"]),
    .init(
      name: "a quoted list above the first day",
      text: "Posting my log as asked\n\n> bob wrote:\n> 5x5 @ 100 kg\n\n2025-04-07\nSquat 60 kg x 8",
      exercises: ["Posting my log as asked: ", "2025-04-07 Squat: 60kg x8"]),
    .init(
      name: "how a set was, in a bracket behind its name",
      text:
        "2025-04-08\nSquat (felt heavy): 80 kg x 5\nLeg Press (feet high): 180 kg x 12\nBench (paused): 60 kg x 5\nLong run: 90 min",
      exercises: [
        "2025-04-08 Squat: 80kg x5", "2025-04-08 Leg Press (feet high): 180kg x12",
        "2025-04-08 Bench (paused): 60kg x5", "2025-04-08 Long run: 5400s",
      ]),
    .init(
      name: "repetitions, each with its own effort",
      text:
        "2025-04-09\n- Pull ups 12 @ RPE 8, 10 @ RPE 9, 8 to failure\n- Chin ups 12 RIR 2, 10 RIR 1\n- Dips 12 @ RPE 8 / 10 @ RPE 9\n- Bench 60kg: 10 @ RPE 8, 8 @ RPE 9\n- Row 60kg 5,5,5 RPE 8, 8, 9\n- Squat 100kg 3x5, all felt like RPE 7\n- Curl 20kg 3x8 RPE 8/10",
      exercises: [
        "2025-04-09 Pull ups: @8 x12, @9 x10, fail x8", "2025-04-09 Chin ups: rir2 x12, rir1 x10",
        "2025-04-09 Dips: @8 x12, @9 x10", "2025-04-09 Bench: 60kg @8 x10, 60kg @9 x8",
        "2025-04-09 Row: 60kg @8 x5, 60kg @8 x5, 60kg @9 x5", "2025-04-09 Squat: 100kg @7 x5, 100kg @7 x5, 100kg @7 x5",
        "2025-04-09 Curl: 20kg @8 x8, 20kg @8 x8, 20kg @8 x8",
      ]),
    .init(
      name: "what is lifted with, in a bracket or before the load",
      text:
        "2025-04-10\n\nC) Bulgarian split squat (DBs 16kg)\nleft 10, right 10\n\nGoblet squat (KB 16kg)\n- 10\n- 8\n\nSquat (2 x 16kg DBs)\n- 10\n\nPress (2x20kg)\n- 8\n\nsquats (just the bar, 20kg) 3x8\nlunges w/ just the bar 20kg 2x8\nrow empty bar 20kg 2x8\nCurl with the EZ bar 20 kg 2x10\nTrap bar 60 kg 1x5",
      exercises: [
        "2025-04-10 Bulgarian split squat: 16kg left x10, 16kg right x10", "2025-04-10 Goblet squat: 16kg x10, 16kg x8",
        "2025-04-10 Squat: 16kg x10", "2025-04-10 Press: 20kg x8", "2025-04-10 squats: 20kg x8, 20kg x8, 20kg x8",
        "2025-04-10 lunges: 20kg x8, 20kg x8", "2025-04-10 row: 20kg x8, 20kg x8",
        "2025-04-10 Curl with the EZ bar: 20kg x10, 20kg x10", "2025-04-10 Trap bar: 60kg x5",
      ]),
    .init(
      name: "what somebody owns, above the first day",
      text:
        "## Kettlebell stuff @ home\n\nI own a 16, a 20 and a 24 (kg).\nPlates: 5, 10, 20 kg\n\n**2025-04-11**\n- Halo 16kg x 10",
      exercises: ["Kettlebell stuff @ home: ", "2025-04-11 Halo: 16kg x10"]),
    .init(
      name: "feeders, drops behind the top set, and workouts with a name",
      text:
        "2025-04-12\nHack squat\nFeeder: 40kg x 8, 80kg x 4\n120kg x 8\n\nSquat\n120kg x 3\nDrops: 2x5 @ 100kg\n\nWOD \"Helen\" (3 RFT 400m run, 21 swings, 12 pull-ups): 10:48 Rx\nFran 6:48\n\"Karen\" – 11:42",
      exercises: [
        "2025-04-12 Hack squat: 40kg warmup x8, 80kg warmup x4, 120kg x8",
        "2025-04-12 Squat: 120kg x3, 100kg x5, 100kg x5", "2025-04-12 Helen: 648s", "2025-04-12 Fran: 408s",
        "2025-04-12 Karen: 702s",
      ]),
  ]
}
