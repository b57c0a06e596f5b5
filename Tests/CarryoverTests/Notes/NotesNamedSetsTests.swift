import Support
import Testing
import TextStreams
import TrainingModel

@testable import Carryover

/// The short way to read a line with a name and plain sets, held against the long one.
struct NotesNamedSetsTests {
  private static let contexts: [NotationContext] = {
    var contexts: [NotationContext] = []
    for pair in PairOrder.allCases.map(Optional.some) + [nil] {
      for countPair in [nil, PairOrder.setsByReps, .repsBySets] {
        for isExplicit in [false, true] {
          var context = NotationContext()
          context.conventions.pair = pair
          context.conventions.countPair = countPair
          context.conventions.isExplicit = isExplicit
          context.conventions.triple = pair == .loadByReps ? .loadRepsSets : nil
          context.conventions.loadUnit = isExplicit ? .kilogram : nil
          context.loadUnit = countPair == nil ? .pound : nil
          contexts.append(context)
          context.isWarmup = true
          contexts.append(context)
          for triple in TripleOrder.allCases {
            context.conventions.triple = triple
            contexts.append(context)
          }
        }
      }
    }
    return contexts
  }()

  private static let pieces: [[String]] = [
    ["3x8", "5x5", "3 x 10", "4×12", "1x20", "6x4", "10x3", "12x5", "3x0", "2x30"],
    ["100", "82.5", "20", "31", "12.5", "60", "1000", "30", "8", "22.0", "14", "6", "5"],
    [" kg", "kg", " lb", "lbs", " lbs", "", " KG", "kgs"], ["10", "8", "5", "1", "30", "12", "31", "8-10", "0"],
    ["x", " x ", " x", "×", " × ", "x ", "*"], [", ", ",", "; ", " "],
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    func one(_ number: Int) -> String {
      let choices = pieces[number]
      return choices[Int.random(in: 0..<(Bool.random(using: &random) ? 3 : choices.count), using: &random)]
    }
    func effort() -> String {
      Int.random(in: 0..<3, using: &random) == 0 ? efforts[Int.random(in: efforts.indices, using: &random)] : ""
    }
    func counts(_ separator: String) -> String {
      (0..<Int.random(in: 2...6, using: &random)).map { _ in one(3) }.joined(separator: separator)
    }
    switch Int.random(in: 0..<15, using: &random) {
    case 13: return "(\(one(1))\(one(2))): \(counts(Bool.random(using: &random) ? ", " : "/"))"
    case 14: return "\(one(0)) - \(one(1))\(one(2))\(effort())"
    case 0: return "\(one(0)) @ \(one(1))\(one(2))\(effort())"
    case 1: return "\(one(0)) @\(one(1))\(one(2))\(effort())"
    case 2: return "\(one(0)) \(one(1))\(one(2))\(effort())"
    case 3: return "\(one(1))\(one(2)) \(one(0))\(effort())"
    case 4: return "\(one(1))\(one(2)) \(counts(Bool.random(using: &random) ? ", " : "/"))"
    case 5: return "\(one(1))\(one(2))\(one(4))\(counts(Bool.random(using: &random) ? ", " : "/"))"
    case 6: return "\(one(1))\(one(2))\(one(4))\(one(3))\(one(4))\(one(3))"
    case 12: return one(0)
    case 7: return "\(one(1))\(one(2)): \(counts(", "))"
    case 8:
      let sign = Bool.random(using: &random) ? "@" : "at"
      return "\(Int.random(in: 1...6, using: &random)) sets of \(one(3)) \(sign) \(one(1))\(one(2))\(effort())"
    default:
      let (unit, sign, comma) = (one(2), one(4), one(5))
      return (0..<Int.random(in: 1...6, using: &random)).map { _ in "\(one(1))\(unit)\(sign)\(one(3))\(effort())" }
        .joined(separator: comma)
    }
  }

