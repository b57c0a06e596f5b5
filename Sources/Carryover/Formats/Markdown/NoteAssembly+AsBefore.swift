import TextStreams
import TrainingModel

/// What was otherwise than in the session before, or only a part of it.
extension NoteAssembly {
  /// Of `Row same as Monday but with 42.5 kg` what was lifted instead.
  func changedLoad(_ text: Substring) -> (value: Double, unit: LoadUnit?)? {
    var words = text.split { " ,.".contains($0) && $0 != "." }
    guard let but = words.first, Self.changes.contains(but.lowercased()) else { return nil }
    words.removeFirst()
    if let with = words.first,
      ["with", "at", "on", "@", "mit", "avec", "con", "com", "met"].contains(with.lowercased())
    {
      words.removeFirst()
    }
    guard (1...2).contains(words.count), let (value, unit) = Self.number(words.joined(separator: " ")), value > 0 else {
      return nil
    }
    if unit.isEmpty { return (value, nil) }
    return document.words.loadUnit(NoteWords.key(unit)).map { (value, $0) }
  }

  private static let changes: Set<String> = ["but", "aber", "mais", "pero", "mas", "ma", "maar", "except"]

  /// `SQ warmups same as monday` above the sets that were worked with: the warm-ups of the session before.
  mutating func repeatWarmups(_ line: NoteLine) -> Bool {
    let text = line.plain.lowercased()
    guard text.utf8.count == line.plain.utf8.count, !line.plain.hasDigit,
      let range = [
        " warmups same", " warm-ups same", " warm ups same", " warmup same", " warm-up same", " warm up same",
      ]
      .lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = label(String(line.plain.prefix(text.distance(from: text.startIndex, to: range.lowerBound)))),
      document.names.look(name).isLikely || document.history.last(name) != nil
    else { return false }
    let warmups = document.history.last(name)?.filter { $0.kind == .warmup } ?? []
    flushCells()
    if warmups.isEmpty {
      beginExercise(name, line)
    } else if !repeatExercise(as: name, warmups, line) {
      return false
    }
    // Those that stand below are no warm-ups.
    let rest = line.plain.suffix(text.distance(from: range.lowerBound, to: text.endIndex)).trimmedSpaces
    addNote(text: rest, at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }
}
