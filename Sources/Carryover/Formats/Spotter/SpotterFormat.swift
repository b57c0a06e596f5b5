import TextStreams

extension InputFormat {
  /// The data of the app Spotter.
  public static let spotter = InputFormat(
    identifier: "spotter", name: "Spotter JSON", fileExtensions: ["json"], grammar: { _ in nil },
    confidence: { prefix in
      guard let outline = JSONOutline(prefix), !outline.isList, !outline.has("format") else { return 0 }
      if outline.has("sessions.sets", "sessions.date"),
        outline.hasAny("sessions.sets.weightUnit", "sessions.painTags", "sessions.sessionRPE", "plans")
      {
        return 80
      }
      if outline.has("plans.days.exercises.exerciseName") || outline.has("sessions", "plans", "healthSnapshots") {
        return 80
      }
      if outline.hasAny("healthSnapshots.hrvAverage", "healthSnapshots.restingHR", "healthSnapshots.caloriesConsumed") {
        return 80
      }
      return outline.has("exercises.muscleGroups", "exercises.modality", "exercises.isCustom") ? 40 : 0
    },
    open: { (input, options) throws(ReadingFailure) in
      AppDocumentSource<SpotterReader>(input: input, options: options)
    })
}

extension OutputFormat {
  /// The data of the app Spotter.
  public static let spotter = OutputFormat(
    "spotter", "Spotter JSON", fileExtensions: [], capabilities: .spotter,
    projection: { SpotterProjection($0) },
    writer: { sink, options in
      let entities = SpotterEntities(options)
      return AppDocumentWriter(sink: sink, lists: SpotterEntities.lists) { entities.write($0, into: &$1) }
    })
}

/// Reads Spotter's document.
struct SpotterReader: AppDocumentReader {
  static let format = "spotter"
  static let appName = "Spotter"

  private let findings: AppFindings
  private var assembly: SpotterAssembly
  private var hasActivePlan = false

  init(options: ReadingOptions, findings: AppFindings) {
    self.findings = findings
    assembly = SpotterAssembly(matcher: options.matcher, zoneName: findings.zoneName)
  }

  mutating func read(_ object: AppObject, list: String) throws(ReadingFailure) -> [Entity]? {
    var object = object
    let place = object.place
    switch list {
    case "sessions":
      guard let session = try SpotterSession(&object) else { return [] }
      let findings = findings
      return [
        .session(
          assembly.session(session) { set in
            findings.report(.appFieldUnreadable, ["\(set.path).exerciseName", "it is missing"], at: place)
          })
      ]
    case "exercises": return SpotterExercise(&object).map { [.exercise(assembly.exercise($0))] } ?? []
    case "plans": return SpotterPlan(&object).map { plan($0, object.path, place) } ?? []
    case "healthSnapshots":
      return try SpotterHealthSnapshot(&object).map { [.healthSnapshot(assembly.snapshot($0))] } ?? []
    default: return nil
    }
  }

  private mutating func plan(
    _ source: SpotterPlan, _ path: String, _ place: JSONDocumentSplitter.Place
  ) -> [Entity] {
    var source = source
    if source.isActive == true, hasActivePlan {
      source.isActive = false
      findings.report(.appFieldUnreadable, ["\(path).isActive", "another plan is active already"], at: place)
    }
    hasActivePlan = hasActivePlan || source.isActive == true
    let (program, workouts) = assembly.program(source)
    return workouts.map(Entity.workout) + [.program(program)]
  }

  mutating func finish() -> [Entity] { assembly.takeTemplates() }
}

/// Writes entities, as the projection leaves them, into Spotter's document.
private final class SpotterEntities {
  static let lists = ["sessions", "exercises", "plans", "healthSnapshots"]

  private var zones: AppZones
  private var workouts: [Workout] = []

  init(_ options: WritingOptions) {
    zones = AppZones(options.timeZone)
  }

  func write(_ entity: Entity, into json: inout AppJSONWriter) -> Int? {
    switch entity {
    case .session(let session):
      // The projection has asked where a zone is missing.
      guard let start = session.start, let date = try? zones.place(start, of: session) else { return nil }
      SpotterLayout.session(session, date: date.wall).write(date: date.text, into: &json)
      return 0
    case .exercise(let exercise):
      SpotterExercise(exercise).write(into: &json)
      return 1
    case .workout(let workout):
      workouts.append(workout)
      return nil
    case .program(let program):
      var layout = SpotterPlanLayout(workouts, [])
      layout.plan(program).plan.write(into: &json)
      workouts = []
      return 2
    case .healthSnapshot(let snapshot):
      guard let date = try? zones.place(CivilMoment(date: snapshot.date), what: "") else { return nil }
      SpotterHealthSnapshot(snapshot).write(date: date.text, into: &json)
      return 3
    default: return nil
    }
  }
}
