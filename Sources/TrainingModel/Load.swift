/// A load as it was written: value, unit, and how it stands to the body. Nothing is converted until somebody asks.
public struct Load: Hashable, Sendable {
  /// The number written, never negative: help is a positive value of kind `assisted`. Body weight alone may have none.
  public var value: Double?
  /// The unit it was written in; `nil` where nobody said.
  public var unit: LoadUnit?
  /// How it stands to body weight.
  public var kind: LoadKind

  /// Makes a load.
  @inlinable
  public init(value: Double? = nil, unit: LoadUnit? = nil, kind: LoadKind = .external) {
    self.value = value
    self.unit = unit
    self.kind = kind
  }
}

extension LoadUnit {
  /// Kilograms in one of this unit, exactly; `nil` for a unit this version does not know.
  public var kilograms: Double? {
    switch self {
    case .kilogram: 1
    case .pound: 0.45359237
    case .unknown: nil
    }
  }
}

extension Load {
  /// The same load in another unit, unrounded; unchanged where either unit, or the value, is unknown.
  ///
  /// 1 lb is 0.45359237 kg exactly.
  public func converted(to unit: LoadUnit) -> Load {
    guard let value, let from = self.unit?.kilograms, let to = unit.kilograms, self.unit != unit else { return self }
    // Both factors are exact, so one product and one quotient round at most twice.
    return Load(value: from == 1 ? value / to : value * from, unit: unit, kind: kind)
  }

  /// The same load in another unit as a person would write it.
  ///
  /// Converting to pounds a value that is a whole or half pound but for a source's own rounding (0.02 kg or 0.1 %)
  /// gives that whole or half pound. Anything else is rounded to a multiple of `step`, half away from zero.
  ///
  /// - Parameter step: 0.01 unless the caller wants plates (`2.5`); `nil` rounds nothing.
  public func written(in unit: LoadUnit, step: Double? = 0.01) -> Load {
    var load = converted(to: unit)
    guard load.unit == unit, self.unit != unit, let value = load.value, let step, step > 0 else { return load }
    if unit == .pound, let original = self.value {
      let half = (value * 2).rounded() / 2
      let difference = abs(half * 0.45359237 - original)
      if half > 0, difference <= min(0.02, original * 0.001) {
        load.value = step == 0.01 ? half : rounded(half, toMultipleOf: step)
        return load
      }
    }
    load.value = rounded(value, toMultipleOf: step)
    return load
  }
}

/// The multiple of `step` nearest to `value`.
package func rounded(_ value: Double, toMultipleOf step: Double) -> Double {
  let inverse = (1 / step).rounded()
  // Dividing by a whole number gives the decimal's own nearest double; multiplying by 0.01 would leave dust.
  if inverse >= 1, inverse * step == 1 { return (value * inverse).rounded() / inverse }
  return (value / step).rounded() * step
}
