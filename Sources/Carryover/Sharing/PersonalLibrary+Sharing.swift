extension PersonalLibrary {
  /// Makes a bundle of something in the library and all that it needs, and nothing more.
  ///
  /// What the library received itself keeps its first origin, however many hands it went through. The same library, root
  /// and options always make the same bundle. Memory is that of the library's templates and of the bundle.
  ///
  /// - Parameters:
  ///   - kind: What kind of thing is shared.
  ///   - root: Which one it is.
  ///   - personal: What is shared although it is personal.
  ///   - note: Is told of settings that are for nothing, and of odd names.
  /// - Throws: A failure when it is not there, when it names something that must be there and is not, or when two things
  ///   have one identifier.
  public func bundle(
    kind: ShareBundle.Kind, root: UniqueIdentifier, including personal: Set<ShareBundle.Personal> = [],
    noting note: (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) -> ShareBundle {
    var builder = BundleBuilder(self, including: personal)
    return try builder.bundle(kind, root, noting: note)
  }
}

/// Makes a bundle of a part of a library.
private struct BundleBuilder {
  private let library: PersonalLibrary
  private var personal: PersonalFields

  init(_ library: PersonalLibrary, including wanted: Set<ShareBundle.Personal>) {
    self.library = library
    personal = PersonalFields(including: wanted)
  }

  mutating func bundle(
    _ kind: ShareBundle.Kind, _ root: UniqueIdentifier, noting note: (Diagnostic) -> Void
  ) throws(ReadingFailure) -> ShareBundle {
    var graph = BundleGraph(nodes(kind, root))
    guard let place = graph.root(kind, root) else {
      throw ReadingFailure(.input, Diagnostic(.bundleRootMissing, [kind.words, "\(root)"]))
    }
    _ = graph.cut(to: place)
    for setting in graph.dropSettings() { note(Diagnostic(.bundleSettingDropped, [setting])) }
    for index in graph.nodes.indices {
      graph.replace(index, with: personal.removed(from: graph.nodes[index].entity))
      for odd in graph.nodes[index].found.oddNames { note(Diagnostic(.bundleControlCharacter, [odd])) }
    }
    _ = graph.clearReferences()
    try graph.check()
    var bundle = ShareBundle(kind: kind, root: root, libraryID: library.id)
    bundle.formerLibraryIDs = Array(library.formerIDs.prefix(BundleFormat.maximumFormerLibraries))
    bundle.content = graph.library
    bundle.omitted = personal.omitted.sorted()
    bundle.origins = origins(graph)
    return bundle
  }

  /// Everything that may come along, the catalogue's exercises where the library has none of its own.
  private func nodes(_ kind: ShareBundle.Kind, _ root: UniqueIdentifier) -> [BundleNode] {
    let content = library.content
    var entities: [Entity] =
      content.exercises.map(Entity.exercise) + content.implements.map(Entity.implement)
      + content.modules.map(Entity.module) + content.workouts.map(Entity.workout)
      + content.programs.map(Entity.program)
    let known = Set(content.exercises.map(\.id))
    entities += ExerciseCatalogue.shipped.exercises.filter { !known.contains($0.id) }.map(Entity.exercise)
    if !kind.isImportable {
      entities += content.sessions.lazy.compactMap { $0.cut(to: kind, root) }.prefix(1).map(Entity.session)
    }
    return entities.map { BundleNode($0, at: BundleNode.Place(path: $0.pathWord)) }
  }

  /// Where what the library received itself comes from in the first place.
  private func origins(_ graph: BundleGraph) -> [UniqueIdentifier: EntityOrigin] {
    let fixed = Set(ExerciseCatalogue.shipped.exercises.map(\.id.value))
    var origins: [UniqueIdentifier: EntityOrigin] = [:]
    for node in graph.nodes {
      guard let entry = library.ledger[node.entity.id] else { continue }
      for id in node.found.identifiers where !fixed.contains(id) {
        guard let origin = id == entry.id ? entry.origin : entry.parts[id], origin.libraryID != library.id else {
          continue
        }
        origins[id] = EntityOrigin(libraryID: origin.libraryID, entityID: origin.entityID)
      }
    }
    return origins
  }
}

extension BundleInspection {
  /// Every identifier of the entity, its parts and its groups.
  fileprivate var identifiers: [UniqueIdentifier] { identities.map(\.id) + groups }
}

extension Entity {
  /// What findings call it.
  fileprivate var pathWord: String { "\(kind.rawValue) \"\(title)\"" }
}

extension BundleGraph {
  /// Takes out of programs the settings for planned exercises that none of their workouts has any more.
  ///
  /// - Returns: Where they stood.
  mutating func dropSettings() -> [String] {
    let planned = Set(nodes.flatMap(\.found.identities).filter { $0.thing == ExerciseInstance.self }.map(\.id))
    var dropped: [String] = []
    for index in nodes.indices {
      guard case .program(var program) = nodes[index].entity else { continue }
      let lost = nodes[index].found.references.filter { $0.thing == ExerciseInstance.self && !planned.contains($0.id) }
      guard !lost.isEmpty else { continue }
      program.progressionEnabled = program.progressionEnabled.filter { planned.contains($0.value) }
      program.progressionOverrides = program.progressionOverrides.filter { planned.contains($0.key.value) }
      replace(index, with: .program(program))
      dropped += lost.map(\.path)
    }
    return dropped
  }
}
