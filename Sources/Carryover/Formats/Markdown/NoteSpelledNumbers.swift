/// Numbers that are written out: `one twenty`, `a hundred and ten`, `eighty eight point four`.
struct NoteSpelledNumbers {
  private let words: NoteToldWords

  /// Reads the numbers of a language.
  init(_ words: NoteToldWords) { self.words = words }

  /// The tokens, those of a number that is written out put together.
  func read(_ tokens: [NoteParagraphToken]) -> [NoteParagraphToken] {
    var result: [NoteParagraphToken] = []
    result.reserveCapacity(tokens.count)
    var place = 0
    while place < tokens.count {
      if let (value, end) = number(tokens, place, isCount: isBehindCounter(result)) {
        var token = tokens[place]
        token.kind = .number
        token.value = value
        token.isSpelled = true
        token.range = tokens[place].range.lowerBound..<tokens[end - 1].range.upperBound
        result.append(token)
        place = end
      } else {
        var token = part(tokens[place])
        // `four by six`
        if token.text == "by", result.last?.kind == .number, place + 1 < tokens.count,
          tokens[place + 1].kind == .number || number(tokens[place + 1].text) != nil
        {
          token.kind = .times
        }
        if token.kind == .word, let value = words.plurals[token.text] {
          token.kind = .number
          token.value = Double(value)
          token.isPlural = true
        }
        result.append(token)
        place += 1
      }
    }
    return result
  }

  /// Whether a word stands before, behind which a single digit is a count, and not the hundreds of a weight.
  private func isBehindCounter(_ read: [NoteParagraphToken]) -> Bool {
    guard let last = read.last, last.kind == .word else { return false }
    return words.isWord(words.entry(last.text), .beforeCounts)
  }

  /// `twenty-five` is a number.
  private func part(_ token: NoteParagraphToken) -> NoteParagraphToken {
    guard token.kind == .word, let dash = token.text.firstIndex(of: "-"), let tens = number(String(token.text[..<dash]))
    else { return token }
    let tail = String(token.text[token.text.index(after: dash)...])
    var number = token
    number.kind = .number
    number.isSpelled = true
    if let ones = words.numbers[tail], tens >= 20, ones < 10 {
      number.value = Double(tens + ones)
      return number
    }
    return token
  }

  /// The number that a word writes out, but for `one`, which is an article as well.
  private func number(_ word: String) -> Int? {
    guard let number = words.numbers[word], number > 1 else { return nil }
    return number
  }

  private func value(_ tokens: [NoteParagraphToken], _ place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .word else { return nil }
    return number(tokens[place].text)
  }

  private func isOne(_ tokens: [NoteParagraphToken], _ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .word && words.numbers[tokens[place].text] == 1
  }

  private func isWord(_ word: String, _ tokens: [NoteParagraphToken], _ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .word && tokens[place].text == word
  }

  private func number(
    _ tokens: [NoteParagraphToken], _ start: Int, isCount: Bool
  ) -> (value: Double, end: Int)? {
    var place = start
    var total: Int
    if isWord("a", tokens, place) || isOne(tokens, place) {
      guard let next = value(tokens, place + 1), next >= 10, next == 100 || isOne(tokens, place) else {
        return nil
      }
      total = 1
    } else if let first = value(tokens, place) {
      total = first
    } else {
      return nil
    }
    place += 1
    if total < 10 {
      if let next = value(tokens, place), next == 100 {
        total *= 100
        place += 1
      } else if !isCount, let next = value(tokens, place), next >= 10, next < 100 {
        total = total * 100 + next
        place += 1
        if next >= 20, let ones = ones(tokens, place) {
          total += ones
          place += 1
        }
        return (Double(total), place)
      } else if isWord("oh", tokens, place), let ones = ones(tokens, place + 1) {
        return (Double(total * 100 + ones), place + 2)
      }
    }
    if total >= 100, total % 100 == 0 {
      let gap = isWord("and", tokens, place) ? place + 1 : place
      if let next = value(tokens, gap), next < 100, gap > place || next >= 10 {
        total += next
        place = gap + 1
        if next >= 20, let ones = ones(tokens, place) {
          total += ones
          place += 1
        }
      }
    } else if total >= 20, let ones = ones(tokens, place) {
      total += ones
      place += 1
    }
    if isWord("point", tokens, place),
      let part = ones(tokens, place + 1)
    {
      return (Double(total) + Double(part) / 10, place + 2)
    }
    if let end = endOfHalf(tokens, place) { return (Double(total) + 0.5, end) }
    return (Double(total), place)
  }

  /// Where `and a half` ends.
  private func endOfHalf(_ tokens: [NoteParagraphToken], _ place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .word else { return nil }
    let first = tokens[place].text
    return words.phrases(of: .andHalf, from: first, words.entry(first))
      .first { phrase in phrase.indices.allSatisfy { isWord(phrase[$0], tokens, place + $0) } }
      .map { place + $0.count }
  }

  /// The digit that a word writes out.
  private func ones(_ tokens: [NoteParagraphToken], _ place: Int) -> Int? {
    if isOne(tokens, place) { return 1 }
    guard let value = value(tokens, place), value < 10 else { return nil }
    return value
  }
}
