import TrainingModel

/// The lines of exercises, whose sets stand below.
extension NotationLine {
  /// The name, and the load and rest that stand behind it.
  mutating func readHeading(from start: Int) {
    for place in candidates(from: start)
    where place > start && !(place + 1 == tokens.count && isSettingOfMachine(place - 1)) {
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
    let end = withoutSetting(start..<tokens.count)
    readName(start..<max(start, end))
    if end < tokens.count { addPiece(end..<tokens.count) }
    if reading.name.isEmpty, start < end {
      reading.name = Self.trimmedName(text(tokens[start].start..<tokens[end - 1].end))
    }
  }

  /// Where the name ends in `Leg press (seat 3)`, `Leg curl, pin 5`, `Stones (52in platform)`, which say how the machine
  /// is set, or how high it is.
  private func withoutSetting(_ lead: Range<Int>) -> Int {
    let end = lead.upperBound
    if lead.count > 2, tokens[end - 1].kind == .number, isSettingOfMachine(end - 2) {
      let sign = tokens[end - 3].kind
      let name = sign == .comma || sign == .dash || sign == .colon ? end - 3 : end - 2
      return name > lead.lowerBound ? name : end
    }
    if lead.count > 3, tokens[end - 1].kind == .close,
      let open = tokens[lead].lastIndex(where: { $0.kind == .open }), open > lead.lowerBound,
      words.isRemarkOfGear(text(tokens[open].end..<tokens[end - 1].start))
    {
      return open
    }
    guard lead.count > 4, tokens[end - 1].kind == .close,
      let open = tokens[lead].lastIndex(where: { $0.kind == .open }), open > lead.lowerBound,
      case let content = tokens[open + 1..<end - 1], let first = content.first, content.count > 1,
      content.contains(where: { $0.word == .setting }) && content.contains(where: { $0.kind == .number })
        && (first.word == .setting || isSetting(content))
        || first.kind == .number && ["in", "inch", "cm", "mm"].contains(text(of: open + 2).lowercased())
    else { return end }
    return open
  }

  /// `machine, pin 5`: the only number is that of the setting.
  private func isSetting(_ content: ArraySlice<NotationToken>) -> Bool {
    guard let place = content.firstIndex(where: { $0.word == .setting }), place + 1 < content.endIndex else {
      return false
    }
    return content.indices.allSatisfy { $0 == place + 1 ? content[$0].kind == .number : content[$0].kind != .number }
  }

  /// `Squat (kg)` states the unit, and so does `Deadlift (lbs, conventional)`, whose remark is kept.
  mutating func withoutUnit(_ lead: Range<Int>) -> Range<Int> {
    let end = lead.upperBound
    guard lead.count > 3, tokens[end - 1].kind == .close,
      let open = tokens[lead].lastIndex(where: { $0.kind == .open }), open > lead.lowerBound, open + 2 < end,
      let word = tokens[open + 1].word, word == .kilograms || word == .pounds,
      open + 3 == end || tokens[open + 2].kind == .comma
    else { return lead }
    reading.statedUnit = word == .kilograms ? .kilogram : .pound
    if open + 4 < end { addPiece(open + 3..<end - 1) }
    return lead.lowerBound..<open
  }
}
