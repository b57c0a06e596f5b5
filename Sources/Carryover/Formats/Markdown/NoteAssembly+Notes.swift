import TrainingModel

/// Prose, kept as typed by the nearest thing.
extension NoteAssembly {
  mutating func use(_ use: NoteLineUse) { uses[index] = use }

  mutating func endBlock() {
    flushCells()
    followsBlank = true
    endKind()
    if open.sectionIsFlat, open.isWarmup, session.sections.last?.exercises.isEmpty == false { closeSection() }
  }

  /// Keeps a line as a note.
  mutating func addNote(_ place: Int, at wanted: NotePlace? = nil) {
    // Without what stands above them, nobody knows what the rows of a table tell.
    let head = tableHead
    tableHead = []
    for place in head {
      addNote(place, at: wanted)
      followsBlank = false
    }
    let line = lines[place]
    uses[place] = .note
    let target = wanted ?? nearest(line)
    let isSet = if case .set = target { true } else { false }
    addNote(text: isSet && !line.isEscaped ? line.content : Self.typed(line), at: target, isApart: followsBlank)
    open.lastNote = target
    painTexts.append(line.plain)
  }

  /// A line as typed, without the indentation that its place gave it, nor the backslash that says it is prose.
  static func typed(_ line: NoteLine) -> String {
    if line.isEscaped { return NotesProse.unescaped("\\" + line.content) }
    var text = line.raw[...]
    while let first = text.first, first == " " || first == "\t" || first == "\u{FEFF}" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" || last.isNewline { text.removeLast() }
    return String(text)
  }

  /// What a line stands by: the set it hangs on, the exercise that is open, its section, the session.
  func nearest(_ line: NoteLine) -> NotePlace {
    let section = session.sections.count - 1
    if !followsBlank, let last = open.lastNote { return last }
    if let exercise = open.exercise {
      if let rank = open.setRank, line.rank > rank, !followsBlank, let set = lastSet {
        return .set(section, exerciseIndex, set)
      }
      if exercise.rank < line.rank || !followsBlank { return .exercise(section, exerciseIndex) }
      if open.sectionRank == nil { return .session }
    }
    if section >= 0, open.sectionRank != nil { return .section(section) }
    return .session
  }

  private var lastSet: Int? {
    session.sections.last?.exercises.last?.setGroups.last.flatMap { $0.sets.isEmpty ? nil : $0.sets.count - 1 }
  }

  /// Appends a text to the notes of a thing; a paragraph of its own where a blank line stood before it.
  mutating func addNote(text: String, at place: NotePlace, isApart: Bool = false) {
    func joined(_ notes: String?) -> String {
      guard let notes else { return text }
      return notes + (isApart ? "\n\n" : "\n") + text
    }
    switch place {
    case .session: session.notes = joined(session.notes)
    case .section(let section): session.sections[section].notes = joined(session.sections[section].notes)
    case .exercise(let section, let exercise):
      let notes = session.sections[section].exercises[exercise].notes
      session.sections[section].exercises[exercise].notes = joined(notes)
    case .set(let section, let exercise, let set):
      let group = session.sections[section].exercises[exercise].setGroups.count - 1
      let notes = session.sections[section].exercises[exercise].setGroups[group].sets[set].notes
      session.sections[section].exercises[exercise].setGroups[group].sets[set].notes = joined(notes)
      painTexts.append(text)
    }
  }

  // MARK: Pain

  /// Tags the session with every part of the body of which a sentence tells pain, unless it denies it.
  mutating func settlePain() {
    for text in painTexts
    where text.utf8.count > NoteDateToken.limit
      || document.words.filters.pain.mayBeIn(text) && document.words.filters.bodies.mayBeIn(text)
    {
      let tags = document.memos.pains.value(text) { NotePain.tags(in: text, words: document.words) }
      for tag in tags where !session.painTags.contains(tag) {
        session.painTags.append(tag)
      }
    }
  }
}

/// Finds where it hurts in what people write.
enum NotePain {
  /// The parts of the body that a text tells pain of, each sentence for itself.
  static func tags(in text: String, words: NoteWords) -> [String] {
    var tags: [String] = []
    for sentence in text.split(whereSeparator: { ".!?;。！？；\n".contains($0) }) {
      for tag in self.tags(ofSentence: sentence, words) where !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  private static func tags(ofSentence sentence: Substring, _ words: NoteWords) -> [String] {
    var (hasCue, isDenied) = (false, false)
    var found: [String] = []
    for segment in sentence.split(separator: ",") {
      let parts = segment.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      // `did not sleep, knee hurts`; but `no pain in the knee, shoulder or back` denies all of them.
      if parts.contains(where: { words.isPainCue($0) }) { isDenied = false }
      for (place, part) in parts.enumerated() {
        if words.isNegation(part) {
          isDenied = true
        } else if NoteStructureWords.contrasts.contains(part) {
          isDenied = false
        } else if words.isPainCue(part), !isDenied {
          hasCue = true
        }
        // `calf tight, no pain in the knee`
        if isDenied { continue }
        let pair = place + 1 < parts.count ? "\(part) \(parts[place + 1])" : ""
        if let tag = pair.isEmpty ? nil : words.bodyPart(pair) {
          found.append(tag)
        } else if let tag = words.bodyPart(part), !found.contains(where: { $0.hasSuffix(tag) }) {
          found.append(tag)
        }
      }
    }
    return hasCue ? found : []
  }
}
