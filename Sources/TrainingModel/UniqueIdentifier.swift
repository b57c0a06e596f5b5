/// A universally unique identifier (RFC 9562): 128 bits, compared and sorted as the bytes are.
///
/// Carryover has a type of its own, and not Foundation's, because a conversion makes and prints one for every set
/// and Foundation's costs a hundred times as much to print.
public struct UniqueIdentifier: Hashable, Sendable {
  /// The first eight bytes, most significant first.
  public var high: UInt64
  /// The last eight bytes, most significant first.
  public var low: UInt64

  /// Makes an identifier from its two halves.
  @inlinable
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The identifier whose bits are all zero.
  public static let zero = UniqueIdentifier(high: 0, low: 0)

  /// Makes a random identifier (version 4 of RFC 9562).
  public static func random() -> UniqueIdentifier {
    var generator = SystemRandomNumberGenerator()
    let high: UInt64 = generator.next()
    let low: UInt64 = generator.next()
    return UniqueIdentifier(high: high & ~0xF000 | 0x4000, low: low & ~(3 << 62) | 1 << 63)
  }

  /// Reads the 36-character form, in either case.
  ///
  /// - Returns: `nil` when `text` is anything but five groups of hexadecimal digits joined by hyphens.
  public init?(_ text: some StringProtocol) {
    var halves: (UInt64, UInt64) = (0, 0)
    var count = 0
    var digits = 0
    for byte in text.utf8 {
      defer { count += 1 }
      if count == 8 || count == 13 || count == 18 || count == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard count < 36, let digit = Self.hexadecimalValue(byte) else { return nil }
      if digits < 16 { halves.0 = halves.0 << 4 | UInt64(digit) } else { halves.1 = halves.1 << 4 | UInt64(digit) }
      digits += 1
    }
    guard count == 36 else { return nil }
    self.init(high: halves.0, low: halves.1)
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension UniqueIdentifier: Comparable {
  /// Orders identifiers as their bytes are ordered.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

extension UniqueIdentifier: CustomStringConvertible {
  /// The 36-character form in lower case, as RFC 9562 writes it.
  public var description: String {
    var text = ""
    text.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 { text.append("-") }
      let half = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - (index & 15) * 4)) & 15
      text.unicodeScalars.append(Unicode.Scalar(digit < 10 ? 48 + digit : 87 + digit))
    }
    return text
  }
}

/// The identifier of one `Entity`, so that a program's cannot be handed to something that wants a workout's.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The identifier itself.
  public var value: UniqueIdentifier

  /// Gives `value` a type.
  @inlinable
  public init(_ value: UniqueIdentifier) {
    self.value = value
  }

  /// Reads the 36-character form; `nil` when `text` is anything else.
  public init?(_ text: some StringProtocol) {
    guard let value = UniqueIdentifier(text) else { return nil }
    self.value = value
  }
}

extension Identifier: Comparable {
  /// Orders identifiers as their bytes are ordered.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension Identifier: CustomStringConvertible {
  /// The 36-character form in lower case.
  public var description: String { value.description }
}
