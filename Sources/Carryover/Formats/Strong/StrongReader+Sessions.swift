import TextStreams

extension StrongReader {
  mutating func enterSession(_ moment: CivilMoment, isSameDate: Bool, titlePlace: Int) {
    let titleField = tokenizer.field(titlePlace)
    let isSameTitle = titleBytes.equals(titleField)
    if isSameDate, isSameTitle, !isNewBlock { return }
    if !isSameDate, moment != start {
      finishStart()
      start = moment
    } else {
      endSessionBlock()
    }
    if !isSameDate { dateBytes.remember(tokenizer.field(places.date)) }
    titleBytes.remember(titleField)
    isNewBlock = false
    let title = titleField.isEmpty ? nil : titleField.string
    current = drafts.firstIndex { $0.title == title } ?? drafts.count
    if current == drafts.count {
      drafts.append(SessionDraft(title: title))
      drafts[current].firstLine = tokenizer.position.line
    }
    noteBytes.forget()
  }

  mutating func take(_ duration: Double) {
    guard drafts[current].duration != duration else { return }
    if drafts[current].duration != nil, let start {
      report(.strongDurationContradiction, ["\(start)"], field: context.binding.place(.duration))
    }
    drafts[current].duration = duration
  }

  mutating func take(_ kind: StrongRowKind, name: Int, note: String?) {
    switch kind {
    case .note:
      counts.notes += 1
      flushPendingNote()
      if let note { pendingNote = (names.name(name), name, note) }
    case .rest(let seconds):
      takeRest(seconds, name)
      if let note, let last = block.indices.last { block[last].add(note: note) }
    case .set(let mark):
      takeSet(mark, name)
      if let note, let last = block.indices.last { block[last].add(note: note) }
    }
    followsRejectedRow = false
  }

  /// Whether the last draft is of an exercise.
  @inline(__always)
  private func isLast(_ name: Int) -> Bool {
    guard let last = block.indices.last else { return false }
    return block[last].nameIndex == name || block[last].name == names.name(name)
  }

  private mutating func takeSet(_ mark: SetMark, _ name: Int) {
    let last = block.count - 1
    if !isLast(name) {
      flushPendingNote(unless: names.name(name))
      block.append(newDraft(names.name(name), name))
    } else if mark >= 0, mark <= block[last].lastNumber {
      // The first number again begins the exercise again; another number again says the same set twice.
      if mark == block[last].lastNumber, block[last].marks.first(where: { $0 >= 0 }) != mark,
        isRepeated(mark, last)
      {
        counts.repeated += 1
        return
      }
      beginAgain(name, last)
    }
    counts.sets += 1
    block[block.count - 1].append(set, mark: mark, line: tokenizer.position.line)
    if pendingNote != nil { takePendingNote(names.name(name)) }
  }

  /// Gives the note before the first set of an exercise to its draft.
  private mutating func takePendingNote(_ exercise: String) {
    guard let note = pendingNote, note.name == exercise, let last = block.indices.last else { return }
    block[last].add(note: note.text)
    block[last].noteRows += 1
    pendingNote = nil
  }

  /// An empty draft, with the memory of one that is done with where there is any.
  private mutating func newDraft(_ name: String, _ nameIndex: Int) -> ExerciseDraft {
    guard var draft = spareDrafts.popLast() else { return ExerciseDraft(name: name, nameIndex: nameIndex) }
    draft.reset(name: name, nameIndex: nameIndex)
    return draft
  }

  private func isRepeated(_ mark: SetMark, _ index: Int) -> Bool {
    guard block[index].marks.last == mark, var last = block[index].sets.last else { return false }
    last.restAfter = nil
    return last == set
  }

  /// The number fell back, so the same exercise begins again; warm-ups just before, and their notes, belong to it
  /// already.
  private mutating func beginAgain(_ name: Int, _ last: Int) {
    var next = newDraft(names.name(name), name)
    while block[last].marks.last == .warmup, block[last].marks.contains(where: { $0 >= 0 }) {
      next.marks.insert(block[last].marks.removeLast(), at: 0)
      next.sets.insert(block[last].sets.removeLast(), at: 0)
      next.lines.insert(block[last].lines.removeLast(), at: 0)
    }
    if !next.sets.isEmpty { next.notes = block[last].notes.remove(after: block[last].sets.count) }
    block.append(next)
  }

  private mutating func takeRest(_ seconds: Double?, _ name: Int) {
    let last = block.count - 1
    guard let seconds else {
      counts.rest += 1
      return
    }
    if isLast(name), !followsRejectedRow, let set = block[last].sets.indices.last {
      if block[last].sets[set].restAfter == seconds {
        counts.repeated += 1
        return
      }
      counts.rest += 1
      block[last].sets[set].restAfter = (block[last].sets[set].restAfter ?? 0) + seconds
      return
    }
    counts.rest += 1
    if !isLast(name) { block.append(newDraft(names.name(name), name)) }
    block[block.count - 1].restPeriod = seconds
  }

