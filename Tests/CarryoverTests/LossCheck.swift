import Support

@testable import Carryover

/// Finds what sessions lost on their way through a format, by comparing them with what came back, and holds that
/// against what was told. No code is shared with what tells.
struct LossCheck {
  /// How often a field that had a value has another, or none; and how many parts are missing.
  private(set) var lost: [String: Int] = [:]
  /// How often a field may be told besides: one of a part that is told as missing, or of a value told to be converted.
  private var besides: [String: Int] = [:]
  /// Sessions whose sets are not those that there were, nor those of them that were done.
  private var strays: [String] = []
  private let told: [String: Int]
  private var matcher = ExerciseMatcher()
  private var isIdentified = false

  /// Compares a history with what came back of it.
  init(_ originals: [Session], _ held: [Session], told: [String: Int]) {
    self.told = told
    for (original, held) in Self.pairs(originals, held) { compare(original, held) }
  }

  /// Compares one session with what came back of it, `nil` where that is nothing.
  init(_ original: Session, _ held: Session?, told: [String: Int]) {
    self.told = told
    compare(original, held)
  }

  /// What is told wrongly: a field, and why.
  var faults: [String] {
    let fields = Set(lost.keys).union(told.keys).sorted()
    return strays
      + fields.compactMap { field in
        let (least, count) = (lost[field, default: 0], told[field, default: 0])
        let most = least + besides[field, default: 0]
        return least...most ~= count ? nil : "\(field): lost \(least) to \(most), told \(count)"
      }
  }

  /// Each session with what came back of it: that of its identifier, else of its day, else the next that is left.
  private static func pairs(_ originals: [Session], _ held: [Session]) -> [(Session, Session?)] {
    var left = held
    func take(_ isWanted: (Session) -> Bool) -> Session? {
      left.firstIndex(where: isWanted).map { left.remove(at: $0) }
    }
    var found = originals.map { original in take { $0.id == original.id } }
    for (index, original) in originals.enumerated() where found[index] == nil {
      found[index] = take { $0.start?.date == original.start?.date }
    }
    for index in originals.indices where found[index] == nil && !left.isEmpty { found[index] = left.removeFirst() }
    return Array(zip(originals, found))
  }

  // MARK: Counting

  private mutating func add(_ field: String, _ count: Int = 1) {
    if count > 0 { lost[field, default: 0] += count }
  }

  private mutating func excuse(_ field: String, _ count: Int = 1) {
    if count > 0 { besides[field, default: 0] += count }
  }

  /// Fields of what is missing as a whole, which is told as such.
  private mutating func leaveOut<Object: DocumentObject>(_ object: Object, _ path: String) {
    for field in ListingVisitor.fields(of: object, path) { excuse(field.path) }
  }

  private mutating func leaveOut(_ exercise: LoggedExercise) {
    leaveOut(exercise, "exercise")
    for group in exercise.setGroups {
      excuse("group")
      leaveOut(group, "group")
      for set in group.sets { leaveOut(set, "set") }
    }
  }

  private mutating func leaveOut(_ session: Session) {
    leaveOut(session, "session")
    for section in session.sections {
      excuse("section")
      leaveOut(section, "section")
      for exercise in section.exercises {
        excuse("exercise")
        leaveOut(exercise)
      }
    }
  }

  private mutating func compare<Object: DocumentObject>(
    _ old: Object, _ new: Object?, _ path: String, excusing excused: Set<String> = []
  ) {
    let before = ListingVisitor.values(of: old, path)
    let after = new.map { ListingVisitor.values(of: $0, path) } ?? [:]
    for field in Set(before.keys).union(after.keys) where before[field] != after[field] {
      if excused.contains(field) || field.hasSuffix(".id") && path != "session" && (!isIdentified || new == nil) {
        excuse(field)
      } else if before[field] != nil || Self.isInvention(field, before) {
        add(field)
      }
    }
  }

  /// Whether a value that there was not says something else than before, and not only more.
  private static func isInvention(_ field: String, _ before: [String: String]) -> Bool {
    switch field {
    case "session.title", "session.isImported", "exercise.isUnilateral", "set.toFailure", "set.isApproximate": true
    case "set.load.value", "set.reps", "set.partialReps", "set.rpe", "set.rir", "set.duration", "set.distance.value",
      "set.holdTime", "set.pace", "set.heartRate":
      true
    case "set.load.unit", "set.load.kind": before["set.load.value"] != nil
    case "set.distance.unit": before["set.distance.value"] != nil
    default: false
    }
  }

  // MARK: Sessions

  private mutating func compare(_ original: Session, _ held: Session?) {
    guard let held else {
      add("session")
      return leaveOut(original)
    }
    // Where the session's own identity is not held, that of its parts follows.
    isIdentified = original.id == held.id
    compare(original, held, "session")
    add("section", original.sections.count - held.sections.count)
    for (index, section) in original.sections.enumerated() {
      compare(section, held.sections.indices.contains(index) ? held.sections[index] : nil, "section")
    }
    compareExercises(original, held)
  }

