/// When two values of training content are the same but for the rounding of the apps that wrote them.
///
/// Apps convert with rounded factors, and 135 lb comes back as 61.23492 kg. What is alike here is never a change.
enum ContentTolerance {
  /// Whether two plain numbers are the same: but for the dust of a calculation, or to the hundredth to which a
  /// fingerprint is made.
  static func areAlike(_ left: Double, _ right: Double) -> Bool {
    if left == right || (left.isNaN && right.isNaN) { return true }
    guard left.isFinite, right.isFinite else { return false }
    return abs(left - right) < 1e-9 * max(abs(left), abs(right))
      || rounded(left, toMultipleOf: 0.01) == rounded(right, toMultipleOf: 0.01)
  }

  /// Whether two loads are the same: of one kind, and within 0.02 kg or 0.1 %. Of one unit, two that plates can make,
  /// quarters of it, were not converted, and 250.25 kg for 250 kg is an edit. A load without a unit is only like the same
  /// number without one.
  static func areAlike(_ left: Load, _ right: Load) -> Bool {
    guard left.kind == right.kind else { return false }
    guard let leftValue = left.value, let rightValue = right.value else {
      return left.value == nil && right.value == nil
    }
    guard let leftUnit = left.unit?.kilograms, let rightUnit = right.unit?.kilograms else {
      return left.unit == right.unit && areAlike(leftValue, rightValue)
    }
    if leftUnit == rightUnit, isQuarter(leftValue), isQuarter(rightValue) { return leftValue == rightValue }
    return areWithin(leftValue * leftUnit, rightValue * rightUnit, 0.02)
  }

  /// Whether two distances are the same: within 0.01 m or 0.1 %, or, in two units, to the hundredth of the larger unit.
  /// A distance without a unit is only like the same number without one.
  static func areAlike(_ left: Distance, _ right: Distance) -> Bool {
    guard let leftUnit = left.unit?.meters, let rightUnit = right.unit?.meters else {
      return left.unit == right.unit && areAlike(left.value, right.value)
    }
    // Apps show two decimals: 5 km is 3.11 mi there, which is 5 m too much.
    let rounding = leftUnit == rightUnit ? 0 : 0.005 * max(leftUnit, rightUnit)
    return areWithin(left.value * leftUnit, right.value * rightUnit, max(0.01, rounding))
  }

  /// Whether two durations of a session are the same as far as both state them: some apps write whole minutes, cut off or
  /// rounded.
  static func areAlikeToTheMinute(_ left: Double, _ right: Double) -> Bool {
    let (coarse, fine) = left.truncatingRemainder(dividingBy: 60) == 0 ? (left, right) : (right, left)
    guard coarse > 0, coarse.truncatingRemainder(dividingBy: 60) == 0 else { return false }
    return fine.truncatingRemainder(dividingBy: 60) != 0 && (-30..<60).contains(fine - coarse)
  }

  private static func isQuarter(_ value: Double) -> Bool { (value * 4).rounded() == value * 4 }

  private static func areWithin(_ left: Double, _ right: Double, _ difference: Double) -> Bool {
    if areAlike(left, right) { return true }
    guard left.isFinite, right.isFinite else { return false }
    return abs(left - right) <= max(difference, 0.001 * max(abs(left), abs(right)))
  }
}
