import TrainingModel

/// The written form of a session: a heading with its day, facts, notes, exercises, a set a line.
struct NotesText {
  /// How much is marked as what it is, because it would be read as something else.
  struct Caution: Hashable {
    /// Which lines of prose are marked as prose.
    enum Prose: Int {
      /// Those that begin like a heading, a list, a table or another mark.
      case marks
      /// Those that have digits or a colon, too: they may be sets, dates or facts.
      case numbers
      /// All.
      case all
    }

    var prose = Prose.marks
    /// Whether all names are marked as names, and all titles.
    var names = false
    /// Whether working sets say that they are.
    var kinds = false
  }

  private let caution: Caution
  private var lines: [String] = []

  /// The lines of a session, without front matter.
  static func lines(of session: Session, _ caution: Caution) -> [String] {
    var text = NotesText(caution: caution)
    text.write(session)
    return text.lines
  }

  private init(caution: Caution) {
    self.caution = caution
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
    let isPlain = !caution.names && NotesProse.isOneLine(title) && !Self.hasDash(title)
    return (isPlain ? title : NotesProse.escaped(title, also: Self.dashes)) + " — " + (day ?? "undated")
  }

  /// `2024-03-05 18:30`, with the seconds where there are any.
  static func day(_ moment: CivilMoment) -> String {
    let text = moment.description.replacing("T", with: " ")
    return moment.time?.second == 0 ? String(text.dropLast(3)) : text
  }

  private func facts(of session: Session) -> [String] {
    var facts: [String] = []
    if let duration = session.duration.flatMap(Self.length) { facts.append("Duration: \(duration)") }
    if let feeling = session.feeling, 1...5 ~= feeling { facts.append("Feeling: \(feeling)/5") }
    if let rpe = session.rpe, 1...10 ~= rpe { facts.append("RPE: \(NotesSetText.number(rpe))") }
    if let load = session.bodyweight, load.kind == .external, load.unit == .kilogram || load.unit == .pound,
      let text = NotesSetText.text(of: load)
    {
      facts.append("Body weight: \(text)")
    }
    return facts
  }

  /// `62 min`, `93 min 3 s`: to the second, of at most some weeks.
  private static func length(_ seconds: Double) -> String? {
    guard 0..<1_000_000 ~= seconds else { return nil }
    let (minutes, rest) = Int(seconds.rounded()).quotientAndRemainder(dividingBy: 60)
    if minutes == 0 { return "\(rest) s" }
    return "\(minutes) min" + (rest == 0 ? "" : " \(rest) s")
  }

  // MARK: Exercises

  private mutating func write(_ exercise: LoggedExercise, _ marks: String) {
    lines += ["", "\(marks) " + name(exercise.name)]
    write(note: exercise.notes)
    for group in exercise.setGroups {
      write(note: group.notes)
      if !group.sets.isEmpty { lines.append("") }
      for line in NotesSetText.lines(of: group.sets, statesKind: caution.kinds) { write(line) }
    }
  }

  private mutating func write(_ line: NotesSetText.Line) {
    guard let note = line.note, !note.isEmpty else {
      lines.append("- " + line.text)
      return
    }
    let parts = NotesProse.lines(note)
    lines.append("- \(line.text) — \(prose(parts[0], isInSet: true))")
    for part in parts.dropFirst() { lines.append("  " + prose(part, isInSet: true)) }
  }

  // MARK: Prose

  private mutating func write(note: String?) {
    guard let note, !note.isEmpty else { return }
    lines.append("")
    lines += NotesProse.lines(note).map { prose($0) }
  }

  private func name(_ name: String) -> String {
    let isPlain = !caution.names && NotesProse.isOneLine(name) && Self.isName(name) && !Self.hasDash(name)
    return isPlain ? name : NotesProse.escaped(name, also: Self.dashes)
  }

  /// The dash that stands before a session's day.
  private static let dashes: Set<Unicode.Scalar> = ["\u{2014}"]
  private static func hasDash(_ text: String) -> Bool { text.unicodeScalars.contains { dashes.contains($0) } }

  /// A line of a note, marked as prose where that is needed.
  ///
  /// - Parameter isInSet: Whether it stands below a bullet, where a blank line would end the note.
  private func prose(_ line: String, isInSet: Bool = false) -> String {
    if line.isEmpty, !isInSet, caution.prose != .all { return line }
    guard NotesProse.isOneLine(line), Self.beginsPlainly(line), NotationReader().read(line, in: NotationContext()) == nil
    else { return NotesProse.escaped(line) }
    switch caution.prose {
    case .marks: return line
    case .numbers: return Self.hasNumbers(line) ? NotesProse.escaped(line) : line
    case .all: return NotesProse.escaped(line)
    }
  }

  /// Whether a heading of that text alone is taken for that name, and for nothing more.
  private static func isName(_ text: String) -> Bool {
    let reader = NotationReader()
    guard beginsPlainly(text), reader.read(text, in: NotationContext()) == nil else { return false }
    return reader.heading(text, in: NotationContext()) == NotationReading(name: text)
  }

  private static func beginsPlainly(_ text: String) -> Bool {
    text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0.properties.isEmojiPresentation } ?? false
  }

  private static func hasNumbers(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0 == ":" || $0 == "|" || $0.properties.numericType != nil }
  }
}
