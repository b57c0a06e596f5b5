/// Gives logged and planned exercises the templates that their names mean, and remembers those in use.
///
/// The name as logged stays. What has a template or a modality already keeps it, but for a person's own exercise of a
/// name that the mapping says to mean another.
struct TemplateFinder {
  private var matcher: ExerciseMatcher
  private var templates: [UniqueIdentifier: Exercise] = [:]
  /// What was found for the names met so far.
  private var found: [String: Found] = [:]
  private static let limit = 10_000
  /// What was found for the names of a reader's table, each at the place of the lowest bits of its index: a name need
  /// not be hashed for every exercise.
  private var recent: [Recent] = []
  private static let recentCount = 1 << 10

  /// What a logged exercise takes over from its template.
  private struct Found {
    var id: Identifier<Exercise>
    /// The person's own exercise of that name, where the mapping says that another is meant.
    var ownID: Identifier<Exercise>?
    var modality: Modality?
    var distanceUnit: DistanceUnit?
    var isUsed = false

    /// Whether an exercise belongs to the template that belonged to another before, or to none.
    func isMeant(insteadOf current: Identifier<Exercise>?) -> Bool { current == nil || current == ownID }
  }

  private struct Recent {
    var index: Int
    var found: Found
  }

  init(_ matcher: ExerciseMatcher) {
    self.matcher = matcher
  }

  /// Finds the template of an exercise.
  mutating func match(_ exercise: inout LoggedExercise) {
    give(found[exercise.name] ?? find(exercise.name), to: &exercise)
  }

  /// Finds the template of an exercise whose name has an index in the reader's table, which is that name's for ever.
  mutating func match(_ exercise: inout LoggedExercise, index: Int) {
    let place = index & (Self.recentCount - 1)
    if place >= recent.count || recent[place].index != index { remember(exercise.name, index, at: place) }
    guard recent[place].found.isUsed, exercise.exerciseID == nil, exercise.modality == nil else {
      give(recent[place].found, to: &exercise)
      if exercise.exerciseID == recent[place].found.id { recent[place].found.isUsed = true }
      return
    }
    // Field by field, for a copy of the whole costs more than finding it by the name.
    exercise.exerciseID = recent[place].found.id
    exercise.modality = recent[place].found.modality
    if recent[place].found.distanceUnit != nil, let unit = recent[place].found.distanceUnit {
      exercise.setDistanceUnit(unit)
    }
  }

  private mutating func remember(_ name: String, _ index: Int, at place: Int) {
    let template = found[name] ?? find(name)
    while recent.count <= place { recent.append(Recent(index: -1, found: template)) }
    recent[place] = Recent(index: index, found: template)
  }

  private mutating func give(_ template: Found, to exercise: inout LoggedExercise) {
    if template.isMeant(insteadOf: exercise.exerciseID) { exercise.exerciseID = template.id }
    guard exercise.exerciseID == template.id else { return }
    if !template.isUsed { use(template, of: exercise.name) }
    if exercise.modality == nil { exercise.modality = template.modality }
    if let unit = template.distanceUnit { exercise.setDistanceUnit(unit) }
  }

  /// Finds the template of a planned exercise that has none.
  mutating func match(_ exercise: inout ExerciseInstance) {
    let template = found[exercise.name] ?? find(exercise.name)
    if template.isMeant(insteadOf: exercise.exerciseID) { exercise.exerciseID = template.id }
    if exercise.exerciseID == template.id, !template.isUsed { use(template, of: exercise.name) }
  }

  private mutating func find(_ name: String) -> Found {
    let match = matcher.match(name)
    let result = Found(
      id: match.exercise.id, ownID: match.kind == .mapping ? matcher.custom(name).id : nil,
      modality: match.exercise.modality, distanceUnit: match.distanceUnit)
    if found.count < Self.limit { found[name] = result }
    return result
  }

  private mutating func use(_ template: Found, of name: String) {
    found[name]?.isUsed = true
    if templates[template.id.value] == nil { templates[template.id.value] = matcher.match(name).exercise }
  }

  /// Takes over the templates that another finder found in use.
  mutating func add(_ other: TemplateFinder) { templates.merge(other.templates) { known, _ in known } }

  /// The templates in use, by name, once.
  mutating func take() -> [Entity]? {
    guard !templates.isEmpty else { return nil }
    defer { templates.removeAll() }
    return templates.values.sorted { ($0.name, $0.id.value) < ($1.name, $1.id.value) }.map(Entity.exercise)
  }
}

extension LoggedExercise {
  /// Says the unit of the distances that have none.
  ///
  /// - Returns: How many there were.
  @discardableResult
  mutating func setDistanceUnit(_ unit: DistanceUnit) -> Int {
    var count = 0
    for group in setGroups.indices {
      for set in setGroups[group].sets.indices {
        guard let distance = setGroups[group].sets[set].distance, distance.unit == nil else { continue }
        setGroups[group].sets[set].distance?.unit = unit
        count += 1
      }
    }
    return count
  }
}
