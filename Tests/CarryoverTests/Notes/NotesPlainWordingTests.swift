import Support
import Testing
import TextStreams
import TrainingModel

@testable import Carryover

/// Lines in a wording that the reader knows as it stands, held against the rules that put other lines in such words.
struct NotesPlainWordingTests {
  private let document = NoteDocument(options: ReadingOptions())
  private let ruled: NoteDocument

  init() {
    var ruled = document
    // A legend, which no line here has a mark of, sends all lines through the rules.
    ruled.marks = ["(zq)": "(warm-up)"]
    self.ruled = ruled
  }

  private static let names = [
    "Squat", "Row", "Barbell Row", "Pull-ups", "Leg press", "Lateral raise", "Push Press", "Farmers carry", "Dips",
    "Bench", "Plank", "Run", "Bike", "Incline DB press", "Chin-ups", "RDL", "Calf raises", "Face pulls", "Hip thrust",
    "Romanian deadlift", "Curls", "Seated row", "OHP", "Skullcrushers", "Push-ups", "Hanging leg raise", "Goblet squat",
  ]

  private static let others = [
    "R: 10, 8", "L: 12, 10", "EMOM 10", "odd: 5 squats", "5", "8, 8, 7", "BW - 8", "R 3x12", "Rest 90 s", "100 kg x 5",
    "17:05 in", "21-15-9", "Bench 2x16 kg", "w) 40 x 12", "1) 75 x 8", "A1) Row 60 kg x 8",
    "felt heavy, 8 hours of sleep",
    "same again", "then 80 x 5", "Set 1: 60 x 8", "reps: 10, 8, 8", "kg  60  80  85", "last one was a grinder",
    "3 rounds",
    "warm up", "Weight: 60 kg", "x 8", "@ 8", "plan: 5x5", "→ 5, 5, 4", "each side", "~~60 x 8~~", "+ 10 kg x 5",
    "3x10", "60",
    "Sets: 3", "drop to 40 x 12", "(80 x 3)", "18:20 squat 60 kg x 5", "bench / row", "WEIGHT 60", "amrap: 12",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    func one(_ choices: [String]) -> String { choices[Int.random(in: choices.indices, using: &random)] }
    func count() -> String { "\(Int.random(in: 1...20, using: &random))" }
    func number() -> String { one(["60", "82.5", "20", "100", "7.5", "8", "12", "140", "5", "\(count())0"]) }
    func load() -> String { number() + one([" kg", "kg", "lb", " lbs", "", ""]) }
    func sign() -> String { one(["x", " x ", " x", "×", " × "]) }
    func list(_ sign: String) -> String {
      (0..<Int.random(in: 2...5, using: &random)).map { _ in count() }.joined(separator: sign)
    }
    func body() -> String { one(["BW", "bw", "BW+\(load())", "BW + \(load())", "BW +\(load())"]) }
    let sets: String
    switch Int.random(in: 0..<23, using: &random) {
    case 0: sets = "\(count())\(sign())\(count())\(one([" @ ", " @", "@", " at ", " "]))\(load())"
    case 1: sets = "\(count())\(sign())\(count()) \(one(["", "@ "]))\(body())"
    case 2:
      let (unit, sign) = (one([" kg", "kg", "lb", ""]), sign())
      sets = (0..<Int.random(in: 1...5, using: &random)).map { _ in "\(number())\(unit)\(sign)\(count())" }
        .joined(separator: ", ")
    case 3: sets = "\(load())\(sign())\(count())\(sign())\(count())"
    case 4: sets = "\(load())\(one([sign(), ": ", " "]))\(list(one([", ", "/", ","])))"
    case 5: sets = list(", ")
    case 6: sets = "\(load())\(one([" ", ": ", ", "]))\(count())\(sign())\(count())"
    case 7: sets = "\(body())\(sign())\(count())"
    case 8: sets = "\(body())\(sign())\(list(", "))"
    case 9: sets = "\(body()) \(count())\(sign())\(count())"
    case 10: sets = "\(count())\(sign())\(count())\(one(["s", " s", " sec", " min", "sec"]))"
    case 11: sets = (0..<3).map { _ in "\(count())0\(one(["s", " sec"]))" }.joined(separator: ", ")
    case 12: sets = "\(count())\(one([" s", "s", " min", "min", " sec"]))"
    case 13: sets = "\(one(["5", "3.2", "10"]))\(one([" km", "k", "km", " mi", " miles"]))"
    case 14: sets = "\(one(["5", "3.2"]))\(one([" km", "k"]))\(one([" in ", " "]))\(one(["25:10", "9:05", "1:05:10"]))"
    case 16: sets = "\(count())\(sign())\(count())-\(count())\(one([" ", " @ "]))\(number()) kg"
    case 17: sets = "\(number())kg\(sign())\(count())-\(count())"
    case 18:
      sets =
        "\(count()) sets \(one(["of", "x"])) \(count())\(one(["", " reps"]))\(one(["", " @ \(load())", " with 20kg"]))"
    case 19: sets = "\(number())kg\(sign())\(count()) reps\(one(["", ", \(number())kg x 8 reps"]))"
    case 20: sets = "\(number())kg x\(one(["", " "]))\(count()), x\(one(["", " "]))\(count())"
    case 15: sets = "(\(number())kg): \(list(", "))"
    case 21: sets = "\(count())\(sign())\(count()) - \(load())"
    default: sets = "\(count()) min, \(one(["5", "3.2"])) km"
    }
    let tail = one([
      "", "", "", " @ 8", " @8.5", " RPE 8", " @ RPE 9", ", RPE 8", " (RPE 7.5)", " RIR 2", " (warm-up)", " each side",
      " per leg", ", last set to failure",
    ])
    let name = one(names + ["", "", "", ""])
    if name.isEmpty { return sets + tail }
    return one(["", "", "A1. ", "B) ", "C2: "]) + name + one([" ", ": ", " - "]) + sets + tail
  }

