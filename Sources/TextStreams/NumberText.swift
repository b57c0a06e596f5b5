private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
  1e21, 1e22,
]

extension ByteSlice {
  /// Reads a decimal number: digits with at most one separator, a sign, an exponent. Correctly rounded.
  ///
  /// - Returns: `nil` for anything else, NaN, infinities and what overflows among them.
  package func decimal(separator: UInt8 = UInt8(ascii: ".")) -> Double? {
    plainDecimal(separator) ?? anyDecimal(separator)
  }

  /// Reads a number of digits alone and at most one separator, fifteen bytes at most, as nearly all are; `nil` for
  /// anything else.
  @inline(__always)
  private func plainDecimal(_ separator: UInt8) -> Double? {
    guard let start = unsafe start, count <= 15 else { return nil }
    var mantissa: Int64 = 0
    var point = count
    for index in 0..<count {
      let byte = unsafe start[index]
      let digit = byte &- 48
      if digit < 10 {
        mantissa = mantissa &* 10 &+ Int64(digit)
      } else {
        guard byte == separator, point == count else { return nil }
        point = index
      }
    }
    // Both are exact doubles, so the one division rounds correctly (Clinger, 1990).
    if point == count { return count > 0 ? Double(mantissa) : nil }
    return count > 1 ? Double(mantissa) / powersOfTen[count &- 1 &- point] : nil
  }

  private func anyDecimal(_ separator: UInt8) -> Double? {
    var index = 0
    let negative = self[0] == UInt8(ascii: "-")
    if negative || self[0] == UInt8(ascii: "+") { index = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var significant = 0
    var scale = 0
    var seenSeparator = false
    while index < count {
      let byte = self[index]
      if byte == separator, !seenSeparator {
        seenSeparator = true
      } else {
        let digit = byte &- 48
        guard digit < 10 else { break }
        digits += 1
        if significant < 19 {
          mantissa = mantissa * 10 + UInt64(digit)
          if mantissa > 0 { significant += 1 }
          if seenSeparator { scale -= 1 }
        } else {
          significant = 20
        }
      }
      index += 1
    }
    guard digits > 0 else { return nil }
    if index == count, significant < 20, mantissa < 1 << 53, scale >= -22 {
      let value = scale < 0 ? Double(mantissa) / powersOfTen[-scale] : Double(mantissa)
      return negative ? -value : value
    }
    return slowDecimal(afterDigits: index, separator: separator)
  }

  private func slowDecimal(afterDigits: Int, separator: UInt8) -> Double? {
    var index = afterDigits
    if index < count {
      guard self[index] | 32 == UInt8(ascii: "e") else { return nil }
      index += 1
      if self[index] == UInt8(ascii: "-") || self[index] == UInt8(ascii: "+") { index += 1 }
      guard index < count else { return nil }
      while index < count {
        guard self[index] &- 48 < 10 else { return nil }
        index += 1
      }
    }
    var text = string
    if separator != UInt8(ascii: ".") {
      text = String(text.map { $0 == Character(Unicode.Scalar(separator)) ? "." : $0 })
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// Reads a whole number without a sign; `nil` for anything else, and above 18 digits.
  @inlinable
  package var wholeNumber: Int? {
    guard count > 0, count <= 18 else { return nil }
    var value = 0
    for index in 0..<count {
      let digit = self[index] &- 48
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }
}

/// The value without the dust of a conversion (`299.99999999999994`): the nearest value of at most six decimals when
/// that differs by less than one part in 10⁹.
///
/// - Returns: The clean value, which is `value` itself when it is clean already or close to no such value.
package func withoutConversionDust(_ value: Double) -> Double {
  guard abs(value) < 1e9 else { return value }
  let scaled = value * 1e6
  let nearest = scaled.rounded()
  if nearest == scaled { return nearest / 1e6 == value ? value : nearest / 1e6 }
  let clean = nearest / 1e6
  return abs(clean - value) < abs(value) * 1e-9 ? clean : value
}
