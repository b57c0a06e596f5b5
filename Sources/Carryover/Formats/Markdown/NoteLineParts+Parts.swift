import TextStreams
import TrainingModel

/// What stands behind the sets of a line.
extension NoteLineParts {
  /// Takes the next part.
  mutating func takePart() -> Bool {
    let before = rest
    if takeCounts() || takeShare() { return true }
    rest = before.drop { " ,;.".contains($0) }
    _ = take(["- ", "– ", "— ", "/ "])
    let start = rest
    let isBracket = take(["("]) != nil
    let inner = rest
    if takeLast(isBracket: isBracket) { return true }
    rest = inner
    if takeEffortOfAll() || takePause() || takeTempo(isBracket: isBracket), !isBracket || take([")"]) != nil {
      return true
    }
    rest = start
    return takeRemark()
  }

  private mutating func takeEffortOfAll() -> Bool {
    let before = rest
    guard effort == nil, let found = takeEffort() else {
      rest = before
      return false
    }
    // `7, 2 RIR` behind a list is read as the last set's.
    if scheme == nil, found.isNounBehind { isOdd = true }
    effort = found.text
    return true
  }

  /// ` each side`, ` per leg`
  private mutating func takeShare() -> Bool {
    guard share == nil else { return false }
    let before = rest
    let found = take([
      " each side", " each leg", " each arm", " per side", " per leg", " per arm", " e/s", " each", " ea",
    ])
    guard let found, endsWord else {
      rest = before
      return false
    }
    share = found
    return true
  }

  /// `90s rest`, `rest 2 min`, `w/ 2 min rest`
  private mutating func takePause() -> Bool {
    let before = rest
    guard pause == nil, let time = takeTimeOfRest() else {
      rest = before
      return false
    }
    pause = time
    return true
  }

  private mutating func takeTimeOfRest() -> Substring? {
    _ = take(["w/ ", "with "])
    let isBefore = take(["rest ", "rests ", "rest: ", "Rest "]) != nil
    let start = rest
    guard takeNumber() != nil else { return nil }
    if take([":"]) != nil {
      guard rest.prefix(2).allSatisfy(\.isNumber), rest.count > 1 else { return nil }
      rest = rest.dropFirst(2)
    } else {
      guard take([" min", "min", " sec", "sec", "s", " s", "m", " m", "'"]) != nil else { return nil }
      _ = take(["utes", "onds", "s"])
    }
    let time = start[..<rest.startIndex]
    guard isBefore || take([" rests", " rest", " between sets", " between"]) != nil, endsWord else { return nil }
    return time
  }

  /// `tempo 3110`, `@ tempo 3-1-1`, `(3-1-1)`: how fast, which is told beside the sets.
  private mutating func takeTempo(isBracket: Bool) -> Bool {
    let start = rest
    _ = take(["@ ", "@"])
    let isNamed = take(["tempo ", "Tempo ", "tempo: "]) != nil
    let digits = rest.prefix { $0.isNumber || $0 == "-" || $0 == "X" || $0 == "x" || $0 == "." || $0 == "/" }
    let counts = digits.filter { !"-./".contains($0) }
    let isApart = digits.utf8.count > counts.utf8.count
    guard isNamed || isBracket && isApart,
      counts.utf8.count == 4 || counts.utf8.count == 3 && isApart || isNamed && counts.utf8.count == 3,
      !isApart
        || digits.split(omittingEmptySubsequences: false, whereSeparator: { "-./".contains($0) }).allSatisfy({
          $0.utf8.count == 1
        }),
      // `3x8 (8-8-7)` are counts; a tempo has a second without a move, or one of a second.
      isNamed || counts.contains(where: { "01Xx".contains($0) })
    else { return false }
    // `3x5 (5-5-1)`: what came of each.
    let numbers = counts.compactMap { $0.wholeNumberValue }
    if !isNamed, factors.contains(numbers.count), let scheme, numbers.first == scheme.reps { return false }
    rest = rest[digits.endIndex...]
    guard endsWord else { return false }
    remarks.append(start[..<rest.startIndex])
    isOdd = true
    return true
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
    areOutcome = ["got", "did", ">", "→"].contains { opening.contains($0) }
    isOdd = isOdd || opening == " => "
    return true
  }

  /// `last set 8`, `8 on the last set`, `AMRAP last set: 8`, and how hard that was.
  private mutating func takeLast(isBracket: Bool) -> Bool {
    guard lastCount == nil || lastEffort == nil else { return false }
    var (isLast, count, fails): (Bool, Int?, Bool) = (false, nil, false)
    while true {
      let before = rest
      let token = takeToken()
      if let number = Int(token.hasPrefix("x") ? String(token.dropFirst()) : token) {
        guard count == nil, (0...50).contains(number) else { return false }
        count = number
      } else if Self.wordsOfLast.contains(token) {
        isLast = isLast || token == "last" || token == "final"
        fails = fails || token == "failure"
      } else {
        rest = before
        break
      }
      let spaces = rest.prefix { $0 == " " }
      // `8, RPE 9`
      guard rest.dropFirst(spaces.count).first != "-" else { break }
      rest = rest.dropFirst(spaces.count)
    }
    guard isLast, !fails || !lastFails else { return false }
    if !fails, count == nil || isBracket || rest.first.map({ ",@".contains($0) || $0.isLetter }) == true {
      let before = rest
      rest = rest.drop { " ,".contains($0) }
      if let found = takeEffort(), lastEffort == nil { lastEffort = found.text } else { rest = before }
    }
    if isBracket, take([")"]) == nil { return false }
    guard count != nil || lastEffort != nil || fails, count == nil || counts.isEmpty && lastCount == nil else {
      return false
    }
    lastCount = lastCount ?? count
    lastFails = lastFails || fails
    return rest.isEmpty || ",;. (-–—✓✅".contains(rest.first ?? " ") || rest.first?.isLetter == true
  }

