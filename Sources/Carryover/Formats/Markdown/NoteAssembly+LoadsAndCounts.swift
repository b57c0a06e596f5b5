import TextStreams

/// Loads and repetitions whose order says which is which, and the signs behind them.
extension NoteAssembly {
  /// `leg press 270 12 12 300x10`: a load, its repetitions, and the load and repetitions that followed.
  mutating func spellProductBehindCounts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let first = words.firstIndex(where: \.hasDigit), first > 0, (first + 3...first + 8).contains(words.count),
      let load = Double(words[first]), load > 30,
      case let counts = words[(first + 1)...].prefix(while: { Int($0).map { (1...30).contains($0) } ?? false }),
      counts.count > 1, case let products = words[counts.endIndex...], !products.isEmpty,
      products.allSatisfy({ word in
        let factors = word.split(separator: "x", omittingEmptySubsequences: false)
        return factors.count == 2 && Double(factors[0]).map { $0 > 30 } == true
          && Int(factors[1]).map { (1...30).contains($0) } == true
      }), document.names.look(label(words[..<first].joined(separator: " "))).isLikely
    else { return }
    let sets = counts.map { "\(words[first])x\($0)" } + products.map(String.init)
    lines[place].plain = "\(words[..<first].joined(separator: " ")) \(sets.joined(separator: ", "))"
  }

  /// `6kg 15x 12x 12x`: counts that a cross stands behind, one after another.
  mutating func spellCountsWithCrossBehind(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.contains(UInt8(ascii: "x")) else { return }
    let words = text.split(separator: " ")
    func isCount(_ word: Substring) -> Bool {
      let digits = word.prefix { $0.isNumber }
      return (1...2).contains(digits.count) && (word[digits.endIndex...] == "x" || word[digits.endIndex...] == "x,")
    }
    // `deadlift 60kg 8x en 80kg 5x`
    let singles = words.indices.filter { place in
      place > 0 && isCount(words[place]) && Self.isTypedLoad(words[place - 1])
        && words[place - 1].last?.isLetter == true
        && (place + 1 == words.count || words[place].hasSuffix(",") && !isCount(words[place + 1])
          || words[place + 1].first?.isLetter == true || Self.isTypedLoad(words[place + 1]))
    }
    if !singles.isEmpty {
      // From the last on, so that those before stay where they are.
      var spelled = text
      for place in singles.reversed() {
        let count = words[place].prefix { $0.isNumber }
        spelled.replaceSubrange(
          words[place].startIndex..<words[place].endIndex, with: "x \(count)\(words[place].hasSuffix(",") ? "," : "")")
      }
      lines[place].plain = spelled
      return
    }
    guard let first = words.firstIndex(where: isCount), first > 0,
      case let run = words[first...].prefix(while: isCount), run.count > 1,
      run.endIndex == words.count || words[run.endIndex].first?.isNumber == false
    else { return }
    let counts = run.map { String($0.prefix { $0.isNumber }) }.joined(separator: ", ")
    let sign = run.last?.hasSuffix(",") == true ? "," : ""
    let before = text[..<words[first].startIndex]
    let behind = text[words[run.endIndex - 1].endIndex...]
    lines[place].plain = "\(before)\(counts)\(sign)\(behind)"
  }

  /// `40x3, 50x2, 55x2, 60, 63, 66 miss`: behind loads with their repetitions, loads that rise and were lifted once.
  mutating func spellSinglesBehindProducts(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 160, text.containsBytes(of: "x"), text.containsBytes(of: ", ") else { return }
    let colon = text.bytesRange(of: ": ")
    let name = text.prefix { !$0.isNumber }
    let lead =
      colon.map { text[..<$0.upperBound] }
      ?? (name.last == " " && document.names.look(label(String(name))).isLikely ? name : "")
    guard !lead.hasDigit else { return }
    let parts = text[lead.endIndex...].split(separator: ", ")
    var heaviest = 0.0
    var spelled: [String] = []
    var singles = 0
    for part in parts {
      let number = part.prefix { $0.isNumber || $0 == "." }
      guard let load = Double(number) else { return }
      let rest = part[number.endIndex...]
      if rest.first == "x" {
        guard singles == 0, Int(rest.dropFirst().prefix { $0.isNumber }) != nil else { return }
        spelled.append(String(part))
        heaviest = max(heaviest, load)
        continue
      }
      let said = rest.filter { !"! ".contains($0) }.lowercased()
      let isMissed = ["miss", "missed", "fail", "failed", "nolift", "x", "✗", "f"].contains(said)
      guard !spelled.isEmpty, load > 25, load >= heaviest * 0.9,
        isMissed || said.isEmpty || said == "pr" || said == "pb"
      else { return }
      singles += 1
      heaviest = max(heaviest, load)
      spelled.append(isMissed ? "\(number)x0 fail" : "\(number)x1\(said.isEmpty ? "" : " \(said)")")
    }
    // Repetitions are no more than before.
    guard singles > 1, heaviest > 30 else { return }
    lines[place].plain = "\(lead)\(spelled.joined(separator: ", "))"
  }

  /// `50/12, 50/11!, 35/10d!` where `! = failure`: in the word for it.
  mutating func spellSignsOfFailure(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "!")), text.hasDigit else { return }
    // From the last on, so that those before, and the gaps between them, stay as they are.
    var spelled = text
    for word in text.split(separator: " ").reversed() {
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      guard bare.hasSuffix("!"), bare.hasDigit else { continue }
      spelled.replaceSubrange(bare.index(before: bare.endIndex)..<bare.endIndex, with: " fail")
    }
    lines[place].plain = spelled
  }
}
