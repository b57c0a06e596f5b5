/// Merges two versions of one entity.
enum EntityMerge {
  static func merged(_ left: Entity, _ right: Entity) -> Entity { right }
}
