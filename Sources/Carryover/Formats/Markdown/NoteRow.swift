import TextStreams
import TrainingModel

/// Makes sets of measures that stand apart: the cells of a table's row, or one key a line.
struct NoteRow {
  /// The measures, each with what it is.
  let cells: [(role: NoteColumn, text: String)]
  let context: NotationContext
  let document: NoteDocument

  /// The sets that the measures are of; none where there is nothing to make one from.
  func sets() -> [LoggedSet] {
    var parts: [(role: NoteColumnRole, sets: [LoggedSet])] = []
    var count: Int?
    var kind: SetKind?
    var isToFailure = false
    for (column, text) in cells where !Self.isEmpty(text) {
      switch column.role {
      case .sets:
        if let number = NoteAssembly.number(text), number.rest.isEmpty, let whole = Int(exactly: number.number) {
          count = min(whole, 100)
        } else if let list = Self.listOfReps(text), !cells.contains(where: { $0.role.role == .reps }),
          let sets = plain(list, NoteColumn(role: .reps))
        {
          parts.append((.reps, sets))
        } else if let sets = read(text, column), !sets.isEmpty {
          parts.append((.reps, sets))
        }
      case .setNumber where Self.countOfRange(text) != nil: count = Self.countOfRange(text)
      case .setNumber, .kind:
        kind = self.kind(text) ?? kind
        isToFailure = isToFailure || document.words.word(Self.withoutNumber(text)) == .failure
        if column.role == .setNumber { parts += sideBehindNumber(text).map { [(.side, $0)] } ?? [] }
      case .reps, .load, .added, .rpe, .rir, .duration, .distance, .side:
        // `6 6 5f`
        let isFailed = column.role == .reps && Self.endsInFailure(text)
        if isFailed { isToFailure = true }
        let text = isFailed ? String(text.dropLast()) : text
        let cell = column.role == .load && !context.isTimedExercise ? Self.ofOneHand(text) : text
        let sets = plain(cell, column) ?? read(cell, column) ?? []
        if !sets.isEmpty { parts.append((column.role, sets)) }
      default: break
      }
    }
    guard parts.contains(where: { Self.makesSet($0.role) }), count != 0 else { return [] }
    var sets = combine(parts, count: count, kind: kind)
    if isToFailure, let last = sets.indices.last, sets[last].isCompleted { sets[last].toFailure = true }
    return sets
  }

  /// What the first cell says of each set, whether or not that makes one.
  func measures() -> [LoggedSet] {
    guard let (column, text) = cells.first else { return [] }
    return plain(text, column) ?? read(text, column) ?? []
  }

  /// Whether a list of counts has the letter of failure behind its last.
  private static func endsInFailure(_ text: String) -> Bool {
    guard let last = text.last, last == "f" || last == "F" else { return false }
    let counts = text.dropLast().split { " ,/".contains($0) }
    return counts.count > 1 && counts.allSatisfy { Int($0).map { (0...99).contains($0) } == true }
  }

  private static func makesSet(_ role: NoteColumnRole) -> Bool {
    switch role {
    case .reps, .load, .added, .duration, .distance: true
    default: false
    }
  }

  /// How many sets `1–3` in a column of their numbers are.
  private static func countOfRange(_ text: String) -> Int? {
    let ends = text.split { "-–— ".contains($0) }
    guard ends.count == 2, text.utf8.count <= 9, let first = Int(ends[0]), let last = Int(ends[1]), first > 0,
      last > first, last <= 50
    else { return nil }
    return last - first + 1
  }

  static func isEmpty(_ text: String) -> Bool {
    ["", "-", "–", "—", "n/a", "N/A", "/", "..."].contains(text)
  }

  /// Of `25s` and `2x16` in a column of loads, which are pairs of dumbbells, the load of one.
  private static func ofOneHand(_ text: String) -> String {
    let bytes = text.utf8
    if bytes.last == UInt8(ascii: "s"), bytes.first?.isDigit == true, Double(text.dropLast()) != nil {
      return String(text.dropLast())
    }
    for mark in ["2x", "2 x ", "2×", "2 × "] where text.hasPrefix(mark) {
      let behind = String(text.dropFirst(mark.count))
      if NoteAssembly.number(behind) != nil { return behind }
    }
    return text
  }

