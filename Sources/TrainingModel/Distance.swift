/// A distance as it was written: value and, where somebody said, unit.
public struct Distance: Hashable, Sendable {
  /// The number written, never negative.
  public var value: Double
  /// The unit it was written in; `nil` where nobody said and the pace leaves more than one.
  public var unit: DistanceUnit?

  /// Makes a distance.
  @inlinable
  public init(value: Double, unit: DistanceUnit? = nil) {
    self.value = value
    self.unit = unit
  }
}

extension DistanceUnit {
  /// Metres in one of this unit, exactly; `nil` for a unit this version does not know.
  public var meters: Double? {
    switch self {
    case .meter: 1
    case .kilometer: 1000
    case .mile: 1609.344
    case .yard: 0.9144
    case .foot: 0.3048
    case .unknown: nil
    }
  }
}

extension Distance {
  /// The same distance in another unit, rounded to a multiple of `step`; unchanged where either unit is unknown.
  public func written(in unit: DistanceUnit, step: Double? = 0.01) -> Distance {
    guard self.unit != unit, let from = self.unit?.meters, let to = unit.meters else { return self }
    let converted = value * from / to
    return Distance(value: step.map { rounded(converted, toMultipleOf: $0) } ?? converted, unit: unit)
  }
}
