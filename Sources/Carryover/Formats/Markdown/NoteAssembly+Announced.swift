/// What is meant for another day, below or behind a label that says so in whatever words.
extension NoteAssembly {
  /// `Coming up`, `For Wednesday Karen wants:`, `**want on Sunday**` below sets, and above others: planned from there on.
  mutating func readAnnouncement(_ line: NoteLine) -> Bool {
    endAnnouncement(at: line)
    guard line.kind == .text || line.kind == .item || line.isHeading, line.box == nil, !line.isQuoted, !line.isEscaped,
      line.isHeading || line.isBold || endsWithColon(line)
        || line.kind == .text && followsBlank && line.plain.split(separator: " ").count <= 6
          && !line.plain.hasByte(UInt8(ascii: ":")),
      !NoteStructureWords.planNames.contains(label(line.plain)),
      document.words.announces(line.plain, isAlone: true),
      !Self.hasProduct(line.plain),
      !document.names.look(label(line.plain)).isKnown, isAboveSets(line), hasSetsAbove
    else { return false }
    flushCells()
    closeParts(above: line.rank)
    closeSection()
    open.planRank = line.isHeading ? line.rank : 0
    if line.isHeading { use(.section) } else { addNote(index, at: .session) }
    return true
  }

  /// `Done Wednesday:` below what was announced: what stands there was done.
  private mutating func endAnnouncement(at line: NoteLine) {
    guard open.planRank == 0, endsWithColon(line), line.plain.utf8.count <= 40,
      let first = line.plain.split(whereSeparator: { !$0.isLetter }).first,
      document.words.word(first) == .done || document.words.word(first) == .got
    else { return }
    open.planRank = nil
  }

  /// `Sunday I want: weighted pull-up 3 x 5 with +20`, `Next squat day (plan) - squat 3x5 100 kg`: sets behind such a
  /// label.
  mutating func readAnnouncedSets(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isQuoted, !line.isEscaped,
      open.planRank == nil, line.plain.hasDigit,
      document.words.mayAnnounce(line.plain) || document.words.filters.undone.mayBeIn(line.plain),
      let divided = dividedAtAnnouncement(line.plain), document.reader.mayHoldSets(divided.sets)
    else { return false }
    var meant = line
    meant.plain = divided.sets
    meant.content = divided.sets
    open.planRank = 0
    defer { open.planRank = nil }
    guard let reading = read(divided.sets, of: meant), !reading.sets.isEmpty, !label(reading.name).isEmpty,
      !divided.sets.split(separator: " ").contains(where: { document.words.word($0) == .done })
    else { return false }
    flushCells()
    closeExercise()
    addNote(text: divided.label, at: .session)
    takeSets(reading, of: meant)
    flushCells()
    closeExercise()
    return true
  }

  func dividedAtAnnouncement(_ text: String) -> (label: String, sets: String)? {
    let signs = [": ", "：", " - ", " – ", " — "].compactMap { text.bytesRange(of: $0) }
    for range in signs.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let label = String(text[..<range.lowerBound])
      let sets = text[range.upperBound...].trimmedSpaces
      // `Plan: 3x5 @ 80` stands beside what came of it.
      guard !sets.isEmpty, !NoteStructureWords.planNames.contains(label), !Self.hasProduct(label),
        document.words.announces(label) || document.words.saysUndone(label) && label.contains(" ")
      else { continue }
      return (label, sets)
    }
    return nil
  }

  /// `Plan for Thursday is bench press, 3 sets of 5 at 190`, `Next Wednesday I am supposed to do leg press …`: the sentence
  /// is of a plan from its first words on.
  mutating func markAnnouncedSentences(from head: Int) {
    for place in lines.indices.dropFirst(head)
    where lines[place].kind == .text && lines[place].plain.hasDigit && !lines[place].isEscaped
      && lines[place].box == nil && !lines[place].isQuoted && !isHead(lines[place])
      && document.words.filters.firstOfAnnouncing.mayBegin(lines[place].plain)
    {
      let text = lines[place].plain
      let words = text.prefix(80).split(separator: " ")
      var end: Int?
      for count in 2..<max(2, min(9, words.count)) where end == nil {
        let next = words[count].lowercased()
        guard !Self.fillers.contains(next), Self.fillers.contains(words[count - 1].lowercased()),
          !words[..<count].contains(where: { $0.hasSuffix(":") || $0.hasSuffix(".") }),
          !next.hasDigit,
          case let told = words[..<count].reversed().drop(while: { Self.fillers.contains($0.lowercased()) }).reversed(),
          document.words.announces(words[..<count].joined(separator: " "))
            || document.words.announces(told.joined(separator: " "))
        else { continue }
        end = count
      }
      guard let end, words[..<end].contains(where: { Self.intents.contains($0.lowercased()) }) else { continue }
      setAside(text[..<words[end].startIndex].trimmedSpaces, at: place)
      lines[place].plain = String(text[words[end].startIndex...])
      lines[place].box = .open
    }
  }

  /// `Komende donderdag 25-09-2025, voornemen:` in the head of a day: not in brackets, and not behind its sets.
  func announcesDay(_ head: String) -> Bool {
    guard document.words.mayAnnounce(head), !Self.hasProduct(head) else { return false }
    guard let open = head.bytesRange(of: "("), let close = head[open.upperBound...].bytesRange(of: ")") else {
      return document.words.announces(head)
    }
    return document.words.announces("\(head[..<open.lowerBound]) \(head[close.upperBound...])")
  }

  private static let intents: NoteWordSet = [
    "is", "am", "i'm", "supposed", "want", "intend", "will", "should", "plan", "going",
  ]
  private static let fillers: NoteWordSet = [
    "is", "i", "am", "i'm", "to", "do", "supposed", "want", "intend", "will", "we", "should", "a", "the", "plan",
    "going", "be",
  ]

  private var hasSetsAbove: Bool {
    session.sections.contains { section in
      section.exercises.contains { $0.setGroups.contains { !$0.sets.isEmpty } }
    }
  }

  /// Whether sets come next: those of an exercise that the next line names, with or without sets of its own.
  private mutating func isAboveSets(_ line: NoteLine) -> Bool {
    var seen = 0
    var place = index + 1
    while place < lines.count, seen < 3 {
      defer { place += 1 }
      let other = lines[place]
      if other.kind == .blank { continue }
      if isHead(other) || other.isHeading && other.rank <= line.rank && line.isHeading { return false }
      if isTable(at: place) { return true }
      if let reading = probe(place), !reading.sets.isEmpty { return true }
      seen += 1
    }
    return false
  }
}
