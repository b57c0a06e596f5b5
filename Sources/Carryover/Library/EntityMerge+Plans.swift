// Modules, workouts and programs: their own fields, and each planned exercise or day by its identifier.

extension EntityMerge {
  static func merged(_ left: Module, _ right: Module) -> Module {
    let (winner, loser) = rank(left) < rank(right) ? (right, left) : (left, right)
    var (merged, other) = (winner, loser)
    merged.exercises = []
    other.exercises = []
    AbsentFields.fill(&merged, from: other)
    merged.exercises = instances(winner.exercises, winner.updatedAt, loser.exercises, loser.updatedAt)
    return merged
  }

  private static func rank(_ module: Module) -> MergeRank {
    var header = module
    header.exercises = []
    return MergeRank(
      stamp: module.updatedAt, header: Precedence(header), count: module.exercises.count,
      keys: module.exercises.map { "\($0.id)" }, parts: module.exercises.map { precedence($0, module.updatedAt) },
      whole: Precedence(module))
  }

  static func merged(_ left: Workout, _ right: Workout) -> Workout {
    let (winner, loser) = rank(left) < rank(right) ? (right, left) : (left, right)
    var merged = header(of: winner)
    AbsentFields.fill(&merged, from: header(of: loser))
    merged.moduleIDs = OrderedUnion.members(winner.moduleIDs, loser.moduleIDs).compactMap { member in
      member.first.map { winner.moduleIDs[$0] } ?? member.second.map { loser.moduleIDs[$0] }
    }
    merged.exercises = instances(winner.exercises, winner.updatedAt, loser.exercises, loser.updatedAt)
    return merged
  }

  private static func header(of workout: Workout) -> Workout {
    var header = workout
    header.moduleIDs = []
    header.exercises = []
    return header
  }

  private static func rank(_ workout: Workout) -> MergeRank {
    MergeRank(
      stamp: workout.updatedAt, header: Precedence(header(of: workout)),
      count: workout.moduleIDs.count + workout.exercises.count,
      keys: workout.moduleIDs.map { "\($0)" } + workout.exercises.map { "\($0.id)" },
      parts: workout.exercises.map { precedence($0, workout.updatedAt) }, whole: Precedence(workout))
  }

  private static func precedence(_ instance: ExerciseInstance, _ stamp: Instant?) -> Precedence {
    Precedence(instance, stamp: instance.updatedAt ?? stamp)
  }

  /// Planned exercises of two versions: of each the later one as a whole.
  private static func instances(
    _ winner: [ExerciseInstance], _ winnerStamp: Instant?, _ loser: [ExerciseInstance], _ loserStamp: Instant?
  ) -> [ExerciseInstance] {
    OrderedUnion.members(winner.map(\.id), loser.map(\.id)).compactMap { member in
      let (own, other) = (member.first.map { winner[$0] }, member.second.map { loser[$0] })
      guard let own, let other else { return own ?? other }
      return precedence(own, winnerStamp) < precedence(other, loserStamp) ? other : own
    }
  }
}

extension EntityMerge {
  /// Whether a program is active is its own question: a library makes all but one inactive.
  static func merged(_ left: Program, _ right: Program) -> Program {
    let (winner, loser) = rank(left) < rank(right) ? (right, left) : (left, right)
    var merged = header(of: winner)
    AbsentFields.fill(&merged, from: header(of: loser))
    merged.isActive = winner.isActive || winner.updatedAt == loser.updatedAt && loser.isActive
    merged.progressionEnabled = winner.progressionEnabled.union(loser.progressionEnabled)
    merged.progressionOverrides = winner.progressionOverrides.merging(loser.progressionOverrides) { own, _ in own }
    let members = OrderedUnion.members(winner.slots.map(\.id), loser.slots.map(\.id))
    merged.slots = members.compactMap { member in
      let (own, other) = (member.first.map { winner.slots[$0] }, member.second.map { loser.slots[$0] })
      guard let own, let other else { return own ?? other }
      return precedence(own, winner) < precedence(other, loser) ? other : own
    }
    return merged
  }

  private static func precedence(_ slot: ScheduledWorkout, _ program: Program) -> Precedence {
    Precedence(slot, stamp: program.updatedAt)
  }

  private static func header(of program: Program) -> Program {
    var header = program
    header.isActive = false
    header.slots = []
    header.progressionEnabled = []
    header.progressionOverrides = [:]
    return header
  }

  private static func rank(_ program: Program) -> MergeRank {
    var whole = program
    whole.isActive = false
    return MergeRank(
      stamp: program.updatedAt, header: Precedence(header(of: program)),
      count: program.slots.count + program.progressionEnabled.count + program.progressionOverrides.count,
      keys: program.slots.map { "\($0.id)" }, parts: program.slots.map { precedence($0, program) },
      whole: Precedence(whole))
  }
}
