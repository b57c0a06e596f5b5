import TrainingModel

/// The written form of a session: a heading with its day, facts, notes, exercises, a set a line.
struct NotesText {
  private let caution: NotesCaution
  private var lines: [String] = []

  /// The lines of a session, without front matter.
  static func lines(of session: Session, _ caution: NotesCaution) -> [String] {
    var text = NotesText(caution: caution)
    text.write(session)
    return text.lines
  }

  private init(caution: NotesCaution) {
    self.caution = caution
  }

  private mutating func write(_ session: Session) {
    lines.append("# " + heading(of: session))
    let facts = facts(of: session)
    if !facts.isEmpty { lines += [""] + facts }
    write(session.notes, .sessionNotes)
    let isDivided = session.sections.count > 1 || session.sections.contains { $0.name != nil || $0.notes != nil }
    var number = 0
    for (index, section) in session.sections.enumerated() {
      if isDivided, index > 0 || section.name != nil || section.notes != nil {
        lines += ["", "## " + (section.name.map { name($0, .sectionName(index)) } ?? NotesProse.escaped(""))]
        write(section.notes, .sectionNotes(index))
      }
      for exercise in section.exercises {
        write(exercise, number, isDivided ? "###" : "##")
        number += 1
      }
    }
  }

  // MARK: The head

  private func heading(of session: Session) -> String {
    let day = session.start.map(Self.day)
    guard let title = session.title, !title.isEmpty else { return day ?? "Undated" }
    let isPlain = caution.level(at: .title) == .marks && NotesProse.isOneLine(title) && !Self.hasDash(title)
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

  private mutating func write(_ exercise: LoggedExercise, _ number: Int, _ marks: String) {
    lines += ["", "\(marks) " + name(exercise.name, .name(number))]
    write(exercise.notes, .exerciseNotes(number))
    for group in exercise.setGroups {
      write(group.notes, .exerciseNotes(number))
      if !group.sets.isEmpty { lines.append("") }
      for line in NotesSetText.lines(of: group.sets, statesKind: caution.kinds) {
        write(line, caution.level(at: .setNotes(number)))
      }
    }
  }

  private mutating func write(_ line: NotesSetText.Line, _ level: NotesCaution.Level) {
    guard let note = line.note, !note.isEmpty else {
      lines.append("- " + line.text)
      return
    }
    let parts = NotesProse.lines(note)
    lines.append("- \(line.text) — \(prose(parts[0], level, isInSet: true))")
    for part in parts.dropFirst() { lines.append("  " + prose(part, level, isInSet: true)) }
  }

  // MARK: Prose

  private mutating func write(_ note: String?, _ place: NotesCaution.Place) {
    guard let note, !note.isEmpty else { return }
    lines.append("")
    let level = caution.level(at: place)
    lines += NotesProse.lines(note).map { prose($0, level) }
  }

  private func name(_ name: String, _ place: NotesCaution.Place) -> String {
    let isPlain =
      caution.level(at: place) == .marks && NotesProse.isOneLine(name) && Self.isName(name) && !Self.hasDash(name)
    return isPlain ? name : NotesProse.escaped(name, also: Self.dashes)
  }

  /// The dash that stands before a session's day.
  private static let dashes: Set<Unicode.Scalar> = ["\u{2014}"]
  private static func hasDash(_ text: String) -> Bool { text.unicodeScalars.contains { dashes.contains($0) } }

  /// A line of a note, marked as prose where that is needed.
  ///
  /// - Parameter isInSet: Whether it stands below a bullet, where a blank line would end the note.
  private func prose(_ line: String, _ level: NotesCaution.Level, isInSet: Bool = false) -> String {
    if line.isEmpty, !isInSet, level != .all { return line }
    // What another session of the same document says must not change what this line is.
    guard NotesProse.isOneLine(line), Self.beginsPlainly(line), !NoteStructureWords.refersBack(line),
      !NoteStatedAbbreviations.mayExplain(line), !NoteSignLegend.mayExplain(line),
      NotationReader().read(line, in: NotationContext()) == nil
    else { return NotesProse.escaped(line) }
    switch level {
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
