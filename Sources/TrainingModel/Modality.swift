/// What an exercise is done with.
public enum Modality: OpenEnumeration {
  /// `barbell`.
  case barbell
  /// `dumbbell`.
  case dumbbell
  /// `machine`.
  case machine
  /// `cable`.
  case cable
  /// `bodyweight`.
  case bodyweight
  /// `cardio`.
  case cardio
  /// `climb`.
  case climb
  /// `other`.
  case other
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [Modality] = [.barbell, .dumbbell, .machine, .cable, .bodyweight, .cardio, .climb, .other]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .barbell: "barbell"
    case .dumbbell: "dumbbell"
    case .machine: "machine"
    case .cable: "cable"
    case .bodyweight: "bodyweight"
    case .cardio: "cardio"
    case .climb: "climb"
    case .other: "other"
    case .unknown(let rawValue): rawValue
    }
  }
}
