import TrainingModel

extension NotationReading {
  /// `60 x 1+ → 60 x 4`: what was planned is the target of what was done, set by set.
  mutating func joinPlanAndResult() {
    guard let first = sets.firstIndex(where: \.isCompleted), first > 0, sets.count == 2 * first,
      sets[first...].allSatisfy({ $0.isCompleted && $0.target == nil })
    else { return }
    for place in 0..<first { sets[first + place].target = sets[place].target }
    sets.removeFirst(first)
  }
}

/// Lines below planned sets that say in words what came of them: `done as written`, `skipped, wrist`.
extension NoteAssembly {
  /// The first words of such lines.
  static let outcomes = NoteWordSet(
    (NoteStructureWords.carriedOut + NoteStructureWords.leftUndone).map { String($0.prefix { $0 != " " }) }
      + ["done", "did", "result", "actual"])

  /// Settles the sets of the open exercise by such a line, which stays a note.
  mutating func readOutcome(_ line: NoteLine) -> Bool {
    guard hasSets, open.exercise != nil, line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80,
      Self.outcomes.contains(Substring(line.plain.utf8.prefix { $0.isLetter || $0 == 39 || $0 >= 0x80 })),
      line.box == nil, !followsEmptySection,
      let isDone = document.memos.outcomes.value(line.plain, { Self.outcome(line.plain) }),
      let sets = session.sections.last?.exercises.last?
        .setGroups.last?.sets, isDone ? sets.allSatisfy({ !$0.isCompleted }) : sets.count == open.exercise?.firstSets
    else { return false }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last else { return false }
    for index in session.sections[section].exercises[place].setGroups[group].sets.indices {
      if isDone {
        session.sections[section].exercises[place].setGroups[group].sets[index].carryOut()
      } else {
        session.sections[section].exercises[place].setGroups[group].sets[index].plan()
      }
    }
    flushCells()
    addNote(index)
    return true
  }

  /// Whether the line above heads a part of the session that holds nothing yet: `[Conditioning]` above `skipped, sore
  /// throat`.
  private var followsEmptySection: Bool {
    guard let above = lines[..<index].lastIndex(where: { $0.kind != .blank }) else { return false }
    let text = lines[above].plain
    if uses[above] == .section { return true }
    guard uses[above] == .note, text.utf8.count <= 40, !text.hasDigit else { return false }
    let name = text.filter { !"[]:".contains($0) }
    return text != name && (document.words.isGroup(name) || document.words.section(name) != nil)
  }

  private static let attempts = NoteBeginnings(
    Array(NoteStructureWords.goodLifts.all) + Array(NoteStructureWords.misses.all) + ["no"])

  /// An attempt at a meet.
  struct Attempt {
    var load: Load
    var isMissed = false
    var note: String?
  }

  /// Takes `180 kg – good`, `197.5 kg – no lift, depth` below an exercise: one repetition, or a lift that was none.
  mutating func readAttempt(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, let attempt = attempt(line) else { return false }
    flushCells()
    var reading = NotationReading()
    var set = LoggedSet(id: Identifier(.zero))
    (set.load, set.reps, set.toFailure) = (attempt.load, attempt.isMissed ? 0 : 1, attempt.isMissed)
    if isPlanned(line) { set.plan() }
    reading.sets = [set]
    reading.note = attempt.note
    takeSets(reading, of: line)
    return true
  }

