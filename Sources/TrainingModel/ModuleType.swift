/// What a part of a session is for.
public enum ModuleType: OpenEnumeration {
  /// `warmup`.
  case warmup
  /// `prehab`.
  case prehab
  /// `explosive`.
  case explosive
  /// `strength`.
  case strength
  /// `cardioLong`.
  case cardioLong
  /// `cardioSpeed`.
  case cardioSpeed
  /// `recovery`.
  case recovery
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [ModuleType] = [
    .warmup, .prehab, .explosive, .strength, .cardioLong, .cardioSpeed, .recovery,
  ]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .warmup: "warmup"
    case .prehab: "prehab"
    case .explosive: "explosive"
    case .strength: "strength"
    case .cardioLong: "cardioLong"
    case .cardioSpeed: "cardioSpeed"
    case .recovery: "recovery"
    case .unknown(let rawValue): rawValue
    }
  }
}
