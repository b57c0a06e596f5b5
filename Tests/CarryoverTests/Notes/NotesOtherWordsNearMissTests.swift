import Testing
import TrainingModel

@testable import Carryover

/// What only sounds like sets that were not done, drops, gear, other people or other days.
struct NotesOtherWordsNearMissTests {
  @Test("What only sounds like one of these words is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "skip01",
      text:
        "2025-03-01\nBench 80kg 3x8, skipped the belt today\nRow 60kg 3x10",
      exercises: [
        "2025-03-01 Bench: 80kg x8, 80kg x8, 80kg x8",
        "2025-03-01 Row: 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "skip02",
      text:
        "2025-03-01\nSquat 100kg 5x5\nDeadlift 140kg 3x3 - skipped these last week but got them all today",
      exercises: [
        "2025-03-01 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 Deadlift: 140kg x3, 140kg x3, 140kg x3",
      ]),
    .init(
      name: "skip03",
      text:
        "2025-03-01\nSkipping rope 3x60s\nPush ups 3x15",
      exercises: [
        "2025-03-01 Skipping rope: 60s, 60s, 60s",
        "2025-03-01 Push ups: x15, x15, x15",
      ]),
    .init(
      name: "skip05",
      text:
        "2025-03-01\nsentadilla 100kg 4x8 (no hice calentamiento)\nzancadas 3x12 con 16kg",
      exercises: [
        "2025-03-01 sentadilla: 100kg x8, 100kg x8, 100kg x8, 100kg x8",
        "2025-03-01 zancadas: 16kg x12, 16kg x12, 16kg x12",
      ]),
    .init(
      name: "skip06",
      text:
        "2025-03-01\nBankdrücken 80kg 3x8, das Aufwärmen heute weggelassen\nRudern 60kg 3x10",
      exercises: [
        "2025-03-01 Bankdrücken: 80kg x8, 80kg x8, 80kg x8",
        "2025-03-01 Rudern: 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "skip08",
      text:
        "2025-03-01\nCurl 12kg 10, 10, 10 - skipped the fourth set",
      exercises: [
        "2025-03-01 Curl: 12kg x10, 12kg x10, 12kg x10"
      ]),
    .init(
      name: "skip09",
      text:
        "2025-03-01\nHammer curls 3x12 10kg, pauze tussendoor overgeslagen",
      exercises: [
        "2025-03-01 Hammer curls: 10kg x12, 10kg x12, 10kg x12"
      ]),
    .init(
      name: "skip12",
      text:
        "2025-03-01\n深蹲 100kg 5x5,没做热身\n卧推 70kg 5x5",
      exercises: [
        "2025-03-01 深蹲: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2025-03-01 卧推: 70kg x5, 70kg x5, 70kg x5, 70kg x5, 70kg x5",
      ]),
    .init(
      name: "skip16",
      text:
        "2025-03-01\nremada 50kg 4x10, não faltou nenhuma série\nrosca 12kg 3x10",
      exercises: [
        "2025-03-01 remada: 50kg x10, 50kg x10, 50kg x10, 50kg x10",
        "2025-03-01 rosca: 12kg x10, 12kg x10, 12kg x10",
      ]),
    .init(
      name: "skip18",
      text:
        "2025-03-01\nPull ups 3x8, didn't do them with the belt, just bodyweight",
      exercises: [
        "2025-03-01 Pull ups: x8, x8, x8"
      ]),
    .init(
      name: "skip19",
      text:
        "2025-03-01\nSquat 3x5 110kg, thought I would skip it but no, all done",
      exercises: [
        "2025-03-01 Squat: 110kg x5, 110kg x5, 110kg x5"
      ]),
    .init(
      name: "skip20",
      text:
        "2025-03-01\nPeso muerto 120kg 3x5 pero no las hice con correas\nRemo 60kg 3x10",
      exercises: [
        "2025-03-01 Peso muerto: 120kg x5, 120kg x5, 120kg x5",
        "2025-03-01 Remo: 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "skip21",
      text:
        "2025-03-01\nBench 3x8 75kg\nIncline db 3x10 26s - no time for flyes after",
      exercises: [
        "2025-03-01 Bench: 75kg x8, 75kg x8, 75kg x8",
        "2025-03-01 Incline db: 26kg x10, 26kg x10, 26kg x10",
      ]),
    .init(
      name: "skip22",
      text:
        "2025-03-01\nKniebeugen 3x5 100kg, keine Zeit fürs Dehnen danach",
      exercises: [
        "2025-03-01 Kniebeugen: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "skip23",
      text:
        "2025-03-01\nSkipped breakfast, still hit deadlift 160kg 5x3",
      exercises: [
        "2025-03-01 deadlift: 160kg x3, 160kg x3, 160kg x3, 160kg x3, 160kg x3"
      ]),
    .init(
      name: "skip26",
      text:
        "2025-03-01\nelevação lateral 3x15 8kg, pulei a última",
      exercises: [
        "2025-03-01 elevação lateral: 8kg x15, 8kg x15, 8kg x15"
      ]),
    .init(
      name: "skip27",
      text:
        "2025-03-01\ncrunches 3x15 done, leg raises 3x12 not done",
      exercises: [
        "2025-03-01 crunches: x15, x15, x15",
        "2025-03-01 leg raises: open x12, open x12, open x12",
      ]),
    .init(
      name: "skip29",
      text:
        "2025-03-01\nLeg extension 3x15 40kg\nLeg curl 3x12 35kg - nearly skipped this one lol",
      exercises: [
        "2025-03-01 Leg extension: 40kg x15, 40kg x15, 40kg x15",
        "2025-03-01 Leg curl: 35kg x12, 35kg x12, 35kg x12",
      ]),
    .init(
      name: "skip30",
      text:
        "2025-03-01\nAffondi 3x12 12kg, la settimana scorsa li avevo saltati",
      exercises: [
        "2025-03-01 Affondi: 12kg x12, 12kg x12, 12kg x12"
      ]),
    .init(
      name: "skip31",
      text:
        "2025-03-01\nRosca direta 3x10 15kg, semana passada não fiz\nTríceps testa 3x10 20kg",
      exercises: [
        "2025-03-01 Rosca direta: 15kg x10, 15kg x10, 15kg x10",
        "2025-03-01 Tríceps testa: 20kg x10, 20kg x10, 20kg x10",
      ]),
    .init(
      name: "skip33",
      text:
        "2025-03-01\nsauts à la corde 3x100\nsquat sauté 3x12\ngainage 3x45s",
      exercises: [
        "2025-03-01 sauts à la corde: 100 x3",
        "2025-03-01 squat sauté: x12, x12, x12",
        "2025-03-01 gainage: 45s, 45s, 45s",
      ]),
    .init(
      name: "lastrpe01",
      text:
        "2025-03-01\nSquat 120kg 4x5, last set RPE 9, first three RPE 7",
      exercises: [
        "2025-03-01 Squat: 120kg x5, 120kg x5, 120kg x5, 120kg @9 x5"
      ]),
    .init(
      name: "lastrpe02",
      text:
        "2025-03-01\nBench 90kg 3x5 RPE 8, last session RPE 9",
      exercises: [
        "2025-03-01 Bench: 90kg @8 x5, 90kg @8 x5, 90kg @8 x5"
      ]),
    .init(
      name: "lastrpe03",
      text:
        "2025-03-01\nprensa 180kg 4x12, la última vez rpe 9, hoy rpe 7",
      exercises: [
        "2025-03-01 prensa: 180kg x12, 180kg x12, 180kg x12, 180kg x12"
      ]),
    .init(
      name: "lastrpe04",
      text:
        "2025-03-01\nKniebeugen 110kg 4x6 RPE 8, auch der letzte Satz",
      exercises: [
        "2025-03-01 Kniebeugen: 110kg @8 x6, 110kg @8 x6, 110kg @8 x6, 110kg @8 x6"
      ]),
    .init(
      name: "lastrpe07",
      text:
        "2025-03-01\nDeadlift 150kg 3x3\nlast rep of each set RPE 10",
      exercises: [
        "2025-03-01 Deadlift: 150kg x3, 150kg x3, 150kg x3"
      ]),
    .init(
      name: "lastrpe08",
      text:
        "2025-03-01\nRow 70kg 4x8, last set 10 reps RPE 9",
      exercises: [
        "2025-03-01 Row: 70kg x8, 70kg x8, 70kg x8, 70kg @9 x10"
      ]),
    .init(
      name: "lastrpe11",
      text:
        "2025-03-01\nstacco 140kg 4x4, ultima serie RPE 8.5\nultima volta era RPE 10",
      exercises: [
        "2025-03-01 stacco: 140kg x4, 140kg x4, 140kg x4, 140kg @8.5 x4"
      ]),
    .init(
      name: "fail05",
      text:
        "2025-03-01\nPush ups 30 x 3, never failed",
      exercises: [
        "2025-03-01 Push ups: x30, x30, x30"
      ]),
    .init(
      name: "fail10",
      text:
        "2025-03-01\nCurl 15kg x 12, almost failed on 12 but got it",
      exercises: [
        "2025-03-01 Curl: 15kg x12"
      ]),
    .init(
      name: "drop02",
      text:
        "2025-03-01\ndéveloppé couché 80kg x 6, puis 65x8 après 3 min de pause",
      exercises: [
        "2025-03-01 développé couché: 80kg x6, 65kg x8"
      ]),
    .init(
      name: "drop03",
      text:
        "2025-03-01\nLateral raise 12kg 3x12, no drop sets today",
      exercises: [
        "2025-03-01 Lateral raise: 12kg x12, 12kg x12, 12kg x12"
      ]),
    .init(
      name: "drop06",
      text:
        "2025-03-01\nDrop snatch 40kg 3x3\nDrop lunge 3x8",
      exercises: [
        "2025-03-01 Drop snatch: 40kg x3, 40kg x3, 40kg x3",
        "2025-03-01 Drop lunge: x8, x8, x8",
      ]),
    .init(
      name: "drop10",
      text:
        "2025-03-01\ndégressif la semaine prochaine\ntirage 55kg 3x10, élévations 8kg 3x15",
      exercises: [
        "2025-03-01 tirage: 55kg x10, 55kg x10, 55kg x10",
        "2025-03-01 élévations: 8kg x15, 8kg x15, 8kg x15",
      ]),
    .init(
      name: "date04",
      text:
        "2025-03-01\nSit ups 15/12\nPush ups 10/9",
      exercises: [
        "2025-03-01 Sit ups: x15, x12",
        "2025-03-01 Push ups: x10, x9",
      ]),
    .init(
      name: "date07",
      text:
        "2025-03-01\nLegs 12/10 per side\nStep up 12/10, 10kg",
      exercises: [
        "2025-03-01 Legs: x12, x10",
        "2025-03-01 Step up: 12kg, 10kg, 10kg",
      ]),
    .init(
      name: "date09",
      text:
        "2025-03-01\nRPE 8/10 today\nBench 70kg 8/8/7",
      exercises: [
        "2025-03-01 Bench: 70kg x8, 70kg x8, 70kg x7"
      ]),
    .init(
      name: "date10",
      text:
        "2025-03-01\nMontag 10.3.\nKreuzheben 120kg 3x5\nnext test 24.3.",
      exercises: [
        "2025-03-01 Kreuzheben: 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "date13",
      text:
        "2025-03-01\nmercredi 12/3 jambes\nsquat 80kg 12/10/8\nprogramme jusqu'au 30/4",
      exercises: [
        "2025-03-01 squat: 80kg x12, 80kg x10, 80kg x8"
      ]),
    .init(
      name: "date14",
      text:
        "2025-03-01\n周一 3/10\n卧推 60kg 4组 10/10/8/8",
      exercises: [
        "2025-03-01 卧推: 60kg x10, 60kg x10, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "other04",
      text:
        "2025-03-01\nGoblet did 24kg for 12\nsquat did 100 for 5",
      exercises: [
        "2025-03-01 Goblet: 24kg x12",
        "2025-03-01 squat: 100kg x5",
      ]),
    .init(
      name: "other08",
      text:
        "2025-03-01\nArnold press 16kg 3x10\nZottman curl 10kg 3x10\nPendlay row 60kg 5x5",
      exercises: [
        "2025-03-01 Arnold press: 16kg x10, 16kg x10, 16kg x10",
        "2025-03-01 Zottman curl: 10kg x10, 10kg x10, 10kg x10",
        "2025-03-01 Pendlay row: 60kg x5, 60kg x5, 60kg x5, 60kg x5, 60kg x5",
      ]),
    .init(
      name: "other10",
      text:
        "2025-03-01\nCoach made me do burpees 3x20",
      exercises: [
        "2025-03-01 burpees: x20, x20, x20"
      ]),
    .init(
      name: "A01",
      text:
        "2025-03-01\nBench 80x5  80x5  80x4\nRow 70x8  70x8  70x7",
      exercises: [
        "2025-03-01 Bench: 80 x5, 80 x5, 80 x4",
        "2025-03-01 Row: 70 x8, 70 x8, 70 x7",
      ]),
    .init(
      name: "A02",
      text:
        "2025-03-01\nSquat 100 5x5  then 110 3x3",
      exercises: [
        "2025-03-01 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5, 110 x3, 110 x3, 110 x3"
      ]),
    .init(
      name: "A03",
      text:
        "2025-03-01\nPistol squat  left 8 right 8   left 7 right 7",
      exercises: [
        "2025-03-01 Pistol squat: left x8, right x8, left x7, right x7"
      ]),
    .init(
      name: "A04",
      text:
        "2025-03-01\nSquat      60x5    80x5    100x5\nBench      40x5    50x5    60x5\nRow        50x8    50x8    50x8",
      exercises: [
        "2025-03-01 Squat: 60 x5, 80 x5, 100 x5",
        "2025-03-01 Bench: 40 x5, 50 x5, 60 x5",
        "2025-03-01 Row: 50 x8, 50 x8, 50 x8",
      ]),
    .init(
      name: "A06",
      text:
        "2025-03-01\nDeadlift 140 x5, x5   160 x3   new belt arrived, 13 mm thick",
      exercises: [
        "2025-03-01 Deadlift: 140 x5, 140 x5, 160 x3"
      ]),
    .init(
      name: "A08",
      text:
        "2025-03-01\nOHP 40 x8, x8   42.5 x6   last one to failure",
      exercises: [
        "2025-03-01 OHP: 40 x8, 40 x8, 42.5 fail x6"
      ]),
    .init(
      name: "A10",
      text:
        "2025-03-01\nSplit squat 20 kg   left 8 right 8   left 8 right 7\nBench 80x5   then 70x8",
      exercises: [
        "2025-03-01 Split squat: 20kg left x8, 20kg right x8, 20kg left x8, 20kg right x7",
        "2025-03-01 Bench: 80kg x5, 70kg x8",
      ]),
    .init(
      name: "A12",
      text:
        "2025-03-01\nCable row 60 x12, x12   65 x10   drop 45 x12",
      exercises: [
        "2025-03-01 Cable row: 60 x12, 60 x12, 65 x10, 45 drop x12"
      ]),
    .init(
      name: "B04",
      text:
        "2025-03-01\nSeated on the floor DB press 16kg 10, 10, 8",
      exercises: [
        "2025-03-01 Seated on the floor DB press: 16kg x10, 16kg x10, 16kg x8"
      ]),
    .init(
      name: "B06",
      text:
        "2025-03-01\nL-sit on the floor for 20 s, 18 s, 15 s\nPlank on the floor for 2 min",
      exercises: [
        "2025-03-01 L-sit on the floor: 20s, 18s, 15s",
        "2025-03-01 Plank on the floor: 120s",
      ]),
    .init(
      name: "C01",
      text:
        "2025-03-01\nBox jump 24\" 5, 5, 5",
      exercises: [
        "2025-03-01 Box jump: x5, x5, x5"
      ]),
    .init(
      name: "C04",
      text:
        "2025-03-01\nDeficit deadlift 2\" 140x5, 140x5, 140x5",
      exercises: [
        "2025-03-01 Deficit deadlift: 140 x5, 140 x5, 140 x5"
      ]),
    .init(
      name: "C06",
      text:
        "2025-03-01\nRack pull 18\" pins 180x5, 200x3",
      exercises: [
        "2025-03-01 Rack pull 18\" pins: 180 x5, 200 x3"
      ]),
    .init(
      name: "C07",
      text:
        "2025-03-01\nPlanche lean 15\" 15\" 12\"\nDead hang 1'10\" 55\" 50\"",
      exercises: [
        "2025-03-01 Planche lean: 15s, 15s, 12s",
        "2025-03-01 Dead hang: 70s, 55s, 50s",
      ]),
    .init(
      name: "D04",
      text:
        "2025-03-01\nRun 5k 26:41\nRow 2k 7:45\nSki 1k 4:10",
      exercises: [
        "2025-03-01 Run: 1601s 5km",
        "2025-03-01 Row: 2km 465s",
        "2025-03-01 Ski: 1km 250s",
      ]),
    .init(
      name: "D06",
      text:
        "2025-03-01\n18:02 bench: 60 x 10\n18:05 bench: 80 x 6\n18:09 bench: 80 x 5\n18:15 plank 1:30",
      exercises: [
        "2025-03-01 bench: 60 x10",
        "2025-03-01 bench: 80 x6",
        "2025-03-01 bench: 80 x5",
        "2025-03-01 plank: 90s",
      ]),
    .init(
      name: "E01",
      text:
        "2025-03-01\nFarmers carry 2 x 32kg, 40m 28s\nFarmers carry 2 x 32kg, 40m 31s",
      exercises: [
        "2025-03-01 Farmers carry: 28s 32kg 40m",
        "2025-03-01 Farmers carry: 31s 32kg 40m",
      ]),
    .init(
      name: "E05",
      text:
        "2025-03-01\nSandbag carry 70kg 2 x 25m 22s",
      exercises: [
        "2025-03-01 Sandbag carry: 22s 25m 70kg, 22s 25m 70kg"
      ]),
    .init(
      name: "E06",
      text:
        "2025-03-01\nSprint 6 x 40m 5.4s, 90s rest",
      exercises: [
        "2025-03-01 Sprint: 40m 5.4s, 40m 5.4s, 40m 5.4s, 40m 5.4s, 40m 5.4s, 40m 5.4s"
      ]),
    .init(
      name: "E07",
      text:
        "2025-03-01\nPlank 2m 10s, 1m 45s, 1m 30s",
      exercises: [
        "2025-03-01 Plank: 130s, 105s, 90s"
      ]),
    .init(
      name: "E11",
      text:
        "2025-03-01\nLunges bodyweight 2 x 15m\nFrame carry 140 x 15m 10.1s, 180 x 15m 13.4s",
      exercises: [
        "2025-03-01 Lunges: 15m, 15m",
        "2025-03-01 Frame carry: 10.1s 140 15m, 13.4s 15m 180",
      ]),
    .init(
      name: "F02",
      text:
        "2025-03-01\nLatzug 3x 12 mit 45 kg, danach 2x 10 mit 50 kg",
      exercises: [
        "2025-03-01 Latzug: 45kg x12, 45kg x12, 45kg x12, 50kg x10, 50kg x10"
      ]),
    .init(
      name: "F03",
      text:
        "2025-03-01\nLiegestütze 20x, 15x, 12x\nKlimmzüge 3x5",
      exercises: [
        "2025-03-01 Liegestütze: x20, x15, x12",
        "2025-03-01 Klimmzüge: x5, x5, x5",
      ]),
    .init(
      name: "F06",
      text:
        "2025-03-01\nSquat 60kg 10x then 80kg 8x then 100kg 5x, felt 10x better than last week",
      exercises: [
        "2025-03-01 Squat: 60kg x10, 80kg x8, 100kg x5"
      ]),
    .init(
      name: "G02",
      text:
        "2025-03-01\nBench 80 5,5,5 - last two reps were grindy",
      exercises: [
        "2025-03-01 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "G05",
      text:
        "2025-03-01\nOHP 40 6,6,5,5 - stopped before failure on the last two sets",
      exercises: [
        "2025-03-01 OHP: 40 x6, 40 x6, 40 x5, 40 x5"
      ]),
    .init(
      name: "G07",
      text:
        "2025-03-01\nLeg ext 50 15,12,10 - last 2 sets with a pause",
      exercises: [
        "2025-03-01 Leg ext: 50 x15, 50 x12, 50 x10"
      ]),
    .init(
      name: "H02",
      text:
        "2025-03-01\nBP 130/85\nBP 80kg 5/5/5",
      exercises: [
        "2025-03-01 BP: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "H05",
      text:
        "2025-03-01\nBP 225 5/5/4\nHR 72",
      exercises: [
        "2025-03-01 BP: 225 x5, 225 x5, 225 x4"
      ]),
    .init(
      name: "H06",
      text:
        "2025-03-01\nBlood pressure 128/82 this morning, 62 bpm\nLateral raise 8/8/8 with 10s",
      exercises: [
        "2025-03-01 Lateral raise: 10 x8, 10 x8, 10 x8"
      ]),
    .init(
      name: "I02",
      text:
        "2025-03-01\nSquat 140x5, 140x5, went for 5 again and got it",
      exercises: [
        "2025-03-01 Squat: 140 x5, 140 x5"
      ]),
    .init(
      name: "I06",
      text:
        "2025-03-01\nDeadlift 180x3, went for 190 and got 2",
      exercises: [
        "2025-03-01 Deadlift: 180 x3"
      ]),
    .init(
      name: "I08",
      text:
        "2025-03-01\nSquat 100 8, 8, 7 (8th would have been ugly)\nWent for a walk, 5 km",
      exercises: [
        "2025-03-01 Squat: 100 x8, 100 x8, 100 x7"
      ]),
    .init(
      name: "I09",
      text:
        "2025-03-01\nBench 85x6, last week failed on 6, not today",
      exercises: [
        "2025-03-01 Bench: 85 x6"
      ]),
    .init(
      name: "J06",
      text:
        "2025-03-01\nRematore 60x10, 60x10 (l'ultima volta rir 1, oggi rir 3)",
      exercises: [
        "2025-03-01 Rematore: 60 x10, 60 x10"
      ]),
    .init(
      name: "J07",
      text:
        "2025-03-01\nRemo 50 12, 12, 10, el último al fallo",
      exercises: [
        "2025-03-01 Remo: 50 x12, 50 x12, 50 fail x10"
      ]),
    .init(
      name: "L02",
      text:
        "2025-03-01\nSupposed to be an easy day, squat 3x8 60kg",
      exercises: [
        "2025-03-01 squat: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "L08",
      text:
        "2025-03-01\nBench 80 5, 5, 5 - didn't think I'd do it\nSkipped breakfast",
      exercises: [
        "2025-03-01 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "L11",
      text:
        "2025-03-01\nPlan was 3x5 at 100, hit all of it. Squat 100 5, 5, 5",
      exercises: [
        "2025-03-01 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M03",
      text:
        "2025-03-01\nCalf raise 60 kg - rest 90 s - 12, 12, 12",
      exercises: [
        "2025-03-01 Calf raise: 60kg x12, 60kg x12, 60kg x12"
      ]),
    .init(
      name: "M04",
      text:
        "2025-03-01\nSquat 100 5, 5, 5 - R knee sore",
      exercises: [
        "2025-03-01 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M05",
      text:
        "2025-03-01\nSingle arm row - L 10, 10 R 10, 9",
      exercises: [
        "2025-03-01 Single arm row: left x10, left x10, right x10, right x9"
      ]),
    .init(
      name: "M07",
      text:
        "2025-03-01\nLeg extension - R only 25 12, 12, 10 (left in a cast)",
      exercises: [
        "2025-03-01 Leg extension: 25 right x12, 25 right x12, 25 right x10"
      ]),
    .init(
      name: "M11",
      text:
        "2025-03-01\nPallof press - L 12, R 12, L 12, R 12, right felt weaker",
      exercises: [
        "2025-03-01 Pallof press: left x12, right x12, left x12, right x12"
      ]),
    .init(
      name: "N02",
      text:
        "2025-03-01\nLarsen press 60kg x8, 60kg x8, 60kg x8 (warming to this exercise, might keep it)",
      exercises: [
        "2025-03-01 Larsen press: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "N05",
      text:
        "2025-03-01\nSquat 60x5, 80x3 (warm up), 100x5, 100x5, 100x5 (gym heating broken, never warmed up)",
      exercises: [
        "2025-03-01 Squat: 60 warmup x5, 80 warmup x3, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "N07",
      text:
        "2025-03-01\nDeadlift 140x5 (felt like a warm up!), 160x5, 170x3",
      exercises: [
        "2025-03-01 Deadlift: 140 x5, 160 x5, 170 x3"
      ]),
    .init(
      name: "O04",
      text:
        "2025-03-01\nSupino 115kg no lift, 110kg x1",
      exercises: [
        "2025-03-01 Supino: 115kg fail x0, 110kg x1"
      ]),
    .init(
      name: "O05",
      text:
        "2025-03-01\nSquat 115kg x3 no belt, lift shoes on",
      exercises: [
        "2025-03-01 Squat: 115kg x3"
      ]),
    .init(
      name: "Q02",
      text:
        "2025-03-01\nHeld a plank for 2 minutes, then another for 90 seconds. Done in an hour with everything else.",
      exercises: [
        "2025-03-01 plank: 120s, 90s"
      ]),
    .init(
      name: "R02",
      text:
        "2025-03-01\nLeg press (3x10) 120\nLeg curl (3x12) 40",
      exercises: [
        "2025-03-01 Leg press: 120 x10, 120 x10, 120 x10",
        "2025-03-01 Leg curl: 40 x12, 40 x12, 40 x12",
      ]),
    .init(
      name: "R03",
      text:
        "2025-03-01\nBench (80 kg) 5, 5, 5\nRow (60 kg) 8, 8, 8",
      exercises: [
        "2025-03-01 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2025-03-01 Row: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "R06",
      text:
        "2025-03-01\nSquat (5 sets) 100x5\nPress (2 sets) 40x8",
      exercises: [
        "2025-03-01 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5",
        "2025-03-01 Press: 40 x8, 40 x8",
      ]),
    .init(
      name: "R10",
      text:
        "2025-03-01\nPlank (60 s) x3\nSide plank (L 30 s, R 30 s)",
      exercises: [
        "2025-03-01 Plank: 60s, 60s, 60s",
        "2025-03-01 Side plank: 30s left, 30s right",
      ]),
  ]
}
