package import Carryover

/// Makes libraries of plans from a seed, in which every kind of reference is in use.
package struct PlanGenerator {
  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A fresh identifier.
  package mutating func identifier() -> UniqueIdentifier {
    UniqueIdentifier(high: random.next() & ~0xF000 | 0x4000, low: random.next() & ~(3 << 62) | 1 << 63)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ percentage: Int) -> Bool { number(1...100) <= percentage }

  private mutating func instant() -> Instant? { chance(80) ? Instant(seconds: Int64(number(0...2_000_000_000))) : nil }

  /// A library with equipment, exercises of its own and of the catalogue, modules, workouts, programs and a session.
  package mutating func library() -> PersonalLibrary {
    var content = Library()
    content.implements = (0..<number(1...3)).map { implement($0) }
    content.exercises = (0..<number(2...4)).map { exercise($0, content.implements.map(\.id)) }
    content.exercises += ExerciseCatalogue.shipped.exercises.shuffled(using: &random).prefix(2)
    content.modules = (0..<number(1...3)).map { module($0, content.exercises) }
    content.sessions = [session(content)]
    content.workouts = (0..<number(1...3)).map { workout($0, content) }
    content.programs = (0..<number(1...2)).map { program($0, content) }
    content.sort()
    var library = PersonalLibrary(id: identifier())
    library.content = content
    return library
  }

  private mutating func implement(_ place: Int) -> Implement {
    Implement(
      id: Identifier(identifier()), name: "Bar \(place) \(number(1...999))",
      measurables: [ImplementMeasurable(name: "Weight", unit: "kg", defaultValue: Double(number(5...25)))],
      isCustom: true)
  }

  private mutating func exercise(_ place: Int, _ implements: [Identifier<Implement>]) -> Exercise {
    var exercise = Exercise(id: Identifier(identifier()), name: "Übung \(place) \(number(1...999))")
    exercise.modality = [.barbell, .dumbbell, nil].randomElement(using: &random) ?? nil
    exercise.muscleGroups = ["chest", "back"].filter { _ in chance(50) }
    exercise.implementIDs = implements.filter { _ in chance(60) }
    exercise.notes = chance(50) ? "slowly \(number(1...99))" : nil
    exercise.isCustom = true
    (exercise.createdAt, exercise.updatedAt) = (instant(), instant())
    return exercise
  }

  /// Planned exercises, some of them in a superset, some without a template.
  private mutating func instances(_ templates: [Exercise]) -> [ExerciseInstance] {
    let superset = identifier()
    return (0..<number(1...4)).map { _ in
      let template = templates.randomElement(using: &random)
      var instance = ExerciseInstance(id: Identifier(identifier()), name: template?.name ?? "Something")
      instance.exerciseID = chance(85) ? template?.id : nil
      instance.supersetID = chance(50) ? superset : nil
      instance.isUnilateral = chance(20)
      instance.notes = chance(30) ? "note \(number(1...99))" : nil
      instance.setGroups = (0..<number(1...3)).map { _ in setGroup() }
      instance.updatedAt = instant()
      return instance
    }
  }

  private mutating func setGroup() -> SetGroup {
    var group = SetGroup(id: Identifier(identifier()), sets: number(1...5))
    group.reps = ["5", "8-12", "AMRAP"].randomElement(using: &random)
    group.load = chance(50) ? Load(value: Double(number(20...120)), unit: .kilogram) : nil
    group.restPeriod = chance(50) ? Double(number(30...240)) : nil
    return group
  }

  private mutating func module(_ place: Int, _ templates: [Exercise]) -> Module {
    var module = Module(
      id: Identifier(identifier()), name: "Block \(place) \(number(1...999))", type: .strength,
      exercises: instances(templates))
    module.notes = chance(50) ? "block" : nil
    (module.createdAt, module.updatedAt) = (instant(), instant())
    return module
  }

  private mutating func workout(_ place: Int, _ content: Library) -> Workout {
    var workout = Workout(id: Identifier(identifier()), name: "Day \(place) \(number(1...999))")
    workout.moduleIDs = content.modules.map(\.id).filter { _ in chance(60) }
    if chance(30), let first = workout.moduleIDs.first { workout.moduleIDs.append(first) }
    workout.exercises = instances(content.exercises)
    workout.notes = chance(50) ? "day" : nil
    workout.updatedAt = instant()
    return workout
  }

  private mutating func program(_ place: Int, _ content: Library) -> Program {
    var program = Program(id: Identifier(identifier()), name: "Program \(place) \(number(1...999))")
    program.daysPerWeek = number(1...7)
    program.startDate = CivilDate(year: 2026, month: 1, day: number(1...28))
    program.isActive = place == 0
    program.slots = (0..<number(1...4)).map { _ in slot(content) }
    let used = Set(program.slots.compactMap(\.workoutID))
    let workouts = content.workouts.filter { used.contains($0.id) }
    let modules = Set(workouts.flatMap(\.moduleIDs))
    let planned =
      workouts.flatMap(\.exercises) + content.modules.filter { modules.contains($0.id) }.flatMap(\.exercises)
    program.progressionEnabled = Set(planned.map(\.id).filter { _ in chance(50) })
    for instance in planned where chance(40) {
      program.progressionOverrides[instance.id] = ProgressionRule(
        metric: .weight, increment: Double(number(1...5)), unit: .kilogram)
    }
    program.updatedAt = instant()
    return program
  }

  private mutating func slot(_ content: Library) -> ScheduledWorkout {
    let workout = content.workouts.randomElement(using: &random)
    var slot = ScheduledWorkout(id: Identifier(identifier()), workoutName: workout?.name ?? "Rest")
    slot.workoutID = chance(90) ? workout?.id : nil
    slot.weekday = chance(50) ? .monday : nil
    slot.date = chance(50) ? CivilDate(year: 2026, month: 2, day: number(1...28)) : nil
    slot.sessionID = chance(50) ? content.sessions.first?.id : nil
    return slot
  }

  private mutating func session(_ content: Library) -> Session {
    var session = Session(id: Identifier(identifier()))
    session.start = CivilMoment("2026-01-0\(number(1...9))T18:0\(number(0...9)):00")
    session.title = "Evening \(number(1...999))"
    session.notes = "private"
    session.painTags = ["Knees"]
    var section = Section(id: Identifier(identifier()))
    section.moduleID = content.modules.first?.id
    section.exercises = content.exercises.prefix(2).map { template in
      var exercise = LoggedExercise(id: Identifier(identifier()), name: template.name)
      exercise.exerciseID = template.id
      exercise.implementIDs = template.implementIDs
      exercise.supersetID = content.modules.first?.exercises.first?.supersetID
      var set = LoggedSet(id: Identifier(identifier()))
      (set.reps, set.load, set.isCompleted) = (5, Load(value: 500, unit: .kilogram), true)
      var group = LoggedSetGroup(id: Identifier(identifier()))
      group.sets = [set]
      exercise.setGroups = [group]
      return exercise
    }
    session.sections = [section]
    return session
  }
}
