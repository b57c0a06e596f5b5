import TextStreams

/// Loads with a comma in them that no unit makes out.
extension NoteAssembly {
  /// `62,5 5-5-5-4`, `7,5 3x15`: a load by halves or quarters before counts of another kind.
  mutating func spellDecimalsBeforeCounts(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellGoingDown(place)
      guard lines[place].plain.hasBetweenDigits(UInt8(ascii: ",")) else { continue }
      var words = lines[place].plain.split(separator: " ").map(String.init)
      var isSpelled = false
      for index in words.indices.dropLast()
      where Self.isDecimal(words[index]) && isLoadBeforeCounts(words, index) {
        words[index] = words[index].replacing(",", with: ".")
        isSpelled = true
      }
      if isSpelled { lines[place].plain = words.joined(separator: " ") }
    }
  }

  /// Whether what stands around a number makes it a load: `Press 62,5 3x8`, `72,5 3x6` below the name.
  private func isLoadBeforeCounts(_ words: [String], _ index: Int) -> Bool {
    guard index > 0 else { return words[1].contains("x") && Self.isCounts(words[1]) }
    return Double(words[index - 1]) == nil && document.words.word(words[index - 1]) != .reps
      // `4 à 152,5 RPE 8`
      && (Self.isCounts(words[index + 1]) || document.words.word(words[index - 1]) == .at)
  }

  /// `62,5`, `7,25`
  private static func isDecimal(_ word: String) -> Bool {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...3).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy(\.isDigit)
      && ["5", "25", "75"].contains(parts[1])
  }

  /// `5-5-5-4`, `8/8/7`, `3x15`
  private static func isCounts(_ word: String) -> Bool {
    let word = word.hasSuffix(",") ? word.dropLast() : word[...]
    for mark: Character in ["-", "/", "x"] where word.contains(mark) {
      let counts = word.split(separator: mark, omittingEmptySubsequences: false)
      return counts.count > 1 && (mark != "x" || counts.count == 2)
        && counts.allSatisfy { Int($0).map { (1...50).contains($0) } ?? false }
    }
    return false
  }

  /// `3x15 y bajando a 5 x12`: a drop, and the load that it is to.
  private mutating func spellGoingDown(_ place: Int) {
    let text = lines[place].plain
    guard
      let down = [" y bajando a ", ", bajando a ", " bajando a "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<down.lowerBound].hasDigit,
      case let load = text[down.upperBound...].prefix(while: { $0.isNumber || ",.".contains($0) }), !load.isEmpty
    else { return }
    let rest = text[load.endIndex...]
    // `bajando a 90 grados` is a depth.
    guard ["kg", " kg", "x", " x", " kg x"].contains(where: { rest.hasPrefix($0) }), rest.hasDigit else { return }
    let unit = rest.utf8.first == 32 ? unitText(at: place) : ""
    lines[place].plain = "\(text[..<down.lowerBound]), drop \(load)\(unit)\(rest)"
  }
}
