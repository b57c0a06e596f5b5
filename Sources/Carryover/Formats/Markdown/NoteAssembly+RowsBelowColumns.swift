import TextStreams

/// Rows of numbers below a line of columns, with the names of exercises between them; and lists of loads and repetitions in
/// lines of their own.
extension NoteAssembly {
  /// `kg  reps  RIR` above `Incline press` and `set 1  24  11  3`: what each number is.
  mutating func spellRowsBelowColumns() {
    var columns: [NoteColumn] = []
    var hasRows = false
    // Sets in a usual wording name no columns.
    for place in lines.indices
    where (hasRows || lines[place].plainSet == nil) && [.text, .item, .row, .rowRule].contains(lines[place].kind) {
      // What is aligned with a line above may be taken for a table's row.
      let text = lines[place].kind == .text || lines[place].kind == .item ? lines[place].plain : lines[place].raw
      if let found = columnsAlone(text) {
        columns = found
        if lines[place].kind == .text || lines[place].kind == .item { lines[place].isEscaped = true }
        hasRows = true
      } else if hasRows, let (row, rest) = rowBelowColumns(text, columns) {
        if !rest.isEmpty { setAside(rest, at: place) }
        lines[place].plain = row
        lines[place].kind = .text
      } else if hasRows, isHead(lines[place]) {
        hasRows = false
      }
    }
    for place in lines.indices.dropFirst() { spellListOfLoads(place) }
  }

  /// The columns that a line names, and nothing else.
  private func columnsAlone(_ text: String) -> [NoteColumn]? {
    guard text.utf8.count <= 60, !text.hasDigit, text.containsBytes(of: "  ") else { return nil }
    let words = text.split(separator: " ")
    guard (2...5).contains(words.count) else { return nil }
    let columns = words.compactMap { document.words.column($0) }
    guard columns.count == words.count, columns.contains(where: { $0.role == .reps }),
      columns.contains(where: { $0.role == .load }),
      columns.allSatisfy({ [.load, .reps, .rir, .rpe].contains($0.role) })
    else { return nil }
    return columns
  }

