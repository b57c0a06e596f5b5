import TextStreams

/// What a document says that its own abbreviations mean: `AW = Aufwärmsatz`, `RP = rest pause, BO = back off`.
struct NoteStatedAbbreviations: Sendable {
  /// The meanings, by the abbreviations folded.
  private(set) var meanings: [String: NoteWord] = [:]
  /// Those of single letters for kinds of sets, which other letters may stand beside.
  private(set) var letters: [String: NoteWord] = [:]

  /// The letters before what was planned and before what was done: `P = prescribed, D = done`.
  private(set) var letterOfPlans: Character?
  private(set) var letterOfResults: Character?
  /// The letters that an effort stands right behind: `rN = reps in reserve`.
  private(set) var efforts: [Character: NoteWord] = [:]

  /// Whether `!` behind a set says that it was one to failure: `! = went to failure`.
  private(set) var hasSignOfFailure = false

  /// The exercises that abbreviations stand for, by these as typed and folded: `SQ = squat`.
  private(set) var names: [String: String] = [:]

  /// The letters before what was done another time, and before what was done now: `LT = last time, TT = this time`.
  private(set) var times: [String: Bool] = [:]

  /// No document explains more.
  private static let limit = 40
  /// An abbreviation is no longer, in bytes.
  private static let longest = 9
  private static let longestLine = 300

  /// Takes what a line explains.
  mutating func collect(_ text: String, words: NoteWords, names known: NoteNames) {
    guard text.hasByte(UInt8(ascii: "=")), text.utf8.count <= Self.longestLine else {
      return collectList(text, known)
    }
    if let sign = text.bytesRange(of: "! = ") ?? text.bytesRange(of: "!="),
      text[sign.upperBound...].split(whereSeparator: { !$0.isLetter }).prefix(4).contains(where: {
        words.word($0) == .failure
      })
    {
      hasSignOfFailure = true
    }
    // A gap divides explanations, too: `r = rpe   w = warmup`.
    let sides = text.replacing("  ", with: ";").split(separator: "=", omittingEmptySubsequences: false)
    for (before, behind) in zip(sides, sides.dropFirst()) where meanings.count + letters.count < Self.limit {
      takeLetter(before, behind, words)
      takeTime(before, behind)
      takeName(before, behind, known)
      guard let abbreviation = Self.abbreviation(before), let meaning = Self.meaning(behind, words) else {
        continue
      }
      // A letter right behind numbers is read by `NoteWarmupLegend`; in a cell of its own it is what it says.
      if abbreviation.count == 1, meaning == .warmup || meaning == .drop || meaning == .working {
        letters[abbreviation] = letters[abbreviation] ?? meaning
      } else if Self.isFree(abbreviation, words) {
        meanings[abbreviation] = meanings[abbreviation] ?? meaning
      }
    }
  }

  /// `SQ squat, BN bench, DL deadlift`, `PU pull-up / D dip / PS pistol squat`: nothing but names behind capitals.
  private mutating func collectList(_ text: String, _ known: NoteNames) {
    guard Self.mayList(text) else { return }
    let parts = Self.listed(text).split { ",/;·".contains($0) }.map { $0.split(separator: " ") }
    var listed = self
    for part in parts {
      guard let first = part.first else { return }
      let count = listed.names.count
      listed.takeName(first, part.dropFirst().joined(separator: " ")[...], known)
      guard listed.names.count > count else { return }
    }
    names = listed.names
  }

  /// Of `What the letters mean: PU pull-up · DP dip` what stands behind the colon, and in no brackets.
  private static func listed(_ text: String) -> String {
    let bare = withoutBrackets(text)
    guard let colon = bare.bytesRange(of: ": ") else { return bare }
    return String(bare[colon.upperBound...])
  }

