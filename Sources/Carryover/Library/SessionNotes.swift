import TextStreams
public import TrainingModel

/// A session as notes that a person edits, and the session that the edited notes say.
///
/// ```swift
/// let notes = SessionNotes(of: session)
/// let edited = try notes.session(from: letThePersonEdit(notes.text))
/// print(SessionDifference(from: session, to: edited.session).lines)
/// ```
///
/// What the notes do not show, such as identifiers, links to plans, and the heart rate of a set, stays with the
/// exercise or the set that it belongs to, wherever that went. Memory is that of the session.
public struct SessionNotes: Sendable {
  /// The session as notes in markdown, a set a line.
  public let text: String
  private let session: Session
  /// What the notes say before anybody edits them.
  private let shown: Session
  private let options: ReadingOptions

  /// What edited notes say.
  public struct Edited: Sendable {
    /// The session, with the identifier that it had.
    public var session: Session
    /// The templates that it names.
    public var templates: [Exercise]
    /// What there is to tell of the reading.
    public var log: DiagnosticLog
  }

  /// Writes a session as notes.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - options: What the person's own names of exercises mean, and the units of numbers that state none.
  public init(of session: Session, options: ReadingOptions = ReadingOptions()) {
    let notes = NotesComposition(of: session)
    text = notes.lines.joined(separator: "\n") + "\n"
    shown = notes.shown
    self.session = session
    self.options = options
  }

  /// Reads the notes as they were edited.
  ///
  /// - Returns: The session as it was where the text is.
  /// - Throws: A failure when the notes hold no session, or several.
  public func session(from edited: String) throws(ReadingFailure) -> Edited {
    var options = options
    options.allowsUnknownUnit = true
    let input = InputSource(bytes: Array(edited.utf8), name: "notes")
    let source = try InputFormat.markdown.open(input, options)
    var sessions: [Session] = []
    var templates: [Exercise] = []
    while let entities = try source.next() {
      for entity in entities {
        if case .session(let session) = entity { sessions.append(session) }
        if case .exercise(let exercise) = entity { templates.append(exercise) }
      }
    }
    guard sessions.count == 1 else {
      throw ReadingFailure(.input, Diagnostic(.editSessions, ["\(sessions.count)"]))
    }
    let result = edited == text ? session : HiddenFields(of: session, shown: shown).carried(to: sessions[0])
    let named = Set(result.references)
    return Edited(
      session: result, templates: templates.filter { named.contains($0.id.value) }, log: source.summary.log)
  }
}

extension DiagnosticCode {
  /// What was edited is another thing by now.
  public static let editChanged = DiagnosticCode(
    "edit.changed", .error, "the session was changed or deleted while it was edited",
    remedy: "look at it, and put the edited notes over it with --text")
  static let editSessions = DiagnosticCode(
    "edit.sessions", .error, "the notes hold %1 sessions, and one was to be edited",
    remedy: "leave one heading with a day, and the exercises below it")
}
