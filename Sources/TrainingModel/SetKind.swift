/// What a set was for. Whether it went to failure is a matter of its own.
public enum SetKind: OpenEnumeration {
  /// `working`.
  case working
  /// `warmup`.
  case warmup
  /// `drop`.
  case drop
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [SetKind] = [.working, .warmup, .drop]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .working: "working"
    case .warmup: "warmup"
    case .drop: "drop"
    case .unknown(let rawValue): rawValue
    }
  }
}