  /// `set 1      35    8     2   (note)` in the words of the notation; `set 3  skipped` was not done.
  private func rowBelowColumns(_ text: String, _ columns: [NoteColumn]) -> (row: String, rest: String)? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    var first = 0
    var kind = ""
    switch (words[0].lowercased(), words[1].lowercased()) {
    case ("set", let number) where Int(number) != nil: first = 2
    case ("warm", "up"): (first, kind) = (2, " (warm-up)")
    case ("warmup", _), ("wu", _), ("w/u", _): (first, kind) = (1, " (warm-up)")
    case ("drop", _): (first, kind) = (1, " (drop)")
    default: return nil
    }
    guard first < words.count else { return nil }
    if words.count == first + 1, document.words.isListed(words[first], .denied) { return ("(skipped)", "") }
    let numbers = words[first...].prefix { Double($0.replacing(",", with: ".")) != nil }
    guard numbers.count > 1, numbers.count <= columns.count else { return nil }
    var (load, reps, effort) = ("", "", "")
    for (column, number) in zip(columns, numbers) {
      switch column.role {
      case .load: load = "\(number)\(column.loadUnit?.rawValue ?? "")"
      case .reps: reps = String(number)
      case .rir: effort = " RIR \(number)"
      default: effort = " RPE \(number)"
      }
    }
    guard !load.isEmpty, !reps.isEmpty else { return nil }
    var rest = words[(first + numbers.count)...].joined(separator: " ")
    if document.words.word(rest) == .failure || rest == "F" { (kind, rest) = (" (failure)", "") }
    return ("\(load) x \(reps)\(effort)\(kind)", rest)
  }

  /// `kg: [40w, 60, 82.5]` above `reps: [8, 5, 5]`
  private mutating func spellListOfLoads(_ place: Int) {
    guard let (key, reps) = Self.listInSquares(lines[place].plain), key == "reps",
      let (unit, loads) = Self.listInSquares(lines[place - 1].plain), loads.count == reps.count,
      unit == "weight" || unit == "load" || document.words.loadUnit(NoteWords.key(unit)) != nil
    else { return }
    let typed = document.words.loadUnit(NoteWords.key(unit))?.rawValue ?? ""
    let sets = zip(loads, reps).map { load, reps in
      load.lowercased().hasSuffix("w") ? "\(load.dropLast())\(typed) x \(reps) (warm-up)" : "\(load)\(typed) x \(reps)"
    }
    guard loads.allSatisfy({ Double($0.lowercased().hasSuffix("w") ? $0.dropLast() : $0[...]) != nil }),
      reps.allSatisfy({ Int($0) != nil })
    else { return }
    lines[place - 1].isEscaped = true
    lines[place].plain = sets.joined(separator: ", ")
  }

  private static func listInSquares(_ text: String) -> (key: String, values: [String])? {
    guard text.hasSuffix("]"), let colon = text.firstIndex(of: ":"),
      case let list = text[colon...].dropFirst().trimmedSpaces, list.hasPrefix("[")
    else { return nil }
    let values = list.dropFirst().dropLast().split(separator: ",").map(\.trimmedSpaces)
    return values.isEmpty ? nil : (text[..<colon].lowercased(), values)
  }

  private static let ticks: Set<Character> = ["✓", "✔", "✅"]
  private static let crosses: Set<Character> = ["✗", "✘", "❌", "✕"]

  /// `60 ✓`, `70 ✗ out front`, `dropped to 62 ✓ ✓ ✓`: loads that went up once for each tick, or did not.
  mutating func spellTickedLoads() {
    let found = lines.indices.filter { tickedLoad(lines[$0]) != nil }
    guard found.count > 1 else { return }
    let attempts = found.filter { place in
      [-2, -1, 1, 2].contains { found.contains(place + $0) } && isBelowLift(place, found)
    }
    for place in attempts {
      guard let (load, ticks, isMissed, lead, rest) = tickedLoad(lines[place]) else { continue }
      if !lead.isEmpty { setAside(lead, at: place) }
      if !rest.isEmpty { setAside(rest, at: place) }
      lines[place].plain =
        isMissed ? "\(load) x 0 fail" : Array(repeating: "\(load) x 1", count: ticks).joined(separator: ", ")
      lines[place].box = nil
      lines[place].isStruck = false
    }
  }

  private typealias TickedLoad = (load: Substring, ticks: Int, isMissed: Bool, lead: String, rest: String)

  /// Whether numbers below a name are loads: the name stands alone, is of no exercise that is counted without a load, and the
  /// numbers rise or one was missed.
  private func isBelowLift(_ place: Int, _ found: [Int]) -> Bool {
    guard
      let head = lines[..<place].indices.last(where: { index in
        !found.contains(index) && lines[index].kind != .blank
          && !Self.warmings.contains(lines[index].plain.prefix { $0.isLetter })
      }), place - head <= 12
    else { return true }
    let text = lines[head].plain
    // Remarks among the attempts are none of it.
    if text.hasDigit { return !document.names.look(label(String(text.prefix { !$0.isNumber }))).isLikely }
    let look = document.names.look(label(text))
    guard !look.isBodyweight, !look.isTimed, !look.isDistance else { return false }
    let loads = found.filter { $0 > head }.prefix { $0 - head <= 12 }.compactMap { tickedLoad(lines[$0]) }
    let values = loads.compactMap { Double($0.load) }
    return Set(values).count > 1 && (values.max() ?? 0) > 30
  }

  private static let warmings: NoteWordSet = [
    "warm", "warmup", "wu", "aufwärmen", "aquecimento", "calentamiento", "opwarmen",
  ]

  private func tickedLoad(_ line: NoteLine) -> TickedLoad? {
    guard line.kind == .text, line.plain.utf8.count <= 80,
      line.box == .ticked || line.box == .dropped || line.plain.utf8.contains(where: { $0 >= 0x80 }),
      let digit = line.plain.firstIndex(where: \.isNumber)
    else {
      return nil
    }
    let lead = line.plain[..<digit].trimmedSpaces
    guard lead.isEmpty || ["dropped to", "down to", "back to", "up to", "then"].contains(lead.lowercased()) else {
      return nil
    }
    let load = line.plain[digit...].prefix { $0.isNumber || $0 == "." }
    guard Double(load).map({ (15...400).contains($0) }) == true else { return nil }
    var rest = line.plain[load.endIndex...]
    if rest.hasPrefix("kg") || rest.hasPrefix("lb") { rest = rest.dropFirst(2) }
    let marks = rest.prefix { $0 == " " || Self.ticks.contains($0) || Self.crosses.contains($0) }
    let behind = rest[marks.endIndex...].trimmedSpaces
    let (ticks, crosses) = (marks.count { Self.ticks.contains($0) }, marks.count { Self.crosses.contains($0) })
    guard !behind.hasDigit else { return nil }
    if ticks == 0, crosses == 0 {
      guard behind.isEmpty, lead.isEmpty, line.box == .ticked || line.box == .dropped else { return nil }
      return (load, 1, line.box == .dropped, "", "")
    }
    guard ticks == 0 || crosses == 0, crosses <= 1 else { return nil }
    // The last tick of a line is its box by now.
    let more = line.box == .ticked && ticks > 0 ? 1 : 0
    return (load, ticks + more, crosses > 0, lead, behind)
  }

  /// `D10 G10`, `I8 D8`: the repetitions of each side, in French or Spanish initials.
  mutating func spellInitialsOfSides() {
    for place in lines.indices where lines[place].plain.utf8.count <= 60 && !lines[place].isEscaped {
      guard let first = lines[place].plain.utf8.first, first == 68 || first == 71 || first == 73,
        lines[place].plain.utf8.dropFirst().first?.isDigit == true
      else { continue }
      let text = lines[place].plain
      let bracket = text.firstIndex(of: "(") ?? text.endIndex
      let words = text[..<bracket].split { " ,".contains($0) }
      guard words.count > 1, words.count % 2 == 0,
        words.allSatisfy({ "DGI".contains($0.first ?? " ") && Int($0.dropFirst()) != nil }),
        case let letters = Set(words.compactMap(\.first)), letters.count == 2, letters.contains("D")
      else { continue }
      let sets = words.map { "\($0.first == "D" ? "right" : "left") \($0.dropFirst())" }
      if bracket < text.endIndex { setAside(String(text[bracket...]), at: place) }
      lines[place].plain = sets.joined(separator: ", ")
    }
  }

  private static let weightsOfNone = NoteBeginnings(whole: ["weight", "bodyweight", "load", "gewicht", "peso", "poids"])
  private static let unweighted = [
    ", no weight", " (no weight)", ", bodyweight", ", no load", ", ohne gewicht", ", sin peso", ", sans poids",
    ", senza peso",
    ", sem peso", ", zonder gewicht", " (sin peso)", " (ohne gewicht)", " (sans poids)",
  ]

  /// `Single leg calf raise, no weight` above its counts: the body alone.
  mutating func dropUnweighted() {
    for place in lines.indices.dropLast() where lines[place].mayBeNameAlone {
      let text = lines[place].plain
      guard Self.weightsOfNone.mayBeIn(text) else { continue }
      let lower = text.lowercased()
      guard let said = Self.unweighted.first(where: { lower.hasSuffix($0) }), lines[place + 1].plain.hasDigit,
        lines[place + 1].plain.utf8.count <= 40, case let name = String(text.dropLast(said.count)),
        document.names.look(label(name)).isLikely, !said.hasSuffix("bodyweight"),
        // Numbers alone are read with the body's weight as it is.
        lines[place + 1].plain.first?.isLetter == true
      else { continue }
      setAside(said.filter { $0.isLetter || $0 == " " }.trimmedSpaces, at: place)
      lines[place].plain = name
    }
  }
}
