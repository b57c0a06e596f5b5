import TextStreams
import TrainingModel

/// A session as notes that were read back: prose is marked as prose as far as that turned out to be needed.
struct NotesComposition {
  /// The lines of the notes, without front matter.
  let lines: [String]
  /// What the notes say when they are read.
  let shown: Session

  init(of session: Session) {
    var caution = NotesCaution()
    var notes = NotesComposition(of: session, caution)
    // Each turn marks more, and there is not much to mark.
    while notes.raise(&caution, for: session) { notes = NotesComposition(of: session, caution) }
    self = notes
  }

  private init(of session: Session, _ caution: NotesCaution) {
    lines = NotesText.lines(of: session, caution)
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

  /// The notes with front matter before them: the lines of a document.
  func document(of session: Session) -> [String] {
    NotesFrontMatter(of: session, shown: shown).lines + [""] + lines
  }

  // MARK: What is to be marked

  /// Marks more, so that the notes say all of a session.
  ///
  /// - Returns: Whether there was need, and anything left to mark.
  private func raise(_ caution: inout NotesCaution, for session: Session) -> Bool {
    var isRaised = false
    // Under the heading of a warm-up all sets are warm-ups but those that say otherwise.
    if !caution.kinds,
      zip(session.allSets, shown.allSets).contains(where: { $0.kind == .working && $1.kind != .working })
    {
      caution.kinds = true
      isRaised = true
    }
    let places = misread(in: session)
    if !places.isEmpty, caution.raise(places) { isRaised = true }
    return isRaised
  }

  /// The parts that the notes do not say as they are; where exercises and sets are not the same, those around the first
  /// that is not.
  private func misread(in session: Session) -> Set<NotesCaution.Place> {
    var places: Set<NotesCaution.Place> = []
    if !Self.areSame(session.title, shown.title) || session.start != shown.start { places.insert(.title) }
    if !Self.areSame(session.notes, shown.notes) { places.insert(.sessionNotes) }
    let (own, other) = (session.sections.flatMap(\.exercises), shown.sections.flatMap(\.exercises))
    if let place = zip(own, other).firstIndex(where: { !Self.areAlike($0, $1) }) ?? Self.end(own.count, other.count) {
      return places.union(Self.places(around: place, in: session))
    }
    if session.sections.count == shown.sections.count {
      for (index, (own, other)) in zip(session.sections, shown.sections).enumerated() {
        if !Self.areSame(own.name, other.name) { places.insert(.sectionName(index)) }
        if !Self.areSame(own.notes, other.notes) { places.insert(.sectionNotes(index)) }
      }
    }
    for (index, (own, other)) in zip(own, other).enumerated() {
      // Where groups have notes, those of the exercise and its sets cannot be told from them.
      if own.setGroups.contains(where: { $0.notes?.isEmpty == false }) { continue }
      if !Self.areSame(own.notes, other.notes) { places.insert(.exerciseNotes(index)) }
      let sets = zip(own.setGroups.flatMap(\.sets), other.setGroups.flatMap(\.sets))
      if !sets.allSatisfy({ Self.areSame($0.notes, $1.notes) }) { places.insert(.setNotes(index)) }
    }
    return places
  }

  /// Nothing is said of an empty text.
  private static func areSame(_ own: String?, _ shown: String?) -> Bool { (own ?? "") == (shown ?? "") }

  private static func areAlike(_ own: LoggedExercise, _ shown: LoggedExercise) -> Bool {
    own.name == shown.name && own.setCounts.reduce(0, +) == shown.setCounts.reduce(0, +)
  }

  /// Where the longer of two lists goes on.
  private static func end(_ count: Int, _ other: Int) -> Int? { count == other ? nil : min(count, other) }

  /// What may have been taken for an exercise or a set at a place, or has hidden one.
  private static func places(around exercise: Int, in session: Session) -> Set<NotesCaution.Place> {
    var places: Set<NotesCaution.Place> = [
      .name(exercise), .exerciseNotes(exercise), .setNotes(exercise), .exerciseNotes(exercise - 1),
      .setNotes(exercise - 1),
    ]
    var end = 0
    for (index, count) in session.exerciseCounts.enumerated() {
      end += count
      if end - count <= exercise, exercise <= end { places.formUnion([.sectionName(index), .sectionNotes(index)]) }
    }
    if exercise == 0 { places.insert(.sessionNotes) }
    return places
  }
}

extension Sequence {
  /// The place of the first element for which something holds, counted from 0.
  fileprivate func firstIndex(where holds: (Element) -> Bool) -> Int? {
    for (index, element) in enumerated() where holds(element) { return index }
    return nil
  }
}
