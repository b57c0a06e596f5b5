import TrainingModel

/// The written form of a session: a heading with its day, facts, notes, exercises, a set a line.
struct NotesText {
  /// How much of the prose is marked as prose.
  enum Caution: Int, CaseIterable {
    /// Only what begins like a heading, a list, a table or another mark.
    case marks
    /// What has digits or a colon, too: it may be a set, a date or a fact.
    case numbers
    /// All of it.
    case prose
    /// Names and titles, too.
    case names
  }

  let caution: Caution
  /// Whether working sets say that they are.
  let statesKind: Bool
  private(set) var lines: [String] = []

  /// The lines of a session, without front matter.
  static func lines(of session: Session, _ caution: Caution, statesKind: Bool) -> [String] {
    var text = NotesText(caution: caution, statesKind: statesKind)
    text.write(session)
    return text.lines
  }

  private init(caution: Caution, statesKind: Bool) {
    self.caution = caution
    self.statesKind = statesKind
  }

  private mutating func write(_ session: Session) {
    lines.append("# " + heading(of: session))
    let facts = facts(of: session)
    if !facts.isEmpty { lines += [""] + facts }
    write(note: session.notes)
    let isDivided = session.sections.count > 1 || session.sections.contains { $0.name != nil || $0.notes != nil }
    for (index, section) in session.sections.enumerated() {
      if isDivided, index > 0 || section.name != nil || section.notes != nil {
        lines += ["", "## " + (section.name.map(name) ?? NotesProse.escaped(""))]
        write(note: section.notes)
      }
      for exercise in section.exercises { write(exercise, isDivided ? "###" : "##") }
    }
  }

  // MARK: The head

  private func heading(of session: Session) -> String {
    let day = session.start.map(Self.day)
    guard let title = session.title, !title.isEmpty else { return day ?? "Undated" }
    // The last dash stands before the day.
    let others: Set<Unicode.Scalar> = ["\u{2014}"]
    let isPlain =
      caution != .names && NotesProse.isOneLine(title) && title.unicodeScalars.allSatisfy { !others.contains($0) }
    return (isPlain ? title : NotesProse.escaped(title, also: others)) + " — " + (day ?? "undated")
  }

  /// `2024-03-05 18:30`, with the seconds where there are any.
  static func day(_ moment: CivilMoment) -> String {
    let text = moment.description.replacing("T", with: " ")
    return moment.time?.second == 0 ? String(text.dropLast(3)) : text
  }

  private func facts(of session: Session) -> [String] {
    var facts: [String] = []
    if let duration = session.duration.flatMap(NotesSetText.seconds) { facts.append("Duration: \(duration)") }
    if let feeling = session.feeling, 1...5 ~= feeling { facts.append("Feeling: \(feeling)/5") }
    if let rpe = session.rpe, 1...10 ~= rpe { facts.append("RPE: \(NotesSetText.number(rpe))") }
    if let load = session.bodyweight, load.kind == .external, let text = NotesSetText.text(of: load), load.unit != nil {
      facts.append("Body weight: \(text)")
    }
    return facts
  }

  // MARK: Exercises

  private mutating func write(_ exercise: LoggedExercise, _ marks: String) {
    lines += ["", "\(marks) " + name(exercise.name)]
    write(note: exercise.notes)
    for group in exercise.setGroups {
      write(note: group.notes)
      if !group.sets.isEmpty { lines.append("") }
      for line in NotesSetText.lines(of: group.sets, statesKind: statesKind) { write(line) }
    }
  }

  private mutating func write(_ line: NotesSetText.Line) {
    guard let note = line.note, !note.isEmpty else {
      lines.append("- " + line.text)
      return
    }
    let parts = NotesProse.lines(note)
    lines.append("- \(line.text) — \(prose(parts[0]))")
    for part in parts.dropFirst() { lines.append("  " + prose(part)) }
  }

  // MARK: Prose

  private mutating func write(note: String?) {
    guard let note, !note.isEmpty else { return }
    lines.append("")
    lines += NotesProse.lines(note).map(prose)
  }

  private func name(_ name: String) -> String {
    caution != .names && NotesProse.isOneLine(name) && Self.beginsPlainly(name) ? name : NotesProse.escaped(name)
  }

  /// A line of a note, marked as prose where that is needed.
  private func prose(_ line: String) -> String {
    switch caution {
    case .marks where line.isEmpty, .numbers where line.isEmpty: return line
    case .marks where NotesProse.isOneLine(line) && Self.beginsPlainly(line): return line
    case .numbers where NotesProse.isOneLine(line) && Self.beginsPlainly(line) && !Self.hasNumbers(line): return line
    default: return NotesProse.escaped(line)
    }
  }

  private static func beginsPlainly(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0.properties.isEmojiPresentation } ?? false
  }

  private static func hasNumbers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == ":" || $0 == "|" || $0.properties.numericType != nil }
  }
}
