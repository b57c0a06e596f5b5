import TextStreams
import TrainingModel

/// Numbers beside sets that tell of the way, the bar, the machine or the lifter, and of no set.
extension NoteAssembly {
  /// `21.4 km 2h18, 740 m of climbing`, `12 km 1:02:30 +350 m`: how far up it went, behind how far.
  mutating func dropClimbs(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.units.mayBeIn(lines[place].plain) {
      let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
      guard let way = words.firstIndex(where: { Self.ways.contains($0.drop { $0.isNumber || $0 == "." }) }) else {
        continue
      }
      for index in words.indices.dropFirst(way + 1) where words[index - 1].last.map({ "x×".contains($0) }) != true {
        let isSigned = words[index].hasPrefix("+")
        var number = words[index].drop { $0 == "+" }
        var end = index + 1
        if let unit = ["m,", "ft,", "m", "ft"].first(where: { number.hasSuffix($0) }) {
          number = number.dropLast(unit.utf8.count)
        } else if end < words.count, ["m", "ft", "m,", "ft,"].contains(words[end]) {
          end += 1
        } else {
          continue
        }
        guard (2...4).contains(number.utf8.count), number.utf8.allSatisfy(\.isDigit) else { continue }
        let behind = words[end...].prefix(3).map { $0.lowercased().filter { $0.isLetter || $0 == "+" } }
        let count = Self.climbs.first { behind.starts(with: $0) }?.count
        // `5 km +400 m strides` are strides.
        guard count != nil || isSigned && (end == words.count || words[end - 1].hasSuffix(",")) else { continue }
        end = min(words.count, end + (count ?? 0))
        let told = words[index..<end].joined(separator: " ")
        setAside(told.hasSuffix(",") ? String(told.dropLast()) : told, at: place)
        var rest = words[..<index].joined(separator: " ")
        while rest.last.map({ ", ".contains($0) }) == true { rest.removeLast() }
        let next = words[end...].joined(separator: " ")
        lines[place].plain = next.isEmpty ? rest : "\(rest)\(words[end - 1].hasSuffix(",") ? "," : "") \(next)"
        break
      }
    }
  }

  private static let units = NoteBeginnings(["km", "mi", "miles"])
  private static let ways: Set<Substring> = ["km", "km,", "mi", "mi,", "miles", "miles,"]

  private static let climbs = [
    ["of", "climbing"], ["of", "climb"], ["of", "ascent"], ["of", "vert"], ["of", "elevation"], ["of", "gain"],
    ["climbing"], ["climb"], ["ascent"], ["vert"], ["elevation", "gain"], ["elevation"], ["elev"], ["d+"], ["hm"],
  ]

  /// `Deadlift 18" 220kg x 5`: how high the bar stood, before what was lifted.
  mutating func dropHeights(_ places: [Int]) {
    for place in places where lines[place].plain.hasByte(34) || lines[place].plain.hasByte(0xE2) {
      guard let mark = lines[place].plain.firstIndex(where: { "\"”″".contains($0) }),
        case let before = lines[place].plain[..<mark], case let behind = lines[place].plain[mark...].dropFirst(),
        case let number = before.reversed().prefix(while: \.isNumber), (1...2).contains(number.count),
        // Of all else it is how long something was held.
        ["deadlift", "rack pull", "block pull"].contains(where: { before.lowercased().containsBytes(of: $0) }),
        number.count == 2 || number.first.map({ $0 > "5" }) == true,
        case let name = before.dropLast(number.count), name.last == " ", name.utf8.first?.isLetter == true,
        !name.hasDigit, behind.first == " ", case let set = behind.dropFirst(), set.utf8.first?.isDigit == true,
        let load = Self.number(String(set.prefix { $0 != " " })), load.number > 0,
        document.words.loadUnit(NoteWords.key(load.rest)) != nil,
        case let look = document.names.look(name.trimmedSpaces), look.isLikely
      else { continue }
      setAside("\(String(number.reversed()))\"", at: place)
      lines[place].plain = "\(name)\(set)"
    }
  }

