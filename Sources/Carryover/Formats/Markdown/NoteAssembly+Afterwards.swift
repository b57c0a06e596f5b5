import TextStreams
import TrainingModel

/// Words around what was done at the end, and distances that are told once for several lines.
extension NoteAssembly {
  private static let beginnings = NoteBeginnings(
    phrasesOfEnds.map { String($0.prefix { $0 != " " }) } + [
      "cooldown", "cool", "cd", "nur", "just", "only", "kb", "db", "bb", "kettlebell", "dumbbell",
    ])

  mutating func spellAfterwards(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      if Self.beginnings.mayBegin(lines[place].plain) {
        dropWordsBeforeNumbers(place)
        divideCooldown(place)
        dropOnlyBeforeName(place)
        moveLoadInName(place)
      }
      if let space = lines[place].plain.utf8.lastIndex(of: 32),
        NoteStructureWords.manners.contains(lines[place].plain[space...].dropFirst())
      {
        dropMannerAtEnd(place)
      }
      if lines[place].plain.containsBytes(of: "m in ") { spellCarries(place) }
    }
  }

  /// `Danach noch 20 min Laufband.`
  private mutating func dropWordsBeforeNumbers(_ place: Int) {
    let text = lines[place].plain
    guard let phrase = Self.phrasesOfEnds.first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(phrase.count), rest.utf8.first?.isDigit == true,
      case let bare = rest.hasSuffix(".") ? rest.dropLast() : rest,
      let reading = document.reader.read(String(bare), in: NotationContext()), reading.sets.count == 1,
      document.names.look(label(reading.name)).isDistance || document.names.look(label(reading.name)).isKnown
    else { return }
    setAside(text.prefix(phrase.count).trimmedSpaces, at: place)
    lines[place].plain = String(bare)
  }

  private static let phrasesOfEnds = [
    "danach noch ", "danach ", "anschließend ", "zum schluss noch ", "zum schluss ", "afterwards ", "after that ",
    "ensuite ", "après ça ", "después ", "luego ", "depois ", "poi ", "dopo ", "daarna nog ", "daarna ",
  ]

  /// `Cool down jog 1.5 km`: the word says which part it was.
  private mutating func divideCooldown(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = ["cool down ", "cool-down ", "cooldown ", "cd "].first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(words.count), case let name = rest.prefix(while: { !$0.isNumber }),
      name.endIndex < rest.endIndex, document.names.look(name.trimmedSpaces).isDistance,
      name.split(separator: " ").count <= 2, rest.hasDigit
    else { return }
    lines[place].plain = "\(words.dropLast()): \(rest)"
  }

  /// `nur laufen 6,2 km in 34:20`: all that was done.
  private mutating func dropOnlyBeforeName(_ place: Int) {
    let text = lines[place].plain
    guard let word = ["nur ", "just ", "only "].first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(word.count), case let name = rest.prefix(while: { !$0.isNumber && $0 != ":" }),
      rest.hasDigit, name.split(separator: " ").count == 1, document.names.look(name.trimmedSpaces).isDistance
    else { return }
    setAside(String(text.prefix(word.count - 1)), at: place)
    lines[place].plain = String(rest)
  }

  /// `10 min bike easy`: how it was done, behind the name.
  private mutating func dropMannerAtEnd(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard (3...6).contains(words.count), let last = words.last, NoteStructureWords.manners.contains(last),
      last != "rest",
      document.names.look(String(words[words.count - 2])).isDistance,
      words.dropLast(2).contains(where: { $0.utf8.first?.isDigit == true })
    else { return }
    setAside(String(last), at: place)
    lines[place].plain = words.dropLast().joined(separator: " ")
  }

  /// `Farmers 110kg/hand, 20m in 14.8s. 120kg/hand, 20m in 17s`: two carries, and no sentence between.
  private mutating func spellCarries(_ place: Int) {
    guard let stop = lines[place].plain.bytesRange(of: "s. "),
      case let before = lines[place].plain[..<stop.lowerBound], before.utf8.last?.isDigit == true,
      before.containsBytes(of: "m in "), case let behind = lines[place].plain[stop.upperBound...],
      behind.containsBytes(of: "m in "), let (value, rest) = Self.number(String(behind)), value > 10,
      rest.hasPrefix("kg") || rest.hasPrefix("lb")
    else { return }
    lines[place].plain.replaceSubrange(stop, with: "s; ")
  }

  /// `Yoke 20m runs` above ` 200kg 11.2s`, ` 260kg 12.9s`: how far each of them went.
  mutating func spellWaysAbove(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 60 {
      spellWayBehindComma(place)
      let words = lines[place].plain.split { " :".contains($0) }
      guard lines[place].plain.utf8.count <= 40, let way = words.firstIndex(where: \.hasDigit), way > 0,
        way >= words.count - 2,
        ["m", "ft", "yd"].contains(words[way].drop { $0.isNumber }), Int(words[way].prefix { $0.isNumber }) != nil,
        words[way].drop(while: { $0.isNumber }).utf8.count <= 2,
        way == words.count - 1 || ["runs", "run", "trips", "carries", "walks", "each"].contains(words[way + 1]),
        document.names.look(words[..<way].joined(separator: " ")).isShort
      else { continue }
      var (below, next) = ([(place: Int, text: String)](), place + 1)
      while next < lines.count, lines[next].kind == lines[place].kind || lines[next].rank > lines[place].rank,
        let text = Self.carry(lines[next].plain, over: words[way])
      {
        below.append((next, text))
        next += 1
      }
      guard !below.isEmpty else { continue }
      for (line, text) in below {
        let load = text.prefix { $0.isNumber || $0 == "." }
        lines[line].plain =
          "\(load)\(text[load.endIndex...].first == " " ? unitText(at: place) : "")\(text[load.endIndex...])"
      }
      lines[place].plain = words[..<way].joined(separator: " ")
      if !document.names.look(lines[place].plain).isKnown { lines[place].isBold = true }
    }
  }

  /// `Farmers walk, weight per hand, 60 ft` above `140 in 11s`: the name, and how far.
  private mutating func spellWayBehindComma(_ place: Int) {
    let parts = lines[place].plain.split(separator: ", ").map(String.init)
    guard (2...3).contains(parts.count), let last = parts.last, place + 1 < lines.count,
      lines[place + 1].plain.containsBytes(of: " in "), lines[place + 1].plain.utf8.first?.isDigit == true,
      !parts.dropLast().contains(where: \.hasDigit), case let way = last.filter({ $0 != " " }),
      case let unit = way.drop(while: \.isNumber), unit == "m" || unit == "ft" || unit == "yd",
      Int(way.dropLast(unit.count)) != nil, document.names.look(label(parts[0])).isLikely
    else { return }
    if parts.count == 3 { setAside(parts[1], at: place) }
    lines[place].plain = "\(parts[0]) \(way)"
  }

  /// `200kg 11.2s (warm up)` with the way between.
  private static func carry(_ text: String, over way: Substring) -> String? {
    // `140 in 11s`
    let words = text.split(separator: " ").filter { $0 != "in" }
    guard words.count > 1, case let load = words[0].prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(load), case let unit = words[0][load.endIndex...],
      ["kg", "lb", "lbs"].contains(unit) || unit.isEmpty && value >= 40,
      words[1].hasSuffix("s") || words[1].hasSuffix("s,"), words[1].utf8.first?.isDigit == true,
      case let time = words[1].prefix(while: { $0.isNumber || $0 == "." }), Double(time) != nil,
      words[1].dropFirst(time.count).utf8.count <= 2, !words.dropFirst(2).joined().hasDigit
    else { return nil }
    return "\(words[0]) \(way) in \(words[1]) \(words.dropFirst(2).joined(separator: " "))".trimmedSpaces
  }
}
