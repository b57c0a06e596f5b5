/// What the weights of a file say of the unit that nobody stated.
///
/// Each weight of an exercise counts once, however often it was lifted. Plates and dumbbells of either unit leave their
/// mark: 62.5 and 14 are kilograms more often than not, 45, 135 and 225 pounds, and 61.23492 is a number of pounds that
/// was converted to kilograms.
package struct UnitEvidence: Sendable {
  /// Different weights, an exercise at a time.
  private(set) var weights = 0
  /// Weights on a grid of kilograms, and on the landmarks of a pound bar.
  private(set) var kilogramSteps = 0
  private(set) var poundLandmarks = 0
  private(set) var convertedFromPounds = 0
  private(set) var convertedFromKilograms = 0
  private(set) var examples: (kilograms: [Double], pounds: [Double]) = ([], [])
  private var score = 0.0
  private var seen: Set<UInt64> = []
  /// Weights beyond this many add nothing that the others have not said.
  private static let limit = 20_000

  package init() {}

  /// Weighs one weight of one exercise.
  package mutating func add(_ weight: Double, exercise: UInt64) {
    guard weight > 0, weight < 1e9, seen.count < Self.limit else { return }
    let rounded = (weight * 1e6).rounded() / 1e6
    guard seen.insert(exercise ^ (rounded.bitPattern &* 0x9E37_79B9_7F4A_7C15)).inserted else { return }
    weights += 1
    score += weigh(rounded)
  }

  /// The natural logarithm of how much likelier a weight is in kilograms than in pounds.
  private mutating func weigh(_ weight: Double) -> Double {
    func isMultiple(_ value: Double, of step: Double, within tolerance: Double = 1e-6) -> Bool {
      abs(value - (value / step).rounded() * step) < tolerance
    }
    guard isMultiple(weight, of: 0.25) else {
      if isMultiple(weight / 0.45359237, of: 2.5, within: 0.02) {
        convertedFromPounds += 1
        note(&examples.kilograms, weight)
        return 2
      }
      if isMultiple(weight * 0.45359237, of: 1.25, within: 0.006) {
        convertedFromKilograms += 1
        note(&examples.pounds, weight)
        return -2
      }
      return 0
    }
    if isMultiple(weight, of: 5) {
      if Self.poundLandmarkWeights.contains(weight) {
        poundLandmarks += 1
        note(&examples.pounds, weight)
        return -1.2
      }
      return Self.kilogramLandmarkWeights.contains(weight) ? 0.35 : -0.15
    }
    kilogramSteps += 1
    note(&examples.kilograms, weight)
    if isMultiple(weight, of: 2.5) { return 0.7 }
    if isMultiple(weight, of: 1.25) { return 1.5 }
    if isMultiple(weight, of: 2) { return 0.9 }
    return isMultiple(weight, of: 1) ? 0.7 : 0.5
  }

  private func note(_ examples: inout [Double], _ weight: Double) {
    if examples.count < 3, !examples.contains(weight) { examples.append(weight) }
  }

  /// A bar of 45 lb with the plates of 45, 35, 25, 10 and 5.
  private static let poundLandmarkWeights: Set<Double> = [
    45, 95, 115, 135, 145, 155, 165, 175, 185, 195, 205, 225, 245, 275, 295, 315, 335, 365, 405,
  ]
  /// A bar of 20 kg with the plates of 25, 20, 15 and 10.
  private static let kilogramLandmarkWeights: Set<Double> = [20, 40, 50, 60, 70, 80, 90, 100, 110, 120, 140]

  /// The unit, where the evidence is clear: thresholds that on every export whose unit is known decide rightly or not
  /// at all.
  package var unit: LoadUnit? {
    guard weights > 0 else { return nil }
    let mean = score / Double(weights)
    if (mean >= 0.28 && score >= 10) || (mean >= 0.4 && score >= 6) { return .kilogram }
    if mean <= -0.05, score <= -12 { return .pound }
    return nil
  }

  /// What speaks for a unit, in words.
  func summary(for unit: LoadUnit) -> String {
    let examples = unit == .kilogram ? examples.kilograms : examples.pounds
    let shown = examples.isEmpty ? "" : " (\(examples.map(Self.text).joined(separator: ", ")))"
    if unit == .kilogram {
      let converted = convertedFromPounds > 0 ? ", \(convertedFromPounds) are whole pounds once converted" : ""
      return "\(kilogramSteps) of \(weights) weights are steps of kilogram plates and dumbbells\(converted)\(shown)"
    }
    let converted = convertedFromKilograms > 0 ? ", \(convertedFromKilograms) are whole kilograms once converted" : ""
    return "\(poundLandmarks) of \(weights) weights are those of a 45 lb bar with pound plates\(converted)\(shown)"
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
