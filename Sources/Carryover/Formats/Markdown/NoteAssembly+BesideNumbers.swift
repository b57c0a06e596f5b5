import TextStreams
import TrainingModel

/// What stands beside the numbers of sets: which set it is, where it was and when each began.
extension NoteAssembly {
  /// `Track. Intervals 6x400m`: where something was done.
  mutating func dropPlaces(_ places: [Int]) {
    for place in places {
      guard let stop = lines[place].plain.bytesRange(of: ". "),
        NoteStructureWords.places.contains(lines[place].plain[..<stop.lowerBound]),
        lines[place].plain[stop.upperBound...].first?.isUppercase == true
      else { continue }
      setAside(String(lines[place].plain[..<stop.lowerBound]), at: place)
      lines[place].plain = String(lines[place].plain[stop.upperBound...])
    }
  }

  /// `1:02.1, 1:01.8, 59.8`: among times of minutes one of less, in seconds.
  mutating func spellShortTimes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      var parts = lines[place].plain.split(separator: ",").map(\.trimmedSpaces)
      let short = parts.indices.filter { Self.isShortTime(parts[$0]) }
      guard !short.isEmpty, parts.count - short.count >= 2,
        parts.indices.allSatisfy({ short.contains($0) || Self.isClock(parts[$0]) })
      else { continue }
      for index in short { parts[index] += " s" }
      lines[place].plain = parts.joined(separator: ", ")
    }
  }

  /// `59.8`, `58`
  private static func isShortTime(_ text: String) -> Bool {
    guard text.utf8.count <= 5, text.utf8.first?.isDigit == true, let seconds = Double(text) else { return false }
    return (20..<60).contains(seconds)
  }

  /// `1:02`, `1:02.1`
  static func isClock(_ text: String) -> Bool {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false)
    return halves.count == 2 && (1...2).contains(halves[0].utf8.count) && halves[0].utf8.allSatisfy(\.isDigit)
      && halves[1].utf8.count >= 2 && halves[1].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      && halves[1].utf8.prefix(2).allSatisfy(\.isDigit)
  }

  /// `sq 135 5w 185 3w 225 5 5 5`: loads with the repetitions behind each, the marked of which are warm-ups.
  mutating func spellWarmUpRuns(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 100 && lines[place].plain.withByteSlice({ Self.hasWarmUpCount($0) }) {
      let words = lines[place].plain.split(separator: " ")
      guard let first = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), first > 0, first + 1 < words.count,
        Self.isWarmUpCount(words[first + 1]), !Self.isWarmUpCount(words[first])
      else { continue }
      var sets: [String] = []
      var load: Substring?
      var isMarked = true
      for (word, next) in zip(words[first...], words[(first + 1)...] + [""]) {
        let number = word.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value < 2000 else { break }
        if number.endIndex == word.endIndex, load == nil || (isMarked || value > 30) && !next.isEmpty {
          load = word
          isMarked = false
          sets.append("")
          continue
        }
        guard let load, ["", "w", "f"].contains(word[number.endIndex...]), !number.contains(".") else { break }
        isMarked = word.last == "w"
        if isMarked || sets.last?.isEmpty != false || sets.last?.hasSuffix("p") == true {
          if sets.last?.isEmpty == true { sets.removeLast() }
          sets.append("\(load) x \(isMarked ? "\(number) warmup" : word)")
        } else {
          sets[sets.count - 1] += ", \(word)"
        }
      }
      let count = words[first...].prefix { ($0.utf8.first?.isDigit ?? false) }.count
      guard first + count == words.count, sets.last?.isEmpty == false else { continue }
      lines[place].plain = words[..<first].joined(separator: " ") + " " + sets.joined(separator: ", ")
    }
  }

  /// `box jump (24 in) 4x5`, `step up 18 in: 10, 10`: a height, which is told behind the name.
  mutating func spellInches(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: " in") {
      let text = lines[index].plain
      guard let digit = text.utf8.firstIndex(where: \.isDigit), digit > text.startIndex,
        case let number = text[digit...].prefix(while: \.isNumber), (1...2).contains(number.utf8.count),
        text[number.endIndex...].hasPrefix(" in"),
        case let behind = text[number.endIndex...].dropFirst(3), Self.endsHeight(behind),
        document.words.hints(forExercise: String(text[..<digit])).hasHeight
      else { continue }
      let isBracketed = text[..<digit].last == "(" && behind.first == ")"
      let name = isBracketed ? text[..<digit].dropLast() : text[..<digit]
      lines[index].plain = "\(name)\(number)in\(isBracketed ? behind.dropFirst() : behind)"
    }
  }

  /// Whether what stands behind `in` makes it inches: a bracket's end, a colon, sets or repetitions; `20 in 5 min` and
  /// `20 in a row` count something.
  private static func endsHeight(_ text: Substring) -> Bool {
    if text.first == ")" || text.first == ":" { return true }
    guard text.first == " " else { return false }
    let next = text.dropFirst().prefix { $0 != " " }
    return next.hasByte(UInt8(ascii: "x")) && next.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "x") }
  }

  /// `sq 135x5 185x5wu 245 3x5 @8`: loads with their repetitions, and then the work, of more than one set.
  mutating func spellRampBeforeWork(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 100 && lines[place].plain.withByteSlice({ Self.hasLoadBetweenProducts($0) })
    {
      var words = lines[place].plain.split(separator: " ")
      guard let first = words.firstIndex(where: { Self.isRamp($0) }), first > 0,
        let load = words[first...].firstIndex(where: { !Self.isRamp($0) }), load + 1 < words.count,
        let value = Double(words[load]), let last = Self.ramp(words[load - 1]), value > last.load,
        let work = Self.ramp(words[load + 1]), work.load <= 10, work.load < value,
        words[..<first].allSatisfy({ !$0.hasDigit })
      else { continue }
      for index in first..<load { words[index] = words[index] + "," }
      lines[place].plain = words.joined(separator: " ")
    }
  }

  /// Whether a number stands alone between two products.
  private static func hasLoadBetweenProducts(_ text: ByteSlice) -> Bool {
    enum Word { case product, number, other }
    var (earlier, before) = (Word.other, Word.other)
    var place = 0
    while place < text.count {
      let start = place
      var hasSign = false
      while place < text.count, text[place] != 32 {
        hasSign = hasSign || text[place] == UInt8(ascii: "x")
        place += 1
      }
      let isNumber = text[start].isDigit || (43...46).contains(text[start])
      let word: Word = hasSign ? .product : isNumber ? .number : .other
      if word == .product, before == .number, earlier == .product { return true }
      (earlier, before) = (before, word)
      place += 1
    }
    return false
  }

  /// `135x5`, `185x5wu`
  private static func isRamp(_ word: Substring) -> Bool { ramp(word).map { $0.load >= 20 } ?? false }

  private static func ramp(_ word: Substring) -> (load: Double, reps: Int)? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let load = Double(parts[0]) else { return nil }
    let reps = parts[1].prefix { $0.isNumber }
    guard let count = Int(reps), ["", "w", "wu"].contains(parts[1][reps.endIndex...]) else { return nil }
    return (load, count)
  }

  /// Whether a `w` stands behind a digit.
  private static func hasWarmUpCount(_ text: ByteSlice) -> Bool {
    for place in 0..<text.count where text[place] == UInt8(ascii: "w") && place > 0 && text[place - 1].isDigit {
      return true
    }
    return false
  }

  /// `5w`
  private static func isWarmUpCount(_ word: Substring) -> Bool {
    word.utf8.last == UInt8(ascii: "w") && (2...3).contains(word.utf8.count)
      && word.dropLast().utf8.allSatisfy(\.isDigit)
  }

  /// `40/3  50/3  (60/2)2`: loads and repetitions, in brackets those that were done so often.
  mutating func spellBracketedSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 {
      let words = lines[place].plain.split(separator: " ")
      guard let first = words.firstIndex(where: { Self.pairs($0) != nil }), first > 0,
        words[first...].contains(where: { $0.utf8.first == UInt8(ascii: "(") }),
        words[..<first].allSatisfy({ $0.utf8.first?.isDigit != true }),
        case let sets = words[first...].map({ Self.pairs($0) ?? [] }), sets.allSatisfy({ !$0.isEmpty })
      else { continue }
      lines[place].plain =
        words[..<first].joined(separator: " ") + " " + sets.flatMap(\.self).joined(separator: ", ")
    }
  }

  /// `40 x 3` of `40/3`, twice `60 x 2` of `(60/2)2`; `nil` of anything else.
  private static func pairs(_ word: Substring) -> [String]? {
    let isBracketed = word.utf8.first == UInt8(ascii: "(")
    let parts = word.split(whereSeparator: { "(/)".contains($0) })
    guard parts.count == (isBracketed ? 3 : 2),
      word.utf8.count == parts.reduce(0, { $0 + $1.utf8.count }) + (isBracketed ? 3 : 1),
      let load = Double(parts[0]), load >= 15, let reps = Int(parts[1]), (0...30).contains(reps)
    else { return nil }
    guard isBracketed else { return ["\(parts[0]) x \(reps)"] }
    guard let count = Int(parts[2]), (1...10).contains(count) else { return nil }
    return Array(repeating: "\(parts[0]) x \(reps)", count: count)
  }
}