  private static let wordsOfLast: NoteWordSet = [
    "last", "final", "the", "my", "on", "set", "one", "was", "got", "did", "for", "amrap", "reps", "rep", "x", ":", "=",
    "to", "failure",
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
  private mutating func takeEffort() -> (text: String, isNounBehind: Bool)? {
    let isAt = take(["@ ", "@"]) != nil
    let word = rest.prefix { $0.isLetter }.lowercased()
    let isNamed = word == "rpe" || word == "rir"
    if isNamed { rest = rest.dropFirst(3).drop { " :=".contains($0) } }
    guard isNamed || isAt || rest.first?.isNumber == true, let value = takeNumber() else { return nil }
    let number = (value * 2).rounded() == value * 2 ? "\(value)".trimmedZero : nil
    guard let number,
      rest.lowercased().hasPrefix("rir")
        || rest.first.map({ !"-–/~x×%+".contains($0) && !$0.isLetter && !$0.isNumber }) ?? true
    else {
      return nil
    }
    if isNamed {
      guard word == "rir" ? value <= 5 : (4...10).contains(value) else { return nil }
      return ("\(word.uppercased()) \(number)", false)
    }
    let behind = rest
    rest = rest.drop { $0 == " " }
    let noun = take(["RIR", "rir", "in reserve", "left in the tank", "left in tank", "reps in reserve"])
    if noun == nil { rest = behind }
    if noun != nil { return !isAt && value <= 5 && endsWord ? ("RIR \(number)", true) : nil }
    return isAt && (5...10).contains(value) && takeUnit() == nil ? ("@\(number)", false) : nil
  }

  private mutating func takeRemark() -> Bool {
    let start = rest
    var text = rest
    if rest.first == "(" {
      guard let close = rest.firstIndex(of: ")") else { return false }
      text = rest.dropFirst()[..<close]
      rest = rest[rest.index(after: close)...]
    } else if let length = Self.lengthOfOtherDay(rest) {
      text = rest.prefix(length)
      rest = rest.dropFirst(length)
    } else {
      let lower = rest.lowercased()
      guard lower.utf8.count == rest.utf8.count else { return false }
      var end = lower.firstIndex { ",;.(@".contains($0) || $0.isNumber } ?? lower.endIndex
      for word in ["rpe", "rir", " - ", " – ", " — ", " last set", " last one", " tempo", " rest", " each", " per"] {
        if let range = lower[..<end].bytesRange(of: word) { end = min(end, range.lowerBound) }
      }
      text = rest.prefix(lower.distance(from: lower.startIndex, to: end))
      rest = rest[text.endIndex...]
    }
    let remark = text.trimmedSpaces
    let isOfOtherDay = Self.lengthOfOtherDay(remark[...]) == remark.count
    guard !remark.isEmpty, isOfOtherDay || !remark.hasDigit,
      isOfOtherDay || NoteAssembly.isVerdict(remark[...], words) || Self.isOfGear(remark)
    else { return false }
    if !Self.marks.contains(remark.lowercased()) { remarks.append(text) }
    // `, no belt` alone may be taken for a name.
    isOdd = isOdd || start.first != "(" && Self.isOfGear(remark)
    return true
  }

  /// `up 2.5 from last week`, `next time 62.5`: another day's.
  private static func lengthOfOtherDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: " ").prefix(5).map { $0.prefix { $0 != "," && $0 != ";" && $0 != ")" } }
    guard parts.count > 2 else { return nil }
    let isNumber = { (part: Substring) in
      part.utf8.first?.isDigit == true && part.allSatisfy { $0.isNumber || $0 == "." || $0.isLetter }
    }
    var length = 0
    if parts[0] == "next", ["time", "week", "session"].contains(parts[1]), isNumber(parts[2]) {
      length = 3
    } else if ["up", "down"].contains(parts[0]), isNumber(parts[1]), parts[2] == "from", parts.count > 4,
      parts[3] == "last"
    {
      length = 5
    }
    guard length > 0 else { return nil }
    return text.distance(from: text.startIndex, to: parts[length - 1].endIndex)
  }

  /// `no belt`, `w/ straps`, `paused`, `good pump`: gear, form, and marks that say that all was done.
  static func isOfGear(_ remark: String) -> Bool {
    let parts = remark.lowercased().split { !$0.isLetter }
    if parts.isEmpty { return remark.allSatisfy { !$0.isASCII && !"❌✗✘".contains($0) } }
    guard parts.count <= 5 else { return false }
    return parts.contains { gear.contains($0) }
      && parts.allSatisfy { Self.gear.contains($0) || Self.measures.contains($0) }
  }

  private static let marks: Set<String> = ["done", "all done", "✓", "✅", "complete", "completed"]
  private static let gear: NoteWordSet = [
    "belt", "beltless", "belted", "paused", "pause", "pr", "pb", "straps", "strap", "wraps", "sleeves", "tng", "raw",
    "done", "complete", "completed", "form", "depth", "pump", "grindy", "strict", "chalk", "shoes", "knee",
    "shoulder", "elbow", "wrist", "hip", "sore", "cranky", "tweaky", "achy", "tight", "grip", "technique", "speed",
  ]
  private static let measures: NoteWordSet = [
    "no", "with", "w", "new", "good", "bad", "ok", "a", "bit", "the", "my", "all", "great", "nice", "little", "of",
    "was",
    "is", "left", "right", "both", "solid", "and", "some", "touch", "go",
  ]
}

extension String {
  /// `8` of `8.0`.
  fileprivate var trimmedZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
