import TextStreams

/// Reads the durations of Strong, in the spelling of any phone: `1h 15m`, `45min`, `1 Std. 5 Min.`, `1小时13分钟`.
enum StrongDuration {
  /// Seconds; `nil` where the text is no duration.
  static func seconds(_ bytes: ByteSlice) -> Double? {
    var index = 0
    var total = 0
    var parts = 0
    while index < bytes.count {
      index = skipSpace(bytes, index)
      if index >= bytes.count { break }
      let start = index
      while index < bytes.count, bytes[index] &- 48 < 10 { index += 1 }
      guard let number = bytes.slice(start, index).wholeNumber, number < 100_000_000 else { return nil }
      index = skipSpace(bytes, index)
      let unitStart = index
      while index < bytes.count, bytes[index] &- 48 >= 10, !isSpace(bytes, index) { index += 1 }
      guard let factor = factor(bytes.slice(unitStart, index)) else { return nil }
      total += number * factor
      parts += 1
    }
    return parts > 0 ? Double(total) : nil
  }

  /// Seconds in a unit by its name; the first letters of each language's words for hour, minute and second.
  private static func factor(_ unit: ByteSlice) -> Int? {
    // Most phones write one letter, and a string need not be made of it.
    if unit.count == 1, let factor = letterFactor(unit[0]) { return factor }
    if unit.equals("min") { return 60 }
    var word = unit.string.lowercased()
    if word.hasSuffix(".") { word.removeLast() }
    return factors[word]
  }

  private static func letterFactor(_ letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "h"): 3600
    case UInt8(ascii: "m"): 60
    case UInt8(ascii: "s"): 1
    default: nil
    }
  }

  private static let factors: [String: Int] = {
    var factors: [String: Int] = [:]
    let hours = [
      "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "小时", "小時", "時間", "시간", "ч", "u", "uur", "t",
      "godz",
    ]
    let minutes = ["m", "min", "mins", "minute", "minutes", "minuten", "分钟", "分鐘", "分", "분", "мин"]
    let seconds = ["s", "sec", "secs", "second", "seconds", "sek", "秒", "秒钟", "초", "сек", "с"]
    for word in hours { factors[word] = 3600 }
    for word in minutes { factors[word] = 60 }
    for word in seconds { factors[word] = 1 }
    return factors
  }()

  /// The length of the space at `index`: plain, no-break (U+00A0) or narrow no-break (U+202F).
  private static func spaceLength(_ bytes: ByteSlice, _ index: Int) -> Int {
    if bytes[index] == 0x20 { return 1 }
    if bytes[index] == 0xC2, bytes[index + 1] == 0xA0 { return 2 }
    if bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0xAF { return 3 }
    return 0
  }

  private static func isSpace(_ bytes: ByteSlice, _ index: Int) -> Bool { spaceLength(bytes, index) > 0 }

  private static func skipSpace(_ bytes: ByteSlice, _ index: Int) -> Int {
    var index = index
    while index < bytes.count, spaceLength(bytes, index) > 0 { index += spaceLength(bytes, index) }
    return index
  }
}
