/// Converts the loads and distances of sessions, and of what is planned, to one unit, as a person would write them.
public struct UnitTransform: Hashable, Sendable {
  /// The unit of loads; `nil` leaves them as they are.
  public var loadUnit: LoadUnit?
  /// The unit of distances; `nil` leaves them as they are.
  public var distanceUnit: DistanceUnit?
  /// The step to which converted values are rounded; `nil` rounds nothing.
  public var step: Double?

  /// Makes a transform; without a unit it changes nothing.
  public init(loadUnit: LoadUnit? = nil, distanceUnit: DistanceUnit? = nil, step: Double? = 0.01) {
    self.loadUnit = loadUnit
    self.distanceUnit = distanceUnit
    self.step = step
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { loadUnit == nil && distanceUnit == nil }

  /// How many loads and distances of an entity were to be converted and have no unit to convert from.
  func unconvertible(in entity: Entity) -> Int {
    guard !isIdentity else { return 0 }
    switch entity {
    case .session(let session):
      return session.allSets.reduce(0) { $0 + unconvertible($1.load, $1.distance) }
    case .workout(let workout): return unconvertible(in: workout.exercises)
    case .module(let module): return unconvertible(in: module.exercises)
    default: return 0
    }
  }

  private func unconvertible(in exercises: [ExerciseInstance]) -> Int {
    exercises.flatMap(\.setGroups).reduce(0) { $0 + unconvertible($1.load, $1.distance) }
  }

  private func unconvertible(_ load: Load?, _ distance: Distance?) -> Int {
    let load = loadUnit != nil && load?.value != nil && load?.unit == nil ? 1 : 0
    return load + (distanceUnit != nil && distance != nil && distance?.unit == nil ? 1 : 0)
  }

  func apply(to entity: Entity) -> Entity {
    switch entity {
    case .session(let session): return .session(apply(to: session))
    case .workout(var workout):
      convert(&workout.exercises)
      return .workout(workout)
    case .module(var module):
      convert(&module.exercises)
      return .module(module)
    default: return entity
    }
  }

  private func convert(_ exercises: inout [ExerciseInstance]) {
    for exercise in exercises.indices {
      for group in exercises[exercise].setGroups.indices {
        exercises[exercise].setGroups[group].load = convert(exercises[exercise].setGroups[group].load)
        exercises[exercise].setGroups[group].distance = convert(exercises[exercise].setGroups[group].distance)
      }
    }
  }

  /// The session with its loads and distances converted. Those without a unit stay as they are.
  public func apply(to session: Session) -> Session {
    var session = session
    session.bodyweight = convert(session.bodyweight)
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          for set in session.sections[section].exercises[exercise].setGroups[group].sets.indices {
            convert(&session.sections[section].exercises[exercise].setGroups[group].sets[set])
          }
        }
      }
    }
    return session
  }

  private func convert(_ set: inout LoggedSet) {
    set.load = convert(set.load)
    set.distance = convert(set.distance)
    guard var target = set.target else { return }
    target.load = convert(target.load)
    target.distance = convert(target.distance)
    set.target = target
  }

  private func convert(_ load: Load?) -> Load? {
    guard let loadUnit else { return load }
    return load?.written(in: loadUnit, step: step)
  }

  private func convert(_ distance: Distance?) -> Distance? {
    guard let distanceUnit else { return distance }
    return distance?.written(in: distanceUnit, step: step)
  }
}
