import TextStreams

/// Plans in square brackets, with what came of them behind.
extension NoteAssembly {
  /// `bench [4x6 75] 6 6 6 5`, `incline [3x8 60] went down to 55, 8 8 7`, `dips [3xamrap] 14 11 9`.
  mutating func spellPlansInBrackets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) && lines[place].plain.hasByte(UInt8(ascii: "[")) {
      let text = lines[place].plain
      guard let open = text.bytesRange(of: " ["), let close = text.bytesRange(of: "]"),
        close.lowerBound > open.upperBound, case let name = String(text[..<open.lowerBound]),
        name.utf8.first?.isLetter == true, !name.hasDigit, !document.names.look(label(name)).isTimed,
        !document.names.look(label(name)).isDistance,
        let plan = Self.plan(inBracket: text[open.upperBound..<close.lowerBound], unitText(at: place)),
        let result = Self.result(behindBracket: text[close.upperBound...]),
        // Fewer at another load would be read as so many of it.
        result.load == nil ? result.counts.count <= plan.sets : result.counts.count == plan.sets,
        result.counts.allSatisfy({ Int($0).map { $0 <= plan.most } ?? false })
      else { continue }
      let load = result.load.map { "\($0): " } ?? ""
      lines[place].plain = "\(name) \(plan.text) → \(load)\(result.counts.joined(separator: ", "))\(result.share)"
      if !result.remark.isEmpty { setAside(result.remark, at: place) }
    }
  }

  /// Of `4x6 75` the sets and the load: `4x6 @ 75`; `nil` where a text is no plan of sets.
  private static func plan(inBracket text: Substring, _ unit: String) -> (text: String, sets: Int, most: Int)? {
    let words = text.split(separator: " ")
    guard let scheme = words.first, words.count <= 2 else { return nil }
    let factors = scheme.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, let sets = Int(factors[0]), (1...10).contains(sets),
      Int(factors[1]).map({ (1...60).contains($0) }) ?? ["amrap", "max"].contains(factors[1])
    else { return nil }
    // More than twice as many would be seconds, or loads.
    let most = Int(factors[1]).map { 2 * $0 + 2 } ?? 60
    guard words.count == 2 else { return (String(scheme), sets, most) }
    if isTypedLoad(words[1]) { return ("\(scheme) @ \(words[1])", sets, most) }
    // `3x15 @ 9` would be an effort.
    guard let load = Double(words[1]), load > 10 || !unit.isEmpty else { return nil }
    return ("\(scheme) @ \(words[1])\(unit)", sets, most)
  }

  /// What came of a plan: the load where it was another, the repetitions of each set, and the words beside them.
  private struct Result {
    var load: Substring?
    var counts: [Substring]
    var share = ""
    var remark = ""
  }

  /// Of `went down to 55, 8 8 7 each leg` what came of the plan; `nil` where more numbers stand there than its sets.
  private static func result(behindBracket text: Substring) -> Result? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," })
    func count(_ word: Substring) -> Bool { Int(word).map { (0...60).contains($0) } ?? false }
    guard
      let first = words.indices.dropLast().first(where: { index in
        count(words[index]) && count(words[index + 1])
          && (index == 0 || !waysToLoads.contains(words[index - 1].lowercased()))
      })
    else { return nil }
    let end = words[first...].firstIndex { !count($0) } ?? words.endIndex
    var result = Result(load: nil, counts: Array(words[first..<end]))
    var before = words[..<first]
    if let last = before.last, Double(last) != nil || isTypedLoad(last) {
      before = before.dropLast()
      guard let way = before.last, waysToLoads.contains(way.lowercased()) else { return nil }
      result.load = last
    }
    var behind = words[end...]
    if behind.count > 1, behind.first == "each" || behind.first == "per" {
      result.share = " \(behind.prefix(2).joined(separator: " "))"
      behind = behind.dropFirst(2)
    }
    // `skipped, 3 4 weeks off`, `8 8 7 @ 62.5`, `L 8 8 R 8 7`
    let others = before + behind
    guard !before.contains(where: \.hasDigit), !behind.contains(where: { $0.hasDigit && !isAside($0, in: behind) }),
      !others.contains(where: { wordsOfMore.contains($0) || $0.hasPrefix("@") })
    else { return nil }
    result.remark = [words[..<first].joined(separator: " "), behind.joined(separator: " ")].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return result
  }

  /// `only got 3 in`
  private static func isAside(_ word: Substring, in words: ArraySlice<Substring>) -> Bool {
    word.utf8.count == 1 && words.contains("only") && words.contains("in")
  }

  private static let wordsOfMore: NoteWordSet = [
    "skip", "skipped", "not", "week", "weeks", "moved", "l", "r", "left", "right", "rir", "rpe", "amrap", "fail",
    "failed", "with", "x", "at", "and", "then", "backoff", "next",
  ]

  private static let waysToLoads: NoteWordSet = ["to", "at", "with", "used", "@"]
}
