import TextStreams
import TrainingModel

/// Loads with the repetitions behind each, between strokes, on either side, and what comes behind the warm-up.
extension NoteAssembly {
  /// Puts each set in the words of the notation.
  mutating func spellLoadsOfTurns(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellLoadsBetweenStrokes(place)
      spellLoadsOnSides(place)
      spellHoldsWithSigns(place)
      spellBehindWarmup(place)
      dropGearBeforeLoad(place)
      spellOddAndEven(place)
      spellCountsAtLoads(place)
    }
  }

  /// `Bicep curl: 12 at 10, 12 at 10.`: repetitions with a load that can be no effort, for nobody tells one without a load.
  private mutating func spellCountsAtLoads(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " at "), let unit = loadUnit(at: place),
      let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let look = document.names.look(label(String(text[..<colon.lowerBound]))), look.isLikely, !look.isTimed,
      !look.isDistance,
      case let sets = text[colon.upperBound...].replacing(", ", with: "\n").split(separator: "\n").map({ set in
        (set.hasSuffix(".") ? set.dropLast() : set).split(separator: " ")
      }),
      sets.allSatisfy({ words in
        words.count == 3 && words[1] == "at" && Int(words[0]).map { (1...30).contains($0) } == true
          && Double(words[2]).map { $0 >= 10 } == true
      })
    else { return }
    let spelled = sets.map { "\($0[2])\(unit.rawValue) x \($0[0])" }
    lines[place].plain = "\(text[..<colon.upperBound])\(spelled.joined(separator: ", "))"
  }

  private static let marksBehindCounts: [String: String] = [
    "warm": " warmup", "wu": " warmup", "w": " warmup", "warmup": " warmup", "w/u": " warmup", "f": " fail",
    "fail": " fail", "failure": " fail", "drop": " drop",
  ]

  /// `chest press: 25kg 12 warm / 40kg 10 10 / 45kg 8`: a load, and the repetitions of each set with it.
  private mutating func spellLoadsBetweenStrokes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      document.names.look(label(String(text[..<colon.lowerBound]))).isLikely,
      case let end = text.bytesRange(of: " (")?.lowerBound ?? text.endIndex, colon.upperBound < end,
      case let pieces = text[colon.upperBound..<end].replacing(" / ", with: "\n").split(separator: "\n"),
      pieces.count > 1
    else { return }
    var sets: [String] = []
    for piece in pieces {
      guard let found = setsOfLoad(piece.split(separator: " ")[...]) else { return }
      sets += found
    }
    lines[place].plain = "\(text[..<colon.upperBound])\(sets.joined(separator: ", "))\(text[end...])"
  }

  /// Of `40kg 10 10 f` each set; `nil` where anything else stands there.
  private func setsOfLoad(_ words: ArraySlice<Substring>, side: String = "") -> [String]? {
    var words = words
    guard let load = words.popFirst(), case let bare = "+-".contains(load.first ?? "x") ? load.dropFirst() : load,
      Self.isTypedLoad(bare)
    else { return nil }
    var mark = ""
    if let last = words.last, let found = Self.marksBehindCounts[last.lowercased()] {
      mark = found
      words.removeLast()
    }
    let counts = words.map { Int($0.hasSuffix(",") ? $0.dropLast() : $0) }
    guard !counts.isEmpty, counts.allSatisfy({ $0.map { (1...60).contains($0) } ?? false }) else { return nil }
    return counts.enumerated().map { index, count in
      let isMarked = mark == " warmup" || index == counts.count - 1
      return "\(load) x \(count ?? 0)\(side)\(isMarked ? mark : "")"
    }
  }

  /// `sl leg press L 20kg 10 10 R 30kg 10 10`
  private mutating func spellLoadsOnSides(_ place: Int) {
    guard [" L ", " R ", " left ", " right "].contains(where: { lines[place].plain.containsBytes(of: $0) }) else {
      return
    }
    let words = lines[place].plain.split(separator: " ")
    guard let first = words.firstIndex(where: { Self.side($0) != nil }), first > 0,
      words.count > first + 4, Self.isTypedLoad(words[first + 1]),
      case let name = words[..<first].joined(separator: " "), !name.hasDigit, !name.hasSuffix(":")
    else { return }
    var (sets, start): ([String], Int) = ([], first)
    while start < words.count {
      let end = words[(start + 1)...].firstIndex { Self.side($0) != nil } ?? words.count
      guard let side = Self.side(words[start]), let found = setsOfLoad(words[(start + 1)..<end], side: " \(side)")
      else {
        return
      }
      sets += found
      start = end
    }
    guard sets.count > 1 else { return }
    lines[place].plain = "\(name): \(sets.joined(separator: ", "))"
  }

  /// `One-arm hang: L 8s -15, R 8s -15`: what a hang was helped by, behind how long it took.
  private mutating func spellHoldsWithSigns(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "s -"), text.lowercased().containsBytes(of: "hang"),
      let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let pieces = text[colon.upperBound...].replacing(", ", with: "\n").split(separator: "\n"), pieces.count > 1
    else { return }
    var sets: [String] = []
    for piece in pieces {
      var words = piece.split(separator: " ")[...]
      var side = ""
      if let word = words.first.flatMap({ Self.side($0) }) {
        side = " \(word)"
        words.removeFirst()
      }
      guard words.count == 2, let time = words.first, time.hasSuffix("s"), Int(time.dropLast()) != nil,
        let load = words.last, let sign = load.first, "+-".contains(sign) || load == "BW",
        load == "BW" || Double(load) != nil || Self.isTypedLoad(load.dropFirst())
      else { return }
      sets.append("\(load)\(Double(load) == nil ? "" : unitText(at: place)) \(time)\(side)")
    }
    lines[place].plain = "\(text[..<colon.upperBound])\(sets.joined(separator: ", "))"
  }

  /// `bp w/u 40x5; 60, 65, 70 x 5; 75x3 @9`, `ohp w/u 20x10; 45: 6, 5, 5`: the semicolon ends the warm-up.
  private mutating func spellBehindWarmup(_ place: Int) {
    let text = lines[place].plain
    // `Squat wu 20x10; 40x5, 60x3` above `100x5` goes on warming up.
    guard text.hasByte(UInt8(ascii: ";")),
      place + 1 == lines.count || lines[place + 1].plain.utf8.first?.isDigit != true,
      let mark = [" w/u ", " wu ", " warmup ", " warm-up "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      !text[..<mark.lowerBound].hasDigit,
      case let parts = text[mark.upperBound...].replacing("; ", with: "\n").split(separator: "\n"), parts.count > 1,
      case let warmups = parts[0].replacing(", ", with: "\n").split(separator: "\n"),
      warmups.allSatisfy({ Self.isProductAlone($0) })
    else { return }
    var sets = warmups.map { "\($0) warmup" }
    for part in parts.dropFirst() {
      let pieces = part.replacing(", ", with: "\n").split(separator: "\n")
      if let colon = part.bytesRange(of: ": "), Double(part[..<colon.lowerBound]) != nil {
        // `45: 6, 5, 5`
        let counts = part[colon.upperBound...].replacing(", ", with: "\n").split(separator: "\n")
        guard counts.allSatisfy({ $0.utf8.first?.isDigit == true && !$0.contains(" ") }) else { return }
        sets += counts.map { "\(part[..<colon.lowerBound])x\($0)" }
      } else if pieces.count > 1, let last = pieces.last, let sign = last.bytesRange(of: " x "),
        pieces.dropLast().allSatisfy({ Double($0) != nil }), Int(last[sign.upperBound...]) != nil
      {
        // `60, 65, 70 x 5`
        sets += pieces.dropLast().map { "\($0)x\(last[sign.upperBound...])" }
        sets.append(String(last))
      } else {
        sets += pieces.map(String.init)
      }
    }
    // Of rising loads alone nobody knows where the warm-up ends.
    let work = sets.dropFirst(warmups.count).map { $0.prefix { $0.isNumber || $0 == "." } }
    guard Set(work).count < work.count || parts.dropFirst().contains(where: { $0.contains(" x ") || $0.contains("@") })
    else { return }
    lines[place].plain = "\(text[..<mark.lowerBound]): \(sets.joined(separator: ", "))"
  }

  private static func isProductAlone(_ text: Substring) -> Bool {
    let factors = text.split { "x×".contains($0) }
    return factors.count == 2 && Double(factors[0]) != nil && Int(factors[1]) != nil
  }

  /// `Fentes : haltères de 10 kg, 2 séries de 12`: what the load is of.
  private mutating func dropGearBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "),
      let gear = [
        "haltères de ", "haltères ", "dumbbells of ", "mancuernas de ", "halteres de ", "manubri da ", "KB de ",
      ]
      .first(where: { text[colon.upperBound...].hasPrefix($0) }),
      text[colon.upperBound...].dropFirst(gear.count).utf8.first?.isDigit == true
    else { return }
    setAside(gear.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<colon.upperBound])\(text[colon.upperBound...].dropFirst(gear.count))"
  }
}
