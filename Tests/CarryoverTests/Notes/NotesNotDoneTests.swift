import Testing
import TrainingModel

@testable import Carryover

/// Sets that somebody wrote down and did not do.
struct NotesNotDoneTests {
  @Test("What was not done is planned, whatever the words", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "but I did not do them",
      text:
        "2025-03-01\nplancha 3x40 seg\ntocaban zancadas 3x12 pero no las hice, tenia las piernas muertas",
      exercises: [
        "2025-03-01 plancha: 40s, 40s, 40s",
        "2025-03-01 zancadas: open ? x12, open ? x12, open ? x12",
      ]),
    .init(
      name: "without an apostrophe",
      text:
        "2025-03-01\nhip thrust 60kg x12\ncrunches 3x15 - didnt do them oops",
      exercises: [
        "2025-03-01 hip thrust: 60kg x12",
        "2025-03-01 crunches: open ? x15, open ? x15, open ? x15",
      ]),
    .init(
      name: "it did not happen",
      text:
        "2025-03-01\ngoblet squat 20 lb 10, 10, 5\nshoulder press 10 lb 3x8 did not happen lol. tomorrow maybe",
      exercises: [
        "2025-03-01 goblet squat: 20lb x10, 20lb x10, 20lb x5",
        "2025-03-01 shoulder press: open ? 10lb x8, open ? 10lb x8, open ? 10lb x8",
      ]),
    .init(
      name: "originally more",
      text:
        "2025-03-01\nKlimmzüge 8, 7, 6\neigentlich noch Dips 3x10 aber keine Zeit mehr",
      exercises: [
        "2025-03-01 Klimmzüge: x8, x7, x6",
        "2025-03-01 Dips: open ? x10, open ? x10, open ? x10",
      ]),
    .init(
      name: "planned and dropped",
      text:
        "2025-03-01\ngainage 3x1min\nfentes marchées 3x20 prévues mais zappées, plus de jus",
      exercises: [
        "2025-03-01 gainage: 60s, 60s, 60s",
        "2025-03-01 fentes marchées: open ? x20, open ? x20, open ? x20",
      ]),
    .init(
      name: "behind an arrow",
      text:
        "2025-03-01\nCrunch 3x20\nEscaladora 10 min → no la hice, quedé muerta",
      exercises: [
        "2025-03-01 Crunch: x20, x20, x20",
        "2025-03-01 Escaladora: open ? 600s",
      ]),
    .init(
      name: "still missing",
      text:
        "2025-03-01\nRosca direta 30kg 3x10\nficou faltando a rosca concentrada 3x10, academia fechou",
      exercises: [
        "2025-03-01 Rosca direta: 30kg x10, 30kg x10, 30kg x10",
        "2025-03-01 rosca concentrada: open ? x10, open ? x10, open ? x10",
      ]),
    .init(
      name: "a run that was in the programme",
      text:
        "2025-03-01\ncorsa lenta 8 km in programma, non fatta, polpacci di legno",
      exercises: [
        "2025-03-01 corsa lenta: open ? 8km"
      ]),
    .init(
      name: "in Chinese, before the plan",
      text:
        "2025-03-01\n侧平举 8kg 15 15 15 12\n原计划还有蝴蝶机夹胸 3组12次，没时间了没做\n爬楼机15分钟 太累了没做\ncalf raise skip了，本来要做4组15次",
      exercises: [
        "2025-03-01 侧平举: 8kg x15, 8kg x15, 8kg x15, 8kg x12",
        "2025-03-01 蝴蝶机夹胸: open ? x12, open ? x12, open ? x12",
        "2025-03-01 爬楼机: open ? 900s",
        "2025-03-01 calf raise: open ? x15, open ? x15, open ? x15, open ? x15",
      ]),
    .init(
      name: "the plan in a bracket behind the name",
      text:
        "2025-03-01\nbiceps curls 12kg 12 12 10\nhammer curls overgeslagen (3x12 10kg), onderarm doet zeer",
      exercises: [
        "2025-03-01 biceps curls: 12kg x12, 12kg x12, 12kg x10",
        "2025-03-01 hammer curls: open ? 10kg x12, open ? 10kg x12, open ? 10kg x12",
      ]),
    .init(
      name: "the plan behind the reason",
      text:
        "2025-03-01\nLento avanti manubri 16kg 10-10-8\nFrench press saltato per la spalla, era 3x10 con 20kg\nAddominali alla panca li ho saltati (dovevano essere 3x15)",
      exercises: [
        "2025-03-01 Lento avanti manubri: 16kg x10, 16kg x10, 16kg x8",
        "2025-03-01 French press: open ? 20kg x10, open ? 20kg x10, open ? 20kg x10",
        "2025-03-01 Addominali alla panca: open ? x15, open ? x15, open ? x15",
      ]),
    .init(
      name: "not done for an elbow",
      text:
        "2025-03-01\ntriceps corda 25kg 3x12\ntriceps testa não fiz, cotovelo doendo (era 3x10 com 20kg)",
      exercises: [
        "2025-03-01 triceps corda: 25kg x12, 25kg x12, 25kg x12",
        "2025-03-01 triceps testa: open ? 20kg x10, open ? 20kg x10, open ? 20kg x10",
      ]),
    .init(
      name: "left out",
      text:
        "2025-03-01\nBack squat 5x3 @ 85kg\nPull-ups 3x8 programmed, left out bc of wrist",
      exercises: [
        "2025-03-01 Back squat: 85kg x3, 85kg x3, 85kg x3, 85kg x3, 85kg x3",
        "2025-03-01 Pull-ups: open ? x8, open ? x8, open ? x8",
      ]),
    .init(
      name: "a line in brackets",
      text:
        "2025-03-01\nGoblet squat 20kg 12/12/12\n(RDL 20kg 3x10 was on the list as well, didn't get to it, rota drama)",
      exercises: [
        "2025-03-01 Goblet squat: 20kg x12, 20kg x12, 20kg x12",
        "2025-03-01 RDL: open ? 20kg x10, open ? 20kg x10, open ? 20kg x10",
      ]),
    .init(
      name: "meant to",
      text:
        "2025-03-01\nStep ups, no weight, 2 x 10 each leg\nMeant to do the plank 3 x 40 sec but Carol wanted coffee. Coffee won.",
      exercises: [
        "2025-03-01 Step ups: x10, x10",
        "2025-03-01 plank: open ? 40s, open ? 40s, open ? 40s",
      ]),
    .init(
      name: "a day that was cancelled",
      text:
        "2025-03-01\nDeadlift 140kg x5\n\n2025-03-03\nfällt aus, bin krank :( geplant war\nSquat 4x5 110kg",
      exercises: [
        "2025-03-01 Deadlift: 140kg x5",
        "2025-03-03 Squat: open ? 110kg x5, open ? 110kg x5, open ? 110kg x5, open ? 110kg x5",
      ]),
    .init(
      name: "what comes next, in Chinese",
      text:
        "2025-03-01\n平板支撑 60秒\n下次练腿:深蹲 100kg 5次×5组\n下周三想试试 臀推 45kg 10个×3组",
      exercises: [
        "2025-03-01 平板支撑: 60s",
        "2025-03-01 深蹲: open ? 100kg x5, open ? 100kg x5, open ? 100kg x5, open ? 100kg x5, open ? 100kg x5",
        "2025-03-01 臀推: open ? 45kg x10, open ? 45kg x10, open ? 45kg x10",
      ]),
    .init(
      name: "a day and its part of the body",
      text:
        "2025-03-01\nMartillo 20 lb 3x12\n\nVIERNES toca pierna: Sentadilla 3x8 con 135 lb",
      exercises: [
        "2025-03-01 Martillo: 20lb x12, 20lb x12, 20lb x12",
        "2025-03-01 Sentadilla: open ? 135lb x8, open ? 135lb x8, open ? 135lb x8",
      ]),
    .init(
      name: "next and the best of last month",
      text:
        "2025-03-01\nplank 60s*3组\n下次squat top set 127.5，上个月最好是130*2",
      exercises: [
        "2025-03-01 plank: 60s, 60s, 60s"
      ]),
  ]
}
