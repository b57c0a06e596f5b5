/// Merges two versions of one entity that were made from a third, which is remembered.
///
/// What only one side changed is as that side has it. Where both changed one planned exercise, one day of a program or
/// one field, the version that was edited later stands; where nobody knows which that is, the one whose bytes are
/// greater. What one side deleted and the other changed comes back. Both orders of the sides give the same.
enum ThreeWayMerge {
  /// The merged version; `nil` where the three are no versions of one thing that can be merged so.
  static func merged(base: Entity, _ left: Entity, _ right: Entity) -> Entity? {
    switch (base, left, right) {
    case (.exercise(let base), .exercise(let left), .exercise(let right)):
      .exercise(merged(Versions(base, left, right, by: \.updatedAt)))
    case (.implement(let base), .implement(let left), .implement(let right)):
      .implement(merged(Versions(base, left, right) { _ in nil }))
    case (.module(let base), .module(let left), .module(let right)):
      .module(merged(Versions(base, left, right, by: \.updatedAt)))
    case (.workout(let base), .workout(let left), .workout(let right)):
      .workout(merged(Versions(base, left, right, by: \.updatedAt)))
    case (.program(let base), .program(let left), .program(let right)):
      .program(merged(Versions(base, left, right, by: \.updatedAt)))
    default: nil
    }
  }

  private static func merged(_ versions: Versions<Exercise>) -> Exercise {
    var merged = versions.later
    merged.name = versions.pick(\.name)
    merged.modality = versions.pick(\.modality)
    merged.exerciseType = versions.pick(\.exerciseType)
    merged.muscleGroups = versions.pick(\.muscleGroups)
    merged.secondaryMuscleGroups = versions.pick(\.secondaryMuscleGroups)
    merged.implementIDs = versions.pick(\.implementIDs)
    merged.weightIncrement = versions.pick(\.weightIncrement)
    merged.notes = versions.pick(\.notes)
    merged.isCustom = versions.pick(\.isCustom)
    merged.createdAt = versions.pick(\.createdAt)
    merged.updatedAt = versions.pick(\.updatedAt)
    merged.origin = versions.pick(\.origin)
    merged.otherFields = versions.pick(\.otherFields)
    return merged
  }

  private static func merged(_ versions: Versions<Implement>) -> Implement {
    var merged = versions.later
    merged.name = versions.pick(\.name)
    merged.measurables = versions.pick(\.measurables)
    merged.isCustom = versions.pick(\.isCustom)
    merged.origin = versions.pick(\.origin)
    merged.otherFields = versions.pick(\.otherFields)
    return merged
  }

  private static func merged(_ versions: Versions<Module>) -> Module {
    var merged = versions.later
    merged.name = versions.pick(\.name)
    merged.type = versions.pick(\.type)
    merged.notes = versions.pick(\.notes)
    merged.exercises = versions.members(\.exercises, id: \.id, stamp: \.updatedAt)
    merged.createdAt = versions.pick(\.createdAt)
    merged.updatedAt = versions.pick(\.updatedAt)
    merged.origin = versions.pick(\.origin)
    merged.otherFields = versions.pick(\.otherFields)
    return merged
  }

  private static func merged(_ versions: Versions<Workout>) -> Workout {
    var merged = versions.later
    merged.name = versions.pick(\.name)
    merged.moduleIDs = versions.members(\.moduleIDs, id: \.self) { _, _ in nil }
    merged.exercises = versions.members(\.exercises, id: \.id, stamp: \.updatedAt)
    merged.isArchived = versions.pick(\.isArchived)
    merged.notes = versions.pick(\.notes)
    merged.createdAt = versions.pick(\.createdAt)
    merged.updatedAt = versions.pick(\.updatedAt)
    merged.origin = versions.pick(\.origin)
    merged.otherFields = versions.pick(\.otherFields)
    return merged
  }

  private static func merged(_ versions: Versions<Program>) -> Program {
    var merged = versions.later
    merged.name = versions.pick(\.name)
    merged.daysPerWeek = versions.pick(\.daysPerWeek)
    merged.weeks = versions.pick(\.weeks)
    merged.startDate = versions.pick(\.startDate)
    merged.isActive = versions.pick(\.isActive)
    merged.notes = versions.pick(\.notes)
    merged.slots = versions.members(\.slots, id: \.id) { _ in nil }
    let enabled = versions.members({ $0.progressionEnabled.sorted() }, id: \.self) { _, _ in nil }
    merged.progressionEnabled = Set(enabled)
    merged.progressionOverrides = versions.values(\.progressionOverrides)
    merged.createdAt = versions.pick(\.createdAt)
    merged.updatedAt = versions.pick(\.updatedAt)
    merged.origin = versions.pick(\.origin)
    merged.otherFields = versions.pick(\.otherFields)
    return merged
  }
}

