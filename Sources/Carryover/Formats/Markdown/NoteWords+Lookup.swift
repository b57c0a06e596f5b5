import TrainingModel

/// What a name says of its exercise.
struct ExerciseHints: Hashable, Sendable {
  /// Whether it moves the body alone.
  var isBodyweight = false
  /// Whether it is held for a time.
  var isTimed = false
  /// Whether it covers a distance.
  var isDistance = false
  /// Whether its distances are short: a carry, a sled, a sprint.
  var isShort = false
  /// Whether a load takes weight off the body.
  var isAssisted = false
  /// Whether it has a height: a box, a step.
  var hasHeight = false
  /// Whether one side works at a time.
  var isUnilateral = false
  /// Whether weight is hung on the body.
  var isWeighted = false
}

extension NoteWords {
  /// A text as the tables hold it.
  static func key(_ text: some StringProtocol) -> String {
    if let key = plainKey(text) { return key }
    let folded = foldedName(text)
    return folded.utf8.contains(UInt8(ascii: "-")) ? folded.replacing("-", with: " ") : folded
  }

  /// The same for the texts that most are: letters, digits and single spaces of ASCII.
  private static func plainKey(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var isSpaced = true
    for byte in text.utf8 {
      if byte == 32 {
        if isSpaced { return nil }
        isSpaced = true
        bytes.append(byte)
      } else if byte.isLetter {
        isSpaced = false
        bytes.append(byte | 32)
      } else if byte < 0x80, byte > 32, byte != UInt8(ascii: "-") {
        isSpaced = false
        bytes.append(byte)
      } else {
        return nil
      }
    }
    return isSpaced && !bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// A word of notation.
  func word(_ text: some StringProtocol) -> NoteWord? { notation[Self.key(text)] }

  /// The month of a name or its short form, 1 to 12.
  func month(_ text: some StringProtocol) -> Int? { months[Self.key(text)] }

  /// The weekday of a name or its short form.
  func weekday(_ text: some StringProtocol) -> Weekday? { weekdays[Self.key(text)] }

  /// What the key of a `Key: value` line holds.
  func field(_ key: some StringProtocol) -> NoteField? { fields[Self.key(key)] }

  /// The module of a section's title: warm-up, cool-down, cardio …
  func section(_ title: some StringProtocol) -> ModuleType? { sections[Self.key(title)] }

  /// The pain tag of a body part (`knee` is `Knees`).
  func bodyPart(_ word: some StringProtocol) -> String? { bodyParts[Self.key(word)] }

  /// Whether a word, or a phrase, tells of pain.
  func isPainCue(_ word: some StringProtocol) -> Bool { isListed(word, "pain") }

  /// Whether a word negates what stands beside it.
  func isNegation(_ word: some StringProtocol) -> Bool { isListed(word, "negation") }

  /// Whether a word begins or fills prose rather than an exercise's name.
  func isProse(_ word: some StringProtocol) -> Bool { isListed(word, "prose") }

  /// Whether a text is a title that stands before exercises (`Core`, `Finisher`).
  func isGroup(_ text: some StringProtocol) -> Bool { isListed(text, "group") }

  /// Whether a word says how a set was done, and of what exercise no more.
  func isModifier(_ word: some StringProtocol) -> Bool { isListed(word, "modifier") }

  /// Whether a word occurs in the names of exercises.
  func isExerciseWord(_ word: some StringProtocol) -> Bool { isListed(word, "name") && !isProse(word) }

  private func isListed(_ word: some StringProtocol, _ list: String) -> Bool {
    lists[list]?.contains(Self.key(word)) ?? false
  }

  /// What a name says of its exercise by its words alone (`Plank` is held, `Run` covers a distance).
  func hints(forExercise name: some StringProtocol) -> ExerciseHints {
    var hints = ExerciseHints()
    let words = Self.key(name.prefix(200)).split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" })
    for start in words.indices {
      guard let most = hintLengths[String(words[start])] else { continue }
      for end in start..<min(words.count, start + most) {
        let phrase = end == start ? String(words[start]) : words[start...end].joined(separator: " ")
        guard let mask = hintMasks[phrase] else { continue }
        if mask & 1 != 0 { hints.isBodyweight = true }
        if mask & 2 != 0 { hints.isTimed = true }
        if mask & 4 != 0, isDistance(phrase, words) { hints.isDistance = true }
        if mask & 8 != 0 { hints.isAssisted = true }
        if mask & 16 != 0 { hints.hasHeight = true }
        if mask & 32 != 0 { hints.isShort = true }
        if mask & 64 != 0 { hints.isUnilateral = true }
        if mask & 128 != 0 { hints.isWeighted = true }
      }
    }
    // `Handstand push-up`, `L-sit pull-up`: what moves is counted.
    if hints.isBodyweight { hints.isTimed = false } else { hints.isWeighted = false }
    return hints
  }

  /// A lone `Row` may be the machine, a `Cable Row` is not; `Cycle`, `Ride` and the like stand alone or first.
  private func isDistance(_ phrase: String, _ words: [Substring]) -> Bool {
    phrase != "row" || words.count == 1
  }

  /// The role and unit of a table's header: `Weight (kg)`, `Set 2`, `Target reps`.
  func column(_ header: some StringProtocol) -> NoteColumn? {
    let key = Self.key(header)
    if let role = columns[key] {
      return NoteColumn(role: role, loadUnit: loadUnit(key), distanceUnit: distanceUnit(key))
    }
    let parts = key.split(whereSeparator: { " ()[]:.,/".contains($0) })
    if parts.count == 2, let number = Int(parts[1]), columns[String(parts[0])] == .setNumber {
      return NoteColumn(role: .set, number: number)
    }
    if key.count < 4, key.hasPrefix("s"), let number = Int(key.dropFirst()) {
      return NoteColumn(role: .set, number: number)
    }
    return column(parts: parts)
  }

  private func column(parts: [Substring]) -> NoteColumn? {
    let roles = parts.map { columns[String($0)] }
    let units = parts.compactMap { loadUnit(String($0)) }
    // What a column is about comes first: `Target reps` is a target, `Reps done` a result.
    let order: [NoteColumnRole] = [.target, .result, .exercise, .reps, .load, .sets, .rpe, .rir, .distance, .duration]
    let role = order.first { roles.contains($0) } ?? roles.compactMap { $0 }.first
    guard parts.count <= 4, let role else { return nil }
    let minutes = parts.contains { word($0) == .minutes }
    return NoteColumn(
      role: role, loadUnit: units.first, distanceUnit: parts.compactMap { distanceUnit(String($0)) }.first,
      isInMinutes: minutes)
  }

  func loadUnit(_ key: String) -> LoadUnit? {
    switch notation[key] {
    case .kilograms: .kilogram
    case .pounds: .pound
    default: nil
    }
  }

  func distanceUnit(_ key: String) -> DistanceUnit? {
    switch notation[key] {
    case .meters: .meter
    case .kilometers: .kilometer
    case .miles: .mile
    case .yards: .yard
    case .feet: .foot
    default: nil
    }
  }
}
