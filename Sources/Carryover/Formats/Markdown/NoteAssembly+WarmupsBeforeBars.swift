import TextStreams
import TrainingModel

/// Warm-up sets by the place where they stand.
extension NoteAssembly {
  /// `45x5  95x5 | 185x5  185x5` where a legend says that what stands before the bar is the warm-up.
  /// and `SQ W/U 20x10 60x5 | 90x5` that says so itself.
  mutating func spellWarmupsBeforeBars(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      let text = lines[place].plain
      guard let bar = text.bytesRange(of: " | "), !text[bar.upperBound...].hasByte(UInt8(ascii: "|")),
        let digit = text.firstIndex(where: \.isNumber), digit < bar.lowerBound,
        let warmups = Self.setsWithEfforts(text[digit..<bar.lowerBound]),
        let sets = Self.setsWithEfforts(text[bar.upperBound...]), !sets.isEmpty
      else { continue }
      var name = text[..<digit].trimmedSpaces
      let last = name.split(separator: " ").last ?? ""
      let isSaid = document.words.word(last) == .warmup || ["w/u", "wu"].contains(last.lowercased())
      guard document.warmups.isBeforeBar || isSaid else { continue }
      if isSaid { name = name.dropLast(last.count).trimmedSpaces }
      if lines[place].kind == .row { lines[place].kind = .text }
      let spelled = warmups.map { "\($0) warmup" } + sets
      lines[place].plain =
        "\(name)\(name.isEmpty || name.hasSuffix(":") ? "" : ":") \(spelled.joined(separator: ", "))"
        .trimmedSpaces
    }
  }

  /// `150x5 @7  155x5 @8`: each set, with the effort behind it.
  private static func setsWithEfforts(_ text: Substring) -> [String]? {
    var sets: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if word.hasPrefix("@"), word.dropFirst().first?.isNumber == true, let last = sets.indices.last {
        sets[last] += " \(word)"
      } else if word.utf8.first?.isDigit == true, hasProduct(String(word)) {
        sets.append(String(word))
      } else {
        return nil
      }
    }
    return sets
  }
}
