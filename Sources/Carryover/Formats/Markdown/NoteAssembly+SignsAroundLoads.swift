import TextStreams

/// Signs and letters right beside loads and counts: help behind a minus, sides, warm-ups in front of a semicolon.
extension NoteAssembly {
  mutating func spellSignsAroundLoads(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellHelpBehindMinus(place)
      spellCountsBeforeHelp(place)
      spellCountsOfBody(place)
      spellWarmupsOfSpanish(place)
      spellLettersOfSidesBehind(place)
      spellWarmupsBeforeSemicolon(place)
      spellWarmupsBeforeSlash(place)
      spellCountsBeforeSides(place)
    }
  }

  /// `Graviton: -30kg x10`, `辅助引体向上：-20kg×10`: weight that is taken off, behind what is no lift with a bar.
  private mutating func spellHelpBehindMinus(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "-")) else { return }
    for colon in [": ", "："] {
      guard let sign = text.bytesRange(of: "\(colon)-"), text[sign.upperBound...].utf8.first?.isDigit == true,
        case let name = text[..<sign.lowerBound], !name.hasDigit, name.utf8.count > 2,
        !text.hasByte(UInt8(ascii: "/")), [nil, .assisted].contains(document.words.word(name)),
        case let look = document.names.look(label(String(name))), !look.isKnown || look.isBodyweight,
        case let behind = text[sign.upperBound...].drop(while: { $0.isNumber || ".,".contains($0) }),
        case let unit = behind.drop(while: { $0 == " " }).prefix(while: \.isLetter),
        document.words.loadUnit(NoteWords.key(unit)) != nil, behind.first != " ",
        // All loads have the sign, and repetitions behind them.
        text.split(separator: "-").count == text.split(separator: String(unit)).count,
        case let rest = behind.dropFirst(unit.count).drop(while: { $0 == " " }), let times = rest.first,
        "x×".contains(times)
      else { continue }
      let sets = "-\(text[sign.upperBound...])".replacing(", -", with: ", assisted ")
        .replacing("，-", with: ", assisted ")
      lines[place].plain = "\(name): assisted \(sets.dropFirst())"
      return
    }
    // `8 reps -15kg` below `Elevações assistidas`
    guard let reps = text.bytesRange(of: " -"), Int(text.prefix(while: \.isNumber)) != nil,
      case let noun = text[..<reps.lowerBound].drop(while: { $0.isNumber || $0 == " " }),
      document.words.word(noun) == .reps,
      case let load = text[reps.upperBound...].prefix(while: { $0 != " " }), Self.isTypedLoad(load),
      let above = lines[max(0, place - 30)..<place].last(where: { !$0.plain.hasDigit && $0.kind != .blank }),
      above.plain.lowercased().split(separator: " ").contains(where: { word in
        ["assist", "asist", "unterstütz"].contains { word.hasPrefix($0) }
      })
    else { return }
    lines[place].plain =
      "assisted \(load) x \(text.prefix(while: \.isNumber))\(text[load.endIndex...])"
  }

  /// `8x-25`, `3x8x-20kg`: repetitions, and the weight that is taken off.
  private mutating func spellCountsBeforeHelp(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "x-") else { return }
    let words = lines[place].plain.split(separator: " ").map { word -> String in
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      let sides = bare.split(separator: "x", omittingEmptySubsequences: false)
      guard (2...3).contains(sides.count), let load = sides.last, load.hasPrefix("-"),
        sides.dropLast().allSatisfy({ Int($0).map { (1...60).contains($0) } == true }),
        case let number = load.dropFirst().prefix(while: { $0.isNumber || ".,".contains($0) }), number.hasDigit,
        case let unit = load.dropFirst(1 + number.count),
        unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil,
        bare.endIndex < word.endIndex || word.endIndex == lines[place].plain.endIndex
      else { return String(word) }
      let told = "-\(number.replacing(",", with: "."))\(unit.isEmpty ? loadUnit?.rawValue ?? "" : String(unit))"
      let end = word[bare.endIndex...]
      return sides.count == 2 ? "\(told) x \(sides[0])\(end)" : "\(sides[0])x\(sides[1]) @ \(told)\(end)"
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `optrekken: lichaamsgewicht 8x, +5kg 6x`: how often the body was moved.
  private mutating func spellCountsOfBody(_ place: Int) {
    guard lines[place].plain.hasByte(UInt8(ascii: "x")) else { return }
    // `3x 15` are sets, and so is what other counts follow.
    guard lines[place].plain.split(separator: ",").allSatisfy({ $0.hasSuffix("x") }) else { return }
    var words = lines[place].plain.split(separator: " ").map(String.init)
    var isChanged = false
    for index in words.indices.dropFirst() {
      let bare = words[index].hasSuffix(",") ? words[index].dropLast() : words[index][...]
      guard bare.hasSuffix("x"), let count = Int(bare.dropLast()), (1...60).contains(count),
        document.words.word(words[index - 1]) == .bodyweight
      else { continue }
      words[index] = "x\(count)\(words[index].dropFirst(bare.count))"
      isChanged = true
    }
    if isChanged { lines[place].plain = words.joined(separator: " ") }
  }

  /// `hack 90x12 cal, 140x10`: the letters are of `calentamiento`, for no calories are counted of a load.
  private mutating func spellWarmupsOfSpanish(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " cal") else { return }
    var words = lines[place].plain.split(separator: " ").map(String.init)
    // `Press de banca: cal 45x15, 95x10 // 155x8`
    if let index = words.firstIndex(of: "cal"), index > 0, index + 2 < words.count, words[index - 1].hasSuffix(":"),
      case let sides = words[index + 1].split(separator: "x"), sides.count == 2, Double(sides[0]) != nil
    {
      words[index] = "calent"
    }
    for index in words.indices.dropFirst() where ["cal", "cal,", "cal."].contains(words[index]) {
      let sides = words[index - 1].split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, !document.names.look(label(words[..<(index - 1)].joined(separator: " "))).isDistance,
        ["bike", "bici", "erg", "ski", "row", "remo"].allSatisfy({
          !lines[place].plain.lowercased().containsBytes(of: $0)
        }),
        let load = Double(sides[0]), load >= 20, let reps = Int(sides[1]), (1...30).contains(reps)
      else { continue }
      words[index] = "warmup" + words[index].dropFirst(3)
    }
    lines[place].plain = words.joined(separator: " ")
  }

  /// `10x12 G, 10x12 D`, `55x10 I, 55x10 D`: the letters of both sides behind their sets.
  private mutating func spellLettersOfSidesBehind(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " D"),
      lines[place].plain.hasSuffix(" D") || lines[place].plain.containsBytes(of: " D,")
    else { return }
    var words = lines[place].plain.split(separator: " ").map(String.init)
    func places(of letter: String) -> [Int] {
      words.indices.dropFirst().filter {
        (words[$0] == letter || words[$0] == letter + ",") && Self.hasProduct(words[$0 - 1])
      }
    }
    let right = places(of: "D")
    for letter in ["G", "I"] where !right.isEmpty {
      let left = places(of: letter)
      guard left.count == right.count else { continue }
      for index in left { words[index] = "left" + words[index].dropFirst() }
      for index in right { words[index] = "right" + words[index].dropFirst() }
      // A side counts no sets, and what moves the body may have a load, too.
      for index in left + right where document.conventions.pair == .repsByLoad {
        let sides = words[index - 1].split(separator: "x", omittingEmptySubsequences: false)
        if sides.count == 2, Int(sides[0]) != nil { words[index - 1] = "\(sides[0]) reps @ \(sides[1])" }
      }
      lines[place].plain = words.joined(separator: " ")
      return
    }
  }

  /// `aquec. 40kg x10; 80kg x8, x8, x7`: the warm-ups end at the semicolon.
  private mutating func spellWarmupsBeforeSemicolon(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: "; "), document.words.filters.warmups.mayBeIn(text),
      case let warmups = text[..<sign.lowerBound], case let work = text[sign.upperBound...],
      // `; 40x8, 60x5` may go on rising; `; 60kg 8, 8, 7` has a load of its own.
      work.containsBytes(of: ", x") || isLoadBeforeCounts(work) && !beginsWithWarmup(text),
      !work.hasByte(UInt8(ascii: ";")), work.utf8.first?.isDigit == true, warmups.utf8.last?.isDigit == true,
      document.words.filters.warmups.mayBeIn(String(warmups)), !document.words.filters.warmups.mayBeIn(String(work)),
      Self.hasProduct(String(warmups)), Self.hasProduct(String(work)) || isLoadBeforeCounts(work)
    else { return }
    lines[place].plain.replaceSubrange(sign, with: ", then ")
  }

  /// `60kg 8, 8, 7 reps`: one load, and the repetitions of several sets.
  private func isLoadBeforeCounts(_ text: Substring) -> Bool {
    let words = text.split { ", /:".contains($0) }
    guard words.count > 2, let load = words.first, Self.isTypedLoad(load) else { return false }
    let counts = words.dropFirst().prefix { Int($0).map { (1...60).contains($0) } ?? false }
    return counts.count > 1
      && words.dropFirst(1 + counts.count).allSatisfy { document.words.word($0) == .reps }
  }

  /// `aquecimento 2x15 20kg / 4x8 60kg`: warm-ups before the sign, and several sets of more behind it.
  private mutating func spellWarmupsBeforeSlash(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), document.words.filters.warmups.mayBeIn(text), !beginsWithWarmup(text),
      case let parts = text.replacing(" / ", with: "\n").split(separator: "\n"), parts.count == 2,
      parts[1].utf8.first?.isDigit == true,
      !document.words.filters.warmups.mayBeIn(String(parts[1])), Self.hasProduct(String(parts[0])),
      let warmup = heaviest(parts[0]), let work = heaviest(parts[1]), work.load > warmup.load, work.sets > 1
    else { return }
    lines[place].plain = "\(parts[0]), then \(parts[1])"
  }

  /// `Warm up: goblet squat 2x10 12kg / 2x10 16kg` is all of it.
  private func beginsWithWarmup(_ text: String) -> Bool {
    let words = text.split { " :".contains($0) }
    return (1...2).contains { document.words.word(words.prefix($0).joined(separator: " ")) == .warmup }
  }

  /// The most that is lifted in sets such as `2x8 80kg, 1x6 90kg`, and how many sets there are in all.
  private func heaviest(_ text: Substring) -> (load: Double, sets: Int)? {
    let words = text.split { " ,".contains($0) }
    let loads = words.filter { Self.isTypedLoad($0) }
      .compactMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
    let counts = words.compactMap { word -> Int? in
      let sides = word.split(separator: "x", omittingEmptySubsequences: false)
      return sides.count == 2 && Int(sides[1]) != nil ? Int(sides[0]) : nil
    }
    guard let load = loads.max() else { return nil }
    return (load, max(1, counts.reduce(0) { $0.addingReportingOverflow($1).partialValue }))
  }

  /// `bench w10@40 w5@60 5@80` below `w = warmup`: the letter before its set.
  mutating func spellLettersOfWarmups(_ place: Int) {
    guard lines[place].plain.hasByte(UInt8(ascii: "@")) else { return }
    let letters = document.letters.filter { $0.value == .warmup }.keys
    for letter in letters.sorted() where lines[place].plain.lowercased().containsBytes(of: " \(letter)") {
      let words = lines[place].plain.split(separator: " ").map { word -> String in
        let set = word.dropFirst(letter.count)
        guard word.lowercased().hasPrefix(letter), let at = set.firstIndex(of: "@"), Int(set[..<at]) != nil,
          Double(set[set.index(after: at)...].filter { $0 != "," }) != nil
        else { return String(word) }
        return "\(set.filter { $0 != "," }) warmup,"
      }
      lines[place].plain = words.joined(separator: " ")
    }
  }

  /// `dips: 12 @ bw / 10 @ bw / 8 @ +25`, `5 @ 115 / 7 @ 130 amrap`: repetitions, and what was lifted.
  mutating func spellLoadsBehindAt(_ place: Int) {
    let text = lines[place].plain
    // `3 x 8 @ bw` is another's.
    guard text.hasByte(UInt8(ascii: "@")), !Self.hasProduct(text), !text.containsBytes(of: " x "),
      !text.contains("×")
    else { return }
    var words = text.replacing("@ ", with: "@").replacing(" @", with: "@").split(separator: " ").map(String.init)
    // `8@+10 kg`
    for index in words.indices.dropLast().reversed()
    where words[index].hasByte(UInt8(ascii: "@")) && words[index].utf8.last?.isDigit == true
      && document.words.loadUnit(NoteWords.key(words[index + 1].filter { $0 != "," })) != nil
    {
      words[index] += words.remove(at: index + 1)
    }
    var isChanged = false
    let counts = words.map { word -> (count: Int, load: Substring, end: Substring)? in
      let bare = word.hasSuffix(",") ? word.dropLast() : word[...]
      let sides = bare.split(separator: "@", omittingEmptySubsequences: false)
      guard sides.count == 2, let count = Int(sides[0]), (1...60).contains(count) else { return nil }
      return (count, sides[1], word[bare.endIndex...])
    }
    // `8 @ body weight` has another word.
    guard
      counts.allSatisfy({ found in
        guard let load = found?.load else { return true }
        return load.utf8.first.map { $0.isDigit || $0 == UInt8(ascii: "+") } == true
          || document.words.word(load) == .bodyweight
      })
    else { return }
    for (index, found) in counts.enumerated() {
      guard let found else { continue }
      let isBody = document.words.word(found.load) == .bodyweight
      if isBody || found.load.hasPrefix("+") && counts.contains(where: { $0 != nil && $0?.load != found.load }) {
        words[index] = "\(found.load) x \(found.count)\(found.end)"
        isChanged = true
      } else if index + 1 < words.count, counts[..<index].contains(where: { $0 != nil }), Double(found.load) != nil,
        document.words.word(words[index + 1].filter { !"(),".contains($0) }) == .amrap
      {
        words[index] = "\(found.count) reps @ \(found.load)"
        setAside(words[index + 1], at: place)
        words[index + 1] = ""
        isChanged = true
      }
    }
    if isChanged { lines[place].plain = words.filter { !$0.isEmpty }.joined(separator: " ") }
  }

  /// `60kg 12 12 left, 60kg 12 12 right`: the sets of each side.
  private mutating func spellCountsBeforeSides(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, text.hasByte(UInt8(ascii: ",")) else { return }
    var sets: [String] = []
    for part in text.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count > 3, let load = words.first, Self.isTypedLoad(load), let side = words.last,
        [.left, .right].contains(document.words.word(side)), side.utf8.count > 1,
        case let counts = words.dropFirst().dropLast(),
        counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true })
      else { return }
      sets += counts.map { "\(load) x \($0) \(side)" }
    }
    lines[place].plain = sets.joined(separator: ", ")
  }

  /// `Act: 90x5 / 90x5` below `Rx: 4x5 @ 90`: what was done of it.
  mutating func spellResultKeys(_ places: [Int]) {
    for place in places where place > 0 && lines[place].plain.lowercased().hasPrefix("act: ") {
      guard let (key, _) = Self.keyAndValue(lines[place - 1].plain), document.words.word(key) == .planned else {
        continue
      }
      lines[place].plain = "Actual\(lines[place].plain.dropFirst(3))"
    }
  }
}
