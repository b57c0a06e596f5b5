import TextStreams

/// Loads with a colon behind them, before repetitions with slashes between.
extension NoteAssembly {
  /// `60:8/8/7 65:5`, `BW:20/15`, `+5:5/5` in a day that has such a list: a load, and the repetitions of each set with it.
  mutating func spellLoadsBeforeColons(_ places: [Int]) {
    guard
      places.contains(where: { place in
        isSpellable(place, to: 200)
          && lines[place].plain.split(whereSeparator: { $0 == " " || $0 == "," })
            .contains { (Self.setsBehindColon($0)?.count ?? 0) > 2 }
      })
    else { return }
    for place in places where isSpellable(place, to: 200) && lines[place].plain.hasByte(UInt8(ascii: ":")) {
      let words = lines[place].plain.split(separator: " ")
      let sets = words.map { Self.setsBehindColon($0.hasSuffix(",") ? $0.dropLast() : $0) }
      guard let first = sets.firstIndex(where: { $0 != nil }), first > 0 else { continue }
      // `18:30 home`, `plank 1:30`: times, where nothing in the line has a slash behind its colon.
      guard sets.contains(where: { ($0?.count ?? 0) > 1 }) else { continue }
      let isOne = sets.count(where: { $0 != nil }) == 1
      var text = ""
      for (index, word) in words.enumerated() {
        let isBehindSet = index > 0 && sets[index - 1] != nil
        if isOne, sets[index] != nil, let colon = word.firstIndex(of: ":") {
          // What stands behind one list is said of all of it.
          let load = word[..<colon].lowercased() == "bw" ? "BW" : String(word[..<colon])
          text += " \(load) x \(word[colon...].dropFirst().replacing("/", with: ", "))"
          continue
        }
        let spelled = sets[index].map { $0.joined(separator: ", ") } ?? String(word)
        if !text.isEmpty { text += isBehindSet && sets[index] != nil ? ", " : " " }
        text += spelled
      }
      lines[place].plain = text
    }
  }

  /// `60:8/8/7` as `60x8`, `60x8` and `60x7`.
  private static func setsBehindColon(_ word: Substring) -> [String]? {
    let halves = word.split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count == 2, halves[0].utf8.count <= 6, !halves[0].isEmpty else { return nil }
    let load = halves[0].hasPrefix("+") ? halves[0].dropFirst() : halves[0]
    let isPlain = load.allSatisfy { $0.isNumber || $0 == "." } && (Double(load) ?? 0) >= 5
    guard load.lowercased() == "bw" || halves[0].hasPrefix("+") && Double(load) != nil || isPlain else { return nil }
    let counts = halves[1].split(separator: "/", omittingEmptySubsequences: false)
    guard counts.count <= 20, counts.allSatisfy({ $0.utf8.first != UInt8(ascii: "0") }),
      counts.allSatisfy({ Int($0).map { (1...(counts.count > 1 ? 50 : 25)).contains($0) } ?? false })
    else { return nil }
    let isBody = load.lowercased() == "bw"
    return counts.map { isBody ? "BW x \($0)" : "\(halves[0])x\($0)" }
  }
}
