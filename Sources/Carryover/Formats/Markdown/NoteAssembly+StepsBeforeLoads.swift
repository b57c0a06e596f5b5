import TextStreams
import TrainingModel

/// What is said before a load: by how much it rose, of which programme it is, how many bells and in which hand.
extension NoteAssembly {
  mutating func spellStepsBeforeLoads(_ places: [Int]) {
    let hasTallies = places.contains { Self.tally(lines[$0].plain).map { $0.count > 2 } ?? false }
    for place in places where isSpellable(place, to: 200) {
      dropStepBeforeLoad(place)
      if hasTallies { spellTally(place) }
      spellBellsOfTimedSets(place)
      spellGroupsOfSlashes(place)
      dropHandBehindLoad(place)
      dropCodeAmongSets(place)
      spellHelpBehindHold(place)
      spellDumbbellsOfTens(place)
      spellHelpInWords(place)
    }
  }

  /// `squats: same as last time but +5, so 190 lb x 5, 5, 5`, `deadlift: +10 = 235 lb x 5`: the load that it came to.
  private mutating func dropStepBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let told = text[colon.upperBound...],
      let sign = [", so ", " so ", " = ", ", "].lazy.compactMap({ told.bytesRange(of: $0) }).first,
      case let step = told[..<sign.lowerBound], case let sets = told[sign.upperBound...],
      Self.beginsWithLoad(sets), Self.hasProduct(String(sets)), !Self.hasProduct(String(step)),
      case let words = step.split(separator: " "), (1...9).contains(words.count),
      words.contains(where: { Self.isStep($0) || Self.wordsOfSteps.contains($0) }),
      words.allSatisfy({ word in
        Self.isStep(word) || Self.wordsOfSteps.contains(word) || Self.smallWordsOfSteps.contains(word)
          || document.words.weekday(word) != nil || document.words.loadUnit(NoteWords.key(word)) != nil
      })
    else { return }
    setAside(String(step), at: place)
    lines[place].plain = "\(text[..<colon.upperBound])\(sets)"
  }

  /// `190 lb x 5` and `140x5`, of which `10 x 3` is none: what stands first is more than anybody repeats.
  private static func beginsWithLoad(_ sets: Substring) -> Bool {
    let words = sets.split { " ,".contains($0) }
    guard let first = words.first else { return false }
    let number = first.prefix { $0.isNumber || $0 == "." }
    if isTypedLoad(first) || words.count > 1 && number == first && isTypedLoad((first + words[1])[...]) { return true }
    return Double(number).map { $0 >= 35 } == true
      && (first.dropFirst(number.count).hasPrefix("x") || words.dropFirst().first == "x")
  }

  /// `+5`, `+2.5kg`
  private static func isStep(_ word: Substring) -> Bool {
    guard word.hasPrefix("+"), case let load = word.dropFirst() else { return false }
    return Double(load).map { $0 <= 50 } == true || isTypedLoad(load)
  }

  private static let wordsOfSteps: NoteWordSet = ["same", "again"]
  private static let smallWordsOfSteps: NoteWordSet = [
    "as", "last", "time", "but", "week", "session", "plus", "up", "before", "and", "then", "by", "add", "added",
  ]

  /// `goblet squat   24 x 10   |||`, `||||/ |`: a stroke for each set, in a document where some have three or more.
  private mutating func spellTally(_ place: Int) {
    guard let (count, set) = Self.tally(lines[place].plain), set.hasDigit, (1...30).contains(count),
      !set.hasByte(UInt8(ascii: ",")),
      // `100kg 3x5 |||` says how many sets there were already.
      set.split(whereSeparator: { !($0.isNumber || $0 == ".") }).count <= 2,
      let digit = set.firstIndex(where: { $0.isNumber })
    else { return }
    // `bw x 12`, `x 12` and `24 x 10` are what each set was.
    let name = set[..<digit].split(separator: " ").prefix { document.words.word($0) != .bodyweight && $0 != "x" }
    let start = name.last?.endIndex ?? set.startIndex
    let each = set[start...].trimmedSpaces
    guard Self.hasProduct(each) || each.hasPrefix("x ") || document.words.word(each.prefix { $0 != " " }) == .bodyweight
    else { return }
    let sets = Array(repeating: each.hasPrefix("x ") ? String(each.dropFirst(2)) : each, count: count)
    let list = sets.joined(separator: ", ")
    lines[place].plain = start == set.startIndex ? list : "\(set[..<start]): \(list)"
  }

  /// How many strokes a text ends with, and what stands before them.
  private static func tally(_ text: String) -> (count: Int, set: Substring)? {
    guard text.utf8.last == UInt8(ascii: "|") || text.hasSuffix("|/") else { return nil }
    let strokes = text.utf8.reversed().prefix { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "/") || $0 == 32 }
    let set = text.dropLast(strokes.count)
    // The bars of a table are no strokes.
    guard !set.hasByte(UInt8(ascii: "|")), text[set.endIndex...].utf8.first == 32 else { return nil }
    // What crosses four strokes is the fifth.
    return (strokes.count { $0 != 32 }, set)
  }

  /// `Jerk 2x20: 3 min 30 reps, 3 min 31 reps`: one in each hand, and no two sets.
  private mutating func spellBellsOfTimedSets(_ place: Int) {
    let text = lines[place].plain
    guard let two = text.bytesRange(of: " 2x"), !text[..<two.lowerBound].hasDigit,
      let colon = text[two.upperBound...].bytesRange(of: ": "),
      case let bell = text[two.upperBound..<colon.lowerBound],
      case let number = bell.prefix(while: \.isNumber), let weight = Int(number), (8...48).contains(weight),
      number == bell || Self.isTypedLoad(bell),
      case let words = text[colon.upperBound...].split(whereSeparator: { " ,".contains($0) }),
      // `3 min 30 reps`, and no rest between the sets.
      words.indices.contains(where: { place in
        place + 3 < words.count && Int(words[place]) != nil && document.words.word(words[place + 1]) == .minutes
          && Int(words[place + 2]) != nil && document.words.word(words[place + 3]) == .reps
      })
    else { return }
    setAside("2x", at: place)
    lines[place].plain = "\(text[..<two.lowerBound]) \(bell)\(text[colon.lowerBound...])"
  }

  /// `70/1 80/1 90/1 (3) 95/1`, `50/3 60/3x2 65/2x3`, `bw/10x3`, `w60/5 100/5*3 67.5/4!`: as many sets of a pair, and marks
  /// at them.
  private mutating func spellGroupsOfSlashes(_ place: Int) {
    spellMarksAtSlashes(place)
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "/")), text.containsBytes(of: ") ") || text.hasByte(UInt8(ascii: "x")) else {
      return
    }
    let words = text.split(separator: " ")
    func isPair(_ word: Substring) -> Bool {
      let sides = word.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 && (Double(sides[0]).map { $0 >= 15 } == true || sides[0] == "bw")
        && (Int(sides[1]) != nil || ["x", "m", "f"].contains(sides[1]))
    }
    // `60/3x2`
    func times(_ word: Substring) -> (pair: Substring, count: Int)? {
      guard let sign = word.lastIndex(of: "x"), let count = Int(word[sign...].dropFirst()), (2...10).contains(count),
        isPair(word[..<sign])
      else { return nil }
      return (word[..<sign], count)
    }
    // Numbers behind all of them say how hard each was.
    guard let first = words.firstIndex(where: { isPair($0) || times($0) != nil }), first > 0 || words.count > 1,
      words[first...].count(where: { $0.hasPrefix("(") }) * 2 < words[first...].count,
      words[first...].allSatisfy({ !$0.hasPrefix("(") || Int($0.dropFirst().dropLast()).map { $0 <= 5 } == true }),
      words[first...].allSatisfy({ isPair($0) || times($0) != nil || $0.hasPrefix("(") && $0.hasSuffix(")") })
    else { return }
    var spelled = Array(words[..<first])
    for word in words[first...] {
      if word.hasPrefix("("), let last = spelled.last, isPair(last) {
        guard let count = Int(word.dropFirst().dropLast()), (2...10).contains(count) else { return }
        spelled += Array(repeating: last, count: count - 1)
      } else if let (pair, count) = times(word), words[first...].count > 1 || pair.hasPrefix("bw") {
        spelled += Array(repeating: pair, count: count)
      } else {
        spelled.append(word)
      }
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `w60/5 100/5*3 @8 67.5/4!`: `w` a warm-up, `*3` three sets, `!` to failure.
  private mutating func spellMarksAtSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "/")),
      [UInt8(ascii: "*"), UInt8(ascii: "!"), UInt8(ascii: "w")].contains(where: { text.hasByte($0) }),
      case let words = text.split(separator: " "), words.count > 1,
      // `60/5!` is proud of it, where no line says what the sign is.
      document.abbreviations.hasSignOfFailure || !text.hasByte(UInt8(ascii: "!")),
      let first = words.firstIndex(where: { Self.markedPair($0) != nil }), first > 0
    else { return }
    var sets: [String] = []
    var isMarked = false
    for word in words[first...] {
      if let (pair, count, mark) = Self.markedPair(word) {
        isMarked = isMarked || count > 1 || !mark.isEmpty
        sets += Array(repeating: "\(pair)\(mark)", count: count)
      } else if word.hasPrefix("@"), Double(word.dropFirst()) != nil, let last = sets.indices.last {
        sets[last] += " \(word)"
      } else {
        return
      }
    }
    guard isMarked else { return }
    lines[place].plain = "\(words[..<first].joined(separator: " ")) \(sets.joined(separator: ", "))"
  }

  /// Of `w60/5`, `100/5*3` and `67.5/4!` the pair, how many sets of it there are, and what marks them.
  private static func markedPair(_ word: Substring) -> (pair: Substring, count: Int, mark: String)? {
    var (pair, count, mark) = (word, 1, "")
    if pair.hasPrefix("w") { (pair, mark) = (pair.dropFirst(), " warmup") }
    if pair.hasSuffix("!") { (pair, mark) = (pair.dropLast(), " F") }
    if let sign = pair.firstIndex(of: "*") {
      guard let told = Int(pair[sign...].dropFirst()), (2...10).contains(told) else { return nil }
      (pair, count) = (pair[..<sign], told)
    }
    let sides = pair.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count == 2, sides[0] == "bw" || Double(sides[0].drop { $0 == "+" }) != nil,
      Int(sides[1]).map({ (1...60).contains($0) }) == true
    else { return nil }
    return (pair, count, mark)
  }

  /// `12 kg cada mano, 3 series de 10` between a name and nothing else: the load alone.
  private mutating func dropHandBehindLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, let comma = text.bytesRange(of: ", "), text[comma.upperBound...].hasDigit,
      case let words = text[..<comma.lowerBound].split(separator: " "), words.count > 1,
      case let length = words.count > 1 && document.words.loadUnit(NoteWords.key(words[1])) != nil ? 2 : 1,
      words.count > length, Self.isTypedLoad(words[..<length].joined()[...]),
      document.words.word(words[length...].joined(separator: " ")) == .each
    else { return }
    setAside(words[length...].joined(separator: " "), at: place)
    lines[place].plain = "\(words[..<length].joined(separator: " "))\(text[comma.lowerBound...])"
  }

  /// `80x9, RP 80x8 + 3 + 2`: how the next set was done.
  private mutating func dropCodeAmongSets(_ place: Int) {
    for code in [", RP ", ", Myo ", ", myo "] {
      while let range = lines[place].plain.bytesRange(of: code),
        lines[place].plain[..<range.lowerBound].hasDigit,
        case let set = lines[place].plain[range.upperBound...].prefix(while: { $0 != " " && $0 != "," }),
        case let factors = set.split(separator: "x", omittingEmptySubsequences: false), factors.count == 2,
        Double(factors[0]).map({ $0 > 5 }) == true || Self.isTypedLoad(factors[0]), Int(factors[1]) != nil
      {
        setAside(String(code.dropFirst(2).dropLast()), at: place)
        lines[place].plain.replaceSubrange(range, with: ", ")
      }
    }
  }

  /// `3x15 mit 10ern`: with the dumbbells of ten.
  private mutating func spellDumbbellsOfTens(_ place: Int) {
    guard let sign = lines[place].plain.bytesRange(of: " mit "),
      case let word = lines[place].plain[sign.upperBound...].prefix(while: { $0 != " " && $0 != "," }),
      case let number = word.prefix(while: \.isNumber), (1...2).contains(number.utf8.count),
      ["er", "ern", "ers"].contains(word.dropFirst(number.count))
    else { return }
    setAside(String(word), at: place)
    lines[place].plain.replaceSubrange(word.startIndex..<word.endIndex, with: "\(number)\(unitText(at: place))")
  }

  /// `Klimmzugmaschine 20 Unterstützung 2x10`: a weight that is taken off, before its word.
  private mutating func spellHelpInWords(_ place: Int) {
    guard document.words.filters.help.mayBeIn(lines[place].plain) else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let help = words.indices.dropFirst(2).first(where: { document.words.word(words[$0]) == .assisted }),
      Double(words[help - 1]).map({ $0 >= 5 }) == true, help + 1 < words.count, words[help + 1].hasDigit,
      words[..<(help - 1)].allSatisfy({ !$0.hasDigit })
    else { return }
    let name = words[..<(help - 1)].joined(separator: " ")
    lines[place].plain =
      "\(name): assisted \(words[help - 1])\(unitText(at: place)) \(words[(help + 1)...].joined(separator: " "))"
  }

  /// What one hangs at, and a pulley may take weight off: any other number behind seconds is more seconds, or a rest.
  private static let hung = [
    "hang", "crimp", "edge", "lever", "l-sit", "drag", "pinch", "sloper", "pocket", "repeater",
  ]

  /// `3x30s -10`, `8s -12.5`: a hold with that much taken off.
  private mutating func spellHelpBehindHold(_ place: Int) {
    let text = lines[place].plain
    guard let minus = text.bytesRange(of: "s -"), case let load = text[minus.upperBound...],
      Double(load).map({ (1...80).contains($0) }) == true || Self.isTypedLoad(load),
      case let hold = text[..<minus.lowerBound].split(separator: " ").last ?? "",
      case let seconds = hold.split(separator: "x").last ?? "", Int(seconds).map({ (3...120).contains($0) }) == true,
      Self.isTypedLoad(load) || document.conventions.loadUnit != nil && Double(load).map({ $0 < 30 }) == true,
      !text[..<minus.lowerBound].containsBytes(of: "kg"), !text[..<minus.lowerBound].containsBytes(of: "lb"),
      case let own = text.prefix(while: { !$0.isNumber }).lowercased().trimmedSpaces,
      case let name = own.isEmpty ? nameAbove(place) : own,
      Self.hung.contains(where: { name.contains($0) })
    else { return }
    let unit = Double(load) == nil ? "" : unitText(at: place)
    lines[place].plain = "\(text[..<minus.lowerBound])s assisted \(load)\(unit)"
  }
}
