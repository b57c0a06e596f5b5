import TextStreams

/// How long somebody waited between the laps and sets of a line.
extension NoteAssembly {
  /// `erg 3x20min r18` above `4962m`, `4988m` and `5003m`: how far one came each time.
  mutating func spellTimeOverWays(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let index = words.firstIndex(where: { $0.first?.isNumber == true }), index > 0, words.count <= index + 2,
      case let parts = words[index].split(separator: "x", maxSplits: 1), parts.count == 2, let count = Int(parts[0]),
      (2...20).contains(count), parts[1].first?.isNumber == true, parts[1].hasSuffix("min") || parts[1].hasSuffix("'"),
      place + count < lines.count,
      lines[(place + 1)...(place + count)].allSatisfy({ below in
        let way = below.plain.prefix { $0.isNumber }
        return way.utf8.count > 2 && ["m", " m"].contains(below.plain[way.endIndex...])
      })
    else { return }
    if words.count > index + 1 { setAside(String(words[index + 1]), at: place) }
    let time = parts[1].hasSuffix("'") ? "\(parts[1].dropLast())min" : String(parts[1])
    for below in (place + 1)...(place + count) { lines[below].plain = "\(lines[below].plain) in \(time)" }
    lines[place].plain = words[..<index].joined(separator: " ")
    if !document.names.look(lines[place].plain).isKnown { lines[place].isBold = true }
  }

