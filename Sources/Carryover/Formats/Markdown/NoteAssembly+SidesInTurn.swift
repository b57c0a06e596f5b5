import TextStreams
import TrainingModel

/// Sides that took turns, and other words between the numbers of a line that the notation says shorter.
extension NoteAssembly {
  private static let sideWords = NoteBeginnings(["l", "r", "left", "right"])
  private static let limbWords = NoteBeginnings([
    "perna", "braço", "lado", "pierna", "brazo", "jambe", "bras", "gamba", "braccio", "linkes", "rechtes", "linker",
    "rechter",
  ])
  private static let helpWords = NoteBeginnings(helps)

  mutating func spellSidesInTurn(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      if Self.sideWords.mayBeIn(lines[place].plain) {
        spellRepeatedSides(place)
        spellSidesOfRuns(place)
        spellSidesOfTimes(place)
        spellSidesBeforeSigns(place)
      }
      if Self.limbWords.mayBeIn(lines[place].plain) { spellLimbs(place) }
      if Self.helpWords.mayBeIn(lines[place].plain) { spellHelpInWords(place) }
      spellShorter(place)
    }
  }

  /// `Pallof press 10 L 10 R x 2`, `Side plank 20s left, 25s right, 2 rounds`: each side as often as the line says.
  private mutating func spellRepeatedSides(_ place: Int) {
    let text = lines[place].plain
    var words = text.split(separator: " ")
    guard words.count > 4, let count = Self.takeRounds(&words), (2...10).contains(count),
      case let bare = Self.withSecondsJoined(Self.withSidesApart(words.map { $0.filter { $0 != "," } })),
      let left = bare.firstIndex(where: { $0 == "L" || $0.lowercased() == "left" }),
      let right = bare.firstIndex(where: { $0 == "R" || $0.lowercased() == "right" }), left < right,
      bare.count(where: { ["l", "r", "left", "right"].contains($0.lowercased()) }) == 2
    else { return }
    let isBehind = left > 0 && bare[left - 1].hasDigit
    let (first, second) = isBehind ? (left - 1, right - 1) : (left + 1, right + 1)
    guard second < bare.count, first < right, second == (isBehind ? left + 1 : right + 1) || !isBehind,
      Self.isCountOrTime(bare[first]), Self.isCountOrTime(bare[second]),
      max(right, second) == bare.count - 1, case let start = min(left, first),
      !bare[..<start].contains(where: { $0.hasDigit && Int($0) != nil })
    else { return }
    let turn = "left \(bare[first]), right \(bare[second])"
    let name = words[..<start].joined(separator: " ")
    lines[place].plain = "\(name) \(Array(repeating: turn, count: count).joined(separator: ", "))".trimmedSpaces
  }

  /// `DB row 32 kg L x 10, R x 9`: the repetitions of each side, and no load of the second.
  private mutating func spellSidesBeforeSigns(_ place: Int) {
    var words = lines[place].plain.split(separator: " ").map(String.init)
    // `left x10, right x9`
    for index in words.indices.dropLast().reversed()
    where ["L", "R", "left", "right"].contains(words[index]) && words[index + 1].hasPrefix("x")
      && words[index + 1].dropFirst().utf8.first?.isDigit == true
    {
      words.replaceSubrange((index + 1)...(index + 1), with: ["x", String(words[index + 1].dropFirst())])
    }
    var places: [Int] = []
    for index in words.indices where index + 2 < words.count && (words[index + 1] == "x" || words[index + 1] == "×") {
      let isSide = ["L", "R", "left", "right"].contains(words[index])
      let count = words[index + 2].filter { $0 != "," }
      guard isSide, let reps = Int(count), (1...100).contains(reps),
        index + 3 == words.count || words[index + 2].hasSuffix(",") || words[index + 3] == "/"
          || words[index + 3].hasPrefix("@")
      else { continue }
      places.append(index)
    }
    guard places.count == 2, places[1] == places[0] + (words[places[0] + 3] == "/" ? 4 : 3),
      words[places[0]].lowercased().first != words[places[1]].lowercased().first, places[0] > 0,
      !words[..<places[0]].contains(where: { $0 == "x" || $0.hasDigit && $0.contains("x") })
    else { return }
    for index in places {
      words[index] = words[index].lowercased().hasPrefix("l") ? "left" : "right"
      words[index + 1] = ""
    }
    if words[places[0] + 3] == "/" { words[places[0] + 3] = "" }
    if !words[places[0] + 2].hasSuffix(",") { words[places[0] + 2] += "," }
    if words[places[0] - 1].hasSuffix(":"), words[places[0] - 1].hasDigit || words[places[0] - 1] == "kg:" {
      words[places[0] - 1].removeLast()
    }
    lines[place].plain = words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func isCountOrTime(_ word: String) -> Bool {
    word.utf8.first?.isDigit == true && ["", "s", "sec", "m", "reps"].contains(word.drop { $0.isNumber })
  }

  /// `Jerk 20 kg  L 4:00 60 reps / R 4:00 64 reps  both rpe 9`: each side's time and repetitions.
  private mutating func spellSidesOfTimes(_ place: Int) {
    let text = lines[place].plain
    guard let left = text.bytesRange(of: " L "), let right = text.bytesRange(of: " / R "),
      left.upperBound < right.lowerBound, case let first = text[left.upperBound..<right.lowerBound],
      first.hasByte(UInt8(ascii: ":")), first.utf8.first?.isDigit == true,
      text[right.upperBound...].utf8.first?.isDigit == true
    else { return }
    var behind = String(text[right.upperBound...])
    for word in [" both rpe ", " both RPE "] {
      if let both = behind.bytesRange(of: word) {
        behind = "\(behind[..<both.lowerBound].trimmedSpaces) (all RPE \(behind[both.upperBound...].trimmedSpaces))"
      }
    }
    lines[place].plain = "\(text[..<left.lowerBound].trimmedSpaces) left \(first.trimmedSpaces), right \(behind)"
  }

  /// `25kg R 3x8, L 3x8`, `bridge L 8, 8, 7 - R 12, 12`, `R 20kg x 12, 22kg x 10 // L 20kg x 12`: the side before its sets.
  private mutating func spellSidesOfRuns(_ place: Int) {
    var text = lines[place].plain
    let hasBoth = text.containsBytes(of: "L ") && text.containsBytes(of: "R ")
    for side in ["R", "L"] {
      for sign in hasBoth ? [" - \(side) ", " // \(side) ", " – \(side) "] : [] where text.bytesRange(of: sign) != nil {
        guard let range = text.bytesRange(of: sign), text[range.upperBound...].utf8.first?.isDigit == true,
          text[..<range.lowerBound].utf8.last?.isDigit == true
        else { continue }
        text.replaceSubrange(range, with: " / \(side) ")
      }
      // `25kg R 3x8`
      if let range = text.bytesRange(of: "kg \(side) ") ?? text.bytesRange(of: "lb \(side) "),
        text[range.upperBound...].utf8.first?.isDigit == true,
        case let factors = text[range.upperBound...].prefix(while: { $0 != " " && $0 != "," }).split(separator: "x"),
        factors.count == 2, Int(factors[0]) != nil, Int(factors[1]) != nil,
        case let head = text[..<range.lowerBound], let space = head.lastIndex(of: " "),
        Double(head[head.index(after: space)...]) != nil
      {
        let unit = text[range].prefix(2)
        text = "\(head[..<space]) \(side)\(head[space...])\(unit) \(text[range.upperBound...])"
      }
    }
    lines[place].plain = Self.withSideOfEach(text)
  }

  /// `R 20kg x 12, 22.5kg x 10 / L 20kg x 12, 20kg x 11`: each load has the side of the run.
  private static func withSideOfEach(_ text: String) -> String {
    guard text.containsBytes(of: " / "), case let runs = text.replacing(" / ", with: "|").split(separator: "|"),
      runs.count == 2
    else {
      return text
    }
    var spelled: [String] = []
    for run in runs {
      let words = " \(run)".bytesRange(of: " R ") ?? " \(run)".bytesRange(of: " L ")
      guard let words, case let padded = " \(run)",
        case let sets = padded[words.upperBound...].replacing(", ", with: "|").split(separator: "|"),
        sets.allSatisfy({ $0.utf8.first?.isDigit == true && $0.hasByte(UInt8(ascii: "x")) })
      else { return text }
      let side = padded[words].trimmedSpaces
      spelled.append(
        "\(padded[..<words.lowerBound]) \(sets.map { "\(side) \($0)" }.joined(separator: ", "))".trimmedSpaces)
    }
    return spelled.joined(separator: ", ")
  }

  /// `1L 1R` as four words.
  private static func withSidesApart(_ words: [String]) -> [String] {
    words.flatMap { word in
      (2...3).contains(word.utf8.count) && (word.hasSuffix("L") || word.hasSuffix("R")) && Int(word.dropLast()) != nil
        ? [String(word.dropLast()), String(word.suffix(1))] : [word]
    }
  }

  /// `40 sec` as one word.
  private static func withSecondsJoined(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if ["s", "sec", "secs", "seconds"].contains(word.lowercased()), let number = joined.last, Int(number) != nil {
        joined[joined.count - 1] = "\(number)s"
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  /// Takes `x 2`, `2 rounds`, `twice` from the end of a line.
  private static func takeRounds(_ words: inout [Substring]) -> Int? {
    // `twice through.`
    while let last = words.last, last.lowercased().filter({ $0.isLetter }) == "through" { words.removeLast() }
    guard let last = words.last?.prefix(while: { $0 != "." }) else { return nil }
    if last.lowercased() == "twice" {
      words.removeLast()
      return 2
    }
    guard words.count > 2 else { return nil }
    let before = words[words.count - 2]
    if ["rounds", "times"].contains(last.lowercased()), let count = Int(before) {
      words.removeLast(2)
      return count
    }
    if last.hasPrefix("x"), let count = Int(last.dropFirst()), count <= 6 {
      words.removeLast()
      return count
    }
    guard before == "x" || before == "×", let count = Int(last), count <= 6 else { return nil }
    words.removeLast(2)
    return count
  }

  /// `perna esquerda 10`, `linkes Bein 12`: the side alone.
  private mutating func spellLimbs(_ place: Int) {
    for (words, sign) in Self.limbs {
      while let range = lines[place].plain.bytesRange(of: words),
        case let behind = lines[place].plain[range.upperBound...], behind.utf8.first?.isDigit == false,
        behind.drop(while: { " :".contains($0) }).utf8.first?.isDigit == true
      {
        lines[place].plain.replaceSubrange(range, with: sign)
      }
    }
  }

  private static let limbs: [(words: String, sign: String)] = {
    var limbs = [
      ("linkes Bein", "links"), ("rechtes Bein", "rechts"), ("linker Arm", "links"), ("rechter Arm", "rechts"),
    ]
    func add(_ nouns: [String], _ sides: [String]) {
      for noun in nouns { for side in sides { limbs.append(("\(noun) \(side)", side)) } }
    }
    add(["perna", "braço", "lado"], ["esquerda", "direita", "esquerdo", "direito"])
    add(["pierna", "brazo", "lado"], ["izquierda", "derecha", "izquierdo", "derecho"])
    add(["jambe", "bras"], ["gauche", "droite", "droit"])
    add(["gamba", "braccio"], ["sinistra", "destra", "sinistro", "destro"])
    return limbs
  }()

  /// `Klimmzüge mit 20kg Unterstützung 8, 7, 6`, `Dips with 15 kg assistance: 8, 8`: load that is taken off.
  private mutating func spellHelpInWords(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard
      let help = words.firstIndex(where: { Self.helps.contains($0.lowercased().filter { $0 != ":" && $0 != "," }) }),
      help > 2,
      case let rest = words[(help + 1)...], rest.first?.utf8.first?.isDigit == true
    else { return }
    // `com 20 kg de ajuda`
    let end = ["de", "d'", "di", "of"].contains(words[help - 1].lowercased()) ? help - 1 : help
    // Without `with` the load stands where the first number does.
    let number = words[..<end].firstIndex(where: \.hasDigit) ?? end
    let with = words[..<end].lastIndex { Self.withHelp.contains($0.lowercased()) } ?? number
    let start = with < number ? with + 1 : number
    guard with > 0, !words[..<with].joined().hasDigit,
      case let load = words[start..<end], (1...2).contains(load.count), with < number || end < help,
      let (value, unit) = Self.number(load.joined(separator: " ")), value > 0,
      document.words.loadUnit(NoteWords.key(unit)) != nil
    else { return }
    let name = words[..<with].joined(separator: " ")
    lines[place].plain = "\(name) (assisted \(load.joined(separator: " "))) \(rest.joined(separator: " "))"
  }

  private static let helps: Set<String> = [
    "unterstützung", "assistance", "assist", "help", "ayuda", "ajuda", "aide", "d'aide", "aiuto", "hulp",
  ]
  static let withHelp: Set<String> = ["with", "w/", "mit", "con", "com", "avec", "met"]
}
