/// Where the records of a file went: each is in exactly one bucket.
public struct RowCounts: Hashable, Sendable {
  /// Headers: the first, and any met again further down.
  public var header = 0
  /// Rows that are a set of a session.
  public var sets = 0
  /// Rows that are an exercise: of a session, with its sets side by side, or of a training plan.
  public var exercises = 0
  /// Rows that are the rest after a set.
  public var rest = 0
  /// Rows that are a part of a session other than a set, such as a session without any.
  public var structure = 0
  /// Rows that are a note.
  public var notes = 0
  /// Rows that say again, or say differently, what another row said of the same set.
  public var repeated = 0
  /// Blank lines.
  public var blank = 0
  /// Rows that could not be read.
  public var rejected = 0

  /// Makes counts of nothing.
  public init() {}

  /// All records but blank lines and headers.
  public var read: Int { sets + exercises + rest + structure + notes + repeated + rejected }
  /// All records.
  public var total: Int { read + header + blank }

  static func += (left: inout Self, right: Self) {
    left.header += right.header
    left.sets += right.sets
    left.exercises += right.exercises
    left.rest += right.rest
    left.structure += right.structure
    left.notes += right.notes
    left.repeated += right.repeated
    left.blank += right.blank
    left.rejected += right.rejected
  }
}
