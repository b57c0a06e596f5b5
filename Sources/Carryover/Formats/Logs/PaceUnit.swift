/// Finds the unit of a distance that nobody states from the time it took.
enum PaceUnit {
  /// The unit that leaves a speed a person or a rowing machine can have, where only one does: 0.3 to 15 m/s.
  static func unit(of distance: Double, seconds: Double?) -> DistanceUnit? {
    guard distance > 0, let seconds, seconds > 0 else { return nil }
    let plausible = [DistanceUnit.meter, .kilometer, .mile].filter { unit in
      guard let meters = unit.meters else { return false }
      return (0.3...15).contains(distance * meters / seconds)
    }
    return plausible.count == 1 ? plausible[0] : nil
  }
}
