import Carryover
import Support
import Testing

/// Logs cut short, torn and stirred: read or refused, never a crash, no line uncounted.
@Suite("Notes: truncated and mutated logs")
struct NotesMutationTests {
  /// A little of everything a document is made of, letters of several bytes among it.
  private static let sampler = NotesLog(
    name: "2024-03-05.md",
    bytes: Array(
      """
      ---
      unit: kg
      ---
      # Brust — 5. März 2024, 18:30
      **Bench** 60×5 (w/u), 62,5 x 5 @8
      1. [x] Dips +20 kg x 8
         - [ ] L 8 / R 7 → 6
      > Shoulder hurts, 痛
      | Lift | Set 1 | Target |
      |---|---|---|
      | Row | 5+ got 8 | 85% |
      ```
      Plank  1'30  ٣x5
      ```
      A1) 深蹲 60公斤×10
      Run 5 km in 24:30 🏃

      """.utf8), expectation: Expectation(""))

  private func check(_ bytes: [UInt8], _ name: String, _ comment: String) throws {
    do {
      let reading = try NotesReading(bytes, name: name)
      let log = NotesLog(name: name, bytes: bytes, expectation: Expectation(""))
      #expect(reading.summary.rows.total == log.lineCount, "\(comment): \(reading.summary.rows)")
      let values = reading.sessions.flatMap(\.allSets).flatMap { [$0.load?.value, $0.duration, $0.rpe] }
      #expect(values.allSatisfy { ($0 ?? 0).isFinite && ($0 ?? 0) >= 0 }, "\(comment)")
    } catch let failure as ReadingFailure {
      #expect(failure.kind == .input, "\(comment): \(failure)")
    }
  }

  private func mutate(_ log: NotesLog, rounds: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("\0\n\r|#-*_`>[](){}@:;,./+%~'\"x019 kE\u{E9}\u{D7}\u{7D44}".utf8) + [0xC3, 0xFF]
    for round in 0..<rounds {
      var mutant = log.bytes
      for _ in 0...Int.random(in: 0...7, using: &random) {
        mutant[Int.random(in: 0..<mutant.count, using: &random)] = alphabet.randomElement(using: &random) ?? 0
      }
      try check(mutant, log.name, "round \(round)")
    }
  }

  @Test("A document of a little of everything, cut at every byte")
  func everyByte() throws {
    for length in 0...Self.sampler.bytes.count {
      try check(Array(Self.sampler.bytes.prefix(length)), Self.sampler.name, "cut at \(length)")
      try check(Array(Self.sampler.bytes.dropFirst(length)), Self.sampler.name, "from \(length)")
    }
  }

  @Test("A document of a little of everything, with bytes changed")
  func manyMutants() throws { try mutate(Self.sampler, rounds: 300, seed: 3) }

  @Test("Logs cut at any byte", arguments: NotesLog.shipped)
  func truncation(log: NotesLog) throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<6 {
      let length = Int.random(in: 0..<log.bytes.count, using: &random)
      try check(Array(log.bytes.prefix(length)), log.name, "cut at \(length)")
    }
  }

  @Test("Logs with bytes changed", arguments: NotesLog.shipped)
  func mutation(log: NotesLog) throws { try mutate(log, rounds: 3, seed: 7) }

  @Test("Logs with lines dropped, doubled and swapped", arguments: NotesLog.shipped)
  func lines(log: NotesLog) throws {
    var random = SeededGenerator(seed: 13)
    let lines = log.bytes.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    for round in 0..<3 {
      var stirred = lines
      for _ in 0...Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<stirred.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0 where stirred.count > 1: stirred.remove(at: place)
        case 1: stirred.insert(stirred[place], at: Int.random(in: 0..<stirred.count, using: &random))
        default: stirred.swapAt(place, Int.random(in: 0..<stirred.count, using: &random))
        }
      }
      try check(Array(stirred.joined(separator: [10])), log.name, "round \(round)")
    }
  }

  @Test("Line ends, a mark at the start and the size of chunks change nothing", arguments: NotesLog.shipped)
  func dress(log: NotesLog) throws {
    let plain = try log.read()
    let withCarriageReturns = log.bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    for bytes in [withCarriageReturns, [0xEF, 0xBB, 0xBF] + log.bytes] {
      #expect(try NotesReading(bytes, name: log.name).sets == plain.sets)
    }
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    for size in [1, 100] {
      options.chunkSize = size
      #expect(try NotesReading(log.bytes, name: log.name, options: options).sessions == plain.sessions)
    }
  }

  @Test(
    "Long hostile lines end",
    arguments: ["3x", "5,", "1/", "@8 ", "(", "[ ](", "| ", "> ", "*_", "- ", "12:", "5-", "a ", "[[", "100 kg x 5 + "])
  func hostile(piece: String) throws {
    let line = String(repeating: piece, count: (1 << 16) / piece.utf8.count)
    let reading = try NotesReading("# 2024-03-05\nSquat 100 kg x 5\n\(line)\nBench 60 kg x 5\n")
    #expect(reading.summary.rows.total == 4)
  }
}
