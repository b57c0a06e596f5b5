import TextStreams

/// An attempt in a list of them: `70/1`, `75/1/2`, `1@80`, `84 x 1`, `1+1@70`; or one that failed: `82/m`, `X@84`,
/// `250 miss`, `90x1 (missed)`.
struct NoteAttempt {
  /// How a list puts its numbers.
  enum Style { case slash, at, times, word }

  /// The load as typed, with its unit where it has one.
  var load: Substring
  /// The repetitions; several joined by `+` where several lifts are one.
  var counts: [Int]
  var sets: Int?
  var isMissed = false
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
      guard takeSets(parts.dropFirst().first) else { return nil }
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
        length = 1 + miss
      } else {
        return nil
      }
    } else {
      return nil
    }
    // `90x1 miss`, `90 x 1 (no lift)`
    if !isMissed, counts == [1], sets == nil, Self.endsElement(words[words.startIndex + length - 1]) == false,
      let miss = Self.missLength(words.dropFirst(length), ofBareLoad: false)
    {
      (isMissed, length) = (true, length + miss)
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
      guard counts.allSatisfy({ (1...(parts.count > 1 ? 9 : 50)).contains($0 ?? 0) }) else { return nil }
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
      guard word != "x" || next.map({ $0.hasPrefix("(") || NoteAttempt([$0]) != nil }) ?? true || first.hasSuffix(",")
      else { return nil }
      return first.hasPrefix("(") && !first.hasSuffix(")") ? nil : 1
    }
    guard word == "no", let second = words.dropFirst().first,
      ["lift", "rep"].contains(bare(second).lowercased().filter { $0 != ")" })
    else { return nil }
    return 2
  }
}

/// Lists of attempts, of which some failed, or have words beside them.
extension NoteAssembly {
  /// `Snatch: 70/1 75/1/2 82/m`, `1@75 X@80`, `1+1@70 1+X@75`, `230x1, 250 miss, 230x1`, `84/1 PB!! 86/m`: a list that
  /// has but attempts. One that failed is a set of no repetitions, to failure.
  mutating func spellAttempts(_ places: [Int]) {
    for place in places
    where (lines[place].kind == .text || lines[place].kind == .item) && lines[place].plain.utf8.count <= 200
      && !lines[place].isEscaped && mayHoldAttempts(lines[place].plain)
    {
      spellAttempts(ofLine: place)
    }
  }

  private mutating func spellAttempts(ofLine place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let start = words.indices.first(where: { words[$0].hasDigit }), start <= 6 else { return }
    var attempts: [NoteAttempt] = []
    var remarks: [Substring] = []
    var index = start
    while index < words.count {
      if let attempt = NoteAttempt(words[index...]) {
        attempts.append(attempt)
        index += attempt.length
        continue
      }
      guard let next = words[index...].firstIndex(where: \.hasDigit) else { break }
      // `84/1 PB!! 86/m`: no word of the notation, and no number.
      guard index > start, (1...3).contains(next - index), !words[index..<next].contains(where: { meansSomething($0) })
      else { return }
      remarks += words[index..<next]
      index = next
    }
    guard isListOfAttempts(attempts, hasName: start > 0),
      // `Push-ups: 40 good, 45 missed`
      attempts.contains(where: { $0.style != .word })
        || !document.names.look(label(words[..<start].joined(separator: " "))).isBodyweight
    else { return }
    let tail = words[index...].joined(separator: " ")
    let unit = loadUnit.map { $0 == .pound ? "lb" : $0 == .kilogram ? "kg" : "" } ?? ""
    let name = words[..<start].joined(separator: " ")
    let isOfLifts = joinsLifts(name, above: place)
    let spelled = attempts.map { attempt in
      let load = attempt.load.utf8.last?.isDigit == true ? "\(attempt.load)\(unit)" : String(attempt.load)
      if attempt.isMissed { return "\(load) x 0 fail" }
      let count = isOfLifts ? attempt.complexes : attempt.joined
      return "\(load) x \(count)\(attempt.sets.map { " x \($0)" } ?? "")"
    }
    if isOfLifts, let told = attempts.first(where: { $0.counts.count > 1 })?.joined { setAside(told, at: place) }
    if !remarks.isEmpty { setAside(remarks.joined(separator: " "), at: place) }
    lines[place].plain =
      "\(name)\(name.isEmpty ? "" : " ")\(spelled.joined(separator: ", "))\(tail.isEmpty ? "" : " \(tail)")"
  }

