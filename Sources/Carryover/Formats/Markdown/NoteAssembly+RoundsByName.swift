import TextStreams

/// Rounds that a name of their own stands before: of a benchmark workout, of a part of the day.
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

  private static let everyMinute: NoteWordSet = [
    "a", "per", "every", "each", "on", "the", "reps", "rep", "pro", "jede", "cada",
  ]

  /// `Power clean EMOM 8min - 2 reps every min @ 45kg`: as many sets as minutes.
  mutating func spellRepsOfMinutes(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120, let emom = text.bytesRange(of: "EMOM ") ?? text.bytesRange(of: "emom "),
      case let name = text[..<emom.lowerBound].trimmedSpaces, !name.isEmpty, !name.hasDigit,
      case let minutes = text[emom.upperBound...].prefix(while: \.isNumber), let count = Int(minutes),
      (2...40).contains(count)
    else { return }
    let words = text[minutes.endIndex...].split { " ,-–:".contains($0) }
    let first = words.first.map { document.words.word($0) == .minutes } == true ? 1 : 0
    guard words.count > first + 3, let reps = Int(words[first]), (1...30).contains(reps),
      let at = words.firstIndex(where: { $0 == "@" || $0 == "at" || $0 == "with" || $0.hasPrefix("@") }), at > first,
      words[(first + 1)..<at].allSatisfy({ Self.everyMinute.contains($0) || document.words.word($0) == .minutes }),
      words[(first + 1)..<at].contains(where: { document.words.word($0) == .minutes })
    else { return }
    let glued = words[at].hasPrefix("@") && words[at].count > 1
    guard glued || at + 1 < words.count else { return }
    let load = glued ? words[at].dropFirst() : words[at + 1]
    guard load.first?.isNumber == true else { return }
    let bare = load.prefix { $0.isNumber || $0 == "." || $0.isLetter }
    var end = load.prefix { $0.isNumber || $0 == "." }.endIndex
    let unit = load[end...].prefix { $0.isLetter }
    let next = glued ? at + 1 : at + 2
    var sign = String(unit)
    if !unit.isEmpty {
      guard document.words.loadUnit(NoteWords.key(unit)) != nil else { return }
      end = bare.endIndex
    } else if next < words.count, document.words.loadUnit(NoteWords.key(words[next].filter { $0.isLetter })) != nil {
      sign = words[next].filter { $0.isLetter }
      end = words[next].index(words[next].startIndex, offsetBy: sign.count)
    }
    let number = load.prefix { $0.isNumber || $0 == "." }
    let label = name.drop { !$0.isLetter }.reversed().drop { !$0.isLetter && $0 != ")" }
    setAside(
      "\(text[emom.lowerBound..<minutes.endIndex]) \(text[end...].drop { " .,".contains($0) })".trimmedSpaces, at: place
    )
    lines[place].plain =
      "\(String(label.reversed())) \(count)x\(reps) @ \(number)\(sign.isEmpty ? unitText(at: place) : sign)"
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

  private static let gearBehindNames: NoteWordSet = [
    "ez", "bar", "ez-bar", "barbell", "smith", "dumbbells", "dumbbell", "db", "kb", "rope", "trap",
    "hex", "safety", "swiss", "axle",
  ]

  /// `**Skull crusher** EZ bar, 30 × 12, 30 × 12`: the name is what is in bold, and words behind it tell of what.
  mutating func dropWordsBehindBold(_ place: Int) {
    let content = lines[place].content
    guard content.hasPrefix("**"), let close = content.dropFirst(2).bytesRange(of: "**"),
      case let name = content[..<close.lowerBound].dropFirst(2), !name.hasDigit, lines[place].plain.hasPrefix(name),
      case let rest = lines[place].plain.dropFirst(name.count), rest.first == " ",
      let comma = rest.bytesRange(of: ", "),
      case let words = rest[..<comma.lowerBound].split(separator: " "), (1...3).contains(words.count),
      words.allSatisfy({
        Self.gearBehindNames.contains($0)
      }), rest[comma.upperBound...].first?.isNumber == true, document.names.look(label(String(name))).isKnown
    else { return }
    setAside(rest[..<comma.lowerBound].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(rest[comma.upperBound...])"
  }

  private static let chinese: [(said: String, spelled: String)] = [
    ("，然后", "，"), (" 然后", "，"), ("做到力竭", " 力竭"), ("一手一个", ""), ("1手1个", ""),
    ("空杆", ""), ("组的，", "组，"),
  ]

  /// `臀推 空杆20kg 15个热身 然后40kg 12个 最后一组50kg 8个做到力竭`: words between the sets, which say no more than their order.
  mutating func spellChineseBetweenSets(_ place: Int) {
    var text = lines[place].plain
    guard
      let said = Self.chinese.first(where: { text.contains($0.said) })?.said
        ?? ["最后", " 哑铃", " 杠铃", " 壶铃", " 单手"].first(where: { text.contains($0) })
    else { return }
    // A bar alone is a load.
    guard said != "空杆" || text.bytesRange(of: said).map({ text[$0.upperBound...].first?.isNumber == true }) == true
    else {
      return
    }
    var dropped: [String] = []
    for (said, spelled) in Self.chinese where text.contains(said) {
      text = text.replacing(said, with: spelled)
      if spelled.isEmpty { dropped.append(said) }
    }
    // `最后一组50kg 8个`: with a load of its own it is the last of those told.
    for said in ["最后一组", "最后1组"] {
      guard let last = text.bytesRange(of: said), case let behind = text[last.upperBound...],
        case let unit = behind.drop(while: { $0.isNumber || $0 == "." }), unit.startIndex > behind.startIndex,
        unit.lowercased().hasPrefix("kg") || unit.hasPrefix("公斤")
      else { continue }
      text.removeSubrange(last)
      dropped.append(said)
    }
    for said in [" 哑铃", " 杠铃", " 壶铃", " 单手"] {
      guard let gear = text.bytesRange(of: said), text[gear.upperBound...].first?.isNumber == true else { continue }
      text.replaceSubrange(gear, with: " ")
      dropped.append(said.trimmedSpaces)
    }
    guard text.hasDigit else { return }
    setAside(dropped.joined(separator: " "), at: place)
    lines[place].plain = text
  }

  private static let volumes: NoteWordSet = ["bbb", "fsl", "ssl", "bbs", "boring"]

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

  private static let keysOfSets = [
    "sets x reps", "sets × reps", "sets/reps", "sätze x wdh", "séries x reps", "series x reps", "serie x rip",
  ]

  /// `Sets x reps: 5x5` among the keys of an exercise: its sets.
  mutating func spellKeyOfSets(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, let colon = text.bytesRange(of: ": "),
      Self.keysOfSets.contains(text[..<colon.lowerBound].lowercased())
    else { return }
    lines[place].plain = "Sets: \(text[colon.upperBound...])"
  }
}
