import TrainingModel

/// The lines before and at the date: the session's title, date and time.
extension NoteAssembly {
  mutating func readHead() {
    guard let headLine = span.headLine, let head = lines.firstIndex(where: { $0.number == headLine }) else { return }
    for place in 0..<head where lines[place].kind != .blank {
      index = place
      readBeforeHead(lines[place])
    }
    index = head
    let line = lines[head]
    readDateLine(line)
    index = 0
  }

  /// A heading or a line alone before the date may be the title; everything else is a note of the session.
  private mutating func readBeforeHead(_ line: NoteLine) {
    switch line.kind {
    case .heading:
      use(.session)
      if lines[(index + 1)...].first(where: { $0.kind != .blank && !isMarks($0) })?.number == span.headLine
        || session.title == nil, span.level > NoteLine.deepestHeading
      {
        session.title = line.plain
      }
    case .rule, .underline, .fence, .rowRule: use(.marks)
    case .frontMatter: use(.fact)
    default:
      if readField(line) { return }
      if isTitleLine(line), lines[index + 1].number == span.headLine {
        session.title = line.plain
        use(.session)
      } else {
        addNote(index, at: .session)
      }
    }
  }

  private func isMarks(_ line: NoteLine) -> Bool {
    switch line.kind {
    case .rule, .underline, .fence: true
    default: false
    }
  }

  private func isTitleLine(_ line: NoteLine) -> Bool {
    line.kind == .text && line.plain.utf8.count <= 80 && !line.isQuoted
  }

  private mutating func readDateLine(_ line: NoteLine) {
    use(.session)
    if let field = field(line), field.field == .date {
      let date = document.dates.read(field.value, .beginning)
      if let rest = date?.rest, !rest.isEmpty { takeHeadRest(rest, of: line) }
      return
    }
    if line.isHeading, let heading = NotesHeading(line.content) {
      session.title = heading.title
      return
    }
    let place: NoteDateReader.Place = line.isHeading ? .anywhere : .beginning
    guard !span.keepsDateText, let date = document.dates.read(NoteSurvey.dateText(line), place) else {
      session.title = line.plain
      return
    }
    if date.rest.isEmpty { return }
    takeHeadRest(date.rest, of: line)
  }

  /// What stands beside the date: sets, or the title.
  private mutating func takeHeadRest(_ rest: String, of line: NoteLine) {
    var rested = line
    rested.plain = rest
    rested.content = rest
    if let reading = document.reader.read(rest, in: context(rested)), !reading.sets.isEmpty,
      !reading.name.isEmpty || document.names.look(session.title ?? "").isKnown
    {
      rested.kind = .text
      takeSets(reading, of: rested)
      return
    }
    if let title = session.title, title != rest {
      session.notes = session.notes.map { "\($0)\n\(rest)" } ?? rest
    } else {
      session.title = rest
    }
  }
}
