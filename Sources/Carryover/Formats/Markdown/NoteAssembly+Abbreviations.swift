import TextStreams

/// Abbreviations, nouns of sets and parts of sets in the hand of other languages, in the words of the notation.
extension NoteAssembly {
  mutating func spellAbbreviations(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      dropPointsOfUnits(place)
      dropOrdinalBeforeSet(place)
      spellWarmupOfSpanish(place)
      spellBodyOfDutch(place)
      spellPinsOfStacks(place)
      spellSidesBeforeProducts(place)
      spellWarmupsBehindColons(place)
    }
  }

  /// `2 Sätze à 30 Sek.`, `20 rip.`, `15 Wdh. ohne Gewicht`: a point that ends no sentence.
  private mutating func dropPointsOfUnits(_ place: Int) {
    let text = lines[place].plain
    if text.utf8.last == UInt8(ascii: "."), case let word = text.dropLast().suffix(while: \.isLetter),
      Self.abbreviations.contains(word),
      text.dropLast(word.count + 1).last == " "
        || text.dropLast(word.count + 1).last?.isNumber == true
    {
      lines[place].plain = String(text.dropLast())
    }
    for word in ["Wdh", "wdh", "Sek", "rip", "rep", "seg"] {
      guard let range = lines[place].plain.bytesRange(of: " \(word). "),
        lines[place].plain[range.upperBound...].first?.isLowercase == true
      else { continue }
      lines[place].plain.replaceSubrange(range, with: " \(word) ")
    }
  }

  private static let abbreviations: NoteWordSet = [
    "sek", "wdh", "min", "std", "rip", "rep", "reps", "seg", "sec", "herh", "rép", "kg",
  ]

  /// `1.ª série: 12 rep. com 70 kg`, `2ª serie 10`: which set it is.
  private mutating func dropOrdinalBeforeSet(_ place: Int) {
    let text = lines[place].plain
    let number = text.prefix(while: \.isNumber)
    guard (1...2).contains(number.utf8.count), case let sign = text[number.endIndex...].prefix(while: { $0 != " " }),
      [".ª", "ª", ".º", "º", ".a", "a", "ème", "e", "re"].contains(sign.lowercased()),
      case let rest = text[sign.endIndex...].dropFirst(), case let noun = rest.prefix(while: \.isLetter),
      document.words.column(noun)?.role == .setNumber || document.words.word(noun) == .sets,
      case let sets = rest[noun.endIndex...].drop(while: { ": ".contains($0) }), sets.utf8.first?.isDigit == true
    else { return }
    lines[place].plain = String(sets)
  }

  /// `Press banca: 45x15 cal., 95x10 cal., 135x10`: a warm-up, where calories stand behind their number.
  private mutating func spellWarmupOfSpanish(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " cal.") else { return }
    let words = text.split(separator: " ").map { String($0) }
    let spelled = words.indices.map { index -> String in
      guard index > 0, ["cal.", "cal.,", "cal.;"].contains(words[index]), Self.hasProduct(words[index - 1]) else {
        return words[index]
      }
      return "warm-up\(words[index].dropFirst(4))"
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `lg x8`, `lg+10 x5`: the weight of the body, where a line begins with it.
  private mutating func spellBodyOfDutch(_ place: Int) {
    let text = lines[place].plain
    guard text.hasPrefix("lg x") || text.hasPrefix("lg+") || text.hasPrefix("LG x") || text.hasPrefix("LG+"),
      text.dropFirst(3).drop(while: { "x ".contains($0) }).utf8.first?.isDigit == true
    else { return }
    lines[place].plain = "BW\(text.dropFirst(2))"
  }

  /// `stack 6 x 12`: which plates of a machine were moved, which is no load in any unit.
  private mutating func spellPinsOfStacks(_ place: Int) {
    let text = lines[place].plain
    guard let noun = ["stack ", "pin ", "placa ", "pino "].first(where: { text.lowercased().hasPrefix($0) }),
      case let number = text.dropFirst(noun.count).prefix(while: \.isNumber), (1...2).contains(number.utf8.count),
      case let rest = text.dropFirst(noun.count + number.count).drop(while: { $0 == " " }),
      rest.hasPrefix("x"), rest.dropFirst().drop(while: { $0 == " " }).utf8.first?.isDigit == true
    else { return }
    setAside("\(noun)\(number)", at: place)
    lines[place].plain = "x \(rest.dropFirst().drop { $0 == " " })"
  }

  /// `Pistol squat: left x 5, right x 4`, `pistol L x5, R x4`: the sign stands before repetitions.
  private mutating func spellSidesBeforeProducts(_ place: Int) {
    let text = lines[place].plain
    let parts = text.split(separator: ",").map(\.trimmedSpaces)
    guard parts.count > 1, text.containsBytes(of: " x") else { return }
    var name = ""
    var sides: Set<String> = []
    var spelled: [String] = []
    for (index, part) in parts.enumerated() {
      var words = part.split(separator: " ").map(String.init)
      if index == 0, let first = words.firstIndex(where: { Self.side($0[...]) != nil }), first > 0 {
        name = words[..<first].joined(separator: " ")
        words = Array(words[first...])
      }
      guard words.count >= 2, let side = Self.side(words[0][...]), case let count = words[1...].joined(separator: " "),
        count.hasPrefix("x"), case let reps = count.dropFirst().drop(while: { $0 == " " }),
        reps.utf8.first?.isDigit == true
      else { return }
      sides.insert(side)
      spelled.append("\(side == "left" ? "L" : "R") \(reps)")
    }
    guard sides.count == 2, !name.hasDigit else { return }
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    lines[place].plain = (bare.isEmpty ? "" : "\(bare): ") + spelled.joined(separator: ", ")
  }

  /// `ohp wu 20: 10, 30: 5. then 40: 8 8 7`: warm-ups behind their loads.
  private mutating func spellWarmupsBehindColons(_ place: Int) {
    let text = lines[place].plain
    guard let mark = [" wu ", "wu ", " warm-up "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let end = text.bytesRange(of: ". then ") ?? text.bytesRange(of: ", then "),
      mark.upperBound < end.lowerBound
    else { return }
    let sets = text[mark.upperBound..<end.lowerBound].split(separator: ", ").map { $0.split(separator: ": ") }
    guard sets.allSatisfy({ $0.count == 2 && Double($0[0]) != nil && Int($0[1]) != nil }) else { return }
    let spelled = sets.map { "\($0[0]) x \($0[1])" }.joined(separator: ", ")
    lines[place].plain = "\(text[..<mark.upperBound])\(spelled), then \(text[end.upperBound...])"
  }
}

extension StringProtocol {
  /// The longest end whose characters are all of a kind.
  fileprivate func suffix(while isOf: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, isOf(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
