import TextStreams

/// Counts, numbers of sets, sides and heights with a sign that says too little by itself.
extension NoteAssembly {
  mutating func spellBareSigns(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      let text = lines[place].plain
      switch text.utf8.first {
      // `2:00 rest between`
      case .some(let first) where first.isDigit && tellsOfRestAlone(lines[place]): lines[place].isEscaped = true
      case .some(let first) where first.isDigit:
        spellBareCount(place)
        spellShareOfLegend(place)
        dropDifference(place)
        dropHeightOfBox(place)
        spellEffortBeforeArrow(place)
      case .some(0xE7): dropNumberOfChineseSet(place)
      // `lombar cansada, descanso de 2 min`
      case _ where endsInRest(text) && tellsOfRestAlone(lines[place]): lines[place].isEscaped = true
      default:
        keepWeightOfOtherDay(place)
        spellMostBelowCounts(place)
        spellEffortBeforeArrow(place)
        dropHeightOfBox(place)
        spellSetsBehindCounts(place)
        spellLettersBehindCounts(place)
        spellDashesOfCounts(place)
        spellSideBeforeComma(place)
        dropDifference(place)
        keepBodyOfWriter(place)
      }
    }
  }

  /// `Bodyweight 176 on Sunday. Half is 6 weeks away.`: no set.
  private mutating func keepWeightOfOtherDay(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", maxSplits: 3)
    guard words.count > 3, words[2] == "on", document.words.word(words[0]) == .bodyweight,
      Double(words[1]).map({ (40...400).contains($0) }) == true,
      document.words.weekday(words[3].prefix { $0.isLetter }) != nil, !Self.hasProduct(lines[place].plain),
      !lines[place].plain.containsBytes(of: " set")
    else { return }
    lines[place].isEscaped = true
  }

  /// `max : 13` below `15` and `12`: how many there were in the last set.
  private mutating func spellMostBelowCounts(_ place: Int) {
    let words = lines[place].plain.split(whereSeparator: { " :".contains($0) })
    guard words.count == 2, place > 0, document.words.word(words[0]) == .max, let most = Int(words[1]),
      let above = Int(lines[place - 1].plain), (1...100).contains(above), (1...2 * above).contains(most)
    else { return }
    lines[place].plain = "\(most) max"
  }

  /// Whether a word for rests stands behind the last comma.
  private func endsInRest(_ text: String) -> Bool {
    guard let comma = text.lastBytesRange(of: ", ") else { return false }
    return document.words.word(text[comma.upperBound...].prefix { $0 != " " }) == .rest
  }

  /// `10x14 each side, 2 RIR` where a legend says that repetitions come first.
  private mutating func spellShareOfLegend(_ place: Int) {
    guard document.conventions.isExplicit, document.conventions.pair == .repsByLoad else { return }
    let text = lines[place].plain
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, case let factors = words[0].split(separator: "x", omittingEmptySubsequences: false),
      factors.count == 2, let reps = Int(factors[0]), reps >= 5, Double(factors[1]) != nil,
      case let unit = unitText(at: place), !unit.isEmpty,
      ["each", "per", "je", "pro", "par", "por", "cada", "per"].contains(words[1].prefix { $0.isLetter }.lowercased())
    else { return }
    lines[place].plain = "\(factors[1])\(unit) x \(reps) \(words[1])"
  }

  /// `8x`, `6× (tot falen)` below one another: repetitions.
  private mutating func spellBareCount(_ place: Int) {
    guard let count = bareCount(place),
      place > 0 && wasBareCount(place - 1) || place + 1 < lines.count && bareCount(place + 1) != nil
    else { return }
    let rest = lines[place].plain.dropFirst(count.utf8.count).drop { "x×".contains($0) }
    lines[place].plain = "\(count) reps\(rest)"
  }

  /// Whether a line was a bare count before it was spelled so.
  private func wasBareCount(_ place: Int) -> Bool {
    lines[place].plain.containsBytes(of: " reps") && lines[place].content.contains { "x×".contains($0) }
  }

  /// Of `8x` and `6× (tot falen)` the number; `nil` of `3x5`, and of `3x:` above what was done so often.
  private func bareCount(_ place: Int) -> Substring? {
    guard isSpellable(place, to: 40), case let text = lines[place].plain,
      case let count = text.prefix(while: \.isNumber),
      (1...3).contains(count.utf8.count), case let behind = text.dropFirst(count.utf8.count),
      let sign = behind.first, sign == "x" || sign == "×", case let rest = behind.dropFirst(),
      rest.isEmpty || rest.first == " " && !rest.hasDigit,
      case let said = rest.drop(while: { " (".contains($0) }).prefix(while: { $0 != ")" }),
      said.isEmpty || document.words.word(said) == .failure || document.words.word(said) == .warmup
    else { return nil }
    return count
  }

  /// `10 box jumps, 20"`, `Box step-ups, 18": 3x10`: how high the box is.
  private mutating func dropHeightOfBox(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "),
      case let number = text[comma.upperBound...].prefix(while: \.isNumber), number.utf8.count == 2,
      case let behind = text[number.endIndex...], let sign = behind.first, "\"”″".contains(sign),
      document.words.hints(forExercise: String(text[..<comma.lowerBound].drop { $0.isNumber || $0 == " " })).hasHeight
    else { return }
    setAside("\(number)\(sign)", at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(behind.dropFirst())"
  }

  /// `1 @ RPE 8 -> 180x1 @8`, `Squat: 1 @8 -> 180x1 @8`, `2x3 @8 -> 180x3, 180x3`: a plan without a load, and what came of it.
  private mutating func spellEffortBeforeArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = [" -> ", " → ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let at = text[..<arrow.lowerBound].firstIndex(of: "@"),
      case let start = text[..<at].bytesRange(of: ": ")?.upperBound ?? text.startIndex, !text[..<start].hasDigit,
      case let scheme = text[start..<at].trimmedEnd.split(separator: "x", omittingEmptySubsequences: false),
      scheme.count <= 2, scheme.allSatisfy({ Int($0).map { (1...12).contains($0) } ?? false }),
      case let effort = text[at..<arrow.lowerBound].dropFirst().lowercased().split(separator: " "),
      (1...2).contains(effort.count), let number = effort.last?.drop(while: { $0 == "@" }),
      let value = Double(number), (5...10).contains(value), effort.count == 1 || document.words.word(effort[0]) == .rpe,
      Self.hasProduct(String(text[arrow.upperBound...]))
    else { return }
    let sets = scheme.count == 1 ? "1x\(scheme[0])" : "\(scheme[0])x\(scheme[1])"
    lines[place].plain = "\(text[..<start])plan \(sets) @ RPE \(number)\(text[arrow.lowerBound...])"
  }

  /// `第1组：25次`, `第3组：自重 × 9次，力竭`: which of the sets it is.
  private mutating func dropNumberOfChineseSet(_ place: Int) {
    let text = lines[place].plain
    guard text.hasPrefix("第"), case let number = text.dropFirst().prefix(while: \.isNumber),
      (1...2).contains(number.utf8.count), case let behind = text[number.endIndex...], behind.hasPrefix("组"),
      let sign = behind.dropFirst().first, "：:、 ".contains(sign),
      case let set = behind.dropFirst(2).trimmedSpaces, set.hasDigit,
      set.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "+") }) == true || set.hasPrefix("自重")
    else { return }
    lines[place].plain = set
  }

  /// `swings 24 x10 x10 sets`: a load, its repetitions, and how many sets.
  private mutating func spellSetsBehindCounts(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "x")) else { return }
    var words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard
      let noun = words.indices.dropFirst(3).first(where: { index in
        document.words.word(words[index].prefix { $0 != "," }) == .sets
          && words[(index - 2)..<index].allSatisfy { $0.first == "x" && Int($0.dropFirst()) != nil }
          && Double(words[index - 3]) != nil
      }), let sets = Int(words[noun - 1].dropFirst()), (1...30).contains(sets)
    else { return }
    // `24 x10 x10 sets, 5:00 flat`: how long all of them took.
    if words[noun].hasSuffix(","), let next = words.dropFirst(noun + 1).first, next.contains(":"), next.hasDigit {
      setAside(words[(noun + 1)...].joined(separator: " "), at: place)
      words.removeSubrange((noun + 1)...)
    }
    let behind = words[noun].hasSuffix(",") && noun + 1 < words.count ? "," : ""
    words.replaceSubrange((noun - 3)...noun, with: ["\(words[noun - 3])\(words[noun - 2])x\(sets)\(behind)"])
    lines[place].plain = words.joined(separator: " ")
  }

  /// `Burpees: 10 - 8 rip, recupero 90"`: a list of counts, as their noun says.
  private mutating func spellDashesOfCounts(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " - "), let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let list = text[colon.upperBound...].prefix(while: { $0.isNumber || " -".contains($0) }),
      case let counts = list.trimmedSpaces.split(separator: " - ", omittingEmptySubsequences: false), counts.count > 1,
      case let numbers = counts.compactMap({ Int($0) }), numbers.count == counts.count,
      numbers.allSatisfy({ (1...60).contains($0) }),
      // `10 - 12 reps` is a range, and `Row: 60 - 10 reps` a load before them.
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 >= $1 }),
      counts.count > 2 || document.names.look(label(String(text[..<colon.lowerBound]))).isBodyweight,
      document.words.word(text[list.endIndex...].prefix(while: \.isLetter)) == .reps
    else { return }
    lines[place].plain = "\(text[..<colon.upperBound])\(counts.joined(separator: ", ")) \(text[list.endIndex...])"
  }

  /// `left, 8 s`: a comma behind a side.
  private mutating func spellSideBeforeComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), comma.lowerBound > text.startIndex,
      [.left, .right].contains(document.words.word(text[..<comma.lowerBound])),
      !text.split(separator: " ").contains(where: { document.words.word($0) == .rest }),
      text[comma.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain.replaceSubrange(comma, with: " ")
  }

  private static let comparing: NoteWordSet = [
    "off", "slower", "faster", "quicker", "behind", "ahead", "better", "worse", "under", "over", "short",
  ]

  /// `parkrun 5km 22:41, about 30 sec off PB`: how it was beside another time.
  private mutating func dropDifference(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let said = text[comma.upperBound...],
      case var words = said.split(separator: " ")[...], words.count > 2, text[..<comma.lowerBound].hasDigit
    else { return }
    if document.words.word(words[0]) == .approximately { words = words.dropFirst() }
    guard words.count > 2, let number = words.popFirst(), Double(number) != nil, let unit = words.popFirst(),
      [.seconds, .minutes].contains(document.words.word(unit)), let word = words.first, Self.comparing.contains(word)
    else { return }
    setAside(String(said), at: place)
    lines[place].plain = String(text[..<comma.lowerBound])
  }

  /// `Male, 41, 5'10", 203 lb`: who writes, and no set.
  private mutating func keepBodyOfWriter(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].number <= 10, let comma = text.firstIndex(of: ",") else { return }
    let isPerson =
      text.contains("'") && ["male", "female", "m", "f", "man", "woman"].contains(text[..<comma].lowercased())
    // `GZCLP week 5, 27F, 142 lb.`
    let isAged = text.split(whereSeparator: { " (".contains($0) }).contains { word in
      word.utf8.count == 4 && word.hasSuffix(",") && "FM".contains(word.dropLast().last ?? " ")
        && word.prefix(2).allSatisfy(\.isNumber)
    }
    guard isPerson || isAged, !Self.hasProduct(text) else { return }
    lines[place].isEscaped = true
  }

  /// `12 kg, 10 G, 10 D, 9 G, 8 D`: gauche and droite behind their counts.
  private mutating func spellLettersBehindCounts(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "D")) else { return }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    func letter(_ index: Int) -> Character? {
      guard index > 0, Int(words[index - 1]) != nil, let letter = words[index].first, "GDIE".contains(letter),
        words[index].dropFirst().allSatisfy({ $0 == "," })
      else { return nil }
      return letter
    }
    let letters = words.indices.compactMap { letter($0) }
    guard letters.count > 1, letters.contains("D"), Set(letters).count == 2,
      case let name = text.prefix(while: { !$0.isNumber && $0 != ":" }).trimmedSpaces,
      name.isEmpty || document.names.look(label(name)).isLikely
    else { return }
    lines[place].plain = words.indices.map { index in
      letter(index).map { "\($0 == "D" ? "R" : "L")\(words[index].dropFirst())" } ?? String(words[index])
    }.joined(separator: " ")
  }
}
