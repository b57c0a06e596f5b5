/// Entities that name one another, of which a bundle takes what its root needs.
///
/// Kinds only ever name kinds below them (programs workouts, workouts modules, those exercises, exercises equipment), so
/// that no chain of references comes back to where it began.
struct BundleGraph {
  private(set) var nodes: [BundleNode]
  private let places: [BundleKey: Int]

  init(_ nodes: [BundleNode]) {
    self.nodes = nodes
    places = Dictionary(
      nodes.indices.map { (BundleKey(nodes[$0].entity), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Cuts the graph down to a root and what it needs, directly or by way of others.
  ///
  /// - Returns: What was cut away.
  mutating func cut(to root: Int) -> [BundleNode] {
    var needed = [root]
    var seen: Set<Int> = [root]
    var next = 0
    while next < needed.count {
      let node = nodes[needed[next]]
      next += 1
      for reference in node.found.references where node.entity.needs(reference) {
        guard let place = places[BundleKey(reference.id, reference.thing)], seen.insert(place).inserted else {
          continue
        }
        needed.append(place)
      }
    }
    let rest = nodes.indices.filter { !seen.contains($0) }.map { nodes[$0] }
    self = BundleGraph(seen.sorted().map { nodes[$0] })
    return rest
  }

  /// Puts another version of an entity in its place.
  mutating func replace(_ place: Int, with entity: Entity) {
    nodes[place] = BundleNode(entity, at: nodes[place].place)
  }

  /// Throws where a limit is broken, where two things have one identifier, or where a strong reference names nothing.
  func check() throws(ReadingFailure) {
    for node in nodes {
      guard let problem = node.found.problem else { continue }
      throw ReadingFailure(.input, node.place.finding(problem.code, problem.arguments))
    }
    let identities = try uniqueIdentities()
    for node in nodes {
      for reference in node.found.references where reference.isStrong {
        if identities.contains(BundleKey(reference.id, reference.thing)) { continue }
        let words = [reference.path, BundleWords.thing(reference.thing), "\(reference.id)"]
        throw ReadingFailure(.input, node.place.finding(.bundleReferenceDangling, words))
      }
    }
  }

  private func uniqueIdentities() throws(ReadingFailure) -> Set<BundleKey> {
    var paths: [UniqueIdentifier: String] = [:]
    var keys: Set<BundleKey> = []
    for node in nodes {
      for identity in node.found.identities {
        keys.insert(BundleKey(identity.id, identity.thing))
        guard let earlier = paths.updateValue(identity.path, forKey: identity.id) else { continue }
        let words = [earlier, identity.path, "\(identity.id)"]
        throw ReadingFailure(.input, node.place.finding(.bundleIdentifierRepeated, words))
      }
    }
    return keys
  }

  /// Takes out the weak references that name nothing of the graph.
  ///
  /// - Returns: What there is to tell.
  mutating func clearReferences() -> [Diagnostic] {
    let places = places
    var findings: [Diagnostic] = []
    for index in nodes.indices {
      let lost = nodes[index].clearReferences { places[BundleKey($0.id, $0.thing)] != nil }
      findings += lost.map { nodes[index].place.finding(.bundleReferenceCleared, [$0]) }
    }
    return findings
  }

  /// The entities, in their stable order.
  var library: Library {
    var library = Library()
    for node in nodes { library.append(node.entity) }
    library.sort()
    return library
  }

  /// Every identifier there is, of entities, parts and groups, with the place of the first that has it.
  var identifiers: [UniqueIdentifier: String] {
    var identifiers: [UniqueIdentifier: String] = [:]
    for node in nodes {
      for group in node.found.groups { identifiers[group] = identifiers[group] ?? "a group in \(node.place.path)" }
      for identity in node.found.identities { identifiers[identity.id] = identity.path }
    }
    return identifiers
  }
}

extension Entity {
  /// Whether what is referred to has to come along: a session brings what was done with what, and not the plan that it
  /// followed.
  fileprivate func needs(_ reference: BundleInspection.Reference) -> Bool {
    if reference.thing == Exercise.self || reference.thing == Implement.self { return true }
    guard kind != .session else { return false }
    return reference.thing == Workout.self || reference.thing == Module.self
  }
}

/// Words for what stands in a bundle.
enum BundleWords {
  /// What a type is called: `module`, `planned exercise`.
  static func thing(_ type: Any.Type) -> String {
    if type == ExerciseInstance.self { return "planned exercise" }
    return String(describing: type).lowercased()
  }
}
