/// The part of the body that a session was about.
public enum SessionType: OpenEnumeration {
  /// `upper`.
  case upper
  /// `lower`.
  case lower
  /// `fullBody`.
  case fullBody
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [SessionType] = [.upper, .lower, .fullBody]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .upper: "upper"
    case .lower: "lower"
    case .fullBody: "fullBody"
    case .unknown(let rawValue): rawValue
    }
  }
}
