import TrainingModel

/// What somebody weighs, beside the date or in a line of its own.
extension NoteAssembly {
  mutating func takeBodyweight(_ value: String) -> Bool {
    guard let (number, behind) = Self.number(Self.withoutApproximation(Self.withoutLeadingTimeOfDay(value))), number > 0
    else { return false }
    let rest = Self.withoutTimeOfDay(behind.hasSuffix(".") ? behind.dropLast() : behind[...])
    var unit: LoadUnit?
    switch document.words.word(rest) {
    case .kilograms: unit = .kilogram
    case .pounds: unit = .pound
    default:
      guard rest.isEmpty else { return false }
      unit = loadUnit
    }
    let weight = Load(value: number, unit: unit)
    // A second weight of the same day is a note.
    if let known = session.bodyweight, known != weight { addNote(text: lines[index].plain, at: .session) }
    session.bodyweight = session.bodyweight ?? weight
    return true
  }

  /// Of `kg this morning` the unit.
  private static func withoutTimeOfDay(_ text: Substring) -> String {
    var words = text.split(separator: " ")
    while let last = words.last, NoteStructureWords.weighingTimes.contains(last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  /// Of `this morning 203.4` the number.
  private static func withoutLeadingTimeOfDay(_ text: String) -> String {
    guard text.utf8.first?.isLetter == true else { return text }
    let words = text.split(separator: " ").drop { NoteStructureWords.weighingTimes.contains($0) }
    return words.joined(separator: " ")
  }

  /// Of `~71` the number.
  private static func withoutApproximation(_ text: String) -> String {
    text.hasPrefix("~") || text.hasPrefix("≈") ? text.dropFirst().trimmedSpaces : text
  }

  /// Whether a number without a colon is what somebody weighs: before any exercise, by when it was weighed, or because
  /// nobody does so many repetitions.
  func isBodyweight(_ key: String, _ value: String) -> Bool {
    let number = Self.number(Self.withoutApproximation(value))?.number ?? 0
    if open.exercise == nil { return number >= 40 }
    // `peso 74,3` below sets: no load has so many tenths, and nobody does half a repetition.
    if hasSets, number >= 40, number < 250 {
      let tenths = (number * 10).rounded()
      let isOfBody = document.words.word(key) == .bodyweight
      if tenths == number * 10, Int(tenths) % 10 != 0, isOfBody || Int(tenths) % 5 != 0 { return true }
    }
    guard document.words.word(key) == .bodyweight else { return false }
    let last = value.split(separator: " ").last ?? ""
    return number > 100 || number >= 40 && NoteStructureWords.weighingTimes.contains(last)
  }

  /// Facts without a colon, where nothing else can be meant: `Bodyweight 82.5 kg`, `62 min`.
  mutating func readPlainFact(_ line: NoteLine) -> Bool {
    guard line.plain.utf8.count <= 40, document.words.filters.plainFacts.mayBegin(line.plain),
      line.plain.hasDigit
    else { return false }
    let parts = line.plain.split(separator: " ", maxSplits: 2)
    for count in 1...2 where parts.count > count {
      // `BW- 192`
      var key = parts[..<count].joined(separator: " ")
      if key.hasSuffix("-") { key.removeLast() }
      let value = parts[count...].drop { $0 == "-" || NoteStructureWords.copulas.contains($0) }.joined(separator: " ")
      guard let field = document.words.field(key), field == .bodyweight || field == .duration else { continue }
      // `Weight 120 kg` between a name and its sets is the load.
      if field == .bodyweight, open.exercise != nil, !hasSets, document.words.word(key) != .bodyweight { continue }
      let isHeavy = field == .bodyweight && isBodyweight(key, value)
      if !isHeavy, let reading = reading(index), !reading.sets.isEmpty { return false }
      guard apply(field, value, line) else { continue }
      use(.fact)
      return true
    }
    guard open.exercise == nil || followsBlank, !isLoadOfExercise(line.plain), reading(index)?.sets.isEmpty ?? true,
      takeBodyweightAlone(line.plain)
    else { return false }
    use(.fact)
    return true
  }

  /// `Bodyweight 90.2, 55 min` below a day's title: a fact of the day, and no set of what stands above it.
  func weighsBody(_ line: NoteLine) -> Bool {
    guard open.exercise == nil, line.kind == .text, line.plain.utf8.count <= 40, line.plain.hasDigit,
      document.words.filters.plainFacts.mayBegin(line.plain), let space = line.plain.firstIndex(of: " "),
      case let key = line.plain[..<space], case let value = line.plain[space...].dropFirst(),
      document.words.field(key) == .bodyweight, let (number, rest) = Self.number(String(value)), number >= 40
    else { return false }
    // `BW 50, 45, 40` may be repetitions, `Bodyweight 78, 55 min` is none.
    if rest.utf8.first == UInt8(ascii: ","), rest.utf8.last?.isLetter == true { return true }
    return number > 100 || number != number.rounded() || document.words.loadUnit(rest.prefix { $0.isLetter }) != nil
  }

  /// The parts of a list of facts; the comma in `78,5 kg` divides none.
  static func factParts(_ text: String) -> [String] {
    guard text.utf8.contains(where: { ",.;|/".utf8.contains($0) || $0 >= 0x80 }) else { return [text] }
    var (parts, words) = ([String](), [Substring]())
    func endPart() {
      if !words.isEmpty { parts.append(words.joined(separator: " ")) }
      words = []
    }
    for var word in text.split(separator: " ") {
      // `peso 92,6 / dormí 7h`, but not `Weight 80 / 8 / 3`
      if word == "/" || word == "//" || word == "-" || word == "–",
        text[word.endIndex...].dropFirst().first?.isLetter == true
      {
        endPart()
        continue
      }
      let isEnd = word.endIndex < text.endIndex && (word.hasSuffix(",") || word.hasSuffix("."))
      if isEnd { word.removeLast() }
      for (place, piece) in word.split(omittingEmptySubsequences: false, whereSeparator: { ";|·".contains($0) })
        .enumerated()
      {
        if place > 0 { endPart() }
        if !piece.isEmpty { words.append(piece) }
      }
      if isEnd { endPart() }
    }
    endPart()
    return parts
  }

  /// What stands beside the date without the parts that say what somebody weighs, which are taken: `events day, BW 265`.
  mutating func withoutBodyweight(_ text: String) -> String {
    guard session.bodyweight == nil, text.hasDigit, !text.contains("(") else { return text }
    let kept = Self.factParts(text).filter { !takeBodyweightAlone($0) }
    return session.bodyweight == nil ? text : kept.joined(separator: ", ")
  }

  /// `Slept badly, weight 71.2 kg`, `Dormí poco, 5 horas. Peso 71,2 kg.`: told among other things of a session, where
  /// the words stay.
  mutating func settleBodyweight() {
    guard session.bodyweight == nil, let notes = session.notes, notes.hasDigit else { return }
    for line in notes.split(separator: "\n") where line.utf8.count <= 200 && line.hasDigit {
      let parts = Self.factParts(String(line))
      if parts.count > 1, parts.contains(where: { takeBodyweightAlone($0.hasSuffix(".") ? String($0.dropLast()) : $0) })
      {
        return
      }
    }
  }

  /// `BW 198 lbs`, `84.6kg bw`, `Weight is 91.2`: a weight of the body, which nobody does as repetitions.
  mutating func takeBodyweightAlone(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard (2...6).contains(words.count) else { return false }
    if document.words.field(words[words.count - 1]) == .bodyweight, let number = Self.number(text)?.number,
      (30...400).contains(number)
    {
      return takeBodyweight(words.dropLast().joined(separator: " "))
    }
    for count in 1..<min(4, words.count) {
      let key = words[..<count].joined(separator: " ")
      guard document.words.field(key.hasSuffix(":") ? String(key.dropLast()) : key) == .bodyweight else { continue }
      let value = words[count...].drop { $0 == ":" || NoteStructureWords.copulas.contains($0) }.joined(separator: " ")
      guard let number = Self.number(Self.withoutLeadingTimeOfDay(value))?.number, (30...400).contains(number) else {
        continue
      }
      return takeBodyweight(value)
    }
    return false
  }
}
