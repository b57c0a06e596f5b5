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
      var spelled = Self.withName(text[...], stated)
      if text.hasDigit {
        for sign in [", ", "; ", " / ", " | ", " + ", " & ", ": "] where spelled.containsBytes(of: sign) {
          spelled = spelled.replacing(sign, with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { Self.withName($0, stated) }.joined(separator: sign)
        }
      }
      if spelled != text { lines[place].plain = spelled }
    }
  }

  /// A text with the exercise that its first word stands for.
  private static func withName(_ text: Substring, _ stated: NoteStatedAbbreviations) -> String {
    let bare = text.withByteSlice { $0.behindLabel.string }
    let word = bare.prefix { !" :.,/".contains($0) }
    guard text.hasSuffix(bare), let name = stated.name(of: word) else { return String(text) }
    return "\(text.dropLast(bare.count))\(name)\(bare[word.endIndex...])"
  }
}

extension NoteDocument {
  /// Names an exercise that an abbreviation stands for, in the cell of a table for one, and puts beside it what its name
  /// says else.
  func takeLabels(_ exercise: inout LoggedExercise) {
    if let name = abbreviations.name(of: exercise.name[...]) { exercise.name = name }
    names.takeLabels(&exercise)
  }
}
