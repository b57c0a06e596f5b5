import TextStreams

/// Letters, stars and brackets beside sets that say which kind they are, or how hard they were.
extension NoteAssembly {
  /// `70x5x2 (7), 72.5x4`: how hard the sets before it were, as behind a pair.
  mutating func spellEffortsOfTriples(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "), "), text.hasByte(UInt8(ascii: "x")) else { return }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let spelled = words.indices.map { index -> String in
      let word = words[index]
      guard index > 0, word.hasPrefix("("), case let bare = word.filter({ !"(),".contains($0) }),
        let effort = Double(bare),
        (effort * 2).rounded() == effort * 2,
        document.conventions.bracketEffort == .rir ? effort <= 5 : (5...10).contains(effort),
        case let factors = words[index - 1].split(separator: "x"), factors.count == 3,
        factors.allSatisfy({ Double($0) != nil })
      else { return String(word) }
      return (document.conventions.bracketEffort == .rir ? "RIR \(bare)" : "@\(bare)")
        + (word.hasSuffix(",") ? "," : "")
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `135/5w 185/5w 275/5x3`: loads and repetitions with the letter, several in a line.
  mutating func spellWarmupsAtPairs(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "w")), text.hasByte(UInt8(ascii: "/")) else { return }
    var count = 0
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let bare = word.last == "," ? word.dropLast() : word
      guard bare.last == "w", case let pair = bare.dropLast().split(separator: "/"), pair.count == 2,
        pair.allSatisfy({ Double($0) != nil })
      else { return String(word) }
      count += 1
      return "\(bare.dropLast()) warmup,"
    }
    guard count > 1 else { return }
    let joined = words.joined(separator: " ")
    lines[place].plain = joined.hasSuffix(",") ? String(joined.dropLast()) : joined
  }

  /// `w40*8, 60*6/6/6`: the star of a product behind the letter.
  mutating func spellStarsOfWarmups(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "*")), text.hasByte(UInt8(ascii: "w")) else { return }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      guard word.first == "w", let star = word.firstIndex(of: "*"), Double(word[..<star].dropFirst()) != nil,
        word[star...].dropFirst().first?.isNumber == true
      else { return String(word) }
      return word.replacing("*", with: "x")
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `12 (3 left), 11 (1 left)`: repetitions that were left, for a side has no number before it in brackets.
  mutating func spellLeftInBrackets(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " left)"), text.hasByte(UInt8(ascii: "(")) else { return }
    var spelled = text
    for count in 0...5 { spelled = spelled.replacing("(\(count) left)", with: "(RIR \(count))") }
    guard spelled != text else { return }
    lines[place].plain = spelled
  }

  /// `(w) goblet squat / 12kg / 10`: a warm-up.
  mutating func spellWarmupInFront(_ place: Int, _ hasOtherBrackets: inout Bool?) {
    let text = lines[place].plain
    // `SQ (w) 20x10, (w) 60x5x2`
    if let first = text.bytesRange(of: " (w) "), text[first.upperBound...].first?.isNumber == true {
      let parts = text.split(separator: ", ").map { part -> String in
        guard let range = part.bytesRange(of: "(w) "), part[range.upperBound...].first?.isNumber == true else {
          return String(part)
        }
        return "\(part[..<range.lowerBound])\(part[range.upperBound...]) (warm-up)"
      }
      lines[place].plain = parts.joined(separator: ", ")
      return
    }
    guard text.hasPrefix("(w) "), text.dropFirst(4).first?.isLetter == true,
      text.dropFirst(4).split(separator: " ").first?.hasSuffix(":") == false
    else { return }
    // `(w) = wide`, `(n) pulldown`: what somebody explains, or tells apart from another.
    let others =
      hasOtherBrackets
      ?? lines.contains { line in
        line.plain.containsBytes(of: "(w)") && !line.plain.hasDigit
          || line.plain.utf8.first == UInt8(ascii: "(") && !line.plain.hasPrefix("(w) ")
            && line.plain.dropFirst(2).hasPrefix(") ")
      }
    hasOtherBrackets = others
    guard !others else { return }
    lines[place].plain = "warm-up \(text.dropFirst(4))"
  }
}