  /// Of `SQ squat / PU pull up (bw, or +kg on the belt)` what stands in no brackets.
  private static func withoutBrackets(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "(")) else { return text }
    var depth = 0
    return text.filter { letter in
      if letter == "(" { depth += 1 }
      defer { if letter == ")" { depth = max(0, depth - 1) } }
      return depth == 0
    }
  }

  /// `TBD trap bar deadlift` alone in a line, above all days and below other explanations.
  mutating func collectLine(_ text: String, names known: NoteNames) {
    guard !(meanings.isEmpty && letters.isEmpty && names.isEmpty && efforts.isEmpty), text.utf8.count <= 60,
      text.utf8.first.map({ $0 &- 65 < 26 }) == true, !text.hasDigit,
      case let words = Self.withoutBrackets(text).split(separator: " "), (2...5).contains(words.count),
      let first = words.first, (2...4).contains(first.utf8.count), first.allSatisfy({ $0.isASCII && $0.isUppercase }),
      words.dropFirst().allSatisfy({ $0.allSatisfy { $0.isLowercase || !$0.isLetter } }),
      // `DB row` is a name itself.
      known.words.entry(first).map({ !$0.isOfNames && $0.meaning == nil }) ?? true
    else { return }
    takeName(first, words.dropFirst().joined(separator: " ")[...], known)
  }

  /// Whether a text may be such a list: three parts or more, each of an abbreviation in capitals and words in small letters.
  static func mayList(_ text: String) -> Bool {
    guard text.utf8.count <= longestLine, text.utf8.first.map({ $0 &- 65 < 26 }) == true, !text.hasDigit,
      text.hasByte(UInt8(ascii: ",")) || text.hasByte(UInt8(ascii: "/")) || text.contains("·")
    else { return false }
    let parts = listed(text).split { ",/;·".contains($0) }
    return parts.count > 2
      && parts.allSatisfy { part in
        let words = part.split(separator: " ")
        guard (2...5).contains(words.count), let first = words.first else { return false }
        return first.utf8.count <= 4 && first.allSatisfy { $0.isASCII && $0.isUppercase }
          && words[1].allSatisfy { $0.isLowercase || !$0.isLetter }
      }
  }

  /// Whether a text may explain an abbreviation: one short word stands before an equals sign.
  static func mayExplain(_ text: String) -> Bool {
    guard text.hasByte(UInt8(ascii: "=")) else { return mayList(text) }
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    return sides.dropLast().contains { abbreviation($0) != nil } || text.containsBytes(of: "! = ")
  }

  /// Takes an abbreviation that says when what stands behind it was done.
  private mutating func takeTime(_ before: Substring, _ behind: Substring) {
    let told = behind[..<(behind.firstIndex { ",;|().:".contains($0) } ?? behind.endIndex)].trimmedSpaces.lowercased()
    guard let abbreviation = Self.abbreviation(before, isFolded: false), abbreviation.count <= 3,
      let isNow = Self.whens[told]
    else { return }
    times[abbreviation] = times[abbreviation] ?? isNow
  }

  private static let whens = [
    "last time": false, "last week": false, "last session": false, "last workout": false, "previous": false,
    "previous session": false, "this time": true, "today": true, "this week": true, "this session": true, "now": true,
  ]

  /// Takes an exercise that an abbreviation stands for.
  private mutating func takeName(_ before: Substring, _ behind: Substring, _ known: NoteNames) {
    guard names.count < Self.limit, let abbreviation = Self.abbreviation(before, isFolded: false),
      case let told = behind[..<(behind.firstIndex { ",;|()（）。，.:".contains($0) } ?? behind.endIndex)].trimmedSpaces,
      told.count > abbreviation.count, case let parts = told.split(separator: " "), (1...4).contains(parts.count),
      case let words = known.words, words.word(told) == nil,
      !words.isGroup(told), words.section(told) == nil,
      case let look = known.look(told),
      look.isKnown || look.isDistance || look.share == 1
        || look.isLikely && known.look(String(parts[parts.count - 1])).share == 1,
      // `pr` may be a record elsewhere, and `op` a small word; `bw` is the body.
      words.entry(abbreviation).map({ entry in
        entry.meaning != .bodyweight && entry.month == 0 && entry.weekday == 0
      }) ?? true
    else { return }
    // Capitals are that word alone, in the case of the legend.
    let key = abbreviation == abbreviation.uppercased() ? abbreviation : NoteWords.key(abbreviation)
    names[key] = names[key] ?? told
  }

  /// The exercise that a word stands for.
  func name(of word: Substring) -> String? {
    guard !names.isEmpty, word.utf8.count <= Self.longest else { return nil }
    return names[String(word)] ?? (word.count > 1 ? names[NoteWords.key(word)] : nil)
  }

  /// Takes a letter that stands before what was planned or done, or before the number of an effort.
  private mutating func takeLetter(_ before: Substring, _ behind: Substring, _ words: NoteWords) {
    guard let sign = before.split(whereSeparator: { " \t,;|(".contains($0) }).last, let letter = sign.first,
      letter.isLetter, letter.isASCII, sign.count <= 2,
      case let told = behind.prefix(while: { !",;|().".contains($0) }).trimmedSpaces,
      let word = told.split(separator: " ").first
    else { return }
    if sign.count == 2 {
      // `rN = reps in reserve`, `r8 = RPE 8`
      guard let last = sign.last, "NX#n".contains(last) || last.isNumber && told.hasSuffix(" \(last)"),
        let effort = words.word(last.isNumber ? String(word) : told), effort == .rir || effort == .rpe
      else { return }
      efforts[letter] = efforts[letter] ?? effort
    } else if let effort = words.word(told) ?? Self.effort(behind), effort == .rir || effort == .rpe {
      efforts[letter] = efforts[letter] ?? effort
    } else if letter.isUppercase {
      // `T = target from coach, D = what I did`, `P = what the sheet says`
      let all = told.split(separator: " ")
      let did = all.last.map { $0 == "did" } ?? false
      let isOfSheet = all.contains { ["sheet", "program", "programme", "coach", "plan"].contains($0.lowercased()) }
      switch did ? .done : isOfSheet ? .planned : words.word(word) {
      case .planned: letterOfPlans = letterOfPlans ?? letter
      case .done, .got: letterOfResults = letterOfResults ?? letter
      default: break
      }
    }
  }

  /// `effort out of ten (RPE)`: what the clause calls it in capitals.
  private static func effort(_ told: Substring) -> NoteWord? {
    let clause = told.prefix { !",;|.".contains($0) }
    // `top set at RPE 8` is a set.
    if clause.containsBytes(of: "(RPE)") { return .rpe }
    return clause.containsBytes(of: "(RIR)") ? .rir : nil
  }

  /// What stands before the sign and behind the one before it, where that is one short word: `dég.`, `括号(热)`.
  private static func abbreviation(_ text: Substring, isFolded: Bool = true) -> String? {
    guard
      let part = text.split(whereSeparator: { "\t,;|:•([（.".contains($0) }).last(where: { !$0.trimmedSpaces.isEmpty })
    else { return nil }
    let bare = part.filter { !"*_`\"“”')]）- ".contains($0) }
    guard part.split(separator: " ").count == 1, (1...5).contains(bare.count), bare.utf8.count <= longest,
      bare.allSatisfy({ $0.isLetter || $0 == "/" || $0 == "&" })
    else { return nil }
    return isFolded ? NoteWords.key(bare) : bare
  }

  /// Whether a word has no meaning yet: what has one keeps it, and so does what may be a name.
  private static func isFree(_ key: String, _ words: NoteWords) -> Bool {
    words.entry(key).map { $0.meaning == nil && $0.month == 0 && $0.weekday == 0 && !$0.isOfNames } ?? true
  }

  /// What the words behind the sign mean, all of them up to where the explanation ends.
  private static func meaning(_ text: Substring, _ words: NoteWords) -> NoteWord? {
    let end = text.firstIndex { ",;|()（）。，.".contains($0) } ?? text.endIndex
    let told = text[..<end].trimmedSpaces
    if !told.isEmpty, !told.hasDigit, let meaning = words.word(told) ?? firstMeaning(told, words),
      explained.contains(meaning)
    {
      return meaning
    }
    // `IZ = inspanning op de schaal van 1 tot 10 (RPE)`
    return effort(text)
  }

  /// `Dropsatz direkt im Anschluss`, `nur Körpergewicht`: one word of the data among small ones.
  private static func firstMeaning(_ text: String, _ words: NoteWords) -> NoteWord? {
    let parts = text.split(separator: " ").filter { !small.contains($0) }
    return parts.count == 1 ? words.word(parts[0]) : nil
  }

  private static let small: NoteWordSet = [
    "nur", "direkt", "im", "anschluss", "just", "only", "a", "the", "ein", "un", "une",
  ]

  /// What abbreviations are made up for. A unit, a number or a small word is none of it.
  private static let explained: Set<NoteWord> = [
    .warmup, .drop, .working, .failure, .amrap, .cue, .bodyweight, .added, .assisted, .each, .rpe, .rir, .rest,
    .superset, .sets, .reps, .left, .right, .skipped, .partials, .helped,
  ]
}

extension NoteDocument {
  /// A text with `(c)` behind its sets put in words, where a legend says of the letter which kind of set it marks.
  func withKindsSpelled(_ text: String) -> String {
    guard !letters.isEmpty else { return text }
    var text = text
    for (letter, meaning) in letters.sorted(by: { $0.key < $1.key }) {
      // `40x10 C`
      let sign = " \(letter.uppercased())"
      if text.hasDigit, text.hasSuffix(sign) {
        text = "\(text.dropLast(sign.count)) \(meaning == .drop ? "drop" : "warmup")"
      }
      text = text.replacing("(\(letter))", with: meaning == .drop ? "drop" : "warmup")
    }
    return text
  }
}
