import TextStreams
import TrainingModel

/// What stands between the name of an exercise and its sets, or before the name, and has a number that is none of
/// theirs: `Bench (3-1-0) 3x8 @ 60kg`, `Squat TM 140 3x5 120`, `18:05 Row 3x10 @ 40kg`.
extension NoteAssembly {
  /// Sets it beside them, where a name stands before it and sets behind it.
  mutating func dropBetweenNameAndSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      guard !isHead(lines[place]) else { continue }
      dropBeforeName(place)
      for _ in 0..<2 {
        guard let found = between(in: lines[place].plain) else { break }
        if !found.isEffort { setAside(String(found.said), at: place) }
        lines[place].plain = found.spelled
      }
    }
  }

  /// `18:05 Bench 3x8 @ 60kg`, `2s paused bench 3x5 80kg`, `After warmup: bench 3x8 60kg`.
  private mutating func dropBeforeName(_ place: Int) {
    let text = lines[place].plain
    guard let end = Self.endBeforeName(text), end < text.endIndex, text[end...].first?.isLetter == true,
      case let name = text[end...].prefix(while: { !$0.isNumber && !"(@:".contains($0) }),
      document.names.look(label(name.trimmedSpaces)).isKnown, isOfSets(text[end...], withLoad: true)
    else { return }
    // Where several lines have one, the first begins the session.
    let isHour = text.utf8.first?.isDigit == true && text[..<end].contains(":")
    if isHour, lines.contains(where: { $0.number != lines[place].number && Self.endBeforeName($0.plain) != nil }) {
      return
    }
    setAside(text[..<end].trimmedSpaces, at: place)
    lines[place].plain = String(text[end...])
  }

  /// Where the name begins behind what may stand before it.
  private static func endBeforeName(_ text: String) -> String.Index? {
    for words in ["After warmup: ", "After warm-up: ", "Warmed up, then ", "warmed up, then "]
    where text.hasPrefix(words) {
      return text.index(text.startIndex, offsetBy: words.count)
    }
    guard text.utf8.first?.isDigit == true, let space = text.firstIndex(of: " ") else { return nil }
    let first = text[..<space]
    if first.contains(":"), isClock(String(first)) { return text.index(after: space) }
    guard let second = text[space...].dropFirst().firstIndex(of: " "), case let word = text[space..<second].dropFirst()
    else { return nil }
    let isPause =
      first.hasSuffix("s") && Int(first.dropLast()) != nil && ["paused", "pause"].contains(word.lowercased())
    let isPart = first == "1.5" && ["rep", "reps"].contains(word.lowercased()) || first == "1" && word == "1/4"
    return isPause || isPart ? text.index(after: second) : nil
  }

  /// What stands between a line's name and its sets, and the line without it.
  private func between(in text: String) -> (said: Substring, isEffort: Bool, spelled: String)? {
    guard text.utf8.first.map({ $0.isLetter || $0 >= 0x80 }) == true else { return nil }
    let words = text.split(separator: " ")
    guard let start = words.indices.dropFirst().prefix(6).first(where: { Self.mayBeginBetween(words[$0]) }),
      case let name = text[..<words[start].startIndex].trimmedEnd, !name.hasDigit, !name.hasSuffix(":"),
      !name.hasSuffix(",")
    else { return nil }
    for count in 1...4 where start + count < words.count {
      let last = words[start + count - 1]
      var said = text[words[start].startIndex..<last.endIndex]
      let isColon = said.hasSuffix(":")
      if isColon || said.hasSuffix(",") { said = said.dropLast() }
      guard let kind = Self.kindBetween(said), case let sets = text[words[start + count].startIndex...],
        sets.utf8.first.map({ !$0.isLetter || $0 | 0x20 == UInt8(ascii: "w") }) == true,
        document.names.look(label(String(name))).isLikely, document.words.section(name) == nil,
        !["w/", "with", "-", "–"].contains(words[start - 1]),
        case let spelled = "\(name)\(isColon ? ":" : "") \(sets)", isOfSets(spelled[...], withLoad: true)
      else { continue }
      if kind == .remark { return (said, false, spelled) }
      let lower = sets.lowercased()
      guard !lower.containsBytes(of: "rpe"), !lower.containsBytes(of: "rir"), !Self.hasEffort(sets) else { continue }
      return (said, true, "\(spelled), all at RPE \(said.drop { !$0.isNumber })")
    }
    return nil
  }

  /// Whether `@8` stands in a text.
  private static func hasEffort(_ text: Substring) -> Bool {
    text.split(separator: "@").dropFirst().contains { part in
      Double(part.trimmedSpaces.prefix { $0.isNumber || $0 == "." }).map { $0 <= 10 } == true
    }
  }

  private enum Between {
    case remark, effort
  }

  private static let beginningsBetween: NoteWordSet = [
    "tm", "last", "prev", "prev.", "previous", "seat", "pin", "just", "empty",
  ]

  private static func mayBeginBetween(_ word: Substring) -> Bool {
    word.first.map { $0.isNumber || "(@#[".contains($0) } == true || beginningsBetween.contains(word)
  }

  /// What words between a name and sets are; `nil` where they may be sets themselves.
  private static func kindBetween(_ said: Substring) -> Between? {
    var text = said.lowercased()[...]
    let isBracketed = text.hasPrefix("(") && text.hasSuffix(")") || text.hasPrefix("[") && text.hasSuffix("]")
    if isBracketed { text = text.dropFirst().dropLast() }
    let words = text.split(separator: " ")
    guard let first = words.first, let last = words.last else { return nil }
    // `@8`
    if words.count == 1, first.hasPrefix("@"), let effort = Double(first.dropFirst()), (5...10).contains(effort) {
      return .effort
    }
    // `@ home`, `@home`
    if first.hasPrefix("@"), !text.hasDigit, words.count == (first == "@" ? 2 : 1),
      !["pin", "seat", "rpe", "rir", "tempo", "bw", "@rpe", "@rir", "@bw"].contains(last)
    {
      return .remark
    }
    // `3-1-0`
    let beats = first.split(separator: "-", omittingEmptySubsequences: false)
    if words.count == 1, (3...4).contains(beats.count),
      beats.allSatisfy({ $0.count == 1 && ($0.first?.isNumber == true || $0 == "x") }),
      isBracketed || beats.contains("0")
    {
      return .remark
    }
    // `#2`, `seat 4`, `pin 7`
    if words.count == 1, first.hasPrefix("#"), Int(first.dropFirst()) != nil { return .remark }
    if words.count == 2, ["seat", "pin"].contains(first), Int(last) != nil { return .remark }
    // `TM 75`, `(TM: 75 kg)`
    if ["tm", "tm:", "tm="].contains(first), words.count > 1,
      Double(words[1]) != nil || isTypedLoad(words[1]),
      words.count == 2 || words.count == 3 && ["kg", "lb"].contains(last)
    {
      return .remark
    }
    // `last time 57.5`, `(last 57.5)`, `[57.5 last time]`
    if ["last", "prev", "prev.", "previous"].contains(first), words.count <= 3,
      Double(last) != nil || isTypedLoad(last),
      words.count == 2 ? isBracketed : ["time", "wk", "week", "session"].contains(words[1])
    {
      return .remark
    }
    // `just the bar 20kg x 10`
    if text == "just the bar" || text == "empty bar" { return .remark }
    guard isBracketed else { return nil }
    if words.count == 3, Double(first) != nil || isTypedLoad(first), words[1] == "last" { return .remark }
    // `(3 min)`, `(r: 2min)`, `(goal 60)`
    if words.count == 2, Int(first) != nil, ["min", "mins", "minutes"].contains(last) { return .remark }
    if words.count == 2, ["r:", "rest:", "goal", "goal:", "target", "target:", "aim", "aim:"].contains(first),
      text.hasDigit
    {
      return .remark
    }
    // `(bar 8)`, `(bar is 20kg)`
    if first == "bar", words.count <= 3, Double(last) != nil || isTypedLoad(last) { return .remark }
    // `(20kg bar)`
    return words.count == 2 && last == "bar" && isTypedLoad(first) ? .remark : nil
  }
}
