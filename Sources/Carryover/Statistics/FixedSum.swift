import TrainingModel

/// A sum that is the same in whatever order its parts come: whole millionths, added without rounding.
///
/// It stops growing at nine billion, beyond which no history goes but one that was made up.
struct FixedSum: Hashable {
  private var millionths: Int64 = 0

  var value: Double { Double(millionths) / 1e6 }

  /// Adds a number; what is negative or no number counts nothing.
  mutating func add(_ number: Double) {
    guard number > 0 else { return }
    let scaled = (number * 1e6).rounded()
    add(millionths: scaled < 9e15 ? Int64(scaled) : 9_000_000_000_000_000)
  }

  mutating func add(_ other: FixedSum) { add(millionths: other.millionths) }

  private mutating func add(millionths more: Int64) { millionths = min(millionths + more, 9_000_000_000_000_000) }
}

/// Volumes by the unit in which their loads were logged, so that the unit of the sum may be chosen in the end.
struct VolumeSum: Hashable {
  private var kilograms = FixedSum()
  private var pounds = FixedSum()

  /// Adds a set by the rule of `Session.volume(in:)`.
  mutating func add(_ set: LoggedSet) {
    guard set.isCompleted, let load = set.load, load.kind != .assisted, let value = load.value, let reps = set.reps
    else { return }
    switch load.unit {
    case .kilogram: kilograms.add(value * Double(reps))
    case .pound: pounds.add(value * Double(reps))
    case .unknown, nil: break
    }
  }

  mutating func add(_ other: VolumeSum) {
    kilograms.add(other.kilograms)
    pounds.add(other.pounds)
  }

  /// The sum in a unit, without the dust of converting.
  func value(in unit: LoadUnit) -> Double {
    let parts = [Load(value: kilograms.value, unit: .kilogram), Load(value: pounds.value, unit: .pound)]
    let sum = parts.reduce(0) { $0 + ($1.converted(to: unit).value ?? 0) }
    return (sum * 1e6).rounded() / 1e6
  }
}
