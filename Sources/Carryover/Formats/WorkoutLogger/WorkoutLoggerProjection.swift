import TextStreams

/// Makes of sessions what Workout Logger can hold of them: what reading its document gives back.
struct WorkoutLoggerProjection: SessionProjection {
  private var assembly = WorkoutLoggerAssembly(options: ReadingOptions(), zoneName: nil)
  private let fields = HeldFields()

  var findings: [Diagnostic] { [] }

  mutating func project(_ session: Session, losses: inout LossLog) throws(ReadingFailure) -> Session? {
    let held = try assembly.session(WorkoutLoggerWorkout(session), file: "notes").session
    fields.count(session, held, &losses)
    return held
  }
}
