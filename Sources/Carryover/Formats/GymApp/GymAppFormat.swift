import TextStreams

extension InputFormat {
  /// The JSON of Gym App: all of it, or one list.
  public static let gymApp = InputFormat(
    identifier: GymAppReading.source, name: "Gym App JSON", fileExtensions: ["json"], grammar: { _ in nil },
    confidence: { prefix in
      guard let outline = JSONOutline(prefix), !outline.has("format"), GymAppShape(outline) == .document else {
        return 0
      }
      return 90
    },
    open: { (input, options) throws(ReadingFailure) in try GymAppSource(input: input, options: options) })
}

extension OutputFormat {
  /// The JSON of Gym App, in its own field names.
  public static let gymApp = OutputFormat(
    GymAppReading.source, "Gym App JSON", fileExtensions: [], capabilities: GymAppCapabilities.all,
    projection: { GymAppProjection($0) },
    writer: { sink, options in GymAppWriter.writer(into: sink, zone: options.timeZone) })
}

/// What a text of JSON with the app's names in it is.
enum GymAppShape: Hashable {
  /// A document: an object of lists, or one list.
  case document
  /// Something that somebody shared.
  case bundle(ShareBundle.Kind)

  /// `nil` where the names are not the app's.
  init?(_ outline: JSONOutline) {
    if let kind = Self.bundleKind(outline) {
      self = .bundle(kind)
    } else if Self.lists.contains(where: { outline.hasAny($0) }) {
      self = .document
    } else if outline.isList,
      outline.hasAny("completedModules", "moduleReferences", "workoutSlots", "moduleSlots")
        || outline.has("exercises.setGroups", "syncStatus")
    {
      self = .document
    } else {
      return nil
    }
  }

  /// Names that no other document of JSON has where they stand.
  private static let lists = [
    "sessions.completedModules", "workouts.moduleReferences", "workouts.standaloneExercises",
    "programs.workoutSlots", "programs.moduleSlots", "programs.progressionEnabledExercises", "modules.syncStatus",
    "modules.exercises.templateId", "modules.exercises.supersetGroupId", "exerciseTemplates.exerciseType",
    "exerciseTemplates.category", "implements.measurables.isStringBased",
  ]

  private static func bundleKind(_ outline: JSONOutline) -> ShareBundle.Kind? {
    if outline.isList { return nil }
    if outline.has("exerciseName"), outline.hasAny("setData.completed", "setData.setNumber", "setData.id") {
      return outline.has("isPR") ? .set : .exercise
    }
    if outline.has("session", "session.completedModules") { return .session }
    if outline.hasAny("module.completedExercises", "module.moduleName") { return .completedModule }
    guard outline.hasAny("schemaVersion", "customTemplates", "customImplements", "modules") else { return nil }
    if outline.has("program"), outline.hasAny("program.id", "program.name") { return .program }
    if outline.has("workout"), outline.hasAny("workout.moduleReferences", "workout.id") { return .workout }
    if outline.has("module"), outline.hasAny("module.exercises", "module.type") { return .module }
    return nil
  }
}
