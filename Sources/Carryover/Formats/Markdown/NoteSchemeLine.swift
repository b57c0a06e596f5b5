import TextStreams
import TrainingModel

/// A scheme with its load, and behind it, in whatever order somebody told them, what came of the sets, how hard they were,
/// and how they went: `3x5 @ 100kg, last set 8, RPE 9 - felt good`.
///
/// Each of these is known to the readers of sets behind the scheme alone; here they are taken apart, so that they can be
/// spelled in the one order that is read whatever they are. A line of which any word stays untaken is left as it is.
struct NoteSchemeLine {
  /// What stands before the scheme.
  private(set) var head: Substring = ""
  /// The scheme and its load, as they are read.
  private(set) var base = ""
  /// How many sets and repetitions it has; `nil` where either number may be the other's.
  private(set) var scheme: (sets: Int, reps: Int)?
  private var factors: [Int] = []
  /// Whether it was told in words: `3 sets of 5`.
  private var isInWords = false
  /// The repetitions of all sets, or those of the last.
  private(set) var counts: [Int] = []
  private(set) var lastCount: Int?
  /// `RPE 8`, `RIR 2`: how hard all sets were, and the last.
  private(set) var effort: String?
  private(set) var lastEffort: String?
  private(set) var remarks: [Substring] = []
  private var pieces = 0
  /// Whether `=>` stands before the repetitions, which no other reader knows.
  private var isPointedAt = false

  private let words: NoteWords
  private var rest: Substring = ""

  init?(_ text: String, words: NoteWords) {
    self.words = words
    guard parseBase(of: text) else { return nil }
    while !rest.isEmpty {
      guard takePiece() else { return nil }
      pieces += 1
    }
  }

  /// The line in the order that is read; `nil` where it is read as it stands.
  var spelled: String? {
    let isPlain = pieces < 2 && lastCount == nil && !(isInWords && !counts.isEmpty) && !isPointedAt
    guard !isPlain, counts.isEmpty || lastCount == nil else { return nil }
    var text = "\(head)\(base)"
    if let lastCount {
      if lastEffort != nil, let scheme {
        let counts = Array(repeating: scheme.reps, count: scheme.sets - 1) + [lastCount]
        text += " (got \(counts.map(String.init).joined(separator: ", ")))"
      } else {
        text += " (last set \(lastCount))"
      }
    } else if !counts.isEmpty {
      guard factors.contains(counts.count), scheme.map({ $0.sets == counts.count }) ?? true else { return nil }
      text += " (got \(counts.map(String.init).joined(separator: ", ")))"
    }
    if let effort { text += " \(effort)" }
    if let lastEffort {
      // Where nobody knows how many sets there were, the last cannot be told apart.
      text += lastCount != nil && scheme == nil ? " \(lastEffort)" : " (last set \(lastEffort))"
    }
    return text
  }

  // MARK: The scheme

  private mutating func parseBase(of text: String) -> Bool {
    var place = text.startIndex
    var tries = 0
    while let digit = text[place...].firstIndex(where: { $0.isASCII && $0.isNumber }), tries < 4 {
      let before = digit > text.startIndex ? text[text.index(before: digit)] : " "
      if " :(–—-\t".contains(before) {
        tries += 1
        rest = text[digit...]
        head = text[..<digit]
        if parseSchemeAndLoad() || parseLoadAndScheme(from: text[digit...]) { return !head.hasSuffix("(") }
      }
      place = text[digit...].firstIndex { !$0.isNumber } ?? text.endIndex
    }
    return false
  }

  /// `3x5 @ 100kg`, `3 sets of 5 at 100 kg`, `3x5 (100kg)`
  private mutating func parseSchemeAndLoad() -> Bool {
    guard let (found, plus) = takeScheme() else { return false }
    let start = rest
    guard let load = takeLoadBehindScheme(reps: found.reps) else { return false }
    scheme = found
    factors = [found.sets]
    let typed = isInWords ? " @ \(load)" : String(start[..<rest.startIndex])
    base = "\(found.sets)x\(found.reps)\(plus)\(typed)"
    return endsWord
  }

