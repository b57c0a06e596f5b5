import TextStreams
import TrainingModel

/// Finds a date in a heading, a line or a file's name.
struct NoteDateReader: Sendable {
  let words: NoteWords
  /// Whether a number alone behind a weekday is a day of the month, as in a log whose other days have both.
  var takesDaysAlone = false

  init(words: NoteWords) { self.words = words }

  /// Where a date may stand.
  enum Place {
    /// Anywhere in the text, as in a heading.
    case anywhere
    /// At its beginning, as in a line that begins a session.
    case beginning
  }

  /// The date in a text, with weekday, time and what is left of the text; `nil` where there is none.
  ///
  /// A weekday alone is a date without a day. Work is proportional to the text's first 240 bytes.
  func read(_ text: String, _ place: Place) -> NoteDate? {
    plain(text) ?? read(NoteDateToken.tokens(text), of: text, place)
  }

  /// The date in a text that is a whole date, and words that say nothing of the time: `2024-03-05 Push`.
  func plain(_ text: String) -> NoteDate? { text.withByteSlice { plain($0) } }

  private func plain(_ text: ByteSlice) -> NoteDate? {
    func number(_ start: Int, _ end: Int) -> Int? {
      var number = 0
      for index in start..<end {
        guard text[index].isDigit else { return nil }
        number = number * 10 + Int(text[index] - 48)
      }
      return number
    }
    guard text.count >= 10, text.count <= 60, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
      let year = number(0, 4), let month = number(5, 7), let day = number(8, 10), (1950...2100).contains(year),
      CivilDate(year: year, month: month, day: day) != nil
    else { return nil }
    for index in 10..<text.count {
      // Two spaces would be one in what is left.
      let isSpace = text[index] == 32 && text[index + 1] != 32
      guard index == 10 ? isSpace : isSpace || text[index].isLetter else { return nil }
    }
    let rest = text.slice(11)
    guard text[text.count - 1] != 32, !words.filters.dates.mayHoldDate(rest) else { return nil }
    var date = NoteDate()
    (date.year, date.month, date.day) = (year, month, day)
    date.isStrong = true
    date.rest = rest.string
    return date
  }

  /// The day, month and year that a text begins with, and where they end, in bytes; a day with its weekday may do without
  /// the year.
  func whole(_ text: String, orWithWeekday: Bool = false) -> (date: NoteDate, end: Int)? {
    let tokens = NoteDateToken.tokens(text)
    var parse = NoteDateParse(tokens: tokens, words: words, takesDaysAlone: takesDaysAlone)
    guard let date = parse.find(.beginning), date.hasDay,
      date.year != nil && date.isStrong || orWithWeekday && date.weekday != nil, let last = parse.used.max()
    else { return nil }
    return (date, tokens[last].end)
  }

  /// The day that heads a column: `3 June`, `Week 1 (3 Jun 2024)`.
  func read(header text: String) -> NoteDate? {
    guard words.filters.dates.mayHoldDate(text) else { return nil }
    if let date = read(text, .beginning), date.hasDay { return date }
    guard let date = read(text, .anywhere), date.hasDay, date.isStrong, date.rest.split(separator: " ").count <= 3
    else {
      return nil
    }
    return date
  }

  /// The same of a text whose tokens are known.
  func read(_ tokens: [NoteDateToken], of text: String, _ place: Place) -> NoteDate? {
    var parse = NoteDateParse(tokens: tokens, words: words, takesDaysAlone: takesDaysAlone)
    guard var date = parse.find(place) else { return nil }
    if text.utf8.count > NoteDateToken.limit, place == .beginning { return nil }
    date.rest = Self.rest(of: text, without: parse.used.map { tokens[$0].start..<tokens[$0].end })
    return date
  }

  /// A time of day, or a range of times, that a text begins with: the value of `Time: 18:00-19:05`.
  func time(_ text: String) -> (time: CivilTime, duration: Double?, rest: String)? {
    let tokens = NoteDateToken.tokens(text)
    var parse = NoteDateParse(tokens: tokens, words: words, takesDaysAlone: takesDaysAlone)
    guard parse.findTime(from: 0, isAlone: true), let time = parse.date.time else { return nil }
    let rest = Self.rest(of: text, without: parse.used.map { tokens[$0].start..<tokens[$0].end })
    return (time, parse.date.duration, rest)
  }

