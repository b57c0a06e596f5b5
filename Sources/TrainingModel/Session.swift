/// A workout that took place.
public struct Session: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Session>
  /// When it began, by the clock on the wall; absent only for undated notes.
  public var start: CivilMoment?
  /// The IANA name of the zone that `start` is in, where it is known.
  public var timeZone: String?
  /// How long it took, in seconds, as its source says.
  public var duration: Double?
  /// What the person called it.
  public var title: String?
  /// The part of the body it was about.
  public var type: SessionType?
  /// The name of the plan's day that it followed.
  public var planDayName: String?
  /// The program it belonged to. The program may be gone.
  public var programID: Identifier<Program>?
  /// The planned workout it followed. The workout may be gone.
  public var workoutID: Identifier<Workout>?
  /// How it felt, 1 to 5.
  public var feeling: Int?
  /// How hard the whole session was, 1 to 10.
  public var rpe: Double?
  /// What the person weighed.
  public var bodyweight: Load?
  /// What was written about it, in markdown, as typed.
  public var notes: String?
  /// Where it hurt, in the source's words.
  public var painTags: [String] = []
  /// When it was marked as done.
  public var completedAt: Instant?
  /// When it was first stored.
  public var createdAt: Instant?
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Whether it came from another app.
  public var isImported = false
  /// Where it came from.
  public var origin: Origin?
  /// Its parts, in order. A history without modules has one unnamed section.
  public var sections: [Section]
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<Session>, start: CivilMoment? = nil, title: String? = nil, sections: [Section] = []) {
    self.id = id
    self.start = start
    self.title = title
    self.sections = sections
  }
}