  /// `bench 100 kg x 2, failed 105 kg`, `95kg x 1 and missed 100kg`: what was tried behind what was done.
  mutating func spellMissesBehind(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 120 && Self.missesBehind.mayBeIn(lines[place].plain) {
      let text = lines[place].plain
      guard
        let word = [", failed ", ", missed ", " and failed ", " and missed "].lazy
          .compactMap({ text.bytesRange(of: $0) }).first,
        text[..<word.lowerBound].hasDigit,
        case let load = text[word.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
        case let number = load.hasSuffix(".") ? load.dropLast() : load, let value = Double(number), value > 12,
        case let unit = text[word.upperBound...].dropFirst(number.count).filter({ !" .!".contains($0) }),
        unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil
      else { continue }
      lines[place].plain = "\(text[..<word.lowerBound]), \(number)\(unit) x 0 fail"
    }
  }

  private static let missesBehind = NoteBeginnings(["failed", "missed"])

  /// `Snatch complex (1 pull + 1 hang sn + 1 sn): 40kg, 45kg, 50kg fail`: once with each load.
  mutating func spellLoadsOfComplex(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].bytesRange(of: "): "),
        case let name = text[..<open.lowerBound], !name.hasDigit,
        case let lifts = text[open.upperBound..<close.lowerBound].split(separator: "+"), lifts.count > 1,
        lifts.allSatisfy({ lift in lift.contains(where: \.isLetter) }),
        case let loads = text[close.upperBound...].split(separator: ",").map(\.trimmedSpaces), loads.count > 1
      else { continue }
      let sets = loads.map { load -> String? in
        if Self.isTypedLoad(load[...]) { return "\(load) x 1" }
        let words = load.split(separator: " ")
        guard words.count == 2, Self.isTypedLoad(words[0]), NoteStructureWords.misses.contains(words[1]) else {
          return nil
        }
        return "\(words[0]) x 0 fail"
      }
      guard !sets.contains(nil) else { continue }
      setAside("(\(text[open.upperBound..<close.lowerBound]))", at: place)
      lines[place].plain = "\(name): \(sets.compactMap(\.self).joined(separator: ", "))"
    }
  }

  /// Whether a list has what its other readers do not know.
  private func isListOfAttempts(_ attempts: [NoteAttempt], hasName: Bool) -> Bool {
    let styles = Set(attempts.map(\.style)).subtracting([.word])
    guard styles.count <= 1, attempts.count > 1 || !hasName else { return false }
    let done = attempts.filter { !$0.isMissed }
    if attempts.contains(where: \.isMissed) {
      // `Pull-ups 12/fail, 10/fail` are no loads.
      return !done.isEmpty || styles.isEmpty || !hasName
    }
    if styles != [.times], done.contains(where: { $0.counts.count > 1 }) { return true }
    return styles == [.slash] && document.conventions.hasSlashTriples && document.conventions.slashEffort == nil
      && done.contains { $0.sets != nil }
  }

  /// Whether the name of what was lifted is that of several lifts in one: `Clean & jerk`, `C+J`.
  private func joinsLifts(_ name: String, above place: Int) -> Bool {
    let name =
      name.isEmpty
      ? lines[..<place].last { $0.plain.utf8.first.map { $0.isLetter } ?? false }?.plain.prefix { $0 != ":" } ?? ""
      : name[...]
    return name.contains("&") || name.contains("+") || name.lowercased().containsBytes(of: " and ")
      || ["cj", "cnj"].contains(name.lowercased().filter { $0 != ":" })
  }

  /// Whether a word between two attempts says more than how the first went.
  private func meansSomething(_ word: Substring) -> Bool {
    let key = word.filter { $0.isLetter }
    return !key.isEmpty && document.words.word(key) != nil
  }

  /// Whether a sign of what this is about stands in a text.
  private func mayHoldAttempts(_ text: String) -> Bool {
    let hasTriples = document.conventions.hasSlashTriples
    return text.withByteSlice { bytes in
      var slashes = 0
      for index in 0..<bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "m"), UInt8(ascii: "M"):
          // `82/m`, `84xX`, `X@84`, `84 x`, `84 miss`, `84x1 X`
          let before = index > 0 ? bytes[index - 1] : 32
          let next = index + 1 < bytes.count ? bytes[index + 1] : 32
          if "/x+ (".utf8.contains(before) || next == UInt8(ascii: "@") || before.isDigit && " ,".utf8.contains(next) {
            if !next.isDigit { return true }
          }
        case UInt8(ascii: "+"):
          if index > 0, bytes[index - 1].isDigit { return true }
        case UInt8(ascii: "/"):
          slashes += 1
          if hasTriples, slashes > 2 { return true }
        default: break
        }
      }
      return Self.wordsOfMisses.mayBeIn(bytes)
    }
  }

  private static let wordsOfMisses = NoteBeginnings(["no", "nl", "f", "échec"] + NoteStructureWords.misses.all)
}
