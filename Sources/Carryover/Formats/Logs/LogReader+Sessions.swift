import TextStreams

extension LogReader {
  mutating func enterSession(_ next: LogStart, title: ByteSlice) {
    let isSameStart = start == next
    let isSameTitle = titleBytes.equals(title)
    if isSameStart, isSameTitle, !isNewBlock { return }
    if isSameStart { endSessionBlock() } else { finishStart() }
    start = next
    titleBytes.remember(title)
    isNewBlock = false
    let text = title.isEmpty ? nil : title.string
    current = drafts.firstIndex { $0.title == text } ?? drafts.count
    if current == drafts.count {
      drafts.append(SessionDraft(title: text))
      drafts[current].firstLine = tokenizer.position.line
    }
  }

  // MARK: Sets

  mutating func takeSets(name: Int) {
    if format.hasSetsSideBySide {
      counts.exercises += 1
      block.append(ExerciseDraft(name: names.name(name), nameIndex: name))
    }
    for index in row.sets.indices { takeSet(row.sets[index], row.marks[index], name) }
  }

  private mutating func takeSet(_ set: LoggedSet, _ mark: SetMark, _ name: Int) {
    let last = block.count - 1
    if last < 0 || block[last].nameIndex != name && block[last].name != names.name(name) {
      block.append(ExerciseDraft(name: names.name(name), nameIndex: name))
    } else if mark >= 0, mark <= block[last].lastNumber {
      // The first number again begins the exercise again; another number again says the same set twice.
      if mark == block[last].lastNumber, block[last].marks.first != mark, block[last].sets.last == set {
        counts.repeated += 1
        return
      }
      block.append(ExerciseDraft(name: names.name(name), nameIndex: name))
    }
    if !format.hasSetsSideBySide { counts.sets += 1 }
    block[block.count - 1].append(set, mark: mark, line: tokenizer.position.line)
  }

  // MARK: Blocks

  mutating func endSessionBlock() {
    guard current >= 0, !block.isEmpty else { return }
    defer { block.removeAll(keepingCapacity: true) }
    guard drafts[current].hasBlocks else {
      drafts[current].hasBlocks = true
      swap(&drafts[current].exercises, &block)
      return
    }
    if drafts[current].isRepeated(by: block) {
      countRepeats(sets: block.reduce(0) { $0 + $1.sets.count }, exercises: block.count)
      for index in block.indices { drafts[current].exercises[index].notes.add(block[index].notes) }
      return
    }
    if !drafts[current].isCoalesced {
      drafts[current].isCoalesced = true
      drafts[current].exercises = SessionDraft.coalesced(drafts[current].exercises)
    }
    let merge = drafts[current].merge(SessionDraft.coalesced(block))
    countRepeats(sets: merge.repeatedSets, exercises: merge.matchedExercises)
    for contradiction in merge.contradictions {
      let mark = contradiction.mark >= 0 ? "\(contradiction.mark)" : "without a number"
      log.add(
        Diagnostic(
          .logContradiction, [contradiction.exercise, mark, start.map { "\($0.moment)" } ?? ""],
          line: contradiction.line, column: 1))
    }
  }

  /// Counts rows that say again what was there: those of sets, or those of exercises where a row is one.
  private mutating func countRepeats(sets: Int, exercises: Int) {
    if format.hasSetsSideBySide {
      counts.exercises -= exercises
      counts.repeated += exercises
    } else {
      counts.sets -= sets
      counts.repeated += sets
    }
  }

  // MARK: Sessions

  mutating func finishStart() {
    endSessionBlock()
    guard let start, !drafts.isEmpty else { return }
    if drafts.count > 1 { drafts.sort { ($0.title ?? "").utf8.lexicographicallyPrecedes(($1.title ?? "").utf8) } }
    for index in drafts.indices {
      // Taken out whole, so that its sets are nobody else's and get their identifiers in place.
      var draft = SessionDraft()
      swap(&draft, &drafts[index])
      finished.append(.session(session(&draft, start, ordinal: index + 1)))
    }
    drafts.removeAll(keepingCapacity: true)
    current = -1
    self.start = nil
  }

  private mutating func session(_ draft: inout SessionDraft, _ start: LogStart, ordinal: Int) -> Session {
    if let duration = draft.duration, duration >= 12 * 3600 {
      let arguments = ["\(start.moment)", "\(Int(duration / 3600))"]
      log.add(Diagnostic(.logRunawayDuration, arguments, line: draft.firstLine, column: 1))
    }
    let key = identity.key(source: format.identifier, start: start.moment, ordinal: ordinal)
    var session = Session(id: Identifier(.zero), start: start.moment, title: draft.title)
    session.timeZone = start.timeZone
    session.duration = draft.duration
    session.bodyweight = draft.bodyweight
    session.notes = draft.notes.text
    session.isImported = true
    session.origin = Origin(source: format.identifier, key: key)
    var exercises: [LoggedExercise] = []
    exercises.reserveCapacity(draft.exercises.count)
    for index in draft.exercises.indices { exercises.append(exercise(&draft.exercises[index])) }
    let supersets = draft.exercises.map(\.superset)
    session.sections.append(Section(id: Identifier(.zero), exercises: exercises))
    exercises = []
    session.assignIdentifiers(identity.identifier(key: key), with: &children)
    session.assignSupersets(supersets)
    return session
  }

  /// Makes an exercise of a draft in its place, for a copy would share its sets.
  private mutating func exercise(_ draft: inout ExerciseDraft) -> LoggedExercise {
    var group = LoggedSetGroup(id: Identifier(.zero))
    swap(&group.sets, &draft.sets)
    var exercise = LoggedExercise(id: Identifier(.zero), name: draft.name, setGroups: [group])
    group.sets = []
    if let category = draft.category {
      if foldedName(category) == "cardio" {
        exercise.exerciseType = .cardio
      } else {
        exercise.muscleGroups = [category]
      }
    }
    if !draft.notes.isEmpty { exercise.notes = draft.notes.text }
    templates.match(&exercise, index: draft.nameIndex)
    return exercise
  }
}

extension Session {
  /// Gives the exercises of the first section their supersets: those with the same key are done in turn.
  ///
  /// A superset's identifier is version 5 of `superset:` and its ordinal in the session, which is its namespace, so that
  /// it does not depend on how a file numbers them.
  mutating func assignSupersets(_ keys: [String?]) {
    var known: [String: Int] = [:]
    for (index, key) in keys.enumerated() {
      guard let key, !sections.isEmpty, sections[0].exercises.indices.contains(index) else { continue }
      let ordinal = known[key] ?? known.count + 1
      known[key] = ordinal
      sections[0].exercises[index].supersetID = UniqueIdentifier(
        namespace: id.value, name: "superset:\(ordinal)".utf8)
    }
  }
}
