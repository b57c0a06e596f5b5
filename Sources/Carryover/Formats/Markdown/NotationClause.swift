import TrainingModel

/// A number of a line with what stands at it: unit, noun, side, marks.
struct NotationQuantity: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case plain, load, reps, sets, duration, distance, percent, height, unknown
    /// `20s`: a pair of dumbbells or seconds.
    case pairOrSeconds
    /// `24"`: seconds, or the height of a box.
    case secondsOrInches
    /// `5k`: kilograms or kilometres.
    case kilo
    /// `30m`: minutes, metres or miles.
    case minutesOrMeters

    /// Whether what stands around it decides what it is.
    var isAmbiguous: Bool {
      switch self {
      case .pairOrSeconds, .secondsOrInches, .kilo, .minutesOrMeters: true
      default: false
      }
    }
  }

  var kind = Kind.plain
  /// The number; none for `AMRAP`, body weight alone, `xF`.
  var value: Double?
  /// The upper end of a range.
  var upper: Double?
  var isMinimum = false
  var isAmrap = false
  var toFailure = false
  var isDecimal = false
  var isApproximate = false
  var isEach = false
  var side: NotationSide?
  /// Whether the side stands before the number, so that it may be that of a list.
  var leadsWithSide = false
  var loadUnit: NotationLoadUnit?
  var loadKind = NotationLoadKind.external
  var distanceUnit: NotationDistanceUnit?
  /// The repetitions that its noun says: of `3 triples`, 3; none is 0.
  var repsOfNoun: UInt8 = 0
  /// Where it stands, in bytes.
  var start = 0

  /// Whether it says how many repetitions are meant, and not how many were done.
  var isGoal: Bool { upper != nil || isMinimum || isAmrap }

  /// Whether it is whole, and no more than people repeat.
  var isSmall: Bool { !isDecimal && (value ?? 0) <= 30 }

  /// Whether it is of one side, or of each.
  var isOneSided: Bool { isEach || side != nil }
}

/// One place of a product: a quantity, or a list of them.
struct NotationFactor: Hashable, Sendable {
  /// What joins it to the factor before.
  enum Link: Hashable, Sendable {
    case first, times, at, of, `for`, adjacent, slash, dash, result
  }

  var quantities: [NotationQuantity]
  var link = Link.first
  /// The bracket it stands in with others; 0 for none.
  var bracket = 0
  /// Whether its sign stands at the factor before without a space.
  var isTight = false
  /// Whether a space stands behind its sign.
  var isApart = false
  /// Whether it stands alone in a bracket.
  var isBracketed = false
  /// Whether the list is one set with short rests (`2+2+2`).
  var isCluster = false
  /// Whether a list was written with a single slash.
  var isSlashPair = false

  var first: NotationQuantity { quantities.first ?? NotationQuantity() }
  var kind: NotationQuantity.Kind { first.kind }
  var isList: Bool { quantities.count > 1 }

  mutating func setKind(_ kind: NotationQuantity.Kind) {
    for index in quantities.indices { quantities[index].kind = kind }
  }
}

/// An effort as written.
struct NotationEffort: Hashable, Sendable {
  var rpe: Double?
  var upper: Double?
  var rir: Double?
}

/// What a line tells of the last of several sets (`last set RPE 9`).
struct LastSet: Hashable, Sendable {
  var effort: NotationEffort?
  var reps: Double?
  var toFailure = false
  /// Whether it was for as many as could be.
  var isAmrap = false
}

/// How sets are divided between the sides.
struct SideShare: Hashable, Sendable {
  var count: Int
  var isLeft: Bool

  func side(at index: Int) -> NotationSide { (index < count) == isLeft ? .left : .right }
}

/// What one comma's worth of a line says: factors and marks.
struct NotationClause: Hashable, Sendable {
  var factors: [NotationFactor] = []
  var efforts: [NotationEffort] = []
  /// Whether the effort is a number behind `@` and nothing more.
  var isBareEffort = false
  /// What is told of its last set alone.
  var lastSet: LastSet?
  /// The effort that is told of the line's heaviest set.
  var topEffort: NotationEffort?
  var kind: SetKind?
  /// Whether it goes on from the clause before without rest.
  var isDrop = false
  /// Whether a word says that it is a drop set, and not a sign between it and the set before.
  var isDropByName = false
  /// Whether the sign before it was a plus, which joins blocks of sets, too.
  var isAddition = false
  var toFailure = false
  /// Whether all of its sets went to failure, and not only the last of a list.
  var isEachToFailure = false
  var isAmrap = false
  /// Repetitions that a word says: `heavy single`.
  var impliedReps: Double?
  var isEach = false
  /// Whether the word before its time is `in`.
  var isWithinTime = false
  var isPlanned = false
  var isResult = false
  var isSkipped = false
  /// Whether it was tried, and did not succeed once.
  var isMissed = false
  var side: NotationSide?
  /// How many sets were done of those written.
  var setsDone: Int?
  /// How many of the sets the first side did, where the other did the rest.
  var share: SideShare?
  var partialReps: Int?
  var rest: Double?
  var pace: Double?
  var heartRate: Double?
  var bandColor: String?
  /// Where it stands, in bytes.
  var start = 0
  var end = 0

  /// Whether it says how many repetitions are meant (`3x8-12`), and not yet how many were done.
  var isGoal: Bool { factors.contains { $0.first.isGoal } && !factors.contains { $0.link == .result } }

  func has(_ kind: NotationQuantity.Kind) -> Bool { factors.contains { $0.kind == kind } }
}
