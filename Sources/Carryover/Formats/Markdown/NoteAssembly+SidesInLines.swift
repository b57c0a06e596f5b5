import TextStreams

/// Which side the sets of a line were done with, where letters and words say it.
extension NoteAssembly {
  /// `links 10 kg: 12 / 12 / 10 Wh`: a side, its load and repetitions.
  mutating func spellLoadsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard let space = text.firstIndex(of: " "), [.left, .right].contains(document.words.word(text[..<space])),
      let colon = text.bytesRange(of: ": "), colon.lowerBound > space,
      Self.isTypedLoad(text[space..<colon.lowerBound].filter { $0 != " " }[...]),
      text[colon.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(colon, with: " x ")
  }

  /// `Heel slides R, 15`, `Straight leg raises R 3 lots of 12`, `Stand on one leg, R: 22 secs`: the side, and no repetitions.
  mutating func spellRightBehindName(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, text.hasByte(UInt8(ascii: "R")) else { return }
    for mark in [", R: ", " R: ", " R, ", ", R, ", " R "] {
      guard let range = text.bytesRange(of: mark), case let name = text[..<range.lowerBound], !name.hasDigit,
        name.split(separator: " ").count > 1, document.names.look(label(String(name))).isLikely,
        case let behind = text[range.upperBound...], behind.utf8.first?.isDigit == true,
        mark != " R "
          || document.words.word(behind.drop(while: { $0.isNumber || $0 == " " }).prefix(while: \.isLetter)) == .sets
      else { continue }
      lines[place].plain.replaceSubrange(range, with: mark.contains(":") ? " right: " : " right ")
      return
    }
  }

  /// `L 10 10 8 (wobbly!)`: a side, and the repetitions of its sets.
  mutating func spellCountsOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let last = text.utf8.last, last.isDigit || last == UInt8(ascii: ")"), let space = text.firstIndex(of: " "),
      case let mark = text[..<space].filter({ $0 != ":" }),
      [.left, .right].contains(document.words.word(mark)) || mark == "R"
    else { return }
    let end = text.bytesRange(of: " (")?.lowerBound ?? text.endIndex
    let counts = text[space..<end].split(separator: " ")
    guard counts.count > 1, counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true }) else { return }
    lines[place].plain = "\(mark == "R" ? "right" : mark): \(counts.joined(separator: ", "))\(text[end...])"
  }

  /// `SLR  R: 10, 10, 10   L: 10, 10`: both sides in a line.
  mutating func spellBothSides(_ place: Int) {
    let text = lines[place].plain
    guard let right = text.bytesRange(of: " R: "), let left = text[right.upperBound...].bytesRange(of: "  L: "),
      case let name = text[..<right.lowerBound].trimmedSpaces, !name.isEmpty, !name.hasPrefix("R"),
      text[right.upperBound...].utf8.first?.isDigit == true, text[left.upperBound...].utf8.first?.isDigit == true
    else { return }
    let (rights, lefts) = (text[right.upperBound..<left.lowerBound].trimmedSpaces, text[left.upperBound...])
    lines[place].plain = "\(name) right: \(rights), left: \(lefts)"
  }

  /// `both legs, no weight: 20, 20, 18`
  mutating func dropBothLimbs(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "b") else { return }
    for limbs in ["both legs", "both arms", "both sides"] where text.lowercased().hasPrefix(limbs) {
      let rest = text.dropFirst(limbs.count)
      guard rest.first == "," || rest.first == ":", rest.hasDigit else { return }
      var sets = rest.drop { ",: ".contains($0) }
      if let colon = sets.bytesRange(of: ": "), document.words.word(sets[..<colon.lowerBound]) == .bodyweight {
        sets = sets[colon.upperBound...]
      }
      setAside(String(text[..<sets.startIndex]).trimmedSpaces, at: place)
      lines[place].plain = String(sets)
      return
    }
  }
}
