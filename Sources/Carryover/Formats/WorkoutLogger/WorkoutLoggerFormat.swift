import TextStreams

extension InputFormat {
  /// The data of the app Workout Logger, whose notes are read as workout notes are.
  public static let workoutLogger = InputFormat(
    identifier: "workout-logger", name: "Workout Logger JSON", fileExtensions: ["json"], grammar: { _ in nil },
    confidence: { prefix in
      guard let outline = JSONOutline(prefix), !outline.has("format") else { return 0 }
      if outline.has("workouts.notes"), outline.hasAny("workouts.day", "workouts.edited", "workouts.created") {
        return 80
      }
      if outline.isList, outline.has("notes"), outline.hasAny("day", "edited", "created") { return 60 }
      return outline.paths == ["workouts"] ? 40 : 0
    },
    open: { (input, options) throws(ReadingFailure) in
      AppDocumentSource<WorkoutLoggerReader>(input: input, options: options)
    })
}

extension OutputFormat {
  /// The data of the app Workout Logger: what was trained is written into notes, unless the notes say it already.
  public static let workoutLogger = OutputFormat(
    "workout-logger", "Workout Logger JSON", fileExtensions: [], capabilities: .workoutLogger,
    projection: { _ in WorkoutLoggerProjection() },
    writer: { sink, _ in
      AppDocumentWriter(sink: sink, lists: ["workouts"]) { entity, json in
        guard case .session(let session) = entity else { return nil }
        WorkoutLoggerWorkout(session).write(into: &json)
        return 0
      }
    })
}

/// Reads Workout Logger's document.
struct WorkoutLoggerReader: AppDocumentReader {
  static let format = "workout-logger"
  static let appName = "Workout Logger"

  private let findings: AppFindings
  private var assembly: WorkoutLoggerAssembly

  init(options: ReadingOptions, findings: AppFindings) {
    self.findings = findings
    assembly = WorkoutLoggerAssembly(options: options, zoneName: findings.zoneName)
  }

  mutating func read(_ object: AppObject, list: String) throws(ReadingFailure) -> [Entity]? {
    guard list == "workouts" || list.isEmpty else { return nil }
    var object = object
    let place = object.place
    let (session, notes) = try assembly.session(WorkoutLoggerWorkout(&object), file: findings.file)
    findings.add(notes, at: place)
    return [.session(session)]
  }

  mutating func finish() -> [Entity] { assembly.takeTemplates() }
}
