import TextStreams
import TrainingModel

/// The fields of which a document says that its lines consist: `exercise / kg / reps of each set`, `line = exercise; loads;
/// reps`.
struct NoteStatedFields: Sendable {
  /// What stands between them; empty where no line says it.
  private(set) var divider = ""
  /// What they hold, the exercise first.
  private(set) var roles: [NoteColumnRole] = []

  /// Whether `40,10` is a load and repetitions, or the other way round, as a line of nothing else says: `weight,reps`.
  private(set) var pairBehindComma: PairOrder?

  private static let longestLine = 200
  /// What may stand before them, and a sign behind it.
  private static let beginnings: NoteWordSet = [
    "line", "lines", "each line", "a line", "format", "order", "columns", "fields", "layout", "zeile", "jede zeile",
    "ligne", "línea", "linha", "riga", "regel",
  ]
  private static let known: Set<NoteColumnRole> = [.exercise, .load, .reps, .sets, .rpe, .rir]

  /// Takes what a line says of them.
  mutating func collect(_ text: String, words: NoteWords) {
    if pairBehindComma == nil, text.utf8.count <= 30, text.hasByte(UInt8(ascii: ",")),
      !text.hasDigit, !text.hasByte(32)
    {
      let roles = text.split(separator: ",").map { Self.role(of: $0, words) }
      if roles == [.load, .reps] { pairBehindComma = .loadByReps }
      if roles == [.reps, .load] { pairBehindComma = .repsByLoad }
    }
    // Three fields at least have two signs between them, which few sentences have.
    guard divider.isEmpty, text.utf8.count <= Self.longestLine, text.utf8.first?.isLetter == true,
      !text.hasDigit, ";/|,".utf8.contains(where: { text.hasBytes($0, 2) })
    else { return }
    var legend = text[...]
    if let sign = legend.firstIndex(where: { "=:".contains($0) }),
      Self.beginnings.contains(legend[..<sign].trimmedSpaces)
    {
      legend = legend[legend.index(after: sign)...]
    }
    // `… reps of each set. F = the next one failed`
    if let end = legend.bytesRange(of: ". ") ?? legend.bytesRange(of: " (") { legend = legend[..<end.lowerBound] }
    for divider in [";", "/", "|", ","] where legend.containsBytes(of: divider) {
      let found = legend.split(separator: divider).map { Self.role(of: $0, words) }
      guard (3...4).contains(found.count), found.first == .exercise, found.contains(.reps), found.contains(.load),
        found.allSatisfy({ $0.map { Self.known.contains($0) } ?? false }), Set(found).count == found.count
      else { continue }
      self.divider = divider
      roles = found.compactMap(\.self)
      return
    }
  }

  /// `reps of each set`, `loads`, `kg`: the role of the first word that has one.
  private static func role(of field: Substring, _ words: NoteWords) -> NoteColumnRole? {
    let told = field.split(separator: " ")
    guard (1...5).contains(told.count), let first = told.first else { return nil }
    let key = NoteWords.key(first)
    if words.loadUnit(key) != nil { return .load }
    return words.columnRole(key) ?? (key.hasSuffix("s") ? words.columnRole(String(key.dropLast())) : nil)
  }
}

/// Lines whose fields, or letters, a legend of the document explains.
extension NoteAssembly {
  mutating func spellStated(_ places: [Int]) {
    let (plan, result) = (document.abbreviations.letterOfPlans, document.abbreviations.letterOfResults)
    for place in places where isSpellable(place, to: 240) {
      if let plan, let result { spellStatedPlan(place, plan, result) }
      for (letter, effort) in document.abbreviations.efforts.sorted(by: { $0.key < $1.key }) {
        spellStatedEffort(place, letter, effort)
      }
      if !document.fields.divider.isEmpty { spellStatedFields(place) }
      if let order = document.fields.pairBehindComma { spellStatedPairs(place, order) }
    }
  }

  /// The plan in the line above, which `ok` says was done.
  private func planAbove(_ place: Int) -> String? {
    guard place > 0, lines[place - 1].plain.hasPrefix("Target: ") else { return nil }
    return String(lines[place - 1].plain.dropFirst(8))
  }

