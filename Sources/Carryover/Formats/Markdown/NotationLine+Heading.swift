import TrainingModel

/// The lines of exercises, whose sets stand below.
extension NotationLine {
  /// The name, and the load and rest that stand behind it.
  mutating func readHeading(from start: Int) {
    for place in candidates(from: start) where place > start {
      var parser = NotationParser(tokens: tokens, bytes: bytes)
      parser.place = place
      guard let clause = parser.clause(NotationClause()) else { continue }
      // `Clean & press 24 kg ladder`
      let isLadder =
        parser.place + 1 == tokens.count && clause.has(.load)
        && ["ladder", "ladders"].contains(text(of: parser.place).lowercased())
      guard parser.place == tokens.count || isLadder else { continue }
      let lead = start..<place
      let hints = hints(lead)
      let meaning = NotationInterpreter.meaning(of: clause, in: context, hints: hints)
      guard clause.factors.isEmpty || meaning?.isLoadAlone == true else { continue }
      readName(lead)
      if isLadder { addPiece(parser.place..<tokens.count) }
      reading.restPeriod = clause.rest
      if let meaning, !clause.factors.isEmpty {
        reading.statedLoad =
          NotationExpansion(
            clause: clause, meaning: meaning, context: context, hints: hints, lineUnit: nil, raw: nil
          ).sets().first?.load
        reading.statedUnit = reading.statedLoad?.unit
      }
      return
    }
    readBareHeading(from: start)
  }

  /// A name alone, or with a unit.
  private mutating func readBareHeading(from start: Int) {
    let end = tokens.count
    readName(start..<max(start, end))
    if reading.name.isEmpty, start < end {
      reading.name = Self.trimmedName(text(tokens[start].start..<tokens[end - 1].end))
    }
  }
}
