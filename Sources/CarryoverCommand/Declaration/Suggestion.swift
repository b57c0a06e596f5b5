import Carryover

/// "Did you mean …?"
enum Suggestion {
  /// A sentence that proposes the nearest word, empty where none is near.
  static func nearest(to word: String, among words: [String]) -> String {
    guard let best = nearestWord(to: word, among: words) else { return "" }
    return "; did you mean \"\(best)\"?"
  }

  /// The word that a misspelt or shortened one stands for. Dashes and case do not count.
  private static func nearestWord(to word: String, among words: [String]) -> String? {
    let bare = plain(word)
    let longer = words.filter { bare.count > 1 && plain($0).starts(with: bare) }
    if let shortest = longer.min(by: { $0.count < $1.count }) { return shortest }
    let best = words.map { ($0, EditDistance.between(bare, plain($0))) }.min { $0.1 < $1.1 }
    // Two letters that are both different are another word, not a misspelt one.
    guard let best, best.1 <= max(2, bare.count / 3), best.1 < max(bare.count, 2) else { return nil }
    return best.0
  }

  private static func plain(_ word: String) -> [Character] {
    Array(word.prefix(64).drop { $0 == "-" }.lowercased())
  }
}
