import TextStreams

/// Loads, counts, sides and ways that stand beside sets in words of their own: `10 with the 8s`, `270 lb, 3 trips, 80 ft
/// each`.
extension NoteAssembly {
  /// `10 with the 8s`: the weight of each bell, and no seconds.
  mutating func spellBellsWithArticles(_ place: Int) {
    for words in [" with the ", " using the "] {
      while let range = lines[place].plain.bytesRange(of: words),
        let last = lines[place].plain[..<range.lowerBound].split(separator: " ").last,
        last.utf8.last?.isDigit == true || document.words.word(last) == .reps,
        case let behind = lines[place].plain[range.upperBound...],
        case let number = behind.prefix(while: { $0.isNumber || $0 == "." }), !number.isEmpty, number.utf8.count <= 5,
        case let rest = behind[number.endIndex...], rest.utf8.first == UInt8(ascii: "s"),
        rest.dropFirst().first.map({ !$0.isLetter }) ?? true
      {
        lines[place].plain.replaceSubrange(range, with: " w/ ")
      }
    }
  }

  /// `20 seconds on the left, 25 seconds on the right`
  mutating func spellSidesWithArticles(_ place: Int) {
    for (words, side) in [(" on the left", " left"), (" on the right", " right")] {
      guard let range = lines[place].plain.bytesRange(of: words),
        lines[place].plain[range.upperBound...].first.map({ ",.;)".contains($0) }) ?? true,
        let before = lines[place].plain[..<range.lowerBound].split(separator: " ").last,
        [.seconds, .reps, .minutes].contains(document.words.word(before))
      else { continue }
      lines[place].plain.replaceSubrange(range, with: side)
    }
  }

  /// `5@110,5@120,5@125`: sets with no space behind their commas.
  mutating func spaceListedSets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasBytes(UInt8(ascii: "@"), 2), text.hasByte(UInt8(ascii: ",")) else { return }
    func isSet(_ text: Substring) -> Bool {
      let sides = text.split(separator: "@", omittingEmptySubsequences: false)
      return sides.count == 2 && (sides[0] == "X" || Int(sides[0]).map { (1...60).contains($0) } == true)
        && Double(sides[1]).map { $0 > 10 } == true
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let sets = word.split(separator: ",")
      return sets.count > 1 && sets.allSatisfy(isSet)
        ? sets.joined(separator: ", ") + (word.hasSuffix(",") ? "," : "") : String(word)
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `kuiten 15x 60kg 15x 60kg 12x 60kg`: sets with nothing between them.
  mutating func spellSpacedProducts(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "x "), case let words = text.split(separator: " "), words.count >= 4 else { return }
    func isPair(_ place: Int) -> Bool {
      place + 1 < words.count && words[place].hasSuffix("x")
        && Int(words[place].dropLast()).map { (1...60).contains($0) } == true
        && Self.isTypedLoad(words[place + 1].replacing(",", with: ".")[...])
    }
    guard let first = words.indices.first(where: isPair), isPair(first + 2),
      !words[..<first].contains(where: { $0.hasDigit })
    else { return }
    var end = first
    while isPair(end) { end += 2 }
    let sets = stride(from: first, to: end, by: 2).map { "\(words[$0]) \(words[$0 + 1])" }.joined(separator: ", ")
    lines[place].plain = (words[..<first] + [sets[...]] + words[end...]).joined(separator: " ")
  }

  private static let waysThere: NoteWordSet = [
    "trips", "lengths", "runs", "carries", "pulls", "pushes", "drags", "walks",
  ]

