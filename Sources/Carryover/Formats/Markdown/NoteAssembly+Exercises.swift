import TrainingModel

/// Exercises and sections, and the sets that are added to them.
extension NoteAssembly {
  /// Opens an exercise that a line names.
  mutating func beginExercise(_ text: String, _ line: NoteLine, reading: NotationReading? = nil) {
    // `**Strength:** Back squat` below `**Warm-up**`: the label names the part of the day that begins with it.
    if open.isWarmup, reading == nil, let (key, value) = Self.keyAndValue(line.plain), !value.isEmpty,
      let module = document.words.section(key), module != .warmup
    {
      beginSection(key, line, module)
    }
    let warmup = open.exercise
    closeExercise()
    let heading = reading ?? self.heading(text, line)
    let full = label(reading == nil ? heading.name : text)
    // `Press TM 145`: what the percentages of a programme are of.
    let isMaximum = reading == nil && heading.statedLoad != nil && full.hasSuffix(" TM")
    let name = isMaximum ? String(full.dropLast(3)) : liftOfDay(full)
    var exercise = LoggedExercise(id: Identifier(.zero), name: name.isEmpty ? text : name)
    // `c&p 24kg L/R` above `5/5`
    exercise.isUnilateral = heading.isUnilateral || line.plain.hasSuffix(" L/R") || line.plain.hasSuffix("(L/R)")
    exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), restPeriod: heading.restPeriod)]
    if warmup?.isWarmupOfNext != true || lastExercise?.name != exercise.name { begin(exercise) }
    var opened = OpenExercise(rank: line.rank, line: line.number)
    opened.isNamedByHeading = line.isHeading || line.isBold
    // `### Warm-up` above sets of no other name
    opened.isWarmup = line.isHeading && document.words.section(exercise.name) == .warmup
    opened.box = line.box
    opened.isQuoted = line.isQuoted
    opened.statedLoad = isMaximum ? nil : reading == nil ? heading.statedLoad : reading?.statedLoad
    opened.statedUnit = heading.statedUnit
    opened.label = heading.supersetLabel ?? sectionLabel
    open.exercise = opened
    open.setRank = nil
    open.lastNote = nil
    if reading == nil {
      use(.exercise)
      if keepsFound { found[index, default: []].append((exercise.name, [])) }
      if isMaximum {
        addNote(text: String(text.dropFirst(name.count + 1)), at: .exercise(session.sections.count - 1, exerciseIndex))
      }
      if let note = heading.note { addNote(text: note, at: .exercise(session.sections.count - 1, exerciseIndex)) }
    }
  }

  /// Appends an exercise to the section that it stands in.
  mutating func begin(_ exercise: LoggedExercise) {
    if session.sections.isEmpty || open.sectionRank == nil && session.sections.last?.name != nil {
      session.sections.append(Section(id: Identifier(.zero)))
    }
    session.sections[session.sections.count - 1].exercises.append(exercise)
  }

  /// What a name says of its exercise.
  mutating func heading(_ text: String, _ line: NoteLine) -> NotationReading {
    var context = context(line)
    context.isUnderExercise = false
    return document.reader.heading(text, in: context)
  }

  /// What the exercises of a section that is a superset have for a label.
  var sectionLabel: String? {
    guard open.sectionRank != nil, let name = session.sections.last?.name else { return nil }
    let first = name.prefix { $0.isLetter || $0 == "-" }
    return document.words.word(name) == .superset || document.words.word(first) == .superset ? "*" : nil
  }

  var exerciseIndex: Int { (session.sections.last?.exercises.count ?? 0) - 1 }

  mutating func closeExercise() {
    guard let exercise = open.exercise else { return }
    settleTargets(exercise)
    supersets.append((session.sections.count - 1, exerciseIndex, exercise.label))
    if !session.sections.isEmpty, exerciseIndex >= 0,
      session.sections[session.sections.count - 1].exercises[exerciseIndex].setGroups.last?.sets.first?.isCompleted
        == false,
      lastExercise?.setGroups.last?.sets.contains(where: \.isCompleted) == false,
      let line = lines.first(where: { $0.number == exercise.line }), line.box == nil,
      isPlanLine(line) || line.isQuoted && open.isCited || (open.planRank ?? 0) > 0 && line.kind == .item,
      // What is meant for another day is none of this one's.
      !line.plain.lowercased().hasPrefix("next")
    {
      plansOfLines.append((session.sections.count - 1, exerciseIndex))
    }
    open.exercise = nil
    open.setRank = nil
  }

  /// Appends sets to the open exercise.
  mutating func append(_ reading: NotationReading, _ line: NoteLine) {
    guard !session.sections.isEmpty, exerciseIndex >= 0 else { return }
    var reading = reading
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    // `25` below `25`, in two rounds
    if line.number == lines[index].number, count(index) != nil { dropRepeated() }
    if joins(&reading, line) { return }
    // A lighter set below those of the rounds is one more.
    if reading.sets.allSatisfy({ $0.kind == .working }) { dropRepeated() }
    if open.rounds > 1, reading.sets.count == 1, !hasSets {
      reading.sets = Array(repeating: reading.sets[0], count: open.rounds)
      open.exercise?.repeatedSets = open.rounds - 1
    }
    if reading.sets.count > 1, !reading.isWritten, reading.sets.contains(where: { $0.kind == .drop }) {
      settleDrops(&reading, line)
    }
    planQuotes(above: line)
    if !reading.isWritten { for place in reading.sets.indices { reading.sets[place].settleAttempt() } }
    // In the written form each line says all of its sets.
    if !hasSets, !reading.isWritten { open.exercise?.firstSets = reading.sets.count }
    let last = session.sections[section].exercises[place].append(reading)
    if keepsFound { keepFound(session.sections[section].exercises[place].name, reading.sets) }
    if !line.isQuoted { open.exercise?.isAnswered = true }
    if line.isQuoted, open.exercise?.isQuoted == false { open.exercise?.isAnsweredInQuotes = true }
    if open.exercise?.label == nil { open.exercise?.label = reading.supersetLabel }
    if let unit = reading.statedUnit { open.exercise?.statedUnit = unit }
    let isOfBox = line.box == .open && reading.sets.count == 1 && open.exercise?.line != line.number
    if line.box != nil, open.exercise?.line != line.number { open.exercise?.boxSets += reading.sets.count }
    if reading.isWritten || isOfBox, !reading.sets.allSatisfy(\.isCompleted) { open.exercise?.keepsPlans = true }
    open.setRank = line.rank
    if let note = reading.note, !note.isEmpty {
      addNote(text: note, at: last >= 0 ? .set(section, place, last) : .exercise(section, place))
    }
    open.lastNote = nil
  }

  /// Appends one set that has a load and repetitions, and nothing else beside it.
  mutating func append(_ found: LoggedSet, _ rank: Int, isWritten: Bool) {
    var set = found
    if !isWritten { set.settleAttempt() }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard section >= 0, place >= 0 else { return }
    dropRepeated()
    let isFirst = !hasSets
    let count = isFirst ? max(open.rounds, 1) : 1
    if isFirst { open.exercise?.repeatedSets = count - 1 }
    if isFirst, !isWritten { open.exercise?.firstSets = count }
    for _ in 0..<count { session.sections[section].exercises[place].append(set) }
    if keepsFound {
      keepFound(session.sections[section].exercises[place].name, Array(repeating: set, count: count))
    }
    open.exercise?.isAnswered = true
    open.setRank = rank
    open.lastNote = nil
  }

  /// Lays what a line says over the sets of the open exercise, where it says the other half of them.
  private mutating func joins(_ reading: inout NotationReading, _ line: NoteLine) -> Bool {
    guard reading.name.isEmpty, !followsBlank, mayJoin(reading.sets) else { return false }
    var exercise = session.sections[session.sections.count - 1].exercises[exerciseIndex]
    guard join(&reading, &exercise, line) else { return false }
    session.sections[session.sections.count - 1].exercises[exerciseIndex] = exercise
    // `140 / 160 / 180 felt heavy` below `5-5-5`
    if let note = reading.note, !note.isEmpty, let last = exercise.setGroups.last?.sets.indices.last {
      addNote(text: note, at: .set(session.sections.count - 1, exerciseIndex, last))
    }
    return true
  }

  /// Whether sets may be the other half of those above: as many, one for all of them, or a time for a lap.
  private func mayJoin(_ below: [LoggedSet]) -> Bool {
    guard let above = session.sections.last?.exercises.last?.setGroups.last?.sets.count, above > 0 else { return false }
    if above == open.exercise?.headSets || above == open.exercise?.firstSets { return true }
    return below.first.map { $0.duration != nil && $0.reps == nil && $0.load == nil } ?? false
  }

  /// Lays loads over repetitions that stand in the line above, or the reverse, where there are as many.
  mutating func join(_ reading: inout NotationReading, _ exercise: inout LoggedExercise, _ line: NoteLine)
    -> Bool
  {
    guard let group = exercise.setGroups.indices.last, reading.name.isEmpty, !followsBlank else { return false }
    let above = exercise.setGroups[group].sets
    let below = reading.sets
    if joinTimes(below, &exercise.setGroups[group].sets) || joinWay(below, &exercise) {
      keepFound(exercise.name, below)
      return true
    }
    if reading.note == nil, reading.further.isEmpty, let done = result(below, of: above, line) {
      exercise.setGroups[group].sets = done
      keepFound(exercise.name, done)
      return true
    }
    guard !above.isEmpty, above.count == open.exercise?.headSets || above.count == open.exercise?.firstSets,
      below.count == above.count || below.count == 1,
      above.allSatisfy(\.isCompleted), below.allSatisfy(\.isCompleted)
    else { return false }
    let isLoads = above.allSatisfy { $0.reps != nil && $0.load == nil } && below.allSatisfy { $0.isLoadAlone }
    let isReps = above.allSatisfy(\.isLoadAlone) && below.allSatisfy { $0.reps != nil && $0.load == nil }
    guard isLoads || (isReps || isDone(below, of: above)) && below.count == above.count else { return false }
    for index in above.indices {
      exercise.setGroups[group].sets[index].take(below[below.count == 1 ? 0 : index])
    }
    keepFound(exercise.name, reading.sets)
    return true
  }

  /// `5 km` and below it `23 min`, of a run: how far, and how long that took.
  private func joinWay(_ below: [LoggedSet], _ exercise: inout LoggedExercise) -> Bool {
    guard let group = exercise.setGroups.indices.last, exercise.setGroups[group].sets.count == 1, below.count == 1,
      document.names.look(exercise.name).isDistance
    else { return false }
    let (above, below) = (exercise.setGroups[group].sets[0], below[0])
    guard [above, below].allSatisfy({ $0.isCompleted && $0.reps == nil && $0.load == nil }),
      (above.distance == nil) != (below.distance == nil), (above.duration == nil) == (above.distance != nil),
      (below.duration == nil) == (below.distance != nil)
    else { return false }
    exercise.setGroups[group].sets[0].distance = above.distance ?? below.distance
    exercise.setGroups[group].sets[0].duration = above.duration ?? below.duration
    return true
  }

  /// `got 12/11` below `Dips 12x2`: the sets as they were done, where the line says that they were.
  private func result(_ below: [LoggedSet], of above: [LoggedSet], _ line: NoteLine) -> [LoggedSet]? {
    guard above.count > 1, below.count > 1, let reps = above[0].reps, above.allSatisfy({ $0 == above[0] }),
      let first = line.plain.split(whereSeparator: { " :".contains($0) }).first,
      case let word = document.words.word(first), word == .got || word == .done,
      above[0].isCompleted, below.allSatisfy({ $0.isCompleted && $0.load == nil && $0.duration == nil }),
      below.allSatisfy({ ($0.reps ?? .max) <= max(reps, above.count) + 3 }),
      below.count == above.count || below.count == reps
    else { return nil }
    return zip(below, above).map { done, meant in
      var set = meant
      set.reps = done.reps
      (set.rpe, set.rir) = (done.rpe ?? set.rpe, done.rir ?? set.rir)
      set.toFailure = set.toFailure || done.toFailure
      return set
    }
  }

  /// `5, 5, 4` below `3x5 @ 100 kg`: what came of it.
  private func isDone(_ below: [LoggedSet], of above: [LoggedSet]) -> Bool {
    guard above.count > 1, !saysSets(lines[index]), let first = above.first, let reps = first.reps,
      first.load?.value != nil,
      above.allSatisfy({ $0.reps == reps && $0.load == first.load })
    else { return false }
    return below.allSatisfy { $0.load == nil && $0.duration == nil && $0.distance == nil && $0.reps ?? .max <= reps }
  }

  /// `3x3 @8` below `3x5 @ 245`: sets of their own, and no list of what was done.
  private func saysSets(_ line: NoteLine) -> Bool {
    let tokens = document.reader.memo(of: line.plain).tokens
    guard tokens.contains(where: { $0.kind == .at || $0.word == .rpe || $0.word == .rir }) else { return false }
    return tokens.indices.dropFirst().dropLast().contains { place in
      tokens[place].kind == .times && tokens[place - 1].kind == .number && tokens[place + 1].kind == .number
    }
  }

  /// Keeps what was read on the line, for somebody who wants it explained.
  mutating func keepFound(_ name: String, _ sets: [LoggedSet]) {
    guard keepsFound else { return }
    if let last = found[index]?.indices.last, found[index]?[last].exercise == name {
      found[index]?[last].sets += sets
    } else {
      found[index, default: []].append((name, sets))
    }
  }

  // MARK: Sections

  /// `Done:` below `Planned:`, `Actual` below `Plan`
  func endsPlan(_ text: String) -> Bool {
    let word = document.words.word(text)
    return word == .done || word == .got || role(ofLabel: text) == .result
  }

  mutating func beginSection(_ text: String, _ line: NoteLine, _ module: ModuleType?) {
    closeExercise()
    if endsPlan(text) { open.planRank = nil }
    session.sections.append(Section(id: Identifier(.zero), name: text, moduleType: module))
    open.sectionRank = rankOfSection(line)
    open.sectionIsFlat = !line.isHeading && !line.isBold
    open.isWarmup = module == .warmup
    open.rounds = 1
    open.scheme = nil
    open.sectionUnit = statedUnit(text)
    open.lastNote = nil
    open.setRank = nil
    use(.section)
  }
}

extension LoggedExercise {
  /// Appends a set to its last group, in place.
  fileprivate mutating func append(_ set: LoggedSet) {
    if setGroups.isEmpty { setGroups = [LoggedSetGroup(id: Identifier(.zero))] }
    let group = setGroups.count - 1
    // As many as most exercises have, which would else be moved thrice.
    if setGroups[group].sets.isEmpty { setGroups[group].sets.reserveCapacity(6) }
    setGroups[group].sets.append(set)
  }

  /// Appends sets to its last group, in place.
  ///
  /// - Returns: Where the last of its sets stands; less than 0 where it has none.
  fileprivate mutating func append(_ reading: NotationReading) -> Int {
    if setGroups.isEmpty { setGroups = [LoggedSetGroup(id: Identifier(.zero))] }
    let group = setGroups.count - 1
    setGroups[group].sets += reading.sets
    if setGroups[group].restPeriod == nil { setGroups[group].restPeriod = reading.restPeriod }
    if reading.isUnilateral { isUnilateral = true }
    return setGroups[group].sets.count - 1
  }
}
