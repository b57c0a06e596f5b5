import TextStreams
import TrainingModel

/// What somebody says of the repetition that did not come.
extension NoteAssembly {
  /// `4x165 (failed rep 5, spotter took it)`, `20x7 couldnt get the 8th up`, `62,5 kg x 4, la quinta no subió`: the set
  /// before was taken to failure, where the repetition that is told of is the one behind its last.
  mutating func spellMissesInWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) && Self.wordsOfMisses.mayBeIn(lines[place].plain) {
      spellMissInWords(place)
    }
  }

  private mutating func spellMissInWords(_ place: Int) {
    // `75x0 (miss, out in front)`
    if let zero = lines[place].plain.bytesRange(of: "x0 (miss"),
      let close = lines[place].plain[zero.upperBound...].firstIndex(of: ")")
    {
      let text = lines[place].plain
      setAside(String(text[zero.lowerBound...close].dropFirst(4).dropLast()), at: place)
      lines[place].plain = "\(text[..<zero.lowerBound])x0 fail\(text[text.index(after: close)...])"
    }
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let miss = Self.misses.lazy.compactMap({ lower.bytesRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound })
    else { return }
    // The last set stands before the words: the last word with a number that is not that of the repetition.
    let words = lower.split(whereSeparator: { " (),;[]".contains($0) })
    guard let told = words.lastIndex(where: { Self.repetition($0, in: words) != nil }),
      let number = Self.repetition(words[told], in: words),
      let set = words[..<told].lastIndex(where: { $0.hasDigit && Self.repetition($0, in: words) == nil }),
      words[set].endIndex <= miss.lowerBound, words[set].utf8.last?.isDigit == true || words[set].hasSuffix("reps"),
      // `425 x 2 @10 went for the third`
      let done = words[set].hasPrefix("@") ? words[..<set].lastIndex(where: \.hasDigit) : set,
      Self.repetitions(done, in: words) == number - 1, told - set <= 8,
      // `second 200, third 207.5 missed`
      !words[(set + 1)...].contains(where: { $0.hasDigit && Self.repetition($0, in: words) == nil }),
      !words[max(0, set - 2)..<told].contains(where: { ["next", "last", "final", "set"].contains($0) }),
      // `missed 5th set`, `the 5th week now`, `made it on the 2nd try`
      !words[(told + 1)...].prefix(1).contains(where: { Self.nounsOfOthers.contains($0) }),
      !words[set...].contains(where: { ["week", "nothing", "made", "bothered", "video", "yesterday"].contains($0) }),
      // The words tell of that repetition only beside it.
      case let word = words.lastIndex(where: { $0.startIndex <= miss.lowerBound }) ?? told, abs(word - told) <= 6
    else { return }
    let offset = lower.utf8.distance(from: lower.startIndex, to: words[set].endIndex)
    let end = text.utf8.index(text.startIndex, offsetBy: offset)
    let remark = text[end...].drop { " ,;-–—".contains($0) }
    guard !remark.isEmpty, !Self.hasProduct(String(remark)) else { return }
    // A bracket that goes on behind, or other sets, are another's.
    let isBracket = remark.hasPrefix("(") || remark.hasPrefix("[")
    if isBracket, !remark.hasSuffix(")"), !remark.hasSuffix("]") { return }
    setAside(isBracket ? String(remark.dropFirst().dropLast()) : String(remark), at: place)
    lines[place].plain = "\(text[..<end]) fail"
  }

  /// Of `8th`, `fifth`, `quinta` and the `5` of `rep 5` the number.
  private static func repetition(_ word: Substring, in words: [Substring]) -> Int? {
    if let number = NoteStructureWords.ordinalNumbers[String(word)] { return number }
    let digits = word.prefix(while: \.isNumber)
    guard let number = Int(digits), (1...40).contains(number) else { return nil }
    if ["st", "nd", "rd", "th", "ª", "a", "º", "°", ".", "er", "e", "ème"].contains(word[digits.endIndex...]) {
      return number
    }
    guard digits.endIndex == word.endIndex, let place = words.firstIndex(where: { $0.startIndex == word.startIndex }),
      place > 0
    else { return nil }
    // `went for 5`
    if place > 1, words[place - 1] == "for", words[place - 2] == "went" { return number }
    // `failed on 13`
    if place > 1, words[place - 1] == "on" || words[place - 1] == "at",
      ["failed", "missed", "died", "stuck", "fail", "failure"].contains(words[place - 2])
    {
      return number
    }
    return ["rep", "repetition", "#"].contains(words[place - 1]) ? number : nil
  }

  private static let nounsOfOthers: Set<Substring> = [
    "set", "sets", "day", "week", "weeks", "session", "time", "try", "attempt", "hole", "month", "tag", "woche", "meet",
    "serie", "satz", "versuch", "semana", "día",
  ]

  /// How often it was, of the last set: of `62,5x4` the second number, of `4x165` the first; of `4x5` and of products of
  /// three nobody knows whose it is.
  private static func repetitions(_ place: Int, in words: [Substring]) -> Int? {
    let word = words[place]
    // `5@65`
    if let at = word.firstIndex(of: "@"), at > word.startIndex { return Int(word[..<at]) }
    let factors = word.split { "x×".contains($0) }.map { $0.replacing(",", with: ".") }
    if factors.count == 3 { return factors[2] == "1" ? Int(factors[1]) : nil }
    if factors.count == 1 {
      // `100 x 5 x 3`
      let isTriple =
        place > 3 && ["x", "×"].contains(words[place - 1]) && ["x", "×"].contains(words[place - 3])
      return isTriple ? nil : Int(word.filter(\.isNumber))
    }
    guard factors.count == 2, let first = Double(factors[0].filter { $0.isNumber || $0 == "." }),
      let second = Double(factors[1].filter { $0.isNumber || $0 == "." }), max(first, second) > 12
    else { return nil }
    return Int(first > 12 ? second : first)
  }

  private static let misses = [
    "failed", "missed", "couldn't get", "couldnt get", "couldn’t get", "couldn't finish", "couldnt finish",
    "couldn't make", "couldnt make", "couldn't lock", "could not get", "could not finish", "rep stuck",
    "stapled", "spotter took it", "pinned me", "dumped", "no subió", "no salió", "fallé", "falló", "não subiu",
    "não saiu", "falhei", "falhou", "nicht geschafft", "ging nicht mehr", "gescheitert", "pas passée", "ratée",
    "non è salita", "niet meer omhoog", "niet meer gehaald", "died on", "stuck on", "went for", "não consegui",
  ]

  private static let wordsOfMisses = NoteBeginnings(misses.map { String($0.prefix { $0.isLetter }) })

  private static let missesOfLast = [
    ", beim letzten versuch gescheitert", ", failed the last rep", ", failed the last one", ", failed last rep",
    ", missed the last rep", ", missed the last one", ", missed last rep", ", couldn't finish the last rep",
    ", letzte nicht geschafft", ", die letzte nicht geschafft", ", letzte ging nicht", ", la última no subió",
    ", la dernière ratée", ", l'ultima non è salita", ", a última não subiu", ", laatste mislukt",
  ]

  /// `62,5 kg x 7, beim letzten Versuch gescheitert`
  mutating func spellMissOfLast(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: ",")), case let lower = text.lowercased(), lower.utf8.count == text.utf8.count,
      let words = Self.missesOfLast.first(where: { lower.hasSuffix($0) || lower.hasSuffix("\($0).") }),
      case let before = text.utf8.count - words.utf8.count - (lower.hasSuffix(".") ? 1 : 0), before > 0,
      case let end = text.utf8.index(text.startIndex, offsetBy: before), text[..<end].utf8.last?.isDigit == true,
      !Self.holdsScheme(text[..<end])
    else { return }
    setAside(String(text[end...].dropFirst(2)), at: place)
    lines[place].plain = "\(text[..<end]) fail"
  }

  /// Whether two small numbers of a text are sets and repetitions, or a product has three factors.
  private static func holdsScheme(_ text: Substring) -> Bool {
    text.replacing(" x ", with: "x").split(whereSeparator: { " ,;".contains($0) }).contains { word in
      let factors = word.split(whereSeparator: { "x×".contains($0) })
      return factors.count > 2
        || factors.count == 2 && factors.allSatisfy { Double($0).map { $0 <= 12 } ?? false }
    }
  }
}
