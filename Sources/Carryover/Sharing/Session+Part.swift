extension Session {
  /// The session cut down to one part of it, with its title and day; `nil` where it has no such part.
  func cut(to kind: ShareBundle.Kind, _ id: UniqueIdentifier) -> Session? {
    if kind == .session { return self.id.value == id ? self : nil }
    for section in sections {
      guard let part = section.cut(to: kind, id) else { continue }
      return Session(
        id: self.id, start: start.map { CivilMoment(date: $0.date) }, title: title, sections: [part])
    }
    return nil
  }
}

extension Section {
  fileprivate func cut(to kind: ShareBundle.Kind, _ id: UniqueIdentifier) -> Section? {
    if kind == .completedModule { return self.id.value == id ? self : nil }
    for exercise in exercises {
      guard let part = exercise.cut(to: kind, id) else { continue }
      return Section(id: self.id, name: name, moduleType: moduleType, exercises: [part])
    }
    return nil
  }
}

extension LoggedExercise {
  fileprivate func cut(to kind: ShareBundle.Kind, _ id: UniqueIdentifier) -> LoggedExercise? {
    var part = self
    // Alone it is in turn with nothing.
    part.supersetID = nil
    if kind == .exercise { return self.id.value == id ? part : nil }
    for group in setGroups {
      guard let set = group.sets.first(where: { $0.id.value == id }) else { continue }
      part.notes = nil
      part.setGroups = [LoggedSetGroup(id: group.id, sets: [set])]
      return part
    }
    return nil
  }
}
