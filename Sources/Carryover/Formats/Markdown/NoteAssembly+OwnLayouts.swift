import TextStreams
import TrainingModel

/// How people divide what a line says, each in their own way: by semicolons, slashes and dashes.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellOwnLayouts(_ places: [Int]) {
    for place in places where lines[place].isHeading && lines[place].plain.utf8.count <= 160 {
      spellGapsBetweenSets(place)
    }
    for place in places where isSpellable(place, to: 160) {
      spellSemicolons(place)
      spellStrokesBetween(place)
      spellSetsOfSlash(place)
      spellSetsBetweenGaps(place)
      spellGapsBetweenSets(place)
      spellBarBeforeSlash(place)
      spellDashBeforeHelp(place)
      spellLoadBeforeArrow(place)
      spellAllBehindLoads(place)
      spellRestPauses(place)
      spellCarries(place)
      dropPutDown(place)
      spellLoadBehindComma(place)
      dropRemarkBehindName(place)
    }
  }

  /// `bench press; 3 sets; 8-10 reps; 50 kg; shoulder hurt`: fields of which one says more, as commas divide them.
  private mutating func spellSemicolons(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: ";")), case let parts = text.split(separator: ";"), parts.count > 2,
      !parts[0].hasDigit, parts[1].trimmedSpaces.utf8.first?.isDigit == true, !parts[1].contains(","),
      document.names.look(label(parts[0].trimmedSpaces)).isLikely
    else { return }
    lines[place].plain = parts.map(\.trimmedSpaces).joined(separator: ", ")
  }

  /// `Leg press 3x8 @ 60kg // Leg curl 8@40`: one exercise, then another.
  private mutating func spellStrokesBetween(_ place: Int) {
    let text = lines[place].plain
    guard let strokes = text.bytesRange(of: " // "), text[..<strokes.lowerBound].hasDigit,
      case let second = text[strokes.upperBound...], second.hasDigit, second.utf8.first?.isLetter == true,
      document.names.look(label(second.prefix { !$0.isNumber && !":(-".contains($0) }.trimmedSpaces)).isKnown
    else { return }
    lines[place].plain.replaceSubrange(strokes, with: "; ")
  }

  /// `Snatch pull: 85kg/3 x 4`: the load, the repetitions, and how many sets.
  private mutating func spellSetsOfSlash(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "/")), text.containsBytes(of: " x ") else { return }
    var words = text.split(separator: " ").map(String.init)
    var isSpelled = false
    for index in words.indices where index + 2 < words.count && words[index + 1] == "x" {
      let parts = words[index].split(separator: "/", omittingEmptySubsequences: false)
      let sets = words[index + 2].hasSuffix(",") ? words[index + 2].dropLast() : words[index + 2][...]
      guard parts.count == 2, Self.isTypedLoad(parts[0]) || parts[0].lowercased() == "bw",
        Int(parts[1]).map({ (1...20).contains($0) }) == true,
        Int(sets).map({ (2...10).contains($0) }) == true
      else { continue }
      if parts[0].first?.isNumber == true {
        words[index] = "\(parts[0]) x \(parts[1])"
      } else {
        // `BW/12 x 3`
        words[index] = "\(sets)x\(parts[1])"
        words[index + 1] = "BW\(words[index + 2].hasSuffix(",") ? "," : "")"
        words[index + 2] = ""
      }
      isSpelled = true
    }
    if isSpelled { lines[place].plain = words.filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// `squat   w60 5   w80 3   100 5,5,5`, `chinup   0 8,7,6`: gaps between sets, `w` before a warm-up, and nothing for the
  /// weight of the body.
  private mutating func spellSetsBetweenGaps(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "  "), text.utf8.first?.isLetter == true else { return }
    var pieces = text.replacing("  ", with: "\t").split(separator: "\t").map(\.trimmedSpaces).filter { !$0.isEmpty }
    guard pieces.count > 1, !pieces[0].hasDigit, document.names.look(label(pieces[0])).isLikely else { return }
    // `squat       w 60     5`: the repetitions have a column of their own.
    if pieces.count == 3, pieces[1].hasPrefix("w "), (Double(pieces[1].dropFirst(2)) ?? 0) >= 20 {
      pieces = [pieces[0], "w\(pieces[1].dropFirst(2)) \(pieces[2].replacing(" ", with: ","))"]
    }
    var (sets, isOdd): ([String], Bool) = ([], false)
    for piece in pieces.dropFirst() {
      let isWarmup = piece.first == "w"
      // `w60 5`, `w 60`
      let halves = piece.dropFirst(isWarmup ? 1 : 0).split(separator: " ")
      guard halves.count == 2, !isWarmup || piece.dropFirst().first?.isNumber == true, halves[0].utf8.count <= 6,
        halves[0].first?.isNumber == true, let load = Double(halves[0]),
        case let counts = halves[1].split(separator: ","), counts.allSatisfy({ Int($0).map { $0 <= 50 } ?? false })
      else { return }
      isOdd = isOdd || isWarmup || load == 0
      let weight = load == 0 ? "BW x " : "\(halves[0])x"
      sets += counts.map { "\(weight)\($0)\(isWarmup ? " warmup" : "")" }
    }
    guard isOdd else { return }
    lines[place].plain = "\(pieces[0]): \(sets.joined(separator: ", "))"
  }

  /// `Row W: 10 x 20kg  W: 5 x 50kg  12 x 95kg`, `1 set of 10 @ 20 (w/u)  3 sets of 9 @ 65`: gaps between sets that are
  /// read each by itself.
  private mutating func spellGapsBetweenSets(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "  "), text.utf8.count <= 200,
      text.hasByte(UInt8(ascii: ":")) || text.containsBytes(of: " of ")
    else { return }
    let pieces = text.replacing("  ", with: "\t").split(separator: "\t").map(\.trimmedSpaces).filter { !$0.isEmpty }
    guard pieces.count > 1, pieces.allSatisfy(\.hasDigit) else { return }
    let areSets = pieces.enumerated().allSatisfy { index, piece in
      let words = piece.split(separator: " ", maxSplits: 1)
      let isMarked =
        words.count == 2 && words[0].hasSuffix(":") && words[0].utf8.count <= 4 && words[0].lowercased().hasPrefix("w")
      let set = isMarked ? words[1] : piece[...]
      // `1: 80x5`, `2) 80x4`
      let digits = set.prefix(while: \.isNumber)
      if let sign = set[digits.endIndex...].first, ":)".contains(sign) || piece.containsBytes(of: "1: ") {
        return false
      }
      return (index == 0 || isMarked || set.utf8.first?.isDigit == true) && isOfSets(set, withLoad: false)
    }
    guard areSets else { return }
    lines[place].plain = pieces.joined(separator: ", ")
  }

  /// `wu: bar/10, 60/8`: the bar alone.
  private mutating func spellBarBeforeSlash(_ place: Int) {
    let text = lines[place].plain
    guard let bar = text.bytesRange(of: "bar/"),
      case let count = text[bar.upperBound...].prefix(while: \.isNumber), (1...2).contains(count.count),
      text[count.endIndex...].isEmpty || text[count.endIndex...].hasPrefix(","),
      bar.lowerBound == text.startIndex || text[..<bar.lowerBound].hasSuffix(": ")
        || text[..<bar.lowerBound].hasSuffix(", ")
    else { return }
    lines[place].plain.replaceSubrange(bar, with: "bar x ")
  }

  /// `Assisted dips - 10@-15kg, 9@-15kg`: the dash behind the name is none of a load.
  private mutating func spellDashBeforeHelp(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "@-"), let dash = text.bytesRange(of: " - "), !text[..<dash.lowerBound].hasDigit,
      text[dash.upperBound...].utf8.first?.isDigit == true
    else { return }
    let sets = text[dash.upperBound...].split(separator: ",").map(\.trimmedSpaces)
    let spelled = sets.map { set -> String? in
      let parts = set.split(separator: "@")
      guard parts.count == 2, Int(parts[0]) != nil, parts[1].hasPrefix("-"), Self.isTypedLoad(parts[1].dropFirst())
      else {
        return nil
      }
      return "\(parts[1]) x \(parts[0])"
    }
    guard !spelled.contains(nil) else { return }
    lines[place].plain = "\(text[..<dash.lowerBound]): \(spelled.compactMap(\.self).joined(separator: ", "))"
  }

  /// `DB row 3x15+ : 22 -> 15, 15, 17`: the load, before what came of it.
  private mutating func spellLoadBeforeArrow(_ place: Int) {
    let text = lines[place].plain
    guard let unit = loadUnit(at: place), let colon = text.bytesRange(of: ": "),
      let arrow = text[colon.upperBound...].bytesRange(of: " -> ") ?? text[colon.upperBound...].bytesRange(of: " → "),
      Double(text[colon.upperBound..<arrow.lowerBound]) != nil, text[..<colon.lowerBound].hasDigit,
      text[arrow.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain =
      "\(text[..<arrow.lowerBound])\(unit.rawValue)\(text[arrow.lowerBound...])"
  }

  /// `135 - 155 - 175 (all x3)`: as often with each.
  private mutating func spellAllBehindLoads(_ place: Int) {
    let text = lines[place].plain
    guard text.hasSuffix(")"), let all = text.bytesRange(of: " (all x"), Int(text[all.upperBound...].dropLast()) != nil,
      case let loads = text[..<all.lowerBound].replacing(" - ", with: "-").split(separator: "-"), loads.count > 1,
      loads.dropFirst().allSatisfy({ Double($0) != nil || Self.isTypedLoad($0) })
    else { return }
    lines[place].plain = "\(loads.joined(separator: ", ")) all x\(text[all.upperBound...].dropLast())"
  }

  /// `185 x 10 RP 4 RP 3 -- 20 breaths between`: as many more behind short rests.
  private mutating func spellRestPauses(_ place: Int) {
    let text = lines[place].plain
    guard let first = text.bytesRange(of: " RP "), text[..<first.lowerBound].hasDigit, Self.hasProduct(text) else {
      return
    }
    var counts = ""
    var rest = text[first.lowerBound...]
    while let sign = [" + RP ", ", RP ", " RP "].first(where: { rest.hasPrefix($0) }) {
      let count = rest.dropFirst(sign.count).prefix(while: \.isNumber)
      guard !count.isEmpty, count.count <= 2 else { return }
      counts += "+\(count)"
      rest = rest[count.endIndex...]
    }
    var before = text[..<first.lowerBound]
    while let last = before.last, " +,".contains(last) { before = before.dropLast() }
    guard !counts.isEmpty, before.last?.isNumber == true, rest.isEmpty || " ,(".contains(rest.first ?? "x") else {
      return
    }
    let remark = rest.drop { " ,-–—".contains($0) }
    setAside(remark.isEmpty ? "RP" : "RP \(remark)", at: place)
    lines[place].plain = "\(before)\(counts)"
  }

  /// `farmer walk   32s 40m  32s 40m`: a way with each load.
  private mutating func spellCarries(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.last == UInt8(ascii: "m"), let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      case let words = text[digit...].split(separator: " "), words.count > 3, words.count % 2 == 0,
      document.names.look(label(text[..<digit].trimmedSpaces)).isShort
    else { return }
    var sets: [String] = []
    for index in stride(from: 0, to: words.count, by: 2) {
      let (load, way) = (words[index], words[index + 1])
      let number = load.hasSuffix("s") ? load.dropLast() : load
      guard way.hasSuffix("m"), Int(way.dropLast()) != nil, Double(number) != nil || Self.isTypedLoad(load) else {
        return
      }
      let unit = Double(number) == nil ? "" : unitText(at: place)
      sets.append("\(number)\(unit) \(way)")
    }
    lines[place].plain = "\(text[..<digit].trimmedEnd): \(sets.joined(separator: ", "))"
  }

  /// `yoke 300kg 15m in 17.1s, one drop at 10m`: how often it was put down.
  private mutating func dropPutDown(_ place: Int) {
    let text = lines[place].plain
    guard
      let drop = [", one drop", ", 1 drop", ", two drops", ", 2 drops", ", no drops"].lazy
        .compactMap({ text.bytesRange(of: $0) }).first, text[..<drop.lowerBound].hasDigit,
      case let behind = text[drop.upperBound...], behind.isEmpty || behind.hasPrefix(" at "),
      !Self.hasProduct(String(behind))
    else { return }
    setAside(text[drop.lowerBound...].dropFirst(2).description, at: place)
    lines[place].plain = String(text[..<drop.lowerBound])
  }

  /// `split squat, DBs 20` above `1) 10 e/s`: the load of the sets below.
  private mutating func spellLoadBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = [", DBs ", ", DB ", ", KB ", ", KBs "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      Double(text[comma.upperBound...]) != nil || Self.isTypedLoad(text[comma.upperBound...]),
      !text[..<comma.lowerBound].hasDigit, place + 1 < lines.count, lines[place + 1].plain.utf8.first?.isDigit == true,
      !Self.hasProduct(lines[place + 1].plain), loadUnit(at: place) != nil || text.utf8.last?.isDigit == false
    else { return }
    setAside(text[comma].filter { $0 != "," }.trimmedSpaces, at: place)
    let unit = text.utf8.last?.isDigit == true ? unitText(at: place) : ""
    lines[place].plain = "\(text[..<comma.lowerBound]) \(text[comma.upperBound...])\(unit)"
  }

  /// `curl ez (bar 8)`, `leg press, sled 47 not counted` above their sets: a remark, and no name.
  private mutating func dropRemarkBehindName(_ place: Int) {
    let text = lines[place].plain
    guard place + 1 < lines.count, case let next = lines[place + 1],
      next.plain.utf8.first?.isDigit == true
        || ["worked", "working"].contains(next.plain.prefix(while: \.isLetter).lowercased())
        || document.words.word(next.plain.prefix { $0 != " " && $0 != ":" }) == .warmup
    else { return }
    if text.hasSuffix(")"), let open = text.bytesRange(of: " ("), !text[..<open.lowerBound].hasDigit,
      case let remark = text[open.upperBound...].dropLast(), !remark.contains("("),
      remark.hasPrefix("bar "), remark.hasDigit,
      document.names.look(label(String(text[..<open.lowerBound]))).isLikely
    {
      setAside("(\(remark))", at: place)
      lines[place].plain = String(text[..<open.lowerBound])
    } else if let comma = text.bytesRange(of: ", "), !text[..<comma.lowerBound].hasDigit,
      document.names.look(label(String(text[..<comma.lowerBound]))).isLikely,
      case let words = text[comma.upperBound...].split(separator: " "), words.count > 3,
      words[0].first?.isLetter == true,
      !Self.hasProduct(String(text[comma.upperBound...])),
      words.allSatisfy({ [nil, .article, .on, .at, .and].contains(document.words.word($0)) })
    {
      setAside(String(text[comma.upperBound...]), at: place)
      lines[place].plain = String(text[..<comma.lowerBound])
    }
  }
}
