/// The names of templates, equipment and plans that are taken, folded, by kind.
struct TakenNames {
  private struct Key: Hashable {
    let kind: EntityKind
    let name: String

    init(_ kind: EntityKind, _ name: String) {
      self.kind = kind
      self.name = foldedName(name)
    }
  }

  private var taken: Set<Key> = []
  /// The last number that was given to a name, for there is none free below it.
  private var numbers: [Key: Int] = [:]

  init(_ content: Library) {
    for entity in content.entitiesBesideSessions { take(entity) }
  }

  /// The name is taken from now on.
  mutating func take(_ entity: Entity) {
    if entity.kind != .tombstone { taken.insert(Key(entity.kind, entity.title)) }
  }

  /// The name with the lowest number, from 2, that makes it none of those that are taken.
  mutating func free(for entity: Entity) -> String {
    let stem = NumberedName(entity.title).stem
    let key = Key(entity.kind, stem)
    var number = numbers[key, default: 1] + 1
    while taken.contains(Key(entity.kind, "\(stem) (\(number))")) { number += 1 }
    numbers[key] = number
    return "\(stem) (\(number))"
  }
}
