/// A day of the week.
public enum Weekday: OpenEnumeration {
  /// `monday`.
  case monday
  /// `tuesday`.
  case tuesday
  /// `wednesday`.
  case wednesday
  /// `thursday`.
  case thursday
  /// `friday`.
  case friday
  /// `saturday`.
  case saturday
  /// `sunday`.
  case sunday
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    case .unknown(let rawValue): rawValue
    }
  }
}
