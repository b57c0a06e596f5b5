import TextStreams

/// Writes Strong's CSV. Sessions come as `StrongProjection` leaves them, so that nothing here is lost.
final class StrongWriter: EntityWriter {
  private var sink: any OutputSink
  private let flavour: StrongFlavour
  private var output = OutputBuffer(capacity: 1 << 17)

  init(sink: any OutputSink, flavour: StrongFlavour) {
    self.sink = sink
    self.flavour = flavour
    output.append(flavour.header)
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else { return }
    var isFirst = true
    for exercise in session.sections.flatMap(\.exercises) {
      write(exercise, of: session, isFirst: isFirst)
      isFirst = false
    }
    if output.count >= 1 << 16 { try output.drain { (bytes) throws(FileFailure) in try sink.write(bytes) } }
  }

  func finish() throws(FileFailure) {
    try output.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    try sink.finish()
  }

  /// What the rows of an exercise say alike, and the notes that only the first of them says.
  private struct RowContext {
    var session: Session
    var exercise: String
    var note: String?
    var sessionNote: String?
    /// Whether the exercise is the session's first: iOS has quotes for its note there, and only there.
    var beginsSession = false
    var isFirst = true
  }

  private func write(_ exercise: LoggedExercise, of session: Session, isFirst: Bool) {
    var row = RowContext(session: session, exercise: exercise.name, note: exercise.notes, beginsSession: isFirst)
    if isFirst || flavour == .hevy { row.sessionNote = session.notes }
    var number = 0
    for group in exercise.setGroups {
      if let rest = group.restPeriod { writeRest(rest, &row) }
      for set in group.sets {
        // The letter of a set to failure stands for its number; warm-ups and drops have none.
        if StrongOrder.isNumbered(set) || set.kind == .working { number += 1 }
        writeSet(set, number: number, &row)
        if let rest = set.restAfter { writeRest(rest, &row) }
      }
    }
  }

  private func writeSet(_ set: LoggedSet, number: Int, _ row: inout RowContext) {
    begin(row)
    switch (set.kind, set.toFailure) {
    case (.warmup, _): output.append(UInt8(ascii: "W"))
    case (.drop, _): output.append(UInt8(ascii: "D"))
    case (_, true): output.append(UInt8(ascii: "F"))
    default: output.append(number)
    }
    separate()
    switch flavour {
    case .apple:
      appendMeasure(set.load?.value)
      appendMeasure(Double(set.reps ?? 0))
      appendMeasure(set.distance?.value)
      appendMeasure(set.duration ?? 0)
      endApple(effort: set.rpe, &row)
    case .hevy: writeHevyMeasures(set, &row)
    }
  }

  private func writeHevyMeasures(_ set: LoggedSet, _ row: inout RowContext) {
    appendOptional(set.load?.value)
    // Strong writes lbs.
    append(set.load?.unit.map { $0 == .pound ? "lbs" : $0.rawValue } ?? "")
    if let reps = set.reps { output.append(reps) }
    separate()
    appendOptional(set.rpe)
    appendOptional(set.distance?.value)
    append(set.distance?.unit.map { $0 == .mile ? "mi." : $0.rawValue } ?? "")
    output.append(set.duration ?? 0)
    separate()
    append(row.isFirst ? row.note ?? StrongFlavour.absentNote : StrongFlavour.absentNote, always: true)
    append(row.sessionNote ?? StrongFlavour.absentNote, always: true)
    append(Self.text(ofDuration: row.session.duration ?? 0), isLast: true)
    row.isFirst = false
  }

  private func writeRest(_ seconds: Double, _ row: inout RowContext) {
    begin(row)
    output.append("Rest Timer,0,0.0,0,")
    appendMeasure(seconds)
    endApple(effort: nil, &row)
  }

  // MARK: Parts of a row

  private func begin(_ row: RowContext) {
    if let start = row.session.start { output.append(start, separator: UInt8(ascii: " ")) }
    separate()
    append(row.session.title ?? "", always: true)
    if flavour == .apple { append(row.session.duration.map(Self.text) ?? "") }
    append(row.exercise, always: true)
  }

  private func endApple(effort: Double?, _ row: inout RowContext) {
    if row.isFirst {
      append(EscapedNote.escaped(row.note ?? ""), always: true)
      append(EscapedNote.escaped(row.sessionNote ?? ""), always: row.beginsSession)
    } else {
      output.append(",,")
    }
    row.isFirst = false
    if let effort { output.append(effort) }
    output.append(UInt8(ascii: "\n"))
  }

  private func separate() { output.append(flavour.delimiter) }

  private func append(_ text: String, always: Bool = false, isLast: Bool = false) {
    let start = output.count
    output.append(text)
    output.finishField(from: start, delimiter: flavour.delimiter, always: always)
    if isLast { output.append(UInt8(ascii: "\n")) } else { separate() }
  }

  /// iOS writes `0` where nothing was entered, and `0.0` for a zero; of repetitions and seconds it has only the zero.
  private func appendMeasure(_ value: Double?) {
    if let value {
      output.append(value)
      if value == value.rounded() { output.append(".0") }
    } else {
      output.append(UInt8(ascii: "0"))
    }
    separate()
  }

  private func appendOptional(_ value: Double?) {
    if let value { output.append(value) }
    separate()
  }

  /// `1h 15m`, `45m`, `36s`; `0m` for none where a duration must stand.
  private static func text(ofDuration seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e9))
    if (1..<60).contains(whole) { return "\(whole)s" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if hours == 0 { return "\(minutes)m" }
    return minutes == 0 ? "\(hours)h" : "\(hours)h \(minutes)m"
  }
}
