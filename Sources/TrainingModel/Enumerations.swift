/// What a set was for. Whether it went to failure is a matter of its own.
public enum SetKind: OpenEnumeration {
  /// `working`.
  case working
  /// `warmup`.
  case warmup
  /// `drop`.
  case drop
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [SetKind] = [.working, .warmup, .drop]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .working: "working"
    case .warmup: "warmup"
    case .drop: "drop"
    case .unknown(let rawValue): rawValue
    }
  }
}

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

/// The side of the body that did a set.
public enum Side: OpenEnumeration {
  /// `left`.
  case left
  /// `right`.
  case right
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [Side] = [.left, .right]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .unknown(let rawValue): rawValue
    }
  }
}

/// The part of the body that a session was about.
public enum SessionType: OpenEnumeration {
  /// `upper`.
  case upper
  /// `lower`.
  case lower
  /// `fullBody`.
  case fullBody
  /// A spelling that this version does not know, kept as it is.
  case unknown(String)

  /// The values this version knows.
  public static let known: [SessionType] = [.upper, .lower, .fullBody]

  /// The spelling in documents.
  public var rawValue: String {
    switch self {
    case .upper: "upper"
    case .lower: "lower"
    case .fullBody: "fullBody"
    case .unknown(let rawValue): rawValue
    }
  }
}

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
