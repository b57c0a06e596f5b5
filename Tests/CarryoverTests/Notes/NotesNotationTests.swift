import Carryover
import Testing

/// Every notation beside the one that looks like it and means something else.
@Suite("Notes: notations and their conflicting twins")
struct NotesNotationTests {
  /// A text under one date, and the exercises and sets in it.
  struct Notation: CustomTestStringConvertible {
    let text: String
    let expected: String
    var testDescription: String { text.replacing("\n", with: " / ") }

    init(_ text: String, _ expected: String) {
      self.text = text
      self.expected = expected
    }
  }

  private static func check(_ notation: Notation) throws {
    let reading = try NotesReading("# 2024-03-05\n\n\(notation.text)\n")
    let expectation = Expectation("= 2024-03-05\n" + notation.expected)
    #expect(expectation.mistakes.isEmpty)
    #expect(reading.sets == expectation.sets)
  }

  @Test(
    "What stands after an @",
    arguments: [
      Notation("Squat 3x5 @ 185", "# Squat\n3* 185 x5"), Notation("Squat 3x5@185lb", "# Squat\n3* 185lb x5"),
      Notation("Squat 3x5@8", "# Squat\n3* x5 @8"), Notation("Squat 405x5@6.5", "# Squat\n405 x5 @6.5"),
      Notation("Squat 140kg x 3 @RPE 8", "# Squat\n140kg x3 @8"),
      Notation("Squat 140kg x 3 @8.5", "# Squat\n140kg x3 @8.5"),
      Notation("Squat 3x5 @ 8 kg", "# Squat\n3* 8kg x5"),
      Notation("Squat 3x5 100kg @(7,8,9)", "# Squat\n100kg x5 @7, 100kg x5 @8, 100kg x5 @9"),
      Notation("Squat 140kg x 3 RIR 2", "# Squat\n140kg x3 rir2"),
      Notation("Squat 140kg x 3 RPE 7-8", "# Squat\n140kg x3 @7-8"),
      Notation("Squat 3x5 @ 100kg @ 8", "# Squat\n3* 100kg x5 @8"), Notation("Bench 5@140", "# Bench\n140 x5"),
      Notation("Run 5 km @ 6:00 pace", "# Run\n5km"),
    ])
  func at(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Pairs and triples",
    arguments: [
      Notation("Bench 185x5", "# Bench\n185 x5"), Notation("Bench 3x5", "# Bench\n3* x5"),
      Notation("Bench 60kg×5", "# Bench\n60kg x5"), Notation("Bench 60*5", "# Bench\n60 x5"),
      Notation("Bench 175 for 5", "# Bench\n175 x5"), Notation("Bench 8x55kg", "# Bench\n55kg x8"),
      Notation("Bench 5x 95lbs", "# Bench\n95lb x5"), Notation("Bench 185x5x3", "# Bench\n3* 185 x5"),
      Notation("Bench 100kgx10x3", "# Bench\n3* 100kg x10"), Notation("Bench 5x6x40kg", "# Bench\n5* 40kg x6"),
      Notation("Bench 3x8x60", "# Bench\n3* 60 x8"), Notation("Bench 62.5x5", "# Bench\n62.5 x5"),
      Notation("Bench 5x62.5", "# Bench\n62.5 x5"), Notation("Bench 100kg 5x5", "# Bench\n5* 100kg x5"),
      Notation("Bench 185lb 3x5", "# Bench\n3* 185lb x5"),
      Notation("Bench (100 kg)\n5x5", "# Bench\n5* 100kg x5"), Notation("Bench 5 x 100 kg", "# Bench\n100kg x5"),
      Notation("Bench (125lb x3) 5x", "# Bench\n5* 125lb x3"), Notation("Pull-ups 3x10", "# Pull-ups\n3* x10"),
      Notation("Machine press 12/115", "# Machine press\n115 x12"), Notation("Bench 95lb/43kg x 5", "# Bench\n95lb x5"),
      Notation("Bench – 3×5 – 62.5", "# Bench\n3* 62.5 x5"), Notation("Bench 3x5 (60 kg)", "# Bench\n3* 60kg x5"),
      Notation("Front squat 3x6 (24 kg bells)", "# Front squat\n3* 24kg x6"),
      Notation("Bench 60 kg: 8, 7", "# Bench\n60kg x8, 60kg x7"),
      Notation("Bench 8x2 (20)", "# Bench\n8* 20 x2"),
    ])
  func pairs(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Lists of repetitions and of loads",
    arguments: [
      Notation("OHP 115: 6, 5, 5", "# OHP\n115 x6, 115 x5, 115 x5"),
      Notation("Bench 60, 80, 100 kg x 3", "# Bench\n60kg x3, 80kg x3, 100kg x3"),
      Notation("Bench 160/185/210lb x5", "# Bench\n160lb x5, 185lb x5, 210lb x5"),
      Notation("Row 3x8 85,85,80", "# Row\n2* 85 x8, 80 x8"),
      Notation("Curl 75x20,20,18", "# Curl\n2* 75 x20, 75 x18"),
      Notation("Row 8/8/8 x 30kg", "# Row\n3* 30kg x8"), Notation("Pull-ups 5-5-5", "# Pull-ups\n3* x5"),
      Notation("Pull-ups 3x8-12", "# Pull-ups\n3* ? x8-12"),
      Notation("Bench 135x10, 155x8; 175x6", "# Bench\n135 x10, 155 x8, 175 x6"),
      Notation("Bench 62,5 kg x 5", "# Bench\n62.5kg x5"),
      Notation("Bench 62,5 kg x 5, 65 kg x 3", "# Bench\n62.5kg x5, 65kg x3"),
      Notation("Bench 62,5x5", "# Bench\n62.5 x5"), Notation("Bench 100 kg x 5,5,4", "# Bench\n2* 100kg x5, 100kg x4"),
      Notation("Bench 5,5,4f @ 80 kg", "# Bench\n2* 80kg x5, 80kg x4 fail"),
    ])
  func lists(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Targets and results",
    arguments: [
      Notation("Squat 5+ got 8 @ 100 kg", "# Squat\n100kg x8 ? x5+"),
      Notation("Squat 3x5 @ 85%", "# Squat\n3* ? x5 85%"), Notation("Squat 1xAMRAP @ 60 kg", "# Squat\n? xAMRAP 60kg"),
      Notation("- [ ] Squat 3x5 @ 100 kg", "# Squat\n3* ? x5 100kg"),
      Notation("- [x] Squat 3x5 @ 100 kg", "# Squat\n3* 100kg x5"),
      Notation("Squat 100 kg x 5+", "# Squat\n? 100kg x5+"), Notation("Squat 100 kg x 5", "# Squat\n100kg x5"),
    ])
  func targets(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Failure, drops and warm-ups",
    arguments: [
      Notation("Curl 20 kg x F", "# Curl\n20kg fail"), Notation("Curl 20 kg x 9 to failure", "# Curl\n20kg x9 fail"),
      Notation("Curl 20 kg x 9F", "# Curl\n20kg x9 fail"),
      Notation("Curl 105x4 + 90x6", "# Curl\n105 x4, 90 x6 drop"),
      Notation("Curl 100x8 > 80x6", "# Curl\n100 x8, 80 x6 drop"),
      Notation("Curl 100 kg x 8, drop to 80 kg x 6", "# Curl\n100kg x8, 80kg x6 drop"),
      Notation("Curl\n> 80 kg x 6 felt heavy", "# Curl\n80kg x6"),
      Notation("Squat 60 kg x 5 (warm-up)", "# Squat\n60kg x5 warmup"),
      Notation("Squat\nW1: 60 kg x 5\n1: 100 kg x 5", "# Squat\n60kg x5 warmup\n100kg x5"),
      Notation("Squat 60 kg x 5 w/u, 100 kg x 5", "# Squat\n60kg x5 warmup, 100kg x5"),
      Notation(
        "## Warm-up\nSquat 20 kg x 10\n\n## Main\nSquat 100 kg x 5",
        "# Squat\n20kg x10 warmup\n# Squat\n100kg x5"),
    ])
  func kinds(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Body weight, added and taken off",
    arguments: [
      Notation("Chin-up BW x 10", "# Chin-up\nx10"), Notation("Chin-up BW+25 kg x 8", "# Chin-up\n+25kg x8"),
      Notation("Chin-up assisted 20 kg x 8", "# Chin-up\n-20kg x8"),
      Notation("Chin-up BW-20 kg x 8", "# Chin-up\n-20kg x8"), Notation("Bench\n- 25 kg x 8", "# Bench\n25kg x8"),
      Notation("Chin-up 10", "# Chin-up\nx10"), Notation("Chin-up 3x8 +10kg", "# Chin-up\n3* +10kg x8"),
    ])
  func body(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Time and distance",
    arguments: [
      Notation("Plank 3 x 45 s", "# Plank\n3* 45s"), Notation("Plank 1:30", "# Plank\n90s"),
      Notation("Plank 90\"", "# Plank\n90s"), Notation("Plank 1'30", "# Plank\n90s"),
      Notation("Plank 2 min", "# Plank\n120s"), Notation("Bike PT30M", "# Bike\n1800s"),
      Notation("Run 5 km in 24:30", "# Run\n5km 24:30"), Notation("Run 5k 25:30", "# Run\n5km 25:30"),
      Notation("Row 500m 1:45", "# Row\n500m 1:45"), Notation("DB curl 20s x 12", "# DB curl\n20 x12"),
      Notation("Dead hang 20s", "# Dead hang\n20s"), Notation("Run 4 x 400 m", "# Run\n4* 400m"),
      Notation("Leg press 400 x 8", "# Leg press\n400 x8"), Notation("Run 3 mi 27:10", "# Run\n3mi 27:10"),
      Notation("Run 30 min", "# Run\n1800s"), Notation("Row 2000 m, 8:05", "# Row\n2000m 8:05"),
      Notation("Run 20 m", "# Run\n1200s"), Notation("Sprint 20 m", "# Sprint\n20m"),
    ])
  func time(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Sides",
    arguments: [
      Notation("Lunge 10 each @ 16 kg", "# Lunge\n16kg x10"), Notation("Lunge 3x10/side", "# Lunge\n3* x10"),
      Notation("Row L 8 / R 7 @ 20 kg", "# Row\n20kg x8 left, 20kg x7 right"),
      Notation("Row 20 kg x 8 (L) 7 (R)", "# Row\n20kg x8 left, 20kg x7 right"),
      Notation("Pull-ups 8/8", "# Pull-ups\n2* x8"),
    ])
  func sides(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Names with numbers, labels and pairs",
    arguments: [
      Notation("45° leg press 3x10 @ 100 kg", "# 45° leg press\n3* 100kg x10"),
      Notation("Preacher 21s: 20 kg x 21", "# Preacher 21s\n20kg x21"),
      Notation("A1) Row 40 kg x 8\nA2) Dips 10", "# Row\n40kg x8\n# Dips\nx10"),
      Notation("A1. Row 40 kg x 8\nA2. Dips 10", "# Row\n40kg x8\n# Dips\nx10"),
      Notation("C. Curl: 20 kg x 8", "# Curl\n20kg x8"),
      Notation("Pullups 10/9 superset w/ Dips 12/11", "# Pullups\nx10, x9\n# Dips\nx12, x11"),
      Notation("1. Row 40 kg x 8", "# Row\n40kg x8"),
      Notation("Row\n1. 40 kg x 8\n2. 40 kg x 7", "# Row\n40kg x8\n40kg x7"),
      Notation("Squat: top set 140 kg x 3, back-off 120 kg 2x5", "# Squat\n140kg x3, 2* 120kg x5"),
      Notation("[[Squat]] 100 kg x 5", "# Squat\n100kg x5"), Notation("**Squat** _100 kg_ x 5", "# Squat\n100kg x5"),
      Notation("Bench press (close grip) 60 kg x 8", "# Bench press (close grip)\n60kg x8"),
    ])
  func names(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Approximate, unknown and not done",
    arguments: [
      Notation("Curl ~15 kg x 8", "# Curl\n15kg x8 ~"), Notation("Curl 15 kg x 8", "# Curl\n15kg x8"),
      Notation("Curl 15 kg x ?", "# Curl\n15kg"), Notation("Leg press N/A", ""),
      Notation("Squat 140 kg x 0 (missed)", "# Squat\n140kg x0 fail"),
      Notation("- [ ] Lunge 3x8\n- Dips 10", "# Lunge\n3* ? x8\n# Dips\nx10"),
    ])
  func unknowns(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Numbers that are no sets",
    arguments: [
      Notation("Rating 8/10 today", ""), Notation("Week 3 of 5/3/1, feeling good", ""),
      Notation("Slept 7 h, ate 2,400 kcal", ""), Notation("Rest 2-3 min between sets", ""),
      Notation("Gym closes at 22:00 from 15 October", ""), Notation("Bodyweight 84.1 kg, slept 7 h, mood 3/5", ""),
      Notation("2 L water, 7 h of sleep", ""), Notation("Next time 105 kg", ""),
      Notation("Total 585 kg, 3rd of 11", ""),
      Notation("Goal for summer: 140 kg squat", ""), Notation("Bought shoes for 95 euros, size 43", ""),
    ])
  func prose(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "What the document settles",
    arguments: [
      Notation(
        "Bench 100x5x3\nSquat 140x5x3\nCurl 12x10x3", "# Bench\n3* 100 x5\n# Squat\n3* 140 x5\n# Curl\n3* 12 x10"),
      Notation(
        "Bench 3x5x100\nSquat 5x5x120\nCurl 3x12x10", "# Bench\n3* 100 x5\n# Squat\n5* 120 x5\n# Curl\n3* 10 x12"),
      Notation("sets x reps @ weight\n\nBench 10x3 @ 60 kg", "# Bench\n10* 60kg x3"),
      Notation("reps x sets\n\nBench 10x3 @ 60 kg", "# Bench\n3* 60kg x10"),
      Notation("reps x weight\n\nCurl 12x20, 10x22", "# Curl\n20 x12, 22 x10"),
      Notation("weight x reps\n\nCurl 12x20, 14x15", "# Curl\n12 x20, 14 x15"),
      Notation(
        "Bench 60x10, 70x8, 80x5\nCurl 12x15, 14x12", "# Bench\n60 x10, 70 x8, 80 x5\n# Curl\n12 x15, 14 x12"),
      Notation(
        "Bench 10x60, 8x70, 5x80\nCurl 15x12, 12x14", "# Bench\n60 x10, 70 x8, 80 x5\n# Curl\n12 x15, 14 x12"),
      Notation("All in lb\n\nBench 100x5", "# Bench\n100lb x5"),
      Notation("Bench 100kg x 5\nRow 60x8", "# Bench\n100kg x5\n# Row\n60kg x8"),
    ])
  func votes(notation: Notation) throws { try Self.check(notation) }

