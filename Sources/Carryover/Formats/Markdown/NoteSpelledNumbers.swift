/// Numbers that are written out: `one twenty`, `a hundred and ten`, `eighty eight point four`.
enum NoteSpelledNumbers {
  private static let words: [String: Int] = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16, "seventeen": 17,
    "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fourty": 40, "fifty": 50, "sixty": 60,
    "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100,
  ]
  /// `the sixties` are dumbbells of sixty.
  private static let plurals: [String: Int] = [
    "twenties": 20, "thirties": 30, "forties": 40, "fifties": 50, "sixties": 60, "seventies": 70, "eighties": 80,
    "nineties": 90, "fives": 5, "sixes": 6, "eights": 8, "tens": 10, "twelves": 12, "fifteens": 15,
  ]
  /// Words behind which a single digit is a count, and not the hundreds of a weight.
  private static let counters: NoteWordSet = ["for", "of", "got", "managed"]

  /// The tokens, those of a number that is written out put together.
  static func read(_ tokens: [NoteParagraphToken]) -> [NoteParagraphToken] {
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
          tokens[place + 1].kind == .number || words[tokens[place + 1].text] != nil
        {
          token.kind = .times
        }
        if token.kind == .word, let value = plurals[token.text] {
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

  private static func isBehindCounter(_ read: [NoteParagraphToken]) -> Bool {
    guard let last = read.last, last.kind == .word else { return false }
    return counters.contains(last.text)
  }

  /// `twenty-five` is a number.
  private static func part(_ token: NoteParagraphToken) -> NoteParagraphToken {
    guard token.kind == .word, let dash = token.text.firstIndex(of: "-"), let tens = words[String(token.text[..<dash])]
    else { return token }
    let tail = String(token.text[token.text.index(after: dash)...])
    var number = token
    number.kind = .number
    number.isSpelled = true
    if let ones = words[tail] ?? (tail == "one" ? 1 : nil), tens >= 20, ones < 10 {
      number.value = Double(tens + ones)
      return number
    }
    return token
  }

  private static func value(_ tokens: [NoteParagraphToken], _ place: Int) -> Int? {
    guard place < tokens.count, tokens[place].kind == .word else { return nil }
    return words[tokens[place].text]
  }

  private static func isWord(_ word: String, _ tokens: [NoteParagraphToken], _ place: Int) -> Bool {
    place < tokens.count && tokens[place].kind == .word && tokens[place].text == word
  }

  private static func number(
    _ tokens: [NoteParagraphToken], _ start: Int, isCount: Bool
  ) -> (value: Double, end: Int)? {
    var place = start
    var total: Int
    if isWord("a", tokens, place) || isWord("one", tokens, place) {
      guard let next = value(tokens, place + 1), next >= 10, next == 100 || isWord("one", tokens, place) else {
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
      let part = value(tokens, place + 1) ?? (isWord("one", tokens, place + 1) ? 1 : nil),
      part < 10
    {
      return (Double(total) + Double(part) / 10, place + 2)
    }
    if isWord("and", tokens, place), isWord("a", tokens, place + 1), isWord("half", tokens, place + 2) {
      return (Double(total) + 0.5, place + 3)
    }
    return (Double(total), place)
  }

  /// The digit that a word writes out.
  private static func ones(_ tokens: [NoteParagraphToken], _ place: Int) -> Int? {
    if isWord("one", tokens, place) { return 1 }
    guard let value = value(tokens, place), value < 10 else { return nil }
    return value
  }
}
