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
}