  private static func spelled(_ texts: [String], _ document: NoteDocument) -> [String] {
    var parser = NoteLineParser(words: document.words)
    let lines = texts.enumerated().map { parser.parse(Array($1.utf8)[...], number: $0 + 1) }
    let span = NoteSpan(first: NoteSpan.Part(offset: 0, line: 1))
    var assembly = NoteAssembly(document: document, span: span, lines: lines)
    assembly.spellLines()
    return assembly.lines.map(\.plain) + assembly.textsBeside.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }

  @Test("The rules leave such lines as they are, and those beside them do not miss them")
  func rules() {
    var random = SeededGenerator(seed: 21)
    var worded = 0
    for _ in 0..<4000 {
      let texts = (0..<Int.random(in: 2...4, using: &random)).map { place in
        place > 0 && Bool.random(using: &random)
          ? Self.others[Int.random(in: Self.others.indices, using: &random)] : Self.text(&random)
      }
      worded += texts.count { $0.withByteSlice { NotePlainWording.isIn($0, names: document.names) } }
      let (short, long) = (Self.spelled(texts, document), Self.spelled(texts, ruled))
      #expect(short == long, "\(texts)")
    }
    #expect(worded > 4000)
  }

  /// What is said of how it went, and what says more, or may.
  private static let remarks = [
    "felt good", "easy", "felt strong today", "last set was a grind", "really heavy", "too easy, really",
    "good bar speed",
    "not bad", "last one was ugly but ok", "so tired", "better than expected", "felt a bit heavy", "last rep was shaky",
    "Felt great", "smooth and fast", "form was terrible", "quite hard today", "pretty tough again", "way too heavy",
    "solid", "surprisingly easy", "very clean", "nice", "awful", "super", "is fine",
    "a bit little was and not than still", "grip went first", "shoulder fine", "slow", "add weight", "keep the tempo",
    "tempo a bit rushed, slow down", "knee a bit stiff on the way down", "lower back tight again", "moved well",
    "add weight next week", "these were much too fast", "my elbows were sore",
  ]
  private static let otherRemarks = [
    "to failure", "each side", "with belt", "paused", "left side weak", "failed", "PR", "warm-up",
    "last set to failure",
    "done", "skipped", "per hand", "left", "work", "drop set", "same", "left knee stiff", "reps", "kg",
    "tempo off",
    "no rest", "planned", "easy (but ok)", "10 kg more", "on the smith machine", "one missed",
  ]

  private func read(_ texts: [String], _ document: NoteDocument) -> Session {
    var parser = NoteLineParser(words: document.words)
    let lines = texts.enumerated().map { parser.parse(Array($1.utf8)[...], number: $0 + 1) }
    var assembly = NoteAssembly(
      document: document, span: NoteSpan(first: NoteSpan.Part(offset: 0, line: 1)), lines: lines)
    assembly.run()
    return assembly.session
  }

