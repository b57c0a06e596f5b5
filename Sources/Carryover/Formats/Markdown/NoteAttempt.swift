import TextStreams

/// An attempt in a list of them: `70/1`, `75/1/2`, `1@80`, `84 x 1`, `1+1@70`; or one that failed: `82/m`, `X@84`,
/// `250 miss`, `90x1 (missed)`.
struct NoteAttempt {
  /// How a list puts its numbers.
  enum Style { case slash, at, times, word, mark }

  /// The load as typed, with its unit where it has one.
  var load: Substring
  /// The repetitions; several joined by `+` where several lifts are one.
  var counts: [Int]
  var sets: Int?
  var isMissed = false
  /// Whether a cross says so behind the load, and no word: `84x`, `84 X`.
  var isOfCross = false
  var style: Style
  /// How many words it takes.
  var length = 1

  /// The attempt that words begin with.
  init?(_ words: ArraySlice<Substring>) {
    guard let first = words.first.map({ Self.bare($0) }) else { return nil }
    if let at = first.firstIndex(of: "@"), let counts = Self.counts(first[..<at]), Self.isLoad(first[at...].dropFirst())
    {
      self.init(first[at...].dropFirst(), counts, .at)
    } else if let sign = first.firstIndex(of: "/"), Self.isLoad(first[..<sign]) {
      let parts = first[sign...].dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count <= 2, let counts = parts.first.flatMap({ Self.counts($0) }) else { return nil }
      self.init(first[..<sign], counts, .slash)
      guard takeSets(parts.dropFirst().first) else { return nil }
    } else if let sign = first.firstIndex(where: { "x×X".contains($0) }), Self.isLoad(first[..<sign]) {
      let parts = first[sign...].dropFirst().split(omittingEmptySubsequences: false) { "x×".contains($0) }
      // `84x`: a cross instead of the repetitions.
      guard parts.count <= 2, let counts = parts.first.flatMap({ $0.isEmpty ? [] : Self.counts($0) }) else {
        return nil
      }
      self.init(first[..<sign], counts, parts == [""] ? .word : .times)
      if parts == [""] {
        // `63x X`
        if let mark = words.dropFirst().first, !Self.endsElement(words[words.startIndex]), Self.isMark(Self.bare(mark))
        {
          length = 2
        } else {
          isOfCross = true
        }
      }
      guard takeSets(parts.dropFirst().first) else { return nil }
    } else if first.last == "o", Self.isLoad(first.dropLast()), first.dropLast().last?.isNumber == true {
      // `70o`: made
      self.init(first.dropLast(), [1], .mark)
    } else if Self.isLoad(first), words.count > 1 {
      let second = Self.bare(words[words.startIndex + 1])
      if second == "x" || second == "×", let count = words.dropFirst(2).first.map({ Self.bare($0) }),
        let counts = Self.counts(count)
      {
        self.init(first, counts, .times)
        length = 3
      } else if second.first.map({ "x×".contains($0) }) == true, let counts = Self.counts(second.dropFirst()) {
        self.init(first, counts, .times)
        length = 2
      } else if NoteStructureWords.goodLifts.contains(second) {
        self.init(first, [1], .word)
        length = 2
      } else if let miss = Self.missLength(words.dropFirst(), ofBareLoad: true) {
        self.init(first, [], .word)
        isOfCross = Self.bare(words[words.startIndex + 1]).lowercased() == "x"
        length = 1 + miss
      } else {
        return nil
      }
    } else {
      return nil
    }
    // `90x1 miss`, `90 x 1 (no lift)`
    if !isMissed, counts == [1] || counts == [0], sets == nil,
      Self.endsElement(words[words.startIndex + length - 1]) == false,
      let miss = Self.missLength(words.dropFirst(length), ofBareLoad: false)
    {
      (isMissed, length) = (true, length + miss)
    } else if counts == [0], words.dropFirst(length).first.map({ "-–—".contains($0) }) ?? false,
      let word = words.dropFirst(length + 1).first, NoteStructureWords.misses.contains(word)
    {
      // `120kg x 0 - missed lockout`
      isMissed = true
    }
  }

  private init(_ load: Substring, _ counts: [Int], _ style: Style) {
    (self.load, self.counts, self.style) = (load, counts, style)
    isMissed = counts.isEmpty
  }

  private mutating func takeSets(_ text: Substring?) -> Bool {
    guard let text else { return true }
    guard let count = Int(text), (1...20).contains(count), !isMissed else { return false }
    sets = count
    return true
  }

  /// The number of the load.
  var value: Double { Double(load.prefix { $0.isNumber || $0 == "." }) ?? 0 }

  /// `1+1`
  var joined: String { counts.map(String.init).joined(separator: "+") }

  /// How often all lifts were done that are one: `1` of `1+1`.
  var complexes: String { Set(counts).count == 1 ? String(counts[0]) : joined }

  /// Whether a list goes on behind a word.
  private static func endsElement(_ word: Substring) -> Bool { word.hasSuffix(",") || word.hasSuffix(";") }

  /// A word without the sign that divides it from the next.
  static func bare(_ word: Substring) -> Substring {
    endsElement(word) || word.hasSuffix(".") ? word.dropLast() : word
  }

  /// `82`, `82.5kg`
  private static func isLoad(_ text: Substring) -> Bool {
    let number = text.prefix { $0.isNumber || $0 == "." }
    return Double(number).map { $0 > 12 && $0 < 1000 } == true
      && ["", "kg", "lb", "lbs"].contains(text.dropFirst(number.count).lowercased())
  }

  /// Of `3` and `1+1` the numbers, of `m`, `X` and `1+X` none; `nil` for anything else.
  private static func counts(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    let counts = parts.map { Int($0) }
    let isMissed = parts.indices.contains { counts[$0] == nil }
    if !isMissed {
      guard counts.allSatisfy({ (0...(parts.count > 1 ? 9 : 50)).contains($0 ?? -1) }) else { return nil }
      return counts.compactMap(\.self)
    }
    guard parts.count <= 4, parts.indices.allSatisfy({ counts[$0] != nil || isMark(parts[$0]) }) else { return nil }
    return []
  }

  /// `m`, `X`, `miss`, in the place of repetitions.
  private static func isMark(_ text: Substring) -> Bool {
    ["m", "M", "x", "X", "miss", "Miss", "missed", "nl", "NL"].contains(text)
  }

  /// How many words stand here that say that a lift did not succeed.
  ///
  /// `90x1 fail` was done, and `90 fail` was not.
  private static func missLength(_ words: ArraySlice<Substring>, ofBareLoad: Bool) -> Int? {
    guard let first = words.first.map({ bare($0).lowercased() }) else { return nil }
    let word = first.filter { $0 != "(" && $0 != ")" }
    let isFailure = word == "f" || word == "fail" || word == "failed" || word == "échec"
    if ["nl", "x"].contains(word) || NoteStructureWords.misses.contains(word) || isFailure, ofBareLoad || !isFailure {
      // `100 x 5`, `100 missed calls`
      let next = words.dropFirst().first
      guard
        word != "x"
          || next.map({ $0.hasPrefix("(") || words.first?.first == "X" && !$0.hasDigit || NoteAttempt([$0]) != nil })
            ?? true
          || first.hasSuffix(",")
      else { return nil }
      return first.hasPrefix("(") && !first.hasSuffix(")") ? nil : 1
    }
    guard word == "no", let second = words.dropFirst().first,
      ["lift", "rep"].contains(bare(second).lowercased().filter { $0 != ")" })
    else { return nil }
    return 2
  }
}
