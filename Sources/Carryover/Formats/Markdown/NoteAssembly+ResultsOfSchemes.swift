import TextStreams
import TrainingModel

/// What came of sets that were meant, behind an arrow or a colon.
extension NoteAssembly {
  /// `Bench 75 5x3+ -> 3 3 3 2 fail, racked it`, `5x3 @ 75 → 3, 3, 3`: fewer sets than were meant, or words behind them.
  mutating func spellFewerResults(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let text = lines[place].plain
      guard let sign = [" -> ", " → ", " => ", ": "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
        let scheme = Self.scheme(endOf: text[..<sign.lowerBound]),
        let (counts, rest) = Self.counts(beginOf: text[sign.upperBound...]), (2...scheme.sets).contains(counts.count),
        counts.allSatisfy({ (0...scheme.reps + (scheme.isOpen ? 12 : 2)).contains($0) }),
        !document.words.hints(forExercise: String(text[..<scheme.place.lowerBound])).isTimed
      else { continue }
      // `4/5` is how many of them, `8/10` how hard they were; numbers that rise may be loads.
      let list = text[sign.upperBound...].dropLast(rest.count)
      if counts.count == 2, list.hasByte(UInt8(ascii: "/")), counts[1] == 10 || counts[1] == scheme.sets { continue }
      let hasLoad =
        text[..<sign.lowerBound].hasByte(UInt8(ascii: "@")) || text[..<scheme.place.lowerBound].hasDigit
        || text[scheme.place.upperBound..<sign.lowerBound].hasDigit
      if !hasLoad, !scheme.isOpen, zip(counts, counts.dropFirst()).contains(where: { $0 < $1 }) { continue }
      if !hasLoad, text[sign].first == ":", counts.contains(where: { $0 > scheme.reps }) { continue }
      let isArrow = text[sign].first != ":"
      guard counts.count < scheme.sets && (isArrow || scheme.isOpen || !rest.isEmpty) || !rest.isEmpty && isArrow else {
        continue
      }
      guard
        rest.isEmpty || !Self.holdsMore(rest) && (rest.first?.isLetter == true || ",(–—-.".contains(rest.first ?? " "))
      else { continue }
      let told = rest.drop { ",–-. ".contains($0) }.trimmedSpaces
      if !told.isEmpty { setAside(told, at: place) }
      let fewer = "\(counts.count)\(text[scheme.place].drop(while: \.isNumber))"
      if counts.count < scheme.sets { setAside(String(text[scheme.place]), at: place) }
      lines[place].plain = [
        text[..<scheme.place.lowerBound], fewer[...], text[scheme.place.upperBound..<sign.upperBound],
        counts.map(String.init).joined(separator: " ")[...],
      ].joined()
    }
  }

  /// Whether a remark says an effort, a load or other sets.
  private static func holdsMore(_ remark: Substring) -> Bool {
    let words = remark.lowercased().split { !$0.isLetter }
    // `3, 2 min rest`, `7, 8 on the form scale`
    if let first = words.first, ["min", "mins", "sec", "s", "m", "km", "on", "of", "x"].contains(first) { return true }
    return remark.hasByte(UInt8(ascii: "@")) || hasProduct(String(remark)) || remark.split { !$0.isNumber }.count > 1
      || words.contains { ["rpe", "rir", "kg", "lb", "lbs", "reps", "left"].contains($0) }
  }

  /// The sets and repetitions that a text ends with, before a load at most: `5x3+`, `5x3 @ 75 kg`.
  private static func scheme(
    endOf text: Substring
  ) -> (place: Range<String.Index>, sets: Int, reps: Int, isOpen: Bool)? {
    let words = text.split(separator: " ").suffix(4)
    for (behind, word) in words.reversed().enumerated() {
      let factors = word.split(separator: "x", omittingEmptySubsequences: false)
      guard factors.count == 2 else {
        // Only a load may stand between.
        guard word.hasDigit || word == "@" || word == "kg" || word == "lb" || word == "lbs" else { return nil }
        continue
      }
      let isOpen = factors[1].last == "+"
      guard behind < 3, let sets = Int(factors[0]), let reps = Int(isOpen ? factors[1].dropLast() : factors[1]),
        (2...10).contains(sets), (1...30).contains(reps)
      else { return nil }
      return (word.startIndex..<word.endIndex, sets, reps, isOpen)
    }
    return nil
  }

  /// The whole numbers that a text begins with, and what stands behind them.
  private static func counts(beginOf text: Substring) -> (counts: [Int], rest: Substring)? {
    var (counts, rest): ([Int], Substring) = ([], text)
    while true {
      let digits = rest.prefix { $0.isNumber }
      let behind = rest[digits.endIndex...]
      guard (1...2).contains(digits.utf8.count), let count = Int(digits),
        behind.isEmpty || ", /".contains(behind.first ?? "x")
      else { break }
      counts.append(count)
      rest = behind
      let next = rest.drop { ", /".contains($0) }
      guard next.first?.isNumber == true else { break }
      rest = next
    }
    return counts.isEmpty ? nil : (counts, rest.drop { $0 == " " })
  }
}
