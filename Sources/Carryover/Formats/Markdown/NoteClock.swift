import TrainingModel

/// Reads times of day: `18:30`, `6:30 pm`, `7am`, `18h30`, `18.30 Uhr`, `下午6点30分`.
struct NoteClock {
  let tokens: [NoteDateToken]

  struct Reading {
    var time: CivilTime?
    var end: Int
    /// The same twelve hours later, for `6-7:15pm`.
    var afternoon: CivilTime?
    var isHalfOpen = false
    var isAfternoon = false
  }

  private func token(_ index: Int) -> NoteDateToken? { index >= 0 && index < tokens.count ? tokens[index] : nil }

  private func number(_ index: Int, _ digits: ClosedRange<Int>) -> Int? {
    guard let token = token(index), digits.contains(token.digits) else { return nil }
    return token.number
  }

  /// The time at a token.
  ///
  /// - Parameter isExpected: Whether something says that a time comes here, so that an hour alone is one.
  func read(at index: Int, isExpected: Bool) -> Reading? {
    guard let hour = number(index, 1...2), hour < 25, !isPartOfNumber(index) else { return nil }
    var next = index + 1
    var (minute, second) = (0, 0)
    var isTime = false
    if let value = minutes(after: next, marks: isExpected ? ":.h" : ":") {
      minute = value
      next += 2
      isTime = true
      if token(next)?.isMark(UInt8(ascii: ":")) == true, let value = number(next + 1, 2...2), value < 60 {
        second = value
        next += 2
      }
    } else if let word = token(next)?.word, NoteStructureWords.hourMarks.contains(word) {
      next += 1
      isTime = true
      if let value = number(next, 1...2), value < 60, tokens[next].isSpaced == false {
        minute = value
        next += 1
        if token(next)?.word == "分" { next += 1 }
      } else if word == "h", !isExpected {
        // `1 h` is a length.
        return nil
      }
    } else if let value = minutes(after: next, marks: ".") {
      // `18.30 Uhr`
      guard let word = token(next + 2)?.word, NoteStructureWords.clockWords.contains(word) else { return nil }
      minute = value
      next += 2
      isTime = true
    }
    return finish(hour, minute, second, next, isTime: isTime || isExpected, hasMinutes: isTime)
  }

  private func finish(
    _ hour: Int, _ minute: Int, _ second: Int, _ next: Int, isTime: Bool, hasMinutes: Bool
  ) -> Reading? {
    var next = next
    var (isMorning, isAfternoon) = (false, false)
    if let half = half(at: next) {
      (isMorning, isAfternoon) = (!half.isAfternoon, half.isAfternoon)
      next = half.end
    } else if let word = token(next)?.word, NoteStructureWords.clockWords.contains(word) {
      next += 1
    } else if !isTime {
      return nil
    }
    guard hour <= (isMorning || isAfternoon ? 12 : 24) else { return nil }
    let late = hour % 12 + 12
    let actual = isAfternoon ? late : isMorning ? hour % 12 : hour == 24 ? 0 : hour
    guard let time = CivilTime(hour: actual, minute: minute, second: second) else { return nil }
    return Reading(
      time: time, end: next, afternoon: CivilTime(hour: late, minute: minute, second: second),
      isHalfOpen: !isMorning && !isAfternoon && hour <= 12, isAfternoon: isAfternoon)
  }

  /// `am`, `pm`, `a.m.`
  private func half(at index: Int) -> (isAfternoon: Bool, end: Int)? {
    guard let word = token(index)?.word else { return nil }
    switch word {
    case "am", "pm": return (word == "pm", token(index + 1)?.isMark(UInt8(ascii: ".")) == true ? index + 2 : index + 1)
    case "a", "p":
      guard token(index + 1)?.isMark(UInt8(ascii: ".")) == true, token(index + 2)?.word == "m" else { return nil }
      return (word == "p", token(index + 3)?.isMark(UInt8(ascii: ".")) == true ? index + 4 : index + 3)
    default: return nil
    }
  }

  private func minutes(after index: Int, marks: StaticString) -> Int? {
    guard let token = token(index), !token.isSpaced, let value = number(index + 1, 2...2), value < 60,
      tokens[index + 1].isSpaced == false
    else { return nil }
    if case .mark(let mark) = token.kind, mark != 0, marks.withUTF8Buffer({ unsafe $0.contains(mark) }) { return value }
    return nil
  }

  /// Whether the number is the end of another, as in `2024-03` or `1:18`.
  private func isPartOfNumber(_ index: Int) -> Bool {
    guard index > 0, !tokens[index].isSpaced, case .mark(let mark) = tokens[index - 1].kind, mark != 0,
      !tokens[index - 1].isSpaced, token(index - 2)?.number != nil
    else { return false }
    return mark == UInt8(ascii: ".") || mark == UInt8(ascii: ":") || mark == UInt8(ascii: "/")
  }
}

/// Reads lengths of time: `62 min`, `1h 5m`, `1:05 h`, `75'`.
enum NoteLength {
  /// The length at a token, in seconds, and the index behind it.
  static func read(_ tokens: [NoteDateToken], at index: Int, words: NoteWords) -> (seconds: Double, end: Int)? {
    func unit(_ index: Int) -> Double? {
      guard index < tokens.count, let word = tokens[index].word else { return nil }
      switch words.word(word) {
      case .hours: return 3600
      case .minutes: return 60
      case .seconds: return 1
      default: return word == "h" ? 3600 : word == "m" ? 60 : word == "s" ? 1 : nil
      }
    }
    var (total, next, found) = (0.0, index, false)
    while next < tokens.count, let number = tokens[next].number, number < 100_000 {
      var (value, end) = (Double(number), next + 1)
      if end + 1 < tokens.count, tokens[end].isMark(UInt8(ascii: ".")) || tokens[end].isMark(UInt8(ascii: ",")),
        !tokens[end].isSpaced, let decimals = tokens[end + 1].number, tokens[end + 1].digits <= 2
      {
        value += Double(decimals) / (tokens[end + 1].digits == 1 ? 10 : 100)
        end += 2
      }
      guard let factor = unit(end) else {
        // `1h 05`
        if found, total.truncatingRemainder(dividingBy: 3600) == 0, number < 60, !tokens[next].isSpaced {
          return (total + value * 60, end)
        }
        break
      }
      total += value * factor
      next = end + 1
      found = true
    }
    return found ? (total, next) : nil
  }

  /// The length that a value is: `62 min`, `1h 5m`, `1:05:00`, `62`, which is minutes.
  static func read(_ text: String, words: NoteWords) -> Double? {
    let tokens = NoteDateToken.tokens(text)
    let first = tokens.firstIndex { $0.number != nil } ?? 0
    if let length = read(tokens, at: first, words: words) { return length.seconds }
    guard first < tokens.count, let number = tokens[first].number else { return nil }
    var parts = [number]
    var index = first + 1
    while index + 1 < tokens.count, tokens[index].isMark(UInt8(ascii: ":")), let next = tokens[index + 1].number,
      parts.count < 3
    {
      parts.append(next)
      index += 2
    }
    switch parts.count {
    case 3: return Double(parts[0] * 3600 + parts[1] * 60 + parts[2])
    // `1:05` of a session is an hour and five minutes.
    case 2:
      let isHours = parts[0] < 6 || index < tokens.count && tokens[index].word == "h"
      return Double(isHours ? parts[0] * 3600 + parts[1] * 60 : parts[0] * 60 + parts[1])
    default: return index == tokens.count && number < 1000 ? Double(number * 60) : nil
    }
  }
}
