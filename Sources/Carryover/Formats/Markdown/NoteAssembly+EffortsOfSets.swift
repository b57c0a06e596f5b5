import TextStreams
import TrainingModel

/// Efforts that are told one for each set of a line.
extension NoteAssembly {
  /// `5,5,5. first two rpe 7.5, last one rpe 9`: an effort for each set.
  static func withEffortsOfParts(_ text: String) -> String {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let first = lower.bytesRange(of: " first "),
      case let bare = lower[..<first.lowerBound].trimmedEnd, bare.hasDigit,
      case let counts = countsBehind(bare), counts.count > 1
    else { return text }
    var efforts: [Substring] = []
    for part in lower[first.lowerBound...].split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count >= 4, words[0] == "first" || NoteStructureWords.lastWords.contains(words[0]),
        let count = numbersOfSets[words[1]], let word = words.firstIndex(of: "rpe"), word + 2 == words.count,
        let value = Double(words[word + 1].hasSuffix(".") ? words[word + 1].dropLast() : words[word + 1]), value <= 10
      else { return text }
      efforts += Array(repeating: words[word + 1], count: count)
    }
    guard efforts.count == counts.count else { return text }
    return "\(text.prefix(bare.count)) RPE \(efforts.joined(separator: ", "))"
  }

  private static let numbersOfSets: [Substring: Int] = ["one": 1, "set": 1, "two": 2, "three": 3, "four": 4]
}

extension Substring {
  /// The text without the marks and spaces behind it.
  var trimmedEnd: Substring {
    var text = self
    while let last = text.last, " .,;-–—(".contains(last) { text.removeLast() }
    return text
  }
}
