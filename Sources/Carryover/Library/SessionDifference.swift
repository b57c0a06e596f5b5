public import TrainingModel

/// What changed between two states of one session, told set by set.
///
/// Everything that a person logged is compared: what a ``Fingerprint`` is made of, supersets, the kind of session, the
/// name of the plan's day, the zone, and whether an exercise was done one side at a time. Identifiers, links to
/// templates, muscles, origin and times of storing are not. Names are compared without case, accents and needless
/// spaces; loads are the same within 0.02 kg or 0.1 %, distances within 0.01 m or 0.1 %, in whatever unit they are
/// written; the duration of a session is the same where one side has it in whole minutes and the other falls into them.
///
/// Exercises and sets are held against each other by what they contain, never by identifiers or places, so that a set
/// put in between changes none of those after it. Where two such lists differ in so many places that there are more
/// than 250,000 pairs to weigh, they are held against each other in order; time and memory are bounded by that, too.
public struct SessionDifference: Hashable, Sendable {
  /// What changed, in reading order: the session, its sections, then exercise by exercise.
  public let changes: [Change]
  /// How many sets only the new state has.
  public let addedSets: Int
  /// How many sets only the old state has.
  public let removedSets: Int
  /// How many sets both have, with other content.
  public let changedSets: Int

  /// Compares two states of a session.
  public init(from old: Session, to new: Session) {
    var comparison = SessionComparison()
    comparison.compare(old, new)
    changes = comparison.changes
    addedSets = comparison.addedSets
    removedSets = comparison.removedSets
    changedSets = comparison.changes.count { $0.kind == .changed && $0.part == .set }
  }

  /// Whether both states have the same content, within the tolerance.
  public var isEmpty: Bool { changes.isEmpty }

  /// Whether the old state has sets that the new one has not, so that taking the new one would lose them.
  public var losesSets: Bool { removedSets > 0 }

  /// The changes in words, one a line: `Bench Press, set 3: 100 kg × 5 → 102.5 kg × 5`.
  ///
  /// Names and texts stand in it as their file has them, but on one line and cut where they are long.
  public var lines: [String] { changes.map(\.line) }
}

extension SessionDifference {
  /// One thing that changed.
  public struct Change: Hashable, Sendable {
    /// What happened to it.
    public enum Kind: String, Hashable, Sendable {
      /// Only the new state has it.
      case added
      /// Only the old state has it.
      case removed
      /// Both have it, and some of its fields differ.
      case changed
      /// Both have it, under two names.
      case renamed
      /// Both have it, in two places.
      case moved
    }

    /// What a change is about.
    public enum Part: String, Hashable, Sendable {
      /// The session as a whole.
      case session
      /// A section.
      case section
      /// An exercise.
      case exercise
      /// A group of sets.
      case setGroup
      /// A set.
      case set
    }

    /// A field that differs.
    public struct Field: Hashable, Sendable {
      /// Its name in documents: `load`, `target.reps`.
      public let name: String
      /// What it was, in words; `nil` where it was absent.
      public let old: String?
      /// What it is, in words; `nil` where it is absent.
      public let new: String?
    }

    /// What happened.
    public let kind: Kind
    /// What it happened to.
    public let part: Part
    /// The name of the exercise, as the new state has it unless the exercise is gone.
    public let exercise: String?
    /// The number of the set in its exercise, from 1: in the new state, or in the old one where the set was removed.
    public let setNumber: Int?
    /// What it was, in words.
    public let old: String?
    /// What it is, in words.
    public let new: String?
    /// The fields that differ; none where a thing was added, removed or moved as a whole.
    public let fields: [Field]
    /// The change in words.
    public let line: String
  }
}
