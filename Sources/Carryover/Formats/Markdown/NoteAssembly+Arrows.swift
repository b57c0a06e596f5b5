import TextStreams
import TrainingModel

/// A plan before an arrow, and what came of it.
extension NoteAssembly {
  /// `Squat 1x3 @ 140`, `Plank 3x45s`: sets by their count, which nobody has done yet.
  static func endsInScheme(_ text: String) -> Bool {
    let words = text.split(separator: " ").drop { $0.utf8.first?.isDigit != true }
    guard let first = words.first, case let factors = first.split(separator: "x", omittingEmptySubsequences: false),
      factors.count == 2, Int(factors[0]).map({ (1...10).contains($0) }) == true
    else { return false }
    if words.count > 1 { return Int(factors[1]) != nil && words.dropFirst().first == "@" }
    return factors[1].hasSuffix("s") && Int(factors[1].dropLast()) != nil
  }

  /// Whether a text behind an arrow tells no further plan: `3x8 @ 60`, `60 → 70`, `3x45s next week`, `drop 60 kg x 12`.
  static func isResult(_ text: String) -> Bool {
    let lower = text.lowercased()
    return !endsInScheme("x \(text)") && !endsInScheme(text)
      && !["→", "->", "=>", "next", "drop", "then"].contains { lower.containsBytes(of: $0) }
  }

  /// Whether sets may be what came of a plan: as many, with about its load.
  func isOutcome(_ sets: [LoggedSet], of plan: [LoggedSet]) -> Bool {
    sets.count == plan.count
      && zip(sets, plan).allSatisfy { set, meant in
        let load = meant.load?.value ?? meant.target?.load?.value
        guard let load, let done = set.load?.value else { return true }
        return abs(done - load) <= load / 5
      }
  }

