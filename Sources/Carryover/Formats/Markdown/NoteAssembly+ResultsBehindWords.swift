import TextStreams

/// What came of a plan in the same line, drops in words, help beside a load, and scores of pain among sets.
extension NoteAssembly {
  mutating func spellResultsBehindWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellProductsBehindGot(place)
      spellDropToLoad(place)
      spellHelpBehindLoad(place)
      dropPainAmongSets(place)
    }
  }

  /// `row plan 3x12 w 30 got 30 x12 x12 x11`, `bench 3x5 @ 80 did 80x5 80x5 80x4`: each result with its load.
  private mutating func spellProductsBehindGot(_ place: Int) {
    let text = lines[place].plain
    guard let verb = [" got ", " did ", " actual ", " made "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[verb.upperBound...].utf8.first?.isDigit == true,
      let results = Self.resultsWithLoads(text[verb.upperBound...]),
      case let plan = text[..<verb.lowerBound].split(separator: " "), let last = plan.last,
      let scheme = plan.first(where: { $0.hasDigit }), Self.isSetsAndReps(scheme), !",:;".contains(last.last ?? ","),
      last.hasDigit || document.words.loadUnit(NoteWords.key(last)) != nil,
      // As many as were planned, and none of them sets and repetitions.
      results.count <= Int(scheme.prefix { $0 != "x" }) ?? 0,
      results.allSatisfy({ set in
        let load = set.prefix { $0 != "x" }
        return Self.isTypedLoad(load) || Double(load).map { $0 > 12 } ?? false
      })
    else { return }
    let words = plan.map { $0 == "w" || $0 == "w/" ? "@" : $0 }.joined(separator: " ")
    lines[place].plain = "\(words) → \(results.joined(separator: ", "))"
  }

  /// `30 x12 x12 x11`, `30x12 30x12, 30x11`
  private static func resultsWithLoads(_ text: Substring) -> [String]? {
    var load: Substring?
    var results: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let factors = word.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
      if factors.count == 2, let reps = Int(factors[1]), (0...100).contains(reps) {
        if !factors[0].isEmpty { load = factors[0] }
        guard let load, Double(load) != nil || isTypedLoad(load) else { return nil }
        results.append("\(load)x\(reps)")
      } else if results.isEmpty, load == nil, Double(word) != nil || isTypedLoad(word) {
        load = word
      } else {
        return nil
      }
    }
    return results.isEmpty ? nil : results
  }

  private static func isSetsAndReps(_ word: Substring) -> Bool {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && factors.allSatisfy { Int($0).map { (1...30).contains($0) } ?? false }
  }

  /// `22,5kg 3x12, Drop auf 15kg 10`: the load that is dropped to, and its repetitions.
  private mutating func spellDropToLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "rop") else { return }
    var words = text.split(separator: " ").map(String.init)
    for index in words.indices.dropLast(3) where ["drop", "dropped", "dropset"].contains(words[index].lowercased()) {
      guard index > 0, words[..<index].joined().hasDigit, Int(words[index + 3]) != nil,
        index + 4 == words.count || !["x", "sets", "s", "min"].contains(words[index + 4]),
        Self.waysDown.contains(words[index + 1].lowercased()),
        case let load = words[index + 2], Double(load.replacing(",", with: ".")) != nil || Self.isTypedLoad(load[...])
      else { continue }
      words[index] = "drop"
      if index + 3 < words.count, let reps = Int(words[index + 3]), (1...60).contains(reps) {
        words[index + 3] = "x \(reps)"
      }
      words.remove(at: index + 1)
      lines[place].plain = words.joined(separator: " ")
      return
    }
  }

  private static let waysDown: NoteWordSet = ["auf", "to", "op", "naar", "a", "à", "su", "sur", "para", "til"]

  /// `assisted dips 15kg help 10,10,8`: the word says what the load is, and repetitions follow.
  private mutating func spellHelpBehindLoad(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let help = words.firstIndex(where: { ["help", "assist", "assistance"].contains($0.lowercased()) }), help > 1,
      help + 1 < words.count, Self.isTypedLoad(words[help - 1]),
      case let name = words[..<(help - 1)].joined(separator: " "), !name.hasDigit,
      document.names.look(name).isBodyweight,
      case let counts = words[(help + 1)...].joined(separator: " ").split(whereSeparator: { " ,/".contains($0) }),
      counts.allSatisfy({ Int($0).map { (1...60).contains($0) } ?? false })
    else { return }
    lines[place].plain = "\(name): \(counts.map { "-\(words[help - 1]) x \($0)" }.joined(separator: ", "))"
  }

  /// `L 30kg 10 pain 3/10, R 45kg 12`: the score is told beside the sets, which go on behind it.
  private mutating func dropPainAmongSets(_ place: Int) {
    let text = lines[place].plain
    guard let pain = text.bytesRange(of: " pain "), text[..<pain.lowerBound].hasDigit,
      case let score = text[pain.upperBound...].prefix(while: { $0.isNumber || $0 == "/" || $0 == "." }),
      !score.isEmpty, text[score.endIndex...].hasPrefix(", "),
      text[..<pain.lowerBound].split(separator: " ").last?.hasDigit == true,
      case let next = text[score.endIndex...].dropFirst(2).prefix(while: { $0 != " " }),
      ["L", "R", "l", "r"].contains(next) || Self.isTypedLoad(next) || Self.hasProduct(String(next))
    else { return }
    setAside("pain \(score)", at: place)
    lines[place].plain = "\(text[..<pain.lowerBound])\(text[score.endIndex...])"
    dropPainAmongSets(place)
  }
}
