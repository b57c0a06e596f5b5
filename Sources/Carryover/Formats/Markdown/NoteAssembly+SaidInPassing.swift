import TextStreams
import TrainingModel

/// Remarks with numbers that stand in the line of sets, and lines that say what the day was.
extension NoteAssembly {
  /// Sets them beside the sets, or takes from them how many there were.
  mutating func dropSaidInPassing(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellDecimalBehindAt(place)
      dropEmphasizedRemark(place)
      spellShareOfSets(place)
      spellFinished(place)
      dropWeightOfBodyAbout(place)
      dropSessionAndLength(place)
      keepHourOfDay(place)
    }
  }

  /// `PUSH DAY - 5:30 AM`: when it was, and nothing that was done so long.
  private mutating func keepHourOfDay(_ place: Int) {
    let text = lines[place].plain
    guard let last = text.split(separator: " ").last, ["am", "pm", "a.m.", "p.m."].contains(last.lowercased()),
      case let before = text.dropLast(last.count).trimmedEnd, let space = before.lastIndex(of: " "),
      Self.isClock(String(before[space...].dropFirst())), !before[..<space].hasDigit,
      before[..<space].hasSuffix(" -") || before[..<space].hasSuffix(" –")
    else { return }
    lines[place].isEscaped = true
  }

  /// `2x15 @ 7,5 kg`: one number.
  private mutating func spellDecimalBehindAt(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: "@ ") ?? text.bytesRange(of: "@"),
      case let whole = text[sign.upperBound...].prefix(while: \.isNumber), (1...2).contains(whole.utf8.count),
      text[whole.endIndex...].first == ",",
      case let part = text[whole.endIndex...].dropFirst().prefix(while: \.isNumber), (1...2).contains(part.utf8.count),
      case let unit = text[part.endIndex...].drop(while: { $0 == " " }), unit.hasPrefix("kg") || unit.hasPrefix("lb")
    else { return }
    lines[place].plain = "\(text[..<whole.endIndex]).\(text[part.startIndex...])"
  }

  /// `160×3 · 180×1 – *180 moved well, no PB*`: what is set off at the end by a dash and emphasis, in words.
  private mutating func dropEmphasizedRemark(_ place: Int) {
    let typed = lines[place].content
    guard let mark = typed.last, mark == "*" || mark == "_",
      let open = [" – \(mark)", " - \(mark)", " — \(mark)"].lazy.compactMap({ typed.lastBytesRange(of: $0) }).first,
      case let remark = typed[open.upperBound...].dropLast(), !remark.contains(mark), remark.hasDigit,
      remark.split(separator: " ").count(where: { !$0.hasDigit }) > 2, !Self.hasProduct(String(remark)),
      remark.split(whereSeparator: { " ,.!".contains($0) }).allSatisfy({ word in
        word.hasDigit || [nil, .article, .on, .at, .and, .of].contains(document.words.word(word))
      }),
      typed[..<open.lowerBound].hasDigit, lines[place].plain.hasSuffix(remark)
    else { return }
    setAside(String(remark), at: place)
    var before = lines[place].plain.dropLast(remark.count)
    while let last = before.last, " –-—".contains(last) { before.removeLast() }
    lines[place].plain = String(before)
  }

  /// `5x10 @ 185 (BBB), only did 4 of the 5 sets, back was pumped`: how many of the sets there were.
  private mutating func spellShareOfSets(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = [", only did ", ", only got ", ", did ", ", got ", " - only did ", " - did ", " (only did "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      case let said = text[words.upperBound...].split(separator: " "), said.count > 3, let done = Int(said[0]),
      said[1] == "of", case let rest = said[2] == "the" ? said[3...] : said[2...], rest.count > 1,
      let planned = rest.first.flatMap({ Int($0) }), let noun = rest.dropFirst().first,
      ["sets", "sets,", "sets.", "sets)"].contains(noun), rest.count == 2 || noun != "sets",
      (1..<planned).contains(done), let sign = text[..<words.lowerBound].firstIndex(where: { "x×".contains($0) }),
      case let count = text[..<sign].reversed().prefix(while: \.isNumber), String(count.reversed()) == "\(planned)",
      text[sign...].dropFirst().first?.isNumber == true
    else { return }
    setAside(text[words.lowerBound...].drop { " ,-(".contains($0) }.description, at: place)
    lines[place].plain = "\(text[..<sign].dropLast(count.count))\(done)\(text[sign..<words.lowerBound])"
  }

  /// `… lat pulldown 50x10x3 and finished w plank 60s x2`: another exercise behind it.
  private mutating func spellFinished(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = [
        " and finished w/ ", " and finished with ", " and finished w ", ", finished with ", ", finished w/ ",
      ]
      .lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<words.lowerBound].hasDigit, text[words.upperBound...].hasDigit,
      case let name = text[words.upperBound...].prefix(while: { !$0.isNumber }).trimmedSpaces,
      document.names.look(name).isKnown
    else { return }
    lines[place].plain.replaceSubrange(words, with: " then ")
  }

  /// `LOG 2023  (all lbs)   bw 201ish`: what somebody weighs.
  private mutating func dropWeightOfBodyAbout(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix("ish"), let word = text.bytesRange(of: " bw ") ?? text.bytesRange(of: " BW "),
      Double(text[word.upperBound...].dropLast(3)).map({ $0 >= 40 }) == true,
      !document.names.look(label(text[..<word.lowerBound].trimmedSpaces)).isKnown
    else { return }
    setAside(String(text[word.lowerBound...].dropFirst()), at: place)
    lines[place].plain = text[..<word.lowerBound].trimmedEnd.description
  }

  /// `lift, 50 min, lbs`: what the session was and how long it took, above what was done.
  private mutating func dropSessionAndLength(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "),
      NoteStructureWords.sessionsInWords.contains(text[..<comma.lowerBound]), text.hasDigit,
      let next = lines.indices[(place + 1)...].first(where: { lines[$0].kind != .blank }), lines[next].plain.hasDigit
    else { return }
    let parts = text[comma.upperBound...].replacing(", ", with: "\n").split(separator: "\n")
    guard let length = NoteLength.read(String(parts[0]), words: document.words), (900...14_400).contains(length),
      parts.dropFirst().allSatisfy({ document.words.loadUnit(NoteWords.key($0)) != nil || !$0.hasDigit })
    else { return }
    lines[place].isEscaped = true
  }

  /// `Body weight 1/22: 188.6`: what somebody weighs on a day.
  mutating func keepWeightOfBody(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("body weight ") || text.lowercased().hasPrefix("bodyweight "),
      let colon = text.bytesRange(of: ": "), case let day = text[..<colon.lowerBound].drop(while: { !$0.isNumber }),
      // `Bodyweight squat 3 sets: 50`
      !day.isEmpty, day.allSatisfy({ $0.isNumber || "/.- ".contains($0) }),
      text[..<day.startIndex].split(separator: " ").count <= 2,
      Double(text[colon.upperBound...].prefix { $0.isNumber || $0 == "." }).map({ $0 >= 40 }) == true,
      !Self.hasProduct(String(text[colon.upperBound...]))
    else { return }
    lines[place].isEscaped = true
  }
}
