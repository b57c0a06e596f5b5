/// A kind of thing that a library holds.
public enum EntityKind: OpenEnumeration {
  /// `session`.
  case session
  /// `exercise`.
  case exercise
  /// `implement`.
  case implement
  /// `module`.
  case module
  /// `workout`.
  case workout
  /// `program`.
  case program
  /// `healthSnapshot`.
  case healthSnapshot
  /// `tombstone`.
  case tombstone
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [EntityKind] = [
    .session, .exercise, .implement, .module, .workout, .program, .healthSnapshot, .tombstone,
  ]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .session: "session"
    case .exercise: "exercise"
    case .implement: "implement"
    case .module: "module"
    case .workout: "workout"
    case .program: "program"
    case .healthSnapshot: "healthSnapshot"
    case .tombstone: "tombstone"
    case .unknown(let rawValue): rawValue
    }
  }
}
