import TrainingModel

/// Warm-up sets that stand before the first exercise.
extension NoteAssembly {
  /// Begins the exercise that the lines below name, for the warm-up sets above it.
  mutating func beginWarmup(_ reading: NotationReading?, _ line: NoteLine) -> Bool {
    guard let reading, !reading.sets.isEmpty, reading.sets.allSatisfy({ $0.kind == .warmup && $0.reps != nil }),
      !line.isHeading, open.sectionRank == nil, document.subject == nil, let name = nextName
    else { return false }
    // `Squat day` says whose they are.
    if let title = session.title, let lift = nameInTitle(title), document.names.look(lift).isKnown { return false }
    let use = uses[index]
    beginExercise(name, line)
    uses[index] = use
    open.exercise?.rank = NoteLine.deepestHeading + 1
    open.exercise?.isWarmupOfNext = true
    return true
  }

  /// `Bench w 20x10, 40x5. 60x8` where a line says that the letter stands before warm-ups.
  mutating func spellLettersBeforeSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      guard let letter = lines[place].plain.bytesRange(of: " w "),
        lines[place].plain[letter.upperBound...].utf8.first?.isDigit == true,
        case let name = lines[place].plain[..<letter.lowerBound], !name.hasDigit
      else { continue }
      lines[place].plain = "\(name) warm up \(lines[place].plain[letter.upperBound...])"
    }
  }

  /// `Squat: (20x8, 60x5) 165kg 3x3` where a line says that sets in brackets are warm-ups.
  mutating func spellWarmupsInBrackets(_ places: [Int]) {
    guard document.warmups.isInBrackets else { return }
    let isRepsFirst = document.conventions.pair == .repsByLoad
    for place in places {
      let text = lines[place].plain
      guard let open = text.firstIndex(where: { $0 == "(" || $0 == "[" }),
        let close = text[open...].firstIndex(of: text[open] == "(" ? ")" : "]"),
        case let name = text[..<open], !name.hasDigit,
        case let sets = text[open..<close].dropFirst(),
        Self.isListOfLoads(sets, isClear: text[open] == "[", isRepsFirst: isRepsFirst)
      else { continue }
      var (all, rest) = (Self.withSign(sets), text[close...].dropFirst().drop { " ,;".contains($0) })
      // `sq (20x10) (60x5) 85 6,6,6`
      while rest.first == text[open], let end = rest.firstIndex(of: text[close]),
        case let more = rest[..<end].dropFirst(),
        Self.isListOfLoads(more, isClear: text[open] == "[", isRepsFirst: isRepsFirst)
      {
        all += ", \(Self.withSign(more))"
        rest = rest[end...].dropFirst().drop { " ,;".contains($0) }
      }
      lines[place].plain = "\(name)warm-up \(all)\(rest.isEmpty ? "" : ", then \(rest)")"
    }
  }

  /// `45x5`, `135x3`, `225x5x3` below one another, where a line says that all but the last of them are warm-ups.
  mutating func spellWarmupsAboveLast() {
    guard document.warmups.isAboveLast else { return }
    func holdsSets(_ place: Int) -> Bool {
      isSpellable(place, to: 60) && lines[place].plain.utf8.first?.isDigit == true
        && lines[place].plain.contains { "x×@".contains($0) }
    }
    for place in lines.indices.dropLast()
    where lines[place + 1].kind == lines[place].kind && holdsSets(place) && holdsSets(place + 1) {
      lines[place].plain += " (warm-up)"
      lines[place].plainSet = nil
    }
  }

  /// `60 5` as `60x5`.
  private static func withSign(_ text: Substring) -> String {
    let words = text.split(separator: " ")
    guard words.count == 2, Double(words[0]) != nil, Int(words[1]) != nil else { return String(text) }
    return "\(words[0])x\(words[1])"
  }

  /// `20x8, 60x5`, `40/10 60/6`: loads with their repetitions, and no `3x5` or `2x20kg`.
  private static func isListOfLoads(_ text: Substring, isClear: Bool, isRepsFirst: Bool) -> Bool {
    var sets = text.split(whereSeparator: { ", ;".contains($0) })
    // `(60 5)`
    if sets.count == 2, let load = Double(sets[0]), load > 12, Int(sets[1]) != nil {
      sets = ["\(sets[0])x\(sets[1])"]
    }
    // `(15/12)` may be anything.
    return !sets.isEmpty && (sets.count > 1 || isClear || !text.hasByte(UInt8(ascii: "/")))
      && sets.allSatisfy { set in
        let numbers = set.split(omittingEmptySubsequences: false) { "x×/".contains($0) }
        // `45x5x2`: sets of each.
        if numbers.count == 3 {
          guard let sets = Int(numbers[2]), (1...10).contains(sets) else { return false }
        } else if numbers.count != 2 {
          return false
        }
        if isRepsFirst, numbers.count == 2 {
          return Int(numbers[0]).map { (1...30).contains($0) } ?? false && Double(numbers[1]).map { $0 >= 5 } ?? false
        }
        guard let reps = Int(numbers[1]), (1...30).contains(reps) else { return false }
        return isTypedLoad(numbers[0]) || Double(numbers[0]).map { $0 > 12 } ?? false
      }
  }

  /// The exercise that the next line names, with its sets or without.
  private var nextName: String? {
    mutating get {
      guard let next = lines.indices[(index + 1)...].first(where: { lines[$0].kind != .blank }) else { return nil }
      if let reading = probe(next), !reading.sets.isEmpty {
        let name = label(reading.name)
        return name.isEmpty || isQualifier(name) || !document.names.look(name).isLikely ? nil : name
      }
      let name = label(lines[next].plain)
      guard !lines[next].plain.hasDigit, document.names.look(name).isKnown else { return nil }
      return name
    }
  }

  /// Appends the sets of an exercise whose warm-up sets stood above its name.
  mutating func takeBehindWarmup(_ sets: [LoggedSet]) {
    guard let group = lastExercise?.setGroups.indices.last else { return }
    session.sections[session.sections.count - 1].exercises[exerciseIndex].setGroups[group].sets += sets
  }

  /// `Warm-up: wrist circles, scap pulls, 5 min rope`: what has no number is told beside what has one.
  mutating func spellWarmupsWithoutNumbers(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      let text = lines[place].plain
      guard text.hasByte(UInt8(ascii: ":")), text.hasByte(UInt8(ascii: ",")), let colon = text.firstIndex(of: ":"),
        document.words.section(text[..<colon]) == .warmup,
        case let parts = text[colon...].dropFirst().split(separator: ",").map(\.trimmedSpaces), parts.count > 1,
        case let told = parts.filter({ !$0.hasDigit }), !told.isEmpty, told.count < parts.count,
        // `Warm-up: bike, 10 min easy`
        !told.contains(where: { document.names.look($0).isKnown || document.names.look($0).isDistance }),
        parts.allSatisfy({ part in
          // `5 min rope`, `10 push ups`
          !part.hasDigit
            || part.utf8.first?.isDigit == true
              && part.split(separator: " ").dropFirst().contains(where: { document.words.isExerciseWord($0) })
        }), parts.last?.hasDigit == true
      else { continue }
      setAside(told.joined(separator: ", "), at: place)
      lines[place].plain =
        "\(text[...colon]) \(parts.filter { $0.hasDigit }.joined(separator: ", "))"
    }
  }
}
