import TextStreams
import TrainingModel

/// Pairs of dumbbells and kettlebells, sides of them, and rest-pauses, as their friends write them.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellBells(_ places: [Int]) {
    let hasListsBehindPairs = places.contains { (Self.countsBehindPair(lines[$0].plain)?.count ?? 0) > 2 }
    for place in places where isSpellable(place, to: 160) {
      spellPairsOfSides(place)
      spellTwoBells(place)
      if hasListsBehindPairs { spellCountsBehindPair(place) }
      spellCodeBehindWarmup(place)
      dropRestsOfClusters(place)
      spellWarmupBehindWork(place)
      spellBands(place)
      spellRightBehindColon(place)
      spellEffortOfLast(place)
      dropRecordAmongSets(place)
    }
  }

  /// `swings 32kg  20/20  20/20`: as many with either side; what could be a load is none.
  private mutating func spellPairsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "/")) else { return }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
    let pairs = words.reversed().prefix { word in
      let sides = word.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 && sides[0] == sides[1] && Int(sides[0]).map { (13...60).contains($0) } ?? false
    }
    guard pairs.count > 1, let load = words.dropLast(pairs.count).last, Self.isTypedLoad(load) else { return }
    let counts = pairs.reversed().map { $0.prefix(while: \.isNumber) }.joined(separator: ", ")
    lines[place].plain = "\(text[..<load.endIndex]) x \(counts) each side"
  }

  /// `front squat 2x24: 10 10 10`: a kettlebell in each hand.
  private mutating func spellTwoBells(_ place: Int) {
    let text = lines[place].plain
    // `Double clean and press 2x16 x 5, 2x16 x 4`
    if let first = text.split(separator: " ").first,
      ["double", "doubles", "racked", "rack"].contains(first.lowercased())
    {
      let words = text.split(separator: " ", omittingEmptySubsequences: false)
      let isBell = { (word: Substring) -> Bool in
        word.hasPrefix("2x") && Int(word.dropFirst(2)).map { (8...48).contains($0) && $0 % 2 == 0 } == true
      }
      let bells = words.indices.filter { index in
        isBell(words[index]) && index + 1 < words.count && ["x", "for"].contains(words[index + 1])
      }
      if !bells.isEmpty, bells.count == words.count(where: isBell) {
        setAside("2x", at: place)
        let unit = unitText(at: place)
        lines[place].plain = words.map { isBell($0) ? "\($0.dropFirst(2))\(unit)" : String($0) }.joined(separator: " ")
        return
      }
    }
    guard let colon = text.bytesRange(of: ": "), let space = text[..<colon.lowerBound].lastIndex(of: " "),
      case let bells = text[space..<colon.lowerBound].dropFirst(), bells.hasPrefix("2x"),
      let weight = Int(bells.dropFirst(2)), (8...48).contains(weight), weight % 2 == 0,
      case let name = text[..<space], !name.hasDigit, document.names.look(label(String(name))).isLikely
    else { return }
    let counts = text[colon.upperBound...].split(whereSeparator: { " ,/".contains($0) })
    // `Rack hold 2x20: 45 sec`
    if counts.count == 2, counts[0].allSatisfy(\.isNumber), document.words.word(counts[1]) == .seconds {
      setAside(String(bells), at: place)
      lines[place].plain = "\(name): \(weight)\(unitText(at: place)) \(counts[0]) \(counts[1])"
      return
    }
    guard counts.count > 2,
      counts.allSatisfy({ Int($0).map { (1...(weight < 16 ? 15 : 30)).contains($0) } ?? false })
    else { return }
    setAside(String(bells), at: place)
    let unit = unitText(at: place)
    lines[place].plain = "\(name): \(weight)\(unit) x \(counts.joined(separator: ", "))"
  }

  /// `Preacher 30sx10 x8`: two sets, where a line near it has three: `45sx10 x10 x9`.
  private mutating func spellCountsBehindPair(_ place: Int) {
    // `60x5 x3` are three sets.
    guard let counts = Self.countsBehindPair(lines[place].plain), counts.count == 2, counts[0] > 5, counts[1] > 5,
      abs(counts[0] - counts[1]) <= 4
    else { return }
    lines[place].plain = lines[place].plain.replacing(" x\(counts[1])", with: ", \(counts[1])")
  }

  /// Of `45sx10 x10 x9` behind a name the repetitions.
  private static func countsBehindPair(_ text: String) -> [Int]? {
    guard text.utf8.count <= 80, text.containsBytes(of: " x"), text.utf8.first?.isLetter == true else { return nil }
    let words = text.split(separator: " ")
    guard let first = words.firstIndex(where: \.hasDigit), first > 0,
      case let factors = words[first].split(separator: "x"), factors.count == 2,
      isTypedLoad(factors[0])
        || factors[0].hasSuffix("s") && Double(factors[0].dropLast()) != nil
        || Double(factors[0]).map({ $0 > 30 }) == true
    else { return nil }
    var counts = [Int(factors[1])]
    for word in words[(first + 1)...] { counts.append(word.hasPrefix("x") ? Int(word.dropFirst()) : nil) }
    return counts.contains(nil) || counts.contains { $0 ?? 0 > 200 } ? nil : counts.compactMap(\.self)
  }

  /// `Leg curl: wu 60x12. RP 110 x 13+5+4`: what comes behind the warm-up, and how it was done.
  private mutating func spellCodeBehindWarmup(_ place: Int) {
    let text = lines[place].plain
    for code in ["RP", "TS", "BO", "WS"] {
      guard let range = text.bytesRange(of: ". \(code) "), text[range.upperBound...].utf8.first?.isDigit == true,
        text[..<range.lowerBound].utf8.last?.isDigit == true
      else { continue }
      setAside(code, at: place)
      let joint = text[..<range.lowerBound].lowercased().containsBytes(of: "wu ") ? ", then " : ", "
      lines[place].plain.replaceSubrange(range, with: joint)
      return
    }
  }

  /// `Cluster bench 110: 2+2+2 (20s), 2+2+1 (20s)`: the rest within each.
  private mutating func dropRestsOfClusters(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.bytesRange(of: " ("), let count = text[..<first.lowerBound].split(separator: " ").last,
      count.contains("+"), count.allSatisfy({ $0.isNumber || $0 == "+" }), count.utf8.first?.isDigit == true,
      case let rest = text[first.upperBound...].prefix(while: { $0 != ")" }),
      rest.hasSuffix("s") || rest.hasSuffix("sec") || rest.hasSuffix(" rest"), rest.utf8.first?.isDigit == true,
      rest.utf8.count <= 12
    else { return }
    setAside("(\(rest))", at: place)
    lines[place].plain = text.replacing(" (\(rest))", with: "")
  }

  /// `SQ: 1x190@8 / 3x4x160@7,7,7.5 / wu 5x60 5x100 3x130`: the warm-up that is told last.
  private mutating func spellWarmupBehindWork(_ place: Int) {
    let text = lines[place].plain
    guard
      let warmup = [" / wu ", " / w/u ", " / warm-up ", " / warmup "].lazy.compactMap({ text.lastBytesRange(of: $0) })
        .first,
      case let sets = text[warmup.upperBound...],
      sets.split(whereSeparator: { $0 == " " || $0 == "," }).allSatisfy({ Self.hasProduct(String($0)) }),
      let digit = text.firstIndex(where: \.isNumber), digit < warmup.lowerBound, digit > text.startIndex,
      text[..<digit].hasSuffix(" "),
      case let work = text[digit..<warmup.lowerBound].replacing(" / ", with: "; ")
    else { return }
    // `4x3x115@7 / wu 10x20`: the load stands last there, too.
    let factors = work.prefix { $0.isNumber || "x.".contains($0) }.split(separator: "x").compactMap { Double($0) }
    let unit = unitText(at: place)
    let isLast = factors.count > 1 && factors[factors.count - 1] > 30 && factors[0] <= 12
    let before =
      isLast
      ? sets.split(whereSeparator: { $0 == " " || $0 == "," }).map { set in
        set.utf8.last?.isDigit == true ? "\(set)\(unit)" : String(set)
      }.joined(separator: ", ") : String(sets)
    lines[place].plain = "\(text[..<digit])wu \(before), then \(work)"
  }

  /// `Speed bench 155 + mini bands, 9x3 EMOM`: the load, and what hangs on the bar beside it.
  private mutating func spellBands(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.bytesRange(of: " + "), let comma = text[plus.upperBound...].bytesRange(of: ", "),
      case let gear = text[plus.upperBound..<comma.lowerBound], !gear.hasDigit,
      gear.hasSuffix("bands") || gear.hasSuffix("band") || gear.hasSuffix("chains") || gear.hasSuffix("chain"),
      let load = text[..<plus.lowerBound].split(separator: " ").last, Double(load).map({ $0 > 12 }) == true,
      case let sets = text[comma.upperBound...], sets.utf8.first?.isDigit == true,
      case let scheme = sets.prefix(while: { $0.isNumber || $0 == "x" }), scheme.split(separator: "x").count == 2
    else { return }
    setAside("+ \(gear)", at: place)
    let unit = unitText(at: place)
    let rest = sets[scheme.endIndex...].trimmedSpaces
    if !rest.isEmpty, !rest.hasDigit { setAside(rest, at: place) }
    lines[place].plain =
      "\(text[..<load.startIndex].trimmedEnd): \(load)\(unit) \(scheme)\(rest.hasDigit ? " \(rest)" : "")"
  }

  /// `Step down: R 8, 8, 6`: a side, and no repetitions before a number.
  private mutating func spellRightBehindColon(_ place: Int) {
    let text = lines[place].plain
    guard let side = text.bytesRange(of: ": R "), Self.hasNoNumbersButSizes(text[..<side.lowerBound]),
      case let list = text[side.upperBound...].prefix(while: { $0.isNumber || ", ".contains($0) }),
      case let counts = list.split(whereSeparator: { ", ".contains($0) }), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false }),
      case let rest = text[list.endIndex...], rest.isEmpty || rest.hasPrefix("(")
    else { return }
    lines[place].plain =
      "\(text[..<side.lowerBound]): right \(counts.joined(separator: ", "))\(rest.isEmpty ? "" : " ")\(rest)"
  }

  /// `100: 4, 4, 4, 4. last @9`, `4x5 @7.5 (last set more like 8.5)`: how hard the last was.
  private mutating func spellEffortOfLast(_ place: Int) {
    let text = lines[place].plain
    for (words, spelled) in [
      (". last @", ", last set RPE "), (". Last @", ", last set RPE "), (". last set @", ", last set RPE "),
      (". Last set @", ", last set RPE "), (". Last set was an ", ", last set RPE "),
      (". Last set was a ", ", last set RPE "),
      ("(last set more like ", "(last set RPE "),
      ("(last one more like ", "(last set RPE "),
    ] {
      guard let range = text.bytesRange(of: words), text[..<range.lowerBound].hasDigit,
        case let effort = text[range.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
        let value = Double(effort.hasSuffix(".") ? effort.dropLast() : effort), (5...10).contains(value),
        effort.hasSuffix(".") || text[effort.endIndex...].first.map({ "),.".contains($0) }) ?? true
      else { continue }
      lines[place].plain.replaceSubrange(range, with: spelled)
      return
    }
  }

  /// `440x1 PR+10 455xF`, `405x1 PR by 10!, 425 missed`: by how much it was a record.
  private mutating func dropRecordAmongSets(_ place: Int) {
    let text = lines[place].plain
    guard let range = [" PR+", " pr+", " PR by ", " pr by "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<range.lowerBound].hasDigit,
      case let number = text[range.upperBound...].prefix(while: { $0.isNumber || $0 == "." }), !number.isEmpty,
      case let rest = text[number.endIndex...].drop(while: { $0 == "!" }),
      rest.isEmpty || " ,".contains(rest.first ?? "x")
    else { return }
    setAside(String(text[range.lowerBound..<rest.startIndex].dropFirst()), at: place)
    lines[place].plain.removeSubrange(range.lowerBound..<rest.startIndex)
  }

  /// `Farmer carry 3 x 40 m, 2x16 kg KBs`: what is in either hand.
  mutating func spellBellsBehindCommas(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      let text = lines[place].plain
      // `40m farmer carry 2x24kg`
      if let space = text.lastIndex(of: " "), text[space...].hasPrefix(" 2x"),
        Self.isTypedLoad(text[space...].dropFirst(3)), case let before = text[..<space], before.hasSuffix("carry"),
        before.utf8.first?.isDigit == true
      {
        setAside("2x", at: place)
        lines[place].plain = "\(before) \(text[space...].dropFirst(3))"
        continue
      }
      // `Front squat 2x16kg bells: 6, 6, 6`
      if let two = text.bytesRange(of: " 2x"), let colon = text[two.upperBound...].bytesRange(of: ": "),
        !text[..<two.lowerBound].hasDigit,
        case let words = text[two.upperBound..<colon.lowerBound].split(separator: " "),
        words.count == 2, Self.isTypedLoad(words[0]), Self.bells.contains(words[1].lowercased())
      {
        setAside("2x \(words[1])", at: place)
        lines[place].plain = "\(text[..<two.lowerBound]) \(words[0])\(text[colon.lowerBound...])"
        continue
      }
      guard let comma = text.lastBytesRange(of: ", "), !text[..<comma.lowerBound].containsBytes(of: "kg"),
        !text[..<comma.lowerBound].containsBytes(of: "lb"),
        text[..<comma.lowerBound].hasDigit
          || place + 1 < lines.count && lines[place + 1].plain.utf8.first?.isDigit == true,
        case let words = text[comma.upperBound...].split(separator: " "), (2...3).contains(words.count),
        let bell = words.last, Self.bells.contains(bell.lowercased()),
        case let load = words.dropLast().joined(), load.hasPrefix("2x") || load.hasPrefix("1x") || load.hasPrefix("2×"),
        Self.isTypedLoad(load.dropFirst(2))
      else { continue }
      setAside(words.joined(separator: " "), at: place)
      // `DB bench, 2x24 kg DBs` above `12, 10, 9`
      let joint = text[..<comma.lowerBound].hasDigit ? "," : ""
      lines[place].plain = "\(text[..<comma.lowerBound])\(joint) \(load.dropFirst(2))"
    }
  }

  private static let bells: Set<String> = [
    "kb", "kbs", "db", "dbs", "kettlebell", "kettlebells", "dumbbell", "dumbbells", "bells",
  ]
}
