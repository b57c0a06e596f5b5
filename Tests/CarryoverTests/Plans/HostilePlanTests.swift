import Carryover
import Support
import Testing

@Suite("Hostile plans")
struct HostilePlanTests {
  static let samples = ["plan.json", "plan-chat.md", "plan.md"]

  /// Reads a plan, whose lines must add up, or is refused for a reason that can be told.
  @discardableResult
  private func readOrRefuse(_ bytes: [UInt8]) throws -> ReadPlan? {
    do {
      let plan = try readPlan(bytes)
      var lines = bytes.split(separator: 10, omittingEmptySubsequences: false).count
      if bytes.last == 10 || bytes.isEmpty { lines -= 1 }
      #expect(plan.summary.rows.total == lines)
      return plan
    } catch let failure as ReadingFailure {
      #expect(failure.kind == .input, "\(failure)")
      return nil
    }
  }

  @Test("Cut at any byte", arguments: samples)
  func truncation(name: String) throws {
    let bytes = try Locations.sample(name)
    for length in 0..<bytes.count { try readOrRefuse(Array(bytes.prefix(length))) }
  }

  @Test("In chunks of any size", arguments: samples)
  func chunks(name: String) throws {
    let bytes = try Locations.sample(name)
    let whole = try readPlan(bytes)
    for size in [1, 2, 3, 7, 64, 4096] {
      let chunked = try readPlan(bytes, chunkSize: size)
      #expect(chunked.library == whole.library && chunked.summary.rows == whole.summary.rows)
    }
  }

