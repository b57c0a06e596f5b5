/// How a load stands to the body that moves it.
public enum LoadKind: OpenEnumeration {
  /// On the bar, in the hand, on the machine.
  case external
  /// On top of body weight: a belt, a vest.
  case added
  /// Taken off body weight by a machine or a band.
  case assisted
  /// Body weight alone.
  case bodyweight
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [LoadKind] = [.external, .added, .assisted, .bodyweight]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .external: "external"
    case .added: "added"
    case .assisted: "assisted"
    case .bodyweight: "bodyweight"
    case .unknown(let rawValue): rawValue
    }
  }
}
