import TextStreams
import TrainingModel

/// Lines that state a fact: `Duration: 62 min`, `Date:: 2024-03-05`, `Rest: 90 s`.
extension NoteAssembly {
  /// A key and its value.
  struct Field {
    var key: String
    var value: String
    var field: NoteField?
    var column: NoteColumn?
    var role: NoteColumnRole? { column?.role }
  }

  /// The fact that a line states, where its key is known.
  func field(_ line: NoteLine) -> Field? {
    guard let (key, value) = Self.keyAndValue(line.plain), key.utf8.first.map({ !$0.isDigit }) ?? false else {
      return nil
    }
    // `+5 kg: 2x5` below pull-ups says the load itself.
    if key.utf8.first == UInt8(ascii: "+"), key.hasDigit,
      lastExercise.map({ document.names.look($0.name).isBodyweight }) ?? false
    {
      return nil
    }
    let (field, column) = document.memos.keys.value(key) {
      (document.words.field(key), isWholeKey(key) ? document.words.column(key) : nil)
    }
    if field == nil {
      guard let column, Self.isKey(column.role) else { return nil }
    }
    // `weighted 10 kg: 6, 5`, `then 60 kg: 12` say the load themselves.
    if column?.role == .load, key.hasDigit, value.utf8.allSatisfy({ $0.isDigit || " ,/x+".utf8.contains($0) }) {
      return nil
    }
    // `Tempo: 4 mi, 31:40` was run.
    if column?.role == .tempo, case let words = value.split(separator: " ", maxSplits: 2), words.count > 1,
      Double(words[0]) != nil, document.words.distanceUnit(words[1].prefix { $0 != "," }) != nil
    {
      return nil
    }
    // `Side: 10, 10` names what was done.
    if column?.role == .side, document.words.word(value) != .left, document.words.word(value) != .right { return nil }
    // `Plan: 5x3 @ 85%` holds sets.
    if column?.role == .target || column?.role == .result { return nil }
    return Field(key: key, value: value, field: field, column: column)
  }

  /// Whether every word of a key is one of a measure: `Weight (kg)` is, `Peso muerto` is an exercise.
  func isWholeKey(_ key: String) -> Bool {
    let words = document.words
    if words.columnRole(key) != nil { return true }
    // `warm-up 40 kg: 10`, `BW+5 kg: 8` say the load itself.
    let first = words.word(key.prefix { $0 != " " && $0 != "+" })
    let hasNumber =
      key.hasDigit
      && (first == .warmup || first == .drop || first == .working || first == .bodyweight)
    return key.split(whereSeparator: { !$0.isLetter }).allSatisfy { part in
      if hasNumber, words.loadUnit(NoteWords.key(String(part))) != nil { return false }
      guard let entry = words.entry(part) else { return false }
      return entry.column != nil || entry.meaning != nil
    }
  }

  static func isKey(_ role: NoteColumnRole) -> Bool {
    switch role {
    case .sets, .reps, .load, .rpe, .rir, .distance, .duration, .rest, .tempo, .notes, .exercise, .side: true
    default: false
    }
  }

  /// Divides `Key: value`, `Key:: value` and `[key:: value]`; `nil` for anything else.
  static func keyAndValue(_ text: String) -> (key: String, value: String)? {
    text.withByteSlice { bytes in
      let isBracketed = bytes[0] == UInt8(ascii: "[") && bytes.count > 1 && bytes[bytes.count - 1] == UInt8(ascii: "]")
      return keyAndValue(in: isBracketed ? bytes.slice(1, bytes.count - 1) : bytes)
    }
  }

  private static func keyAndValue(in bytes: ByteSlice) -> (key: String, value: String)? {
    guard let (colon, end) = colon(in: bytes), colon > 0 else { return nil }
    var start = end
    while bytes[start] == UInt8(ascii: ":") { start += 1 }
    // `18:30` is no key, nor is `https://…`.
    let next = bytes[start]
    if start < bytes.count, next != 32, next != 9, start == end, end - colon == 1,
      bytes[colon - 1].isDigit || next == UInt8(ascii: "/") && bytes[colon - 1] < 0x80
    {
      return nil
    }
    return (bytes.slice(0, colon).trimmed.string, bytes.slice(start).trimmed.string)
  }

