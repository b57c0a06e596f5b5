import TrainingModel

/// Lines in the written form, which are read by their own words alone.
extension NoteAssembly {
  /// Takes a line in the written form: a literal heading, or a bullet.
  ///
  /// - Returns: Whether it is one.
  mutating func readWritten(_ line: NoteLine) -> Bool {
    if line.isHeading, NotesProse.isEscaped(line.content) {
      takeLiteralHeading(line)
      return true
    }
    let isWarmup = open.isWarmup || open.exercise?.isWarmup == true
    guard line.kind == .item, var reading = written(line, isWarmup: isWarmup) else { return false }
    flushCells()
    // `8 reps` below `Bench (60 kg)`
    if let load = open.exercise?.statedLoad {
      for index in reading.sets.indices where reading.sets[index].load == nil && reading.sets[index].reps != nil {
        reading.sets[index].load = load
      }
    }
    if line.box == nil, isPlanned(line) {
      var planned = reading
      planned.isWritten = false
      for set in planned.sets.indices { planned.sets[set].plan() }
      takeSets(planned, of: line)
    } else {
      takeSets(reading, of: line)
    }
    return true
  }

  /// The sets of a bullet in the written form; `nil` where it is not in it.
  func written(_ line: NoteLine, isWarmup: Bool) -> NotationReading? {
    guard line.kind == .item, !line.isEscaped, !line.isStruck,
      let form = NotesSetForm.read(line.content, isOpen: line.box == .open)
    else { return nil }
    var reading = NotationReading()
    reading.isWritten = true
    reading.sets = form.sets
    if isWarmup {
      for index in reading.sets.indices where !form.statesKind[index] { reading.sets[index].kind = .warmup }
    }
    guard let note = form.note else { return reading }
    if form.isNoteLiteral {
      // Told as it is: nothing in it is looked at again.
      reading.sets[reading.sets.count - 1].notes = note
    } else if document.reader.read(note, in: NotationContext()) == nil {
      reading.note = note
    } else {
      return nil
    }
    return reading
  }

  /// A heading that begins with a backslash: a name as it stands, of a section where headings below it name exercises.
  private mutating func takeLiteralHeading(_ line: NoteLine) {
    closeParts(above: line.rank)
    let name = NotesProse.unescaped(line.content)
    if line.rank < 3, lines.contains(where: { $0.kind == .heading(3) }) {
      beginSection(name, line, nil)
      if name.isEmpty { session.sections[session.sections.count - 1].name = nil }
    } else {
      beginExercise(named: name, line)
    }
  }

  /// Opens an exercise of a name that is literal.
  private mutating func beginExercise(named name: String, _ line: NoteLine) {
    beginExercise("x", line)
    session.sections[session.sections.count - 1].exercises[exerciseIndex].name = name
  }
}
