import Testing

@testable import CarryoverCommand

@Suite("Suggestions")
struct SuggestionTests {
  @Test(
    "A word that is near is proposed",
    arguments: [
      ("convrt", "convert"), ("JSON", "json"), ("--dist", "--distance-unit"), ("lbs", "lb"), ("-json", "json"),
    ])
  func near(word: String, meant: String) {
    let words = ["inspect", "convert", "json", "--distance-unit", "kg", "lb"]
    #expect(Suggestion.nearest(to: word, among: words) == "; did you mean \"\(meant)\"?")
  }

  @Test("Another word is not taken for a misspelt one", arguments: ["stone", "x", "", "--", "zz", "\u{1B}[2J"])
  func far(word: String) {
    #expect(Suggestion.nearest(to: word, among: ["inspect", "convert", "kg", "lb"]).isEmpty)
  }
}
