import Testing
import TrainingModel

@testable import Carryover

/// What people of other languages and other sports write.
struct NotesOtherTonguesTests {
  @Test("Each set is read as its line means it", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "misses and warm-ups in other languages",
      text:
        "2025-10-24\nSQ\nAprox: 60x5, 90x3\n145x3 @8\nKreuzheben Sumo\n220 Fehlversuch, Griff auf\n170 3x3\nKreuzheben 200x1, 210x1 ungültig\nEinlaufen 2 km\nMilitary press 50 3x6 buffer 2",
      exercises: [
        "2025-10-24 SQ: 60 warmup x5, 90 warmup x3, 145 @8 x3",
        "2025-10-24 Kreuzheben Sumo: 220 fail x0, 170 x3, 170 x3, 170 x3",
        "2025-10-24 Kreuzheben: 200 x1, 210 fail x0", "2025-10-24 Einlaufen: 2km warmup",
        "2025-10-24 Military press: 50 rir2 x6, 50 rir2 x6, 50 rir2 x6",
      ]),
    .init(
      name: "sides in other languages",
      text:
        "2025-10-25\nfentes 10 à gauche 10 à droite, 2 séries\nPistols G 5 D 5\ngainage latéral g. 20s d. 20s\nAgachamento E 10 D 10\nElastico eversione sx 3 serie x 15 rip\nRow left 3 sets x 15 reps",
      exercises: [
        "2025-10-25 fentes: left x10, right x10, left x10, right x10", "2025-10-25 Pistols: left x5, right x5",
        "2025-10-25 gainage latéral: 20s left, 20s right", "2025-10-25 Agachamento: left x10, right x10",
        "2025-10-25 Elastico eversione: left x15, left x15, left x15", "2025-10-25 Row: left x15, left x15, left x15",
      ]),
    .init(
      name: "rounds, help and pain in other languages",
      text:
        "2025-10-26\nOpstaan uit stoel 10, 10, 8\npijn 3 op 10\nOptrekken met hulp (25 kg tegengewicht) 8, 7, 6\nlungo 21,1km 1h52'30\" fc media 151\n\n**WOD - 4 rondes voor tijd**\n10 thrusters 30 kg\n200 m roeien",
      exercises: [
        "2025-10-26 Opstaan uit stoel: x10, x10, x8", "2025-10-26 Optrekken met hulp: -25kg x8, -25kg x7, -25kg x6",
        "2025-10-26 lungo: 21.1km 6750s", "2025-10-26 thrusters: 30kg x10, 30kg x10, 30kg x10, 30kg x10",
        "2025-10-26 roeien: 200m, 200m, 200m, 200m",
      ]),
    .init(
      name: "what comes another day in other languages",
      text: "2025-10-27\nRow 60x8\nProssima volta: Calf raise in piedi 3x15\nnext time: Sn 70% 5x2",
      exercises: [
        "2025-10-27 Row: 60 x8", "2025-10-27 Calf raise in piedi: open ? x15, open ? x15, open ? x15",
        "2025-10-27 Sn: open ? 70% x2, open ? 70% x2, open ? 70% x2, open ? 70% x2, open ? 70% x2",
      ]),
    .init(
      name: "days of the week that are months, too",
      text: "# Octubre 2024\n\n## Mar 1\nSentadilla goblet 16 kg 3x12\n\n## Jue 3\nPlancha 3 x 40\"",
      exercises: ["2024-10-01 Sentadilla goblet: 16kg x12, 16kg x12, 16kg x12", "2024-10-03 Plancha: 40s, 40s, 40s"]),
    .init(
      name: "circuits and carries of other sports",
      text:
        "2025-10-28\nall in lb\nOTM x 5: 3 cleans 95\n3 cleans 95\n**Yoke** 50ft runs\n- 500 12.4s\n- 600 15.1s\nC+J 70x1 80x1 85x1 90xM 90x1\nTabata squats, reps per round: 18 17 16 15\nbench 45 bar x 10 warmup\ngrip: hub lift R 40 x3, L 40 x2\nHill sprints x8, 60m, walk back",
      exercises: [
        "2025-10-28 cleans: 95lb x3, 95lb x3, 95lb x3, 95lb x3, 95lb x3", "2025-10-28 cleans: 95lb x3",
        "2025-10-28 Yoke: 12.4s 500lb 50ft, 15.1s 50ft 600lb",
        "2025-10-28 C+J: 70lb x1, 80lb x1, 85lb x1, 90lb fail x0, 90lb x1",
        "2025-10-28 Tabata squats: x18, x17, x16, x15", "2025-10-28 bench: 45lb warmup x10",
        "2025-10-28 hub lift: 40lb right x3, 40lb left x2",
        "2025-10-28 Hill sprints: 60m, 60m, 60m, 60m, 60m, 60m, 60m, 60m",
      ]),
    .init(
      name: "repetitions of names in a row",
      text: "2025-10-29\n06:50 pullups 5, squats 25\npushups 20, squats 30, situps 25\nDips 10, bench 60",
      exercises: [
        "2025-10-29 pullups: x5", "2025-10-29 squats: x25", "2025-10-29 pushups: x20", "2025-10-29 squats: x30",
        "2025-10-29 situps: x25", "2025-10-29 Dips: x10",
      ]),
    .init(
      name: "sides of runs",
      text:
        "2025-10-30 units kg\nside pressure cable 25kg R 3x8, L 3x8\nSL bridge L 8, 8, 7 - R 12, 12, 12\nwrist curl  R 20kg x 12, 22.5kg x 10 // L 20kg x 12, 20kg x 11\nsingle leg balance L 30s x3\nsnatch 16 - L10 / R10 / L8 / R8\nhalo 12 x8 each direction, 2 sets\nLeg ext 55: myo 15, 5, 5, 4, 3",
      exercises: [
        "2025-10-30 side pressure cable: 25kg right x8, 25kg right x8, 25kg right x8, 25kg left x8, 25kg left x8, 25kg left x8",
        "2025-10-30 SL bridge: left x8, left x8, left x7, right x12, right x12, right x12",
        "2025-10-30 wrist curl: 20kg right x12, 22.5kg right x10, 20kg left x12, 20kg left x11",
        "2025-10-30 single leg balance: 30s left, 30s left, 30s left",
        "2025-10-30 snatch: 16kg left x10, 16kg right x10, 16kg left x8, 16kg right x8",
        "2025-10-30 halo: 12kg x8, 12kg x8", "2025-10-30 Leg ext: 55kg x15, 55kg x5, 55kg x5, 55kg x4, 55kg x3",
      ]),
    .init(
      name: "efforts behind what went wrong",
      text:
        "2025-10-31 units kg\nSquat\n205 x 4 - form went, called it. would say RPE 9.5\nWeighted dip\n+27.5 x3 hard, rpe 9\nRow 60x8\nPlanned but ran out of time: back ext 3x15\nex: Back squat\nwork: 100kg 5x5\neffort: RPE 7",
      exercises: [
        "2025-10-31 Squat: 205kg @9.5 x4", "2025-10-31 Weighted dip: +27.5kg @9 x3", "2025-10-31 Row: 60kg x8",
        "2025-10-31 back ext: open ? x15, open ? x15, open ? x15",
        "2025-10-31 Back squat: 100kg @7 x5, 100kg @7 x5, 100kg @7 x5, 100kg @7 x5, 100kg @7 x5",
      ]),
    .init(
      name: "a set with two remarks above another",
      text:
        "2025-11-01\nDL: 215kg x1 @8.5 (belt, no strps)\n175kg x4 @7, x4 @8\nBSQ: 60, 80, 100 x 5 (wup) / 120 x 5, 5, 5\nSquat\n130x5x3 backoffs, 3 sets, last one ugly",
      exercises: [
        "2025-11-01 DL: 215kg @8.5 x1, 175kg @7 x4, 175kg @8 x4",
        "2025-11-01 BSQ: 60kg warmup x5, 80kg warmup x5, 100kg warmup x5, 120kg x5, 120kg x5, 120kg x5",
        "2025-11-01 Squat: 130kg x5, 130kg x5, 130kg x5",
      ]),
    .init(
      name: "a unit that holds on",
      text:
        "# Sat Nov 8 2025 — hotel gym, dumbbells in lb\nDB bench 50x12\n\n# Tue Nov 11 2025 — home again, kg from here\nSquat 105x5\n\n# Fri Nov 14 2025\nDL 140x5",
      exercises: ["2025-11-08 DB bench: 50lb x12", "2025-11-11 Squat: 105kg x5", "2025-11-14 DL: 140kg x5"]),
    .init(
      name: "a unit in a long line",
      text:
        "Monday April 3rd, 2023\n\nFelt weak today but got it done. Started with bench: 95 x 8 to warm up, then 155 x 6, 155 x 6, 155 x 5. All weights lbs btw.\nSquat\n205 x 4",
      exercises: ["2023-04-03 bench: 95lb warmup x8, 155lb x6, 155lb x6, 155lb x5", "2023-04-03 Squat: 205lb x4"]),
    .init(
      name: "near misses of sides, units and fields",
      text: "2025-11-15 units kg\nSquat 100x5, last set hard\nrpe: 8\n\nPlank 60s - R 30s\nBench 80x5, kg from hell",
      exercises: ["2025-11-15 Squat: 100kg x5", "2025-11-15 Plank: 60s, 30s", "2025-11-15 Bench: 80kg x5"]),
  ]
}
