import Testing
import TrainingModel

@testable import Carryover

/// Lines near the words and signs of help, rounds, drops and other times, which mean something else.
struct NotesGearAndRoundsNearMissTests {
  @Test("What only comes near such words is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a001",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 100, best session in weeks",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a002",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60 - best set was the last",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "a003",
      text:
        "2026-02-02\nweights in kg\nDeadlift 140 x 5, that is a best for this year",
      exercises: [
        "2026-02-02 Deadlift: 140kg x5"
      ]),
    .init(
      name: "a004",
      text:
        "2026-02-02\nweights in kg\nbest is still ahead\nSquat 100 x 5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a010",
      text:
        "2026-02-02\nweights in kg\nThe record is mine: bench 100x1 paused",
      exercises: [
        "2026-02-02 bench: 100kg x1"
      ]),
    .init(
      name: "a011",
      text:
        "2026-02-02\nweights in kg\nBench 100 x 1. Best is 105 so far",
      exercises: [
        "2026-02-02 Bench: 100kg x1"
      ]),
    .init(
      name: "a012",
      text:
        "2026-02-02\nweights in kg\nBench 100 x 1. PR was 95 x 1",
      exercises: [
        "2026-02-02 Bench: 100kg x1"
      ]),
    .init(
      name: "a014",
      text:
        "2026-02-02\nweights in kg\nSquat\n100x5, 110x5\nbest set was 110x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 110kg x5"
      ]),
    .init(
      name: "a020",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80. I'll do 85 next time",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a021",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80, I'll go to 85 next week",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a023",
      text:
        "2026-02-02\nweights in kg\nBench 60 3x10. Next time I'll add 2.5",
      exercises: [
        "2026-02-02 Bench: 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "a024",
      text:
        "2026-02-02\nweights in kg\nRun 5 km 25:00. Last time I ran 26:10",
      exercises: [
        "2026-02-02 Run: 1500s 5km"
      ]),
    .init(
      name: "a026",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 100. Last week 5x5 @ 97.5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a027",
      text:
        "2026-02-02\nweights in kg\nRow 2000 m 7:45. Previously 8:01",
      exercises: [
        "2026-02-02 Row: 2000m 465s"
      ]),
    .init(
      name: "a028",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80. Last set 8 reps",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x8"
      ]),
    .init(
      name: "a029",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80. Last time was easier",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a030",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5. Old one was grindy at 100",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a035",
      text:
        "2026-02-02\nweights in kg\nGoal for today: squat 5x5 @ 80",
      exercises: [
        "2026-02-02 squat: open ? 80kg x5, open ? 80kg x5, open ? 80kg x5, open ? 80kg x5, open ? 80kg x5"
      ]),
    .init(
      name: "a036",
      text:
        "2026-02-02\nweights in kg\nGoal for May: bench 100",
      exercises: []),
    .init(
      name: "a038",
      text:
        "2026-02-02\nweights in kg\nGoals for 2026: squat 180, bench 120, dead 220\nSquat 140x3",
      exercises: [
        "2026-02-02 Squat: 140kg x3"
      ]),
    .init(
      name: "a044",
      text:
        "2026-02-02\nweights in kg\nCoach said to rest but I did\nSquat 80x5",
      exercises: [
        "2026-02-02 Squat: 80kg x5"
      ]),
    .init(
      name: "a045",
      text:
        "2026-02-02\nweights in kg\nplan was heavy singles today, got\nSquat 140x1",
      exercises: [
        "2026-02-02 Squat: 140kg x1"
      ]),
    .init(
      name: "a048",
      text:
        "2026-02-02\nweights in kg\nBench 80\n-> 8, 7, 6",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x7, 80kg x6"
      ]),
    .init(
      name: "a051",
      text:
        "2026-02-02\nweights in kg\nI am 42 years old today: squat 142 x 1",
      exercises: [
        "2026-02-02 squat: 142kg x1"
      ]),
    .init(
      name: "a052",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 with my 12 year old",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a053",
      text:
        "2026-02-02\nweights in kg\nTraining log 2025\nSquat 5x5 @ 80",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a054",
      text:
        "2026-02-02\nweights in kg\nTraining notes 2026-02-02",
      exercises: []),
    .init(
      name: "a055",
      text:
        "Training log 2025 (cut)\n\n3 Jan\nSquat 5x5 @ 80 kg\n\n10 Jan\nSquat 5x5 @ 82.5 kg",
      exercises: [
        "2025-01-03 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5",
        "2025-01-10 Squat: 82.5kg x5, 82.5kg x5, 82.5kg x5, 82.5kg x5, 82.5kg x5",
      ]),
    .init(
      name: "a056",
      text:
        "Gym journal 2024. Everything in kg.\n\n5 Feb\nBench 3x8 @ 60",
      exercises: [
        "2024-02-05 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "a057",
      text:
        "Training 2025: what I did\n\n2025-03-03\nSquat 5x5 @ 80 kg",
      exercises: [
        "2025-03-03 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "a058",
      text:
        "Powerlifting notes (2023)\n\n1 May\nDeadlift 140x5",
      exercises: [
        "2023-05-01 Deadlift: 140 x5"
      ]),
    .init(
      name: "a064",
      text:
        "2026-02-02\nweights in kg\nwe walked 3 km, 40:00",
      exercises: []),
    .init(
      name: "a070",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 - planned 5 sets but did 3",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a073",
      text:
        "2026-02-02\nweights in kg\nBench 80 x 5 (planned 8 reps, shoulder)",
      exercises: [
        "2026-02-02 Bench: 80kg x5"
      ]),
    .init(
      name: "a075",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 @ 120, planned deload next week",
      exercises: [
        "2026-02-02 Squat: 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "a076",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 @ 120 - planned as backoff",
      exercises: [
        "2026-02-02 Squat: 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "a082",
      text:
        "2026-02-02\nweights in kg\n- [x] Squat 100 x 5 -> 102.5 next week",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a083",
      text:
        "2026-02-02\nweights in kg\n- [x] Squat 100 x 5 -> 3 sets",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a084",
      text:
        "2026-02-02\nweights in kg\n- [x] Bench 80 x 5 @8 -> easy",
      exercises: [
        "2026-02-02 Bench: 80kg @8 x5"
      ]),
    .init(
      name: "a089",
      text:
        "2026-02-02\nweights in kg\nRun 12 min: 2 km easy",
      exercises: [
        "2026-02-02 Run: 2km 720s"
      ]),
    .init(
      name: "a093",
      text:
        "2026-02-02\nweights in kg\nPlank 2 min: 3 sets",
      exercises: [
        "2026-02-02 Plank: 120s, 120s, 120s"
      ]),
    .init(
      name: "a099",
      text:
        "2026-02-02\nweights in kg\npoi 10 min corsa leggera",
      exercises: [
        "2026-02-02 corsa leggera: 600s"
      ]),
    .init(
      name: "a101",
      text:
        "2026-02-02\nweights in kg\nluego 20 min de bici",
      exercises: [
        "2026-02-02 bici: 1200s"
      ]),
    .init(
      name: "a102",
      text:
        "2026-02-02\nweights in kg\n! = hard\nSquat 100x5!, 100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a103",
      text:
        "2026-02-02\nweights in kg\ngreat session!\nSquat 100x5! PR",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "a104",
      text:
        "2026-02-02\nweights in kg\nSquat 120x3!! so happy",
      exercises: [
        "2026-02-02 Squat: 120kg x3"
      ]),
    .init(
      name: "b001",
      text:
        "2026-02-02\nweights in kg\nAssisted pull-ups with 20 kg help: 8, 7, 6",
      exercises: [
        "2026-02-02 Assisted pull-ups: -20kg x8, -20kg x7, -20kg x6"
      ]),
    .init(
      name: "b002",
      text:
        "2026-02-02\nweights in kg\nPull-ups with help from Tom: 8, 7, 6",
      exercises: []),
    .init(
      name: "b003",
      text:
        "2026-02-02\nweights in kg\nBench 80x5 with help on the last rep",
      exercises: [
        "2026-02-02 Bench: 80kg x5"
      ]),
    .init(
      name: "b005",
      text:
        "2026-02-02\nweights in kg\nSquat with 20 kg vest: 10, 10, 10",
      exercises: [
        "2026-02-02 Squat: +20kg x10, +20kg x10, +20kg x10"
      ]),
    .init(
      name: "b006",
      text:
        "2026-02-02\nweights in kg\nDominadas con 10 kg: 8, 7, 6",
      exercises: [
        "2026-02-02 Dominadas: +10kg x8, +10kg x7, +10kg x6"
      ]),
    .init(
      name: "b010",
      text:
        "2026-02-02\nweights in kg\nKlimmzüge mit 10 kg Zusatz: 5, 5, 5",
      exercises: [
        "2026-02-02 Klimmzüge: +10kg x5, +10kg x5, +10kg x5"
      ]),
    .init(
      name: "b011",
      text:
        "2026-02-02\nweights in kg\nKlimmzüge mit Hilfe 3x6",
      exercises: [
        "2026-02-02 Klimmzüge mit Hilfe: x6, x6, x6"
      ]),
    .init(
      name: "b013",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 80x5 mit Hilfe",
      exercises: [
        "2026-02-02 Bankdrücken: 80kg x5"
      ]),
    .init(
      name: "b014",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 @ 60, Hilfe bei der letzten",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "b018",
      text:
        "2026-02-02\nweights in kg\nSupino 60x8, ajuda na última",
      exercises: [
        "2026-02-02 Supino: 60kg x8"
      ]),
    .init(
      name: "b019",
      text:
        "2026-02-02\nweights in kg\nSupino 60 kg 3x8 (ajuda do João)",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "b021",
      text:
        "2026-02-02\nweights in kg\nTrazioni con elastico 3x8",
      exercises: [
        "2026-02-02 Trazioni con elastico: x8, x8, x8"
      ]),
    .init(
      name: "b023",
      text:
        "2026-02-02\nweights in kg\nOptrekken met 10 kg 6, 6, 5",
      exercises: [
        "2026-02-02 Optrekken: +10kg x6, +10kg x6, +10kg x5"
      ]),
    .init(
      name: "b024",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 60x8, hulp bij de laatste",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8"
      ]),
    .init(
      name: "b030",
      text:
        "2026-02-02\nweights in kg\nBox jump, 60 cm box\n5, 5, 5",
      exercises: [
        "2026-02-02 Box jump, 60 cm box: x5, x5, x5"
      ]),
    .init(
      name: "b031",
      text:
        "2026-02-02\nweights in kg\nBench press, 20 kg bar included\n60x5",
      exercises: [
        "2026-02-02 Bench press: 60kg x5"
      ]),
    .init(
      name: "b037",
      text:
        "2026-02-02\nweights in kg\nStretching every hour",
      exercises: []),
    .init(
      name: "b038",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 40m, 40m, 40m",
      exercises: [
        "2026-02-02 Farmers walk: 40m, 40m, 40m"
      ]),
    .init(
      name: "b039",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 32s 40 m x 3",
      exercises: [
        "2026-02-02 Farmers walk: 32kg 40m, 32kg 40m, 32kg 40m"
      ]),
    .init(
      name: "b040",
      text:
        "2026-02-02\nweights in kg\nFarmers carry 2x32kg 40 m",
      exercises: [
        "2026-02-02 Farmers carry: 32kg 40m"
      ]),
    .init(
      name: "b041",
      text:
        "2026-02-02\nweights in kg\nFarmer walk 60s, 50s, 45s",
      exercises: [
        "2026-02-02 Farmer walk: 60s, 50s, 45s"
      ]),
    .init(
      name: "b042",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 60s, 3 rounds",
      exercises: [
        "2026-02-02 Farmers walk: 60s, 60s, 60s"
      ]),
    .init(
      name: "b044",
      text:
        "2026-02-02\nweights in kg\nFarmers carry 100m, 24kg",
      exercises: [
        "2026-02-02 Farmers carry: 100m 24kg"
      ]),
    .init(
      name: "b046",
      text:
        "2026-02-02\nweights in kg\nWalk 30 min, 3 km",
      exercises: [
        "2026-02-02 Walk: 1800s 3km"
      ]),
    .init(
      name: "b051",
      text:
        "2026-02-02\nweights in kg\nFarmers 2x40kg, 30 m, 2 times",
      exercises: [
        "2026-02-02 Farmers: 30m 40kg, 30m 40kg"
      ]),
    .init(
      name: "b052",
      text:
        "2026-02-02\nweights in kg\nRun 400 m, 6 times",
      exercises: [
        "2026-02-02 Run: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "b056",
      text:
        "2026-02-02\nweights in kg\nSled push 80 kg, 20 m, 5 trips",
      exercises: [
        "2026-02-02 Sled push: 20m 80kg, 20m 80kg, 20m 80kg, 20m 80kg, 20m 80kg"
      ]),
    .init(
      name: "b058",
      text:
        "2026-02-02\nweights in kg\nLeg press 100 12 12 10",
      exercises: [
        "2026-02-02 Leg press: 100kg x12, 100kg x12, 100kg x10"
      ]),
    .init(
      name: "b064",
      text:
        "2026-02-02\nweights in kg\nCurl 12kg - L 10, R 8",
      exercises: [
        "2026-02-02 Curl: 12kg left x10, 12kg right x8"
      ]),
    .init(
      name: "b066",
      text:
        "2026-02-02\nweights in kg\nCurl 12kg, L 3x10, R 3x8",
      exercises: [
        "2026-02-02 Curl: 12kg left x10, 12kg left x10, 12kg left x10, 12kg right x8, 12kg right x8, 12kg right x8"
      ]),
    .init(
      name: "b072",
      text:
        "2026-02-02\nweights in kg\nBench 60kg 10x, 70kg 8x, 80kg 5x",
      exercises: [
        "2026-02-02 Bench: 60kg x10, 70kg x8, 80kg x5"
      ]),
    .init(
      name: "b076",
      text:
        "2026-02-02\nweights in kg\nCurl 12kg 3x 10",
      exercises: [
        "2026-02-02 Curl: 12kg x10, 12kg x10, 12kg x10"
      ]),
    .init(
      name: "b077",
      text:
        "2026-02-02\nweights in kg\nSquat 100kg 5x 5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "b078",
      text:
        "2026-02-02\nweights in kg\nSquat 80kg 3x 5 reps",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "b079",
      text:
        "2026-02-02\nweights in kg\nBench 60kg 8x easy, 65kg 8x hard",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 65kg x8"
      ]),
    .init(
      name: "b082",
      text:
        "2026-02-02\nweights in kg\nBench 60x5, 70x5, 80x5, 10, 8",
      exercises: [
        "2026-02-02 Bench: 60kg x5, 70kg x5, 80kg x5, 80kg x10, 80kg x8"
      ]),
    .init(
      name: "b084",
      text:
        "2026-02-02\nweights in kg\nPull-ups 10x3, 12, 10, 8",
      exercises: [
        "2026-02-02 Pull-ups: x3, x12, x10, x8"
      ]),
    .init(
      name: "b090",
      text:
        "2026-02-02\nweights in kg\nLeg press right leg 3x10 40",
      exercises: [
        "2026-02-02 Leg press: 40kg right x10, 40kg right x10, 40kg right x10"
      ]),
    .init(
      name: "b092",
      text:
        "2026-02-02\nweights in kg\nOnly left arm today: curl 10 kg 3x10",
      exercises: [
        "2026-02-02 curl: 10kg x10, 10kg x10, 10kg x10"
      ]),
    .init(
      name: "b093",
      text:
        "2026-02-02\nweights in kg\nSplit squat right only 3x10",
      exercises: [
        "2026-02-02 Split squat: right x10, right x10, right x10"
      ]),
    .init(
      name: "b095",
      text:
        "2026-02-02\nweights in kg\nonly one set: squat 100x5",
      exercises: [
        "2026-02-02 only one set: squat: 100kg x5"
      ]),
    .init(
      name: "b099",
      text:
        "2026-02-02\nweights in kg\nPress 3x10 con la barra de 20",
      exercises: [
        "2026-02-02 Press: x10, x10, x10"
      ]),
    .init(
      name: "b102",
      text:
        "2026-02-02\nweights in kg\nCurl 3x10 avec les filles",
      exercises: [
        "2026-02-02 Curl: x10, x10, x10"
      ]),
    .init(
      name: "b103",
      text:
        "2026-02-02\nweights in kg\nCurl 3x12 met de band",
      exercises: [
        "2026-02-02 Curl: x12, x12, x12"
      ]),
    .init(
      name: "c001",
      text:
        "2026-02-02\nweights in kg\nFran 21-15-9 tomorrow\nSquat 100x5",
      exercises: [
        "2026-02-02 Fran: x21, x15, x9",
        "2026-02-02 Squat: 100kg x5",
      ]),
    .init(
      name: "c005",
      text:
        "2026-02-02\nweights in kg\nDeadlift 5-5-5 @ 100",
      exercises: [
        "2026-02-02 Deadlift: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "c006",
      text:
        "2026-02-02\nweights in kg\nBench 8-8-7\n60 kg",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x7"
      ]),
    .init(
      name: "c007",
      text:
        "2026-02-02\nweights in kg\nPush-ups 20-15-10\nPull-ups 10-8-6",
      exercises: [
        "2026-02-02 Push-ups: x20, x15, x10",
        "2026-02-02 Pull-ups: x10, x8, x6",
      ]),
    .init(
      name: "c012",
      text:
        "2026-02-02\nweights in kg\nEMOM 10 min: 5 pull-ups",
      exercises: [
        "2026-02-02 pull-ups: x5, x5, x5, x5, x5, x5, x5, x5, x5, x5"
      ]),
    .init(
      name: "c013",
      text:
        "2026-02-02\nweights in kg\nEMOM 10: 3 power cleans @ 60",
      exercises: [
        "2026-02-02 power cleans: 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3, 60kg x3"
      ]),
    .init(
      name: "c023",
      text:
        "2026-02-02\nweights in kg\nAMRAP set at the end: 12 reps @ 60 bench",
      exercises: [
        "2026-02-02 AMRAP set at the end: 60kg x12"
      ]),
    .init(
      name: "c024",
      text:
        "2026-02-02\nweights in kg\nBench AMRAP 60 x 15",
      exercises: [
        "2026-02-02 Bench: 60kg x15 ? xAMRAP"
      ]),
    .init(
      name: "c027",
      text:
        "2026-02-02\nweights in kg\nSquat, reps per round: 10, 10, 8",
      exercises: [
        "2026-02-02 Squat: x10, x10, x8"
      ]),
    .init(
      name: "c030",
      text:
        "2026-02-02\nweights in kg\nBike, tabata\n8 x 20 s",
      exercises: [
        "2026-02-02 Bike, tabata: 20s, 20s, 20s, 20s, 20s, 20s, 20s, 20s"
      ]),
    .init(
      name: "c033",
      text:
        "2026-02-02\nweights in kg\nAgility ladder 3x20s",
      exercises: [
        "2026-02-02 Agility ladder: 20s, 20s, 20s"
      ]),
    .init(
      name: "c035",
      text:
        "2026-02-02\nweights in kg\nPull-up ladder 1-2-3-4-5",
      exercises: [
        "2026-02-02 Pull-up: x1, x2, x3, x4, x5"
      ]),
    .init(
      name: "c036",
      text:
        "2026-02-02\nweights in kg\nladder drills 5 min\nSquat 100x5",
      exercises: [
        "2026-02-02 ladder drills: 300s",
        "2026-02-02 Squat: 100kg x5",
      ]),
    .init(
      name: "c045",
      text:
        "2026-02-02\nweights in kg\n**Press** seated dumbbell, 20 x 10, 20 x 8",
      exercises: [
        "2026-02-02 Press seated dumbbell: 20kg x10, 20kg x8"
      ]),
    .init(
      name: "c047",
      text:
        "2026-02-02\nweights in kg\n**Press** left, 20 x 10",
      exercises: [
        "2026-02-02 Press: 20kg left x10"
      ]),
    .init(
      name: "c048",
      text:
        "2026-02-02\nweights in kg\n**Bench** warmup, 40 x 10, 60 x 5",
      exercises: [
        "2026-02-02 Bench: 40kg warmup x10, 60kg warmup x5"
      ]),
    .init(
      name: "c050",
      text:
        "2026-02-02\nweights in kg\n**Squat** dropset, 60 x 10",
      exercises: [
        "2026-02-02 Squat: 60kg drop x10"
      ]),
    .init(
      name: "c053",
      text:
        "2026-02-02\nweights in kg\nsquat 80x5, then BBB 50 5x10",
      exercises: [
        "2026-02-02 squat: 80kg x5, 50kg x10, 50kg x10, 50kg x10, 50kg x10, 50kg x10"
      ]),
    .init(
      name: "c054",
      text:
        "2026-02-02\nweights in kg\nsquat BBB 5x10 @ 60",
      exercises: [
        "2026-02-02 squat BBB: 60kg x10, 60kg x10, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "c057",
      text:
        "2026-02-02\nweights in kg\nBack squat 100x5 then FSL 70 5x5",
      exercises: [
        "2026-02-02 Back squat: 100kg x5, 70kg x5, 70kg x5, 70kg x5, 70kg x5, 70kg x5"
      ]),
    .init(
      name: "c061",
      text:
        "2026-02-02\nweights in kg\n深蹲 100kg×5 最后一组很累",
      exercises: [
        "2026-02-02 深蹲: 100kg x5"
      ]),
    .init(
      name: "c062",
      text:
        "2026-02-02\nweights in kg\n哑铃弯举 12kg 3组 10个",
      exercises: [
        "2026-02-02 哑铃弯举: 12kg x10, 12kg x10, 12kg x10"
      ]),
    .init(
      name: "c067",
      text:
        "2026-02-02\nweights in kg\n划船 单手 15kg 3×10",
      exercises: [
        "2026-02-02 划船: 15kg x10, 15kg x10, 15kg x10"
      ]),
    .init(
      name: "c073",
      text:
        "2026-02-02\nweights in kg\n卧推 60kg×8 没做完第三组",
      exercises: [
        "2026-02-02 卧推: 60kg x8"
      ]),
    .init(
      name: "c074",
      text:
        "2026-02-02\nweights in kg\n深蹲 80kg×5 没时间做腿举",
      exercises: [
        "2026-02-02 深蹲: 80kg x5"
      ]),
    .init(
      name: "c076",
      text:
        "2026-02-02\nweights in kg\n卧推 60kg×8 失败了一次又成功",
      exercises: [
        "2026-02-02 卧推: 60kg x8"
      ]),
    .init(
      name: "c077",
      text:
        "2026-02-02\nweights in kg\n卧推 60kg 8个 不算了",
      exercises: [
        "2026-02-02 卧推: 60kg x8"
      ]),
    .init(
      name: "c081",
      text:
        "2026-02-02\nweights in kg\n平板 3×60秒",
      exercises: [
        "2026-02-02 平板: 60s, 60s, 60s"
      ]),
    .init(
      name: "c082",
      text:
        "2026-02-02\nweights in kg\n平板卧推 60kg 3×8",
      exercises: [
        "2026-02-02 平板卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "c086",
      text:
        "2026-02-02\nweights in kg\n划船 500米 2:00",
      exercises: [
        "2026-02-02 划船: 120s 500m"
      ]),
    .init(
      name: "c087",
      text:
        "2026-02-02\nweights in kg\n划船 40kg 3×10",
      exercises: [
        "2026-02-02 划船: 40kg x10, 40kg x10, 40kg x10"
      ]),
    .init(
      name: "c088",
      text:
        "2026-02-02\nweights in kg\nbench 3x5 @ 80, didn't skip any",
      exercises: [
        "2026-02-02 bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c089",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80, skipped the warm up",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c090",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80, skipped breakfast",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c091",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60 - skipped leg day again",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "c092",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 @ 100, skipped the belt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "c093",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 @ 100 - skipped",
      exercises: [
        "2026-02-02 Squat: 100kg open x5, 100kg open x5, 100kg open x5"
      ]),
    .init(
      name: "c094",
      text:
        "2026-02-02\nweights in kg\nRope skipping 5 min",
      exercises: [
        "2026-02-02 Rope skipping: 300s"
      ]),
    .init(
      name: "c096",
      text:
        "2026-02-02\nweights in kg\nJump rope 3x1 min (skipped)",
      exercises: [
        "2026-02-02 Jump rope: 60s open, 60s open, 60s open"
      ]),
    .init(
      name: "c097",
      text:
        "2026-02-02\nweights in kg\nJump rope 10 min, skipped every other minute",
      exercises: [
        "2026-02-02 Jump rope: 600s"
      ]),
    .init(
      name: "c099",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, not done with chest yet, flies 3x12 @ 12",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5",
        "2026-02-02 flies: 12kg x12, 12kg x12, 12kg x12",
      ]),
    .init(
      name: "c101",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, didn't do pauses",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c102",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, no failure",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c103",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80 not to failure",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c104",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, didn't go to failure",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c105",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, close to failure",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c106",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, almost hit failure",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "c107",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80 hit failure",
      exercises: [
        "2026-02-02 Bench: 80kg fail x5, 80kg fail x5, 80kg fail x5"
      ]),
    .init(
      name: "c108",
      text:
        "2026-02-02\nweights in kg\nBench 80x8 to failure, 70x10",
      exercises: [
        "2026-02-02 Bench: 80kg fail x8, 70kg x10"
      ]),
    .init(
      name: "c109",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, no warm up",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c110",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 without warm up",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c111",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 after warm up",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c112",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, felt warm",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c113",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, room was warm",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c114",
      text:
        "2026-02-02\nweights in kg\nSquat 60x5, did not warm up properly",
      exercises: [
        "2026-02-02 Squat: 60kg x5"
      ]),
    .init(
      name: "c115",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 good, warm up was long",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c118",
      text:
        "2026-02-02\nweights in kg\nBike 10 min, easy, no warm up needed",
      exercises: [
        "2026-02-02 Bike: 600s"
      ]),
    .init(
      name: "c119",
      text:
        "2026-02-02\nweights in kg\nBike 20 min easy to cool down after the warm up",
      exercises: [
        "2026-02-02 Bike: 1200s"
      ]),
    .init(
      name: "c121",
      text:
        "2026-02-02\nweights in kg\nWalk 10 min home after warm up",
      exercises: [
        "2026-02-02 Walk: 600s"
      ]),
    .init(
      name: "c123",
      text:
        "2026-02-02\nweights in kg\nSquat 60x5, 80x5 - all good",
      exercises: [
        "2026-02-02 Squat: 60kg x5, 80kg x5"
      ]),
    .init(
      name: "c124",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 just warming up for next week",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "d004",
      text:
        "2026-02-02\nweights in kg\nBench 60x10, didn't drop set",
      exercises: [
        "2026-02-02 Bench: 60kg x10"
      ]),
    .init(
      name: "d006",
      text:
        "2026-02-02\nweights in kg\nDrop squats 3x10",
      exercises: [
        "2026-02-02 Drop squats: x10, x10, x10"
      ]),
    .init(
      name: "d008",
      text:
        "2026-02-02\nweights in kg\nDrop lunge 3x10 @ 20",
      exercises: [
        "2026-02-02 Drop lunge: 20kg x10, 20kg x10, 20kg x10"
      ]),
    .init(
      name: "d009",
      text:
        "2026-02-02\nweights in kg\nStep over 3x10",
      exercises: [
        "2026-02-02 Step over: x10, x10, x10"
      ]),
    .init(
      name: "d010",
      text:
        "2026-02-02\nweights in kg\nBent over row 60x8",
      exercises: [
        "2026-02-02 Bent over row: 60kg x8"
      ]),
    .init(
      name: "d011",
      text:
        "2026-02-02\nweights in kg\nRoll over 3x10",
      exercises: [
        "2026-02-02 Roll over: x10, x10, x10"
      ]),
    .init(
      name: "d012",
      text:
        "2026-02-02\nweights in kg\nOver the box jump 3x5",
      exercises: [
        "2026-02-02 Over the box jump: x5, x5, x5"
      ]),
    .init(
      name: "d013",
      text:
        "2026-02-02\nweights in kg\nLat pull over 3x12 @ 20",
      exercises: [
        "2026-02-02 Lat pull over: 20kg x12, 20kg x12, 20kg x12"
      ]),
    .init(
      name: "d014",
      text:
        "2026-02-02\nweights in kg\nBench 60x8, left 2 in the tank over 3 sets",
      exercises: [
        "2026-02-02 Bench: 60kg rir2 x8"
      ]),
    .init(
      name: "d016",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 buffer 2",
      exercises: [
        "2026-02-02 Squat: 100kg rir2 x5"
      ]),
    .init(
      name: "d018",
      text:
        "2026-02-02\nweights in kg\nPanca 80x5, buffer 3",
      exercises: [
        "2026-02-02 Panca: 80kg rir3 x5"
      ]),
    .init(
      name: "d019",
      text:
        "2026-02-02\nweights in kg\nPanca 80x5, senza buffer",
      exercises: [
        "2026-02-02 Panca: 80kg x5"
      ]),
    .init(
      name: "d020",
      text:
        "2026-02-02\nweights in kg\nTrazioni assistite 3x8",
      exercises: [
        "2026-02-02 Trazioni assistite: x8, x8, x8"
      ]),
    .init(
      name: "d021",
      text:
        "2026-02-02\nweights in kg\nTrazioni 3x8, assistito dal compagno",
      exercises: [
        "2026-02-02 Trazioni: x8, x8, x8"
      ]),
    .init(
      name: "d022",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60 kg drop",
      exercises: [
        "2026-02-02 Panca: 60kg drop x8, 60kg drop x8, 60kg drop x8"
      ]),
    .init(
      name: "d024",
      text:
        "2026-02-02\nweights in kg\nPanca 80x6, peso sceso a 82 kg",
      exercises: [
        "2026-02-02 Panca: 80kg x6"
      ]),
    .init(
      name: "d025",
      text:
        "2026-02-02\nweights in kg\nPanca 80x6, subito a casa",
      exercises: [
        "2026-02-02 Panca: 80kg x6"
      ]),
    .init(
      name: "d026",
      text:
        "2026-02-02\nweights in kg\nPanca 80x6, ridotto a 3 serie",
      exercises: [
        "2026-02-02 Panca: 80kg x6"
      ]),
    .init(
      name: "d027",
      text:
        "2026-02-02\nweights in kg\nPanca 3x6 80, la prossima volta 82.5",
      exercises: [
        "2026-02-02 Panca: 80kg x6, 80kg x6, 80kg x6"
      ]),
    .init(
      name: "d032",
      text:
        "2026-02-02\nweights in kg\nVerticale 3x30s",
      exercises: [
        "2026-02-02 Verticale: 30s, 30s, 30s"
      ]),
    .init(
      name: "d034",
      text:
        "2026-02-02\nweights in kg\nCorda 5 min",
      exercises: [
        "2026-02-02 Corda: 300s"
      ]),
    .init(
      name: "d035",
      text:
        "2026-02-02\nweights in kg\nCorda 3x12 20 kg",
      exercises: [
        "2026-02-02 Corda: 20kg x12, 20kg x12, 20kg x12"
      ]),
    .init(
      name: "d036",
      text:
        "2026-02-02\nweights in kg\nSprint 6x100 m",
      exercises: [
        "2026-02-02 Sprint: 100m, 100m, 100m, 100m, 100m, 100m"
      ]),
    .init(
      name: "d037",
      text:
        "2026-02-02\nweights in kg\nAlzata laterale 3x12 8 kg",
      exercises: [
        "2026-02-02 Alzata laterale: 8kg x12, 8kg x12, 8kg x12"
      ]),
    .init(
      name: "d039",
      text:
        "2026-02-02\nweights in kg\nVolevo fare anche panca ma niente tempo\nSquat 100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "d040",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 60, letzter Satz MV",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg fail x8"
      ]),
    .init(
      name: "d041",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 60x8, letzter Satz nicht MV",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8"
      ]),
    .init(
      name: "d043",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 100x5 gelassen und ruhig",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5"
      ]),
    .init(
      name: "d044",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 100x5, Gewicht reduziert",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5"
      ]),
    .init(
      name: "d046",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 100x5, Pause reduziert auf 2 min",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5"
      ]),
    .init(
      name: "d047",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, nichts übersprungen",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "d050",
      text:
        "2026-02-02\nweights in kg\nStoßen 60x3",
      exercises: [
        "2026-02-02 Stoßen: 60kg x3"
      ]),
    .init(
      name: "d051",
      text:
        "2026-02-02\nweights in kg\nReißen 40x3",
      exercises: [
        "2026-02-02 Reißen: 40kg x3"
      ]),
    .init(
      name: "d052",
      text:
        "2026-02-02\nweights in kg\nUmsetzen 60x3, 70x3",
      exercises: [
        "2026-02-02 Umsetzen: 60kg x3, 70kg x3"
      ]),
    .init(
      name: "d053",
      text:
        "2026-02-02\nweights in kg\nYoga 30 min",
      exercises: [
        "2026-02-02 Yoga: 1800s"
      ]),
    .init(
      name: "d055",
      text:
        "2026-02-02\nweights in kg\nSpaziergang 45 min, 4 km",
      exercises: [
        "2026-02-02 Spaziergang: 2700s 4km"
      ]),
    .init(
      name: "d056",
      text:
        "2026-02-02\nweights in kg\nIntervalle 6x400 m",
      exercises: [
        "2026-02-02 Intervalle: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "d057",
      text:
        "2026-02-02\nweights in kg\nIntervalle 6x400 m in 1:30, 2 min Pause",
      exercises: [
        "2026-02-02 Intervalle: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s"
      ]),
    .init(
      name: "d062",
      text:
        "2026-02-02\nweights in kg\nLiegestütze mit Körpergewicht 3x15",
      exercises: [
        "2026-02-02 Liegestütze: x15, x15, x15"
      ]),
    .init(
      name: "d065",
      text:
        "2026-02-02\nweights in kg\nAbduktion 40 3x15",
      exercises: [
        "2026-02-02 Abduktion: 40kg x15, 40kg x15, 40kg x15"
      ]),
    .init(
      name: "d068",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 100x1 nicht geschafft",
      exercises: [
        "2026-02-02 Bankdrücken: open ? 100kg x1"
      ]),
    .init(
      name: "d069",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x5 80, war besetzt die Bank",
      exercises: [
        "2026-02-02 Bankdrücken: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "d070",
      text:
        "2026-02-02\nweights in kg\nZu müde heute\nKniebeuge 60x5",
      exercises: [
        "2026-02-02 Kniebeuge: 60kg x5"
      ]),
    .init(
      name: "d074",
      text:
        "2026-02-02\nweights in kg\nPlan für heute\nKniebeuge 80x5\nBankdrücken 60x8",
      exercises: [
        "2026-02-02 Kniebeuge: open ? 80kg x5",
        "2026-02-02 Bankdrücken: open ? 60kg x8",
      ]),
    .init(
      name: "d079",
      text:
        "2026-02-02\nweights in kg\nSupino 60x8, drop",
      exercises: [
        "2026-02-02 Supino: 60kg drop x8"
      ]),
    .init(
      name: "d081",
      text:
        "2026-02-02\nweights in kg\nSupino 60 kg 3x8, ajuda na última",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "d084",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não fiz aquecimento",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "d085",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não fiz",
      exercises: [
        "2026-02-02 Supino: 60kg open x8, 60kg open x8, 60kg open x8"
      ]),
    .init(
      name: "d086",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, fiz sem vontade",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "d087",
      text:
        "2026-02-02\nweights in kg\nRemo 10 min",
      exercises: [
        "2026-02-02 Remo: 600s"
      ]),
    .init(
      name: "d088",
      text:
        "2026-02-02\nweights in kg\nRemo 40 kg 3x10",
      exercises: [
        "2026-02-02 Remo: 40kg x10, 40kg x10, 40kg x10"
      ]),
    .init(
      name: "d089",
      text:
        "2026-02-02\nweights in kg\nRemo 2000 m 8:10",
      exercises: [
        "2026-02-02 Remo: 2000m 490s"
      ]),
    .init(
      name: "d090",
      text:
        "2026-02-02\nweights in kg\nCorda 10 min",
      exercises: [
        "2026-02-02 Corda: 600s"
      ]),
    .init(
      name: "d091",
      text:
        "2026-02-02\nweights in kg\nPrancha 3x1 min",
      exercises: [
        "2026-02-02 Prancha: 60s, 60s, 60s"
      ]),
    .init(
      name: "d092",
      text:
        "2026-02-02\nweights in kg\nBike 20 min",
      exercises: [
        "2026-02-02 Bike: 1200s"
      ]),
    .init(
      name: "d093",
      text:
        "2026-02-02\nweights in kg\nCross 3x12 15",
      exercises: [
        "2026-02-02 Cross: 15kg x12, 15kg x12, 15kg x12"
      ]),
    .init(
      name: "d094",
      text:
        "2026-02-02\nweights in kg\nPrensa 100 3x12",
      exercises: [
        "2026-02-02 Prensa: 100kg x12, 100kg x12, 100kg x12"
      ]),
    .init(
      name: "d095",
      text:
        "2026-02-02\nweights in kg\nTiro 6x100 m",
      exercises: [
        "2026-02-02 Tiro: 100m, 100m, 100m, 100m, 100m, 100m"
      ]),
    .init(
      name: "d097",
      text:
        "2026-02-02\nweights in kg\nPedal 20 km 1h",
      exercises: [
        "2026-02-02 Pedal: 20km 3600s"
      ]),
    .init(
      name: "d098",
      text:
        "2026-02-02\nweights in kg\nAgachamento 80x5 de folga ontem",
      exercises: [
        "2026-02-02 Agachamento: 80kg x5"
      ]),
    .init(
      name: "d103",
      text:
        "2026-02-02\nweights in kg\nAquecimento 10 min esteira",
      exercises: [
        "2026-02-02 esteira: 600s warmup"
      ]),
    .init(
      name: "d104",
      text:
        "2026-02-02\nweights in kg\nSentadilla 100x5, dejé la barra",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5"
      ]),
    .init(
      name: "d106",
      text:
        "2026-02-02\nweights in kg\nSentadilla 100x5, no hice calentamiento",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5"
      ]),
    .init(
      name: "d107",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no hice",
      exercises: [
        "2026-02-02 Sentadilla: 100kg open x5, 100kg open x5, 100kg open x5"
      ]),
    .init(
      name: "d111",
      text:
        "2026-02-02\nweights in kg\nPress banca 60x8, bajé a 3 series",
      exercises: [
        "2026-02-02 Press banca: 60kg x8"
      ]),
    .init(
      name: "d112",
      text:
        "2026-02-02\nweights in kg\nPress banca 60x8, bajé de peso a 82",
      exercises: [
        "2026-02-02 Press banca: 60kg x8"
      ]),
    .init(
      name: "d113",
      text:
        "2026-02-02\nweights in kg\nPress banca 60x8 con ayuda",
      exercises: [
        "2026-02-02 Press banca: 60kg x8"
      ]),
    .init(
      name: "d114",
      text:
        "2026-02-02\nweights in kg\nPress banca 3x8 60, marca personal",
      exercises: [
        "2026-02-02 Press banca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "d115",
      text:
        "2026-02-02\nweights in kg\nPeso muerto 140x5, récord",
      exercises: [
        "2026-02-02 Peso muerto: 140kg x5"
      ]),
    .init(
      name: "d118",
      text:
        "2026-02-02\nweights in kg\nHack 100 3x10",
      exercises: [
        "2026-02-02 Hack: 100kg x10, 100kg x10, 100kg x10"
      ]),
    .init(
      name: "d119",
      text:
        "2026-02-02\nweights in kg\nCopa 12 kg 3x12",
      exercises: [
        "2026-02-02 Copa: 12kg x12, 12kg x12, 12kg x12"
      ]),
    .init(
      name: "d124",
      text:
        "2026-02-02\nweights in kg\nCamilla 30 3x12",
      exercises: [
        "2026-02-02 Camilla: 30kg x12, 30kg x12, 30kg x12"
      ]),
    .init(
      name: "d125",
      text:
        "2026-02-02\nweights in kg\nMariposa 3x12 30",
      exercises: [
        "2026-02-02 Mariposa: 30kg x12, 30kg x12, 30kg x12"
      ]),
    .init(
      name: "d126",
      text:
        "2026-02-02\nweights in kg\nRemo 20 min",
      exercises: [
        "2026-02-02 Remo: 1200s"
      ]),
    .init(
      name: "d127",
      text:
        "2026-02-02\nweights in kg\nArranque 40x3",
      exercises: [
        "2026-02-02 Arranque: 40kg x3"
      ]),
    .init(
      name: "d129",
      text:
        "2026-02-02\nweights in kg\nHoy tocaba pecho\nPress banca 60x8",
      exercises: [
        "2026-02-02 Press banca: 60kg x8"
      ]),
    .init(
      name: "e002",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no alcancé los 105",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e003",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no alcancé la profundidad",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e007",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no lo hice a fondo",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e008",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no hice pausas",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e009",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no hice calentamiento",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e010",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no me dio tiempo a estirar",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e011",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, no me dio miedo",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e012",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, muy cansado",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e013",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, sin ganas",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e014",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, me dolía la rodilla",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e015",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, máquina ocupada antes",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e016",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, la última no subió",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg fail x5"
      ]),
    .init(
      name: "e017",
      text:
        "2026-02-02\nweights in kg\nSentadilla 3x5 100, la última no subió bien pero entró",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e021",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, muito cansado",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e022",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, sem vontade",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e023",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não fiz pausa",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e024",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, sem tempo hoje",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e025",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, ombro doendo",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e026",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não tive pernas",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e027",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não consegui fazer a última",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e028",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, não consegui dormir",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e029",
      text:
        "2026-02-02\nweights in kg\nSupino 60x8, não tive tempo de aquecer",
      exercises: [
        "2026-02-02 Supino: 60kg x8"
      ]),
    .init(
      name: "e031",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, Schulter zickt",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e032",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, zu müde",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e033",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, zu müde für mehr",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e034",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, keine Kraft mehr",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e035",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, keine Lust mehr gehabt",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e037",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, am Ende abgekackt",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e039",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, mehr nicht geschafft",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e041",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, Gürtel weggelassen",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e042",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, Gürtel gelassen",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e044",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, verletzt",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e045",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, war besetzt",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e046",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, Zeit war um",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e047",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, noch drin",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e048",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, eine wäre noch drin",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e049",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, eine noch drin gewesen",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e051",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 3x8 60, Zeit übrig",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e052",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, pas envie mais fait",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e053",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, flemme",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e054",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, mal au dos",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e055",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, trop fatigué",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e056",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, pas pu monter plus",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e058",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, pas montée en charge",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e062",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, plus de jus",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e063",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, meilleur que la semaine dernière",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e064",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, sans aide",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e065",
      text:
        "2026-02-02\nweights in kg\nDéveloppé couché 3x8 60, aide sur la dernière",
      exercises: [
        "2026-02-02 Développé couché: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e068",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, abandonné la 4e",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e071",
      text:
        "2026-02-02\nweights in kg\nJe voulais aussi faire du vélo\nSquat 60x5",
      exercises: [
        "2026-02-02 Squat: 60kg x5"
      ]),
    .init(
      name: "e072",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, je voulais aussi faire du vélo",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "e073",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, rimandato il massimale",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e074",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, rimandata la corsa",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e075",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, troppo stanco",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e076",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, spalla dolorante",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e077",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, zero voglia",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e078",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, era occupata la macchina",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e079",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, non è andata male",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e082",
      text:
        "2026-02-02\nweights in kg\nPanca 3x8 60, massimale 85",
      exercises: [
        "2026-02-02 Panca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e087",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, te moe",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e089",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, geen energie meer",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e090",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, riem laten vallen",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e091",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, rustdag uitgesteld",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e094",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, ging niet omhoog in gewicht",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e095",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, tijd was op",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e096",
      text:
        "2026-02-02\nweights in kg\nBankdrukken 3x8 60, knie doet pijn",
      exercises: [
        "2026-02-02 Bankdrukken: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e101",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，没完成第四组",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e103",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，放弃了加重",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e104",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，太累了",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e105",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，没力气了",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e106",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，肩膀不舒服",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e108",
      text:
        "2026-02-02\nweights in kg\n卧推 60kg×8，没失败",
      exercises: [
        "2026-02-02 卧推: 60kg x8"
      ]),
    .init(
      name: "e109",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，没做热身",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e110",
      text:
        "2026-02-02\nweights in kg\n卧推 3×8 60kg，没做暂停",
      exercises: [
        "2026-02-02 卧推: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "e111",
      text:
        "2026-02-02\nweights in kg\n深蹲 80kg×5，跳过热身",
      exercises: [
        "2026-02-02 深蹲: 80kg x5"
      ]),
    .init(
      name: "f001",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, cancelled gym membership",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f002",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, cancelled tomorrow",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f003",
      text:
        "2026-02-02\nweights in kg\nBench 3x5 @ 80, meeting got cancelled",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f004",
      text:
        "2026-02-02\nweights in kg\nCancelled meeting, so squat 5x5 @ 80",
      exercises: [
        "2026-02-02 squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f005",
      text:
        "2026-02-02\nweights in kg\nTraining called off by rain, did push-ups 3x20",
      exercises: [
        "2026-02-02 push-ups: x20, x20, x20"
      ]),
    .init(
      name: "f007",
      text:
        "2026-02-02\nweights in kg\nPlanned a light day: squat 3x5 @ 60",
      exercises: [
        "2026-02-02 squat: open ? 60kg x5, open ? 60kg x5, open ? 60kg x5"
      ]),
    .init(
      name: "f009",
      text:
        "2026-02-02\nweights in kg\nPlanned a run, did squat 3x5 @ 60",
      exercises: [
        "2026-02-02 squat: 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "f012",
      text:
        "2026-02-02\nweights in kg\nPlanned to do this fast: row 2000 m 7:40",
      exercises: [
        "2026-02-02 row: open ? 2000m 460s"
      ]),
    .init(
      name: "f015",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, never went to failure",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f016",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, didn't reach failure",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f017",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 couldn't move after",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f018",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, couldn't move the next day",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f019",
      text:
        "2026-02-02\nweights in kg\nSquat 120x1, could not move my neck",
      exercises: [
        "2026-02-02 Squat: 120kg x1"
      ]),
    .init(
      name: "f020",
      text:
        "2026-02-02\nweights in kg\nSquat 120x1 could not move it faster",
      exercises: [
        "2026-02-02 Squat: 120kg x1"
      ]),
    .init(
      name: "f024",
      text:
        "2026-02-02\nweights in kg\nPull-ups x 0",
      exercises: [
        "2026-02-02 Pull-ups: x0"
      ]),
    .init(
      name: "f025",
      text:
        "2026-02-02\nweights in kg\nPull-ups 5, 3, 0",
      exercises: [
        "2026-02-02 Pull-ups: x5, x3, x0"
      ]),
    .init(
      name: "f028",
      text:
        "2026-02-02\nweights in kg\nHandstand 0 reps",
      exercises: [
        "2026-02-02 Handstand: x0"
      ]),
    .init(
      name: "f030",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5 rest 0",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f031",
      text:
        "2026-02-02\nweights in kg\nBench 80x5, 0 RIR",
      exercises: [
        "2026-02-02 Bench: 80kg rir0 x5"
      ]),
    .init(
      name: "f033",
      text:
        "2026-02-02\nweights in kg\nCurl 12.5x0 skipped",
      exercises: [
        "2026-02-02 Curl: 12.5kg open x0"
      ]),
    .init(
      name: "f042",
      text:
        "2026-02-02\nweights in kg\nRun 5:30 min/km 10 km",
      exercises: [
        "2026-02-02 Run: 10km"
      ]),
    .init(
      name: "f048",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80 rest 2 min",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f049",
      text:
        "2026-02-02\nweights in kg\nSquat 5x5 @ 80 rest 2-3 min",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "f050",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60 rest 90s",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "f051",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60, 1:30 rest",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "f052",
      text:
        "2026-02-02\nweights in kg\nGym 17:30 h\nSquat 100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "f067",
      text:
        "2026-02-02\nweights in kg\n6 x 800 m rest 2 min",
      exercises: [
        "2026-02-02 : 800m, 800m, 800m, 800m, 800m, 800m"
      ]),
    .init(
      name: "f068",
      text:
        "2026-02-02\nweights in kg\nIntervals 6x800 m",
      exercises: [
        "2026-02-02 Intervals: 800m, 800m, 800m, 800m, 800m, 800m"
      ]),
    .init(
      name: "f069",
      text:
        "2026-02-02\nweights in kg\nInterval 6x400 m in 1:30",
      exercises: [
        "2026-02-02 Interval: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s"
      ]),
    .init(
      name: "f070",
      text:
        "2026-02-02\nweights in kg\nInterval training: 6x400 m",
      exercises: [
        "2026-02-02 Interval training: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "f072",
      text:
        "2026-02-02\nweights in kg\nInterval bike 20 min",
      exercises: [
        "2026-02-02 Interval bike: 1200s"
      ]),
    .init(
      name: "f073",
      text:
        "2026-02-02\nweights in kg\nIntervals on the bike 8 x 30 s",
      exercises: [
        "2026-02-02 Intervals on the bike: 30s, 30s, 30s, 30s, 30s, 30s, 30s, 30s"
      ]),
    .init(
      name: "f074",
      text:
        "2026-02-02\nweights in kg\nSprints 8x100 m",
      exercises: [
        "2026-02-02 Sprints: 100m, 100m, 100m, 100m, 100m, 100m, 100m, 100m"
      ]),
    .init(
      name: "f078",
      text:
        "2026-02-02\nweights in kg\nSquats, tempo 3-0-1: 12, 11, 10",
      exercises: [
        "2026-02-02 Squats: x12, x11, x10"
      ]),
    .init(
      name: "f079",
      text:
        "2026-02-02\nweights in kg\nSquat tempo 31X1 5x5 @ 60",
      exercises: [
        "2026-02-02 Squat: 60kg x5, 60kg x5, 60kg x5, 60kg x5, 60kg x5"
      ]),
    .init(
      name: "f083",
      text:
        "2026-02-02\nweights in kg\nLock off 90 deg 3x10 s",
      exercises: [
        "2026-02-02 Lock off: 10s, 10s, 10s"
      ]),
    .init(
      name: "f084",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100 bench angle 30deg",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "f092",
      text:
        "2026-02-02\nweights in kg\nRun, easy, 5 km\n30 in total",
      exercises: [
        "2026-02-02 Run, easy: 5km"
      ]),
    .init(
      name: "f093",
      text:
        "2026-02-02\nweights in kg\nRow, 500 m\n2 in a row",
      exercises: [
        "2026-02-02 Row: 500m"
      ]),
    .init(
      name: "f096",
      text:
        "2026-02-02\nweights in kg\nBench 8,8,7, failed set 3",
      exercises: [
        "2026-02-02 Bench: x8, x8, fail x7"
      ]),
    .init(
      name: "f098",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60 failed on rep 7 last set",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg fail x8"
      ]),
    .init(
      name: "f099",
      text:
        "2026-02-02\nweights in kg\nBench 3x8 @ 60, fail on set 4",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "g008",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Target | Result | Notes |\n|---|---|---|---|\n| Squat | 3x5 @ 100 | 5, 5, 4 | no belt |\n| Bench | 3x8 @ 60 | 8, 8, 8 | skipped warm up |",
      exercises: [
        "2026-02-02 Squat: 100kg x5 ? 100kg x5, 100kg x5 ? 100kg x5, 100kg x4 ? 100kg x5",
        "2026-02-02 Bench: 60kg x8 ? 60kg x8, 60kg x8 ? 60kg x8, 60kg x8 ? 60kg x8",
      ]),
    .init(
      name: "g009",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Result |\n|---|---|\n| Squat | 3x5 @ 100 |\n| Bench | skipped |",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Bench: open",
      ]),
    .init(
      name: "g011",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets x Reps | Weight |\n|---|---|---|\n| Squat | 3x5 | 100 |\n| Bench | 3x8 | 60 |",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "g012",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets/Reps | Weight |\n|---|---|---|\n| Squat | 3/5 | 100 |\n| Bench | 3/8 | 60 |",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "g014",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets & Reps | Load |\n|---|---|---|\n| Squat | 5, 5, 5 | 100 |\n| Bench | 8, 8, 7 | 60 |",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x7",
      ]),
    .init(
      name: "g015",
      text:
        "2026-02-02\nweights in kg\n| Übung | Sätze x Wdh | Gewicht |\n|---|---|---|\n| Kniebeuge | 3x5 | 100 |\n| Bankdrücken | 3x8 | 60 |",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "g016",
      text:
        "2026-02-02\nweights in kg\n| Exercice | Séries x Reps | Poids |\n|---|---|---|\n| Squat | 4x8 | 80 |",
      exercises: [
        "2026-02-02 Squat: 80kg x8, 80kg x8, 80kg x8, 80kg x8"
      ]),
    .init(
      name: "g018",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets x reps | Weight | RPE |\n|---|---|---|---|\n| Squat | 3x5 | 100 | 8 |\n| Plank | 3x30s | - | 7 |",
      exercises: [
        "2026-02-02 Squat: 100kg @8 x5, 100kg @8 x5, 100kg @8 x5",
        "2026-02-02 Plank: 30s @7, 30s @7, 30s @7",
      ]),
    .init(
      name: "g019",
      text:
        "2026-02-02\nweights in kg\n| Interval | Distance | Time |\n|---|---|---|\n| 1 | 400 m | 1:30 |\n| 2 | 400 m | 1:32 |",
      exercises: [
        "2026-02-02 : 400m 90s, 400m 92s"
      ]),
    .init(
      name: "g024",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets | Reps | Weight |\n|---|---|---|---|\n| Bench | 3 | 8 | 60,62.5,65 |",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 62.5kg x8, 65kg x8"
      ]),
    .init(
      name: "g027",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets | Reps | Weight | Notes |\n|---|---|---|---|---|\n| Bench | 3 | 8 | 60 | only two good sets |",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "g029",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Sets | Reps | Weight | PR |\n|---|---|---|---|---|\n| Bench | 3 | 8 | 60 | 90 |",
      exercises: [
        "2026-02-02 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "g030",
      text:
        "2026-02-02\nweights in kg\n| Exercise | Last time | Today |\n|---|---|---|\n| Squat | 95x5 | 100x5 |",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "g036",
      text:
        "2026-02-02\nweights in kg\nkg. load/reps\nSquat 100/5, 100/5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "g037",
      text:
        "2026-02-02\nweights in kg\nexercise weight/reps\nSquat 100/5 105/3",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 105kg x3"
      ]),
    .init(
      name: "g041",
      text:
        "2026-02-02\nweights in kg\nF = last rep failed. A dash means the set was not done.\nBench 80x5, 80x5F, -",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 80kg fail x5"
      ]),
    .init(
      name: "g043",
      text:
        "2026-02-02\nweights in kg\nBW = 80 kg. PR = personal record. DB = dumbbell. BB = barbell\nSquat 100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "g044",
      text:
        "2026-02-02\nweights in kg\nSquat = 100x5, Bench = 80x5, Row = 60x8, Dead = 140x3",
      exercises: [
        "2026-02-02 Squat: 100kg x5",
        "2026-02-02 Bench: 80kg x5",
        "2026-02-02 Row: 60kg x8",
        "2026-02-02 Dead: 140kg x3",
      ]),
    .init(
      name: "g045",
      text:
        "2026-02-02\nweights in kg\nS = 100x5 = 105x5 = 110x5 = 115x5",
      exercises: []),
    .init(
      name: "g056",
      text:
        "2026-02-02 Squat\n100x5\n\n2026-02-04 Squat\n105x5\n\n2026-02-06 Squat\n107.5x5",
      exercises: [
        "2026-02-02 Squat: 100 x5",
        "2026-02-04 Squat: 105 x5",
        "2026-02-06 Squat: 107.5 x5",
      ]),
    .init(
      name: "g057",
      text:
        "2026-02-02 Rest day\n\n2026-02-03 Rest day\n\n2026-02-04 Legs\nSquat 100x5 kg",
      exercises: [
        "2026-02-04 Squat: 100kg x5"
      ]),
    .init(
      name: "g058",
      text:
        "2026-02-02 Legs\nSquat 100x5 kg\n\n2026-02-03 Legs\nSquat\n105x5 kg",
      exercises: [
        "2026-02-02 Squat: 100kg x5",
        "2026-02-03 Squat: 105kg x5",
      ]),
    .init(
      name: "g059",
      text:
        "2026-02-02 kg\nSquat 100x5\n\n2026-02-03 kg\nSquat 105x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5",
        "2026-02-03 Squat: 105kg x5",
      ]),
    .init(
      name: "g064",
      text:
        "2026-02-02\nweights in kg\n- [ ] Bench 3x8 @ 60\n- [x] Squat 3x5 @ 100\n- [x] Row 3x8 -> 8, 8, 7",
      exercises: [
        "2026-02-02 Bench: open ? 60kg x8, open ? 60kg x8, open ? 60kg x8",
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Row: x8 ? x8, x8 ? x8, x7 ? x8",
      ]),
    .init(
      name: "g067",
      text:
        "2026-02-02\nweights in kg\n- [x] Run 5 km -> 25:30",
      exercises: [
        "2026-02-02 Run: 1530s 5km"
      ]),
    .init(
      name: "g068",
      text:
        "2026-02-02\nweights in kg\n- [x] Squat 100 x 5 → PR!",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "g070",
      text:
        "2026-02-02\nweights in kg\nSquat: skipped breakfast, 3x5 @ 100",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "h001",
      text:
        "2026-02-02\nweights in kg\nthen 20 min walk home\nSquat 100x5",
      exercises: [
        "2026-02-02 walk home: 1200s",
        "2026-02-02 Squat: 100kg x5",
      ]),
    .init(
      name: "h013",
      text:
        "2026-02-02\nweights in kg\nRun 20 min: 5 km/h walk, 8 km/h run",
      exercises: [
        "2026-02-02 Run: 1200s"
      ]),
    .init(
      name: "h014",
      text:
        "2026-02-02\nweights in kg\nBike 20 min: 8 km, level 5",
      exercises: [
        "2026-02-02 Bike: 1200s 8km"
      ]),
    .init(
      name: "h015",
      text:
        "2026-02-02\nweights in kg\nRow 10 min: 2500 m (PB 2600 m)",
      exercises: [
        "2026-02-02 Row: 2500m 600s"
      ]),
    .init(
      name: "h017",
      text:
        "2026-02-02\nweights in kg\nPress banca con mancuernas de 20: 10, 10, 8",
      exercises: [
        "2026-02-02 Press banca: 20kg x10, 20kg x10, 20kg x8"
      ]),
    .init(
      name: "h026",
      text:
        "2026-02-02\nweights in kg\nDéveloppé 3x10 avec les 2 mains",
      exercises: [
        "2026-02-02 Développé: x10, x10, x10"
      ]),
    .init(
      name: "h034",
      text:
        "2026-02-02\nweights in kg\nBand: pull apart 3x15, face pull 3x15",
      exercises: [
        "2026-02-02 Band: pull apart: x15, x15, x15",
        "2026-02-02 face pull: x15, x15, x15",
      ]),
    .init(
      name: "h039",
      text:
        "2026-02-02\nweights in kg\nmet Tom 18 uur: squat 3x10, row 3x8",
      exercises: [
        "2026-02-02 squat: x10, x10, x10",
        "2026-02-02 row: x8, x8, x8",
      ]),
    .init(
      name: "h041",
      text:
        "2026-02-02\nweights in kg\nDips with 10 kg plate: 8, 8, 6",
      exercises: [
        "2026-02-02 Dips: +10kg x8, +10kg x8, +10kg x6"
      ]),
    .init(
      name: "h043",
      text:
        "2026-02-02\nweights in kg\nBench 80 x 5, helped 2 reps",
      exercises: [
        "2026-02-02 Bench: 80kg x5"
      ]),
    .init(
      name: "h045",
      text:
        "2026-02-02\nweights in kg\nPull-ups -20 kg assist 8, 7",
      exercises: [
        "2026-02-02 Pull-ups: -20kg x8, -20kg x7"
      ]),
    .init(
      name: "h046",
      text:
        "2026-02-02\nweights in kg\nPull ups assist 20: 8, 7, 6",
      exercises: [
        "2026-02-02 Pull ups: -20kg x8, -20kg x7, -20kg x6"
      ]),
    .init(
      name: "h054",
      text:
        "2026-02-02\nweights in kg\nBarra fixa com 5: 5, 4, 3",
      exercises: [
        "2026-02-02 Barra fixa: x5, x4, x3"
      ]),
    .init(
      name: "h055",
      text:
        "2026-02-02\nweights in kg\nDominadas: ayuda de Juan, 10, 8",
      exercises: [
        "2026-02-02 Dominadas: x10, x8"
      ]),
    .init(
      name: "h057",
      text:
        "2026-02-02\nweights in kg\nKlimmzüge: mit Partner, 8, 7",
      exercises: [
        "2026-02-02 Klimmzüge: x8, x7"
      ]),
    .init(
      name: "h062",
      text:
        "2026-02-02\nweights in kg\nPull-ups with band: 8, 7, 6",
      exercises: [
        "2026-02-02 Pull-ups with band: x8, x7, x6"
      ]),
    .init(
      name: "h067",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 50s",
      exercises: [
        "2026-02-02 Farmers walk: 50s"
      ]),
    .init(
      name: "h068",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 2 x 50s",
      exercises: [
        "2026-02-02 Farmers walk: 50s, 50s"
      ]),
    .init(
      name: "h070",
      text:
        "2026-02-02\nweights in kg\nFarmers carry 40s, 40s, 40s @ 24 kg",
      exercises: [
        "2026-02-02 Farmers carry: 24kg 40s, 24kg 40s, 24kg 40s"
      ]),
    .init(
      name: "h071",
      text:
        "2026-02-02\nweights in kg\nFarmers hold 30s, 3 sets",
      exercises: [
        "2026-02-02 Farmers hold: 30s, 30s, 30s"
      ]),
    .init(
      name: "h072",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 20s 40s 60s",
      exercises: [
        "2026-02-02 Farmers walk: 20s, 40s, 60s"
      ]),
    .init(
      name: "h073",
      text:
        "2026-02-02\nweights in kg\nFarmer's carry 60s, rest 60s",
      exercises: [
        "2026-02-02 Farmer's carry: 60s"
      ]),
    .init(
      name: "h078",
      text:
        "2026-02-02\nweights in kg\nWalk 60s, run 400 m",
      exercises: [
        "2026-02-02 Walk: 60s",
        "2026-02-02 run: 400m",
      ]),
    .init(
      name: "h081",
      text:
        "2026-02-02\nweights in kg\nFarmers walk 24s x 3 x 30 m",
      exercises: [
        "2026-02-02 Farmers walk: 24kg 30m, 24kg 30m, 24kg 30m"
      ]),
    .init(
      name: "h085",
      text:
        "2026-02-02\nweights in kg\nFarmers carry 2 x 40 m, 24 kg",
      exercises: [
        "2026-02-02 Farmers carry: 24kg 40m, 24kg 40m"
      ]),
    .init(
      name: "h086",
      text:
        "2026-02-02\nweights in kg\nSandbag carry 100m, 60kg",
      exercises: [
        "2026-02-02 Sandbag carry: 100m 60kg"
      ]),
    .init(
      name: "h088",
      text:
        "2026-02-02\nweights in kg\nSquat, every set paused: 100x5",
      exercises: [
        "2026-02-02 Squat, every set paused: 100kg x5"
      ]),
    .init(
      name: "h095",
      text:
        "2026-02-02\nweights in kg\nBox squat, 40 cm block\n100x5, 100x5",
      exercises: [
        "2026-02-02 Box squat, 40 cm block: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "h096",
      text:
        "2026-02-02\nweights in kg\nDeadlift, 10 cm block\n140x5",
      exercises: [
        "2026-02-02 Deadlift, 10 cm block: 140kg x5"
      ]),
    .init(
      name: "h097",
      text:
        "2026-02-02\nweights in kg\nDeficit deadlift, 5 cm plate\n120x5",
      exercises: [
        "2026-02-02 Deficit deadlift, 5 cm plate: 120kg x5"
      ]),
    .init(
      name: "h104",
      text:
        "2026-02-02\nweights in kg\nLeg press 200 12 10 8",
      exercises: [
        "2026-02-02 Leg press: 200kg x12, 200kg x10, 200kg x8"
      ]),
    .init(
      name: "i001",
      text:
        "2026-02-02\nweights in kg\nRun 10 km, started 7:30 h",
      exercises: [
        "2026-02-02 Run: 10km"
      ]),
    .init(
      name: "i012",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 80x5, Training von 17:00 h bis 18:30 h",
      exercises: [
        "2026-02-02 Bankdrücken: 80kg x5"
      ]),
    .init(
      name: "i026",
      text:
        "2026-02-02\nweights in kg\n- [x] Bench 80 x 5 -> only the first set",
      exercises: [
        "2026-02-02 Bench: 80kg x5"
      ]),
    .init(
      name: "i036",
      text:
        "2026-02-02\nweights in kg\nFriday I'll rest. Squat 5x5 @ 80",
      exercises: [
        "2026-02-02 Squat: 80kg x5, 80kg x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "i038",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, I'll add 2.5 next time",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i043",
      text:
        "2026-02-02\nweights in kg\nInterval run\n400 m 1:30\n400 m 1:31",
      exercises: [
        "2026-02-02 Interval run: 400m 90s, 400m 91s"
      ]),
    .init(
      name: "i044",
      text:
        "2026-02-02\nweights in kg\nInterval 4 x 4 min",
      exercises: [
        "2026-02-02 Interval: 240s, 240s, 240s, 240s"
      ]),
    .init(
      name: "i047",
      text:
        "2026-02-02\nweights in kg\nSet 1: 100x5\nSet 2: 100x5",
      exercises: [
        "2026-02-02 : 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i052",
      text:
        "2026-02-02\nweights in kg\n**Press** overhead, 40 x 5",
      exercises: [
        "2026-02-02 Press overhead: 40kg x5"
      ]),
    .init(
      name: "i060",
      text:
        "2026-02-02\nweights in kg\nBench 60kg 10x 62.5kg 8x 65kg 6x",
      exercises: [
        "2026-02-02 Bench: 60kg x10, 62.5kg x8, 65kg x6"
      ]),
    .init(
      name: "i062",
      text:
        "2026-02-02\nweights in kg\nCurl 12kg 10x 8x",
      exercises: [
        "2026-02-02 Curl: 12kg x10, 12kg x8"
      ]),
    .init(
      name: "i064",
      text:
        "2026-02-02\nweights in kg\nRows 5x 10",
      exercises: [
        "2026-02-02 Rows: x10, x10, x10, x10, x10"
      ]),
    .init(
      name: "i065",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 60kg 8x 8x 7x",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x8, 60kg x8, 60kg x7"
      ]),
    .init(
      name: "i066",
      text:
        "2026-02-02\nweights in kg\nBankdrücken 80kg 5x dann 60kg 10x",
      exercises: [
        "2026-02-02 Bankdrücken: 80kg x5, 60kg x10"
      ]),
    .init(
      name: "i068",
      text:
        "2026-02-02\nweights in kg\nSquats 3x 15x 20kg",
      exercises: [
        "2026-02-02 Squats: 20kg x15, 20kg x15, 20kg x15"
      ]),
    .init(
      name: "i070",
      text:
        "2026-02-02\nweights in kg\nSentadilla 100x5 (no llegué a 105)",
      exercises: [
        "2026-02-02 Sentadilla: 100kg x5"
      ]),
    .init(
      name: "i073",
      text:
        "2026-02-02\nweights in kg\nPress banca 3x8 60, no llegué a la última",
      exercises: [
        "2026-02-02 Press banca: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "i077",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, ficou de fora o cinto",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "i078",
      text:
        "2026-02-02\nweights in kg\nSupino 3x8 60, saltado o aquecimento",
      exercises: [
        "2026-02-02 Supino: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "i079",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, abandonné l'idée de 110",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i080",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, oublié la ceinture",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i081",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, skip la corde",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i083",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, pas fait exprès",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i084",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, übersprungen wurde nichts",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i085",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, skipped warmup",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i086",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, sein gelassen mit Gürtel",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i087",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, ging gelassen",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i088",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 3x5 100, hab ich nicht gemacht mit Gürtel",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i089",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, rimandati gli addominali",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i090",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, saltata la colazione",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i091",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, saltati i 105",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i092",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, rinunciato alla cintura",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i094",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, vervallen schoenen",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i095",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, overgeslagen ontbijt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i097",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, geskipt ontbijt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i098",
      text:
        "2026-02-02\nweights in kg\n深蹲 3×5 100kg，算了下次加重",
      exercises: [
        "2026-02-02 深蹲: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i099",
      text:
        "2026-02-02\nweights in kg\n深蹲 3×5 100kg，取消腰带",
      exercises: [
        "2026-02-02 深蹲: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i100",
      text:
        "2026-02-02\nweights in kg\n深蹲 3×5 100kg，放弃105",
      exercises: [
        "2026-02-02 深蹲: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i102",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, skipped it with belt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i103",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, didn't do pause reps",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i106",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, left out belt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i107",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, did not do well",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i108",
      text:
        "2026-02-02\nweights in kg\nSquat 3x5 100, didn't happen to hurt",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "i114",
      text:
        "2026-02-02\nweights in kg\nDevia fazer 5, fiz 4: agachamento 100x4",
      exercises: [
        "2026-02-02 Devia fazer 5, fiz 4: agachamento: 100kg x4"
      ]),
    .init(
      name: "i116",
      text:
        "2026-02-02\nweights in kg\nMoest nog even wachten: squat 80x5",
      exercises: [
        "2026-02-02 Moest nog even wachten: squat: 80kg x5"
      ]),
    .init(
      name: "i120",
      text:
        "2026-02-02\nweights in kg\nZou nog wat rustiger: squat 60x5",
      exercises: [
        "2026-02-02 Zou nog wat rustiger: squat: 60kg x5"
      ]),
    .init(
      name: "i124",
      text:
        "2026-02-02\nweights in kg\nNormalement j'avais mal: squat 80x5",
      exercises: [
        "2026-02-02 squat: 80kg x5"
      ]),
    .init(
      name: "i125",
      text:
        "2026-02-02\nweights in kg\nSupposed to be easy: squat 80x5",
      exercises: [
        "2026-02-02 squat: 80kg x5"
      ]),
    .init(
      name: "i127",
      text:
        "2026-02-02\nweights in kg\nBench 60x8 before warm up",
      exercises: [
        "2026-02-02 Bench: 60kg x8"
      ]),
    .init(
      name: "i136",
      text:
        "2026-02-02\nweights in kg\nSquat 100x5, heavy, gym not warm",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "i137",
      text:
        "2026-02-02\nweights in kg\nGlute activation 2x15",
      exercises: [
        "2026-02-02 Glute activation: x15, x15"
      ]),
    .init(
      name: "i146",
      text:
        "2026-02-02\nweights in kg\nKniebeuge 100x5, nächstes Mal reduziert auf 90x5",
      exercises: [
        "2026-02-02 Kniebeuge: 100kg x5"
      ]),
    .init(
      name: "i147",
      text:
        "2026-02-02\nweights in kg\nPanca 80x5, la prossima sceso a 70x8",
      exercises: [
        "2026-02-02 Panca: 80kg x5"
      ]),
  ]
}
