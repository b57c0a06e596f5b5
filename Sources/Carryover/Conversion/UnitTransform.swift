/// Converts the loads and distances of sessions to one unit, as a person would write them.
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

  /// How many loads and distances of a session were to be converted and have no unit to convert from.
  func unconvertible(in entity: Entity) -> Int {
    guard !isIdentity, case .session(let session) = entity else { return 0 }
    return session.allSets.reduce(0) { count, set in
      let load = loadUnit != nil && set.load?.value != nil && set.load?.unit == nil ? 1 : 0
      let distance = distanceUnit != nil && set.distance != nil && set.distance?.unit == nil ? 1 : 0
      return count + load + distance
    }
  }

  func apply(to entity: Entity) -> Entity {
    guard case .session(let session) = entity else { return entity }
    return .session(apply(to: session))
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
