/// How much of some notes is marked as what it is, because it would be read as something else.
struct NotesCaution: Hashable {
  /// Which names, or which lines of prose, are marked.
  enum Level: Int {
    /// Those that begin like a heading, a list, a table or another mark, or hold a set.
    case marks
    /// Those that have digits or a colon, too: they may be dates or facts. Names all.
    case numbers
    /// All.
    case all
  }

  /// A part of the notes, those of exercises by the exercise's number in the session.
  enum Place: Hashable {
    case title
    case sessionNotes
    case sectionName(Int)
    case sectionNotes(Int)
    case name(Int)
    /// The notes of an exercise and of its groups.
    case exerciseNotes(Int)
    case setNotes(Int)
  }

  /// Whether working sets say that they are.
  var kinds = false
  private var everywhere = Level.marks
  private var places: [Place: Level] = [:]
  private var turns = 0
  /// How often parts are marked one by one: what is hostile through and through is marked as a whole.
  private static let limit = 12

  func level(at place: Place) -> Level {
    let own = places[place] ?? .marks
    return own.rawValue > everywhere.rawValue ? own : everywhere
  }

  /// Marks more of some parts; of all, where these are marked already.
  ///
  /// - Returns: Whether there was anything left to mark.
  mutating func raise(_ wanted: Set<Place>) -> Bool {
    turns += 1
    var isRaised = false
    if turns <= Self.limit {
      for place in wanted {
        guard let next = Level(rawValue: level(at: place).rawValue + 1) else { continue }
        places[place] = next
        isRaised = true
      }
    }
    if isRaised { return true }
    guard let next = Level(rawValue: everywhere.rawValue + 1) else { return false }
    everywhere = next
    return true
  }
}
