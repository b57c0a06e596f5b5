import TextStreams

/// Makes of entities what Spotter's document can hold of them: what reading the document gives back, but for the time
/// zones of sessions, which the writer needs.
struct SpotterProjection: SessionProjection {
  private var zones: AppZones
  private var assembly: SpotterAssembly
  private let fields = HeldFields(required: ["set.load.value", "set.reps"])
  private var programs: [Program] = []
  private var workouts: [Workout] = []
  private var modules: [Module] = []

  init(_ context: ProjectionContext) {
    zones = AppZones(context.options.timeZone)
    assembly = SpotterAssembly(matcher: context.matcher, zoneName: nil)
  }

  var findings: [Diagnostic] { zones.findings }

  mutating func project(_ session: Session, losses: inout LossLog) throws(ReadingFailure) -> Session? {
    guard let start = session.start else {
      losses.add("session")
      return nil
    }
    let date = try zones.place(start, of: session)
    var held = assembly.session(SpotterLayout.session(session, date: date.wall))
    fields.count(session, held, isHeld: SpotterLayout.isHeld, &losses)
    held.timeZone = session.timeZone
    return held
  }

  mutating func project(_ entity: Entity, losses: inout LossLog) throws(ReadingFailure) -> Entity? {
    switch entity {
    case .program(let program): programs.append(program)
    case .workout(let workout): workouts.append(workout)
    case .module(let module):
      // Its exercises stand in the days of the workouts that it is part of.
      modules.append(module)
      losses.add("module")
    case .exercise(let exercise):
      let held = Entity.exercise(assembly.exercise(SpotterExercise(exercise)))
      fields.count(entity, held, &losses)
      return held
    case .healthSnapshot(let snapshot):
      _ = try zones.place(CivilMoment(date: snapshot.date), what: "a health snapshot")
      let held = Entity.healthSnapshot(assembly.snapshot(SpotterHealthSnapshot(snapshot)))
      fields.count(entity, held, &losses)
      return held
    default: losses.add(entity.kind)
    }
    return nil
  }

  mutating func finish(losses: inout LossLog) -> [Entity] {
    var layout = SpotterPlanLayout(workouts, modules)
    var entities: [Entity] = []
    var held: Set<Identifier<Workout>> = []
    for program in programs {
      let (plan, days) = layout.plan(program)
      let result = assembly.program(plan)
      fields.count(.program(program), .program(result.program), &losses)
      for (day, workout) in zip(days, result.workouts) {
        if let original = day.workout {
          held.insert(original.id)
          count(day, original, workout, &losses)
        }
        entities.append(.workout(workout))
      }
      entities.append(.program(result.program))
    }
    losses.add("workout", count: workouts.count { !held.contains($0.id) })
    return entities
  }

  /// Counts what is lost of a workout, whose exercises may have become more.
  private func count(_ day: SpotterPlanLayout.Day, _ original: Workout, _ held: Workout, _ losses: inout LossLog) {
    var (own, other) = (original, held)
    (own.exercises, other.exercises) = ([], [])
    fields.count(own, other, "workout", &losses)
    for (instance, place) in day.instances {
      let held = held.exercises.indices.contains(place) ? held.exercises[place] : nil
      fields.count(instance, held, "workout.exercises", &losses)
    }
  }
}