/// Two versions of something, and the one that both were made from.
private struct Versions<Object: DocumentObject & Equatable> {
  let base: Object
  let left: Object
  let right: Object
  private let stamps: (left: Instant?, right: Instant?)
  /// Which of the two stands where both say something new.
  private let isRightLater: Bool

  init(_ base: Object, _ left: Object, _ right: Object, by stamp: (Object) -> Instant?) {
    (self.base, self.left, self.right) = (base, left, right)
    stamps = (stamp(left), stamp(right))
    isRightLater = Self.isLater(right, stamps.right, than: left, stamps.left)
  }

  var later: Object { isRightLater ? right : left }

  /// Whether one version stands where another says something else: edited later, or of greater bytes.
  private static func isLater<Part: DocumentObject>(
    _ one: Part, _ stamp: Instant?, than other: Part, _ otherStamp: Instant?
  ) -> Bool {
    if stamp != otherStamp {
      guard let stamp else { return false }
      return otherStamp.map { $0 < stamp } ?? true
    }
    return other.documentBytes.lexicographicallyPrecedes(one.documentBytes)
  }

  /// A field: what one side changed, and of two changes the later version's.
  func pick<Value: Equatable>(_ field: (Object) -> Value) -> Value {
    let (old, left, right) = (field(base), field(left), field(right))
    if left == old { return right }
    if right == old { return left }
    return isRightLater ? right : left
  }

  /// The members of a list, by what they are known by.
  func members<Member: DocumentObject & Equatable, ID: Hashable>(
    _ list: (Object) -> [Member], id: (Member) -> ID, stamp: (Member) -> Instant?
  ) -> [Member] {
    members(list, id: id) { left, right in
      let stamps = (left: stamp(left) ?? stamps.left, right: stamp(right) ?? stamps.right)
      return Self.isLater(right, stamps.right, than: left, stamps.left)
    }
  }

  /// The members of a list, by what they are known by.
  ///
  /// - Parameter isRightLater: Which of two changed members stands; `nil` where that is as with the whole.
  func members<Member: Equatable, ID: Hashable>(
    _ list: (Object) -> [Member], id: (Member) -> ID, isRightLater: (Member, Member) -> Bool?
  ) -> [Member] {
    func table(_ object: Object) -> [ID: Member] {
      Dictionary(list(object).map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (old, ours, theirs) = (table(base), table(left), table(right))
    // A list that names something twice, as a workout may have a module at both ends, is one thing.
    let isPlain = [(old.count, base), (ours.count, left), (theirs.count, right)].allSatisfy { $0 == list($1).count }
    guard isPlain else { return pick(list) }
    return order(list(base).map(id), list(left).map(id), list(right).map(id)).compactMap { key in
      member(old[key], ours[key], theirs[key], isRightLater)
    }
  }

  private func member<Member: Equatable>(
    _ old: Member?, _ ours: Member?, _ theirs: Member?, _ isLater: (Member, Member) -> Bool?
  ) -> Member? {
    guard let ours, let theirs else {
      // What one side deleted stays deleted unless the other changed it.
      guard let one = ours ?? theirs, one != old else { return nil }
      return one
    }
    if ours == old { return theirs }
    if theirs == old || ours == theirs { return ours }
    return isLater(ours, theirs) ?? isRightLater ? theirs : ours
  }

  /// The values of a table, by their keys.
  func values<Key: Hashable, Value: Equatable>(_ table: (Object) -> [Key: Value]) -> [Key: Value] {
    let (old, ours, theirs) = (table(base), table(left), table(right))
    var result: [Key: Value] = [:]
    for key in Set(ours.keys).union(theirs.keys) {
      result[key] = member(old[key], ours[key], theirs[key]) { _, _ in nil }
    }
    return result
  }

  /// The order of two lists as one: that of the side that changed it, or of the later version where both or none did;
  /// what only the other has stands behind what it stands behind there.
  private func order<ID: Hashable>(_ old: [ID], _ ours: [ID], _ theirs: [ID]) -> [ID] {
    func changes(_ list: [ID]) -> Bool {
      let (known, kept) = (Set(old), Set(list))
      return list.filter(known.contains) != old.filter(kept.contains)
    }
    let isRightFirst = changes(ours) == changes(theirs) ? isRightLater : changes(theirs)
    let (first, second) = isRightFirst ? (theirs, ours) : (ours, theirs)
    let known = Set(first)
    var followers: [ID?: [ID]] = [:]
    var anchor: ID?
    for id in second {
      if known.contains(id) { anchor = id } else { followers[anchor, default: []].append(id) }
    }
    return (followers[nil] ?? []) + first.flatMap { [$0] + (followers[$0] ?? []) }
  }
}
