import TextStreams

/// Dashes, points, square brackets and bars between a load, its repetitions and what is said of them.
extension NoteAssembly {
  mutating func spellSignsAmongNumbers(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      dropRemarkBehindBar(place)
      spellSaidAmongNumbers(place)
      spellSaidOfNumbers(place)
      spellPointsBetweenCounts(place)
      spellCountsInSquares(place)
      spellDashesBetweenCounts(place)
      spellLettersBehindDrops(place)
      spellDropBehindDash(place)
      spellRepsInTime(place)
      spellMissAtEnd(place)
      dropRecoveryOfIntervals(place)
    }
  }

  /// `OH press 115 - 5-5-4    | had 4-4-3 two wks ago`: a margin with numbers of its own.
  private mutating func dropRemarkBehindBar(_ place: Int) {
    let text = lines[place].plain
    guard let bar = text.bytesRange(of: " | "), !text[bar.upperBound...].hasByte(UInt8(ascii: "|")),
      case let remark = text[bar.upperBound...].trimmedSpaces, remark.hasDigit,
      case let before = text[..<bar.lowerBound], before.utf8.first?.isLetter == true,
      // A load alone has its repetitions behind the bar.
      before.split(whereSeparator: { !$0.isNumber }).count > 1,
      case let words = remark.split(separator: " "), words.count > 2, words[0].utf8.first?.isLetter == true,
      words[0].allSatisfy({ $0.isLetter || $0 == "'" || $0 == "," }), !Self.hasProduct(remark),
      [nil, .elsewhen].contains(document.words.word(words[0].filter { $0 != "," })),
      words.allSatisfy({ word in
        ![.sets, .reps, .rpe, .rir].contains(document.words.word(word.filter { $0.isLetter || $0 == "'" }))
      }),
      case let start = String(remark.prefix { !$0.isNumber }.trimmedSpaces),
      !document.names.look(start).isLikely, !document.names.look(String(words[0])).isKnown
    else { return }
    setAside(remark, at: place)
    lines[place].plain = String(before.trimmedEnd)
  }

  /// `DB press 55s . 10 . 9 . 8`, `Plank . 60 sec . 45 sec`
  private mutating func spellPointsBetweenCounts(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " . ") else { return }
    let bar = text.bytesRange(of: " | ")
    let list = text[..<(bar?.lowerBound ?? text.endIndex)].trimmedEnd
    let parts = list.replacing(" . ", with: "\n").split(separator: "\n")
    guard parts.count > 2, parts[0].utf8.first?.isLetter == true,
      parts.dropFirst().allSatisfy({ $0.utf8.first?.isDigit == true && $0.utf8.count <= 12 }),
      // `Bench . 60 . 8` has its load among them.
      let last = parts[0].split(separator: " ").last,
      Self.isTypedLoad(last) || last.hasSuffix("s") && Int(last.dropLast()) != nil
        // `Intervals . 6 x 400m . 1:38`: no load stands first.
        || Double(parts[1].trimmedSpaces) == nil
    else { return }
    if let bar { setAside(text[bar.upperBound...].trimmedSpaces, at: place) }
    lines[place].plain = "\(parts[0]): \(parts.dropFirst().joined(separator: ", "))"
  }

  /// `Pull-up +15kg [5 5 4]`, `Dip bw [8 8] +25kg [4 4(9)]`, `L-sit [15s 15s 12s]`: the repetitions of each set, and in a
  /// bracket how hard it was.
  private mutating func spellCountsInSquares(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "[")), text.utf8.first?.isLetter == true else { return }
    let parts = text.split(separator: "[", omittingEmptySubsequences: false)
    guard parts.count > 1, let head = parts.first, head.hasSuffix(" "),
      // `3x5 @ 100kg [5, 5, 8]` is a scheme, and what came of it.
      head.split(whereSeparator: { !($0.isNumber || ".,".contains($0)) }).count <= 1
    else { return }
    var words = head.split(separator: " ")
    func isLoad(_ word: Substring) -> Bool {
      Self.isTypedLoad(word.drop { "+-".contains($0) }) || document.words.word(word) == .bodyweight
    }
    var load = words.last.map { isLoad($0) } == true ? words.popLast().map(String.init) : nil
    guard !words.isEmpty, !words.contains(where: \.hasDigit) else { return }
    var spelled: [String] = []
    for (index, part) in parts.dropFirst().enumerated() {
      guard let close = part.firstIndex(of: "]"), case let rest = part[part.index(after: close)...].trimmedSpaces,
        case let counts = part[..<close].split(whereSeparator: { " ,".contains($0) }), !counts.isEmpty,
        case let sets = counts.compactMap({ Self.countWithEffort($0) }), sets.count == counts.count,
        counts.count > 1 || parts.count > 2
      else { return }
      spelled += sets.map { set in load.map { "\($0) x \(set)" } ?? set }
      if index < parts.count - 2 {
        guard isLoad(rest[...]) else { return }
        load = rest
      } else if !rest.isEmpty {
        guard !rest.hasDigit else { return }
        spelled[spelled.count - 1] += " \(rest)"
      }
    }
    lines[place].plain = "\(words.joined(separator: " ")): \(spelled.joined(separator: ", "))"
  }

  /// `4`, `15s`, and of `4(9)` the set with its effort.
  private static func countWithEffort(_ text: Substring) -> String? {
    let count = text.prefix { $0.isNumber }
    guard Int(count).map({ (1...600).contains($0) }) == true else { return nil }
    let rest = text[count.endIndex...]
    if rest.isEmpty || rest == "s" { return String(text) }
    guard rest.hasPrefix("("), rest.hasSuffix(")"), let effort = Double(rest.dropFirst().dropLast()),
      (5...10).contains(effort)
    else { return nil }
    return "\(count) RPE \(rest.dropFirst().dropLast())"
  }

  /// `Squat 245 - 5-5-5-4`: the repetitions of one load; `8-10` is a range.
  private mutating func spellDashesBetweenCounts(_ place: Int) {
    let text = lines[place].plain
    guard let dash = [" - ", " – ", ": "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let list = text[dash.upperBound...].prefix(while: { $0 != " " }),
      case let rest = text[list.endIndex...], !rest.hasDigit, rest.isEmpty || " (".contains(rest.first ?? "x"),
      case let counts = list.split(separator: "-", omittingEmptySubsequences: false).map({ Int($0) ?? 0 }),
      counts.count > 1, counts.allSatisfy({ (1...50).contains($0) }), counts.count > 2 || counts[0] >= counts[1],
      zip(counts, counts.dropFirst()).allSatisfy({ $0 >= $1 })
        || zip(counts, counts.dropFirst()).allSatisfy({ $0 <= $1 }),
      let space = text[..<dash.lowerBound].lastIndex(of: " "),
      case let load = text[space..<dash.lowerBound].dropFirst(), let value = Double(load), value > 12,
      // `Pistol squats 15 - 5-5-5` says what they come to.
      value != Double(counts.reduce(0) { $0.addingReportingOverflow($1).partialValue }),
      case let name = text[..<space], !name.hasDigit, let noun = name.split(separator: " ").last,
      !NoteStructureWords.settingsOfMachines.contains(noun), !Self.noLoads.contains(noun),
      case let look = document.names.look(label(String(name))), look.isLikely, !look.isTimed, !look.isDistance
    else { return }
    let unit = unitText(at: place)
    lines[place].plain = "\(name): \(load)\(unit) x \(counts.map { "\($0)" }.joined(separator: ", "))\(rest)"
  }

  /// What numbers are behind: none is a load.
  private static let noLoads: NoteWordSet = [
    "day", "workout", "week", "session", "rest", "pos", "position", "level", "pr",
  ]

  /// `14x9f  10x10d` below `d = drop set`: the letter behind a set with less.
  private mutating func spellLettersBehindDrops(_ place: Int) {
    for (letter, meaning) in document.letters.sorted(by: { $0.key < $1.key }) where meaning == .drop {
      let words = lines[place].plain.split(separator: " ")
      guard letter.utf8.count == 1, words.contains(where: { Self.isProduct($0, before: letter) }),
        // `24x10k` is something else, and so may be the rest.
        words.allSatisfy({ word in
          guard word.utf8.first?.isDigit == true, let mark = word.last(where: { $0 != "," }), mark.isLetter else {
            return true
          }
          return ["w", "f", letter].contains(mark.lowercased()) || Self.isTypedLoad(word)
        })
      else { continue }
      var spelled = ""
      for word in words {
        if Self.isProduct(word, before: letter) {
          while let last = spelled.last, " ,;".contains(last) { spelled.removeLast() }
          spelled +=
            "\(spelled.hasDigit ? "," : "") drop set \((word.hasSuffix(",") ? word.dropLast() : word).dropLast()), "
        } else {
          spelled += "\(word) "
        }
      }
      while let last = spelled.last, " ,".contains(last) { spelled.removeLast() }
      lines[place].plain = spelled
    }
  }

  /// `45x12d`
  private static func isProduct(_ word: Substring, before letter: String) -> Bool {
    let bare = word.hasSuffix(",") ? word.dropLast() : word
    guard bare.hasSuffix(letter), case let sides = bare.dropLast().split(separator: "x"), sides.count == 2 else {
      return false
    }
    return sides[0].utf8.first?.isDigit == true && Int(sides[1]) != nil
  }

  /// `leg ext 50 - 15 12, drop 30 - 12`: the load of the drop, and its repetitions.
  private mutating func spellDropBehindDash(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.drops.mayBeIn(text), let dash = text.bytesRange(of: " - "),
      text[..<dash.lowerBound].utf8.last?.isDigit == true,
      let drop = [", drop set ", ", dropset ", ", drop "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      dash.upperBound <= drop.lowerBound,
      case let words = text[drop.upperBound...].split(separator: " "), words.count == 3, words[1] == "-",
      Double(words[0]) != nil || Self.isTypedLoad(words[0]), Int(words[2]) != nil,
      case let counts = text[dash.upperBound..<drop.lowerBound].split(whereSeparator: { " ,/".contains($0) }),
      !counts.isEmpty, counts.allSatisfy({ Int($0) != nil })
    else { return }
    let unit = unitText(at: place)
    func load(_ text: Substring) -> String { Double(text) == nil ? String(text) : "\(text)\(unit)" }
    guard let space = text[..<dash.lowerBound].lastIndex(of: " ") else { return }
    let first = text[space..<dash.lowerBound].dropFirst()
    guard Double(first) != nil || Self.isTypedLoad(first), !text[..<space].hasDigit else { return }
    lines[place].plain =
      "\(text[..<space]): \(load(first)) x \(counts.joined(separator: ", ")), drop set \(load(words[0])) x \(words[2])"
  }

  /// `Log press 85x7 in 60s`: as often as one could in that time.
  private mutating func spellRepsInTime(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " in "), case let time = text[sign.upperBound...],
      time.hasSuffix("s"), Int(time.dropLast()).map({ (10...600).contains($0) }) == true,
      let set = text[..<sign.lowerBound].split(separator: " ").last,
      case let factors = set.split(separator: "x", omittingEmptySubsequences: false), factors.count == 2,
      case let unit = Double(factors[0]) == nil ? "" : unitText(at: place),
      Double(factors[0]).map({ $0 > 20 && !unit.isEmpty }) == true || Self.isTypedLoad(factors[0]),
      Int(factors[1]) != nil,
      // `Row 500x4 in 105s` are ways.
      case let look = document.names.look(label(String(text[..<set.startIndex].trimmedSpaces))),
      look.isKnown, !look.isDistance, !look.isShort
    else { return }
    lines[place].plain = "\(text[..<set.startIndex])\(factors[0])\(unit), \(factors[1]) reps in \(time)"
  }

  /// `40x5. Then 80x3, 100x1, 105 fail`, `+35x1, +37.5 failed`: what was tried last, behind sets of one sign.
  private mutating func spellMissAtEnd(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), Self.wordsAtEnd.contains(where: { text.hasSuffix($0) }),
      case let words = text[comma.upperBound...].split(separator: " "), words.count == 2,
      case let load = words[0], case let number = load.hasPrefix("+") ? load.dropFirst() : load,
      let value = Double(number.prefix { $0.isNumber || $0 == "." }), Double(number) != nil || Self.isTypedLoad(number),
      load.hasPrefix("+") || ["Then ", "then "].contains(where: { text.containsBytes(of: $0) }),
      let last = text[..<comma.lowerBound].split(whereSeparator: { " ,".contains($0) }).last,
      last.hasPrefix("+") == load.hasPrefix("+"), Self.hasProduct(String(last)),
      // More than was lifted before.
      let before = Double(last.drop { $0 == "+" }.prefix { $0.isNumber || $0 == "." }), value >= before,
      before > 20 || load.hasPrefix("+")
    else { return }
    let unit = Double(number) == nil ? "" : unitText(at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]), \(load)\(unit) x 0 fail"
  }

  private static let wordsAtEnd = [" fail", " failed", " miss", " missed"]

  /// `Intervals 6x800m, 400 jog between: 3:05, 3:04`: what was done between them.
  private mutating func dropRecoveryOfIntervals(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), let comma = text[..<colon.lowerBound].lastBytesRange(of: ", "),
      let product = text[..<comma.lowerBound].split(separator: " ").last, Self.hasProduct(String(product)),
      product.hasSuffix("m") || product.hasSuffix("km") || Int(product.split(separator: "x").last ?? "") ?? 0 >= 100,
      text[colon.upperBound...].hasBytes(UInt8(ascii: ":"), 2),
      case let between = text[comma.upperBound..<colon.lowerBound], between.utf8.count <= 40,
      case let words = between.split(whereSeparator: { !$0.isLetter }),
      words.contains(where: { Self.recoveries.contains($0) })
    else { return }
    setAside(String(between), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(text[colon.lowerBound...])"
  }

  private static let recoveries: NoteWordSet = [
    "jog", "walk", "rest", "recovery", "recoveries", "float", "easy", "trabpause", "trab", "récup", "trote",
  ]
}
