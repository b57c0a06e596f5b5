import TextStreams

/// What a line says beside its sets: how they were begun, what a machine's pin was, when one sent off.
extension NoteAssembly {
  mutating func spellSaidBesideSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellPinsBeforeLoads(place)
      spellLoadsOfSides(place)
      spellMinutesOfRounds(place)
      spellOnlyBehindArrow(place)
      spellTotals(place)
      spellTimesBehindWays(place)
      spellSendOffs(place)
      dropWhenAmongOthers(place)
      dropRemarkBehindDashes(place)
      spellHeightOfBox(place)
      spellBigDrop(place)
      spellLoadsOn(place)
      spellLoadInBracket(place)
      dropBothLimbs(place)
      dropSumsBehindSets(place)
    }
  }

  /// `rope pushdown, pin 8 (36kg): 15, 15`: the load, beside the place of the pin.
  private mutating func spellPinsBeforeLoads(_ place: Int) {
    while let pin = lines[place].plain.bytesRange(of: "pin "),
      case let behind = lines[place].plain[pin.upperBound...], case let number = behind.prefix(while: \.isNumber),
      !number.isEmpty, number.count <= 2, behind[number.endIndex...].hasPrefix(" ("),
      let close = behind.firstIndex(of: ")"),
      case let load = behind[number.endIndex...].dropFirst(2)[..<close], Self.isTypedLoad(load)
    {
      setAside("pin \(number)", at: place)
      lines[place].plain.replaceSubrange(pin.lowerBound...close, with: load)
    }
  }

  /// `links 10 kg: 12 / 12 / 10 Wh`: a side, its load and repetitions.
  private mutating func spellLoadsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard let space = text.firstIndex(of: " "), [.left, .right].contains(document.words.word(text[..<space])),
      let colon = text.bytesRange(of: ": "), colon.lowerBound > space,
      Self.isTypedLoad(text[space..<colon.lowerBound].filter { $0 != " " }[...]),
      text[colon.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(colon, with: " x ")
  }

  /// `EMOM 10 (10 rounds): 1 clean`, `Every 2 min x 6 rounds`: the number of rounds, and how far apart they began.
  private mutating func spellMinutesOfRounds(_ place: Int) {
    let text = lines[place].plain
    if let bracket = text.bytesRange(of: " rounds)"), let open = text.bytesRange(of: " ("),
      open.lowerBound < bracket.lowerBound,
      text[..<open.lowerBound].lowercased().containsBytes(of: "emom"),
      case let count = text[open.upperBound..<bracket.lowerBound], let rounds = Int(count),
      text[..<open.lowerBound].hasSuffix(" \(rounds)")
    {
      lines[place].plain.removeSubrange(open.lowerBound..<bracket.upperBound)
    } else if text.hasSuffix(" rounds") || text.hasSuffix(" sets"),
      let every = text.bytesRange(of: "Every ") ?? text.bytesRange(of: "every "),
      // `A) Every 2 min x 6 rounds`
      text[every.upperBound...].utf8.first?.isDigit == true,
      every.lowerBound == text.startIndex || text[..<every.lowerBound].count <= 3 && text.utf8.first?.isLetter == true,
      let times = [" x ", " × ", " for "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let rounds = Int(text[times.upperBound...].prefix { $0 != " " }), (2...60).contains(rounds),
      text[times.upperBound...].split(separator: " ").count == 2, text.utf8.count <= 40
    {
      setAside(String(text[..<times.lowerBound]), at: place)
      lines[place].plain = "\(rounds) rounds"
    }
  }

  /// `385x3+ ---> only 4.`: what was made of it.
  private mutating func spellOnlyBehindArrow(_ place: Int) {
    guard let arrow = lines[place].plain.bytesRange(of: "> only "),
      case let behind = lines[place].plain[arrow.upperBound...], behind.utf8.first?.isDigit == true,
      case let rest = behind.drop(while: \.isNumber), rest.isEmpty || rest.hasPrefix(".")
    else { return }
    lines[place].plain.replaceSubrange(arrow, with: "> got ")
  }

  /// `Pull aparts - 100 total (40, 30, 30)`: the sets, and their sum before them.
  private mutating func spellTotals(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let total = text.bytesRange(of: " total ("),
      let space = text[..<total.lowerBound].lastIndex(of: " "),
      let sum = Int(text[text.index(after: space)..<total.lowerBound]),
      case let counts = text[total.upperBound...].dropLast().split(whereSeparator: { ",+ ".contains($0) }),
      counts.count > 1,
      case let numbers = counts.compactMap({ Int($0) }), numbers.count == counts.count,
      numbers.allSatisfy({ (1...1000).contains($0) }), numbers.reduce(0, +) == sum
    else { return }
    setAside("\(sum) total", at: place)
    let name = text[..<space].trimmedEnd.reversed().drop { "-–—: ".contains($0) }.reversed()
    lines[place].plain = "\(String(name)): \(numbers.map(String.init).joined(separator: ", ")) reps"
  }

  /// `Yoke 600 x 60 ft, 13.2s`: how long one way with a load took.
  private mutating func spellTimesBehindWays(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix("s"), let comma = text.lastBytesRange(of: ", "),
      case let time = text[comma.upperBound...].dropLast(), Double(time) != nil,
      case let before = text[..<comma.lowerBound], !before.contains(","),
      let unit = before.split(separator: " ").last, ["ft", "feet", "m", "yd", "yards", "meters"].contains(unit),
      before.containsBytes(of: " x "), document.names.look(label(String(before.prefix { !$0.isNumber }))).isDistance
    else { return }
    lines[place].plain.replaceSubrange(comma, with: " in ")
  }

  /// `6 x 100 yd free on 1:45, came in 1:28, 1:27`, `4 x 500m, 2:00 off: 1:52.3, 1:51.8`: when one set off, and the times.
  private mutating func spellSendOffs(_ place: Int) {
    let text = lines[place].plain
    guard text.hasDigit, text.hasByte(UInt8(ascii: ":")) else { return }
    if let on = text.bytesRange(of: " on "), let comma = text[on.upperBound...].bytesRange(of: ", "),
      Self.isClockOfLap(text[on.upperBound..<comma.lowerBound]), Self.hasProduct(text)
    {
      var times = text[comma.upperBound...]
      for words in ["came in at ", "came in ", "times ", "times: "] where times.hasPrefix(words) {
        times = times.dropFirst(words.count)
      }
      guard times.split(separator: ",").count > 1,
        times.split(separator: ",").allSatisfy({ Self.isClockOfLap($0.trimmedSpaces[...]) })
      else { return }
      setAside(String(text[on.lowerBound..<comma.lowerBound]).trimmedSpaces, at: place)
      lines[place].plain = "\(text[..<on.lowerBound]): \(times)"
    } else if let comma = text.bytesRange(of: ", "), let colon = text.bytesRange(of: ": "),
      comma.lowerBound < colon.lowerBound,
      case let words = text[comma.upperBound..<colon.lowerBound].split(separator: " "), words.count == 2,
      Self.isClockOfLap(words[0]), ["off", "rest", "easy", "jog", "walk", "recovery"].contains(words[1]),
      Self.isClockOfLap(text[colon.upperBound...].prefix { $0 != "," })
    {
      setAside(words.joined(separator: " "), at: place)
      lines[place].plain.removeSubrange(comma.lowerBound..<colon.lowerBound)
    }
  }

  /// `1:45`, `1:52.3`
  private static func isClockOfLap(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && Int(parts[0]).map { (0...59).contains($0) } == true
      && parts[1].prefix { $0 != "." }.count == 2 && Double(parts[1]).map { (0..<60).contains($0) } == true
  }

  /// `Chins in between all the pressing: BW x 8 x 5`: when an exercise was done, behind its name.
  private mutating func dropWhenAmongOthers(_ place: Int) {
    let text = lines[place].plain
    guard let when = text.bytesRange(of: " in between "), let colon = text.bytesRange(of: ": "),
      when.lowerBound < colon.lowerBound,
      case let name = text[..<when.lowerBound], !name.hasDigit, document.names.look(label(String(name))).isKnown,
      !text[when.upperBound..<colon.lowerBound].hasDigit
    else { return }
    setAside(String(text[when.lowerBound..<colon.lowerBound]).trimmedSpaces, at: place)
    lines[place].plain.removeSubrange(when.lowerBound..<colon.lowerBound)
  }

  /// `3,3,3,3,2 -- failed the third on the last set so it's 6x2 next time`: a sentence behind two dashes.
  private mutating func dropRemarkBehindDashes(_ place: Int) {
    let text = lines[place].plain
    guard let dashes = text.bytesRange(of: " -- "), text[..<dashes.lowerBound].utf8.last?.isDigit == true,
      case let remark = text[dashes.upperBound...], remark.hasDigit, remark.split(separator: " ").count > 4,
      ["failed ", "missed ", "felt "].contains(where: { remark.hasPrefix($0) })
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain.removeSubrange(dashes.lowerBound...)
  }

  /// `Leg ext 1 big drop: 70kg x 12 → 50kg x 10`: one drop set.
  private mutating func spellBigDrop(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "drop") else { return }
    for count in [" 1 ", " one "] {
      for size in ["big ", "long ", "huge ", "giant ", ""] {
        guard
          let range = lines[place].plain.bytesRange(of: "\(count)\(size)drop: ")
            ?? lines[place].plain.bytesRange(of: "\(count)\(size)drop set: ")
        else { continue }
        lines[place].plain.replaceSubrange(range, with: " drop set: ")
        return
      }
    }
  }

  /// `6 trips of 200 ft, 135 on it`: what lay on it.
  private mutating func spellLoadsOn(_ place: Int) {
    let text = lines[place].plain
    guard let on = [" on it", " on the sled", " on the prowler"].first(where: { text.hasSuffix($0) }),
      let comma = text.lastBytesRange(of: ", "), case let load = text[comma.upperBound...].dropLast(on.count),
      Self.isTypedLoad(load.filter { $0 != " " }[...]) || Double(load) != nil, text[..<comma.lowerBound].hasDigit
    else { return }
    setAside(String(on.dropFirst()), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]) @ \(load)"
  }

  /// `8 box jumps 20 in`: how high the box was.
  private mutating func spellHeightOfBox(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(" in"), text.utf8.count <= 40, text.utf8.first?.isDigit == true,
      let space = text.dropLast(3).lastIndex(of: " "), case let height = text[space...].dropFirst().dropLast(3),
      Int(height).map({ (6...60).contains($0) }) == true,
      case let name = text[..<space].drop(while: { $0.isNumber || $0 == " " }), !name.hasDigit,
      name.lowercased().containsBytes(of: "jump") || name.lowercased().containsBytes(of: "step")
    else { return }
    setAside("\(height) in", at: place)
    lines[place].plain = String(text[..<space])
  }

  /// `Pallof press (cable, 12,5 kg)` above its sets: the load of all.
  private mutating func spellLoadInBracket(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let open = text.bytesRange(of: " ("), !text[..<open.lowerBound].hasDigit,
      case let parts = text[open.upperBound...].dropLast().split(separator: ", "), parts.count > 1,
      let load = parts.last, load.contains(where: \.isLetter),
      Self.isTypedLoad(load.replacing(",", with: ".").filter { $0 != " " }[...]),
      parts.dropLast().allSatisfy({ !$0.hasDigit && document.words.word($0) != .warmup }),
      document.names.look(label(String(text[..<open.lowerBound]))).isLikely
    else { return }
    setAside(parts.dropLast().joined(separator: ", "), at: place)
    lines[place].plain = "\(text[..<open.lowerBound]) \(load)"
  }

  /// `both legs, no weight: 20, 20, 18`
  private mutating func dropBothLimbs(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "b") else { return }
    for limbs in ["both legs", "both arms", "both sides"] where text.lowercased().hasPrefix(limbs) {
      let rest = text.dropFirst(limbs.count)
      guard rest.first == "," || rest.first == ":", rest.hasDigit else { return }
      var sets = rest.drop { ",: ".contains($0) }
      if let colon = sets.bytesRange(of: ": "), document.words.word(sets[..<colon.lowerBound]) == .bodyweight {
        sets = sets[colon.upperBound...]
      }
      setAside(String(text[..<sets.startIndex]).trimmedSpaces, at: place)
      lines[place].plain = String(sets)
      return
    }
  }

  /// `8/3/2 (13 total, up from 12)`: what the sets come to.
  private mutating func dropSumsBehindSets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let open = text.lastBytesRange(of: " ("),
      text[..<open.lowerBound].utf8.last?.isDigit == true,
      case let words = text[open.upperBound...].dropLast().split(whereSeparator: { " ,".contains($0) }),
      words.count > 1,
      Int(words[0]) != nil, ["total", "reps", "insgesamt", "gesamt"].contains(words[1]),
      words[1] == "total" || words.contains("total")
    else { return }
    setAside(String(text[open.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain.removeSubrange(open.lowerBound...)
  }
}
