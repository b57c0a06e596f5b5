extension DiagnosticCode {
  static let gymAppVersion = DiagnosticCode(
    "gym-app.version", .warning,
    "%1 is of version %2, and this Carryover knows version %3; fields were read as in that",
    remedy: "update Carryover, and see whether all is there")
  static let gymAppNotShown = DiagnosticCode(
    "gym-app.not-shown", .note, "Gym App does not see %1 (%2) of it, because %3",
    remedy: "nothing needs to be done: Carryover sees all of it")
  static let gymAppUnitNotWritten = DiagnosticCode(
    "gym-app.unit-not-written", .note,
    "the weights are in %1: Gym App shows them in the unit of its settings, whatever the document says",
    remedy: "set the app to %1 before you take the document in")
}
