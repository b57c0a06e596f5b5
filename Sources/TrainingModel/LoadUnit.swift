/// The unit a load was written in.
public enum LoadUnit: OpenEnumeration {
  /// `kg`.
  case kilogram
  /// `lb`.
  case pound
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [LoadUnit] = [.kilogram, .pound]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .kilogram: "kg"
    case .pound: "lb"
    case .unknown(let rawValue): rawValue
    }
  }
}