  /// The text without the parts that were read, and without the marks that joined them to it.
  private static func rest(of text: String, without ranges: [Range<Int>]) -> String {
    let bytes = Array(text.utf8)
    var rest: [UInt8] = []
    var index = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound >= index {
      append(withoutLink(bytes[index..<range.lowerBound]), to: &rest)
      index = range.upperBound
    }
    append(bytes[index...], to: &rest)
    return String(decoding: rest, as: UTF8.self)
  }

  /// Of `Séance du` and `Plan for`, before a date, the title.
  private static func withoutLink(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let last = part.lastIndex(where: { $0 != 32 }), part[last].isLetter || part[last] >= 0x80,
      let space = part[..<last].lastIndex(of: 32), last - space <= 5,
      NoteStructureWords.links.contains(String(decoding: part[(space + 1)...last], as: UTF8.self))
    else { return part }
    return part[..<space]
  }

  /// Appends a part of the text that is more than marks and spaces, with one space before it.
  private static func append(_ part: ArraySlice<UInt8>, to rest: inout [UInt8]) {
    let part = NoteText.trimmingJoints(part)
    guard !part.isEmpty else { return }
    if !rest.isEmpty { rest.append(32) }
    rest += part
  }
}

/// Small services for text in bytes.
enum NoteText {
  /// Whether a text has no letter and no digit.
  static func isTrivial(_ text: String) -> Bool {
    !text.unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  /// `1️⃣ Bench press` is numbered by a picture.
  private static func withoutKeycap(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    guard let first = scalars.popFirst(), (48...57).contains(first.value) else { return text }
    if scalars.first?.value == 0xFE0F { scalars.removeFirst() }
    guard scalars.popFirst()?.value == 0x20E3 else { return text }
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    return scalars.isEmpty ? text : String(scalars)
  }

  /// A text without the tags at its end: of `Leg day #gym #legs`, `Leg day`.
  static func withoutTags(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "#")) else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    while words.count > 1, let last = words.last, last.isEmpty || last.hasPrefix("#") && isTag(last.dropFirst()) {
      words.removeLast()
    }
    return words.joined(separator: " ")
  }

  private static func isTag(_ text: Substring) -> Bool { text.first?.isLetter == true }

  /// A text without the pictures and marks that people put before a name.
  static func withoutLeadingPictures(_ text: String) -> String {
    if let first = text.utf8.first, first < 0x80 { return withoutKeycap(text) }
    var scalars = text.unicodeScalars[...]
    while let first = scalars.first, first.value >= 0x2190, !first.properties.isAlphabetic,
      first.properties.numericType == nil || first.properties.isEmoji
    {
      scalars.removeFirst()
    }
    if scalars.count == text.unicodeScalars.count { return text }
    while let first = scalars.first, first.properties.isWhitespace || first.value == 0xFE0F || first.value == 0x200D {
      scalars.removeFirst()
    }
    return scalars.isEmpty ? text : String(scalars)
  }

  /// The bytes without spaces, dashes, commas, colons and empty brackets at their ends.
  static func trimmingJoints(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var part = part
    while true {
      let count = part.count
      while let first = part.first, isJoint(first, "-,:;|/.)]·>") { part.removeFirst() }
      while let last = part.last, isJoint(last, "-,:;|/([·@<") { part.removeLast() }
      guard part.first.map({ $0 >= 0x80 }) == true || part.last.map({ $0 >= 0x80 }) == true else { break }
      for dash in dashes {
        if part.starts(with: dash) { part.removeFirst(dash.count) }
        if part.suffix(dash.count).elementsEqual(dash) { part.removeLast(dash.count) }
      }
      if part.count == count { break }
    }
    return balanced(part)
  }

  private static let dashes: [[UInt8]] = ["–", "—", "·", "•", "："].map { Array($0.utf8) }

  private static func isJoint(_ byte: UInt8, _ marks: StaticString) -> Bool {
    byte == 32 || byte == 9 || marks.withUTF8Buffer { unsafe $0.contains(byte) }
  }

  /// Without a bracket at the ends that has no partner: `(Push` and `Push)` are `Push`.
  private static func balanced(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let opens = part.count { $0 == UInt8(ascii: "(") }
    let closes = part.count { $0 == UInt8(ascii: ")") }
    if opens > closes, part.first == UInt8(ascii: "(") { return part.dropFirst() }
    if closes > opens, part.last == UInt8(ascii: ")") { return part.dropLast() }
    return part
  }
}
