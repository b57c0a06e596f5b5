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

  var findings: [Diagnostic] { [] }

  mutating func project(_ session: Session, losses: inout LossLog) -> Session? {
    guard !isFull else {
      losses.add("session")
      return nil
    }
    isFull = true
    guard
      let reading = try? ClipboardReading(
        ClipboardText(ClipboardText(of: session).text), options: ReadingOptions(), name: "notes")
    else { return session }
    count(session, reading.session, &losses)
    return session
  }

  private func count(_ session: Session, _ held: Session, _ losses: inout LossLog) {
    count("session", session, held, &losses)
    for (own, other) in zip(session.sections, held.sections) { count("section", own, other, &losses) }
    losses.add("section", count: max(0, session.sections.count - held.sections.count))
    let exercises = zip(session.sections.flatMap(\.exercises), held.sections.flatMap(\.exercises))
    for (own, other) in exercises {
      count("exercise", own, other, &losses)
      for (own, other) in zip(own.setGroups, other.setGroups) { count("group", own, other, &losses) }
      losses.add("group", count: max(0, own.setGroups.count - other.setGroups.count))
      for (own, other) in zip(own.setGroups.flatMap(\.sets), other.setGroups.flatMap(\.sets)) {
        count("set", own, other, &losses)
      }
    }
  }

  private func count<Object: DocumentObject>(
    _ level: String, _ object: Object, _ held: Object, _ losses: inout LossLog
  ) {
    for field in FrontMatterFields.differences(of: object, from: held) where field.value != .absent {
      // Whose training is held whole in its notes has those twice.
      losses.add("\(level).\(field.path)")
    }
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
    ] { fields[field] = .whole }
    fields["session.notes"] = .partly("all of the text is notes when it comes back")
    fields["session.type"] = .partly("the app knows Upper, Lower and Full Body")
    fields["session.id"] = .partly("it is made anew from the day, or from the text")
    return FormatCapabilities(sessionFields: fields)
  }()
}
