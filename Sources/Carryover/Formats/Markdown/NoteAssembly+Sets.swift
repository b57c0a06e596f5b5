import TrainingModel

/// Lines with sets, and the exercises they belong to.
extension NoteAssembly {
  mutating func takeSets(_ reading: NotationReading, of line: NoteLine) {
    use(.sets)
    report(reading.doubts, of: line)
    if let note = reading.note, reading.sets.allSatisfy({ !$0.isCompleted }),
      Self.outcome(note.bracketed ?? note) == true
    {
      // `Row – plan 3x8 @ 60 kg → done as written`
      var done = reading
      for set in done.sets.indices { done.sets[set].carryOut() }
      return take(done, line)
    }
    var reading = reading
    settleDrop(&reading)
    settleSaid(&reading, of: line)
    if line.plain.containsBytes(of: "→") || line.plain.containsBytes(of: "->") { reading.joinPlanAndResult() }
    carrySide(&reading, line)
    if saysWarmup(reading.note, of: reading.sets.count) {
      for set in reading.sets.indices where reading.sets[set].kind == .working { reading.sets[set].kind = .warmup }
    }
    guard line.box == .ticked else { return take(reading, line) }
    if reading.note == nil, !reading.isSkipped, reading.further.isEmpty,
      reading.sets.allSatisfy({ !$0.isCompleted && $0.target == reading.sets[0].target })
    {
      for set in reading.sets.indices { reading.sets[set].carryOut() }
    }
    for set in reading.sets.indices { reading.sets[set].isCompleted = true }
    take(reading, line)
  }

  mutating func take(_ reading: NotationReading, _ line: NoteLine) {
    if reading.name.isEmpty { return addNameless(reading, line) }
    let (name, reading) = withoutPauses(nameWithoutLabel(label(reading.name)), reading)
    if followsBlank, role(ofLabel: name) == .result || document.words.word(name) == .done, isShare(line.plain) {
      addNote(index)
    } else if name.isEmpty {
      addNameless(reading, line)
    } else if isQualifier(name) && !isOfIntervals(name, line) || isLimb(name, reading) || isDownSet(name, reading) {
      var reading = reading
      reading.name = ""
      qualify(&reading, by: name)
      if saysHow(name) { setAside(name, at: index) }
      if open.exercise == nil, nameInTitle(session.title ?? "") == nil, line.kind != .item {
        addNamed(reading, name, line)
      } else {
        addNameless(reading, line)
      }
    } else {
      addNamed(reading, name, line)
      joinSuperset(line)
    }
  }

  /// `Interval 6x800 m` is what was run, and heads no column here.
  private func isOfIntervals(_ name: String, _ line: NoteLine) -> Bool {
    name.lowercased() == "interval" && Self.hasProduct(line.plain)
  }

  /// Whether what stands before the sets says which sets they are, and not of what exercise.
  func isQualifier(_ name: String) -> Bool { document.memos.qualifiers.value(name) { findsQualifier(name) } }

  private func findsQualifier(_ name: String) -> Bool {
    let name = label(name)
    if name.isEmpty { return true }
    let look = document.names.look(name)
    if look.isKnown { return false }
    if isMuscleSets(name) { return false }
    // `calentamiento: barra 20 kg x 10`
    if document.words.word(name) == .bar { return true }
    // `M 40x5 47.5x5` where `M = main work`
    if document.letters[name.lowercased()] == .working { return true }
    if isKindLabel(name) || role(ofLabel: name) != nil || side(ofLabel: name) != nil { return true }
    if Self.qualifiers.contains(name) || Self.isDeedOfWriter(name) { return true }
    return isTierOfSet(name) || isBandOfSet(name) || Self.isOrdinalOfSet(name)
  }

  static let qualifiers: NoteWordSet = [
    "top set", "top sets", "back off", "backoff", "back-off", "back off set", "backoff set", "back-off set", "amrap",
    "last set", "first set", "set", "sets", "then", "and", "one", "work", "working", "main", "main set", "burnout",
    "finisher set", "back down", "back downs", "backdown", "back-down", "backdowns", "back down sets",
    "did", "only", "just", "nochmal", "noch", "dann noch", "wieder", "again", "toen", "daarna nog", "nog", "otra vez",
    "encore",
    "ancora", "redescendu", "redescendu à", "monté à", "bajé a", "subí a", "baixei para", "sceso a", "runter auf",
    "hoch auf",
    "down to", "up to", "back to", "back down to", "then down to", "then up to", "result", "actual", "done", "repeats",
    "repeat", "missed", "tried", "attempted", "backoffs",
    "heavy", "light", "weighted", "with band", "lourd", "lourde", "lourds", "lourdes", "léger", "légère", "légers",
    "légères", "lesté", "lestée", "lestés", "lestées", "schwer", "leicht", "pesado", "pesada", "pesados", "pesadas",
    "lastrado", "lastrada", "lastrados", "lastradas", "pesante", "leggero", "leggera", "zavorrato", "zavorrata",
    "zavorrati", "zavorrate", "zwaar", "ramp", "ramp up", "feeder", "feeders", "feeder set", "feeder sets", "drop",
    "down set",
    "down sets",
    "single", "singles", "double", "doubles", "triple", "triples", "opener", "reps", "weight", "pr", "pb", "1rm", "max",
    "paused", "pause", "tempo", "speed", "volume", "left", "right", "each", "also", "plus", "arbeitssatz",
    "arbeitssätze",
    "last", "last one", "the last", "again", "the last one", "first one", "second one", "final one", "última", "último",
    "letzter", "zum schluss", "zuletzt", "to finish", "pour finir", "para acabar", "letzte", "dernière", "dernier",
    "ultima", "ultimo", "laatste",
    "fsl", "ssl", "bbb", "bbs", "joker", "jokers", "pr set", "widowmaker", "top single",
    "heavy single", "heavy double",
    "heavy triple", "satz", "sätze", "série", "séries", "serie", "series", "séries de travail", "calentamiento",
    "aufwärmen",
  ]

