import TextStreams
import TrainingModel

/// Loads whose unit, hand or place in the line is said otherwise than the notation has it.
extension NoteAssembly {
  private static let words = NoteBeginnings(["ea", "each", "kg", "lb", "lbs", "k", "plate", "plates"])

  /// `80k 8, 100k 5`, `12 con 7,5 kg e 1 serie`, `Leg press 45 - 4x12 - 200kg`, `6 ea x12 x10`.
  mutating func spellLoadsInWords(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 && Self.words.mayBeIn(lines[place].plain) {
      spellKilos(place)
      spellJoinedSets(place)
      dropAngleOfMachine(place)
      spellLoadsOfEach(place)
      // No line has more of them.
      for _ in 0..<8 where !spellLoadOfPlates(place) { break }
    }
  }

  /// `2 plates (90lb) x 10`, `1 plate + 10s (145 lb) x 5`: the plates, and what they weigh.
  private mutating func spellLoadOfPlates(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard let noun = text.bytesRange(of: " plate"), let open = text[noun.upperBound...].bytesRange(of: " ("),
      let close = text[open.upperBound...].firstIndex(of: ")"), case let load = text[open.upperBound..<close],
      let (value, unit) = Self.number(String(load)), value > 0,
      let loadUnit = unit.isEmpty ? self.loadUnit(at: place) ?? .pound : document.words.loadUnit(NoteWords.key(unit)),
      // `2 plates (45 lb)` says what one weighs.
      value > (loadUnit == .pound ? 55 : 25),
      let count = text[..<noun.lowerBound].split(separator: " ").last, let plates = Double(count),
      // `4 plates (180) 3x12`, but no `2 plates (30) 3x12`
      !unit.isEmpty || value >= 15 * plates && Self.hasProduct(String(text[close...])),
      case let between = text[noun.lowerBound..<open.lowerBound].split(separator: " ").dropFirst(),
      between.allSatisfy({ $0.hasDigit || ["+", "a", "per", "each", "side", "and", "bar"].contains($0.lowercased()) }),
      case let behind = text[close...].dropFirst().drop(while: { $0 == " " }),
      behind.isEmpty || behind.utf8.first?.isDigit == true || "x×:,@-–".contains(behind.first ?? " ")
    else { return false }
    setAside("\(text[count.startIndex..<open.lowerBound])", at: place)
    lines[place].plain = "\(text[..<count.startIndex])\(load)\(text[close...].dropFirst())"
    return true
  }

  /// `db curls 6 ea x12 x12 x10`: the load of each hand, with its unit; `30kg L 10 / R 12, 30kg L 8 / R 12`: a load before
  /// its sides.
  private mutating func spellLoadsOfEach(_ place: Int) {
    let text = lines[place].plain
    for words in [" ea x", " each x"] {
      guard let range = text.bytesRange(of: words), let load = text[..<range.lowerBound].split(separator: " ").last,
        Double(load) != nil, let unit = loadUnit(at: place),
        case let behind = text[range.upperBound...], behind.drop(while: { $0 == " " }).utf8.first?.isDigit == true,
        behind.split(separator: " ").count(where: { $0.hasPrefix("x") }) > 0
      else { continue }
      lines[place].plain =
        "\(text[..<range.lowerBound])\(unit.rawValue)\(text[range.lowerBound...])"
      return
    }
    guard text.containsBytes(of: " L") else { return }
    let words = text.split(separator: " ")
    let places = words.indices.dropLast(2).filter { index in
      words[index].hasSuffix("kg") || words[index].hasSuffix("lb") || words[index].hasSuffix("lbs")
    }.filter { index in
      words[index].utf8.first?.isDigit == true && words[index + 1].hasPrefix("L")
        && (words[index + 1] == "L" ? words[index + 2].utf8.first : words[index + 1].utf8.dropFirst().first)?.isDigit
          == true
    }
    guard places.count > 1 else { return }
    var spelled = words.map(String.init)
    for index in places { spelled[index] += " x" }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `PM 80k 8, 100k 5`, `remo 50k 12,12,10`: loads in kilos, as no way is so long.
  private mutating func spellKilos(_ place: Int) {
    let text = lines[place].plain
    var words = text.split(separator: " ").map(String.init)
    let kilos = words.indices.dropLast().filter { index in
      words[index].hasSuffix("k") && (Int(words[index].dropLast()) ?? 0) >= 20
        && words[index + 1].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
        && words[index + 1].utf8.first?.isDigit == true
        // `Ride 20k 45` took so many minutes.
        && words[index + 1].split(separator: ",").allSatisfy { Int($0).map { $0 <= 30 } ?? false }
    }
    guard !kilos.isEmpty,
      kilos.count > 1
        || words[kilos[0] + 1].contains(where: { $0 == "," }) && kilos[0] + 2 == words.count
          && words[kilos[0] + 1].split(separator: ",").count > 1
    else { return }
    for index in kilos { words[index] += "g" }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `2 serie da 12 con 7,5 kg e 1 serie da 8 con 10 kg`: some sets, and others.
  private mutating func spellJoinedSets(_ place: Int) {
    for word in [" e ", " y ", " et ", " und ", " en "] {
      for unit in ["kg", "lb"] {
        guard let range = lines[place].plain.bytesRange(of: "\(unit)\(word)"),
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true,
          lines[place].plain[range.upperBound...].contains(" ")
        else { continue }
        lines[place].plain.replaceSubrange(range, with: "\(unit), ")
      }
    }
  }

  /// `Leg press 45 - 4x12 - 200kg`: a number of the machine's, where the load stands behind.
  private mutating func dropAngleOfMachine(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " - ") else { return }
    let parts = lines[place].plain.replacing(" - ", with: "|").split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, case let words = parts[0].split(separator: " "), words.count > 1,
      let number = words.last, Int(number) != nil, !words.dropLast().contains(where: \.hasDigit),
      Self.isProduct(parts[1]),
      case let load = parts[2].replacing(" ", with: ""), load.hasSuffix("kg") || load.hasSuffix("lb"),
      Double(load.dropLast(2)) != nil
    else { return }
    setAside(String(number), at: place)
    lines[place].plain = "\(words.dropLast().joined(separator: " ")) \(parts[1]) @ \(load)"
  }

  private static func isProduct(_ text: Substring) -> Bool {
    let factors = text.split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && factors.allSatisfy { Int($0.trimmedSpaces) != nil }
  }
}
