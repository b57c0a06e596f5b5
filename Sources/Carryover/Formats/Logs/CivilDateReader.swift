import TextStreams

/// Which part of a date such as `12/4/2023` is the day.
enum DateOrder: Hashable, Sendable { case dayFirst, monthFirst }

/// Reads dates written in digits: as apps write them, and as a spreadsheet does.
struct CivilDateReader: Hashable, Sendable {
  /// The order of day and month in dates that a spreadsheet wrote.
  var order = DateOrder.monthFirst

  /// Reads `2021-01-05 18:03:22`, or `12/4/2023 15:54` in the file's order; `nil` for anything else.
  func read(_ bytes: ByteSlice) -> CivilMoment? {
    if bytes.count == 19, let moment = readUsual(bytes) { return moment }
    return readOther(bytes.trimmed)
  }

  private func readUsual(_ bytes: ByteSlice) -> CivilMoment? {
    guard bytes[4] == 45, bytes[7] == 45, bytes[10] == 32 || bytes[10] == 84, bytes[13] == 58, bytes[16] == 58
    else { return nil }
    let year = pair(bytes, 0) * 100 + pair(bytes, 2)
    guard pair(bytes, 0) < 100, pair(bytes, 2) < 100,
      let date = CivilDate(year: year, month: pair(bytes, 5), day: pair(bytes, 8)),
      let time = CivilTime(hour: pair(bytes, 11), minute: pair(bytes, 14), second: pair(bytes, 17))
    else { return nil }
    return CivilMoment(date: date, time: time)
  }

  @inline(__always)
  private func pair(_ bytes: ByteSlice, _ index: Int) -> Int {
    let tens = Int(bytes[index] &- 48)
    let ones = Int(bytes[index + 1] &- 48)
    return tens < 10 && ones < 10 ? tens * 10 + ones : 10_000
  }

  private func readOther(_ bytes: ByteSlice) -> CivilMoment? {
    guard let parts = Self.parts(bytes) else { return nil }
    let date: CivilDate?
    switch parts.style {
    case .yearFirst: date = CivilDate(year: parts.numbers[0], month: parts.numbers[1], day: parts.numbers[2])
    case .yearLast:
      let (day, month) =
        order == .dayFirst ? (parts.numbers[0], parts.numbers[1]) : (parts.numbers[1], parts.numbers[0])
      date = CivilDate(
        year: parts.numbers[2] < 100 ? parts.numbers[2] + 2000 : parts.numbers[2], month: month, day: day)
    }
    guard let date else { return nil }
    guard parts.numbers.count > 3 else { return CivilMoment(date: date) }
    var hour = parts.numbers[3]
    if let afternoon = parts.afternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (afternoon ? 12 : 0)
    }
    let second = parts.numbers.count > 5 ? parts.numbers[5] : 0
    guard let time = CivilTime(hour: hour, minute: parts.numbers[4], second: second) else { return nil }
    return CivilMoment(date: date, time: time)
  }

  enum Style: Sendable { case yearFirst, yearLast }

  /// The numbers of a date that a spreadsheet wrote, in the order in which they stand; `nil` for anything else.
  static func parts(_ bytes: ByteSlice) -> (style: Style, numbers: [Int], afternoon: Bool?)? {
    var text = bytes
    var afternoon: Bool?
    if text.count > 3, text[text.count - 1] | 32 == UInt8(ascii: "m") {
      let letter = text[text.count - 2] | 32
      guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
      afternoon = letter == UInt8(ascii: "p")
      text = text.slice(0, text.count - 2).trimmed
    }
    var numbers: [Int] = []
    var separators: [UInt8] = []
    var start = 0
    for index in 0...text.count {
      if index < text.count, text[index] &- 48 < 10 { continue }
      guard let number = text.slice(start, index).wholeNumber, index - start <= 4 else { return nil }
      numbers.append(number)
      if index < text.count { separators.append(text[index]) }
      start = index + 1
    }
    guard [3, 5, 6].contains(numbers.count), separators[0] == separators[1] else { return nil }
    guard [UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(separators[0]) else { return nil }
    if numbers.count > 3 {
      guard separators[2] == 32 || separators[2] == 84, separators[3...].allSatisfy({ $0 == 58 }) else { return nil }
    }
    if numbers[0] > 31 { return (.yearFirst, numbers, afternoon) }
    return (.yearLast, numbers, afternoon)
  }
}
