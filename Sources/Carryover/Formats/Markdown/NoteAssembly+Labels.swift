import TrainingModel

/// Lines without sets: names of exercises, headings of sections, prose.
extension NoteAssembly {
  /// What stands below a line, as far as it says what the line is.
  struct Follow {
    enum First {
      case nothing, namelessSets, namedSets, table(isNamed: Bool), heading(Int), label(Int)
    }

    var first = First.nothing
    /// Where that stands.
    var index = 0
    /// Whether it hangs on the line: deeper, or under its heading.
    var isBelow = false
    /// Whether a blank line lies between.
    var isApart = false
    /// Prose in between.
    var hasProse = false
  }

  private static let farthest = 40

  mutating func takeLabel(_ line: NoteLine) {
    let text = nameBehindSection(label(line.plain), line)
    if text.isEmpty {
      addNote(index)
    } else if isStatement(line) {
      use(.fact)
    } else if session.title == nil, session.sections.isEmpty, let title = takeBracketFacts(line.plain, line),
      !document.names.look(title).isKnown
    {
      session.title = title
      use(.session)
    } else if line.isHeading || line.isBold && line.kind == .text {
      takeHeading(line, text)
    } else {
      takeFlatLabel(line, text)
    }
  }

  /// Whether a line says the unit of all loads, or is the link at the end of a text that an app shared.
  private func isStatement(_ line: NoteLine) -> Bool {
    if line.isHeading || line.isQuoted { return false }
    if line.plain.hasPrefix("http"), !line.plain.contains(" ") {
      return ["strong.app", "hevy.com", "hevyapp.com"].contains { line.plain.contains($0) }
    }
    let words = line.plain.split(whereSeparator: { !$0.isLetter })
    return words.count <= 5 && document.units.mayBeIn(line.plain)
      && NoteUnitStatement.unit(in: line.plain, words: document.words) != nil
      && !line.plain.utf8.contains { (48...57).contains($0) }
  }

  /// A label without the colon at its end.
  func label(_ text: String) -> String {
    var text = text
    if let last = text.utf8.last, last >= 0x80 || last == 32 || last == UInt8(ascii: ":") || last == UInt8(ascii: "-") {
      while let last = text.last, ": ：-–".contains(last) { text.removeLast() }
    }
    return NoteText.withoutLeadingPictures(NoteText.withoutTags(withoutSetCount(text)))
  }

  /// Of `Pull-ups – 3 sets` and `Pull-ups (3 sets)` the name: the sets themselves stand below.
  private func withoutSetCount(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count < 80, bytes.contains(where: { (48...57).contains($0) }) else { return text }
    var words = text.split(separator: " ")
    guard words.count > 2, let last = words.popLast(), let count = words.popLast() else { return text }
    let noun = last.hasSuffix(")") ? last.dropLast() : last
    let number = count.hasPrefix("(") ? count.dropFirst() : count
    guard document.words.word(noun) == .sets, Int(number) != nil else { return text }
    var name = words.joined(separator: " ")[...]
    while let end = name.last, " -–—:,(".contains(end) { name.removeLast() }
    return name.isEmpty ? text : String(name)
  }

  /// Of `Strength: Back squat` the exercise.
  private mutating func nameBehindSection(_ text: String, _ line: NoteLine) -> String {
    guard let (key, value) = Self.keyAndValue(text), !value.isEmpty, !document.names.look(text).isKnown else {
      return text
    }
    return isPartLabel(key) && document.names.look(value).isLikely ? value : text
  }

  /// Whether a label before a name says which part of the session it belongs to.
  func isPartLabel(_ key: String) -> Bool {
    document.words.section(key) != nil || NoteStructureWords.partNames.contains(key.lowercased())
  }

  private func endsWithColon(_ line: NoteLine) -> Bool { line.plain.hasSuffix(":") || line.plain.hasSuffix("：") }

  // MARK: Headings

