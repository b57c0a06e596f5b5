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
    }
  }

  /// `squats: same as last time but +5, so 190 lb x 5, 5, 5`, `deadlift: +10 = 235 lb x 5`: the load that it came to.
  private mutating func dropStepBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let told = text[colon.upperBound...],
      let sign = [", so ", " so ", " = ", ", "].lazy.compactMap({ told.bytesRange(of: $0) }).first,
      case let step = told[..<sign.lowerBound], case let sets = told[sign.upperBound...],
      sets.utf8.first?.isDigit == true, Self.hasProduct(String(sets)), !Self.hasProduct(String(step)),
      case let words = step.split(separator: " "), (1...9).contains(words.count),
      words.contains(where: { Self.isStep($0) || Self.wordsOfSteps.contains($0) }),
      words.allSatisfy({ word in
        Self.isStep(word) || Self.wordsOfSteps.contains(word) || Self.smallWordsOfSteps.contains(word)
          || document.words.weekday(word) != nil || document.words.loadUnit(NoteWords.key(word)) != nil
      }),
      // `+5 kg, 10 x 8` is a load, and behind `= 235 lb` there is none.
      told[sign] != ", " || words.count > 1
    else { return }
    setAside(String(step), at: place)
    lines[place].plain = "\(text[..<colon.upperBound])\(sets)"
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
      !set.hasByte(UInt8(ascii: ",")), let digit = set.firstIndex(where: { $0.isNumber })
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
    guard text[set.endIndex...].utf8.first == 32 else { return nil }
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
      words.contains(where: { document.words.word($0) == .minutes }),
      words.contains(where: { document.words.word($0) == .reps })
    else { return }
    setAside("2x", at: place)
    lines[place].plain = "\(text[..<two.lowerBound]) \(bell)\(text[colon.lowerBound...])"
  }

  /// `70/1 80/1 90/1 (3) 95/1`: as many sets of the pair before.
  private mutating func spellGroupsOfSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.hasBytes(UInt8(ascii: "/"), 2), text.containsBytes(of: ") ") else { return }
    let words = text.split(separator: " ")
    func isPair(_ word: Substring) -> Bool {
      let sides = word.split(separator: "/", omittingEmptySubsequences: false)
      return sides.count == 2 && Double(sides[0]).map { $0 >= 15 } == true && Int(sides[1]) != nil
    }
    guard let first = words.firstIndex(where: isPair),
      words[first...].allSatisfy({ isPair($0) || $0.hasPrefix("(") && $0.hasSuffix(")") || $0.hasSuffix("/x") })
    else { return }
    var spelled = Array(words[..<first])
    for word in words[first...] {
      if word.hasPrefix("("), let last = spelled.last, isPair(last) {
        guard let count = Int(word.dropFirst().dropLast()), (2...10).contains(count) else { return }
        spelled += Array(repeating: last, count: count - 1)
      } else {
        spelled.append(word)
      }
    }
    lines[place].plain = spelled.joined(separator: " ")
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
      guard let range = lines[place].plain.bytesRange(of: code),
        lines[place].plain[..<range.lowerBound].hasDigit,
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      setAside(String(code.dropFirst(2).dropLast()), at: place)
      lines[place].plain.replaceSubrange(range, with: ", ")
    }
  }

  /// `3x30s -10`, `8s -12.5`: a hold with that much taken off.
  private mutating func spellHelpBehindHold(_ place: Int) {
    let text = lines[place].plain
    guard let minus = text.bytesRange(of: "s -"), case let load = text[minus.upperBound...],
      Double(load).map({ (1...80).contains($0) }) == true || Self.isTypedLoad(load),
      case let hold = text[..<minus.lowerBound].split(separator: " ").last ?? "",
      case let seconds = hold.split(separator: "x").last ?? "", Int(seconds).map({ (3...120).contains($0) }) == true,
      document.conventions.loadUnit != nil || Self.isTypedLoad(load)
    else { return }
    let unit = Double(load) == nil ? "" : unitText(at: place)
    lines[place].plain = "\(text[..<minus.lowerBound])s assisted \(load)\(unit)"
  }
}
