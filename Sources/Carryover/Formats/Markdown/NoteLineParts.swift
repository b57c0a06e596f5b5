import TextStreams
import TrainingModel

/// The parts of a line: sets, and behind them, in whatever order somebody told them, what came of them, how hard they
/// were, how long one rested, and how they went: `3x5 @ 100kg, last set 8, RPE 9 - felt good`, `60kg 8/8/7 easy, 2 RIR`.
///
/// Each of these is known to the readers of sets behind the sets alone; here they are taken apart, so that they can be
/// spelled in the one order that is read whatever they are. A line of which any word stays untaken is left as it is.
struct NoteLineParts {
  /// What stands before the sets.
  var head: Substring = ""
  /// The sets and their load, as they are read.
  var base = ""
  /// How many sets and repetitions a scheme has; `nil` where either number may be the other's, and for a list.
  var scheme: (sets: Int, reps: Int)?
  /// How many sets there may be.
  var factors: [Int] = []
  /// Whether the scheme was told in words: `3 sets of 5`.
  var isInWords = false
  /// The repetitions of all sets, or those of the last.
  var counts: [Int] = []
  /// Whether the counts are what came of a plan: `-> 5/5/8`, `, got 5/5/8`.
  var areOutcome = false
  /// Whether a part is written as no other reader knows it: `=>`, `(3-1-1)`.
  var isOdd = false
  var lastCount: Int?
  /// `RPE 8`, `RIR 2`: how hard all sets were, and the last.
  var effort: String?
  var lastEffort: String?
  /// Whether the last was to failure.
  var lastFails = false
  /// `each side`
  var share: String?
  /// `90s`
  var pause: Substring?
  var remarks: [Substring] = []

  let words: NoteWords
  /// What is not taken yet.
  var rest: Substring = ""
  private var count = 0

  private init(words: NoteWords) { self.words = words }

  init?(_ text: String, words: NoteWords) {
    self.init(words: words)
    guard let taken = taken(of: text) else { return nil }
    self = taken
  }

