import TrainingModel

/// What is told of other days, of what is hoped for, and of the body, and is no set.
extension NotationLine {
  /// `Moving OHP to 6x2 next time.`, `Going up to 42.5kg 5x5 next week`: what is to be done another day, where nothing but
  /// the end of the sentence stands behind it. `bench 80x5 next time more` was done.
  func isPutOff(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard found.end < tokens.count, tokens[found.end].word == .elsewhen, case let when = tokens[found.end],
      words.tellsOfComing(text(when.start..<when.end)),
      found.end + 1 == tokens.count || tokens[found.end + 1].kind == .period
    else { return false }
    guard let last = tokens[lead].last(where: { $0.kind == .word }) else { return false }
    return ["to", "for", "at", "with"].contains(text(last.start..<last.end).lowercased()) || beginsWithProse(lead)
  }

  /// `Chins are up, had 7/5/4 last week.`: another day's, where nothing but the end of the sentence stands behind it.
  func isOfPastWeek(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard let deed = tokens[lead].last(where: { $0.kind == .word }), wordCount(lead) > 1,
      ["had", "did", "got", "hit", "was", "made"].contains(text(deed.start..<deed.end).lowercased()),
      found.end < tokens.count, tokens[found.end].word == .elsewhen,
      found.end + 1 == tokens.count || tokens[found.end + 1].kind == .period
    else { return false }
    let when = text(of: found.end).lowercased()
    return when.hasPrefix("last ") || when == "yesterday" || when.hasSuffix(" ago")
  }

  /// `bw 203 ugh`, `Body weight 81.5 kg. Goal 74 by diwali`, `gewicht morgens 93,1. zuviel osterhasen`: what somebody weighs.
  func isOfScale(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard lead.lowerBound < tokens.count, case let first = tokens[lead.lowerBound], first.kind == .word,
      first.word == .bodyweight || words.field(text(first.start..<first.end)) == .bodyweight,
      let number = tokens.indices.dropFirst(lead.lowerBound).first(where: { tokens[$0].kind == .number }),
      case let between = lead.lowerBound + 1..<number, between.count <= 2,
      tokens[between].allSatisfy({
        $0.kind == .colon || $0.kind == .word && Self.timesOfScale.contains(text($0.start..<$0.end))
      }), (35...400).contains(tokens[number].value)
    else { return false }
    let next = number + 1 < tokens.count ? tokens[number + 1] : nil
    // `BW 40, 35, 30` are repetitions, `BW 60 s` is a time.
    let isLoad = next?.word == .kilograms || next?.word == .pounds
    let isRemark = next?.kind == .word && next?.word == nil && tokens[number].value >= 100
    guard isLoad || isRemark || next?.kind == .period || first.word != .bodyweight && next == nil else { return false }
    return !tokens.contains { $0.kind == .times || $0.kind == .at || $0.word == .reps || $0.word == .sets }
  }

  /// When somebody stood on the scale.
  private static let timesOfScale: NoteWordSet = [
    "today", "this", "morning", "now", "am", "heute", "morgens", "früh", "hoy", "mañana", "hoje", "manhã", "oggi",
    "mattina", "matin", "vandaag", "ochtend", "is", "was",
  ]

  /// `34 km in total this week`
  func isWayInTotal(_ found: FoundClauses) -> Bool {
    found.meanings.count == 1 && found.meanings[0].isDistanceAlone && found.end < tokens.count
      && found.hints == ExerciseHints() && !context.isDistanceExercise && isInTotal(at: found.end)
  }

  /// `Happy with the dips. Goal for June: 3x10.`
  func isGoal(_ lead: Range<Int>) -> Bool {
    guard tokens[lead].last?.kind == .colon, wordCount(lead) > 1, !context.isPlanned else { return false }
    let start = tokens[lead].lastIndex { $0.kind == .period }.map { $0 + 1 } ?? lead.lowerBound
    guard start < lead.upperBound else { return false }
    return ["goal", "goals", "ziel", "objectif", "objetivo", "meta", "obiettivo", "doel"].contains(
      text(of: start).lowercased())
  }

  /// `Next deadlift day: 152.5 x 3.`
  func isDayToCome(_ lead: Range<Int>) -> Bool {
    let start = tokens[lead].lastIndex { $0.kind == .period }.map { $0 + 1 } ?? lead.lowerBound
    guard start + 1 < lead.upperBound, text(of: start).lowercased() == "next" else { return false }
    return (start + 1..<lead.upperBound).contains {
      ["day", "session", "workout", "time", "week"].contains(text(of: $0).lowercased())
    }
  }

  /// `Bit sore after Sunday's walk (6km, too much).`: of another day, which is named.
  func isOfNamedDay(_ lead: Range<Int>) -> Bool {
    guard wordCount(lead) > 2,
      tokens[lead].contains(where: { $0.kind == .open })
        || lead.upperBound < tokens.count && tokens[lead.upperBound].kind == .open
    else { return false }
    return lead.dropFirst().contains { place in
      let word = text(of: place)
      guard word.utf8.count > 5, let sign = word.firstIndex(where: { $0 == "'" || $0 == "’" }),
        word[sign...].dropFirst() == "s"
      else { return false }
      return words.weekday(word[..<sign]) != nil
    }
  }

  /// `handstand hold vs wall`
  func isVersusWall(_ token: NotationToken) -> Bool {
    guard text(token.start..<token.end).lowercased() == "vs" else { return false }
    return tokens.first { $0.start > token.start }.map { text($0.start..<$0.end).lowercased() == "wall" } ?? false
  }

  /// `Slept 7 h, weight 83 kg`: facts of the day.
  func isOfSleep(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard let first = tokens[lead].first(where: { $0.kind == .word }),
      NoteStructureWords.slept.contains(text(first.start..<first.end).lowercased())
    else { return false }
    return found.meanings.allSatisfy { $0.reps.isEmpty && $0.sets == nil }
  }

  /// `legs like wood the last 3 km`: how a part of the way was.
  func isPartOfWay(_ lead: Range<Int>, _ found: FoundClauses) -> Bool {
    guard wordCount(lead) > 2, let last = tokens[lead].last, last.kind == .word,
      ["last", "first", "final"].contains(text(last.start..<last.end).lowercased())
    else { return false }
    return found.meanings.allSatisfy { $0.reps.isEmpty && $0.sets == nil && $0.loads.isEmpty }
  }

  /// `1h05 en total`, `65 min insgesamt`
  func isInTotal(at place: Int) -> Bool {
    let first = text(of: place).lowercased()
    if ["insgesamt", "gesamt", "total", "totaal", "totale"].contains(first) { return true }
    guard place + 1 < tokens.count, ["in", "en", "no", "au", "im", "em"].contains(first) else { return false }
    return ["total", "totaal", "totale", "ganzen", "tutto"].contains(text(of: place + 1).lowercased())
  }

  /// `bodyweight is 150`: no exercise.
  func isOfBody(_ lead: Range<Int>) -> Bool {
    guard lead.count > 1, tokens[lead.upperBound - 2].word == .bodyweight, tokens[lead.upperBound - 1].kind == .word
    else { return false }
    let copula = tokens[lead.upperBound - 1]
    return ["is", "was"].contains(text(copula.start..<copula.end).lowercased())
  }
}
