import Testing
import TrainingModel

@testable import Carryover

/// Logs whose lines go on with what stands above them: loads, months, hours, columns of days; and what only looks so.
struct NotesCarriedOnTests {
  typealias Document = NotesStructureTests.Document

  @Test("What is said once is carried on", arguments: documents)
  func document(document: Document) throws {
    let sets = try NotesStructureTests.read(document.text)
    #expect(sets == document.sets)
  }

  @Test("A line is read", arguments: rows)
  func line(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("The tier of an exercise is told beside its name")
  func tiers() throws {
    let text = "2024-05-01\nT1 Squat 85kg: 3, 3\nT2: Bench Press 50kg: 10\nT1000 Press 20kg x 5\n"
    let exercises = try #require(NotesStructureTests.sessions(text).first).sections.flatMap(\.exercises)
    #expect(exercises.map(\.name) == ["Squat", "Bench Press", "T1000 Press"])
    #expect(exercises.map(\.notes) == ["T1", "T2", nil])
    let bare = try #require(NotesStructureTests.sessions("2024-05-01\nSquat 85kg x 5").first).sections[0].exercises[0]
    #expect(exercises[0].exerciseID == bare.exerciseID)
  }

  @Test("How an exercise was done stays beside its name")
  func manners() throws {
    let text = "2024-05-01\nTrap bar deadlift, cluster, 20s between\n150 kg x 2, 2"
    let exercise = try #require(NotesStructureTests.sessions(text).first).sections[0].exercises[0]
    #expect(exercise.name == "Trap bar deadlift" && exercise.notes == "cluster")
    #expect(exercise.setGroups[0].restPeriod == 20)
  }

  @Test("What is no set of the day is a note")
  func notes() throws {
    for text in [
      "22:15 Rx, wall balls unbroken", "9:40 for the swings. Grip was the limit.", "%% ask about 5x5 %%",
      "> [!info] Previous\n> Row 70kg 8/8/7 last time", "Same, but tomorrow I will do more of them here",
    ] {
      let session = try #require(NotesStructureTests.sessions("2024-05-01\nRow 72.5kg 8/8/7\n\n\(text)").first)
      #expect(session.allSets.count == 3, "\(text)")
    }
  }

  private static let documents: [Document] = [
    Document(
      name: "a month alone in a line above its days",
      text:
        "JANUARY 2025\n\nMon 6th\nbench 60k 8,8\n\nWed 8th\nbench 62k 8\n\nFEBRUARY 2025\n\nMon 10th\nbench 64k 8",
      sets: ["2025-01-06 bench 2*60x8", "2025-01-08 bench 62x8", "2025-02-10 bench 64x8"]),
    Document(
      name: "days of six digits", text: "Friday 190816\nSquat 100kg x 5\n\nSaturday 190817\nRun 5 km",
      sets: ["2019-08-16 Squat 100x5", "2019-08-17 Run 5 km"]),
    Document(
      name: "six digits of another day", text: "# 2024-05-01\nMonday 190816 steps\nSquat 100kg x 5",
      sets: ["2024-05-01 Squat 100x5"]),
    Document(
      name: "a day's link with words behind it",
      text: "- [[2024-05-11]] Saturday, two visits\n\t- Squat\n\t\t- 60kg x 8\n- [[2024-05-12]] was better",
      sets: ["2024-05-11 Squat 60x8"]),
    Document(
      name: "hours before sets without a name",
      text: "2024-10-03\n18:17 squats 50kg 10\n18:20 50kg 10\n18:23 55kg 8\n18:32 leg press 90kg 12",
      sets: ["2024-10-03 squats 2*50x10, 55x8", "2024-10-03 leg press 90x12"]),
    Document(
      name: "a distance and an hour's time behind the date", text: "Sept 8 2024 - long run 10 mi 1:32:00, humid",
      sets: ["2024-09-08 long run 10 mi5520 s"]),
    Document(
      name: "days above the columns of a pasted sheet",
      text: "Push (kg)\t03/03/2023\t17/03/2023\nBench press\t60x8,7\t62.5x8\nLat raises\t\t8x16,15",
      sets: ["2023-03-03 Bench press 60x8, 60x7", "2023-03-17 Bench press 62.5x8", "2023-03-17 Lat raises 8x16, 8x15"]),
    Document(
      name: "once more, and with fewer",
      text:
        "2024-05-01\n- leg curl 35 kg x 12\n- again\n- again, only 9\n- calf raise 60 kg x 15\n- two more the same\n- press 45 kg x 8\n- same, bit of a grind",
      sets: ["2024-05-01 leg curl 2*35x12, 35x9", "2024-05-01 calf raise 3*60x15", "2024-05-01 press 2*45x8"]),
    Document(
      name: "counts below a load", text: "2024-05-01\nBench 60 kg x 8\n7\n6\nDips +10kg x 8\n\" x 7\n6",
      sets: ["2024-05-01 Bench 60x8, 60x7, 60x6", "2024-05-01 Dips 10x8, 10x7, 10x6"]),
    Document(
      name: "a load, and repetitions before sets",
      text: "2024-05-01\nLeg press — 270, 12x4\nGoblet squat — 60, 10x3\nCurl — 25, 12x3\nStep-up — 25, 8x3 per leg",
      sets: [
        "2024-05-01 Leg press 4*270x12", "2024-05-01 Goblet squat 3*60x10", "2024-05-01 Curl 3*25x12",
        "2024-05-01 Step-up 3*25x8",
      ]),
    Document(
      name: "a warm-up's load before a colon",
      text: "2024-05-01\nBench\nwarmup 40 kg: 10\n60 kg: 8\ndropset 45 kg: 10F",
      sets: ["2024-05-01 Bench 40x10 warmup, 60x8, 45x10 drop"]),
    Document(
      name: "where a part was trained",
      text: "2024-05-01\nRun 5 km\ngym after: step ups 12 kg 2x10\nBack accessories: rows 60kg 3x8, curls 20kg 2x10",
      sets: [
        "2024-05-01 Run 5 km", "2024-05-01 step ups 2*12x10", "2024-05-01 rows 3*60x8", "2024-05-01 curls 2*20x10",
      ]),
    Document(
      name: "minutes behind products in a day of one line",
      text: "14.1.24 BP 80kg x 5 x 3; SQ 100kg x 5 x 3; abs 10 min",
      sets: ["2024-01-14 BP 3*80x5", "2024-01-14 SQ 3*100x5", "2024-01-14 abs 600 s"]),
  ]

  private static let rows: [NotationRow] = [
    NotationRow("Bench 85% 90kg x 8 (AMRAP)", "Bench: 90kg x8 [xAMRAP 85%]", ""),
    NotationRow("db row 3x10 32 per side", "db row: 3* 32 x10 each", ""),
    NotationRow("Push-ups 30, 25, 21 (all to failure)", "Push-ups: x30 failure, x25 failure, x21 failure", ""),
    NotationRow("Push-ups 30, 25 (not all to failure)", "Push-ups: x30, x25 — (not all to failure)", ""),
    NotationRow("Dips 12, 10 (both to failure)", "Dips: x12 failure, x10 failure", ""),
    NotationRow("lunges 3x10 SKIPPED knee", "lunges: 3* x10 open — knee", ""),
    NotationRow("row 3x10 60kg, skipped the last", "row: 3* 60kg x10 — skipped the last", ""),
    NotationRow("ohp 3x5 skipped third set", "ohp: 3* x5 — skipped third set", ""),
    NotationRow("Chair stands: 12, then 11, then 10", "Chair stands: x12, x11, x10", ""),
    NotationRow("Shrimp squat: 6/6, 5/5 (L/R)", "Shrimp squat: x6 left, x6 right, x5 left, x5 right each", ""),
    NotationRow("Copenhagen: 20s/20s (L/R)", "Copenhagen: 20s left, 20s right each", ""),
    NotationRow("Row 20 kg x 12/10 (left/right)", "Row: 20kg x12 left, 20kg x10 right each", ""),
    NotationRow("Bench 90 kg x 7 left 1 in the tank", "Bench: 90kg x7 RIR 1", ""),
    NotationRow("Squat 355x4 for 3 sets, @7, @7.5, @8", "Squat: 355 x4 @7, 355 x4 @7.5, 355 x4 @8", ""),
    NotationRow("Farmers carry 2x24kg 30m 30m 30m", "Farmers carry: 3* 24kg 30m", ""),
    NotationRow("Leg press — 270, 4x12", "Leg press: 4* 270 x12", ""),
    NotationRow("Bench 60, 70, 80 x 5", "Bench: 60 x5, 70 x5, 80 x5", ""),
  ]
}