  private static let efforts = [
    " @8", " @ 8.5", " RPE 9", " @ RPE 7", " @RPE 10", " @5", " @ 60", " RIR 2", " @ 8.25", " (RPE 8)", " (RPE 9.5)",
    "@8", "@9.5", ", RPE 8",
  ]

  private static func named(_ text: String, isBodyweight: Bool = false) -> NotesNamedSets? {
    var look = NoteNameLook()
    (look.isPlain, look.isBodyweight) = (true, isBodyweight)
    return text.withByteSlice { text in NotesNamedSets.Name(of: text).flatMap { NotesNamedSets(text, $0, look) } }
  }

  @Test("Made up lines read the same the short way and the long one")
  func sameForAny() {
    var random = SeededGenerator(seed: 77)
    let reader = NotationReader()
    var short = 0
    for _ in 0..<6000 {
      let text = "Front Squat\(["", ":", " -"].randomElement(using: &random) ?? "") \(Self.text(&random))"
      let context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      guard let named = Self.named(text) else { continue }
      short += 1
      if var reading = named.reading(of: text, in: context) {
        #expect(reading == reader.readAny(text, in: context), "\(text) \(context)")
        reading.supersetLabel = "B2"
        #expect(reading == reader.readAny("B2) \(text)", in: context), "\(text) \(context)")
      }
      var (votes, expected) = (NotationEvidence(), NotationEvidence())
      votes.collect(named.form)
      expected.collect(text, by: reader)
      #expect(votes == expected, "\(text)")
    }
    #expect(short > 1500)
  }

  @Test("Sets without a name below that of their exercise read the same the short way and the long one")
  func sameWithoutName() {
    var random = SeededGenerator(seed: 78)
    let reader = NotationReader()
    var short = 0
    for _ in 0..<6000 {
      let text = Self.text(&random)
      var context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      context.isUnderExercise = true
      switch Int.random(in: 0..<20, using: &random) {
      case 0: context.isBodyweightExercise = true
      case 1: context.isTimedExercise = true
      case 2: context.isDistanceExercise = true
      case 3: context.isOneSidedExercise = true
      case 4: context.isPairExercise = true
      case 5: context.statedLoad = Load(value: 60, unit: .kilogram)
      case 6: context.isPlanned = true
      case 7: context.isAssistedExercise = true
      default: break
      }
      guard let reading = text.withByteSlice({ NotesNamedSets.reading($0, in: context) }) else { continue }
      short += 1
      #expect(reading == reader.readAny(text, in: context), "\(text) \(context)")
    }
    #expect(short > 400)
  }

  @Test("Repetitions of what moves the body read the same the short way and the long one")
  func sameForBody() {
    var random = SeededGenerator(seed: 79)
    let reader = NotationReader()
    var short = 0
    for _ in 0..<4000 {
      let name =
        ["Pull-ups", "Dips", "Push-ups", "Chin-up", "Sit-ups", "Bench press"].randomElement(using: &random) ?? ""
      let counts = (0..<Int.random(in: 1...8, using: &random)).map { _ in String(Int.random(in: 0...32, using: &random))
      }
      let list = counts.joined(separator: [", ", ", ", " ", ",", "/"].randomElement(using: &random) ?? "")
      let text =
        "\(name)\(["", ":", " -"].randomElement(using: &random) ?? "") \(list)"
        + (["", "", "", " @8", " reps", "s", " kg"].randomElement(using: &random) ?? "")
      var context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      context.isBodyweightExercise = name != "Bench press"
      guard let named = Self.named(text, isBodyweight: context.isBodyweightExercise) else { continue }
      short += 1
      if let reading = named.reading(of: text, in: context) {
        #expect(reading == reader.readAny(text, in: context), "\(text) \(context)")
      }
      var (votes, expected) = (NotationEvidence(), NotationEvidence())
      votes.collect(named.form)
      expected.collect(text, by: reader)
      #expect(votes == expected, "\(text)")
    }
    #expect(short > 250)
  }

