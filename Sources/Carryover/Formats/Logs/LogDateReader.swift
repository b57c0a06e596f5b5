import TextStreams

/// When a session began, as a row says it.
struct LogStart: Hashable, Sendable {
  var moment: CivilMoment
  /// The zone that the moment is in, where the row says so.
  var timeZone: String?
}

/// Reads the dates of apps' logs.
struct LogDateReader: Hashable, Sendable {
  /// Reads the dates that are digits alone, as a spreadsheet writes them.
  var digits = CivilDateReader()
  /// Whether months may be words.
  var hasMonthNames: Bool

  /// Reads `2021-01-05 18:03:22`, `2021-01-05`, `2021-12-27 10:02:51 +0000`, and where months are words
  /// `7 Apr 2026, 10:14`; `nil` for anything else.
  func read(_ bytes: ByteSlice) -> LogStart? {
    let text = bytes.trimmed
    guard !text.isEmpty else { return nil }
    if hasMonthNames, let moment = Self.words(text.string) { return LogStart(moment: moment) }
    if let offset = Self.offset(text) {
      guard let moment = digits.read(text.slice(0, offset.place).trimmed), moment.time != nil else { return nil }
      return LogStart(moment: moment, timeZone: offset.isZero ? "UTC" : nil)
    }
    return digits.read(text).map { LogStart(moment: $0) }
  }

  /// The offset from UTC at the end of a text: where it begins, and whether it is none.
  private static func offset(_ text: ByteSlice) -> (place: Int, isZero: Bool)? {
    guard text.count > 19 else { return nil }
    if text[text.count - 1] == UInt8(ascii: "Z") { return (text.count - 1, true) }
    var place = text.count - 1
    var digits = 0
    while place > 16, text[place] &- 48 < 10 || text[place] == UInt8(ascii: ":") {
      if text[place] &- 48 < 10 { digits += 1 }
      place -= 1
    }
    guard digits == 4, text[place] == UInt8(ascii: "+") || text[place] == UInt8(ascii: "-") else { return nil }
    let isZero = text.slice(place + 1).array.allSatisfy { $0 == 48 || $0 == UInt8(ascii: ":") }
    return (place, isZero)
  }

  // MARK: Months as words

  /// The parts of a date whose month is a word, in whatever order a language has them.
  private struct Parts {
    var month: Int?
    var numbers: [Int] = []
    var clock: [Int]?
    var afternoon: Bool?
  }

  private static func words(_ text: String) -> CivilMoment? {
    var parts = Parts()
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
      guard add(word, to: &parts) else { return nil }
    }
    guard let month = parts.month, parts.numbers.count == 2 else { return nil }
    // The day comes before the year but where the year comes first of all.
    let isYearFirst = parts.numbers[0] > 31
    let (day, year) = isYearFirst ? (parts.numbers[1], parts.numbers[0]) : (parts.numbers[0], parts.numbers[1])
    guard year > 31, let date = CivilDate(year: year, month: month, day: day) else { return nil }
    guard let clock = parts.clock else { return CivilMoment(date: date) }
    guard let time = ClockTime.time(clock, afternoon: parts.afternoon) else { return nil }
    return CivilMoment(date: date, time: time)
  }

  private static func add(_ word: Substring, to parts: inout Parts) -> Bool {
    let bytes = Array((word.hasSuffix(".") ? word.dropLast() : word).utf8)
    if let number = bytes.withByteSlice({ $0.count <= 4 ? $0.wholeNumber : nil }) {
      parts.numbers.append(number)
    } else if let clock = bytes.withByteSlice({ ClockTime.numbers($0) }), clock.count > 1, parts.clock == nil {
      parts.clock = clock
    } else if let month = MonthNames.shipped.month(word), parts.month == nil {
      parts.month = month
    } else if parts.clock != nil, ["am", "pm", "a.m.", "p.m."].contains(word.lowercased()) {
      parts.afternoon = word.lowercased().hasPrefix("p")
    } else {
      return MonthNames.shipped.isParticle(word)
    }
    return true
  }
}
