import TextStreams

/// Writes Hevy's CSV. Sessions come as `HevyProjection` leaves them, so that nothing here is lost.
final class HevyWriter: EntityWriter {
  private var sink: any OutputSink
  private var output = OutputBuffer(capacity: 1 << 17)
  private var units: HevyUnits
  private var hasHeader = false

  init(sink: any OutputSink, units: HevyUnits) {
    self.sink = sink
    self.units = units
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    guard case .session(let session) = entity else { return }
    let exercises = session.sections.flatMap(\.exercises)
    for exercise in exercises { for set in exercise.setGroups.flatMap(\.sets) { units.add(set) } }
    let head = head(of: session)
    var supersets: [UniqueIdentifier: Int] = [:]
    for exercise in exercises {
      var superset: Int?
      if let id = exercise.supersetID {
        superset = supersets[id] ?? supersets.count
        supersets[id] = superset
      }
      write(exercise, head: head, superset: superset)
    }
    if units.isSettled, output.count >= 1 << 16 { try drain() }
  }

  func finish() throws(FileFailure) {
    try drain()
    try sink.finish()
  }

  /// Writes what there is, after the header, which has to wait until the units are known.
  private func drain() throws(FileFailure) {
    if !hasHeader {
      hasHeader = true
      var first = OutputBuffer()
      first.append(header(units))
      try first.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    }
    try output.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  }

  private func header(_ units: HevyUnits) -> String {
    let weight = units.loadUnit == .pound ? "weight_lbs" : "weight_kg"
    let distance =
      switch units.distanceUnit {
      case .mile: "distance_miles"
      case .meter: "distance_meters"
      default: "distance_km"
      }
    let names = [
      "title", "start_time", "end_time", "description", "exercise_title", "superset_id", "exercise_notes", "set_index",
      "set_type", weight, "reps", distance, "duration_seconds", "rpe",
    ]
    return names.map { "\"\($0)\"" }.joined(separator: ",") + "\n"
  }

  /// What all rows of a session begin with.
  private func head(of session: Session) -> [UInt8] {
    var head = OutputBuffer()
    let end = session.start.map { $0.adding(seconds: session.duration ?? 0) ?? $0 }
    for text in [session.title ?? "", Self.text(session.start), Self.text(end), session.notes ?? ""] {
      head.appendField(text, delimiter: UInt8(ascii: ","), always: true)
      head.append(UInt8(ascii: ","))
    }
    return head.bytes.array
  }

  private func write(_ exercise: LoggedExercise, head: [UInt8], superset: Int?) {
    for (index, set) in exercise.setGroups.flatMap(\.sets).enumerated() {
      head.withByteSlice { output.append($0) }
      append(exercise.name)
      if let superset { output.append(superset) }
      separate()
      append(exercise.notes ?? "")
      output.append(index)
      separate()
      append(HevySetType.word(of: set))
      append(set.load?.value)
      if let reps = set.reps { output.append(reps) }
      separate()
      append(set.distance?.value)
      append(set.duration)
      if let effort = set.rpe { output.append(effort) }
      output.append(UInt8(ascii: "\n"))
    }
  }

  private func separate() { output.append(UInt8(ascii: ",")) }

  private func append(_ text: String) {
    output.appendField(text, delimiter: UInt8(ascii: ","), always: true)
    separate()
  }

  private func append(_ number: Double?) {
    if let number { output.append(number) }
    separate()
  }

  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// `7 Apr 2026, 10:14`.
  private static func text(_ moment: CivilMoment?) -> String {
    guard let moment, let time = moment.time, months.indices.contains(Int(moment.date.month) - 1) else { return "" }
    let (hour, minute) = ("0\(time.hour)".suffix(2), "0\(time.minute)".suffix(2))
    let year = "000\(moment.date.year)".suffix(4)
    return "\(moment.date.day) \(months[Int(moment.date.month) - 1]) \(year), \(hour):\(minute)"
  }
}

extension HevyWriter {
  static let capabilities = FormatCapabilities(
    sessionFields: {
      let name = FormatCapabilities.Holding.partly("it is found by the exercise's name, which means another exercise")
      let place = FormatCapabilities.Holding.partly("it is made anew from its place")
      let note = FormatCapabilities.Holding.partly("a written \\n becomes a line break there")
      return [
        "session.id": .partly("it is made anew from the start, unless the session came from Hevy"),
        "session.start": .partly("it is to the minute there, and a day without a time becomes midnight"),
        "session.title": .partly("sessions that begin in the same minute need different titles there"),
        "session.duration": .partly("it is in whole minutes, and none and 0 are the same there"),
        "session.notes": note, "exercise.notes": note,
        "session.isImported": .partly("every session of such a file is an imported one"),
        "session.origin.source": .partly("the origin of every session of such a file is Hevy"),
        "session.origin.key": .partly("the origin of every session of such a file is Hevy"),
        "section.id": place, "exercise.id": place, "group.id": place, "set.id": place, "exercise.supersetID": place,
        "exercise.exerciseID": name, "exercise.modality": name,
        "exercise.name": .partly("every exercise needs a name"),
        "set.kind": .partly("a kind that is called like another one of Hevy's becomes a working set"),
        "set.toFailure": .partly("a warm-up or drop set cannot be to failure too"),
        "set.isCompleted": .partly("a set is done when something was entered in it, and not done when nothing was"),
        "set.load.value": .partly(
          "a weight without a unit, or whose kind the exercise's name does not tell, is left out"),
        "set.load.unit": .partly("a file has one unit: other loads were converted"),
        "set.load.kind": .partly("the exercise's name tells it"),
        "set.reps": .partly(FormatCapabilities.repsOfLogs),
        "set.rpe": .partly("it is above 0 and at most 10 there"),
        "set.distance.value": .partly("a distance without a unit is left out"),
        "set.distance.unit": .partly("a file has one of km, mi and m: other distances were converted"),
        "set.duration": .partly("it is zero or above there, and a set that was not done has none"),
      ]
    }())
}
