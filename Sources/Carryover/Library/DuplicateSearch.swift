public import TrainingModel

/// Finds sessions that are the same training as another one under another identity: logged in one app and exported
/// from another, or exported after the phone changed its zone.
///
/// A library is searched by day, time and number of sets, so that the time is that of reading both histories once. Of
/// sessions of one day that a look-up finds, the first fifty are compared, in the order of start and identifier.
/// Beside the sessions themselves it keeps some words for each.
public struct DuplicateSearch: Sendable {
  /// The library, by start, then identifier.
  private let library: [Session]
  private let index: SessionIndex
  private let classes: ExerciseClasses

  /// Prepares the sessions of a library for the search. Those of another person are no training of one's own, and are
  /// never found.
  public init(_ sessions: [Session]) {
    library = SessionIndex.ordered(sessions.filter { !$0.isReceived })
    index = SessionIndex(library)
    var classes = ExerciseClasses()
    for session in library { classes.add(session) }
    self.classes = classes
  }

  /// The incoming sessions that are, or may be, the same training as one of the library, or as another incoming one.
  ///
  /// Those whose identifier is in the library, and those that have the identifier of an earlier one, are not looked at.
  /// No session is found to be the same as two others, and the result does not depend on the order of either history.
  ///
  /// - Returns: The matches in the order of `incoming`.
  public func matches(for incoming: [Session]) -> [Match] {
    let known = Set(library.map(\.id))
    var seen: Set<Identifier<Session>> = []
    let own = incoming.filter { !$0.isReceived && !known.contains($0.id) }
    let asked = SessionIndex.ordered(own).filter { seen.insert($0.id).inserted }
    guard !asked.isEmpty else { return [] }
    var classes = classes
    for session in asked { classes.add(session) }
    classes.settle()
    let confirmed = known.intersection(incoming.map(\.id))
    var pairing = DuplicatePairing(library: library, index: index, asked: asked, classes: classes)
    pairing.pairSameTraining()
    pairing.pairShifted(unless: confirmed)
    pairing.pairAmongAsked()
    pairing.pairSimilar()
    var found = pairing.matches
    return incoming.compactMap { found.removeValue(forKey: $0.id) }
  }
}

extension DuplicateSearch {
  /// An incoming session, and the one that it is the same training as.
  public struct Match: Hashable, Sendable {
    /// The incoming session.
    public let incoming: Identifier<Session>
    /// The session that was there: of the library, or of the incoming ones.
    public let existing: Identifier<Session>
    /// Why.
    public let reason: Reason

    /// Whether it is the same training for certain, or has to be looked at.
    public var certainty: Certainty {
      if case .similar = reason { .doubtful } else { .certain }
    }
  }

  /// How sure a match is.
  public enum Certainty: String, Hashable, Sendable {
    /// Everything that both sessions state agrees.
    case certain
    /// Much agrees; a person has to decide.
    case doubtful
  }

  /// Why two sessions are held to be the same training.
  public enum Reason: Hashable, Sendable {
    /// Same day and time, same sets.
    case sameStart
    /// Same day, same sets; one of the two states no time of day.
    case sameDay
    /// Same sets, so many minutes later (earlier where negative), as nearly all of the history is.
    case shifted(minutes: Int)
    /// Same day, not at different times, and so many sets of the longer session are in the other one.
    case similar(alike: Int, sets: Int)

    /// The reason in words.
    public var words: String {
      switch self {
      case .sameStart: "same start, same sets"
      case .sameDay: "same day, same sets"
      case .shifted(let minutes):
        "same sets; the whole history is \(Self.time(minutes)) \(minutes < 0 ? "earlier" : "later")"
      case .similar(let alike, let sets): "same day, \(alike) of \(sets) sets alike"
      }
    }

    /// `5 h`, `5 h 30 min`.
    private static func time(_ minutes: Int) -> String {
      let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
      return [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil].compactMap(\.self).joined(separator: " ")
    }
  }
}
