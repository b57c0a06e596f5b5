/// The names of the app's members and what stands in those that it cannot do without.
enum GymAppNames {
  /// What an exercise is called whose name nobody knows, as the app calls it.
  static let unknownExercise = "Unknown Exercise"

  /// The template of an exercise as Carryover knows it, where the app names a planned exercise, or something that is not
  /// in the document: the app does not read it.
  static let statedTemplate = "carryoverExerciseId"

  /// The lists of a document, in the order in which they are written.
  static let lists = ["sessions", "exerciseTemplates", "implements", "modules", "workouts", "programs"]

  static let syncConstants = [GymAppConstant(name: "syncStatus", json: "\"pendingSync\"")]
  static let sessionConstants = syncConstants
  static let exerciseConstants = [
    GymAppConstant(name: "cardioMetric", json: "\"time\""), GymAppConstant(name: "mobilityTracking", json: "\"reps\""),
    GymAppConstant(name: "isSubstitution", json: "false"), GymAppConstant(name: "isAdHoc", json: "false"),
  ]
  static let zero = "\"00000000-0000-0000-0000-000000000000\""
  static let groupConstants = [
    GymAppConstant(name: "setGroupId", json: zero), GymAppConstant(name: "isInterval", json: "false"),
    GymAppConstant(name: "isAMRAP", json: "false"), GymAppConstant(name: "trackRPE", json: "true"),
    GymAppConstant(name: "implementMeasurables", json: "[]"),
  ]
  static let instanceConstants = [
    GymAppConstant(name: "exerciseType", json: "\"strength\""), GymAppConstant(name: "cardioMetric", json: "\"time\""),
    GymAppConstant(name: "distanceUnit", json: "\"meters\""),
    GymAppConstant(name: "mobilityTracking", json: "\"reps\""),
    GymAppConstant(name: "isBodyweight", json: "false"), GymAppConstant(name: "primaryMuscles", json: "[]"),
    GymAppConstant(name: "secondaryMuscles", json: "[]"),
    GymAppConstant(name: "createdAt", json: "0"),
  ]
  static let plannedGroupConstants = [
    GymAppConstant(name: "isInterval", json: "false"), GymAppConstant(name: "implementMeasurables", json: "[]"),
  ]
  static let templateConstants = [
    GymAppConstant(name: "cardioMetric", json: "\"time\""), GymAppConstant(name: "mobilityTracking", json: "\"reps\""),
    GymAppConstant(name: "distanceUnit", json: "\"meters\""), GymAppConstant(name: "defaultSetGroups", json: "[]"),
    GymAppConstant(name: "isArchived", json: "false"),
  ]
  static let programConstants =
    syncConstants + [
      GymAppConstant(name: "progressionPolicy", json: "\"legacy\"")
    ]

  static let ruleConstants = [GymAppConstant(name: "strategy", json: "\"linear\"")]

  /// How a day of a program comes round.
  static func scheduleType(_ slot: ScheduledWorkout) -> String {
    if slot.date != nil { return "specificDate" }
    return slot.week == nil ? "weekly" : "specificWeek"
  }

  // MARK: - Members that are written of what the model knows

  static let session: Set<String> = [
    "schemaVersion", "id", "workoutId", "workoutName", "date", "completedModules", "duration", "overallFeeling",
    "notes",
    "createdAt", "programId", "isImported",
  ]
  static let section: Set<String> = [
    "id", "moduleId", "moduleName", "moduleType", "completedExercises", "notes",
  ]
  static let exercise: Set<String> = [
    "id", "exerciseId", "exerciseName", "exerciseType", "primaryMuscles", "secondaryMuscles", "implementIds",
    "distanceUnit", "supersetGroupId", "notes", "isBodyweight", "completedSetGroups", statedTemplate,
  ]
  static let group: Set<String> = ["id", "restPeriod", "isUnilateral", "sets"]
  static let set: Set<String> = [
    "id", "setNumber", "completed", "weight", "reps", "rpe", "duration", "distance", "restAfter", "bandColor",
    "holdTime",
    "intensity", "height", "temperature", "quality", "avgHeartRate", "side", "implementMeasurableValues", "pace",
  ]
  static let template: Set<String> = [
    "id", "name", "category", "exerciseType", "primaryMuscles", "secondaryMuscles", "implementIds", "isBodyweight",
    "defaultNotes", "isCustom", "createdAt", "updatedAt",
  ]
  static let implement: Set<String> = ["id", "name", "isCustom", "measurables"]
  static let measurable: Set<String> = ["id", "name", "unit", "isStringBased"]
  static let module: Set<String> = [
    "schemaVersion", "id", "name", "type", "exercises", "notes", "createdAt", "updatedAt",
  ]
  static let instance: Set<String> = [
    "schemaVersion", "id", "templateId", "name", "setGroups", "supersetGroupId", "order", "notes", "updatedAt",
    statedTemplate,
  ]
  static let plannedGroup: Set<String> = [
    "id", "sets", "targetReps", "isAMRAP", "targetWeight", "targetRPE", "targetDuration", "targetDistance",
    "targetDistanceUnit", "targetHoldTime", "restPeriod", "notes", "isUnilateral", "trackRPE",
  ]
  static let workout: Set<String> = [
    "schemaVersion", "id", "name", "moduleReferences", "standaloneExercises", "notes", "createdAt", "updatedAt",
    "archived",
  ]
  static let program: Set<String> = [
    "schemaVersion", "id", "name", "programDescription", "durationWeeks", "startDate", "isActive", "createdAt",
    "updatedAt", "workoutSlots", "moduleSlots", "progressionEnabled", "progressionEnabledExercises",
    "exerciseProgressionOverrides",
  ]
  static let slot: Set<String> = [
    "id", "workoutId", "workoutName", "content", "scheduleType", "dayOfWeek", "weekNumber", "specificDateOffset",
    "order",
  ]
  static let rule: Set<String> = [
    "id", "targetMetric", "percentageIncrease", "roundingIncrement", "minimumIncrease",
  ]
}