  /// What a label such as `Target:` says of the sets behind it.
  func role(ofLabel name: String) -> NoteColumnRole? { document.memos.roles.value(name) { findRole(ofLabel: name) } }

  private func findRole(ofLabel name: String) -> NoteColumnRole? {
    guard isWholeKey(name), let column = document.words.column(name) else { return nil }
    switch column.role {
    case .target, .result, .set, .setNumber, .sets, .reps, .load, .kind: return column.role
    default: return nil
    }
  }

  func qualify(_ reading: inout NotationReading, by name: String) {
    if let side = side(ofLabel: name) { return reading.setSide(side) }
    if role(ofLabel: name) == .target {
      for set in reading.sets.indices { reading.sets[set].plan() }
    } else if document.words.section(name) == .warmup || document.words.word(name) == .warmup
      || name.lowercased().hasPrefix("feeder")
    {
      for set in reading.sets.indices where reading.sets[set].kind == .working { reading.sets[set].kind = .warmup }
    } else if NoteStructureWords.misses.contains(name), reading.sets.count == 2,
      reading.sets[0].load == reading.sets[1].load, let meant = reading.sets[0].reps
    {
      // `missed 265x5, got 3`
      reading.sets.removeFirst()
      reading.sets[0].target = Target(reps: "\(meant)")
    } else if NoteStructureWords.misses.contains(name) {
      for set in reading.sets.indices where reading.sets[set].target == nil { reading.sets[set].isCompleted = false }
    } else if document.words.word(name) == .drop {
      for set in reading.sets.indices { reading.sets[set].kind = .drop }
    }
  }

  mutating func addNamed(_ reading: NotationReading, _ name: String, _ line: NoteLine) {
    // `Swim log 25m pool` above the first day: what is kept a log of.
    if session.start == nil, line.number <= 3, reading.sets.allSatisfy({ $0.reps == nil }),
      NoteStructureWords.subject(of: name) != nil
    {
      addNote(index)
      return
    }
    if isTimeOfSomething(reading, name, line) {
      addNote(index)
      return
    }
    if isDayWithLength(reading, name, line) {
      session.title = name
      session.duration = session.duration ?? reading.sets[0].duration
      use(.session)
      return
    }
    if line.isQuoted, !document.names.look(name).isLikely,
      session.start == nil || reading.sets.count == 1 && reading.sets[0].load == nil
    {
      addNote(index)
      return
    }
    var look = document.names.look(name)
    if isTitleOfLog(reading, line, look) {
      addNote(index)
      return
    }
    // `old PR: +40 x 1`
    if NoteStructureWords.records.contains(name) {
      addNote(index)
      return
    }
    // `- [ ] eggs x 12` below `Tomorrow`, `DONE Read the pages 30-42`
    if !look.isLikely, isTask(reading, line) {
      addNote(index)
      return
    }
    if !look.isLikely, isScore(reading, line) || isInQuotes(name) {
      addNote(index)
      return
    }
    if isAboutSets(look, line) {
      // `Afterwards I walked home, about 20 minutes.`
      if look.isSentence, reading.sets.allSatisfy({ $0.reps == nil && $0.load == nil }) {
        setInProse(line)
        return
      }
      // Words before the sets of an exercise that has sets already: about them, unless they are a name.
      var reading = reading
      reading.note = [name, reading.note].compactMap(\.self).joined(separator: " – ")
      addNameless(reading, line)
      return
    }
    var name = name
    var reading = reading
    takeBodyOfName(&reading, &name, line)
    takeSameWeight(&reading, &name)
    takeSideOfName(&reading, &name)
    if takeRemarkOfName(&reading, &name) { look = document.names.look(name) }
    takeTitle(&reading, &name)
    takeNameBehindWay(&reading, &name, line)
    if let (key, value) = Self.keyAndValue(name), !value.isEmpty, key.hasPrefix("W"), key.count <= 2,
      key.dropFirst().allSatisfy(\.isNumber), document.names.look(value).isLikely
    {
      // `W1: Leg press 180x15`
      name = value
      for set in reading.sets.indices where reading.sets[set].kind == .working { reading.sets[set].kind = .warmup }
    } else if let (key, value) = Self.keyAndValue(name), !value.isEmpty, !look.isKnown,
      isPartLabel(key) || role(ofLabel: key) == .target || role(ofLabel: key) == .result || isPlanHeading(key)
    {
      name = value
      // `gym after:` is said nowhere else.
      if key.contains(" "), isPartLabel(key), document.words.section(key) == nil {
        reading.note = [key, reading.note].compactMap(\.self).joined(separator: ", ")
      }
      if role(ofLabel: key) == .target || isPlanHeading(key) {
        for set in reading.sets.indices { reading.sets[set].plan() }
      }
    } else if !look.isKnown, let known = nameBeforeVerb(name) {
      // `Overhead press came after that: 60 kg for 8`, `Deadlift day. Warmed up with 100 kg for 5`
      reading.note = [name.dropFirst(known.count).trimmedSpaces, reading.note].compactMap(\.self).joined(
        separator: " – ")
      name = known
    } else if look.isSentence {
      if let known = document.names.nameAtEnd(of: name) {
        // `Banded good mornings` is a name, whose last words are another's.
        let words = name.dropLast(known.count)
        if look.wordCount > 8
          || NoteProse.hasSentenceWord(words) && !NoteStructureWords.paces.contains(label(String(words)))
        {
          name = known
        }
      } else if look.share < 0.3, open.exercise == nil || look.wordCount > 6,
        look.wordCount > 8 || !line.plain.hasPrefix("\(name):")
      {
        setInProse(line)
        return
      }
    }
    if line.isHeading { closeParts(above: line.rank) }
    beginExercise(name, line, reading: reading)
    append(reading, line)
    open.exercise?.headSets = reading.sets.count
    takeFurther(reading, line)
  }