  /// `270 lb, 3 trips, 80 ft each`: as many ways of that length.
  mutating func spellTrips(_ place: Int) {
    let text = lines[place].plain
    guard let each = text.bytesRange(of: " each"), text[each.upperBound...].first.map({ !$0.isLetter }) ?? true,
      let comma = text[..<each.lowerBound].lastBytesRange(of: ", "),
      case let way = text[comma.upperBound..<each.lowerBound], way.utf8.first?.isDigit == true,
      case let unit = way.drop(while: { $0.isNumber || " .".contains($0) }),
      [.feet, .meters, .yards].contains(document.words.word(unit)),
      case let before = text[..<comma.lowerBound].split(separator: " "), before.count > 1,
      Self.waysThere.contains(before[before.count - 1]), Int(before[before.count - 2]) != nil
    else { return }
    lines[place].plain = "\(before.dropLast().joined(separator: " ")) x \(way)\(text[each.upperBound...])"
  }

  /// `20kg of assistance, left 3`: weight that is taken off.
  mutating func spellHelpOf(_ place: Int) {
    for help in ["assistance", "assist", "help"] {
      guard let of = lines[place].plain.bytesRange(of: " of \(help), "),
        let before = lines[place].plain[..<of.lowerBound].split(separator: " ").last,
        before.hasDigit || document.words.loadUnit(NoteWords.key(before)) != nil
      else { continue }
      lines[place].plain.replaceSubrange(of, with: " \(help), ")
    }
  }

  private static let loadsOfShares: NoteWordSet = [
    "weights", "weight", "loads", "load", "all", "dumbbells", "numbers", "gewicht", "gewichte", "poids", "charge",
    "peso",
    "carga", "carico",
  ]

