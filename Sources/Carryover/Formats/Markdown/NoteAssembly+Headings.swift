import TrainingModel

/// Headings: of exercises, of sections, of sets within an exercise.
extension NoteAssembly {
  mutating func takeHeading(_ line: NoteLine, _ text: String) {
    if isPlanHeading(text) {
      closeParts(above: line.rank)
      open.planRank = line.rank
      use(.section)
      return
    }
    if line.isHeading, NoteStructureWords.otherMatters.contains(text) || isBesideGym(line, text) {
      closeParts(above: line.rank)
      open.otherRank = line.rank
      addNote(index, at: .session)
      return
    }
    let look = document.names.look(text)
    let follow = followHeading(line)
    // `Warm-up (1 round)`
    let bare = text.hasSuffix(")") ? text.prefix { $0 != "(" }.trimmedSpaces : text
    let module =
      document.words.section(text) ?? (document.words.section(bare) == .warmup ? .warmup : nil)
      ?? (isWarmupTitle(text) && !look.isKnown ? .warmup : nil)
    switch follow.first {
    case .namelessSets where module != nil && (module == .warmup || !look.isKnown) && namesAlone(follow.index):
      closeParts(above: line.rank)
      beginSection(text, line, module)
    case .namelessSets, .table(isNamed: false):
      if module != nil || isKindLabel(text), !look.isKnown, let exercise = open.exercise, exercise.rank < line.rank {
        enterKind(text, rank: line.rank)
      } else {
        closeParts(above: line.rank)
        beginExercise(text, line)
      }
    case .heading(let next) where isKindLabel(label(lines[next].plain)) && module == nil:
      closeParts(above: line.rank)
      beginExercise(text, line)
    case .label(let next) where isNoteBelowName(look, next):
      closeParts(above: line.rank)
      beginExercise(text, line)
    case .namedSets where look.isKnown && module == nil && namesNobody(follow.index):
      closeParts(above: line.rank)
      beginExercise(text, line)
    case .namedSets, .table, .heading, .label:
      closeParts(above: line.rank)
      if module == nil, isTitleHeading(line) {
        session.title = text
        use(.session)
      } else {
        beginSection(text, line, module)
      }
    case .nothing: takeBareHeading(line, text, look, module)
    }
  }

  /// `Warm-up room`, `Warmups (kg)`
  private func isWarmupTitle(_ text: String) -> Bool {
    guard document.words.filters.warmups.mayBegin(text) else { return false }
    let parts = text.split(separator: " ")
    guard (2...3).contains(parts.count), !text.hasDigit else { return false }
    return document.words.word(parts[0]) == .warmup
      || parts.count > 2 && document.words.word(parts[..<2].joined(separator: " ")) == .warmup
  }

  /// Whether a heading names an exercise that the catalogue knows, and the line below it above the sets does not: that
  /// is how it was done.
  mutating func isNoteBelowName(_ look: NoteNameLook, _ next: Int) -> Bool {
    guard look.isKnown,
      lines[next].kind == .text
        || lines[next].kind == .item && next + 1 < lines.count && lines[next + 1].kind == .item
          && lines[next + 1].rank == lines[next].rank
    else { return false }
    let text = label(lines[next].plain)
    // `Deadlift (tempo 3-1-1)` below `Back`.
    let name = text.firstIndex(of: "(").map { label(String(text[..<$0])) } ?? text
    return !document.names.look(text).isKnown && !document.names.look(name).isKnown
  }

  mutating func takeBareHeading(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ module: ModuleType?) {
    // `## Klimmzüge` above `- 8`, `- 7`
    let isCounted = look.isBodyweight && hasCountBelow
    if look.isLikely || isCounted, module == nil || look.isKnown {
      closeParts(above: line.rank)
      beginExercise(text, line)
    } else if module != nil {
      closeParts(above: line.rank)
      beginSection(text, line, module)
    } else if hasCountsBelow(line, text) {
      closeParts(above: line.rank)
      beginExercise(text, line)
    } else {
      if line.isHeading { closeExercise() }
      addNote(index, at: line.isHeading ? .session : nil)
    }
  }

  /// Whether a heading, in a document whose date stands elsewhere, is above everything else.
  func isTitleHeading(_ line: NoteLine) -> Bool {
    guard line.isHeading, session.title == nil, session.sections.isEmpty, span.first.headLine == nil else {
      return false
    }
    return !lines[(index + 1)...].contains { $0.isHeading && $0.rank <= line.rank }
  }

