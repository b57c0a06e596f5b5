import Testing
import TrainingModel

@testable import Carryover

/// Remarks between a name and its sets, and what somebody took back.
struct NotesRemarksAmongSetsTests {
  @Test("Each set is read beside its remark", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "other days between a name and its sets",
      text:
        "2026-01-07\nSquat - high bar, narrow stance, felt better than last week - 85kg 4x8 @7.5\nBench, better than last week, 70kg 3x8",
      exercises: [
        "2026-01-07 Squat: 85kg @7.5 x8, 85kg @7.5 x8, 85kg @7.5 x8, 85kg @7.5 x8",
        "2026-01-07 Bench: 70kg x8, 70kg x8, 70kg x8",
      ]),
    .init(
      name: "repetitions with help",
      text:
        "2026-01-07\nBench 65kg 6 reps, 65kg 5 reps + 1 with spot\nIncline 40kg x 5 +1 w/ spotter\nDips 8 + 2 more with help from Tom",
      exercises: ["2026-01-07 Bench: 65kg x6, 65kg x5", "2026-01-07 Incline: 40kg x5", "2026-01-07 Dips: x8"]),
    .init(
      name: "sets that were taken back",
      text:
        "2026-01-07\nSquat 135x5, 160x6, no wait 165x6\nBench 100kg x 5, sorry 105kg x 5\nRow 60 kg x 5, I mean 6\nPress 40x5, actually 40x6, 40x5",
      exercises: [
        "2026-01-07 Squat: 135kg x5, 165kg x6", "2026-01-07 Bench: 105kg x5", "2026-01-07 Row: 60kg x6",
        "2026-01-07 Press: 40kg x6, 40kg x5",
      ]),
    .init(
      name: "words that take nothing back",
      text:
        "2026-01-07\nSquat 100kg x 5, sorry for the mess\nBench 80kg x 5, actually felt fine\nRow 60kg x 8, wait 2 min, 60kg x 8",
      exercises: ["2026-01-07 Squat: 100kg x5", "2026-01-07 Bench: 80kg x5", "2026-01-07 Row: 60kg x8, 60kg x8"]),
    .init(
      name: "fewer sets than were meant",
      text: "2026-01-07\nDeadlift 85 5x10 → only did 4 sets, back pumped\nRow 60 4x8 -> only 3 sets",
      exercises: ["2026-01-07 Deadlift: 85 x10, 85 x10, 85 x10, 85 x10", "2026-01-07 Row: 60 x8, 60 x8, 60 x8"]),
    .init(
      name: "sides in a remark",
      text: "2026-01-07\nCurl\n45 x 8\n45 x 8 - left weaker\n45 x 8 - right side",
      exercises: ["2026-01-07 Curl: 45 x8, 45 x8, 45 right x8"]),
    .init(
      name: "what sets add up to",
      text: "2026-01-07\nPush ups\n- 100 reps total in 4 sets of 25\n- 60 in 3 sets of 20\nBurpees 50 in 5 min",
      exercises: ["2026-01-07 Push ups: x25, x25, x25, x25, x20, x20, x20", "2026-01-07 Burpees: 300s x50"]),
    .init(
      name: "two dashes before an effort",
      text: "2026-01-07\nSquat\n- 225 x 8 -- paused, RPE 7\n- 225 x 8 -- belt, RPE 8",
      exercises: ["2026-01-07 Squat: 225 @7 x8, 225 @8 x8"]),
    .init(
      name: "rounds of two in one line",
      text: "2026-01-07\nlat raises 7kg x 15 supersetted with front raises 5kg x 12, 3 rounds",
      exercises: [
        "2026-01-07 lat raises: 7kg x15, 7kg x15, 7kg x15", "2026-01-07 front raises: 5kg x12, 5kg x12, 5kg x12",
      ]),
    .init(
      name: "what is worn, and how a machine is set",
      text:
        "2026-01-07\nBench press - elbow sleeves on today\n60kg x 8\nRudern Maschine, Sitz auf 4\n40kg x 10\nBench press (the new bar, slippery): 65kg 4x8",
      exercises: [
        "2026-01-07 Bench press: 60kg x8", "2026-01-07 Rudern Maschine: 40kg x10",
        "2026-01-07 Bench press: 65kg x8, 65kg x8, 65kg x8, 65kg x8",
      ]),
    .init(
      name: "when it was done",
      text: "2026-01-07\nBench after that: 40kg for 8, 60kg for 5\nWalk afterwards 1 mile",
      exercises: ["2026-01-07 Bench: 40kg x8, 60kg x5", "2026-01-07 Walk: 1mi"]),
    .init(
      name: "loads with a word before them",
      text:
        "2026-01-07\nDips\n  weighted +10 kg: 6, 5\n  added 5 kg: 8\nTractions\n  lestées +5 kg : 6, 6, 5\nKlimmzüge\nmit Zusatzgewicht +5 kg: 6, 5\nPull-ups\nassisted -20 kg: 8, 8\nBench press\n  top set 100 kg x 3\n  then 60 kg: 12\nRowing barre\n  lourd 60 kg : 6, 6",
      exercises: [
        "2026-01-07 Dips: +10kg x6, +10kg x5, +5kg x8", "2026-01-07 Tractions: +5kg x6, +5kg x6, +5kg x5",
        "2026-01-07 Klimmzüge: +5kg x6, +5kg x5", "2026-01-07 Pull-ups: -20kg x8, -20kg x8",
        "2026-01-07 Bench press: 100kg x3, 60kg x12", "2026-01-07 Rowing barre: 60kg x6, 60kg x6",
      ]),
    .init(
      name: "what was beaten, and what comes",
      text:
        "2026-01-07\nSquat 100kg x5\nBeat my rep PR on 125 by one.\nGoing up 5 on squat. The AMRAP had one more in it but I chickened out.",
      exercises: ["2026-01-07 Squat: 100kg x5"]),
    .init(
      name: "a weight between slashes beside the day",
      text: "2026-01-07 wed / 75.1kg / slept like crap\nsq 100x5 100x5",
      exercises: ["2026-01-07 sq: 100kg x5, 100kg x5"]),
    .init(
      name: "the number of a day in a quote",
      text: "> Day 112. 2026-01-07. Home gym, 2 degrees in the garage\n\nSquat 3x5 100kg",
      exercises: ["2026-01-07 Squat: 100kg x5, 100kg x5, 100kg x5"]),
  ]
}
