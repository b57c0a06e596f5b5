import TextStreams
import TrainingModel

extension NoteWords {
  /// A text as the tables hold it.
  static func key(_ text: some StringProtocol) -> String {
    if let key = NoteFolding.key(text.utf8) { return String(decoding: key, as: UTF8.self) }
    let folded = foldedName(text)
    return folded.hasByte(UInt8(ascii: "-")) ? folded.replacing("-", with: " ") : folded
  }

  /// What a word, or a phrase, may be.
  func entry(_ text: some StringProtocol) -> NoteWordTable.Entry? { text.withByteSlice { entry($0) } }

  /// The same of a text in bytes.
  func entry(_ text: ByteSlice) -> NoteWordTable.Entry? {
    // No phrase is so long, and a line of kilobytes would be folded for nothing.
    guard text.count <= 512 else { return nil }
    if Self.isPlain(text) { return table.find(text) }
    if let key = unsafe NoteFolding.key(text.buffer) { return table.find(key) }
    return table.find(Self.key(text.string).utf8)
  }

  /// Whether a text is its own key but for its case: letters, digits and single spaces of ASCII.
  private static func isPlain(_ text: ByteSlice) -> Bool {
    var isSpaced = true
    for index in 0..<text.count {
      let byte = text[index]
      if byte == 32 {
        if isSpaced { return false }
        isSpaced = true
      } else if byte < 0x80, byte > 32, byte != UInt8(ascii: "-") {
        isSpaced = false
      } else {
        return false
      }
    }
    return !isSpaced
  }

  /// A word of notation.
  func word(_ text: some StringProtocol) -> NoteWord? { entry(text)?.meaning }

  /// The month of a name or its short form, 1 to 12.
  func month(_ text: some StringProtocol) -> Int? {
    guard let month = entry(text)?.month, month > 0 else { return nil }
    return Int(month)
  }

  /// The weekday of a name or its short form.
  func weekday(_ text: some StringProtocol) -> Weekday? {
    guard let day = entry(text)?.weekday, day > 0 else { return nil }
    return Weekday.known[Int(day) - 1]
  }

  /// What the key of a `Key: value` line holds.
  func field(_ key: some StringProtocol) -> NoteField? { entry(key)?.field }

  /// What a column of that header holds.
  func columnRole(_ key: some StringProtocol) -> NoteColumnRole? { entry(key)?.column }

  /// The module of a section's title: warm-up, cool-down, cardio …
  func section(_ title: some StringProtocol) -> ModuleType? {
    isListed(title, .section) ? sections[Self.key(title)] : nil
  }

  /// The pain tag of a body part (`knee` is `Knees`).
  func bodyPart(_ word: some StringProtocol) -> String? { isListed(word, .body) ? bodyParts[Self.key(word)] : nil }

  /// Whether a word, or a phrase, tells of pain.
  func isPainCue(_ word: some StringProtocol) -> Bool { isListed(word, .pain) }

  /// Whether a word negates what stands beside it.
  func isNegation(_ word: some StringProtocol) -> Bool { isListed(word, .negation) }

  /// Whether a phrase puts off what stands behind it: `next time`.
  func tellsOfComing(_ phrase: some StringProtocol) -> Bool { isListed(phrase, .coming) }

  /// Whether a phrase says of a day, or of a part of it, that it was planned and not done: `not done yet`, `da fare`.
  func isUndone(_ phrase: some StringProtocol) -> Bool { isListed(phrase, .undone) }

  /// Whether a phrase says that a set was the last: `to finish`, `zum Schluss`.
  func isClosing(_ phrase: some StringProtocol) -> Bool { isListed(phrase, .closing) }

  /// Whether a word only leads to what follows: `straight`, `into`.
  func isJoining(_ word: some StringProtocol) -> Bool { isListed(word, .joining) }

  /// Whether a word says that what follows was done before: `davor`.
  func isBefore(_ word: some StringProtocol) -> Bool { isListed(word, .before) }

  /// Whether a word says that what it is said with is so at another time, or only perhaps: `might`, `someday`.
  func isUnsettled(_ word: some StringProtocol) -> Bool { isListed(word, .unsettled) }

  /// Whether a word begins or fills prose rather than an exercise's name.
  func isProse(_ word: some StringProtocol) -> Bool { isListed(word, .prose) }

  /// Whether a text is a title that stands before exercises (`Core`, `Finisher`).
  func isGroup(_ text: some StringProtocol) -> Bool { isListed(text, .group) }

