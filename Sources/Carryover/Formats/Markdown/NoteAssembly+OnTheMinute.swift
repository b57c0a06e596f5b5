import TextStreams

/// Sets on an interval, and what rests between laps.
extension NoteAssembly {
  /// `70kg x 2 on the min for 6 min`, `Clean 60x1 on the minute for 10 minutes`: a set each minute.
  mutating func spellOnTheMinute(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "x")), let range = text.bytesRange(of: " on the min"),
      case let head = text[..<range.lowerBound],
      case let tail = text[range.upperBound...].drop(while: { $0.isLetter }),
      tail.hasPrefix(" for "), case let words = tail.split(separator: " "), words.count > 2,
      let minutes = Int(words[1]), (2...30).contains(minutes),
      document.words.word(words[2].filter(\.isLetter)) == .minutes,
      let times = head.lastBytesRange(of: "x"), let reps = Int(head[times.upperBound...].trimmedSpaces),
      (1...20).contains(reps), case let before = head[..<times.lowerBound].trimmedEnd,
      let load = before.split(separator: " ").last, load.utf8.first?.isDigit == true, Int(load) ?? 30 > 12
    else { return }
    let name = before[..<load.startIndex]
    let remark = tail[words[2].endIndex...].drop { " .,".contains($0) }
    guard !Self.hasProduct(String(remark)), head.count(where: { $0 == "x" }) == 1,
      Self.isTypedLoad(load) || !document.names.look(label(String(name))).isBodyweight
    else { return }
    setAside(text[range.lowerBound..<remark.startIndex].trimmedSpaces, at: place)
    if !remark.isEmpty { setAside(String(remark), at: place) }
    lines[place].plain = "\(name)\(minutes)x\(reps) @ \(load)"
  }

  /// `Intervals 8 x 400m w 90s rest: 88s, 87s`: the rest between, before the colon.
  mutating func dropRestBeforeTimes(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: " rest: "),
      let lead = [" w ", " w/ ", " with ", ", "].lazy.compactMap({ text[..<colon.lowerBound].lastBytesRange(of: $0) })
        .first,
      text[lead.upperBound..<colon.lowerBound].first?.isNumber == true,
      text[lead.upperBound..<colon.lowerBound].split(separator: " ").count <= 2, text[..<lead.lowerBound].hasDigit
    else { return }
    setAside(text[lead.upperBound..<colon.upperBound].filter { $0 != ":" }.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<lead.lowerBound]): \(text[colon.upperBound...])"
  }

  /// `x 5`, `x 5 sets (kg)`: how many sets there were on an interval, and what a bracket says.
  func isCountOfSets(_ text: Substring) -> Bool {
    let words = text.prefix { $0 != "(" }.split(separator: " ")
    guard (2...3).contains(words.count), ["x", "×", "for"].contains(words[0]), let sets = Int(words[1]) else {
      return false
    }
    return (2...30).contains(sets) && (words.count == 2 || document.words.word(words[2]) == .sets)
      && !text.drop { $0 != "(" }.hasDigit
  }
}
