import TextStreams

/// Writes entities, as the projection leaves them, into BradOS's document, when all of them are there.
final class BradOSWriter: EntityWriter {
  private var sink: any OutputSink
  private let options: WritingOptions
  private var sessions: [Session] = []
  private var exercises: [Exercise] = []

  init(sink: any OutputSink, options: WritingOptions) {
    self.sink = sink
    self.options = options
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) {
    switch entity {
    case .session(let session): sessions.append(session)
    case .exercise(let exercise): exercises.append(exercise)
    default: break
    }
  }

  func finish() throws(FileFailure) {
    // The projection has asked where a zone is missing.
    let layout = try? BradOSLayout(
      sessions, exercises, unit: nil, zones: AppZones(options.timeZone), matcher: ExerciseMatcher())
    try write("exercises", layout?.exercises ?? [], before: "{", after: ",\n") { $1.write(into: &$0) }
    try write("exercise_histories", layout?.histories ?? [], before: "", after: "}\n") { $1.write(into: &$0) }
    try sink.finish()
  }

  private func write<Element>(
    _ name: String, _ elements: [Element], before: String, after: String,
    _ body: (inout AppJSONWriter, Element) -> Void
  ) throws(FileFailure) {
    var json = AppJSONWriter()
    json.append("\(before)\"\(name)\":[")
    for (index, element) in elements.enumerated() {
      json.append(index == 0 ? "\n" : ",\n")
      json.object { body(&$0, element) }
      try json.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    }
    json.append(elements.isEmpty ? "]\(after)" : "\n]\(after)")
    try json.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  }
}
