import Testing
import TrainingModel

@testable import Carryover

/// Letters and words that a legend or a language gives their meaning.
struct NotesLettersAndLegendsTests {
  @Test("Letters and words mean what their document and language say", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a letter before warm-ups, as a legend says",
      text:
        "2026-11-29\nwt x reps x sets, @ = rpe, w = warm up\n\nBench w 20x10, 40x5. 60x8, 65x6 @8\ncurl 12x12, 12x10",
      exercises: ["2026-11-29 Bench: 20 warmup x10, 40 warmup x5, 60 x8, 65 @8 x6", "2026-11-29 curl: 12 x12, 12 x10"]),
    .init(
      name: "a letter of sides in each line",
      text: "2026-11-29\n1) Rowing haltère unilatéral 28 kg\n   G : 10 / 10 / 9\n   D : 10 / 10 / 10",
      exercises: [
        "2026-11-29 Rowing haltère unilatéral: 28kg left x10, 28kg left x10, 28kg left x9, 28kg right x10, 28kg right x10, 28kg right x10"
      ]),
    .init(
      name: "letters of sides in each set",
      text: "2026-11-29\nDéveloppé militaire kettlebell 16 kg\n  D 8 - G 7\n  D 7 - G 6",
      exercises: ["2026-11-29 Développé militaire kettlebell: 16kg right x8, 16kg left x7, 16kg right x7, 16kg left x6"]
    ),
    .init(
      name: "dumbbells of half a pound in a table",
      text: "2026-11-29\n| Exercise | Wt (lbs) | 1 | 2 |\n|:--|--:|:-:|:-:|\n| Lateral raise | 17.5s | 15 | 14 |",
      exercises: ["2026-11-29 Lateral raise: 17.5lb x15, 17.5lb x14"]),
    .init(
      name: "what a workout is called before its scheme",
      text: "2026-11-29\n**Fran, 21-15-9:**\n- thrusters @ 42.5 kg\n- pull-ups",
      exercises: ["2026-11-29 thrusters: 42.5kg x21, 42.5kg x15, 42.5kg x9", "2026-11-29 pull-ups: x21, x15, x9"]),
    .init(
      name: "effort in a column, in Portuguese",
      text:
        "2026-11-29\n| Exercício | Séries | Reps | Carga | PSE |\n|---|---|---|---|---|\n| Levantamento terra | 2 | 5 | 120 kg | 8 |",
      exercises: ["2026-11-29 Levantamento terra: 120kg @8 x5, 120kg @8 x5"]),
    .init(
      name: "a warm-up, and what was not reached, in Spanish",
      text:
        "2026-11-29\npress plano: entrada en calor 40x12, 60x8. después 4x8 con 75\ngemelos: iba a hacer 4x20 con 60, no llegué",
      exercises: [
        "2026-11-29 press plano: 40 warmup x12, 60 warmup x8, 75 x8, 75 x8, 75 x8, 75 x8",
        "2026-11-29 gemelos: open ? 60 x20, open ? 60 x20, open ? 60 x20, open ? 60 x20",
      ]),
  ]
}
