import TextStreams
import TrainingModel

/// What is told of several sets at once: an effort for each, that all were warm-ups, that the last did not go up.
extension NoteAssembly {
  /// Puts it beside each set.
  mutating func spellToldOfSeveral(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellListOfEfforts(place)
      spellWarmupsBeforeBracket(place)
      spellMissOfLast(place)
      keepWeightOfBody(place)
    }
  }

  /// `Bench: 77.5 kg x 6, 6, 6, 5 at RPE 7.5, 8, 8.5, 9.5`: as many efforts as sets.
  private mutating func spellListOfEfforts(_ place: Int) {
    let text = lines[place].plain
    guard let word = [" at RPE ", " @ RPE ", ", RPE ", " RPE "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let efforts = text[word.upperBound...].replacing(", ", with: "\n").split(separator: "\n"), efforts.count > 1,
      efforts.allSatisfy({ Double($0).map { (5...10).contains($0) } ?? false }),
      let times = text[..<word.lowerBound].bytesRange(of: " x "),
      case let counts = text[times.upperBound..<word.lowerBound].replacing(", ", with: "\n").split(separator: "\n"),
      counts.count == efforts.count, counts.allSatisfy({ Int($0) != nil }),
      let digit = text[..<times.lowerBound].firstIndex(where: \.isNumber),
      case let load = text[digit..<times.lowerBound].filter({ $0 != " " }),
      Self.isTypedLoad(load[...]) || Double(load).map({ $0 > 12 }) == true
    else { return }
    let sets = zip(counts, efforts).map { "\(load) x \($0) @\($1)" }
    lines[place].plain = "\(text[..<digit])\(sets.joined(separator: ", "))"
  }

  private static let warmupBrackets = [" (warmup)", " (warm-up)", " (warm up)", " (wu)", " (warmups)", " (all warmup)"]

  /// `40x3, 40x3, 50x2 (warmup)` above `60x2, 65x1`: the bracket is of all, which are lighter.
  private mutating func spellWarmupsBeforeBracket(_ place: Int) {
    // `: 40x3, 50x2 (warmup)` behind a term
    let text = String(lines[place].plain.drop { ": ".contains($0) })
    guard text.utf8.last == UInt8(ascii: ")"), let bracket = Self.warmupBrackets.first(where: { text.hasSuffix($0) }),
      place + 1 < lines.count, let next = Self.firstLoad(lines[place + 1].plain),
      case let sets = text.dropLast(bracket.count).replacing(", ", with: "\n").split(separator: "\n"), sets.count > 1,
      case let loads = sets.compactMap({ Self.firstLoad(String($0)) }), loads.count == sets.count, loads[0] > 12,
      zip(loads, loads.dropFirst()).allSatisfy({ $0 <= $1 }), loads.allSatisfy({ $0 < next })
    else { return }
    lines[place].plain = sets.map { "\($0) warmup" }.joined(separator: ", ")
  }

  /// Of `60x2, 65x1` the first load; `nil` of anything else.
  private static func firstLoad(_ text: String) -> Double? {
    let text = text.drop { ": ".contains($0) }
    guard let sign = text.firstIndex(where: { "x×".contains($0) }), sign > text.startIndex,
      text[sign...].dropFirst().first?.isNumber == true
    else { return nil }
    let load = text[..<sign]
    return Double(load) ?? (load.hasSuffix("kg") || load.hasSuffix("lb") ? Double(load.dropLast(2)) : nil)
  }

  private static let missesOfLast = [
    ", beim letzten versuch gescheitert", ", failed the last rep", ", failed the last one", ", failed last rep",
    ", missed the last rep", ", missed the last one", ", missed last rep", ", couldn't finish the last rep",
    ", letzte nicht geschafft", ", die letzte nicht geschafft", ", letzte ging nicht", ", la última no subió",
    ", la dernière ratée", ", l'ultima non è salita", ", a última não subiu", ", laatste mislukt",
  ]

  /// `62,5 kg x 7, beim letzten Versuch gescheitert`
  private mutating func spellMissOfLast(_ place: Int) {
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
  static func holdsScheme(_ text: Substring) -> Bool {
    text.replacing(" x ", with: "x").split(whereSeparator: { " ,;".contains($0) }).contains { word in
      let factors = word.split(whereSeparator: { "x×".contains($0) })
      return factors.count > 2
        || factors.count == 2 && factors.allSatisfy { Double($0).map { $0 <= 12 } ?? false }
    }
  }

  /// `Body weight 1/22: 188.6`: what somebody weighs on a day.
  private mutating func keepWeightOfBody(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("body weight ") || text.lowercased().hasPrefix("bodyweight "),
      let colon = text.bytesRange(of: ": "), case let day = text[..<colon.lowerBound].drop(while: { !$0.isNumber }),
      // `Bodyweight squat 3 sets: 50`
      !day.isEmpty, day.allSatisfy({ $0.isNumber || "/.- ".contains($0) }),
      text[..<day.startIndex].split(separator: " ").count <= 2,
      Double(text[colon.upperBound...].prefix { $0.isNumber || $0 == "." }).map({ $0 >= 40 }) == true,
      !Self.hasProduct(String(text[colon.upperBound...]))
    else { return }
    lines[place].isEscaped = true
  }
}
