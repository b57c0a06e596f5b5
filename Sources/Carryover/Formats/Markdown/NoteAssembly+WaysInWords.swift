import TextStreams

/// How far something was carried or run, and how often, in words.
extension NoteAssembly {
  private static let carried = NoteBeginnings(whole: [
    "farmers", "farmer", "farmer's", "carry", "carries", "suitcase",
  ])

  /// `farmers walk 70s, 3 x 40 yd`, `Farmers carry 100m, 2x24kg`: what each hand held, before how far.
  mutating func spellHandsOfCarries(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 100, Self.carried.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    guard let first = words.firstIndex(where: \.hasDigit), first > 0, first + 1 < words.count,
      words[..<first].contains(where: { Self.carried.mayBeIn($0) })
    else { return }
    let bells = words[first].filter { $0 != "," }
    if bells.hasSuffix("s"), let load = Int(bells.dropLast()), (10...200).contains(load),
      words[(first + 1)...].contains(where: { isWay($0) || document.words.distanceUnit(NoteWords.key($0)) != nil }),
      words[first + 1].first?.isNumber == true
    {
      lines[place].plain =
        "\(text[..<words[first].startIndex])\(load)\(unitText(at: place)) \(text[words[first + 1].startIndex...])"
      return
    }
    // The way, and behind it a pair.
    let isTight = isWay(words[first].filter { $0 != "," }[...])
    let end = isTight ? first : first + 1
    guard
      isTight
        || Double(words[first]) != nil
          && document.words.distanceUnit(NoteWords.key(words[end].filter { $0 != "," })) != nil,
      words[end].hasSuffix(","), end + 1 < words.count, case let pair = words[end + 1].filter({ $0 != "," }),
      pair.hasPrefix("2x"), Self.isTypedLoad(pair.dropFirst(2))
    else { return }
    let way = words[first...end].joined(separator: " ").filter { $0 != "," }
    lines[place].plain =
      "\(text[..<words[first].startIndex])\(pair) \(way)\(words[end + 1].hasSuffix(",") ? "," : "")\(text[words[end + 1].endIndex...])"
  }

  /// `40m`, `100yd`
  private func isWay(_ word: Substring) -> Bool {
    let digits = word.prefix { $0.isNumber }
    return !digits.isEmpty && document.words.distanceUnit(NoteWords.key(word[digits.endIndex...])) != nil
  }

  static let timesGone: NoteWordSet = [
    "vezes", "veces", "mal", "fois", "volte", "keer", "times", "x", "trips", "回",
  ]

  /// `farmer walk 2x24kg, 40 m, 3 vezes`: how often the way was gone.
  mutating func spellTimesBehindWay(_ place: Int) {
    let parts = lines[place].plain.split(separator: ", ")
    guard parts.count > 1, let last = parts.last, case let words = last.split(separator: " "), words.count == 2,
      let count = Int(words[0]), (2...20).contains(count), Self.timesGone.contains(words[1]), words[1] != "x"
    else { return }
    // `farmers walk 2x28kg 40 m, 3 keer`
    let before = parts[parts.count - 2].split(separator: " ")
    if before.count > 3, Int(before[before.count - 2]) != nil,
      document.words.distanceUnit(NoteWords.key(before[before.count - 1])) != nil,
      Self.isTypedLoad(before[before.count - 3].split(separator: "x").last ?? ""), parts.count == 2
    {
      let way = before.suffix(2).joined(separator: " ")
      lines[place].plain = "\(before.dropLast(2).joined(separator: " ")), \(count) x \(way)"
      return
    }
    guard
      case let way = parts[parts.count - 2].split(separator: " "),
      way.count == 1 && isWay(way[0])
        || way.count == 2 && Int(way[0]) != nil && document.words.distanceUnit(NoteWords.key(way[1])) != nil
    else { return }
    let head = parts.dropLast(2).joined(separator: ", ")
    lines[place].plain = "\(head), \(count) x \(parts[parts.count - 2])"
  }

