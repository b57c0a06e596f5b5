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
    let hyphen = UInt8(ascii: "-")
    unsafe writePairs(of: high, from: 56, count: 4, at: 0)
    unsafe next[8] = hyphen
    unsafe writePairs(of: high, from: 24, count: 2, at: 9)
    unsafe next[13] = hyphen
    unsafe writePairs(of: high, from: 8, count: 2, at: 14)
    unsafe next[18] = hyphen
    unsafe writePairs(of: low, from: 56, count: 2, at: 19)
    unsafe next[23] = hyphen
    unsafe writePairs(of: low, from: 40, count: 6, at: 24)
    unsafe next += 36
  }

  /// Writes bytes of a word as two hexadecimal digits each, the highest first, without going on.
  @unsafe
  @inlinable
  @inline(__always)
  func writePairs(of word: UInt64, from shift: UInt64, count: Int, at place: Int) {
    let digits = unsafe UnsafeRawPointer(hexadecimalPairs.utf8Start)
    let target = unsafe UnsafeMutableRawPointer(next)
    var shift = shift
    for index in 0..<count {
      let pair = unsafe digits.loadUnaligned(fromByteOffset: Int(word &>> shift & 255) &* 2, as: UInt16.self)
      unsafe target.storeBytes(of: pair, toByteOffset: place &+ index &* 2, as: UInt16.self)
      shift &-= 8
    }
  }
}

/// The two hexadecimal digits of each byte, one after another.
@inlinable
@inline(__always)
var hexadecimalPairs: StaticString {
  """
  000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\
  202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f\
  404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f\
  606162636465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f\
  808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f\
  a0a1a2a3a4a5a6a7a8a9aaabacadaeafb0b1b2b3b4b5b6b7b8b9babbbcbdbebf\
  c0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadbdcdddedf\
  e0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff
  """
}
