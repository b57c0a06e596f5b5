import TrainingModel

/// Sets that name no exercise of their own.
extension NoteAssembly {
  mutating func addNameless(_ reading: NotationReading, _ line: NoteLine) {
    var reading = reading
    if isAmongStrokes, let stroke = Self.takeStroke(&reading) {
      if session.sections.last?.exercises.last?.name != stroke || open.exercise == nil {
        closeExercise()
        beginExercise(stroke, line)
        open.exercise?.rank = NoteLine.deepestHeading + 1
      }
      append(reading, line)
      return
    }
    beginNameless(line, reading)
    append(reading, line)
    takeFurther(reading, line)
  }

  /// Whether no exercise stands above but such as swimmers name by their strokes.
  private var isAmongStrokes: Bool {
    guard document.subject == nil else { return false }
    if open.exercise == nil { return session.title.map { !document.names.look($0).isKnown } ?? true }
    return session.sections.last?.exercises.last.map { NoteStructureWords.strokes.contains($0.name) } ?? false
  }

  /// `300 yd free`, `4 x 50 yd kick`: the way that was swum, which stands behind its length.
  private static func takeStroke(_ reading: inout NotationReading) -> String? {
    guard let note = reading.note, note.utf8.count <= 60, let set = reading.sets.first, set.load == nil,
      let unit = set.distance?.unit, unit == .yard || unit == .meter, reading.further.isEmpty
    else { return nil }
    let words = note.split(separator: " ")
    // `drills – catch-up`
    guard let place = words.firstIndex(where: { NoteStructureWords.strokes.contains($0) }),
      words[..<place].allSatisfy({ $0 == "–" || NoteStructureWords.partsOfSwims.contains($0) })
    else { return nil }
    let rest = (words[..<place].filter { $0 != "–" } + words[(place + 1)...]).joined(separator: " ")
    reading.note = rest.isEmpty ? nil : rest
    return String(words[place])
  }

  /// Settles what sets without a name of their own belong to.
  mutating func beginNameless(_ line: NoteLine, _ reading: NotationReading? = nil) {
    if line.isHeading, let exercise = open.exercise, exercise.rank >= line.rank { closeExercise() }
    if isBehindWarmupOfTitle(reading, line) { closeExercise() }
    if open.exercise == nil, !beginWarmup(reading, line) { beginUnnamed(line) }
    hang(line.rank)
  }

  private static let runs: NoteWordSet = ["intervals", "repeats", "strides", "hills", "hill repeats", "fartlek"]

  /// Whether ways stand below the way that warmed up to them, and the day's title says what they are: `400 m in 1:32` below
  /// `Warm-up jog 1.5 km` of `intervals`.
  private func isBehindWarmupOfTitle(_ reading: NotationReading?, _ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, exercise.headSets > 0, exercise.rank == line.rank, !open.isWarmup,
      let above = lastExercise?.setGroups.flatMap(\.sets),
      above.allSatisfy({ $0.kind == .warmup && $0.distance != nil }),
      let sets = reading?.sets, sets.allSatisfy({ $0.kind == .working && $0.distance != nil && $0.load == nil }),
      let title = session.title, case let look = document.names.look(title)
    else { return false }
    return look.isLikely && !look.isKnown || look.isDistance || Self.runs.contains(title)
  }

  /// A blank line below sets of a kind ends it where what follows stands no deeper than its label.
  mutating func endKind() {
    guard let exercise = open.exercise, let kind = exercise.kindRank, setCount > exercise.setsAboveKind,
      let next = lines[index...].first(where: { $0.kind != .blank }), next.rank <= kind
    else { return }
    open.exercise?.kindRank = nil
    open.exercise?.isWarmup = false
  }

  /// Hangs a line with sets on the open exercise.
  mutating func hang(_ rank: Int) {
    if let above = open.exercise?.rank, rank > above { open.exercise?.hasChildSets = true }
    if let kind = open.exercise?.kindRank, rank < kind {
      open.exercise?.kindRank = nil
      open.exercise?.isWarmup = false
    }
  }

  /// Sets under no name: those of an exercise that the title or the section names, if they do.
  mutating func beginUnnamed(_ line: NoteLine) {
    var name = ""
    if let title = session.title, let lift = nameInTitle(title) {
      name = lift
    } else if let section = session.sections.last?.name, open.sectionRank != nil {
      name = section
    }
    if name.isEmpty { name = document.subject ?? "" }
    if name.isEmpty {
      // `(turbo)` behind the date says where.
      name = session.title.flatMap { $0.hasPrefix("(") ? nil : $0 } ?? beginning(of: line.plain)
      // `Warm up 2 km`
      let words = line.plain.prefix { !$0.isNumber }.trimmedSpaces
      if name.isEmpty, document.words.section(words) != nil { name = String(words) }
      findings.append(Diagnostic(.markdownExerciseMissing, line: line.number, column: line.column))
    }
    let use = uses[index]
    beginExercise(name, line)
    uses[index] = use
    open.exercise?.rank = NoteLine.deepestHeading + 1
  }

  /// `10k steady` of `10k steady in 52:48`, `Warm-up` of `Warm-up: 2 km`: what a line without a name begins with, where
  /// it says what was done.
  private func beginning(of text: String) -> String {
    if let (key, _) = Self.keyAndValue(text) { return document.words.section(key) != nil ? key : "" }
    var words = text.split(separator: " ").prefix(4)[...]
    guard var way = words.popFirst().map(String.init) else { return "" }
    // `1.5 km easy, 9:30`
    if way.allSatisfy({ $0.isNumber || $0 == "." }), let unit = words.popFirst() { way += " \(unit)" }
    guard ["k", "km", "mi", "m"].contains(way.drop { $0.isNumber || $0 == "." || $0 == " " }),
      way.first?.isNumber == true
    else { return "" }
    for count in 1...2 {
      let section = words.prefix(count).joined(separator: " ")
      let name = section.last == "," ? String(section.dropLast()) : section
      if document.words.section(name) != nil { return name }
    }
    let behind = words.prefix(2).prefix { $0.utf8.count > 2 && !$0.hasDigit }
    var name = ([way] + behind.map(String.init)).joined(separator: " ")
    while let last = name.last, !last.isLetter, !last.isNumber { name.removeLast() }
    return name
  }
}
