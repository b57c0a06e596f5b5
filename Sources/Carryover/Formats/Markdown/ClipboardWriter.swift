import TextStreams
import TrainingModel

/// Writes one session as a clipboard's text.
final class ClipboardWriter: EntityWriter {
  private var sink: any OutputSink

  init(sink: any OutputSink) {
    self.sink = sink
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else { return }
    try Array(ClipboardText(of: session).text.utf8).withByteSlice { (bytes) throws(FileFailure) in
      try sink.write(bytes)
    }
  }

  func finish() throws(FileFailure) { try sink.finish() }
}

/// Lets the first session through, and counts what its text does not say.
struct ClipboardProjection: SessionProjection {
  private var isFull = false
  private let fields = HeldFields()

  var findings: [Diagnostic] { [] }

  mutating func project(_ session: Session, losses: inout LossLog) throws(ReadingFailure) -> Session? {
    let text = ClipboardText(of: session).text
    // A text of nothing but blanks is no workout.
    guard !isFull, text.utf8.contains(where: { $0 > 32 }) else {
      losses.add("session")
      return nil
    }
    isFull = true
    var options = ReadingOptions()
    // What the notes do not say themselves is lost.
    options.allowsUnknownUnit = true
    let held = try ClipboardReading(ClipboardText(text), options: options, name: "notes").session
    // Whose training is held whole in its notes has those twice.
    fields.count(session, held, &losses)
    return session
  }
}

extension FormatCapabilities {
  static let clipboard: FormatCapabilities = {
    var fields: [String: Holding] = [:]
    for field in [
      "session.start", "session.title", "session.duration", "session.feeling", "session.rpe",
      "session.bodyweight.value",
      "session.bodyweight.unit", "session.bodyweight.kind", "session.notes", "section.name", "section.notes",
      "exercise.name", "exercise.notes", "set.kind", "set.toFailure", "set.isCompleted", "set.load.value",
      "set.load.unit", "set.load.kind", "set.reps", "set.partialReps", "set.rpe", "set.rpeUpper", "set.rir",
      "set.distance.value", "set.distance.unit", "set.duration", "set.restAfter", "set.holdTime", "set.pace",
      "set.side", "set.isApproximate", "set.notes", "set.target.reps", "set.target.load.value",
      "set.target.load.unit", "set.target.load.kind", "set.target.loadPercent", "set.target.rpe",
      "set.target.duration", "set.target.distance.value", "set.target.distance.unit",
    ] { fields[field] = .partly("it is held as far as notes say it") }
    fields["session.notes"] = .partly("all of the text is notes when it comes back")
    fields["session.type"] = .partly("the app knows Upper, Lower and Full Body")
    fields["session.id"] = .partly("it is made anew from the day, or from the text")
    return FormatCapabilities(sessionFields: fields)
  }()
}
