import TrainingModel

/// What a line says of the whole session: its hours, and the load of all of its sets.
extension NoteAssembly {
  /// `18:15–19:20`, `Legs with Markus, 18:15–19:20` above the first exercise: when the session was.
  mutating func readHours(_ line: NoteLine) -> Bool {
    guard line.kind == .text, !line.isQuoted, open.exercise == nil, line.plain.utf8.last?.isDigit == true,
      line.plain.utf8.count <= 80, line.plain.utf8.contains(UInt8(ascii: ":")),
      let digit = line.plain.utf8.firstIndex(where: \.isDigit),
      let hours = document.dates.time(String(line.plain[digit...])), hours.rest.isEmpty,
      let duration = hours.duration, (300...21_600).contains(duration)
    else { return false }
    let before = label(String(line.plain[..<digit]))
    if document.names.look(before).isKnown { return false }
    let isNew = session.start?.time == nil && session.duration == nil
    if isNew {
      session.start?.time = hours.time
      session.duration = duration
    }
    // Where another hour was told before, this one stays with the words.
    if before.isEmpty && isNew { use(.fact) } else { addNote(index, at: .session) }
    return true
  }

  /// Gives sets without a load the one that the document says is that of all: `24 kg bell unless noted`.
  mutating func settleLoadOfAll() {
    guard let load = document.loadOfAll else { return }
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        let name = session.sections[section].exercises[exercise].name
        let look = document.names.look(name)
        let isOfBand = name.split { !$0.isLetter }.contains { document.words.word($0) == .band }
        if look.isBodyweight || look.isTimed || look.isDistance || isOfBand { continue }
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          let sets = session.sections[section].exercises[exercise].setGroups[group].sets
          for (place, set) in sets.enumerated()
          where set.load == nil && set.reps != nil && set.isCompleted && set.duration == nil && set.distance == nil {
            session.sections[section].exercises[exercise].setGroups[group].sets[place].load = load
          }
        }
      }
    }
  }

  /// `Dead hang ........ 1:05`: a row of dots is a colon.
  mutating func spellLeaders() {
    for index in lines.indices where lines[index].plain.containsBytes(of: "....") {
      let parts = lines[index].plain.split(separator: "....", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let (name, rest) = (parts[0].trimmedSpaces, parts[1].drop { ". ".contains($0) })
      guard name.utf8.last?.isLetter == true, !name.utf8.contains(where: \.isDigit), rest.utf8.first?.isDigit == true,
        rest.utf8.prefix(3).contains(UInt8(ascii: ":"))
      else { continue }
      lines[index].plain = "\(name): \(rest)"
    }
  }

  /// `25 - 5` below `BW - 8`: weight that is added, and repetitions.
  mutating func spellAdded() {
    for index in lines.indices.dropFirst()
    where lines[index].plain.utf8.first?.isDigit == true && lines[index].plain.utf8.count <= 12
      && lines[index].plain.utf8.contains(UInt8(ascii: "-"))
    {
      let above = lines[index - 1].plain.lowercased()
      guard above.hasPrefix("bw - ") || above.hasPrefix("+") && above.containsBytes(of: " x ") else { continue }
      let parts = lines[index].plain.split(separator: " - ")
      guard parts.count == 2, let load = Double(parts[0]), let reps = Int(parts[1]), load >= 2.5,
        (1...30).contains(reps)
      else { continue }
      lines[index].plain = "+\(parts[0]) x \(reps)"
    }
  }

  /// `Pull up on the machine (minus 25 kg): 8, 7, 6`: weight that is taken off.
  mutating func spellMinus() {
    for index in lines.indices where lines[index].plain.containsBytes(of: "minus ") {
      for sign in ["(minus ", " minus "] {
        guard let range = lines[index].plain.bytesRange(of: sign),
          lines[index].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        lines[index].plain.replaceSubrange(range, with: "\(sign.prefix(1))assisted ")
      }
    }
  }

  /// `For next week I was thinking` above sets: a plan from here on.
  mutating func readPlanSentence(_ line: NoteLine) -> Bool {
    guard line.kind == .text, !line.isBold, open.planRank == nil, line.plain.utf8.count <= 80,
      !line.plain.utf8.contains(where: \.isDigit), line.plain.containsBytes(of: "ext "), index + 1 < lines.count,
      case let text = line.plain.lowercased(), Self.coming.contains(where: { text.containsBytes(of: $0) }),
      Self.intentions.contains(where: { text.containsBytes(of: $0) }),
      let next = lines[(index + 1)...].firstIndex(where: { $0.kind != .blank }), let reading = probe(next),
      !reading.sets.isEmpty
    else { return false }
    addNote(index, at: .session)
    closeExercise()
    open.planRank = line.rank
    return true
  }

  private static let coming = ["next week", "next time", "next session", "next workout"]
  private static let intentions = [
    "think", "plan", "would like", "i'd like", "want to", "going to", "aim", "try", "i'll",
  ]

  /// `400 m easy warm-up`: how a way was gone, which is no name.
  mutating func spellWays() {
    for index in lines.indices
    where lines[index].plain.utf8.first?.isDigit == true && lines[index].plain.utf8.last?.isLetter == true
      && lines[index].plain.utf8.count <= 40
      && (lines[index].kind == .text || lines[index].kind == .item)
    {
      var words = lines[index].plain.split(separator: " ")[...]
      guard let way = Self.way(&words), let manner = words.popFirst(), manner != "rest",
        NoteStructureWords.manners.contains(manner)
      else { continue }
      let rest = words.joined(separator: " ")
      guard document.words.section(rest) != nil || document.words.word(rest) == .warmup else { continue }
      lines[index].plain = "\(way) \(rest), \(manner)"
    }
  }

  /// Takes a distance of the length of a run's, a ride's or a swim's.
  private static func way(_ words: inout ArraySlice<Substring>) -> String? {
    guard let first = words.popFirst() else { return nil }
    let digits = first.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = number(String(digits))?.number else { return nil }
    var unit = String(first[digits.endIndex...])
    if unit.isEmpty { unit = words.popFirst().map(String.init) ?? "" }
    switch unit.lowercased() {
    case "k", "km", "mi", "mile", "miles": return "\(digits) \(unit)"
    case "m", "yd", "yards", "meters", "metres": return value >= 100 ? "\(digits) \(unit)" : nil
    default: return nil
    }
  }
}
