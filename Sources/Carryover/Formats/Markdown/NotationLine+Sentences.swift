import TextStreams
import TrainingModel

/// Names among sentences.
extension NotationLine {
  /// `All weights in pounds. Bench 135x8`: a sentence before the name.
  mutating func behindSentence(_ lead: Range<Int>) -> Range<Int> {
    guard let period = tokens[lead].dropLast().lastIndex(where: { $0.kind == .period }), tokens[period + 1].isSpaced,
      wordCount(lead.lowerBound..<period) > (beginsWithProse(lead) ? 1 : 2) || isDay(lead.lowerBound..<period),
      period > 0,
      tokens[period - 1].end - tokens[period - 1].start > 3 || tokens[period - 1].word == .minutes
        || isDay(lead.lowerBound..<period)
    else { return lead }
    let name = trimmed(period + 1..<lead.upperBound)
    // In capitals, or of nothing but words that names have.
    guard hasExerciseWord(name), let first = tokens[name].first,
      bytes[first.start] & 0x20 == 0 || tokens[name].allSatisfy({ entry($0)?.isOfNames ?? false })
    else { return lead }
    addPiece(lead.lowerBound..<period + 1)
    // `Good day. Started with leg press`
    return name.count > 1 && first.word == .cue ? name.dropFirst() : name
  }

  /// `Bench was meh. Did 100 kg for 5`, `Deadlifts only, short on time. 100 kg for 5`: a sentence that begins with the
  /// name.
  mutating func ofSentence(_ lead: Range<Int>) -> Range<Int> {
    guard let name = nameOfSentence(lead) else { return lead }
    if lead.lowerBound < name.lowerBound { addPiece(lead.lowerBound..<name.lowerBound) }
    addPiece(name.upperBound..<lead.upperBound)
    return name
  }

  /// `Quiet evening so did 3x15 squats`: words that name nothing before what was done.
  func isBeforeDeed(_ lead: Range<Int>) -> Bool {
    guard lead.count > 1, isDid(at: lead.upperBound), !hasExerciseWord(lead), hints(lead) == ExerciseHints() else {
      return false
    }
    return ["so", "and", "then", "but", "just", "still"].contains(text(of: lead.upperBound - 1).lowercased())
  }

  private func isDid(at place: Int) -> Bool { place < tokens.count && text(of: place).lowercased() == "did" }

  /// `After that I moved to bench and did 4x6`: the name that a sentence says before its deed.
  mutating func beforeDeed(_ lead: Range<Int>) -> Range<Int> {
    guard lead.count > 3, isDid(at: lead.upperBound), tokens[lead.upperBound - 1].word == .and else { return lead }
    let end = lead.upperBound - 1
    var start = end
    while start > lead.lowerBound, tokens[start - 1].kind == .word, tokens[start - 1].word == nil,
      entry(tokens[start - 1])?.isOfNames == true
    {
      start -= 1
    }
    guard start < end, start > lead.lowerBound + 1, hasExerciseWord(start..<end) else { return lead }
    addPiece(lead.lowerBound..<start)
    return start..<end
  }

  func nameOfSentence(_ lead: Range<Int>) -> Range<Int>? {
    let comma = tokens[lead].lastIndex { $0.kind == .comma }
    guard
      let period = tokens[lead].lastIndex(where: { $0.kind == .period })
        ?? comma.flatMap({ isDoing($0, lead) ? $0 : nil }),
      period > lead.lowerBound, wordCount(period..<lead.upperBound) <= 2, !hasExerciseWord(period..<lead.upperBound),
      !tokens[period..<lead.upperBound].contains(where: { token in
        token.word == .elsewhen
          || token.kind == .word && ["next", "last"].contains(text(token.start..<token.end).lowercased())
      })
    else { return nil }
    var start = lead.lowerBound
    // `Chest day. Bench was ok. 60x5`
    if let before = tokens[start..<period].lastIndex(where: { $0.kind == .period }) { start = before + 1 }
    // `Monday: Bench went well, I did 4 sets of 6`
    if start + 1 < period, tokens[start + 1].kind == .colon, words.weekday(leadText(start..<start + 1)) != nil {
      start += 2
    }
    var end = start
    while end < period, tokens[end].kind == .word, let entry = entry(tokens[end]), entry.isOfNames,
      !entry.lists.contains(.body), !entry.lists.contains(.group)
    {
      end += 1
    }
    guard end > start, end < period, tokens[end].kind == .word,
      NoteStructureWords.copulasOfSentences.contains(text(of: end))
    else {
      let isName =
        tokens[period].kind == .comma && period > start && wordCount(start..<period) <= 3
        && hasExerciseWord(start..<period) && !tokens[start..<period].contains { $0.kind == .comma }
      return isName ? start..<period : nil
    }
    return start..<end
  }

  /// Whether nothing but `I did` and the like stands behind a comma.
  private func isDoing(_ comma: Int, _ lead: Range<Int>) -> Bool {
    guard comma + 1 < lead.upperBound, tokens[comma + 1].kind == .word,
      ["i", "we"].contains(text(of: comma + 1).lowercased())
    else { return false }
    return tokens[comma + 1..<lead.upperBound].allSatisfy {
      $0.word == .got || $0.word == .done || $0.word == .cue
        || $0.kind == .word && NoteStructureWords.openings.contains(text($0.start..<$0.end))
    }
  }

  /// Whether a word is a part of the body.
  private func isOfBody(_ token: NotationToken) -> Bool {
    guard let lists = entry(token)?.lists else { return false }
    return lists.contains(.body) || lists.contains(.group)
  }

  /// `Bench press went well: 80x5`, `Curls to finish 3x12`: a name, and what is told of it.
  func withoutVerdict(_ lead: Range<Int>) -> Range<Int> {
    guard lead.count > 1 else { return lead }
    let verdict = lead.dropFirst().first { place in
      guard tokens[place].kind == .word else { return false }
      let word = text(of: place)
      if tokens[place].word == .to {
        return place + 2 == lead.upperBound && NoteStructureWords.endings.contains(text(of: place + 1))
      }
      return NoteStructureWords.copulasOfSentences.contains(word) && word.lowercased() != "only"
        || NoteStructureWords.verdicts.contains(word)
        || place + 1 == lead.upperBound && ["first", "next"].contains(word.lowercased())
    }
    guard let verdict, tokens[lead.lowerBound..<verdict].allSatisfy({ $0.kind == .word || $0.kind == .dash }),
      hasExerciseWord(lead.lowerBound..<verdict) || hints(lead.lowerBound..<verdict) != ExerciseHints(),
      !beginsWithProse(lead.lowerBound..<verdict), !tokens[lead].contains(where: { $0.kind == .period }),
      !tokens[lead.lowerBound..<verdict].allSatisfy({ isOfBody($0) }),
      !tokens[verdict..<lead.upperBound].contains(where: { token in
        token.kind == .word && entry(token)?.isOfNames ?? false && entry(token)?.lists.contains(.modifier) == false
      })
    else { return lead }
    return trimmed(lead.lowerBound..<verdict)
  }

  /// A token as it was typed.
  func text(of place: Int) -> String { text(tokens[place].start..<tokens[place].end) }
}
