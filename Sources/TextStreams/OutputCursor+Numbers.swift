// Numbers and identifiers.
extension OutputCursor {
  @inlinable
  @inline(__always)
  package mutating func append(_ number: Int) {
    guard hasRoom(20) else { return }
    if number < 0 { append(UInt8(ascii: "-")) }
    appendDigits(UInt64(number.magnitude))
  }

  /// Appends at most nineteen digits, for which there is room.
  @inlinable
  @inline(__always)
  mutating func appendDigits(_ number: UInt64) {
    if number < 10 {
      unsafe next.pointee = UInt8(truncatingIfNeeded: number) &+ 48
      unsafe next += 1
    } else if number < 100 {
      appendPair(number)
    } else {
      unsafe next = Self.write(number, at: next)
    }
  }

  @inlinable
  @inline(__always)
  mutating func appendPair(_ number: UInt64) {
    unsafe next[0] = UInt8(truncatingIfNeeded: number / 10) &+ 48
    unsafe next[1] = UInt8(truncatingIfNeeded: number % 10) &+ 48
    unsafe next += 2
  }

  /// Writes digits and gives the place behind them. The place is no `inout`, so that the cursor's own can stay in a
  /// register.
  @usableFromInline
  static func write(_ number: UInt64, at place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var length = 0
    var rest = number
    repeat {
      rest /= 10
      length &+= 1
    } while rest > 0
    rest = number
    for index in stride(from: length - 1, through: 0, by: -1) {
      unsafe place[index] = UInt8(truncatingIfNeeded: rest % 10) &+ 48
      rest /= 10
    }
    return unsafe place + length
  }

  /// Appends the shortest decimal that reads back as the same number, never in exponent form within 10⁻⁷ and 10²¹;
  /// `null` for what is no number.
  @inlinable
  @inline(__always)
  package mutating func append(_ number: Double) {
    guard hasRoom(40) else { return }
    guard number.magnitude < 1e9 else {
      unsafe next = Self.write(number, at: next)
      return
    }
    // Nearly all numbers have two decimals at most. The quotient of two exact doubles is what reading these digits back
    // gives, so equality proves the form.
    let hundredths = Int64(number * 100 + (number < 0 ? -0.5 : 0.5))
    guard Double(hundredths) / 100 == number else {
      unsafe next = Self.write(number, at: next)
      return
    }
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    appendDigits(whole)
    guard rest > 0 else { return }
    unsafe next.pointee = UInt8(ascii: ".")
    unsafe next += 1
    appendPair(rest)
    if rest % 10 == 0 { unsafe next -= 1 }
  }

  /// Writes a number and gives the place behind it.
  @usableFromInline
  static func write(_ number: Double, at place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var scale = 1.0
    for decimals in 0...6 {
      let scaled = (number * scale).rounded()
      guard abs(scaled) < 1e15 else { break }
      // Trying few decimals first makes the form that is proved the shortest.
      if scaled / scale == number { return unsafe write(scaled, decimals: decimals, at: place) }
      scale *= 10
    }
    guard number.isFinite else { return unsafe write("null", at: place) }
    let text = number.description
    return unsafe write(text.hasSuffix(".0") ? String(text.dropLast(2)) : text, at: place)
  }

  private static func write(_ text: String, at place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    var place = unsafe place
    for byte in text.utf8 {
      unsafe place.pointee = byte
      unsafe place += 1
    }
    return unsafe place
  }

  private static func write(
    _ scaled: Double, decimals: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var place = unsafe place
    if scaled < 0 {
      unsafe place.pointee = UInt8(ascii: "-")
      unsafe place += 1
    }
    let digits = UInt64(abs(scaled))
    guard decimals > 0 else { return unsafe write(digits, at: place) }
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    unsafe place = write(digits / divisor, at: place)
    unsafe place.pointee = UInt8(ascii: ".")
    var rest = digits % divisor
    for index in 1...decimals {
      divisor /= 10
      unsafe place[index] = UInt8(truncatingIfNeeded: rest / divisor) &+ 48
      rest %= divisor
    }
    return unsafe place + decimals + 1
  }

  /// Appends the last `width` digits of a number, with zeros in front.
  @inlinable
  @inline(__always)
  package mutating func append(_ number: Int, width: Int) {
    guard width > 0, hasRoom(width) else { return }
    var rest = number.magnitude
    for index in stride(from: width - 1, through: 0, by: -1) {
      unsafe next[index] = UInt8(truncatingIfNeeded: rest % 10) &+ 48
      rest /= 10
    }
    unsafe next += width
  }

  /// Appends 128 bits in the 36-character form of RFC 9562.
  @inlinable
  @inline(__always)
  package mutating func appendIdentifier(high: UInt64, low: UInt64) {
    guard hasRoom(36) else { return }
    let target = unsafe UnsafeMutableRawPointer(next)
    let second = hexadecimalDigits(UInt32(truncatingIfNeeded: high))
    let third = hexadecimalDigits(UInt32(truncatingIfNeeded: low >> 32))
    unsafe target.storeBytes(of: hexadecimalDigits(UInt32(truncatingIfNeeded: high >> 32)).bigEndian, as: UInt64.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: second >> 32).bigEndian, toByteOffset: 9, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: second).bigEndian, toByteOffset: 14, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: third >> 32).bigEndian, toByteOffset: 19, as: UInt32.self)
    unsafe target.storeBytes(of: UInt32(truncatingIfNeeded: third).bigEndian, toByteOffset: 24, as: UInt32.self)
    unsafe target.storeBytes(
      of: hexadecimalDigits(UInt32(truncatingIfNeeded: low)).bigEndian, toByteOffset: 28, as: UInt64.self)
    unsafe next[8] = UInt8(ascii: "-")
    unsafe next[13] = UInt8(ascii: "-")
    unsafe next[18] = UInt8(ascii: "-")
    unsafe next[23] = UInt8(ascii: "-")
    unsafe next += 36
  }
}

/// The eight hexadecimal digits of a word, the first in the highest byte, found for all at once.
@inlinable
@inline(__always)
func hexadecimalDigits(_ word: UInt32) -> UInt64 {
  var nibbles = UInt64(word)
  nibbles = (nibbles & 0xFFFF_0000) << 16 | nibbles & 0xFFFF
  nibbles = (nibbles << 8) & 0x00FF_0000_00FF_0000 | nibbles & 0x0000_00FF_0000_00FF
  nibbles = (nibbles << 4) & 0x0F00_0F00_0F00_0F00 | nibbles & 0x000F_000F_000F_000F
  let letters = ((nibbles &+ 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
  return nibbles &+ 0x3030_3030_3030_3030 &+ letters &* 39
}
