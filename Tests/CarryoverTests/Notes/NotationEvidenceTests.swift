import Support
import Testing

@testable import Carryover

/// The vote of a document on the order of its numbers, and what it changes.
struct NotationEvidenceTests {
  struct Vote: Sendable, CustomTestStringConvertible {
    var lines: [String]
    var line: String
    var expected: String
    var testDescription: String { (lines + [line]).joined(separator: " / ") }
  }

  @Test(
    "The document decides what a line leaves open",
    arguments: [
      Vote(lines: [], line: "10x3", expected: "10* x3"),
      Vote(lines: ["10x3", "12x3", "8x3"], line: "10x3", expected: "3* x10"),
      Vote(lines: ["3x10", "3x12", "4x8"], line: "10x3", expected: "10* x3"),
      Vote(lines: ["100x5", "62.5x8", "40x10"], line: "8x10", expected: "8 x10"),
      Vote(lines: ["10x60", "8x70", "5x82.5"], line: "12x10", expected: "10 x12"),
      Vote(lines: ["sets x reps @ weight"], line: "8x3 @ 100", expected: "8* 100 x3"),
      Vote(lines: ["20x5", "24x5", "24x3", "60x5", "70x5"], line: "3x8 @ 60", expected: "3* 60 x8"),
      Vote(lines: ["24x5", "24x4", "20x5", "60x5", "80x5"], line: "20x5", expected: "20 x5"),
      Vote(lines: ["8x3 @ 60", "10x3 @ 50"], line: "10x4", expected: "4* x10"),
      Vote(lines: ["reps x sets"], line: "8x3 @ 100", expected: "3* 100 x8"),
      Vote(lines: ["weight x reps"], line: "8x10", expected: "8 x10"),
      Vote(lines: ["100x5x3", "102.5x5x3"], line: "10x8x3", expected: "3* 10 x8"),
      Vote(lines: ["3x5x100", "3x5x102.5"], line: "3x5x4", expected: "3* 4 x5"),
      Vote(lines: ["60kg x 5", "70 kg x 5", "135 lb x 5"], line: "80 x 5", expected: "80kg x5"),
      Vote(lines: ["unit: lbs", "reps x sets, lbs"], line: "80 x 5", expected: "80lb x5"),
    ])
  func votes(_ vote: Vote) {
    let reader = NotationReader()
    var evidence = NotationEvidence()
    var context = NotationContext()
    context.isUnderExercise = true
    for line in vote.lines { evidence.collect(line, by: reader) }
    context.conventions = evidence.conventions()
    #expect(reader.read(vote.line, in: context).map(NotationText.reading) == vote.expected)
  }

  @Test("A reading that rests on a default says what else it could be")
  func doubts() throws {
    var context = NotationContext()
    context.isUnderExercise = true
    let reading = try #require(NotationReader().read("10x3", in: context))
    #expect(reading.doubts.map(\.reading) == ["sets × reps"])
    #expect(reading.doubts.map(\.alternative) == ["reps × sets"])
    #expect(reading.sets.first?.raw == "10x3")
    #expect(NotationReader().read("3x10 @ 60 kg", in: context)?.doubts == [])
  }
}
