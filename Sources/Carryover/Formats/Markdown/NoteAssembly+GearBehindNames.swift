/// What an exercise was done on, or held by, between its name and its sets.
extension NoteAssembly {
  private static let steps: NoteWordSet = [
    "box", "step", "bench", "platform", "plate", "plates", "deficit", "block", "blocks", "stepper", "stool",
  ]
  private static let mats: NoteWordSet = ["abmat", "abmats", "mat", "mats"]

  /// `Leg press, seat at 6 - 3 sets of 12`, `Step down 15cm box: L 3x8`, `pike push up, feet on bench: 8, 7`,
  /// `Calf raises holding the rail, 20, 15`, `HSPU (1 abmat) 5, 4`, `bulgarians, one 10kg db, 3 sets of 8`.
  mutating func dropGearBehindName(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, text.hasDigit else { return }
    let words = text.split(separator: " ")
    if dropRestBehindName(place, words) { return }
    for index in words.indices.dropFirst() {
      guard let end = endOfGear(words, index), end < words.endIndex else { continue }
      var name = text[..<words[index].startIndex]
      while let sign = name.last, " ,".contains(sign) { name = name.dropLast() }
      guard !name.hasDigit, isNameOfGear(String(name)) else { return }
      let gear = text[words[index].startIndex..<words[end - 1].endIndex]
      var rest = text[words[end].startIndex...]
      // A dash with a space is a sign; without one it is of help.
      for dash in ["- ", "– ", "— "] where rest.hasPrefix(dash) { rest = rest.dropFirst(2) }
      guard rest.hasDigit else { return }
      setAside(gear.filter { !":,()".contains($0) }, at: place)
      lines[place].plain = "\(name): \(rest)"
      return
    }
  }

  /// `Panca piana rec 2'`, `Superserie rec 90"`: how long the rests are, behind a name above its sets.
  private mutating func dropRestBehindName(_ place: Int, _ words: [Substring]) -> Bool {
    guard words.count > 2, words.count <= 7, words.count(where: \.hasDigit) == 1, let last = words.last,
      let digit = words.firstIndex(where: \.hasDigit), digit >= words.count - 2, digit > 1,
      Self.rests.contains(words[digit - 1]), place + 1 < lines.count, lines[place + 1].plain.hasDigit,
      case let time = words[digit...].joined(), time.utf8.first?.isDigit == true,
      case let unit = time.drop(while: \.isNumber),
      ["'", "\"", "’", "”", "''", "min", "s", "sec", "seg", "mins"].contains(unit),
      last.utf8.count <= 6
    else { return false }
    setAside(words[(digit - 1)...].joined(separator: " "), at: place)
    lines[place].plain = words[..<(digit - 1)].joined(separator: " ")
    return true
  }

  private static let rests: NoteWordSet = [
    "rec", "rec.", "recupero", "rest", "pause", "repos", "descanso", "desc", "rust", "récup", "rust:",
  ]

  private func isNameOfGear(_ name: String) -> Bool {
    let look = document.names.look(label(name))
    return look.isKnown || look.isLikely && look.wordCount <= 3
  }

  /// Where the words end that say on what it was done; `nil` where they do not begin.
  private func endOfGear(_ words: [Substring], _ start: Int) -> Int? {
    let first = words[start].lowercased()
    let isBehindComma = words[start - 1].hasSuffix(",")
    // `15cm box:`, `20 cm step:`
    if let digits = Optional(first.prefix(while: \.isNumber)), !digits.isEmpty,
      !isBehindComma || start + 2 < words.count && Self.steps.contains(words[start + 2].filter(\.isLetter)),
      !["to", "on", "onto", "off", "from", "over", "a"].contains(words[start - 1])
    {
      let unit = first[digits.endIndex...]
      let isSpaced = unit.isEmpty && start + 1 < words.count
      guard ["cm", "in", "inch", "\""].contains(isSpaced ? words[start + 1].lowercased() : String(unit)) else {
        return nil
      }
      let noun = start + (isSpaced ? 2 : 1)
      guard noun < words.count, Self.steps.contains(words[noun].filter(\.isLetter)),
        words[noun].hasSuffix(":") || noun + 1 < words.count && Self.isSideOrNumber(words[noun + 1])
      else { return nil }
      return noun + 1
    }
    // `(1 abmat)`
    if first.hasPrefix("("), first.dropFirst().allSatisfy(\.isNumber), first.count > 1, start + 1 < words.count,
      words[start + 1].hasSuffix(")") || words[start + 1].hasSuffix("):"),
      Self.mats.contains(words[start + 1].filter(\.isLetter))
    {
      return start + 2
    }
    // `, seat at 6 -`
    if isBehindComma, NoteStructureWords.settingsOfMachines.contains(first) {
      let number = start + (start + 1 < words.count && ["at", "on"].contains(words[start + 1]) ? 2 : 1)
      guard number + 1 < words.count, Int(words[number].filter { $0 != ":" }).map({ $0 <= 20 }) == true,
        words[number].hasSuffix(":") || "-–—".contains(words[number + 1])
      else { return nil }
      return number + 1
    }
    // `, feet on bench:`
    if isBehindComma, ["feet", "foot", "hands", "toes"].contains(first) {
      return colon(words, start, behind: 4)
    }
    // `holding the rail,`
    if first == "holding", !isBehindComma {
      for end in (start + 1)..<min(words.count, start + 5) {
        if words[end].hasDigit { return nil }
        if words[end].hasSuffix(",") || words[end].hasSuffix(":") { return end + 1 }
      }
    }
    // `on the counter 8, 8`, `from the beam 45s`, `w green band 6 5 4`
    if !isBehindComma, start + 2 < words.count {
      if ["on", "from", "off"].contains(first), words[start + 1] == "the",
        !["floor", "ground", "blocks", "pins", "hang", "knees", "toes", "minute"].contains(
          words[start + 2].lowercased())
      {
        return words[(start + 3)...].first.map { $0.utf8.first?.isDigit == true } == true ? start + 3 : nil
      }
      if ["w", "w/", "with"].contains(first),
        let band = words[start...].prefix(4).firstIndex(where: { word in
          ["band", "bands", "pulley"].contains(word.filter(\.isLetter).lowercased())
        }), band > start + 1 || words[band].hasPrefix("pulley"), band + 1 < words.count,
        !words[start...band].contains(where: \.hasDigit),
        words[band].hasSuffix(":") || words[band + 1].utf8.first?.isDigit == true
      {
        return band + 1
      }
    }
    // `push ups, red band over back: 12`, `Box jump, low box: 3x5`
    if isBehindComma, let end = colon(words, start, behind: 5),
      words[start..<end].contains(where: { ["band", "box", "mat", "plate"].contains($0.filter(\.isLetter)) })
    {
      return end
    }
    // `, one 10kg db,`
    if isBehindComma, first == "one" || first == "1", start + 2 < words.count, isTypedUnit(words[start + 1]) {
      return start + 1
    }
    return nil
  }

  private func isTypedUnit(_ word: Substring) -> Bool { word.utf8.first?.isDigit == true && Self.isTypedLoad(word) }

  private static func isSideOrNumber(_ word: Substring) -> Bool {
    word.utf8.first?.isDigit == true || ["L", "R", "l", "r", "left", "right"].contains(word)
  }

  private func colon(_ words: [Substring], _ start: Int, behind most: Int) -> Int? {
    for end in start..<min(words.count, start + most) {
      if words[end].hasDigit { return nil }
      if words[end].hasSuffix(":") { return end + 1 }
    }
    return nil
  }
}
