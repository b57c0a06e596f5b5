import TextStreams

/// Loads that were carried so far or moved for so long, and those that did not move.
extension NoteAssembly {
  /// `Curls KH 12,5 je Hand 3x12`: a load of each hand, with a decimal.
  mutating func spellDecimalBeforeShare(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ",5 ") ?? text.bytesRange(of: ",25 ") ?? text.bytesRange(of: ",75 "),
      case let before = text[..<comma.lowerBound].reversed().prefix(while: \.isNumber), (1...3).contains(before.count),
      text[..<comma.lowerBound].dropLast(before.count).last == " ",
      case let words = text[comma.upperBound...].split(separator: " "), words.count > 2,
      document.words.word(words[0]) == .each || document.words.word("\(words[0]) \(words[1])") == .each,
      words[2...].contains(where: { Self.hasProduct(String($0)) })
    else { return }
    lines[place].plain.replaceSubrange(comma.lowerBound..<text.index(after: comma.lowerBound), with: ".")
  }

  /// `180 x 15m 11.4s`, `220kg x 15 m, 14.9 s`: a load that was carried so far, in so many seconds.
  mutating func spellCarry(_ place: Int) {
    let text = lines[place].plain
    let load = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(load), value >= 20 else { return }
    var rest = text[load.endIndex...].drop { $0 == " " }
    let above = nameAbove(place)
    let isCarried =
      document.names.look(above).isShort
      || ["yoke", "farmer", "carry", "sled", "sandbag", "frame", "prowler"].contains { above.containsBytes(of: $0) }
    let unit = rest.prefix { $0.isLetter && $0 != "x" }
    // `20 x 50m 45s` is swum.
    guard !unit.isEmpty || isCarried else { return }
    guard unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil else { return }
    rest = rest[unit.endIndex...].drop { $0 == " " }
    guard rest.hasPrefix("x ") else { return }
    rest = rest.dropFirst(2)
    let way = rest.prefix(while: \.isNumber)
    guard Int(way).map({ (5...400).contains($0) }) == true else { return }
    rest = rest[way.endIndex...].drop { $0 == " " }
    guard rest.hasPrefix("m ") || rest.hasPrefix("m, ") else { return }
    rest = rest.dropFirst().drop { " ,".contains($0) }
    let time = rest.prefix { $0.isNumber || $0 == "." }
    guard Double(time).map({ (1...300).contains($0) }) == true else { return }
    rest = rest[time.endIndex...].drop { $0 == " " }
    guard let word = rest.split(whereSeparator: { !$0.isLetter }).first, word.startIndex == rest.startIndex,
      document.words.word(word) == .seconds
    else { return }
    // Where the notes say no unit, the load has none: nothing is made up for it.
    let sign = unit.isEmpty ? unitText(at: place) : String(unit)
    lines[place].plain = "\(load)\(sign) x \(way)m in \(time)s\(rest[word.endIndex...])"
  }

  /// `24kg 10x cada lado, 3 séries`: how often, and how many sets.
  mutating func spellSetsBehindShare(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let told = text[comma.upperBound...].split(separator: " "),
      told.count == 2, let sets = Int(told[0]), (2...10).contains(sets), document.words.word(told[1]) == .sets,
      case let words = text[..<comma.lowerBound].split(separator: " "),
      let count = words.lastIndex(where: { $0.utf8.first?.isDigit == true }), count + 1 < words.count,
      words[count].utf8.last == UInt8(ascii: "x"), let reps = Int(words[count].dropLast()), reps <= 60,
      case let share = words[(count + 1)...].joined(separator: " "), document.words.word(share) == .each
    else { return }
    lines[place].plain = "\(text[..<words[count].startIndex])\(sets)x\(reps) \(share)"
  }

  /// `Bicicleta estática: 15 min, deu 5,2 km`: a time, and how far it went.
  mutating func spellWayBehindTime(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let told = text[comma.upperBound...].split(separator: " "),
      told.count == 3, Self.covered.contains(told[0]), told[1].utf8.first?.isDigit == true,
      [.kilometers, .miles, .meters].contains(document.words.word(told[2])),
      let start = text.firstIndex(where: \.isNumber), start < comma.lowerBound,
      case let time = text[start..<comma.lowerBound].split(separator: " "), time.count == 2, Int(time[0]) != nil,
      document.words.word(time[1]) == .minutes
    else { return }
    lines[place].plain = "\(text[..<start])\(told[1]) \(told[2]) in \(time.joined(separator: " "))"
  }

  private static let covered: NoteWordSet = [
    "deu", "did", "got", "covered", "ergab", "fait", "hice", "hechos", "fatti", "gedaan", "gelaufen", "made", "=",
  ]

  /// `115kg 没拉起来 grip先松了`, `100 - no rep, lost it at lockout`: an attempt that failed.
  mutating func spellLoadNotLifted(_ place: Int) {
    let text = lines[place].plain
    let load = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(load), value >= 20 else { return }
    var rest = text[load.endIndex...]
    let unit = rest.prefix { $0.isLetter && $0.isASCII }
    if document.words.loadUnit(NoteWords.key(unit)) != nil { rest = rest[unit.endIndex...] }
    let typed = text[..<rest.startIndex]
    rest = rest.drop { " -–—:".contains($0) }
    guard rest.startIndex > typed.endIndex || rest.first.map({ !$0.isASCII }) == true,
      let miss = Self.notLifted.first(where: { rest.hasPrefix($0) }), !rest.hasDigit,
      // `no lifting belt`
      rest.dropFirst(miss.count).first.map({ !($0.isLetter && $0.isASCII) }) ?? true
    else { return }
    setAside(String(rest.dropFirst(miss.count).drop { " ,".contains($0) }), at: place)
    lines[place].plain = "\(typed) x 0 fail"
  }

  private static let notLifted = ["没拉起来", "没推起来", "没起来", "没站起来", "no rep", "no lift"]

  /// `YOKE: 120 15m warmup / 160 15m 11.2s / 180 15m 13.9s`: a load, a way and a time in each part.
  mutating func spellCarriesInParts(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), text[colon.upperBound...].containsBytes(of: " / ") else { return }
    let unit = unitText(at: place)
    var parts: [String] = []
    for part in text[colon.upperBound...].split(separator: " / ") {
      var words = part.split(separator: " ")[...]
      guard words.count >= 2, let load = words.popFirst(), Double(load).map({ $0 >= 20 }) == true,
        let way = words.popFirst(), way.hasSuffix("m"), Int(way.dropLast()).map({ (5...400).contains($0) }) == true
      else { return }
      var told = "\(load)\(unit) x \(way)"
      if let time = words.first, time.hasSuffix("s"), Double(time.dropLast()) != nil {
        told += " in \(time)"
        words.removeFirst()
      }
      guard !words.contains(where: \.hasDigit) else { return }
      parts.append(words.isEmpty ? told : "\(told) (\(words.joined(separator: " ")))")
    }
    lines[place].plain = "\(text[..<colon.upperBound])\(parts.joined(separator: ", "))"
  }
}