  /// Keeps a note whose exercise had no set after it.
  private mutating func flushPendingNote(unless exercise: String? = nil) {
    guard let note = pendingNote, note.name != exercise else { return }
    pendingNote = nil
    if block.last?.name != note.name { block.append(newDraft(note.name, note.nameIndex)) }
    block[block.count - 1].add(note: note.text)
    block[block.count - 1].noteRows += 1
  }

  mutating func endSessionBlock() {
    flushPendingNote()
    guard current >= 0, !block.isEmpty else { return }
    defer { block.removeAll(keepingCapacity: true) }
    guard drafts[current].hasBlocks else {
      drafts[current].hasBlocks = true
      swap(&drafts[current].exercises, &block)
      return
    }
    if drafts[current].isRepeated(by: block) {
      countRepeats(block)
      return
    }
    if !drafts[current].isCoalesced {
      drafts[current].isCoalesced = true
      drafts[current].exercises = SessionDraft.coalesced(drafts[current].exercises)
    }
    let merge = drafts[current].merge(SessionDraft.coalesced(block))
    counts.sets -= merge.repeatedSets
    counts.rest -= merge.repeatedRests
    counts.notes -= merge.repeatedNotes
    counts.repeated += merge.repeatedSets + merge.repeatedRests + merge.repeatedNotes
    for contradiction in merge.contradictions {
      let mark = contradiction.mark >= 0 ? "\(contradiction.mark)" : "W, D or F"
      log.add(
        Diagnostic(
          .strongContradiction, [contradiction.exercise, mark, start.map { "\($0)" } ?? ""],
          line: contradiction.line, column: 1))
    }
  }

  /// Counts the rows of a block that says its session once more, which stays as it is.
  private mutating func countRepeats(_ block: [ExerciseDraft]) {
    for (incoming, known) in zip(block, drafts[current].exercises) {
      let rests = incoming.sets.count { $0.restAfter != nil } + (incoming.restPeriod == nil ? 0 : 1)
      counts.sets -= incoming.sets.count
      counts.rest -= rests
      counts.repeated += incoming.sets.count + rests
      if incoming.notes == known.notes {
        counts.notes -= incoming.noteRows
        counts.repeated += incoming.noteRows
      }
    }
    for index in block.indices { drafts[current].exercises[index].notes.add(block[index].notes) }
  }

  mutating func finishStart() {
    endSessionBlock()
    guard let start, !drafts.isEmpty else { return }
    if drafts.count > 1 { drafts.sort { ($0.title ?? "").utf8.lexicographicallyPrecedes(($1.title ?? "").utf8) } }
    for index in drafts.indices {
      // Taken out whole, so that its sets are nobody else's and get their identifiers in place.
      var draft = SessionDraft()
      swap(&draft, &drafts[index])
      finishSession(&draft, start, ordinal: index + 1)
      while spareDrafts.count < 64, let spare = draft.exercises.popLast() { spareDrafts.append(spare) }
      if block.capacity == 0, draft.exercises.isEmpty { swap(&block, &draft.exercises) }
    }
    drafts.removeAll(keepingCapacity: true)
    current = -1
    self.start = nil
    nameIndex = -1
  }

  private mutating func finishSession(_ draft: inout SessionDraft, _ start: CivilMoment, ordinal: Int) {
    if let duration = draft.duration, duration >= 12 * 3600 {
      log.add(
        Diagnostic(.strongRunawayDuration, ["\(start)", "\(Int(duration / 3600))"], line: draft.firstLine, column: 1))
    }
    let key = identity.key(source: "strong", start: start, ordinal: ordinal)
    var session = Session(id: Identifier(.zero), start: start, title: draft.title)
    session.duration = draft.duration
    session.notes = draft.notes.text
    session.isImported = true
    session.origin = Origin(source: "strong", key: key)
    var exercises: [LoggedExercise] = []
    exercises.reserveCapacity(draft.exercises.count)
    for index in draft.exercises.indices { take(&draft.exercises[index], into: &exercises) }
    session.sections.append(Section(id: Identifier(.zero), exercises: exercises))
    exercises = []
    session.assignIdentifiers(identity.identifier(key: key), with: &children)
    finished.append(.session(session))
  }

  /// Makes an exercise of a draft in its place, for a copy would share its sets.
  private mutating func take(_ draft: inout ExerciseDraft, into exercises: inout [LoggedExercise]) {
    if draft.restPeriod != nil { log.add(Diagnostic(.strongRestWithoutSet, [draft.name])) }
    exercises.append(LoggedExercise(id: Identifier(.zero), name: draft.name, setGroups: [Self.group(&draft)]))
    let last = exercises.count - 1
    if !draft.notes.isEmpty { exercises[last].notes = draft.notes.text }
    templates.match(&exercises[last], index: draft.nameIndex)
  }

  private static func group(_ draft: inout ExerciseDraft) -> LoggedSetGroup {
    var group = LoggedSetGroup(id: Identifier(.zero), restPeriod: draft.restPeriod)
    swap(&group.sets, &draft.sets)
    return group
  }
}
