import TrainingModel

/// Lines without sets: names of exercises, headings of sections, prose.
extension NoteAssembly {
  struct Follow {
    enum First { case nothing, namelessSets, namedSets, table(isNamed: Bool), heading(Int), label(Int) }
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

  static let farthest = 40

  mutating func takeLabel(_ line: NoteLine) {
    // `Friday — what really happened` below `Friday 8 March (planned)`
    if open.planRank == 0, line.isHeading, line.rank <= headRank { open.planRank = nil }
    if takeBoldName(line) { return }
    let text = nameBehindSection(label(line.plain), line)
    if text.isEmpty || isTrainingMaximum(text) || isShare(line.plain) || isMiss(text) || isNumberedLoad(text) {
      addNote(index)
    } else if isStatement(line) || takeLoadAlone(text, line) {
      use(.fact)
    } else if !text.unicodeScalars.contains(where: \.properties.isAlphabetic) {
      // `5/3/1` between warm-ups and work.
      if text == "5/3/1" || text == "3/5/1" || text == "531", hasSets { return enterKind("main", rank: line.rank) }
      addNote(index)
    } else if session.title == nil, session.sections.isEmpty, let title = takeBracketFacts(line.plain, line),
      !document.names.look(title).isKnown
    {
      session.title = title
      use(.session)
    } else if line.isBold, open.exercise != nil || line.plain.containsBytes(of: ". "), isItalicRemark(index) {
      addNote(index)
    } else if line.isHeading || line.isBold && line.kind == .text {
      takeHeading(line, text)
    } else {
      takeFlatLabel(line, text)
    }
  }

  /// The rank of the line with the session's date.
  private var headRank: Int { lines.first { isHead($0) && $0.isHeading }?.rank ?? 0 }

  /// `TM 60kg`: what the percentages of a programme are of.
  private func isTrainingMaximum(_ text: String) -> Bool {
    guard text.hasPrefix("TM ") || text.hasPrefix("TM:") else { return false }
    return text.utf8.dropFirst(3).first { $0 != 32 }?.isDigit == true
  }

  /// `Set 1: 40` that no line below settles: no name, whatever stands below.
  private func isNumberedLoad(_ text: String) -> Bool {
    guard open.exercise != nil, text.hasDigit else { return false }
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 && document.words.word(words[0]) == .sets
      && words[1].utf8.first?.isDigit == true
  }

  /// `80 x miss, forward` below an exercise: a lift that was none.
  private func isMiss(_ text: String) -> Bool {
    guard open.exercise != nil, text.utf8.first?.isDigit == true else { return false }
    let words = text.split { !$0.isLetter }
    // `66/X (behind)`
    if let first = words.first, first.lowercased() == "x", text.utf8.dropFirst().prefix(6).contains(UInt8(ascii: "/")) {
      return true
    }
    return words.contains { NoteStructureWords.misses.contains($0) }
  }

  /// Takes a load that stands alone above the repetitions done with it: `80 kg:`, below it `8`, `8`, `7`.
  private mutating func takeLoadAlone(_ text: String, _ line: NoteLine) -> Bool {
    guard open.exercise != nil, !line.isHeading, let (number, rest) = Self.number(text), number > 0 else {
      return false
    }
    var unit = open.exercise?.statedUnit ?? loadUnit
    if !rest.isEmpty {
      guard let stated = document.words.loadUnit(NoteWords.key(rest)) else { return false }
      unit = stated
    }
    let load = Load(value: number, unit: unit)
    let before = open.exercise?.statedLoad
    open.exercise?.statedLoad = load
    readings = [:]
    guard index + 1 < lines.count, reading(index + 1)?.sets.first?.reps != nil else {
      open.exercise?.statedLoad = before
      return false
    }
    return true
  }

  /// Whether a line says the unit of all loads, or is the link at the end of a text that an app shared.
  mutating func isStatement(_ line: NoteLine) -> Bool {
    if line.isHeading || line.isQuoted { return false }
    if line.plain.hasPrefix("http"), !line.plain.contains(" ") {
      return ["strong.app", "hevy.com", "hevyapp.com"].contains { line.plain.contains($0) }
    }
    return !line.plain.hasDigit && statedUnit(line.plain) != nil
      && !document.names.isNameWithUnit(label(line.plain))
      && line.plain.split(whereSeparator: { !$0.isLetter }).count <= 5 && !isNameWithUnit(line)
  }

  /// `SQ (lbs)` right above sets that have no name of their own: a name, and the unit of its sets.
  private mutating func isNameWithUnit(_ line: NoteLine) -> Bool {
    guard line.plain.hasSuffix(")"), let bracket = line.plain.lastIndex(of: "("), index + 1 < lines.count,
      lines[index + 1].kind != .blank, let sets = probe(index + 1), !sets.sets.isEmpty, sets.name.isEmpty
    else { return false }
    let name = line.plain[..<bracket].trimmedSpaces
    return !name.isEmpty && document.words.columnRole(NoteWords.key(name)) == nil && document.words.section(name) == nil
  }

  /// The unit that a text states for what follows.
  func statedUnit(_ text: String) -> LoadUnit? {
    guard text.utf8.count > 200 || document.words.filters.units.mayBeIn(text) else { return nil }
    return document.memos.units.value(text) { NoteUnitStatement.unit(in: text, words: document.words) }
  }

  /// A label without the colon at its end, and without the article that a sentence says before a name.
  func label(_ text: String) -> String {
    var text = text
    if let last = text.utf8.last, last >= 0x80 || last == 32 || last == UInt8(ascii: ":") || last == UInt8(ascii: "-") {
      while let last = text.last, ": ：-–".contains(last) { text.removeLast() }
    }
    if text.hasPrefix("the "), text.utf8.count > 6 { text.removeFirst(4) }
    // `Warmed up on the bike for 10 minutes.`
    if text.hasPrefix("on the "), document.names.look(String(text.dropFirst(7))).isLikely {
      text.removeFirst(7)
    }
    return NoteText.withoutLeadingPictures(NoteText.withoutTags(withoutSetCount(sectionBetweenSigns(text) ?? text)))
  }