  /// `3, 3, 3, 6`, `10-10-10` in a column of sets: the repetitions of each.
  private static func listOfReps(_ text: String) -> String? {
    let list = text.replacing("-", with: ",")
    guard let numbers = numbers(list, decimalComma: false), numbers.count > 2 else { return nil }
    return numbers.allSatisfy { $0.rounded() == $0 && $0 <= 100 } ? list : nil
  }

  // MARK: One cell

  private func read(_ text: String, _ column: NoteColumn) -> [LoggedSet]? {
    var context = context
    context.columnRole = column.role == .added ? .load : column.role
    if column.role == .added { (context.isBodyweightExercise, context.isAssistedExercise) = (true, false) }
    if let unit = column.loadUnit { context.loadUnit = unit }
    if let unit = column.distanceUnit { context.distanceUnit = unit }
    return document.reader.read(text, in: context)?.sets
  }

  /// A cell of plain numbers, one or a list: a set for each, with that measure alone.
  private func plain(_ text: String, _ column: NoteColumn) -> [LoggedSet]? {
    if column.role == .side { return side(text) }
    // `-15`, `-15 kg` in a column of loads is help.
    let sign = text.first.map { "-−–".contains($0) } ?? false
    if column.role == .load, sign || column.isOfHelp,
      let (value, rest) = NoteAssembly.number(sign ? String(text.dropFirst()) : text), value > 0,
      case let unit = document.words.loadUnit(NoteWords.key(rest)), rest.isEmpty || unit != nil
    {
      var set = LoggedSet(id: Identifier(.zero))
      set.load = Load(value: value, unit: unit ?? column.loadUnit ?? context.loadUnit, kind: .assisted)
      return [set]
    }
    // `+12,5`: one load, with its comma.
    if column.role == .load, text.first == "+",
      let (value, rest) = NoteAssembly.number(text.dropFirst().trimmedSpaces), value > 0,
      case let unit = document.words.loadUnit(NoteWords.key(rest)), rest.isEmpty || unit != nil
    {
      var set = LoggedSet(id: Identifier(.zero))
      set.load = Load(value: value, unit: unit ?? column.loadUnit ?? context.loadUnit, kind: .added)
      return [set]
    }
    if column.role == .load, let load = plainLoad(text) {
      var set = LoggedSet(id: Identifier(.zero))
      set.load = load
      return [set]
    }
    let text = isListOfHalves(text, column) ? text.replacing(",", with: ".") : text
    guard let numbers = Self.numbers(text, decimalComma: column.role == .load || isHalf(text, column)) else {
      return nil
    }
    var sets: [LoggedSet] = []
    for number in numbers {
      var set = LoggedSet(id: Identifier(.zero))
      switch column.role {
      case .load, .added:
        let kind: LoadKind =
          column.role == .added
          ? .added : context.isAssistedExercise ? .assisted : context.isBodyweightExercise ? .added : .external
        set.load = Load(value: number, unit: column.loadUnit ?? context.loadUnit, kind: kind)
        if number == 0 { set.load = nil }
      case .reps:
        guard let reps = Int(exactly: number), reps < 10_000 else { return nil }
        set.reps = reps
      case .rpe: set.rpe = number
      case .rir: set.rir = number
      case .duration: set.duration = column.isInMinutes ? number * 60 : number
      case .distance: set.distance = Distance(value: number, unit: column.distanceUnit ?? context.distanceUnit)
      default: return nil
      }
      sets.append(set)
    }
    return sets
  }

  /// `62.5 kg`, as most loads stand in a table that states no unit above them.
  private func plainLoad(_ text: String) -> Load? {
    text.withByteSlice { bytes in
      guard bytes[0].isDigit, bytes[bytes.count - 1].isLetter else { return nil }
      var scanner = NotesPlainScanner(bytes)
      guard let weight = NotesNamedSets.weight(&scanner), let unit = weight.unit, scanner.isAtEnd else { return nil }
      let kind: LoadKind = context.isAssistedExercise ? .assisted : context.isBodyweightExercise ? .added : .external
      return Load(value: weight.value, unit: unit, kind: kind)
    }
  }

