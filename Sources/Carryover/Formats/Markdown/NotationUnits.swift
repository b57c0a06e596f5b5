import TrainingModel

// What notation knows of units, kinds and sides. Unlike the model's own, none of them can hold a spelling that nobody
// knows: quantities are copied often, and so hold nothing that is counted.

/// A unit of loads.
enum NotationLoadUnit: UInt8, Sendable {
  case kilogram, pound, plates, pin, level

  var unit: LoadUnit {
    switch self {
    case .kilogram: .kilogram
    case .pound: .pound
    case .plates: .unknown("plates")
    case .pin: .unknown("pin")
    case .level: .unknown("level")
    }
  }
}

/// A unit of distances.
enum NotationDistanceUnit: UInt8, Sendable {
  case meter, kilometer, mile, yard, foot

  var unit: DistanceUnit {
    switch self {
    case .meter: .meter
    case .kilometer: .kilometer
    case .mile: .mile
    case .yard: .yard
    case .foot: .foot
    }
  }
}

/// How a load acts.
enum NotationLoadKind: UInt8, Sendable {
  case external, added, assisted, bodyweight

  var kind: LoadKind {
    switch self {
    case .external: .external
    case .added: .added
    case .assisted: .assisted
    case .bodyweight: .bodyweight
    }
  }
}

/// A side of the body.
enum NotationSide: UInt8, CaseIterable, Sendable {
  case left, right

  var side: Side { self == .left ? .left : .right }
}
