import TextStreams

/// Loads and repetitions in chains of their own, exercises in brackets behind the number of rounds, and drops whose
/// loads stand in another order.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellChains(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      spellChainsOfLoads(place)
      spellLettersOfSides(place)
      spellRoundsInBrackets(place)
      spellDropsBehindTriples(place)
      spellPairsOfCarries(place)
    }
  }

  private static let arrows: [Character] = ["→", "➔", "⤵", "↘", "⬇"]

  /// `Bench 60→70→75 · 8→6→5`: as many loads as counts, or one load; `Plank · 60s→50s`.
  private mutating func spellChainsOfLoads(_ place: Int) {
    let text = lines[place].plain
    guard let dot = text.bytesRange(of: " · "), text.utf8.count <= 120,
      case var before = text[..<dot.lowerBound].trimmedSpaces[...], case let behind = text[dot.upperBound...],
      !behind.containsBytes(of: " · "),
      case let named = label(String(before.prefix { !$0.isNumber && !Self.arrows.contains($0) }).trimmedSpaces),
      document.names.look(named).isLikely
    else { return }
    let counts = Self.links(behind.prefix { Self.arrows.contains($0) || $0.isNumber || "s.".contains($0) })
    let rest = behind.dropFirst(counts.text.count)
    guard counts.numbers.count > 1, rest.isEmpty || rest.first == " " else { return }
    // `Dips → bodyweight · 12→10→8`
    var body = ""
    if let arrow = before.lastBytesRange(of: "→ "), !before[arrow.upperBound...].hasDigit,
      document.words.word(before[arrow.upperBound...]) == .bodyweight
    {
      (before, body) = (before[..<arrow.lowerBound], "BW x ")
    } else if let arrow = before.lastBytesRange(of: "→ "), case let added = before[arrow.upperBound...],
      let sign = added.firstIndex(of: "+"), document.words.word(added[..<sign].trimmedSpaces) == .bodyweight
    {
      (before, body) = (before[..<arrow.lowerBound], "\(added[sign...]) x ")
    }
    let joint = counts.isDrop ? " > " : ", "
    let chain = before.split(separator: " ").last.map { Self.links($0) }
    guard body.isEmpty, let chain, !chain.numbers.isEmpty,
      chain.text.utf8.count == before.split(separator: " ").last?.utf8.count
    else {
      guard !before.hasDigit else { return }
      lines[place].plain = "\(before.trimmedSpaces): \(body)\(counts.numbers.joined(separator: joint))\(rest)"
      return
    }
    let name = before.dropLast(chain.text.count).trimmedSpaces
    if chain.numbers.count == counts.numbers.count {
      let unit = unitText(at: place)
      let pairs = zip(chain.numbers, counts.numbers).map { "\($0)\(unit) x \($1)" }
      lines[place].plain = "\(name): \(pairs.joined(separator: chain.isDrop ? " > " : ", "))\(rest)"
    } else if chain.numbers.count == 1 {
      lines[place].plain =
        "\(name): \(chain.numbers[0])\(unitText(at: place)) x \(counts.numbers.joined(separator: joint))\(rest)"
    }
  }

  /// The numbers between arrows, and whether these say that load was taken off.
  private static func links(_ text: Substring) -> (numbers: [Substring], text: Substring, isDrop: Bool) {
    let numbers = text.split { arrows.contains($0) }
    guard
      numbers.allSatisfy({ number in
        let bare = number.last == "s" ? number.dropLast() : number
        return Double(bare) != nil && bare.first?.isNumber == true
      })
    else { return ([], "", false) }
    return (numbers, text, text.contains { "⤵↘⬇".contains($0) })
  }

  /// `L10 R10 / L10 R8`: the side and its count apart.
  private mutating func spellLettersOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "L")), text.hasByte(UInt8(ascii: "R")) else { return }
    func isSide(_ word: Substring, _ letter: Character) -> Bool {
      guard word.first == letter, let digit = word.dropFirst().first, digit.isNumber else { return false }
      return word.dropFirst().prefix { $0.isNumber || $0 == "." }.count > 0
    }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let lefts = parts.count { isSide($0, "L") }
    guard lefts > 0, lefts == parts.count(where: { isSide($0, "R") }), text.containsBytes(of: " / ") || lefts > 1,
      // `L10 / R10 / L8 / R8` is read as it stands.
      !text.containsBytes(of: " / ")
        || text.split(separator: " / ").allSatisfy({ part in
          let words = part.split(separator: " ")
          return words.contains { isSide($0, "L") } == words.contains { isSide($0, "R") }
        })
    else { return }
    var spelled: [String] = []
    for part in parts {
      if part == "/", let last = spelled.last, last.last?.isNumber == true || last.hasSuffix("F") {
        spelled[spelled.count - 1] += ","
      } else if isSide(part, "L") || isSide(part, "R") {
        if isSide(part, "L"), let last = spelled.last, last.last?.isNumber == true, spelled.count > 1,
          spelled.contains("R")
        {
          spelled[spelled.count - 1] += ","
        }
        spelled += [String(part.prefix(1)), String(part.dropFirst())]
      } else {
        spelled.append(String(part))
      }
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `r3 [ DB press 30s x10 + goblet squat 40 x12 ]`: three rounds of all that stands in the brackets.
  private mutating func spellRoundsInBrackets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "[")), let open = text.bytesRange(of: " ["), let close = text.bytesRange(of: "]"),
      open.upperBound < close.lowerBound,
      case let inside = text[open.upperBound..<close.lowerBound].trimmedSpaces, inside.hasDigit,
      case let head = text[..<open.lowerBound].trimmedSpaces, let last = head.split(separator: " ").last,
      case let before = head.dropLast(last.count).trimmedSpaces, !before.hasDigit
    else { return }
    let rounds = last.lowercased()
    let count =
      rounds.hasPrefix("r")
      ? Int(rounds.dropFirst()) : rounds.hasSuffix("x") || rounds.hasSuffix("r") ? Int(rounds.dropLast()) : nil
    guard let count, (1...20).contains(count) else { return }
    let rest = text[close.upperBound...].trimmedSpaces
    if !before.isEmpty { setAside(before, at: place) }
    let isWarmup =
      rest.split { " =()".contains($0) }.contains { document.words.word($0) == .warmup }
      || rest.containsBytes(of: "warm up")
    let parts = inside.split(separator: " + ").map { isWarmup ? "\($0) (warm-up)" : String($0) }
    if !rest.isEmpty { setAside(rest, at: place) }
    lines[place].plain = (count == 1 ? "" : "\(count) rounds: ") + parts.joined(separator: count == 1 ? "; " : " + ")
  }

  /// `Curls 1x10x50 > 8x40 > 9x30`: behind the first set, of which it is said how often, the loads stand last as well.
  private mutating func spellDropsBehindTriples(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " > "), text.containsBytes(of: " 1x") else { return }
    let parts = text.split(separator: " > ")
    guard parts.count > 1, let first = parts.first, let triple = first.split(separator: " ").last,
      case let factors = triple.split(separator: "x").map({ Double($0) }), factors.count == 3, factors[0] == 1,
      let load = factors[2], !factors.contains(nil)
    else { return }
    var spelled = [first.dropLast(triple.count) + triple.dropFirst(2)]
    var above = load
    for part in parts.dropFirst() {
      let pair = part.split(separator: "x").map { Double($0) }
      guard pair.count == 2, let own = pair[1], pair[0] != nil, own < above else { return }
      above = own
      spelled.append(part)
    }
    // The load is made plain by its unit.
    let unit = unitText(at: place)
    guard !unit.isEmpty else { return }
    lines[place].plain = spelled.map { "\($0)\(unit)" }.joined(separator: " > ")
  }

  /// `Farmers carry 4x40yd x50s`, `70s in each hand, 40 yards` below a carry: what either hand holds, and no time.
  private mutating func spellPairsOfCarries(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 1, words.count <= 10,
      let pair = words.firstIndex(where: { word in
        let bare = word.hasPrefix("x") ? word.dropFirst() : word
        return bare.last == "s" && bare.dropLast().allSatisfy(\.isNumber)
          && Int(bare.dropLast()).map { $0 >= 10 } == true
      }), words.count(where: { $0.hasSuffix("s") && $0.dropLast().last?.isNumber == true }) == 1
    else { return }
    let hands = words[(pair + 1)...].prefix { ["in", "each", "per", "hand", "hand,", "either"].contains($0) }
    let isInHands = hands.contains { $0.hasPrefix("hand") }
    let others = words.indices.filter { $0 != pair && !hands.indices.contains($0) }
    let isOfWay = others.contains { index in
      let digits = words[index].drop { !$0.isNumber }.drop { $0.isNumber || "x.".contains($0) }
      let unit = digits.isEmpty && index + 1 < words.count ? words[index + 1] : digits
      return words[index].hasDigit
        && [.yards, .meters, .feet].contains(document.words.word(unit.filter(\.isLetter)))
    }
    let isCarry = words.contains { word in
      ["carry", "carries", "walk", "walks"].contains { word.lowercased().hasPrefix($0) }
    }
    guard isOfWay, !text.containsBytes(of: "kg"), !text.containsBytes(of: "lb"), !text.hasByte(UInt8(ascii: "@")),
      isInHands && pair == 0 || isCarry && words[pair].hasPrefix("x")
    else { return }
    let weight = words[pair].filter(\.isNumber)
    let way = others.map { words[$0] }.joined(separator: " ")
    lines[place].plain =
      isInHands && pair == 0 ? "\(weight)\(unitText(at: place)) \(way)" : "\(way) x \(weight)\(unitText(at: place))"
  }
}