  @Test("What such lines are read as is what the readers of all other lines make of them")
  func readings() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<4000 {
      let texts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Bool.random(using: &random) ? Self.others.randomElement(using: &random) ?? "" : Self.text(&random)
      }
      // Of `18 x 2@150 kg` alone the two numbers are told apart by the rules.
      guard texts.count > 1 || texts[0].first?.isLetter == true else { continue }
      #expect(read(texts, document) == read(texts, ruled), "\(texts)")
    }
  }

  private static func bare(_ set: LoggedSet) -> LoggedSet {
    var set = set
    (set.notes, set.raw) = (nil, nil)
    return set
  }

  @Test("What is said of how sets went is kept beside the last of them, and changes none")
  func remarks() {
    var random = SeededGenerator(seed: 22)
    var dropped = 0
    for _ in 0..<3000 {
      let divider = [", ", ". ", "; ", " - ", " (", " ", " – "].randomElement(using: &random) ?? " "
      let isOther = Int.random(in: 0..<4, using: &random) == 0
      let remark = (isOther ? Self.otherRemarks : Self.remarks).randomElement(using: &random) ?? ""
      let sets = Self.text(&random)
      let name = sets.first?.isNumber == true || sets.lowercased().hasPrefix("bw") ? ["Squat"] : []
      let text = sets + divider + remark + (divider == " (" ? ")" : "")
      let quick = read(name + [text], document)
      guard !isOther, Self.spelled(name + [text], document)[name.count] == sets else {
        if isOther { #expect(quick == read(name + [text], ruled), "\(text)") }
        continue
      }
      let alone = read(name + [sets], document).allSets
      // `Squat 16s` has none, and what stands behind `each side` is the rules' to tell.
      guard !alone.isEmpty, alone.allSatisfy({ $0.notes == nil }), !sets.hasSuffix("side"), !sets.hasSuffix("leg")
      else { continue }
      dropped += 1
      #expect(quick.allSets.map(Self.bare) == alone.map(Self.bare), "\(text)")
      #expect(quick.allSets.last?.notes == (divider == " (" ? "(\(remark))" : remark), "\(text)")
      #expect(quick.allSets.dropLast().allSatisfy { $0.notes == nil }, "\(text)")
    }
    #expect(dropped > 500)
  }

  @Test(
    "A wording that may mean something else is left to the rules",
    arguments: [
      "Squat 3x10", "3x10", "Zorbel row 60 x 8", "Leg curl R 20 kg x 12", "Squat 60 x 8 12",
      "Squat 60 kg x 8 felt good",
      "Pull ups assisted 10kg x 12", "Squat 60", "60", "Squat  60 x 8", "Squat 60  x 8", "x Push-ups 12, 10", "BW",
      "Squat BW",
      "top: 180x1 @8", "40x3, 40x3 (warm-up)", "Squat 60 kg x 8,", "Squat 60 kg x 1000", "Squat 1000 kg x 5",
      "Squat 82,5 kg x 5",
      "Deadlift EMOM 6 min", "A1. 60 x 8", "R 20 kg x 12", "Squat 60.555 kg x 5", "8/10",
      "", "Press 8/8/8",
      "Squat (60): 8, 8, 7", "Squat (60 kg) 8", "Squat (60 kg) felt good", "Squat (60 kg) 3x10", "Squat 12x5",
      "Row 60: 3x10", "Dips 3x8 @ BW + 10",
      "8, 8, 7", "Dips BW +10 kg x 8", "Lunge 3x10/side", "Row 60 kg 8/8/7 each side, RPE 8", "Row x 8", "Row 3x8-10",
      "Row 12 x 8/8/7",
      "Squat 3x5 RPE", "Squat 3x5 60 kgs", "Run 5 km in 25", "Run 25:10", "Plank 60 x", "Squat 60 kg x 8 @ 11",
      "bW x 8",
    ])
  func others(_ text: String) {
    #expect(!text.withByteSlice { NotePlainWording.isIn($0, names: document.names) })
  }

  @Test(
    "A fact of the day is one number, and the rules leave it as it is",
    arguments: [
      "Bodyweight: 81.4 kg", "Duration: 1h 10m", "Duration: 1:10", "BW: 81.4kg", "Rest 90 s", "Rest: 2 min",
      "rest 2 min",
      "Body weight: 180 lbs", "Duration: 62 min", "Weight: 60 kg", "Duration: 62 min, with breaks", "BW: 8, 8",
      "Rest 5x5",
      "Duration: about 50 min", "Rest", "BW: ", "Time: 9:40", "Reps: 10", "RPE: 8",
    ])
  func facts(_ text: String) {
    for beside in Self.others {
      #expect(Self.spelled([text, beside], document) == Self.spelled([text, beside], ruled), "\(text) \(beside)")
      #expect(Self.spelled([beside, text], document) == Self.spelled([beside, text], ruled), "\(text) \(beside)")
    }
  }

  @Test("No text is too short or too strange to be asked for its wording")
  func truncated() {
    let texts = [
      "A1. Pull-ups BW+10 kg x 8, 8, 7 (RPE 8)", "Row - 3x10 @ 60.5 kg, RPE 8 (warm-up)", "Run: 5.2 km in 1:25:10",
    ]
    for text in texts {
      for length in 0...text.utf8.count {
        let part = String(decoding: text.utf8.prefix(length), as: UTF8.self)
        let isIn = part.withByteSlice { NotePlainWording.isIn($0, names: document.names) }
        #expect(!isIn || Self.spelled([part], document) == Self.spelled([part], ruled), "\(part)")
      }
    }
  }
}
