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
    NotationRow("Bench 60kg 3x10 -> 10/10/8", "Bench: 2* 60kg x10 [60kg x10], 60kg x8 [60kg x10]", ""),
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
    NotationRow("Core circuit: 3 x 20 sit-ups, 3 x 45s plank", "sit-ups: 3* x20 — Core circuit:; plank: 3* 45s", ""),
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
    NotationRow("Bench 175lb x 1 (miss)", "Bench: 175lb x0 failure", ""),
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
    NotationRow("Pull ups, I got 8, then 7, then 5", "Pull ups: x8, x7, x5 — I", ""),
    NotationRow("hammer curl 20s for 12 12", "hammer curl: 2* 20 x12", ""),
    NotationRow("squat 135 for 5 5 5", "squat: 3* 135 x5", ""),
    NotationRow("suitcase carry 28 40m/side x2", "suitcase carry: 2* 28 40m each", ""),
    NotationRow("hip thrust 40 / 50 / 60kg all for 10", "hip thrust: 40kg x10, 50kg x10, 60kg x10", ""),
    NotationRow("Squat 225lb - 3,3,3,3,6+", "Squat: 4* 225lb x3, 225lb x6", ""),
    NotationRow("Overhead press 2 x 5 kg, 3 sets of 10", "Overhead press: 3* 5kg x10", ""),
    NotationRow("bench 135lb for 5!!!! 135lb for 4", "bench: 135lb x5, 135lb x4", ""),
    NotationRow("Split squat 20x10x2 each leg", "Split squat: 2* 20 x10 each", ""),
    NotationRow("Pull-ups: 8, 6, 6, bodyweight", "Pull-ups: BW x8, 2* BW x6", ""),
    NotationRow("Croci ai cavi 12/12/10, 15 kg", "Croci ai cavi: 2* 15kg x12, 15kg x10", ""),
    NotationRow("Schrägbank KH 24er 3x10", "Schrägbank KH: 3* 24 x10", ""),
    NotationRow("Pull-ups 30 reps total: 10, 10, 10", "Pull-ups: 3* x10 — total", ""),
    NotationRow("Cable row 120lb 3x10, RPE 8 on the last", "Cable row: 2* 120lb x10, 120lb x10 @8", ""),
    NotationRow("Cable row 120lb 3x10 @8 on the last set", "Cable row: 2* 120lb x10, 120lb x10 @8", ""),
    NotationRow("Cable row 120lb 3x10 (8 on the last)", "Cable row: 2* 120lb x10, 120lb x8", ""),
    NotationRow("T-bar 60kg x 10, 70kg x 8 (all RIR 1)", "T-bar: 60kg x10 RIR 1, 70kg x8 RIR 1", ""),
    NotationRow("Bench 3x8 155lb,155lb,150lb @(7,8,9)", "Bench: 155lb x8 @7, 155lb x8 @8, 150lb x8 @9", ""),
    NotationRow("Squat 110kg 3x5 (3 sets of 5)", "Squat: 3* 110kg x5 — (3 sets of 5)", ""),
    NotationRow("Squat – plan 2x5 @ 70kg → 70kg x 5, 70kg x 4", "Squat: 70kg x5 [70kg x5], 70kg x4 [70kg x5]", ""),
    NotationRow("incline ~50lb dbs for 10ish", "incline: 50lb x10 about", ""),
    NotationRow("Farmers carry 2x70lb, 40m, 3 rounds", "Farmers carry: 3* 70lb 40m", ""),
    // What looks like them.
    NotationRow("Squat 5x5 @ 100kg easy", "Squat: 5* 100kg x5 — easy", ""),
    NotationRow("Bench 3xF 60 kg", "Bench: 3* 60kg failure", ""),
    NotationRow("2 km on the rower in 8:30", "rower: 510s 2km", ""),
    NotationRow("Swim 20 x 50 m, 4 x 100 m", "Swim: 20* 50m, 4* 100m", ""),
    NotationRow("Squat felt good. Next time 105x5", "none", ""),
    NotationRow("Chest day. Bench was ok. 60kg x 5", "Bench: 60kg x5 — Chest day. was ok.", ""),
    NotationRow("Prone Y-T-W 3x10", "Prone Y-T-W: 3* x10", ""),
    NotationRow("Floor W 2x12", "Floor W: 2* x12", ""),
    NotationRow("Bench 100x5, backed off to 90 3x5", "Bench: 100 x5, 3* 90 x5", ""),
    NotationRow("Bench 5x5 80kg (only 2 sets with belt)", "Bench: 5* 80kg x5 — (only 2 sets with belt)", ""),
    NotationRow("Bench 3x8 60kg used 45 lb bar", "Bench: 3* 60kg x8 — used 45 lb bar", ""),
    NotationRow("Deadlift 200 x 5 @ 2:00", "Deadlift: 200 x5 120s/km", ""),
    NotationRow("プルアップ 自重×8", "プルアップ: BW x8", ""),
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
      name: "a plan and its result in one line",
      text: "# 2024-03-05\nFront squat  Rx: 2x5 @ 80  Actual: 80x5, 82.5x4\nBox jump  Rx: 4x3  Actual: 4x3",
      sets: ["2024-03-05 Front squat 80x5 of 80x5, 82.5x4 of 80x5", "2024-03-05 Box jump 4*x3 of x3"]),
    Document(
      name: "a paragraph of sentences",
      text:
        "# 2024-03-05\nOkay so today was chest. Started with bench press, 3 sets of 8 at 60 kilos. Then lat pulldown, 55 kilos for 12, 12 "
        + "and 10. I liked it. Calf raises 4 sets of 20 at 70 kilos. Finished with push-ups, two sets of 15.",
      sets: [
        "2024-03-05 bench press 3*60x8", "2024-03-05 lat pulldown 2*55x12, 55x10", "2024-03-05 Calf raises 4*70x20",
        "2024-03-05 push-ups 2*x15",
      ]),
    Document(
      name: "a session a line",
      text: "2024 log\n\n3/1 bp 185x5x5, dips 12 10 9\n3/22 dl 275x5x3, pullup 8,7,6, curl 70x10",
      sets: [
        "2024-03-01 bp 5*185x5", "2024-03-01 dips x12, x10, x9", "2024-03-22 dl 3*275x5",
        "2024-03-22 pullup x8, x7, x6",
        "2024-03-22 curl 70x10",
      ]),
    Document(
      name: "a load beside the name, and below it the repetitions",
      text: "# 2024-03-05\nFace pulls 20\n15, 15\nPush-ups 20\n15, 15",
      sets: ["2024-03-05 Face pulls 2*20x15", "2024-03-05 Push-ups x20, 2*x15"]),
    Document(
      name: "what was done beside a plan, as a number alone",
      text: "# 2024-03-05\n| Lift | Plan | Did |\n|---|---|---|\n| Deadlift | 135x5 | 5 |",
      sets: ["2024-03-05 Deadlift 135x5 of 135x5"]),
    Document(
      name: "a legend of weight, sets and repetitions",
      text: "format is weight x sets x reps, kilos\n\n# 2024-03-05\nsquat 100x3x5\ncurl 15x2x12\nbench 80kgx3x5",
      sets: ["2024-03-05 squat 3*100x5", "2024-03-05 curl 2*15x12", "2024-03-05 bench 3*80x5"]),
    Document(
      name: "metres in a column of distances",
      text: "# 2024-03-05\n| What | Distance | Time |\n|---|---|---|\n| Row | 2000 m | 8:12 |\n| Sled drag | 30 m | |",
      sets: ["2024-03-05 Row 2000 m492 s", "2024-03-05 Sled drag 30 m"]),
    Document(
      name: "dates between tags, and what is to do before the next day",
      text:
        "- [[2025-06-16]] #gym\n\t- Squat\n\t\t- 20kg x10\n- [[2025-06-18]] #gym\n\t- Bench\n\t\t- 60kg x 5\n",
      sets: ["2025-06-16 Squat 20x10", "2025-06-18 Bench 60x5"]),
    Document(
      name: "a heading to do before the next day's",
      text:
        "* <2025-05-05 Mon> A\n** Squat\n- 60 kg x 5\n** TODO Row 2x12\n\n* <2025-05-08 Thu> B\n** Bench\n- 60 kg x 5",
      sets: ["2025-05-05 Squat 60x5", "2025-05-05 Row 2* of x12 open", "2025-05-08 Bench 60x5"]),
    Document(
      name: "the front matter's day above another",
      text:
        "---\ndate: 2025-04-14\n---\n\n## First\n**Bench**\n- 60 kg x 5\n\n## 2025-04-16 Pull\n- Deadlift 100 kg x 5",
      sets: ["2025-04-14 Bench 60x5", "2025-04-16 Deadlift 100x5"]),
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
      name: "the same day in neighbouring lines",
      text: "2024-05-02 Bench 60x5\n2024-05-02 Squat 100x5",
      sets: ["2024-05-02 Bench 60x5", "2024-05-02 Squat 100x5"]),
    Document(
      name: "an effort in a legend",
      text: "(weight x reps x sets @ RPE)\n# 2024-03-05\nBench 100x5x3 @8",
      sets: ["2024-03-05 Bench 3*100x5"]),
    Document(
      name: "time that ran out",
      text: "# 2024-03-05\nCurl 2x10 10kg\nran out of time\nRow 2x8 60 kg\nGot 10, 9, 8 dips",
      sets: ["2024-03-05 Curl 2*10x10", "2024-03-05 Row 2*60x8, x10, x9, x8"]),
    Document(
      name: "work below warm-ups",
      text: "# 2024-03-05\n## Squat\n### Warmup\n60x5\n### Work\n100x5",
      sets: ["2024-03-05 Squat 60x5 warmup, 100x5"]),
    Document(
      name: "words that begin a set, and are nobody's name",
      text: "# 2024-03-05\nSquat\n- 100x5\nOpener hit 140x1",
      sets: ["2024-03-05 Squat 100x5, 140x1"]),
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
