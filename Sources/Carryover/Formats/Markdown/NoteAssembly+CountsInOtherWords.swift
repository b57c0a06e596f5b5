import TextStreams

/// Counts, sides and loads that people put in words or signs of their own between names and numbers.
extension NoteAssembly {
  mutating func spellCountsInOtherWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      if let arrow = lines[place].plain.bytesRange(of: " --> ") {
        lines[place].plain.replaceSubrange(arrow, with: " → ")
      }
      spellCarry(place)
      spellCarriesInParts(place)
      spellSignedCounts(place)
      spellLastTwoToFailure(place)
      spellHeadOfTicked(place)
      spellNamedLoadAboveCounts(place)
      spellImplementBeforeLoad(place)
      spellLoweredLoads(place)
      spellDropsInOtherWords(place)
      spellOneMoreSet(place)
      spellSharesAtCounts(place)
      spellMyoReps(place)
      spellClusters(place)
      spellFrenchSides(place)
      spellSetsBehindShare(place)
      spellWayBehindTime(place)
      spellLoadNotLifted(place)
      dropRestBehindGap(place)
      dropPlaceBeforeName(place)
      spellDoneBehindArrow(place)
      spellAllToFailure(place)
      spellFailedAttempt(place)
      spellHelpInBrackets(place)
      spellAllDone(place)
      spellDecimalBeforeShare(place)
    }
  }

  /// `10/side (2), 10/side (2), 9/side (1)`: each side, with what stands in brackets.
  private mutating func spellSharesAtCounts(_ place: Int) {
    let text = lines[place].plain
    guard let share = ["/side (", "/leg (", "/arm ("].first(where: { text.containsBytes(of: $0) }),
      let first = text.bytesRange(of: share), text[..<first.lowerBound].utf8.last?.isDigit == true,
      case let count = text.split(separator: share.dropLast(2)).count - 1, count > 1,
      case let list = text[first.lowerBound...].split(separator: ", "), list.count == count,
      list.allSatisfy({ $0.hasSuffix(")") })
    else { return }
    lines[place].plain = "\(text.replacing(share.dropLast(2), with: "")) each \(share.dropFirst().dropLast(2))"
  }

  private static let myo = ["myo reps", "myo-reps", "myoreps", "Myo reps", "Myoreps", "myos ", "myo "]

  /// `Lateral raise - 15s myo reps 22+6+5+5`, `Hammer curl 30s, myo reps: 14, 4, 4, 3`: a pair of dumbbells.
  private mutating func spellMyoReps(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, let myo = Self.myo.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case var before = text[..<myo.lowerBound]
    else { return }
    while let sign = before.last, " ,:-–—".contains(sign) { before = before.dropLast() }
    // `Pec deck myo reps 110: 15 +5 +4 +4`
    if before.isEmpty || !before.hasDigit, let colon = text[myo.upperBound...].bytesRange(of: ":"),
      case let load = text[myo.upperBound..<colon.lowerBound].trimmedSpaces,
      Self.isTypedLoad(load[...]) || Double(load).map({ $0 > 12 }) == true,
      case let counts = text[colon.upperBound...].split(whereSeparator: { " ,+".contains($0) }), counts.count > 1,
      counts.allSatisfy({ Int($0) != nil }), before.isEmpty || document.names.look(label(String(before))).isLikely
    {
      setAside(text[myo].trimmedSpaces, at: place)
      let unit = load.last?.isLetter == true ? "" : unitText(at: place)
      lines[place].plain = "\(before.isEmpty ? "" : "\(before): ")\(load)\(unit) x \(counts.joined(separator: ", "))"
      return
    }
    let isApart = text[before.endIndex..<myo.lowerBound].contains { "-–—".contains($0) }
    guard let space = before.lastIndex(of: " "), case let load = before[space...].dropFirst(),
      load.hasSuffix("s") || isApart, let value = Int(load.hasSuffix("s") ? load.dropLast() : load),
      (5...500).contains(value),
      case let list = text[myo.upperBound...].drop(while: { " :".contains($0) }),
      list.split(whereSeparator: { " ,+".contains($0) }).count > 1,
      list.allSatisfy({ $0.isNumber || " ,+".contains($0) }),
      case var name = before[..<space], !name.hasDigit
    else { return }
    while let sign = name.last, " ,:-–—".contains(sign) { name = name.dropLast() }
    guard !document.names.look(label(String(name))).isTimed else { return }
    setAside(String(text[myo]), at: place)
    let counts = list.split { " ,+".contains($0) }.joined(separator: ", ")
    lines[place].plain = "\(name): \(value)\(unitText(at: place)) x \(counts)"
  }

  /// `clusters at 140, 20s between the minis:` above `2+2+2`, `Larsen press clusters at 90, same rest` above `3+2+2`.
  private mutating func spellClusters(_ place: Int) {
    let text = lines[place].plain
    guard let clusters = text.bytesRange(of: "lusters at "), clusters.lowerBound > text.startIndex,
      case let start = text.index(before: clusters.lowerBound), "cC".contains(text[start]),
      case let load = text[clusters.upperBound...].prefix(while: { $0.isNumber || $0 == "." }), Double(load) != nil,
      case let rest = text[load.endIndex...], rest.isEmpty || " ,:k l".contains(rest.first ?? ","),
      case let name = text[..<start].trimmedSpaces, !name.hasDigit
    else { return }
    var below = place + 1
    let unit = rest.prefix { $0.isLetter }
    let sign = unit.isEmpty ? unitText(at: place) : String(unit)
    while below < lines.count, isSpellable(below, to: 40), Self.isSum(lines[below].plain) {
      lines[below].plain = "\(load)\(sign) x \(lines[below].plain)"
      below += 1
    }
    guard below > place + 1 else { return }
    if name.isEmpty {
      lines[place].isEscaped = true
    } else {
      setAside(text[start...].trimmedSpaces, at: place)
      lines[place].plain = name
    }
  }

  /// `2+2+2`
  private static func isSum(_ text: String) -> Bool {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { Int($0).map { (1...12).contains($0) } == true }
  }

  /// `Fentes bulgares 8kg : G 10, D 10, G 8 (genou qui tire), D 10`: gauche and droite.
  private mutating func spellFrenchSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "G")), text.hasByte(UInt8(ascii: "D")) else { return }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func isSide(_ letter: String, _ index: Int) -> Bool {
      words[index] == letter && index + 1 < words.count && words[index + 1].utf8.first?.isDigit == true
    }
    let (lefts, rights) = (words.indices.filter { isSide("G", $0) }, words.indices.filter { isSide("D", $0) })
    guard !lefts.isEmpty, !rights.isEmpty, abs(lefts.count - rights.count) <= 1,
      (lefts.first ?? 0) < (rights.first ?? 0)
    else { return }
    for index in lefts { words[index] = "gauche" }
    for index in rights { words[index] = "droite" }
    lines[place].plain = words.joined(separator: " ")
  }

  private static let rests: NoteWordSet = [
    "récup", "recup", "rec", "rec.", "récupération", "recupero", "rest", "descanso", "pause", "rust", "desc", "trot",
  ]

  /// `8x300m : 62" 61" 59"    récup 1'15 trot`: the rest behind a gap is no time of a lap.
  private mutating func dropRestBehindGap(_ place: Int) {
    let text = lines[place].plain
    guard let gap = text.lastBytesRange(of: "  "), case let rest = text[gap.upperBound...],
      let first = rest.split(separator: " ").first, Self.rests.contains(first.filter { $0 != ":" }), rest.hasDigit,
      !Self.hasProduct(String(rest)), !rest.lowercased().hasPrefix("rest pause"),
      rest.contains(where: { "'’\":s".contains($0) }) || rest.containsBytes(of: "min"),
      case let head = text[..<gap.lowerBound].trimmedSpaces, head.hasDigit,
      head.utf8.last != UInt8(ascii: "x") || head.dropLast().utf8.last?.isDigit == true
    else { return }
    setAside(rest.trimmedSpaces, at: place)
    lines[place].plain = head
  }

  private static let placesOfTraining = [
    "na pista", "in pista", "en la pista", "auf der bahn", "op de baan", "sur piste", "on the track", "at the track",
    "at the park", "no parque", "al parco", "en el parque", "im park", "au parc", "in het park",
  ]

  /// `na pista, corrida 5 x 1000 m`, `poi in pista ripetute 6 x 400m`: where it was, before what it was.
  private mutating func dropPlaceBeforeName(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let phrase = Self.placesOfTraining.lazy.compactMap({ lower.bytesRange(of: $0) }).first,
      case let before = lower[..<phrase.lowerBound].split(separator: " "), before.count <= 1,
      before.allSatisfy({ Self.thens.contains($0) }),
      case let rest = lower[phrase.upperBound...].drop(while: { " ,:".contains($0) }),
      rest.startIndex > phrase.upperBound, rest.first?.isLetter == true, rest.hasDigit,
      case let offset = lower.utf8.distance(from: lower.startIndex, to: rest.startIndex)
    else { return }
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    setAside(text[..<start].filter { $0 != "," && $0 != ":" }.trimmedSpaces, at: place)
    lines[place].plain = String(text[start...])
  }

  private static let thens: NoteWordSet = [
    "poi", "dann", "puis", "then", "luego", "depois", "daarna", "after", "later",
  ]

  private static let helps: NoteWordSet = [
    "ayuda", "help", "assist", "assistance", "hilfe", "aide", "aiuto", "ajuda", "hulp",
  ]

  /// `Dominadas asistidas (máquina con 70 lb de ayuda): 8, 7, 6`: weight that is taken off.
  private mutating func spellHelpInBrackets(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text.bytesRange(of: "): "),
      open.upperBound < close.lowerBound,
      case let words = text[open.upperBound..<close.lowerBound].split(separator: " "),
      words.contains(where: { Self.helps.contains($0) }), words.count(where: \.hasDigit) == 1,
      let number = words.firstIndex(where: \.hasDigit),
      case let digits = words[number].prefix(while: { $0.isNumber || ".,".contains($0) }),
      case let attached = words[number][digits.endIndex...],
      case let unit = attached.isEmpty && number + 1 < words.count ? words[number + 1] : attached,
      document.words.loadUnit(NoteWords.key(unit)) != nil, text[close.upperBound...].utf8.first?.isDigit == true
    else { return }
    setAside(String(text[open.upperBound..<close.lowerBound]), at: place)
    lines[place].plain = "\(text[..<open.lowerBound]): -\(digits) \(unit) x \(text[close.upperBound...])"
  }

  /// `Did: all 8, 58 cals total` below `Assault bike - Rx 8 x 20s on / 40s off`: done as it was meant.
  private mutating func spellAllDone(_ place: Int) {
    let text = lines[place].plain
    guard place > 0,
      let lead = ["Did: all ", "did: all ", "Done: all ", "done: all "].first(where: { text.hasPrefix($0) }),
      case let count = text.dropFirst(lead.count).prefix(while: \.isNumber), let sets = Int(count),
      case let rest = text[count.endIndex...], rest.isEmpty || rest.hasPrefix(","),
      case let above = lines[place - 1].plain,
      let scheme = above.bytesRange(of: "\(sets) x ") ?? above.bytesRange(of: "\(sets)x"),
      above[..<scheme.lowerBound].utf8.last?.isDigit != true,
      case let each = above[scheme.upperBound...].prefix(while: { $0 != " " && $0 != "," && $0 != "/" }), each.hasDigit
    else { return }
    if !rest.isEmpty { setAside(rest.dropFirst().trimmedSpaces, at: place) }
    lines[place].plain = "\(lead.prefix { $0 != " " }) \(sets) x \(each)"
  }

  /// `4. Plank — 3 sets x 30 sec` above `✅ 30 sec`, `✅ 22 sec`: what was meant, above what was done.
  private mutating func spellHeadOfTicked(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].box == nil,
      let sign = [" — ", " – ", " - ", ": "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<sign.lowerBound], !name.contains("("), case let plan = text[sign.upperBound...],
      let count = plan.split(separator: " ").first.flatMap({ Int($0.prefix(while: \.isNumber)) }),
      (1...12).contains(count),
      document.names.look(label(String(name))).isLikely || name.utf8.first?.isDigit == true
    else { return }
    var below = place + 1
    while below < lines.count, lines[below].box != nil, lines[below].plain.utf8.first?.isDigit == true { below += 1 }
    guard below - place - 1 == count else { return }
    // What was not done below is the plan once more.
    guard lines[(place + 1)..<below].contains(where: { $0.box == .ticked }) else {
      setAside(String(plan), at: place)
      lines[place].plain = String(name)
      return
    }
    let end = [" — ", " – ", ", "].compactMap { plan.bytesRange(of: $0)?.lowerBound }.min() ?? plan.endIndex
    if end < plan.endIndex { setAside(plan[end...].drop { " —–,".contains($0) }.trimmedSpaces, at: place) }
    lines[place].plain = "\(name) (plan: \(plan[..<end]))"
  }

  /// `30 kg 15x, dann 40 kg 12x und nochmal 40 kg 12x`: counts before their sign, behind loads with their unit.
  private mutating func spellSignedCounts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var result = words
    var count = 0
    for index in words.indices.dropFirst() {
      let digits = words[index].prefix(while: \.isNumber)
      let rest = words[index][digits.endIndex...]
      let unit = words[index - 1].drop { $0.isNumber || $0 == "." || $0 == "," }
      guard !digits.isEmpty, rest == "x" || rest == "x,", document.words.loadUnit(NoteWords.key(unit)) != nil,
        index + 1 == words.count || words[index + 1].utf8.first?.isDigit != true || rest == "x,"
      else { continue }
      result[index] = "x \(digits)\(rest.dropFirst())"
      count += 1
    }
    // One alone is read as it stands.
    guard count > 1, result.contains(where: { Self.joints.contains($0) }) else { return }
    let joined = result.joined(separator: " ")
    guard let first = joined.firstIndex(where: \.isNumber) else { return }
    var text = String(joined[first...])
    if text.containsBytes(of: "nochmal") { setAside("nochmal", at: place) }
    for joint in [
      " und nochmal ", " und dann ", ", dann ", " und ", " e depois ", " y luego ", " et puis ", " en dan ",
    ] {
      text = text.replacing(joint, with: ", ")
    }
    lines[place].plain = "\(joined[..<first])\(text)"
  }

  private static let joints: NoteWordSet = [
    "und", "dann", "nochmal", "e", "depois", "y", "luego", "et", "puis", "en", "dan",
  ]
}