  private mutating func takeHeading(_ line: NoteLine, _ text: String) {
    if isPlanHeading(text) {
      closeParts(above: line.rank)
      open.planRank = line.rank
      use(.section)
      return
    }
    let look = document.names.look(text)
    let follow = followHeading(line)
    let module = document.words.section(text)
    switch follow.first {
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

  private mutating func takeBareHeading(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ module: ModuleType?) {
    if look.isLikely, module == nil || look.isKnown {
      closeParts(above: line.rank)
      beginExercise(text, line)
    } else if module != nil {
      closeParts(above: line.rank)
      beginSection(text, line, module)
    } else {
      if line.isHeading { closeExercise() }
      addNote(index, at: line.isHeading ? .session : nil)
    }
  }

  /// Whether a heading, in a document whose date stands elsewhere, is above everything else.
  private func isTitleHeading(_ line: NoteLine) -> Bool {
    guard line.isHeading, session.title == nil, session.sections.isEmpty, span.parts.first?.headLine == nil else {
      return false
    }
    return !lines[(index + 1)...].contains { $0.isHeading && $0.rank <= line.rank }
  }

  func isPlanHeading(_ text: String) -> Bool {
    NoteStructureWords.planNames.contains(text.lowercased())
      || document.words.column(text).map { $0.role == .target && $0.number == nil } == true
  }

  /// Whether a label says which sets come, and not of what.
  func isKindLabel(_ text: String) -> Bool {
    if let module = document.words.section(text), module == .warmup { return true }
    switch document.words.word(text) {
    case .warmup, .working, .drop, .sets: return true
    default: break
    }
    let words = text.lowercased().split(separator: " ")
    guard let last = words.last, words.count <= 3 else { return false }
    let isSets = document.words.word(last) == .sets
    return isSets || words.count == 1 && ["sets", "work", "working", "backoff", "back-off"].contains(last)
  }

  private mutating func enterKind(_ text: String, rank: Int) {
    let isWarmup =
      document.words.section(text) == .warmup || document.words.word(text) == .warmup
      || text.lowercased().hasPrefix("warm")
    open.exercise?.kindRank = rank
    open.exercise?.isWarmup = isWarmup
    use(.section)
  }

  /// What stands below a heading, up to the next of its level.
  private mutating func followHeading(_ line: NoteLine) -> Follow {
    var follow = Follow()
    var next = index + 1
    var seen = 0
    while next < lines.count, seen < Self.farthest {
      let other = lines[next]
      defer { next += 1 }
      if other.kind == .blank { continue }
      seen += 1
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

  private func headingSets(_ index: Int) -> NotationReading? {
    var context = NotationContext()
    context.conventions = document.conventions
    guard let reading = document.reader.read(lines[index].plain, in: context), !reading.sets.isEmpty else { return nil }
    return reading
  }

  /// What a line below says of the line above, if anything.
  private mutating func first(at next: Int, _ follow: inout Follow) -> Follow.First? {
    if isSilent(lines[next].kind) { return nil }
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
    if !look.isKnown, isKindLabel(text) { return nil }
    if look.isKnown || !look.isSentence && hasSetsBelow(next) { return .label(next) }
    follow.hasProse = true
    return nil
  }

  private func isSilent(_ kind: NoteLine.Kind) -> Bool {
    switch kind {
    case .rule, .underline, .fence, .rowRule, .verbatim, .frontMatter, .property, .blank: true
    default: false
    }
  }

  /// Whether the sets on a line have a name of their own; `nil` where the line holds none.
  private mutating func setsAreNamed(at place: Int) -> Bool? {
    guard let reading = probe(place), !reading.sets.isEmpty else { return nil }
    let name = reading.name
    if name.isEmpty { return namesBehind(lines[place].plain) }
    return !isQualifier(name)
  }

  private func fieldIsMeasure(_ line: NoteLine) -> Bool? {
    guard let field = field(line) else { return nil }
    return field.role.map(isMeasure) == true
  }

  private func isMeasure(_ role: NoteColumnRole) -> Bool {
    switch role {
    case .sets, .reps, .load, .duration, .distance, .set, .result: true
    default: false
    }
  }

  /// Whether the next line is a set that hangs below this one.
  private mutating func hasSetsBelow(_ place: Int) -> Bool {
    var next = place + 1
    while next < lines.count, lines[next].kind == .blank { next += 1 }
    guard next < lines.count, lines[next].rank > lines[place].rank, let reading = probe(next) else { return false }
    return !reading.sets.isEmpty && reading.name.isEmpty
  }

  /// Opens a circuit: a line that states how often what stands below it was done.
  mutating func readRounds(_ line: NoteLine) -> Bool {
    guard !line.isQuoted, line.plain.utf8.count <= 60, document.rounds.mayBeIn(line.plain),
      let rounds = NoteRounds.count(in: line.plain, words: document.words)
    else { return false }
    switch (line.isHeading || line.isBold ? followHeading(line) : followLine(line)).first {
    case .namedSets, .label, .heading: break
    default: return false
    }
    closeParts(above: line.rank)
    beginSection(label(line.plain), line, nil)
    open.rounds = rounds
    return true
  }

  // MARK: Lines that are no heading

  private mutating func takeFlatLabel(_ line: NoteLine, _ text: String) {
    let look = document.names.look(text)
    if line.isQuoted, !look.isKnown {
      addNote(index)
      return
    }
    let follow = followLine(line)
    if isTitleBelowHead(line, look) {
      session.title = text
      use(.session)
      return
    }
    switch follow.first {
    case .namelessSets, .table(isNamed: false): takeLabelOverSets(line, text, look, follow)
    case .namedSets, .table, .label: takeLabelOverNames(line, text, look, follow)
    case .heading, .nothing:
      if look.isKnown, !isKindLabel(text) {
        beginExercise(text, line)
      } else if follow.isBelow, isSectionLike(line, text, look, isBelow: true) {
        beginSection(text, line, document.words.section(text))
      } else {
        addNote(index)
      }
    }
  }

  /// Whether a line right below the date stands alone above a block that has a name of its own.
  private mutating func isTitleBelowHead(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    guard session.title == nil, session.sections.isEmpty, line.kind == .text, !line.isQuoted, !look.isKnown,
      !look.isSentence, look.wordCount <= 5, !endsWithColon(line), document.words.section(label(line.plain)) == nil,
      isBelowHead || isFirst, index + 1 < lines.count, isFirst || lines[index + 1].kind == .blank,
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), !isTable(at: next)
    else { return false }
    if let reading = probe(next), !reading.sets.isEmpty { return !reading.name.isEmpty && !isQualifier(reading.name) }
    guard field(lines[next]) == nil, lines[next].kind != .verbatim else { return false }
    return isBelowHead || document.names.look(label(lines[next].plain)).isLikely && look.share < 0.5
  }

  private var isBelowHead: Bool { index > 0 && isHead(lines[index - 1]) }

  /// Whether the line is the first of a text in which no date stands.
  private var isFirst: Bool {
    span.parts.first?.headLine == nil && lines[..<index].allSatisfy { $0.kind == .blank }
  }

  private mutating func takeLabelOverSets(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) {
    let isKind = (isKindLabel(text) || document.words.section(text) == .warmup) && !look.isKnown
    if isKind, open.exercise != nil, !followsBlank || follow.isBelow && (open.exercise?.rank ?? .max) < line.rank {
      enterKind(text, rank: line.rank)
    } else if isNote(line, text, look, follow) {
      addNote(index)
    } else {
      beginExercise(text, line)
    }
  }

  /// Whether a line right above sets is about them rather than their exercise's name.
  private mutating func isNote(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) -> Bool {
    if look.isKnown { return false }
    if let better = bestLabel(from: index, to: follow.index), better != index { return true }
    guard let exercise = open.exercise else { return false }
    if follow.isBelow { return look.isSentence && exercise.rank < line.rank }
    if followsBlank { return look.isSentence && look.share < 0.5 }
    // In one block with the sets of an exercise: a name has a name's words, or at least looks like none but a name.
    if exercise.rank < line.rank, look.share < 0.5 { return true }
    return look.isSentence || look.share < 0.5 && !startsLikeName(text)
  }

  private func startsLikeName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first.isNumber else { return false }
    return !first.isLowercase
  }

  /// Of the labels between here and the sets, the one most like a name.
  private mutating func bestLabel(from start: Int, to end: Int) -> Int? {
    var best: (index: Int, score: Double)?
    for place in start..<max(start + 1, end) {
      let line = lines[place]
      guard line.kind == .text || line.kind == .item, !line.isQuoted, !line.isEscaped, field(line) == nil else {
        continue
      }
      let look = document.names.look(label(line.plain))
      var score = look.isKnown ? 10 : look.share * 5
      if endsWithColon(line) || line.isBold { score += 2 }
      if look.isSentence { score -= 5 }
      if !startsLikeName(line.plain) { score -= 2 }
      if score >= best?.score ?? -.infinity { best = (place, score) }
    }
    return best?.index
  }

  private mutating func takeLabelOverNames(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) {
    if isPlanHeading(text) {
      closeSection()
      open.planRank = line.rank
      use(.section)
    } else if isSectionLike(line, text, look, isBelow: follow.isBelow), !look.isKnown || follow.isBelow {
      beginSection(text, line, document.words.section(text))
    } else if look.isKnown {
      beginExercise(text, line)
    } else if follow.isApart == false, session.title == nil, session.sections.isEmpty, look.wordCount <= 4,
      !look.isSentence, span.parts.first?.headLine != nil
    {
      session.title = text
      use(.session)
    } else {
      addNote(index)
    }
  }

  private func isSectionLike(_ line: NoteLine, _ text: String, _ look: NoteNameLook, isBelow: Bool) -> Bool {
    if document.words.section(text) != nil { return true }
    if look.isSentence || look.wordCount > 5 { return false }
    return endsWithColon(line) || line.kind == .item && isBelow
  }

  /// What stands below a line that is no heading: what hangs on it, else the next block.
  private mutating func followLine(_ line: NoteLine) -> Follow {
    var follow = Follow()
    var next = index + 1
    var labels = 0
    while next < lines.count, next - index < Self.farthest {
      let other = lines[next]
      defer { next += 1 }
      if other.kind == .blank {
        if labels > 0 { return follow }
        follow.isApart = true
        continue
      }
      if other.isHeading || other.isBold && other.kind == .text { return follow }
      follow.isBelow = other.rank > line.rank
      if other.rank < line.rank { return follow }
      let isFirst = labels == 0
      if let first = first(at: next, &follow) {
        follow.index = next
        if case .label = first, !follow.isBelow { return isFirst ? Follow() : follow }
        follow.first = first
        return follow
      }
      if !isMark(other.kind) { labels += 1 }
      if labels > 3 { return follow }
    }
    return follow
  }

  private func isMark(_ kind: NoteLine.Kind) -> Bool {
    switch kind {
    case .rule, .underline, .fence, .rowRule: true
    default: false
    }
  }
}
