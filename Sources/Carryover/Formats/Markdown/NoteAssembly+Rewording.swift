import TextStreams
import TrainingModel

/// Words between numbers that only say what stands there anyway, and numbers that only say when.
extension NoteAssembly {
  /// `Chin-up 5x5 (done 5,5,5,4,4)`, `Push-up 3x20: did 20,18,15`, `Leg ext 3x15 (0 RIR last set)`, `With +10 kg: 6, 5`.
  mutating func spellResults(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      for (words, sign) in [("(done ", "("), (": did ", ": ")] {
        guard let range = lines[place].plain.bytesRange(of: words),
          case let behind = lines[place].plain[range.upperBound...],
          case let list = behind.prefix(while: { $0.isNumber || ", ".contains($0) }), list.contains(","),
          list.utf8.first?.isDigit == true, list.endIndex == behind.endIndex || behind[list.endIndex] == ")",
          let (sets, _) = Self.countsAtEnd(lines[place].plain[..<range.lowerBound].trimmedSpaces),
          case let counts = list.split(separator: ","), counts.count == sets,
          counts.allSatisfy({ Int($0.trimmedSpaces) != nil })
        else { continue }
        lines[place].plain.replaceSubrange(range, with: sign)
      }
      let end = lines[place].plain.hasSuffix(" last set)") ? 10 : 6
      if end == 10 || lines[place].plain.hasSuffix(" last)"), let open = lines[place].plain.lastIndex(of: "("),
        case let effort = lines[place].plain[open...].dropFirst().dropLast(end), effort.hasDigit,
        effort.split(separator: " ").count == 2,
        effort.split(separator: " ").contains(where: { [.rir, .rpe].contains(document.words.word($0)) })
      {
        lines[place].plain = "\(lines[place].plain[..<open])(last set \(effort))"
      }
      for (words, noun) in Self.workingSets {
        guard let range = lines[place].plain.bytesRange(of: words),
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        lines[place].plain.replaceSubrange(range, with: noun)
      }
      dropWordBeforeLoad(place)
      spellLoadOfPair(place)
      spellLoadBeforeWay(place)
    }
  }

  /// `calentamiento 60 kg x 8; efectivas 130 kg x 5`: without their noun, which alone may count repetitions.
  private static let workingSets = [
    ("; efectivas ", "; series efectivas "), ("; válidas ", "; séries válidas "),
    ("; effettive ", "; serie effettive "),
    ("; effectives ", "; séries effectives "),
  ]

  /// `With +10 kg: 6, 5`, `Com +10 kg: 6, 5`
  private mutating func dropWordBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard let space = text.firstIndex(of: " "),
      Self.beside.contains(text[..<space].lowercased()),
      let colon = text.firstIndex(of: ":"), space < colon,
      case let load = text[space..<colon].trimmedSpaces,
      let (value, unit) = Self.number(load.hasPrefix("+") ? String(load.dropFirst()) : load),
      value > 0, document.words.loadUnit(NoteWords.key(unit)) != nil, text[colon...].hasDigit,
      text[colon...].dropFirst().utf8.allSatisfy({ $0.isDigit || " ,/".utf8.contains($0) })
    else { return }
    lines[place].plain = "\(load)\(text[colon...])"
  }

  private static let beside: Set<String> = ["with", "w/", "com", "mit", "avec", "con", "met"]

  /// `2 x 20 m with 2 dumbbells of 16 kg`: what each of them weighs.
  private mutating func spellLoadOfPair(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " 2 ") else { return }
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 6,
      let two = words.indices.dropFirst(2).first(where: { place in
        words[place] == "2" && place + 2 < words.count && Self.beside.contains(words[place - 1].lowercased())
      }),
      document.words.word(words[two + 1]) == .bodies,
      case let behind = words[(two + 2)...],
      case let load = behind.first?.utf8.first?.isDigit == true ? behind : behind.dropFirst(),
      let number = load.first, let (value, unit) = Self.number(load.prefix(2).joined(separator: " ")), value > 0,
      document.words.loadUnit(NoteWords.key(unit)) != nil, load.count <= 2,
      words[..<(two - 1)].last.map({
        ["m", "km", "meters", "metres", "yd", "yards", "ft"].contains($0.drop { $0.isNumber })
      }) == true
    else { return }
    setAside(words[two..<load.startIndex].joined(separator: " "), at: place)
    lines[place].plain = (words[..<(two - 1)] + ["@", number] + load.dropFirst()).joined(separator: " ")
  }

  /// `Farmers carry 2x24kg – 40m x 3`: a dash between what was carried and how far.
  private mutating func spellLoadBeforeWay(_ place: Int) {
    for dash in ["kg – ", "kg - ", "lb – ", "lb - ", "lbs – ", "lbs - "] {
      guard let range = lines[place].plain.bytesRange(of: dash),
        case let behind = lines[place].plain[range.upperBound...], behind.utf8.first?.isDigit == true,
        let end = behind.firstIndex(of: " "), behind[..<end].hasSuffix("m"), Double(behind[..<end].dropLast()) != nil,
        behind[end...].hasPrefix(" x "), !lines[place].plain[..<range.lowerBound].contains(" - ")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: "\(dash.prefix { $0.isLetter }) ")
    }
  }

  /// `Front Squat, every 2:00 for 5 sets` above the sets: how often one began.
  mutating func dropTurnsBehindNames(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 80 {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: ", every "), text.hasSuffix(" sets") || text.hasSuffix(" sets:"),
        !text[..<range.lowerBound].hasDigit,
        case let words = text[range.upperBound...].split(separator: " "), words.count == 4 || words.count == 5,
        Self.isClock(String(words[0])) || Int(words[0]) != nil && words.count == 5, words[words.count - 3] == "for",
        Int(words[words.count - 2]) != nil, place + 1 < lines.count, lines[place + 1].plain.hasDigit,
        lines[place + 1].plain.containsBytes(of: "rep") || Self.hasProduct(lines[place + 1].plain)
      else { continue }
      setAside(String(text[range.lowerBound...].dropFirst(2)), at: place)
      lines[place].plain = String(text[..<range.lowerBound])
    }
  }

  private static let barbellLifts: Set<String> = [
    "squat", "squats", "bench", "deadlift", "deadlifts", "dl", "ohp", "press", "row", "rows", "clean", "snatch", "rdl",
  ]

  /// `225x3 lb`: no load of 3 lb was lifted so often.
  mutating func spellUnitsBehindProducts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 80 {
      let words = lines[place].plain.split(separator: " ")
      guard words.count > 1, let unit = words.last, ["lb", "lbs", "kg"].contains(unit),
        case let factors = words[words.count - 2].split(separator: "x", omittingEmptySubsequences: false),
        factors.count == 2,
        let load = Int(factors[0]), load >= (unit == "kg" ? 60 : 95), load % 5 == 0, let reps = Int(factors[1]),
        reps <= 12,
        !words.dropLast(2).contains(where: { $0.utf8.first?.isDigit == true }),
        words.count == 2
          || Self.barbellLifts.contains(words[words.count - 3].lowercased().filter(\.isLetter))
      else { continue }
      lines[place].plain = (words.dropLast(2) + ["\(load)", unit, "x", "\(reps)"]).joined(separator: " ")
    }
  }
}
