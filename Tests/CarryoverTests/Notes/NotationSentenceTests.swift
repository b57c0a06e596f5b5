import Testing

@testable import Carryover

/// Sets in sentences, in rounds, and in the shapes that people mix.
struct NotationSentenceTests {
  @Test("Sets in sentences", arguments: sentenceRows)
  func sentences(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("What was done again and again", arguments: roundRows)
  func rounds(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Signs with two meanings", arguments: signRows)
  func signs(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let sentenceRows: [NotationRow] = [
    NotationRow("I did three sets of eight on bench at 185", "bench: 3* 185 x8", ""),
    NotationRow("Did 4 sets of 12 lat pulldowns at 120", "lat pulldowns: 4* 120 x12", ""),
    NotationRow("3 sets of 12 reps bicep curls with 30 lbs", "bicep curls: 3* 30lb x12", ""),
    NotationRow("Monday: Squats 5@95kg, 5@117.5kg", "Squats: 95kg x5, 117.5kg x5 — Monday", ""),
    NotationRow("leg day: squats 5 sets of 5 at 225", "squats: 5* 225 x5 — leg day", ""),
    NotationRow("Bench Press: all reps paused, 135x10, 185x5", "Bench Press: 135 x10, 185 x5 — all reps paused", ""),
    NotationRow("Press 4 sets of 6 @ 45kg, last set 8 reps", "Press: 3* 45kg x6, 45kg x8", ""),
    NotationRow("Bench 3x5 @ 100 kg, last set RPE 9", "Bench: 2* 100kg x5, 100kg x5 @9", ""),
    NotationRow("Bench 3x5 @ 100 kg (last set @9.5)", "Bench: 2* 100kg x5, 100kg x5 @9.5", ""),
    NotationRow("Row 3x10 60 kg, final set to failure", "Row: 2* 60kg x10, 60kg x10 failure", ""),
    NotationRow("Asst. #1 – Deadlift 3x10 60 kg", "Deadlift: 3* 60kg x10 — Asst. #1", ""),
    NotationRow(
      "one arm bent over dumbbell row (10-ish sec rest, back and forth arm to arm): 70 x 10, 9, 6",
      "one arm bent over dumbbell row (10-ish sec rest, back and forth arm to arm): 70 x10, 70 x9, 70 x6", ""),
    NotationRow(
      "Two-handed swings with a 53-lb kettlebell: 12, 12, 10", "Two-handed swings: 2* 53lb x12, 53lb x10", ""),
  ]

  private static let roundRows: [NotationRow] = [
    NotationRow(
      "three rounds of 10 pushups, 15 air squats, and 20 situps",
      "pushups: 3* x10; air squats: 3* x15; situps: 3* x20", ""),
    NotationRow("3 rounds: 10 push-ups, 200m run", "push-ups: 3* x10; run: 3* 200m", ""),
    NotationRow("EMOM 10: 3 power cleans 70kg", "power cleans: 10* 70kg x3", ""),
    NotationRow("10 min EMOM: 5 burpees", "burpees: 10* x5", ""),
    NotationRow(
      "AMRAP 12 min: 5 pull-ups, 10 push-ups - 9 rounds", "pull-ups: 9* x5; push-ups: 9* x10 — 9 rounds", ""),
  ]

  private static let signRows: [NotationRow] = [
    NotationRow("Set 3 x 10 reps with 130 pounds", "130lb x10", ""),
    NotationRow("Sets 3 x 10 with 130 pounds", "Sets: 3* 130lb x10", ""),
    NotationRow("Bicep Curl: 40+40 x 10", "Bicep Curl: 40 x10", ""),
    NotationRow("Close grip pull up 3x(-)50 lb", "Close grip pull up: -50lb x3", ""),
    NotationRow("Chin-ups (BW=159 lbs + 62.5 lbs), 3 sets x 5 reps", "Chin-ups: 3* +62.5lb x5", ""),
    NotationRow("Lunge 3x12 @ 20s", "Lunge: 3* 20 x12", ""),
    NotationRow("Plank 3x45s", "Plank: 3* 45s", ""),
    NotationRow(
      "Lat pulldown - 3 sets - 55, 60, 65 kg - 12,10,8 reps", "Lat pulldown: 55kg x12, 60kg x10, 65kg x8", ""),
    NotationRow("Bench 5x5 60 kg: 5/5/5/4/4", "Bench: 3* 60kg x5, 2* 60kg x4", ""),
    NotationRow("Bench 3x5: 60, 65, 70", "Bench: 60 x5, 65 x5, 70 x5", ""),
    NotationRow("Push-ups-12, 12, 8 (32)", "Push-ups: 2* x12, x8", ""),
    NotationRow("Squat 6x 145lb (5+)", "Squat: 145lb x6 — (5+)", ""),
    NotationRow("Dips: BW: 12,10; +10: 6", "Dips: BW x12, BW x10, +10 x6", ""),
    NotationRow("Chest fly 12kg x12x12x10", "Chest fly: 2* 12kg x12, 12kg x10", ""),
    NotationRow("Squat 60x5 x5 x3", "Squat: 2* 60 x5, 60 x3", ""),
    NotationRow("Squat 60x5 x3", "Squat: 3* 60 x5", ""),
  ]
}
