import TrainingModel

/// Several exercises in one line, with a sign between them.
extension NoteAssembly {
  /// `supino 60 kg 8 8 7 / crucifixo 14 kg 3x12 / corda 25 kg 12 12 10`: each part has a name and sets of its own, of
  /// which the line read as a whole has fewer.
  mutating func readDivided(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item || isHead(line), line.box == nil, !line.isQuoted,
      line.plain.utf8.count <= 400, line.plain.hasDigit, let readings = dividedReadings(line.plain, line)
    else { return false }
    let whole = read(line.plain, of: line).map { $0.sets.count + $0.further.reduce(0) { $0 + $1.sets.count } } ?? 0
    guard readings.reduce(0, { $0 + $1.sets.count }) > whole else { return false }
    flushCells()
    for reading in readings { takeSets(reading, of: line) }
    if line.plain.containsBytes(of: " // "), !line.plain.containsBytes(of: " / "), !line.plain.containsBytes(of: "; ") {
      // `// felt strong, ate two breakfasts`
      for part in line.plain.split(separator: " // ") where !part.hasDigit {
        addNote(text: part.trimmedSpaces, at: .session)
      }
    }
    return true
  }

  /// `crucifixo 14 kg 3x12`: a word that nobody knows, with several sets of a load, is a name.
  private func isNewName(_ name: String, _ reading: NotationReading) -> Bool {
    let words = name.split(separator: " ")
    return reading.sets.count > 1 && reading.sets.allSatisfy { $0.load?.value != nil && $0.reps != nil }
      && !words.contains { document.words.word($0) != nil || document.words.isProse($0) }
      && !(words.first.map { NoteStructureWords.openingsOfTold.contains($0) || $0.hasSuffix("ed") } ?? true)
  }

  /// What each part of a text says; `nil` where a part has no name or no sets, or a sign of none.
  private mutating func dividedReadings(_ text: String, _ line: NoteLine) -> [NotationReading]? {
    for sign in [" / ", "; ", " | ", " // "] where text.containsBytes(of: sign) {
      var parts = text.split(separator: sign).map(\.trimmedSpaces)
      if sign == " // " {
        parts = parts.filter(\.hasDigit).map { withStatedName($0[...]) ?? $0 }
      }
      guard parts.count > 1, parts.allSatisfy({ $0.utf8.first?.isDigit == false && $0.hasDigit }) else { continue }
      var readings: [NotationReading] = []
      for part in parts {
        guard let reading = read(part, of: line), !reading.sets.isEmpty, reading.further.isEmpty,
          case let name = label(reading.name), !name.isEmpty, !isQualifier(name), part.hasPrefix(reading.name),
          document.names.look(name).wordCount <= 5, side(ofLabel: name) == nil, !name.hasDigit,
          document.names.look(name).isLikely || isNewName(name, reading)
        else { break }
        readings.append(reading)
      }
      if readings.count == parts.count { return readings }
    }
    return nil
  }
}