  @Test(
    "Nouns in eight languages outrank position",
    arguments: [
      Notation("Squat 3 sets of 8", "# Squat\n3* x8"), Notation("Kniebeuge 3×10 Wdh", "# Kniebeuge\n3* x10"),
      Notation("Sentadilla 4 series de 10", "# Sentadilla\n4* x10"),
      Notation("Tractions 4 séries de 6 répétitions", "# Tractions\n4* x6"),
      Notation("Agachamento 3 séries de 12 repetições", "# Agachamento\n3* x12"),
      Notation("Panca 3 serie da 10 ripetizioni", "# Panca\n3* x10"),
      Notation("Opdrukken 3 sets van 15 herhalingen", "# Opdrukken\n3* x15"),
      Notation("俯卧撑 15下×4组", "# 俯卧撑\n4* x15"), Notation("俯卧撑 15次 12次", "# 俯卧撑\nx15, x12"),
      Notation("Push-ups two sets of twelve", "# Push-ups\n2* x12"),
      Notation("Kniebeuge 3 Sätze à 8 Wdh. mit 60 kg", "# Kniebeuge\n3* 60kg x8"),
      Notation("Fentes 3x10 par jambe à 12 kg", "# Fentes\n3* 12kg x10"),
      Notation("Remo 3x10 cada lado con 12 kg", "# Remo\n3* 12kg x10"),
      Notation("Panca 60 kg x 5 (a cedimento)", "# Panca\n60kg x5 fail"),
      Notation("Bankdrukken 60 kg x 5 (falen)", "# Bankdrukken\n60kg x5 fail"),
      Notation("Supino 60 kg x 5 (aquecimento), 80 kg x 5", "# Supino\n60kg x5 warmup, 80kg x5"),
      Notation("Squat 10 reps x 3 sets", "# Squat\n3* x10"),
    ])
  func nouns(notation: Notation) throws { try Self.check(notation) }
}
