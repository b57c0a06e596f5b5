import TrainingModel

/// Ways with words between how far and how long.
extension NoteAssembly {
  /// `Walk 4 km to the market and back, 52 min`: how far, some words, and how long.
  mutating func spellWaysWithWords(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let text = lines[place].plain
      guard text.utf8.count <= 100, Self.leads.mayBeIn(text),
        let comma = text.lastBytesRange(of: ", "),
        case let tail = text[comma.upperBound...], let seconds = secondsOfWay(tail),
        case let words = text[..<comma.lowerBound].split(separator: " "),
        let number = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), (1...3).contains(number),
        let end = Self.endOfWay(words, number), words.count > end + 2,
        !words[end...].contains(where: { $0.utf8.contains(where: \.isDigit) }),
        ["to", "through", "around", "along"].contains(words[end].lowercased()),
        document.names.look(words[..<number].joined(separator: " ")).isDistance,
        let way = Self.kilometers(words[number..<end]), (75...2_400).contains(seconds / way)
      else { continue }
      setAside(words[end...].joined(separator: " "), at: place)
      lines[place].plain = "\(words[..<end].joined(separator: " ")), \(tail)"
    }
  }

  private static let leads = NoteBeginnings(["to", "through", "around", "along"])

  /// How many seconds `52 min`, `1 h 10 min` or `27:45` is; `nil` for any other text.
  private func secondsOfWay(_ text: Substring) -> Double? {
    let text = String(text.hasSuffix(".") ? text.dropLast() : text)
    let words = text.split(separator: " ")
    let units = words.map { document.words.word($0.drop { $0.isNumber }) }
    let isClock = words.count == 1 && text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
    guard isClock || units.last == .minutes || units.last == .hours, words.count <= 4,
      zip(words, units).allSatisfy({ Double($0) != nil || $1 == .minutes || $1 == .hours || isClock })
    else { return nil }
    return NoteLength.read(text, words: document.words)
  }

  /// How many kilometres `4 km` or `3mi` are.
  private static func kilometers(_ words: ArraySlice<Substring>) -> Double? {
    let text = words.joined()
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = Double(digits.replacing(",", with: ".")), value > 0 else { return nil }
    switch text.dropFirst(digits.count).lowercased() {
    case "km", "k": return value
    case "m": return value / 1_000
    case "mi", "mile", "miles": return value * 1.609
    default: return nil
    }
  }

  /// Where a way ends that begins at a place: behind `4 km`, or `4km`.
  private static func endOfWay(_ words: [Substring], _ place: Int) -> Int? {
    let units = ["km", "k", "mi", "mile", "miles", "m"]
    if units.contains(String(words[place].drop { $0.isNumber || $0 == "." || $0 == "," }).lowercased()) {
      return place + 1
    }
    return place + 1 < words.count && units.contains(words[place + 1].lowercased()) ? place + 2 : nil
  }
}
