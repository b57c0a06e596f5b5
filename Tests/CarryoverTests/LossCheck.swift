import Carryover
import Support
import Testing

/// Holds what a writer told as lost of one session against what the session lost, field by field.
struct LossCheck {
  /// How often a field differs in any way, and how often it differs where it had a value that nothing else excuses.
  private(set) var differing: [String: Int] = [:]
  private(set) var lost: [String: Int] = [:]
  private let told: [String: Int]

  /// - Parameters:
  ///   - held: What the format held of it; `nil` where it held nothing.
  ///   - told: What was told as lost, by field.
  init(_ original: Session, _ held: Session?, told: [String: Int]) {
    self.told = told
    guard let held else {
      compareAll(of: original)
      return
    }
    compare(ListingVisitor.fields(of: original, "session"), ListingVisitor.fields(of: held, "session"))
    for section in original.sections {
      compare(withoutID(ListingVisitor.fields(of: section, "section")), [])
    }
    compareExercises(original, held)
    if original.id == held.id { compareIdentifiers(original, held) }
  }

  /// What is told wrongly: a field, and why.
  var faults: [String] {
    var faults: [String] = []
    for field in Set(differing.keys).union(told.keys)
    where !["session", "section", "exercise", "group"].contains(field) {
      let (least, most) = (lost[field, default: 0], differing[field, default: 0])
      let count = told[field, default: 0]
      if count < least { faults.append("\(field): lost \(least), told \(count)") }
      if count > most { faults.append("\(field): told \(count), differs \(most)") }
    }
    return faults.sorted()
  }

  private func withoutID(_ fields: [ListedField]) -> [ListedField] { fields.filter { !$0.path.hasSuffix(".id") } }

  private mutating func compare(_ old: [ListedField], _ new: [ListedField], excusing excused: Set<String> = []) {
    let before = Dictionary(old.map { ($0.path, $0.json) }) { $1 }
    let after = Dictionary(new.map { ($0.path, $0.json) }) { $1 }
    for path in Set(before.keys).union(after.keys) where before[path] != after[path] {
      differing[path, default: 0] += 1
      if before[path] != nil, !excused.contains(path) { lost[path, default: 0] += 1 }
    }
  }

  /// Fields of what was left out as a whole, which is told as such.
  private mutating func leftOut(_ fields: [ListedField]) {
    for field in fields { differing[field.path, default: 0] += 1 }
  }

  private mutating func compareAll(of session: Session) {
    leftOut(ListingVisitor.fields(of: session, "session"))
    for section in session.sections {
      leftOut(ListingVisitor.fields(of: section, "section"))
      for exercise in section.exercises { leftOut(exercise) }
    }
    for set in session.allSets { leftOut(ListingVisitor.fields(of: set, "set")) }
  }

  private mutating func leftOut(_ exercise: LoggedExercise) {
    leftOut(ListingVisitor.fields(of: exercise, "exercise"))
    for group in exercise.setGroups { leftOut(ListingVisitor.fields(of: group, "group")) }
  }

  private mutating func compareExercises(_ original: Session, _ held: Session) {
    let heldExercises = held.sections.flatMap(\.exercises)
    // The exercise that holds each set.
    let places = heldExercises.enumerated().flatMap { place, exercise in
      exercise.setGroups.flatMap(\.sets).map { _ in place }
    }
    var sets = held.allSets[...]
    var next = 0
    var known = -1
    for exercise in original.sections.flatMap(\.exercises) {
      let own = exercise.setGroups.flatMap(\.sets)
      guard !own.isEmpty, next < places.count else {
        leftOut(exercise)
        continue
      }
      let place = places[next]
      if place == known {
        leftOut(exercise)
        for group in exercise.setGroups {
          compare(withoutID(ListingVisitor.fields(of: group, "group")), [])
        }
      } else {
        // The notes of an exercise that could not be told from it are added to its own.
        let excused: Set<String> = told["exercise"] != nil ? ["exercise.notes"] : []
        compare(
          withoutID(ListingVisitor.fields(of: exercise, "exercise")),
          withoutID(ListingVisitor.fields(of: heldExercises[place], "exercise")), excusing: excused)
        for (index, group) in exercise.setGroups.enumerated() {
          let other = index == 0 ? heldExercises[place].setGroups.first : nil
          compare(
            withoutID(ListingVisitor.fields(of: group, "group")),
            other.map { withoutID(ListingVisitor.fields(of: $0, "group")) } ?? [])
        }
      }
      known = place
      for set in own { compare(set, sets.popFirst()) }
      next += own.count
    }
  }

  private mutating func compare(_ old: LoggedSet, _ new: LoggedSet?) {
    // A value converted to another unit is told as the loss of the unit.
    var excused: Set<String> = []
    if let load = new?.load, load.unit != old.load?.unit { excused.insert("set.load.value") }
    if let distance = new?.distance, distance.unit != old.distance?.unit { excused.insert("set.distance.value") }
    // In metres where the unit cannot be stated, which does not say so either.
    if new?.distance != nil, old.distance?.unit != nil { excused.insert("set.distance.value") }
    compare(
      withoutID(ListingVisitor.fields(of: old, "set")),
      new.map { withoutID(ListingVisitor.fields(of: $0, "set")) } ?? [], excusing: excused)
  }

  private mutating func compareIdentifiers(_ original: Session, _ held: Session) {
    func exercises(_ session: Session) -> [LoggedExercise] { session.sections.flatMap(\.exercises) }
    func groups(_ session: Session) -> [LoggedSetGroup] { exercises(session).flatMap(\.setGroups) }
    compare("section.id", original.sections.map(\.id.value), held.sections.map(\.id.value))
    compare("exercise.id", exercises(original).map(\.id.value), exercises(held).map(\.id.value))
    compare("group.id", groups(original).map(\.id.value), groups(held).map(\.id.value))
    compare("set.id", original.allSets.map(\.id.value), held.allSets.map(\.id.value))
  }

  private mutating func compare(_ field: String, _ old: [UniqueIdentifier], _ new: [UniqueIdentifier]) {
    let count = zip(old, new).count { $0 != $1 }
    guard count > 0 else { return }
    differing[field, default: 0] += count
    lost[field, default: 0] += count
  }
}

/// The first field in which two histories differ, in words; empty where they are the same.
func difference(_ left: [Session], _ right: [Session]) -> String {
  let (old, new) = (fields(of: left), fields(of: right))
  if let place = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
    return "\(old[place]) is not \(new[place])"
  }
  return old.count == new.count ? (left == right ? "" : "what is not listed") : "\(old.count) fields, not \(new.count)"
}

private func fields(of sessions: [Session]) -> [String] {
  var lines: [String] = []
  for (number, session) in sessions.enumerated() {
    func add<Object: DocumentObject>(_ object: Object, _ path: String) {
      lines += ListingVisitor.fields(of: object, "\(number): \(path)").map { "\($0.path) = \($0.json)" }
    }
    add(session, "session")
    for section in session.sections {
      add(section, "section")
      for exercise in section.exercises {
        add(exercise, "exercise")
        for group in exercise.setGroups {
          add(group, "group")
          for set in group.sets { add(set, "set") }
        }
      }
    }
  }
  return lines
}
