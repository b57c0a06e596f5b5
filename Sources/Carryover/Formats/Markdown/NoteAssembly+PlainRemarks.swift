import TextStreams

/// What people say behind plain sets of how they went.
extension NoteAssembly {
  /// Sets aside what is said behind the sets of a line in words that mean nothing else, where its sets need no spelling:
  /// of `Squat 3x5 80 kg, felt strong today` the remark. The rules would do the same, at twenty times the cost; a test
  /// holds the two against each other.
  ///
  /// - Returns: Whether the line is spelled now.
  mutating func dropPlainRemark(_ place: Int) -> Bool {
    guard isSpellable(place, to: 120), let parts = lines[place].plain.withByteSlice(Self.plainRemark) else {
      return false
    }
    let text = lines[place].plain
    lines[place].plain = parts.sets
    guard isSpelled(place) else {
      lines[place].plain = text
      return false
    }
    setAside(parts.remark, at: place)
    return true
  }

  /// The sets of a line and what is said behind them; `nil` where a word of it may mean more.
  private static func plainRemark(_ text: ByteSlice) -> (sets: String, remark: String)? {
    guard var end = endOfNumbers(text), end + 4 < text.count else { return nil }
    let sets = end
    let isBracketed = text.slice(end).hasPrefix(" (")
    for divider in [", ", ". ", "; ", " - ", " – ", " — ", " (", " "] as [StaticString]
    where text.slice(end).hasPrefix(divider) {
      end += divider.utf8CodeUnitCount
      break
    }
    guard end > sets else { return nil }
    var remark = text.slice(end)
    if isBracketed {
      guard remark[remark.count - 1] == UInt8(ascii: ")") else { return nil }
      remark = remark.slice(0, remark.count - 1)
    }
    guard tellsHowItWent(remark) else { return nil }
    return (text.slice(0, sets).string, text.slice(isBracketed ? end - 1 : end).string)
  }

  /// Where the last number of a text and its unit end.
  private static func endOfNumbers(_ text: ByteSlice) -> Int? {
    var end = text.count
    while end > 0, !text[end - 1].isDigit { end -= 1 }
    guard end > 0 else { return nil }
    if text[end] == UInt8(ascii: ")") { return end + 1 }
    let start = text[end] == 32 ? end + 1 : end
    var behind = start
    while text[behind].isLetter { behind += 1 }
    if units.contains(text.slice(start, behind)) { return behind }
    return start == end && behind > start ? nil : end
  }

  private static let units: NoteWordSet = ["kg", "lb", "lbs", "s", "sec", "min", "km", "mi", "m"]

  /// Whether a text is made of words that only say how something went: `felt strong today`.
  static func tellsHowItWent(_ text: String) -> Bool { text.withByteSlice(tellsHowItWent) }

  /// The same of a text's bytes.
  private static func tellsHowItWent(_ text: ByteSlice) -> Bool {
    var start = 0
    for beginning in ["last set was ", "last one was ", "last rep was "] as [StaticString]
    where text.hasPrefix(beginning) {
      start = beginning.utf8CodeUnitCount
    }
    guard start < text.count, text[start].isLetter, text.count <= 60 else { return false }
    while start < text.count {
      var end = start
      while text[end].isLetter || text[end] == UInt8(ascii: "'") { end += 1 }
      guard end > start else { return false }
      let word = text.slice(start, end)
      // `left knee stiff`, where `left 12` would be a side.
      let isSide = (word.equals("left") || word.equals("right")) && limbs.contains(Self.word(text, behind: end))
      guard isSide || wordsOfHow.contains(word) else { return false }
      if text[end] == UInt8(ascii: ",") { end += 1 }
      guard end == text.count || text[end] == 32 else { return false }
      start = end + 1
    }
    return true
  }

  /// The word behind a space at a place.
  private static func word(_ text: ByteSlice, behind place: Int) -> ByteSlice {
    var end = place + 1
    while text[end].isLetter { end += 1 }
    return text.slice(min(place + 1, text.count), min(end, text.count))
  }

  private static let limbs: NoteWordSet = ["knee", "shoulder", "elbow", "hip", "wrist"]

  private static let wordsOfHow: NoteWordSet = [
    "felt", "feels", "feeling", "good", "great", "strong", "easy", "hard", "heavy", "tough", "smooth", "solid", "fine",
    "ok", "okay", "nice", "awesome", "amazing", "terrible", "awful", "bad", "rough", "ugly", "shaky", "sloppy",
    "grindy", "grind", "grinder", "crisp", "snappy", "tired", "today", "again", "really", "very", "so", "pretty",
    "quite",
    "super", "a", "bit", "little", "was", "is", "but", "and", "not", "bar", "speed", "form", "better", "worse", "than",
    "expected", "usual", "still", "surprisingly", "way", "too", "grip", "went", "first", "stiff", "on", "the", "down",
    "tempo", "rushed", "slow", "add", "weight", "knee", "knees", "shoulder", "shoulders", "elbow", "elbows", "hip",
    "hips", "wrist", "wrists", "lower", "back", "tight", "sore", "niggle", "this", "time", "week", "more", "next", "it",
    "these", "were", "moved", "well", "fast", "perfect", "much", "my", "I", "as", "in", "burn", "burning", "pump",
    "depth", "breathing", "fried", "toast", "dead", "gassed", "sweaty", "technique", "happy", "proud", "needs", "watch",
    "keep",
  ]
}
