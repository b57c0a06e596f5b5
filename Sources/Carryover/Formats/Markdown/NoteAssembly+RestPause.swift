import TextStreams
import TrainingModel

/// Words for how sets were done that stand between a load and its repetitions.
extension NoteAssembly {
  private static let ways = NoteBeginnings([
    "myo", "rp", "widowmaker", "wu", "warmup", "warmups", "warm", "failure", "xfailure", "sec", "secs", "bw",
    "ea", "each", "rpe", "kg", "lb", "lbs", "k", "wait", "cm",
  ])

  /// `45kg myo: 16 + 4 + 4`, `205lb RP 9+4+2`, `then widowmaker 200lb x 20`, `wu 40x10 - 65lb x 10`, `3xfailure: 8,6,5`.
  mutating func spellWaysOfSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 && Self.ways.mayBeIn(lines[place].plain) {
      spellKilos(place)
      spellJoinedSets(place)
      dropAngleOfMachine(place)
      dropCorrected(place)
      endWarmupAtDash(place)
      for way in [" myo reps: ", " myo reps ", " myo: ", " myo ", " RP: ", " RP ", " rp ", " rest pause ", " rest-pause "] {
        dropWayBehindLoad(way, at: place)
      }
      dropWidowmaker(place)
      spellFailures(place)
      spellHeldPairs(place)
      dropBodyBehindSide(place)
      spellLoadsOfEach(place)
      dropRemarkBeforeEffort(place)
    }
  }

  /// `45kg myo: 16 + 4`
  private mutating func dropWayBehindLoad(_ way: String, at place: Int) {
    let text = lines[place].plain
    guard let range = text.bytesRange(of: way), let load = text[..<range.lowerBound].split(separator: " ").last,
      case let number = load.prefix(while: { $0.isNumber || $0 == "." }), Double(number) != nil,
      ["kg", "lb", "lbs", ""].contains(load[number.endIndex...]) || ["kg", "lb", "lbs"].contains(load),
      case let behind = text[range.upperBound...],
      case let counts = behind.prefix(while: { $0.isNumber || " +,".contains($0) }), counts.utf8.first?.isDigit == true,
      counts.contains("+") || counts.contains(",")
    else { return }
    setAside(way.trimmedSpaces, at: place)
    lines[place].plain.replaceSubrange(range, with: " x ")
  }

  /// `wu 90x10, 180x6 - 270lb x 8`: the work begins behind the dash.
  private mutating func endWarmupAtDash(_ place: Int) {
    let text = lines[place].plain
    guard let dash = text.lastBytesRange(of: " - "), text[dash.upperBound...].utf8.first?.isDigit == true,
      case let before = text[..<dash.lowerBound], before.utf8.last?.isDigit == true,
      let start = [" wu ", " WU ", " w/u ", " warmup ", " warmups ", " warm up ", " warm-up "].lazy.compactMap({
        before.bytesRange(of: $0)
      }).first
    else { return }
    // Nothing but sets stands between.
    let sets = before[start.upperBound...].utf8
    guard sets.first?.isDigit == true, sets.allSatisfy({ $0.isDigit || " ,x.kglbs".utf8.contains($0) }) else { return }
    lines[place].plain.replaceSubrange(dash, with: ", work ")
  }

  /// `then widowmaker 200lb x 20`
  private mutating func dropWidowmaker(_ place: Int) {
    guard let range = lines[place].plain.bytesRange(of: "widowmaker "),
      lines[place].plain[range.upperBound...].utf8.first?.isDigit == true, range.lowerBound > lines[place].plain.startIndex
    else { return }
    setAside("widowmaker", at: place)
    lines[place].plain.removeSubrange(range)
  }

  /// `chins 3xfailure: 8,6,5`: as many sets as counts, all of them to failure.
  private mutating func spellFailures(_ place: Int) {
    let text = lines[place].plain
    for word in ["xfailure", "x failure"] {
      guard let range = text.bytesRange(of: word), case let before = text[..<range.lowerBound].trimmedEnd,
        let count = before.split(separator: " ").last.flatMap({ Int($0) }), !before.dropLast(2).contains(where: \.isNumber),
        case let behind = text[range.upperBound...].drop(while: { ": ".contains($0) }),
        case let counts = behind.split(whereSeparator: { ", /".contains($0) }), counts.count == count,
        counts.allSatisfy({ Int($0) != nil })
      else { continue }
      lines[place].plain = "\(before.dropLast(String(count).count))to failure: \(counts.joined(separator: ", "))"
      return
    }
  }

  /// `Stretch chest 60 sec w/ 40s`: what was held meanwhile.
  private mutating func spellHeldPairs(_ place: Int) {
    let text = lines[place].plain
    guard let range = text.bytesRange(of: " w/ "), case let number = text[range.upperBound...].prefix(while: \.isNumber),
      !number.isEmpty, case let rest = text[number.endIndex...], rest.first == "s",
      case let remark = rest.dropFirst().trimmedSpaces, remark.isEmpty || remark.hasPrefix("("),
      let unit = text[..<range.lowerBound].split(separator: " ").last,
      document.words.word(unit.drop { $0.isNumber }) == .seconds, text[..<range.lowerBound].hasDigit
    else { return }
    let name = loadUnit == .pound ? " lb" : " kg"
    lines[place].plain = "\(text[..<number.endIndex])\(name)\(rest.dropFirst())"
  }

  /// `L bw 10, 10`: the side of what the body alone does.
  private mutating func dropBodyBehindSide(_ place: Int) {
    for side in ["L bw ", "R bw ", "L BW ", "R BW "] where lines[place].plain.hasPrefix(side) {
      let behind = lines[place].plain.dropFirst(side.count)
      guard behind.utf8.first?.isDigit == true else { return }
      lines[place].plain = "\(side.prefix(2))\(behind)"
    }
  }

  /// `db curls 6 ea x12 x12 x10`: the load of each hand, with its unit; `30kg L 10 / R 12, 30kg L 8 / R 12`: a load before
  /// its sides.
  private mutating func spellLoadsOfEach(_ place: Int) {
    let text = lines[place].plain
    for words in [" ea x", " each x"] {
      guard let range = text.bytesRange(of: words), let load = text[..<range.lowerBound].split(separator: " ").last,
        Double(load) != nil, let unit = loadUnit,
        case let behind = text[range.upperBound...], behind.drop(while: { $0 == " " }).utf8.first?.isDigit == true,
        behind.contains("x") || Self.saysPair(text[..<load.startIndex])
      else { continue }
      lines[place].plain =
        "\(text[..<range.lowerBound])\(unit == .pound ? "lb" : "kg")\(text[range.lowerBound...])"
      return
    }
    let words = text.split(separator: " ")
    let places = words.indices.dropLast(2).filter { index in
      words[index].hasSuffix("kg") || words[index].hasSuffix("lb") || words[index].hasSuffix("lbs")
    }.filter { index in
      words[index].utf8.first?.isDigit == true && words[index + 1].hasPrefix("L")
        && (words[index + 1] == "L" ? words[index + 2].utf8.first : words[index + 1].utf8.dropFirst().first)?.isDigit == true
    }
    guard places.count > 1 else { return }
    var spelled = words.map(String.init)
    for index in places { spelled[index] += " x" }
    lines[place].plain = spelled.joined(separator: " ")
  }

  private static func saysPair(_ name: Substring) -> Bool {
    name.lowercased().split { !$0.isLetter }.contains { ["db", "dbs", "dumbbell", "dumbbells", "kb", "kbs"].contains($0) }
  }

  /// `95kg x 5 – slow, rpe 8.5`, `95x5 felt slow, rpe 9`: the effort behind a remark.
  private mutating func dropRemarkBeforeEffort(_ place: Int) {
    let text = lines[place].plain
    guard let effort = text.lastBytesRange(of: ", rpe ") ?? text.lastBytesRange(of: ", RPE "),
      case let number = text[effort.upperBound...].trimmedSpaces, Double(number).map({ (5...10).contains($0) }) == true,
      case let before = text[..<effort.lowerBound], before.hasDigit,
      let remark = [" – ", " - ", " — ", " felt "].lazy.compactMap({ before.lastBytesRange(of: $0) }).first,
      before[..<remark.lowerBound].utf8.last.map({ $0.isDigit || $0.isLetter }) == true, before[..<remark.lowerBound].hasDigit,
      case let told = before[remark.lowerBound...].drop(while: { " –-—".contains($0) }), !told.hasDigit,
      case let words = told.lowercased().split(whereSeparator: { !$0.isLetter }), words.count <= 5,
      !words.contains(where: { Self.wordsOfSome.contains($0) })
    else { return }
    setAside(String(told), at: place)
    lines[place].plain = "\(before[..<remark.lowerBound]), RPE \(number)"
  }

  private static let wordsOfSome: NoteWordSet = ["last", "first", "top", "second", "third", "final", "then", "next", "was"]

  /// `PM 80k 8, 100k 5`, `remo 50k 12,12,10`: loads in kilos, as no way is so long.
  private mutating func spellKilos(_ place: Int) {
    let text = lines[place].plain
    var words = text.split(separator: " ").map(String.init)
    let kilos = words.indices.dropLast().filter { index in
      words[index].hasSuffix("k") && (Int(words[index].dropLast()) ?? 0) >= 20
        && words[index + 1].utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
        && words[index + 1].utf8.first?.isDigit == true
    }
    guard !kilos.isEmpty,
      kilos.count > 1 || words[kilos[0] + 1].contains(where: { $0 == "," }) && kilos[0] + 2 == words.count
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
    let parts = lines[place].plain.replacing(" - ", with: "|").split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 3, case let words = parts[0].split(separator: " "), words.count > 1,
      let number = words.last, Int(number) != nil, !words.dropLast().contains(where: \.hasDigit), Self.isProduct(parts[1]),
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

  /// `115 for 3, 120 for 2 -- no wait, 125 for 2`: what was typed by mistake.
  private mutating func dropCorrected(_ place: Int) {
    let text = lines[place].plain
    guard let words = text.bytesRange(of: "no wait, "), text[words.upperBound...].utf8.first?.isDigit == true,
      let comma = text[..<words.lowerBound].lastBytesRange(of: ", "),
      case let wrong = text[comma.upperBound..<words.lowerBound], wrong.utf8.first?.isDigit == true
    else { return }
    setAside("\(wrong)no wait", at: place)
    lines[place].plain = "\(text[..<comma.upperBound])\(text[words.upperBound...])"
  }
}
