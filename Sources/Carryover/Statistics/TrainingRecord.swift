public import TrainingModel

/// What a personal record is a record of.
public enum RecordKind: String, Hashable, Sendable, CaseIterable {
  /// The heaviest load, in one set.
  case heaviestLoad
  /// The most repetitions in one set, with whatever load.
  case mostRepetitions
  /// The most load times repetitions in one set.
  case largestSetVolume
  /// The best estimate of a one-repetition maximum by Epley's formula.
  case epley
  /// The best estimate of a one-repetition maximum by Brzycki's formula.
  case brzycki
  /// The longest distance in one set.
  case longestDistance
  /// The longest time in one set.
  case longestDuration

  /// Its place among all kinds.
  var place: Int {
    switch self {
    case .heaviestLoad: 0
    case .mostRepetitions: 1
    case .largestSetVolume: 2
    case .epley: 3
    case .brzycki: 4
    case .longestDistance: 5
    case .longestDuration: 6
    }
  }
}

/// A set that was better than all before it.
public struct TrainingRecord: Hashable, Sendable {
  /// What it is a record of.
  public var kind: RecordKind
  /// The day on which it was set.
  public var day: CivilDate
  /// How much it is: a load or a volume in the unit of the figures, repetitions, metres or seconds.
  public var value: Double
  /// The load of the set, as it was logged.
  public var load: Load?
  /// The repetitions of the set.
  public var reps: Int?
  /// The distance of the set, as it was logged.
  public var distance: Distance?
  /// How long the set took, in seconds.
  public var duration: Double?
}