  /// `8, 15s pauze, 3, 15s pauze, 2`: how long one waited between.
  mutating func dropPausesInList(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: ", ") else { return }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    func isPause(_ part: Substring) -> Bool {
      let words = part.split(separator: " ")
      guard words.count == 2 || words.count == 3, let last = words.last,
        ["pauze", "rest", "pause", "break", "pausa", "breaths", "récup", "recupero"].contains(last.lowercased())
      else { return false }
      let hasUnit = words.count == 3 || words[0].last?.isLetter == true || last.lowercased() == "breaths"
      return words[0].first?.isNumber == true && words[0].utf8.count <= 6 && hasUnit
        && !words.dropFirst().contains { $0.hasDigit }
    }
    // `5, 2 min rest, 5` below `Run` are minutes.
    if text.first?.isNumber == true, place > 0, case let above = document.names.look(label(lines[place - 1].plain)),
      above.isDistance || above.isTimed || document.words.hints(forExercise: lines[place - 1].plain).isDistance
    {
      return
    }
    guard parts.count > 2, parts.contains(where: isPause), !isPause(parts[0]),
      parts.dropFirst().allSatisfy({ isPause($0) || $0.prefix { $0.isNumber }.utf8.count == $0.utf8.count })
    else { return }
    setAside(parts.filter(isPause).joined(separator: ", "), at: place)
    lines[place].plain = parts.filter { !isPause($0) }.joined(separator: ", ")
  }

  /// `Intervallen: 6x 400m, pauze 90s: 1:32 / 1:31`: how long one waited, behind its word.
  mutating func dropRestBehindWord(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.lastBytesRange(of: ": "),
      let comma = text[..<colon.lowerBound].lastBytesRange(of: ", "),
      case let words = text[comma.upperBound..<colon.lowerBound].split(separator: " "), (2...3).contains(words.count),
      ["pauze", "pause", "rest", "récup", "recup", "pausa", "recupero", "trabpause", "gehpause", "descanso"].contains(
        words[0].lowercased()),
      words[1].first?.isNumber == true, text[colon.upperBound...].hasDigit,
      let way = text[..<comma.lowerBound].split(separator: " ").last, way.hasSuffix("m"), way.hasDigit
    else { return }
    setAside(String(text[comma.upperBound..<colon.lowerBound]), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(text[colon.lowerBound...])"
  }

  /// `intervals 800m, 2 min standing rest: 3:12, 3:11`, `Intervals 400m: 88s, 86s with 90 sec walk between`.
  mutating func dropRestOfLaps(_ place: Int) {
    let text = lines[place].plain
    guard Self.restsOfLaps.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    guard words.contains(where: Self.isLap) || Self.hasSpacedLaps(words),
      words.count(where: { $0.contains(":") || $0.last == "s" || $0.hasSuffix("s,") }) > 1
        || place + 1 < lines.count && lines[place + 1].plain.contains(":")
    else { return }
    for index in words.indices.dropFirst().dropLast() {
      let isBehindComma = words[index - 1].hasSuffix(",")
      guard isBehindComma || ["with", "w/", "w", "mit", "avec", "con", "off"].contains(words[index - 1].lowercased()),
        case let number = words[index].prefix(while: { $0.isNumber || $0 == ":" }), !number.isEmpty,
        case let isGlued = number.endIndex < words[index].endIndex,
        let unit = Self.unitOfRest(words[index][number.endIndex...])
          ?? document.words.word(isGlued ? words[index][number.endIndex...] : words[index + 1]),
        unit == .minutes || unit == .seconds
      else { continue }
      let first = index + (isGlued ? 1 : 2)
      var end = first
      while end < words.count, end < first + 3,
        case let word = words[end].prefix(while: { $0.isLetter }), Self.waysOfRest.contains(word)
      {
        end += 1
        if word.endIndex < words[end - 1].endIndex { break }
      }
      guard end > first, text[..<words[index].startIndex].hasDigit,
        words[first..<end].contains(where: { Self.restsAlone.contains($0.prefix { $0.isLetter }) })
      else { continue }
      let last = words[end - 1]
      let sign = last[last.prefix { $0.isLetter }.endIndex...]
      guard end == words.count || !sign.isEmpty else { continue }
      let from = isBehindComma ? words[index].startIndex : words[index - 1].startIndex
      setAside(String(text[from..<words[end - 1].endIndex].dropLast(sign.count)), at: place)
      var head = text[..<(isBehindComma ? words[index - 1].endIndex : words[index - 1].startIndex)].trimmedEnd
      while let mark = head.last, ",;".contains(mark) { head = head.dropLast() }
      lines[place].plain = "\(head)\(sign)\(text[words[end - 1].endIndex...])"
      return
    }
  }

  /// `6 x 800 m`
  private static func hasSpacedLaps(_ words: [Substring]) -> Bool {
    words.indices.dropFirst().dropLast(2).contains { place in
      (words[place] == "x" || words[place] == "×") && Int(words[place - 1]) != nil && Int(words[place + 1]) != nil
        && ["m", "m,", "yd", "yd,", "mi", "km", "km,"].contains(words[place + 2])
    }
  }

  /// `2'`, `30"`
  private static func unitOfRest(_ sign: Substring) -> NoteWord? {
    switch sign {
    case "'", "’": .minutes
    case "\"", "''", "”": .seconds
    default: nil
    }
  }

  static let waysOfRest: NoteWordSet = [
    "standing", "walk", "walking", "jog", "jogging", "easy", "rest", "recovery", "between", "float", "off", "trabpause",
    "gehpause", "pause", "récup", "recup", "pausa", "recupero", "rust",
  ]

  /// Words that say by themselves that nothing was run, or that it was between.
  private static let restsAlone: NoteWordSet = [
    "standing", "rest", "recovery", "between", "float", "off", "trabpause", "gehpause", "pause", "récup", "recup",
    "pausa",
    "recupero", "rust",
  ]

  /// `800m,`, `8x500m`
  private static func isLap(_ word: Substring) -> Bool {
    let bare = word.prefix { $0 != "," && $0 != ":" }
    guard bare.hasSuffix("m"), let way = bare.dropLast().split(separator: "x").last else { return false }
    return Int(way).map { (50...5000).contains($0) } ?? false
  }

  private static let restsOfLaps = NoteBeginnings(whole: Array(waysOfRest.all))
}
