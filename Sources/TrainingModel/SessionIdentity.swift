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
    var key = source
    key.reserveCapacity(source.utf8.count + 24)
    key.append(":")
    key.append(start.description)
    if ordinal > 1 { key.append("#\(ordinal)") }
    return key
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
    var children = ChildIdentifiers()
    assignIdentifiers(identifier, with: &children)
  }

  /// Does so with memory that served for other sessions before.
  package mutating func assignIdentifiers(_ identifier: Identifier<Session>, with children: inout ChildIdentifiers) {
    id = identifier
    var number = 0
    sections.changeEach { section in
      number += 1
      section.id = Identifier(UniqueIdentifier(parent: identifier.value, ordinal: number))
      children.add(section.exercises.count, to: section.id.value)
    }
    children.derive()
    sections.changeEach { section in
      section.exercises.changeEach { exercise in
        exercise.id = Identifier(children.next())
        children.add(exercise.setGroups.count, to: exercise.id.value)
      }
    }
    children.derive()
    sections.changeEach { section in
      section.exercises.changeEach { exercise in
        exercise.setGroups.changeEach { group in
          group.id = Identifier(children.next())
          children.add(group.sets.count, to: group.id.value)
        }
      }
    }
    children.derive()
    sections.changeEach { section in
      section.exercises.changeEach { exercise in
        exercise.setGroups.changeEach { group in
          group.sets.changeEach { $0.id = Identifier(children.next()) }
        }
      }
    }
  }
}

extension Array {
  /// Changes one element after another in its place, and asks only once whether the array is shared.
  @inline(__always)
  fileprivate mutating func changeEach(_ change: (inout Element) -> Void) {
    unsafe withUnsafeMutableBufferPointer { elements in
      for index in elements.indices { unsafe change(&elements[index]) }
    }
  }
}
