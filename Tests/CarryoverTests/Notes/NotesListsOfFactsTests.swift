import Testing
import TrainingModel

@testable import Carryover

/// Weights, sleep, lengths and days beside one another, and what others did.
struct NotesListsOfFactsTests {
  @Test("Facts of the day are no sets", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "F01",
      text:
        "## ARMS/DELTS - Mon Feb 12\nMorning weight 212.8 lbs, 6 hrs sleep\n\n**EZ Curl**\n85 lbs x 10",
      exercises: [
        "EZ Curl: 85lb x10"
      ]),
    .init(
      name: "F02",
      text:
        "LUNES - S/B\npeso 92,6 / dormí 7h / café x2\n\nSentadilla 60kg x5",
      exercises: [
        "Sentadilla: 60kg x5"
      ]),
    .init(
      name: "F03",
      text:
        "2026-06-10\nDB RDL 50s x 15, 50s x 15\nSitups 25, 20\n38 min door to door, call at 8",
      exercises: [
        "2026-06-10 DB RDL: 50 x15, 50 x15",
        "2026-06-10 Situps: x25, x20",
      ]),
    .init(
      name: "F04",
      text:
        "sat 08/02 heavy day, bw 80.3, kg\n\nSnatch\n20/3 wu\n40/3 wu\n60/2\n80/miss (in front)\n\nmon 10/02 light. left wrist taped, slept 7\n\nPower snatch 40/3, 50/3, 55/2, 55/2\nPush press 50/5, 60/5, 65/4",
      exercises: [
        "Snatch: 20kg warmup x3, 40kg warmup x3, 60kg x2, 80kg fail x0",
        "Power snatch: 40kg x3, 50kg x3, 55kg x2, 55kg x2",
        "Push press: 50kg x5, 60kg x5, 65kg x4",
      ]),
    .init(
      name: "F05",
      text:
        "SEMAINE 41     (charges en kg)\n\nJ1 mardi 07/10/25\nSquat       60x8 (éch)  80x5 (éch)  95x5  95x5  95x5\nRAS, bonne séance, 55 min\n\nJ2 jeudi 09/10/25   genou G qui tire un peu, rien de grave\nPompes      20 / 18 / 15\n\nJ3 samedi 11/10/25   poids 91,2 (aie)\nDC          50x10 (éch)  70x8  70x8  70x7\nDM halt.    18x10  18x9  18x8",
      exercises: [
        "2025-10-07 Squat: 60kg warmup x8, 80kg warmup x5, 95kg x5, 95kg x5, 95kg x5",
        "2025-10-09 Pompes: x20, x18, x15",
        "2025-10-11 DC: 50kg warmup x10, 70kg x8, 70kg x8, 70kg x7",
        "2025-10-11 DM halt: 18kg x10, 18kg x9, 18kg x8",
      ]),
    .init(
      name: "F06",
      text:
        "mon nov 3 (lbs)\nSquat  wu 45x10 / 135x5 / 185x3\n       225x5 / 225x5 / 225x5 / 225x4\nSitup  25x15 / 25x15",
      exercises: [
        "Squat: 45lb warmup x10, 135lb warmup x5, 185lb warmup x3, 225lb x5, 225lb x5, 225lb x5, 225lb x4",
        "Situp: +25lb x15, +25lb x15",
      ]),
    .init(
      name: "F07",
      text:
        "2026-06-10\nLeg press (seat 5) 140 lbs, 2 sets of 12. Went up to 160 for a third set of 10.\nLeg press 160 this time, 12, 11, 10.\nLeg extension (seat 3) 50 lbs, 2 sets of 12. Did not do the leg curl, hamstring.\nStood on one foot for balance, 30 seconds left and 22 right. PT says aim for 45.\nTreadmill 15 minutes at 3.2 mph for a warm up.\nElliptical 8 min to wake up",
      exercises: [
        "2026-06-10 Leg press: 140lb x12, 140lb x12, 160lb x10",
        "2026-06-10 Leg press: 160lb x12, 160lb x11, 160lb x10",
        "2026-06-10 Leg extension: 50lb x12, 50lb x12",
        "2026-06-10 Stood on one foot for balance: 30s left, 22s right",
        "2026-06-10 Treadmill: 900s warmup",
        "2026-06-10 Elliptical: 480s warmup",
      ]),
    .init(
      name: "F08",
      text:
        "2026-06-10\ntriceps corde 20kg x12, x10, x9 puis dégressif 12,5kg x8\n45 min en tout, 2' de repos",
      exercises: [
        "2026-06-10 triceps corde: 20kg x12, 20kg x10, 20kg x9, 12.5kg drop x8"
      ]),
    .init(
      name: "F09",
      text:
        "2026-06-10\n- Fentes bulgares 18 kg : gauche 10, droite 10\n\n> Record toujours 152,5 (août). Patience.",
      exercises: [
        "2026-06-10 Fentes bulgares: 18kg left x10, 18kg right x10",
        "2026-06-10 Record toujours: 152kg x5",
      ]),
    .init(
      name: "F10",
      text:
        "Calisthenics, Utrecht\nadded weight in kg, BW about 77\n\nMa 21-10 park, 9 degrees\n* Dips +20: 8, 8, 7\n\nDo 24-10 indoor\n* Dips +20: 8, 8, 7",
      exercises: [
        "Dips: +20kg x8, +20kg x8, +20kg x7",
        "Do: 24kg x10",
        "Dips: +20kg x8, +20kg x8, +20kg x7",
      ]),
    .init(
      name: "F11",
      text:
        "2026-06-10\nham curl both legs 50kg x12, 50x12, 55x10\nScaption both arms 2 lb - 10, 10. Pain 2 out of 10",
      exercises: [
        "2026-06-10 ham curl: 50kg x12, 50kg x12, 55kg x10",
        "2026-06-10 Scaption both arms: 2lb x10, 2lb x10",
      ]),
    .init(
      name: "F12",
      text:
        "2026-06-10\nExt rotation 2 x 15",
      exercises: [
        "2026-06-10 Ext rotation: x15, x15"
      ]),
    .init(
      name: "F13",
      text:
        "2026-06-10\nPUSH\nbench 135lb x5\n\nPULL (next day)\n195.8. Woke up with a headache, went anyway\n\nSeal row 155lb x 10, 9",
      exercises: [
        "2026-06-10 bench: 135lb x5",
        "2026-06-10 Seal row: 155lb x10, 155lb x9",
      ]),
    .init(
      name: "F14",
      text:
        "2026-06-10\nbench 135lb x5\nBW was 201 on the 20th and 199.5 on the 23rd. Trap bar goes to 255 next week.",
      exercises: [
        "2026-06-10 bench: 135lb x5"
      ]),
    .init(
      name: "F15",
      text:
        "2026-06-10\nassisted pullup machine with 80 lbs help first set 6, second set 5",
      exercises: [
        "2026-06-10 assisted pullup machine: -80lb x6, -80lb x5"
      ]),
    .init(
      name: "F16",
      text:
        "2026-06-10\nStones kg\n100x3\nBig Dave did 150 for 2, the freak",
      exercises: [
        "2026-06-10 : 100kg x3",
        "2026-06-10 Big Dave: 150kg x2",
      ]),
  ]
}
