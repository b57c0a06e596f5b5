import Testing
import TrainingModel

@testable import Carryover

/// What people who keep their logs in public write: plans beside what came of them, codes of days, legends, minutes and ladders.
struct NotesPublicLogsTests {
  @Test("Plans, legends and drops are read as they are told", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a range of repetitions in a heading",
      text: "2026-02-22\n\n### Floor Press (8–12)\n* 16 kg × 12, 2 RIR\n* 16 kg × 11, 1 RIR\n* 16 kg × 9, 0 RIR",
      exercises: [
        "2026-02-22 Floor Press: 16kg rir2 x12 ? x8-12, 16kg rir1 x11 ? x8-12, 16kg rir0 x9 ? x8-12"
      ]),
    .init(
      name: "a range below the name",
      text: "2026-02-22\n### Floor Press\nTarget: 8-12\n16 kg × 12\n16 kg × 11",
      exercises: [
        "2026-02-22 Floor Press: 16kg x12 ? x8-12, 16kg x11 ? x8-12"
      ]),
    .init(
      name: "help in a bracket, in French",
      text: "2026-02-22\nTractions supination assistées (20 kg d'aide) : 8 / 7 / 6",
      exercises: [
        "2026-02-22 Tractions supination assistées: -20kg x8, -20kg x7, -20kg x6"
      ]),
    .init(
      name: "help in words, in German",
      text: "2026-02-22\nKlimmzugmaschine mit 25kg Unterstützung 6/5/5",
      exercises: [
        "2026-02-22 Klimmzugmaschine: -25kg x6, -25kg x5, -25kg x5"
      ]),
    .init(
      name: "assistance without a unit",
      text: "2026-02-22\nAssisted pull-up: 50 assist x 6, 50 assist x 5, 60 assist x 6\nNumbers are lb.",
      exercises: [
        "2026-02-22 Assisted pull-up: -50lb x6, -50lb x5, -60lb x6"
      ]),
    .init(
      name: "assistance behind the repetitions",
      text: "2026-02-22 (lb)\nAssisted dips: 6 x 50 assist, 5 x 50 assist",
      exercises: [
        "2026-02-22 Assisted dips: -50lb x6, -50lb x5"
      ]),
    .init(
      name: "assistance below a heading",
      text: "2026-02-22 (lb)\n### Assisted dips\n50 assist x 6\n50 assist x 5",
      exercises: [
        "2026-02-22 Assisted dips: -50lb x6, -50lb x5"
      ]),
    .init(
      name: "repetitions, and assistance",
      text: "2026-02-22 (lb)\n### Assisted dips\n6 reps, 50 assist\n5 reps, 50 assistance",
      exercises: [
        "2026-02-22 Assisted dips: -50lb x6, -50lb x5"
      ]),
    .init(
      name: "counts below an unknown heading",
      text: "2026-02-22\n### Bench\n- 50 kg x 8\n\n### Frobs\n- 9\n- 8\n- 8",
      exercises: [
        "2026-02-22 Bench: 50kg x8",
        "2026-02-22 Frobs: x9, x8, x8",
      ]),
    .init(
      name: "counts, and a failure told of",
      text: "2026-02-22\n### Flexões\n- 9\n- 8\n- 6 (falhei)",
      exercises: [
        "2026-02-22 Flexões: x9, x8, fail x6"
      ]),
    .init(
      name: "a day behind a code, and facts",
      text: "D1 - 15 Sep 2025 - BW 92.6\nSQUAT\n100x5\n\nD3 - 20 Sep 2025 - BW 92.4, slept 5h\nSQUAT\n100x5",
      exercises: [
        "2025-09-15 SQUAT: 100 x5",
        "2025-09-20 SQUAT: 100 x5",
      ]),
    .init(
      name: "a day behind a code and a comma",
      text: "D1 - 15 Sep 2025\nSQUAT\n100x5\n\nD3 - 20 Sep 2025, BW 92.4, slept 5h\nSQUAT\n100x5",
      exercises: [
        "2025-09-15 SQUAT: 100 x5",
        "2025-09-20 SQUAT: 100 x5",
      ]),
    .init(
      name: "a letter for warm-ups in a column of notes",
      text:
        "Empty exercise cell = same as above. `w` in the notes column = warm-up.\n\n## 2026-02-10\n\n| exercise | weight | reps | notes |\n|---|---|---|---|\n| Bench press | 40 | 10 | w |\n| | 60 | 5 | w |\n| | 80 | 6 | |",
      exercises: [
        "2026-02-10 Bench press: 40 warmup x10, 60 warmup x5, 80 x6"
      ]),
    .init(
      name: "a letter for warm-ups in brackets, in German",
      text:
        "(A) = Aufwärmsatz, (V) = Muskelversagen, KG = nur Körpergewicht\n\n## Mo 02.03.2026\n\n| Übung | S1 | S2 | S3 | S4 | Notiz |\n|---|---|---|---|---|---|\n| Bankdrücken LH | 40x12 (A) | 60x6 (A) | 82,5x6 | 82,5x5 (V) | 3 min Pause |",
      exercises: [
        "2026-03-02 Bankdrücken LH: 40kg warmup x12, 60kg warmup x6, 82.5kg x6, 82.5kg fail x5"
      ]),
    .init(
      name: "the last line is the work",
      text:
        "Last line of every lift is the work, all above it is warm-up.\n\nMon March 2, 2026\n\nSquat\n45x5x2\n95x5\n225x5x3\nPress\n45x5\n95x2\n117.5x5,5,4",
      exercises: [
        "2026-03-02 Squat: 45 warmup x5, 45 warmup x5, 95 warmup x5, 225 x5, 225 x5, 225 x5",
        "2026-03-02 Press: 45 warmup x5, 95 warmup x2, 117.5 x5, 117.5 x5, 117.5 x4",
      ]),
    .init(
      name: "slashes told of in one sentence of several",
      text:
        "Notation: kilos/reps/sets. If there is no third number it was one set. X instead of reps = missed single.\n\nTue Dec 9\n\nSnatch\n40/3, 50/2, 60/2, 65/1/3, 70/X, 70/1\nBack squat\n90/3, 110/3, 120/3/4",
      exercises: [
        "Snatch: 40kg x3, 50kg x2, 60kg x2, 65kg x1, 65kg x1, 65kg x1, 70kg fail x0, 70kg x1",
        "Back squat: 90kg x3, 110kg x3, 120kg x3, 120kg x3, 120kg x3, 120kg x3",
      ]),
    .init(
      name: "a height, and a scale",
      text: "2025-09-15\n5'10\", 214 on the bathroom scale. I log weight x reps x sets, pounds.\n\nSquat\n225x5x3",
      exercises: [
        "2025-09-15 Squat: 225lb x5, 225lb x5, 225lb x5"
      ]),
    .init(
      name: "a weight, and how it changed",
      text: "2025-09-15\nPesée : 68,2 kg (+0,4)\n\n- Squat: 100 kg x 5",
      exercises: [
        "2025-09-15 Squat: 100kg x5"
      ]),
    .init(
      name: "how it went, and a scale",
      text: "2025-09-15\nsquat: 100x5\nlekker gegaan, 88,3 op de weegschaal",
      exercises: [
        "2025-09-15 squat: 100 x5"
      ]),
    .init(
      name: "a plan of all sets behind them",
      text:
        "2026-02-22\nPull-ups +12,5 kg: 6 / 6 / 5 (plan 3x6)\nBench 60kg: 6, 6, 5 (target 3x6)\nBench 60kg 6/6/5 (goal: 3 x 6)",
      exercises: [
        "2026-02-22 Pull-ups: +12.5kg x6 ? x6, +12.5kg x6 ? x6, +12.5kg x5 ? x6",
        "2026-02-22 Bench: 60kg x6 ? x6, 60kg x6 ? x6, 60kg x5 ? x6",
        "2026-02-22 Bench: 60kg x6 ? x6, 60kg x6 ? x6, 60kg x5 ? x6",
      ]),
    .init(
      name: "a scheme before an arrow",
      text: "2026-02-22\nPush-ups 3×15 → 15, 12, 10\nRows 40 kg 3×15 → 15, 12, 10",
      exercises: [
        "2026-02-22 Push-ups: x15 ? x15, x12 ? x15, x10 ? x15",
        "2026-02-22 Rows: 40kg x15 ? 40kg x15, 40kg x12 ? 40kg x15, 40kg x10 ? 40kg x15",
      ]),
    .init(
      name: "what came of a set",
      text:
        "2026-02-22\n**Squat**\n- [x] 5 x 100 kg (got 4)\n- [x] 5 x 100 kg (only got 4)\n- 5 x 100 kg (got 4)\n- 100 kg x 5 (got 4)\n- 100 kg x 5 (did 4)\n- 100 kg x 5, got 4",
      exercises: [
        "2026-02-22 Squat: 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5, 100kg x4 ? 100kg x5"
      ]),
    .init(
      name: "how long it was held",
      text: "2026-02-22\n**Plank**\n- [x] 60 s\n- [x] 60 s (got 48)",
      exercises: [
        "2026-02-22 Plank: 60s, 48s ? 60s"
      ]),
    .init(
      name: "a drop set on its own line",
      text: "2026-02-22\nLateral raise\n- 10 kg x 15\n- drop set: 10 kg × 12 → 7.5 kg × 9 → 5 kg × 11",
      exercises: [
        "2026-02-22 Lateral raise: 10kg x15, 10kg x12, 7.5kg drop x9, 5kg drop x11"
      ]),
    .init(
      name: "a drop set with commas",
      text: "2026-02-22\nLateral raise\n- 10 kg x 15\n- dropset 10x12, 7.5x9, 5x11",
      exercises: [
        "2026-02-22 Lateral raise: 10kg x15, 10kg x12, 7.5kg drop x9, 5kg drop x11"
      ]),
    .init(
      name: "a drop set in a line",
      text:
        "2026-02-22\nRosca direta - 10, 10 com 30kg / dropset 30kg x 8 + 20kg x 8 + 10kg x 12\n绳索下压 20kg 15个，25kg 12个，递减组25kg 10个→15kg 10个→10kg 12个",
      exercises: [
        "2026-02-22 Rosca direta: 30kg x10, 30kg x10, 30kg x8, 20kg drop x8, 10kg drop x12",
        "2026-02-22 绳索下压: 20kg x15, 25kg x12, 25kg x10, 15kg drop x10, 10kg drop x12",
      ]),
    .init(
      name: "drops lighter than the set before",
      text: "2026-02-22\nCurls 30kg x 10, dropset 20kg x 8, 10kg x 12\nCurls 30kg x 10, drop 20kg x 8, 10kg x 12",
      exercises: [
        "2026-02-22 Curls: 30kg x10, 20kg drop x8, 10kg drop x12",
        "2026-02-22 Curls: 30kg x10, 20kg drop x8, 10kg drop x12",
      ]),
    .init(
      name: "drops that go on",
      text:
        "2026-02-22\nChest press\n80 kg x 9\ndrop set: 60 x 8, 40 x 10\nLateral raise\ndrop set: 12x10 > 10x8 > 8x8\nDips\ndrop set: +20 kg x 5 > +10 kg x 5 > bw x 7",
      exercises: [
        "2026-02-22 Chest press: 80kg x9, 60kg drop x8, 40kg drop x10",
        "2026-02-22 Lateral raise: 12kg x10, 10kg drop x8, 8kg drop x8",
        "2026-02-22 Dips: +20kg x5, +10kg drop x5, drop x7",
      ]),
    .init(
      name: "as many as could be, twice",
      text: "2026-02-22\nAustralian rows AMRAP: 21, 16",
      exercises: [
        "2026-02-22 Australian rows: x21 ? xAMRAP, x16 ? xAMRAP"
      ]),
    .init(
      name: "a plus that a legend explains",
      text:
        "2026-02-22 (lb)\nlast set with a + is the AMRAP.\nChin-ups +10 x 6, 5, 7+\nSquat 190 x 5, 5, 5+\nPress 190 x 5, 5, 9+\nDeadlift 245 x 6+",
      exercises: [
        "2026-02-22 Chin-ups: +10lb x6, +10lb x5, +10lb x7 ? xAMRAP",
        "2026-02-22 Squat: 190lb x5, 190lb x5, 190lb x5 ? xAMRAP",
        "2026-02-22 Press: 190lb x5, 190lb x5, 190lb x9 ? xAMRAP",
        "2026-02-22 Deadlift: 245lb x6",
      ]),
    .init(
      name: "ladders behind a colon",
      text: "2025-09-15\nClean & press, 24 kg: ladders of 1-2-3 each side, 5 ladders",
      exercises: [
        "2025-09-15 Clean & press: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3"
      ]),
    .init(
      name: "ladders and a bare load",
      text: "2025-09-15 kg\nClean & press, 24: ladders of 1-2-3 each side, 5 ladders",
      exercises: [
        "2025-09-15 Clean & press: 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3, 24kg x1, 24kg x2, 24kg x3"
      ]),
    .init(
      name: "on the minute, and a bare load",
      text: "2025-09-15 kg\nTwo-hand swing, 24: EMOM 10 min, 15 reps",
      exercises: [
        "2025-09-15 Two-hand swing: 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15"
      ]),
    .init(
      name: "on the minute with a cross",
      text: "2025-09-15\nSwing 24 kg: EMOM 10 min x 15",
      exercises: [
        "2025-09-15 Swing: 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15"
      ]),
    .init(
      name: "on the minute for so long",
      text: "2025-09-15\nSwings: 15 EMOM for 10 minutes @ 24 kg",
      exercises: [
        "2025-09-15 Swings: 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15"
      ]),
    .init(
      name: "minutes before the word",
      text: "2025-09-15\nSwings 24kg: 10 min EMOM, 15 reps",
      exercises: [
        "2025-09-15 Swings: 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15, 24kg x15"
      ]),
    .init(
      name: "so many every minute",
      text: "2025-09-15\nPower clean EMOM 8min - 2 reps every min @ 45kg",
      exercises: [
        "2025-09-15 Power clean: 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2"
      ]),
    .init(
      name: "schemes before a colon",
      text:
        "2025-09-15\nSquat 205 lb (4x3, 1x3+): 3 3 3 3 6\nBench 115 lb (3x10): 10 10 9\nLat pulldown 85 lb (2x15, 1x15+): 15 15 19",
      exercises: [
        "2025-09-15 Squat: 205lb x3 ? x3, 205lb x3 ? x3, 205lb x3 ? x3, 205lb x3 ? x3, 205lb x6 ? x3+",
        "2025-09-15 Bench: 115lb x10 ? 115lb x10, 115lb x10 ? 115lb x10, 115lb x9 ? 115lb x10",
        "2025-09-15 Lat pulldown: 85lb x15 ? x15, 85lb x15 ? x15, 85lb x19 ? x15+",
      ]),
    .init(
      name: "an effort and what it came to",
      text:
        "2025-09-15 (kg)\nComp squat\n- 1 @8 -> 182.5 @8.5\n- 4 @7 -> 147.5 kg (7)\nPull-ups\n- 8 @8 -> bw (8)\n- 8 @9 -> bw, got 7 (10)",
      exercises: [
        "2025-09-15 Comp squat: 182.5kg @8.5 x1 ? @8 x1, 147.5kg @7 x4 ? @7 x4",
        "2025-09-15 Pull-ups: @8 x8 ? @8 x8, @10 x7 ? @9 x8",
      ]),
    .init(
      name: "an effort that was skipped",
      text:
        "2025-09-15 (kg)\nComp squat\n- 1 @8 -> 182.5 (8.5)\n- 4 @7 -> 147.5 (7)\n- 5 @9 -> skipped, back was toast",
      exercises: [
        "2025-09-15 Comp squat: 182.5kg @8.5 x1 ? @8 x1, 147.5kg @7 x4 ? @7 x4, open ? @9 x5"
      ]),
    .init(
      name: "the volume of a lift",
      text: "2025-09-15 (kg)\nCOMP BENCH\nwu: 20x10, 60x5\nvolume: 5x3 110 @7",
      exercises: [
        "2025-09-15 COMP BENCH: 20kg warmup x10, 60kg warmup x5, 110kg @7 x3, 110kg @7 x3, 110kg @7 x3, 110kg @7 x3, 110kg @7 x3"
      ]),
    .init(
      name: "a plan with its load",
      text: "2025-09-15 (kg)\nCOMP BENCH\n127.5x1 @8 (plan 130x1 @8)\n127.5x1 @8 (planned 130x1 @8)",
      exercises: [
        "2025-09-15 COMP BENCH: 127.5kg @8 x1 ? 130kg @8 x1, 127.5kg @8 x1 ? 130kg @8 x1"
      ]),
    .init(
      name: "efforts in a name",
      text: "2026-02-04\nBench (RPE 7-8)\n85 kg x 5",
      exercises: [
        "2026-02-04 Bench: 85kg x5"
      ]),
    .init(
      name: "efforts behind a name",
      text: "2026-02-04\n### Bench, RPE 7-8\n85 kg x 5",
      exercises: [
        "2026-02-04 Bench: 85kg x5"
      ]),
    .init(
      name: "without help, in German",
      text: "2026-02-10\nKlimmzüge ohne Unterstützung 6/5/5",
      exercises: [
        "2026-02-10 Klimmzüge ohne Unterstützung: x6, x5, x5"
      ]),
    .init(
      name: "help, and counts",
      text: "2026-02-10\nAssisted dips: assist 20 8/7/6\nBand assisted pull-ups: 10, 8, 6\nPull-ups assisted: 8, 7, 6",
      exercises: [
        "2026-02-10 Assisted dips: -20 x8, -20 x7, -20 x6",
        "2026-02-10 Band assisted pull-ups: x10, x8, x6",
        "2026-02-10 Pull-ups assisted: x8, x7, x6",
      ]),
    .init(
      name: "a pair of dumbbells by its spaces",
      text: "2026-02-10 kg\nDB bench\n2x28 x 10\n2x28 x 9",
      exercises: [
        "2026-02-10 DB bench: 28kg x10, 28kg x9"
      ]),
    .init(
      name: "on the minute, and a sentence",
      text:
        "2026-01-12\n**Strength**\n\nPower clean – EMOM 10, 2 reps a minute @ 70 kg. All ten minutes made, no misses.\nPower clean EMOM 8min - 2 reps every min @ 45kg. all good",
      exercises: [
        "2026-01-12 Power clean: 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2, 70kg x2",
        "2026-01-12 Power clean: 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2, 45kg x2",
      ]),
    .init(
      name: "repetitions by sets before an arrow",
      text: "2025-03-01\nBench 60kg 10x3 -> 10/10/8\nChins 6x4 -> 6/6/5/4\nBench 60kg 3x10 -> 10/10/8",
      exercises: [
        "2025-03-01 Bench: 60kg x10, 60kg x10, 60kg x8",
        "2025-03-01 Chins: x6, x6, x5, x4",
        "2025-03-01 Bench: 60kg x10 ? 60kg x10, 60kg x10 ? 60kg x10, 60kg x8 ? 60kg x10",
      ]),
    .init(
      name: "a record of another day in a bracket",
      text: "2026-01-05\nBench 90x3 (PR was 92.5x3, 11 Nov 2025)\n90x3",
      exercises: [
        "2026-01-05 Bench: 90 x3, 90 x3"
      ]),
    .init(
      name: "the same set, and how hard it was",
      text: "2026-02-10 kg\nSquat 110x5 @8, same @8.5, same @9",
      exercises: [
        "2026-02-10 Squat: 110kg @8 x5, 110kg @8.5 x5, 110kg @9 x5"
      ]),
    .init(
      name: "how long it was held, and how hard",
      text: "2026-02-22\n**Plank**\n- 60 s (got 48) RPE 9\n- 60 s @ 10 kg (got 45)",
      exercises: [
        "2026-02-22 Plank: 48s @9 ? 60s, 10kg 45s ? 60s"
      ]),
  ]
}
