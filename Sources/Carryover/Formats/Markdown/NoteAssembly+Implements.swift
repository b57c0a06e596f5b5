import TextStreams
import TrainingModel

/// What somebody lifts with, beside the load or instead of any set.
extension NoteAssembly {
  /// `Split squat (DBs 16kg)`, `Squat (2 x 16 kg DBs)`, `Squat (just the bar, 20kg)`: a load in a bracket, and what it is of.
  mutating func spellLoadsOfImplements(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      guard let open = lines[place].plain.firstIndex(of: "("),
        let close = lines[place].plain[open...].firstIndex(of: ")"), open > lines[place].plain.startIndex,
        case let content = lines[place].plain[lines[place].plain.index(after: open)..<close],
        let spelled = spelledLoad(
          content.split(whereSeparator: { " ,".contains($0) }), isAboveCounts: isCountAlone(place + 1))
      else { continue }
      // That there are two stands nowhere else.
      if spelled.isPair { setAside(String(content), at: place) }
      lines[place].plain.replaceSubrange(open...close, with: "(\(spelled.load))")
    }
  }

  /// The load first and its implement behind it, of words that say no more.
  private func spelledLoad(_ words: [Substring], isAboveCounts: Bool) -> (load: String, isPair: Bool)? {
    let before = words.prefix { Self.implements.contains($0) || Self.wordsOfBars.contains($0) }
    var rest = words[before.endIndex...]
    var isPair = false
    if rest.count > 2, rest.first == "2", rest.dropFirst().first.map({ $0 == "x" || $0 == "×" }) == true {
      rest = rest.dropFirst(2)
      isPair = true
    } else if let first = rest.first, first.hasPrefix("2x") || first.hasPrefix("2×") {
      rest = [first.dropFirst(2)] + rest.dropFirst()
      isPair = true
    }
    let behind = rest.reversed().prefix { Self.implements.contains($0) }.reversed()
    let load = rest.dropLast(behind.count).joined(separator: " ")
    // `(2x140kg)` alone is a double, but above its repetitions.
    guard isPair ? isAboveCounts || !behind.isEmpty || !before.isEmpty : !before.isEmpty && behind.isEmpty,
      before.isEmpty || before.contains(where: { Self.implements.contains($0) }),
      let (value, unit) = Self.number(load), value > 2, document.words.loadUnit(NoteWords.key(unit)) != nil
    else { return nil }
    let told = (before + behind).filter { Self.implements.contains($0) && !Self.barbells.contains($0) }
    return (([load] + told.map(String.init)).joined(separator: " "), isPair)
  }

  private static let implements: NoteWordSet = [
    "db", "dbs", "dumbbell", "dumbbells", "kb", "kbs", "kettlebell", "kettlebells", "bb", "barbell", "bar", "plate",
    "vest",
  ]
  /// What is said of most loads, and read nowhere.
  private static let barbells: NoteWordSet = ["bb", "barbell"]
  private static let wordsOfLoneBars: NoteWordSet = ["just", "empty", "only", "with", "w/"]
  /// `Burpees over the bar`, `Warm up just the bar`
  private static let wordsBeforeBars: NoteWordSet = [
    "over", "to", "on", "from", "and", "started", "start", "up", "warmup", "off", "of",
  ]
  private static let wordsOfBars: NoteWordSet = ["just", "the", "empty", "only", "with", "w/", "a", "an"]

  /// `squats w/ just the bar 20kg 3x8`: the words are told beside the sets, and are no name.
  mutating func dropBarsBeforeLoads(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: " bar ") {
      guard let bar = lines[place].plain.bytesRange(of: " bar "),
        case let load = lines[place].plain[bar.upperBound...], load.utf8.first?.isDigit == true,
        case let number = load.prefix(while: { $0.isNumber || $0 == "." }),
        case let unit = load[number.endIndex...].drop(while: { $0 == " " }).prefix(while: \.isLetter),
        document.words.loadUnit(NoteWords.key(unit)) != nil
      else { continue }
      let before = lines[place].plain[..<bar.lowerBound].split(separator: " ")
      let words = before.reversed().prefix { Self.wordsOfBars.contains($0) }.reversed()
      guard words.count < before.count, words.contains(where: { Self.wordsOfLoneBars.contains($0) }),
        !load.contains(","), let last = before.dropLast(words.count).last, !Self.wordsBeforeBars.contains(last)
      else { continue }
      setAside((words.map(String.init) + ["bar"]).joined(separator: " "), at: place)
      lines[place].plain = (before.dropLast(words.count).map(String.init) + [String(load)]).joined(separator: " ")
    }
  }

  /// `Front squat (double 16kg) 5x5`, `Clean & press, two 16kg bells, 5x5`, `lunges, pair of 12kg, 3x10`: the load of one
  /// of two.
  mutating func dropWordsOfPairs(_ places: [Int]) {
    for place in places {
      for words in ["pair of ", "double ", "two "] {
        guard let range = lines[place].plain.bytesRange(of: words), range.lowerBound > lines[place].plain.startIndex,
          case let before = lines[place].plain[..<range.lowerBound], before.last.map({ " (".contains($0) }) == true,
          case let behind = lines[place].plain[range.upperBound...],
          case let number = behind.prefix(while: { $0.isNumber || $0 == "." }), !number.isEmpty,
          case let unit = behind[number.endIndex...].drop(while: { $0 == " " }).prefix(while: \.isLetter),
          unit == "s" || document.words.loadUnit(NoteWords.key(unit)) != nil,
          case let rest = behind[unit.endIndex...], !before.hasDigit, Self.hasProduct(rest),
          !rest.trimmedSpaces.hasPrefix("plate"),
          before.split(separator: " ").last.map({ $0 != "heavy" && $0 != "a" && $0 != "to" }) == true
        else { continue }
        setAside(words.trimmedSpaces, at: place)
        lines[place].plain.removeSubrange(range)
      }
    }
  }

  /// `3x5` somewhere in a text.
  private static func hasProduct(_ text: Substring) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false, whereSeparator: { "x×".contains($0) })
    return zip(parts, parts.dropFirst()).contains {
      $0.trimmedSpaces.last?.isNumber == true && $1.trimmedSpaces.first?.isNumber == true
    }
  }

  /// `I own a 16, a 20 and a 24 (kg).`, `Plates: 5, 10, 20 kg` above the first day: what there is to lift with.
  mutating func listsEquipment(_ line: NoteLine) -> Bool {
    guard session.start == nil, document.hasDays, !line.isHeading, line.plain.utf8.count <= 160, line.plain.hasDigit
    else { return false }
    let words = line.plain.split { !$0.isLetter }.prefix(4)
    guard let first = words.first else { return false }
    let isOwner = Self.owners.contains(first)
    guard
      Self.equipment.contains(first)
        || isOwner && words.dropFirst().contains(where: { Self.equipment.contains($0) || $0 == "own" || $0 == "have" })
    else { return false }
    if Self.isListOfLoads(line.plain) { return true }
    // `Kettlebells: swings 24kg 5x10`
    return !line.plain.contains("×")
      && !line.plain.split(separator: "x").dropLast().contains {
        let before = $0.reversed().first { $0 != " " }
        return before?.isNumber == true
      }
  }

  /// `dumbbells: 2 x 4kg, 2 x 6kg, one 10kg (thanks Mum)`: nothing but how much each weighs.
  private static func isListOfLoads(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let list = text[colon...].dropFirst().prefix { $0 != "(" }
    return list.hasDigit
      && list.lowercased().split { !$0.isLetter }.allSatisfy { wordsOfLists.contains(String($0)) }
  }

  private static let wordsOfLists: Set<String> = [
    "kg", "kgs", "kilos", "lb", "lbs", "x", "and", "one", "two", "three", "four", "a", "pair", "pairs", "of", "each",
    "to",
    "up",
  ]

  private static let equipment: NoteWordSet = [
    "plates", "equipment", "kettlebells", "dumbbells", "bells", "kbs", "dbs", "weights", "gear",
  ]
  private static let owners: NoteWordSet = ["i", "we", "my", "our", "the"]
}
