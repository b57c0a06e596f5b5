import Testing
import TrainingModel

@testable import Carryover

/// Brackets behind names, implements before loads, and names that are said again.
struct NotesNamesAndGearTests {
  @Test("A name is that of the exercise, and gear is told beside it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "gear in a bracket behind a name",
      text:
        "2025-01-01 (lb)\n**Comp squat (belt, sleeves)**\n70x5\n**Paused bench (2 ct)**\n70x5\nSQUAT (sleeves, belt from 315)  lbs\n70 x 5\nPulldowns (v handle)\n70x5\nDeadlift (straps): 70x5, 70x5",
      exercises: [
        "2025-01-01 Comp squat: 70lb x5",
        "2025-01-01 Paused bench: 70lb x5",
        "2025-01-01 SQUAT: 70lb x5",
        "2025-01-01 Pulldowns: 70lb x5",
        "2025-01-01 Deadlift: 70lb x5, 70lb x5",
      ]),
    .init(
      name: "another exercise in a bracket",
      text:
        "2025-01-01 (lb)\nDeadlift (sumo, paused)\n70x5\nSquat (Barbell)\n70x5\nLat Pulldown (wide grip)\n70x5\nRow (Pendlay)\n70x5\nSwings (red)\n70x5",
      exercises: [
        "2025-01-01 Deadlift (sumo, paused): 70lb x5",
        "2025-01-01 Squat (Barbell): 70lb x5",
        "2025-01-01 Lat Pulldown (wide grip): 70lb x5",
        "2025-01-01 Row (Pendlay): 70lb x5",
        "2025-01-01 Swings (red): 70lb x5",
      ]),
    .init(
      name: "shares and implements in a bracket",
      text:
        "2025-01-01\nAfundos (cada perna, halteres)\n- 10 kg x 10",
      exercises: [
        "2025-01-01 Afundos: 10kg x10"
      ]),
    .init(
      name: "implements before a load",
      text:
        "2025-01-01 (kg)\neinarmig rudern 28er kh  links 10 rechts 10\nSwing KB 16 kg 3x20 (recupero 60\")\ncurl martillo con las de 16kg: 12 12 10\nfentes marchées haltères de 8kg 2x12 par jambe\nFarmers walk mit 2 24kg kugeln, 3 runden à 40m\nsquat con kettlebell 24 kg 2x15",
      exercises: [
        "2025-01-01 einarmig rudern: 28kg left x10, 28kg right x10",
        "2025-01-01 Swing: 16kg x20, 16kg x20, 16kg x20",
        "2025-01-01 curl martillo: 16kg x12, 16kg x12, 16kg x10",
        "2025-01-01 fentes marchées: 8kg x12, 8kg x12",
        "2025-01-01 Farmers walk: 24kg 40m, 24kg 40m, 24kg 40m",
        "2025-01-01 squat con kettlebell: 24kg x15, 24kg x15",
      ]),
    .init(
      name: "implements right below a name",
      text:
        "2025-03-11\n## Split Squat\nKH 12 kg, 10 / 10 / 9\n## Squat\nDBs 12 kg: 10, 10, 9\n## Lunge walk\nMancuernas de 10 kg, 2x12",
      exercises: [
        "2025-03-11 Split Squat: 12kg x10, 12kg x10, 12kg x9",
        "2025-03-11 Squat: 12kg x10, 12kg x10, 12kg x9",
        "2025-03-11 Lunge walk: 10kg x12, 10kg x12",
      ]),
    .init(
      name: "dumbbells that are held",
      text:
        "2025-01-08 (lb)\nStep ups (holding 25s)\nSet 1: 10 each leg\nBulgarian split squat, dumbbells 12s\nL 10, R 10\nFarmers carry 80s x 36m, 4 trips",
      exercises: [
        "2025-01-08 Step ups: 25lb x10",
        "2025-01-08 Bulgarian split squat: 12lb left x10, 12lb right x10",
        "2025-01-08 Farmers carry: 36m 80lb, 36m 80lb, 36m 80lb, 36m 80lb",
      ]),
    .init(
      name: "a dumbbell with a decimal comma",
      text:
        "2025-01-01 (kg)\nSeitheben 12,5er  15 15 12\ndanach Dropsatz 7,5 x 12",
      exercises: [
        "2025-01-01 Seitheben: 12.5kg x15, 12.5kg x15, 12.5kg x12, 7.5kg drop x12"
      ]),
    .init(
      name: "names said again",
      text:
        "2025-01-01 (lb)\nPress\n35x5\nMore squats\n45x5\nBench (cont)\n45x5\nSquat again\n45x5\nSome curls\n45x5\nOH cable ext, myo reps\n40x18 +5 +5 +4",
      exercises: [
        "2025-01-01 Press: 35lb x5",
        "2025-01-01 squats: 45lb x5",
        "2025-01-01 Bench: 45lb x5",
        "2025-01-01 Squat: 45lb x5",
        "2025-01-01 curls: 45lb x5",
        "2025-01-01 OH cable ext: 40lb x18, 40lb x5, 40lb x5, 40lb x4",
      ]),
    .init(
      name: "a bold name, and what was done with it",
      text:
        "2025-01-01\n**Front squat** build to heavy 3 (lb)\n- 95 x 5 warm up\n**Squat** felt heavy today\n- 95 x 5",
      exercises: [
        "2025-01-01 Front squat: 95lb warmup x5",
        "2025-01-01 Squat: 95lb x5",
      ]),
    .init(
      name: "a name in a sentence before its sets",
      text:
        "2025-01-01\nPlank on knees. 20 secs, 15 secs\nhandstand hold vs wall 40s, 35s, 30s",
      exercises: [
        "2025-01-01 Plank on knees: 20s, 15s",
        "2025-01-01 handstand hold vs wall: 40s, 35s, 30s",
      ]),
    .init(
      name: "angles that a joint went through",
      text:
        "2025-01-01 (kg)\nLeg extension 90-45 only\nL 20kg x 12, 12",
      exercises: [
        "2025-01-01 Leg extension: 20kg left x12, 20kg left x12"
      ]),
  ]
}
