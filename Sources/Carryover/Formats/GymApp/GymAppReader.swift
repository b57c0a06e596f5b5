import TextStreams

/// Reads Gym App's documents: an object of lists, one list alone.
struct GymAppReader: AppDocumentReader {
  static let format = GymAppReading.source
  static let appName = "Gym App"

  private let reading: GymAppReading
  private var templates: TemplateFinder

  init(options: ReadingOptions, findings: AppFindings) {
    self.init(GymAppReading(options), options, findings)
  }

  init(_ reading: GymAppReading, _ options: ReadingOptions, _ findings: AppFindings) {
    self.reading = reading
    templates = TemplateFinder(options.matcher)
  }

  mutating func read(_ object: AppObject, list: String) throws(ReadingFailure) -> [Entity]? {
    switch GymAppList(list, object) {
    case .sessions: return try reading.session(object).map { [.session(templates.matched($0))] } ?? []
    case .templates: return reading.template(object).map { [.exercise($0)] } ?? []
    case .implements: return reading.implement(object).map { [.implement($0)] } ?? []
    case .modules: return reading.module(object).map { [.module(templates.matched($0))] } ?? []
    case .workouts: return reading.workout(object).map { [.workout(templates.matched($0))] } ?? []
    case .programs: return try reading.program(object).map { [.program($0)] } ?? []
    case nil: return nil
    }
  }

  /// The members beside the lists were read before: see `GymAppSurvey`.
  mutating func take(_ name: String, _ value: AppJSONText) -> Bool { GymAppSurvey.members.contains(name) }

  /// The templates in use that the document does not have itself.
  mutating func finish() -> [Entity] { (templates.take() ?? []).filter { !reading.index.hasTemplate($0.id) } }
}

/// The lists of a document.
enum GymAppList {
  case sessions, templates, implements, modules, workouts, programs

  /// The list that a name means, or where a document is a list itself, what its elements look like.
  init?(_ name: String, _ object: AppObject) {
    switch name {
    case "sessions": self = .sessions
    case "exerciseTemplates", "customTemplates", "templates": self = .templates
    case "implements", "customImplements": self = .implements
    case "modules": self = .modules
    case "workouts": self = .workouts
    case "programs": self = .programs
    case "":
      guard let list = Self.all.first(where: { $0.isLike(object) }) else { return nil }
      self = list
    default: return nil
    }
  }

  private static let all: [GymAppList] = [.sessions, .workouts, .programs, .modules, .templates, .implements]

  /// Whether an object has what only those of the list have.
  private func isLike(_ object: AppObject) -> Bool {
    switch self {
    case .sessions: object.has("completedModules") || object.has("workoutName") && object.has("date")
    case .workouts: object.has("moduleReferences") || object.has("standaloneExercises")
    case .programs: object.has("workoutSlots") || object.has("moduleSlots") || object.has("durationWeeks")
    case .modules: object.has("exercises") && object.has("type")
    case .templates: object.has("exerciseType")
    case .implements: object.has("measurables")
    }
  }
}

extension GymAppReading {
  /// Reads as options have it, of a document that has everything that it names.
  init(_ options: ReadingOptions) {
    index = GymAppIndex(isComplete: true)
    zone = options.timeZone
    loadUnits = options.loadUnits
    distanceUnit = options.distanceUnit
    identity = SessionIdentity(owner: options.owner)
  }
}
