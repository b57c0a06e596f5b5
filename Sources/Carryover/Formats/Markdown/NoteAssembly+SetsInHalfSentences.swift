import TextStreams

/// Sets told in half-sentences, in the words of the notation.
extension NoteAssembly {
  mutating func spellHalfSentences(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      spellListOfSetsAndReps(place)
      spellWeightOfBody(place)
      keepWeeks(place)
      dropRestBeforeArrow(place)
      dropTimeOfAllBehindSets(place)
      dropRestBehindTimes(place)
      spellCountsWithSigns(place)
      spellFeetUp(place)
      spellMinutesAndSeconds(place)
      spellEffortOfAll(place)
      spellResultsBehindTick(place)
      spellLastOfList(place)
      dropOpeningWords(place)
      spellTimesOfList(place)
      spellWordsAmongProducts(place)
    }
    spellListOfNamesAndCounts(places)
  }

  // MARK: Lists

  /// `3 sets of 10, 10 and 8 reps, 27.5 kg`: the repetitions of each, where as many are listed as there are sets.
  private mutating func spellListOfSetsAndReps(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 5,
      let noun = words.indices.dropFirst().first(where: { document.words.word(words[$0]) == .sets }),
      let count = Int(words[noun - 1]), (2...12).contains(count), noun + 2 < words.count,
      [.of, .at].contains(document.words.word(words[noun + 1]))
        || ["of", "mit", "de", "da", "à", "van", "con", "met"]
          .contains(words[noun + 1].lowercased())
    else { return }
    var counts: [Int] = []
    var end = noun + 2
    while end < words.count, counts.count < count {
      let word = words[end].hasSuffix(",") ? words[end].dropLast() : words[end]
      if let reps = Int(word), (1...100).contains(reps) {
        counts.append(reps)
      } else if document.words.word(word) != .and {
        break
      }
      end += 1
    }
    guard counts.count == count, let least = counts.min(), let most = counts.max(), most <= 3 * least else { return }
    let hasNoun = end < words.count && document.words.word(words[end].prefix(while: \.isLetter)) == .reps
    // `3 sets at 60, 70, 80` tells loads.
    guard hasNoun || document.words.word(words[noun + 1]) == .of || most <= 30 && words[noun + 1].lowercased() == "of"
    else { return }
    if hasNoun { end += 1 }
    if end < words.count, [.at, .for].contains(document.words.word(words[end])) { end += 1 }
    let rest = words[end...].joined(separator: " ").trimmedSpaces
    let name = words[..<(noun - 1)].joined(separator: " ")
    guard !name.hasDigit, !Self.hasProduct(rest) else { return }
    let list = counts.map(String.init).joined(separator: ", ")
    guard !rest.isEmpty else {
      lines[place].plain = "\(name) \(list)".trimmedSpaces
      return
    }
    guard let (_, behind) = Self.number(rest), !behind.hasDigit else { return }
    lines[place].plain = "\(name) \(rest) x \(list)".trimmedSpaces
    // `27.5 kg, tough`: words behind the load are told beside it.
    let unit = behind.trimmedSpaces.prefix { $0.isLetter }
    // `3 sets of 8, 8, 8, 12` has one count more.
    if unit.isEmpty, document.words.word(words[end - 1]) != .at {
      lines[place].plain = words.joined(separator: " ")
      return
    }
    guard document.words.loadUnit(NoteWords.key(unit)) != nil || unit.isEmpty else { return }
    let remark = behind.trimmedSpaces.dropFirst(unit.count).drop { " ,.;".contains($0) }
    let load = rest.dropLast(behind.count) + (unit.isEmpty ? "" : " \(unit)")
    if !remark.isEmpty { setAside(String(remark), at: place) }
    lines[place].plain = "\(name) \(load) x \(list)".trimmedSpaces
  }

  /// `squats 15, push ups 12, lunges 10 each leg, plank 40 sec`: a name and a count each, three of them at least.
  private mutating func spellListOfNamesAndCounts(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) && lines[place].plain.containsBytes(of: ", ") {
      let pieces = lines[place].plain.replacing(", ", with: "\n").split(separator: "\n")
      guard pieces.count > 2,
        pieces.allSatisfy({ $0.first?.isLetter == true && !Self.hasProduct(String($0)) && !$0.contains(":") })
      else { continue }
      var spelled: [String] = []
      var (bodies, units) = (0, 0)
      for piece in pieces {
        let words = piece.split(separator: " ")
        guard let number = words.firstIndex(where: \.hasDigit), number > 0,
          case let name = words[..<number].joined(separator: " "), case let look = document.names.look(name),
          look.isLikely, !look.isDistance, !look.isTimed || number + 1 < words.count
        else { break }
        if look.isBodyweight || look.isTimed { bodies += 1 }
        // `plank 40 sec`, `press 60 kg 8` say what their numbers are.
        let isCount = Int(words[number]).map { (4...60).contains($0) } ?? false
        let next = number + 1 < words.count ? words[number + 1] : ""
        if !next.isEmpty { units += 1 }
        let isAlone =
          next.isEmpty || [.each, .at].contains(document.words.word(next))
          || ["each", "per", "por", "par"].contains(next.lowercased())
        spelled.append(
          isCount && isAlone && !look.isTimed
            ? "\(name) x \(words[number...].joined(separator: " "))" : String(piece))
      }
      guard spelled.count == pieces.count, bodies > 1, units > 0,
        spelled.contains(where: { $0.containsBytes(of: " x ") })
      else { continue }
      lines[place].plain = spelled.joined(separator: ", ")
    }
  }

  /// `Push ups 15x, 12x, 10x per side`: counts with the sign behind them, and words.
  private mutating func spellCountsWithSigns(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    func isCount(_ word: Substring) -> Bool {
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      return bare.hasSuffix("x") && Int(bare.dropLast()).map { (1...200).contains($0) } ?? false
    }
    let counts = words.indices.filter { isCount(words[$0]) }
    guard counts.count > 1, let first = counts.first, let last = counts.last, last - first == counts.count - 1,
      first > 0,
      last + 1 < words.count, !words[(last + 1)...].joined().hasDigit, !words[..<first].joined().hasDigit,
      case let tail = words[(last + 1)...].joined(separator: " "),
      [.each, .bodyweight].contains(document.words.word(tail))
        || [.each, .bodyweight].contains(
          document.words.word(words[last + 1])),
      counts.allSatisfy({ (Int(words[$0].prefix { $0.isNumber }) ?? 0) > 3 })
    else { return }
    let spelled = words.indices.map { counts.contains($0) ? words[$0].filter { $0 != "x" } : String(words[$0]) }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `25, 22, 20, last amrap 17`: the last of a list, and what it was for.
  private mutating func spellLastOfList(_ place: Int) {
    let text = lines[place].plain
    guard
      let last = [", last amrap ", ", last one amrap ", ", last to failure ", ", amrap last "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, text[..<last.lowerBound].utf8.last?.isDigit == true,
      case let list = text[..<last.lowerBound], !Self.hasProduct(String(list)), list.hasByte(UInt8(ascii: ",")),
      !list.containsBytes(of: " sets"), !list.containsBytes(of: "x"),
      let count = Int(text[last.upperBound...].prefix { $0.isNumber }), (1...200).contains(count)
    else { return }
    let rest = text[last.upperBound...].drop { $0.isNumber }
    guard !rest.hasDigit else { return }
    setAside(text[last].trimmedSpaces.dropFirst(2).trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<last.lowerBound]), \(count)\(rest)"
  }

  /// `10 times, 8 times, 8 times. No weight.`
  private mutating func spellTimesOfList(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, text.containsBytes(of: " times") else { return }
    let end = text.firstIndex(of: ".") ?? text.endIndex
    let pieces = text[..<end].replacing(", ", with: "\n").split(separator: "\n")
    guard pieces.count > 1, pieces.allSatisfy({ $0.hasSuffix(" times") && Int($0.dropLast(6)) != nil }) else { return }
    let rest = text[end...].drop { ". ".contains($0) }
    if !rest.isEmpty { setAside(String(rest), at: place) }
    lines[place].plain = pieces.map { "\($0.dropLast(6))" }.joined(separator: ", ") + " reps"
  }

  /// `140x3@8 belt on from here 150x1@9`: words between sets, which go on behind them.
  private mutating func spellWordsAmongProducts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    func isProduct(_ word: Substring) -> Bool {
      let bare = word.prefix { $0 != "@" && $0 != "," }
      let factors = bare.split(separator: "x", omittingEmptySubsequences: false)
      return factors.count == 2 && Double(factors[0]).map { $0 > 12 } == true && Int(factors[1]) != nil
        && bare.utf8.first?.isDigit == true
    }
    guard words.count > 5, let first = words.firstIndex(where: isProduct), let last = words.lastIndex(where: isProduct),
      first > 0, last - first > 3, !words[..<first].joined().hasDigit
    else { return }
    var spelled = words[..<first].joined(separator: " ")
    var remarks: [Substring] = []
    var index = first
    var isBehindSet = false
    while index <= last {
      if isProduct(words[index]) {
        let bare = words[index].hasSuffix(",") ? words[index].dropLast() : words[index]
        spelled += isBehindSet ? ", \(bare)" : " \(bare)"
        isBehindSet = true
        index += 1
        continue
      }
      let end = words[index...].firstIndex(where: isProduct) ?? last
      let between = words[index..<end]
      guard between.count > 1, between.allSatisfy({ word in word.allSatisfy { $0.isLetter || "'’,.!".contains($0) } }),
        !between.contains(where: { Self.kindsOfWords.contains(document.words.word($0.filter(\.isLetter)) ?? .of) }),
        !between.contains(where: { Self.wordsOfCorrection.contains($0.filter { $0.isLetter || $0 == "'" }) }),
        !between.contains(where: { isNounOfName($0) }), between.contains(where: { isOfProse($0) })
      else { return }
      remarks += between
      index = end
    }
    guard !remarks.isEmpty else { return }
    setAside(remarks.joined(separator: " "), at: place)
    let tail = words[(last + 1)...].joined(separator: " ")
    lines[place].plain = tail.isEmpty ? spelled : "\(spelled) \(tail)"
  }

  private static let gear: NoteWordSet = ["belt", "straps", "wraps", "sleeves", "chalk"]

  /// Whether a word stands in names, and says more than how something is done.
  private func isNounOfName(_ word: Substring) -> Bool {
    document.words.isExerciseWord(word) && !Self.gear.contains(word)
      && document.words.entry(word)?.lists.contains(.modifier) != true
  }

  /// Whether a word stands in sentences: `felt heavy`, `belt on from here`, and no name that nobody knows.
  private func isOfProse(_ word: Substring) -> Bool {
    Self.gear.contains(word) || document.words.isProse(word) || NoteStructureWords.sentenceWords.contains(word)
  }

  /// Words that take back the set before them.
  private static let wordsOfCorrection: NoteWordSet = [
    "no", "nope", "wait", "sorry", "actually", "scratch", "strike", "meant", "mean", "oops", "correction", "not",
    "wrong",
    "rather", "instead", "or", "ignore", "delete", "undo", "was", "should", "typo", "miscounted", "forget", "that",
    // Of another set, or of none.
    "next", "last", "pr", "pb", "best", "like", "than", "as", "try", "want", "wanted", "could", "will", "would", "up",
    "compared", "old", "goal", "missed", "to", "more", "after", "still", "limit", "plan", "planned", "vs",
  ]
  /// What words mean that tell of sets.
  private static let kindsOfWords: Set<NoteWord> = [
    .warmup, .drop, .working, .lastSet, .then, .each, .left, .right, .rest, .failure, .amrap, .planned, .got, .skipped,
    .done, .superset, .sets, .reps, .rounds, .kilograms, .pounds, .seconds, .minutes, .bodyweight, .added, .assisted,
    .rpe, .rir, .by, .max, .single, .double, .triple,
  ]
}
