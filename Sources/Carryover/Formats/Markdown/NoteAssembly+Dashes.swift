import TextStreams
import TrainingModel

/// What stands behind a dash at a line's end: a load, or what else was used.
extension NoteAssembly {
  /// `Lat pulldown 4 x 12 - 130` above `Curl 3 x 15 - 20`: where a number behind the dash is a load, all of them are, and
  /// none is the upper end of a range. `Push-ups 4 x 10 - 2 chains` says what was used.
  mutating func spellLoadsBehindDashes(_ places: [Int]) {
    var found: [(place: Int, before: String, load: Double, isClear: Bool)] = []
    for place in places where lines[place].plain.utf8.count <= 120 {
      guard let dash = lines[place].plain.lastBytesRange(of: " - "),
        case let before = lines[place].plain[..<dash.lowerBound], let reps = Self.repsOfProduct(before),
        case let behind = lines[place].plain[dash.upperBound...], let (value, rest) = Self.number(String(behind))
      else { continue }
      if rest.isEmpty {
        // Two numbers, of which the first counts sets, and no other load.
        let numbers = before.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] <= 8, !before.contains("@"),
          !document.names.look(label(String(before.prefix { !$0.isNumber }).trimmedSpaces)).isBodyweight
        else { continue }
        found.append((place, String(before), value, value > 30 && value >= 3 * Double(reps)))
      } else if value <= 10, let word = rest.split(separator: " ").first, Self.chains.contains(word) {
        setAside(String(behind), at: place)
        lines[place].plain = String(before)
      }
    }
    guard found.count(where: \.isClear) > 1 else { return }
    for line in found where !line.isClear && line.load > 10 {
      lines[line.place].plain = "\(line.before) @ \(lines[line.place].plain.dropFirst(line.before.count + 3))"
    }
  }

  /// `Lat pulldown 30 - 10, 10, 9` above `Shoulder press 5 - 10, 8, 8`: where the number before one dash can only be a
  /// load, those behind other names are loads, too, and no lower ends of ranges.
  mutating func spellLoadsBeforeDashes(_ places: [Int]) {
    typealias Line = (place: Int, name: Substring, load: Double, remark: Substring, list: Substring)
    // What need not be looked at for its own sake shows how the log is written, too.
    let found =
      places.isEmpty
      ? []
      : lines.indices.compactMap { place -> Line? in
        let text = lines[place].plain
        guard isSpellable(place, to: 100), let dash = text.lastBytesRange(of: " - "),
          case let counts = text[dash.upperBound...].replacing(", ", with: ",").split(separator: ","), counts.count > 1,
          counts.allSatisfy({ Int($0).map { (1...50).contains($0) } == true })
        else { return nil }
        // `Bench press 20 (just the bar) - 8, 8, 7`
        var head = text[..<dash.lowerBound]
        var remark: Substring = ""
        if head.last == ")", let open = head.lastIndex(of: "("), !head[open...].hasDigit {
          remark = head[open...].dropFirst().dropLast()
          head = head[..<open].trimmedEnd
        }
        guard let space = head.lastIndex(of: " "), let load = Double(head[space...].dropFirst()),
          (2...500).contains(load),
          case let name = head[..<space], !name.hasDigit, name.utf8.last?.isLetter == true,
          case let look = document.names.look(label(String(name))), look.isLikely,
          !look.isBodyweight, !look.isTimed, !look.isDistance,
          !Self.counted.contains(name.split(separator: " ").last ?? "")
        else { return nil }
        return (place, name, load, remark, text[dash.upperBound...])
      }
    func isClear(_ line: Line) -> Bool {
      (line.load > 15 || line.load != line.load.rounded())
        && line.list.split(whereSeparator: { !$0.isNumber }).allSatisfy { Double($0).map { $0 < line.load } == true }
    }
    guard found.contains(where: isClear) else { return }
    for line in found where !isClear(line) || !line.remark.isEmpty {
      let load = line.load == line.load.rounded() ? "\(Int(line.load))" : "\(line.load)"
      let unit = loadUnit(at: line.place).map { $0 == .pound ? " lb" : " kg" } ?? ""
      lines[line.place].plain = "\(line.name): weight \(load)\(unit) x \(line.list)"
      if !line.remark.isEmpty { setAside(String(line.remark), at: line.place) }
    }
  }

  private static let counted: NoteWordSet = [
    "set", "round", "day", "week", "superset", "circuit", "level", "tempo", "seat", "pin", "notch", "hole", "pad",
  ]

  private static let chains: NoteWordSet = ["chain", "chains", "band", "bands"]

  /// The repetitions of `3 x 15` at the end of a text.
  private static func repsOfProduct(_ text: Substring) -> Int? {
    let digits = text.reversed().prefix { $0.isNumber }.reversed()
    guard let reps = Int(String(digits)), (1...100).contains(reps) else { return nil }
    var before = text.dropLast(digits.count)
    while before.last == " " { before.removeLast() }
    guard let sign = before.popLast(), sign == "x" || sign == "×" else { return nil }
    while before.last == " " { before.removeLast() }
    return before.last?.isNumber == true ? reps : nil
  }

  /// `goblet sq....25kg 12 / 12`, `row..........70x8`: a row of dots is a colon, and no decimal's point.
  private mutating func spellLeadersOfSets(_ index: Int) {
    let text = lines[index].plain
    guard let dots = text.bytesRange(of: "..."),
      case let rest = text[dots.lowerBound...].drop(while: { $0 == "." || $0 == " " }),
      case let name = text[..<dots.lowerBound].trimmedSpaces, let last = name.utf8.last,
      last.isLetter || last == UInt8(ascii: ")"), name.utf8.count <= 60, name.contains(" ") || !name.hasDigit,
      // `Preacher 21s ...... 40 x 21`
      !name.dropFirst().hasDigit || document.names.look(label(name)).isKnown || name.hasSuffix(" 21s"),
      rest.utf8.first?.isDigit == true
        || ["bw ", "bar ", "+", "w/u ", "bodyweight x"].contains(where: { rest.lowercased().hasPrefix($0) }),
      case let look = document.names.look(label(name)),
      look.isLikely || !look.isSentence && text[dots.lowerBound...].hasPrefix("....")
    else { return }
    lines[index].plain = name.hasDigit ? "\(name) \(rest)" : "\(name): \(rest)"
  }

  /// `Dead hang ........ 1:05`: a row of dots is a colon.
  mutating func spellLeaders(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: "...") { spellLeadersOfSets(index) }
    for index in places where lines[index].plain.containsBytes(of: "....") {
      let parts = lines[index].plain.split(separator: "....", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let (name, rest) = (parts[0].trimmedSpaces, parts[1].drop { ". ".contains($0) })
      let isTime =
        rest.utf8.first?.isDigit == true
        && (rest.utf8.prefix(3).contains(UInt8(ascii: ":"))
          || rest.split(separator: " ").dropFirst().first.map { document.words.word($0.prefix { $0.isLetter }) }
            == .seconds)
      guard name.utf8.last?.isLetter == true, !name.hasDigit,
        isTime || rest.hasPrefix("left ") || rest.hasPrefix("right ") || rest.hasPrefix("L ")
      else { continue }
      lines[index].plain = "\(name): \(rest)"
    }
  }
}