  func isPlanHeading(_ text: String) -> Bool { document.memos.plans.value(text) { findsPlanHeading(text) } }

  private static let wordsOfDeeds: NoteWordSet = ["vs", "versus", "actual", "done", "did", "result", "results"]

  private func findsPlanHeading(_ text: String) -> Bool {
    if NoteStructureWords.planNames.contains(text) { return true }
    // `As planned:`
    if text.lowercased().hasPrefix("as ") { return false }
    // `Planned vs done:`, `Did as planned.`
    if text.lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: { Self.wordsOfDeeds.contains($0) }) {
      return false
    }
    // `Next session (Wed 20 Nov)`, `PLAN for meet week (Jan 28)`
    if text.hasSuffix(")"), let bracket = text.firstIndex(of: "("),
      case let title = text[..<bracket].trimmedSpaces,
      NoteStructureWords.planNames.contains(title) || title.lowercased().hasPrefix("plan for ") && !title.hasDigit,
      document.dates.read(String(text[bracket...].dropFirst().dropLast()), .anywhere) != nil
    {
      return true
    }
    // `Week 3 - next week, plan`
    let parts = text.split { ",–—-:".contains($0) }
    if parts.count > 1, let last = parts.last?.trimmedSpaces, NoteStructureWords.planNames.contains(last),
      !document.names.look(label(parts[0].trimmedSpaces)).isLikely
    {
      return true
    }
    // `Squat (target 3x8)` is an exercise.
    if text.hasDigit, let end = text.firstIndex(where: { $0 == "(" || $0.isNumber }),
      document.names.look(label(String(text[..<end]))).isKnown
    {
      return false
    }
    guard let column = document.words.column(text) else { return false }
    return column.role == .target && column.number == nil
  }

  /// Whether a label says which sets come, and not of what.
  func isKindLabel(_ text: String) -> Bool { document.memos.kinds.value(text) { findsKindLabel(text) } }

  private func findsKindLabel(_ text: String) -> Bool {
    if let module = document.words.section(text), module == .warmup { return true }
    switch document.words.word(text) {
    case .warmup, .working, .lastSet, .drop, .sets: return true
    default: break
    }
    let words = text.lowercased().split(separator: " ")
    guard let last = words.last, words.count <= 3 else { return false }
    if isMuscleSets(text) || words.contains("between") { return false }
    let isSets = document.words.word(last) == .sets
    return isSets
      || words.count == 1 && ["sets", "work", "working", "backoff", "back-off", "main", "did", "actual"].contains(last)
  }

  /// `Quad sets`, which are an exercise: a muscle is tensed, and let go.
  func isMuscleSets(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, document.words.word(words[1]) == .sets else { return false }
    return NoteStructureWords.muscles.contains(words[0])
  }

  mutating func enterKind(_ text: String, rank: Int) {
    let isWarmup =
      document.words.section(text) == .warmup || document.words.word(text) == .warmup
      || text.lowercased().hasPrefix("warm")
    open.exercise?.kindRank = rank
    let count = setCount
    open.exercise?.setsAboveKind = count
    open.exercise?.isWarmup = isWarmup
    use(.section)
  }

  /// What stands below a heading, up to the next of its level.
  mutating func followHeading(_ line: NoteLine) -> Follow {
    var follow = Follow()
    var next = index + 1
    var seen = 0
    while next < lines.count, seen < Self.farthest {
      let other = lines[next]
      defer { next += 1 }
      if other.kind == .blank { continue }
      seen += 1
      if isItalicRemark(next) || other.isBold && tellsOfRestAlone(other) { continue }
      if other.rank <= line.rank, other.isHeading || other.isBold { return follow }
      if other.isHeading || other.isBold && other.kind == .text {
        if let reading = headingSets(next) {
          follow.first = reading.name.isEmpty ? .namelessSets : .namedSets
          return follow
        }
        follow.first = .heading(next)
        return follow
      }
      if let first = first(at: next, &follow) {
        follow.first = first
        follow.index = next
        return follow
      }
    }
    return follow
  }

  func headingSets(_ index: Int) -> NotationReading? {
    var context = NotationContext()
    context.conventions = document.conventions
    guard let reading = document.reader.read(lines[index].plain, in: context), !reading.sets.isEmpty else { return nil }
    return reading
  }

  /// What a line below says of the line above, if anything.
  mutating func first(at next: Int, _ follow: inout Follow) -> Follow.First? {
    if isSilent(lines[next].kind) || isPlanBeforeSets(next) || weighsBody(lines[next]) { return nil }
    if let areNamed = plainSetsAreNamed(at: next) { return areNamed ? .namedSets : .namelessSets }
    if attempt(lines[next]) != nil || omittedPlan(lines[next]) != nil { return .namelessSets }
    if isOfRounds(lines[next]) || isOfScheme(next) { return .label(next) }
    if isTable(at: next) {
      let isNamed = tableNamesExercises(at: next)
      return .table(isNamed: isNamed)
    }
    if let isNamed = setsAreNamed(at: next) { return isNamed ? .namedSets : .namelessSets }
    if let isMeasure = fieldIsMeasure(lines[next]) { return isMeasure ? .namelessSets : nil }
    if lines[next].isQuoted || lines[next].isEscaped { return nil }
    // A label whose own sets hang below it, or that the catalogue knows.
    let text = label(lines[next].plain)
    let look = document.names.look(text)
    if !look.isKnown, isKindLabel(text) || isItalicRemark(next) { return nil }
    if isLoadAlone(text), hasSetsBelow(next) || isCountAlone(next + 1) { return .namelessSets }
    // `: 500 m in 1:52` defines the line above it.
    let isDefined = next + 1 < lines.count && lines[next + 1].kind == .text && lines[next + 1].plain.hasPrefix(": ")
    if look.isKnown || !look.isSentence && (isDefined || hasSetsBelow(next)) || document.names.isNameWithUnit(text) {
      return .label(next)
    }
    follow.hasProse = true
    return nil
  }

  /// `## Work` beside `## Gym`: another part of the day.
  private func isBesideGym(_ line: NoteLine, _ text: String) -> Bool {
    NoteStructureWords.partsOfDays.contains(text)
      && lines.contains { $0.kind == line.kind && NoteStructureWords.gyms.contains(label($0.plain)) }
  }

  /// `12`, `12, 10, 8` in a line of its own.
  func isCountAlone(_ place: Int) -> Bool {
    guard place < lines.count, lines[place].kind == .text || lines[place].kind == .item else { return false }
    let text = lines[place].plain.utf8
    return text.first?.isDigit == true && text.count <= 20
      && text.allSatisfy { $0.isDigit || $0 == 32 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }
  }

  func isSilent(_ kind: NoteLine.Kind) -> Bool {
    switch kind {
    case .rule, .underline, .fence, .rowRule, .verbatim, .frontMatter, .property, .blank: true
    default: false
    }
  }

  /// Whether the sets on a line have a name of their own; `nil` where the line holds none.
  mutating func setsAreNamed(at place: Int) -> Bool? {
    guard let reading = probe(place), !reading.sets.isEmpty else {
      return isSilent(lines[place].kind) || !namesBehind(lines[place].plain) ? nil : true
    }
    let name = reading.name
    if name.isEmpty { return namesBehind(lines[place].plain) }
    return !isQualifier(name) && !isLimb(name, reading)
  }

  mutating func fieldIsMeasure(_ line: NoteLine) -> Bool? {
    guard let field = field(line) else { return nil }
    // `bodyweight: 7, 6, 5` are sets, and nobody's weight.
    if field.field == .bodyweight, field.value.hasByte(UInt8(ascii: ",")),
      Self.number(field.value).map({ $0.number < 30 }) == true,
      reading(lines.firstIndex { $0.number == line.number } ?? 0) != nil
    {
      return true
    }
    guard let role = field.role else { return false }
    return isMeasure(role)
  }

  func isMeasure(_ role: NoteColumnRole) -> Bool {
    switch role {
    case .sets, .reps, .load, .duration, .distance, .set, .result: true
    default: false
    }
  }

  /// Whether the next line is a set that hangs below this one.
  mutating func hasSetsBelow(_ place: Int) -> Bool {
    var next = place + 1
    while next < lines.count, lines[next].kind == .blank { next += 1 }
    guard next < lines.count, lines[next].rank > lines[place].rank, let reading = probe(next) else { return false }
    return !reading.sets.isEmpty && (reading.name.isEmpty || isQualifier(reading.name))
  }
}
