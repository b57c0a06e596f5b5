import TextStreams
import TrainingModel

/// Schemes and clocks that stand beside a name or before the sets, and are no sets of their own.
extension NoteAssembly {
  private func isPlainSet(_ text: String) -> Bool {
    text.withByteSlice { NotesPlainSet($0) != nil || NotesPlainSet.isProduct($0) }
  }

  /// Whether a word is three numbers of repetitions or more: `5-5-3`.
  private static func isScheme(_ word: Substring) -> Bool {
    let counts = word.split(separator: "-", omittingEmptySubsequences: false)
    return counts.count > 2 && counts.allSatisfy { Int($0).map { (1...50).contains($0) } ?? false }
  }

  /// `Gorilla row 2x20 kg` above `10` and `10`: two weights, and the repetitions below.
  mutating func spellPairsAboveCounts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 60 {
      guard lines[place].plain.containsBytes(of: " 2x") else { continue }
      var words = lines[place].plain.split(separator: " ")
      guard words.count > 1, var unit = words.popLast() else { continue }
      var load = unit
      if unit.utf8.first?.isDigit == true {
        unit = unit.drop { !$0.isLetter || $0 == "x" }
        load = load.dropLast(unit.count)
      } else {
        load = words.popLast() ?? ""
      }
      if unit.isEmpty, let stated = unitAtHead { unit = stated.rawValue[...] }
      guard !words.isEmpty, load.hasPrefix("2x"), case let weight = load.dropFirst(2),
        let value = Double(weight), value >= 4,
        document.words.loadUnit(NoteWords.key(String(unit))) != nil, words.allSatisfy({ !$0.hasDigit }),
        let next = lines[(place + 1)...].first(where: { $0.kind != .blank }), next.kind == .item || next.kind == .text,
        next.plain.utf8.first?.isDigit == true,
        next.plain.utf8.allSatisfy({ $0.isDigit || " ,:/".utf8.contains($0) }) || next.plain.hasSuffix(" reps")
      else { continue }
      setAside("\(load) \(unit)", at: place)
      lines[place].plain = "\(words.joined(separator: " ")) \(weight) \(unit)"
    }
  }

  /// The unit that the document or the head of the day states.
  private var unitAtHead: LoadUnit? {
    document.conventions.loadUnit ?? lines.first { isHead($0) }.flatMap { statedUnit($0.plain) }
  }

  /// `double front squat 2x16 — 5,5,5,4`, `suitcase carry 32 — 40 m`, `curls 8 - 12, 12, 11` where the document says its
  /// unit: the weight.
  mutating func spellWeightsBeforeDashes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 80 {
      let text = lines[place].plain
      guard let dash = text.bytesRange(of: " — ") ?? text.bytesRange(of: " – ") ?? text.bytesRange(of: " - "),
        text[dash.upperBound...].utf8.first?.isDigit == true, !text[dash.upperBound...].contains(":"),
        case let words = text[..<dash.lowerBound].split(separator: " "), words.count > 1, let last = words.last,
        case let isPair = last.hasPrefix("2x"), let weight = Int(isPair ? last.dropFirst(2) : last), weight >= 8,
        words.dropLast().allSatisfy({ $0.utf8.first?.isLetter == true }),
        text[dash].utf8.count > 3 && (isPair || Self.isWay(text[dash.upperBound...]))
          || Self.isListOfCounts(text[dash.upperBound...]), let unit = unitAtHead
      else { continue }
      let name = words.dropLast().joined(separator: " ")
      if isPair { setAside(String(last), at: place) }
      lines[place].plain = "\(name) \(weight) \(unit.rawValue) — \(text[dash.upperBound...])"
    }
  }

  /// `12, 12, 11`: three repetitions or more, none of which is much more than another.
  private static func isListOfCounts(_ text: Substring) -> Bool {
    let counts = text.split(separator: ",").map { Int($0.trimmedSpaces) ?? 0 }
    guard counts.count > 2, let least = counts.min(), let most = counts.max() else { return false }
    return least > 0 && most <= 30 && most <= 2 * least
  }

  /// Whether a text begins with metres: `40 m each hand`.
  private static func isWay(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count > 1 && Int(words[0]) != nil && ["m", "m,", "meters", "metres", "yd", "ft"].contains(words[1])
  }

  /// `Klimmzüge KG 8, 7`: the weight of the body, as Germans write it.
  mutating func spellBodyOfGermans(_ places: [Int]) {
    for place in places {
      guard let sign = lines[place].plain.bytesRange(of: " KG "),
        lines[place].plain[sign.upperBound...].utf8.first?.isDigit == true,
        case let name = String(lines[place].plain[..<sign.lowerBound]), !name.hasDigit,
        document.names.look(name).isBodyweight
      else { continue }
      lines[place].plain.replaceSubrange(sign, with: " BW ")
    }
  }

  /// `400 yd free warmup`: a stroke is what was done.
  mutating func spellStrokes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 40 {
      guard Self.strokeBeginnings.mayBeIn(lines[place].plain) else { continue }
      var words = lines[place].plain.split(separator: " ")
      guard words.count > 2, let distance = Int(words[0]), distance >= 25,
        ["yd", "yds", "yards", "m"].contains(words[1]),
        let stroke = words.firstIndex(where: { NoteStructureWords.strokes.contains($0) }), stroke >= 2, stroke <= 3
      else { continue }
      let name = words.remove(at: stroke)
      let others = words.dropFirst(2)
      guard others.allSatisfy({ NoteStructureWords.mannersOfSwims.contains($0) }) else { continue }
      let isWarmup = others.contains { $0.hasPrefix("w") }
      let rest = others.filter { !$0.hasPrefix("w") }.joined(separator: " ")
      if !rest.isEmpty, !isWarmup { setAside(rest, at: place) }
      lines[place].plain = "\(name): 1 x \(words[0]) \(words[1])\(isWarmup ? " (warm-up)" : "")"
    }
  }

  static let strokeBeginnings = NoteBeginnings(NoteStructureWords.strokes.all)

  /// `E2MOM x 5: 3 reps @ 85`, `Every 2 min x 5: 3 @ 85 lb` below a name: so many sets, one each time.
  mutating func spellSetsOnTheMinute(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 80 {
      let text = lines[place].plain
      guard text.utf8.first.map({ $0 | 32 }) == UInt8(ascii: "e"), let colon = text.bytesRange(of: ": "),
        case let head = text[..<colon.lowerBound].lowercased(),
        head.hasPrefix("every ") || head.hasSuffix("mom") || head.containsBytes(of: "mom "),
        let sign = head.lastBytesRange(of: " x") ?? head.lastBytesRange(of: " ×"),
        let count = Int(head[sign.upperBound...].trimmedSpaces), (2...60).contains(count),
        case let work = text[colon.upperBound...], work.utf8.first?.isDigit == true,
        // `3 @ 85`, `3 reps @ 85`, and no exercise of its own.
        case let behind = work.drop(while: { $0.isNumber || $0 == " " }),
        behind.isEmpty || behind.hasPrefix("@") || behind.lowercased().hasPrefix("reps")
      else { continue }
      setAside(String(text[..<colon.lowerBound]), at: place)
      lines[place].plain = "\(count) x \(work)"
    }
  }

  /// `For time: 21-15-9 Thrusters 95 lb`: one exercise, with its repetitions one after another.
  mutating func spellForTime(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 80 {
      let text = lines[place].plain
      guard let head = text.bytesRange(of: "or time: ") ?? text.bytesRange(of: "or time, "),
        case let before = text[..<head.lowerBound], before.utf8.count <= 4, before.utf8.last.map({ $0 | 32 }) == 102,
        case var words = text[head.upperBound...].split(separator: " "), words.count > 1, Self.isScheme(words[0])
      else { continue }
      let scheme = words.removeFirst()
      if words.first == "reps" { words.removeFirst() }
      if words.first == "of" { words.removeFirst() }
      guard let first = words.first, first.utf8.first?.isLetter == true,
        !words.contains(where: { $0.hasSuffix(",") || $0 == "and" || $0 == "&" || $0 == "+" || $0 == "/" })
      else { continue }
      setAside("\(before.trimmedSpaces)or time", at: place)
      lines[place].plain =
        "\(words.joined(separator: " ")): \(scheme.split(separator: "-").joined(separator: ", "))"
    }
  }

  /// `pullups +25 5,5 / +45 3,2`: several loads on one line, each with its repetitions.
  mutating func spellLoadsWithLists(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 100 && lines[place].plain.containsBytes(of: " / ") {
      var parts: [(load: String, unit: String, counts: [Substring])] = []
      var name = ""
      for (number, part) in lines[place].plain.split(separator: " / ").enumerated() {
        var words = part.split(separator: " ")
        guard let list = words.popLast(),
          case let counts = list.split(separator: ",", omittingEmptySubsequences: false),
          counts.count > 1, counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false }),
          var load = words.popLast()
        else { break }
        var unit: Substring = ""
        if load.utf8.allSatisfy(\.isLetter), let amount = words.popLast() { (unit, load) = (load, amount) }
        if unit.isEmpty {
          unit = load.drop { !$0.isLetter }
          load = load.dropLast(unit.count)
        }
        guard unit.isEmpty || document.words.loadUnit(NoteWords.key(String(unit))) != nil,
          let value = Double(load), value >= 5, number == 0 ? !words.isEmpty : words.isEmpty
        else { break }
        if number == 0 { name = words.joined(separator: " ") }
        parts.append((String(load), unit.isEmpty ? parts.last?.unit ?? "" : String(unit), counts))
      }
      guard parts.count > 1, parts.count == lines[place].plain.split(separator: " / ").count, !name.hasDigit else {
        continue
      }
      let sets = parts.flatMap { part in
        part.counts.map { "\(part.load)\(part.unit.isEmpty ? "" : " \(part.unit)") x \($0)" }
      }
      lines[place].plain = "\(name) \(sets.joined(separator: ", "))"
    }
  }

  /// `155x3 (plan: 4) RPE 9.5`: what was meant beside what was done.
  mutating func dropPlansBeside(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.first?.isDigit == true {
      let text = lines[place].plain
      guard
        let open = [" (plan: ", " (planned: ", " (target: ", " (goal: "].compactMap({ text.bytesRange(of: $0) }).first,
        let close = text[open.upperBound...].firstIndex(of: ")"), isPlainSet(String(text[..<open.lowerBound]))
      else { continue }
      setAside(String(text[open.lowerBound...close].dropFirst()), at: place)
      lines[place].plain = String(text[..<open.lowerBound]) + text[close...].dropFirst()
    }
  }

  /// Whether a name has no numbers but how large its gear is: `Step up 15 cm box`.
  static func hasNoNumbersButSizes(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    return words.indices.allSatisfy { index in
      guard words[index].hasDigit else { return true }
      let unit = words[index].drop { $0.isNumber || $0 == "." }
      let isApart = unit.isEmpty && index + 1 < words.count
      return ["cm", "mm", "in", "inch"].contains(isApart ? words[index + 1] : unit)
    }
  }

  /// `Step up R: 8, 8`, `Step up 15 cm box, R: 8, 8`: the side of all its sets.
  mutating func spellSideBehindName(_ places: [Int]) {
    for place in places {
      let text = lines[place].plain
      guard let side = text.bytesRange(of: " R: "), text.utf8.count(where: { $0 == UInt8(ascii: ":") }) == 1,
        text[side.upperBound...].utf8.allSatisfy({ $0.isDigit || " ,x/".utf8.contains($0) }),
        Self.hasNoNumbersButSizes(text[..<side.lowerBound]),
        // `Box jump 60 cm R: 90` is how long somebody rested.
        !text[..<side.lowerBound].hasDigit || text[side.upperBound...].contains(",")
      else { continue }
      lines[place].plain.replaceSubrange(side, with: " right: ")
    }
  }
}
