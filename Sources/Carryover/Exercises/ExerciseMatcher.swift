public import TrainingModel

/// What a name as logged was found to mean.
public struct ExerciseMatch: Hashable, Sendable {
  /// How it was found.
  public enum Kind: String, Hashable, Sendable {
    /// The caller's mapping says so.
    case mapping
    /// The catalogue has the name.
    case catalogue
    /// Nothing matches: the person's own exercise.
    case custom
  }

  /// How it was found.
  public var kind: Kind
  /// The template that the logged exercise is an instance of.
  public var exercise: Exercise
  /// The unit of its distances where the file does not state one, as the mapping says.
  public var distanceUnit: DistanceUnit?
}

/// Finds the template that a name as logged means: by the caller's mapping, then in the catalogue. It never guesses
/// between two; what matches nothing is a custom exercise of that name.
public struct ExerciseMatcher: Sendable {
  private let catalogue: ExerciseCatalogue
  private let mapping: ExerciseMapping
  /// How identifiers are made: those of custom exercises are in its namespace.
  let identity: SessionIdentity
  private var known: [String: ExerciseMatch] = [:]
  /// Names beyond this are looked up again each time, so that a hostile file cannot fill the memory.
  private static let limit = 100_000

  /// Makes a matcher.
  ///
  /// - Parameters:
  ///   - catalogue: The exercises that are known.
  ///   - mapping: The person's own names, which go before the catalogue's.
  ///   - owner: Whose custom exercises they are, where one service holds many people's.
  public init(
    catalogue: ExerciseCatalogue = .shipped, mapping: ExerciseMapping = ExerciseMapping(),
    owner: UniqueIdentifier? = nil
  ) {
    self.catalogue = catalogue
    self.mapping = mapping
    identity = SessionIdentity(owner: owner)
  }

  /// What a name means.
  public mutating func match(_ name: String) -> ExerciseMatch {
    if let match = known[name] { return match }
    let match = find(name)
    if known.count < Self.limit { known[name] = match }
    return match
  }

  private func find(_ name: String) -> ExerciseMatch {
    if let mapped = mapping[name] {
      var exercise = catalogue.exercise(named: mapped.exercise) ?? custom(mapped.exercise)
      if exercise.isCustom, let modality = mapped.modality { exercise.modality = modality }
      return ExerciseMatch(kind: .mapping, exercise: exercise, distanceUnit: mapped.distanceUnit)
    }
    if let exercise = catalogue.exercise(named: name) { return ExerciseMatch(kind: .catalogue, exercise: exercise) }
    return ExerciseMatch(kind: .custom, exercise: custom(name))
  }

  /// A person's own exercise. Its identifier is version 5 of `exercise:<folded name>`: the recipe MUST NOT CHANGE.
  func custom(_ name: String) -> Exercise {
    let key = "exercise:\(foldedName(name))"
    var exercise = Exercise(
      id: Identifier(UniqueIdentifier(namespace: identity.namespace, name: key.utf8)), name: String(name.prefix(100)))
    exercise.modality = EquipmentTag.modality(inNameOf: name)
    exercise.isCustom = true
    return exercise
  }
}

/// The equipment in brackets at the end of a name: `Bench Press (Barbell)`.
enum EquipmentTag {
  /// What an exercise is done with by its name; `nil` where the name does not say.
  static func modality(inNameOf name: String) -> Modality? {
    let folded = foldedName(name)
    guard folded.hasSuffix(")"), let open = folded.lastIndex(of: "(") else { return nil }
    let tag = folded[folded.index(after: open)...].dropLast()
    // `Cable - Straight Bar` is a cable.
    return tags[String(tag.split(separator: "-")[safe: 0]?.trimmingSpaces ?? "")]
  }

  private static let tags: [String: Modality] = [
    "barbell": .barbell, "ez bar": .barbell, "trap bar": .barbell, "dumbbell": .dumbbell, "machine": .machine,
    "plate loaded": .machine, "smith machine": .machine, "cable": .cable, "bodyweight": .bodyweight,
    "assisted": .bodyweight, "weighted": .bodyweight, "band": .other, "plate": .other, "kettlebell": .other,
  ]
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Substring {
  fileprivate var trimmingSpaces: String { split(separator: " ").joined(separator: " ") }
}