  /// `Farmers walk, weights are per hand` above its sets: what each load is of.
  mutating func dropSharesOfNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 80) { dropShareOfName(place) }
  }

  private mutating func dropShareOfName(_ place: Int) {
    let text = lines[place].plain
    let isBracket = text.hasSuffix(")")
    guard !text.hasDigit, let comma = text.bytesRange(of: isBracket ? " (" : ", "),
      case var words = text[comma.upperBound...].dropLast(isBracket ? 1 : 0).split(separator: " "), words.count > 1,
      Self.loadsOfShares.contains(words.removeFirst())
    else { return }
    if ["are", "is", "="].contains(words.first) { words.removeFirst() }
    guard document.words.word(words.joined(separator: " ")) == .each else { return }
    setAside(String(text[comma.lowerBound...].dropFirst()).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<comma.lowerBound])
  }

  /// Whether a byte may stand in `12 10 8f`.
  private static func isOfCounts(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == 32 || byte | 32 == UInt8(ascii: "f") || byte | 32 == UInt8(ascii: "w")
  }

  /// `dips bw 12 10 8f`, `pullups 6 6 5 4F`: the counts of what the body weighs.
  mutating func spellBodyBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let digit = text.utf8.firstIndex(where: \.isDigit), text[digit...].utf8.allSatisfy(Self.isOfCounts),
      text[..<digit].utf8.last == 32, case let words = text[..<digit].split(separator: " "), let last = words.last,
      case let counts = text[digit...].split(separator: " "), counts.count > 2,
      case let isSaid = words.count > 1 && document.words.word(last) == .bodyweight,
      isSaid || counts.last.map({ $0.hasSuffix("f") || $0.hasSuffix("F") }) == true,
      counts.allSatisfy({ Int($0.last?.isLetter == true ? $0.dropLast() : $0).map { (1...99).contains($0) } == true }),
      document.names.look(label((isSaid ? words.dropLast() : words).joined(separator: " "))).isBodyweight
    else { return }
    lines[place].plain = "\(text[..<digit])\(counts.joined(separator: ", "))"
  }

  /// `500 lb, only made 30 ft and had to set it down`: how far it went.
  mutating func spellOnlyMade(_ place: Int) {
    guard let only = lines[place].plain.bytesRange(of: ", only "),
      Self.isTypedLoad(lines[place].plain[..<only.lowerBound].filter { $0 != " " }[...])
    else { return }
    var behind = lines[place].plain[only.upperBound...]
    for word in ["made ", "got ", "did ", "managed "] where behind.hasPrefix(word) {
      behind = behind.dropFirst(word.count)
    }
    let unit = behind.drop { $0.isNumber || " .".contains($0) }.prefix(while: \.isLetter)
    guard behind.utf8.first?.isDigit == true, [.feet, .meters, .yards].contains(document.words.word(unit)) else {
      return
    }
    let told = lines[place].plain[only.lowerBound..<behind.startIndex].dropFirst(2).trimmedSpaces
    lines[place].plain = "\(lines[place].plain[..<only.lowerBound]) \(behind)"
    setAside(told, at: place)
  }

  /// `Power clean 2 reps every min for 6 min, 155#`: a set each minute.
  mutating func spellEveryMinute(_ place: Int) {
    let text = lines[place].plain
    guard let every = text.bytesRange(of: " reps every min"),
      let count = text[..<every.lowerBound].split(separator: " ").last, let reps = Int(count), (1...50).contains(reps),
      let number = text[every.upperBound...].bytesRange(of: " for "),
      case let word = text[every.upperBound..<number.lowerBound], ["", "ute", "."].contains(word),
      case let minutes = text[number.upperBound...].prefix(while: \.isNumber), let sets = Int(minutes),
      (2...60).contains(sets),
      case let rest = text[minutes.endIndex...].drop(while: { $0 == " " }),
      case let noun = rest.prefix(while: \.isLetter), document.words.word(noun) == .minutes
    else { return }
    let name = text[..<count.startIndex].trimmedEnd
    let load = rest[noun.endIndex...].drop { ", at@".contains($0) }
    guard document.names.look(label(String(name))).isLikely,
      rest.endIndex == noun.endIndex || load.utf8.first?.isDigit == true && load.split(separator: " ").count <= 2
    else { return }
    setAside(String(text[every.lowerBound..<noun.endIndex]).trimmedSpaces, at: place)
    lines[place].plain = "\(name) \(sets) sets of \(reps)" + (load.isEmpty ? "" : " @ \(load)")
  }

  /// `Back squat, every 2:30, all sets of 3` above `185# 205# 225#`: the repetitions of each load.
  mutating func spellLoadsBelowSetsOf(_ place: Int) {
    let text = lines[place].plain
    guard let of = text.lastBytesRange(of: "sets of "), place + 1 < lines.count, isSpellable(place + 1, to: 100),
      let comma = text.bytesRange(of: ", "), of.lowerBound >= comma.upperBound,
      let reps = Int(text[of.upperBound...]), (1...30).contains(reps), case let name = text[..<comma.lowerBound],
      !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let loads = lines[place + 1].plain.split(whereSeparator: { " /,".contains($0) }), loads.count > 1,
      loads.allSatisfy({ load in Self.isTypedLoad(load) || load.hasSuffix("#") && Double(load.dropLast()) != nil })
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(name)
    lines[place + 1].plain = loads.map { "\($0) x \(reps)" }.joined(separator: ", ")
  }

  /// `superset, 3 rounds: pistols 5 each leg, press ups 20`: so many rounds of all.
  mutating func dropSupersetBeforeRounds(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.rounds.mayBeIn(text), text.containsBytes(of: ": "),
      case let word = text.prefix(while: \.isLetter), document.words.word(word) == .superset,
      case let rest = text[word.endIndex...].drop(while: { " ,:-–".contains($0) }), rest.utf8.first?.isDigit == true,
      let colon = rest.bytesRange(of: ": "),
      case let rounds = rest[..<colon.lowerBound].split(separator: " "), rounds.count == 2, Int(rounds[0]) != nil,
      document.words.word(rounds[1]) == .rounds
    else { return }
    setAside(String(word), at: place)
    lines[place].plain = String(rest)
  }

  /// `one arm press 16` above `L 8 8 7`, `suitcase carry 24, 40m L, 40m R`: the load behind a name.
  mutating func spellLoadsBehindNames(_ place: Int) {
    let text = lines[place].plain
    guard let unit = loadUnit, let digit = text.utf8.firstIndex(where: \.isDigit), text[..<digit].utf8.last == 32,
      case let end = text[digit...].utf8.firstIndex(where: { !$0.isDigit && $0 != UInt8(ascii: ".") }) ?? text.endIndex,
      case let (number, rest) = (text[digit..<end], text[end...]), rest.isEmpty || rest.utf8.first == UInt8(ascii: ","),
      let load = Double(number), load >= 4, case let name = text[..<digit].trimmedEnd,
      case let look = document.names.look(label(String(name))), look.isLikely, !look.isTimed,
      !name.lowercased().hasSuffix("jump")
    else { return }
    if rest.isEmpty {
      guard place + 1 < lines.count, lines[place + 1].kind == lines[place].kind || lines[place + 1].kind == .item,
        case let below = lines[place + 1].plain,
        case let side = below.prefix(while: \.isLetter), side == "L" || side == "R",
        below[side.endIndex...].drop(while: { ": ".contains($0) }).utf8.first?.isDigit == true,
        // `Bird dog 10` above `L 10` says how often.
        !below.split(whereSeparator: { !$0.isNumber }).contains(where: { $0 == number })
      else { return }
    } else {
      guard rest.hasPrefix(", "), case let way = rest.dropFirst(2).prefix(while: { $0.isNumber || $0 == "." }),
        !way.isEmpty, case let behind = rest.dropFirst(2 + way.count).prefix(while: { $0 != " " && $0 != "," }),
        [.meters, .feet, .yards].contains(document.words.word(behind)), rest.hasSuffix(" L") || rest.hasSuffix(" R")
      else { return }
    }
    lines[place].plain = "\(name) \(number) \(unit.rawValue)\(rest)"
  }

  /// `45 x10 just the bar`: what the load was.
  mutating func dropBarBehindSet(_ place: Int) {
    let text = lines[place].plain
    for words in [" just the bar", " just bar", " empty bar", " bar only", " only the bar"] where text.hasSuffix(words)
    {
      let set = text.dropLast(words.count)
      guard set.utf8.first?.isDigit == true, set.utf8.last?.isDigit == true, Self.hasProduct(set.filter { $0 != " " })
      else { return }
      setAside(String(words.dropFirst()), at: place)
      lines[place].plain = String(set)
      return
    }
  }

  /// `street workout diary (bw ~ 74)`: what somebody weighs, behind what is no exercise.
  mutating func dropWeightBehindTitle(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let open = text.lastBytesRange(of: " ("), !text[..<open.lowerBound].hasDigit,
      case let words = text[open.upperBound...].dropLast().split(whereSeparator: { " ~:=≈".contains($0) }),
      words.count > 1,
      document.words.word(words[0]) == .bodyweight, let weight = Double(words[1]), (35...350).contains(weight),
      words.count == 2 || words.count == 3 && document.words.loadUnit(NoteWords.key(words[2])) != nil,
      !document.names.look(label(String(text[..<open.lowerBound]))).isKnown
    else { return }
    setAside(String(text[open.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<open.lowerBound])
  }

  /// `Hanging knee raise: 12, 12 10`: a comma that was not typed.
  mutating func spellForgottenCommas(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let counts = text[colon.upperBound...], counts.hasByte(UInt8(ascii: ",")),
      counts.utf8.allSatisfy({ $0.isDigit || $0 == 32 || $0 == UInt8(ascii: ",") }),
      case let words = counts.split(whereSeparator: { ", ".contains($0) }), words.count > 2,
      words.allSatisfy({ Int($0).map { (1...99).contains($0) } == true }),
      case let parts = counts.split(separator: ","), parts.count > 1, words.count == parts.count + 1,
      parts[0].trimmedSpaces.allSatisfy(\.isNumber),
      zip(words, words.dropFirst()).allSatisfy({ (Int($0) ?? 0) >= (Int($1) ?? 0) }),
      document.names.look(label(String(text[..<colon.lowerBound]))).isBodyweight
    else { return }
    lines[place].plain = "\(text[..<colon.upperBound])\(words.joined(separator: ", "))"
  }
}
