/// The unit a distance was written in.
public enum DistanceUnit: OpenEnumeration {
  /// `m`.
  case meter
  /// `km`.
  case kilometer
  /// `mi`.
  case mile
  /// `yd`.
  case yard
  /// `ft`.
  case foot
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [DistanceUnit] = [.meter, .kilometer, .mile, .yard, .foot]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .meter: "m"
    case .kilometer: "km"
    case .mile: "mi"
    case .yard: "yd"
    case .foot: "ft"
    case .unknown(let rawValue): rawValue
    }
  }
}
