import TextStreams

/// Sets that somebody says were only meant, and what is said of sets in words that would be sets themselves.
extension NoteAssembly {
  mutating func spellMeantOnly(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) && lines[place].box == nil {
      spellPlanAndDone(place)
      spellMeant(place)
      spellSkipped(place)
      spellSameWithEffort(place)
      spellResultBehindEquals(place)
      spellReserveInWords(place)
      dropSecondsOfManner(place)
      spellWarmingUp(place)
      dropVerdictBehindProduct(place)
      // `Séance haut du corps, 55 min`: how long the day was.
      if Self.sessions.contains(lines[place].plain.prefix { $0.isLetter }), lines[place].plain.hasSuffix(" min"),
        let comma = lines[place].plain.lastBytesRange(of: ", "), !lines[place].plain[..<comma.lowerBound].hasDigit,
        lines[place].plain[comma.upperBound...].split(separator: " ").count == 2
      {
        lines[place].isEscaped = true
      }
      // `Recuperi: 2 min sui fondamentali, 90 s sul resto`
      if ["Recuperi: ", "Recupero: "].contains(where: { lines[place].plain.hasPrefix($0) }) {
        lines[place].isEscaped = true
      }
      // `Bed 23:10, up 6:00, 78.3 kg`
      if ["Bed ", "bed ", "In bed ", "Slept "].contains(where: { lines[place].plain.hasPrefix($0) }),
        let colon = lines[place].plain.bytesRange(of: ":"),
        lines[place].plain[colon.upperBound...].utf8.first?.isDigit == true, !Self.hasProduct(lines[place].plain),
        !lines[place].plain.containsBytes(of: " sets")
      {
        lines[place].isEscaped = true
      }
    }
  }

  private static let sessions: NoteWordSet = ["séance", "sesión", "sessione", "seduta", "sessie", "treino", "einheit"]

  /// What stands right below `Skipped:`, `Not done:`.
  mutating func planBelowSkipped() {
    for place in lines.indices
    where lines[place].plain.utf8.last == UInt8(ascii: ":") && lines[place].plain.utf8.count <= 20
      && lines[place].plain.lowercased() != "skip:"
      && document.words.word(lines[place].plain.dropLast()) == .skipped
    {
      var below = place + 1
      while below < lines.count, isSpellable(below, to: 160), lines[below].box == nil, lines[below].plain.hasDigit,
        !saysDone(lines[below].plain)
      {
        lines[below].box = .open
        below += 1
      }
    }
  }

  /// `Back squat - plan 4x5 @ 130kg - done 130x5, 130x5`, `ohp 5x5 60, got 5 5 5 4 4`: what came of it.
  private mutating func spellPlanAndDone(_ place: Int) {
    let text = lines[place].plain
    if let plan = [" - plan ", " – plan ", ": plan ", ", plan "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let done = [" - done ", " – done ", ", done ", "; done ", " / done "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      plan.upperBound < done.lowerBound, case let name = text[..<plan.lowerBound], !name.hasDigit,
      Self.hasProduct(String(text[plan.upperBound..<done.lowerBound])), case let result = text[done.upperBound...],
      result.split(whereSeparator: { $0 == " " || $0 == "," }).allSatisfy(Self.isOfSets)
    {
      lines[place].plain = "\(name) \(text[plan.upperBound..<done.lowerBound]) → \(result)"
      return
    }
    guard let got = text.bytesRange(of: ", got "), case let meant = text[..<got.lowerBound],
      !meant.containsBytes(of: ", "), !meant.lowercased().containsBytes(of: "target"),
      let (sets, reps) = Self.setsAndReps(in: meant)
    else { return }
    let counts = text[got.upperBound...].split { $0 == " " || $0 == "," }.map { Int($0) ?? -1 }
    guard sets > 1, counts.count == sets, counts.allSatisfy({ (0...reps + 5).contains($0) }) else { return }
    lines[place].plain = "\(meant) → \(counts.map(String.init).joined(separator: ", "))"
  }

  /// The numbers of the first word that is sets and repetitions: of `ohp 5x5 60` five and five.
  private static func setsAndReps(in text: Substring) -> (sets: Int, reps: Int)? {
    for word in text.split(separator: " ") {
      let factors = word.split(separator: "x", omittingEmptySubsequences: false)
      if factors.count == 2, let sets = Int(factors[0]), let reps = Int(factors[1]) {
        return (1...100).contains(sets) && (1...100).contains(reps) ? (sets, reps) : nil
      }
    }
    return nil
  }

  /// `squat 5x5 95kg = 5 5 5 5 5 !!`, `bench 4x5 72.5kg =`: what came of it, and a plan that waits for its result, where
  /// others in the log have theirs behind the sign.
  private mutating func spellResultBehindEquals(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " ="), Self.hasProduct(String(text[..<sign.lowerBound])),
      text.utf8.first?.isLetter == true
    else { return }
    let behind = text[sign.upperBound...].trimmedSpaces
    // `+ = add weight` says what signs behind sets mean.
    let isOfLegend = lines.contains { line in
      line.plain.bytesRange(of: " = ").map { !Self.hasProduct(String(line.plain[..<$0.lowerBound])) } ?? false
    }
    if behind.isEmpty, !isOfLegend,
      lines.contains(where: { Self.hasResultBehindEquals($0.plain) })
        || lines.count(where: { Self.hasProduct($0.plain) && ($0.plain.hasSuffix(" =") || $0.box == .open) }) > 1
    {
      lines[place].plain = String(text[..<sign.lowerBound])
      lines[place].box = .open
    } else if case let counts = behind.prefix(while: { $0.isNumber || $0 == " " }), counts.utf8.count > 2,
      behind.utf8.count > counts.utf8.count, !behind[counts.endIndex...].contains(where: { $0.isNumber || $0.isLetter })
    {
      setAside(String(behind[counts.endIndex...]), at: place)
      lines[place].plain = "\(text[..<sign.upperBound]) \(counts.split(separator: " ").joined(separator: " "))"
    }
  }

  /// `squat 5x5 95kg = 5 5 5 5 5`
  private static func hasResultBehindEquals(_ text: String) -> Bool {
    guard let sign = text.bytesRange(of: " = "), hasProduct(String(text[..<sign.lowerBound])) else { return false }
    let counts = text[sign.upperBound...].split(separator: " ").prefix { Int($0) != nil }
    return counts.count > 1 && counts.allSatisfy { Int($0).map { $0 <= 60 } ?? false }
  }

  /// Whether a word is a number of a set, with its unit or none: `130x5`, `100kg`, `20m`, `+10x5`, `BWx8`.
  private static func isOfSets(_ word: Substring) -> Bool {
    let text = word.lowercased()
    let rest = text.hasPrefix("+") ? text.dropFirst() : text.hasPrefix("bw") ? "1" + text.dropFirst(2) : text[...]
    return rest.utf8.first?.isDigit == true
      && ["", "x", "kg", "lb", "lbs", "m", "s", "kgx", "lbx"].contains(rest.filter(\.isLetter))
      && rest.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
  }

  /// `same rpe 9`, `same @ 9` below `160kg x 10 rpe 8`: once more, and how hard it was.
  private mutating func spellSameWithEffort(_ place: Int) {
    let text = lines[place].plain
    guard place > 0, text.lowercased().hasPrefix("same"),
      case let effort = text.dropFirst(4).drop(while: { " ,".contains($0) }),
      ["rpe ", "RPE ", "rir ", "RIR ", "@ ", "@"].contains(where: { effort.hasPrefix($0) }),
      effort.drop(while: { !$0.isNumber }).allSatisfy({ $0.isNumber || $0 == "." }), effort.hasDigit,
      case let above = lines[place - 1].plain, Self.hasProduct(above)
    else { return }
    let end =
      [" rpe", " RPE", " rir", " RIR", " @", ", rpe", ", RPE"].lazy.compactMap { above.bytesRange(of: $0) }
      .map(\.lowerBound).min() ?? above.endIndex
    // What stands behind an `@` of more than ten is a load.
    guard
      !(effort + above[end...]).split(whereSeparator: { !$0.isNumber && $0 != "." }).contains(where: {
        Double($0).map { $0 > 10 } ?? true
      }), !above.containsBytes(of: "@") || !above[end...].containsBytes(of: "kg"),
      !above[end...].containsBytes(of: "lb"),
      case let set = above[..<end], !set.hasByte(UInt8(ascii: ",")),
      set.utf8.first?.isDigit == true || set.lowercased().hasPrefix("bw"),
      Self.hasProduct(String(set)), set.utf8.last?.isDigit == true
    else { return }
    lines[place].plain = "\(set) \(effort)"
  }

  /// `Skipped: Curl 12kg 3x12, Shrug 30kg 2x15`, `Face pull: 3x15 con 20 kg (no hecho, sin tiempo)`: not done.
  private mutating func spellSkipped(_ place: Int) {
    let text = lines[place].plain
    if let colon = text.bytesRange(of: ": "), document.words.word(text[..<colon.lowerBound]) == .skipped,
      case let sets = String(text[colon.upperBound...]), sets.utf8.first?.isLetter == true, Self.hasProduct(sets),
      sets.containsBytes(of: "kg") || sets.containsBytes(of: "lb"), !sets.containsBytes(of: " did "),
      document.names.look(label(String(sets.prefix { !$0.isNumber }).trimmedSpaces)).isKnown
    {
      lines[place].plain = sets
      lines[place].box = .open
    } else if let colon = text.bytesRange(of: ": "), lines[place].box == nil,
      // `skipped: 3 sets of 12 with 40 kg (they were closing)` below the exercise.
      case let said = text[..<colon.lowerBound], said.utf8.count <= 24, !said.hasDigit,
      document.words.word(said) == .skipped || document.words.isListed(String(said), .denied)
        || document.words.isListed(String(said), .omitted),
      case let sets = text[colon.upperBound...], sets.first?.isNumber == true,
      case let reading = document.reader.read(String(sets), in: NotationContext()), reading?.sets.isEmpty == false
    {
      setAside(String(said), at: place)
      lines[place].plain = String(sets)
      lines[place].box = .open
    } else if text.hasSuffix(")"), let open = text.lastBytesRange(of: " ("),
      // `(skipped, shoulder)` is read as it stands.
      case let remark = text[open.upperBound...].dropLast(), remark.contains(","), !remark.hasPrefix("skip"),
      document.words.word(remark.prefix { $0 != "," }) == .skipped, Self.hasProduct(String(text[..<open.lowerBound])),
      !remark.hasDigit, !text[..<open.lowerBound].containsBytes(of: ", ")
    {
      setAside("(\(remark))", at: place)
      lines[place].plain = String(text[..<open.lowerBound])
      lines[place].box = .open
    }
  }

  /// `40s x8 was the idea, forearm cramped`, `wanted 3x15 with 15 kg, cable busy`, `would have been 3x8 at 40`.
  private mutating func spellMeant(_ place: Int) {
    let text = lines[place].plain
    var (sets, remark) = (text[...], text[text.endIndex...])
    if let range = Self.endsOfPlans.lazy.compactMap({ text.bytesRange(of: $0) }).first {
      (sets, remark) = (text[..<range.lowerBound], text[range.lowerBound...])
    } else if let prefix = Self.beginningsOfPlans.first(where: { text.hasPrefix($0) }),
      text.dropFirst(prefix.count).utf8.first?.isDigit == true
    {
      let end = text.bytesRange(of: ", ")?.lowerBound ?? text.endIndex
      (sets, remark) = (text[..<end].dropFirst(prefix.count), text[end...])
    } else {
      return
    }
    // What was done may stand in the line, or below it.
    let next = lines.indices.contains(place + 1) ? lines[place + 1].plain : ""
    let words = (remark + " " + sets).lowercased().split { !$0.isLetter && $0 != "'" }
    guard !remark.hasDigit,
      !remark.contains(",") || words.contains(where: { Self.hindrances.contains($0) })
        || remark.lowercased().hasSuffix(" no"),
      !sets.contains(where: { ",;(".contains($0) }), !sets.containsBytes(of: ". "),
      !words.contains(where: { Self.wordsOfDone.contains($0) }),
      !next.hasDigit || !next.allSatisfy({ $0.isNumber || ", ".contains($0) }),
      Self.hasProduct(String(sets)) || Self.isCounted(sets)
    else { return }
    let told = remark.drop { " ,".contains($0) }.trimmedSpaces
    if !told.isEmpty { setAside(told, at: place) }
    lines[place].plain = String(sets)
    lines[place].box = .open
  }

  /// `80 for 2`, `60 lbs 8 times`
  private static func isCounted(_ sets: Substring) -> Bool {
    let words = sets.split(separator: " ")
    guard sets.utf8.first?.isDigit == true else { return false }
    if words.last == "times" { return words.count > 2 && Int(words[words.count - 2]) != nil }
    return words.count == 3 && words[1] == "for" && Int(words[2]) != nil
  }

  private static let endsOfPlans = [
    " was the idea", " was the plan", " was on the sheet", " was on the plan", " was supposed to come",
    " was on the programme",
    " was on the program", " was on the template",
  ]
  private static let hindrances: NoteWordSet = [
    "cramped", "busy", "failed", "closed", "closing", "time", "hurt", "stop", "stopped", "pain", "tired", "sick",
    "late", "taken", "broken", "not", "nothing", "nope", "nah", "skipped", "cancelled",
  ]
  private static let beginningsOfPlans = ["wanted ", "would have been ", "should have been ", "meant to do "]
  private static let wordsOfDone: NoteWordSet = [
    "got", "made", "hit", "did", "done", "but", "and", "nailed", "easy", "easily", "crushed", "completed", "felt",
    "managed", "than", "as", "though", "instead", "every", "work", "still", "went",
  ]

  /// `45 kg, 8 reps, 2 left in me`: repetitions in reserve.
  private mutating func spellReserveInWords(_ place: Int) {
    let text = lines[place].plain
    guard let end = [" left in me", " more in me"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      end.upperBound == text.endIndex || text[end.upperBound] == ",",
      let comma = text[..<end.lowerBound].lastBytesRange(of: ", "),
      case let number = text[comma.upperBound..<end.lowerBound], let count = Int(number), (0...4).contains(count),
      // `8, 8, 2 left in me` may be three sets.
      let before = text[..<comma.lowerBound].split(separator: " ").last, Int(before.filter { $0 != "," }) == nil
    else { return }
    lines[place].plain.replaceSubrange(number.startIndex..<end.upperBound, with: "RIR \(count)")
  }

  /// `110 for 4, three sets, 3 seconds down`: how slowly they were done, which is no set of so many seconds.
  private mutating func dropSecondsOfManner(_ place: Int) {
    let text = lines[place].plain
    guard let word = [" seconds ", " second "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let behind = text[word.upperBound...],
      ["down", "up", "pause", "pauses", "negative", "negatives", "lowering", "eccentric"].contains(
        behind.prefix { $0 != " " && $0 != "," }.lowercased()),
      let comma = text[..<word.lowerBound].lastBytesRange(of: ", "), !behind.hasDigit,
      case let number = text[comma.upperBound..<word.lowerBound], !number.contains(" "),
      Int(number).map({ $0 <= 10 }) ?? true,
      case let sets = text[..<comma.lowerBound], sets.containsBytes(of: " for ") || Self.hasProduct(String(sets)),
      !sets.containsBytes(of: "sec"), !sets.containsBytes(of: "min"), !sets.lowercased().containsBytes(of: "hold")
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(text[..<comma.lowerBound])
  }

  /// `bar (20) for 10, 60 for 5, all just warming up`: what all of them were.
  private mutating func spellWarmingUp(_ place: Int) {
    let text = lines[place].plain
    guard
      let end = [", all just warming up", ", all warming up", ", all warm-up", ", all warm up", " to warm up"].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, end.upperBound == text.endIndex,
      text.utf8.first?.isDigit == true || text.lowercased().hasPrefix("bar "), !text.containsBytes(of: ": ")
    else { return }
    let sets = text[..<end.lowerBound].replacing(" and ", with: ", ")
    lines[place].plain = "warm-up: " + (sets.hasPrefix("bar (") ? sets.dropFirst(5).replacing(")", with: "") : sets)
  }

  /// `185x10 clean` below `Incline smith press`: how it went, where an exercise is named above.
  private mutating func dropVerdictBehindProduct(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(" clean"), text.utf8.first?.isDigit == true, case let sets = text.dropLast(6),
      !sets.contains(" "), Self.hasProduct(String(sets)), case let name = nameAbove(place),
      document.names.look(name).isKnown,
      [" press", "curl", "row", "raise", "extension", "fly", "machine"].contains(where: { name.containsBytes(of: $0) }),
      !name.containsBytes(of: "push press")
    else { return }
    setAside("clean", at: place)
    lines[place].plain = String(sets)
  }

  /// `~~Cable curl~~ skipped, the station was taken` above its sets: the name is that of what was not done.
  mutating func nameStruck(_ place: Int) {
    let text = lines[place].content
    guard lines[place].kind == .text || lines[place].kind == .item, text.hasPrefix("~~"),
      let close = text.dropFirst(2).bytesRange(of: "~~"), case let name = text[..<close.lowerBound].dropFirst(2),
      !name.hasDigit, !text[close.upperBound...].hasDigit,
      // `~~Bench~~ incline bench` was done instead.
      !document.names.look(label(text[close.upperBound...].trimmedSpaces.prefix { $0 != "," }.description)).isLikely,
      document.names.look(label(String(name))).isLikely,
      place + 1 < lines.count, lines[place + 1].isStruck, lines[place + 1].plain.hasDigit
    else { return }
    setAside(text[close.upperBound...].drop { " -–—:,".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = String(name)
    lines[place].isStruck = true
  }
}
