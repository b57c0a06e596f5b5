extension SessionComparison {
  /// Which section of one state is which of the other.
  struct SectionPairs {
    var newPlaces: [Int?]
    var oldNames: [String?]
    var newNames: [String?]
  }

  /// Tells what changed of the sections but for what is in them.
  mutating func compareSections(
    _ old: Session, _ new: Session, _ oldExercises: [ExerciseContent], _ newExercises: [ExerciseContent],
    _ pairing: ExercisePairing
  ) -> SectionPairs {
    let oldFields = old.sections.map { ContentVisitor.fields(of: $0) }
    let newFields = new.sections.map { ContentVisitor.fields(of: $0) }
    var shared = SharedMembers(oldFields, newFields)
    for (place, newPlace) in pairing.newPlaces.enumerated() {
      shared.add(oldExercises[place].section, newPlace.map { newExercises[$0].section })
    }
    for (place, oldPlace) in pairing.oldPlaces.enumerated() where oldPlace == nil {
      shared.add(nil, newExercises[place].section)
    }
    var pairs = SectionPairs(
      newPlaces: old.sections.map { _ in nil }, oldNames: old.sections.map(\.name), newNames: new.sections.map(\.name))
    for step in shared.steps() {
      if let i = step.old, let j = step.new {
        pairs.newPlaces[i] = j
        compareSection(new.sections[j].name ?? old.sections[i].name, oldFields[i], newFields[j])
      } else if !shared.isTold(step) {
        tell(
          step.old == nil ? .added : .removed,
          section: step.old.map { pairs.oldNames[$0] } ?? step.new.flatMap { pairs.newNames[$0] })
      }
    }
    return pairs
  }

  private mutating func compareSection(_ name: String?, _ old: [ContentField], _ new: [ContentField]) {
    for (field, before, after) in new.differences(from: old) {
      let (before, after) = (
        before.map { ContentWords.value($0, of: field) }, after.map { ContentWords.value($0, of: field) }
      )
      let words = ContentWords.change(of: field, before, after)
      let label = field == "name" ? "section" : Self.label(ofSection: name) + ":"
      changes.append(
        Change(
          kind: field == "name" && before != nil && after != nil ? .renamed : .changed, part: .section, exercise: nil,
          setNumber: nil, old: before, new: after, fields: [Change.Field(name: field, old: before, new: after)],
          line: "\(label) \(words)"))
    }
  }

  private mutating func tell(_ kind: Change.Kind, section name: String?) {
    let label = Self.label(ofSection: name)
    changes.append(
      Change(
        kind: kind, part: .section, exercise: nil, setNumber: nil, old: kind == .removed ? label : nil,
        new: kind == .added ? label : nil, fields: [], line: "\(kind == .added ? "+" : "−") \(label)"))
  }

  static func label(ofSection name: String?) -> String {
    name.map { "section \(ContentWords.brief($0))" } ?? "section without a name"
  }
}
