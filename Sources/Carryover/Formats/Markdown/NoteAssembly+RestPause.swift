import TextStreams
import TrainingModel

/// Words for how sets were done that stand between a load and its repetitions.
extension NoteAssembly {
  private static let ways = NoteBeginnings([
    "myo", "rp", "rest", "widowmaker", "wu", "warmup", "warmups", "warm", "failure", "xfailure", "bw", "l", "r",
    "rpe",
  ])

  /// `45kg myo: 16 + 4 + 4`, `205lb RP 9+4+2`, `then widowmaker 200lb x 20`, `wu 40x10 - 65lb x 10`, `3xfailure: 8,6,5`.
  mutating func spellWaysOfSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 && Self.ways.mayBeIn(lines[place].plain) {
      dropWayBelowLoad(place)
      endWarmupAtDash(place)
      for way in [
        " myo reps: ", " myo reps ", " myo: ", " myo ", " RP: ", " RP ", " rp ", " rest pause ", " rest-pause ",
      ] {
        dropWayBehindLoad(way, at: place)
      }
      dropWidowmaker(place)
      spellFailures(place)
      dropBodyBehindSide(place)
      dropRemarkBeforeEffort(place)
    }
  }

  /// `RP set: 12 + 4 + 3 (15 deep breaths between)` below `Flat press, 90/side`: the load stands above.
  private mutating func dropWayBelowLoad(_ place: Int) {
    guard place > 0, lines[place - 1].kind == lines[place].kind, lines[place].box == nil,
      case let text = lines[place].plain, case let lower = text.lowercased(), lower.utf8.count == text.utf8.count,
      let way = Self.waysBelow.first(where: { lower.hasPrefix($0) }),
      case let rest = text.dropFirst(way.count),
      case let list = rest.prefix(while: { $0.isNumber || " +".contains($0) }),
      list.contains("+"),
      list.split(whereSeparator: { !$0.isNumber }).allSatisfy({ Int($0).map { $0 <= 40 } ?? false }),
      case let behind = rest[list.endIndex...], behind.isEmpty || behind.hasPrefix("(") || behind.hasPrefix(","),
      case let above = lines[place - 1].plain, above.utf8.first?.isLetter == true,
      let last = above.split(separator: " ").last, case let name = above[..<last.startIndex].trimmedSpaces,
      !name.hasDigit, case let load = last.prefix(while: { $0.isNumber || $0 == "." }), !load.isEmpty,
      ["", "s", "kg", "lb", "lbs", "/side", "/hand", "/arm"].contains(last[load.endIndex...].lowercased()),
      !last[load.endIndex...].isEmpty || document.names.look(label(name)).isKnown
    else { return }
    setAside("\(text.prefix(way.count).filter { $0 != ":" }) \(behind)".trimmedSpaces, at: place)
    let unit = ["kg", "lb", "lbs"].contains(last[load.endIndex...].lowercased()) ? last[load.endIndex...] : ""
    lines[place].plain = "\(load)\(unit.isEmpty ? unitText(at: place) : String(unit)) x \(list.trimmedEnd)"
    lines[place - 1].plain = name.hasSuffix(",") || name.hasSuffix(":") ? String(name.dropLast()) : name
    if last.hasSuffix("side") || last.hasSuffix("hand") || last.hasSuffix("arm") {
      setAside(String(last), at: place - 1)
    }
    if !document.names.look(label(lines[place - 1].plain)).isLikely { lines[place - 1].isBold = true }
  }

  private static let waysBelow = [
    "myo reps: ", "myo reps ", "myo-reps: ", "myo: ", "myo ", "rp set: ", "rp: ", "rp ", "rest pause: ", "rest-pause: ",
    "rest pause ",
  ]

  /// `45kg myo: 16 + 4`
  private mutating func dropWayBehindLoad(_ way: String, at place: Int) {
    let text = lines[place].plain
    guard let range = text.bytesRange(of: way),
      case let before = text[..<range.lowerBound].split(separator: " "), let last = before.last,
      case let load = ["kg", "lb", "lbs"].contains(last) && before.count > 1 ? before[before.count - 2] : last,
      case let number = load.prefix(while: { $0.isNumber || $0 == "." }), Double(number) != nil,
      ["kg", "lb", "lbs", ""].contains(load[number.endIndex...]),
      case let behind = text[range.upperBound...],
      case let counts = behind.prefix(while: { $0.isNumber || " +,".contains($0) }), counts.utf8.first?.isDigit == true,
      counts.contains("+") || counts.contains(","), !behind.containsBytes(of: way),
      counts.split(whereSeparator: { !$0.isNumber }).allSatisfy({ Int($0).map { $0 <= 30 } ?? false }),
      load.count > number.count || load != last || Double(number).map({ $0 > 12 }) == true
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
    guard sets.first?.isDigit == true, sets.allSatisfy({ $0.isDigit || " ,x.kglbs".utf8.contains($0) }),
      before[start.upperBound...].split(separator: ",").allSatisfy({ $0.contains("x") })
    else { return }
    lines[place].plain.replaceSubrange(dash, with: ", work ")
  }

  /// `then widowmaker 200lb x 20`
  private mutating func dropWidowmaker(_ place: Int) {
    guard let range = lines[place].plain.bytesRange(of: "widowmaker "),
      lines[place].plain[range.upperBound...].utf8.first?.isDigit == true,
      range.lowerBound > lines[place].plain.startIndex
    else { return }
    setAside("widowmaker", at: place)
    lines[place].plain.removeSubrange(range)
  }

  /// `chins 3xfailure: 8,6,5`: as many sets as counts, all of them to failure.
  private mutating func spellFailures(_ place: Int) {
    let text = lines[place].plain
    for word in ["xfailure", "x failure"] {
      guard let range = text.bytesRange(of: word), case let before = text[..<range.lowerBound].trimmedEnd,
        let count = before.split(separator: " ").last.flatMap({ Int($0) }),
        !before.dropLast(2).contains(where: \.isNumber),
        case let behind = text[range.upperBound...].drop(while: { ": ".contains($0) }),
        case let counts = behind.split(whereSeparator: { ", /".contains($0) }), counts.count == count,
        counts.allSatisfy({ Int($0) != nil })
      else { continue }
      lines[place].plain = "\(before.dropLast(String(count).count))to failure: \(counts.joined(separator: ", "))"
      return
    }
  }

  /// `L bw 10, 10`, `L x10, x10`: the side of what the body alone does.
  private mutating func dropBodyBehindSide(_ place: Int) {
    for side in ["L x", "R x", "L: x", "R: x"]
    where lines[place].plain.hasPrefix(side) && place > 0 && lines[place - 1].kind != .blank
      && !isHead(lines[place - 1])
    {
      let counts = lines[place].plain.dropFirst(side.count - 1).split(separator: ",").map(\.trimmedSpaces)
      guard counts.allSatisfy({ $0.hasPrefix("x") && Int($0.dropFirst()) != nil }) else { return }
      lines[place].plain = "\(side.prefix(1)) \(counts.map { String($0.dropFirst()) }.joined(separator: ", "))"
      return
    }
    for side in ["L bw ", "R bw ", "L BW ", "R BW "] where lines[place].plain.hasPrefix(side) {
      let behind = lines[place].plain.dropFirst(side.count)
      guard behind.utf8.first?.isDigit == true else { return }
      lines[place].plain = "\(side.prefix(2))\(behind)"
    }
  }

  /// `95kg x 5 – slow, rpe 8.5`, `95x5 felt slow, rpe 9`: the effort behind a remark.
  private mutating func dropRemarkBeforeEffort(_ place: Int) {
    let text = lines[place].plain
    guard let effort = text.lastBytesRange(of: ", rpe ") ?? text.lastBytesRange(of: ", RPE "),
      case let number = text[effort.upperBound...].trimmedSpaces, Double(number).map({ (5...10).contains($0) }) == true,
      case let before = text[..<effort.lowerBound], before.hasDigit,
      let remark = [" – ", " - ", " — ", " felt "].lazy.compactMap({ before.lastBytesRange(of: $0) }).first,
      before[..<remark.lowerBound].utf8.last.map({ $0.isDigit || $0.isLetter }) == true,
      before[..<remark.lowerBound].hasDigit,
      case let told = before[remark.lowerBound...].drop(while: { " –-—".contains($0) }), !told.hasDigit,
      case let words = told.lowercased().split(whereSeparator: { !$0.isLetter }), words.count <= 5,
      !words.contains(where: { Self.wordsOfSome.contains($0) || document.words.word($0) != nil })
    else { return }
    setAside(String(told), at: place)
    lines[place].plain = "\(before[..<remark.lowerBound]), RPE \(number)"
  }

  private static let wordsOfSome: NoteWordSet = [
    "last", "first", "top", "second", "third", "final", "then", "next", "was",
  ]
}
