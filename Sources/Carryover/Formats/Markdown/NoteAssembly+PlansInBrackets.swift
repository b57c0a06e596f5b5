import TextStreams

/// Plans in square brackets, with what came of them behind.
extension NoteAssembly {
  /// `bench [4x6 75] 6 6 6 5`, `incline [3x8 60] went down to 55, 8 8 7`, `dips [3xamrap] 14 11 9`.
  mutating func spellPlansInBrackets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) && lines[place].plain.hasByte(UInt8(ascii: "[")) {
      let text = lines[place].plain
      guard let open = text.bytesRange(of: " ["), let close = text.bytesRange(of: "]"),
        close.lowerBound > open.upperBound, case let name = String(text[..<open.lowerBound]),
        name.utf8.first?.isLetter == true, !name.hasDigit,
        let plan = Self.plan(inBracket: text[open.upperBound..<close.lowerBound], unitText(at: place)),
        let result = Self.result(behindBracket: text[close.upperBound...])
      else { continue }
      lines[place].plain = "\(name) \(plan) → \(result.sets)"
      if !result.remark.isEmpty { setAside(result.remark, at: place) }
    }
  }

  /// Of `4x6 75` the sets and the load: `4x6 @ 75`; `nil` where a text is no plan of sets.
  private static func plan(inBracket text: Substring, _ unit: String) -> String? {
    let words = text.split(separator: " ")
    guard let scheme = words.first, words.count <= 2 else { return nil }
    let factors = scheme.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, let sets = Int(factors[0]), (1...10).contains(sets),
      Int(factors[1]).map({ (1...60).contains($0) }) ?? ["amrap", "max"].contains(factors[1])
    else { return nil }
    guard words.count == 2 else { return String(scheme) }
    if isTypedLoad(words[1]) { return "\(scheme) @ \(words[1])" }
    // `3x15 @ 9` would be an effort.
    guard let load = Double(words[1]), load > 10 || !unit.isEmpty else { return nil }
    return "\(scheme) @ \(words[1])\(unit)"
  }

  /// Of `went down to 55, 8 8 7 each leg` the load, the repetitions of each set and the words beside them.
  private static func result(behindBracket text: Substring) -> (sets: String, remark: String)? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "/" })
    func count(_ index: Int) -> Int? { Int(words[index]).flatMap { (0...60).contains($0) ? $0 : nil } }
    guard
      let first = words.indices.dropLast().first(where: { index in
        guard count(index) != nil, count(index + 1) != nil else { return false }
        return index == 0 || !waysToLoads.contains(words[index - 1].lowercased())
      })
    else { return nil }
    let end = words[first...].firstIndex { Int($0) == nil } ?? words.endIndex
    var load = ""
    let before = words[..<first]
    if let last = before.last, Double(last) != nil || isTypedLoad(last) {
      guard before.count > 1, waysToLoads.contains(before[before.count - 2].lowercased()) else { return nil }
      load = "\(last): "
    } else if before.contains(where: \.hasDigit) {
      return nil
    }
    var share = ""
    var behind = words[end...]
    if behind.count > 1, behind.first == "each" || behind.first == "per" {
      share = " \(behind.prefix(2).joined(separator: " "))"
      behind = behind.dropFirst(2)
    }
    guard !behind.contains(where: { $0.contains("x") && $0.hasDigit }) else { return nil }
    let remark = [before.joined(separator: " "), behind.joined(separator: " ")].filter { !$0.isEmpty }
    return (load + words[first..<end].joined(separator: ", ") + share, remark.joined(separator: ", "))
  }

  private static let waysToLoads: NoteWordSet = ["to", "at", "with", "used", "@"]
}
