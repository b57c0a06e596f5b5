extension SourceSummary {
  /// Parts of a training plan that were rejected, of which a line can have several.
  package var rejectedPlanParts: Int {
    log.count(of: .trainingPlanPartRejected) + log.count(of: .trainingPlanJSONDamaged)
  }
}

extension DiagnosticCode {
  static let trainingPlanEmpty = DiagnosticCode(
    "training-plan.empty", .error, "no training plan was found: %1",
    remedy: "give JSON with planName and days, or markdown with a heading for each day and an exercise a line")
  static let trainingPlanTooLarge = DiagnosticCode(
    "training-plan.too-large", .error, "this is too large for a training plan: it has more than %1",
    remedy: "give a plan alone, or divide it")
  static let trainingPlanJSONDamaged = DiagnosticCode(
    "training-plan.json-damaged", .error, "the plan's JSON is not well-formed: %1",
    remedy: "correct it there, or have the plan written again")
  static let trainingPlanPartRejected = DiagnosticCode(
    "training-plan.part-rejected", .error, "%1 cannot be read: %2", remedy: "correct it there")
  static let trainingPlanValueKept = DiagnosticCode(
    "training-plan.value-kept", .warning, "\"%1\" was not understood, and is kept as a note",
    remedy: "see whether the exercise is planned as you want it")
  static let trainingPlanRepsKept = DiagnosticCode(
    "training-plan.reps-kept", .warning, "\"%1\" is no number of reps for each set of %2, and is kept as it is written",
    remedy: "see whether the exercise is planned as you want it")
  static let trainingPlanFieldKept = DiagnosticCode(
    "training-plan.field-kept", .note, "the field \"%1\" is not known, and is kept as a note",
    remedy: "nothing needs to be done")
  static let trainingPlanBlockUnclosed = DiagnosticCode(
    "training-plan.block-unclosed", .warning, "the block of JSON that begins here is not closed",
    remedy: "see whether the end of the text is missing")
  static let trainingPlanNameMissing = DiagnosticCode(
    "training-plan.name-missing", .warning, "%1 has no name, and is called \"%2\"",
    remedy: "name it there, for a plan is known again by its name")
  static let trainingPlanSetsAssumed = DiagnosticCode(
    "training-plan.sets-assumed", .note, "nobody says how many sets of %1 there are; one is planned",
    remedy: "write the number, as in 3 x 8")
  static let trainingPlanSetsRange = DiagnosticCode(
    "training-plan.sets-range", .note, "%1 has %2 sets; %3 are planned, and the rest is a note",
    remedy: "nothing needs to be done")
  static let trainingPlanUnitMissing = DiagnosticCode(
    "training-plan.unit-missing", .warning, "planned loads that have no unit: %1",
    remedy: "say their unit with --unit, or in the plan")
}