  /// `8,5` in a column of efforts is one, by halves.
  private func isHalf(_ text: String, _ column: NoteColumn) -> Bool {
    (column.role == .rpe || column.role == .rir) && (text.hasSuffix(",5") || text.hasSuffix(",0"))
      && text.utf8.count { $0 == UInt8(ascii: ",") } == 1
  }

  /// `7,5 / 8 / 8,5` in a column of efforts: slashes divide, and each comma is before a half.
  private func isListOfHalves(_ text: String, _ column: NoteColumn) -> Bool {
    guard column.role == .rpe || column.role == .rir, text.hasByte(UInt8(ascii: "/")) else { return false }
    let parts = text.split { $0 == "/" || $0 == " " }
    return parts.contains { $0.hasByte(UInt8(ascii: ",")) }
      && parts.allSatisfy { !$0.hasByte(UInt8(ascii: ",")) || $0.hasSuffix(",5") || $0.hasSuffix(",0") }
  }

  private func side(_ text: some StringProtocol) -> [LoggedSet]? {
    guard let side = Self.side(text, document.words) else { return nil }
    var set = LoggedSet(id: Identifier(.zero))
    set.side = side
    return [set]
  }

  /// The side that a cell names.
  static func side(_ text: some StringProtocol, _ words: NoteWords) -> Side? {
    switch words.word(text) {
    case .left: .left
    case .right: .right
    case _ where text.lowercased() == "r": .right
    default: nil
    }
  }

  /// `1 L`, `2R` in a column of the numbers of sets: the side that each was done with.
  private func sideBehindNumber(_ text: String) -> [LoggedSet]? {
    let word = text.drop { $0.isNumber }
    return word.startIndex > text.startIndex ? side(word.trimmedSpaces) : nil
  }

  /// `80`, `62,5`, `8, 8, 7`, `8/8/7`; `nil` where anything else stands in the text.
  static func numbers(_ text: String, decimalComma: Bool) -> [Double]? {
    if let (number, rest) = NoteAssembly.number(text), rest.isEmpty {
      let isList = !decimalComma && text.hasByte(UInt8(ascii: ","))
      if !isList { return [number] }
    }
    let parts = text.split(whereSeparator: { ",;/ ".contains($0) })
    guard parts.count > 1, parts.count <= 30 else { return nil }
    let numbers = parts.compactMap { NoteAssembly.number(String($0)) }.filter { $0.rest.isEmpty }.map(\.number)
    return numbers.count == parts.count ? numbers : nil
  }

  /// `W`, `W2`, `D1`.
  private static let kinds: [String: SetKind] = ["w": .warmup, "d": .drop]

  private func kind(_ text: String) -> SetKind? { Self.kind(text, document.words) }

  /// The kind that a cell says beside the number of a set: `W`, `w/u 1`, `Drop`.
  static func kind(_ text: String, _ words: NoteWords) -> SetKind? {
    let bare = withoutNumber(text)
    return switch words.word(bare.hasSuffix(".") ? String(bare.dropLast()) : bare) {
    case .warmup: .warmup
    case .drop: .drop
    default: kinds[bare.lowercased()]
    }
  }

  /// Of `3 F` and `w/u 2` what stands beside the number.
  static func withoutNumber(_ text: String) -> String {
    guard text.hasDigit else { return text }
    return String(text.drop { $0.isNumber || " .#".contains($0) }.prefix { !$0.isNumber }).trimmedSpaces
  }

  /// Lays the parts over each other: a single value counts for every set, a list gives one a set.
  private func combine(
    _ parts: [(role: NoteColumnRole, sets: [LoggedSet])], count: Int?, kind: SetKind?
  ) -> [LoggedSet] {
    let longest = parts.map(\.sets.count).max() ?? 1
    let total = longest > 1 ? longest : count ?? 1
    return (0..<total).map { place in
      var set = LoggedSet(id: Identifier(.zero))
      if context.isWarmup { set.kind = .warmup }
      for part in parts where part.sets.count == 1 || place < part.sets.count {
        set.take(part.sets[part.sets.count == 1 ? 0 : place])
      }
      if let kind { set.kind = kind }
      if context.isPlanned {
        // What one cell said may be planned already.
        set.isCompleted = true
        set.plan()
      }
      return set
    }
  }
}
