import TextStreams

/// What stands beside sets in half-sentences, and is no part of them.
extension NoteAssembly {
  /// `First 40 kg x 10`, `Started with 60x5` below the exercise's name: words that only lead on, as `then` does.
  mutating func dropOpeningWords(_ place: Int) {
    let text = lines[place].plain
    guard let words = Self.openingWords.first(where: { text.hasPrefix($0) }),
      case let rest = text.dropFirst(words.utf8.count).split(separator: " ", maxSplits: 2), let load = rest.first,
      Self.hasProduct(String(load)) || Self.isTypedLoad(load)
        || Double(load) != nil && rest.count > 1 && document.words.loadUnit(NoteWords.key(rest[1])) != nil
    else { return }
    lines[place].plain = String(text.dropFirst(words.utf8.count))
  }

  private static let openingWords = [
    "First ", "First, ", "first ", "Started with ", "started with ", "Started at ", "Opened with ",
  ]

  /// `Bench 4x8 rest 2' → 80kg 8-8-7-6`: the rest between the plan and what came of it.
  mutating func dropRestBeforeArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = [" → ", " -> ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first else { return }
    let words = text[..<arrow.lowerBound].split(separator: " ")
    guard let rest = words.lastIndex(where: { document.words.word($0.prefix { $0.isLetter }) == .rest }), rest > 1,
      rest + 1 < words.count, words.count - rest <= 3, words[rest + 1].utf8.first?.isDigit == true,
      words[..<rest].joined().hasDigit
    else { return }
    setAside(words[rest...].joined(separator: " "), at: place)
    lines[place].plain = "\(words[..<rest].joined(separator: " "))\(text[arrow.lowerBound...])"
  }

