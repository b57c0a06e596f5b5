/// What is in a history, counted before it is imported.
///
/// Memory is a line a session for the table and the gaps, and a name an exercise.
public struct HistoryPreview: Sendable {
  /// One session of the table.
  public struct Row: Sendable {
    /// When it began.
    public var start: CivilMoment?
    /// What it was called.
    public var title: String?
    /// How long it took, in seconds.
    public var duration: Double?
    /// How many exercises were logged.
    public var exercises: Int
    /// How many sets it has.
    public var sets: Int
    /// Its volume, in the unit in which most of its sets were logged.
    public var volume: Double
    /// That unit.
    public var unit: LoadUnit?
  }

  /// Something odd: worth a look before the import.
  public struct Oddity: Sendable {
    /// What is odd.
    public enum Kind: String, Sendable {
      /// A workout of twelve hours and more.
      case runawayDuration
      /// A load beyond 500 kg, or more than 200 repetitions.
      case implausibleSet
      /// A session before 2000.
      case beforeYear2000
      /// A session after the day that the caller gave as today.
      case inFuture
    }
    /// What is odd.
    public var kind: Kind
    /// When the session began.
    public var start: CivilMoment?
    /// The odd value, in words.
    public var detail: String
  }

  /// How many sessions there are.
  public private(set) var sessions = 0
  /// How many exercises were logged; the same one twice in a session counts twice.
  public private(set) var loggedExercises = 0
  /// The different names of exercises that have a set, with how many sets.
  public private(set) var exerciseNames: [String: Int] = [:]
  /// Sets, by what they are: `total`, `working`, `warmup`, `drop`; `failure` counts sets of any kind that went to
  /// failure, `empty` those in which nothing was entered.
  public private(set) var sets = (total: 0, working: 0, warmup: 0, drop: 0, failure: 0, empty: 0)
  /// Repetitions in all.
  public private(set) var reps = 0
  /// The durations of all sessions, in seconds.
  public private(set) var durationSeconds = 0.0
  private var volumes: [LoadUnit?: Double] = [:]
  /// Sets with an effort.
  public private(set) var rpeSets = 0
  /// Logged exercises with a note.
  public private(set) var exerciseNotes = 0
  /// Sessions with a note.
  public private(set) var workoutNotes = 0
  /// Sets by the unit of their load.
  public private(set) var loadUnits: [String: Int] = [:]
  /// Sets by the unit of their distance.
  public private(set) var distanceUnits: [String: Int] = [:]
  /// The sessions in the order of the file.
  public private(set) var rows: [Row] = []
  /// What is odd, at most a thousand.
  public private(set) var oddities: [Oddity] = []
  /// Pairs of sessions on the same day with the same sets.
  public private(set) var duplicates: [(first: CivilMoment, second: CivilMoment)] = []
  /// Other entities of a document.
  public private(set) var otherEntities: [EntityKind: Int] = [:]
  private var today: CivilDate?
  private var seenContent: [Int: CivilMoment] = [:]

  /// Makes a preview of nothing.
  ///
  /// - Parameter today: The day after which a session lies in the future; none does when `nil`.
  public init(today: CivilDate? = nil) {
    self.today = today
  }

  /// Counts an entity.
  public mutating func add(_ entity: Entity) {
    guard case .session(let session) = entity else {
      otherEntities[entity.kind, default: 0] += 1
      return
    }
    add(session)
  }

  private mutating func add(_ session: Session) {
    sessions += 1
    loggedExercises += session.exerciseCount
    durationSeconds += session.duration ?? 0
    if session.notes != nil { workoutNotes += 1 }
    var row = Row(
      start: session.start, title: session.title, duration: session.duration, exercises: session.exerciseCount,
      sets: 0, volume: 0)
    var units: [LoadUnit: Int] = [:]
    var volumes: [LoadUnit: Double] = [:]
    for section in session.sections {
      for exercise in section.exercises {
        if exercise.notes != nil { exerciseNotes += 1 }
        for group in exercise.setGroups {
          if !group.sets.isEmpty { exerciseNames[exercise.name, default: 0] += group.sets.count }
          row.sets += group.sets.count
          for set in group.sets {
            add(set, of: exercise.name, in: session)
            guard let load = set.load, let unit = load.unit else { continue }
            units[unit, default: 0] += 1
            volumes[unit, default: 0] += (load.value ?? 0) * Double(set.reps ?? 0)
          }
        }
      }
    }
    row.unit = units.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
    row.volume = row.unit.flatMap { volumes[$0] } ?? 0
    rows.append(row)
    lookForOddities(session)
    lookForDuplicate(session)
  }

