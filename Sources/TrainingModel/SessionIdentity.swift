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
  /// Gives the session the identifier that its identity says, and chains those of everything in it from there.
  package mutating func assignIdentifiers(_ identifier: Identifier<Session>) {
    id = identifier
    for section in sections.indices {
      sections[section].assignIdentifiers(parent: identifier.value, ordinal: section + 1)
    }
  }
}

extension Section {
  fileprivate mutating func assignIdentifiers(parent: UniqueIdentifier, ordinal: Int) {
    id = Identifier(UniqueIdentifier(parent: parent, ordinal: ordinal))
    for exercise in exercises.indices {
      exercises[exercise].assignIdentifiers(parent: id.value, ordinal: exercise + 1)
    }
  }
}

extension LoggedExercise {
  fileprivate mutating func assignIdentifiers(parent: UniqueIdentifier, ordinal: Int) {
    id = Identifier(UniqueIdentifier(parent: parent, ordinal: ordinal))
    for group in setGroups.indices {
      setGroups[group].assignIdentifiers(parent: id.value, ordinal: group + 1)
    }
  }
}

extension LoggedSetGroup {
  fileprivate mutating func assignIdentifiers(parent: UniqueIdentifier, ordinal: Int) {
    id = Identifier(UniqueIdentifier(parent: parent, ordinal: ordinal))
    for index in sets.indices {
      sets[index].id = Identifier(UniqueIdentifier(parent: id.value, ordinal: index + 1))
    }
  }
}