  /// `calf raise 60x15 60x14 done in 55 min`: how long all of it took.
  mutating func dropTimeOfAllBehindSets(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = [" done in ", " finished in ", " all in ", " out in "].lazy.compactMap({ text.bytesRange(of: $0) })
        .first,
      text[..<words.lowerBound].hasDigit,
      case let tail = text[words.upperBound...].split(separator: " "), tail.count == 2, Int(tail[0]) != nil,
      document.words.word(tail[1]) == .minutes, Self.hasProduct(String(text[..<words.lowerBound]))
    else { return }
    setAside(String(text[words.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<words.lowerBound])
  }

  /// `400m 1:32, 400m 1:35 rest 90s between`: behind the last time.
  mutating func dropRestBehindTimes(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(" between"), let rest = text.lastBytesRange(of: " rest "),
      text[..<rest.lowerBound].utf8.last?.isDigit == true, text[..<rest.lowerBound].hasByte(UInt8(ascii: ":"))
    else { return }
    setAside(String(text[rest.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<rest.lowerBound])
  }

  /// `ring rows 12,12,10 feet up`: where the feet were.
  mutating func spellFeetUp(_ place: Int) {
    let text = lines[place].plain
    guard
      let feet = [" feet up", " feet elevated", " feet raised", " feet on "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, text[..<feet.lowerBound].utf8.last?.isDigit == true,
      !text[feet.upperBound...].hasDigit,
      text[..<feet.lowerBound].hasBetweenDigits(UInt8(ascii: ","))
        || text[..<feet.lowerBound].containsBytes(of: ", ")
        || text[..<feet.lowerBound].hasBetweenDigits(UInt8(ascii: "/")),
      !document.names.look(label(String(text.prefix { !$0.isNumber }.trimmedSpaces))).isDistance
    else { return }
    setAside(String(text[feet.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<feet.lowerBound])
  }

  /// `1 minute and 15 seconds`: one time.
  mutating func spellMinutesAndSeconds(_ place: Int) {
    var words = lines[place].plain.split(separator: " ").map(String.init)
    var isSpelled = false
    var index = 0
    while index + 4 < words.count {
      if let minutes = Int(words[index]), (1...20).contains(minutes), document.words.word(words[index + 1]) == .minutes,
        document.words.word(words[index + 2]) == .and, let seconds = Int(words[index + 3]), (1...59).contains(seconds),
        case let unit = words[index + 4].prefix(while: \.isLetter), document.words.word(unit) == .seconds,
        index == 0 || words[index - 1] != "x",
        // `1 minute and 30 seconds rest`
        unit.endIndex != words[index + 4].endIndex || index + 5 == words.count
          || words[index + 5].first?.isLetter == false
      {
        let tail = words[index + 4].dropFirst(unit.count)
        words[index...(index + 4)] = ["\(minutes):\(seconds < 10 ? "0" : "")\(seconds)\(tail)"]
        isSpelled = true
      }
      index += 1
    }
    if isSpelled { lines[place].plain = words.joined(separator: " ") }
  }

  /// `90 lb for 12, 12 and 11, all with 2 in reserve`: an effort of every set.
  mutating func spellEffortOfAll(_ place: Int) {
    let text = lines[place].plain
    guard
      let all = [", all with ", ", both with ", ", all at ", ", each with ", " all with "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, text[..<all.lowerBound].hasDigit,
      let count = text[all.upperBound...].first?.wholeNumberValue,
      let words = [" in reserve", " in the tank", " rir"].first(where: {
        text[all.upperBound...].dropFirst().hasPrefix($0)
      })
    else { return }
    let remark = text[all.upperBound...].dropFirst(1 + words.utf8.count).drop { " ,.;".contains($0) }
    guard !remark.hasDigit, !remark.containsBytes(of: "except"), !remark.containsBytes(of: "but "),
      !text.lowercased().containsBytes(of: "warm")
    else { return }
    if !remark.isEmpty { setAside(String(remark), at: place) }
    lines[place].plain = "\(text[..<all.lowerBound]), all RIR \(count)"
  }

  /// `chinup 3x6 ✔ but 6 6 4`: what was done, behind the plan.
  mutating func spellResultsBehindTick(_ place: Int) {
    let text = lines[place].plain
    guard let but = text.bytesRange(of: " but "), text[..<but.lowerBound].utf8.last.map({ $0 >= 0x80 }) == true,
      case let counts = text[but.upperBound...].split(whereSeparator: { " ,/".contains($0) }), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (0...100).contains($0) } ?? false }),
      let plan = text[..<but.lowerBound].split(separator: " ").first(where: { word in
        let factors = word.split(separator: "x", omittingEmptySubsequences: false)
        return factors.count == 2 && Int(factors[0]) == counts.count && Int(factors[1]) != nil
      })
    else { return }
    let before = text[..<but.lowerBound].replacing(String(plan), with: "").split(separator: " ")
      .filter { $0.contains(where: { $0.isLetter || $0.isNumber }) }
    setAside("\(plan) but", at: place)
    let load = before.last.map { Self.isTypedLoad($0) } ?? false
    let name = (load ? before.dropLast() : before[...]).joined(separator: " ")
    lines[place].plain =
      "\(name) \(load ? "\(before[before.count - 1]) x " : "")\(counts.joined(separator: ", "))"
  }

  /// `pc 83,2. La tercera de sentadilla, lenta`: what the body weighs, with a comma in it.
  mutating func spellWeightOfBody(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", maxSplits: 2)
    guard words.count > 1, document.words.word(words[0]) == .bodyweight,
      case let number = words[1].hasSuffix(".") ? words[1].dropLast() : words[1],
      case let parts = number.split(separator: ",", omittingEmptySubsequences: false), parts.count == 2,
      let whole = Int(parts[0]), (35...250).contains(whole), parts[1].count == 1, parts[1].allSatisfy(\.isNumber)
    else { return }
    lines[place].plain = lines[place].plain.replacing(String(number), with: number.replacing(",", with: "."))
  }

  /// `w/c 11 March 2024` below another week: what it says is no set.
  mutating func keepWeeks(_ place: Int) {
    let beginning = lines[place].plain.prefix(4).lowercased()
    let next = lines[place].plain.dropFirst(4).prefix { $0 != " " }
    if beginning == "w/c " || beginning == "w/b ", !isHead(lines[place]),
      next.utf8.first?.isDigit == true || document.words.month(next) != nil, !Self.hasProduct(lines[place].plain)
    {
      lines[place].isEscaped = true
    }
  }
}
