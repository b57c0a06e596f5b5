import Testing
import TrainingModel

@testable import Carryover

/// Texts that come near what the rules of ordinary logs read, and that they leave alone.
struct NotesFairLogsNearMissTests {
  @Test("What only comes near ordinary wordings is read as before", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a001",
      text: "2026-02-02\nweights in kg\nBench Press\n100 x 5 (planned deload next week)\n100 x 5",
      exercises: [
        "2026-02-02 Bench Press: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a003",
      text: "2026-02-02\nweights in kg\nBench Press\n100 x 5 (goal 110)\n100 x 5",
      exercises: [
        "2026-02-02 Bench Press: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a009",
      text: "2026-02-02\nweights in kg\nSquat\n140 x 3 (planned for Friday)\n140 x 3 (planned 2 more sets)",
      exercises: [
        "2026-02-02 Squat: 140kg x3, 140kg x3"
      ]),
    .init(
      name: "a013",
      text: "2026-02-02\nweights in kg\nSquat\n3x5 140 (planned 3x5 145)",
      exercises: [
        "2026-02-02 Squat: 140kg x5, 140kg x5, 140kg x5"
      ]),
    .init(
      name: "a017",
      text: "2026-02-02\nweights in kg\nSquat: 100x5, 100x5, 100x4 (planned 3x5)",
      exercises: [
        "2026-02-02 Squat: 100kg x5 ? x5, 100kg x5 ? x5, 100kg x4 ? x5"
      ]),
    .init(
      name: "a021",
      text: "2026-02-02\nweights in kg\nPull-ups\n12, 10, 8 (wanted 30 reps)",
      exercises: [
        "2026-02-02 Pull-ups: x12, x10, x8"
      ]),
    .init(
      name: "a025",
      text: "2026-02-02\nweights in lb\nBench\n185 x 8 (last week 7)\n185 x 8 (prev 7, goal 9)",
      exercises: [
        "2026-02-02 Bench: 185lb x8, 185lb x8"
      ]),
    .init(
      name: "a027",
      text: "2026-02-02\nweights in lb\nBench\n185 x 8+ (goal 10)\n185 x AMRAP (got 9, goal 8)",
      exercises: [
        "2026-02-02 Bench: open ? 185lb x8+, open ? 185lb xAMRAP"
      ]),
    .init(
      name: "a029",
      text:
        "2026-02-02\nweights in lb\nBench\n185 x 8. Planned 10, stopped early.\n185 x 8. Wanted 10 but spotter left after 8",
      exercises: [
        "2026-02-02 Bench: 185lb x8, open ? 185lb x10, 185lb x8"
      ]),
    .init(
      name: "a031",
      text: "2026-02-02\nweights in kg\nRunning\n5 km 25:00 (goal 24:30)",
      exercises: [
        "2026-02-02 Running: 1500s 5km"
      ]),
    .init(
      name: "a033",
      text: "2026-02-02\nweights in kg\nRunning\n5 km (planned 6)",
      exercises: [
        "2026-02-02 Running: 5km"
      ]),
    .init(
      name: "a041",
      text: "2026-02-02\nweights in kg\n深蹲\n100kg 5次 3组（计划4组）",
      exercises: [
        "2026-02-02 深蹲: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a045",
      text: "2026-02-02\nweights in kg\nSquat\n100 x 5 (plan B: 95)\n100 x 5 (planned as top set, 1 of 3)",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a047",
      text: "2026-02-02\nweights in kg\nSquat (planned 3x5 100)\n100x5\n100x5\n100x4",
      exercises: [
        "2026-02-02 Squat: 100kg x5 ? 100kg x5, 100kg x5 ? 100kg x5, 100kg x4 ? 100kg x5"
      ]),
    .init(
      name: "a049",
      text: "2026-02-02\nweights in kg\nSquat\nPlanned 3x5 @ 100\nDid 3x4 @ 100",
      exercises: [
        "2026-02-02 Squat: 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5"
      ]),
    .init(
      name: "a053",
      text: "2026-02-02\nweights in kg\nBench Press\n100x5, rest 3 min\n100x5, 2 min rest",
      exercises: [
        "2026-02-02 Bench Press: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a057",
      text: "2026-02-02\nweights in kg\nPlank\n2 min, rest 1 min, 2 min",
      exercises: [
        "2026-02-02 Plank: 120s, 120s"
      ]),
    .init(
      name: "a059",
      text: "2026-02-02\nweights in kg\nRowing\n500 m 1:45\nrest 1:00\n500 m 1:46",
      exercises: [
        "2026-02-02 Rowing: 105s 500m, 106s 500m"
      ]),
    .init(
      name: "a061",
      text: "2026-02-02\nweights in kg\nRowing\n500 m 1:45, rest 1:00\n500 m 1:46, rest 1:00",
      exercises: [
        "2026-02-02 Rowing: 105s 500m, 106s 500m"
      ]),
    .init(
      name: "a063",
      text: "2026-02-02\nweights in kg\nRest day\nWalk 30 min",
      exercises: [
        "2026-02-02 Walk: 1800s"
      ]),
    .init(
      name: "a067",
      text: "2026-02-02\nweights in kg\nBench\ntired, 100x5, rest 2 min\n100x5 tired, rest 5 min before next",
      exercises: [
        "2026-02-02 Bench: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a069",
      text: "2026-02-02\nweights in kg\nDeadlift\n100x5\ncansado, descanso 2 min\n100x5",
      exercises: [
        "2026-02-02 Deadlift: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "a073",
      text: "2026-02-02\nweights in kg\nRun intervals\n6 x 400 m\nrest 90 s",
      exercises: [
        "2026-02-02 Run intervals: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "a075",
      text: "2026-02-02\nweights in kg\nRest pause bench: 80x8, 4, 3",
      exercises: [
        "2026-02-02 bench: 80kg x8, 80kg x4, 80kg x3"
      ]),
    .init(
      name: "a077",
      text: "2026-02-02\nweights in kg\n17:05. Bench Press\n80x8\n80x8",
      exercises: [
        "2026-02-02 Bench Press: 1025s, 80kg x8, 80kg x8"
      ]),
    .init(
      name: "a079",
      text: "2026-02-02\nweights in kg\nPlank\n1:05. Grip was the limiter\n1:10. Better",
      exercises: [
        "2026-02-02 Plank: 65s, 70s"
      ]),
    .init(
      name: "a081",
      text: "2026-02-02\nweights in kg\nFarmer carry\n32 kg 1:05. Grip was the limiter",
      exercises: [
        "2026-02-02 Farmer carry: 32kg 65s"
      ]),
    .init(
      name: "a083",
      text: "2026-02-02\nweights in kg\n5K\n25:30. New PB",
      exercises: [
        "2026-02-02 5K: 1530s"
      ]),
    .init(
      name: "a087",
      text: "2026-02-02\nweights in kg\nPlank 2:05 felt strong",
      exercises: [
        "2026-02-02 Plank: 125s"
      ]),
    .init(
      name: "a089",
      text:
        "2026-02-02\nweights in kg\nBench\n80x8\n80x8\n\nNotes:\n- shoulder 3/10 pain\n- slept 6 h\n\nSquat\n100x5\n100x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8",
        "2026-02-02 Squat: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a091",
      text: "2026-02-02\nweights in kg\nBench\nNotes: paused\n- 80x8\n- 80x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "a093",
      text: "2026-02-02\nweights in kg\nBench\nNotes\n80x8\n80x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "a095",
      text: "2026-02-02\nweights in kg\nBench\n- 80x8\n- 80x8\n- Notes: easy\n- 85x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8, 85kg x5"
      ]),
    .init(
      name: "a097",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nNotes\n- easy\n\nSquat\n- 100x5\n- 100x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Squat: 100kg x5, 100kg x5",
      ]),
    .init(
      name: "a099",
      text: "2026-02-02\nweights in kg\nNotes\n- slept 6h\n- weight 82 kg\n\nBench\n80x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "a101",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nNotizen:\n- 3 Tage Pause\n- 85 nächstes mal\nKniebeugen\n- 100x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Kniebeugen: 100kg x5",
      ]),
    .init(
      name: "a105",
      text: "2026-02-02\nweights in kg\nBench\n8x 80\n8x 80\n7x 80",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8, 80kg x7"
      ]),
    .init(
      name: "a107",
      text: "2026-02-02\nweights in kg\nCircuit 3x\nPush-ups 10\nSquats 20",
      exercises: [
        "2026-02-02 Push-ups: x10, x10, x10"
      ]),
    .init(
      name: "a109",
      text: "2026-02-02\nweights in kg\n3x\n- Push-ups 10\n- Squats 20",
      exercises: [
        "2026-02-02 Push-ups: x10"
      ]),
    .init(
      name: "a111",
      text: "2026-02-02\nweights in kg\nSuperset 4x\nBench 80 x 8\nRow 60 x 10",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8, 80kg x8, 80kg x8",
        "2026-02-02 Row: 60kg x10, 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "a113",
      text: "2026-02-02\nweights in kg\nBench\n4x\n8 reps\n80 kg",
      exercises: [
        "2026-02-02 Bench: x8"
      ]),
    .init(
      name: "a115",
      text: "2026-02-02\nweights in kg\nPull-ups\n3× (to failure)",
      exercises: [
        "2026-02-02 Pull-ups: fail x3"
      ]),
    .init(
      name: "a117",
      text: "2026-02-02\nweights in kg\nPull-ups 3x failure",
      exercises: [
        "2026-02-02 Pull-ups: fail, fail, fail"
      ]),
    .init(
      name: "a119",
      text: "2026-02-02\nweights in kg\nPull-ups: 3x (AMRAP)",
      exercises: [
        "2026-02-02 Pull-ups: open ? xAMRAP, open ? xAMRAP, open ? xAMRAP"
      ]),
    .init(
      name: "a125",
      text: "2026-02-02\nweights in kg\nBox jumps 10, 20\"",
      exercises: [
        "2026-02-02 Box jumps: x10"
      ]),
    .init(
      name: "a127",
      text: "2026-02-02\nweights in kg\nPlank 20\"",
      exercises: [
        "2026-02-02 Plank: 20s"
      ]),
    .init(
      name: "a129",
      text: "2026-02-02\nweights in kg\n10 push-ups, 20\" plank",
      exercises: [
        "2026-02-02 push-ups: x10",
        "2026-02-02 plank: 20s",
      ]),
    .init(
      name: "a131",
      text: "2026-02-02\nweights in kg\nBox jumps\n20\" x 10\n24\" x 8",
      exercises: [
        "2026-02-02 Box jumps: 20s, 20s, 20s, 20s, 20s, 20s, 20s, 20s, 20s, 20s, 24s, 24s, 24s, 24s, 24s, 24s, 24s, 24s"
      ]),
    .init(
      name: "a133",
      text: "2026-02-02\nweights in kg\nBox jumps 24 in: 3x5",
      exercises: [
        "2026-02-02 Box jumps: x5, x5, x5"
      ]),
    .init(
      name: "a135",
      text: "2026-02-02\nweights in kg\n5 dead hangs, 10\" each",
      exercises: [
        "2026-02-02 dead hangs: 5s, 10s"
      ]),
    .init(
      name: "a139",
      text: "2026-02-02\nweights in kg\nPause squat 3\", 100x3",
      exercises: [
        "2026-02-02 Pause squat: 3s, 100kg x3"
      ]),
    .init(
      name: "a141",
      text: "2026-02-02\nweights in kg\n10 burpees, 30\" rest",
      exercises: [
        "2026-02-02 burpees: x10"
      ]),
    .init(
      name: "a145",
      text: "2026-02-02\nweights in kg\nSquat\n1 @8 180\n3 @8 165",
      exercises: [
        "2026-02-02 Squat: 180kg @8 x1, 165kg @8 x3"
      ]),
    .init(
      name: "a147",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 -> 110x5 -> 120x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 110kg x5, 120kg x5"
      ]),
    .init(
      name: "a149",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 -> next 105x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 105kg x5"
      ]),
    .init(
      name: "a151",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 -> 102.5x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 102.5kg x5"
      ]),
    .init(
      name: "a153",
      text: "2026-02-02\nweights in kg\nSquat\n3x8 -> 3x10 next week",
      exercises: [
        "2026-02-02 Squat: x8, x8, x8"
      ]),
    .init(
      name: "a157",
      text: "2026-02-02\nweights in kg\nLateral raise\n10x15 -> 8x15 -> 6x15",
      exercises: [
        "2026-02-02 Lateral raise: 10kg x15, 8kg drop x15, 6kg drop x15"
      ]),
    .init(
      name: "a161",
      text: "2026-02-02\nweights in kg\nBench: 3x8 @ 80 => 8, 8, 7",
      exercises: [
        "2026-02-02 Bench: 80kg x8 ? 80kg x8, 80kg x8 ? 80kg x8, 80kg x7 ? 80kg x8"
      ]),
    .init(
      name: "b002",
      text: "2026-02-02\nweights in kg\nBench\n80x8\n2x\n70x10\n2x",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 70kg x10"
      ]),
    .init(
      name: "b004",
      text: "2026-02-02\nweights in kg\nBench Press 80 kg\n5x\n5x\n5x\nand then dips\n12x",
      exercises: [
        "2026-02-02 Bench Press: 80kg x5, 80kg x5, 80kg x5",
        "2026-02-02 dips: ",
      ]),
    .init(
      name: "b006",
      text: "2026-02-02\nweights in kg\nBankdrücken\n60 kg 10x\n70 kg 8x\n80 kg 6x",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x10, 70kg x8, 80kg x6"
      ]),
    .init(
      name: "b008",
      text: "2026-02-02\nweights in kg\nBankdrücken\n3x 10x 60\n2x 8x 70",
      exercises: [
        "2026-02-02 Bankdrücken: 60kg x10, 60kg x10, 60kg x10, 70kg x8, 70kg x8"
      ]),
    .init(
      name: "b010",
      text: "2026-02-02\nweights in kg\nFinisher\n3x\n10 Burpees\n20 Squats",
      exercises: [
        "2026-02-02 Burpees: x10",
        "2026-02-02 Squats: x20",
      ]),
    .init(
      name: "b012",
      text: "2026-02-02\nweights in kg\nBench\n80x8\n3x",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "b014",
      text: "2026-02-02\nweights in kg\nPlank\n60s\n3x",
      exercises: [
        "2026-02-02 Plank: 60s"
      ]),
    .init(
      name: "b016",
      text: "2026-02-02\nweights in kg\nRower\n4x\n500 m 1:50\nrest 2:00",
      exercises: [
        "2026-02-02 Rower: 110s 500m"
      ]),
    .init(
      name: "b018",
      text: "2026-02-02\nweights in kg\nSquat\n3x\n5x100",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "b020",
      text: "2026-02-02\nweights in kg\nSquat\n80 kg\n4x (2 min rest)",
      exercises: [
        "2026-02-02 Squat: 80kg x4"
      ]),
    .init(
      name: "b022",
      text: "2026-02-02\nweights in kg\nSquat\n140 x 3, should have used a belt for 150\n140 x 3, shoulda been 4",
      exercises: [
        "2026-02-02 Squat: 140kg x3, 140kg x3"
      ]),
    .init(
      name: "b024",
      text: "2026-02-02\nweights in kg\nSquat\n140 x 5, should have been RPE 8 but felt 9",
      exercises: [
        "2026-02-02 Squat: 140kg x5"
      ]),
    .init(
      name: "b026",
      text:
        "2026-02-02\nweights in kg\nSquat\n140 x 5, should've been easier\n140 x 5, should be 100 kg plates but gym only had 20s",
      exercises: [
        "2026-02-02 Squat: 140kg x5, 140kg x5"
      ]),
    .init(
      name: "b030",
      text: "2026-02-02\nweights in kg\nBench\n8, 8, 6, should've been 8",
      exercises: [
        "2026-02-02 Bench: x8, x8, x6"
      ]),
    .init(
      name: "b032",
      text: "2026-02-02\nweights in kg\nBench\n80 x 8 (planned rest 3 min)\n80 x 8 (planned for 3 sets)",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "b034",
      text: "2026-02-02\nweights in kg\nBench\n80 x 8 (long term goal 100 x 8)\n80 x 8 (next goal 85)",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "b036",
      text:
        "2026-02-02\nweights in kg\nBench\n80 x 8 (objectif 100 kg avant l'été)\n80 x 8 (objectif la prochaine fois 10)",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "b040",
      text: "2026-02-02\nweights in kg\nBench\n80 x 8 (Target gym, 2 spotters)",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "b042",
      text: "2026-02-02\nweights in kg\nRunning\n30 min (target HR 140)\n5 km 27:00 (target pace 5:20)",
      exercises: [
        "2026-02-02 Running: 1800s, 1620s 5km"
      ]),
    .init(
      name: "b046",
      text: "2026-02-02\nweights in kg\nRunning: 8 km, 45:00 (wanted 10 but rain)",
      exercises: [
        "2026-02-02 Running: 2700s 8km"
      ]),
    .init(
      name: "b048",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 - planned 3 more but stopped\n100x5 - planned weight was 105",
      exercises: [
        "2026-02-02 Squat: 100kg x5, open ? 100kg x3, 100kg x5"
      ]),
    .init(
      name: "b050",
      text: "2026-02-02\nweights in kg\nSquat\n3 sets of 5 at 100 (planned 4 sets)",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "b052",
      text: "2026-02-02\nweights in kg\nSquat\n3x5 100 (planned 4x5)",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "b054",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 (goal 105 lb more)\n100x5 (goal 225 lb)",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "b056",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 (goal 2x bodyweight)\n100x5 (goal 140 kg 1RM)",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "b062",
      text: "2026-02-02\nweights in kg\nCurl\n15 x 10 (voulais 12)\n15 x 10 (prévu 3 séries)\n15 x 10 (prévu à 17,5)",
      exercises: [
        "2026-02-02 Curl: 15kg x10, 15kg x10, 15kg x10"
      ]),
    .init(
      name: "b064",
      text: "2026-02-02\nweights in kg\nベンチプレス\n60kg 8回（目標10回）\n60kg 8回（来週65kg）",
      exercises: [
        "2026-02-02 ベンチプレス: 60kg x8, 60kg x8"
      ]),
    .init(
      name: "b066",
      text: "2026-02-02\nweights in kg\nЖим лёжа\n60 кг 8 раз (план 10)\n60x8 (цель 100 кг к лету)",
      exercises: [
        "2026-02-02 Жим лёжа: 60kg x8, 60kg x8"
      ]),
    .init(
      name: "b068",
      text: "2026-02-02\nweights in kg\nBænkpres\n60 kg x 8 (planlagt 10)\n60 kg x 8 (mål 100)",
      exercises: [
        "2026-02-02 Bænkpres: 60kg x8, 100kg x8"
      ]),
    .init(
      name: "b072",
      text: "2026-02-02\nweights in kg\nPlank\n1:30. 1:20. 1:10.",
      exercises: [
        "2026-02-02 Plank: 90s, 80s, 70s"
      ]),
    .init(
      name: "b074",
      text: "2026-02-02\nweights in kg\n- Plank\n  - 1:30. Good\n  - 1:20. Shaky",
      exercises: [
        "2026-02-02 Plank: 90s, 80s"
      ]),
    .init(
      name: "b076",
      text: "2026-02-02\nweights in kg\nDead hang: 1:05. Grip gave out",
      exercises: [
        "2026-02-02 Dead hang: 65s"
      ]),
    .init(
      name: "b078",
      text: "2026-02-02\nweights in kg\nDead hang\n1:05 grip gave out",
      exercises: [
        "2026-02-02 Dead hang: 65s"
      ]),
    .init(
      name: "b080",
      text: "2026-02-02\nweights in kg\nRunning\n5 km\n27:30\nFelt heavy",
      exercises: [
        "2026-02-02 Running: 1650s 5km"
      ]),
    .init(
      name: "b082",
      text: "2026-02-02\nweights in kg\nLaufen\n5 km\n27:30. Beine schwer",
      exercises: [
        "2026-02-02 Laufen: 1650s 5km"
      ]),
    .init(
      name: "b084",
      text: "2026-02-02\nweights in kg\nFran\nTime: 4:32. Rx",
      exercises: [
        "2026-02-02 Fran: "
      ]),
    .init(
      name: "b086",
      text: "2026-02-02\nweights in kg\nGrace\n3:10. 60 kg",
      exercises: [
        "2026-02-02 Grace: 190s"
      ]),
    .init(
      name: "b088",
      text: "2026-02-02\nweights in kg\nL-sit\n0:20. Good",
      exercises: [
        "2026-02-02 L-sit: 20s"
      ]),
    .init(
      name: "b090",
      text: "2026-02-02\nweights in kg\n18:30. Bench Press 3x8 80",
      exercises: [
        "2026-02-02 Bench Press: 80kg x8, 80kg x8, 80kg x8"
      ]),
    .init(
      name: "b092",
      text: "2026-02-02\nweights in kg\n18.30. Arrived late\nBench\n80x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "b094",
      text: "2026-02-02\nweights in kg\nBench\n18:30 80x8\n18:35 80x8",
      exercises: [
        "2026-02-02 Bench: ",
        "2026-02-02 18: 30kg x80, 30kg x80, 30kg x80, 30kg x80, 30kg x80, 30kg x80, 30kg x80, 30kg x80",
        "2026-02-02 18: 35kg x80, 35kg x80, 35kg x80, 35kg x80, 35kg x80, 35kg x80, 35kg x80, 35kg x80",
      ]),
    .init(
      name: "b096",
      text: "2026-02-02\nweights in kg\nBike\n20 km\n41:10. Wind from the west",
      exercises: [
        "2026-02-02 Bike: 20km 2470s"
      ]),
    .init(
      name: "b100",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nNotes:\n- felt ok\nRow\n60x10\n60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Row: 60kg x10, 60kg x10",
      ]),
    .init(
      name: "b102",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nNotes:\n- felt ok\n- Row 60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Row: 60kg x10",
      ]),
    .init(
      name: "b104",
      text: "2026-02-02\nweights in kg\n- Bench\n  - 80x8\n  - Notes\n    - 2 spotters\n  - 85x5\n- Row\n  - 60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 85kg x5",
        "2026-02-02 Row: 60kg x10",
      ]),
    .init(
      name: "b106",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nNotes:\n- 2 spotters\n2026-02-03\nRow\n60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-03 Row: 60kg x10",
      ]),
    .init(
      name: "b108",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nComments:\n- next 82.5x8\nSquat: 100x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 82.5kg x8",
        "2026-02-02 Squat: 100kg x5",
      ]),
    .init(
      name: "b110",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nRemarques :\n- 82,5 la prochaine fois\nSquat : 100x5",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Squat: 100kg x5",
      ]),
    .init(
      name: "b112",
      text: "2026-02-02\nweights in kg\n1. Bench\n- 80x8\nNotes:\n- slow\n2. Row\n- 60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Row: 60kg x10",
      ]),
    .init(
      name: "c003",
      text: "2026-02-02\nweights in kg\n15 wall balls, 10'",
      exercises: [
        "2026-02-02 15 wall balls: 600s"
      ]),
    .init(
      name: "c005",
      text: "2026-02-02\nweights in kg\n10 burpees, 40\"\n10 burpees, 38\"",
      exercises: [
        "2026-02-02 burpees: x10, 40s",
        "2026-02-02 burpees: x10, 38s",
      ]),
    .init(
      name: "c007",
      text: "2026-02-02\nweights in kg\n10 pull-ups, 45\" rest",
      exercises: [
        "2026-02-02 pull-ups: x10"
      ]),
    .init(
      name: "c009",
      text: "2026-02-02\nweights in kg\n10 sentadillas, 30\" descanso",
      exercises: [
        "2026-02-02 sentadillas: x10"
      ]),
    .init(
      name: "c011",
      text: "2026-02-02\nweights in kg\nTabata: 20\" / 10\" x 8",
      exercises: [
        "2026-02-02 Tabata: 20s, 10s"
      ]),
    .init(
      name: "c021",
      text: "2026-02-02\nweights in kg\nSquat\n5 @ 100 -> 5 @ 105 -> 5 @ 110",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 105kg x5, 110kg x5"
      ]),
    .init(
      name: "c023",
      text: "2026-02-02\nweights in kg\nSquat\n3x5 -> 100x5, 100x5, 100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5 ? x5, 100kg x5 ? x5, 100kg x5 ? x5"
      ]),
    .init(
      name: "c025",
      text: "2026-02-02\nweights in kg\nSquat\n1x5 @8 -> too easy\n100x5",
      exercises: [
        "2026-02-02 Squat: @8 x5, 100kg x5"
      ]),
    .init(
      name: "c027",
      text: "2026-02-02\nweights in kg\nPull-ups\n3x8 -> 8, 7, 6",
      exercises: [
        "2026-02-02 Pull-ups: x8 ? x8, x7 ? x8, x6 ? x8"
      ]),
    .init(
      name: "c029",
      text: "2026-02-02\nweights in kg\nSquat\n3 x 5 @ 70% -> 100",
      exercises: [
        "2026-02-02 Squat: open ? 70% x5, open ? 70% x5, open ? 70% x5"
      ]),
    .init(
      name: "c031",
      text: "2026-02-02\nweights in kg\nBench\n80 -> 85 -> 90 x 5",
      exercises: [
        "2026-02-02 Bench: 80kg x5, 85kg x5, 90kg x5"
      ]),
    .init(
      name: "c033",
      text: "2026-02-02\nweights in kg\nBench\n3x8 @8 > 80, 80, 77.5",
      exercises: [
        "2026-02-02 Bench: @8 x8, @8 x8, @8 x8, 80kg x1, 80kg x1, 77.5kg x1"
      ]),
    .init(
      name: "c037",
      text: "2026-02-02\nweights in kg\n深蹲\n第1组 100kg x 5\n第2组 100kg x 5",
      exercises: [
        "2026-02-02 深蹲: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "c039",
      text: "2026-02-02\nweights in kg\n第1组：深蹲 100公斤 5次\n第2组：卧推 80公斤 5次",
      exercises: [
        "2026-02-02 第1组：深蹲: 100kg x5",
        "2026-02-02 第2组：卧推: 80kg x5",
      ]),
    .init(
      name: "c041",
      text: "2026-02-02\nweights in kg\n深蹲\n4组：10次",
      exercises: [
        "2026-02-02 深蹲: x10, x10, x10, x10"
      ]),
    .init(
      name: "c043",
      text: "2026-02-02\nweights in kg\n深蹲\n第1-3组：100公斤 8次",
      exercises: [
        "2026-02-02 深蹲: 100kg x8, 100kg x8, 100kg x8"
      ]),
    .init(
      name: "c047",
      text: "2026-02-02\nweights in kg\nKB swings 10 x 10 x 24 kg",
      exercises: [
        "2026-02-02 KB swings: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "c049",
      text: "2026-02-02\nweights in kg\nSquat 3 sets x 5 x 100\nSquat 3 x 5 x 100 sets",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2026-02-02 Squat: 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5, 3kg x5",
      ]),
    .init(
      name: "c051",
      text: "2026-02-02\nweights in kg\nPush-ups 3 x 10 sets",
      exercises: [
        "2026-02-02 Push-ups: x3, x3, x3, x3, x3, x3, x3, x3, x3, x3"
      ]),
    .init(
      name: "c053",
      text: "2026-02-02\nweights in kg\nSwings 24kg x10 x10 rounds",
      exercises: [
        "2026-02-02 Swings: 24kg x10, 24kg x10"
      ]),
    .init(
      name: "c055",
      text: "2026-02-02\nweights in kg\nSwings 2x16 x10 x5 sets",
      exercises: [
        "2026-02-02 Swings: x16, x10, x5"
      ]),
    .init(
      name: "c057",
      text: "2026-02-02\nweights in kg\nSquat\n100 x5 x3 sets\n110 x3 x2 sets",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5, 100kg x5, 110kg x3, 110kg x3"
      ]),
    .init(
      name: "c059",
      text: "2026-02-02\nweights in kg\nCurl\n12 kg, 10 I, 10 D",
      exercises: [
        "2026-02-02 Curl: 12kg x10"
      ]),
    .init(
      name: "c061",
      text: "2026-02-02\nweights in kg\nCurl\n12 kg, 10 L, 10 R",
      exercises: [
        "2026-02-02 Curl: 12kg left x10, 12kg right x10"
      ]),
    .init(
      name: "c063",
      text: "2026-02-02\nweights in kg\nCurl\n12 kg, 10 E\n12 kg, 10 D",
      exercises: [
        "2026-02-02 Curl: 12kg x10, 12kg x10"
      ]),
    .init(
      name: "c065",
      text: "2026-02-02\nweights in kg\nDeadlift\n100 kg, 10 D",
      exercises: [
        "2026-02-02 Deadlift: 100kg x10"
      ]),
    .init(
      name: "c071",
      text: "2026-02-02\nweights in kg\nSquat\n100 kg, 5 E",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c075",
      text: "2026-02-02\nweights in kg\nSquat\nTempo: 3 s down\n100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c077",
      text: "2026-02-02\nweights in kg\nSquat\nTempo 31X0\n100x5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "c079",
      text: "2026-02-02\nweights in kg\nTempo run: 4 mi, 31:40\nEasy: 3 mi, 27:00\nLong: 10 mi 1:30:00",
      exercises: [
        "2026-02-02 Tempo run: 1900s 4mi",
        "2026-02-02 Easy: 1620s 3mi",
        "2026-02-02 Long: 10mi 5400s",
      ]),
    .init(
      name: "c083",
      text: "2026-02-02\nweights in kg\nIntervals: 6x400 m, 1:30",
      exercises: [
        "2026-02-02 Intervals: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s"
      ]),
    .init(
      name: "c087",
      text: "2026-02-02\nweights in kg\nLegs\n- Squat\n- 100x5\n- Landmine thing\n- 40x10",
      exercises: [
        "2026-02-02 Squat: 100kg x5",
        "2026-02-02 Landmine thing: 40kg x10",
      ]),
    .init(
      name: "c089",
      text: "2026-02-02\nweights in kg\nBench Press\n- wide grip 80x8\n- close grip 70x8",
      exercises: [
        "2026-02-02 Bench Press: ",
        "2026-02-02 wide grip: 80kg x8",
        "2026-02-02 close grip: 70kg x8",
      ]),
    .init(
      name: "c091",
      text: "2026-02-02\nweights in kg\nPush\n- Bench\n- 80x8\n- Dumpling press\n- 30x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Dumpling press: 30kg x10",
      ]),
    .init(
      name: "c093",
      text: "2026-02-02\nweights in kg\nKettlebell\n- Halo\n- 12x10\n- Snatch\n- 20x5",
      exercises: [
        "2026-02-02 Halo: 12kg x10",
        "2026-02-02 Snatch: 20kg x5",
      ]),
    .init(
      name: "c095",
      text: "2026-02-02\nweights in kg\nLat Pulldown\n- neutral handle\n- 60x10\n- seat 4\n- 60x10",
      exercises: [
        "2026-02-02 Lat Pulldown: ",
        "2026-02-02 neutral handle: 60kg x10, 60kg x10",
      ]),
    .init(
      name: "c097",
      text: "2026-02-02\nweights in kg\nMachine\n- Pec Fly\n- 40x12\n- Reverse Pec\n- 30x12",
      exercises: [
        "2026-02-02 Pec Fly: 40kg x12",
        "2026-02-02 Reverse Pec: 30kg x12",
      ]),
    .init(
      name: "c099",
      text: "2026-02-02\nweights in kg\nDips\n- Ring\n- 8\n- 7",
      exercises: [
        "2026-02-02 Dips: ",
        "2026-02-02 Ring: x8, x7",
      ]),
    .init(
      name: "c103",
      text: "2026-02-02\nweights in kg\nEMOM 10: 5 pull-ups",
      exercises: [
        "2026-02-02 pull-ups: x5, x5, x5, x5, x5, x5, x5, x5, x5, x5"
      ]),
    .init(
      name: "c105",
      text: "2026-02-02\nweights in kg\nA) EMOM 8: Clean 60x2",
      exercises: [
        "2026-02-02 Clean: 60kg x2, 60kg x2, 60kg x2, 60kg x2, 60kg x2, 60kg x2, 60kg x2, 60kg x2"
      ]),
    .init(
      name: "c107",
      text: "2026-02-02\nweights in kg\nE2MOM 10 min\nSquat 100x3",
      exercises: [
        "2026-02-02 Squat: 100kg x3"
      ]),
    .init(
      name: "c109",
      text: "2026-02-02\nweights in kg\n3 rounds, 40 sec on 20 off:\nBurpees\nSquats\nPlank",
      exercises: [
        "2026-02-02 : 40s, 40s, 40s",
        "2026-02-02 Burpees: ",
        "2026-02-02 Squats: ",
        "2026-02-02 Plank: ",
      ]),
    .init(
      name: "c111",
      text: "2026-02-02\nweights in kg\n3 rounds, 40 sec on 20 off: burpees, squats, plank",
      exercises: [
        "2026-02-02 : 40s, 40s, 40s"
      ]),
    .init(
      name: "c113",
      text: "2026-02-02\nweights in kg\n4 rounds, 1 min rest:\n10 push-ups\n20 squats",
      exercises: [
        "2026-02-02 push-ups: x10, x10, x10, x10",
        "2026-02-02 squats: x20, x20, x20, x20",
      ]),
    .init(
      name: "c115",
      text: "2026-02-02\nweights in kg\nBurpees EMOM 8",
      exercises: [
        "2026-02-02 Burpees: x8, x8, x8, x8, x8, x8, x8, x8"
      ]),
    .init(
      name: "c117",
      text: "2026-02-02\nweights in kg\nPower clean\nEMOM 8: 60x2",
      exercises: [
        "2026-02-02 Power clean: ",
        "2026-02-02 EMOM: 8kg x60, 8kg x60",
      ]),
    .init(
      name: "c119",
      text: "2026-02-02\nweights in kg\nPower clean\nEMOM 8\n60x2",
      exercises: [
        "2026-02-02 Power clean: 60kg x2"
      ]),
    .init(
      name: "c121",
      text: "2026-02-02\nweights in kg\nLateral raise\ndrop set: 12x10 > 10x8 > 8x8",
      exercises: [
        "2026-02-02 Lateral raise: 12kg x10, 10kg drop x8, 8kg drop x8"
      ]),
    .init(
      name: "c123",
      text: "2026-02-02\nweights in kg\nBench\n60x10\ndrop set: 60x10 > 50x8",
      exercises: [
        "2026-02-02 Bench: 60kg x10, 60kg x10, 50kg drop x8"
      ]),
    .init(
      name: "c125",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nDrop set: 60x10",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 60kg drop x10"
      ]),
    .init(
      name: "c127",
      text: "2026-02-02\nweights in kg\nBench\n80x8\ndrop: 60x10, 50x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 60kg drop x10, 50kg drop x8"
      ]),
    .init(
      name: "c129",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nDropsatz: 60x10 > 50x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 60kg drop x10, 50kg drop x8"
      ]),
    .init(
      name: "c131",
      text: "2026-02-02\nweights in kg\nSquat\n140x3\nDrop sets: 3x5 120",
      exercises: [
        "2026-02-02 Squat: 140kg x3, 120kg x5, 120kg x5, 120kg x5"
      ]),
    .init(
      name: "d003",
      text: "2026-02-02\nweights in kg\nBench\n80x8\nskipped last set (plan was 3x8)",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "d005",
      text: "2026-02-02\nweights in kg\nBench\nskipped warmup, 80x8\n80x8",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "d007",
      text: "2026-02-02\nweights in kg\nBench\n80x8\n80x8\nskipped",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "d009",
      text: "2026-02-02\nweights in kg\nLeg press\nskipped, machine taken. Hack squat 3x12 40 kg",
      exercises: [
        "2026-02-02 Leg press: open"
      ]),
    .init(
      name: "d011",
      text: "2026-02-02\nweights in kg\nLeg press\nmachine taken, did 3x12 40 kg dumbbell",
      exercises: [
        "2026-02-02 Leg press: ",
        "2026-02-02 machine taken: 40kg x12, 40kg x12, 40kg x12",
      ]),
    .init(
      name: "d019",
      text: "2026-02-02\nweights in kg\nSquat\n\\- 100 x 5\n1\\. 100 x 5",
      exercises: [
        "2026-02-02 Squat: 100kg x5"
      ]),
    .init(
      name: "d023",
      text: "2026-02-02\nweights in kg\nSquat\n100x5 ¯\\_(ツ)_/¯\n100x3",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x3"
      ]),
    .init(
      name: "d031",
      text: "2026-02-02\nweight x reps, kg\nLunges\n14x10 each leg",
      exercises: [
        "2026-02-02 Lunges: 14kg x10"
      ]),
    .init(
      name: "d033",
      text: "2026-02-02\nsets x reps\nLunges\n3x10 each side",
      exercises: [
        "2026-02-02 Lunges: x10, x10, x10"
      ]),
    .init(
      name: "d035",
      text: "2026-02-02\nweights in kg\nLunges\n3x12 each side, 14 kg\n2x10 per leg",
      exercises: [
        "2026-02-02 Lunges: 14kg x12, 14kg x12, 14kg x12, x10, x10"
      ]),
    .init(
      name: "d037",
      text: "2026-02-02\nLegend: m = missed, kg\nSnatch: 70/1, 75/1m, 75/1m",
      exercises: [
        "2026-02-02 Snatch: 70kg x1, 70kg 75m, 1m 70kg, 70kg 75m, 1m 70kg"
      ]),
    .init(
      name: "d043",
      text: "2026-02-02\nweights in kg\nSled push\n60 m, 60 m\n40 m, 40 m",
      exercises: [
        "2026-02-02 Sled push: 60m, 60m, 40m, 40m"
      ]),
    .init(
      name: "d045",
      text: "2026-02-02\nweights in kg\nFarmer carry\n60 m, 60 m, 32 kg",
      exercises: [
        "2026-02-02 Farmer carry: 32kg 60m, 32kg 60m"
      ]),
    .init(
      name: "d047",
      text: "2026-02-02\nweights in kg\nFarmer carry\n60 m 32 kg, 60 m 36 kg",
      exercises: [
        "2026-02-02 Farmer carry: 32kg 60m, 36kg 60m"
      ]),
    .init(
      name: "d049",
      text: "2026-02-02\nweights in kg\nSwim\n50 m, 0:45\n100 m, 1:40",
      exercises: [
        "2026-02-02 Swim: 45s 50m, 100m 100s"
      ]),
    .init(
      name: "d051",
      text: "2026-02-02\nweights in kg\nPlank 1 m, 1 m",
      exercises: [
        "2026-02-02 Plank: 60s, 60s"
      ]),
    .init(
      name: "d063",
      text: "2026-02-02\nweights in kg\nBench\n80x8 took about 20 min in total",
      exercises: [
        "2026-02-02 Bench: 80kg x8"
      ]),
    .init(
      name: "d067",
      text: "2026-02-02\nweights in kg\nRun\n5 km 22:41, 1 min slower than last week",
      exercises: [
        "2026-02-02 Run: 1361s 5km"
      ]),
    .init(
      name: "d071",
      text: "2026-02-02\nweights in kg\nRun\nRest about 60 s\n400 m 1:20",
      exercises: [
        "2026-02-02 Run: 400m 80s"
      ]),
    .init(
      name: "d073",
      text: "2026-02-02\nweights in kg\nBurpees: 10 - 12 reps",
      exercises: [
        "2026-02-02 Burpees: open ? x10-12"
      ]),
    .init(
      name: "d075",
      text: "2026-02-02\nweights in kg\nBurpees: 3 x 8 - 10 reps",
      exercises: [
        "2026-02-02 Burpees: open ? x8-10, open ? x8-10, open ? x8-10"
      ]),
    .init(
      name: "d077",
      text: "2026-02-02\nweights in kg\nBurpees 10 - 8 reps",
      exercises: [
        "2026-02-02 Burpees: +10kg x8"
      ]),
    .init(
      name: "d079",
      text: "2026-02-02\nweights in kg\nSquat: 100 - 8 reps\nBench: 80 - 5 reps",
      exercises: [
        "2026-02-02 Squat: 100kg x8",
        "2026-02-02 Bench: 80kg x5",
      ]),
    .init(
      name: "d081",
      text: "2026-02-02\nweights in kg\nCurls: 12 - 10 reps",
      exercises: [
        "2026-02-02 Curls: 12kg x10"
      ]),
    .init(
      name: "d083",
      text: "2026-02-02\nweights in lb\nBench: 135 - 10 reps\nOHP: 95 - 8 reps",
      exercises: [
        "2026-02-02 Bench: 135lb x10",
        "2026-02-02 OHP: 95lb x8",
      ]),
    .init(
      name: "d085",
      text: "2026-02-02\nweights in kg\nGoblet squat: 24 - 10 reps",
      exercises: [
        "2026-02-02 Goblet squat: 24kg x10"
      ]),
    .init(
      name: "d095",
      text: "2026-02-02\nweights in kg\nCurl\n12 kg left, 8, right, 8",
      exercises: [
        "2026-02-02 Curl: 12kg left x8, 12kg x8"
      ]),
    .init(
      name: "d099",
      text: "2026-02-02\nweights in kg\nRun\n2 km left, 8 s too slow",
      exercises: [
        "2026-02-02 Run: 2km 8s left"
      ]),
    .init(
      name: "d103",
      text: "2026-02-02\nweights in kg\nLaufen\n6 x 400 m in 1:30\n6 x 400 m, je 1:30",
      exercises: [
        "2026-02-02 Laufen: 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s, 400m 90s"
      ]),
    .init(
      name: "d105",
      text: "2026-02-02\nweights in kg\nRowing 4 x 500 m in 8:00 total",
      exercises: [
        "2026-02-02 Rowing: 480s 500m, 480s 500m, 480s 500m, 480s 500m"
      ]),
    .init(
      name: "d107",
      text: "2026-02-02\nweights in kg\nSchwimmen 10 x 50 m in je 50 s",
      exercises: [
        "2026-02-02 Schwimmen: 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m"
      ]),
    .init(
      name: "d111",
      text: "2026-02-02\nweights in kg\nSquat\n72,5 6,6,5",
      exercises: [
        "2026-02-02 Squat: 72kg x6, 5kg x6, 5kg x5"
      ]),
    .init(
      name: "d113",
      text: "2026-02-02\nweights in kg\nSquat\n100,5\n100,5",
      exercises: [
        "2026-02-02 Squat: 100kg x5, 100kg x5"
      ]),
    .init(
      name: "d115",
      text: "2026-02-02\nweights in kg\nPull-ups\n10,8 3x6",
      exercises: [
        "2026-02-02 Pull-ups: +10kg x6, +10kg x6, +10kg x6, +8kg x6, +8kg x6, +8kg x6"
      ]),
    .init(
      name: "d117",
      text: "2026-02-02\nweights in kg\nSquat\n60,70 3x5",
      exercises: [
        "2026-02-02 Squat: 60kg x5, 60kg x5, 60kg x5, 70kg x5, 70kg x5, 70kg x5"
      ]),
    .init(
      name: "d119",
      text: "2026-02-02\nweights in kg\nBench\n100,5 105,3 110,1",
      exercises: [
        "2026-02-02 Bench: 100kg x105, 5kg x105, 110kg x3, 1kg x3"
      ]),
    .init(
      name: "d121",
      text: "2026-02-02\nweights in kg\nPull-ups\n8,8 2x6",
      exercises: [
        "2026-02-02 Pull-ups: +8kg x6, +8kg x6"
      ]),
    .init(
      name: "e008",
      text: "2026-02-02\nweights in kg\n12 min EMOM: 1. 10 push-ups 2. 15 squats 3. rest",
      exercises: [
        "2026-02-02 push-ups: x1, x10"
      ]),
    .init(
      name: "e012",
      text: "2026-02-02\nweights in kg\n10 min EMOM, made it to min 7\n5 pull-ups",
      exercises: [
        "2026-02-02 pull-ups: x5"
      ]),
    .init(
      name: "e014",
      text: "2026-02-02\nweights in kg\nClean\n8 min EMOM\n60x2, 60x2, 60x2, 60x2",
      exercises: [
        "2026-02-02 Clean: 480s, 60kg x2, 60kg x2, 60kg x2, 60kg x2"
      ]),
    .init(
      name: "e016",
      text: "2026-02-02\nweights in kg\nA) EMOM 10\nSnatch\n50x2\n50x2\n52x2",
      exercises: [
        "2026-02-02 Snatch: 50kg x2, 50kg x2, 52kg x2"
      ]),
    .init(
      name: "e022",
      text: "2026-02-02\nweights in kg\nBench: 80 kg - 8 reps\nRow: 60 kg - 10 reps",
      exercises: [
        "2026-02-02 Bench: 80kg x8",
        "2026-02-02 Row: 60kg x10",
      ]),
    .init(
      name: "e024",
      text: "2026-02-02\nweights in kg\nSquat: 20 - 10 reps, 60 - 5 reps\nBench: 20 - 10 reps",
      exercises: [
        "2026-02-02 Squat: 20kg x10, 60kg x5",
        "2026-02-02 Bench: 20kg x10",
      ]),
    .init(
      name: "e026",
      text: "2026-02-02\nweights in lb\nDB Press: 25 - 12 reps\nDB Fly: 15 - 12 reps",
      exercises: [
        "2026-02-02 DB Press: 25lb x12",
        "2026-02-02 DB Fly: 15lb x12",
      ]),
    .init(
      name: "e028",
      text: "2026-02-02\nweights in kg\nBizeps Curls: 14 - 10 Wdh\nSeitheben: 8 - 12 Wdh",
      exercises: [
        "2026-02-02 Bizeps Curls: 14kg x10",
        "2026-02-02 Seitheben: open ? x8-12",
      ]),
    .init(
      name: "e030",
      text: "2026-02-02\nweights in kg\nFace pull: 15 - 20 reps\nCurl: 8 - 12 reps",
      exercises: [
        "2026-02-02 Face pull: open ? x15-20",
        "2026-02-02 Curl: open ? x8-12",
      ]),
    .init(
      name: "e032",
      text: "2026-02-02\nweights in kg\nSupino: 40 - 10 reps\nRosca: 12 - 10 reps",
      exercises: [
        "2026-02-02 Supino: 40kg x10",
        "2026-02-02 Rosca: 12kg x10",
      ]),
    .init(
      name: "e034",
      text: "2026-02-02\nweights in kg\nCurl: 12 – 10 reps\nCurl: 12 — 10 reps",
      exercises: [
        "2026-02-02 Curl: 12kg x10",
        "2026-02-02 Curl: 12kg x10",
      ]),
    .init(
      name: "e036",
      text: "2026-02-02\nweights in kg\nLeg press\nskipped, did 3x12 60 on the hack squat",
      exercises: [
        "2026-02-02 Leg press: open"
      ]),
    .init(
      name: "e038",
      text: "2026-02-02\nweights in kg\nLeg press\nskipped, next week 3x12 100",
      exercises: [
        "2026-02-02 Leg press: open"
      ]),
    .init(
      name: "e040",
      text: "2026-02-02\nweights in kg\nLeg press\nskipped, replaced by lunges 3x10 20 kg",
      exercises: [
        "2026-02-02 Leg press: open"
      ]),
    .init(
      name: "e042",
      text: "2026-02-02\nweights in kg\nPresse à cuisses\npas fait, remplacé par squat 3x10 60 kg",
      exercises: [
        "2026-02-02 Presse à cuisses: open"
      ]),
    .init(
      name: "e046",
      text: "2026-02-02\nweights in kg\nLeg press\nskipped because machine taken, 3x12 lunges with 10 kg",
      exercises: [
        "2026-02-02 Leg press: ",
        "2026-02-02 skipped because machine taken: x12, x12, x12",
      ]),
    .init(
      name: "e048",
      text: "2026-02-02\nweights in kg\nBench\n80x8\n80x8\nskipped the third (plan was 3x8 80)",
      exercises: [
        "2026-02-02 Bench: 80kg x8, 80kg x8"
      ]),
    .init(
      name: "e050",
      text: "2026-02-02\nweights in kg\nRower\n10:05. Easy",
      exercises: [
        "2026-02-02 Rower: 605s"
      ]),
    .init(
      name: "e052",
      text: "2026-02-02\nweights in kg\nAssault bike\n12:30. Legs toast",
      exercises: [
        "2026-02-02 Assault bike: 750s"
      ]),
    .init(
      name: "e054",
      text: "2026-02-02\nweights in kg\nCorda\n3:05. Ombros cansados",
      exercises: [
        "2026-02-02 Corda: 185s"
      ]),
    .init(
      name: "e056",
      text: "2026-02-02\nweights in kg\nSuperman hold\n0:45. Lower back felt it\n0:45. Same",
      exercises: [
        "2026-02-02 Superman hold: 45s, 45s"
      ]),
    .init(
      name: "e058",
      text: "2026-02-02\nweights in kg\nPlank\n1:15! New best\n1:10? not sure",
      exercises: [
        "2026-02-02 Plank: 75s, 70s"
      ]),
  ]
}
