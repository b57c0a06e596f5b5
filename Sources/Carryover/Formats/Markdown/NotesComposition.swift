import TextStreams
import TrainingModel

/// A session as notes that were read back: prose is marked as prose as far as that turned out to be needed.
struct NotesComposition {
  /// The lines of the notes, without front matter.
  let lines: [String]
  /// What the notes say when they are read.
  let shown: Session

  init(of session: Session) {
    var best = NotesComposition(of: session, .marks, statesKind: false)
    // Under the heading of a warm-up, and of other names, all sets are warm-ups but those that say otherwise.
    let statesKind = !zip(session.allSets, best.shown.allSets).allSatisfy { $0.kind != .working || $1.kind == .working }
    if statesKind { best = NotesComposition(of: session, .marks, statesKind: true) }
    for caution in NotesText.Caution.allCases.dropFirst() where !best.saysAll(of: session) {
      best = NotesComposition(of: session, caution, statesKind: statesKind)
    }
    self = best
  }

  private init(of session: Session, _ caution: NotesText.Caution, statesKind: Bool) {
    lines = NotesText.lines(of: session, caution, statesKind: statesKind)
    shown = Self.read(lines) ?? Session(id: session.id)
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

  /// Whether the notes say title, day, names and prose of a session as they are, and have as many sets.
  private func saysAll(of session: Session) -> Bool {
    let isHeadRight =
      (session.title ?? "") == (shown.title ?? "") && session.start == shown.start
      && (session.notes ?? "") == (shown.notes ?? "")
    guard isHeadRight else { return false }
    let (own, other) = (session.sections.flatMap(\.exercises), shown.sections.flatMap(\.exercises))
    guard own.count == other.count else { return false }
    return zip(own, other).allSatisfy(Self.saysAll)
  }

  private static func saysAll(of exercise: LoggedExercise, _ shown: LoggedExercise) -> Bool {
    let (own, other) = (exercise.setGroups.flatMap(\.sets), shown.setGroups.flatMap(\.sets))
    guard exercise.name == shown.name, own.count == other.count else { return false }
    // Where groups have notes, those of the exercise and its sets cannot be told from them.
    if exercise.setGroups.contains(where: { $0.notes?.isEmpty == false }) { return true }
    return (exercise.notes ?? "") == (shown.notes ?? "")
      && zip(own, other).allSatisfy { ($0.notes ?? "") == ($1.notes ?? "") }
  }

  /// The notes with front matter before them: the lines of a document.
  func document(of session: Session) -> [String] {
    NotesFrontMatter(of: session, shown: shown).lines + [""] + lines
  }
}
