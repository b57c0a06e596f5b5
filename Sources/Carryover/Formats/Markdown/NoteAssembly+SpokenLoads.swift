import TextStreams

/// Loads and heights that are told as one speaks, kinds of sets behind an arrow, and letters in other languages.
extension NoteAssembly {
  mutating func spellSpokenLoads(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      spellLoadBesideShare(place)
      spellCountOfWarmup(place)
      dropLengthOfDay(place)
      spellKindBehindArrow(place)
      spellLettersOfSides(place)
      spellLetterOfLists(place)
    }
  }

  /// `35s, 8 a leg, rpe 7`, `180 on it, 20 m, four trips`, `24 inch box, three sets of 3`, `AW: 20x10, 60x5`.
  private mutating func spellLoadBesideShare(_ place: Int) {
    let text = lines[place].plain
    if text.hasPrefix("AW: ") {
      lines[place].plain = "warm-up: \(text.dropFirst(4))"
      return
    }
    // `Crunches | LG | 20 20 16`: the weight of the body, which a letter of each leg would be elsewhere.
    if let body = text.bytesRange(of: " | LG | ") {
      lines[place].plain.replaceSubrange(body, with: " | BW | ")
      return
    }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard !number.isEmpty else { return }
    let rest = text[number.endIndex...]
    if rest.hasPrefix(" on it, ") {
      lines[place].plain = "\(number)\(rest.dropFirst(6))"
    } else if let box = [" inch box, ", "\" box, ", " cm box, ", "in box, "].first(where: { rest.hasPrefix($0) }) {
      lines[place].plain = "\(number)\(box.replacing(" box", with: ""))\(rest.dropFirst(box.count))"
    } else if rest.hasPrefix("s, "), case let words = rest.dropFirst(3).split(separator: " "), words.count > 2,
      Int(words[0]).map({ (1...60).contains($0) }) == true,
      document.words.word("\(words[1]) \(words[2].filter(\.isLetter))") == .each
    {
      lines[place].plain = "\(number)s x \(rest.dropFirst(3))"
    }
  }

  /// `opwarmset 8` above `14`: repetitions, where repetitions alone stand below.
  private mutating func spellCountOfWarmup(_ place: Int) {
    func count(_ text: Substring) -> Int? { Int(text).flatMap { (1...60).contains($0) ? $0 : nil } }
    let text = lines[place].plain
    guard text.utf8.last?.isDigit == true, lines.indices.contains(place + 1), count(lines[place + 1].plain[...]) != nil,
      let space = text.lastIndex(of: " "), let reps = count(text[space...].dropFirst()),
      document.words.word(text[..<space].filter { $0 != ":" }) == .warmup
    else { return }
    lines[place].plain = "\(reps) reps (warm-up)"
  }

  /// `calves 100kg 15 15 15 done in 55 min`: how long the day was, behind sets that have a load.
  private mutating func dropLengthOfDay(_ place: Int) {
    let text = lines[place].plain
    guard let end = [" done in ", " all done in "].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      case let words = text[end.upperBound...].split(separator: " "), words.count == 2, Int(words[0]) != nil,
      document.words.word(words[1]) == .minutes, text.utf8.first?.isLetter == true,
      text[..<end.lowerBound].split(separator: " ").contains(where: { Self.isTypedLoad($0) })
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
  private mutating func spellLettersOfSides(_ place: Int) {
    let text = lines[place].plain
    let start = text.lastBytesRange(of: ": ")?.upperBound ?? text.startIndex
    let sets = text[start...].split(separator: ", ")
    guard sets.count > 1, let left = sets.first?.first, Self.lettersOfLeft.contains(left) else { return }
    let spelled = sets.compactMap { set -> String? in
      guard let letter = set.first, letter == left || letter == "D",
        case let rest = set.dropFirst().drop(while: { $0 == " " }), rest.utf8.first?.isDigit == true,
        set.utf8.count <= 16
      else { return nil }
      return "\(letter == "D" ? "R" : "L") \(rest)"
    }
    guard spelled.count == sets.count, sets.contains(where: { $0.first == "D" }) else { return }
    let name = text[..<start].split(separator: ":").first.map { String($0).trimmedSpaces } ?? ""
    lines[place].plain = name.isEmpty ? spelled.joined(separator: ", ") : "\(name): \(spelled.joined(separator: ", "))"
  }

  /// Gauche, izquierda, esquerda, sinistra.
  private static let lettersOfLeft: Set<Character> = ["G", "I", "E", "S"]

  /// `12, 10 e 8 rep.`: the last of a list in Portuguese and Italian, where `e` may be each side.
  private mutating func spellLetterOfLists(_ place: Int) {
    guard let joint = lines[place].plain.lastBytesRange(of: " e ") else { return }
    let text = lines[place].plain
    let before = text[..<joint.lowerBound].reversed().prefix { $0.isNumber || $0 == "," || $0 == " " }
    guard before.contains(","), before.first?.isNumber == true, text[joint.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(joint, with: ", ")
  }
}
