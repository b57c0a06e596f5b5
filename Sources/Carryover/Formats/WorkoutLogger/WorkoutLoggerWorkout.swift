import TextStreams

/// A workout as the app Workout Logger keeps it: what somebody typed, with its day and type.
struct WorkoutLoggerWorkout {
  var id: UniqueIdentifier?
  /// Upper, Lower or Full Body.
  var type: SessionType?
  /// The day, by the clock on the wall; with a time where the document has a point in time.
  var day: CivilMoment?
  var created: Instant?
  var edited: Instant?
  /// Markdown, byte for byte.
  var notes: String?
  var otherFields = OtherFields()
  /// Where it stands in the document.
  var place: JSONDocumentSplitter.Place?

  static let names = ["id", "type", "day", "created", "edited", "notes"]

  init() {}

  /// Reads a workout.
  ///
  /// - Throws: A question where the day is a point in time, and nobody says its zone.
  init(_ object: inout AppObject) throws(ReadingFailure) {
    place = object.place
    id = object.take("id")
    type = object.take("type", as: String.self, wanted: "Upper, Lower or Full Body") {
      ClipboardText.type(called: $0) != nil
    }.flatMap(ClipboardText.type)
    day = try object.moment("day")
    created = object.instant("created")
    edited = object.instant("edited")
    notes = object.take("notes")
    otherFields = object.rest()
  }

  /// Makes of a session what the app can keep.
  init(_ session: Session) {
    id = session.id.value
    type = session.type.flatMap { ClipboardText.word(for: $0) == nil ? nil : $0 }
    day = session.start.map { CivilMoment(date: $0.date) }
    created = session.createdAt
    edited = session.updatedAt
    notes = ClipboardText.body(of: session)
    otherFields = session.otherFields.kept(beside: Self.names)
  }

  func write(into writer: inout AppJSONWriter) {
    writer.object { json in
      json.identifier("id", id)
      json.member("type", type.flatMap(ClipboardText.word))
      json.member("day", day.map { "\($0)" })
      json.member("created", created)
      json.member("edited", edited)
      json.member("notes", notes ?? "")
      json.others(otherFields)
    }
  }
}
