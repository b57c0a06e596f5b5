import TextStreams
import TrainingModel

/// Writes sessions as notes in markdown, in the memory of one session.
///
/// Each has its front matter right before its heading, so that a session can be cut out of the document with all that
/// belongs to it, and none has to wait for the others.
final class NotesWriter: EntityWriter {
  private var sink: any OutputSink
  private var output = OutputBuffer(capacity: 1 << 16)
  private var isFirst = true

  init(sink: any OutputSink) {
    self.sink = sink
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else { return }
    if !isFirst { output.append("\n") }
    isFirst = false
    for line in NotesComposition(of: session).document(of: session) {
      output.append(line)
      output.append(UInt8(ascii: "\n"))
    }
    if output.count >= 1 << 15 { try flush() }
  }

  func finish() throws(FileFailure) {
    try flush()
    try sink.finish()
  }

  private func flush() throws(FileFailure) {
    try output.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  }
}

/// Leaves out of sessions what notes have no place for: fields of a document that this version does not know.
struct NotesProjection: SessionProjection {
  private var clearer = FieldClearer(.notes)

  var findings: [Diagnostic] { [] }

  mutating func project(_ session: Session, losses: inout LossLog) -> Session? {
    var session = session
    clearer.clear(&session, into: &losses)
    session.changeExercises { _, exercise in
      for group in exercise.setGroups.indices {
        for set in exercise.setGroups[group].sets.indices {
          clear(&exercise.setGroups[group].sets[set].measurables, into: &losses)
        }
      }
    }
    return session
  }

  private func clear(_ measurables: inout [Measurable], into losses: inout LossLog) {
    let rich = measurables.indices.filter { !measurables[$0].otherFields.fields.isEmpty }
    for index in rich { measurables[index].otherFields = OtherFields() }
    losses.add("set.measurables", count: rich.isEmpty ? 0 : 1)
  }
}

extension FormatCapabilities {
  /// All that is known of sessions.
  static let notes: FormatCapabilities = {
    var fields = Dictionary(
      uniqueKeysWithValues: sessionFields.map { ($0, $0.hasSuffix("otherFields") ? Holding.nothing : .whole) })
    fields["set.measurables"] = .partly("without the fields of a document that are not known")
    return FormatCapabilities(sessionFields: fields)
  }()
}