  /// Reads a line the long way on its own, and once more below another exercise, where it is the same exercise's.
  private static func check(_ text: String, _ names: NoteNames, _ reader: NotationReader) {
    guard let named = text.withByteSlice({ names.namedSets($0) })?.sets else { return }
    let name = text.withByteSlice { $0.slice(0, named.name?.length ?? 0).string }
    var own = NotationContext()
    own.isBodyweightExercise = names.look(name).isBodyweight
    #expect(named.reading(of: text, in: own) == reader.readAny(text, in: own), "\(text)")
    var below = NotationContext()
    below.isUnderExercise = true
    let reading = reader.readAny(text, in: below)
    #expect(reading?.name == name && reading?.sets.isEmpty == false, "\(text)")
  }

  @Test("Every plain name of the catalogue reads the same the short way and the long one")
  func sameForNames() {
    let names = NoteNames(mapping: ExerciseMapping(), words: .shipped)
    let reader = NotationReader()
    var (plain, checked) = (0, 0)
    let known = ExerciseCatalogue.shipped.names.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    for spelling in ExerciseCatalogue.shipped.exercises.map(\.name) + known {
      for name in [spelling, spelling.lowercased(), spelling.uppercased()] where names.look(name).isPlain {
        plain += 1
        for sets in [
          "3x8 @ 80 kg", "5 kg x 8, 10 kg x 5", "62.5 x 8, 65 x 6", "100 lb 3x5", "80 kg 5, 5, 4", "80kg x 8 x 3 ",
          "3x8 @ 80 kg RPE 8", "20 kg x 8/8/7", "2x20 20 kg", "3 sets of 8 at 20 lb", "80 x 8/8/7", "2x12 @ 22.5 kg",
          "40x8 40x8 40x7", "40kg: 8, 8, 7", "40 x 5 x 3", "22 kg x 10 x 2", "3x8 @ 80 kg (RPE 8)", "12, 10, 8",
          "8, 8", "(60 kg): 8, 8, 7", "3x8 - 62.5 kg",
        ] {
          // One after another, so that each stands behind many names.
          Self.check("\(name)\([" ", ": ", " - "][checked % 3])\(sets)", names, reader)
          checked += 1
        }
      }
    }
    #expect(plain > 1000)
  }

  @Test("Names made up of the catalogue's words read the same the short way and the long one")
  func sameForMadeUpNames() {
    let names = NoteNames(mapping: ExerciseMapping(), words: .shipped)
    let reader = NotationReader()
    let words = Set(
      ExerciseCatalogue.shipped.names.keys.flatMap {
        $0.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
      }
    ).sorted()
    var random = SeededGenerator(seed: 5)
    var plain = 0
    func check(_ name: String) {
      guard names.look(name).isPlain else { return }
      plain += 1
      for sets in ["3x8 @ 80 kg", "62.5 x 8, 65 x 6", "100 lb 3x5", "5 kg x 5", "8 kg 12/12/10", "80 kg 5, 5, 5"] {
        Self.check("\(name) \(sets)", names, reader)
      }
    }
    for word in words { check(word) }
    for _ in 0..<4000 {
      check(
        (0..<Int.random(in: 2...3, using: &random)).map { _ in
          words[Int.random(in: words.indices, using: &random)]
        }.joined(separator: " "))
    }
    #expect(plain > 1000)
  }

  @Test(
    "A line that says more, or leaves a doubt, is read the long way",
    arguments: [
      "", "3x5", "3x8 @ 8", "3x8 @ 8.5", "6x8 @ 80 kg", "80 kg", "80 kg x 31", "80 kg x 8 paused", "80 kg x 8, 9",
      "80 8, 8, 8",
      "80 kg 8, 8", "80 kg 8 8 8", "80 kg x 8 x 3 x 2", "80 kg 8, 8/8",
      "80 kg x 8 x 6", "20x8", "08x8",
      "80 kg x 8, 85 x 6", "80 kg x 8, 180 lb x 6", "3x8-10 @ 80 kg", "3x8 @ 80 kg, 1x5 @ 90 kg", "80 kg x 8,85 kg x 6",
    ])
  func long(_ sets: String) {
    #expect(Self.named("Squat \(sets)") == nil)
  }