  /// Where a colon, or a wide one, stands among the first bytes, and where it ends.
  private static func colon(in bytes: ByteSlice) -> (start: Int, end: Int)? {
    let colon = bytes.slice(0, 40).firstIndex(of: UInt8(ascii: ":"))
    let head = bytes.slice(0, colon ?? 40)
    var place = 0
    while let index = head.firstIndex(of: 0xEF, from: place) {
      if bytes[index + 1] == 0xBC, bytes[index + 2] == 0x9A { return (index, index + 3) }
      place = index + 1
    }
    return colon.map { ($0, $0 + 1) }
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Takes the fact of a line, where it states one that can be read.
  ///
  /// - Returns: Whether the line is done with.
  mutating func readField(_ line: NoteLine) -> Bool {
    if line.isHeading || line.isEscaped { return false }
    if readBandBelow(line) { return true }
    guard let field = field(line) ?? plainMeasure(line) else { return readPlainFact(line) }
    if field.value.isEmpty { return readEmptyField(field) }
    if field.field == .duration, hasSets, open.cells.isEmpty, apply(.duration, field.value, line) {
      use(.fact)
      return true
    }
    if open.exercise != nil || field.field == nil, let column = field.column, readMeasure(column, field, line) {
      return true
    }
    guard let kind = field.field, apply(kind, field.value, line) else { return false }
    if uses[index] == .blank { use(.fact) }
    return true
  }

  /// `Band: red` among the measures of an exercise: with which it was done, and no exercise.
  private mutating func readBandBelow(_ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, line.rank > exercise.rank, exerciseIndex >= 0,
      let (key, value) = Self.keyAndValue(line.plain), document.words.word(key) == .band, !value.isEmpty,
      !value.hasDigit
    else { return false }
    addNote(index, at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }

  /// `Notes:` alone heads what follows.
  mutating func readEmptyField(_ field: Field) -> Bool {
    guard field.field == .notes else { return false }
    use(.fact)
    return true
  }

  /// A property of the document: a fact where it is one of training, else a note, but for what other programs need.
  mutating func readProperty(_ line: NoteLine) {
    guard line.indent == 0, let (key, value) = Self.keyAndValue(line.plain) else {
      use(.fact)
      return
    }
    var text = line
    text.kind = .text
    text.plain = "\(key): \(value.trimmingQuotes)"
    if NoteStructureWords.foreignKeys.contains(key)
      || NoteStructureWords.creationKeys.contains(key)
      || value.isEmpty
    {
      use(.fact)
    } else if !readField(text) {
      addNote(index, at: .session)
    }
  }

  // MARK: The session

  mutating func apply(_ field: NoteField, _ value: String, _ line: NoteLine) -> Bool {
    switch field {
    case .date: return document.dates.read(value, .beginning) != nil && takeTime(in: value)
    // `Time: 11:42 Rx` below a circuit is how long it took.
    case .time where hasSets && value.split(whereSeparator: { !$0.isLetter }).contains { $0.lowercased() == "rx" }:
      return false
    case .time, .start: return takeTime(in: value)
    case .end: return takeEnd(value)
    case .duration:
      guard let seconds = NoteLength.read(value, words: document.words) else { return false }
      session.duration = session.duration ?? seconds
      return true
    case .feeling: return takeFeeling(value)
    case .rpe: return takeEffort(value)
    case .bodyweight: return takeBodyweight(value)
    case .title: session.title = session.title ?? value
    case .type: takeType(value)
    case .program: session.planDayName = session.planDayName ?? value
    case .unit, .legend: return true
    case .exercise: takeExercise(value, line)
    case .notes, .tags: addNote(index)
    }
    return true
  }

  /// `Exercise: Squat`, `Exercise 1: Squat 3x5`.
  mutating func takeExercise(_ value: String, _ line: NoteLine) {
    var own = context(line)
    own.isUnderExercise = false
    own.statedLoad = nil
    if let reading = document.reader.read(value, in: own), !reading.sets.isEmpty, !reading.name.isEmpty,
      value.hasPrefix(reading.name)
    {
      flushCells()
      takeSets(reading, of: line)
    } else {
      flushCells()
      beginExercise(value, line)
    }
  }

  mutating func takeTime(in value: String) -> Bool {
    if let date = document.dates.read(value, .beginning), date.hasDay {
      if let time = date.time, session.start?.time == nil { session.start?.time = time }
      session.duration = session.duration ?? date.duration
      return true
    }
    guard let found = document.dates.time(value) else { return false }
    if session.start?.time == nil { session.start?.time = found.time }
    session.duration = session.duration ?? found.duration
    return true
  }

  mutating func takeEnd(_ value: String) -> Bool {
    guard let end = document.dates.time(value)?.time else { return false }
    if let start = session.start?.time, session.duration == nil {
      let seconds = end.secondOfDay - start.secondOfDay
      session.duration = Double(seconds >= 0 ? seconds : seconds + 86_400)
    }
    return true
  }

  /// `4/5`, `4`
  mutating func takeFeeling(_ value: String) -> Bool {
    let tokens = NoteDateToken.tokens(value)
    guard let number = tokens.first?.number, (1...5).contains(number), tokens.count == 1 || tokens.count == 3,
      tokens.count == 1 || tokens[1].isMark(UInt8(ascii: "/")) && tokens[2].number == 5
    else { return false }
    session.feeling = session.feeling ?? number
    return true
  }

  /// `8`, `8.5`, `8/10`
  mutating func takeEffort(_ value: String) -> Bool {
    guard let (number, rest) = Self.number(value), (1...10).contains(number), ["", "/10"].contains(rest) else {
      return false
    }
    session.rpe = session.rpe ?? number
    return true
  }

  /// The number that a text begins with, and what stands behind it.
  static func number(_ text: String) -> (number: Double, rest: String)? {
    text.withByteSlice { bytes in
      var (end, digits, scale) = (0, 0, 1)
      var hasPoint = false
      while end < min(bytes.count, 12) {
        let byte = bytes[end]
        if byte.isDigit {
          // Twelve digits are exact, and so is a power of ten below them; their quotient is the number as typed.
          digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
          if hasPoint { scale *= 10 }
        } else if !hasPoint, end > 0, byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), bytes[end + 1].isDigit {
          hasPoint = true
        } else {
          break
        }
        end += 1
      }
      guard end > 0 else { return nil }
      return (Double(digits) / Double(scale), end == bytes.count ? "" : bytes.slice(end).trimmed.string)
    }
  }

  mutating func takeType(_ value: String) {
    switch value.lowercased().filter({ $0.isLetter }) {
    case "upper", "upperbody": session.type = .upper
    case "lower", "lowerbody": session.type = .lower
    case "fullbody", "full": session.type = .fullBody
    default: session.title = session.title ?? value
    }
  }
}
