import TextStreams
import TrainingModel

/// A session as notes that were read back: prose is marked as prose as far as that turned out to be needed.
struct NotesComposition {
  /// The lines of the notes, without front matter.
  let lines: [String]
  /// What the notes say when they are read.
  let shown: Session

  init(of session: Session) {
    var caution = NotesText.Caution()
    var notes = NotesComposition(of: session, caution)
    // Each turn marks more, and there is not much to mark.
    while let more = notes.caution(after: caution, for: session) {
      caution = more
      notes = NotesComposition(of: session, caution)
    }
    self = notes
  }

  private init(of session: Session, _ caution: NotesText.Caution) {
    lines = NotesText.lines(of: session, caution)
    shown = Self.read(lines) ?? Session(id: session.id)
  }

  /// What is to be marked so that the notes say all of a session; `nil` where they do, or where nothing is left to mark.
  private func caution(after caution: NotesText.Caution, for session: Session) -> NotesText.Caution? {
    var next = caution
    if !saysNames(of: session) {
      // A line of prose may have been taken for a name, or for a set.
      if next.names { next.raiseProse() }
      next.names = true
    } else if !saysProse(of: session) {
      next.raiseProse()
    }
    // Under the heading of a warm-up all sets are warm-ups but those that say otherwise.
    if zip(session.allSets, shown.allSets).contains(where: { $0.kind == .working && $1.kind != .working }) {
      next.kinds = true
    }
    return next == caution ? nil : next
  }

  /// What is read in notes that hold one session.
  static func read(_ lines: [String]) -> Session? {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    let input = InputSource(bytes: Array((lines.joined(separator: "\n") + "\n").utf8), name: "notes")
    guard let source = try? InputFormat.markdown.open(input, options) else { return nil }
    var sessions: [Session] = []
    while let entities = try? source.next() {
      for case .session(let session) in entities { sessions.append(session) }
    }
    return sessions.count == 1 ? sessions[0] : nil
  }

  /// Whether the notes say title, day and names as they are, and have as many sets.
  private func saysNames(of session: Session) -> Bool {
    guard (session.title ?? "") == (shown.title ?? ""), session.start == shown.start else { return false }
    let (own, other) = (session.sections.flatMap(\.exercises), shown.sections.flatMap(\.exercises))
    return own.count == other.count
      && zip(own, other).allSatisfy { $0.name == $1.name && $0.setCounts.reduce(0, +) == $1.setCounts.reduce(0, +) }
  }

  /// Whether the notes say all prose where it belongs.
  private func saysProse(of session: Session) -> Bool {
    guard (session.notes ?? "") == (shown.notes ?? "") else { return false }
    guard zip(session.sections, shown.sections).allSatisfy({ ($0.notes ?? "") == ($1.notes ?? "") }) else { return false }
    return zip(session.sections.flatMap(\.exercises), shown.sections.flatMap(\.exercises)).allSatisfy(Self.saysProse)
  }

  private static func saysProse(of exercise: LoggedExercise, _ shown: LoggedExercise) -> Bool {
    // Where groups have notes, those of the exercise and its sets cannot be told from them.
    if exercise.setGroups.contains(where: { $0.notes?.isEmpty == false }) { return true }
    return (exercise.notes ?? "") == (shown.notes ?? "")
      && zip(exercise.setGroups.flatMap(\.sets), shown.setGroups.flatMap(\.sets)).allSatisfy {
        ($0.notes ?? "") == ($1.notes ?? "")
      }
  }

  /// The notes with front matter before them: the lines of a document.
  func document(of session: Session) -> [String] {
    NotesFrontMatter(of: session, shown: shown).lines + [""] + lines
  }
}

extension NotesText.Caution {
  /// Marks more prose, if there is more.
  fileprivate mutating func raiseProse() { prose = Prose(rawValue: prose.rawValue + 1) ?? prose }
}
