import TrainingModel

extension Session {
  /// How many exercises each section has.
  var exerciseCounts: [Int] { sections.map(\.exercises.count) }

  /// Puts the exercises, in their order, into so many sections of so many exercises each.
  ///
  /// - Returns: `false` where the session has not as many exercises, and stays as it is.
  mutating func divideExercises(_ counts: [Int]) -> Bool {
    var rest = sections.flatMap(\.exercises)[...]
    guard counts.allSatisfy({ (0...rest.count).contains($0) }), counts.count <= 10_000,
      counts.reduce(0, +) == rest.count
    else { return false }
    let known = sections
    sections = counts.enumerated().map { index, count in
      var section = index < known.count ? known[index] : Section(id: Identifier(.zero))
      section.exercises = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return section
    }
    return true
  }

  /// Takes exercises for sections, for where there are headings alone they look like names.
  ///
  /// A session in which any exercise has sets stays as it is.
  mutating func takeHeadingsForSections() {
    let exercises = sections.flatMap(\.exercises)
    guard !exercises.isEmpty, exercises.allSatisfy({ $0.setGroups.allSatisfy(\.sets.isEmpty) }) else { return }
    sections = exercises.map { exercise in
      var section = Section(id: Identifier(.zero), name: exercise.name)
      section.notes = exercise.notes
      return section
    }
  }

  /// Changes the exercises one after another, each with its place in the whole session, from 0.
  mutating func changeExercises(_ change: (Int, inout LoggedExercise) -> Void) {
    var index = 0
    for section in sections.indices {
      for exercise in sections[section].exercises.indices {
        change(index, &sections[section].exercises[exercise])
        index += 1
      }
    }
  }
}

extension LoggedExercise {
  /// How many sets each group has.
  var setCounts: [Int] { setGroups.map(\.sets.count) }

  /// Puts the sets, in their order, into so many groups of so many sets each.
  ///
  /// - Returns: `false` where the exercise has not as many sets, and stays as it is.
  mutating func divideSets(_ counts: [Int]) -> Bool {
    var rest = setGroups.flatMap(\.sets)[...]
    guard counts.allSatisfy({ (0...rest.count).contains($0) }), counts.count <= 10_000,
      counts.reduce(0, +) == rest.count
    else { return false }
    let known = setGroups
    setGroups = counts.enumerated().map { index, count in
      var group = index < known.count ? known[index] : LoggedSetGroup(id: Identifier(.zero))
      group.sets = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      return group
    }
    return true
  }
}

extension Section {
  /// The section without its exercises.
  var header: Section {
    var header = self
    header.exercises = []
    return header
  }
}

extension LoggedSetGroup {
  /// The group without its sets.
  var header: LoggedSetGroup {
    var header = self
    header.sets = []
    return header
  }
}

extension Session {
  /// Whether nothing was read.
  var isEmpty: Bool {
    sections.isEmpty && notes == nil && title == nil && duration == nil && bodyweight == nil && feeling == nil
  }
}
