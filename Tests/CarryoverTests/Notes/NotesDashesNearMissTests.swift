import Testing
import TrainingModel

@testable import Carryover

/// Texts that look like dashes, commas, brackets and half-sentences of sets, and say something else.
struct NotesDashesNearMissTests {
  @Test("What only looks like a rule is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  @Test(
    "Numbers of any size stop nothing",
    arguments: ["9223372036854775807", "99999999999999999999", "-10", "0", "1e400", "nan"])
  func sizes(number: String) throws {
    for pattern in [
      "ohp Nx5 60, got N N N", "ohp 3xN 60, got 1 2 3", "bench [NxN N] N N N", "row - plan NxN @ Nkg - done NxN",
      "squat NxN 95kg = N N N !!", "press 40kg N-N per leg", "pistol L x N, R x N", "row wu N: N, N: N. then N: 8",
      "leg – 1.ª série: N kg, N rep; 2.ª série: N kg, N rep", "3 rounds:\nSquat N", "curl\nstack N x N", "N x N zorbel",
    ] {
      let sessions = try NotesStructureTests.sessions("2024-03-04\n" + pattern.replacing("N", with: number))
      #expect(sessions.count == 1, "\(pattern)")
    }
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a plan that was more, or less",
      text:
        "2024-03-04\nSquat 60x10, 80x8, 100x5. Heavier than was planned\nBench 80kg x 5, 5, 5 (85 was the plan)\nRow 3x10 40kg, machine was supposed to be fixed\nDeadlift 140 for 3, PR was the idea",
      exercises: [
        "2024-03-04 Squat: 60kg x10, 80kg x8, 100kg x5", "2024-03-04 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2024-03-04 Row: 40kg x10, 40kg x10, 40kg x10", "2024-03-04 Deadlift: 140kg x3",
      ]),
    .init(
      name: "a plan that was done", text: "2024-03-04\nSquat 5x5 100 kg was the plan, completed",
      exercises: ["2024-03-04 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"]),
    .init(
      name: "lists with commas", text: "2024-03-04\nBench 3x10,50 kg\nCurl reps: 10,10,25 kg",
      exercises: ["2024-03-04 Bench: 50kg x10, 50kg x10, 50kg x10", "2024-03-04 Curl: 25kg x10, 25kg x10"]),
    .init(
      name: "seconds of holds",
      text:
        "2024-03-04\nBridge hold 3 sets, 30s up, squeeze\nSuitcase carry 20kg, 20s up\nDead hang 30 s, 25 s, 20 s up",
      exercises: [
        "2024-03-04 Bridge hold: 30s, 30s, 30s", "2024-03-04 Suitcase carry: 20kg 20s",
        "2024-03-04 Dead hang: 30s, 25s, 20s",
      ]),
    .init(
      name: "how long a set took",
      text: "2024-03-04\nRuck 15kg 10 km done in 100 min\nKB swings 24kg 100 reps done in 6 min",
      exercises: ["2024-03-04 Ruck: 10km 15kg 6000s", "2024-03-04 KB swings: 24kg 360s x100"]),
    .init(
      name: "beds and sleep", text: "2024-03-04\nSlept badly. Bench 60 kg 3 sets of 8\nBed push-ups 20, 15",
      exercises: ["2024-03-04 Bench: 60kg x8, 60kg x8, 60kg x8", "2024-03-04 Bed push-ups: x20, x15"]),
    .init(
      name: "brackets with more behind them", text: "2024-03-04\nbench [3x8 60] skipped, 3 4 weeks off",
      exercises: ["2024-03-04 bench: 60 open x8, 60 open x8, 60 open x8"]),
    .init(
      name: "cleans", text: "2024-03-04\nWarm-up\n40x5 clean\n\nOlympic day\n80x2 clean\n60x2 snatch",
      exercises: ["2024-03-04 clean: 40 warmup x5", "2024-03-04 clean: 80 x2", "2024-03-04 snatch: 60 x2"]),
    .init(
      name: "days of something else",
      text:
        "# 2024-03-04 Legs (skipped, did upper instead)\nBench 2x8 60\n\n# 2024-03-06 Pierna (meta, volumen)\nSentadilla 2x5 80",
      exercises: ["2024-03-04 Bench: 60 x8, 60 x8", "2024-03-06 Sentadilla: 80 x5, 80 x5"]),
    .init(
      name: "decimals before an e", text: "2024-03-04\nLunge 12, 12 e 12 kg each",
      exercises: ["2024-03-04 Lunge: 12kg x12, 12kg x12"]),
    .init(
      name: "help of a machine", text: "2024-03-04\nAssisted pull up\n20 kg of help 3x8",
      exercises: ["2024-03-04 Assisted pull up: -20kg x8, -20kg x8, -20kg x8"]),
    .init(
      name: "last time in other measures",
      text: "2024-03-04\nSquat: last time 100x5, now 10 min bike\nPull-ups: last time 8, now 2 more", exercises: []),
    .init(
      name: "counts before what was left", text: "2024-03-04\nBench 8, 8, 6 more in me",
      exercises: ["2024-03-04 Bench: x8, x8, x6"]),
    .init(
      name: "efforts and other fractions", text: "2024-03-04\nBench 60 kg rpe 8 10/9,5/8",
      exercises: ["2024-03-04 Bench: 60kg @8 x10, 60kg @8 x9, 60kg x5, 60kg x8"]),
    .init(name: "a class at the bar", text: "2024-03-04\nBarre 45 min", exercises: ["2024-03-04 Barre: 2700s"]),
    .init(
      name: "callouts of other things",
      text: "2024-03-04\nRow 72.5kg 8/8/7\n\n> [!info] Previous\n> Row 70kg 8/8/7 last time",
      exercises: ["2024-03-04 Row: 72.5kg x8, 72.5kg x8, 72.5kg x7"]),
    .init(
      name: "days of which a part was skipped",
      text:
        "# 2024-03-04 Legs (skipped, calves)\nSquat 100 kg x 5\n\n# 2024-03-06 Treino B, conforme planejado\nSupino 60 kg x 8",
      exercises: ["2024-03-04 Squat: 100kg x5", "2024-03-06 Supino: 60kg x8"]),
    .init(
      name: "an equals that says the same", text: "2024-03-04\nSquat 100x5 = PR\nBench 60 kg x 5 =",
      exercises: ["2024-03-04 Squat: 100kg x5", "2024-03-04 Bench: 60kg x5"]),
    .init(
      name: "done as meant", text: "2024-03-04\nSquat 3x8 60kg was the plan, all good",
      exercises: ["2024-03-04 Squat: 60kg x8, 60kg x8, 60kg x8"]),
    .init(
      name: "what was skipped of several", text: "2024-03-04\nPanca 60x8, 65x8 (saltata, la terza)",
      exercises: ["2024-03-04 Panca: 60 x8, 65 x8"]),
    .init(
      name: "a run that was planned longer", text: "2024-03-04\nRun: plan 5 km - done 4.2 km in 25 min",
      exercises: ["2024-03-04 Run: 1500s 4.2km ? 5km"]),
    .init(
      name: "seconds of holds in rounds", text: "2024-03-04\n3 rounds:\nPush-ups 10\nPlank 30",
      exercises: ["2024-03-04 Push-ups: x10, x10, x10", "2024-03-04 Plank: 30s, 30s, 30s"]),
    .init(
      name: "sets of repetitions in a log of triples",
      text: "2024-03-04\nBench 80 x 5 x 3\nSpeed deadlift 8x1\nCalf raise 8x15",
      exercises: [
        "2024-03-04 Bench: 80 x5, 80 x5, 80 x5", "2024-03-04 Speed deadlift: x1, x1, x1, x1, x1, x1, x1, x1",
        "2024-03-04 Calf raise: x15, x15, x15, x15, x15, x15, x15, x15",
      ]),
    .init(
      name: "a month of a birth", text: "# born May 1990 Peter\n\n## 2024-03-04\nSquat 100x5",
      exercises: ["2024-03-04 Squat: 100 x5"]),
    .init(
      name: "remarks behind sets",
      text: "2024-03-04\n3 x 12 goblet squat, 12 kg\n3 x 10 step-up, 8 kg\n2 x 10 paused at bottom, 14 kg",
      exercises: [
        "2024-03-04 goblet squat: 12kg x12, 12kg x12, 12kg x12",
        "2024-03-04 step-up: 8kg x10, 8kg x10, 8kg x10, x10, x10",
      ]),
    .init(name: "rests between dashes", text: "2024-03-04\nSquat 5x5 100kg rest 60\"-90\"", exercises: []),
    .init(name: "a spotter", text: "2024-03-04\nBench 100 kg assist 3", exercises: ["2024-03-04 Bench: 100kg x3"]),
    .init(
      name: "an equals sign beside boxes",
      text: "2024-03-04\n- [ ] drink water\n- [ ] stretch hips\nBench 2x5 72.5kg =\nSquat 1x5 100kg",
      exercises: ["2024-03-04 Bench: 72.5kg x5, 72.5kg x5", "2024-03-04 Squat: 100kg x5"]),
    .init(name: "calories", text: "2024-03-04\nRow erg 50 cal.\nAssault bike 20 cal, 15 cal", exercises: []),
  ]
}
