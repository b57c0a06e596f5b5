import TextStreams
import TrainingModel

/// Names that stand behind their numbers.
extension NoteAssembly {
  /// `15 air squats` below another exercise names its own behind the number.
  mutating func readNameBehind(
    _ text: String, _ context: NotationContext, _ reading: NotationReading
  ) -> NotationReading? {
    guard context.isUnderExercise, reading.sets.isEmpty || reading.note != nil else { return nil }
    // `B) 3x8 row @ 50 kg`
    let behind = text.withByteSlice { $0.behindLabel.string }
    if behind.utf8.count < text.utf8.count, behind.utf8.first?.isDigit == true {
      var named = readNameBehind(behind, context, reading)
      named?.supersetLabel = String(text.prefix { $0.isLetter || $0.isNumber })
      return named
    }
    guard let first = text.utf8.first, first.isDigit || first == UInt8(ascii: "~") || first == UInt8(ascii: "("),
      text.utf8.contains(where: { $0 | 32 != UInt8(ascii: "x") && $0.isLetter || $0 >= 0x80 })
    else {
      return nil
    }
    var context = context
    context.isUnderExercise = false
    context.statedLoad = nil
    guard let named = document.reader.read(text, in: context), !named.sets.isEmpty else { return nil }
    let name = label(named.name)
    guard !name.isEmpty else { return nil }
    let look = document.names.look(name)
    let isLap = named.sets.allSatisfy { $0.distance != nil && $0.load == nil } && (look.isLikely || look.isDistance)
    // `20 min bike`, `10 min cooldown`
    let isTime =
      (look.isDistance || document.words.section(name) != nil)
      && named.sets.allSatisfy { $0.load == nil && ($0.duration ?? 0) >= 120 }
    // `100 froggers` below `12 burpees`
    let isListed = look.wordCount <= 4 && !look.isSentence && followsNameBehind
    return look.isKnown || isLap || isTime || isListed || open.rounds > 1 && look.isLikely ? named : nil
  }

