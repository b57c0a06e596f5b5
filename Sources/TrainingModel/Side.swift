/// The side of the body that did a set.
public enum Side: OpenEnumeration {
  /// `left`.
  case left
  /// `right`.
  case right
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [Side] = [.left, .right]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .unknown(let rawValue): rawValue
    }
  }
}