  /// Whether anything may stand behind the sets of a text but the repetitions of each: a word, a bracket, an effort.
  static func mayHold(_ text: ByteSlice) -> Bool {
    var (place, efforts) = (0, 0)
    var hasList = false
    while place < text.count, !text[place].isDigit { place += 1 }
    while place < text.count {
      let byte = text[place]
      if byte.isLetter {
        let start = place
        while text[place].isLetter { place += 1 }
        guard unitsAndSigns.contains(text.slice(start, place)) else { return true }
        continue
      }
      if byte == UInt8(ascii: "@") {
        // `@ 80`, and no effort.
        var next = place + 1
        if text[next] == 32 { next += 1 }
        let isLoad =
          text[next].isDigit && text[next + 1].isDigit && (text[next] != UInt8(ascii: "1") || text[next + 1] != 48)
        // An effort alone is read as it stands.
        efforts += isLoad ? 0 : 1
        if efforts > 1 { return true }
      } else if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "/") {
        hasList = true
      } else if !byte.isDigit, !" .-x".utf8.contains(byte) {
        return true
      }
      place += 1
    }
    return efforts > 0 && (hasList || text.hasListOfSpaces)
  }

  private static let unitsAndSigns: NoteWordSet = ["x", "kg", "kgs", "lb", "lbs"]

  /// All of the parts, from the first place where sets begin behind which nothing else stands.
  private func taken(of text: String) -> Self? {
    let bytes = text.utf8
    let hasSign = text.hasByte(UInt8(ascii: "@"))
    var place = bytes.startIndex
    for _ in 0..<16 {
      guard let digit = bytes[place...].firstIndex(where: \.isDigit) else { return nil }
      let end = bytes[digit...].firstIndex { !$0.isDigit } ?? bytes.endIndex
      if Self.mayBegin(behind: text[..<digit]) {
        let count = Int(text[digit..<end]) ?? .max
        let next = bytes[end...].first { $0 != 32 } ?? 0
        for form in Form.allCases where form.mayBegin(with: count, next, hasSign: hasSign) {
          var parts = self
          parts.head = text[..<digit]
          parts.rest = text[digit...]
          if parts.takeSets(form), parts.endsWord, parts.takeParts() { return parts }
        }
      }
      place = end
    }
    return nil
  }

  /// Whether sets may begin behind a text: behind a space, a colon or a dash, and in no bracket.
  private static func mayBegin(behind text: Substring) -> Bool {
    guard let before = text.utf8.last else { return true }
    guard " :-\t".utf8.contains(before) || before >= 0x80 && "–—".contains(text.last ?? "x") else { return false }
    // What stands in a bracket is part of something else.
    guard let open = text.utf8.lastIndex(of: UInt8(ascii: "(")) else { return true }
    return text.utf8[open...].contains(UInt8(ascii: ")"))
  }

  private mutating func takeParts() -> Bool {
    while rest.contains(where: { $0 != " " && $0 != "." }) {
      guard takePart() else { return false }
      count += 1
    }
    return true
  }

  /// The counts of all sets; those that came of a plan with the word that says so.
  private func bracket(_ counts: [Int]) -> String {
    " (\(areOutcome || base.contains("+") ? "got " : "")\(counts.map(String.init).joined(separator: ", ")))"
  }

  /// The line in the order that is read; `nil` where it is read as it stands.
  var spelled: String? {
    // A bracket that no other part follows is read as it stands, and so is what stands alone.
    let isPlain = count < 2 && lastCount == nil && !(isInWords && !counts.isEmpty) && !isOdd
    guard !isPlain, counts.isEmpty || lastCount == nil, !lastFails || lastEffort == nil else { return nil }
    var text = "\(head)\(base)"
    if let lastCount {
      if lastEffort != nil || lastFails, let scheme {
        let counts = Array(repeating: scheme.reps, count: scheme.sets - 1) + [lastCount]
        text += bracket(counts)
      } else {
        text += " (last set \(lastCount))"
      }
    } else if !counts.isEmpty {
      guard factors.contains(counts.count), scheme.map({ $0.sets == counts.count }) ?? true else { return nil }
      text += bracket(counts)
    }
    if let share { text += share }
    if let effort { text += " \(effort)" }
    if let lastEffort {
      // Where nobody knows how many sets there were, the last cannot be told apart.
      let isAlone = lastCount != nil && scheme == nil || factors == [1]
      text += isAlone ? " \(lastEffort)" : " (last set \(lastEffort))"
    }
    if lastFails { text += factors == [1] ? " to failure" : " (last set failure)" }
    if let pause { text += " (rest \(pause))" }
    return text
  }
}

// MARK: - Signs and numbers

extension NoteLineParts {
  mutating func take(_ signs: [String]) -> String? {
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
    rest = rest.dropFirst(sign.count)
    return sign
  }

  /// `x`, ` x `, `×`, `*`
  mutating func takeTimes() -> Bool {
    let sign = rest.drop { $0 == " " }
    guard let first = sign.first, "xX×*".contains(first), case let behind = sign.dropFirst().drop(while: { $0 == " " }),
      behind.first?.isNumber == true
    else { return false }
    rest = behind
    return true
  }

  mutating func takeInteger() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.utf8.count), let value = Int(digits), case let behind = rest[digits.endIndex...],
      !(behind.first == "." && behind.dropFirst().first?.isNumber == true)
    else { return nil }
    rest = behind
    return value
  }

  mutating func takeNumber() -> Double? {
    guard let (number, _) = NoteAssembly.number(String(rest)), rest.first?.isNumber == true else { return nil }
    rest = rest.drop { $0.isNumber }
    if let sign = rest.first, ".,".contains(sign), rest.dropFirst().first?.isNumber == true {
      rest = rest.dropFirst().drop { $0.isNumber }
    }
    return number
  }

  /// `kg`, ` lbs`, `#`
  mutating func takeUnit() -> Substring? {
    let start = rest.drop { $0 == " " }
    // The sign may be glued to it: `60kgx8`.
    let unit = start.first == "#" ? start.prefix(1) : start.prefix { $0.isLetter && $0 != "x" }
    guard !unit.isEmpty, unit == "#" || words.loadUnit(NoteWords.key(String(unit))) != nil else { return nil }
    rest = rest[unit.endIndex...]
    return unit
  }
}
