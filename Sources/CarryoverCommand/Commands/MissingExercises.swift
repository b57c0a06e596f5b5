import Carryover

/// The exercises that somebody asked for and that no session has: misspelt, most likely.
struct MissingExercises {
  private var filters: [(name: String, filter: SessionFilter)]
  /// The names that there are, for "did you mean", as long as one is missing.
  private var names: Set<String> = []
  private static let limit = 10_000

  init(_ wanted: [String], mapping: ExerciseMapping) {
    filters = wanted.map { ($0, SessionFilter(exercises: [$0], mapping: mapping)) }
  }

  /// Looks for them in a session, whichever its day.
  mutating func look(in session: Session) {
    guard !filters.isEmpty else { return }
    filters.removeAll { $0.filter.apply(to: session) != nil }
    guard names.count < Self.limit else { return }
    for exercise in session.sections.flatMap(\.exercises) { names.insert(exercise.name) }
  }

  /// Tells which were not found.
  func tell(_ terminal: Terminal) {
    for (name, _) in filters {
      let near = Suggestion.nearest(to: name, among: names.sorted())
      terminal.complain("carryover: no session has the exercise \"\(Terminal.safeLine(name))\"\(near)\n")
    }
  }
}
