import TextStreams

/// Loads that stand beside what a machine, a bracket or a hand says of them.
extension NoteAssembly {
  /// `rope pushdown, pin 8 (36kg): 15, 15`: the load, beside the place of the pin.
  mutating func spellPinsBeforeLoads(_ place: Int) {
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

  /// `Pallof press (cable, 12,5 kg)` above its sets: the load of all.
  mutating func spellLoadInBracket(_ place: Int) {
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

  /// `Schrägbank KH (je 26): 10, 9, 8`: the load of each hand.
  mutating func spellLoadOfEach(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text.bytesRange(of: ")"),
      open.upperBound < close.lowerBound,
      !text[..<open.lowerBound].hasDigit,
      case let words = text[open.upperBound..<close.lowerBound].split(separator: " "), words.count == 2,
      document.words.word(words[0]) == .each, Double(words[1].replacing(",", with: ".")) != nil, let unit = loadUnit
    else { return }
    setAside(String(words[0]), at: place)
    lines[place].plain.replaceSubrange(open.lowerBound..<close.upperBound, with: " \(words[1]) \(unit.rawValue)")
  }

  /// `6 trips of 200 ft, 135 on it`: what lay on it.
  mutating func spellLoadsOn(_ place: Int) {
    let text = lines[place].plain
    guard let on = [" on it", " on the sled", " on the prowler"].first(where: { text.hasSuffix($0) }),
      let comma = text.lastBytesRange(of: ", "), case let load = text[comma.upperBound...].dropLast(on.count),
      Self.isTypedLoad(load.filter { $0 != " " }[...]) || Double(load) != nil, text[..<comma.lowerBound].hasDigit
    else { return }
    setAside(String(on.dropFirst()), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound]) @ \(load)"
  }

  /// `Barra fixa no graviton, ajuda 20kg: 10, 9`: weight that is taken off.
  mutating func spellHelpBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit,
      case let words = text[comma.upperBound...].split(separator: " ", maxSplits: 1), words.count == 2,
      document.words.word(words[0]) == .assisted, words[1].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(comma.lowerBound..<words[1].startIndex, with: " assisted ")
  }

  /// `ez bar curl 50 total 12 10 9`, `pushdown stack on 60 4x12`: what the load is counted of.
  mutating func dropTotalBehindLoad(_ place: Int) {
    let text = lines[place].plain
    if let total = text.bytesRange(of: " total "), text[..<total.lowerBound].utf8.last?.isDigit == true,
      text.utf8.first?.isLetter == true,
      case let counts = text[total.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true }),
      case let name = text.prefix(while: { !$0.isNumber }), !document.names.look(label(name.trimmedSpaces)).isBodyweight
    {
      lines[place].plain.replaceSubrange(total, with: " ")
      setAside("total", at: place)
    } else if let stack = text.bytesRange(of: " stack on "), text[stack.upperBound...].utf8.first?.isDigit == true {
      setAside("stack", at: place)
      lines[place].plain.replaceSubrange(stack, with: " ")
    }
  }

  /// `8 box jumps 20 in`: how high the box was.
  mutating func spellHeightOfBox(_ place: Int) {
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
}
