import TrainingModel

extension NotationLine {
  /// Fills the reading from clauses, name and what stands behind.
  mutating func finish(_ found: FoundClauses, start: Int) -> NotationReading? {
    pieces += found.asides
    if let name = found.movedName {
      reading.name = Self.trimmedName(text(name))
    } else {
      readName(found.lead)
    }
    add(found)
    readTail(from: found.end, hints: found.hints)
    reading.isSkipped = !found.clauses.isEmpty && found.clauses.allSatisfy(\.isSkipped)
    reading.note = note()
    return reading.sets.isEmpty ? nil : reading
  }

  /// Expands clauses into sets.
  private mutating func add(_ found: FoundClauses) {
    let units = Set(found.clauses.flatMap { $0.factors.flatMap { $0.quantities.compactMap(\.loadUnit) } })
    var context = found.context
    context.loadUnit = reading.statedUnit ?? context.loadUnit
    var sets = 1
    let clauses = found.clauses.count
    for (read, meaning) in zip(found.clauses, found.meanings) {
      var clause = read
      // Blocks of sets that are added up are no drops.
      if clause.isAddition, sets > 1 || (meaning.sets ?? 1) > 1 { clause.isDrop = false }
      sets = meaning.sets ?? 1
      let expansion = NotationExpansion(
        clause: clause, meaning: meaning, context: context, hints: found.hints,
        lineUnit: units.count == 1 ? units.first : nil, raw: text(clause.start..<clause.end))
      if meaning.isLoadAlone, context.statedReps == nil, clauses > 1 {
        context.statedLoad = expansion.sets().first?.load
        continue
      }
      let sets = expansion.sets()
      guard reading.sets.count + sets.count <= Self.setLimit else { break }
      reading.sets += sets.map { fill($0, with: context) }
      if let load = sets.last?.load { context.statedLoad = load }
      reading.doubts += meaning.doubts
      reading.restPeriod = clause.rest ?? reading.restPeriod
      let quantities = meaning.reps + meaning.durations + meaning.distances
      reading.isUnilateral =
        reading.isUnilateral || clause.isEach || quantities.contains { $0.isEach || $0.side != nil }
    }
  }

  /// Repetitions stated above go to sets that name none.
  private func fill(_ set: LoggedSet, with context: NotationContext) -> LoggedSet {
    guard let reps = context.statedReps, set.reps == nil, set.isCompleted, set.duration == nil, set.distance == nil
    else {
      return set
    }
    var set = set
    set.reps = reps
    return set
  }

  // MARK: The name

  /// The words before the sets, without what they say of the kind of set.
  private mutating func readName(_ lead: Range<Int>) {
    var lead = trimmed(lead)
    if let marker = markerNumber(lead) {
      reading.setNumber = marker.number
      lead = trimmed(marker.end..<lead.upperBound)
    }
    while let first = tokens[lead].first?.word, isKindMark(first) || isFiller(first) {
      lead = trimmed(lead.dropFirst())
    }
    while let last = tokens[lead].last?.word, last == .warmup || last == .failure || isFiller(last) {
      lead = trimmed(lead.dropLast())
    }
    lead = withoutUnit(lead)
    guard let first = tokens[lead].first, let last = tokens[lead].last else { return }
    let name = text(first.start..<last.end)
    if words.isProse(wordTexts(lead).first ?? ""), !wordTexts(lead).contains(where: { words.isExerciseWord($0) }) {
      pieces.insert(first.start..<last.end, at: 0)
    } else {
      reading.name = Self.trimmedName(name)
    }
  }

  /// `Squat (kg)` states the unit.
  private mutating func withoutUnit(_ lead: Range<Int>) -> Range<Int> {
    let end = lead.upperBound
    guard lead.count > 3, tokens[end - 1].kind == .close, tokens[end - 3].kind == .open,
      let word = tokens[end - 2].word,
      word == .kilograms || word == .pounds
    else { return lead }
    reading.statedUnit = word == .kilograms ? .kilogram : .pound
    return lead.lowerBound..<end - 3
  }

