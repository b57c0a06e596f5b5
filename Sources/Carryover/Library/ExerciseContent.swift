/// A logged exercise, prepared to be compared with another.
struct ExerciseContent {
  /// A set, with the group it stands in.
  struct Member {
    var set: LoggedSet
    var group: Int
    var fields: [ContentField]
  }

  let name: String
  /// The name in which case, accents and spaces do not count.
  let folded: String
  /// The name in words, with a number where the session has the exercise more than once.
  let label: String
  let section: Int
  let supersetID: UniqueIdentifier?
  /// The fields but for the name.
  let fields: [ContentField]
  /// The fields of each group.
  let groups: [[ContentField]]
  let sets: [Member]

  /// The exercises of a session, in order.
  static func all(of session: Session) -> [ExerciseContent] {
    var occurrences: [String: Int] = [:]
    var all: [ExerciseContent] = []
    for (section, exercises) in session.sections.map(\.exercises).enumerated() {
      for exercise in exercises {
        let folded = foldedName(exercise.name)
        occurrences[folded, default: 0] += 1
        all.append(ExerciseContent(exercise, folded, occurrence: occurrences[folded, default: 1], section: section))
      }
    }
    return all
  }

  private init(_ exercise: LoggedExercise, _ folded: String, occurrence: Int, section: Int) {
    name = exercise.name
    self.folded = folded
    label = ContentWords.brief(exercise.name) + (occurrence > 1 ? " (\(occurrence))" : "")
    self.section = section
    supersetID = exercise.supersetID
    fields = ContentVisitor.fields(of: exercise).filter { $0.name != "name" }
    groups = exercise.setGroups.map { ContentVisitor.fields(of: $0) }
    sets = exercise.setGroups.enumerated().flatMap { group, content in
      content.sets.map { Member(set: $0, group: group, fields: ContentVisitor.fields(of: $0)) }
    }
  }

  /// How many sets are left between those that are equal at both ends; 0 where all are equal.
  func unlikeSets(_ other: ExerciseContent) -> Int {
    let (least, most) = (min(sets.count, other.sets.count), max(sets.count, other.sets.count))
    var first = 0
    while first < least, sets[first].fields.isAlike(other.sets[first].fields) { first += 1 }
    var last = 0
    while last < least - first,
      sets[sets.count - 1 - last].fields.isAlike(other.sets[other.sets.count - 1 - last].fields)
    { last += 1 }
    return most - first - last
  }
}

extension ExerciseContent.Member {
  /// What it costs to take a set for another one changed, which is `never` where both have measures and none in common.
  func cost(from old: ExerciseContent.Member) -> Int {
    let count = fields.differenceCount(from: old.fields)
    guard count > 0 else { return 0 }
    let (measures, oldMeasures) = (fields.filter(\.isMeasure), old.fields.filter(\.isMeasure))
    let isComparable =
      measures.isEmpty || oldMeasures.isEmpty || measures.contains { measure in oldMeasures[measure.name] != nil }
    return isComparable ? min(SequenceAlignment.most, 2 + count) : SequenceAlignment.never
  }
}

extension ContentField {
  /// Whether it says how much was done.
  fileprivate var isMeasure: Bool {
    switch name {
    case "load", "reps", "distance", "duration", "holdTime": true
    default: false
    }
  }
}