  @Test("No spelling changes plain sets behind a name, whatever stands beside them")
  func spelling() throws {
    var random = SeededGenerator(seed: 11)
    let document = NoteDocument(options: ReadingOptions())
    let names = [
      "Squat", "Row", "Barbell Row", "Pull-ups", "Leg press", "Lateral raise", "Push Press", "Farmers carry", "Dips",
      "Single leg RDL", "Bar dips", "Ring row", "Incline press",
    ]
    let others = [
      "R: 10, 8", "L: 12, 10", "EMOM 10", "odd: 5 squats", "5", "8, 8, 7", "BW - 8", "R 3x12", "Rest 90 s",
      "- 100 kg x 5",
      "17:05 in", "21-15-9", "Bench 2x16 kg", "w) 40 x 12", "1) 75 x 8", "A1) Row 60 kg x 8",
    ]
    var (known, unknown, nameless) = (0, 0, 0)
    for _ in 0..<3000 {
      // A name that nobody knows is not passed over, nor is a line with a space at its end.
      let isUnknown = Bool.random(using: &random)
      let name = isUnknown ? "Zorbel row" : names[Int.random(in: names.indices, using: &random)]
      if Int.random(in: 0..<3, using: &random) == 0 {
        let text = Self.text(&random)
        guard text.withByteSlice({ NotesNamedSets($0, isBodyweight: false) }) != nil else { continue }
        nameless += 1
        Self.checkSpelling(
          "\(text) ", beside: [name, others[Int.random(in: others.indices, using: &random)]], document)
        continue
      }
      let label = ["", "", "A1. ", "B) ", "C2: "].randomElement(using: &random) ?? ""
      let unlabelled = "\(name)\(["", ":", " -"].randomElement(using: &random) ?? "") \(Self.text(&random))"
      let text = label + unlabelled
      let look = unlabelled.withByteSlice { document.names.namedSets($0)?.look }
      guard isUnknown ? look == nil && Self.named(unlabelled) != nil : look?.isBare == true else { continue }
      if isUnknown { unknown += 1 } else { known += 1 }
      let beside = (0..<2).map { _ in others[Int.random(in: others.indices, using: &random)] }
      Self.checkSpelling(isUnknown ? text : "\(text) ", beside: beside, document)
    }
    #expect(min(known, unknown, nameless) > 150)
  }

  private static func checkSpelling(_ text: String, beside: [String], _ document: NoteDocument) {
    var parser = NoteLineParser(words: document.words)
    let lines = [beside[0], text, beside[1]].enumerated().map {
      parser.parse(Array($1.utf8)[...], number: $0 + 1)
    }
    let span = NoteSpan(first: NoteSpan.Part(offset: 0, line: 1))
    var assembly = NoteAssembly(document: document, span: span, lines: lines)
    assembly.lines[1].plain = text
    assembly.lines[1].plainSet = nil
    assembly.spellLines()
    #expect(assembly.lines[1].plain == text, "\(beside)")
  }

  @Test("What stands around a line may leave it to the long way")
  func context() throws {
    let text = "Squat: 3x8 @ 80 kg"
    let named = try #require(Self.named(text))
    #expect(named.reading(of: text, in: NotationContext())?.sets.count == 3)
    var contexts = [NotationContext](repeating: NotationContext(), count: 4)
    contexts[0].isPlanned = true
    contexts[1].columnRole = .set
    contexts[2].statedReps = 5
    contexts[3].conventions.countPair = .repsBySets
    for context in contexts { #expect(named.reading(of: text, in: context) == nil) }
  }
}
