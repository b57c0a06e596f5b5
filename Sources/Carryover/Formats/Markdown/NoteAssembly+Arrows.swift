import TextStreams
import TrainingModel

/// A plan before an arrow, and what came of it.
extension NoteAssembly {
  /// `Squat 1x3 @ 140`, `Plank 3x45s`: sets by their count, which nobody has done yet.
  static func endsInScheme(_ text: String) -> Bool {
    let words = text.split(separator: " ").drop { $0.utf8.first?.isDigit != true }
    guard let first = words.first, case let factors = first.split(separator: "x", omittingEmptySubsequences: false),
      factors.count == 2, Int(factors[0]).map({ (1...10).contains($0) }) == true
    else { return false }
    if words.count > 1 { return Int(factors[1]) != nil && words.dropFirst().first == "@" }
    return factors[1].hasSuffix("s") && Int(factors[1].dropLast()) != nil
  }

  /// Whether a text behind an arrow tells no further plan: `3x8 @ 60`, `60 → 70`, `3x45s next week`, `drop 60 kg x 12`.
  static func isResult(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !endsInScheme("x \(text)") && !endsInScheme(text)
      && !["→", "->", "=>", "next", "drop", "then"].contains { lower.containsBytes(of: $0) }
  }

  /// Whether sets may be what came of a plan: as many, with about its load.
  func isOutcome(_ sets: [LoggedSet], of plan: [LoggedSet]) -> Bool {
    sets.count == plan.count
      && zip(sets, plan).allSatisfy { set, meant in
        let load = meant.load?.value ?? meant.target?.load?.value
        guard let load, let done = set.load?.value else { return true }
        return abs(done - load) <= load / 5
      }
  }
}
