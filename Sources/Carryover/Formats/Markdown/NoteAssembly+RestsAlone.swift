import TextStreams

/// Lines that tell how long was rested, and no set: `*repos 3 min*`, `2:00 rest between`, `lombar cansada, descanso de 2 min`.
extension NoteAssembly {
  func tellsOfRestAlone(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80, line.plain.hasDigit,
      !line.isEscaped, line.box == nil, !Self.hasProduct(line.plain), !line.plain.hasByte(UInt8(ascii: "(")),
      !document.names.look(label(line.plain)).isKnown
    else { return false }
    let words = line.plain.split { " ,;()".contains($0) }
    guard words.count <= 12, let rest = words.firstIndex(where: { document.words.word($0) == .rest }) else {
      return false
    }
    // What a field holds has a reader of its own: `Rest: 90 s`, `rest 2-3 min`.
    if rest == 0, !line.isBold { return false }
    // `2:00 rest between`: the time stands first, and no number behind.
    if rest > 0, rest <= 2, !line.plain[..<words[rest].startIndex].hasByte(UInt8(ascii: ",")),
      let time = lengthOfTime(words[...]), time == rest
    {
      return words[rest...].allSatisfy { !$0.hasDigit }
    }
    // `Floor press rest 2 min` names what was done.
    let sign = line.plain[..<words[rest].startIndex].last { $0 != " " }
    if let sign, !",.;".contains(sign) { return false }
    // `Rest of the day off` has no time.
    var start = rest + 1
    if start < words.count, Self.betweenRestAndTime.contains(words[start]) { start += 1 }
    guard let time = lengthOfTime(words[start...]), words[..<rest].allSatisfy({ !$0.hasDigit }),
      words[(start + time)...].allSatisfy({ !$0.hasDigit })
    else { return false }
    // `Plank, rest 60 s` names what was held, `lombar cansada, …` how it feels.
    return rest == 0 || rest > 1 && document.words.bodyPart(words[0]) != nil
      || !document.names.look(label(words[..<rest].joined(separator: " "))).isKnown
  }

  private static let betweenRestAndTime: NoteWordSet = [
    "of", "de", "di", "von", "van", "was", "were", "about", "~", "d'environ", "between", "entre",
  ]

  /// How many words at the beginning tell a time: `2:00`, `90s`, `2-3 min`, `2 min 30`.
  private func lengthOfTime(_ words: ArraySlice<Substring>) -> Int? {
    guard let first = words.first?.drop(while: { "~≈".contains($0) }), first.utf8.first?.isDigit == true else {
      return nil
    }
    let number = first.prefix { $0.isNumber || "-–:.,'".contains($0) }
    let unit = first[number.endIndex...]
    func isTime(_ word: Substring) -> Bool {
      [.seconds, .minutes].contains(document.words.word(word)) || word == "'" || word == "''" || word == "\""
    }
    if !unit.isEmpty { return isTime(unit) ? 1 : nil }
    guard words.count > 1, isTime(words[words.startIndex + 1]) else {
      return number.contains(":") || number.contains("'") ? 1 : nil
    }
    // `2 min 30`
    return words.count > 2 && words[words.startIndex + 2].allSatisfy(\.isNumber) ? 3 : 2
  }
}