  /// Takes `2 board press` above sets without a name: a number that is the name's.
  mutating func takeNumberedName(_ line: NoteLine) -> Bool {
    guard line.isHeading || line.isBold || line.kind == .text, line.box == nil, line.plain.utf8.count <= 40,
      let first = line.plain.utf8.first, (UInt8(ascii: "2")...UInt8(ascii: "5")).contains(first),
      line.plain.utf8.dropFirst().first == 32, !line.plain.dropFirst().hasDigit,
      case let words = line.plain.dropFirst(2).split(separator: " "), words.count > 1, words[0].count > 1,
      line.isHeading || line.isBold || Self.partsOfNumberedNames.contains(words[0]),
      document.words.word(words[0]) == nil,
      document.names.look(String(line.plain.dropFirst(2))).isLikely,
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), setsAreNamed(at: next) == false
    else { return false }
    closeParts(above: line.rank)
    beginExercise("\(words.joined(separator: " "))", line)
    // `2 board press` is another lift, and `2 Bench press` the second of the day.
    if Self.partsOfNumberedNames.contains(words[0]) {
      session.sections[session.sections.count - 1].exercises[exerciseIndex].name = line.plain
    }
    return true
  }

  private static let partsOfNumberedNames: NoteWordSet = ["board", "boards", "count", "position", "way", "point"]

  /// Whether a line of a list stands right above sets that are none: `2. Board press` / `100kg x 5`, or above a table of
  /// sets, in a list whose other names are exercises as well.
  mutating func isItemOverLines(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    guard line.kind == .item, index + 1 < lines.count else { return false }
    let name = nameBeforeFacts(label(line.plain))
    guard line.box != .open || look.isKnown, !look.isSentence, look.wordCount <= 5, !name.hasDigit, !isQualifier(name),
      standsOverSets()
    else { return false }
    guard let exercise = open.exercise, look.isLikely else { return look.isLikely }
    // `- with belt` between a name and its table
    if !hasSets, lines[index + 1].kind == .blank || lines[index + 1].kind == .row { return false }
    guard let above = self.line(numbered: exercise.line) else { return false }
    return above.kind == .item && above.rank == line.rank
  }

  /// Whether sets without a name stand right below, in lines that are no list's, or a table of them.
  private mutating func standsOverSets() -> Bool {
    let next = lines[index + 1]
    if next.kind == .text || next.isQuoted, next.plain.hasDigit, let reading = probe(index + 1) {
      return !reading.sets.isEmpty && reading.name.isEmpty
    }
    guard let place = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), place <= index + 2,
      lines[place].kind == .row, isTable(at: place)
    else { return false }
    return !tableNamesExercises(at: place)
  }

  /// The line with a number, which most often stands as far down as that says.
  func line(numbered number: Int) -> NoteLine? {
    let place = number - (lines.first?.number ?? 0)
    if lines.indices.contains(place), lines[place].number == number { return lines[place] }
    return lines.first { $0.number == number }
  }

  /// `plan: 1 @8, then 4x4 @ 77%` between a name and its sets: what was meant of these, and no sets of its own.
  func isPlanBeforeSets(_ place: Int) -> Bool {
    guard place + 1 < lines.count, let colon = lines[place].plain.bytesRange(of: ": "),
      ["plan", "planned", "target", "goal", "rx"].contains(lines[place].plain[..<colon.lowerBound].lowercased())
    else { return false }
    return lines[place].plain[colon.upperBound...].utf8.first?.isDigit == true
      && lines[place + 1].plain.utf8.first?.isDigit == true
  }

  /// Whether the exercise above is named behind a number, in the list of bullets that this one stands in.
  private var followsNameBehind: Bool {
    var place = index - 1
    guard let exercise = open.exercise, lines[index].kind == .item else { return false }
    while place >= 0, place >= index - 10, lines[place].kind == .item, lines[place].rank == lines[index].rank {
      if lines[place].number == exercise.line { return lines[place].plain.utf8.first?.isDigit == true }
      place -= 1
    }
    return false
  }

  /// Whether a text begins with a number and names its exercise behind it.
  mutating func namesBehind(_ text: String) -> Bool {
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = true
    return readNameBehind(text, context, NotationReading()) != nil
  }

  /// Of `Front squat (rest 2 min)` and `Curl (kg)` the name.
  func nameBeforeFacts(_ text: String) -> String {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.count <= 80,
      case let heading = document.reader.heading(text, in: NotationContext()), !heading.name.isEmpty,
      heading.restPeriod != nil || heading.statedUnit != nil, heading.statedLoad == nil
    else { return text }
    return label(heading.name)
  }

  /// Of `[Warm-up]` and `— Main —` the part of the session, which has signs around it.
  func sectionBetweenSigns(_ text: String) -> String? {
    guard let first = text.utf8.first, first == UInt8(ascii: "[") || first == 0xE2, text.utf8.count <= 40 else {
      return nil
    }
    let inner = text.drop { "[—–- ".contains($0) }.reversed().drop { "]—–- ".contains($0) }.reversed()
    let name = String(inner)
    return document.words.section(name) != nil ? name : nil
  }

  /// How deep a section stands: `**Warm-up**` above `#### Squat` holds what is named by headings below it.
  func rankOfSection(_ line: NoteLine) -> Int {
    guard !line.isHeading, let next = lines[(index + 1)...].first(where: { $0.kind != .blank }), next.isHeading,
      next.rank < line.rank, next.rank > 1, document.names.look(label(next.plain)).isLikely,
      // Where no other part follows, nothing says how far this one goes.
      lines[(index + 1)...].prefix(80).contains(where: { other in
        !other.isHeading && other.kind == .text && other.rank == line.rank && isPartLabel(label(other.plain))
      })
    else { return line.rank }
    return next.rank - 1
  }
}