  private func isKindMark(_ word: NoteWord) -> Bool {
    word == .warmup || word == .working || word == .superset || word == .then || word == .and || word == .got
      || word == .done
  }

  private func isFiller(_ word: NoteWord) -> Bool { word == .at || word == .for || word == .planned || word == .got }

  private func isJoint(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .colon, .dash, .equals, .comma, .at, .pipe, .period, .greater, .semicolon, .other: true
    default: false
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = tokens[range].last, isJoint(last) || last.kind == .open || last.kind == .plus {
      range = range.dropLast()
    }
    while let first = tokens[range].first, isJoint(first) && first.kind != .other { range = range.dropFirst() }
    return range
  }

  /// `Set 2`, `2nd set`.
  private func markerNumber(_ lead: Range<Int>) -> (number: Int, end: Int)? {
    guard lead.count >= 2 else { return nil }
    let (first, second) = (tokens[lead.lowerBound], tokens[lead.lowerBound + 1])
    if first.word == .sets || first.kind == .hash, second.kind == .number { return marker(second, lead.lowerBound + 2) }
    guard lead.count >= 3, first.kind == .number, second.kind == .word, !second.isSpaced,
      tokens[lead.lowerBound + 2].word == .sets
    else { return nil }
    return marker(first, lead.lowerBound + 3)
  }

  private func marker(_ token: NotationToken, _ end: Int) -> (number: Int, end: Int)? {
    Int(exactly: token.value).map { ($0, end) }
  }

