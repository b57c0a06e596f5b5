public import Foundation

/// The units of the loads of a file that does not state them: one, or several with the days from which they hold.
public struct LoadUnitSchedule: Hashable, Sendable {
  /// The unit at first.
  public var first: LoadUnit
  /// The units after it, each with the day from which it holds, in ascending order.
  public var changes: [Change]

  /// A unit and the day from which it holds.
  public struct Change: Hashable, Sendable {
    /// The unit.
    public var unit: LoadUnit
    /// The first day on which it holds.
    public var from: CivilDate

    /// Makes a change.
    public init(to unit: LoadUnit, from: CivilDate) {
      self.unit = unit
      self.from = from
    }
  }

  /// Makes a schedule.
  public init(_ first: LoadUnit, changes: [Change] = []) {
    self.first = first
    self.changes = changes.sorted { $0.from < $1.from }
  }

  /// Reads `kg`, `lb`, or `lb,kg@2021-05-03`; `nil` for anything else.
  public init?(_ text: String) {
    var parts = text.split(separator: ",", omittingEmptySubsequences: false)[...]
    guard let head = parts.popFirst(), let first = Self.unit(head) else { return nil }
    var changes: [Change] = []
    for part in parts {
      let halves = part.split(separator: "@", maxSplits: 1)
      guard halves.count == 2, let unit = Self.unit(halves[0]), let moment = CivilMoment(String(halves[1])),
        moment.time == nil
      else { return nil }
      changes.append(Change(to: unit, from: moment.date))
    }
    self.init(first, changes: changes)
  }

  private static func unit(_ text: Substring) -> LoadUnit? {
    switch text.lowercased() {
    case "kg", "kgs": .kilogram
    case "lb", "lbs": .pound
    default: nil
    }
  }

  /// The unit on a day.
  public func unit(on date: CivilDate) -> LoadUnit {
    changes.last { $0.from <= date }?.unit ?? first
  }
}

/// What a caller says about the files that are read.
public struct ReadingOptions: Sendable {
  /// The units of loads, where a file does not state them.
  public var loadUnits: LoadUnitSchedule?
  /// The unit of distances, where a file does not state it.
  public var distanceUnit: DistanceUnit?
  /// Where the sessions of an app's document took place, of which it knows but points in time: they become civil times
  /// of this zone.
  public var timeZone: TimeZone?
  /// Whose history it is; narrows the namespace of identifiers.
  public var owner: UniqueIdentifier?
  /// What the person's own names of exercises mean.
  public var exerciseMapping = ExerciseMapping()
  /// The day of a session that states none, and the year of dates that state none, in notes.
  public var date: CivilDate?
  /// Which number of a date is the day, in notes where nothing settles it.
  public var dateOrder: NoteDateOrder?
  /// Whether a file whose load unit nobody states, and whose evidence does not settle it, is read with loads that have
  /// no unit, as a preview does, instead of being refused.
  public var allowsUnknownUnit = false
  /// Whether a reading of notes that could have been another is refused, instead of being told.
  public var refusesDoubts = false

  /// Whether rows that cannot be read are kept, to be shown or mended, and not only counted and reported.
  public var keepsRejectedRows = false

  /// Whether what was read can be taken back, so that a file may be read in the hope that it is as most are, without a
  /// pass over it before. Its source says where it is not.
  var mayStartOver = false

  /// How much of a file is taken.
  public var limits = ReadingLimits()

  /// How many bytes are read at a time.
  package var chunkSize = 1 << 16
  /// How many bytes a piece has at least, where a file is divided among threads.
  package var pieceLength = 1 << 17

  /// Makes options in which nothing is said.
  public init() {}

  /// Finds the templates of exercises as these options have it.
  var matcher: ExerciseMatcher { ExerciseMatcher(mapping: exerciseMapping, owner: owner) }
}
