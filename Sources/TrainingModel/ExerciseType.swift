/// The quality that an exercise trains.
public enum ExerciseType: OpenEnumeration {
  /// `strength`.
  case strength
  /// `cardio`.
  case cardio
  /// `mobility`.
  case mobility
  /// `isometric`.
  case isometric
  /// `explosive`.
  case explosive
  /// `recovery`.
  case recovery
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [ExerciseType] = [.strength, .cardio, .mobility, .isometric, .explosive, .recovery]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .strength: "strength"
    case .cardio: "cardio"
    case .mobility: "mobility"
    case .isometric: "isometric"
    case .explosive: "explosive"
    case .recovery: "recovery"
    case .unknown(let rawValue): rawValue
    }
  }
}
