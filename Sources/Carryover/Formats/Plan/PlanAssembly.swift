/// Makes entities of plans: a program, a workout a day, and the templates that their exercises mean.
///
/// A program's identifier is version 5 of `plan:<folded name>` in the namespace of the owner; a workout's is that of its
/// place in the program, a planned exercise's that of its place in the workout, a group of sets' that of its place in
/// the exercise. The place of a workout in the program is version 5 of `slot:<number>` in the namespace of the program,
/// a superset that of `superset:<label>` in the namespace of the workout. The recipe MUST NOT CHANGE: a plan that is
/// imported again is known by it.
struct PlanAssembly {
  private let namespace: UniqueIdentifier
  private var templates: TemplateFinder
  private let callersUnit: LoadUnit?
  private var met: [String: Int] = [:]
  private(set) var loads = 0
  private(set) var loadsInCallersUnit = 0
  private(set) var loadsWithoutUnit = 0

  init(_ options: ReadingOptions) {
    namespace = SessionIdentity(owner: options.owner).namespace
    templates = TemplateFinder(options.matcher)
    // What is planned is for today: the unit in force last.
    callersUnit = options.loadUnits.map { $0.changes.last?.unit ?? $0.first }
  }

  /// The entities of a plan, its workouts first.
  mutating func entities(of draft: PlanDraft) -> [Entity] {
    var key = "plan:\(foldedName(draft.name))"
    let number = met[key, default: 0] + 1
    met[key] = number
    if number > 1 { key += "#\(number)" }
    var program = Program(
      id: Identifier(UniqueIdentifier(namespace: namespace, name: key.utf8)), name: draft.name)
    program.daysPerWeek = draft.daysPerWeek
    program.weeks = draft.weeks
    program.notes = Self.notes(draft.notes)
    program.origin = Origin(source: "plan", key: key)
    var entities: [Entity] = []
    for (index, day) in draft.days.enumerated() {
      let workout = workout(day, of: program, number: index + 1)
      addSlots(day, workout, to: &program)
      entities.append(.workout(workout))
    }
    return entities + [.program(program)]
  }

  /// The templates of the exercises met so far.
  mutating func takeTemplates() -> [Entity] { templates.take() ?? [] }

  private static func notes(_ notes: [String]) -> String? {
    let text = notes.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  private func addSlots(_ day: PlanDraft.Day, _ workout: Workout, to program: inout Program) {
    let weeks: [Int?] = day.weeks.map { Array($0) } ?? [nil]
    let weekdays: [Weekday?] = day.weekdays.isEmpty ? [nil] : day.weekdays
    for week in weeks {
      for weekday in weekdays {
        let name = "slot:\(program.slots.count + 1)"
        var slot = ScheduledWorkout(
          id: Identifier(UniqueIdentifier(namespace: program.id.value, name: name.utf8)), workoutName: workout.name)
        slot.workoutID = workout.id
        slot.week = week
        slot.weekday = weekday
        program.slots.append(slot)
      }
    }
  }

  private mutating func workout(_ day: PlanDraft.Day, of program: Program, number: Int) -> Workout {
    var workout = Workout(
      id: Identifier(UniqueIdentifier(parent: program.id.value, ordinal: number)), name: day.name)
    workout.notes = Self.notes(day.notes)
    workout.origin = Origin(source: "plan")
    let supersets = Dictionary(grouping: day.exercises.compactMap(\.superset), by: foldedName)
    for (index, planned) in day.exercises.enumerated() {
      var instance = planned.instance
      instance.id = Identifier(UniqueIdentifier(parent: workout.id.value, ordinal: index + 1))
      instance.notes = Self.notes(planned.notes)
      // One exercise alone is done in turn with nothing.
      if let label = planned.superset.map(foldedName), (supersets[label]?.count ?? 0) > 1 {
        instance.supersetID = UniqueIdentifier(namespace: workout.id.value, name: "superset:\(label)".utf8)
      }
      for group in instance.setGroups.indices { finish(&instance.setGroups[group], of: instance.id, number: group + 1) }
      templates.match(&instance)
      workout.exercises.append(instance)
    }
    return workout
  }

  private mutating func finish(_ group: inout SetGroup, of exercise: Identifier<ExerciseInstance>, number: Int) {
    group.id = Identifier(UniqueIdentifier(parent: exercise.value, ordinal: number))
    guard group.load?.value != nil else { return }
    loads += 1
    guard group.load?.unit == nil else { return }
    group.load?.unit = callersUnit
    if callersUnit == nil { loadsWithoutUnit += 1 } else { loadsInCallersUnit += 1 }
  }
}
