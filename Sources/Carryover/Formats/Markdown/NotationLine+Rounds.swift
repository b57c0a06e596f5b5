import TrainingModel

extension NotationLine {
  /// What is done again and again: how often, and the tokens that say what.
  private struct Rounds {
    var count: Int
    var content: Range<Int>
  }

  /// `3 rounds of 10 push-ups, 15 squats`: each of what follows, as often.
  func readRounds(from start: Int) -> NotationReading? {
    let behind = endOfTitle(start)
    guard
      let rounds = rounds(at: start) ?? rounds(onTheMinuteAt: start) ?? rounds(ofMostAt: start)
        ?? roundsOfTitle(at: start) ?? rounds(ofCircuitAt: start) ?? rounds(ofSupersetAt: start)
        ?? behind.flatMap({ rounds(at: $0) ?? rounds(onTheMinuteAt: $0) })
    else { return nil }
    var context = withoutExercise
    context.isUnderExercise = false
    let content = withoutTotalTime(rounds.content)
    let memo = NotationMemo(bytes: bytes, tokens: Array(tokens[content]))
    var line = NotationLine(memo: memo, words: words, context: context)
    let moved = line.withNameMoved(at: 0, lead: 0..<0).flatMap { line.finish($0, start: 0) }
    guard var reading = moved ?? line.read(), !reading.name.isEmpty else { return nil }
    if content.upperBound < rounds.content.upperBound {
      let time = text(tokens[content.upperBound + 1].start..<tokens[rounds.content.upperBound - 1].end)
      let last = reading.further.indices.last
      let note = [last.map { reading.further[$0].note } ?? reading.note, time].compactMap(\.self).joined(
        separator: ", ")
      if let last { reading.further[last].note = note } else { reading.note = note }
    }
    if behind == nil, rounds.content.lowerBound > start + 3, tokens[start].kind == .word, tokens[start].word == nil,
      !isEveryMinute(start), tokens[rounds.content.lowerBound - 3].kind == .times
    {
      let title = text(tokens[start].start..<tokens[rounds.content.lowerBound - 1].start)
      reading.note = [title, reading.note].compactMap(\.self).joined(separator: " – ")
    }
    if let behind, behind > start {
      let title = text(tokens[start].start..<tokens[behind - 1].start)
      reading.note = [title, reading.note].compactMap(\.self).joined(separator: " – ")
    }
    reading.repeatSets(rounds.count)
    for index in reading.further.indices { reading.further[index].repeatSets(rounds.count) }
    return reading
  }

  /// The token behind a title such as `Strength:`, or a workout's name such as `Helen:`.
  private func endOfTitle(_ start: Int) -> Int? {
    guard let colon = tokens[start...].prefix(4).firstIndex(where: { $0.kind == .colon }), colon > start,
      colon + 2 < tokens.count,
      isTitle(start..<colon) || NoteAssembly.isBenchmark(text(tokens[start].start..<tokens[colon - 1].end))
    else { return nil }
    return colon + 1
  }

  /// `Accessory (3 sets): DB bench 50 lb x 12, ring row x 10`
  private func roundsOfTitle(at start: Int) -> Rounds? {
    guard let open = tokens[start...].prefix(4).firstIndex(where: { $0.kind == .open }), open > start,
      open + 5 < tokens.count, let count = count(at: open + 1), isCounted(open + 2), tokens[open + 3].kind == .close,
      tokens[open + 4].kind == .colon, isTitle(start..<open)
    else { return nil }
    return Rounds(count: count, content: open + 5..<tokens.count)
  }

  /// `Core circuit x3: 15 sit-ups, 30 s plank`
  private func rounds(ofCircuitAt start: Int) -> Rounds? {
    guard let sign = tokens[start...].prefix(4).firstIndex(where: { $0.kind == .times }), sign > start,
      sign + 4 < tokens.count, let count = count(at: sign + 1), tokens[sign + 2].kind == .colon,
      NoteRounds.circuits.contains(text(of: sign - 1))
    else { return nil }
    return Rounds(count: count, content: sign + 3..<tokens.count)
  }

  /// `Superset x3: curl 35x10 / dips 35x10`
  private func rounds(ofSupersetAt start: Int) -> Rounds? {
    guard start + 5 < tokens.count, tokens[start].word == .superset, tokens[start + 1].kind == .times,
      let count = count(at: start + 2), isJoint(start + 3)
    else { return nil }
    return Rounds(count: count, content: start + 4..<tokens.count)
  }

  /// Whether a token says what is counted: rounds, or sets before the name of what was done.
  private func isCounted(_ place: Int) -> Bool { tokens[place].word == .rounds || tokens[place].word == .sets }

  private func isJoint(_ place: Int) -> Bool {
    place < tokens.count && (tokens[place].word == .of || [.colon, .dash, .comma].contains(tokens[place].kind))
  }

  private func count(at place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .number, (2...100).contains(tokens[place].value) else {
      return nil
    }
    return Int(exactly: tokens[place].value)
  }

  /// `3 rounds of`, `3 rounds:`, `3 rounds for time:`, `3 rds 400m run, 12 pull-ups`.
  private func rounds(at start: Int) -> Rounds? {
    guard let count = count(at: start), start + 3 < tokens.count else { return nil }
    if tokens[start + 1].word == .sets, tokens[start + 2].kind == .colon, hasExerciseWord(start + 3..<start + 4) {
      return Rounds(count: count, content: start + 3..<tokens.count)
    }
    guard tokens[start + 1].word == .rounds else { return nil }
    var end = start + 2
    if tokens[end].word == .for, text(of: end + 1).lowercased() == "time" { end += 2 }
    if isJoint(end) { return end + 1 < tokens.count ? Rounds(count: count, content: end + 1..<tokens.count) : nil }
    // Without a sign between, several numbers with names are what was done in each round.
    guard end + 4 < tokens.count, tokens[end].kind == .number,
      let comma = tokens[end...].firstIndex(where: { $0.kind == .comma || $0.kind == .slash }),
      comma + 2 < tokens.count, tokens[comma + 1].kind == .number, nameBehindNumbers(at: end) != nil,
      nameBehindNumbers(at: comma + 1) != nil
    else { return nil }
    return Rounds(count: count, content: end..<tokens.count)
  }

  /// `…, 15 swings 24 kg - 8:30`, `… 15 push-ups. 8:32`: what stands before how long all of it took.
  private func withoutTotalTime(_ content: Range<Int>) -> Range<Int> {
    let end = content.upperBound
    guard content.count > 5, tokens[end - 1].kind == .number, tokens[end - 2].kind == .colon, !tokens[end - 2].isSpaced,
      tokens[end - 3].kind == .number, tokens[end - 3].isSpaced,
      tokens[end - 4].kind == .period || tokens[end - 4].kind == .comma
        || (tokens[end - 4].kind == .dash || tokens[end - 4].kind == .equals) && tokens[end - 4].isSpaced,
      tokens[end - 3].value >= 2,
      // What is held or gone has a time of its own.
      let comma = tokens[content.lowerBound..<end - 4].lastIndex(where: { $0.kind == .comma }), comma + 2 < end - 4,
      tokens[comma + 1].kind == .number, tokens[comma + 2].kind == .word, tokens[comma + 2].isSpaced,
      tokens[comma + 2].word != .meters
    else { return content }
    return content.lowerBound..<end - 4
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
      && ["emom", "otm"].contains(text(of: place).lowercased())
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
