import TextStreams
import TrainingModel

/// The lines that long logs are made of, which can be nothing else: the bare name of an exercise above its sets, its
/// sets behind it, and sets alone below it.
///
/// They mean what the readers of all other lines take them for; a test holds the two against each other.
extension NoteAssembly {
  /// Takes a line that begins with a bare name: one above its sets, or before them.
  ///
  /// - Returns: Whether it is one.
  mutating func takePlainName(_ line: NoteLine) -> Bool {
    guard let first = line.plain.utf8.first, first.isLetter || first >= 0x80,
      isUnmarked(line) || isBoldAlone(line), standsInNothing(line)
    else { return false }
    if !line.plain.hasDigit,
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), !isHead(lines[next])
    {
      let look = document.names.look(line.plain)
      // A bracket may hold a fact, where the line could be a title.
      if look.isBare, look.isKnown,
        session.title != nil || !session.sections.isEmpty || first < 0x80 && line.plain.utf8.last?.isLetter == true,
        plainSetsAreNamed(at: next) == false || line.isHeading && headsSets(line, look)
      {
        takeNameAboveSets(line, look)
        return true
      }
    }
    guard !line.isHeading, !line.isBold, !isPlannedAbove(line), let named = plainNamedSets(line.plain, at: index) else {
      return false
    }
    takeNamedSets(named.sets, line, named.look)
    return true
  }

  /// Takes a line whose sets stand behind a known name in a wording that says no more, whatever stands around it.
  ///
  /// - Returns: Whether it is one.
  mutating func takePlainWording(_ line: NoteLine) -> Bool {
    let names = document.names
    guard passesWording, line.kind == .text || line.kind == .item, isUnmarked(line), standsInNothing(line),
      !isPlannedAbove(line), line.plain.utf8.first?.isLetter == true,
      line.plain.withByteSlice({ NotePlainWording.isIn($0, names: names) }),
      // `Incline press 65s` above its repetitions is a load.
      let reading = reading(index), !reading.name.isEmpty, reading.sets.first?.reps != nil
    else { return false }
    flushCells()
    takeSets(reading, of: line)
    return true
  }

  /// Takes `Duration: 62 min` above the first exercise, as the written form has it.
  mutating func takePlainDuration(_ line: NoteLine) -> Bool {
    guard session.sections.isEmpty, line.kind == .text, isPlain(line), let seconds = Self.plainDuration(line.plain)
    else { return false }
    session.duration = session.duration ?? seconds
    use(.fact)
    return true
  }

  /// The seconds of `Duration: 62 min`; `nil` for any other text.
  static func plainDuration(_ text: String) -> Double? {
    text.withByteSlice { bytes in
      guard bytes.count <= 17, bytes.hasPrefix("Duration: "), bytes.slice(bytes.count - 4).equals(" min"),
        let minutes = bytes.slice(10, bytes.count - 4).wholeNumber
      else { return nil }
      return Double(minutes * 60)
    }
  }

  /// Whether a heading with a bare name that is known has sets without a name below it, prose between them or none.
  private mutating func headsSets(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    switch followHeading(line).first {
    case .namelessSets: true
    case .label(let next): isNoteBelowName(look, next)
    default: false
    }
  }

  /// Whether a line has no marks of its own, and stands where none around it say what it is.
  private func isPlain(_ line: NoteLine) -> Bool { isUnmarked(line) && standsInNothing(line) }

  /// Whether nothing that is open says what a line is.
  private func standsInNothing(_ line: NoteLine) -> Bool {
    open.scheme == nil && open.otherRank == nil && open.planRank == nil && open.cells.isEmpty
      && line.number != open.scoreLine && !(document.isPlan && session.start == nil)
  }

  /// Whether a line is a text in bold and nothing else, which is a heading to those who write none: `**Squat**`.
  private func isBoldAlone(_ line: NoteLine) -> Bool {
    line.isBold && line.kind == .text && line.indent == 0 && line.box == nil && !line.isQuoted && !line.isStruck
      && !line.isEscaped && !open.isWarmup && line.content.utf8.count == line.plain.utf8.count + 4
      && line.content.hasPrefix("**")
  }

  /// Whether a line has no marks but those of a list or a heading.
  private func isUnmarked(_ line: NoteLine) -> Bool { line.box == nil && hasNoMarks(line) }

  /// The same of a line that may have a box.
  private func hasNoMarks(_ line: NoteLine) -> Bool {
    switch line.kind {
    case .text, .item, .heading: break
    default: return false
    }
    return !line.isQuoted && !line.isStruck && !line.isEscaped && !line.isBold
  }

  private mutating func takeNameAboveSets(_ line: NoteLine, _ look: NoteNameLook) {
    leaveParts(above: line)
    takeName(line.plain, line, look)
  }

  /// Opens the exercise of a bare name, which has no sets of its own.
  mutating func takeName(_ name: String, _ line: NoteLine, _ look: NoteNameLook) {
    openExercise(named: name, [], line, look)
    use(.exercise)
    if keepsFound { found[index, default: []].append((name, [])) }
  }

  private mutating func takeNamedSets(_ named: NotesNamedSets, _ line: NoteLine, _ look: NoteNameLook) {
    leaveParts(above: line)
    var context = NotationContext()
    context.loadUnit = loadUnit
    context.conventions.loadUnit = document.conventions.loadUnit
    context.isWarmup = open.isWarmup
    var sets = named.sets(in: context)
    if sets.count == 1, open.rounds > 1 { sets = Array(repeating: sets[0], count: open.rounds) }
    let count = sets.count
    let name = line.plain.withByteSlice { $0.slice(0, named.name?.length ?? 0).string }
    if keepsFound { keepFound(name, sets) }
    openExercise(named: name, sets, line, look)
    use(.sets)
    open.exercise?.headSets = count
    open.exercise?.firstSets = count
    open.exercise?.isAnswered = true
    open.setRank = line.rank
  }

  /// Closes what a line with a name ends.
  private mutating func leaveParts(above line: NoteLine) {
    if !line.isHeading, endsFlatSection(line) { closeSection() }
    if line.isHeading || line.isBold { closeParts(above: line.rank) }
  }

  /// Takes a line with one plain set, as a bullet in the written form or below the name of its exercise.
  ///
  /// - Returns: Whether it is one.
  mutating func takePlainSet() -> Bool {
    guard let first = lines[index].plain.utf8.first, NotesPlainSet.mayBeginBullet(first),
      lines[index].box == nil || isTickedAlone(lines[index]), hasNoMarks(lines[index]), standsInNothing(lines[index]),
      !lines[index].isHeading,
      !isPlannedAbove(lines[index]), let plain = plainSet(at: index)
    else { return false }
    var load = plain.load
    let isTicked = lines[index].box != nil
    let isWritten = plain.isWritten && lines[index].kind == .item
    if !isWritten {
      guard open.exercise != nil, !lines[index].isOrdered, !plain.isAdded, !endsFlatSection(lines[index]) else {
        return false
      }
      settleLook()
      if load.unit == nil {
        var context = NotationContext()
        setHints(&context)
        context.conventions = document.conventions
        context.statedLoad = open.exercise?.statedLoad
        guard open.exercise?.headSets == 0, plain.isClear(in: context) else { return false }
        load.unit = open.exercise?.statedUnit ?? loadUnit
      }
      // What is in the written form says its kind.
      if open.exercise?.look?.isBodyweight == true { load.kind = .added }
      if open.exercise?.look?.isAssisted == true { load.kind = .assisted }
    }
    let isWarmup = open.isWarmup || open.exercise?.isWarmup == true
    use(.sets)
    let rank = lines[index].rank
    if open.exercise == nil { beginNameless(lines[index]) } else { hang(rank) }
    append(plain.set(ofKind: isWarmup ? .warmup : .working, load), rank, isWritten: isWritten)
    if isTicked { open.exercise?.boxSets += 1 }
    return true
  }

  /// Whether a line's box is ticked, below the bare name of an exercise of which nothing is planned.
  private func isTickedAlone(_ line: NoteLine) -> Bool {
    line.box == .ticked && line.kind == .item && open.exercise?.headSets == 0 && open.exercise?.keepsPlans == false
      && open.rounds <= 1
  }

  private func plainSet(at place: Int) -> NotesPlainSet? {
    lines[place].plainSet ?? lines[place].plain.withByteSlice { NotesPlainSet($0) }
  }

  /// Whether a line that is no day's head comes next without any look at those around it.
  var standsAlone: Bool {
    uses[index] == .blank && textsBeside.isEmpty && targetsOfLines.isEmpty && span.further.isEmpty
      && !span.first.isFragment
      && span.first.headLine != lines[index].number
  }

  /// Takes a line with a plain product, or plain sets in a list, below the name of its exercise.
  ///
  /// - Returns: Whether it is one.
  mutating func takeProduct(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, isPlain(line), !line.isHeading,
      line.plain.withByteSlice({
        NotesPlainSet.isProduct($0) || open.exercise?.headSets == 0 && NotesNamedSets($0, isBodyweight: false) != nil
      }), let reading = reading(index), !reading.sets.isEmpty
    else { return false }
    takeSets(reading, of: line)
    return true
  }

  /// Whether plain sets on a line have a bare name before them; `nil` for any other line.
  mutating func plainSetsAreNamed(at place: Int) -> Bool? {
    let line = lines[place]
    guard isUnmarked(line), !line.isHeading, let first = line.plain.utf8.first else { return nil }
    if line.plainSet != nil || NotesPlainSet.mayBegin(first) && plainSet(at: place) != nil { return false }
    if first.isDigit {
      guard
        line.plain.withByteSlice({
          NotesPlainSet.isProduct($0) || NotesNamedSets($0, isBodyweight: false) != nil
        }), let reading = probe(place), !reading.sets.isEmpty
      else { return nil }
      return false
    }
    guard first.isLetter, plainNamedSets(lines[place].plain, at: place) != nil else { return nil }
    return true
  }

  /// The plain sets of a text behind a bare name that says nothing of them.
  private func plainNamedSets(_ text: String, at place: Int) -> (look: NoteNameLook, sets: NotesNamedSets)? {
    let names = document.names
    // Most were seen when it was asked whether the line is spelled as readers know it.
    let known = place < namedSets.count ? namedSets[place].flatMap { $0.text == text ? $0 : nil } : nil
    guard let named = known.map({ ($0.look, $0.sets) }) ?? text.withByteSlice({ names.namedSets($0) }),
      case let (look, sets) = named, look.isBare,
      sets.isSettled(by: document.conventions),
      look.isKnown || !isQualifier(text.withByteSlice { $0.slice(0, sets.name?.length ?? 0).string })
    else { return nil }
    return (look, sets)
  }

  /// Whether a line that begins with a text may say something else than the exercise of that name.
  static func mayBeginOtherwise(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return beginsWithSomebody(words.first ?? "") || outcomes.contains(words.first ?? "")
      || words.contains { repeating.contains($0) }
      || NoteStructureWords.planNames.contains(name) || NoteStructureWords.otherMatters.contains(name)
  }

  /// Whether the exercise above says that what hangs on it was planned.
  private func isPlannedAbove(_ line: NoteLine) -> Bool {
    guard let exercise = open.exercise else { return false }
    return exercise.isPlanned == true || exercise.box != nil
  }

  /// Opens an exercise whose name says nothing else.
  mutating func openExercise(
    named name: String, _ sets: [LoggedSet], _ line: NoteLine, _ look: NoteNameLook
  ) {
    let isBehindWarmup = open.exercise?.isWarmupOfNext == true && lastExercise?.name == name
    closeExercise()
    if isBehindWarmup {
      takeBehindWarmup(sets)
    } else {
      let group = LoggedSetGroup(id: Identifier(.zero), sets: sets)
      begin(LoggedExercise(id: Identifier(.zero), name: name, setGroups: [group]))
    }
    var opened = OpenExercise(rank: line.rank, line: line.number)
    opened.isNamedByHeading = line.isHeading || line.isBold
    opened.label = sectionLabel
    opened.look = look
    open.exercise = opened
    open.setRank = nil
    open.lastNote = nil
  }
}
