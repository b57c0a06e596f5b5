import TextStreams
import TrainingModel

/// What a line says of sets field by field, each with what it is, in whatever order and however divided: `Bench press; 3
/// sets; 10 reps; 50 kg`, `Squat | weight: 80 kg | reps: 8 | sets: 4 | RPE 8`, `S3 R10 W50`.
///
/// Each field says what it holds by a noun behind its number, a label before it, a unit or a sign; one number alone is
/// what the others leave open. A line of which any word is no field is left as it is.
struct NoteSetFields {
  /// A number, a word or a sign.
  struct Token {
    enum Kind { case number, word, sign }
    var kind: Kind
    var text: Substring
    /// Whether a space stands before it.
    var isSpaced: Bool

    /// The number that it is, with a point or a comma before its decimals.
    var value: Double? { Double(text) ?? Double(text.replacing(",", with: ".")) }

    /// Whether a label may stand before it.
    var mayFollowLabel: Bool { kind == .number || kind == .sign && ":=-–@".contains(text) }
  }

  /// How many sets there were.
  var count: Int?
  /// The repetitions of all sets, or of each.
  var reps: [Int] = []
  /// The loads of all sets, or of each, with their units as typed.
  var loads: [String] = []
  /// `RPE` or `RIR`, and how hard all sets were, or each.
  var effort: (name: String, values: [String]) = ("", [])
  /// `45s`, `25:00`: how long, where no repetitions are told.
  var duration: String?
  /// `20 m`, `5 km`: how far.
  var distance: String?
  /// What else readers know behind the sets: a heart rate, a pace, a band.
  var told: [String] = []
  /// `each side`
  var share: String?
  /// What is told beside the sets: rests, tempos, how they went.
  var remarks: [Substring] = []
  /// A number that does not say what it is.
  var bare: Substring?
  /// Whether the load is that of the body.
  var hasBodyweight = false
  /// Whether the count of sets is told by a letter that may be seconds: `5s`.
  var mayBeSeconds = false
  /// Whether repetitions are told by a letter that may be a side: `R: 3 x 12`.
  var isLetterOfReps = false
  /// How many fields say what they are in words, or by a label.
  var named = 0
  /// How many dashes with spaces around them divide fields, that behind the name included.
  var dashes = 0
  /// Whether fields are divided by a sign that no list of sets has.
  var isDivided = false

  /// What the fields say, for which not every name will do.
  enum Said {
    case sets, setsWithBareLoad, way
  }

  private var said: Said {
    if reps.isEmpty, count == nil, duration != nil || distance != nil { return .way }
    return bare == nil && (loads.isEmpty || named > 0) ? .sets : .setsWithBareLoad
  }

  let words: NoteWords
  let tokens: [Token]
  var place: Int

  init(words: NoteWords, tokens: [Token], place: Int) {
    self.words = words
    self.tokens = tokens
    self.place = place
  }

  /// The line's name and its sets in the order that is read; `nil` where it holds anything else, or is read as it stands.
  static func spelled(_ text: String, words: NoteWords, isName: (_ name: String, _ said: Said) -> Bool) -> (
    text: String, remarks: [Substring]
  )? {
    // `→ 60 kg, 8 reps`
    let mark = ["→ ", "-> ", "✓ ", "✔ "].first { text.hasPrefix($0) } ?? ""
    let text = text.dropFirst(mark.count)
    if !mark.isEmpty, let set = set(text, words: words) { return set }
    let tokens = tokens(of: text)
    guard tokens.count < 64, mayBeDivided(tokens, words) else { return nil }
    var tries = 0
    for start in tokens.indices where start == 0 || mayBegin(at: start, tokens) {
      var fields = Self(words: words, tokens: tokens, place: start)
      guard fields.begins else { continue }
      tries += 1
      if tries > 6 { return nil }
      let head = text[..<tokens[start].text.startIndex]
      let divider = head.reversed().prefix { " :-–—|;,./·•\t([{=".contains($0) }
      let name = head.dropLast(divider.count)
      // `@75kg, 12 reps`, `W80, x 12` would begin with a name.
      let isUnnamed = head.isEmpty && tokens[0].kind != .number && words.word(tokens[0].text) != .bodyweight
      fields.dashes = divider.contains("-") ? 1 : 0
      fields.isDivided = isUnnamed || divider.contains { "|;/·•\t([{".contains($0) }
      // What holds sets is no remark.
      guard fields.takeAll(),
        !fields.remarks.contains(where: {
          NoteAssembly.hasProduct(String($0)) && !text[..<$0.startIndex].lowercased().hasSuffix("note: ")
        })
      else { continue }
      // `Leg press 45: 4x12 - 120kg`
      let endsInNumber = start > 2 && tokens[start - 1].text == ":" && tokens[start - 2].kind == .number
      fields.isDivided = fields.isDivided || endsInNumber
      guard let sets = fields.spelled else {
        if fields.bare != nil { continue }
        return nil
      }
      // `Duration: 1:05` is a fact.
      if name.isEmpty { return fields.said == .way ? nil : (sets, fields.remarks) }
      // `Set 2: 8 reps, 60 kg`
      if isNumberOfSet(name, words) { return ("\(name): \(sets)", fields.remarks) }
      let bare = nameBehindLabel(name, words)
      guard mayName(name, tokens[..<(endsInNumber ? start - 2 : start)], words),
        isName(bare, fields.said)
      else { return nil }
      return ("\(bare): \(sets)", fields.remarks)
    }
    return nil
  }

