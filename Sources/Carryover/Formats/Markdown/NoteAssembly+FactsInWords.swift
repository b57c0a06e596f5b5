import TextStreams

/// What a day's lines say of the body, of sleep and of where one was, which are no sets.
extension NoteAssembly {
  mutating func spellFactsInWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      spellWeightOfBodyInWords(place)
      keepSleep(place)
      keepHourAndPlace(place)
      spellLengthOfDay(place)
    }
  }

  /// `poids du corps (pdc) 78,4 ce matin`: what somebody weighs, and when.
  private mutating func spellWeightOfBodyInWords(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 80, document.words.filters.plainFacts.mayBegin(text) || text.utf8.first ?? 0 >= 0x80,
      let digit = text.firstIndex(where: { $0.isNumber }),
      case let key = text[..<digit].trimmedSpaces,
      case let bare = key.hasSuffix(")") ? key.prefix(while: { $0 != "(" }).trimmedSpaces : key,
      document.words.word(bare) == .bodyweight || document.words.field(bare) == .bodyweight,
      case let number = text[digit...].prefix(while: { $0.isNumber || ".,".contains($0) }),
      case let told = number.last.map({ ".,".contains($0) }) == true ? number.dropLast() : number,
      let value = Double(told.replacing(",", with: ".")), (35...250).contains(value),
      told.contains(where: { !$0.isNumber }),
      case let rest = text[digit...].dropFirst(told.count),
      rest.first == " ", !rest.hasDigit, !rest.contains(where: { "x×".contains($0) && rest.hasPrefix(" \($0)") }),
      document.words.word(rest.split(separator: " ").first ?? "") == nil
    else { return }
    setAside(rest.trimmedSpaces, at: place)
    lines[place].plain = "\(bare): \(told)"
  }

  /// `Bodyweight averaged 84.1 this week, sleep about 7 hours.`: how long somebody slept.
  private mutating func keepSleep(_ place: Int) {
    let text = lines[place].plain
    guard Self.sleep.mayBeIn(text), !Self.hasProduct(text),
      case let parts = text.split(whereSeparator: { ",.;".contains($0) }),
      parts.contains(where: { part in
        let words = part.split(separator: " ")
        return words.first.map { Self.wordsOfSleep.contains($0) } == true && part.hasDigit
          && words.contains { document.words.word($0) == .hours }
      }),
      // Nothing else with a number but what is said of the body.
      let first = text.split(separator: " ").first,
      document.words.word(first) == .bodyweight || document.words.field(String(first)) == .bodyweight
    else { return }
    lines[place].isEscaped = true
  }

  private static let wordsOfSleep: NoteWordSet = ["sleep", "slept", "sleeping"]
  private static let sleep = NoteBeginnings(wordsOfSleep.all)

  /// `~40 min` behind the sets of a day: how long all took.
  private mutating func spellLengthOfDay(_ place: Int) {
    guard let sign = ["~", "≈", "ca. ", "c. "].first(where: { lines[place].plain.hasPrefix($0) }),
      case let words = lines[place].plain.dropFirst(sign.count).split(separator: " "), words.count == 2,
      Int(words[0]).map({ (20...240).contains($0) }) == true, document.words.word(words[1]) == .minutes,
      lines[(place + 1)...].first(where: { $0.kind != .blank }) == nil, place > 0, lines[place - 1].plain.hasDigit
    else { return }
    lines[place].plain = "Duration: \(words[0]) min"
  }

  /// `18:40 gym`: when one was there, and no run of minutes.
  private mutating func keepHourAndPlace(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard (2...3).contains(words.count), words.allSatisfy({ word in word == words[0] || !word.hasDigit }),
      case let clock = words[0].split(separator: ":", omittingEmptySubsequences: false), clock.count == 2,
      clock.allSatisfy({ $0.utf8.count == 2 }), Int(clock[0]).map({ (4...23).contains($0) }) == true,
      Int(clock[1]).map({ (0...59).contains($0) }) == true,
      words.dropFirst().allSatisfy({ Self.placesOfDay.contains($0) })
    else { return }
    lines[place].isEscaped = true
  }

  private static let placesOfDay: NoteWordSet = [
    "gym", "home", "garage", "park", "track", "club", "at", "the", "in", "studio", "fitnessstudio", "gimnasio", "salle",
    "academia", "palestra", "sportschool",
  ]
}