  /// The attempt that a line tells of.
  func attempt(_ line: NoteLine) -> Attempt? {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 60,
      line.plain.utf8.first?.isDigit == true, Self.attempts.mayBeIn(line.plain),
      case let (text, isNumbered) = Self.withoutOrdinal(line.plain),
      let (load, rest) = Self.number(text), load > 20
    else { return nil }
    var words = rest.split(whereSeparator: { " –—-:,()".contains($0) })
    var unit = open.exercise?.statedUnit ?? loadUnit
    if let first = words.first, let stated = document.words.loadUnit(NoteWords.key(String(first))) {
      unit = stated
      words.removeFirst()
    }
    guard let first = words.first else { return nil }
    let isMissed =
      NoteStructureWords.misses.contains(first)
      || first.lowercased() == "no" && words.dropFirst().first?.lowercased() == "lift"
    guard isMissed || NoteStructureWords.goodLifts.contains(first) else { return nil }
    // `25 good reps` and `100 made me tired` tell of something else.
    let isTyped = rest.utf8.first.map { !$0.isDigit } == true && words.count < rest.split(separator: " ").count
    let others = words.dropFirst().drop { $0.lowercased() == "lift" }
    // `60 kg good, 5 reps`
    let remark = text.prefix { $0 != "(" }.dropFirst(text.count - rest.count)
    guard !remark.contains(where: \.isNumber) else { return nil }
    let isApart = line.plain.contains("(") || line.plain.contains(",")
    guard isTyped && unit != nil || line.isOrdered || isNumbered, others.isEmpty || isApart && others.count <= 8 else {
      return nil
    }
    let note = others.joined(separator: " ")
    return Attempt(load: Load(value: load, unit: unit), isMissed: isMissed, note: note.isEmpty ? nil : note)
  }

  /// Of `3rd 207.5 no lift` what stands behind the number of the attempt, and whether there is one.
  private static func withoutOrdinal(_ text: String) -> (text: String, isNumbered: Bool) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[1].utf8.first?.isDigit == true, words[0].utf8.first?.isDigit == true,
      NoteStructureWords.ordinals.contains(words[0].dropFirst())
    else { return (text, false) }
    return (String(words[1]), true)
  }

  /// What texts begin with that `outcome` looks at.
  private static let outcomeBeginnings = NoteBeginnings(
    (NoteStructureWords.carriedOut + NoteStructureWords.leftUndone + ["done", "did", "result", "actual"])
      .map { String($0.prefix { $0.isLetter }) })

  /// Whether a text says of sets that they were done, or that they were not; `nil` where it says neither.
  static func outcome(_ text: String) -> Bool? {
    guard outcomeBeginnings.mayBegin(text) else { return nil }
    var text = text.lowercased()[...]
    while let last = text.last, ".! ".contains(last) { text.removeLast() }
    // `Done:` heads what follows.
    if text.last == ":" { return nil }
    if let (key, value) = keyAndValue(String(text)), ["done", "did", "result", "actual"].contains(key.lowercased()) {
      if NoteStructureWords.allDone.contains(value.lowercased()) { return true }
      text = value[...]
    }
    let first = text.prefix { !",;(".contains($0) }.trimmedSpaces
    let reason = text.dropFirst(first.count)
    guard !reason.hasDigit, reason.split(separator: " ").count <= 6 else { return nil }
    if NoteStructureWords.carriedOut.contains(first) { return true }
    let isPart = reason.split { !$0.isLetter }.contains { NoteStructureWords.partsOfSets.contains($0) }
    return NoteStructureWords.leftUndone.contains(first) && !isPart ? false : nil
  }

  /// `> 4x8 @ 70kg` above `Did: 70kg x8, 70kg x8`: what is quoted was a coach's plan.
  mutating func planQuotes(above line: NoteLine) {
    if line.isQuoted {
      let isOwnQuoted = open.exercise?.isQuoted ?? true
      if !hasSets { open.exercise?.holdsQuotes = !isOwnQuoted }
      return
    }
    guard open.exercise?.holdsQuotes == true else { return }
    open.exercise?.holdsQuotes = false
    guard let key = Self.keyAndValue(line.plain)?.key,
      role(ofLabel: key) == .result || document.words.word(key) == .got
        || document.words.word(key) == .done,
      let group = session.sections.last?.exercises.last?.setGroups.indices.last
    else { return }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    for index in session.sections[section].exercises[place].setGroups[group].sets.indices {
      session.sections[section].exercises[place].setGroups[group].sets[index].plan()
    }
  }
}

extension LoggedSet {
  /// Whether it is counted in what its target is: repetitions, or the way or the time of a carry or a hold.
  var isMeasuredAsMeant: Bool {
    reps != nil || distance != nil && target?.distance != nil || duration != nil && target?.duration != nil
  }

  /// Makes of what was meant to be done what was done; a range of repetitions says no number.
  mutating func carryOut() {
    guard !isCompleted, let target else { return }
    isCompleted = true
    reps = reps ?? target.reps.flatMap { Int($0) }
    load = load ?? target.load
    duration = duration ?? target.duration
    distance = distance ?? target.distance
  }
}
