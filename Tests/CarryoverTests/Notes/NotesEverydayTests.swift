import Testing

@testable import Carryover

/// Sets told in passing: results behind goals, sums with what they are made of, sentences, laps and their times.
struct NotesEverydayTests {
  typealias Document = NotesStructureTests.Document

  @Test("A line's numbers find their places", arguments: rows)
  func numbers(row: NotationRow) {
    #expect(row.read == row.expected)
  }

  @Test("Lines are read by what stands around them", arguments: documents)
  func sets(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  @Test("What only looks like it stays what it is", arguments: nearMisses)
  func nearMiss(document: Document) throws {
    #expect(try NotesStructureTests.read(document.text) == document.sets)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Bench 60kg 10x3 -> 10/10/8", "Bench: 2* 60kg x10, 60kg x8", ""),
    NotationRow("Bench 60kg 3x10 -> 10/10/8", "Bench: 2* 60kg x10, 60kg x8", ""),
    NotationRow("Chins 6x4 -> 6/6/5/4", "Chins: 2* x6, x5, x4", ""),
    NotationRow("Dips bw x 12x3", "Dips: 3* BW x12", ""),
    NotationRow("Squat 60 kg x 3x10", "Squat: 3* 60kg x10", ""),
    NotationRow("Push-ups 50 total: 20, 15, 15", "Push-ups: x20, 2* x15 — total", ""),
    NotationRow("Swings 16kg 100 total (10x10)", "Swings: 10* 16kg x10 — total", ""),
    NotationRow("Push-ups 50 total: 20, 15", "Push-ups: x50 — total: 20, 15", ""),
    NotationRow("Squat 5x6x80k (5 sets)", "Squat: 5* 80kg x6", ""),
    NotationRow("1xF @ 135lb -> 14 reps", "135lb x14 failure", "u"),
    NotationRow("135lb xF 14", "135lb x14 failure", "u"),
    NotationRow("1x15 with the bar (20 kg)", "20kg x15", "u"),
    NotationRow("empty bar 20 x 10", "20 x10", "u"),
    NotationRow("SSB squat 3x5@8 — used 110 kg", "SSB squat: 3* 110kg x5 @8", ""),
    NotationRow("Deadlift 100x3, 140x2, (both warm-up)", "Deadlift: 100 x3 warmup, 140 x2 warmup", ""),
    NotationRow("25 lbs, 3 x 10ish", "3* 25lb x10", "u"),
    NotationRow("wall sit 1min 30", "wall sit: 90s", ""),
    NotationRow("Wadenheben 4 Sätze zu je 15 mit 50 kg", "Wadenheben: 4* 50kg x15", ""),
    NotationRow("Klimmzüge: 3x8 (20 kg Unterstützung)", "Klimmzüge: 3* -20kg x8", ""),
    NotationRow(
      "Deadlift 185lb 5x10 (did 4 sets only, cooked)", "Deadlift: 4* 185lb x10 — (did 4 sets only, cooked)", ""),
    NotationRow("Deadlift 185lb 5x10 (did 4 reps extra)", "Deadlift: 5* 185lb x10 — (did 4 reps extra)", ""),
    NotationRow("Landmine press 45+25x10, 45+35x8", "Landmine press: 70 x10, 80 x8", ""),
    NotationRow("Leg press 20 kg, 2 lots of 10", "Leg press: 2* 20kg x10", ""),
    NotationRow("Leg curl 45kg x 15 @ RPE 9, +4, +4, +3", "Leg curl: 45kg x15 @9, 2* 45kg x4, 45kg x3", ""),
    NotationRow("Lateral raise 20: 15 15 15 12", "Lateral raise: 3* 20 x15, 20 x12", ""),
    NotationRow("Push-ups 20: 15 15", "Push-ups: x20, 2* x15", ""),
    NotationRow("Wall balls 50 @ 6kg – 3:02", "Wall balls: 6kg x50 182s", ""),
    NotationRow("Erg 8 x 500m, r 1:30", "Erg: 8* 500m rest 90", ""),
    NotationRow("Row erg 4 x 500 m, splits 1:52, 1:53, 1:53, 1:51", "Row erg: 112s 500m, 2* 113s 500m, 111s 500m", ""),
    NotationRow("Track: 3 x 400 m, 82s 81s 80s", "Track: 82s 400m, 81s 400m, 80s 400m", ""),
    NotationRow("6 x 800m w/ 400 jog recovery", "6* 800m — 400 jog recovery", ""),
    NotationRow("ran 2 km on the treadmill in 11 min", "ran: 660s 2km — on the treadmill", ""),
    NotationRow("2k test — 7:05.6, avg split 1:46.4", "test: 425.6s 2km — avg split 1:46.4", ""),
    NotationRow("30 clean & jerks @ 135 lb", "clean & jerks: 135lb x30", ""),
    NotationRow("3 x 20 s L-sit hold", "L-sit hold: 3* 20s", ""),
    NotationRow("Core circuit: 3 x 20 sit-ups, 3 x 45s plank", "sit-ups: 3* x20; plank: 3* 45s", ""),
    NotationRow("Finished w/ 15 min elliptical", "elliptical: 900s", ""),
    NotationRow("Squats: 120kg x 3, then hit 140kg for a triple", "Squats: 120kg x3, 140kg x3", ""),
    NotationRow("Squats: 140kg x 3. Backed off to 120kg for 3 sets of 5.", "Squats: 140kg x3, 3* 120kg x5", ""),
    NotationRow("Bench was meh. Did 100kg for 5, 100kg for 3.", "Bench: 100kg x5, 100kg x3 — was meh.", ""),
    NotationRow(
      "Pulldowns, 3 sets of 12 at 60kg, and 4 sets of 15 on the leg curl with 35kg",
      "Pulldowns: 3* 60kg x12; leg curl: 4* 35kg x15", ""),
    NotationRow(
      "Squat 62.5kg 10, 10, 9 fail, drop to 3x8 next time",
      "Squat: 2* 62.5kg x10, 62.5kg x9 failure — drop to 3x8 next time",
      ""),
    NotationRow(
      "Clean 145lb x 3, 165lb x 1 (failed the 2nd rep)", "Clean: 145lb x3, 165lb x1 — (failed the 2nd rep)", ""),
    NotationRow("Squat W 15x95lb, 10x125lb", "Squat: 95lb x15 warmup, 125lb x10", ""),
    NotationRow("ring row 12 x3", "ring row: 3* x12", ""),
    NotationRow("Swings 24 10x10, 5 sets L 5 sets R", "Swings: 5* 24 x10 left, 5* 24 x10 right", ""),
    NotationRow("Bench 190lb x 5+ (10 reps!)", "Bench: 190lb x10 [x5+] — !", ""),
    NotationRow("Bench 190lb x 5+ (got 8, rep PR)", "Bench: 190lb x8 [x5+] — rep PR", ""),
    NotationRow("Bench 175lb x 1 (miss at 185)", "Bench: 175lb x1 — (miss at 185)", ""),
    NotationRow("Bench 175lb x 1 (miss)", "Bench: 175lb x1 open", ""),
    NotationRow("Preacher 21s 50x21", "Preacher 21s: 50 x21", ""),
    NotationRow("Row 5x6x40k", "Row: 5* 40kg x6", ""),
    NotationRow("Squat 5x3 @ 60 kg, got 3,3,2", "Squat: 2* 60kg x3, 60kg x2", ""),
    NotationRow("split squat 2 x 12.5kg, 10, 10, 8", "split squat: 2* 12.5kg x10, 12.5kg x8", ""),
    NotationRow("Farmer carry 2x 50 lb, 60 ft", "Farmer carry: 50lb 60ft", ""),
    NotationRow("dbl C&P 2x16: 5,5,5,5", "dbl C&P: 4* 16 x5", ""),
    NotationRow("Leg curl machine 10 x 12, 10 x 12", "Leg curl machine: 2* 10 x12", ""),
    NotationRow("Leg curl 10 x 12", "Leg curl: 10* x12", ""),
    NotationRow("Farmers carry 20x30m, 20x30m, 24x30m", "Farmers carry: 2* 20 30m, 24 30m", ""),
    NotationRow("swim: 10x100m @ 1:50, 200m easy", "swim: 10* 110s 100m — 200m easy", ""),
    NotationRow("db fly | 14 | 12 12 12", "db fly: 3* 14 x12", ""),
    NotationRow("deadlift | 140 | 5 5", "deadlift: 2* 140 x5", ""),
    NotationRow("Swings 28kg 2-handed 20, 20, 15", "Swings: 2* 28kg x20, 28kg x15 — 2-handed", ""),
    NotationRow("Leg ext 15kg 3x15 (left only)", "Leg ext: 3* 15kg x15 left", ""),
    NotationRow("3 sets of 10 goblet squats w the 12kg kettlebell", "goblet squats: 3* 12kg x10", ""),
    NotationRow("Bench felt great. Stats: 27M, 5'11\", 185 lbs.", "none", ""),
    NotationRow("call the dentist 555-0142", "none", ""),
    NotationRow("Pull ups, I got 8, then 7, then 5", "Pull ups: x8, x7, x5", ""),
    NotationRow("Squat 60 x5", "Squat: 60 x5", ""),
  ]

  private static let documents: [Document] = [
    Document(
      name: "added loads, which have the document's unit and vote for nothing",
      text: "---\nunit: kg\n---\n# 2024-03-05\n## Pull-up\n- BW+10 x 5\n- BW+20 x 3\n- BW+25 x 3\n## Foo lift\n3 x 12",
      sets: ["2024-03-05 Pull-up 10x5, 20x3, 25x3", "2024-03-05 Foo lift 3*x12"]),
    Document(
      name: "repetitions, a bullet each",
      text: "# 2024-03-05\n## Band pull-apart\n- 20\n- 20\n- 15\n## Row\n- 40\n- 8",
      sets: ["2024-03-05 Band pull-apart 2*x20, x15", "2024-03-05 Row 40x8"]),
    Document(
      name: "another exercise behind its numbers",
      text: "# 2024-03-05\n185lb x5 bench press\n(125lb x3) 2x power clean",
      sets: ["2024-03-05 bench press 185x5", "2024-03-05 power clean 2*125x3"]),
    Document(
      name: "the year in a bracket",
      text: "26.5. Beine 16:30\nKniebeuge 100 kg x 5\n\n31.5. Rücken 10:15 (Samstag, 2025)\nKreuzheben 120 kg x 5",
      sets: ["2025-05-26 Kniebeuge 100x5", "2025-05-31 Kreuzheben 120x5"]),
    Document(
      name: "the last one",
      text: "# 2024-03-05\nBench\n60 kg 2x10\nlast one: 50 kg x 12\núltima: 40 kg x 15",
      sets: ["2024-03-05 Bench 2*60x10, 50x12, 40x15"]),
    Document(
      name: "an outline's unit, tags and what is to do",
      text:
        "* <2024-02-06 Tue> A\n:PROPERTIES:\n:UNIT: kg\n:END:\n** Squat\n- 20x5 :warmup:\n- 80x5\n* TODO <2024-02-10 Sat> A\n"
        + "** Squat\n- [ ] 85x5",
      sets: ["2024-02-06 Squat 20x5 warmup, 80x5", "2024-02-10 Squat  of 85x5 open"]),
    Document(
      name: "a name in bold and a remark",
      text: "# 2024-03-05\n**Pull-up**\n- BW x 8\n\n**DB Row** (right arm is the good one)\n- 70 lb x 10",
      sets: ["2024-03-05 Pull-up x8", "2024-03-05 DB Row 70x10"]),
    Document(
      name: "columns of other numbers, and one that says whether it was done",
      text:
        "# 2024-03-05\n| Activity | Distance | Time | Avg HR | Done? |\n|---|---|---|---|---|\n| Incline walk | 2.4 km | 25:00 | 121 | Yes |\n"
        + "| Stair climber | | 8:00 | 148 | No |",
      sets: ["2024-03-05 Incline walk 2.4 km1500 s", "2024-03-05 Stair climber  of  open"]),
    Document(
      name: "laps below their intervals",
      text: "# 2024-03-05\nErg: 2 x 500m, r 1:30\n1. 1:52\n2. 1:51",
      sets: ["2024-03-05 Erg 500 m112 s, 500 m111 s"]),
    Document(
      name: "what was not done, in words",
      text: "# 2024-03-05\n- Dead bug 2x10\n  - Didn't get to it, sorry!\n- Chins between sets, 50 total",
      sets: ["2024-03-05 Dead bug 2* of x10 open", "2024-03-05 Chins x50"]),
    Document(
      name: "a name run together",
      text: "# 2024-03-05\nsquat\n225 3\nlegpress\n270 12",
      sets: ["2024-03-05 squat 225x3", "2024-03-05 legpress 270x12"]),
    Document(
      name: "what came of sets, in a line of its own",
      text: "# 2024-03-05\nDips 12x2\ngot 12/11\nPull-ups 3x8\ngot 8,7,6",
      sets: ["2024-03-05 Dips x12, x11", "2024-03-05 Pull-ups x8, x7, x6"]),
    Document(
      name: "a legend that an effort would contradict",
      text: "Format: sets x reps @ weight (kg)\n# 2024-03-05\n- Curls: 3x10 @ 10",
      sets: ["2024-03-05 Curls 3*10x10"]),
    Document(
      name: "sets among loads of another size",
      text: "# 2024-03-05\n### Squat\n- 135x5, 185x3, 225x2\n### Leg curl\n- 3x12@8",
      sets: ["2024-03-05 Squat 135x5, 185x3, 225x2", "2024-03-05 Leg curl 3*x12"]),
    Document(
      name: "a unit but for exceptions",
      text: "lbs unless I say kilos.\n# 2024-03-05\nSquat\n135 x 5\nDeadlift 100 kg x 5",
      sets: ["2024-03-05 Squat 135x5", "2024-03-05 Deadlift 100x5"]),
    Document(
      name: "columns, which say nothing of signs",
      text:
        "# 2024-03-05\n| Exercise | Weight | Reps | Sets |\n|---|---|---|---|\n| Hack squat | 180 lb | 10 | 4 |\n\nRow 90 lb 4x10",
      sets: ["2024-03-05 Hack squat 4*180x10", "2024-03-05 Row 4*90x10"]),
    Document(
      name: "italics below a heading, and what was struck before a remark",
      text: "# 2024-03-05\n## Squat\n*felt great*\n- 2x8 @ 100 kg\n- ~~1x12 @ 30 kg~~ shoulder said no",
      sets: ["2024-03-05 Squat 2*100x8,  of 30x12 open"]),
    Document(
      name: "a day that is to do, and one behind a tag",
      text: "* TODO <2024-01-13 Sat> A\n** Squat\n- 190 2x5\n* <2024-01-15 Mon> A\n** Squat\n- 190 1x5",
      sets: ["2024-01-13 Squat 2* of 190x5 open", "2024-01-15 Squat 190x5"]),
    Document(
      name: "a group before the date, and a remark behind it",
      text: "CHEST/TRI 3/11/24\nBench 60 kg x 5\n\nBACK/BI 3/13/24  pump was INSANE\n\nRow 50 kg x 5",
      sets: ["2024-03-11 Bench 60x5", "2024-03-13 Row 50x5"]),
    Document(
      name: "Japanese",
      text: "# 2024-03-05\nベンチプレス\n40kg×10 アップ\n80kg 5回×3セット",
      sets: ["2024-03-05 ベンチプレス 40x10 warmup, 3*80x5"]),
    Document(
      name: "warm-ups in brackets, and the parts of a programme in a title",
      text: "**Mon Feb 5, 2024 - Press, week 1 (65/75/85%)**\nPress\n- (w/u) 60kg x 5\n- 80kg x 5",
      sets: ["2024-02-05 Press 60x5 warmup, 80x5"]),
    Document(
      name: "dictated",
      text:
        "# 2024-03-05\nLeg day. Squats, 2 sets of 6 at 85 kilos.\nLeg curls, 3 sets of 12 at 35 kilos. Then I did walking lunges with 12 kilos, "
        + "2 sets of 10.",
      sets: ["2024-03-05 Squats 2*85x6", "2024-03-05 Leg curls 3*35x12", "2024-03-05 walking lunges 2*12x10"]),
    Document(
      name: "work behind warm-ups that a programme's name divides",
      text: "# 2024-03-05 Squat\n\nWarm-up\n- 60 kg x 5\n\n5/3/1\n- 75% – 112.5 kg x 5",
      sets: ["2024-03-05 Squat 60x5 warmup, 112.5x5 of "]),
  ]

  private static let nearMisses: [Document] = [
    Document(
      name: "somebody else, and another day",
      text: "# 2024-03-05\n- Bench: 75kg 3x6\n  - Jonas did 100 for 3, show-off\n## Tomorrow\n- run 5 km",
      sets: ["2024-03-05 Bench 3*75x6", "2024-03-05 run  of  open"]),
    Document(
      name: "who somebody is",
      text: "Re: Jim's log (31, 6'1, 205 lbs)\nJan 5 2024\nSquat 60 kg x 5",
      sets: ["2024-01-05 Squat 60x5"]),
    Document(
      name: "what else is to do",
      text: "# 2024-03-05\n## Tasks\n- [x] call landlord about the 2x4 beam\n## Gym\n- Bench 60 kg x 5",
      sets: ["2024-03-05 Bench 60x5"]),
    Document(
      name: "a load above its repetitions",
      text: "# 2024-03-05\n## Row\n- 20\n- 8\n- 8",
      sets: ["2024-03-05 Row 2*20x8"]),
  ]
}