  private mutating func add(_ set: LoggedSet, of exercise: String, in session: Session) {
    sets.total += 1
    switch set.kind {
    case .warmup: sets.warmup += 1
    case .drop: sets.drop += 1
    default: sets.working += 1
    }
    if set.toFailure { sets.failure += 1 }
    if set.load == nil, set.reps == nil, set.distance == nil, set.duration == nil { sets.empty += 1 }
    if set.rpe != nil { rpeSets += 1 }
    // A document may say anything; no sum of it may stop the program.
    let (sum, isTooLarge) = reps.addingReportingOverflow(set.reps ?? 0)
    if !isTooLarge { reps = sum }
    if let load = set.load {
      loadUnits[load.unit?.rawValue ?? "unstated", default: 0] += 1
      volumes[load.unit, default: 0] += (load.value ?? 0) * Double(set.reps ?? 0)
    }
    if let distance = set.distance { distanceUnits[distance.unit?.rawValue ?? "unstated", default: 0] += 1 }
    let kilograms = set.load?.converted(to: .kilogram).value ?? 0
    if kilograms > 500 || set.reps ?? 0 > 200 {
      note(.implausibleSet, session, "\(exercise): \(set.load?.value ?? 0) × \(set.reps ?? 0)")
    }
  }

  private mutating func lookForOddities(_ session: Session) {
    if let duration = session.duration, duration >= 12 * 3600 {
      note(.runawayDuration, session, "\(Int(min(duration / 3600, 1e15))) hours")
    }
    guard let date = session.start?.date else { return }
    if date.year < 2000 { note(.beforeYear2000, session, "\(date)") }
    if let today, date > today { note(.inFuture, session, "\(date)") }
  }

  private mutating func note(_ kind: Oddity.Kind, _ session: Session, _ detail: String) {
    if oddities.count < 1000 { oddities.append(Oddity(kind: kind, start: session.start, detail: detail)) }
  }

  private mutating func lookForDuplicate(_ session: Session) {
    guard let start = session.start else { return }
    var hasher = Hasher()
    hasher.combine(start.date)
    for section in session.sections {
      for exercise in section.exercises {
        hasher.combine(exercise.name)
        for set in exercise.setGroups.flatMap(\.sets) {
          hasher.combine(set.load)
          hasher.combine(set.reps)
          hasher.combine(set.duration)
        }
      }
    }
    let content = hasher.finalize()
    if let first = seenContent[content] {
      if session.exerciseCount > 0, duplicates.count < 1000 { duplicates.append((first, start)) }
    } else {
      seenContent[content] = start
    }
  }

  /// Load times repetitions over all sets as logged, those logged in `unit`; in no unit where it is `nil`.
  public func loggedVolume(in unit: LoadUnit?) -> Double {
    // Cleaned of the dust of adding.
    let sum: Double = volumes[unit] ?? 0
    return (sum * 1e6).rounded() / 1e6
  }

  /// The first and last start; `nil` when no session is dated.
  public var dateRange: (first: CivilMoment, last: CivilMoment)? {
    let starts = rows.compactMap(\.start)
    guard let first = starts.min(), let last = starts.max() else { return nil }
    return (first, last)
  }

  /// The longest stretches without a session, in days, longest first.
  public func longestGaps(_ count: Int) -> [(from: CivilDate, to: CivilDate, days: Int)] {
    let days = Set(rows.compactMap { $0.start?.date }).sorted()
    return zip(days, days.dropFirst()).map { ($0, $1, $1.daysSince1970 - $0.daysSince1970) }
      .sorted { ($1.2, $0.0) < ($0.2, $1.0) }.prefix(count).filter { $0.2 > 7 }
  }
}
