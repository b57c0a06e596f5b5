import TextStreams
import TrainingModel

/// What a document says that its own signs mean: `X behind a rep number = took it to failure`, `🔥 warm-up`.
struct NoteSignLegend: Sendable {
  enum Meaning: Sendable { case failure, warmup, planned, pair }
  /// Where a legend says that the sign stands.
  enum Place: Sendable { case anywhere, before, behind }

  /// The signs as typed, in the order in which they were explained, and whether it was said where they stand.
  private(set) var signs: [(sign: String, meaning: Meaning, place: Place)] = []

  /// Whether an effort beside several sets is that of the last: `RIR is what I had left on the last set only`.
  private(set) var isEffortOfLast = false

  /// Whether the left side stands before a bar, and the right behind it: `left | right`.
  private(set) var hasSidesAtBar = false

  /// No document explains more.
  private static let limit = 12
  private static let longestLine = 240

  /// Takes what a line explains.
  ///
  /// - Parameter isAbove: Whether it stands above all days, where a sign needs no word between itself and its meaning.
  mutating func collect(_ text: String, isAbove: Bool, words: NoteWords) {
    if isAbove, !isEffortOfLast, text.containsBytes(of: "last"), text.containsBytes(of: "only") {
      isEffortOfLast = text.split(whereSeparator: { ".;".contains($0) }).contains { part in
        let all = part.lowercased().split { !$0.isLetter }
        return all.contains { $0 == "rir" || $0 == "rpe" } && all.contains("last") && all.contains("only")
          && !all.contains("not")
      }
    }
    if isAbove, text.hasByte(UInt8(ascii: "|")),
      ["left | right", "left|right"].contains(where: { text.lowercased().containsBytes(of: $0) })
    {
      hasSidesAtBar = true
    }
    // `Warm-ups marked with *`
    if isAbove, text.hasSuffix(" with *"), text.lowercased().hasPrefix("warm"), !text.hasDigit,
      !signs.contains(where: { $0.sign == "*" })
    {
      signs.append(("*", .warmup, .behind))
    }
    guard text.utf8.count <= Self.longestLine, Self.mayExplain(text) || isAbove && Self.beginsWithSign(text) else {
      return
    }
    for part in text.replacing(". ", with: ";").replacing(", ", with: ";").split(separator: ";") {
      guard signs.count < Self.limit, let (sign, told, place) = Self.divided(part, isAbove: isAbove),
        let meaning = Self.meaning(told, words), !signs.contains(where: { $0.sign == sign })
      else { continue }
      // `m` behind a number is of metres: such a letter stands apart, whatever a legend says.
      let isUnit = sign.first?.isLetter == true && (["s", "m", "k", "h", "g"].contains(sign.lowercased()))
      signs.append((sign, meaning, isUnit ? .anywhere : place))
    }
  }

  /// Takes the meaning of a sign that a list's mark is: `* = failure`.
  mutating func collectMark(_ raw: String, told: String, words: NoteWords) {
    guard told.hasPrefix("= "), let sign = raw.first(where: { $0 != " " && $0 != "\t" }), "*+".contains(sign),
      let meaning = Self.meaning(told.dropFirst(2), words), !signs.contains(where: { $0.sign == String(sign) })
    else { return }
    signs.append((String(sign), meaning, .anywhere))
  }

  func sign(of meaning: Meaning) -> [String] { signs.filter { $0.meaning == meaning }.map(\.sign) }

  /// Whether a text may explain a sign wherever it stands.
  static func mayExplain(_ text: String) -> Bool {
    text.hasByte(UInt8(ascii: "=")) || text.containsBytes(of: " means ")
      || text.hasPrefix("Each ") && text.containsBytes(of: " is ")
  }

