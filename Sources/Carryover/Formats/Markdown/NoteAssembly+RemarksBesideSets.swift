import TextStreams

/// Sums, drops, results and remarks beside the sets of a line.
extension NoteAssembly {
  /// `385x3+ ---> only 4.`: what was made of it.
  mutating func spellOnlyBehindArrow(_ place: Int) {
    guard let arrow = lines[place].plain.bytesRange(of: "> only "),
      case let behind = lines[place].plain[arrow.upperBound...], behind.utf8.first?.isDigit == true,
      case let rest = behind.drop(while: \.isNumber), rest.isEmpty || rest.hasPrefix(".")
    else { return }
    lines[place].plain.replaceSubrange(arrow, with: "> got ")
  }

  /// `Pull aparts - 100 total (40, 30, 30)`: the sets, and their sum before them.
  mutating func spellTotals(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let total = text.bytesRange(of: " total ("),
      let space = text[..<total.lowerBound].lastIndex(of: " "),
      let sum = Int(text[text.index(after: space)..<total.lowerBound]),
      case let counts = text[total.upperBound...].dropLast().split(whereSeparator: { ",+ ".contains($0) }),
      counts.count > 1,
      case let numbers = counts.compactMap({ Int($0) }), numbers.count == counts.count,
      numbers.allSatisfy({ (1...1000).contains($0) }), numbers.reduce(0, +) == sum
    else { return }
    setAside("\(sum) total", at: place)
    let name = text[..<space].trimmedEnd.reversed().drop { "-–—: ".contains($0) }.reversed()
    lines[place].plain = "\(String(name)): \(numbers.map(String.init).joined(separator: ", ")) reps"
  }

  /// `8/3/2 (13 total, up from 12)`: what the sets come to.
  mutating func dropSumsBehindSets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let open = text.lastBytesRange(of: " ("),
      text[..<open.lowerBound].utf8.last?.isDigit == true,
      case let words = text[open.upperBound...].dropLast().split(whereSeparator: { " ,".contains($0) }),
      words.count > 1,
      Int(words[0]) != nil, ["total", "reps", "insgesamt", "gesamt"].contains(words[1]),
      words[1] == "total" || words.contains("total")
    else { return }
    setAside(String(text[open.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain.removeSubrange(open.lowerBound...)
  }

  /// `Leg ext 1 big drop: 70kg x 12 → 50kg x 10`: one drop set.
  mutating func spellBigDrop(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "drop") else { return }
    for count in [" 1 ", " one "] {
      for size in ["big ", "long ", "huge ", "giant ", ""] {
        guard
          let range = lines[place].plain.bytesRange(of: "\(count)\(size)drop: ")
            ?? lines[place].plain.bytesRange(of: "\(count)\(size)drop set: ")
        else { continue }
        setAside("\(count)\(size)".trimmedSpaces, at: place)
        lines[place].plain.replaceSubrange(range, with: " drop set: ")
        return
      }
    }
  }

  /// `60kg 10x | 60kg 10x | 62,5kg 8x`: sets with bars between.
  mutating func spellBars(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "x | "), case let parts = text.split(separator: " | "), parts.count > 1,
      parts.allSatisfy({ part in
        let words = (part.bytesRange(of: " (").map { part[..<$0.lowerBound] } ?? part).split(separator: " ")
        return words.count == 2 && words[1].hasSuffix("x") && Int(words[1].dropLast()) != nil
          && words[0].utf8.first?.isDigit == true
      })
    else { return }
    lines[place].plain = parts.joined(separator: ", ")
  }

  /// `Chins in between all the pressing: BW x 8 x 5`: when an exercise was done, behind its name.
  mutating func dropWhenAmongOthers(_ place: Int) {
    let text = lines[place].plain
    guard let when = text.bytesRange(of: " in between "), let colon = text.bytesRange(of: ": "),
      when.lowerBound < colon.lowerBound,
      case let name = text[..<when.lowerBound], !name.hasDigit, document.names.look(label(String(name))).isKnown,
      !text[when.upperBound..<colon.lowerBound].hasDigit
    else { return }
    setAside(String(text[when.lowerBound..<colon.lowerBound]).trimmedSpaces, at: place)
    lines[place].plain.removeSubrange(when.lowerBound..<colon.lowerBound)
  }

  /// `3,3,3,3,2 -- failed the third on the last set so it's 6x2 next time`: a sentence behind two dashes.
  mutating func dropRemarkBehindDashes(_ place: Int) {
    let text = lines[place].plain
    guard let dashes = text.bytesRange(of: " -- "), text[..<dashes.lowerBound].utf8.last?.isDigit == true,
      case let remark = text[dashes.upperBound...], remark.hasDigit, remark.split(separator: " ").count > 4,
      ["failed ", "missed ", "felt "].contains(where: { remark.hasPrefix($0) })
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain.removeSubrange(dashes.lowerBound...)
  }

  /// `Dips: 12 / 10, daarna klaar`: words without a number behind the last set.
  mutating func dropThenDone(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), text[..<comma.lowerBound].utf8.last?.isDigit == true,
      text.hasByte(UInt8(ascii: ":")) || text.containsBytes(of: " / "),
      case let words = text[comma.upperBound...].split(separator: " "), (2...5).contains(words.count),
      document.words.word(words[0]) == .then, !text[comma.upperBound...].hasDigit
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain.removeSubrange(comma.lowerBound...)
  }
}
