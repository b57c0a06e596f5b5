import TrainingModel

extension NotationLine {
  /// What is done again and again: how often, and the tokens that say what.
  private struct Rounds {
    var count: Int
    var content: Range<Int>
  }

  /// `3 rounds of 10 push-ups, 15 squats`: each of what follows, as often.
  func readRounds(from start: Int) -> NotationReading? {
    guard let rounds = rounds(at: start) ?? rounds(onTheMinuteAt: start) ?? rounds(ofMostAt: start) else { return nil }
    var context = withoutExercise
    context.isUnderExercise = false
    let content = Array(tokens[..<rounds.content.upperBound])
    let place = rounds.content.lowerBound
    let memo = content.count == tokens.count ? memo : NotationMemo(bytes: bytes, tokens: content)
    var line = NotationLine(memo: memo, words: words, context: context)
    guard let moved = line.withNameMoved(at: place, lead: place..<place),
      var reading = line.finish(moved, start: place)
    else { return nil }
    reading.repeatSets(rounds.count)
    for index in reading.further.indices { reading.further[index].repeatSets(rounds.count) }
    return reading
  }

  private func isJoint(_ place: Int) -> Bool {
    place < tokens.count && (tokens[place].word == .of || [.colon, .dash, .comma].contains(tokens[place].kind))
  }

  private func count(at place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .number, (2...100).contains(tokens[place].value) else {
      return nil
    }
    return Int(exactly: tokens[place].value)
  }

  /// `3 rounds of`, `3 rounds:`.
  private func rounds(at start: Int) -> Rounds? {
    guard let count = count(at: start), start + 3 < tokens.count, tokens[start + 1].word == .rounds, isJoint(start + 2)
    else { return nil }
    return Rounds(count: count, content: start + 3..<tokens.count)
  }

  /// `EMOM 10:`, `EMOM 10 min:`, `10 min EMOM:`: once a minute, for so many.
  private func rounds(onTheMinuteAt start: Int) -> Rounds? {
    guard start + 2 < tokens.count else { return nil }
    let isFirst = isEveryMinute(start)
    let number = isFirst ? start + 1 : start
    guard let count = count(at: number) else { return nil }
    var end = number + 1
    if end < tokens.count, tokens[end].word == .minutes { end += 1 }
    if !isFirst {
      guard isEveryMinute(end) else { return nil }
      end += 1
    }
    guard isJoint(end) else { return nil }
    return Rounds(count: count, content: end + 1..<tokens.count)
  }

  /// `Swings EMOM 10 min: 15 reps @ 24 kg`: behind the name, the same set so many times.
  func minutesOfName(_ lead: Range<Int>) -> Int? {
    guard let place = lead.first(where: { isEveryMinute($0) }), place > lead.lowerBound else { return nil }
    return count(at: place + 1)
  }

  private func isEveryMinute(_ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .word
      && text(tokens[place].start..<tokens[place].end).lowercased() == "emom"
  }

  /// `AMRAP 12 min: 5 pull-ups, 10 push-ups - 9 rounds`: as often as the end says.
  private func rounds(ofMostAt start: Int) -> Rounds? {
    guard tokens.count > start + 6, let colon = tokens[start...].firstIndex(where: { $0.kind == .colon }),
      colon <= start + 4, tokens[start..<colon].contains(where: { $0.word == .amrap }),
      let word = tokens.lastIndex(where: { $0.word == .rounds }), word > colon + 3, let count = count(at: word - 1)
    else { return nil }
    return Rounds(count: count, content: colon + 1..<word - 1)
  }
}