  /// `💀 till nothing was left`: a picture first, and words behind it.
  static func beginsWithSign(_ text: String) -> Bool {
    guard let first = text.first, !first.isASCII, !first.isLetter, !first.isNumber else { return false }
    return first.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value > 0x2100 } && !text.hasDigit
  }

  private static let nouns: NoteWordSet = [
    "reps", "rep", "sets", "set", "pounds", "kilo", "kilos", "kg", "lb", "lbs", "rpe", "rir", "that", "dumbbell",
    "dumbbells", "repetitions", "pair", "left", "right", "ladder", "seconds",
  ]

  /// `8@60 = 8 reps at 60 kilo`, `3*8@60 = three sets of that`: an example, and what it means.
  static func isExample(_ text: String) -> Bool {
    guard let sign = text.bytesRange(of: " = "), case let before = text[..<sign.lowerBound].trimmedSpaces,
      before.hasDigit,
      before.allSatisfy({ !$0.isLetter || "xrRs".contains($0) }), before.utf8.count <= 12,
      case let behind = text[sign.upperBound...], behind.contains(where: \.isLetter)
    else { return false }
    return behind.split(whereSeparator: { !$0.isLetter }).contains { nouns.contains($0) }
  }

  /// The unit in which the example's load is told, where the example itself states none.
  static func unit(ofExample text: String, words: NoteWords) -> LoadUnit? {
    guard !text.hasByte(UInt8(ascii: "#")), let sign = text.bytesRange(of: " = "),
      !text[..<sign.lowerBound].contains(where: \.isLetter)
    else {
      return nil
    }
    let units = text[sign.upperBound...].split { !$0.isLetter }.compactMap { word -> LoadUnit? in
      switch words.word(word) {
      case .kilograms: .kilogram
      case .pounds: .pound
      default: nil
      }
    }
    return units.count == 1 ? units[0] : nil
  }

  private static let fillers: NoteWordSet = [
    "each", "every", "a", "an", "the", "little", "small", "capital", "letter", "sign", "and",
  ]
  /// `asterisk = warmup set`
  private static let named = ["asterisk": "*", "asterisks": "*", "star": "*", "*": "*"]
  private static let places: NoteWordSet = ["behind", "after", "before", "in", "next", "by", "on", "at", "right"]

  /// The sign, and what is said of it.
  private static func divided(_ part: Substring, isAbove: Bool) -> (sign: String, told: Substring, place: Place)? {
    var words = part.split(separator: " ")[...]
    // `A ✗ behind a cell means`, `little w in front of the weight =`
    while let first = words.first, words.count > 2, fillers.contains(first),
      words.dropFirst().first.map({ isSign($0) || fillers.contains($0) }) == true
    {
      words = words.dropFirst()
    }
    guard let first = words.first,
      case let sign = named[first.lowercased()] ?? first.filter({ !"\"“”'`*()".contains($0) }), isSign(sign)
    else {
      return nil
    }
    words = words.dropFirst()
    // Where the sign stands, and the word that leads to its meaning.
    let isMark = sign.first?.isASCII == false
    if let leads = words.prefix(8).firstIndex(where: { $0 == "=" || $0 == "means" || isMark && $0 == "is" }) {
      let place = words[..<leads]
      guard place.isEmpty || places.contains(place[place.startIndex]), leads + 1 < words.endIndex else { return nil }
      return (
        String(sign), part[words[leads + 1].startIndex...],
        place.isEmpty ? .anywhere : place.contains { $0 == "front" || $0 == "before" } ? .before : .behind
      )
    }
    guard isAbove, beginsWithSign(String(sign)), let next = words.first else { return nil }
    return (String(sign), part[next.startIndex...], .anywhere)
  }

  /// One letter, one mark, or up to two pictures.
  private static func isSign(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, (1...2).contains(text.count) else { return false }
    if first.isASCII { return text.count == 1 && (first.isLetter || "!*^#~".contains(first)) }
    return text.allSatisfy { !$0.isLetter && !$0.isNumber && !$0.isASCII }
  }

  private static let misses: NoteWordSet = [
    "missed", "miss", "failed", "fail", "failure", "didn't", "didnt", "didn’t",
  ]

  private static func meaning(_ told: Substring, _ words: NoteWords) -> Meaning? {
    let clause = told.prefix { !",(".contains($0) }
    let all = told.prefix(80).lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
    guard let first = all.first else { return nil }
    if words.word(first) == .warmup || first.hasPrefix("warm")
      || all.count > 1 && words.word(all.prefix(2).joined(separator: " ")) == .warmup
    {
      return .warmup
    }
    if words.announces(String(clause)) || first == "planned" || all.prefix(2).joined(separator: " ") == "only planned" {
      return .planned
    }
    let isUndone =
      zip(all, all.dropFirst()).contains { ["didnt", "didn't", "didn’t"].contains($0) && $1 == "do" }
      || all.prefix(9).joined(separator: " ").containsBytes(of: "did not do")
    if isUndone { return .planned }
    let isMiss =
      all.prefix(9).contains { misses.contains($0) || words.word($0) == .failure }
      || zip(all.prefix(9), all.prefix(10).dropFirst()).contains { $0 == "did" && $1 == "not" }
      || all.contains("nothing") && all.contains("left")
    if isMiss, !["no", "not", "never"].contains(first), !all.contains("drop") { return .failure }
    return all.prefix(2).joined(separator: " ") == "two bells"
      || all.prefix(2).joined(separator: " ") == "two dumbbells"
      ? .pair : nil
  }
}
