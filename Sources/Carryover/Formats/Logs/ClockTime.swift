import TextStreams

/// Reads times of day and lengths of time written with colons.
enum ClockTime {
  /// Reads `18:05`, `7:37 PM` or `18:05:30`; `nil` for anything else.
  static func time(_ bytes: ByteSlice) -> CivilTime? {
    var text = bytes.trimmed
    var afternoon: Bool?
    if text.count > 2, text[text.count - 1] | 32 == UInt8(ascii: "m") {
      switch text[text.count - 2] | 32 {
      case UInt8(ascii: "a"): afternoon = false
      case UInt8(ascii: "p"): afternoon = true
      default: return nil
      }
      text = withoutSpaceAtEnd(text.slice(0, text.count - 2))
    }
    guard let numbers = numbers(text), numbers.count > 1 else { return nil }
    return time(numbers, afternoon: afternoon)
  }

  /// A time of day of its hour, minute and perhaps second.
  static func time(_ numbers: [Int], afternoon: Bool?) -> CivilTime? {
    var hour = numbers[0]
    if let afternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (afternoon ? 12 : 0)
    }
    return CivilTime(hour: hour, minute: numbers[1], second: numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads a length of time, `0:01:48` or `1:48`, in seconds; `nil` for anything else.
  static func seconds(_ bytes: ByteSlice) -> Double? {
    guard let numbers = numbers(bytes.trimmed), numbers.count > 1, numbers[1...].allSatisfy({ $0 < 60 }),
      numbers[0] < 100_000
    else { return nil }
    return Double(numbers.reduce(0) { $0 * 60 + $1 })
  }

  /// Two or three whole numbers with colons between them.
  static func numbers(_ text: ByteSlice) -> [Int]? {
    var numbers: [Int] = []
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: ":") {
      guard numbers.count < 3, index - start <= 6, let number = text.slice(start, index).wholeNumber else {
        return nil
      }
      numbers.append(number)
      start = index + 1
    }
    return numbers
  }

  /// The text without spaces at its end, plain or narrow and unbreakable, as phones write them before `PM`.
  private static func withoutSpaceAtEnd(_ text: ByteSlice) -> ByteSlice {
    let narrow: StaticString = "\u{202F}"
    let plain = text.trimmed
    return plain.slice(plain.count - 3).equals(narrow) ? plain.slice(0, plain.count - 3) : plain
  }
}
