import Support
import Testing
import TextStreams

/// Numbers held against exact arithmetic, and not against another library's rounding.
@Suite("Exact numbers")
struct ExactNumberTests {
  private func decimal(_ text: String) -> Double? { Array(text.utf8).withByteSlice { $0.decimal() } }

  private func written(_ number: Double) -> String {
    var buffer = OutputBuffer()
    buffer.append(number)
    return buffer.bytes.string
  }

  @Test("Halfway between two numbers the even one is taken, and a hair beside it the nearer one")
  func halfway() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<20_000 {
      // 54 bits, the last of them set: just between two numbers of 53 bits.
      let odd = UInt64.random(in: 1 << 53..<1 << 54, using: &random) | 1
      let low = Double(odd >> 1) * 2
      let high = Double((odd >> 1) + 1) * 2
      let even = (odd >> 1) & 1 == 0 ? low : high
      #expect(decimal("\(odd)") == even)
      #expect(decimal("\(odd).0000000000001") == high)
      #expect(decimal("\(odd - 1).9999999999999") == low)
      // Halves of it, exactly: two digits more.
      #expect(decimal(Self.halved(odd)) == even / 2)
      let shift = UInt64.random(in: 1...9, using: &random)
      #expect(decimal("\(odd << shift)") == even * Double(1 << shift))
      #expect(decimal("\(odd << shift + 1)") == high * Double(1 << shift))
      #expect(decimal("\(odd << shift - 1)") == low * Double(1 << shift))
    }
  }

  private static func halved(_ odd: UInt64) -> String { "\(odd / 2).5" }

  @Test("Every decimal of up to 17 digits is read as the nearest number, by exact comparison")
  func nearest() {
    var random = SeededGenerator(seed: 22)
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...17, using: &random)
      var scale: UInt64 = 1
      for _ in 0..<digits { scale *= 10 }
      let number = UInt64.random(in: 0..<scale, using: &random)
      let places = Int.random(in: 0...5, using: &random)
      var divisor: UInt64 = 1
      for _ in 0..<places { divisor *= 10 }
      let fraction = String(number % divisor)
      let text =
        places == 0
        ? "\(number)" : "\(number / divisor)." + String(repeating: "0", count: places - fraction.count) + fraction
      guard let value = decimal(text) else {
        Issue.record("\(text) is no number")
        continue
      }
      let error = Self.distance(number, divisor, value)
      #expect(error <= Self.distance(number, divisor, value.nextUp), "\(text)")
      #expect(error <= Self.distance(number, divisor, value.nextDown), "\(text)")
    }
  }

  /// How far `number / divisor` is from a value, exactly: in units of 2⁻¹⁰⁷⁴ or larger, times the divisor.
  private static func distance(_ number: UInt64, _ divisor: UInt64, _ value: Double) -> Exact {
    // Both as whole numbers of 2^-80, which every such value is that is not below 2^-27.
    let scaled = Exact(number).shifted(80)
    guard value > 0 else { return scaled }
    let exponent = Int(value.exponent) - 52
    let significand = UInt64(value.significandBitPattern) | (value.isNormal ? 1 << 52 : 0)
    let product = Exact(significand).times(divisor).shifted(max(exponent + 80, 0))
    return scaled.distance(to: product)
  }

  @Test("Any number is written so that it reads back, and with no more digits than another implementation needs")
  func shortest() {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<50_000 {
      let number = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &random))
      guard number.isFinite, number != 0 else { continue }
      let text = written(number)
      #expect(decimal(text) == number && Double(text) == number, "\(text)")
      #expect(Self.digits(text) <= Self.digits(number.description), "\(text), \(number)")
    }
  }

  /// How many digits say something.
  private static func digits(_ text: String) -> Int {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }.filter(\.isNumber).drop { $0 == "0" }
    return mantissa.reversed().drop { $0 == "0" }.count
  }
}

/// A whole number of any size, for exact comparison.
private struct Exact: Comparable {
  /// The lowest 32 bits first, no zeros last.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  func shifted(_ bits: Int) -> Exact {
    var result = self
    var carry: UInt64 = 0
    for index in result.limbs.indices {
      let sum = UInt64(limbs[index]) << UInt64(bits % 32) | carry
      result.limbs[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    result.limbs.append(UInt32(carry))
    result.limbs.insert(contentsOf: [UInt32](repeating: 0, count: bits / 32), at: 0)
    result.trim()
    return result
  }

  func times(_ factor: UInt64) -> Exact {
    var result = self
    var carry: UInt64 = 0
    for index in result.limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      result.limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    result.limbs += [UInt32(truncatingIfNeeded: carry), UInt32(carry >> 32)]
    result.trim()
    return result
  }

  func distance(to other: Exact) -> Exact {
    var (large, small) = self < other ? (other, self) : (self, other)
    small.limbs += [UInt32](repeating: 0, count: large.limbs.count - small.limbs.count)
    var borrow: UInt32 = 0
    for index in large.limbs.indices {
      let (first, isLess) = large.limbs[index].subtractingReportingOverflow(small.limbs[index])
      let (second, isLessStill) = first.subtractingReportingOverflow(borrow)
      large.limbs[index] = second
      borrow = isLess || isLessStill ? 1 : 0
    }
    large.trim()
    return large
  }

  static func < (left: Exact, right: Exact) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    return left.limbs.reversed().lexicographicallyPrecedes(right.limbs.reversed())
  }
}
