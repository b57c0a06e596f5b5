import TextStreams

/// Makes sessions of workouts, whose training is read in their notes.
///
/// A workout without an identifier gets version 5 of `workout-logger:<day>`, with an ordinal behind it for the second
/// and later of one day; one without a day, of a hash of its notes. The recipe MUST NOT CHANGE.
struct WorkoutLoggerAssembly {
  static let source = "workout-logger"

  private let options: ReadingOptions
  private let zoneName: String?
  private let identity: SessionIdentity
  private var keys: [String: Int] = [:]
  private var templates: [Identifier<Exercise>: Exercise] = [:]

  /// - Parameter zoneName: The zone that the caller says days are of that are points in time.
  init(options: ReadingOptions, zoneName: String?) {
    self.options = options
    self.zoneName = zoneName
    identity = SessionIdentity(owner: options.owner)
  }

  /// The session of a workout, and what reading its notes found.
  ///
  /// - Throws: A failure where the notes cannot be read as such.
  mutating func session(
    _ workout: WorkoutLoggerWorkout, file: String
  ) throws(ReadingFailure) -> (session: Session, notes: SourceSummary) {
    var options = options
    // Dates in the notes that state no year are of this one.
    options.date = workout.day?.date ?? options.date
    let reading = try ClipboardReading(
      ClipboardText(type: workout.type, body: workout.notes ?? ""), options: options, name: file)
    for case .exercise(let template) in reading.templates where templates[template.id] == nil {
      templates[template.id] = template
    }
    var session = reading.session
    // The notes may tell the time of that day.
    if let day = workout.day, day.time != nil || session.start?.date != day.date { session.start = day }
    session.timeZone = workout.day?.time == nil ? session.timeZone : zoneName
    session.createdAt = workout.created
    session.updatedAt = workout.edited
    session.otherFields = workout.otherFields
    assignIdentifiers(workout, to: &session)
    return (session, reading.summary)
  }

  private mutating func assignIdentifiers(_ workout: WorkoutLoggerWorkout, to session: inout Session) {
    var key = "\(Self.source):"
    if let id = workout.id {
      key += "\(id)"
    } else {
      var digest = SHA256()
      Array((workout.notes ?? "").utf8).withByteSlice { digest.update($0) }
      key += workout.day.map { "\($0)" } ?? digest.hexadecimal
      let ordinal = keys[key, default: 0] + 1
      keys[key] = ordinal
      if ordinal > 1 { key += "#\(ordinal)" }
    }
    session.origin = Origin(source: Self.source, key: key)
    session.isImported = true
    session.assignIdentifiers(workout.id.map { Identifier($0) } ?? identity.identifier(key: key))
  }

  /// The templates that the exercises in notes were found to mean, by name.
  mutating func takeTemplates() -> [Entity] {
    defer { templates.removeAll() }
    return templates.values.sorted { ($0.name, $0.id.value) < ($1.name, $1.id.value) }.map(Entity.exercise)
  }
}