  /// `Run 12 min: 2150 m. In week 1 it was 2020 m`: how far it was in that time.
  mutating func spellWayBehindMinutes(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: " min: "), case let head = text[..<colon.lowerBound].split(separator: " "),
      head.count == 2, Int(head[1]) != nil, document.names.look(label(String(head[0]))).isDistance,
      case let behind = text[colon.upperBound...].split(separator: " ", maxSplits: 2), behind.count > 1,
      Double(behind[0]) != nil, case let unit = behind[1].filter({ $0.isLetter }),
      document.words.distanceUnit(NoteWords.key(unit)) != nil
    else { return }
    let rest = behind.count > 2 ? String(behind[2]) : ""
    if rest.hasDigit { setAside(rest, at: place) }
    lines[place].plain =
      "\(head[0]) \(head[1]) min, \(behind[0]) \(unit)\(rest.isEmpty || rest.hasDigit ? "" : " \(rest)")"
  }

  static let deedsOfUs: [Substring: String] = [
    "ran": "Run", "jogged": "Jog", "walked": "Walk", "rowed": "Row", "biked": "Bike", "cycled": "Bike", "rode": "Bike",
    "swam": "Swim",
  ]

  private static let mayTellDeeds = NoteBeginnings(whole: deedsOfUs.keys.map(String.init))

  /// `Then we ran 1 mile together to cash out, 9:50`: an exercise that its deed names, and none of the sets above.
  mutating func spellDeedsOfUs(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].kind == .text || lines[place].kind == .item, text.utf8.count <= 100,
      Self.mayTellDeeds.mayBeIn(text)
    else { return }
    let words = text.split(separator: " ")
    let lead = words.prefix {
      ["then", "and", "after", "that", "finally", "afterwards", "also"].contains($0.lowercased())
    }
    guard lead.count <= 3, words.count > lead.count + 3, case let who = words[lead.count].lowercased(),
      who == "we" || who == "i", let name = Self.deedsOfUs[words[lead.count + 1].lowercased()[...]],
      words[lead.count + 2].first?.isNumber == true
    else { return }
    // What stands between the way and its time is told beside them.
    let behind = words[(lead.count + 2)...]
    guard let unit = behind.dropFirst().first,
      case let tight = behind[behind.startIndex].drop(while: { $0.isNumber || $0 == "." }),
      document.words.distanceUnit(NoteWords.key(tight.isEmpty ? unit : tight)) != nil
    else { return }
    let way = behind.prefix(tight.isEmpty ? 2 : 1).joined(separator: " ")
    let rest = behind.dropFirst(tight.isEmpty ? 2 : 1)
    let time = rest.first { word in
      let parts = word.filter { $0 != "," && $0 != "." }.split(separator: ":")
      return parts.count > 1 && parts.allSatisfy { Int($0) != nil }
    }
    guard rest.count(where: \.hasDigit) <= 1, time != nil || !rest.contains(where: \.hasDigit) else { return }
    setAside((words[...(lead.count + 1)] + rest.filter { $0 != time }).joined(separator: " "), at: place)
    lines[place].plain = "\(name) \(way)\(time.map { " in \($0.filter { $0 != "," && $0 != "." })" } ?? "")"
  }

  private static let more = [
    "danach noch ", "dann noch ", "noch ", "daarna nog ", "nog ", "encore ", "ensuite ", "ancora ", "poi ", "luego ",
    "después ",
    "depois ",
  ]

  /// `noch 15 min laufband, 2,3 km`: a word that says only that more was done, before a number.
  mutating func dropMoreBeforeMeasure(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.utf8.first, "dneaplNDEAPL".utf8.contains(first),
      let word = Self.more.first(where: { text.lowercased().hasPrefix($0) }),
      case let rest = text.dropFirst(word.count), rest.first?.isNumber == true,
      case let words = rest.split(separator: " "), words.count > 2,
      document.words.word(words[1]) == .minutes || document.words.distanceUnit(NoteWords.key(words[1])) != nil,
      words[2].first?.isLetter == true
    else { return }
    setAside(word.trimmedSpaces, at: place)
    lines[place].plain = String(rest)
  }
}
