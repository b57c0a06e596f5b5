import TextStreams

/// Sides that one letter stands for.
extension NoteAssembly {
  /// Left and right, by the letters of a language: `g` and `d`, `i` and `d`, `s` and `d`.
  private static let letters: [(left: Character, right: Character)] = [
    ("l", "r"), ("g", "d"), ("i", "d"), ("e", "d"), ("s", "d"),
  ]

  /// `Pistol squat g 5, d 5, g 5, d 4`, `Band ER (red now) R 12 / 12 / 10`
  mutating func spellSidesByLetters(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      let word = Self.wordBeforeNumber(lines[place].plain)
      if word.utf8.count <= 2, let letter = word.utf8.first, "lgiesd".utf8.contains(letter) {
        spellLettersInTurn(place)
      }
      if word == "R" || word == "L" { spellLetterBehindName(place) }
      if lines[place].plain.containsBytes(of: "only ") { spellOneSideOnly(place) }
    }
  }

  /// Puts a list of sides in capitals, where each letter stands before a number and both occur.
  private mutating func spellLettersInTurn(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.firstIndex(where: \.isNumber), case let head = text[..<first].split(separator: " "),
      head.count > 1, let mark = head.last, let letter = mark.first, mark.dropFirst().allSatisfy({ $0 == ":" }),
      let pair = Self.letters.first(where: { $0.left == letter || letter == "d" && $0.right == letter }),
      let start = text[..<first].lastBytesRange(of: String(mark))?.lowerBound
    else { return }
    let parts = text[start...].split(whereSeparator: { " ,:".contains($0) })
    guard parts.count > 3, parts.count.isMultiple(of: 2) else { return }
    var spelled: [String] = []
    var found = pair
    for (place, part) in parts.enumerated() {
      guard place.isMultiple(of: 2) else {
        guard let value = Int(part), (1...200).contains(value) else { return }
        spelled[spelled.count - 1] += " \(value)"
        continue
      }
      guard part.count == 1, let side = part.first else { return }
      // The first `d` says only that it is the right.
      if found.left != side, found.right != side {
        guard let other = Self.letters.first(where: { $0.left == side && $0.right == found.right }) else { return }
        found = other
      }
      spelled.append(side == found.left ? "L" : "R")
    }
    guard Set(spelled.map(\.first)).count == 2 else { return }
    lines[place].plain = "\(text[..<start])\(spelled.joined(separator: ", "))"
  }

  /// `Step up R 12 / 12 / 10`: a letter between the name and a list of counts.
  private mutating func spellLetterBehindName(_ place: Int) {
    let text = lines[place].plain
    for (mark, side) in [(" R ", "right"), (" L ", "left")] {
      guard let range = text.bytesRange(of: mark), case let name = text[..<range.lowerBound], !name.hasDigit,
        case let behind = text[range.upperBound...], behind.utf8.first?.isDigit == true,
        case let list = behind.prefix(while: { $0.isNumber || " /,".contains($0) }),
        list.split(whereSeparator: { " /,".contains($0) }).count > 1,
        list.endIndex == behind.endIndex || list.hasSuffix(", ") || behind[list.endIndex] == "("
          || behind[list.endIndex] == "-",
        !behind.containsBytes(of: " L "), !behind.containsBytes(of: " R "),
        case let bare = name.bytesRange(of: " (").map({ name[..<$0.lowerBound] }) ?? name,
        document.names.look(label(String(bare))).isLikely,
        // `Band pull apart R` may be red.
        bare.endIndex < name.endIndex || !bare.lowercased().hasPrefix("band pull")
      else { continue }
      if bare.endIndex < name.endIndex, name.hasSuffix(")") {
        setAside(String(name[bare.endIndex...].drop { " (".contains($0) }.dropLast()), at: place)
      }
      let counts = list.split(whereSeparator: { " /,".contains($0) }).joined(separator: ", ")
      let rest = behind[list.endIndex...]
      lines[place].plain =
        "\(bare) \(side): \(counts)" + (rest.isEmpty ? "" : list.hasSuffix(", ") ? ", \(rest)" : " \(rest)")
      return
    }
  }

  /// `Leg press: left 50kg x10, 50kg x10. right 35kg x10, 35kg x9`, `R 35kg x10, x10, x8 - pain 2/10`: the side of each set
  /// of a list, where only the first says it.
  mutating func spellSidesOfLists(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      if lines[place].plain.hasByte(UInt8(ascii: "-")) || lines[place].plain.hasByte(0xE2) { joinSidesAtDash(place) }
      if lines[place].plain.hasByte(UInt8(ascii: "x")) { spellSidesOfList(place) }
    }
  }

  private mutating func spellSidesOfList(_ place: Int) {
    let text = lines[place].plain
    // `Leg raise – R 1kg x10, 1kg x8`
    let colon = [": ", " – ", " - ", " — "].compactMap { sign in
      text.bytesRange(of: sign).flatMap { sign in
        text[..<sign.lowerBound].hasDigit || self.sideWord(text[sign.upperBound...]) == nil ? nil : sign
      }
    }.first
    let name = colon.map { text[..<$0.upperBound] } ?? ""
    var list = text[(colon?.upperBound ?? text.startIndex)...]
    guard sideWord(list) != nil else { return }
    var remark = ""
    if let dash = [" - ", " – ", " — ", "  "].lazy.compactMap({ list.bytesRange(of: $0) }).first,
      case let told = list[dash.upperBound...].drop(while: { $0 == " " }), told.first?.isLetter == true,
      !Self.hasProduct(String(told))
    {
      remark = String(told)
      list = list[..<dash.lowerBound]
    }
    if list.hasSuffix(".") { list = list.dropLast() }
    var (sets, side, load) = ([String](), "", Substring())
    for piece in list.replacing(". ", with: ", ").replacing("; ", with: ", ").split(separator: ", ") {
      var set = piece[...]
      if let word = sideWord(set) {
        side = word.side
        set = set.dropFirst(word.length)
        load = ""
      }
      guard !set.contains("/"), !set.contains("("), !set.contains("@") else { return }
      // `x10` has the load of the set before it.
      if set.first == "x", Int(set.dropFirst()) != nil, !load.isEmpty {
        sets.append("\(load)\(set) \(side)")
        continue
      }
      let factors = set.split { "x×".contains($0) }.map(\.trimmedSpaces)
      guard factors.count == 2, Int(factors[1]) != nil, factors[0].first?.isNumber == true,
        factors[0].utf8.count <= 8, Self.isTypedLoad(factors[0][...]) || (Double(factors[0]) ?? 0) > 12
      else { return }
      load = set[..<(set.firstIndex { "x×".contains($0) } ?? set.endIndex)].trimmedEnd
      sets.append("\(load)x\(factors[1]) \(side)")
    }
    guard sets.count > 1 else { return }
    if !remark.isEmpty { setAside(remark, at: place) }
    lines[place].plain = "\(name)\(sets.joined(separator: ", "))"
  }

  /// `Step downs: R 8, 8, 8 - L 8, 8`: a list of each side.
  private mutating func joinSidesAtDash(_ place: Int) {
    let text = lines[place].plain
    for (dash, other) in [(" - L ", "R "), (" - R ", "L "), (" – L ", "R "), (" – R ", "L ")] {
      guard let range = text.bytesRange(of: dash), text[range.upperBound...].first?.isNumber == true,
        text[..<range.lowerBound].utf8.last?.isDigit == true,
        text.hasPrefix(other) || text.containsBytes(of: ": \(other)")
      else { continue }
      let (first, second) = (text[..<range.lowerBound], text[range.upperBound...])
      // `Single leg RDL 8kg: R 2x10 - L 2x10`: the load behind the counts of each.
      if let colon = first.bytesRange(of: ": "), let load = first[..<colon.lowerBound].split(separator: " ").last,
        Self.isTypedLoad(load), first[colon.upperBound...].contains("x"), second.contains("x")
      {
        lines[place].plain =
          "\(first[..<load.startIndex].trimmedEnd): \(first[colon.upperBound...]) @ \(load) / \(dash.dropFirst(3))\(second) @ \(load)"
        return
      }
      lines[place].plain.replaceSubrange(range, with: " / \(dash.dropFirst(3))")
      return
    }
  }

  /// The side that a list begins with, and how many characters its word has.
  private func sideWord(_ text: Substring) -> (side: String, length: Int)? {
    let word = text.prefix { $0.isLetter }
    let rest = text[word.endIndex...]
    let length = word.count + (rest.hasPrefix(": ") ? 2 : rest.hasPrefix(" ") ? 1 : 0)
    guard length > word.count, text.dropFirst(length).first?.isNumber == true else { return nil }
    switch document.words.word(word) {
    case .left: return ("left", length)
    case .right: return ("right", length)
    default: return word == "R" ? ("right", length) : word == "L" ? ("left", length) : nil
    }
  }

  /// `step downs R only 3 x 8`: the side, in words.
  private mutating func spellOneSideOnly(_ place: Int) {
    let text = lines[place].plain
    for (only, side) in [
      (", right only - ", "right"), (", left only - ", "left"), (" R only ", "right"), (" L only ", "left"),
      (" right only ", "right"), (" left only ", "left"),
    ] {
      guard let range = text.bytesRange(of: only), case let sets = text[range.upperBound...],
        sets.first?.isNumber == true,
        ["x", ","].contains(sets.drop(while: \.isNumber).drop(while: { $0 == " " }).first)
      else { continue }
      lines[place].plain = "\(text[..<range.lowerBound]) \(side) \(text[range.upperBound...])"
      return
    }
  }
}
