import TextStreams

/// Lines that tell facts of a day one behind the other, and how long all of it took.
extension NoteAssembly {
  mutating func keepListsOfFacts(_ place: Int) {
    let text = lines[place].plain
    guard isListOfFacts(text) || isLengthOfAll(text) || tellsOfWeights(text) || tellsOfScale(text) else { return }
    // `Peso 60, dormí mal` below a name may be its load.
    if place > 0, case let above = lines[place - 1].plain, !above.isEmpty, !above.hasDigit,
      document.names.look(label(above)).isKnown
    {
      return
    }
    lines[place].isEscaped = true
  }

  private static let copulas = NoteBeginnings(whole: ["is", "was", "went"])

  /// `BW was 201 on the 20th and 199.5 on the 23rd.`, `Bench is up 10 lb since week 1 (175x6)`: how something changed.
  private func tellsOfWeights(_ text: String) -> Bool {
    guard Self.copulas.mayBeIn(text), case let words = text.split(separator: " ", maxSplits: 6), words.count > 4 else {
      return false
    }
    if let up = words.firstIndex(where: { ["up", "down"].contains($0) }), (2...4).contains(up), words[up - 1] == "is",
      let since = text.bytesRange(of: " since "), !words[..<up].contains(where: { $0.hasDigit }),
      case let behind = text[since.upperBound...].prefix(while: { $0 != "(" }),
      behind.split(whereSeparator: { !$0.isNumber }).count <= 1,
      text[behind.endIndex...].split(whereSeparator: { $0 == " " }).count <= 1,
      !Self.hasProduct(String(text.prefix { $0 != "(" }))
    {
      return true
    }
    return document.words.word(words[0]) == .bodyweight && ["was", "is", "went"].contains(words[1])
      && text.utf8.count > 40
      && NoteAssembly.number(String(words[2])).map { (35...400).contains($0.number) } == true && !Self.hasProduct(text)
      && !text.split(whereSeparator: { !$0.isLetter }).dropFirst().contains { word in
        word.lowercased() == "did" || document.words.word(word) == .sets || document.names.look(String(word)).isKnown
      }
  }

  /// `peso 92,6 / dormí 7h / café x2`, `Morning weight 212.8 lbs, 6 hrs sleep`: what somebody weighs, and what else tells of
  /// no training.
  private func isListOfFacts(_ text: String) -> Bool {
    guard text.utf8.count <= 100, text.hasDigit,
      document.words.filters.plainFacts.mayBeIn(text) || Self.sleeps.mayBeIn(text)
    else { return false }
    let parts = Self.factsApart(text)
    guard parts.count > 1 else { return false }
    var weighs = false
    for part in parts where part.hasDigit {
      if isWeightOfBody(part) {
        weighs = true
      } else if !isOfSleepOrDrink(part) {
        return false
      }
    }
    return weighs && !parts.contains { document.names.look(label(String($0))).isKnown }
  }

  /// The parts between commas, slashes and bars that have a space behind them.
  private static func factsApart(_ text: String) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    for word in text.split(separator: " ") {
      let isSign = word.allSatisfy { "/|·-–—".contains($0) }
      guard isSign || word.last.map({ ",;".contains($0) }) == true else { continue }
      parts.append(text[start..<(isSign ? word.startIndex : text.index(before: word.endIndex))])
      start = word.endIndex
    }
    parts.append(text[start...])
    return parts.filter { $0.contains { $0 != " " } }
  }

  /// `BW about 77`, `Morning weight 212.8 lbs`, `peso 92,6`
  private func isWeightOfBody(_ part: Substring) -> Bool {
    var words = part.split(separator: " ")[...]
    // `202.9lb / 6.5h sleep`
    if let load = words.first, Self.isTypedLoad(load), load.contains("."), words.count == 1,
      Double(load.prefix { $0.isNumber || $0 == "." }).map({ (35...400).contains($0) }) == true
    {
      return true
    }
    if words.count > 2, NoteStructureWords.weighingTimes.contains(words[words.startIndex]) { words.removeFirst() }
    guard let first = words.first, case let key = first.hasSuffix(":") ? first.dropLast() : first,
      document.words.field(key) == .bodyweight || document.words.word(key) == .bodyweight
    else { return false }
    words = words.dropFirst().drop { NoteStructureWords.copulas.contains($0) || $0 == "~" }
    guard let value = words.first.flatMap({ NoteAssembly.number(String($0.drop { $0 == "~" })) }),
      (35...400).contains(value.number),
      value.rest.isEmpty || document.words.loadUnit(NoteWords.key(value.rest)) != nil
    else { return false }
    return words.dropFirst().allSatisfy {
      document.words.loadUnit(NoteWords.key($0)) != nil || NoteStructureWords.weighingTimes.contains($0)
    }
  }

  /// `slept 7`, `6 hrs sleep`, `café x2`
  private func isOfSleepOrDrink(_ part: Substring) -> Bool {
    let words = part.split { !$0.isLetter }
    return words.count <= 4 && !part.contains("(")
      && words.contains { Self.sleepAndDrink.contains($0) }
      && part.split(whereSeparator: { !$0.isNumber && $0 != "," && $0 != "." }).allSatisfy {
        Double($0.replacing(",", with: ".")).map { $0 <= 24 } ?? false
      }
  }

  private static let sleeps = NoteBeginnings(whole: [
    "sleep", "slept", "schlaf", "sommeil", "sueño", "sono", "sonno", "slaap",
  ])
  private static let sleepAndDrink: NoteWordSet = [
    "sleep", "slept", "coffee", "coffees", "schlaf", "geschlafen", "kaffee", "sommeil", "dormi", "dodo", "café",
    "cafés",
    "dormí", "sueño", "cafe", "sono", "sonno", "dormito", "caffè", "slaap", "geslapen", "koffie",
  ]

  /// `38 min door to door, call at 8`, `45 min en tout, 2' de repos`: how long all took, and no set of minutes.
  private func isLengthOfAll(_ text: String) -> Bool {
    guard text.utf8.first?.isDigit == true, text.utf8.count <= 80, !Self.hasProduct(text) else { return false }
    let words = text.split(separator: " ", maxSplits: 4)
    // `1h40 in there.`
    let hours = words[0].split(separator: "h", omittingEmptySubsequences: false)
    let isInHours = hours.count == 2 && ["1", "2", "3"].contains(hours[0]) && hours[1].allSatisfy(\.isNumber)
    let start = isInHours ? 1 : 2
    guard words.count > start, !tellsWay(text),
      isInHours
        || Int(words[0]).map({ (20...300).contains($0) }) == true && document.words.word(words[1]) == .minutes
    else { return false }
    return (1...3).contains { count in
      let phrase = words[start..<min(start + count, words.count)].joined(separator: " ")
      let whole = phrase.prefix { !",.;(".contains($0) }
      // Alone it may be how long the exercise above took.
      return Self.wholes.contains(whole) && (whole.endIndex < phrase.endIndex || words.count > start + count)
    }
  }

  /// `45 min en tout, 20 km`: a way is of a run.
  func tellsWay(_ text: String) -> Bool {
    text.split(whereSeparator: { " ,.;".contains($0) }).contains { word in
      ["km", "m", "mi", "miles"].contains(word.drop { $0.isNumber }.lowercased())
    }
  }

  private static let wholes: NoteWordSet = [
    "door to door", "in there", "en tout", "au total", "gesamt",
    "insgesamt", "en total", "no total", "ao todo", "in tutto", "in totale", "in totaal", "alles bij elkaar",
  ]
}
