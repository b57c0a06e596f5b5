import TextStreams

/// Counts, sides and loads that people put in words or signs of their own between names and numbers.
extension NoteAssembly {
  mutating func spellCountsInOtherWords(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      if let arrow = lines[place].plain.bytesRange(of: " --> ") {
        lines[place].plain.replaceSubrange(arrow, with: " → ")
      }
      spellCarry(place)
      spellCarries(place)
      spellSignedCounts(place)
      spellLastTwoToFailure(place)
      spellHeadOfTicked(place)
      spellNamedLoadAboveCounts(place)
      spellImplementBeforeLoad(place)
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

  private static let myo = ["myo reps", "myo-reps", "myoreps", "Myo reps", "Myoreps", "rest pause", "rest-pause"]

  /// `Lateral raise - 15s myo reps 22+6+5+5`, `Hammer curl 30s, myo reps: 14, 4, 4, 3`: a pair of dumbbells.
  private mutating func spellMyoReps(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isLetter == true, let myo = Self.myo.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case var before = text[..<myo.lowerBound]
    else { return }
    while let sign = before.last, " ,:-–—".contains(sign) { before = before.dropLast() }
    guard let space = before.lastIndex(of: " "), case let load = before[space...].dropFirst(), load.hasSuffix("s"),
      let value = Int(load.dropLast()), (5...150).contains(value),
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

  private static let dones: NoteWordSet = [
    "fatte", "fatti", "fatto", "gemacht", "geschafft", "hechas", "hechos", "fait", "faits", "faites", "gedaan",
    "gehaald",
    "feitas", "feitos", "done", "did", "got", "made", "saíram", "salieron",
  ]

  /// `75kg 5x5 rec 3'  -> fatte 5 5 5 5 4  (ultima rip fallita)`: what came of it.
  private mutating func spellDoneBehindArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = ["-> ", "→ ", "--> ", "=> "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let head = text[..<arrow.lowerBound].trimmedSpaces, Self.hasProduct(head),
      case var rest = text[arrow.upperBound...],
      let word = rest.split(separator: " ").first, Self.dones.contains(word)
    else { return }
    rest = rest[word.endIndex...].drop { $0 == " " || $0 == ":" }
    var (remark, failed) = ("", false)
    if let open = rest.bytesRange(of: "("), rest.hasSuffix(")") {
      remark = String(rest[open.lowerBound...])
      let words = remark.lowercased().split { " (),.;".contains($0) }
      failed =
        words.prefix(3).contains { NoteStructureWords.lastWords.contains($0) }
        && words.contains { Self.failures.contains($0) }
      rest = rest[..<open.lowerBound]
    }
    let counts = rest.split { " ,/-".contains($0) }
    guard counts.count > 1, counts.allSatisfy({ Int($0).map { (0...100).contains($0) } == true }) else { return }
    if !remark.isEmpty { setAside(remark.filter { !"()".contains($0) }, at: place) }
    lines[place].plain = "\(head) → \(counts.joined(separator: ", "))\(failed ? " fail" : "")"
  }

  private static let failures: NoteWordSet = [
    "fallita", "fallito", "failed", "ratée", "ratee", "fallada", "fallida", "falhada", "mislukt", "missed", "échec",
    "gescheitert", "verfehlt",
  ]

  /// `6, 5 e 4, as 3 até a falha`: each of them.
  private mutating func spellAllToFailure(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let end = text[comma.upperBound...].bytesRange(of: "."),
      case let told = text[comma.upperBound..<(end?.lowerBound ?? text.endIndex)].split(separator: " "),
      told.count > 2, Self.alls.contains(told[0]), case let stated = Int(told[1]), (2...8).contains(stated ?? 2),
      case let failure = told.dropFirst(stated == nil ? 1 : 2).joined(separator: " ").lowercased(),
      Self.toFailure.contains(failure),
      case let head = text[..<comma.lowerBound].replacing(" e ", with: ", ").replacing(" y ", with: ", ")
        .replacing(" et ", with: ", ").replacing(" und ", with: ", ").replacing(" and ", with: ", "),
      let start = Self.startOfCounts(head),
      case let counts = head[start...].split(whereSeparator: { " ,+".contains($0) }),
      counts.count == stated ?? counts.count, counts.count > 1
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = "\(head[..<start])\(counts.map { "\($0) fail" }.joined(separator: ", "))"
  }

  /// Where the list of counts begins that a text ends with.
  private static func startOfCounts(_ text: String) -> String.Index? {
    var start = text.endIndex
    while start > text.startIndex, case let before = text.index(before: start),
      text[before].isNumber || " ,+".contains(text[before])
    {
      start = before
    }
    let list = text[start...].drop { " ,+".contains($0) }
    return list.isEmpty ? nil : list.startIndex
  }

  private static let alls: NoteWordSet = ["as", "os", "all", "alle", "las", "los", "les", "tutte", "tutti"]
  private static let toFailure: NoteWordSet = [
    "até a falha", "to failure", "bis versagen", "bis zum versagen", "à l'échec", "al fallo", "a cedimento",
    "tot falen", "till failure", "until failure",
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
      case let each = above[scheme.upperBound...].prefix(while: { $0 != " " && $0 != "," && $0 != "/" }), each.hasDigit
    else { return }
    if !rest.isEmpty { setAside(rest.dropFirst().trimmedSpaces, at: place) }
    lines[place].plain = "\(lead.prefix { $0 != " " }) \(sets) x \(each)"
  }

  /// `Curls KH 12,5 je Hand 3x12`: a load of each hand, with a decimal.
  private mutating func spellDecimalBeforeShare(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ",5 ") ?? text.bytesRange(of: ",25 ") ?? text.bytesRange(of: ",75 "),
      case let before = text[..<comma.lowerBound].reversed().prefix(while: \.isNumber), (1...3).contains(before.count),
      text[..<comma.lowerBound].dropLast(before.count).last == " ",
      case let words = text[comma.upperBound...].split(separator: " "), words.count > 2,
      document.words.word(words[0]) == .each || document.words.word("\(words[0]) \(words[1])") == .each,
      words[2...].contains(where: { Self.hasProduct(String($0)) })
    else { return }
    lines[place].plain.replaceSubrange(comma.lowerBound..<text.index(after: comma.lowerBound), with: ".")
  }

  /// `180 x 15m 11.4s`, `220kg x 15 m, 14.9 s`: a load that was carried so far, in so many seconds.
  private mutating func spellCarry(_ place: Int) {
    let text = lines[place].plain
    let load = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(load), value >= 20 else { return }
    var rest = text[load.endIndex...].drop { $0 == " " }
    let unit = rest.prefix { $0.isLetter && $0 != "x" }
    guard unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil else { return }
    rest = rest[unit.endIndex...].drop { $0 == " " }
    guard rest.hasPrefix("x ") else { return }
    rest = rest.dropFirst(2)
    let way = rest.prefix(while: \.isNumber)
    guard Int(way).map({ (5...400).contains($0) }) == true else { return }
    rest = rest[way.endIndex...].drop { $0 == " " }
    guard rest.hasPrefix("m ") || rest.hasPrefix("m, ") else { return }
    rest = rest.dropFirst().drop { " ,".contains($0) }
    let time = rest.prefix { $0.isNumber || $0 == "." }
    guard Double(time).map({ (1...300).contains($0) }) == true else { return }
    rest = rest[time.endIndex...].drop { $0 == " " }
    guard let word = rest.split(whereSeparator: { !$0.isLetter }).first, word.startIndex == rest.startIndex,
      document.words.word(word) == .seconds
    else { return }
    let sign = unit.isEmpty ? unitText(at: place) : String(unit)
    lines[place].plain = "\(load)\(sign.isEmpty ? "kg" : sign) x \(way)m in \(time)s\(rest[word.endIndex...])"
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

  /// `24kg 10x cada lado, 3 séries`: how often, and how many sets.
  private mutating func spellSetsBehindShare(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let told = text[comma.upperBound...].split(separator: " "),
      told.count == 2, let sets = Int(told[0]), (2...10).contains(sets), document.words.word(told[1]) == .sets,
      case let words = text[..<comma.lowerBound].split(separator: " "),
      let count = words.lastIndex(where: { $0.utf8.first?.isDigit == true }), count + 1 < words.count,
      words[count].utf8.last == UInt8(ascii: "x"), let reps = Int(words[count].dropLast()), reps <= 60,
      case let share = words[(count + 1)...].joined(separator: " "), document.words.word(share) == .each
    else { return }
    lines[place].plain = "\(text[..<words[count].startIndex])\(sets)x\(reps) \(share)"
  }

  /// `Bicicleta estática: 15 min, deu 5,2 km`: a time, and how far it went.
  private mutating func spellWayBehindTime(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let told = text[comma.upperBound...].split(separator: " "),
      told.count == 3, Self.covered.contains(told[0]), told[1].utf8.first?.isDigit == true,
      [.kilometers, .miles, .meters].contains(document.words.word(told[2])),
      let start = text.firstIndex(where: \.isNumber), start < comma.lowerBound,
      case let time = text[start..<comma.lowerBound].split(separator: " "), time.count == 2, Int(time[0]) != nil,
      document.words.word(time[1]) == .minutes
    else { return }
    lines[place].plain = "\(text[..<start])\(told[1]) \(told[2]) in \(time.joined(separator: " "))"
  }

  private static let covered: NoteWordSet = [
    "deu", "did", "got", "covered", "ergab", "fait", "hice", "hechos", "fatti", "gedaan", "gelaufen", "made", "=",
  ]

  /// `115kg 没拉起来 grip先松了`, `100 - no rep, lost it at lockout`: an attempt that failed.
  private mutating func spellLoadNotLifted(_ place: Int) {
    let text = lines[place].plain
    let load = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(load), value >= 20 else { return }
    var rest = text[load.endIndex...]
    let unit = rest.prefix { $0.isLetter && $0.isASCII }
    if document.words.loadUnit(NoteWords.key(unit)) != nil { rest = rest[unit.endIndex...] }
    let typed = text[..<rest.startIndex]
    rest = rest.drop { " -–—:".contains($0) }
    guard rest.startIndex > typed.endIndex || rest.first.map({ !$0.isASCII }) == true,
      let miss = Self.notLifted.first(where: { rest.hasPrefix($0) }), !rest.hasDigit
    else { return }
    setAside(String(rest.dropFirst(miss.count).drop { " ,".contains($0) }), at: place)
    lines[place].plain = "\(typed) x 0 fail"
  }

  private static let notLifted = ["没拉起来", "没推起来", "没起来", "没站起来", "no rep", "no lift"]

  /// `YOKE: 120 15m warmup / 160 15m 11.2s / 180 15m 13.9s`: a load, a way and a time in each part.
  private mutating func spellCarries(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), text[colon.upperBound...].containsBytes(of: " / ") else { return }
    let unit = unitText(at: place)
    var parts: [String] = []
    for part in text[colon.upperBound...].split(separator: " / ") {
      var words = part.split(separator: " ")[...]
      guard words.count >= 2, let load = words.popFirst(), Double(load).map({ $0 >= 20 }) == true,
        let way = words.popFirst(), way.hasSuffix("m"), Int(way.dropLast()).map({ (5...400).contains($0) }) == true
      else { return }
      var told = "\(load)\(unit.isEmpty ? "kg" : unit) x \(way)"
      if let time = words.first, time.hasSuffix("s"), Double(time.dropLast()) != nil {
        told += " in \(time)"
        words.removeFirst()
      }
      guard !words.contains(where: \.hasDigit) else { return }
      parts.append(words.isEmpty ? told : "\(told) (\(words.joined(separator: " ")))")
    }
    lines[place].plain = "\(text[..<colon.upperBound])\(parts.joined(separator: ", "))"
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
    var text = result.joined(separator: " ")
    for joint in [
      " und nochmal ", " und dann ", ", dann ", " und ", " e depois ", " y luego ", " et puis ", " en dan ",
    ] {
      text = text.replacing(joint, with: ", ")
    }
    lines[place].plain = text
  }

  private static let joints: NoteWordSet = [
    "und", "dann", "nochmal", "e", "depois", "y", "luego", "et", "puis", "en", "dan",
  ]

  /// `45 5,5,5,4,3 - last two sets to failure`: those at the end of the list.
  private mutating func spellLastTwoToFailure(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let last = lower.bytesRange(of: "last two ") ?? lower.bytesRange(of: "last 2 "),
      case let told = lower[last.upperBound...].prefix(while: { !".,;".contains($0) }).split(separator: " "),
      ["to failure", "sets to failure", "till failure", "sets till failure", "failed", "sets failed"].contains(
        told.joined(separator: " ")),
      case let offset = lower.utf8.distance(from: lower.startIndex, to: last.lowerBound),
      case let start = text.utf8.index(text.startIndex, offsetBy: offset),
      case let head = text[..<start].trimmedEnd, let list = head.split(separator: " ").last, list.contains(","),
      case let from = list.startIndex,
      case let counts = head[from...].split(whereSeparator: { " ,/+".contains($0) }), counts.count > 2,
      counts.allSatisfy({ Int($0) != nil })
    else { return }
    setAside(text[head.endIndex...].drop { " -–—(,".contains($0) }.trimmedSpaces, at: place)
    let marked = counts.enumerated().map { $0.offset >= counts.count - 2 ? "\($0.element) fail" : String($0.element) }
    lines[place].plain = "\(head[..<from])\(marked.joined(separator: ", "))"
  }
}