  /// `100kg 3x5`, `100 kg: 3x5`, `100kg x 5 x 3`
  private mutating func parseLoadAndScheme(from text: Substring) -> Bool {
    rest = text
    isInWords = false
    guard let number = takeNumber() else { return false }
    let hasUnit = takeUnit() != nil
    guard hasUnit || number >= 20 else { return false }
    let isProduct = hasUnit && takeTimes()
    if !isProduct { _ = take([", ", ": ", " "]) }
    let start = rest
    guard rest.startIndex > text.startIndex, let first = takeInteger(), takeTimes(), let second = takeInteger() else {
      return false
    }
    let plus = take(["+"]) != nil
    guard (1...30).contains(first), (1...30).contains(second) else { return false }
    if isProduct {
      factors = [first, second]
    } else {
      guard (2...10).contains(first) else { return false }
      scheme = (first, second)
      factors = [first]
    }
    base = String(text[..<rest.startIndex])
    return !(plus && isProduct) && start.startIndex < rest.startIndex && endsWord
  }

  private var endsWord: Bool { rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "/" } ?? true }

  /// `3x5`, `3 x 5+`, `3 sets of 5 reps`
  private mutating func takeScheme() -> (found: (sets: Int, reps: Int), plus: String)? {
    isInWords = false
    guard let sets = takeInteger(), (2...10).contains(sets) else { return nil }
    if !takeTimes() {
      guard take([" sets of ", " sets x ", " sets × ", " x sets of ", " sets, ", " sets "]) != nil else { return nil }
      isInWords = true
    }
    guard let reps = takeInteger(), (1...30).contains(reps) else { return nil }
    let plus = take(["+"]) ?? ""
    if take([" reps", " rep"]) != nil { isInWords = true }
    return ((sets, reps), plus)
  }

  private mutating func takeLoadBehindScheme(reps: Int) -> String? {
    let joint = take([" @ ", " @", "@ ", "@", " with ", " at ", " w/ ", " x ", "x", " - ", " (", ", ", " "])
    guard let joint else { return nil }
    let start = rest
    guard let number = takeNumber() else { return nil }
    let hasUnit = takeUnit() != nil
    let load = String(start[..<rest.startIndex])
    if joint == " (" { return hasUnit && take([")"]) != nil ? load : nil }
    let isSaid = [" @ ", " @", "@ ", "@", " with ", " at ", " w/ "].contains(joint)
    guard
      hasUnit || isSaid && number > 12 || [" ", " x ", "x"].contains(joint) && number >= 20 && number > Double(reps)
    else { return nil }
    return load
  }

  // MARK: What stands behind it

  private mutating func takePiece() -> Bool {
    let before = rest
    let behind = rest.drop { " ,;.".contains($0) }
    if behind.isEmpty, !rest.contains(where: { ",;".contains($0) }) {
      rest = behind
      pieces -= 1
      return true
    }
    if takeCounts() { return true }
    rest = before.drop { " ,;.".contains($0) }
    _ = take(["- ", "– ", "— "])
    let start = rest
    let isBracket = take(["("]) != nil
    if takeLast(isBracket: isBracket) { return true }
    rest = isBracket ? start.dropFirst() : start
    if effort == nil, let found = takeEffort(), !isBracket || take([")"]) != nil {
      effort = found
      return true
    }
    rest = start
    return takeRemark()
  }

  /// `-> 5/5/8`, `: 5, 5, 8`, `(5,5,8)`, `, got 5/5/8`: as many as sets.
  private mutating func takeCounts() -> Bool {
    guard counts.isEmpty, lastCount == nil else { return false }
    // `RPE 8. (5, 5, 8)`
    rest = rest.drop { ".;".contains($0) }
    guard
      let opening = take([
        " (got ", " (did ", " (", " [", ": ", " -> ", " → ", " => ", " = ", " - ", " – ", ", got ", ", did ", " got ",
        " did ",
      ])
    else { return false }
    var found: [Int] = []
    while let count = takeInteger(), count <= 50 {
      found.append(count)
      let next = rest.drop { " ,/".contains($0) }
      guard next.first?.isNumber == true, next.startIndex > rest.startIndex, found.count != scheme?.sets else { break }
      rest = next
    }
    guard factors.contains(found.count), found.count > 1 else { return false }
    _ = take([" reps"])
    let closing = opening.hasPrefix(" (") ? ")" : opening == " [" ? "]" : ""
    guard closing.isEmpty || take([closing]) != nil, endsWord, rest.first != "@" else { return false }
    counts = found
    isPointedAt = opening == " => "
    return true
  }

  /// `last set 8`, `8 on the last set`, `AMRAP last set: 8`, and how hard that was.
  private mutating func takeLast(isBracket: Bool) -> Bool {
    guard lastCount == nil || lastEffort == nil else { return false }
    var (isLast, count): (Bool, Int?) = (false, nil)
    while true {
      let before = rest
      let token = takeToken()
      if let number = Int(token.hasPrefix("x") ? String(token.dropFirst()) : token) {
        guard count == nil, (0...50).contains(number) else { return false }
        count = number
      } else if Self.wordsOfLast.contains(token) {
        isLast = isLast || token == "last" || token == "final"
      } else {
        rest = before
        break
      }
      let spaces = rest.prefix { $0 == " " }
      // `8, RPE 9`
      guard rest.dropFirst(spaces.count).first != "-" else { break }
      rest = rest.dropFirst(spaces.count)
    }
    guard isLast else { return false }
    if rest.first == "," || rest.first == "@" || count == nil || isBracket || rest.first?.isLetter == true {
      let before = rest
      rest = rest.drop { " ,".contains($0) }
      if let found = takeEffort() { lastEffort = found } else { rest = before }
    }
    if isBracket, take([")"]) == nil { return false }
    guard count != nil || lastEffort != nil, counts.isEmpty || count == nil else { return false }
    lastCount = lastCount ?? count
    return rest.isEmpty || ",;. (-–—✓✅".contains(rest.first ?? " ") || rest.first?.isLetter == true
  }

  private static let wordsOfLast: NoteWordSet = [
    "last", "final", "the", "my", "on", "set", "one", "was", "got", "did", "for", "amrap", "reps", "rep", "x", ":", "=",
  ]

  private mutating func takeToken() -> String {
    let token = rest.prefix { $0.isLetter || $0.isNumber }
    if token.isEmpty {
      guard let sign = rest.first, ":=".contains(sign) else { return "" }
      rest = rest.dropFirst()
      return String(sign)
    }
    rest = rest[token.endIndex...]
    // `8.5` is no count.
    if token.hasDigit, rest.first == ".", rest.dropFirst().first?.isNumber == true { return "" }
    return token.lowercased()
  }

  /// `@8`, `RPE 8.5`, `@ RPE 8`, `RIR 2`, `2 RIR`, `2 in reserve`
  private mutating func takeEffort() -> String? {
    let isAt = take(["@ ", "@"]) != nil
    let word = rest.prefix { $0.isLetter }.lowercased()
    let isNamed = word == "rpe" || word == "rir"
    if isNamed { rest = rest.dropFirst(3).drop { " :=".contains($0) } }
    guard isNamed || isAt || rest.first?.isNumber == true, let value = takeNumber() else { return nil }
    let number = (value * 2).rounded() == value * 2 ? "\(value)".trimmedZero : nil
    guard let number, rest.first.map({ !"-–/~x×%+".contains($0) && !$0.isLetter && !$0.isNumber }) ?? true else {
      return nil
    }
    if isNamed {
      guard word == "rir" ? value <= 5 : (4...10).contains(value) else { return nil }
      return "\(word.uppercased()) \(number)"
    }
    let behind = rest
    rest = rest.drop { $0 == " " }
    let noun = take(["RIR", "rir", "in reserve", "left in the tank", "left in tank", "reps in reserve"])
    if noun == nil { rest = behind }
    if noun != nil { return !isAt && value <= 5 && endsWord ? "RIR \(number)" : nil }
    return isAt && (5...10).contains(value) && takeUnit() == nil ? "RPE \(number)" : nil
  }

  private mutating func takeRemark() -> Bool {
    var text = rest
    let isBracket = rest.first == "("
    if isBracket {
      guard let close = rest.firstIndex(of: ")") else { return false }
      text = rest.dropFirst()[..<close]
      rest = rest[rest.index(after: close)...]
    } else {
      let lower = rest.lowercased()
      guard lower.utf8.count == rest.utf8.count else { return false }
      var end = lower.firstIndex { ",;.(@".contains($0) || $0.isNumber } ?? lower.endIndex
      for word in ["rpe", "rir", " - ", " – ", " — "] {
        if let range = lower[..<end].bytesRange(of: word) { end = min(end, range.lowerBound) }
      }
      text = rest.prefix(lower.distance(from: lower.startIndex, to: end))
      rest = rest[text.endIndex...]
    }
    let remark = text.trimmedSpaces
    guard !remark.isEmpty, !remark.hasDigit,
      NoteAssembly.isVerdict(remark[...], words)
        || Self.gear.contains(remark.lowercased().filter { $0.isLetter || $0 == " " })
    else { return false }
    if !Self.marks.contains(remark.lowercased()) { remarks.append(text) }
    return true
  }

  private static let marks: Set<String> = ["done", "all done", "✓", "✅", "complete", "completed"]
  private static let gear: Set<String> = [
    "belt", "no belt", "with belt", "beltless", "belted", "paused", "pr", "new pr", "pb", "new pb", "straps",
    "no straps",
    "with straps", "wraps", "no wraps", "sleeves", "touch and go", "tng", "done", "all done", "complete", "completed",
    "",
    "good form", "bad form", "form ok", "good depth", "clean", "grindy",
  ]

  // MARK: Signs and numbers

  private mutating func take(_ signs: [String]) -> String? {
    guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
    rest = rest.dropFirst(sign.count)
    return sign
  }

  /// `x`, ` x `, `×`, `*`
  private mutating func takeTimes() -> Bool {
    let sign = rest.drop { $0 == " " }
    guard let first = sign.first, "xX×*".contains(first), case let behind = sign.dropFirst().drop(while: { $0 == " " }),
      behind.first?.isNumber == true
    else { return false }
    rest = behind
    return true
  }

  private mutating func takeInteger() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.utf8.count), let value = Int(digits), case let behind = rest[digits.endIndex...],
      !(behind.first == "." && behind.dropFirst().first?.isNumber == true)
    else { return nil }
    rest = behind
    return value
  }

  private mutating func takeNumber() -> Double? {
    guard let (number, _) = NoteAssembly.number(String(rest)), rest.first?.isNumber == true else { return nil }
    rest = rest.drop { $0.isNumber }
    if let sign = rest.first, ".,".contains(sign), rest.dropFirst().first?.isNumber == true {
      rest = rest.dropFirst().drop { $0.isNumber }
    }
    return number
  }

  /// `kg`, ` lbs`, `#`
  private mutating func takeUnit() -> Substring? {
    let start = rest.drop { $0 == " " }
    let unit = start.first == "#" ? start.prefix(1) : start.prefix { $0.isLetter }
    guard !unit.isEmpty, unit == "#" || words.loadUnit(NoteWords.key(String(unit))) != nil else { return nil }
    rest = rest[unit.endIndex...]
    return unit
  }
}

extension String {
  /// `8` of `8.0`.
  fileprivate var trimmedZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
