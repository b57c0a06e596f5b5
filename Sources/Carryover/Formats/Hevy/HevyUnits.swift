/// The units of the columns of a file of Hevy's, which are the same in every row.
///
/// They are those of the first load and the first distance, or the caller's; where none comes early, kilograms and
/// kilometres.
struct HevyUnits: Hashable, Sendable {
  private(set) var load: LoadUnit?
  private(set) var distance: DistanceUnit?
  private var sets = 0
  /// After how many sets the units are settled, so that no writer has to wait for ever.
  private static let limit = 500

  init(load: LoadUnit? = nil, distance: DistanceUnit? = nil) {
    if let load { take(load) }
    if let distance { take(distance) }
  }

  /// Whether nothing that comes can change them.
  var isSettled: Bool { load != nil && distance != nil }
  /// The unit of loads, as far as is known.
  var loadUnit: LoadUnit { load ?? .kilogram }
  /// The unit of distances, as far as is known.
  var distanceUnit: DistanceUnit { distance ?? .kilometer }

  /// Takes one more set that is written.
  mutating func add(_ set: LoggedSet) {
    guard !isSettled else { return }
    if let unit = set.load?.unit { take(unit) }
    if let unit = set.distance?.unit { take(unit) }
    countSet()
  }

  /// Takes the unit of a load that is written.
  mutating func take(_ unit: LoadUnit) {
    if load == nil, unit.kilograms != nil { load = unit }
  }

  /// Takes the unit of a distance that is written.
  mutating func take(_ unit: DistanceUnit) {
    if distance == nil, unit.meters != nil { distance = [.mile, .meter].contains(unit) ? unit : .kilometer }
  }

  /// Counts a set whose units were taken.
  mutating func countSet() {
    sets = min(sets + 1, Self.limit)
    guard sets == Self.limit else { return }
    take(LoadUnit.kilogram)
    take(DistanceUnit.kilometer)
  }
}
