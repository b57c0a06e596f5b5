import TextStreams
import TrainingModel

/// What people say in more words than the notation needs.
extension NoteAssembly {
  private static let wordsOfShorter = NoteBeginnings(["drop", "failure", "each", "rpe", "rir", "letzte", "w"])

  /// `…, drop pra 20kg x 10`, `(all the way to failure)`, `(RPE 7 for all three)`, `(2 RIR on all of them)`.
  mutating func spellShorter(_ place: Int) {
    if lines[place].plain.hasByte(UInt8(ascii: ",")) { spellLoadBehindWith(place) }
    guard Self.wordsOfShorter.mayBeIn(lines[place].plain) || lines[place].plain.containsBytes(of: ", @") else { return }
    // `3x10, @7 each`
    if lines[place].plain.hasSuffix(" each"), let sign = lines[place].plain.bytesRange(of: ", @"),
      let effort = Double(lines[place].plain[sign.upperBound...].dropLast(5)), (6...10).contains(effort),
      case let head = lines[place].plain[..<sign.lowerBound], !head.lowercased().containsBytes(of: "db"),
      // Where no load stands before, it may be one.
      head.split(whereSeparator: { !$0.isNumber && $0 != "." }).count > 2
    {
      lines[place].plain = "\(head) (all RPE \(effort))"
    }
    spellTimesBehindEach(place)
    // `315# x 5, @8. Used straps.`
    if let sign = lines[place].plain.bytesRange(of: ", @"),
      case let head = lines[place].plain[..<sign.lowerBound],
      head.hasByte(UInt8(ascii: "#")) || head.containsBytes(of: "kg") || head.containsBytes(of: "lb"),
      head.utf8.last?.isDigit == true, Self.hasProduct(String(head)) || head.containsBytes(of: " x "),
      case let behind = lines[place].plain[sign.upperBound...],
      case let effort = behind.prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(effort.hasSuffix(".") ? effort.dropLast() : effort), (6...10).contains(value),
      effort.endIndex == behind.endIndex || effort.hasSuffix(".") && behind[effort.endIndex] == " "
    {
      lines[place].plain.replaceSubrange(sign, with: " @")
    }
    for (words, sign) in Self.shorter {
      guard let range = lines[place].plain.bytesRange(of: words),
        !sign.hasSuffix(" ") || lines[place].plain[range.upperBound...].utf8.first?.isDigit == true,
        !sign.hasSuffix("drop ") || Self.isSetBehindDrop(lines[place].plain[range.upperBound...])
      else { continue }
      lines[place].plain.replaceSubrange(range, with: sign)
    }
    guard lines[place].plain.hasByte(UInt8(ascii: "(")) else { return }
    for word in ["(RPE ", "(rpe ", "(RIR ", "(rir "] {
      guard let open = lines[place].plain.bytesRange(of: word),
        case let behind = lines[place].plain[open.upperBound...],
        let close = behind.firstIndex(of: ")"), case let told = behind[..<close].split(separator: " "), told.count > 2,
        told[0].hasDigit, !told.dropFirst().joined().hasDigit,
        ["for all", "on all", "for every", "across all"].contains("\(told[1]) \(told[2])".lowercased()),
        Self.isOfAll(told.dropFirst(3))
      else { continue }
      lines[place].plain.replaceSubrange(open.lowerBound..<close, with: "(all \(word.dropFirst())\(told[0])")
    }
    for word in [" RIR on all", " rir on all", " RPE on all", " RIR for all", " rir for all", " RIR all", " rir all"] {
      guard let range = lines[place].plain.bytesRange(of: word),
        let close = lines[place].plain[range.upperBound...].firstIndex(of: ")"),
        Self.isOfAll(lines[place].plain[range.upperBound..<close].split(separator: " ")[...]),
        let open = lines[place].plain[..<range.lowerBound].lastIndex(of: "("),
        Int(lines[place].plain[open..<range.lowerBound].dropFirst()) != nil
      else { continue }
      let effort = lines[place].plain[open..<range.lowerBound].dropFirst()
      lines[place].plain.replaceSubrange(open..<close, with: "(all \(effort)\(word.prefix(4))")
    }
  }

  /// `halo 12kg x 8 each way, x2`: how often, behind a load.
  private mutating func spellTimesBehindEach(_ place: Int) {
    let text = lines[place].plain
    for words in [" each way, x", " each side, x", " each leg, x", " each arm, x"] {
      guard let range = text.bytesRange(of: words), let count = Int(text[range.upperBound...]), (2...6).contains(count),
        case let head = text[..<range.lowerBound].split(separator: " "), head.count > 2, head[head.count - 2] == "x",
        head[head.count - 3].hasSuffix("kg") || head[head.count - 3].hasSuffix("lb"), Int(head[head.count - 1]) != nil
      else { continue }
      setAside(words.dropLast(3).trimmedSpaces, at: place)
      lines[place].plain = "\(text[..<range.lowerBound]) x \(count)"
    }
  }

  /// Whether nothing, or `sets`, `three`, `of them`, stands behind `all`.
  private static func isOfAll(_ words: ArraySlice<Substring>) -> Bool {
    words.allSatisfy {
      ["sets", "of", "them", "two", "three", "four", "five", "six", "2", "3", "4", "5", "6", "reps"].contains(
        $0.lowercased())
    }
  }

  /// `3 Sätze à 10 mit 22,5`: the comma of a load, and none between two.
  private mutating func spellLoadBehindWith(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, let last = words.last, Self.withHelp.contains(words[words.count - 2].lowercased()),
      let comma = last.firstIndex(of: ","), ["5", "25", "75"].contains(last[comma...].dropFirst()),
      (2...3).contains(last[..<comma].utf8.count), Int(last[..<comma]) != nil
    else { return }
    lines[place].plain.replaceSubrange(comma...comma, with: ".")
  }

  /// `20kg x 10`, `20 x 10`
  private static func isSetBehindDrop(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && hasProduct(String(text)) || words.count > 2 && words[1] == "x"
      || words.count > 3 && words[2] == "x"
  }

  private static let shorter = [
    (", drop pra ", ", drop "), (", drop para ", ", drop "), (", drop auf ", ", drop "), (", drop à ", ", drop "),
    (", drop a ", ", drop "), (", drop naar ", ", drop "), ("(all the way to failure)", "(to failure)"),
    ("(der letzte Satz bis ", "(letzter Satz "), ("w/up", "warm-up"), (" w-up", " warm-up"), ("w/ up", "warm-up"),
    (", then a drop set: ", ", drop "), (", then a dropset: ", ", drop "), (", then drop set: ", ", drop "),
    ("(went to failure)", "(to failure)"), ("(taken to failure)", "(to failure)"), ("(total failure)", "(to failure)"),
  ]
}
