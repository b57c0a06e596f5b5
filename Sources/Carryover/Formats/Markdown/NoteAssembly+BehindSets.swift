import TextStreams
import TrainingModel

/// What stands behind the sets of a line and holds for all of them.
extension NoteAssembly {
  /// `22.5kg 10 10 9 tempo 4020`, `145: x4 @8, x4 @9`, `90s per hand`.
  mutating func spellBehindSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      let spelled = Self.withLoadBeforeSides(Self.withTempoApart(Self.withoutColonBeforeTimes(text)))
      lines[place].plain = Self.withLoadOfHands(Self.withDashedLoads(spelled), unit: loadUnit(at: place))
      spellRoundsAtEnd(place)
      spellCountsOfNames(place)
      spellLettersOfSides(place)
      spellWarmingNames(place)
    }
  }

  /// `Pistols G 5 D 5`, `gainage latéral g. 20s d. 20s`, `agachamento E 10 D 10`: the letters of other languages.
  private mutating func spellLettersOfSides(_ place: Int) {
    guard lines[place].plain.withByteSlice(Self.mayNameRight) else { return }
    var words = lines[place].plain.split(separator: " ").map(String.init)
    guard words.count > 4 else { return }
    func isSide(_ index: Int, _ letter: Character) -> Bool {
      index + 1 < words.count && words[index].prefix(1).uppercased() == String(letter)
        && (words[index].utf8.count == 1 || words[index].utf8.count == 2 && ".:".contains(words[index].last ?? " "))
        && words[index + 1].utf8.first?.isDigit == true
    }
    for letter in ["G", "E", "I", "S"] as [Character] {
      let left = words.indices.filter { isSide($0, letter) }
      let right = words.indices.filter { isSide($0, "D") }
      guard left.count == 1, right.count == 1, left[0] > 0, right[0] > 0, abs(left[0] - right[0]) <= 3 else { continue }
      (words[left[0]], words[right[0]]) = ("L", "R")
      lines[place].plain = words.joined(separator: " ")
      return
    }
  }

  /// Whether a word is the letter of the right side and no more: `D`, `d.`
  private static func mayNameRight(_ text: ByteSlice) -> Bool {
    var start = 0
    while let space = text.firstIndex(of: 32, from: start) {
      start = space + 1
      if text[start] | 32 == UInt8(ascii: "d"), !text[start + 1].isLetter { return true }
    }
    return false
  }

  /// `Einlaufen 2 km`, `inlopen 10 min`: exercises that only warm up.
  private mutating func spellWarmingNames(_ place: Int) {
    guard let space = lines[place].plain.utf8.firstIndex(of: 32),
      lines[place].plain.utf8[space...].dropFirst().first?.isDigit == true
    else { return }
    let words = lines[place].plain.split(separator: " ", maxSplits: 1)
    guard words.count == 2, Self.warmingNames.contains(words[0]), words[1].utf8.first?.isDigit == true,
      words[1].utf8.count <= 24
    else { return }
    lines[place].plain += " (warm-up)"
  }

  private static let warmingNames: NoteWordSet = [
    "einlaufen", "einfahren", "einrudern", "einschwimmen", "einradeln", "inlopen", "infietsen", "inroeien", "inzwemmen",
  ]

  /// `pushups 20, squats 30, situps 25`, `06:50 pullups 5, squats 25`: repetitions of each, where some are of the body.
  private mutating func spellCountsOfNames(_ place: Int) {
    var text = lines[place].plain[...]
    if text.utf8.first == UInt8(ascii: "0"), Self.isClock(String(text.prefix(5))), text.utf8.dropFirst(5).first == 32,
      text.dropFirst(6).first?.isLetter == true
    {
      setAside(String(text.prefix(5)), at: place)
      text = text.dropFirst(6)
      lines[place].plain = String(text)
    }
    guard text.hasByte(UInt8(ascii: ",")) else { return }
    let parts = text.split(separator: ",").map(\.trimmedSpaces)
    guard parts.count > 1 else { return }
    var spelled: [String] = []
    var isOfBody = false
    for part in parts {
      guard let space = part.lastIndex(of: " "), let count = Int(part[space...].dropFirst()), (1...200).contains(count),
        case let name = String(part[..<space]), !name.hasDigit, name.utf8.first?.isLetter == true,
        case let look = document.names.look(name), look.isLikely, !look.isTimed, !look.isDistance,
        // Of a barbell's lift the number may be the load.
        look.isBodyweight || count <= 100 && ["squats", "air squats", "lunges"].contains(name.lowercased())
      else { return }
      isOfBody = isOfBody || look.isBodyweight
      spelled.append(look.isBodyweight ? part : "\(name) x \(count)")
    }
    if isOfBody { lines[place].plain = spelled.joined(separator: ", ") }
  }

  /// `10 10 9 tempo 4020`: a comma before how fast.
  private static func withTempoApart(_ text: String) -> String {
    guard let word = text.bytesRange(of: " tempo "), case let sets = text[..<word.lowerBound].trimmedEnd,
      sets.utf8.last?.isDigit == true,
      case let speed = text[word.upperBound...].prefix(while: { $0.isNumber || $0 == "X" || $0 == "x" }),
      (3...4).contains(speed.utf8.count)
    else { return text }
    return "\(sets),\(text[word.lowerBound...])"
  }

  /// `145: x4 @8`: the load, and how often.
  private static func withoutColonBeforeTimes(_ text: String) -> String {
    var spelled = ""
    var rest = text[...]
    while let sign = rest.bytesRange(of: ": x") {
      let load = rest[..<sign.lowerBound].split(separator: " ").last ?? ""
      let number = load.prefix { $0.isNumber || $0 == "." }
      let isLoad =
        rest[sign.upperBound...].utf8.first?.isDigit == true && Double(number).map { $0 > 12 } == true
        && ["", "kg", "lb", "lbs", "#"].contains(load[number.endIndex...])
      spelled += rest[..<sign.lowerBound] + (isLoad ? " x" : ": x")
      rest = rest[sign.upperBound...]
    }
    return spelled + rest
  }

  /// `12.5kg - 12, 12 and 15kg - 6`: each load, and behind a dash its repetitions.
  private static func withDashedLoads(_ text: String) -> String {
    guard text.containsBytes(of: " - ") || text.containsBytes(of: " – "), !text.hasByte(UInt8(ascii: "@")),
      case let parts = text.split(separator: " "),
      case let dashes = parts.indices.dropFirst().dropLast().filter({ isDashedLoad(parts, $0) }), dashes.count > 1,
      dashes.count == parts.count(where: { isTypedLoad($0) }),
      !parts.contains(where: { $0.hasByte(UInt8(ascii: "x")) && $0.hasDigit })
    else { return text }
    var words = parts.map(String.init)
    for place in dashes {
      words[place] = "x"
      if place > 2, words[place - 2] == "and" { words[place - 2] = "," }
    }
    return words.joined(separator: " ").replacing(" , ", with: ", ")
  }

  private static func isDashedLoad(_ parts: [Substring], _ place: Int) -> Bool {
    (parts[place] == "-" || parts[place] == "–") && isTypedLoad(parts[place - 1])
      && parts[place + 1].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
  }

  /// `snatch 16 - L10 / R10`, `halo 12 x8 each direction, 2 sets`, `Hill sprints x8, 60m`
  private static func withLoadBeforeSides(_ text: String) -> String {
    for sign in [" - L", " – L"] {
      guard let dash = text.bytesRange(of: sign), text[dash.upperBound...].utf8.first?.isDigit == true,
        text[..<dash.lowerBound].utf8.last?.isDigit == true, text[dash.upperBound...].containsBytes(of: "R")
      else { continue }
      return "\(text[..<dash.lowerBound]): L\(text[dash.upperBound...])"
    }
    if let each = text.bytesRange(of: " each direction") {
      return "\(text[..<each.lowerBound]) each way\(text[each.upperBound...])"
    }
    // `Hill sprints x8, 60m`
    guard text.containsBytes(of: " x"), text.hasByte(UInt8(ascii: ",")) else { return text }
    let words = text.split(separator: " ")
    if let times = words.firstIndex(where: {
      $0.hasPrefix("x") && $0.hasSuffix(",") && Int($0.dropFirst().dropLast()) != nil
    }),
      times > 0, times + 1 < words.count, !words[..<times].contains(where: \.hasDigit),
      case let way = words[times + 1].filter({ $0 != "," }), way.hasSuffix("m") || way.hasSuffix("yd"),
      Int(way.prefix { $0.isNumber }) != nil, way.drop(while: \.isNumber).count <= 2,
      words[times + 1].hasSuffix(",") || times + 2 == words.count,
      Int(words[times].dropFirst().dropLast()).map({ $0 <= 30 }) == true
    {
      let count = words[times].dropFirst().dropLast()
      let behind = words[(times + 2)...].joined(separator: " ")
      return "\(words[..<times].joined(separator: " ")) \(count)x\(way)\(behind.isEmpty ? "" : ", \(behind)")"
    }
    return text
  }

  /// `90s per hand`: a load, and no time.
  private static func withLoadOfHands(_ text: String, unit: LoadUnit?) -> String {
    guard text.containsBytes(of: "hand") else { return text }
    let lower = text.lowercased()
    // What hangs or is held has a time there.
    guard
      ["carry", "farmer", "walk", "suitcase", "press", "row", "curl", "lunge"].contains(where: {
        lower.containsBytes(of: $0)
      }),
      !["hold", "hang", "stretch", "plank"].contains(where: { lower.containsBytes(of: $0) })
    else { return text }
    for words in ["s per hand", "s each hand", "s a hand", "s/hand"] {
      guard let range = text.bytesRange(of: words), text[..<range.lowerBound].utf8.last?.isDigit == true else {
        continue
      }
      let name = unit == .pound ? " lb" : unit == .kilogram ? " kg" : ""
      return "\(text[..<range.lowerBound])\(name) per hand\(text[range.upperBound...])"
    }
    return text
  }

  /// `SS lateral raise 20x15 / pushdown 50x15, 3 rounds`, `A1 curl 20x10, A2 dips 10, 3 rounds`: each of them, as often.
  private mutating func spellRoundsAtEnd(_ place: Int) {
    let text = lines[place].plain
    // `rounds`, `x`
    guard text.utf8.suffix(16).contains(where: { $0 | 32 == UInt8(ascii: "s") || $0 | 32 == UInt8(ascii: "x") }) else {
      return
    }
    var words = text.split(separator: " ")
    guard words.count > 5, let noun = words.last?.lowercased().filter({ $0.isLetter }) else { return }
    var count: Int?
    let isCounted = noun == "rounds" || noun == "sets" || noun == "rds"
    if isCounted { count = Int(words[words.count - 2]) }
    if noun == "x", let last = words.last, last.utf8.count == 2 { count = Int(last.filter(\.isNumber)) }
    guard let count, (2...10).contains(count) else { return }
    words.removeLast(isCounted ? 2 : 1)
    var isSuperset = false
    if ["ss", "ss:", "superset", "superset:", "supersets", "supersets:"].contains(words[0].lowercased()) {
      words.removeFirst()
      isSuperset = true
    } else if Self.isRank(words[0], of: nil) {
      let letter = words[0].first
      words = words.dropFirst().map { Self.isRank($0, of: letter) ? "/" : $0 }
      isSuperset = words.contains("/")
    }
    guard isSuperset || isCounted && (noun != "sets" || text.containsBytes(of: "superset")) else { return }
    var joined = words.joined(separator: " ").replacing(" + ", with: " / ")
    // `lat raise 7x15 supersetted with front raise 5x12, 3 rounds`
    for turn in [" supersetted with ", " superset with ", " superset w/ ", " ss with ", " ss w/ "] where isCounted {
      joined = joined.replacing(turn, with: " / ")
    }
    let parts = joined.split(separator: "/")
      .map { String($0.trimmedEnd.trimmedSpaces) }
    guard parts.count > 1, parts.allSatisfy({ $0.utf8.first?.isLetter == true }) else { return }
    for part in parts {
      // Sets that are counted already are no parts of rounds.
      guard let reading = document.reader.read(part, in: NotationContext()), reading.sets.count == 1,
        reading.note == nil,
        document.names.look(label(reading.name)).isLikely
      else { return }
    }
    if isCounted, noun == "sets", !isSuperset { setAside("superset", at: place) }
    lines[place].plain = "\(count) rounds: \(parts.joined(separator: " / "))"
  }

  /// `A1`, `A2:`: the place of an exercise in a superset.
  private static func isRank(_ word: Substring, of letter: Character?) -> Bool {
    let mark = word.filter { $0.isLetter || $0.isNumber }
    guard mark.utf8.count == 2, let first = mark.first, mark.last?.isNumber == true else { return false }
    return letter.map { $0 == first } ?? ("A"..."F").contains(first)
  }
}
