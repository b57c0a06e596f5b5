/// Numbers that are written out.
extension NotationTokenizer {
  /// `three sets of twelve`, `one hundred and thirty five pounds`, `two twenty five for five`: words are numbers where
  /// what stands beside them counts.
  mutating func readNumberWords() {
    guard tokens.contains(where: { number($0) != nil }) else { return }
    var read: [NotationToken] = []
    read.reserveCapacity(tokens.count)
    var place = 0
    while place < tokens.count {
      if let (value, end) = writtenNumber(at: place), isCounting(value, place..<end, behind: read) {
        var token = tokens[place]
        token.kind = .number
        token.word = nil
        token.value = value
        token.isDecimal = value != value.rounded()
        token.end = tokens[end - 1].end
        read.append(token)
        place = end
      } else {
        read.append(tokens[place])
        place += 1
      }
    }
    replaceTokens(read)
  }

  /// The number that a word writes out, which means nothing else.
  private func number(_ token: NotationToken) -> Int? {
    guard token.kind == .word, token.word == nil, let value = entry(token)?.number, value > 0 else { return nil }
    return Int(value)
  }

  /// The number that the words from a place on write out, and where they end.
  private func writtenNumber(at start: Int) -> (value: Double, end: Int)? {
    var place = start
    // `a hundred`
    if isWord("a", place), place + 1 < tokens.count, number(tokens[place + 1]) == 100 { place += 1 }
    guard place < tokens.count, var value = number(tokens[place]) else { return nil }
    place += 1
    while place < tokens.count {
      var next = place
      if tokens[next].kind == .dash, !tokens[next].isSpaced { next += 1 }
      if value % 100 == 0, isWord("and", next) || value < 10 && isWord("oh", next) { next += 1 }
      // `two oh five`
      if value < 10, isWord("oh", next) { next += 1 }
      guard next < tokens.count, let part = number(tokens[next]),
        let sum = Self.sum(value, part, hasGap: next > place && tokens[next - 1].kind == .word)
      else { break }
      value = sum
      place = next + 1
    }
    // `seventy two and a half`
    if place + 2 < tokens.count, isWord("and", place), isWord("a", place + 1), isWord("half", place + 2) {
      return (Double(value) + 0.5, place + 3)
    }
    return (Double(value), place)
  }

  /// What a number and the next word of it come to; `nil` where the word is another number.
  ///
  /// Who speaks of weights leaves the hundred out: `two twenty five`.
  private static func sum(_ value: Int, _ part: Int, hasGap: Bool) -> Int? {
    switch part {
    case 100: value < 10 ? value * 100 : nil
    case 10..<100: value < 10 ? value * 100 + part : value % 100 == 0 ? value + part : nil
    default:
      if value % 10 == 0, value % 100 != 10, value > 10 {
        value + part
      } else {
        value < 10 && hasGap ? value * 100 + part : nil
      }
    }
  }

  private func isWord(_ word: String, _ place: Int) -> Bool {
    guard place < tokens.count, tokens[place].kind == .word else { return false }
    return bytes[tokens[place].start..<tokens[place].end].map { $0 | 32 }.elementsEqual(word.utf8)
  }

  /// Whether what stands beside a number that is written out counts with it.
  private func isCounting(_ value: Double, _ place: Range<Int>, behind read: [NotationToken]) -> Bool {
    let next = place.upperBound < tokens.count ? tokens[place.upperBound] : nil
    let before = read.last
    switch next?.word {
    case .sets, .reps, .rounds, .by, .kilograms, .pounds: return true
    case .warmup, .working, .drop:
      return place.upperBound + 1 < tokens.count && tokens[place.upperBound + 1].word == .of
    case .seconds, .minutes, .meters, .kilometers, .miles:
      return place.lowerBound > 0 && next.map { $0.end - $0.start > 2 } ?? false
    // `two twenty five for five`
    case .for where value >= 20 && place.upperBound + 1 < tokens.count:
      let behind = tokens[place.upperBound + 1]
      if behind.kind == .number || number(behind) != nil { return true }
    default: break
    }
    guard let before else { return false }

    // `80 for five, five, four`
    if before.kind == .comma, let number = read.dropLast().last, number.kind == .number, number.value <= 30,
      bytes[number.start].isLetter, value <= 30
    {
      return true
    }
    let second = read.dropLast().last
    // `Heel raises: fifteen, then twelve.`
    if before.kind == .colon, value <= 60 {
      guard let next else { return true }
      if next.kind == .period { return place.upperBound + 1 == tokens.count }
      guard next.kind == .comma, place.upperBound + 1 < tokens.count else { return false }
      let behind = tokens[place.upperBound + 1]
      return number(behind) != nil || behind.word == .then
    }
    if before.word == .then, second?.kind == .comma, let number = read.dropLast(2).last, number.kind == .number,
      bytes[number.start].isLetter, value <= 60
    {
      return true
    }
    switch before.word {
    case .by: return true
    case .of: return second?.word == .sets
    // `at sixty kilos for ten`
    case .for:
      guard let second, value <= 30 else { return false }
      return second.kind == .number || second.word == .kilograms || second.word == .pounds
    case .at: return value >= 20 && read.contains { $0.word == .sets || $0.word == .reps || $0.word == .by }
    default: return false
    }
  }
}
