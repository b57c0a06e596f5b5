import TextStreams

/// Repetitions with their sign behind them, sides in any language, and weight that a band takes, among sets.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellCountsAndSides(_ places: [Int]) {
    var hasOtherBrackets: Bool?
    for place in places where isSpellable(place, to: 200) {
      spellHelpInBrackets(place)
      spellEffortsOfTriples(place)
      spellStarsOfWarmups(place)
      spellWarmupsAtPairs(place)
      spellLeftInBrackets(place)
      spellWarmupInFront(place, &hasOtherBrackets)
      spellDecimalsOfTimes(place)
      spellCountsBeforeSigns(place)
      spellPartsAtStrokes(place)
      spellSidesInWords(place)
      if document.signs.hasSidesAtBar { spellSidesAtBar(place) }
      spellSidesWithoutCommas(place)
    }
  }

  private static let help = NoteBeginnings(["takes", "take"])

  /// `Nordic curl (band takes 10 kg off): 6, 5, 5`: so much less than the body.
  private mutating func spellHelpInBrackets(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "(")), Self.help.mayBeIn(text), let open = text.bytesRange(of: " ("),
      let close = text[open.upperBound...].bytesRange(of: ")"), !text[..<open.lowerBound].hasDigit,
      case let words = text[open.upperBound..<close.lowerBound].split(separator: " "), (4...6).contains(words.count),
      words.last.map({ $0 == "off" || $0 == "away" }) == true,
      let takes = words.firstIndex(where: { $0.hasPrefix("take") }), takes + 1 < words.count - 1,
      case let load = words[(takes + 1)..<(words.count - 1)].joined(), Self.isTypedLoad(load[...]),
      load.first?.isNumber == true
    else { return }
    setAside(String(text[open.upperBound..<close.lowerBound]), at: place)
    lines[place].plain = "\(text[..<open.lowerBound]) -\(load)\(text[close.upperBound...])"
  }

  /// `35 s, 32,5 s`: half a second, where a comma divides.
  private mutating func spellDecimalsOfTimes(_ place: Int) {
    guard lines[place].plain.hasBetweenDigits(UInt8(ascii: ",")) else { return }
    var bytes = Array(lines[place].plain.utf8)
    var isChanged = false
    for comma in bytes.indices.dropFirst().dropLast() where bytes[comma] == UInt8(ascii: ",") {
      guard bytes[comma - 1].isDigit, bytes[comma + 1] == UInt8(ascii: "5") else { continue }
      var end = comma + 2
      if end < bytes.count, bytes[end] == 32 { end += 1 }
      let word = bytes[min(end, bytes.count)...].prefix { $0.isLetter }
      guard !word.isEmpty, document.words.word(String(decoding: word, as: UTF8.self)) == .seconds else { continue }
      bytes[comma] = UInt8(ascii: ".")
      isChanged = true
    }
    if isChanged { lines[place].plain = String(decoding: bytes, as: UTF8.self) }
  }

  /// `70 kg 12x / 80 kg 10x`, `Step-ups: 10x per leg / 10x per leg`, `L 12x R 8x`: as often.
  private mutating func spellCountsBeforeSigns(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "x")) || text.hasByte(UInt8(ascii: "X")) || text.hasByte(0xC3) else { return }
    let bytes = Array(text.utf8)
    var signs: [Range<Int>] = []
    var index = 1
    while index < bytes.count {
      guard bytes[index - 1].isDigit, let length = Self.times(bytes, index) else {
        index += 1
        continue
      }
      if endsCount(bytes, index + length) {
        signs.append(index..<(index + length))
      } else if bytes[index - 1] != UInt8(ascii: "2") || index > 1 && bytes[index - 2] != 32
        || index + length < bytes.count && !bytes[index + length].isDigit
      {
        // `5x 95lbs`, `3x8`: what stands behind it is the other factor; `2x8 kg` are two bells.
        return
      }
      index += length
    }
    guard signs.count > 1,
      // `15x each leg 2x` are sets of one count.
      zip(signs, signs.dropFirst()).allSatisfy({ first, second in
        let between = bytes[first.upperBound..<second.lowerBound]
        return between.contains { "/,;".utf8.contains($0) || $0 == UInt8(ascii: "L") || $0 == UInt8(ascii: "R") }
      })
    else { return }
    var spelled: [UInt8] = []
    var end = 0
    for sign in signs {
      spelled += bytes[end..<sign.lowerBound]
      spelled += Array(" reps".utf8)
      end = sign.upperBound
    }
    spelled += bytes[end...]
    var plain = String(decoding: spelled, as: UTF8.self)
    plain = plain.replacing(" / ", with: ", ").replacing("reps/", with: "reps, ")
    // `2x4 kg 15x / 2x4 kg 13x`: a bell in either hand.
    lines[place].plain = plain.containsBytes(of: " 2x") ? withoutHands(plain, place) : plain
  }

  private mutating func withoutHands(_ text: String, _ place: Int) -> String {
    let words = text.split(separator: " ")
    let isOfHands = words.contains { $0.hasPrefix("2x") }
    guard isOfHands, words.allSatisfy({ !$0.hasPrefix("2x") || Double($0.dropFirst(2).filter { $0 != "," }) != nil })
    else { return text }
    setAside("2x", at: place)
    return words.map { $0.hasPrefix("2x") ? $0.dropFirst(2) : $0 }.joined(separator: " ")
  }

  /// The length of `x` or `×`.
  private static func times(_ bytes: [UInt8], _ index: Int) -> Int? {
    if bytes[index] | 0x20 == UInt8(ascii: "x") { return 1 }
    return bytes[index] == 0xC3 && index + 1 < bytes.count && bytes[index + 1] == 0x97 ? 2 : nil
  }

  private static let behindCounts: NoteWordSet = [
    "l", "r", "to", "tot", "per", "bis", "je", "pro", "until", "hasta", "até", "fino",
  ]

  /// Whether a count ends there: at a sign, or before a word that is said of it.
  private func endsCount(_ bytes: [UInt8], _ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 32 { index += 1 }
    guard index < bytes.count else { return true }
    if bytes[index] == UInt8(ascii: "/") {
      // `2x / week`
      let behind = bytes[(index + 1)...].drop { $0 == 32 }
      return behind.first.map { $0.isDigit || $0 == UInt8(ascii: "L") || $0 == UInt8(ascii: "R") } ?? true
    }
    if ",;().".utf8.contains(bytes[index]) { return true }
    let word = bytes[index...].prefix { $0.isLetter || $0 >= 0x80 }
    guard index > start, !word.isEmpty, case let text = String(decoding: word, as: UTF8.self) else { return false }
    if Self.behindCounts.contains(text) { return true }
    switch document.words.word(text) {
    case .left, .right, .each, .failure, .rpe, .rir, .warmup, .then, .and, .drop: return true
    default: return false
    }
  }

  /// `45 sec, RPE 7 / 40 sec, RPE 8`: holds, each with its effort.
  private mutating func spellPartsAtStrokes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let digit = text.firstIndex(where: \.isNumber) else { return }
    let parts = text[digit...].split(separator: " / ")
    guard parts.count > 1,
      parts.allSatisfy({ part in
        let words = part.split { " ,".contains($0) }
        guard words.count > 2, let first = words.first, Double(first) != nil else { return false }
        let unit = document.words.word(words[1])
        return (unit == .seconds || unit == .minutes)
          && words.dropFirst(2).contains { document.words.word($0) == .rpe || document.words.word($0) == .rir }
      })
    else { return }
    lines[place].plain = text[..<digit] + parts.joined(separator: ", ")
  }

  /// `10 kg gauche x 12, droite x 10`: the sides by their letters.
  private mutating func spellSidesInWords(_ place: Int) {
    let text = lines[place].plain
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    let sides = words.indices.compactMap { place -> (Int, String)? in
      switch document.words.word(words[place]) {
      case .left where words[place].utf8.count > 2: (place, "L")
      case .right where words[place].utf8.count > 2: (place, "R")
      default: nil
      }
    }
    guard sides.count > 1, Set(sides.map(\.1)).count == 2,
      sides.allSatisfy({ side in
        // `perna esquerda 10` has the side's limb before it.
        let before = side.0 > 0 ? words[side.0 - 1] : ","
        guard
          before.last.map({ ",:;/".contains($0) || $0.isNumber }) == true
            || document.words.loadUnit(NoteWords.key(before)) != nil
        else { return false }
        return side.0 + 1 < words.count
          && (words[side.0 + 1].first?.isNumber == true || Self.isCount(words, side.0 + 1))
      }),
      // In English they are read as they are.
      sides.contains(where: { !["left", "right"].contains(words[$0.0].lowercased()) })
    else { return }
    for (place, letter) in sides { words[place] = letter[...] }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `x12`, `x 12`
  private static func isCount(_ words: [Substring], _ index: Int) -> Bool {
    guard let first = words[index].first, "x×".contains(first) else { return false }
    let digits = words[index].dropFirst()
    if digits.isEmpty { return index + 1 < words.count && words[index + 1].first?.isNumber == true }
    return digits.first?.isNumber == true
  }

  /// `SLP 12x20 | 12x40, 10x25 | 12x40` below `left | right`.
  private mutating func spellSidesAtBar(_ place: Int) {
    let text = lines[place].plain
    if text.hasBetweenDigits(UInt8(ascii: "|")) { return spellTightSidesAtBar(place) }
    guard text.containsBytes(of: " | "), let digit = text.firstIndex(where: \.isNumber) else { return }
    let sets = text[digit...].split(separator: ", ")
    var spelled: [String] = []
    for set in sets {
      let sides = set.split(separator: " | ")
      guard sides.count == 2, sides.allSatisfy({ $0.first?.isNumber == true }) else { return }
      spelled += ["L \(sides[0])", "R \(sides[1])"]
    }
    lines[place].plain = text[..<digit] + spelled.joined(separator: ", ")
  }

  /// `pistol squat: 5|4, 5|4`
  private mutating func spellTightSidesAtBar(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let bare = word.filter { !",();".contains($0) }
      let sides = bare.split(separator: "|", omittingEmptySubsequences: false)
      guard sides.count == 2, Int(sides[0]) != nil, Int(sides[1]) != nil, let range = word.firstRange(of: bare) else {
        return String(word)
      }
      return "\(word[..<range.lowerBound])L \(sides[0]), R \(sides[1])\(word[range.upperBound...])"
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `L 12@20 R 12@20 L 12@20`, `left x12 right x10`: one side behind the other.
  private mutating func spellSidesWithoutCommas(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
    var spelled: [String] = []
    var count = 0
    for index in words.indices {
      let side = ["L", "R", "left", "right"].contains(words[index])
      if side, index > 0, index + 1 < words.count, words[index - 1].last?.isNumber == true,
        words[index + 1].first?.isNumber == true && words[index + 1].hasByte(UInt8(ascii: "@"))
          || Self.isCount(words, index + 1),
        words[..<index].contains(where: { ["L", "R", "left", "right"].contains($0) })
      {
        spelled[spelled.count - 1] += ","
        count += 1
      }
      spelled.append(String(words[index]))
    }
    if count > 0 { lines[place].plain = spelled.joined(separator: " ") }
  }
}
