import Testing
import TrainingModel

@testable import Carryover

/// Legends that say of which fields lines consist, or what letters stand before.
struct NotesLegendsOfLinesTests {
  @Test("What a legend says of lines is read in them", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test(
    "What is said beside such sets is kept",
    arguments: [
      ("exercise / kg / reps of each set\n\n2026-01-04\nT1) Squat / 72.5 / 3 3", "T1)"),
      (
        "P = prescribed, D = done\n\n2026-01-04 kg\nRFESS   P: 2x8 20kg   D: not done, hip flexor",
        "not done, hip flexor"
      ),
      ("2026-01-04\nYoke\n500 lb, only made 30 ft and had to set it down", "only made"),
    ])
  func kept(text: String, remark: String) throws {
    let sessions = try NotesStructureTests.sessions(text)
    let exercises = sessions.flatMap(\.sections).flatMap(\.exercises)
    let notes = exercises.compactMap(\.notes) + exercises.flatMap(\.setGroups).flatMap(\.sets).compactMap(\.notes)
    #expect(notes.contains { $0.contains(remark) }, "\(notes)")
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "fields between slashes",
      text:
        "GZCLP, all kg\nexercise / kg / reps of each set. F = the next rep failed\n\n2026-01-04\nT1) Squat / 72.5 / 3 3 3 3 6\nT2) Bench / 55/ 10 10 9F",
      exercises: [
        "2026-01-04 Squat: 72.5kg x3, 72.5kg x3, 72.5kg x3, 72.5kg x3, 72.5kg x6",
        "2026-01-04 Bench: 55kg x10, 55kg x10, 55kg fail x9",
      ]),
    .init(
      name: "fields between semicolons",
      text:
        "boat club, weights in kg\nline = exercise; loads; reps (one for each load, wu = warm-up set)\n\n2026-01-04\nerg steady; 8000m 33:20\nsquat; 40wu 60wu 80 80; 5/3/5/5\nplank; -; 90s/75s\nerg pieces; 500m 1:44 / 500m 1:43   (2 min off between)\npress ups; - ; 20/18/15",
      exercises: [
        "2026-01-04 erg steady: 2000s 8000m", "2026-01-04 squat: 40kg warmup x5, 60kg warmup x3, 80kg x5, 80kg x5",
        "2026-01-04 plank: 90s, 75s", "2026-01-04 erg pieces: 104s 500m, 103s 500m",
        "2026-01-04 press ups: x20, x18, x15",
      ]),
    .init(
      name: "a letter before the number of an effort",
      text:
        "lb | weight*reps | rN = reps in reserve | F = to failure | wu = warmup\n\n2026-01-04\nIncline Smith   95*12wu | 185*9 r2 | 185*8 r1\nDips   bw*14 r2 | bw*10 F",
      exercises: [
        "2026-01-04 Incline Smith: 95lb warmup x12, 185lb rir2 x9, 185lb rir1 x8",
        "2026-01-04 Dips: rir2 x14, fail x10",
      ]),
    .init(
      name: "letters of efforts and warm-ups",
      text: "reps@kg   r = rpe   w = warmup\n\n2026-01-04\nbench w10@40 w5@60 5@80 r7, 5@82.5 r8, 5@85 r9",
      exercises: ["2026-01-04 bench: 40kg warmup x10, 60kg warmup x5, 80kg @7 x5, 82.5kg @8 x5, 85kg @9 x5"]),
    .init(
      name: "letters before what was planned and done",
      text:
        "P = prescribed, D = done. Weights in kg\n\n2026-01-04\nA) Back squat   P: 3x5 100kg   D: 100x5 @7, 100x5 @7.5, 100x5 @8\nC) RFESS   P: 2x8 20kg   D: not done, hip flexor\nB) Pull up   P: 3x6   D: 6 @7, 6 @8, 5 @9\nPlank   P: 2x60s",
      exercises: [
        "2026-01-04 Back squat: 100kg @7 x5 ? 100kg x5, 100kg @7.5 x5 ? 100kg x5, 100kg @8 x5 ? 100kg x5",
        "2026-01-04 RFESS: open ? 20kg x8, open ? 20kg x8", "2026-01-04 Pull up: @7 x6 ? x6, @8 x6 ? x6, @9 x5 ? x6",
        "2026-01-04 Plank: open ? 60s, open ? 60s",
      ]),
    .init(
      name: "a unit among the fields of a legend",
      text:
        "Texas method block 2 - kg - load x reps x sets - wu = warm up\n\n2026-01-04\nSQ [wu 20x5x2, 60x5x1] 110x5x2\nBP 70x5x3",
      exercises: [
        "2026-01-04 SQ: 20kg warmup x5, 20kg warmup x5, 60kg warmup x5, 110kg x5, 110kg x5",
        "2026-01-04 BP: 70kg x5, 70kg x5, 70kg x5",
      ]),
    .init(
      name: "pairs with a comma",
      text:
        "weight,reps\n\n2026-01-04\nBench 40,10 warmup. 60,10. 70,8\nDips BW,12. BW,10.  BW,9\nTricep ext 22.5,15. 22.5, 12. 25,10",
      exercises: [
        "2026-01-04 Bench: 40 warmup x10, 60 x10, 70 x8", "2026-01-04 Dips: x12, x10, x9",
        "2026-01-04 Tricep ext: 22.5 x15, 22.5 x12, 25 x10",
      ]),
    .init(
      name: "a letter in brackets behind a set",
      text:
        "Todo en kg. **(c)** = calentamiento\n\n2026-01-04\n\n| Ejercicio | Series |\n|---|---|\n| Sentadilla | 60×5 (c), 90×5, 90×5 |",
      exercises: ["2026-01-04 Sentadilla: 60kg warmup x5, 90kg x5, 90kg x5"]),
    .init(
      name: "a legend is no set",
      text: "W = warm-up, D = drop set, BW = just me, +10 = 10 kg on the belt\n\n2026-01-04\nRow 3x10 50 kg",
      exercises: ["2026-01-04 Row: 50kg x10, 50kg x10, 50kg x10"]),
    .init(
      name: "efforts among the fields",
      text: "exercise / kg / reps / rpe\n\n2026-01-04\nT1) Squat / 72.5 / 3 3 3 / 7 8 9\nBench / 60 / 5 5 / 8",
      exercises: [
        "2026-01-04 Squat: 72.5kg @7 x3, 72.5kg @8 x3, 72.5kg @9 x3", "2026-01-04 Bench: 60kg @8 x5, 60kg @8 x5",
      ]),
  ]
}