  /// Of `Pull-ups – 3 sets` and `Pull-ups (3 sets)` the name: the sets themselves stand below.
  func withoutSetCount(_ text: String) -> String {
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
  mutating func nameBehindSection(_ text: String, _ line: NoteLine) -> String {
    guard let (key, value) = Self.keyAndValue(text), !value.isEmpty, !document.names.look(text).isKnown else {
      return text
    }
    return isPartLabel(key) && document.names.look(value).isLikely ? value : text
  }

  /// Whether a label before a name says which part of the session it belongs to.
  func isPartLabel(_ key: String) -> Bool {
    if document.words.section(key) != nil || NoteStructureWords.partNames.contains(key) { return true }
    // `gym after`, `back accessories`
    let words = key.split(separator: " ")
    return (2...4).contains(words.count)
      && words.allSatisfy { NoteStructureWords.partNames.contains($0) || NoteStructureWords.places.contains($0) }
  }

  func endsWithColon(_ line: NoteLine) -> Bool { line.plain.hasSuffix(":") || line.plain.hasSuffix("：") }

  // MARK: Lines that are no heading

  mutating func takeFlatLabel(_ line: NoteLine, _ text: String) {
    // `CASH OUT` behind `EMOM 10 min`
    if open.rounds > 1, followsBlank, isPartLabel(text) { closeSection() }
    let look = document.names.look(Self.withoutRank(nameBeforeFacts(text)))
    if line.isQuoted, !look.isKnown, !isKnownBeforeBracket(text), !isQuotedName(line, look) {
      addNote(index)
      return
    }
    if isCountAlone(index + 1), statesLoad(text) {
      if let (name, load) = nameAndLoad(text) {
        beginExercise(name, line)
        let unit = loadUnit
        open.exercise?.statedLoad = Load(value: load, unit: unit)
        return
      }
      beginExercise(text, line)
      return
    }
    if isAmongSetsOfName(line, look) { return addNote(index) }
    if isItemOverLines(line, look) { return beginExercise(text, line) }
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
      if look.isKnown || statesLoad(text) || headsNumbers(text, look), !isKindLabel(text) {
        beginExercise(text, line)
      } else if follow.isBelow, isSectionLike(line, text, look, isBelow: true) {
        beginSection(text, line, document.words.section(text))
      } else {
        addNote(index)
      }
    }
  }

  /// `Rows (60 kg)`: a name, and a load that stands for the lines below.
  private mutating func statesLoad(_ text: String) -> Bool {
    guard text.utf8.count <= 60, text.hasDigit,
      index + 1 < lines.count, lines[index + 1].plain.utf8.first?.isDigit == true,
      // `Series de 400` above `400 m in 1:38`
      probe(index + 1)?.sets.contains(where: { $0.distance != nil }) != true
    else { return false }
    if nameAndLoad(text) != nil { return true }
    let heading = document.reader.heading(text, in: NotationContext())
    return heading.statedLoad != nil && !heading.name.isEmpty && document.names.look(heading.name).isLikely
  }

  /// Whether a line right below the date stands alone above a block that has a name of its own.
  mutating func isTitleBelowHead(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    guard session.title == nil, session.sections.isEmpty, line.kind == .text, !line.isQuoted, !look.isKnown,
      !look.isSentence, look.wordCount <= 5, !endsWithColon(line), !line.plain.contains(" TM "),
      document.words.section(label(line.plain)) == nil,
      document.words.word(label(line.plain)) != .superset,
      isBelowHead || isFirst, index + 1 < lines.count, isFirst || lines[index + 1].kind == .blank,
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), !isTable(at: next)
    else { return false }
    if let reading = probe(next), !reading.sets.isEmpty { return !reading.name.isEmpty && !isQualifier(reading.name) }
    guard field(lines[next]) == nil, lines[next].kind != .verbatim else { return false }
    return isBelowHead || document.names.look(label(lines[next].plain)).isLikely && look.share < 0.5
  }

  mutating func takeLabelOverNames(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) {
    let endsPlan = open.planRank != nil && endsPlan(text)
    if endsPlan || isPlanHeading(text) {
      closeSection()
      open.planRank = endsPlan ? nil : line.rank
      use(.section)
    } else if isSectionLike(line, text, look, isBelow: follow.isBelow),
      !look.isKnown || look.isLift || follow.isBelow || document.words.section(text) == .warmup
    {
      beginSection(text, line, document.words.section(text))
    } else if look.isKnown {
      beginExercise(text, line)
    } else if follow.isApart == false, session.title == nil, session.sections.isEmpty, look.wordCount <= 4,
      !look.isSentence, span.first.headLine != nil, line.kind != .item || !line.plain.hasDigit
    {
      session.title = text
      use(.session)
    } else {
      addNote(index)
    }
  }

  func isSectionLike(_ line: NoteLine, _ text: String, _ look: NoteNameLook, isBelow: Bool) -> Bool {
    if document.words.section(text) != nil || document.words.word(text) == .superset { return true }
    if look.isSentence || look.wordCount > 5 { return false }
    return endsWithColon(line) || line.kind == .item && isBelow
  }

  /// What stands below a line that is no heading: what hangs on it, else the next block.
  mutating func followLine(_ line: NoteLine) -> Follow {
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

  func isMark(_ kind: NoteLine.Kind) -> Bool {
    switch kind {
    case .rule, .underline, .fence, .rowRule: true
    default: false
    }
  }
}