  /// Whether what stands before the fields is no part of them: `2 plates (90 lb) x 10` names none, a number among words
  /// is one of the sets, and so are `BW` and a bracket that is open.
  private static func mayName(_ name: Substring, _ tokens: ArraySlice<Token>, _ words: NoteWords) -> Bool {
    guard let last = tokens.last(where: { $0.kind != .sign || ")]".contains($0.text) }), let end = name.last,
      end.isLetter || end.isNumber || ")]".contains(end), name.first?.isNumber == false,
      !name.contains("(") || end == ")"
    else { return false }
    let label = beginsWithLabel(Array(tokens)) ? 2 : 0
    let key = NoteWords.key(last.text)
    return !tokens.dropFirst(label).contains { $0.kind == .number } && words.word(key) != .bodyweight
      && words.loadUnit(key) == nil
  }

  /// One set, with its repetitions and its load, where a text says nothing else: `60 kg, 8 reps`, `R8 W60`.
  static func set(_ text: Substring, words: NoteWords) -> (text: String, remarks: [Substring])? {
    let tokens = tokens(of: text)
    guard tokens.count < 32, !tokens.isEmpty else { return nil }
    var fields = Self(words: words, tokens: tokens, place: 0)
    // A set of its own is told in full whatever divides it.
    fields.isDivided = true
    guard fields.begins, fields.takeAll(), fields.count == nil, fields.reps.count <= 1, fields.loads.count <= 1,
      let spelled = fields.spelled
    else { return nil }
    return (spelled, fields.remarks)
  }

  /// Whether a field may begin at a token: behind a space or a sign.
  private static func mayBegin(at place: Int, _ tokens: [Token]) -> Bool {
    tokens[place].isSpaced || tokens[place - 1].kind == .sign
  }

  /// `A1`
  private static func beginsWithLabel(_ tokens: [Token]) -> Bool {
    tokens.count > 1 && tokens[0].text.utf8.count == 1 && tokens[1].kind == .number && !tokens[1].isSpaced
  }

  /// `Set 2`, `#2`
  private static func isNumberOfSet(_ name: Substring, _ words: NoteWords) -> Bool {
    let digits = name.reversed().prefix { $0.isNumber }
    guard (1...2).contains(digits.count) else { return false }
    let word = name.dropLast(digits.count).trimmedSpaces
    return word == "#" || words.columnRole(word) == .setNumber
  }

  /// `Bench press` of `Exercise: Bench press`
  private static func nameBehindLabel(_ name: Substring, _ words: NoteWords) -> String {
    guard let sign = name.firstIndex(where: { $0 == ":" || $0 == "=" }),
      words.columnRole(NoteWords.key(name[..<sign].trimmedSpaces)) == .exercise
    else { return String(name) }
    return name[sign...].dropFirst().trimmedSpaces
  }

  /// Whether a field begins here: a number, a sign before one, or a label.
  private var begins: Bool {
    let token = tokens[place]
    switch token.kind {
    case .number: return true
    case .sign: return token.text == "@" || token.text == "#"
    case .word:
      let key = NoteWords.key(token.text)
      return label() != nil || Self.letters.contains(key) || ["x", "at", "with"].contains(key)
        || [.rpe, .rir, .bodyweight].contains(words.word(key))
    }
  }

  static let letters: NoteWordSet = ["s", "r", "w", "wt", "kg", "lb", "lbs"]

  private mutating func takeAll() -> Bool {
    var isFirst = true
    while place < tokens.count {
      if !isFirst, !takeDivider() { return false }
      if place == tokens.count { break }
      guard takeField() else { return false }
      isFirst = false
    }
    return true
  }

  /// Takes what divides two fields; a space does.
  private mutating func takeDivider() -> Bool {
    let start = place
    while place < tokens.count, tokens[place].kind == .sign {
      let token = tokens[place]
      switch token.text {
      case ":": break
      case ",", "/": if !mayDivide(token) { return false }
      case ".":
        if place + 1 < tokens.count, !tokens[place + 1].isSpaced { return false }
        isDivided = true
      case "-":
        // `--`
        let isDoubled = place > start && tokens[place - 1].text == "-"
        guard token.isSpaced || isDoubled,
          place + 1 == tokens.count || tokens[place + 1].isSpaced || tokens[place + 1].text == "-"
        else { return false }
        dashes += 1
        isDivided = isDivided || isDoubled || dashes > 1
      case "(", "[", "{", ")", "]", "}": break
      case ";", "|", "–", "—", "·", "•", "\t": isDivided = true
      case "@", "#", "×", "+":
        // `3x8, @ 60 kg`
        isDivided = isDivided || place > start
        return place > start || token.isSpaced
      default: return false
      }
      place += 1
    }
    return place > start || tokens[place].isSpaced
  }

  /// Whether a comma or a slash before a number divides fields: `3 sets,10 reps`, `60kg/8`, and neither `82,5` nor
  /// `85kg/3 x 4`.
  private mutating func mayDivide(_ sign: Token) -> Bool {
    // No list of sets has a comma without a space before a word.
    isDivided =
      isDivided || sign.text == "/" || sign.isSpaced || place + 1 < tokens.count && !tokens[place + 1].isSpaced
    guard !sign.isSpaced, place + 1 < tokens.count, !tokens[place + 1].isSpaced, tokens[place + 1].kind == .number
    else { return true }
    let noun = key(2)
    if sign.text == "/" {
      let isTimes = noun == "x" || isSign("×", 2) || isSign("*", 2)
      return !isTimes || token(3)?.kind != .number
    }
    guard place > 0, tokens[place - 1].kind == .number else { return true }
    // `1,200 lb`
    guard tokens[place + 1].text.utf8.count != 3 else { return false }
    return noun.map { words.loadUnit($0) != nil || [.sets, .reps, .rir, .rpe].contains(words.word($0)) } ?? false
  }
}