  /// `Training log - M3 93kg class`, `I demoed trap bar at 225x3, don't count that`: no sets of anybody's.
  mutating func keepUncounted(_ places: [Int]) {
    for place in places
    where (lines[place].kind == .text || lines[place].kind == .item)
      && (lines[place].plain.utf8.count > NoteDateToken.limit || Self.uncounted.mayBeIn(lines[place].plain)
        || lines[place].number <= 3 && Self.saysYears(lines[place].plain))
    {
      let text = lines[place].plain.lowercased().replacing("’", with: "'")
      let isUncounted =
        (text.hasPrefix("i ") || text.containsBytes(of: ". i ") || text.containsBytes(of: ", i "))
        && [
          "don't count that", "don't count it", "doesn't count", "didn't count it", "not counting it",
          "not counting that",
        ]
        .contains { text.containsBytes(of: $0) }
      // Sets may stand beside a class of weight, but not in the title of a log.
      let isTitle = lines[place].number <= 3 && (Self.tellsClass(text) || Self.saysYears(text))
      if isUncounted || Self.tellsAim(text)
        || !Self.hasProduct(text) && (isTitle || Self.tellsFailure(text) || Self.tellsSplits(text))
      {
        lines[place].isEscaped = true
      }
    }
  }

  /// The words without one of which none of these is told.
  private static let uncounted = NoteBeginnings([
    "count", "counting", "class", "failed", "missed", "splits", "slept", "going", "week",
  ])

  /// `100x5`, `100 kg x 5`, `225 lbs x 5`
  static func hasProduct(_ text: String) -> Bool {
    var before: UInt8 = 0
    var isTimes = false
    for byte in text.utf8 where byte != 32 {
      if isTimes, byte.isDigit { return true }
      isTimes =
        byte == UInt8(ascii: "x") && (before.isDigit || "gbs".utf8.contains(before))
      before = byte
    }
    return text.contains("×")
  }

  /// `Muscle-up with +5 kg: failed twice.`
  private static func tellsFailure(_ text: String) -> Bool {
    guard let colon = text.lastIndex(of: ":") else { return false }
    let words = text[colon...].split { !$0.isLetter }
    return text[..<colon].split { !$0.isNumber && $0 != "." }.count == 1
      && words.count == 2 && ["failed", "missed"].contains(words[0])
      && ["twice", "both", "all", "again", "once"].contains(words[1])
  }

  /// `500 splits 1:45.1 1:47.0 1:47.2`: the times of parts of what stands above.
  private static func tellsSplits(_ text: String) -> Bool {
    guard text.utf8.first?.isDigit == true, let range = text.bytesRange(of: "splits"),
      range.lowerBound < text.index(text.startIndex, offsetBy: min(12, text.count))
    else { return false }
    let times = text[range.upperBound...].drop { $0 == ":" }.split { " ,/".contains($0) }
    return times.count > 1 && times.allSatisfy { NoteAssembly.isClock(String($0)) || Double($0) != nil }
  }

  /// `Going for 130 x 5 in a fortnight`, `Slept 7h20, weight 81.4 kg`, `Week 2 (3x3): add 5% to each set`.
  private static func tellsAim(_ text: String) -> Bool {
    if text.hasPrefix("slept ") { return !hasProduct(text) && !text.contains("/") && !text.containsBytes(of: ". ") }
    if let range = text.bytesRange(of: "going for "), !text[..<range.lowerBound].hasDigit {
      let behind = text[range.upperBound...]
      return behind.hasDigit
        && ["in a fortnight", "in two weeks", "in a week", "in a month", "next week", "next month", "soon"]
          .contains { behind.containsBytes(of: $0) }
    }
    guard text.hasPrefix("week "), let close = text.bytesRange(of: "): "), let open = text.firstIndex(of: "(") else {
      return false
    }
    return open < close.lowerBound && NoteNames.isDayOfProgramme(text[..<open].trimmedSpaces)
      && !text[close.upperBound...].contains { "x×@".contains($0) }
  }

  /// `LOG 2024/25`, `Log 2024-25`: a year and the next, and no other number.
  private static func saysYears(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    let years = words.filter { word in
      let bytes = Array(word.utf8)
      guard bytes.count == 7, bytes.starts(with: "20".utf8), "/-".utf8.contains(bytes[4]) else { return false }
      let years = word.split { "/-".contains($0) }
      guard years.count == 2, let first = Int(years[0].dropFirst(2)), let second = Int(years[1]) else { return false }
      return second == first + 1
    }
    return years.count == 1 && words.count(where: \.hasDigit) == 1
  }

  /// `93kg class`, `83 kg class`: whom somebody lifts against.
  private static func tellsClass(_ text: String) -> Bool {
    ["kg class", "lb class", "lbs class"].contains { words in
      text.bytesRange(of: words).map { text[$0.upperBound...].utf8.first?.isLetter != true } ?? false
    } && !text.contains("@")
  }

