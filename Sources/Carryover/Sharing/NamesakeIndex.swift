/// The templates, equipment and plans of a library, by name.
struct NamesakeIndex {
  private struct Key: Hashable {
    let kind: EntityKind
    let name: String

    init(_ entity: Entity) {
      kind = entity.kind
      name = foldedName(entity.title)
    }
  }

  private var entities: [Key: [Entity]] = [:]

  /// Makes the index.
  ///
  /// - Parameter taken: What is no namesake of anything.
  init(_ content: Library, without taken: Set<UniqueIdentifier>) {
    for entity in content.entitiesBesideSessions where !taken.contains(entity.id) {
      switch entity.kind {
      case .exercise, .implement, .module, .workout, .program: entities[Key(entity), default: []].append(entity)
      default: break
      }
    }
  }

  /// The one of the same name, case, spaces and accents aside: the one of the same definition where there is one, else
  /// the one of the lowest identifier.
  func find(
    _ entity: Entity, definedBy definition: (Entity) -> ThingDefinition?
  ) -> (entity: Entity, isAlike: Bool)? {
    let found = (entities[Key(entity)] ?? []).sorted { $0.id < $1.id }
    if let wanted = definition(entity), let alike = found.first(where: { definition($0) == wanted }) {
      return (alike, true)
    }
    return found.first.map { ($0, false) }
  }
}

/// What a template or a piece of equipment is, whatever was written about it: two of one definition are one thing.
enum ThingDefinition: Hashable {
  case exercise(Modality?, ExerciseType?, muscles: [Set<String>], implements: Set<String>)
  case implement(Set<ImplementMeasurable>)

  /// Of anything but an exercise or an implement there is no definition.
  init?(_ entity: Entity, in library: LibraryView) {
    switch entity {
    case .exercise(let exercise):
      let implements = exercise.implementIDs.compactMap { library[$0.value].map { foldedName($0.title) } }
      let muscles = [exercise.muscleGroups, exercise.secondaryMuscleGroups].map { Set($0.map { foldedName($0) }) }
      self = .exercise(
        exercise.modality, exercise.exerciseType, muscles: muscles, implements: Set(implements))
    case .implement(let implement):
      self = .implement(
        Set(
          implement.measurables.map {
            ImplementMeasurable(name: foldedName($0.name), unit: $0.unit, defaultValue: $0.defaultValue)
          }))
    default: return nil
    }
  }
}
