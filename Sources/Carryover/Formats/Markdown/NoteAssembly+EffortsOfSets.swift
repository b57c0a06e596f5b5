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

  /// `4x5 at 100, they were all about RPE 7`, `100x5, rpe was 8`, `100x5 felt like a 9 rpe`: the effort in the words of
  /// the notation, and what was said.
  static func withPlainEffort(_ text: String) -> (text: String, remark: String)? {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let word = lower.lastBytesRange(of: "rpe") else { return nil }
    var before = lower[..<word.lowerBound].split(separator: " ", omittingEmptySubsequences: false)
    guard before.last?.isEmpty == true else { return nil }
    before.removeLast()
    var behind = lower[word.upperBound...].drop { $0 == " " }
    var value: Substring
    if let number = before.last, isEffort(number) {
      // `felt like a 9 rpe`
      value = number
      before.removeLast()
    } else {
      for verb in ["was ", "of ", "felt like "] where behind.hasPrefix(verb) { behind = behind.dropFirst(verb.count) }
      value = behind.prefix { $0.isNumber || $0 == "." }
      if value.hasSuffix(".") { value = value.dropLast() }
      behind = behind[value.endIndex...]
      guard isEffort(value) else { return nil }
    }
    if behind.hasPrefix("ish") { behind = behind.dropFirst(3) }
    guard behind.drop(while: { " .!".contains($0) }).isEmpty else { return nil }
    let said = before.reversed().prefix { wordsOfEfforts.contains($0.filter(\.isLetter)[...]) }.count
    let hasComma = before.last?.last == ","
    let head = String(before.dropLast(said).joined(separator: " ").reversed().drop { "←< ".contains($0) }.reversed())
    // `110 kg x4, lost it on the 5th. rpe 10`
    let isOfSentence = said == 0 && head.hasSuffix(".") && !head.hasSuffix("..")
    let isVerb = lower[word.upperBound...].hasPrefix(" was") || lower[word.upperBound...].hasPrefix(" of")
    guard said > 1 || said > 0 && hasComma || isOfSentence || isVerb || value.startIndex < word.lowerBound && said > 0,
      head.hasDigit,
      head.utf8.last.map({ $0.isDigit || ",.-–(".utf8.contains($0) || $0.isLetter }) == true
    else { return nil }
    let isOfAll = before.suffix(said).contains("all")
    let remark = String(text.suffix(max(0, text.count - head.count))).trimmedOpening
    let sets = text.prefix(head.count).trimmedEnd
    // Of `205 x 4 - form went, called it` the effort stands behind the set.
    guard let (bare, more) = withoutRemark(sets),
      !more.lowercased().split(separator: " ").contains(where: { ofOtherSets.contains($0) || $0 == "last" })
    else { return nil }
    return (
      bare + (isOfAll ? ", all RPE \(value)" : ", RPE \(value)"),
      [more, remark].filter { !$0.isEmpty }.joined(separator: " ")
    )
  }

  /// `125kg x 6, felt like 7`, `100x5 - felt like an 8`: the effort, where the line ends with it.
  static func withFeltEffort(_ text: String) -> (text: String, remark: String)? {
    guard let words = text.lastBytesRange(of: "felt like "), !text.contains("@"),
      !text.lowercased().containsBytes(of: "rpe"),
      !text.containsBytes(of: "first"), hasProduct(String(text[..<words.lowerBound]))
    else {
      return nil
    }
    var value = text[words.upperBound...]
    for article in ["a ", "an "] where value.hasPrefix(article) { value = value.dropFirst(article.count) }
    while let last = value.last, ".!".contains(last) { value.removeLast() }
    let head = text[..<words.lowerBound].trimmedEnd
    let last = ["last set", "last one", "last"].first { head.lowercased().hasSuffix($0) }
    let sets = String(head.dropLast(last?.count ?? 0).reversed().drop { " ,-–—(".contains($0) }.reversed())
    // `80 kg x 8`, `100x5`, and no sentence
    guard isEffort(value),
      sets.endsInDigit || ["kg", "lb", "lbs", "reps"].contains(where: { sets.hasSuffix($0) })
    else { return nil }
    let remark = String(text[sets.endIndex...].drop { " ,-–—(".contains($0) })
    return ("\(sets)\(last == nil ? ", RPE \(value)" : " (last set RPE \(value))")", remark)
  }

  private static func isEffort(_ text: Substring) -> Bool {
    Double(text).map { (5...10).contains($0) && ($0 * 2).rounded() == $0 * 2 } == true
  }

  private static let wordsOfEfforts: Set<Substring> = [
    "they", "were", "all", "of", "them", "these", "about", "around", "roughly", "sets", "each", "it", "was", "felt",
    "like",
    "a", "an", "would", "say", "id", "call", "i", "maybe", "probably", "easy", "hard", "solid", "tough", "good",
  ]

  private static let numbersOfSets: [Substring: Int] = ["one": 1, "set": 1, "two": 2, "three": 3, "four": 4]

  /// Of `felt good, last set RPE 8` what is told of the last set.
  func behindRemark(_ text: String) -> Substring {
    guard let comma = text.bytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit,
      document.names.look(String(text[..<comma.lowerBound])).share == 0,
      case let rest = text[comma.upperBound...],
      NoteStructureWords.lastWords.contains(rest.prefix { $0 != " " })
    else { return text[...] }
    return rest
  }
}

extension Substring {
  /// The text without the marks and spaces behind it.
  var trimmedEnd: Substring {
    var text = self
    while let last = text.last, " .,;-–—(".contains(last) { text.removeLast() }
    return text
  }
}