  /// Whether a word says how a set was done, and of what exercise no more.
  func isModifier(_ word: some StringProtocol) -> Bool { isListed(word, .modifier) }

  /// Whether a word occurs in the names of exercises.
  func isExerciseWord(_ word: some StringProtocol) -> Bool { entry(word)?.isOfNames ?? false }

  func isListed(_ word: some StringProtocol, _ list: NoteWordTable.Lists) -> Bool {
    entry(word)?.lists.contains(list) ?? false
  }

  /// The role and unit of a table's header: `Weight (kg)`, `Set 2`, `Target reps`.
  func column(_ header: some StringProtocol) -> NoteColumn? {
    // `+kg`, `+ lb`: weight on the body
    if header.utf8.first == UInt8(ascii: "+"), case let unit = loadUnit(Self.key(header.dropFirst())), unit != nil {
      return NoteColumn(role: .added, loadUnit: unit)
    }
    // `重量（kg）`
    if header.utf8.contains(0xEF), header.contains("（") {
      return column(header.replacing("（", with: " (").replacing("）", with: ")"))
    }
    guard mayBeColumn(header) else { return nil }
    let key = Self.key(header)
    if let role = columnRole(key) {
      return NoteColumn(role: role, loadUnit: loadUnit(key), distanceUnit: distanceUnit(key))
    }
    let parts = key.split(whereSeparator: { " ()[]:.,/".contains($0) })
    if parts.count == 2, let number = Int(parts[1]), columnRole(parts[0]) == .setNumber {
      return NoteColumn(role: .set, number: number)
    }
    // `1ª série`, `1. Satz`, `2nd set`
    if parts.count == 2, let number = Self.ordinal(parts[0]),
      columnRole(parts[1]) == .setNumber || columnRole(parts[1]) == .sets && parts[0].last?.isNumber == false
    {
      return NoteColumn(role: .set, number: number)
    }
    // `S1`, `Set1`
    let word = key.prefix { !$0.isNumber }
    if word.count < key.count, word == "s" || columnRole(word) == .setNumber,
      let number = Int(key.dropFirst(word.count)),
      number < 100
    {
      return NoteColumn(role: .set, number: number)
    }
    return column(parts: parts)
  }

  /// The number of `1ª`, `2nd`, `3` where it is one of a set.
  private static func ordinal(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let signs: NoteWordSet = ["", "ª", "º", "a", "o", "e", "er", "re", "ere", "eme", "st", "nd", "rd", "th", "°"]
    guard signs.contains(text[digits.endIndex...]), let number = Int(digits), number < 100 else { return nil }
    return number
  }

  /// Whether a header, one of its words, or its beginning is that of a column.
  private func mayBeColumn(_ header: some StringProtocol) -> Bool {
    guard let key = NoteFolding.key(header.utf8), !Self.mayBeSet(key) else { return true }
    if table.find(key)?.column != nil { return true }
    var start = 0
    for end in 0...key.count where end == key.count || Self.dividesHeader(key[end]) {
      if start < end, table.find(key[start..<end])?.column != nil { return true }
      start = end + 1
    }
    return false
  }

  /// `S2`: a letter and a number.
  private static func mayBeSet(_ key: [UInt8]) -> Bool { key.first == UInt8(ascii: "s") && key.count < 16 }

  private static func dividesHeader(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private func column(parts: [Substring]) -> NoteColumn? {
    let roles = parts.map { columnRole($0) }
    let units = parts.compactMap { loadUnit($0) }
    // What a column is about comes first: `Target reps` is a target, `Reps done` a result.
    let order: [NoteColumnRole] = [.target, .result, .exercise, .reps, .load, .sets, .rpe, .rir, .distance, .duration]
    let role = order.first { roles.contains($0) } ?? roles.compactMap { $0 }.first
    guard parts.count <= 4, let role else { return nil }
    let minutes = parts.contains { word($0) == .minutes }
    return NoteColumn(
      role: role, loadUnit: units.first, distanceUnit: parts.compactMap { distanceUnit($0) }.first,
      isInMinutes: minutes)
  }

  func loadUnit(_ key: some StringProtocol) -> LoadUnit? {
    switch word(key) {
    case .kilograms: .kilogram
    case .pounds: .pound
    default: nil
    }
  }

  func distanceUnit(_ key: some StringProtocol) -> DistanceUnit? {
    switch word(key) {
    case .meters: .meter
    case .kilometers: .kilometer
    case .miles: .mile
    case .yards: .yard
    case .feet: .foot
    default: nil
    }
  }
}
