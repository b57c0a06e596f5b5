import TextStreams
import TrainingModel

/// Parts of a maximum, with the load that was lifted behind them.
extension NoteAssembly {
  /// `70% x 3 - 165`, `90% x 3+ - 210 x 8`, `5 @ 65% = 155`, `75% 3x5 - 80kg`: what was lifted, and the part that it was.
  mutating func spellLoadsBehindParts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 60 && lines[place].plain.hasByte(UInt8(ascii: "%")) {
      let text = lines[place].plain
      let signs = [" - ", " – ", " = ", ": ", ", "]
      guard let sign = signs.lazy.compactMap({ text.bytesRange(of: $0) }).first,
        case let before = String(text[..<sign.lowerBound]),
        let scheme = Self.schemeOfPart(before), case let behind = text[sign.upperBound...],
        let (load, rest) = Self.number(String(behind).replacing(",", with: ".")), load > 10
      else { continue }
      let words = rest.split(separator: " ")
      let unit = words.first.map { document.words.loadUnit(NoteWords.key($0)) != nil } == true ? " \(words[0])" : ""
      let done = words.dropFirst(unit.isEmpty ? 0 : 1).joined(separator: " ")
      let number = behind.prefix { $0.isNumber || ".,".contains($0) }
      // Of `85% x 5+: 12` and `70% x 8 - 12` the number may be repetitions.
      let reps = Double(scheme.reps) ?? .infinity
      guard !unit.isEmpty || !done.isEmpty || load > 30 && load >= 2 * reps, load > 30 || !unit.isEmpty else {
        continue
      }
      if done.isEmpty {
        lines[place].plain = "\(number)\(unit) x \(scheme.reps) (\(scheme.part)%)"
        if let sets = scheme.sets { lines[place].plain = "\(sets)x\(scheme.reps) \(number)\(unit) (\(scheme.part)%)" }
      } else if scheme.sets == nil, let first = done.first, "x×".contains(first),
        case let reps = done.dropFirst().drop(while: { $0 == " " }).prefix(while: \.isNumber), !reps.isEmpty,
        case let remark = done[reps.endIndex...], remark.isEmpty || remark.hasPrefix(" (") || remark.hasPrefix(",")
      {
        // `x 3+` was meant, and has no room beside what was done.
        setAside(before, at: place)
        lines[place].plain = "\(number)\(unit) x \(reps) (\(scheme.part)%)\(remark)"
      }
    }
  }

  /// `70% x 3`, `5 @ 65%`, `75% 3x5`: the part, the sets where they are counted, and the repetitions.
  private static func schemeOfPart(_ text: String) -> (part: Substring, sets: Int?, reps: Substring)? {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    let before = text[..<percent]
    let behind = text[text.index(after: percent)...].drop { " x×@".contains($0) }
    // `5 @ 65%`
    if behind.isEmpty {
      let parts = before.split(whereSeparator: { " @".contains($0) })
      guard before.contains("@"), parts.count == 2, Double(parts[1]) != nil, Int(parts[0]) != nil else { return nil }
      return (parts[1], nil, parts[0])
    }
    guard Double(before) != nil else { return nil }
    let factors = behind.split(whereSeparator: { " x×".contains($0) })
    guard let last = factors.last, factors.count <= 2, factors.allSatisfy({ Int($0.prefix { $0 != "+" }) != nil })
    else {
      return nil
    }
    return (before, factors.count == 2 ? Int(factors[0]) : nil, last)
  }

  /// `(40% of Training Max – warm)`: of what the part is, is known.
  mutating func dropBasesOfParts(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: "% of ") {
      for base in ["% of Training Max", "% of training max", "% of TM"] {
        guard let range = lines[place].plain.bytesRange(of: base),
          lines[place].plain[range.upperBound...].first?.isLetter != true,
          lines[place].plain[..<range.lowerBound].contains("(")
        else { continue }
        setAside(String(base.dropFirst(2)), at: place)
        lines[place].plain.replaceSubrange(range, with: "%")
      }
    }
  }

  /// `Band pull-aparts 100 total`: repetitions, in as many sets as it took.
  mutating func spellTotals(_ places: [Int]) {
    for place in places
    where lines[place].plain.hasSuffix(" total") && lines[place].plain.utf8.count <= 60 {
      var name = lines[place].plain.dropLast(6)
      let digits = name.reversed().prefix { $0.isNumber }.reversed()
      name = name.dropLast(digits.count)
      guard let count = Int(String(digits)), (2...1000).contains(count), let sign = name.last, " :".contains(sign),
        case let text = label(name.trimmedSpaces), !text.hasDigit, case let look = document.names.look(text),
        look.isKnown || look.share >= 0.5 && !look.isSentence, !look.isDistance, !look.isTimed
      else { continue }
      setAside("total", at: place)
      lines[place].plain = "\(text): \(count) reps"
    }
  }

  /// `RDL as planned 3x8 62.5kg`: that it was done so is told beside the sets.
  mutating func dropPlannedBeforeSets(_ places: [Int]) {
    for place in places {
      for words in [" as planned ", " as prescribed ", " as written ", " as programmed "] {
        guard let range = lines[place].plain.bytesRange(of: words),
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        setAside(words.trimmedSpaces, at: place)
        lines[place].plain.replaceSubrange(range, with: " ")
        break
      }
    }
  }
}