  /// `Press 40x5 → 5`, `Deadlift 75x10, 3 sets → 10, 10, 8`: a load with its repetitions, and how many came of them.
  private mutating func spellCountBehindArrow(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard let arrow = [" → ", " -> ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let words = text[..<arrow.lowerBound].split(separator: " "),
      let product = words.firstIndex(where: \.hasDigit), product > 0,
      !words[..<product].contains(where: { $0.hasSuffix(":") || document.words.word($0) == .drop }),
      case let factors = words[product].filter({ $0 != "," }).split(separator: "x"), factors.count == 2,
      let load = Double(factors[0]), let reps = Int(factors[1]), (0...1000).contains(reps),
      load > 15 || factors[0].contains("."),
      load > Double(reps),
      case let rest = words[(product + 1)...],
      rest.isEmpty || rest.count == 2 && document.words.word(rest[product + 2]) == .sets
    else { return false }
    let counts = text[arrow.upperBound...].split(separator: ", ")
    let done = counts.prefix { $0.first?.isNumber == true && Int($0).map { (0...(reps + 12)).contains($0) } ?? false }
    let unit = unitText(at: place)
    guard !unit.isEmpty || load > 39 else { return false }
    guard done.count == (rest.first.flatMap { Int($0) } ?? 1),
      counts.dropFirst(done.count).allSatisfy({ !$0.hasDigit || !$0.contains("x") })
    else { return false }
    lines[place].plain =
      "\(words[..<product].joined(separator: " ")): target \(factors[0])\(unit)x\(factors[1])\(rest.isEmpty ? "" : ", " + rest.joined(separator: " ")) → \(text[arrow.upperBound...])"
    return true
  }

  /// `Bench 1 single @ RPE 8, then 4x5 → 102.5x1, 87.5x5`, `Lunge 3x10/leg → 16kg DBs x10`, `Pull-up 4x6 →`: a plan in
  /// several parts, one of each leg, and one of which nothing came.
  mutating func spellPlansBeforeArrows(_ places: [Int]) {
    let arrows = [" → ", " -> ", " => "]
    let arrowed = places.filter { lines[$0].plain.hasByte(UInt8(ascii: ">")) || lines[$0].plain.hasByte(0xE2) }
    let hasResults = arrowed.contains { place in arrows.contains { lines[place].plain.containsBytes(of: $0) } }
    for place in arrowed where isSpellable(place, to: 200) {
      spellAllDone(place, arrows)
      if spellCountBehindArrow(place) { continue }
      let text = lines[place].plain
      if hasResults, ["→", "->", "=>"].contains(where: { text.hasSuffix(" \($0)") }), text.hasDigit,
        let end = text.lastIndex(of: " ")
      {
        lines[place].plain = String(text[..<end])
        if lines[place].box == nil { lines[place].box = .open }
        continue
      }
      guard let arrow = arrows.lazy.compactMap({ text.bytesRange(of: $0) }).first,
        case let plan = text[..<arrow.lowerBound],
        case let label = text.withByteSlice({ $0.count - $0.behindLabel.count }),
        let digit = plan[text.utf8.index(text.startIndex, offsetBy: min(label, plan.utf8.count))...].firstIndex(
          where: \.isNumber),
        case let name = plan[..<digit].trimmedEnd, !name.isEmpty, text[arrow.upperBound...].utf8.first?.isDigit == true
      else { continue }
      // `Back squat 5-5-5 → 60 / 70 / 75 kg`
      let counts = (plan.split(separator: " ").last ?? "").split(separator: "-")
      let loads = text[arrow.upperBound...].split { "/,".contains($0) }.map(\.trimmedSpaces)
      if counts.count > 2, counts.allSatisfy({ Int($0) != nil }), loads.count == counts.count,
        loads.allSatisfy({ Double($0) != nil || Self.isTypedLoad($0.replacing(" ", with: "")[...]) })
      {
        lines[place].plain.replaceSubrange(arrow, with: ": ")
        continue
      }
      let single = ["1 single", "heavy single"].lazy.compactMap { plan.bytesRange(of: $0) }.first
      if let single, plan[single.upperBound...].containsBytes(of: ", then ") {
        setAside(plan[single.lowerBound...].trimmedSpaces, at: place)
        lines[place].plain = "\(plan[..<single.lowerBound].trimmedEnd): \(text[arrow.upperBound...])"
      } else if let share = ["/leg", "/side", "/arm"].first(where: { plan.hasSuffix($0) }),
        Self.hasProduct(String(text[arrow.upperBound...])) || text[arrow.upperBound...].contains(" x")
      {
        setAside("\(plan[digit...])", at: place)
        lines[place].plain = "\(name): \(text[arrow.upperBound...]) each \(share.dropFirst())"
      }
    }
  }

  /// `plan 3x8 @ 55 → did all of it`: the words behind the arrow say that the plan was done.
  private mutating func spellAllDone(_ place: Int, _ arrows: [String]) {
    let text = lines[place].plain
    guard let arrow = arrows.lazy.compactMap({ text.bytesRange(of: $0) }).first, text[..<arrow.lowerBound].hasDigit,
      lines[place].box == nil, Self.hasProduct(String(text[..<arrow.lowerBound])), !isAnswered(below: place),
      !text[arrow.upperBound...].hasDigit,
      case let words = text[arrow.upperBound...].lowercased().split(whereSeparator: { !$0.isLetter }),
      Self.wholes.contains(words.joined(separator: " "))
    else { return }
    setAside(text[arrow.upperBound...].trimmedSpaces, at: place)
    lines[place].plain = String(text[..<arrow.lowerBound])
    lines[place].box = .ticked
  }

  /// Whether the next line tells sets, which are what came of the plan.
  private func isAnswered(below place: Int) -> Bool {
    guard let next = lines[(place + 1)...].first(where: { $0.kind != .blank })?.plain else { return false }
    return next.utf8.first?.isDigit == true || document.words.word(next.prefix { $0.isLetter }) == .got
  }

  private static let wholes: NoteWordSet = [
    "done", "did it", "did it all", "did all", "did all of it", "did them all", "all done", "all of it", "got it",
    "got it all", "got all", "got them all", "got all of it", "all of them", "did as planned", "all good", "all reps",
    "hit it", "hit all", "hit them all", "completed", "complete", "all completed", "did that", "as written",
    "as prescribed", "erledigt", "geschafft", "fait", "hecho", "fatto", "feito", "gedaan",
  ]
}
