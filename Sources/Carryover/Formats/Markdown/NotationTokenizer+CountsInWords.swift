/// Repetitions of all sets of a list, in words.
extension NotationTokenizer {
  /// `135, 165, 195, five reps each`, `95, 120, 140, fives again`, `85, 105, 125, all for five`: a number, and that it is
  /// of each.
  mutating func readCountsInWords() {
    guard tokens.count > 4,
      let comma = tokens.indices.first(where: { place in
        place > 2 && place + 1 < tokens.count && tokens[place].kind == .comma && tokens[place - 1].kind == .number
          && tokens[place - 2].kind == .comma && tokens[place + 1].kind == .word
      })
    else { return }
    var place = comma + 1
    // `all for five`, `for sets of five`
    while place < tokens.count, isText(tokens[place], "all") || [.for, .sets, .of].contains(tokens[place].word) {
      place += 1
    }
    guard place < tokens.count, tokens[place].kind == .word,
      let count = Self.counts[String(decoding: folded(bytes[tokens[place].start..<tokens[place].end]), as: UTF8.self)]
    else { return }
    // `12, 10, 8, all ten fingers hurt`, `100 x 5, 5, 5, for two weeks`: no loads, or no count of them.
    let list = tokens[..<comma].reversed().prefix { $0.kind == .number || $0.kind == .comma }
    guard list.allSatisfy({ $0.kind == .comma || $0.value > 12 && $0.value >= 2 * count.value }),
      tokens[..<comma].dropLast(list.count).last?.kind != .times
    else { return }
    var end = place + 1
    let isOfAll = count.isPlural || place > comma + 1
    if end < tokens.count, tokens[end].word == .reps { end += 1 }
    if end < tokens.count, tokens[end].word == .each {
      end += 1
    } else if !isOfAll {
      return
    }
    guard
      end == tokens.count || tokens[end].kind != .word || tokens[end - 1].word == .each || isText(tokens[end], "again")
    else { return }
    var (number, reps, each) = (tokens[place], tokens[place], tokens[place])
    (number.kind, number.word, number.value) = (.number, nil, count.value)
    (reps.word, reps.start, reps.isSpaced) = (.reps, reps.end, true)
    (each.word, each.start, each.isSpaced) = (.each, each.end, true)
    replaceTokens(Array(tokens[...comma]) + [number, reps, each] + Array(tokens[end...]))
  }

  /// `5 easy singles at 185 lb`: how many, and a word in between.
  mutating func dropMannersOfSingles() {
    guard
      let place = tokens.indices.dropFirst(2).first(where: { place in
        [.single, .double, .triple].contains(tokens[place].word) && tokens[place - 2].kind == .number
          && tokens[place - 1].kind == .word && (place < 3 || tokens[place - 3].kind != .comma)
          && Self.manners.contains(
            String(decoding: folded(bytes[tokens[place - 1].start..<tokens[place - 1].end]), as: UTF8.self))
      })
    else { return }
    var kept = tokens
    kept.remove(at: place - 1)
    replaceTokens(kept)
  }

  private static let manners: Set<String> = [
    "easy", "heavy", "quick", "fast", "solid", "clean", "smooth", "crisp", "light", "hard", "paused",
  ]

  private static let counts: [String: (value: Double, isPlural: Bool)] = {
    let words = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
      "fourteen",
      "fifteen",
    ]
    var counts: [String: (value: Double, isPlural: Bool)] = [
      "singles": (1, true), "doubles": (2, true), "triples": (3, true), "twenty": (20, false),
    ]
    for (place, word) in words.enumerated() {
      counts[word] = (Double(place + 2), false)
      counts[word.hasSuffix("x") ? "\(word)es" : "\(word)s"] = (Double(place + 2), true)
    }
    return counts
  }()
}
