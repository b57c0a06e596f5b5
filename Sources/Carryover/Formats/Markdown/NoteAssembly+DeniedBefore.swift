/// Sets behind a word that says that they were not done, in brackets or right behind the name.
extension NoteAssembly {
  /// `didnt do face pulls (meant to be 12.5kg 2x15) someone was on the cable`, `no hice zancadas (3x12)`: what was not done,
  /// said so before its name, and in a bracket what was meant.
  mutating func planDenied(_ head: Substring, _ sets: Substring, _ tail: Substring, at place: Int) -> Bool {
    guard let open = head.bytesRange(of: " ("), !head[open.upperBound...].contains(")"), Self.hasProduct(String(sets)),
      // `didnt do heavy squats (60kg 3x5 instead)`
      !tail.prefix(while: { $0 != ")" }).contains("instead"),
      let (start, name) = deniedBeforeBracket(head[..<open.lowerBound])
    else { return false }
    plan(name.trimmedSpaces, sets, [head[..<start], tail.drop { ")）".contains($0) }], at: place)
    return true
  }

  /// `so skipped the swings` of `Slept bad so skipped the swings (10x10 @ 24kg)`: where the name begins, and what it is.
  private func deniedBeforeBracket(_ said: Substring) -> (start: String.Index, name: Substring)? {
    let words = said.split(separator: " ")
    guard words.count > 1, words.count <= 16 else { return nil }
    for start in words.indices.dropLast().reversed() {
      for count in (1...4).reversed() where start + count < words.count && words.count - start - count <= 6 {
        let phrase = words[start..<(start + count)].joined(separator: " ").filter { !",.:".contains($0) }
        guard
          document.words.isListed(phrase, .denied) || document.words.isListed(phrase, .forgone)
            || Self.beforeDeniedNames.contains(phrase)
        else { continue }
        var end = words.count
        while end > start + count + 1, ["too", "today", "also", "either"].contains(words[end - 1].lowercased()) {
          end -= 1
        }
        let name = withoutArticle(said[words[start + count].startIndex..<words[end - 1].endIndex])
        let look = document.names.look(label(name.trimmedSpaces))
        guard look.isKnown || look.isLikely && look.wordCount <= 2 && look.share >= 1, !name.contains(","),
          !tellsDeed(name), !name.containsBytes(of: " on "), !name.containsBytes(of: " for ")
        else { continue }
        return (name.startIndex, name)
      }
    }
    return nil
  }

  private static let beforeDeniedNames: NoteWordSet = [
    "niente", "non ho fatto", "didn't get to", "didnt get to", "never got to", "wanted to do",
  ]

  /// Whether a sentence says of sets in a bracket that they were not done.
  func deniesBracket(_ text: String) -> Bool {
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      Self.hasProduct(String(text[open.upperBound..<close]))
    else { return false }
    return deniedBeforeBracket(text[..<open.lowerBound]) != nil
  }

  /// `tricep pushdown - someone on it the whole time so didnt do it (was meant to be 3x12 at 15kg)`
  mutating func planExcused(_ said: Substring, _ sets: Substring, _ tail: Substring, at place: Int) -> Bool {
    guard let open = said.lastBytesRange(of: "("),
      let dash = [" - ", " – ", ", ", ": "].lazy.compactMap({ said[..<open.lowerBound].bytesRange(of: $0) }).first,
      case let name = said[..<dash.lowerBound], document.names.look(label(String(name))).isLikely,
      case let words = said[dash.upperBound..<open.lowerBound].split(separator: " "),
      words.indices.contains(where: { start in
        (1...3).contains { count in
          start + count <= words.count
            && document.words.isListed(words[start..<(start + count)].joined(separator: " "), .denied)
        }
      })
    else { return false }
    plan(name.trimmedSpaces, sets, [said[dash.upperBound...], tail.drop { ")）".contains($0) }], at: place)
    return true
  }

  /// Whether nothing stands behind sets that were not done, or why: `didn't do squat 5x5 well` was done.
  func endsPlan(_ tail: Substring) -> Bool {
    guard let first = tail.first(where: { $0 != " " }) else { return true }
    if ",;.-–—(".contains(first) { return true }
    let word = tail.split(separator: " ").first ?? ""
    return Self.reasonsOfDenials.contains(word)
  }

  /// Of `Did not do rows 3x12` where the name begins, which must be one that is known.
  func deniedLead(_ head: Substring) -> Substring.Index? {
    let spoken = head.split(separator: " ", maxSplits: 5)
    for count in (1...3).reversed() where count < spoken.count {
      let phrase = spoken[..<count].joined(separator: " ")
      guard document.words.isListed(phrase.hasSuffix(":") ? phrase.dropLast() : phrase[...], .denied),
        case let name = head[spoken[count].startIndex...].trimmedSpaces, document.names.look(label(name)).isKnown
      else { continue }
      return spoken[count].startIndex
    }
    return nil
  }
}
