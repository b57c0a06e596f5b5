extension SessionComparison {
  /// Tells what changed of an exercise.
  mutating func compare(_ old: ExerciseContent, _ new: ExerciseContent, _ sections: SectionPairs) {
    if old.folded != new.folded {
      changes.append(
        Change(
          kind: .renamed, part: .exercise, exercise: new.name, setNumber: nil, old: old.name, new: new.name,
          fields: [Change.Field(name: "name", old: old.name, new: new.name)],
          line: "\(old.label) renamed to \(ContentWords.brief(new.name))"))
    }
    if sections.newPlaces[old.section] != new.section {
      let before = Self.label(ofSection: sections.oldNames[old.section])
      let after = Self.label(ofSection: sections.newNames[new.section])
      tell(.moved, of: new, before, after) { "moved from \($0) to \($1)" }
    }
    tell(new.fields.differences(from: old.fields), in: .exercise, of: new, at: new.label)
    compareSets(old, new)
  }

  /// Tells of fields, one a change.
  private mutating func tell(
    _ differences: [(name: String, old: ContentValue?, new: ContentValue?)], in part: Change.Part,
    of exercise: ExerciseContent, at place: String
  ) {
    for (name, old, new) in differences {
      let field = Self.field(name, old, new)
      changes.append(
        Change(
          kind: .changed, part: part, exercise: exercise.name, setNumber: nil, old: field.old, new: field.new,
          fields: [field], line: "\(place): \(ContentWords.change(of: name, field.old, field.new))"))
    }
  }

  private static func field(_ name: String, _ old: ContentValue?, _ new: ContentValue?) -> Change.Field {
    Change.Field(
      name: name, old: old.map { ContentWords.value($0, of: name) }, new: new.map { ContentWords.value($0, of: name) })
  }

  private mutating func compareSets(_ old: ExerciseContent, _ new: ExerciseContent) {
    let steps = SequenceAlignment.steps(old.sets.count, new.sets.count) { new.sets[$1].cost(from: old.sets[$0]) }
    let moved = Self.movedSets(steps, old, new)
    compareGroups(old, new, steps, moved)
    let cameFrom = Dictionary(uniqueKeysWithValues: moved.map { ($0.value, $0.key) })
    for step in steps {
      switch (step.old, step.new) {
      case (let i?, let j?): compareSet(old.sets[i], new.sets[j], of: new, number: j + 1)
      case (let i?, nil) where moved[i] == nil:
        removedSets += 1
        tell(.removed, old.sets[i].set, of: new, number: i + 1)
      case (nil, let j?):
        if let i = cameFrom[j] {
          tellMoved(of: new, from: i + 1, to: j + 1)
        } else {
          addedSets += 1
          tell(.added, new.sets[j].set, of: new, number: j + 1)
        }
      default: break
      }
    }
  }

  /// The sets that went in one place and came, with the same content, in another: their new places by their old ones.
  private static func movedSets(
    _ steps: [SequenceAlignment.Step], _ old: ExerciseContent, _ new: ExerciseContent
  ) -> [Int: Int] {
    let gone = steps.compactMap { $0.new == nil ? $0.old : nil }
    var come = steps.compactMap { $0.old == nil ? $0.new : nil }
    // After sets were paired in order for their number, only one of the two lists has any.
    guard !come.isEmpty, gone.count.multipliedReportingOverflow(by: come.count).partialValue <= SequenceAlignment.limit
    else { return [:] }
    var moved: [Int: Int] = [:]
    for i in gone {
      guard let index = come.firstIndex(where: { new.sets[$0].fields.isAlike(old.sets[i].fields) }) else { continue }
      moved[i] = come.remove(at: index)
    }
    return moved
  }

  private mutating func compareSet(
    _ old: ExerciseContent.Member, _ new: ExerciseContent.Member, of exercise: ExerciseContent, number: Int
  ) {
    let differences = new.fields.differences(from: old.fields)
    guard !differences.isEmpty else { return }
    let (before, after) = (ContentWords.measures(of: old.set), ContentWords.measures(of: new.set))
    var words: [String] = []
    let shown: Set<String> = before == after ? [] : ["load", "reps", "distance", "duration"]
    if differences.contains(where: { shown.contains($0.name) }) {
      words.append("\(ContentWords.brief(before)) → \(ContentWords.brief(after))")
    }
    let fields = differences.map { Self.field($0.name, $0.old, $0.new) }
    for field in fields where !shown.contains(field.name) {
      words.append(ContentWords.change(of: field.name, field.old, field.new))
    }
    changes.append(
      Change(
        kind: .changed, part: .set, exercise: exercise.name, setNumber: number, old: ContentWords.set(old.set),
        new: ContentWords.set(new.set), fields: fields,
        line: "\(exercise.label), set \(number): \(words.joined(separator: ", "))"))
  }

  private mutating func tell(_ kind: Change.Kind, _ set: LoggedSet, of exercise: ExerciseContent, number: Int) {
    let words = ContentWords.set(set)
    let sign = kind == .added ? "+" : "−"
    changes.append(
      Change(
        kind: kind, part: .set, exercise: exercise.name, setNumber: number, old: kind == .added ? nil : words,
        new: kind == .added ? words : nil, fields: [],
        line: "\(exercise.label): \(sign)1 set, set \(number) (\(ContentWords.brief(words)))"))
  }

  private mutating func tellMoved(of exercise: ExerciseContent, from old: Int, to new: Int) {
    changes.append(
      Change(
        kind: .moved, part: .set, exercise: exercise.name, setNumber: new, old: "\(old)", new: "\(new)", fields: [],
        line: "\(exercise.label): set \(old) moved to place \(new)"))
  }

  private mutating func compareGroups(
    _ old: ExerciseContent, _ new: ExerciseContent, _ steps: [SequenceAlignment.Step], _ moved: [Int: Int]
  ) {
    var shared = SharedMembers(old.groups, new.groups)
    let come = Set(moved.values)
    for step in steps where step.new.map({ !come.contains($0) }) ?? true {
      let newPlace = step.new ?? step.old.flatMap { moved[$0] }
      shared.add(step.old.map { old.sets[$0].group }, newPlace.map { new.sets[$0].group })
    }
    let groupSteps = shared.steps()
    var newGroups = [Int?](repeating: nil, count: old.groups.count)
    for step in groupSteps {
      guard let i = step.old, let j = step.new else { continue }
      newGroups[i] = j
      let place = new.groups.count == 1 ? new.label : "\(new.label), set group \(j + 1)"
      tell(new.groups[j].differences(from: old.groups[i]), in: .setGroup, of: new, at: place)
    }
    let isRegrouped =
      shared.pairs.contains { newGroups[$0.old] != $0.new }
      || groupSteps.contains { ($0.old == nil || $0.new == nil) && !shared.isTold($0) }
    if isRegrouped { tellGroups(old, new) }
  }

  private mutating func tellGroups(_ old: ExerciseContent, _ new: ExerciseContent) {
    func sizes(_ exercise: ExerciseContent) -> String {
      var counts = exercise.groups.map { _ in 0 }
      for set in exercise.sets { counts[set.group] += 1 }
      return counts.isEmpty ? "none" : counts.map(String.init).joined(separator: " + ")
    }
    let field = Change.Field(name: "setGroups", old: sizes(old), new: sizes(new))
    changes.append(
      Change(
        kind: .changed, part: .exercise, exercise: new.name, setNumber: nil, old: field.old, new: field.new,
        fields: [field], line: "\(new.label): \(ContentWords.change(of: field.name, field.old, field.new))"))
  }
}
