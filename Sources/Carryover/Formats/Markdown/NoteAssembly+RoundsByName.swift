import TextStreams

/// Rounds that a name of their own stands before: of a benchmark workout, of a part of the day, of the clock.
extension NoteAssembly {
  /// `"Fran" 21-15-9, time 8:42, Rx` above its exercises: the repetitions of the rounds, and what is told of them.
  mutating func spellSchemeOfBenchmark(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 80, place + 1 < lines.count else { return }
    let words = text.split(separator: " ")
    guard let scheme = words.firstIndex(where: { Self.scheme($0) != nil }), (1...3).contains(scheme),
      let counts = Self.scheme(words[scheme]),
      case let name = words[..<scheme].joined(separator: " ").filter({ !"\"“”:,".contains($0) }),
      Self.isBenchmark(name), let below = lines[(place + 1)...].first(where: { $0.kind != .blank }),
      below.plain.utf8.first?.isLetter == true, !Self.hasProduct(below.plain),
      Self.scheme(below.plain.split(separator: " ").last ?? "") == nil, !below.plain.contains(":"),
      !Self.isBenchmark(below.plain.prefix { $0.isLetter }.lowercased()),
      document.names.look(label(below.plain.prefix { !"@(0123456789".contains($0) }.trimmedSpaces)).isLikely
    else { return }
    let rest = words[(scheme + 1)...].joined(separator: " ")
    setAside(([name] + (rest.isEmpty ? [] : [rest])).joined(separator: ", "), at: place)
    lines[place].plain = "\(counts) for time"
  }

  /// `21-15-9`, with what may stand behind it.
  private static func scheme(_ word: Substring) -> String? {
    let bare = word.filter { !",:;".contains($0) }
    let counts = bare.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard counts.count > 2, counts.allSatisfy({ $0.map { (1...100).contains($0) } ?? false }) else { return nil }
    return String(bare)
  }

  /// `WOD: EMOM 10 min`: as many rounds as minutes.
  mutating func spellMinutesOfEmom(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, let emom = text.bytesRange(of: ": EMOM ") ?? text.bytesRange(of: ": emom "),
      case let words = text[emom.upperBound...].split(separator: " "), words.count == 2, Int(words[0]) != nil,
      document.words.word(words[1]) == .minutes
    else { return }
    lines[place].plain = "\(text[..<emom.upperBound])\(words[0])"
  }

  private static let waysOfRounds = [
    ", tabata style", ", tabata", " tabata style", ", reps per round", ", per round", ", reps each round",
    ", reps are per side",
    ", reps per side", ", reps are each side",
  ]

  /// `Push-ups, tabata style, reps per round: 12, 11, 10`: how they were done, behind the name.
  mutating func dropWaysOfRounds(_ place: Int) {
    let text = lines[place].plain
    let end = text.utf8.last == UInt8(ascii: ":") ? text.index(before: text.endIndex)..<text.endIndex : nil
    guard let colon = text.bytesRange(of: ": ") ?? end, text[colon.upperBound...].hasDigit || end != nil else { return }
    var head = text[..<colon.lowerBound]
    var dropped: [String] = []
    while let way = Self.waysOfRounds.first(where: { head.lowercased().hasSuffix($0) }), head.count > way.count {
      dropped.insert(String(head.suffix(way.count)).drop { ", ".contains($0) }.description, at: 0)
      head = head.dropLast(way.count)
    }
    guard !dropped.isEmpty, !head.hasDigit || end != nil else { return }
    setAside(dropped.joined(separator: ", "), at: place)
    lines[place].plain = "\(head)\(text[colon.lowerBound...])"
  }

