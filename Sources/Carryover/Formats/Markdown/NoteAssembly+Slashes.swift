import TextStreams
import TrainingModel

/// Slashes and bars between sets, as commas.
extension NoteAssembly {
  /// `squat - bar 10 / 95 8 / 135 5 (warm)`, `Press 40kg 5,5,5 / 42.5kg 4`: each part begins with a load.
  mutating func spellLoadsBetweenSlashes(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: " / ") {
      let text = lines[index].plain
      let start = [" - ", ": ", " – "].lazy.compactMap { text.bytesRange(of: $0)?.upperBound }.first
      let name = start.map { text[..<$0] } ?? text[..<text.startIndex]
      guard !name.utf8.contains(where: \.isDigit), name.utf8.count <= 40 else { continue }
      let parts = text[name.endIndex...].split(separator: " / ").map(String.init)
      if !name.isEmpty, parts.count > 1, case let pairs = parts.compactMap({ Self.pair($0) }),
        pairs.count == parts.count
      {
        lines[index].plain = name + pairs.joined(separator: ", ")
      } else if parts.count > 1, parts.dropFirst().allSatisfy({ Self.beginsWithTypedLoad($0) }),
        parts[0].split(separator: " ").contains(where: { Self.isTypedLoad($0) })
      {
        lines[index].plain = name + parts.joined(separator: ", ")
      }
    }
  }

  /// Of `95 8`, `bar 10`, `35s 8 (each leg)` a load and its repetitions.
  private static func pair(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].utf8.count <= 2, words[1].utf8.allSatisfy(\.isDigit),
      words.count == 2 || words[2].hasPrefix("(") && words[2].hasSuffix(")")
    else { return nil }
    let number = words[0].prefix { $0.isNumber || $0 == "." }
    let unit = words[0].dropFirst(number.count).lowercased()
    let isLoad = words[0].lowercased() == "bar" || !number.isEmpty && ["", "s", "kg", "lb", "lbs"].contains(unit)
    guard isLoad else { return nil }
    return "\(words[0]) x \(words[1])" + (words.count > 2 ? " \(words[2])" : "")
  }

  private static func isTypedLoad(_ word: Substring) -> Bool {
    let number = word.prefix { $0.isNumber || $0 == "." }
    return !number.isEmpty && ["kg", "lb", "lbs"].contains(word.dropFirst(number.count).lowercased())
  }

  private static func beginsWithTypedLoad(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && isTypedLoad(words[0]) && words[1].utf8.first?.isDigit == true
  }

  /// `Cable lateral 15 | 12, 12, 11`, `Dead hang | 45s, 38s`: a name, and its sets behind a bar.
  mutating func spellBars(_ places: [Int]) {
    for index in places where lines[index].kind == .text || lines[index].kind == .item {
      let sides = lines[index].plain.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmedSpaces)
      guard sides.count == 2, sides[1].utf8.first?.isDigit == true, !sides[0].isEmpty,
        !sides[1].utf8.contains(where: { "x@:/".utf8.contains($0) })
      else { continue }
      let name = Self.withoutRank(sides[0])
      let words = name.split(separator: " ")
      if !name.utf8.contains(where: \.isDigit),
        document.names.look(label(name)).isLikely || name.utf8.count < sides[0].utf8.count
      {
        lines[index].plain = "\(sides[0]): \(sides[1])"
      } else if let load = words.last, words.count > 1, let value = Double(load), value <= 30,
        !words.dropLast().contains(where: { $0.utf8.contains(where: \.isDigit) })
      {
        let label = sides[0].dropLast(name.count)
        lines[index].plain = "\(label)\(words.dropLast().joined(separator: " ")): \(load) x \(sides[1])"
      }
    }
  }

  /// `10 @ bar`: with the bar alone.
  mutating func spellBarAlone(_ places: [Int]) {
    for index in places where lines[index].plain.hasSuffix(" @ bar") && lines[index].plain.utf8.count <= 8 {
      lines[index].plain = "bar x \(lines[index].plain.dropLast(6))"
    }
  }
}
