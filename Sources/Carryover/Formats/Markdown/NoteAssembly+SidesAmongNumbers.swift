import TextStreams

/// Sides that stand among the numbers of a line, in words, letters and brackets.
extension NoteAssembly {
  /// `10es, 10es, 9es`: each side.
  mutating func spellEndingsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "es") else { return }
    let words = text.split(separator: " ")
    func isOfSide(_ word: Substring) -> Bool {
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      guard bare.hasSuffix("es"), let count = bare.dropLast(2).split(separator: "x").last else { return false }
      return Int(count) != nil && count.utf8.count <= 2
    }
    let places = words.indices.filter { isOfSide(words[$0]) }
    // In Spanish, `los 2es` counts something else.
    guard places.count > 1 || places.first.map({ words[$0].contains("x") }) ?? false, places.allSatisfy({ $0 > 0 })
    else {
      return
    }
    lines[place].plain = words.map { word in
      guard isOfSide(word) else { return String(word) }
      return word.hasSuffix(",") ? "\(word.dropLast(3)) each," : "\(word.dropLast(2)) each"
    }.joined(separator: " ")
  }

  /// `7.5 L15 R14`: the load, and the repetitions of each side.
  mutating func spellSidesBehindLoad(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count == 3, Double(words[0]) != nil || Self.isTypedLoad(words[0]), words[0].first?.isNumber == true,
      let left = words.first(where: { $0.hasPrefix("L") }), let right = words.first(where: { $0.hasPrefix("R") }),
      Int(left.dropFirst()) != nil, Int(right.dropFirst()) != nil, left.startIndex > words[0].startIndex
    else { return }
    let unit = Double(words[0]) == nil ? "" : unitText(at: place)
    guard !unit.isEmpty || Double(words[0]).map({ $0 >= 20 || $0 != $0.rounded() }) ?? true else { return }
    let sets = words[1...].map { "\(words[0])\(unit) x \($0.dropFirst()) \($0.hasPrefix("L") ? "left" : "right")" }
    lines[place].plain = sets.joined(separator: ", ")
  }

  /// `Standing on one leg. Left 30 seconds, right 22 seconds. Then left 35 seconds.`
  mutating func spellSentencesOfSides(_ place: Int) {
    let text = lines[place].plain
    guard let point = text.bytesRange(of: ". "), case let name = text[..<point.lowerBound], !name.hasDigit,
      name.utf8.count <= 40, case let rest = text[point.upperBound...],
      let side = document.words.word(rest.prefix { $0.isLetter }), side == .left || side == .right,
      rest.drop(while: { $0.isLetter || $0 == " " }).first?.isNumber == true
    else { return }
    lines[place].plain =
      "\(name): \(rest.replacing(". Then ", with: ", ").replacing(". then ", with: ", "))"
  }

  /// `left 30kg 10, 10, 10. Right (the bad one) 20kg 10, 10, 8`: what is said of the side.
  mutating func dropBracketOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let word = text[..<open.lowerBound].split(separator: " ").last,
      case let side = document.words.word(word), side == .left || side == .right, word.utf8.count > 1,
      let close = text[open.upperBound...].firstIndex(of: ")"), !text[open.upperBound..<close].hasDigit,
      text[close...].dropFirst().drop(while: { $0 == " " }).first?.isNumber == true,
      // `Single leg press - left 30kg 10, 10. Right (the bad one) 20kg 10`
      case let before = text[..<word.startIndex].trimmedEnd, before.hasSuffix(".") || before.hasSuffix(","),
      before.hasDigit,
      case let name = before.prefix(while: { !$0.isNumber }).split(separator: " "), name.count > 1,
      name.contains(where: { [.left, .right].contains(document.words.word($0)) }),
      ![.left, .right].contains(document.words.word(name[0]))
    else { return }
    setAside("\(word) (\(text[open.upperBound..<close]))", at: place)
    lines[place].plain =
      "\(before.hasSuffix(".") ? before.dropLast() + "," : before) \(word.lowercased())\(text[close...].dropFirst())"
  }

  /// `cable crossover 30 a side 15, 15, 12`: the load of each.
  mutating func spellEachSideBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    guard let side = [" a side "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let number = text[..<side.lowerBound].split(separator: " ").last, Double(number) != nil,
      !text[..<number.startIndex].hasDigit,
      case let list = text[side.upperBound...].prefix(while: { $0.isNumber || ", ".contains($0) }),
      list.split(separator: ",").count > 2,
      list.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.utf8.count <= 2 }),
      let load = Double(number), load >= 15,
      list.split(whereSeparator: { !$0.isNumber }).allSatisfy({ Double($0).map { $0 < load } ?? false })
    else { return }
    setAside(text[side].trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<number.startIndex])\(number)\(unitText(at: place)) x \(text[side.upperBound...])"
  }

  /// `Copenhagens 20s/side x 2`
  mutating func spellSecondsOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let sign = ["s/side", "s/leg", "s/arm", "sec/side"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<sign.lowerBound].last?.isNumber == true,
      case let name = text.prefix(while: { !$0.isNumber }).trimmedSpaces,
      document.names.look(label(name)).isTimed
        || ["plank", "copenhagen", "hold", "hang", "bridge", "stretch"].contains(where: {
          name.lowercased().containsBytes(of: $0)
        }),
      !name.lowercased().containsBytes(of: "press"),  // `16s/leg x 12` is a pair of dumbbells.
      text[sign.upperBound...].drop(while: { $0 == " " }).first != "x"
        || text[sign.upperBound...].split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) }) ?? 0 <= 6
    else { return }
    lines[place].plain =
      "\(text[..<sign.lowerBound]) sec each \(text[sign].hasSuffix("side") ? "side" : text[sign].hasSuffix("leg") ? "leg" : "arm")\(text[sign.upperBound...])"
  }

  /// `Cable kickback 20 lbs, R 15, 15  L 15, 13`: the repetitions of one side, and behind a gap those of the other.
  mutating func spellCommonSides(_ place: Int) {
    let text = lines[place].plain
    guard let gap = text.bytesRange(of: "  L ") ?? text.bytesRange(of: "  R "),
      let comma = text[..<gap.lowerBound].bytesRange(of: text[gap].hasSuffix("L ") ? "R " : "L "),
      case let first = text[comma.upperBound..<gap.lowerBound], case let second = text[gap.upperBound...],
      case let counts = [first, second].map({ $0.split(whereSeparator: { " ,".contains($0) }) }),
      counts.allSatisfy({ list in !list.isEmpty && list.allSatisfy { Int($0) != nil } })
    else { return }
    let sides = text[gap].hasSuffix("L ") ? ["right", "left"] : ["left", "right"]
    let lists = zip(sides, counts).flatMap { side, list in list.map { "\($0) \(side)" } }
    let head = text[..<comma.lowerBound].trimmedEnd
    lines[place].plain = "\(head.hasSuffix(",") ? head.dropLast() : head): \(lists.joined(separator: ", "))"
  }

  private static let bothSides = [
    " both legs", " both arms", " both sides", " both hands", " both feet", " beide beine", " beide arme",
    " beide seiten",
    " les deux jambes", " ambas piernas", " ambas pernas",
  ]

  /// `ham curl both legs 50x12`, `Calf raises both feet 15, 15`: of no one side.
  mutating func dropBothSides(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let said = Self.bothSides.lazy.compactMap({ lower.bytesRange(of: $0) }).first,
      case let start = text.utf8.index(
        text.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: said.lowerBound)),
      case let end = text.utf8.index(
        text.startIndex, offsetBy: lower.utf8.distance(from: lower.startIndex, to: said.upperBound)),
      case let name = text[..<start], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let rest = text[end...].drop(while: { " :-–,".contains($0) }), rest.first?.isNumber == true
    else { return }
    setAside(text[start..<end].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(rest)"
  }

  /// `DB row 40s, 12 each side, 3 sets`, `Step ups 16 each hand, 8 each leg, 3 sets`: the load, and how many of how often.
  mutating func spellSetsBehindSides(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " set") || text.containsBytes(of: " s") else { return }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    guard parts.count == 3, case let sets = parts[2].split(separator: " "), sets.count == 2, let count = Int(sets[0]),
      (2...8).contains(count), document.words.word(sets[1]) == .sets,
      case let reps = parts[1].split(separator: " "), reps.count > 2, Int(reps[0]) != nil,
      ["each", "per", "a"].contains(reps[1].lowercased()),
      case var head = parts[0].split(separator: " "), head.count > 1
    else { return }
    var held = ""
    if head.count > 3, ["each", "per", "a"].contains(head[head.count - 2].lowercased()) {
      held = head.suffix(2).joined(separator: " ")
      head.removeLast(2)
    }
    guard let last = head.last, case let number = last.prefix(while: { $0.isNumber || $0 == "." }),
      Double(number) != nil,
      ["", "s", "kg", "lb", "lbs"].contains(last[number.endIndex...]), !head.dropLast().contains(where: \.hasDigit),
      !held.isEmpty || ["kg", "lb", "lbs"].contains(last[number.endIndex...])
        || isLiftedWithLoad(head.dropLast().joined(separator: " ")) && Double(number) ?? 0 >= 11
          && Double(number) ?? 0 != (Double(reps[0]) ?? 0) * 2 && Double(number) != Double(reps[0])
    else { return }
    if !held.isEmpty { setAside(held, at: place) }
    let unit = ["", "s"].contains(last[number.endIndex...]) ? unitText(at: place) : String(last[number.endIndex...])
    lines[place].plain =
      "\(head.dropLast().joined(separator: " ")) \(count)x\(reps[0]) \(reps.dropFirst().joined(separator: " ")) @ \(number)\(unit)"
  }

  /// `remo con mancuerna 12kg izq 12` above `der 12`, `izq 11`: the other side was done with the same load.
  mutating func spellLoadsOfSidesBelow() {
    for place in lines.indices.dropLast()
    where lines[place + 1].plain.utf8.count <= 14 && lines[place + 1].plain.utf8.last?.isDigit == true
      && lines[place + 1].plain.utf8.first?.isDigit == false && lines[place].plain.utf8.last?.isDigit == true
    {
      let words = lines[place].plain.split(separator: " ")
      guard words.count > 3, Self.isTypedLoad(words[words.count - 3]), sideAlone(words.suffix(2)),
        words[words.count - 3].last?.isLetter == true
      else { continue }
      var below = place + 1
      while below < lines.count, lines[below].kind == lines[place + 1].kind,
        sideAlone(lines[below].plain.split(separator: " ")[...])
      {
        lines[below].plain = "\(words[words.count - 3]) \(lines[below].plain)"
        below += 1
      }
    }
  }

  /// `der 12`: a side and how often.
  private func sideAlone(_ words: ArraySlice<Substring>) -> Bool {
    guard words.count == 2, let side = words.first, side.utf8.count > 1, let count = words.last, Int(count) != nil
    else {
      return false
    }
    return document.words.word(side) == .left || document.words.word(side) == .right
  }

  /// Whether an exercise is one of loads, and no hold, stretch, carry or what the body alone does.
  private func isLiftedWithLoad(_ name: String) -> Bool {
    let look = document.names.look(label(name))
    guard look.isLikely, !look.isTimed, !look.isDistance, !look.isBodyweight else { return false }
    return !name.split(whereSeparator: { !$0.isLetter }).contains { Self.doneWithoutLoads.contains($0) }
  }

  private static let doneWithoutLoads: NoteWordSet = [
    "stretch", "stretches", "hold", "holds", "plank", "planks", "sit", "balance", "pose", "carry", "carries", "taps",
    "climbers", "bug", "bugs", "dog", "dogs", "crunch", "crunches", "copenhagen", "pigeon", "bicycle", "hang",
  ]

  /// `30 seconds left and 22 right`: as many seconds.
  mutating func spellSecondsOfOtherSide(_ place: Int) {
    let text = lines[place].plain
    guard text.hasDigit, text.utf8.count <= 120 else { return }
    let words = text.split(separator: " ")
    guard words.count > 4 else { return }
    func bare(_ index: Int) -> Substring { words[index].prefix { $0.isLetter || $0.isNumber } }
    for index in 0...(words.count - 5)
    where words[index].allSatisfy(\.isNumber) && words[index].utf8.count == 2
      && document.words.word(words[index + 1]) == .seconds
    {
      guard let side = document.words.word(bare(index + 2)), side == .left || side == .right,
        index + 4 < words.count,
        case let joined = [",", "and", "/", "und", "et", "y"].contains(words[index + 3]) ? 4 : 3,
        index + joined + 1 < words.count, words[index + joined].allSatisfy(\.isNumber),
        words[index + joined].utf8.count == 2,
        let other = document.words.word(bare(index + joined + 1)), other != side, other == .left || other == .right
      else { continue }
      let rest = text[words[index + joined].endIndex...]
      lines[place].plain =
        "\(text[..<words[index + 2].startIndex])\(bare(index + 2)), \(words[index + joined]) \(words[index + 1])\(rest)"
      return
    }
  }
}
