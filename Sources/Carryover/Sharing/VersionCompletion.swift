/// A version of something as it was received, with what a bundle never carries taken from the version that is here, so
/// that the two can be compared and merged.
///
/// That is where it came from, fields that nobody knew, what is personal, weak references whose snapshot is the same,
/// and the number that it was given here because its name was taken.
struct VersionCompletion {
  /// The version that was received last, as it came.
  private let base: Entity?
  /// The version that is here.
  private let local: Entity
  /// The fields that the bundle left out because they are personal.
  private let omitted: Set<String>

  init(local: Entity, base: Entity?, omitted: [String] = []) {
    self.local = local
    self.base = base
    self.omitted = Set(omitted)
  }

  /// A version with what only the one that is here says.
  func completed(_ version: Entity) -> Entity {
    switch (version, local) {
    case (.exercise(var version), .exercise(let local)):
      version.name = name(version.name)
      (version.origin, version.otherFields) = (local.origin, local.otherFields)
      return .exercise(version)
    case (.implement(var version), .implement(let local)):
      version.name = name(version.name)
      (version.origin, version.otherFields) = (local.origin, local.otherFields)
      version.measurables = version.measurables.completed(from: local.measurables)
      return .implement(version)
    case (.module(var version), .module(let local)):
      version.name = name(version.name)
      (version.origin, version.otherFields) = (local.origin, local.otherFields)
      version.exercises = version.exercises.completed(from: local.exercises)
      return .module(version)
    case (.workout(var version), .workout(let local)):
      version.name = name(version.name)
      (version.origin, version.otherFields) = (local.origin, local.otherFields)
      version.exercises = version.exercises.completed(from: local.exercises)
      return .workout(version)
    case (.program(var version), .program(let local)):
      version.name = name(version.name)
      if case .program(let base)? = base { version.complete(from: local, base) } else { version.complete(from: local) }
      return .program(version)
    case (.session(var version), .session(let local)):
      (version.origin, version.otherFields) = (local.origin, local.otherFields)
      return .session(OmittedFields(omitted).completed(version, from: local))
    default:
      return version
    }
  }

  /// The name, with the number that the version here got because its name was taken.
  private func name(_ name: String) -> String {
    if let base { return name == base.title && NumberedName(local.title).isNumbered(base.title) ? local.title : name }
    return NumberedName(name).isNumbered(local.title) ? local.title : name
  }
}

/// A name with a number behind it: `Bench Press (2)`.
struct NumberedName {
  /// The name without its number.
  let stem: String
  /// The number; `nil` where there is none.
  let number: Int?

  init(_ name: String) {
    let digits = name.last == ")" ? name.dropLast().lastIndex(of: "(").map { name[$0...].dropFirst().dropLast() } : nil
    guard let digits, digits.startIndex > name.startIndex, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(digits), number > 1
    else {
      (stem, self.number) = (name, nil)
      return
    }
    let rest = name[..<name.index(before: digits.startIndex)].reversed().drop { $0 == " " }
    (stem, self.number) = rest.isEmpty ? (name, nil) : (String(rest.reversed()), number)
  }

  /// Whether it is another name with a number behind it.
  func isNumbered(_ name: String) -> Bool { number != nil && (stem == name || stem == NumberedName(name).stem) }
}

extension Program {
  /// Takes over what only the version that is here says: above all when, and whether, it is followed.
  ///
  /// - Parameter base: The version that was received last: a day that was chosen here and not there stands.
  fileprivate mutating func complete(from local: Program, _ base: Program? = nil) {
    (origin, otherFields) = (local.origin, local.otherFields)
    isActive = local.isActive
    let isOwnStart = base != nil && base?.startDate == nil && local.startDate != nil
    startDate = isOwnStart ? local.startDate : startDate ?? local.startDate
    let received = Dictionary((base?.slots ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Dictionary(local.slots.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    slots = slots.map { slot in
      guard let local = known[slot.id] else { return slot }
      var slot = slot
      slot.otherFields = local.otherFields
      slot.sessionID = local.sessionID
      let isOwnDate = received[slot.id].map { $0.date == nil } ?? false && local.date != nil
      slot.date = isOwnDate ? local.date : slot.date ?? local.date
      if slot.workoutName == local.workoutName { slot.workoutID = slot.workoutID ?? local.workoutID }
      return slot
    }
    for (id, rule) in progressionOverrides {
      progressionOverrides[id]?.otherFields = local.progressionOverrides[id]?.otherFields ?? rule.otherFields
    }
  }
}

extension [ExerciseInstance] {
  fileprivate func completed(from local: [ExerciseInstance]) -> [ExerciseInstance] {
    let known = Dictionary(local.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return map { instance in
      guard let local = known[instance.id] else { return instance }
      var instance = instance
      instance.otherFields = local.otherFields
      if instance.name == local.name { instance.exerciseID = instance.exerciseID ?? local.exerciseID }
      let groups = Dictionary(local.setGroups.map { ($0.id, $0.otherFields) }, uniquingKeysWith: { first, _ in first })
      for index in instance.setGroups.indices {
        instance.setGroups[index].otherFields = groups[instance.setGroups[index].id] ?? OtherFields()
      }
      return instance
    }
  }
}

extension [ImplementMeasurable] {
  fileprivate func completed(from local: [ImplementMeasurable]) -> [ImplementMeasurable] {
    let known = Dictionary(local.map { ($0.name, $0.otherFields) }, uniquingKeysWith: { first, _ in first })
    return map { measurable in
      var measurable = measurable
      measurable.otherFields = known[measurable.name] ?? measurable.otherFields
      return measurable
    }
  }
}