  /// A name without emphasis, link brackets and joints at its ends.
  static func trimmedName(_ name: String) -> String {
    var text = Substring(name)
    while let first = text.first, !first.isLetter, !first.isNumber, first != "(" { text.removeFirst() }
    while let last = text.last, !last.isLetter, !last.isNumber, !".)'’+%°\"".contains(last) { text.removeLast() }
    if text.last == "(" { text.removeLast() }
    if text.last == ")", !text.contains("(") { text.removeLast() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  // MARK: What stands behind

  /// Reads on behind prose: further sets, further exercises, and the note.
  private mutating func readTail(from start: Int, hints: ExerciseHints) {
    var place = start
    var proseStart = start
    var tries = 0
    while place < tokens.count, tries < 64 {
      if tokens[place].word == .elsewhen { break }
      guard isSeparated(place, from: start), isValueToken(place) else {
        place += 1
        continue
      }
      tries += 1
      let lead = proseStart..<place
      if let end = readFurther(at: place, lead: lead) {
        place = end
        proseStart = end
      } else {
        place += 1
      }
    }
    addPiece(proseStart..<tokens.count)
  }

  private func isValueToken(_ place: Int) -> Bool {
    let token = tokens[place]
    return token.kind == .number || token.word == .bodyweight || token.word == .drop || token.word == .amrap
      || token.kind == .plus
  }

  /// Only what stands behind a sign or a connecting word goes on with the sets, or what a name comes before.
  private func isSeparated(_ place: Int, from start: Int) -> Bool {
    place > start || tokens[place].word == .drop
  }

  /// Sets behind prose, of this exercise or of another that the prose names.
  private mutating func readFurther(at place: Int, lead: Range<Int>) -> Int? {
    let name = nameRange(lead)
    let isNamed = wordTexts(name).contains {
      words.isExerciseWord($0) || words.hints(forExercise: $0) != ExerciseHints()
    }
    if isNamed, depth < 16, wordTexts(name).count <= 6, startsAfterSeparator(name.lowerBound, lead) {
      return readExercise(at: place, name: name, lead: lead)
    }
    guard let before = place > 0 ? tokens[place - 1] : nil, isConnector(before),
      var found = parse(at: place, lead: place..<place, isTail: true)
    else { return nil }
    addPiece(lead)
    found.lead = place..<place
    pieces += found.asides
    add(found)
    return found.end
  }

  private func isConnector(_ token: NotationToken) -> Bool {
    switch token.kind {
    case .comma, .semicolon, .period, .greater, .plus, .open, .dash, .ampersand, .close, .pipe: true
    case .word:
      token.word == .then || token.word == .and || token.word == .drop || token.word == .got || token.word == .working
    default: false
    }
  }

  /// The last words of a run, behind its last separator.
  private func nameRange(_ lead: Range<Int>) -> Range<Int> {
    let trimmedLead = trimmed(lead)
    var start = trimmedLead.upperBound
    while start > trimmedLead.lowerBound, !isBreak(tokens[start - 1]) { start -= 1 }
    return start..<trimmedLead.upperBound
  }

  private func isBreak(_ token: NotationToken) -> Bool {
    if token.kind == .dash { return token.isSpaced }
    return isConnector(token) || token.kind == .slash && token.isSpaced || token.word == .superset || token.word == .at
  }

  private func startsAfterSeparator(_ start: Int, _ lead: Range<Int>) -> Bool {
    guard start > 0 else { return false }
    return isBreak(tokens[start - 1])
  }

  private mutating func readExercise(at place: Int, name: Range<Int>, lead: Range<Int>) -> Int? {
    var line = NotationLine(bytes: bytes, words: words, context: context, tokens: tokens)
    line.depth = depth + 1
    guard !name.isEmpty, let found = line.parse(at: place, lead: name),
      found.isStrong || !words.isProse(wordTexts(name).first ?? "")
    else { return nil }
    addPiece(lead.lowerBound..<name.lowerBound)
    guard let further = line.finish(found, start: place) else { return nil }
    reading.further += [further] + further.further
    reading.further.indices.forEach { reading.further[$0].further = [] }
    return tokens.count
  }

  // MARK: The note

  private mutating func addPiece(_ range: Range<Int>) {
    guard let first = tokens[range].first, let last = tokens[range].last else { return }
    var start = first.start
    while start > 0, "*_`~".utf8.contains(bytes[start - 1]) { start -= 1 }
    pieces.append(start..<(range.upperBound == tokens.count ? bytes.count : last.end))
  }

  /// What was left over, in the order of the line.
  private func note() -> String? {
    let parts = pieces.sorted { $0.lowerBound < $1.lowerBound }.map { Self.trimmedNote(text($0)) }.filter {
      !$0.isEmpty
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private static func trimmedNote(_ text: String) -> String {
    var text = Substring(text)
    let leading: Set<Character> = [" ", ",", ";", "-", "–", "—", ":", ".", "\t", "|", "/", "+", "&"]
    while let first = text.first, leading.contains(first) { text.removeFirst() }
    while let last = text.last, [" ", ",", ";", "\t", "-", "–", "—"].contains(last) { text.removeLast() }
    return text.contains { !",.:;()[]{}/|-+&>=@!* ".contains($0) } || text.contains("!") ? String(text) : ""
  }

  // MARK: Without sets

  /// The name, and the load and rest that stand behind it.
  mutating func readHeading(from start: Int) {
    for place in candidates(from: start) where place > start {
      var parser = NotationParser(tokens: tokens, bytes: bytes)
      parser.place = place
      guard let clause = parser.clause(NotationClause()), parser.place == tokens.count else { continue }
      let lead = start..<place
      let hints = words.hints(forExercise: leadText(lead))
      let meaning = NotationInterpreter.meaning(of: clause, in: context, hints: hints)
      guard clause.factors.isEmpty || meaning?.isLoadAlone == true else { continue }
      readName(lead)
      reading.restPeriod = clause.rest
      if let meaning, !clause.factors.isEmpty {
        reading.statedLoad =
          NotationExpansion(
            clause: clause, meaning: meaning, context: context, hints: hints, lineUnit: nil, raw: ""
          ).sets().first?.load
        reading.statedUnit = reading.statedLoad?.unit
      }
      return
    }
    readBareHeading(from: start)
  }

  /// A name alone, or with a unit.
  private mutating func readBareHeading(from start: Int) {
    let end = tokens.count
    readName(start..<max(start, end))
    if reading.name.isEmpty, start < end {
      reading.name = Self.trimmedName(text(tokens[start].start..<tokens[end - 1].end))
    }
  }
}
