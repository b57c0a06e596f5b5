import TextStreams
import TrainingModel

/// Names of exercises with words behind them, above or before their sets.
extension NoteAssembly {
  /// `Comp squat - plan: 1 @8, then 4x4 @ 75%` above its sets: the plan is told beside them, for it is of several parts.
  mutating func dropPlanBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let word = [" - plan: ", " – plan: ", " — plan: "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<word.lowerBound], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let plan = text[word.upperBound...], plan.containsBytes(of: ", "),
      plan.split(separator: ",").count(where: \.hasDigit) > 1,
      // `100x5, 105x5` is read as it stands.
      plan.containsBytes(of: " @"), !Self.hasProduct(String(plan.prefix { $0 != "," })),
      let next = lines[(place + 1)...].first(where: { $0.kind != .blank }), next.plain.hasDigit,
      next.plain.utf8.first?.isDigit == true
        || ["bar ", "w/u", "wu", "warm"].contains(where: { next.plain.lowercased().hasPrefix($0) })
    else { return }
    setAside("plan: \(plan)", at: place)
    lines[place].plain = String(name)
  }

  /// `C&P 24kg, ladders, per arm` above `1,2,3 / 1,2,3`: the load alone, and the words beside it.
  mutating func dropWordsBehindNamedLoad(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), case let head = text[..<comma.lowerBound],
      let load = head.split(separator: " ").last, Self.isTypedLoad(load), load.startIndex > head.startIndex,
      !head[..<load.startIndex].hasDigit, case let words = text[comma.upperBound...], !words.hasDigit,
      case let said = words.split(whereSeparator: { !$0.isLetter }), said.count <= 6, place + 1 < lines.count,
      !said.contains(where: { Self.wordsOfTurns.contains($0) }),
      case let counts = lines[place + 1].plain.split(whereSeparator: { " ,/".contains($0) }), counts.count > 2,
      counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false }),
      case let name = head[..<load.startIndex].trimmedSpaces, document.words.field(name) == nil,
      !document.names.look(label(name)).isSentence
    else { return }
    setAside(words.trimmedSpaces, at: place)
    lines[place].plain = String(head)
  }

  private static let wordsOfTurns: NoteWordSet = ["then", "l", "r", "left", "right", "links", "rechts"]

  /// `pull-ups between: 1,2,3`: when they were done.
  mutating func dropBetweenBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let word = [" in between", " between sets", " between"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<word.lowerBound], !name.hasDigit, document.names.look(String(name)).isKnown,
      case let behind = text[word.upperBound...], behind.utf8.first == UInt8(ascii: ":"),
      case let counts = behind.dropFirst().split(whereSeparator: { " ,/".contains($0) }), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false })
    else { return }
    setAside(text[word].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(behind.drop { ": ".contains($0) })"
  }

  /// `Power clean 70kg 5x2, about 60% effort`: how hard it was, and no load that was meant.
  mutating func dropShareOfEffort(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: "% effort"), text[word.upperBound...].allSatisfy({ " .!)".contains($0) }),
      let comma = text[..<word.lowerBound].lastBytesRange(of: ", "), text[..<comma.lowerBound].hasDigit,
      case let share = text[comma.upperBound..<word.lowerBound].split(separator: " "), share.count <= 2,
      share.last.flatMap({ Int($0) }) != nil
    else { return }
    setAside(text[comma.upperBound...].trimmedEnd.trimmedSpaces, at: place)
    lines[place].plain = String(text[..<comma.lowerBound])
  }

  /// `3 rounds goblet squat 16kg x5, bridge x5`, `warmup: 3 rounds of … , …`: as many of each.
  func withColonBehindRounds(_ text: String) -> String {
    var rest = text[...]
    var isWarmup = false
    if let colon = rest.bytesRange(of: ": "), document.words.word(rest[..<colon.lowerBound]) == .warmup {
      isWarmup = true
      rest = rest[colon.upperBound...]
    }
    guard let word = rest.bytesRange(of: " rounds"), let count = Int(rest[..<word.lowerBound]), (2...10).contains(count)
    else { return text }
    var list = rest[word.upperBound...]
    for joint in [": ", " of: ", " of ", " "] where list.hasPrefix(joint) {
      list = list.dropFirst(joint.count)
      break
    }
    let parts = list.replacing(", ", with: "\n").split(separator: "\n")
    guard parts.count > 1, !list.containsBytes(of: ": "), parts.allSatisfy({ isExerciseOfRounds($0) }) else {
      return text
    }
    return "\(count) rounds: \(parts.map { isWarmup ? "\($0) (warm-up)" : String($0) }.joined(separator: ", "))"
  }

  /// `goblet squat 16kg x5`, `lunges 12 each leg`, but no `golf 9 holes`.
  private func isExerciseOfRounds(_ part: Substring) -> Bool {
    guard part.utf8.first?.isLetter == true, let digit = part.utf8.firstIndex(where: \.isDigit) else { return false }
    if document.names.look(label(String(part[..<digit]).trimmedSpaces)).isLikely { return true }
    return part.split(separator: " ").contains { $0.hasPrefix("x") && Int($0.dropFirst()) != nil }
  }

  /// `target 5x5 @ RPE 8` among `60x5`, `85x5`: nobody means to lift five kilograms.
  static func withSetsOfGoal(_ text: String) -> String {
    guard let first = text.utf8.first, "tTpPgG".utf8.contains(first),
      let digit = text.utf8.firstIndex(where: { $0.isDigit }),
      ["target", "plan", "goal", "planned"].contains(text[..<digit].lowercased().filter(\.isLetter)),
      case let factors = text[digit...].prefix(while: { $0 != " " }).split(
        separator: "x", omittingEmptySubsequences: false),
      factors.count == 2, let sets = Int(factors[0]), (2...6).contains(sets), let reps = Int(factors[1]),
      (sets...30).contains(reps), case let rest = text[factors[1].endIndex...],
      rest.hasPrefix(" @ RPE") || rest.hasPrefix(" @RPE") || rest.hasPrefix(" RPE")
    else { return text }
    return "\(text[..<digit])\(sets) sets of \(reps)\(text[factors[1].endIndex...])"
  }

  /// `Done: got 8` below `Plan: 5+ @ 85kg`: the load is that of the plan.
  mutating func spellResultOfGoal(_ place: Int) {
    let text = lines[place].plain
    guard place > 0, let first = text.utf8.first, first.isLetter, text.endsInDigit || text.hasSuffix(" reps"),
      text.utf8.count <= 24, let colon = text.bytesRange(of: ": "),
      ["done", "actual", "result", "did"].contains(text[..<colon.lowerBound].lowercased()),
      case let words = text[colon.upperBound...].split(separator: " "),
      let reps = words.compactMap({ Int($0) }).first, (0...50).contains(reps),
      words.allSatisfy({ Int($0) != nil || ["got", "reps"].contains($0.lowercased()) }),
      words.count(where: \.hasDigit) == 1,
      let plan = lines[..<place].last(where: { $0.kind != .blank })?.plain, let goal = plan.bytesRange(of: ": "),
      ["plan", "planned", "target", "goal"].contains(plan[..<goal.lowerBound].lowercased()),
      case let parts = plan[goal.upperBound...].split(separator: "@"), parts.count == 2,
      case let count = parts[0].trimmedSpaces, count.hasSuffix("+"),
      ["", "1"].contains(count.dropLast().split(separator: "x").dropLast().joined()),
      case let load = parts[1].trimmedSpaces, Self.isTypedLoad(load[...])
    else { return }
    lines[place].plain = "\(text[..<colon.upperBound])\(load) x \(reps)"
  }

  /// `140kg 5x3, all @7 or so`, `@8 ish`: about as hard.
  mutating func dropAboutBehindEffort(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "@")),
      let word = [" or so", " ish", "-ish"].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      text[word.upperBound...].allSatisfy({ " .!".contains($0) }),
      let sign = text[..<word.lowerBound].lastIndex(of: "@"),
      Double(text[sign...].dropFirst()[..<word.lowerBound]).map({ (5...10).contains($0) }) == true
    else { return }
    setAside(text[sign..<word.upperBound].trimmedSpaces, at: place)
    lines[place].plain = String(text[..<word.lowerBound])
  }

  /// `assist: db row 3x10x36`: work beside the main lift, and no weight taken off.
  mutating func dropAssistance(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first.map({ $0 | 32 }) == UInt8(ascii: "a"), text.lowercased().hasPrefix("assist: "),
      case let rest = text.dropFirst(8), rest.utf8.first?.isLetter == true, rest.hasDigit
    else { return }
    setAside(String(text.prefix(6)), at: place)
    lines[place].plain = String(rest)
  }

  /// `30: 15, 14 | drop 20: 12`, `WU 135: 8; 185: 5 — 275: 6, 6`: the sign between a load and its repetitions, and where
  /// the warm-up ends.
  mutating func spellColonsOfLoads(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: ":")) else { return }
    if let word = text.bytesRange(of: "drop "), case let behind = text[word.upperBound...],
      let colon = behind.bytesRange(of: ": "), case let load = behind[..<colon.lowerBound],
      Double(load) != nil || Self.isTypedLoad(load), Int(behind[colon.upperBound...]) != nil,
      text[..<word.lowerBound].hasDigit, text[..<word.lowerBound].trimmedEnd.last.map({ "|;,".contains($0) }) == true
    {
      let unit =
        load.hasSuffix("b") || load.hasSuffix("g") || load.hasSuffix("s")
        ? "" : unitText(at: place)
      lines[place].plain = "\(text[..<colon.lowerBound])\(unit) x \(behind[colon.upperBound...])"
      return
    }
    guard
      let warmup = ["WU ", "wu ", "warm-up ", "Warm-up ", "warmup "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let sets = text[warmup.upperBound...], sets.utf8.first?.isDigit == true,
      let joint = [" — ", " – ", " - "].lazy.compactMap({ sets.bytesRange(of: $0) }).first,
      sets[..<joint.lowerBound].split(whereSeparator: { ",;".contains($0) }).allSatisfy({
        $0.containsBytes(of: ": ") && Double($0.trimmedSpaces.prefix { $0 != ":" }) != nil
          || Self.hasProduct(String($0))
      }),
      sets[joint.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain = "\(text[..<joint.lowerBound]), then \(sets[joint.upperBound...])"
  }
}
