import TextStreams

/// Makes of sessions what Spotter can keep.
enum SpotterLayout {
  /// Whether a set is written: one that was not done cannot be told there from one that was.
  static func isHeld(_ set: LoggedSet) -> Bool { set.isCompleted }

  /// - Parameter date: When it was, with a time of day.
  static func session(_ session: Session, date: CivilMoment) -> SpotterSession {
    var result = SpotterSession(date: date)
    result.id = session.id.value
    // It has no title of its own; what a plan calls the day is what it shows.
    result.planDayName = session.planDayName ?? session.title
    result.duration = session.duration?.zeroOrAbove
    result.sessionRPE = session.feeling.flatMap { 1...5 ~= $0 ? $0 : nil }
    result.notes = session.notes
    result.painTags = session.painTags
    result.completedAt = session.completedAt
    result.otherFields = session.otherFields.kept(beside: SpotterSession.names)
    let unit = session.allSets.lazy.compactMap(\.load?.unit).first { $0.kilograms != nil } ?? .kilogram
    for exercise in session.sections.flatMap(\.exercises) {
      for set in exercise.setGroups.flatMap(\.sets) where isHeld(set) {
        result.sets.append(self.set(set, of: exercise, index: result.sets.count, unit: unit))
      }
    }
    return result
  }

  /// - Parameter unit: The unit of a weight that there is not, which cannot be left out.
  private static func set(
    _ set: LoggedSet, of exercise: LoggedExercise, index: Int, unit: LoadUnit
  ) -> SpotterSet {
    var result = SpotterSet()
    result.id = set.id.value
    result.orderIndex = index
    result.exerciseID = exercise.exerciseID?.value
    result.exerciseName = exercise.name
    (result.weight, result.weightUnit) = (0, unit)
    if let load = set.load, let value = load.value?.zeroOrAbove, let own = load.unit, own.kilograms != nil {
      result.weightUnit = own
      // What a person was helped by, or weighed, is not what was lifted.
      if load.kind == .external || load.kind == .added { result.weight = value }
    }
    result.reps = max(set.reps ?? 0, 0)
    result.rpe = set.rpe.flatMap { $0.isFinite ? $0.rounded() : nil }.flatMap { 1...10 ~= $0 ? $0 : nil }
    result.notes = set.notes
    result.timestamp = set.timestamp
    result.otherFields = set.otherFields.kept(beside: SpotterSet.names)
    return result
  }
}

extension SpotterSession {
  init(date: CivilMoment) {
    self.date = date
  }
}

// MARK: - Plans

/// Makes of programs what Spotter can keep: a day for each slot.
struct SpotterPlanLayout {
  private let workouts: [Identifier<Workout>: Workout]
  private let modules: [Identifier<Module>: Module]
  private var used: Set<UniqueIdentifier> = []

  init(_ workouts: [Workout], _ modules: [Module]) {
    self.workouts = Dictionary(workouts.map { ($0.id, $0) }) { first, _ in first }
    self.modules = Dictionary(modules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// A day, the workout that it is made from where it is the first of that, and the planned exercises that it is made
  /// from, each with the first place where it stands in the day.
  struct Day {
    var day: SpotterDay
    var workout: Workout?
    var instances: [(original: ExerciseInstance, place: Int)] = []
  }

  mutating func plan(_ program: Program) -> (plan: SpotterPlan, days: [Day]) {
    var plan = SpotterPlan(name: program.name)
    plan.id = program.id.value
    plan.daysPerWeek = program.daysPerWeek.flatMap { $0 >= 0 ? $0 : nil }
    plan.isActive = program.isActive
    plan.otherFields = program.otherFields.kept(beside: SpotterPlan.names)
    var days: [Day] = []
    for slot in program.slots { days.append(day(slot, number: days.count)) }
    plan.days = days.map(\.day)
    return (plan, days)
  }

  private mutating func day(_ slot: ScheduledWorkout, number: Int) -> Day {
    let workout = slot.workoutID.flatMap { workouts[$0] }
    var result = Day(day: SpotterDay(name: workout?.name ?? slot.workoutName))
    result.day.orderIndex = number
    result.day.id = slot.id.value
    guard let workout else { return result }
    result.day.otherFields = workout.otherFields.kept(beside: SpotterDay.names)
    if used.insert(workout.id.value).inserted {
      result.day.id = workout.id.value
      result.workout = workout
    }
    let parent = result.day.id ?? slot.id.value
    for instance in workout.moduleIDs.compactMap({ modules[$0] }).flatMap(\.exercises) + workout.exercises {
      result.instances.append((instance, result.day.exercises.count))
      add(instance, to: &result.day, of: parent)
    }
    return result
  }

  /// Adds a planned exercise: one for each group of sets.
  private mutating func add(_ instance: ExerciseInstance, to day: inout SpotterDay, of parent: UniqueIdentifier) {
    for number in 0..<max(instance.setGroups.count, 1) {
      var planned = SpotterPlannedExercise(exerciseName: instance.name)
      let id = number == 0 ? instance.id.value : instance.setGroups[number].id.value
      // One module may stand in several days.
      planned.id =
        used.insert(id).inserted ? id : UniqueIdentifier(parent: parent, ordinal: day.exercises.count + 1)
      planned.orderIndex = day.exercises.count
      planned.exerciseID = instance.exerciseID?.value
      planned.sets = 0
      if instance.setGroups.indices.contains(number) {
        planned.sets = max(instance.setGroups[number].sets, 0)
        planned.reps = instance.setGroups[number].reps
      }
      planned.reps = planned.reps ?? ""
      if number == 0 {
        planned.notes = instance.notes
        planned.otherFields = instance.otherFields.kept(beside: SpotterPlannedExercise.names)
      }
      day.exercises.append(planned)
    }
  }
}
