import TextStreams
import TrainingModel

/// What was otherwise than in the session before, or only a part of it.
extension NoteAssembly {
  /// Of `Row same as Monday but with 42.5 kg` what was lifted instead.
  func changedLoad(_ text: Substring, _ before: [LoggedSet]) -> (value: Double, unit: LoadUnit?)? {
    var words = text.split { " ,".contains($0) }
    let loads = Set(before.filter { $0.kind != .warmup }.map { $0.load?.value })
    guard let but = words.first, Self.changes.contains(but.lowercased()) else { return nil }
    words.removeFirst()
    if let with = words.first,
      ["with", "mit", "avec", "con", "com", "met"].contains(with.lowercased())
    {
      words.removeFirst()
    }
    guard (1...2).contains(words.count), let (value, unit) = Self.number(words.joined(separator: " ")), value > 0 else {
      return nil
    }
    // A load for all of the sets that were worked with, and about as much as theirs.
    guard loads.count == 1, let last = loads.first ?? nil, last > 0, value >= last * 0.7, value <= last * 1.3 else {
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
    let isBegun = session.sections.contains { $0.exercises.contains { foldedName($0.name) == foldedName(name) } }
    guard !isBegun, !warmups.isEmpty || index + 1 < lines.count && lines[index + 1].plain.utf8.first?.isDigit == true
    else { return false }
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
