import TextStreams

/// Sets of which words behind them say what they were done for: to warm up.
extension NoteAssembly {
  private static let before: NoteWordSet = [
    "to", "for", "as", "zum", "um", "pour", "per", "para", "pra", "als", "di", "de", "om", "voor",
  ]
  private static let articles: NoteWordSet = ["a", "the", "my", "le", "la", "il", "o", "el", "just", "me", "sich"]
  private static let firsts: NoteWordSet = [
    "erst", "zuerst", "first", "d'abord", "primero", "primeiro", "prima", "eerst", "started", "vorher",
  ]
  private static let joints: NoteWordSet = ["en", "and", "und", "et", "y", "e", "&"]
  private static let mayLoosen = NoteBeginnings(whole: Array(before.all))

  /// `Treadmill 15 minutes at 3.2 mph for a warm up.`, `erst 10 min crosstrainer zum warmwerden`, `60x8 en 100x5 om warm te
  /// worden, toen 130x5`: warm-ups.
  mutating func spellToWarmUp(_ place: Int) {
    let text = lines[place].plain
    guard Self.mayLoosen.mayBeIn(text), document.words.filters.loosening.mayBeIn(text), let said = toWarmUp(in: text),
      case let behind = text[said.upperBound...].drop(while: { " .!,".contains($0) })
    else { return }
    let before = text[..<said.lowerBound].trimmedEnd.drop { $0 == " " }
    guard before.hasDigit, let digit = before.firstIndex(where: \.isNumber) else { return }
    guard behind.hasDigit else {
      let words = before.split(separator: " ")
      let opening = words.count > 2 && Self.firsts.contains(words[0])
      let sets = opening ? before[words[1].startIndex...] : before
      setAside("\(text[said]) \(behind)".trimmedSpaces, at: place)
      lines[place].plain = "\(sets.prefix(upTo: sets.lastIndex { $0 != "," }.map { sets.index(after: $0) } ?? sets.endIndex)) (warm-up)"
      return
    }
    // Each of the sets before, and then the work.
    let words = before[digit...].split { " ,".contains($0) }.filter { !Self.joints.contains($0) }
    guard !words.isEmpty, words.allSatisfy({ Self.hasProduct(String($0)) && $0.first?.isNumber == true }),
      text[said.upperBound...].hasPrefix(", "),
      case let next = behind.split(separator: " ", maxSplits: 1), next.count == 2
    else { return }
    setAside(String(text[said]), at: place)
    let work = next[0].hasDigit ? behind : next[1]
    let sets = words.map { "\($0) (warm-up)" }.joined(separator: ", ")
    lines[place].plain = "\(before[..<digit])\(sets), \(work)"
  }

  /// Where a text says what for.
  private func toWarmUp(in text: String) -> Range<String.Index>? {
    let words = text.split(separator: " ")
    for start in words.indices.dropFirst() where Self.before.contains(words[start]) {
      var first = start + 1
      while first < words.count, Self.articles.contains(words[first]) { first += 1 }
      for count in 1...3 where first + count <= words.count {
        let phrase = words[first..<(first + count)].joined(separator: " ")
        let bare = phrase.prefix { !",.;!)".contains($0) }
        guard phrase.utf8.count - bare.utf8.count <= 1,
          document.words.isListed(bare, .loosening) || document.words.word(bare) == .warmup
        else { continue }
        // `for a warm up set` goes on.
        let isEnd = first + count == words.count || bare.endIndex < phrase.endIndex
        if isEnd {
          return words[start].startIndex..<text.utf8.index(words[first].startIndex, offsetBy: bare.utf8.count)
        }
      }
    }
    return nil
  }
}
