import TextStreams

/// Loads and heights that are told as one speaks, kinds of sets behind an arrow, and letters in other languages.
extension NoteAssembly {
  mutating func spellSpokenLoads(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      spellLoadBesideShare(place)
      spellCountOfWarmup(place)
      dropLengthOfDay(place)
      spellKindBehindArrow(place)
      spellSidesOfLines(place)
      spellLettersOfSides(place)
      spellLetterOfLists(place)
      spellLastOfSpanish(place)
    }
  }

  /// `35s, 8 a leg, rpe 7`, `180 on it, 20 m, four trips`, `24 inch box, three sets of 3`, `AW: 20x10, 60x5`.
  private mutating func spellLoadBesideShare(_ place: Int) {
    let text = lines[place].plain
    if text.hasPrefix("AW: ") {
      lines[place].plain = "warm-up: \(text.dropFirst(4))"
      return
    }
    // `Bankdrücken AW 20x15, 50x8, 70x3`, where `AW 40x8 70x5` says it of the first.
    if let mark = text.bytesRange(of: " AW "), case let sets = text[mark.upperBound...].split(separator: ", "),
      sets.count > 1, sets.allSatisfy({ !$0.contains(" ") && Self.hasProduct(String($0)) })
    {
      lines[place].plain.replaceSubrange(mark, with: " warm-up ")
      return
    }
    // `Crunches | LG | 20 20 16`: the weight of the body, which a letter of each leg would be elsewhere.
    if let body = text.bytesRange(of: " | LG | "),
      document.names.look(label(String(text[..<body.lowerBound]))).isBodyweight
    {
      lines[place].plain.replaceSubrange(body, with: " | BW | ")
      return
    }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard !number.isEmpty else { return }
    let rest = text[number.endIndex...]
    if rest.hasPrefix(" on it, "), rest.dropFirst(8).utf8.first?.isDigit == true {
      lines[place].plain = "\(number)\(rest.dropFirst(6))"
    } else if let box = [" inch box, ", " cm box, "].first(where: { rest.hasPrefix($0) }),
      rest.containsBytes(of: "sets of "),
      ["box", "jump", "step"].contains(where: { nameAbove(place).containsBytes(of: $0) })
    {
      lines[place].plain = "\(number)\(box.replacing(" box", with: ""))\(rest.dropFirst(box.count))"
    } else if rest.hasPrefix("s, "), case let words = rest.dropFirst(3).split(separator: " "), words.count > 2,
      Int(words[0]).map({ (1...60).contains($0) }) == true,
      document.words.word("\(words[1]) \(words[2].filter(\.isLetter))") == .each,
      case let look = document.names.look(nameAbove(place)), !look.isDistance, look.isTimed || Int(words[0]) ?? 0 > 4
    {
      lines[place].plain = "\(number)s x \(rest.dropFirst(3))"
    }
  }

  /// The line that names the exercise a line stands below, in lower case; empty where a blank line stands between, or more
  /// lines than anybody's sets take.
  func nameAbove(_ place: Int) -> String {
    var above = place - 1
    while lines.indices.contains(above), lines[above].kind != .blank, place - above <= 200 {
      let text = lines[above].plain
      if text.utf8.first?.isLetter == true, !text.hasDigit { return text.lowercased() }
      above -= 1
    }
    return ""
  }

  /// `opwarmset 8` above `14`: repetitions, where repetitions alone stand below.
  private mutating func spellCountOfWarmup(_ place: Int) {
    func count(_ text: Substring) -> Int? { Int(text).flatMap { (1...60).contains($0) ? $0 : nil } }
    let text = lines[place].plain
    guard text.utf8.last?.isDigit == true, lines.indices.contains(place + 1),
      let next = count(lines[place + 1].plain[...]), next <= 30,
      let space = text.lastIndex(of: " "), let reps = count(text[space...].dropFirst()),
      // `warm up 5` above `20` is told in minutes, or in kilograms.
      next < 2 * reps, reps <= 15, case let look = document.names.look(nameAbove(place)), !look.isTimed,
      !look.isDistance, document.words.word(text[..<space].filter { $0 != ":" }) == .warmup
    else { return }
    lines[place].plain = "\(reps) reps (warm-up)"
  }

  /// `calves 100kg 15 15 15 done in 55 min`: how long the day was, behind sets that have a load.
  private mutating func dropLengthOfDay(_ place: Int) {
    let text = lines[place].plain
    guard let end = [" done in ", " all done in "].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      case let words = text[end.upperBound...].split(separator: " "), words.count == 2,
      let minutes = Int(words[0]), minutes >= 20,
      document.words.word(words[1]) == .minutes, text.utf8.first?.isLetter == true,
      case let sets = text[..<end.lowerBound].split(separator: " "), sets.count > 3,
      sets.contains(where: { Self.isTypedLoad($0) }), sets.suffix(2).allSatisfy({ Int($0) != nil })
    else { return }
    setAside(String(text[end.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(text[..<end.lowerBound])
  }

  /// `→ stripping 15 kg: 8, 10 kg: 9`, `→ riscaldamento 60 kg: 8, 90 kg: 4`: sets of a kind, each behind its load.
  private mutating func spellKindBehindArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = ["→ ", "-> "].first(where: { text.hasPrefix($0) }),
      case let rest = text.dropFirst(arrow.count), case let kind = rest.prefix(while: { $0.isLetter || $0 == "-" }),
      !kind.isEmpty
    else { return }
    let meaning = document.words.word(kind)
    guard meaning == .drop || meaning == .warmup,
      case let sets = rest[kind.endIndex...].drop(while: { " :".contains($0) }).split(separator: ", "), !sets.isEmpty
    else { return }
    let spelled = sets.compactMap { set -> String? in
      let halves = set.split(separator: ": ")
      guard halves.count == 2, let reps = Int(halves[1]), (1...60).contains(reps),
        Self.isTypedLoad(halves[0].filter { $0 != " " }[...])
      else { return nil }
      return "\(halves[0]) x \(reps)"
    }
    guard spelled.count == sets.count else { return }
    lines[place].plain =
      meaning == .drop ? "drop: \(spelled.joined(separator: " > "))" : "warm-up: \(spelled.joined(separator: ", "))"
  }

  /// `Fentes : G 10, D 10, G 10, D 8`, `Zancadas: I 10, D 10`: the left and the right by their letters.
  /// `G : 10 / 10 / 9` above `D : 10 / 10 / 10`, `D 8 - G 7` and `D 7 - G 6` below each other: the letters of the sides.
  private mutating func spellSidesOfLines(_ place: Int) {
    if let left = sideOfLine(place), Self.lettersOfLeft.contains(left.letter), let right = sideOfLine(place + 1),
      right.letter == "D"
    {
      lines[place].plain = "L: \(left.rest)"
      lines[place + 1].plain = "R: \(right.rest)"
      return
    }
    let words = lines[place].plain.split(separator: " ")
    guard (4...7).contains(words.count), words[0].count == 1, let first = words[0].first,
      first == "D" || Self.lettersOfLeft.contains(first)
    else { return }
    var spelled = ""
    var letters: Set<Character> = []
    for word in words {
      if word.count == 1, let letter = word.first, letter == "D" || Self.lettersOfLeft.contains(letter) {
        spelled += (spelled.isEmpty ? "" : ", ") + (letter == "D" ? "R" : "L")
        letters.insert(letter)
      } else if word.utf8.first?.isDigit == true || word == "s" || word == "sec" {
        spelled += " \(word)"
      } else if !["-", "–", "/", ","].contains(word) {
        return
      }
    }
    guard letters.count == 2, letters.contains("D") else { return }
    lines[place].plain = spelled
  }

  /// `G : 10 / 10 / 9`: the letter of a line, and what stands behind its colon.
  private func sideOfLine(_ place: Int) -> (letter: Character, rest: Substring)? {
    guard place < lines.count, lines[place].kind == .text || lines[place].kind == .item,
      let letter = lines[place].plain.first, letter == "D" || Self.lettersOfLeft.contains(letter),
      case let behind = lines[place].plain.dropFirst().drop(while: { $0 == " " }), behind.first == ":",
      case let rest = behind.dropFirst().drop(while: { $0 == " " }), rest.utf8.first?.isDigit == true
    else { return nil }
    return (letter, rest)
  }

  private mutating func spellLettersOfSides(_ place: Int) {
    let text = lines[place].plain
    var start = text.lastBytesRange(of: ": ")?.upperBound ?? text.startIndex
    if start == text.startIndex, let letter = [" G ", " I ", " E "].lazy.compactMap({ text.bytesRange(of: $0) }).first {
      start = text.index(after: letter.lowerBound)
    }
    let sets = text[start...].split(separator: ", ")
    guard sets.count > 1, let left = sets.first?.first, Self.lettersOfLeft.contains(left) else { return }
    let spelled = sets.compactMap { set -> String? in
      guard let letter = set.first, letter == left || letter == "D",
        case let rest = set.dropFirst().drop(while: { $0 == " " }), rest.utf8.first?.isDigit == true,
        set.utf8.count <= 16
      else { return nil }
      return "\(letter == "D" ? "R" : "L") \(rest)"
    }
    guard spelled.count == sets.count, 2 * sets.count(where: { $0.first == "D" }) == sets.count else { return }
    let name = text[..<start].split(separator: ":").first.map { String($0).trimmedSpaces } ?? ""
    lines[place].plain = name.isEmpty ? spelled.joined(separator: ", ") : "\(name): \(spelled.joined(separator: ", "))"
  }

  /// Gauche, izquierda, esquerda.
  private static let lettersOfLeft: Set<Character> = ["G", "I", "E"]

  /// `Flexões – 12, 10 e 8 rep.`: the last of a list in Portuguese and Italian, where `e` may be each side.
  private mutating func spellLetterOfLists(_ place: Int) {
    let text = lines[place].plain
    guard let joint = text.lastBytesRange(of: " e "), text.utf8.first?.isLetter == true,
      case let words = text[joint.upperBound...].split(separator: " "), words.count > 1, Int(words[0]) != nil,
      document.words.word(words[1].filter(\.isLetter)) == .reps,
      let last = text[..<joint.lowerBound].split(separator: " ").last, Int(last) != nil,
      [", ", "- ", "– ", ": "].contains(where: { text[..<last.startIndex].hasSuffix($0) })
    else { return }
    lines[place].plain.replaceSubrange(joint, with: ", ")
  }

  /// `4x8 con 60kg, la ultima solo 6`, `5x5 con 165 lb -> hice 5, 5, 4`: in words that are known.
  private mutating func spellLastOfSpanish(_ place: Int) {
    let text = lines[place].plain
    if let last = [", la ultima solo ", ", la última solo "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      Int(text[last.upperBound...]) != nil
    {
      lines[place].plain.replaceSubrange(last, with: ", última serie solo ")
    } else if let did = ["-> hice ", "→ hice ", "-> fiz ", "→ fiz "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let counts = text[did.upperBound...].split(separator: ", "), counts.allSatisfy({ Int($0) != nil }),
      text.split(separator: " ").contains(where: { $0.hasPrefix("\(counts.count)x") })
    {
      lines[place].plain.replaceSubrange(did, with: "→ ")
    }
  }
}
