import Testing

@testable import Carryover

/// What stands around the sets of a line and is none of them: remarks, manners, other people's lifts.
struct NotationRemarkTests {
  @Test("Numbers of somebody else, of another day, or of nothing lifted are no sets", arguments: proseRows)
  func prose(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Tempos, pauses, pains and total times belong to the note", arguments: mannerRows)
  func manners(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Recoveries, paces and best holds are told of the sets before", arguments: lapRows)
  func laps(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Pairs, failures, efforts and goals find their sets", arguments: setRows)
  func sets(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let proseRows: [NotationRow] = [
    NotationRow("Rested 3 min on squats, 90 s elsewhere.", "none", ""),
    NotationRow("Rest times: 2-3 min on the big ones, 60-90s on the rest.", "none", ""),
    NotationRow("Pause zwischen den Sätzen 2–3 Minuten.", "none", ""),
    NotationRow("goal by june is 3x5 at 110", "none", ""),
    NotationRow("No curls today, usually 3x12 @ 14kg", "none", ""),
    NotationRow("Thinking about running 5 km tomorrow", "none", ""),
    NotationRow("OHP stalling soon, probably move to 6x2 next time.", "none", ""),
    NotationRow("28M / 5'10 / 176 lbs. Cutting on about 2200 kcal", "none", ""),
    NotationRow("Age 41, 6'1\", 214 lb", "none", ""),
    NotationRow("in and out in 45 min", "none", ""),
    NotationRow("swings in 7:40, get-ups about 9 min. Talk test ok.", "none", ""),
  ]

  private static let mannerRows: [NotationRow] = [
    NotationRow("Bench 80 kg 3x5, left shoulder felt tight", "Bench: 3* 80kg x5 — left shoulder felt tight", ""),
    NotationRow("Squat 80 kg 3x5, right elbow a bit sore", "Squat: 3* 80kg x5 — right elbow a bit sore", ""),
    NotationRow("Bench 80 kg 3x5, left shoulder 3/10 pain", "Bench: 3* 80kg x5 — left shoulder 3/10 pain", ""),
    NotationRow("Squat 80 kg 3x5, left knee fine", "Squat: 3* 80kg x5 — left knee fine", ""),
    NotationRow("Curl 3x10 left arm 12 kg, 3x10 right arm 12 kg", "Curl: 3* 12kg x10 left, 3* 12kg x10 right", ""),
    NotationRow("External rotation 3x15 left shoulder", "External rotation: 3* x15 left each — shoulder", ""),
    NotationRow("Tempo squat (4-1-1-0) 80 kg 3x6", "Tempo squat: 3* 80kg x6 — (4-1-1-0)", ""),
    NotationRow("Tempo squat 4-1-1-0 80 kg 3x6", "Tempo squat: 3* 80kg x6 — 4-1-1-0", ""),
    NotationRow("RDL, tempo 31X1, 70kg 3x8, 90 s rest", "RDL: 3* 70kg x8 rest 90 — tempo 31X1", ""),
    NotationRow("Squat, tempo 31X1, 80kg 3x6", "Squat: 3* 80kg x6 — tempo 31X1", ""),
    NotationRow("Squat @ 31X1 80kg 3x6", "Squat: 3* 80kg x6 — @ 31X1", ""),
    NotationRow(
      "Pause bench, 2 s pause, 72.5 kg 4x5, rest 2:30",
      "Pause bench: 4* 72.5kg x5 rest 150 — 2 s pause", ""),
    NotationRow("Pause bench (2 s pause) 72.5 kg 4x5", "Pause bench: 4* 72.5kg x5 — (2 s pause)", ""),
    NotationRow("Split squat, tempo 3010: 16 kg 3x8 per leg", "Split squat: 3* 16kg x8 each — tempo 3010", ""),
    NotationRow("Split squat tempo 3010: 16 kg 3x8 per leg", "Split squat: 3* 16kg x8 each — tempo 3010", ""),
    NotationRow(
      "Bench press, 135 for 10, 155 for 8 and then 175 for 5. Back in 2009 I did 225 for 5, so there is a way to go.",
      "Bench press: 135 x10, 155 x8, 175 x5 — Back in 2009 I did 225 for 5, so there is a way to go.", ""),
    NotationRow("Bench 80kg x 5 8/10 effort", "Bench: 80kg x5 — 8/10 effort", ""),
    NotationRow("Bench 80kg 3x5 8/10", "Bench: 3* 80kg x5 — 8/10", ""),
    NotationRow("Bench 80 kg 5x5 in 15 min", "Bench: 5* 80kg x5 — 15 min", ""),
    NotationRow("Squat 5x5 100 kg in 20 minutes", "Squat: 5* 100kg x5 — 20 minutes", ""),
    NotationRow("Terminal knee ext w/ green band 3 x 15", "Terminal knee ext: 3* x15 green band", ""),
    NotationRow("Pull-ups w/ 25 lb vest 3x6", "Pull-ups: 3* +25lb x6 — vest", ""),
  ]

  private static let lapRows: [NotationRow] = [
    NotationRow("Run 3 km, 1 km walk", "Run: 3km, 1km — walk", ""),
    NotationRow("Treadmill 2 km, 20 min slow", "Treadmill: 1200s 2km — slow", ""),
    NotationRow("1500M / 5'45\"", "345s 1500m", ""),
    NotationRow("Stairmaster 20 min climb", "Stairmaster: 1200s — climb", ""),
    NotationRow("Dips in rings 30 s", "Dips in rings: 30s", ""),
    NotationRow("Ran in the park 30 min", "Ran in the park: 1800s", ""),
    NotationRow("Easy run 8 km @ 6:00 pace", "Easy run: 8km 360s/km", ""),
    NotationRow("Easy run 8 km in 44:10", "Easy run: 2650s 8km", ""),
    NotationRow("Easy run 8 km 44:10, HR 141", "Easy run: 2650s 8km 141bpm", ""),
    NotationRow("Run 6 x 400m in 1:38, 200 m jog between", "Run: 6* 98s 400m — 200 m jog between", ""),
    NotationRow("Run 6x400m w/ 200m jog recovery", "Run: 6* 400m — 200m jog recovery", ""),
    NotationRow("Intervals 6x800m in 3:35, 90 s jog between", "Intervals: 6* 215s 800m rest 90 — jog between", ""),
    NotationRow("6 x 800m @ 3:05 w/ 90s jog", "6* 800m 185s/km rest 90 — jog", ""),
    NotationRow("Run 5 km, 25:30, 5:06/km", "Run: 1530s 5km 306s/km", ""),
    NotationRow("Hike 2h 15min, 9 km, 600 m ascent", "Hike: 8100s 9km — 600 m ascent", ""),
    NotationRow("Quad sets 3 x 10, hold 5 sec", "Quad sets: 3* x10 — hold 5 sec", ""),
    NotationRow("Handstand practice 10 min, best hold 22s", "Handstand practice: 600s — best hold 22s", ""),
    NotationRow("Row 10000m 42:18, r20, avg split 2:06.9", "Row: 2538s 10000m — r20 avg split 2:06.9", ""),
    NotationRow("Lunges 2x32kg - 4 x 40m", "Lunges: 4* 32kg 40m", ""),
    NotationRow("Swings 10x10 1H 24kg, all inside 5 mins", "Swings: 10* 24kg x10 — 1H all inside 5 mins", ""),
  ]

  private static let setRows: [NotationRow] = [
    NotationRow("Squat 135x3, 205x3 (5 lb PR)", "Squat: 135 x3, 205 x3 — (5 lb PR)", ""),
    NotationRow("Squat: 225x5 (5 lbs more than last week)", "Squat: 225 x5 — (5 lbs more than last week)", ""),
    NotationRow("Bench 185x3, 205x3 (+5 lb)", "Bench: 185 x3, 205 x3 — (+5 lb)", ""),
    NotationRow("Shrug 225 x 10 (2.5 lb plates on)", "Shrug: 225 x10 — (2.5 lb plates on)", ""),
    NotationRow("Hyperextension 3x12 + 10kg plate", "Hyperextension: 3* +10kg x12", ""),
    NotationRow("Bench 3x5 (100 kg)", "Bench: 3* 100kg x5", ""),
    NotationRow("Core exercises 3x20, 2x15", "Core exercises: 3* x20, 2* x15", ""),
    NotationRow("Squat exercise 100x5", "Squat exercise: 100 x5", ""),
    NotationRow("Exercise 2 - Bench 3x5", "Bench: 3* x5 — Exercise 2", ""),
    NotationRow("Bench 2x100kg, 3x90", "Bench: 100kg x2, 90kg x3", ""),
    NotationRow("Squat 2x140kg, 5x120, 5x110", "Squat: 140kg x2, 120kg x5, 110kg x5", ""),
    NotationRow("Squat 100 kg 3x5, laatste keer 95 kg", "Squat: 3* 100kg x5 — laatste keer 95 kg", ""),
    NotationRow("Squat 100 kg 3x5, dernière fois 95 kg", "Squat: 3* 100kg x5 — dernière fois 95 kg", ""),
    NotationRow("Squat 5x5 100 kg, failed on set 3", "Squat: 5* 100kg x5 — failed on set 3", ""),
    NotationRow("Squat 100 kg probably 3x5", "Squat: 3* 100kg x5", ""),
    NotationRow("Single arm kettlebell alt. clean 3x5", "Single arm kettlebell alt. clean: 3* x5", ""),
    NotationRow("Bench 3x8 right shoulder clicking", "Bench: 3* x8 — right shoulder clicking", ""),
    NotationRow("Bench 80 kg 3x5, left arm felt weak", "Bench: 3* 80kg x5 — left arm felt weak", ""),
    NotationRow("Dumbbell press 45s x 10, 45s for 9", "Dumbbell press: 45 x10, 45 x9", ""),
    NotationRow("Dumbbell press 45s for 10, 45s x 9", "Dumbbell press: 45 x10, 45 x9", ""),
    NotationRow("Dumbbell press 45s for 10; 45s for 9", "Dumbbell press: 45 x10, 45 x9", ""),
    NotationRow("Dumbbell press 45s for 10 and 40s for 9", "Dumbbell press: 45 x10, 40 x9", ""),
    NotationRow("Dumbbell press 45s for 10, 50 lb for 9", "Dumbbell press: 45lb x10, 50lb x9", ""),
    NotationRow("Dumbbell press 45s for 10, 45s for 9.", "Dumbbell press: 45 x10, 45 x9", ""),
    NotationRow("Walking lunges: 30s 3x20 steps", "Walking lunges: 3* 30 x20", ""),
    NotationRow(
      "Curl incliné 10 kg : 12, 11, 9 (échec sur la dernière)",
      "Curl incliné: 10kg x12, 10kg x11, 10kg x9 failure", ""),
    NotationRow("Curl 10 kg : 12, 11, 9 (dernière à l'échec)", "Curl: 10kg x12, 10kg x11, 10kg x9 failure", ""),
    NotationRow(
      "Cadeira extensora 3x15 45kg, última até a falha",
      "Cadeira extensora: 2* 45kg x15, 45kg x15 failure", ""),
    NotationRow("Leg curl 3x8, ultima a cedimento", "Leg curl: 2* x8, x8 failure", ""),
    NotationRow("Bench 80 kg 3x5, failed on the last one", "Bench: 2* 80kg x5, 80kg x5 failure", ""),
    NotationRow("Bench 80 kg 3x5, failed 4th rep on set 3", "Bench: 2* 80kg x5, 80kg x5 failure", ""),
    NotationRow("Bench 80 kg 5, 5, 4 (failed)", "Bench: 2* 80kg x5, 80kg x4 failure", ""),
    NotationRow("Tractions assistées 20 kg 3x8", "Tractions assistées: 3* -20kg x8", ""),
    NotationRow("Dominadas asistidas 20 kg 3x8", "Dominadas asistidas: 3* -20kg x8", ""),
    NotationRow("Klimmzüge unterstützt 20 kg 3x8", "Klimmzüge unterstützt: 3* -20kg x8", ""),
    NotationRow("Pull-ups -15 kg x 8, -10 kg x 6", "Pull-ups: -15kg x8, -10kg x6", ""),
    NotationRow("Curl 30 x 12, 30 x ???", "Curl: 30 x12, 30", ""),
    NotationRow("Bench 80kg 5,5,5 @8,8.5,9", "Bench: 80kg x5 @8, 80kg x5 @8.5, 80kg x5 @9", ""),
    NotationRow("Squat 10, 9 @8", "Squat: x10 @8, x9 @8", ""),
    NotationRow("200 lbs x 5 in 32 s", "200lb x5 32s", ""),
    NotationRow("Split squat 2 x 16 kg DBs, 3x8", "Split squat: 3* 16kg x8", ""),
    NotationRow("DB bench 2 x 24 kg, 3x10", "DB bench: 3* 24kg x10", ""),
    NotationRow("DB bench 2x24 kg, 3x26 kg", "DB bench: 24kg x2, 26kg x3", ""),
    NotationRow(
      "Squat (target 3x8-12): 60 kg x 12, 11, 10",
      "Squat: 60kg x12 [x8-12], 60kg x11 [x8-12], 60kg x10 [x8-12]", ""),
    NotationRow("pushups to failure - 31", "pushups: x31 failure", ""),
    NotationRow("Plank to failure - 60 s", "Plank: 60s failure", ""),
    NotationRow(
      "Okay so bench press, 135 for 10, then 185 for 8, 205 for 5, 205 for 5 and the last one 205 for 4.",
      "Okay so bench press: 135 x10, 185 x8, 2* 205 x5, 205 x4 — the last one", ""),
    NotationRow("Bench: 185 for 5, 205 for 4, and finally 215 for 3", "Bench: 185 x5, 205 x4, 215 x3 — finally", ""),
    NotationRow("Bench 100 x 5, last set 100 x 8", "Bench: 100 x5, 100 x8", ""),
    NotationRow("Squat (target 3x8): 60 kg x 12", "Squat: 60kg x12 [x8]", ""),
    NotationRow("Squat (target 8): 60 kg x 12", "Squat (target 8): 60kg x12", ""),
    NotationRow(
      "Squat target 3x8-12: 60 kg x 12, 11, 10",
      "Squat: 60kg x12 [x8-12], 60kg x11 [x8-12], 60kg x10 [x8-12]", ""),
  ]
}