  /// Whether what a box stands before is something else than an exercise.
  private func isTask(_ reading: NotationReading, _ line: NoteLine) -> Bool {
    guard let box = line.box, reading.sets.count == 1, reading.sets[0].load == nil, reading.sets[0].duration == nil,
      reading.sets[0].distance == nil
    else { return false }
    return box == .ticked ? reading.sets[0].reps == nil : open.planRank != nil
  }

  /// `Energia 4/5`: a word, and a number of so many at the end of the line.
  private func isScore(_ reading: NotationReading, _ line: NoteLine) -> Bool {
    guard reading.sets.count == 2, reading.sets[0].reps ?? 6 < reading.sets[1].reps ?? 0, reading.further.isEmpty,
      reading.sets.allSatisfy({ $0.load == nil && $0.side == nil && $0.isCompleted })
    else { return false }
    return reading.sets[1].reps == 5 && line.plain.utf8.suffix(2).elementsEqual("/5".utf8)
  }

  /// Whether words before the sets of an exercise that is open are about these sets, and no other exercise's name.
  func isAboutSets(_ look: NoteNameLook, _ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, exercise.rank < line.rank, !look.isLikely, hasSets || look.isSentence else {
      return false
    }
    if line.content.utf8.starts(with: "**".utf8) || line.content.utf8.starts(with: "__".utf8) { return false }
    if look.isSentence { return line.kind == .item || exercise.rank <= NoteLine.deepestHeading || !followsBlank }
    // `easy 60x5` below its exercise; what begins with a capital is a name.
    return !followsBlank && look.share == 0 && !startsLikeName(line.plain)
  }

  /// A sentence that tells of a set stays a note, and is told.
  mutating func setInProse(_ line: NoteLine) {
    findings.append(Diagnostic(.markdownSetInProse, line: line.number, column: line.column))
    addNote(index)
  }

  /// How many sets the last exercise has.
  var setCount: Int { lastExercise?.setGroups.reduce(0) { $0 + $1.sets.count } ?? 0 }

  var hasSets: Bool {
    session.sections.last?.exercises.last?.setGroups.contains { !$0.sets.isEmpty } ?? false
  }

  /// Further exercises on the same line: `Squat 5x5 100 kg, bench 5x5 80 kg`.
  mutating func takeFurther(_ reading: NotationReading, _ line: NoteLine) {
    for next in reading.further { take(next, line) }
  }

  // MARK: Diagnostics

  mutating func report(_ doubts: [NotationDoubt], of line: NoteLine) {
    for doubt in doubts {
      let arguments = [doubt.reading, doubt.alternative, doubt.confidence.rawValue]
      findings.append(
        Diagnostic(.markdownAmbiguousOrder, arguments, line: line.number, column: line.column(at: doubt.offset)))
    }
  }
}

extension NoteLine {
  /// The column of the content's first character, from 1.
  var column: Int { column(at: 0) }

  /// The column of the byte at an offset in the content, from 1, in characters of the line as typed.
  func column(at offset: Int) -> Int {
    raw.utf8.prefix(contentOffset + offset).count { $0 & 0xC0 != 0x80 } + 1
  }
}
