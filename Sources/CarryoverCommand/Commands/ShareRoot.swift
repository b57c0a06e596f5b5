import Carryover

/// Finds what is to be shared by what a person calls it.
struct ShareRoot {
  private let library: PersonalLibrary
  /// The option that names it, for messages.
  private let option: String

  /// Something that may be meant.
  private struct Candidate {
    var id: UniqueIdentifier
    var name: String
    /// What tells it from others of the name.
    var remark = ""
  }

  init(_ library: PersonalLibrary, option: String) {
    self.library = library
    self.option = option
  }

  /// The identifier of the one thing that is meant.
  ///
  /// - Throws: Wrong usage where there is none of the name, or more than one: then they are listed.
  func find(_ kind: ShareBundle.Kind, named name: String) throws(UsageError) -> UniqueIdentifier {
    if let id = UniqueIdentifier(name) { return id }
    let content = library.content
    switch kind {
    case .program: return try one(of: content.programs.map { Candidate(id: $0.id.value, name: $0.name) }, name)
    case .workout: return try one(of: content.workouts.map { Candidate(id: $0.id.value, name: $0.name) }, name)
    case .module: return try one(of: content.modules.map { Candidate(id: $0.id.value, name: $0.name) }, name)
    case .session: return try library.session(named: name).id.value
    case .exercise:
      let (session, rest) = try part(name)
      return try exercise(rest, of: session).id.value
    case .set: return try set(name)
    case .completedModule: return try section(name)
    }
  }

  /// The session that stands before the first slash, and what stands behind it.
  private func part(_ text: String) throws(UsageError) -> (Session, String) {
    guard let slash = text.firstIndex(of: "/") else {
      throw UsageError(option, wants: "an identifier, or a session and its part such as 2025-03-03/Squat", not: text)
    }
    return (try library.session(named: String(text[..<slash])), String(text[text.index(after: slash)...]))
  }

  private func exercise(_ name: String, of session: Session) throws(UsageError) -> LoggedExercise {
    let exercises = session.sections.flatMap(\.exercises)
    let candidates = exercises.map { exercise in
      Candidate(
        id: exercise.id.value, name: exercise.name,
        remark: ", " + ReportPrinter.count(exercise.setGroups.flatMap(\.sets).count, "set"))
    }
    let given = UniqueIdentifier(name)
    let id = if let given { given } else { try one(of: candidates, name) }
    guard let found = exercises.first(where: { $0.id.value == id }) else { throw missing(name, among: candidates) }
    return found
  }

  private func set(_ text: String) throws(UsageError) -> UniqueIdentifier {
    let (session, rest) = try part(text)
    guard let slash = rest.lastIndex(of: "/"), let number = Int(rest[rest.index(after: slash)...]) else {
      throw UsageError(option, wants: "a session, an exercise and a number such as 2025-03-03/Squat/1", not: text)
    }
    let exercise = try exercise(String(rest[..<slash]), of: session)
    let sets = exercise.setGroups.flatMap(\.sets)
    guard sets.indices.contains(number - 1) else {
      let count = ReportPrinter.count(sets.count, "set")
      throw UsageError(message: "there is no set \(number): \(Terminal.safeLine(exercise.name)) has \(count)")
    }
    return sets[number - 1].id.value
  }

  private func section(_ text: String) throws(UsageError) -> UniqueIdentifier {
    let (session, name) = try part(text)
    if let number = Int(name), session.sections.indices.contains(number - 1) {
      return session.sections[number - 1].id.value
    }
    return try one(of: session.sections.map { Candidate(id: $0.id.value, name: $0.name ?? "") }, name)
  }

  private func one(of candidates: [Candidate], _ name: String) throws(UsageError) -> UniqueIdentifier {
    let wanted = foldedName(name)
    let found = candidates.filter { foldedName($0.name) == wanted }
    if found.count == 1 { return found[0].id }
    guard !found.isEmpty else { throw missing(name, among: candidates) }
    let lines = found.map { candidate in
      "  " + Terminal.safeLine("\(candidate.id) \(candidate.name)\(candidate.remark)")
    }
    throw UsageError(message: (["\(Terminal.safe(name)) may be one of:"] + lines).joined(separator: "\n"))
  }

  private func missing(_ name: String, among candidates: [Candidate]) -> UsageError {
    UsageError(unknown: option.filter { $0 != "-" }, name, among: candidates.map(\.name))
  }
}
