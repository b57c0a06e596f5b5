import TextStreams
import TrainingModel

/// Exercises by abbreviations of which a legend of the document says what they stand for: `SQ = squat`.
extension NoteAssembly {
  /// Puts the names in their places: at the beginning of a line, behind its label, and behind the signs between exercises.
  mutating func spellStatedNames() {
    let stated = document.abbreviations
    guard !stated.names.isEmpty else { return }
    for place in lines.indices {
      switch lines[place].kind {
      case .text, .item, .heading: break
      default: continue
      }
      let text = lines[place].plain
      guard !lines[place].isEscaped, text.utf8.count <= 300, !text.hasByte(UInt8(ascii: "=")) else { continue }
      if lines[place].isHeading || !text.hasDigit {
        let word = text.hasSuffix(":") ? text.dropLast() : text[...]
        if let name = stated.name(of: word),
          lines[place].isHeading ? stated.names[String(word)] != nil : holdsNumbers(below: place)
        {
          lines[place].plain = name
        }
        continue
      }
      // `Mon Feb 3: sq 3x5 225, bp 3x5 155`
      let day = text.bytesRange(of: ": ").map { text[..<$0.upperBound] }
      let isDay = day.map { day in
        day.split(whereSeparator: { " :".contains($0) }).contains { document.words.weekday($0) != nil }
      }
      let head = isDay == true ? day ?? "" : ""
      var parts = [text.dropFirst(head.count)]
      var signs: [String] = []
      for sign in [", ", "; ", " // ", " / ", " | ", " + "] {
        let divided = parts.map {
          $0.replacing(sign, with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        }
        signs = zip(divided, signs + [""]).flatMap { Array(repeating: sign, count: $0.count - 1) + [$1] }.dropLast()
        parts = divided.flatMap { $0.map { Substring($0) } }
      }
      guard let first = parts.first, let spelled = withStatedName(first) else { continue }
      let others = parts.dropFirst().map { withStatedName($0) ?? String($0) }
      lines[place].plain = head + spelled + zip(signs, others).map { $0 + $1 }.joined()
    }
  }

  private func holdsNumbers(below place: Int) -> Bool {
    lines[(place + 1)...].first { $0.kind != .blank }.map { $0.plain.utf8.first?.isDigit == true } ?? false
  }

  /// A text that begins with an abbreviation before a number, with the exercise in its place; `nil` for any other.
  func withStatedName(_ text: Substring) -> String? {
    let bare = text.withByteSlice { $0.behindLabel.string }
    let word = bare.prefix { !" :.,/".contains($0) }
    guard text.hasSuffix(bare), let name = document.abbreviations.name(of: word) else {
      return withStatedNameInside(text)
    }
    let rest = bare[word.endIndex...].drop { " :–-—".contains($0) }
    let next = rest.prefix { !" :,".contains($0) }
    // Any other word behind it makes it a word, too: `Next week 82.5kg` below `next = squat`.
    let isBeforeSets =
      next.isEmpty || next.utf8.first?.isDigit == true || "+-@([~".contains(next.first ?? "x")
      || [.bodyweight, .warmup, .working, .at, .drop, .amrap, .skipped].contains(document.words.word(next))
      || Self.behindStated.contains(next)
    return isBeforeSets ? "\(text.dropLast(bare.count))\(name)\(bare[word.endIndex...])" : nil
  }

  /// `Double C&P 2x16: 5, 5`: an abbreviation with a sign in it, behind another word of the name.
  private func withStatedNameInside(_ text: Substring) -> String? {
    guard text.hasByte(UInt8(ascii: "&")) else { return nil }
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.hasByte(UInt8(ascii: "&")) }), (1...3).contains(place),
      !words[..<place].contains(where: \.hasDigit), let name = document.abbreviations.name(of: words[place])
    else { return nil }
    return text[..<words[place].startIndex] + name + text[words[place].endIndex...]
  }

  private static let behindStated: NoteWordSet = [
    "backoff", "backoffs", "back-off", "back-offs", "top", "volume", "heavy", "light", "x", "wu", "w/u", "no",
    "skipped",
  ]
}

extension NoteDocument {
  /// Names an exercise that an abbreviation stands for, in the cell of a table for one, and puts beside it what its name
  /// says else.
  func takeLabels(_ exercise: inout LoggedExercise) {
    if let name = abbreviations.name(of: exercise.name[...]) { exercise.name = name }
    names.takeLabels(&exercise)
  }
}