  /// `AMRAP 12 – exactly 5 rounds, clock ran out as I set the bell down`: how many rounds there were.
  mutating func spellRoundsOfAmrap(_ place: Int) {
    let text = lines[place].plain
    guard text.hasPrefix("AMRAP "), let rounds = text.bytesRange(of: " rounds"),
      let count = text[..<rounds.lowerBound].split(separator: " ").last, Int(count) != nil,
      case let behind = text[rounds.upperBound...], let sign = behind.first,
      ",.;(".contains(sign) || behind.hasPrefix(" ("),
      !behind.hasDigit, case let minutes = text.dropFirst(6).prefix(while: \.isNumber), !minutes.isEmpty
    else { return }
    setAside(behind.drop { ",.; ".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = "AMRAP \(minutes) - \(count) rounds"
  }

  private static let numbersOfTimes: [Substring: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8,
    "10": 10,
  ]

  /// `then a little circuit, three times through:` above its exercises: how many rounds there were.
  mutating func spellTimesThrough(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 60, text.utf8.last == UInt8(ascii: ":"),
      let through = text.bytesRange(of: " times through"),
      let count = text[..<through.lowerBound].split(separator: " ").last.flatMap({ Self.numbersOfTimes[$0] })
    else { return }
    setAside(String(text.dropLast()), at: place)
    lines[place].plain = "\(count) rounds:"
  }

  /// `- ladder 1: 1, 2, 3`: what each ladder had, below the exercise.
  mutating func dropLabelsOfLadders(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, let colon = text.bytesRange(of: ": "),
      case let words = text[..<colon.lowerBound].split(separator: " "), words.count == 2, Int(words[1]) != nil,
      ["ladder", "rung", "leiter", "échelle", "escalera", "scala"].contains(words[0].lowercased()),
      text[colon.upperBound...].allSatisfy({ $0.isNumber || ", -/".contains($0) })
    else { return }
    setAside(String(text[..<colon.lowerBound]), at: place)
    lines[place].plain = String(text[colon.upperBound...])
  }

  static let volumes: NoteWordSet = ["bbb", "fsl", "ssl", "bbs", "boring"]

  /// `press 32.5 BBB 5x10`: what the volume is called, between the load and its sets.
  mutating func dropNameOfVolume(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let label = words.firstIndex(where: { Self.volumes.contains($0) }), label > 1, label + 1 < words.count,
      Double(words[label - 1]) != nil || Self.isTypedLoad(words[label - 1]), Self.hasProduct(String(words[label + 1])),
      !words[..<(label - 1)].contains(where: \.hasDigit)
    else { return }
    setAside(String(words[label]), at: place)
    let load = Double(words[label - 1]) != nil ? "\(words[label - 1])\(unitText(at: place))" : String(words[label - 1])
    lines[place].plain = (words[..<(label - 1)].map(String.init) + [load] + words[(label + 1)...].map(String.init))
      .joined(separator: " ")
  }

  private static let turns = NoteBeginnings(whole: ["every", "alle", "toutes", "cada", "ogni", "elke", "om"])

  /// `Power clean, every 90s x 6: 115x2, 125x2`: how often a set was begun, and how many of them there were.
  mutating func spellTurnsBeforeSets(_ place: Int) {
    let text = lines[place].plain
    guard Self.turns.mayBeIn(text), let colon = text.bytesRange(of: ": "),
      case let head = text[..<colon.lowerBound],
      let every = [", every ", " every ", " (every ", ", alle ", " alle "].lazy.compactMap({ head.bytesRange(of: $0) })
        .first,
      !head[..<every.lowerBound].hasDigit,
      case let words = head[every.upperBound...].split(whereSeparator: { " )".contains($0) }),
      let cross = words.firstIndex(where: { $0 == "x" || $0 == "for" }), cross > 0, cross + 1 < words.count,
      words[0].first?.isNumber == true, let count = Int(words[cross + 1].drop { $0 == "x" }), (2...30).contains(count),
      words[(cross + 2)...].allSatisfy({ document.words.word($0) == .sets || document.words.word($0) == .rounds })
    else { return }
    let name = text[..<every.lowerBound]
    let sets = text[colon.upperBound...]
    // One set told is each of them.
    let isOne =
      !sets.contains(",") && !sets.contains("/") && Self.hasProduct(String(sets))
      && sets.count(where: { "x×".contains($0) }) == 1
    setAside(head[every.lowerBound...].drop { ", (".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain =
      isOne
      ? "\(name): \(Array(repeating: String(sets), count: count).joined(separator: ", "))" : "\(name): \(sets)"
  }
}