  private mutating func compareExercises(_ original: Session, _ held: Session) {
    let isDoneAlone = original.allSets.count != held.allSets.count
    if isDoneAlone, original.allSets.count(where: \.isCompleted) != held.allSets.count {
      strays.append("\(original.allSets.count) sets became \(held.allSets.count)")
    }
    let own = inOrder(original.sections.flatMap(\.exercises), of: held.sections.flatMap(\.exercises))
    let sets = own.map { exercise in
      exercise.setGroups.flatMap(\.sets).filter { $0.isCompleted || !isDoneAlone }
    }
    add("set", original.allSets.count - sets.reduce(0) { $0 + $1.count })
    var places = HeldPlaces(held, of: sets.map(\.count))
    for (exercise, sets) in zip(own, sets) {
      for set in exercise.setGroups.flatMap(\.sets) where isDoneAlone && !set.isCompleted { leaveOut(set, "set") }
      compare(exercise, places.place(of: sets.count))
      for set in sets { compare(set, places.nextSet()) }
    }
  }

  /// Exercises as they come back, where it is told that they come in another order.
  private mutating func inOrder(_ exercises: [LoggedExercise], of held: [LoggedExercise]) -> [LoggedExercise] {
    guard told["exercise.order"] != nil else { return exercises }
    let places = Dictionary(held.enumerated().map { (matcher.match($1.name).exercise.id, $0) }) { first, _ in first }
    let ranked = exercises.enumerated().map { place, exercise in
      (rank: places[matcher.match(exercise.name).exercise.id] ?? .max, place: place, exercise: exercise)
    }
    let sorted = ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
    let displaced = zip(ranked, sorted).count { $0.place != $1.place }
    // Where one without sets stands among the others is not seen.
    if ranked.contains(where: { $0.rank == .max }) {
      excuse("exercise.order", exercises.count)
    } else {
      add("exercise.order", displaced)
    }
    return sorted.map(\.exercise)
  }

  private mutating func compare(_ exercise: LoggedExercise, _ place: HeldPlaces.Place) {
    switch place {
    case .none:
      add("exercise")
      leaveOut(exercise)
    case .ofAnother:
      add("exercise")
      leaveOut(exercise, "exercise")
      add("group", exercise.setGroups.count - 1)
      for group in exercise.setGroups { compare(group, nil, "group") }
    case .own(let held, let isShared):
      // The notes of an exercise that could not be told from it are added to its own.
      compare(exercise, held, "exercise", excusing: isShared ? ["exercise.notes"] : [])
      add("group", exercise.setGroups.count - held.setGroups.count)
      for (index, group) in exercise.setGroups.enumerated() {
        compare(group, held.setGroups.indices.contains(index) ? held.setGroups[index] : nil, "group")
      }
    }
  }

  private mutating func compare(_ old: LoggedSet, _ new: LoggedSet?) {
    var excused: Set<String> = []
    // A value converted to another unit is told as the loss of the unit.
    if let load = old.load, let held = new?.load, load.unit != held.unit, let unit = held.unit,
      Self.isClose(load.written(in: unit).value, held.value)
    {
      excused.insert("set.load.value")
    }
    if let distance = old.distance, let held = new?.distance, distance.unit != held.unit,
      Self.isSame(distance, held)
    {
      excused.insert("set.distance.value")
    }
    // The unit of a weight that is another than there was, or none, is part of it.
    if old.load?.unit == nil, old.load?.value != new?.load?.value || new?.load?.value == 0 {
      excused.insert("set.load.unit")
    }
    compare(old, new, "set", excusing: excused)
  }

  /// Whether a distance is another in other units; one that is written without its unit is in metres, and one that had
  /// none is in that which the pace gives away.
  private static func isSame(_ distance: Distance, _ held: Distance) -> Bool {
    let units = distance.unit.map { [$0] } ?? [.meter, .kilometer, .mile]
    return units.contains { unit in
      let stated = Distance(value: distance.value, unit: unit)
      return isClose(stated.written(in: held.unit ?? .meter, step: nil).value, held.value)
    }
  }

  private static func isClose(_ value: Double?, _ other: Double?) -> Bool {
    guard let value, let other else { return value == other }
    return abs(value - other) <= max(0.0051, abs(value) * 1e-9)
  }
}

/// Goes through the exercises and sets that came back.
private struct HeldPlaces {
  /// What came back of an exercise.
  enum Place {
    case none
    /// Its sets are among those of the one before.
    case ofAnother
    /// The exercise, and whether sets of others are among its own.
    case own(LoggedExercise, isShared: Bool)
  }

  private let exercises: [LoggedExercise]
  private let sets: [(place: Int, set: LoggedSet)]
  /// Whether each exercise came back with its sets, so that one without any is known by its place.
  private let isWhole: Bool
  private var next = 0
  private var number = 0
  private var known = -1

  init(_ session: Session, of counts: [Int]) {
    exercises = session.sections.flatMap(\.exercises)
    sets = exercises.enumerated().flatMap { place, exercise in
      exercise.setGroups.flatMap(\.sets).map { (place, $0) }
    }
    isWhole = counts == exercises.map { $0.setGroups.reduce(0) { $0 + $1.sets.count } }
  }

  mutating func place(of count: Int) -> Place {
    if isWhole {
      number += 1
      return .own(exercises[number - 1], isShared: false)
    }
    guard count > 0, sets.indices.contains(next) else { return .none }
    let place = sets[next].place
    defer { known = place }
    if place == known { return .ofAnother }
    return .own(exercises[place], isShared: sets.count { $0.place == place } > count)
  }

  mutating func nextSet() -> LoggedSet? {
    guard sets.indices.contains(next) else { return nil }
    next += 1
    return sets[next - 1].set
  }
}
