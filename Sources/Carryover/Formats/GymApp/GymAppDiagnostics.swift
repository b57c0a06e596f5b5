extension DiagnosticCode {
  static let gymAppVersion = DiagnosticCode(
    "gym-app.version", .warning,
    "%1 is of version %2, and this Carryover knows version %3; fields were read as in that",
    remedy: "update Carryover, and see whether all is there")
  static let gymAppUnitAssumed = DiagnosticCode(
    "gym-app.unit-assumed", .note, "the document does not state the unit of its weights; the evidence says %1: %2",
    remedy: "say --unit kg or --unit lb if that is wrong")
  static let gymAppUnitUnclear = DiagnosticCode(
    "gym-app.unit-unclear", .error,
    "the document does not state the unit of its weights and the evidence does not settle it: for kg, %1; for lb, %2",
    remedy: "say --unit kg or --unit lb")
  /// The same where a preview goes on without an answer.
  static let gymAppUnitOpen = DiagnosticCode(
    gymAppUnitUnclear.identifier, .warning, gymAppUnitUnclear.message, remedy: gymAppUnitUnclear.remedy)
  static let gymAppUnitMissing = DiagnosticCode(
    "gym-app.unit-missing", .error, "a %1 of Gym App has weights in it, and does not say their unit",
    remedy: "say --unit kg or --unit lb")
  /// The same where a preview goes on without an answer.
  static let gymAppUnitLeftOpen = DiagnosticCode(
    gymAppUnitMissing.identifier, .warning, gymAppUnitMissing.message, remedy: gymAppUnitMissing.remedy)
  static let gymAppNotShown = DiagnosticCode(
    "gym-app.not-shown", .note, "Gym App does not see %1 (%2) of it, because %3",
    remedy: "nothing needs to be done: Carryover sees all of it")
  static let gymAppUnitNotWritten = DiagnosticCode(
    "gym-app.unit-not-written", .note,
    "the weights are in %1: Gym App shows them in the unit of its settings, whatever the document says",
    remedy: "set the app to %1 before you take the document in")
}
