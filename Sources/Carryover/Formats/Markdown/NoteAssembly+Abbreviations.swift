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
      spellListsBehindColons(place)
      spellWorkBehindWarmups(place)
      spellOrdinalsInLine(place)
      spellWorkBehindOneWarmup(place)
      spellQuotedFailure(place)
      spellHelpBeforeCounts(in: place)
      spellTimesBetweenDashes(place)
      spellCountsOfEachSide(place)
      dropGoalBehindName(place)
      spellCountOfRound(place)
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
    // Calories stand behind all, and are of no load.
    guard let plain = words.last, Self.hasProduct(plain) || plain != "cal.",
      words.filter(Self.hasProduct).allSatisfy({ Int($0.prefix(while: \.isNumber)) ?? 0 >= 20 })
    else { return }
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
    guard ["lg x", "lg+", "LG x", "LG+", "LG ×"].contains(where: { text.hasPrefix($0) }),
      document.names.look(nameAbove(place)).isBodyweight,
      text.dropFirst(3).drop(while: { "x× ".contains($0) }).utf8.first?.isDigit == true
    else { return }
    lines[place].plain = "BW\(text.dropFirst(2))"
  }

  /// `stack 6 x 12`: which plates of a machine were moved, which is no load in any unit.
  private mutating func spellPinsOfStacks(_ place: Int) {
    let text = lines[place].plain
    guard let noun = ["stack ", "pin "].first(where: { text.lowercased().hasPrefix($0) }),
      case let number = text.dropFirst(noun.count).prefix(while: \.isNumber), (1...2).contains(number.utf8.count),
      case let rest = text.dropFirst(noun.count + number.count).drop(while: { $0 == " " }),
      rest.hasPrefix("x"), Int(number) ?? 99 <= 20,
      Int(rest.dropFirst().trimmedSpaces).map({ (1...60).contains($0) }) == true
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
    let loads = sets.map { $0.count == 2 && Int($0[1]) != nil ? Double($0[0]) ?? 0 : 0 }
    guard loads.allSatisfy({ $0 >= 10 }), zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    let spelled = sets.map { "\($0[0]) x \($0[1])" }.joined(separator: ", ")
    lines[place].plain = "\(text[..<mark.upperBound])\(spelled), then \(text[end.upperBound...])"
  }

  /// `> Pull-up, 3 sets to failure`: a plan without a number of repetitions.
  private mutating func spellQuotedFailure(_ place: Int) {
    guard lines[place].isQuoted,
      let end = [" sets to failure", " set to failure"].first(where: { lines[place].plain.hasSuffix($0) })
    else { return }
    let words = lines[place].plain.dropLast(end.count).split(separator: " ")
    guard words.count > 1, let last = words.last, let sets = Int(last), (1...10).contains(sets) else { return }
    let name = words.dropLast().joined(separator: " ")
    lines[place].plain = "\(name.hasSuffix(",") ? String(name.dropLast()) : name) \(sets)xAMRAP"
  }

  /// `Leg press – 1.ª série: 50 kg, 12 repetições; 2.ª série: 55 kg, 10 repetições.`: a set each.
  private mutating func spellOrdinalsInLine(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.bytesRange(of: "1.ª série: ") ?? text.bytesRange(of: "1ª serie: "),
      first.lowerBound > text.startIndex
    else { return }
    var sets: [String] = []
    for part in text[first.lowerBound...].split(separator: "; ") {
      guard let colon = part.bytesRange(of: ": "), part.utf8.first?.isDigit == true else { return }
      var set = String(part[colon.upperBound...])
      if set.hasSuffix(".") { set.removeLast() }
      // `50 kg, 12 repetições`
      let halves = set.split(separator: ", ")
      if halves.count == 2, Self.isTypedLoad(halves[0].replacing(",", with: ".").filter { $0 != " " }[...]),
        halves[1].utf8.first?.isDigit == true
      {
        set = "\(halves[0]) x \(halves[1])"
      }
      sets.append(set)
    }
    let name = text[..<first.lowerBound].trimmedSpaces
    // `Leg press – aquecimento: 30 kg, 15 repetições; 1.ª série: 55 kg, 12 repetições`
    let joint = name.hasDigit ? " work " : name.hasSuffix(",") ? " " : ": "
    let bare = name.last.map { "–-:".contains($0) } == true ? name.dropLast().trimmedSpaces : name
    lines[place].plain = "\(bare)\(joint)\(sets.joined(separator: ", "))"
  }

  /// `Assisted pull-up: 20 kg assist 8, 7, 6`
  private mutating func spellHelpBeforeCounts(in place: Int) {
    let text = lines[place].plain
    guard let help = [" assist ", " assistance "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let counts = text[help.upperBound...].split(separator: ", "), !counts.isEmpty,
      counts.allSatisfy({ Int($0) != nil }),
      let load = text[..<help.lowerBound].firstIndex(where: \.isNumber), load > text.startIndex,
      ["pull", "chin", "dip", "assist"].contains(where: { text[..<load].lowercased().containsBytes(of: $0) }),
      Self.isTypedLoad(text[load..<help.lowerBound].filter { $0 != " " }[...])
    else { return }
    lines[place].plain =
      "\(text[..<load])assisted \(text[load..<help.lowerBound]) x \(counts.joined(separator: ", "))"
  }

  /// `pino en pared 30''-25''`: two times.
  private mutating func spellTimesBetweenDashes(_ place: Int) {
    for sign in ["''-", "\"-"] {
      guard let range = lines[place].plain.bytesRange(of: sign),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true,
        lines[place].plain.hasSuffix(String(sign.dropLast())),
        case let before = lines[place].plain[..<range.lowerBound],
        !Self.hasProduct(String(before)),
        !["rest", "desc", "rec", "box", "jump", "step"].contains(where: {
          before.lowercased().containsBytes(of: $0)
        })
      else { continue }
      lines[place].plain = lines[place].plain.replacing(sign, with: "\(sign.dropLast()), ")
    }
  }

  /// `pallof 12.5kg 10/10 es`, `side plank 30s/25s es`: a set each, where a word says that each side did them.
  private mutating func spellCountsOfEachSide(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(" es"), let pair = text.dropLast(3).split(separator: " ").last,
      case let counts = pair.split(separator: "/"), counts.count == 2,
      counts.allSatisfy({ Int($0.hasSuffix("s") ? $0.dropLast() : $0) != nil }),
      // `10/10 es` alone are the two sides.
      counts[0] != counts[1] || lines.count(where: { $0.plain.hasSuffix(" es") }) > 1
    else { return }
    lines[place].plain.replaceSubrange(pair.startIndex..<pair.endIndex, with: counts.joined(separator: ", "))
  }

  /// `Barra fixa (meta 3x8): 1x6, 1x5`: what was meant, beside what was done.
  private mutating func dropGoalBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text.bytesRange(of: "): "),
      open.upperBound < close.lowerBound,
      !text[..<open.lowerBound].hasDigit, case let plan = text[open.upperBound..<close.lowerBound],
      document.words.word(plan.prefix { $0 != " " }) == .planned, Self.hasProduct(String(plan)),
      plan.split(separator: " ").count == 2,
      !["plan", "planned", "goal", "target"].contains(plan.prefix { $0 != " " }),
      text[close.upperBound...].utf8.first?.isDigit == true, Self.hasProduct(String(text[close.upperBound...]))
    else { return }
    setAside("(\(plan))", at: place)
    lines[place].plain.removeSubrange(open.lowerBound..<close.lowerBound)
    lines[place].plain = lines[place].plain.replacing("): ", with: ": ")
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