  /// `Abdominal machine, plate 5: 2 sets of 15`: how a machine was set, between the name and the sets.
  mutating func dropPlatesOfMachines(_ places: [Int]) {
    for place in places {
      guard let comma = lines[place].plain.bytesRange(of: ", "),
        let colon = lines[place].plain[comma.upperBound...].firstIndex(of: ":"),
        case let words = lines[place].plain[comma.upperBound..<colon].split(separator: " "), words.count == 2,
        ["plate", "hole", "slot"].contains(words[0].lowercased()),
        lines[place].plain[colon...].containsBytes(of: "set") || Self.hasProduct(String(lines[place].plain[colon...])),
        words[1].utf8.count <= 2, words[1].utf8.allSatisfy(\.isDigit),
        !lines[place].plain[..<comma.lowerBound].hasDigit
      else { continue }
      setAside(words.joined(separator: " "), at: place)
      lines[place].plain.removeSubrange(comma.lowerBound..<colon)
    }
  }

  /// `Leg press left only 30 kg 3x10`: the side, in a word less; `Curl left x 15, x 12`: with a colon.
  mutating func spellSidesBehindNames(_ places: [Int]) {
    for place in places {
      for side in ["left", "right"] {
        if let range = lines[place].plain.bytesRange(of: " \(side) only"),
          let next = lines[place].plain[range.upperBound...].first, next == " " || next == ":",
          lines[place].plain[range.upperBound...].drop(while: { " :".contains($0) }).utf8.first?.isDigit == true
        {
          lines[place].plain.replaceSubrange(range, with: " \(side)")
        }
        if let range = lines[place].plain.bytesRange(of: " \(side) x "),
          !lines[place].plain[..<range.lowerBound].hasDigit,
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
        {
          lines[place].plain.replaceSubrange(range, with: " \(side): x ")
        }
      }
    }
  }

  /// `Cable fly (each side 15kg)`: the load of each side, as behind any name; `Bench (all weights in pounds btw)`.
  mutating func spellBracketsOfSides(_ places: [Int]) {
    for place in places {
      guard let open = lines[place].plain.lastIndex(of: "("), lines[place].plain.utf8.last == UInt8(ascii: ")"),
        open > lines[place].plain.startIndex, lines[place].plain[..<open].last == " ",
        !lines[place].plain[..<open].hasDigit,
        case let bracket = lines[place].plain[open...],
        case let words = bracket.dropFirst().dropLast().split(separator: " "),
        words.count >= 3
      else { continue }
      let first = words[0].lowercased()
      if words.count == 3, first == "each" || first == "per", ["side", "arm", "hand"].contains(words[1].lowercased()),
        let load = Self.number(String(words[2])), document.words.loadUnit(NoteWords.key(load.rest)) != nil
      {
        lines[place].plain = "\(lines[place].plain[..<open])\(words[2]) \(words[0]) \(words[1])"
      } else if first == "all", ["weights", "weight", "loads"].contains(words[1].lowercased()), words.count <= 6,
        !bracket.hasDigit
      {
        setAside(String(bracket), at: place)
        lines[place].plain = lines[place].plain[..<open].trimmedSpaces
      }
    }
  }

  /// `Pool: 8x50m fly`, `Before class: 3x5 front squat`: where or when something was done that says its own name.
  mutating func dropOccasions(_ places: [Int]) {
    for place in places {
      guard let colon = lines[place].plain.bytesRange(of: ": "),
        lines[place].plain[..<colon.lowerBound].utf8.count <= 12,
        Self.occasions.contains(lines[place].plain[..<colon.lowerBound]),
        case let rest = lines[place].plain[colon.upperBound...].trimmedSpaces,
        let reading = document.reader.read(rest, in: NotationContext()), !reading.sets.isEmpty, !reading.name.isEmpty,
        rest.utf8.first?.isDigit == true
          || document.names.look(label(reading.name)).isKnown && reading.note == nil && !rest.hasSuffix(" there")
          || ["after", "afterwards"].contains(lines[place].plain[..<colon.lowerBound].lowercased()),
        // `Gym: 10 min walk there` tells of the way.
        reading.sets.allSatisfy({ $0.reps != nil || $0.distance != nil }),
        !Self.isClock(String(rest.prefix { $0 != " " }))
      else { continue }
      setAside(String(lines[place].plain[..<colon.lowerBound]), at: place)
      lines[place].plain = rest
    }
  }

  private static let occasions: NoteWordSet = [
    "pool", "gym", "home", "garage", "park", "before", "after", "afterwards", "before class", "after class",
    "before work", "after work", "before wod", "after wod",
  ]
}
