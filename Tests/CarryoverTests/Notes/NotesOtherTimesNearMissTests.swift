import Testing
import TrainingModel

@testable import Carryover

/// Dead lifts in Spanish, days of a month, brackets of other lifts, and words that deny nothing.
struct NotesOtherTimesNearMissTests {
  @Test("What only looks like these wordings is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "N01",
      text:
        "2026-06-10\nPeso muerto 120 5 5 5",
      exercises: [
        "2026-06-10 Peso muerto: 120 x5, 120 x5, 120 x5"
      ]),
    .init(
      name: "N02",
      text:
        "2026-06-10\nPeso muerto rumano 80kg: 10, 10, 10",
      exercises: [
        "2026-06-10 Peso muerto rumano: 80kg x10, 80kg x10, 80kg x10"
      ]),
    .init(
      name: "N03",
      text:
        "2026-06-10\nPeso muerto: 100/5, 110/5",
      exercises: [
        "2026-06-10 Peso muerto: 100 x5, 110 x5"
      ]),
    .init(
      name: "N04",
      text:
        "2026-06-10\n- Peso muerto 100kg: 8-8-8",
      exercises: [
        "2026-06-10 Peso muerto: 100kg x8, 100kg x8, 100kg x8"
      ]),
    .init(
      name: "N05",
      text:
        "2026-06-10\npeso morto 140 5 5",
      exercises: [
        "2026-06-10 peso morto: 140 x5, 140 x5"
      ]),
    .init(
      name: "N06",
      text:
        "2026-06-10\npoids mort 100 5 5 5",
      exercises: [
        "2026-06-10 poids mort: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N07",
      text:
        "2026-06-10\nSentadilla 80kg 5 5 5\nPeso muerto 100kg 5 5 5",
      exercises: [
        "2026-06-10 Sentadilla: 80kg x5, 80kg x5, 80kg x5",
        "2026-06-10 Peso muerto: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "N08",
      text:
        "June 2026\nMonday 8\nSquat 100x5\nWednesday 10\nBench 80x5",
      exercises: [
        "2026-06-08 Squat: 100 x5",
        "2026-06-10 Bench: 80 x5",
      ]),
    .init(
      name: "N09",
      text:
        "## Juni 2026\nMontag 8\nSquat 100x5\nMittwoch 10\nBench 80x5",
      exercises: [
        "2026-06-08 Squat: 100 x5",
        "2026-06-10 Bench: 80 x5",
      ]),
    .init(
      name: "N10",
      text:
        "2026-06-10\nMonday 10, 8, 6 pull ups\nWednesday 12, 10, 8 dips",
      exercises: [
        "2026-06-10 Monday: x10, x8, x6",
        "2026-06-10 Wednesday: x12, x10, x8",
      ]),
    .init(
      name: "N11",
      text:
        "Montag 1: Push\nBank 80x5\nMontag 2: Push\nBank 82.5x5",
      exercises: [
        "Bank: 80 x5",
        "Bank: 82.5 x5",
      ]),
    .init(
      name: "N12",
      text:
        "2026-06-10 | Easy run | 8.2 km | 45:10",
      exercises: [
        "2026-06-10 Easy run: 2710s 8.2km"
      ]),
    .init(
      name: "N13",
      text:
        "2026-06-10 | Plank | 60 s",
      exercises: [
        "2026-06-10 Plank: 60s"
      ]),
    .init(
      name: "N14",
      text:
        "2026-06-10 Squat | 100 kg | 5, 5, 5",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "N15",
      text:
        "10/06/2026 | Bench | 80 | 8, 8, 7",
      exercises: [
        "2026-10-06 Bench: 80 x8, 80 x8, 80 x7"
      ]),
    .init(
      name: "N16",
      text:
        "2026-06-10 Pull-ups | 8, 8, 7",
      exercises: [
        "2026-06-10 Pull-ups: x8, x8, x7"
      ]),
    .init(
      name: "N17",
      text:
        "2026-06-10 - Push ups 30 | Pull ups 10 | Sit ups 40",
      exercises: [
        "2026-06-10 Push ups: x30",
        "2026-06-10 Pull ups: x10",
        "2026-06-10 Sit ups: x40",
      ]),
    .init(
      name: "N18",
      text:
        "2026-06-10\nPlank\nBW 60 s\nBW 45 s",
      exercises: [
        "2026-06-10 Plank: 60s, 45s"
      ]),
    .init(
      name: "N19",
      text:
        "2026-06-10\nWall sit\nbodyweight 75 sec",
      exercises: [
        "2026-06-10 Wall sit: 75s"
      ]),
    .init(
      name: "N20",
      text:
        "2026-06-10\nLunges\nbw 40 steps",
      exercises: [
        "2026-06-10 Lunges: x40"
      ]),
    .init(
      name: "N21",
      text:
        "2026-06-10\nSit-ups\nBW 70 done",
      exercises: [
        "2026-06-10 Sit-ups: x70"
      ]),
    .init(
      name: "N22",
      text:
        "2026-06-10\n## L-sit\n- bodyweight 35 s",
      exercises: [
        "2026-06-10 L-sit: 35s"
      ]),
    .init(
      name: "N23",
      text:
        "2026-06-10\nBodyweight circuit 45 min",
      exercises: [
        "2026-06-10 Bodyweight circuit: 2700s"
      ]),
    .init(
      name: "N24",
      text:
        "2026-06-10\nBench\n12/10 62.4 easy\n10/8 67.4 hard",
      exercises: [
        "2026-06-10 Bench: 62.4 x12, 62.4 x10, 67.4 x10, 67.4 x8"
      ]),
    .init(
      name: "N25",
      text:
        "2026-06-10\nPress 60x5\n\ndia 2 (sentadilla 100 3x5)\nPress 40 3x5",
      exercises: [
        "2026-06-10 Press: 60 x5",
        "2026-06-10 dia 2: 100 x5, 100 x5, 100 x5",
        "2026-06-10 Press: 40 x5, 40 x5, 40 x5",
      ]),
    .init(
      name: "N26",
      text:
        "2026-06-10\nDips\n40,25 slow",
      exercises: [
        "2026-06-10 Dips: x40, x25"
      ]),
    .init(
      name: "N27",
      text:
        "2026-06-10\nSquat\n100x5 last week\n105x5 today",
      exercises: [
        "2026-06-10 Squat: 100 x5, 105 x5"
      ]),
    .init(
      name: "N28",
      text:
        "2026-06-10\nBench 80 3x5 yesterday",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "N29",
      text:
        "2026-06-10\nSame as Monday's bench 80 3x5",
      exercises: [
        "2026-06-10 Same as Monday's bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "N30",
      text:
        "2026-06-10\nBank gedaan 80 5x5",
      exercises: [
        "2026-06-10 Bank gedaan: 80 x5, 80 x5, 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "N31",
      text:
        "2026-06-10\nMein Kumpel hat gespottet, Bank 100x3",
      exercises: [
        "2026-06-10 Mein Kumpel hat gespottet, Bank: 100 x3"
      ]),
    .init(
      name: "N32",
      text:
        "2026-06-10\nMi amigo hizo de spotter, press banca 100x3",
      exercises: [
        "2026-06-10 Mi amigo hizo de spotter, press banca: 100 x3"
      ]),
    .init(
      name: "N33",
      text:
        "2026-06-10\nRow, kettlebells 30s\n3 rounds",
      exercises: [
        "2026-06-10 Row, kettlebells: 30s"
      ]),
    .init(
      name: "N34",
      text:
        "2026-06-10\nSwings with kettlebell 45s\n45s",
      exercises: [
        "2026-06-10 Swings with kettlebell: 45s, 45s"
      ]),
    .init(
      name: "N35",
      text:
        "2026-06-10\nDips 15-10 only",
      exercises: [
        "2026-06-10 Dips: x15, x10"
      ]),
    .init(
      name: "N36",
      text:
        "2026-06-10\nIce skating 60 min",
      exercises: [
        "2026-06-10 Ice skating: 3600s"
      ]),
    .init(
      name: "N37",
      text:
        "2026-06-10\n## Run\n5 km total",
      exercises: [
        "2026-06-10 Run: 5km"
      ]),
    .init(
      name: "N38",
      text:
        "2026-06-10\nLunges 20 kg 12, 10e slow, 10e slow",
      exercises: [
        "2026-06-10 Lunges: 20kg x12, 20kg x10"
      ]),
    .init(
      name: "N39",
      text:
        "2026-06-10\nClean 60 x 3 on the minute for 10 minutes then 70x1",
      exercises: [
        "2026-06-10 Clean: 60 x3, 70 x1"
      ]),
    .init(
      name: "N40",
      text:
        "2026-06-10\nPush ups\n30\n25\n20 mehr ging nicht",
      exercises: [
        "2026-06-10 Push ups: x30, x25, x20"
      ]),
    .init(
      name: "N41",
      text:
        "2026-06-10\nPlank\n60 sec\n45 sec\n40 sec nope",
      exercises: [
        "2026-06-10 Plank: 60s, 45s, 40s"
      ]),
    .init(
      name: "N42",
      text:
        "2026-06-10\n- Squat 100x5\n- 20 min walk, didn't go far",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 walk: 1200s",
      ]),
    .init(
      name: "N43",
      text:
        "2026-06-10\nSquat\n100x5\n120 felt great, didn't go deep",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "N44",
      text:
        "2026-06-10\nBench 80 3x8 (next time go all out, failure)",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 x8"
      ]),
    .init(
      name: "N45",
      text:
        "2026-06-10\nBench 80 x 8 (did not go to, failure)",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "N46",
      text:
        "2026-06-10\nBank 80 3x5, danach ging nichts mehr",
      exercises: [
        "2026-06-10 Bank: 80 x5, 80 x5, 80 fail x5"
      ]),
    .init(
      name: "N47",
      text:
        "2026-06-10\nBench 80 3x8 didn't get to failure",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 x8"
      ]),
    .init(
      name: "N48",
      text:
        "2026-06-10\nSquat 100 3x5 never got to depth",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N49",
      text:
        "2026-06-10\nSquat 100 3x5, niente",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N50",
      text:
        "2026-06-10\nLeft out the pause on bench (80 3x5)",
      exercises: [
        "2026-06-10 Left out the pause on bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "N51",
      text:
        "2026-06-10\nniente male squat (100kg 5x5)",
      exercises: [
        "2026-06-10 niente male squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "N52",
      text:
        "2026-06-10\ndidnt do heavy squats (60kg 3x5 instead)",
      exercises: [
        "2026-06-10 didnt do heavy squats: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "N53",
      text:
        "2026-06-10\ndidn't do many squats (100kg 3x5)",
      exercises: []),
    .init(
      name: "N54",
      text:
        "2026-06-10\nSquat plan was 100 5x5 and that's what happened",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N55",
      text:
        "2026-06-10\nSquat era pra ser 5x5 100 e foi",
      exercises: [
        "2026-06-10 Squat era pra ser: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N56",
      text:
        "2026-06-10\nSupino queria fazer 80 3x8 e consegui",
      exercises: [
        "2026-06-10 Supino queria fazer: 80 x8, 80 x8, 80 x8"
      ]),
    .init(
      name: "N57",
      text:
        "2026-06-10\nSquat: plan was 3x5 @ 100, all good",
      exercises: []),
    .init(
      name: "N58",
      text:
        "2026-06-10\nBankdrücken (schräg)\n80x5",
      exercises: [
        "2026-06-10 Bankdrücken (schräg): 80 x5"
      ]),
    .init(
      name: "N59",
      text:
        "2026-06-10\n卧推 (上斜)\n80x5",
      exercises: [
        "2026-06-10 卧推 (上斜): 80 x5"
      ]),
    .init(
      name: "N60",
      text:
        "2026-06-10\nTractions (pronation)\n8/7",
      exercises: [
        "2026-06-10 Tractions (pronation): x8, x7"
      ]),
    .init(
      name: "N61",
      text:
        "2026-06-10\nCurl (Scott)\n25x10",
      exercises: [
        "2026-06-10 Curl (Scott): 25 x10"
      ]),
    .init(
      name: "N62",
      text:
        "2026-06-10\nPress (eccentric only)\n25x10",
      exercises: [
        "2026-06-10 Press (eccentric only): 25 x10"
      ]),
    .init(
      name: "N63",
      text:
        "2026-06-10\nS 100x5\nB 80x5\nD 140x5\nD 140x5",
      exercises: [
        "2026-06-10 S: 100 x5",
        "2026-06-10 B: 80 x5",
        "2026-06-10 D: 140 x5",
        "2026-06-10 D: 140 x5",
      ]),
    .init(
      name: "N64",
      text:
        "2026-06-10\nSquat (with 3s)\n100x5",
      exercises: [
        "2026-06-10 Squat (with 3s): 100 x5"
      ]),
    .init(
      name: "N65",
      text:
        "2026-06-10\nPull ups (holding 10s)\n5, 5, 5",
      exercises: [
        "2026-06-10 Pull ups: x5, x5, x5"
      ]),
    .init(
      name: "N66",
      text:
        "2026-06-10\nGlute bridge (holding 30s)\n12, 12",
      exercises: [
        "2026-06-10 Glute bridge: x12, x12"
      ]),
    .init(
      name: "N67",
      text:
        "2026-06-10\n## Push day\nDumbbells 20 kg 3x10",
      exercises: [
        "2026-06-10 Dumbbells: 20kg x10, 20kg x10, 20kg x10"
      ]),
    .init(
      name: "N68",
      text:
        "2026-06-10\n## Conditioning\nKettlebell 24kg 10x10",
      exercises: [
        "2026-06-10 Kettlebell: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "N69",
      text:
        "2026-06-10\n~~Bench~~ incline bench\n~~60x8~~\n50x8",
      exercises: [
        "2026-06-10 Bench incline bench: 50 x8 ? 60 x8"
      ]),
    .init(
      name: "N70",
      text:
        "2026-06-10\nHängen lassen, Schultern locker, Bank 80x5",
      exercises: [
        "2026-06-10 Hängen lassen, Schultern locker, Bank: 80 x5"
      ]),
    .init(
      name: "N71",
      text:
        "2026-06-10\nBike 60 - 3 x 10 min",
      exercises: [
        "2026-06-10 Bike 60: 600s, 600s, 600s"
      ]),
    .init(
      name: "N72",
      text:
        "2026-06-10\nRun 10 - 3 x 400 m",
      exercises: [
        "2026-06-10 Run: 3 400m, 3 400m, 3 400m, 3 400m, 3 400m, 3 400m, 3 400m, 3 400m, 3 400m, 3 400m"
      ]),
    .init(
      name: "N73",
      text:
        "2026-06-10\nSprint 30s x 2 m",
      exercises: [
        "2026-06-10 Sprint: 2m 30s"
      ]),
    .init(
      name: "N74",
      text:
        "2026-06-10\nSquat 100\n3, 3, 5+",
      exercises: [
        "2026-06-10 Squat: 100 x3, 100 x3, open ? 100 x5+"
      ]),
    .init(
      name: "N75",
      text:
        "2026-06-10\nBand pull apart R 20, 15",
      exercises: [
        "2026-06-10 Band pull apart: x20, x15"
      ]),
    .init(
      name: "N76",
      text:
        "2026-06-10\nPlus size press\n20x5",
      exercises: [
        "2026-06-10 Plus size press: 20 x5"
      ]),
    .init(
      name: "N77",
      text:
        "2026-06-10\nSquat rack taken. 20 min wait, 2 guys",
      exercises: []),
    .init(
      name: "N78",
      text:
        "2026-06-10\nWeights in lb because I lost my converter\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100lb x5"
      ]),
    .init(
      name: "N79",
      text:
        "2026-06-10\nI train in kg and always will, maybe\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100kg x5"
      ]),
    .init(
      name: "N80",
      text:
        "2026-06-10\nSwitched to pounds 2 weeks ago, everything in lb since\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100lb x5"
      ]),
    .init(
      name: "N81",
      text:
        "2026-06-10\nkg everywhere, I prefer it\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100kg x5"
      ]),
  ]
}