  @Test("With any bytes changed", arguments: samples)
  func mutation(name: String) throws {
    let bytes = try Locations.sample(name)
    var random = SeededGenerator(seed: 6)
    let alphabet = Array("\0\n\r\"{}[],:#-*|`x5 @A\\".utf8) + [0xC3, 0xFF, 0xE2]
    for _ in 0..<500 {
      var mutant = bytes
      for _ in 0...Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0..<mutant.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: mutant[place] = alphabet.randomElement(using: &random) ?? 0
        case 1: mutant.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
        default: mutant.removeSubrange(place..<min(mutant.count, place + 10))
        }
      }
      try readOrRefuse(mutant)
    }
  }

  @Test("Any words and signs of the notation in any order")
  func notation() throws {
    let words = [
      "0", "1", "3", "5", "8", "12", "75", "100", "1001", "1e9", "99999999999999999999", "1.5", "x", "×", "*", "-", "–",
      "/",
      ",", ";", "+", "@", "%", "kg", "lb", "s", "min", "m", "km", ":", "(", ")", "[", "]", "|", "sets", "reps", "of",
      "rest", "RPE", "AMRAP", "then", "and", "each", "side", "warm-up", "heavy", "Squat", "Row", "week", "tempo", "to",
      "max",
      "BW", "?", "#", "\"", "=", "for", "in",
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      var text = "# P\n## Day 1\n- Squat 3x5\n"
      for _ in 0..<200 {
        let count = Int.random(in: 1...9, using: &random)
        text += ["- ", "", "  - ", "| ", "### ", "Monday: "].randomElement(using: &random) ?? ""
        for _ in 0..<count {
          text += (words.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? " " : "")
        }
        text += "\n"
      }
      try readOrRefuse(Array(text.utf8))
      let strings = text.split(separator: "\n").map {
        "{\"name\":\"X\",\"sets\":\"\(Self.plain($0))\",\"reps\":\"\(Self.plain($0))\"}"
      }
      let json = "{\"planName\":\"P\",\"days\":[{\"name\":\"D\",\"exercises\":[\(strings.joined(separator: ","))]}]}"
      #expect(try readOrRefuse(Array(json.utf8))?.exercises.count == strings.count)
    }
  }

  private static func plain(_ text: Substring) -> String { String(text).replacing("\"", with: "") }

  @Test("Every word of markdown is somewhere in the result")
  func lossless() throws {
    let pieces = [
      "# Plan\n", "## Day 1\n", "**Monday**\n", "- Squat 3x5\n", "* Row 3 x 8 @ 60 kg, rest 2 min, slowly\n", "word\n",
      "- item\n", "| Exercise | Sets |\n", "|---|---|\n", "| Dip | 3 |\n", "| a | b | c |\n", "\n", "> quote\n",
      "  - nested\n", "3 x 5\n", "Week 2\n", "Sunday: Rest\n", "### Deep\n", "A1. Curl 3x10\n", "8 weeks\n",
      "Bench Press\n", "```\n", "Unit: kg\n", "Go 3x5 then. Stop!\n",
    ]
    // Words that are read into numbers and labels, which the result has in other words.
    let structural = Set(
      [
        "3", "5", "8", "10", "60", "kg", "2", "min", "rest", "x", "A1", "week", "weeks", "unit", "exercise", "sets",
        "a1",
        "3x5", "3x10",
      ])
    var random = SeededGenerator(seed: 16)
    for _ in 0..<400 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      guard let plan = try readOrRefuse(Array(text.utf8)) else { continue }
      let found = Set(
        plan.texts.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
      for word in text.lowercased().split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
        #expect(structural.contains(String(word)) || found.contains(String(word)), "\(word) of \(text)")
      }
    }
  }

  @Test("Too large is refused")
  func tooLarge() throws {
    let exercise = #"{"name":"a"},"#
    let many = "{\"planName\":\"P\",\"days\":[{\"exercises\":[" + String(repeating: exercise, count: 10_001) + "{}]}]}"
    let items = "# P\n" + String(repeating: "- a 3x5\n", count: 10_001)
    let slots =
      "# P\n"
      + String(repeating: "## Weeks 1-100\n## Monday, Tuesday, Friday\n- a 3x5\n", count: 40)
    let long = String(repeating: "{\"planName\":\"P\"}\n", count: 100_000)
    for text in [many, items, slots, long] {
      let failure = #expect(throws: ReadingFailure.self) { try readPlan(text) }
      #expect(failure?.diagnostic.code.identifier == "training-plan.too-large")
    }
  }

  @Test("Nested deep, members without number, long lines: refused or read in time")
  func shapes() throws {
    let limit = 100_000
    let texts = [
      "{\"planName\":" + String(repeating: "[", count: limit), String(repeating: "[{", count: limit / 2),
      String(repeating: "{\n", count: limit / 2), String(repeating: "```a\n{}\n", count: limit / 8),
      String(repeating: "```\n", count: limit / 4), String(repeating: "{}\n", count: limit / 3),
      "{\"planName\":\"P\"" + String(repeating: ",\"note\":1", count: limit / 9) + "}",
      "{\"planName\":\"P\",\"days\":[{\"exercises\":["
        + Array(repeating: "{\"sets\":1}", count: 9000).joined(separator: ",") + "]}]}",
      "# " + String(repeating: "x", count: limit), "## Day 1\n- " + String(repeating: "3x5 ", count: limit / 4),
      "## Day 1\n" + String(repeating: "- 3x5\n", count: limit / 6), String(repeating: "# a\n", count: limit / 4),
      "| Exercise |" + String(repeating: "a|", count: limit / 2), String(repeating: "a\n", count: limit / 2),
      "## Day 1\n" + String(repeating: "- a\n", count: limit / 4),
      String(repeating: "- Monday\n", count: limit / 9), String(repeating: "Monday\n", count: limit / 7),
    ]
    for text in texts { try readOrRefuse(Array(text.utf8)) }
  }

  @Test("A plan is recognised by planName in JSON, and by nothing else")
  func recognition() throws {
    func format(_ text: String) throws -> String? {
      do {
        return try readPlan(Array(text.utf8), format: nil).summary.format
      } catch let failure as ReadingFailure {
        return failure.diagnostic.code.identifier
      }
    }
    #expect(try format("{\"planName\":\"P\",\"days\":[]}") == "plan")
    #expect(try format("\u{FEFF}\n { \"days\" : [ ] , \"planName\" : \"P\"}") == "plan")
    #expect(try format("Hi, there; \"you\"\n```json\n{\"planName\":\"P\",\"days\":[]}\n```\n") == "plan")
    #expect(try format("# Plan\n## Day 1\n- Squat 3x5\n") == "markdown")
    #expect(try format("{\"days\":[]}") == "document.foreign")
    #expect(try format("Somebody said \"planName\": nothing\n") == "format.unknown")
    let json = #"{"format":"carryover","schemaVersion":1,"planName":"P","sessions":[]}"#
    #expect(try format(json) == "json")
    let row = #""2024-03-04 18:00:00";"A";"60min";"Squat";"1";"60";"5";"0";"0";"";"";"""#
    let strong = try readPlan(
      Array(
        ("Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Reps;Distance;Seconds;Notes;Workout Notes;RPE\n"
          + row.replacing("\"\";\"\";\"\"", with: "\"\n```json\n{\"\"planName\"\":1}\n```\";\"\";\"\"") + "\n").utf8),
      options: kilograms, format: nil)
    #expect(strong.summary.format == "strong")
  }

  @Test("Text without a plan is refused")
  func empty() throws {
    for text in ["# Title\n\nProse.\n", "{\"planNam\": 1}", "[1,2]", "```json\n{}\n```", "\u{0}\u{1}\u{2}abc"] {
      let failure = #expect(throws: ReadingFailure.self) { try readPlan(text) }
      #expect(failure?.diagnostic.code.identifier == "training-plan.empty", "\(text)")
    }
  }
}
