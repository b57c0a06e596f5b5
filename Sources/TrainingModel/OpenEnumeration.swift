/// An enumeration with a known set of raw values that keeps, and writes back, one it does not know.
public protocol OpenEnumeration: RawRepresentable<String>, Hashable, Sendable {
  /// The values this version knows, in the order in which they are listed to people.
  static var known: [Self] { get }

  /// Wraps a raw value that is not known.
  static func unknown(_ rawValue: String) -> Self
}

extension OpenEnumeration {
  /// Finds the known value of that spelling, and keeps any other spelling as it is.
  public init(rawValue: String) {
    self = Self.known.first { $0.rawValue == rawValue } ?? .unknown(rawValue)
  }
}