  /// `Back squat   P: 3x5 100kg   D: 100x5 @7, 100x5 @8` below `P = prescribed, D = done`.
  private mutating func spellStatedPlan(_ place: Int, _ plan: Character, _ result: Character) {
    let text = lines[place].plain
    // `T: 4x4 @7` above `D: 4x4 92.5 @7`, below the name.
    for (letter, word) in [(plan, "Target"), (result, "Did")] {
      if text.hasPrefix("\(letter): ") {
        lines[place].plain = "\(word): \(text.dropFirst(3))"
        return
      }
      // `P 3x3x335` above `D ok`
      if text.hasPrefix("\(letter) "), case let behind = text.dropFirst(2),
        behind.first?.isNumber == true || behind == "ok" || behind.hasPrefix("ok @") || behind.hasPrefix("skipped")
      {
        lines[place].plain =
          "\(word): \(behind.hasPrefix("ok") ? (planAbove(place) ?? "as planned") + behind.dropFirst(2) : String(behind))"
        return
      }
    }
    guard let before = text.bytesRange(of: " \(plan): "), case let name = text[..<before.lowerBound].trimmedEnd,
      name.contains(where: \.isLetter), !name.hasDigit
    else { return }
    let behind = text[before.upperBound...]
    guard let divider = behind.bytesRange(of: " \(result):") else {
      lines[place].plain = "\(name): target \(behind)"
      return
    }
    let meant = behind[..<divider.lowerBound].trimmedSpaces
    let done = behind[divider.upperBound...].trimmedSpaces
    if done.hasDigit {
      lines[place].plain = "\(name): target \(meant) → \(withoutProse(done, at: place))"
    } else {
      if !done.isEmpty { setAside(done, at: place) }
      let first = done.split { " ,".contains($0) }.first ?? ""
      let isUndone =
        first.isEmpty || document.words.saysUndone(done) || document.words.isNegation(first)
        || document.words.word(first) == .skipped
        || "-–—✗✘❌".contains(first.first ?? " ")
      lines[place].plain = "\(name): target \(meant)" + (isUndone ? "" : ", done as written")
    }
  }

