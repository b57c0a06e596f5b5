/// The frozen recipe by which imported sessions and everything in them get their identifiers.
///
/// A session's identifier is version 5 of `<source>:<start>` in one namespace fixed for ever; its sections, exercises,
/// set groups and sets are version 5 of their ordinal in the namespace of their parent. The recipe MUST NOT CHANGE.
public struct SessionIdentity: Hashable, Sendable {
  /// The namespace of every identifier that Carryover derives. MUST NOT CHANGE.
  ///
  /// It is version 5 of `carryover` in the namespace of the nil identifier.
  public static let rootNamespace = UniqueIdentifier(namespace: .zero, name: "carryover".utf8)

  /// The namespace in which sessions are named: the root, or the owner's part of it.
  public let namespace: UniqueIdentifier

  /// Makes the recipe for one person's history.
  ///
  /// - Parameter owner: Narrows the namespace. A service that holds many people's histories needs it, for two people
  ///   do start in the same second.
  public init(owner: UniqueIdentifier? = nil) {
    namespace = owner.map { UniqueIdentifier(namespace: Self.rootNamespace, name: $0.bytes) } ?? Self.rootNamespace
  }

  /// The string that a session's identity is made from: `strong:2021-01-05T18:03:22`, and `#2`, `#3` … behind it for
  /// the second and later of several sessions of one source that start in the same second.
  public func key(source: String, start: CivilMoment, ordinal: Int = 1) -> String {
    ordinal > 1 ? "\(source):\(start)#\(ordinal)" : "\(source):\(start)"
  }

  /// The identifier of the session that `key` names.
  public func identifier(key: String) -> Identifier<Session> {
    Identifier(UniqueIdentifier(namespace: namespace, name: key.utf8))
  }
}

extension Session {
  /// Gives the session the identifier that its identity says, and chains those of everything in it from there, level
  /// by level.
  package mutating func assignIdentifiers(_ identifier: Identifier<Session>) {
    id = identifier
    var batch = ChildIdentifiers()
    var children: [(parent: UniqueIdentifier, ordinal: Int)] = []
    var identifiers: [UniqueIdentifier] = []
    children.reserveCapacity(32)
    identifiers.reserveCapacity(32)
    for section in sections.indices {
      sections[section].id = Identifier(UniqueIdentifier(parent: id.value, ordinal: section + 1))
      for exercise in sections[section].exercises.indices {
        children.append((sections[section].id.value, exercise + 1))
      }
    }
    batch.derive(children, into: &identifiers)
    children.removeAll(keepingCapacity: true)
    var next = 0
    changeExercises { exercise in
      exercise.id = Identifier(identifiers[next])
      next += 1
      for group in exercise.setGroups.indices { children.append((exercise.id.value, group + 1)) }
    }
    batch.derive(children, into: &identifiers)
    children.removeAll(keepingCapacity: true)
    next = 0
    changeExercises { exercise in
      for group in exercise.setGroups.indices {
        exercise.setGroups[group].id = Identifier(identifiers[next])
        for set in exercise.setGroups[group].sets.indices { children.append((identifiers[next], set + 1)) }
        next += 1
      }
    }
    batch.derive(children, into: &identifiers)
    next = 0
    changeExercises { exercise in
      for group in exercise.setGroups.indices {
        for set in exercise.setGroups[group].sets.indices {
          exercise.setGroups[group].sets[set].id = Identifier(identifiers[next])
          next += 1
        }
      }
    }
  }

  private mutating func changeExercises(_ change: (inout LoggedExercise) -> Void) {
    for section in sections.indices {
      for exercise in sections[section].exercises.indices { change(&sections[section].exercises[exercise]) }
    }
  }
}
