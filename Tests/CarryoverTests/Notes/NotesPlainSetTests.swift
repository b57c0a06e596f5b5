import Support
import TextStreams
import TrainingModel
import Testing

@testable import Carryover

/// The short way to read a line with one set, held against the long one.
struct NotesPlainSetTests {
  private static let contexts: [NotationContext] = [false, true].flatMap { isUnder in
    PairOrder.allCases.flatMap { order -> [NotationContext] in
      var context = NotationContext()
      context.isUnderExercise = isUnder
      context.conventions.pair = order
      context.loadUnit = .pound
      var (body, timed, far, warm, planned, loaded) = (context, context, context, context, context, context)
      body.isBodyweightExercise = true
      timed.isTimedExercise = true
      far.isDistanceExercise = true
      warm.isWarmup = true
      planned.isPlanned = true
      loaded.statedLoad = Load(value: 60, unit: .kilogram)
      var (explicit, counted) = (context, context)
      explicit.conventions.isExplicit = true
      counted.conventions.countPair = .repsBySets
      counted.conventions.loadUnit = .kilogram
      return [context, body, timed, far, warm, planned, loaded, explicit, counted]
    }
  }

  @Test(
    "One set reads the same the short way and the long one",
    arguments: [
      "140 kg x 11", "140 kg x 1", "62.5 kg x 30", "62.25kg x 5", "1 kg x 1", "999 lb x 2", "135 lbs x 12",
      "135lb × 12",
      "100 kg × 5 @9", "100 kg x 5 @ 9.5", "100 kg x 5 @ RPE 6", "100 kg x 5 RPE 10", "100 kg x 5 @RPE 7.5",
      "20 kg x 20", "5 kg x 5 @6", "30 lb x 30 @10", "72.5x12", "100 x 5 @8", "31×1", "7.5 x 30", "999x5 RPE 9",
      "Set 1: 60 kg x 8", "Set 12: 62.5x5 @8", "8 x 60 kg", "12x22.5kg", "3 × 100 lb @ RPE 8", "60 kg, 8 reps",
      "62.5kg, 12 reps @9", "100 kg x 5 reps", "100x5@8", "80kg x8", "80kgx8", "80 kg×8 @8", "100 x5", "72.5 x8 @8",
      "60 lbs x12, RPE 8", "62.5 kg x 5@9.5", "100 kg x 5 (RPE 8)", "8 x 60 kg@7",
      "Set 3: 8 x 60 kg", "Set 2: 60 kg, 8 reps", "40 kg x 10 (warm-up)", "62.5kg x 5 warmup", "8 x 60 kg (warmup)",
      "72.5x12 (warm up)", "45 lbs x12 warm-up", "Set 1: 40 kg x 10 (warm-up)",
    ])
  func sameAsLong(_ text: String) throws {
    let reader = NotationReader()
    #expect(text.withByteSlice { NotesPlainSet($0) } != nil)
    for context in Self.contexts { #expect(reader.read(text, in: context) == reader.readAny(text, in: context)) }
  }

  @Test(
    "Added weight in the written form reads the same the short way and the long one, and shows the same of the document",
    arguments: ["BW+20 kg x 5", "BW+2.5 kg x 12 @ RPE 8", "BW+45 lb x 1 @ RPE 7.5", "BW+100 kg x 30"])
  func addedWeight(text: String) throws {
    let set = try #require(text.withByteSlice { NotesPlainSet(ofBullet: $0) })
    // Behind a note there is only the long way.
    #expect(NotesSetForm.read(text + " — easy", isOpen: false)?.sets == [set.set()])
    #expect(set.set().load?.kind == .added)
    var (votes, expected) = (NotationEvidence(), NotationEvidence())
    votes.collect(set)
    expected.collect(text, by: NotationReader())
    #expect(votes == expected)
  }

  @Test(
    "A bullet of added weight in any other form is left to the long way",
    arguments: [
      "BW+20kg x 5", "BW+20 x 5", "BW+20 kg × 5", "BW+20 kg x 5 @8", "BW x 5", "BW-20 kg x 5", "B", "BW", "BW+",
      "bw+20 kg x 5", "BW+20 kg x 5 easy",
    ])
  func otherBodies(text: String) {
    #expect(text.withByteSlice { NotesPlainSet(ofBullet: $0) } == nil)
  }

  @Test("Sets made up in other words read the same the short way and the long one, and show the same of the document")
  func sameForOtherWords() {
    var random = SeededGenerator(seed: 43)
    let reader = NotationReader()
    var short = 0
    let pieces = [
      ["", "Set 1: ", "Set 12: ", "set 3: ", "Set 2 ", "Set 0: "], ["8", "60", "12", "2", "62.5", "31", "1"],
      ["", " kg", "kg", " lb", "lbs"], [" x ", "x", ", ", "×", " × ", " "],
      ["60", "8", "12", "100", "22.5", "30", "2"],
      ["", " kg", "kg", " lb"], ["", " reps", " rep", " reps."],
      ["", " @8", " @ RPE 9", " @ 60", " RIR 1", " (warm-up)", " warmup", " (warmup) ", " (warm up)", " warm"],
    ]
    for _ in 0..<15000 {
      let text = pieces.map { choices in choices[Int.random(in: choices.indices, using: &random)] }.joined()
      let context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      guard let set = text.withByteSlice({ NotesPlainSet($0) }) else { continue }
      short += 1
      #expect(reader.read(text, in: context) == reader.readAny(text, in: context), "\(text) \(context)")
      var (votes, expected) = (NotationEvidence(), NotationEvidence())
      votes.collect(set)
      expected.collect(text, by: reader)
      #expect(votes == expected, "\(text)")
    }
    #expect(short > 100)
  }

  @Test("Made up sets read the same the short way and the long one")
  func sameForAny() {
    var random = SeededGenerator(seed: 41)
    let reader = NotationReader()
    var short = 0
    // The first of each are the usual ones.
    let pieces = [
      ["100", "62.5", "1", "5", "20", "142.25", "0.5", "2,5", "1000", "007"], [" ", "", "  "],
      ["kg", "lb", "lbs", "kgs", "KG", "k", ""], [" ", "", "  "], ["x", "×", "X", "*"], [" ", ""],
      ["5", "12", "1", "30", "31", "100", "5+", "8-10", "0"], [" ", "", ",", "!"],
      ["@9", "", "@ 8.5", "@RPE 8", "@ RPE 9", "RPE 7", "@5", "@ 60", "@9-10", "RIR 2", "@10.5", "@8.25"],
    ]
    for _ in 0..<1500 {
      let text = pieces.map { choices in
        choices[Bool.random(using: &random) ? 0 : Int.random(in: choices.indices, using: &random)]
      }.joined()
      let context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      if text.withByteSlice({ NotesPlainSet($0) }) != nil { short += 1 }
      #expect(reader.read(text, in: context) == reader.readAny(text, in: context), "\(text)")
    }
    #expect(short > 40)
  }

  @Test(
    "A plain load in a cell is what the long way reads",
    arguments: [
      "100 kg", "62.5kg", "0.5 lb", "7 lbs", "999 kg", "12.25 kg", "20 kg ", "20 kgs", "20 kg each", "1000 kg",
    ])
  func loadsOfCells(text: String) throws {
    let document = NoteDocument(options: ReadingOptions())
    for var context in Self.contexts {
      context.statedLoad = nil
      for isAssisted in [false, true] {
        context.isAssistedExercise = isAssisted && context.isBodyweightExercise
        let row = NoteRow(cells: [(NoteColumn(role: .load), text)], context: context, document: document)
        context.columnRole = .load
        let long = document.reader.readAny(text, in: context)?.sets ?? []
        #expect(row.sets().map(\.load) == long.map { $0.load ?? $0.target?.load } || context.isPlanned, "\(context)")
      }
    }
  }

  @Test(
    "Plain products read the same the short way and the long one, which a star takes",
    arguments: [
      "Bench\n100x5\n100x5 @8\n100x4\n\nSquat\n140x5\n140x3",
      "Curl\n3x10\nRow\n3x8\n4x8", "Dips\n10x3\nPull-ups\n8x4", "Bench\n5x62.5\n5x65\n3x70",
      "Flurgle\n100x15\n100x13\n\nnice\n100x12", "Bench 100 kg\n3x5\n2x5", "3 rounds:\nSquat\n60x10\nRow\n40x10",
      "Lateral raise\n7.5x10\ndone\n7.5x8", "Plank\n3x60\nFarmers carry\n3x40", "100x5\nBench\n100x5\n\n\n999x12",
      "| a | b |\n100x5", "Bench\n100x5\nmissed\n100x4", "Bench\n2x24\n3\n4", "Bench: 3x5\n100x5\n100x5\n100x4",
    ])
  func productsOfDocuments(text: String) throws {
    let read = try NotesStructureTests.sessions("# 2024-02-19\n\n" + text)
    let other = try NotesStructureTests.sessions("# 2024-02-19\n\n" + text.replacing("x", with: "*"))
    #expect(!read.isEmpty && read == other)
  }

  @Test(
    "What is no plain product",
    arguments: [
      ("72.5x12", true), ("100 x 5", true), ("12x72.5 @8", true), ("5×100", true), ("7.5 x 72.5", false),
      ("0x12", false), ("62 x 31", false), ("10 x5", false), ("3x5x100", false), ("100x5, 5", false), ("x5", false),
      ("100x5 kg", false), ("5.3.24x5", false), ("1000x5", false), ("", false),
    ])
  func isProduct(text: String, isOne: Bool) {
    #expect(text.withByteSlice(NotesPlainSet.isProduct) == isOne)
  }

  @Test(
    "A line that says more is read the long way",
    arguments: [
      "", "kg", "140 kg", "140 kg x", "140 kg x 11 paused", "140 x 31", "20 x 11", "140 kg x 11, 10", "140 kg x 31",
      "140 kg x 8-10",
      "1.5.2024 kg x 5", "140 kg x 5 @11", "140 kg x 5 @8.3", "1000 kg x 5", "12.125 kg x 5", "140 kg x 05",
    ])
  func long(_ text: String) {
    #expect(text.withByteSlice { NotesPlainSet($0) } == nil)
  }
}
