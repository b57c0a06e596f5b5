import TextStreams

/// Sets, and how often each side or each minute, told in words and signs of their own.
extension NoteAssembly {
  mutating func spellSetsAndShares(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellSidesBehindLoad(place)
      spellHelpOfMachine(place)
      joinSetsAndShare(place)
      let signs = Signs(lines[place].plain)
      if signs.hasLargeM || signs.hasSmallM { spellLoadOfEveryMinute(place) }
      if signs.first == UInt8(ascii: "w") { spellWarmupOnMachine(place) }
      if signs.hasOther { dropTickAmongSets(place) }
      if signs.hasComma, signs.isDigitFirst { spellWarmupBehindRemark(place) }
      if signs.hasApostrophe || signs.hasComma { spellPairs(place) }
      if signs.hasDash || signs.hasOther { dropWeekdayBeforeName(place) }
      if signs.hasColon, !signs.isDigitFirst { spellAssistedLine(place) }
      if signs.hasLess || signs.hasOther { spellWarmupsBehindArrow(place) }
      if "tdlh".utf8.contains(signs.first) { dropChangeOfLoad(place) }
      if lines[place].plain.utf8.last == UInt8(ascii: ")") { spellDropAtOnce(place) }
    }
  }

  /// Which bytes a text has: few lines have those that a rule looks for.
  private struct Signs {
    /// The first byte, in lower case where it is a letter.
    var first: UInt8 = 0
    var isDigitFirst = false
    var (hasComma, hasColon, hasDash, hasApostrophe, hasLess) = (false, false, false, false, false)
    var (hasLargeM, hasSmallM, hasOther) = (false, false, false)

    init(_ text: String) {
      var isFirst = true
      for byte in text.utf8 {
        if isFirst { (first, isDigitFirst, isFirst) = (byte | 32, byte.isDigit, false) }
        switch byte {
        case UInt8(ascii: ","): hasComma = true
        case UInt8(ascii: ":"): hasColon = true
        case UInt8(ascii: "-"): hasDash = true
        case UInt8(ascii: "'"): hasApostrophe = true
        case UInt8(ascii: "<"): hasLess = true
        case UInt8(ascii: "M"): hasLargeM = true
        case UInt8(ascii: "m"): hasSmallM = true
        case 0x80...: hasOther = true
        default: break
        }
      }
    }
  }

  /// `warm up on the rower 5 min`: the machine's name.
  private mutating func spellWarmupOnMachine(_ place: Int) {
    for words in ["warm up on the ", "warmed up on the ", "warmup on the "]
    where lines[place].plain.lowercased().hasPrefix(words) {
      lines[place].plain = "warm up \(lines[place].plain.dropFirst(words.count))"
    }
  }

  /// `split squat 8kg DBs 3 sets, 10 each leg`, `get up 12kg 3 sets, 1 each side`: so many of so many.
  private mutating func joinSetsAndShare(_ place: Int) {
    let text = lines[place].plain
    guard let sets = text.bytesRange(of: " sets, "), text[..<sets.lowerBound].utf8.last?.isDigit == true,
      case let behind = text[sets.upperBound...].split(separator: " ", maxSplits: 2), behind.count > 1,
      let reps = Int(behind[0]), (1...50).contains(reps), document.words.word(behind[1]) == .each
    else { return }
    lines[place].plain.replaceSubrange(sets, with: " sets of ")
  }

  /// `Power clean EMOM 8 min, 135lb x 2 every min`: a set each minute.
  private mutating func spellLoadOfEveryMinute(_ place: Int) {
    let text = lines[place].plain
    guard let emom = [" EMOM ", " emom ", " E2MOM "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<emom.lowerBound], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let words = text[emom.upperBound...].split(separator: " ", maxSplits: 4), words.count > 4,
      let minutes = Int(words[0]), (2...30).contains(minutes),
      document.words.word(words[1].filter(\.isLetter)) == .minutes, words[3] == "x",
      case let load = words[2], load.utf8.first?.isDigit == true,
      case let reps = words[4].prefix(while: \.isNumber), let count = Int(reps), (1...20).contains(count)
    else { return }
    let rest = words[4].dropFirst(reps.count).drop { " ,.".contains($0) }
    // `every 2 min` is another count.
    guard !rest.hasPrefix("every") || rest.hasPrefix("every min") else { return }
    setAside("EMOM \(minutes) min", at: place)
    if !rest.isEmpty { setAside(String(rest), at: place) }
    lines[place].plain = "\(name) \(minutes)x\(count) @ \(load)"
  }

  /// `Squat 5x5 165lbs : 5 5 5 5 5 ✅ rpe 9 on the last set`: the tick, and the gap before a colon.
  private mutating func dropTickAmongSets(_ place: Int) {
    for tick in [" ✅ ", " ✔️ ", " ✔ ", " ❌ "] {
      guard let range = lines[place].plain.bytesRange(of: tick),
        lines[place].plain[..<range.lowerBound].utf8.last?.isDigit == true,
        lines[place].plain[range.upperBound...].first?.isLetter == true,
        // `3x6 ✔ but 6 6 4` says what came of it.
        case let word = lines[place].plain[range.upperBound...].prefix(while: { $0.isLetter }),
        !NoteStructureWords.contrasts.contains(word), document.words.word(word) != .got
      else { continue }
      let text = lines[place].plain
      let sets = text[..<range.lowerBound].replacing(" : ", with: ": ")
      lines[place].plain = "\(sets) - \(text[range.upperBound...])"
      return
    }
  }

  /// `60kg x5 easy, w/up`: what kind of set it was, behind a remark.
  private mutating func spellWarmupBehindRemark(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, let comma = text.lastBytesRange(of: ", "),
      document.words.word(text[comma.upperBound...]) == .warmup,
      let digit = text[..<comma.lowerBound].lastIndex(where: \.isNumber),
      case let end = text.index(after: digit), case let remark = text[end..<comma.lowerBound].trimmedSpaces,
      !remark.isEmpty, remark.allSatisfy({ $0.isLetter || $0 == " " }), remark.split(separator: " ").count <= 3,
      remark.split(separator: " ").allSatisfy({ document.words.word($0) == nil })
    else { return }
    setAside(remark, at: place)
    lines[place].plain = "\(text[..<end]) warmup"
  }

  /// `Farmer Walk: 50's`, `Clean and press, double 20kg` above its counts: a pair, by the weight of one.
  private mutating func spellPairs(_ place: Int) {
    if let sign = lines[place].plain.bytesRange(of: "'s"),
      lines[place].plain[..<sign.lowerBound].utf8.last?.isDigit == true,
      lines[place].plain[sign.upperBound...].utf8.first.map({ !$0.isLetter }) ?? true
    {
      lines[place].plain.replaceSubrange(sign, with: "s")
    }
    let text = lines[place].plain
    guard let pair = [", double ", ", two ", ", 2 x "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      Self.isTypedLoad(text[pair.upperBound...].prefix { $0 != " " }),
      text[pair.upperBound...].split(separator: " ").count == 1,
      !text[..<pair.lowerBound].hasDigit, document.names.look(label(String(text[..<pair.lowerBound]))).isLikely
    else { return }
    setAside(text[pair].filter(\.isLetter), at: place)
    lines[place].plain = "\(text[..<pair.lowerBound]), \(text[pair.upperBound...])"
  }

  /// `Mon -- Bench (TM 205)` above its sets, where days have no other mark: the weekday is no part of the name.
  private mutating func dropWeekdayBeforeName(_ place: Int) {
    let text = lines[place].plain
    guard let dash = [" -- ", " — "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let day = text[..<dash.lowerBound], document.words.weekday(day) != nil,
      case let rest = text[dash.upperBound...],
      document.names.look(label(String(rest.bytesRange(of: " (").map { rest[..<$0.lowerBound] } ?? rest))).isKnown
    else { return }
    setAside(String(day), at: place)
    lines[place].plain = String(rest)
  }

  /// `assistées -20 kg : 9 reps`, `assisted 20kg: 8` below the name of what the body does: weight taken off.
  private mutating func spellAssistedLine(_ place: Int) {
    let text = lines[place].plain
    let word = text.prefix { $0.isLetter }
    guard !word.isEmpty,
      document.words.word(word) == .assisted || document.words.hints(forExercise: word).isAssisted,
      let colon = text.lastBytesRange(of: ":"),
      case let load = text[word.endIndex..<colon.lowerBound].filter({ $0 != " " && $0 != "-" && $0 != "–" }),
      Self.isTypedLoad(load[...]), case let counts = text[colon.upperBound...].trimmedSpaces,
      counts.utf8.first?.isDigit == true, let above = lines[..<place].last(where: { $0.kind != .blank }),
      above.isHeading || above.isBold || above.plain.hasDigit && above.kind == lines[place].kind
    else { return }
    let bare = counts.split(separator: " ").filter { document.words.word($0) != .reps }.joined(separator: " ")
    setAside(String(word), at: place)
    lines[place].plain = "-\(load) x \(bare)"
  }

  /// `70x5 120x3 150x2  <- warmups`: what all sets of the line were.
  private mutating func spellWarmupsBehindArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = [" <- ", " <-- ", " ← ", " <— "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let told = text[arrow.upperBound...].split(separator: " "), (1...3).contains(told.count),
      document.words.word(told.joined(separator: " ")) == .warmup
        || told.count > 1 && ["all", "these", "both"].contains(told[0].lowercased())
          && document.words.word(told.dropFirst().joined(separator: " ")) == .warmup,
      case let sets = text[..<arrow.lowerBound].trimmedSpaces, sets.utf8.first?.isDigit == true
    else { return }
    lines[place].plain = "warmup: \(sets)"
  }

  private static let changes = [
    "then lighter, ", "then lighter ", "then heavier, ", "then heavier ", "then down to ", "dropped down to ",
    "then back to ", "then up to ", "lighter, ", "heavier, ",
  ]

  /// `Then lighter, 120kg 2x8` below the sets of an exercise: more of it with another load.
  private mutating func dropChangeOfLoad(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let change = Self.changes.first(where: { lower.hasPrefix($0) }),
      case let sets = text.dropFirst(change.count), sets.first?.isNumber == true, Self.hasProduct(String(sets)),
      place > 0, lines[place - 1].plain.hasDigit
    else { return }
    setAside(change.filter { $0 != "," }.trimmedSpaces, at: place)
    lines[place].plain = String(sets)
  }

  /// `letzter gleich runter auf 6kg x12 (dropsatz)` below sets: a drop behind the last.
  private mutating func spellDropAtOnce(_ place: Int) {
    let text = lines[place].plain
    guard NoteStructureWords.lastWords.contains(text.prefix { $0.isLetter }), text.hasSuffix(")"),
      let open = text.lastBytesRange(of: " ("),
      document.words.word(text[open.upperBound...].dropLast()) == .drop,
      let digit = text.firstIndex(where: \.isNumber), digit < open.lowerBound,
      case let set = text[digit..<open.lowerBound], Self.hasProduct(String(set)), place > 0,
      lines[place - 1].plain.hasDigit
    else { return }
    setAside(text[..<digit].trimmedSpaces, at: place)
    lines[place].plain = "dropset \(set)"
  }

  /// `G 30 kg x 10` among `D 30 kg x 10`: left and right in French.
  mutating func spellFrenchSidesOfLines(_ places: [Int]) {
    let left = places.filter { isSideLine($0, "G ") }
    let right = places.filter { isSideLine($0, "D ") }
    // `D 140x5` alone may be a lift.
    guard !left.isEmpty, !right.isEmpty else { return }
    for (places, side) in [(left, "L "), (right, "R ")] {
      for place in places
      where (place == 0 ? [1] : [place - 1, place + 1]).contains(where: { (left + right).contains($0) }) {
        lines[place].plain = side + lines[place].plain.dropFirst(2)
      }
    }
  }

  private func isSideLine(_ place: Int, _ letter: String) -> Bool {
    isSpellable(place, to: 60) && lines[place].plain.hasPrefix(letter)
      && lines[place].plain.dropFirst(2).first?.isNumber == true
      && ![" G ", " D "].contains { lines[place].plain.containsBytes(of: $0) }
  }
}