  /// `185*9 r2` below `rN = reps in reserve`.
  private mutating func spellStatedEffort(_ place: Int, _ letter: Character, _ effort: NoteWord) {
    let sign = " \(letter)"
    guard lines[place].plain.containsBytes(of: sign) else { return }
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      guard word.first == letter, case let rest = word.dropFirst(),
        case let number = rest.prefix(while: { $0.isNumber || $0 == "." }), let value = Double(number), value <= 10,
        rest[number.endIndex...].allSatisfy({ ",;|/".contains($0) })
      else { return String(word) }
      return "\(effort == .rir ? "RIR" : "RPE") \(rest)"
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `T1) Squat / 72.5 / 3 3 3 3 6` below `exercise / kg / reps of each set`, and `squat; 40wu 60wu 80 80; 5/3/5/5`.
  private mutating func spellStatedFields(_ place: Int) {
    let (divider, roles) = (document.fields.divider, document.fields.roles)
    let parts = lines[place].plain.split(separator: divider, omittingEmptySubsequences: false).map(\.trimmedSpaces)
    guard let first = parts.first, case let name = nameOfFields(first), name.utf8.first?.isLetter == true,
      !name.hasDigit
    else { return }
    if parts.count == 2, divider == ";", parts[1].hasDigit {
      lines[place].plain = "\(name): \(parts[1].replacing(" / ", with: ", "))"
      return
    }
    guard parts.count == roles.count else { return }
    var values: [NoteColumnRole: [(number: String, mark: String)]] = [:]
    for (role, part) in zip(roles, parts).dropFirst() {
      guard let found = marked(part) else { return }
      values[role] = found
    }
    guard let counts = values[.reps], !counts.isEmpty, let loads = values[.load] else { return }
    let sets = values[.sets]?.first.flatMap { Int($0.number) } ?? counts.count
    guard counts.count == sets || counts.count == 1, (1...60).contains(sets),
      loads.count <= 1 || loads.count == sets
    else { return }
    // An effort for each, or one for all.
    let effort = [NoteColumnRole.rpe, .rir].lazy.compactMap { role in values[role].map { (role: role, values: $0) } }
      .first
    guard effort.map({ $0.values.count <= 1 || $0.values.count == sets }) ?? true else { return }
    let label = first.dropLast(name.count).trimmedSpaces
    if !label.isEmpty { setAside(label, at: place) }
    let unit = loadUnit?.rawValue
    let spelled = (0..<sets).map { set -> String in
      let (count, load) = (counts[counts.count == 1 ? 0 : set], loads.isEmpty ? nil : loads[loads.count == 1 ? 0 : set])
      let isTime = Int(count.number) == nil
      let weight = load.map { load in unit.map { "\(load.number) \($0)" } ?? load.number }
      let text =
        isTime
        ? [count.number, weight].compactMap(\.self).joined(separator: " @ ")
        : "\(count.number) reps" + (weight.map { " @ \($0)" } ?? "")
      let told = effort.flatMap { $0.values.isEmpty ? nil : $0.values[$0.values.count == 1 ? 0 : set].number }
      let felt = told.map { effort?.role == .rir ? " RIR \($0)" : " RPE \($0)" } ?? ""
      return text + felt + (load?.mark ?? "") + count.mark
    }
    lines[place].plain = "\(name): \(spelled.joined(separator: ", "))"
  }

  /// `Bench 40,10 warmup. 60,10. 70,8` below `weight,reps`: a point ends each set.
  private mutating func spellStatedPairs(_ place: Int, _ order: PairOrder) {
    guard !Self.hasProduct(lines[place].plain), !lines[place].plain.containsBytes(of: " x ") else { return }
    var pairs = 0
    let sets = lines[place].plain.split(separator: ". ").map { set -> String in
      let words = set.replacing(", ", with: ",").split(separator: " ")
      return words.map { word -> String in
        let bare = word.hasSuffix(".") ? word.dropLast() : word
        let sides = bare.split(separator: ",", omittingEmptySubsequences: false)
        guard sides.count == 2,
          case let (load, count) = order == .loadByReps ? (sides[0], sides[1]) : (sides[1], sides[0]),
          Int(count).map({ (0...200).contains($0) }) == true,
          Double(load) != nil || document.words.word(load) == .bodyweight
        else { return String(word) }
        pairs += 1
        return Double(load) == nil
          ? "\(load) x \(count)" : "\(count) reps @ \(load)\(loadUnit.map { " \($0.rawValue)" } ?? "")"
      }.joined(separator: " ")
    }
    if pairs > 0 { lines[place].plain = sets.joined(separator: ", ") }
  }

  /// Of `T1) Squat` the name.
  private func nameOfFields(_ text: String) -> String {
    guard let end = text.firstIndex(where: { ").:".contains($0) }), text[..<end].utf8.count <= 3,
      text[..<end].allSatisfy({ $0.isLetter || $0.isNumber })
    else { return text }
    return text[end...].dropFirst().trimmedSpaces
  }

  /// `40wu 60wu 80`, `10 10 9F`, `90s/75s`: numbers, each with what its letters say of the set; none for `-` and the body.
  private func marked(_ field: String) -> [(number: String, mark: String)]? {
    if NoteRow.isEmpty(field) || document.words.word(field) == .bodyweight { return [] }
    var found: [(String, String)] = []
    for word in field.split(whereSeparator: { " /,".contains($0) }) {
      let number = word.prefix { $0.isNumber || ".:+-".contains($0) }
      let letters = word[number.endIndex...].lowercased()
      guard number.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) == true else {
        return nil
      }
      switch letters {
      case "": found.append((String(number), ""))
      case "s", "sec": found.append(("\(number)s", ""))
      case "f": found.append((String(number), " to failure"))
      case "w", "wu": found.append((String(number), " warmup"))
      default:
        switch document.letters[letters] ?? document.words.word(letters) {
        case .warmup: found.append((String(number), " warmup"))
        case .drop: found.append((String(number), " drop"))
        case .failure: found.append((String(number), " to failure"))
        default: return nil
        }
      }
    }
    return found
  }
}
