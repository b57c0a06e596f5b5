import TextStreams
import TrainingModel

/// Warm-up sets by the place where they stand.
extension NoteAssembly {
  /// `45x5  95x5 | 185x5  185x5` where a legend says that what stands before the bar is the warm-up, and `SQ W/U 20x10
  /// 60x5 | 90x5`, `SQ aprox 20x8 / 60x5 // 125x4@7`, `warm-up 20kg 15 | 60kg 12/12/10` that say so themselves.
  mutating func spellWarmupsBeforeBars(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 240 {
      let text = lines[place].plain
      guard let bar = text.bytesRange(of: " | ") ?? text.bytesRange(of: " // "),
        !text[bar.upperBound...].containsBytes(of: text[bar].trimmedSpaces),
        let digit = text.firstIndex(where: \.isNumber), digit < bar.lowerBound,
        let warmups = Self.setsWithEfforts(text[digit..<bar.lowerBound]),
        case let behind = text[bar.upperBound...],
        // `| 95x4 - wanted 5`: the sets, and a remark.
        case let end = [" - ", " – ", " — ", " ("].compactMap({ behind.bytesRange(of: $0)?.lowerBound }).min(),
        let sets = Self.setsWithEfforts(behind[..<(end ?? behind.endIndex)]), !sets.isEmpty
      else { continue }
      var name = text[..<digit].trimmedSpaces
      let last = name.split(separator: " ").last ?? ""
      let isSaid = document.words.word(last) == .warmup || ["w/u", "wu"].contains(last.lowercased())
      guard document.warmups.isBeforeBar || isSaid else { continue }
      if isSaid { name = name.dropLast(last.count).trimmedSpaces }
      if isSaid, name.isEmpty { continue }
      if lines[place].kind == .row { lines[place].kind = .text }
      let spelled = warmups.map { "\($0) warmup" } + sets
      let colon = name.isEmpty || name.hasSuffix(":") ? "" : ":"
      let remark = end.map { behind[$0...] } ?? ""
      lines[place].plain = "\(name)\(colon) \(spelled.joined(separator: ", "))\(remark)".trimmedSpaces
    }
  }

  /// `150x5 @7  155x5 @8`, `125x4@7 / 132,5x4@8,5`, `60kg 12/12/10`: each set, with the effort behind it.
  private static func setsWithEfforts(_ text: Substring) -> [String]? {
    // A load, and the repetitions of each set with it.
    let parts = text.split(separator: " ")
    if parts.count == 2, isTypedLoad(parts[0]), case let counts = parts[1].split(separator: "/"),
      counts.allSatisfy({ Int($0).map { (1...100).contains($0) } ?? false })
    {
      return counts.map { "\(parts[0]) x \($0)" }
    }
    var sets: [String] = []
    let isDivided = text.containsBytes(of: " / ")
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," && !isDivided }) where word != "/" {
      if word.hasPrefix("@"), word.dropFirst().first?.isNumber == true, let last = sets.indices.last {
        sets[last] += " \(word)"
      } else if word.utf8.first?.isDigit == true, hasProduct(String(word)) {
        // `132,5x4@8,5` in a list that commas do not divide.
        sets.append(isDivided ? word.replacing(",", with: ".") : String(word))
      } else {
        return nil
      }
    }
    return sets
  }
}
