/// A session as it grows row by row: each part with the number by which the file knows it.
struct TableDraft {
  struct Part<Value, Child> {
    var number: Int?
    var value: Value
    var parts: [Child] = []
    /// What its cells were, as a number.
    var hash: UInt64
  }
  typealias Group = Part<LoggedSetGroup, Part<LoggedSet, Never>>
  typealias Exercise = Part<LoggedExercise, Group>

  var session: Session
  var hash: UInt64
  var sections: [Part<Section, Exercise>] = []
  var rowCount = 0

  /// The session with its parts in the order of their numbers, and identifiers where the file leaves them to follow.
  ///
  /// - Parameter templates: Finds the templates of its exercises.
  func finished(_ templates: inout TemplateFinder) -> Session {
    var session = session
    session.sections = Self.inOrder(sections).map { section in
      var value = section.value
      value.exercises = Self.inOrder(section.parts).map { exercise in
        var value = exercise.value
        value.setGroups = Self.inOrder(exercise.parts).map { group in
          var value = group.value
          value.sets = Self.inOrder(group.parts).map(\.value)
          return value
        }
        templates.match(&value)
        return value
      }
      return value
    }
    session.fillIdentifiers()
    return session
  }

  private static func inOrder<Value, Child>(_ parts: [Part<Value, Child>]) -> [Part<Value, Child>] {
    guard parts.allSatisfy({ $0.number != nil }) else { return parts }
    return parts.enumerated().sorted { ($0.element.number ?? 0, $0.offset) < ($1.element.number ?? 0, $1.offset) }
      .map(\.element)
  }
}

extension Session {
  /// Derives the identifiers of the parts that have none from their places.
  fileprivate mutating func fillIdentifiers() {
    for section in sections.indices {
      if sections[section].id.value == .zero {
        sections[section].id = Identifier(UniqueIdentifier(parent: id.value, ordinal: section + 1))
      }
      let parent = sections[section].id.value
      for exercise in sections[section].exercises.indices {
        if sections[section].exercises[exercise].id.value == .zero {
          sections[section].exercises[exercise].id = Identifier(
            UniqueIdentifier(parent: parent, ordinal: exercise + 1))
        }
        sections[section].exercises[exercise].fillIdentifiers()
      }
    }
  }
}

extension LoggedExercise {
  fileprivate mutating func fillIdentifiers() {
    for group in setGroups.indices {
      if setGroups[group].id.value == .zero {
        setGroups[group].id = Identifier(UniqueIdentifier(parent: id.value, ordinal: group + 1))
      }
      let parent = setGroups[group].id.value
      for set in setGroups[group].sets.indices where setGroups[group].sets[set].id.value == .zero {
        setGroups[group].sets[set].id = Identifier(UniqueIdentifier(parent: parent, ordinal: set + 1))
      }
    }
  }
}
