import Testing
import TrainingModel

@testable import Carryover

/// Days and parts of days that were planned and not done, in the words of the data.
struct NotesDaysNotDoneTests {
  @Test("What a head says was not done is planned, and what only looks like it was done", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a day, in English",
      text: "## Week 3 Day 3 ⏳ planned for the weekend, not done yet\n\nSquat 100 kg x 5",
      exercises: ["Squat: open ? 100kg x5"]),
    .init(
      name: "a day, in German",
      text: "**Pull A — 14.09.2024** → noch NICHT gemacht, nur geplant\n\nLatzug 40 kg 2x10",
      exercises: ["2024-09-14 Latzug: open ? 40kg x10, open ? 40kg x10"]),
    .init(
      name: "a day, in French",
      text: "### Vendredi 17/01/2025 : jambes\n\nPAS FAIT (crève, 39 de fièvre). C'était prévu :\n- Squat 2x5 à 100kg",
      exercises: ["2025-01-17 Squat: open ? 100kg x5, open ? 100kg x5"]),
    .init(
      name: "a day, in Spanish",
      text: "viernes 11/10/2024 piernas  -> NO FUI, queda pendiente\nSentadilla 80kg 2x8",
      exercises: ["2024-10-11 Sentadilla: open ? 80kg x8, open ? 80kg x8"]),
    .init(
      name: "a day, in Portuguese",
      text: "14/02/2025 pernas\nfaltei, viagem a trabalho :( ficou só no planejado:\nAgachamento livre 2x8 80kg",
      exercises: ["2025-02-14 Agachamento livre: open ? 80kg x8, open ? 80kg x8"]),
    .init(
      name: "a day, in Italian",
      text: "LUNEDÌ 27 GENNAIO 2025 – DA FARE\nStacco da terra: 2 serie da 5 con 100 kg",
      exercises: ["2025-01-27 Stacco da terra: open ? 100kg x5, open ? 100kg x5"]),
    .init(
      name: "a day, in Chinese",
      text: "## 2024年10月12日 星期六 腿（计划，还没练）\n\n- 深蹲 80kg 2组×8次",
      exercises: ["2024-10-12 深蹲: open ? 80kg x8, open ? 80kg x8"]),
    .init(
      name: "one exercise of a day",
      text: "2026-11-29 kg\nSquat 100x5\nPas fait : mollets 2x15 à 60 kg\nfaltou: abdominal 2x20",
      exercises: [
        "2026-11-29 Squat: 100kg x5", "2026-11-29 mollets: open ? 60kg x15, open ? 60kg x15",
        "2026-11-29 abdominal: open ? x20, open ? x20",
      ]),
    .init(
      name: "another thing that was not done",
      text: "2026-11-29 Legs (abs not done, no time)\nSquat 100 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5"]),
    .init(
      name: "as it was planned",
      text: "2026-11-29 Legs, heavier than planned\nSquat 100 kg x 5\n\n2026-11-30 Push, as planned\nBench 80 kg x 5",
      exercises: ["2026-11-29 Squat: 100kg x5", "2026-11-30 Bench: 80kg x5"]),
    .init(
      name: "a plan above what was done",
      text:
        "2026-11-29\n\n## Plan (from Jenny)\n\n1. Bench – 2 x 3 @ 95 kg\n2. Face pull – 2 x 15 @ 20 kg\n\n## What really happened\n\nBench: 95 kg x 3, 95 kg x 2",
      exercises: [
        "2026-11-29 Face pull: open ? 20kg x15, open ? 20kg x15",
        "2026-11-29 Bench: 95kg x3 ? 95kg x3, 95kg x2 ? 95kg x3",
      ]),
  ]
}
