/// What a progression rule raises.
public enum ProgressionMetric: OpenEnumeration {
  /// `weight`.
  case weight
  /// `reps`.
  case reps
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [ProgressionMetric] = [.weight, .reps]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .weight: "weight"
    case .reps: "reps"
    case .unknown(let rawValue): rawValue
    }
  }
}
