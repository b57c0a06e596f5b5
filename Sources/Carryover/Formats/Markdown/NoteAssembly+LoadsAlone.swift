import TextStreams

/// Loads that stand alone below what says how often each was lifted, and what stands in brackets or behind a set's number.
extension NoteAssembly {
  private static let triples: [(word: String, reps: Int)] = [
    ("triples", 3), ("doubles", 2), ("singles", 1), ("fives", 5),
  ]

  /// `Push press, triples` above `115`, `125` and `155 (got 2, dumped the 3rd)`.
  mutating func spellLoadsBelowScheme() {
    for place in lines.indices.dropLast(2) where lines[place].mayBeNameAlone {
      let text = lines[place].plain
      guard text.containsBytes(of: "les") || text.containsBytes(of: "fives"),
        let scheme = Self.triples.first(where: {
          text.lowercased().hasSuffix(", \($0.word)") || text.lowercased().hasSuffix(" - \($0.word)")
        })
      else { continue }
      let sign = text.lowercased().hasSuffix(", \(scheme.word)") ? 2 : 3
      let name = text.dropLast(scheme.word.count + sign)
      let look = document.names.look(label(String(name)))
      guard look.isLikely, !look.isBodyweight, !name.lowercased().containsBytes(of: "jump") else { continue }
      var below = place + 1
      var spelled: [(place: Int, text: String, rest: String)] = []
      while below < lines.count, lines[below].kind == .text || lines[below].kind == .item,
        let (load, reps, rest) = Self.loadAndOutcome(lines[below].plain, scheme.reps)
      {
        // Brackets that say what kind of set it was are read behind it.
        let isKind = document.words.word(rest.filter { !"()".contains($0) }) != nil
        spelled.append(
          (
            below, "\(load) x \(reps)\(isKind ? " \(rest)" : reps < scheme.reps ? " (failure)" : "")",
            isKind ? "" : rest
          ))
        below += 1
      }
      guard spelled.count > 1 else { continue }
      for (line, text, rest) in spelled {
        if !rest.isEmpty { setAside(rest, at: line) }
        lines[line].plain = text
      }
      setAside(scheme.word, at: place)
      lines[place].plain = String(name)
    }
  }

  /// `155 (got 2, dumped the 3rd)`: a load, and how often it went up.
  private static func loadAndOutcome(_ text: String, _ reps: Int) -> (load: Substring, reps: Int, rest: String)? {
    let load = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(load), value >= 20 else { return nil }
    var rest = text[load.endIndex...]
    for unit in ["kg", "lbs", "lb", "#"] where rest.hasPrefix(unit) {
      rest = rest.dropFirst(unit.count)
      break
    }
    let remark = rest.trimmedSpaces
    guard remark.isEmpty || remark.first == "(" else { return nil }
    let words = remark.split { !($0.isLetter || $0.isNumber) }
    // `(got 2, dumped the 3rd)`, `(got none)`, `(missed 2nd)`, `(missed second)`
    if let got = words.firstIndex(of: "got"), got + 1 < words.count {
      if let count = Int(words[got + 1]), count <= reps { return (load, count, remark) }
      if words[got + 1] == "none" { return (load, 0, remark) }
    }
    let ordinals = ["1st": 0, "first": 0, "2nd": 1, "second": 1, "3rd": 2, "third": 2, "4th": 3, "5th": 4]
    if words.contains(where: { NoteStructureWords.misses.contains($0) || $0 == "gave" }),
      let made = words.lazy.compactMap({ ordinals[$0.lowercased()] }).first, made < reps
    {
      return (load, made, remark)
    }
    return remark.hasDigit ? nil : (load, reps, remark)
  }

  /// `barra sola (20) x15`, `bench: bar (45) x 12`: what the bar weighs.
  mutating func spellBarInBracket(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let load = text[open.upperBound..<close], load.utf8.count <= 6,
      let value = Double(load.prefix { $0.isNumber || $0 == "." }), (10...65).contains(value),
      case let rest = text[close...].dropFirst().drop(while: { $0 == " " }), rest.first == "x" || rest.first == "×",
      rest.dropFirst().drop(while: { $0 == " " }).first?.isNumber == true,
      case let words = text[..<open.lowerBound].split(separator: " "),
      let bar = words.indices.suffix(2).first(where: { document.words.word(words[$0]) == .bar }),
      bar > 0 || words.count < 3,
      bar == 0 || words[bar - 1].hasSuffix(":")
        || document.names.look(label(words[..<bar].joined(separator: " "))).isKnown,
      bar == 0 || !Self.kindsOfBars.contains(words[bar - 1].filter { $0.isLetter })
    else { return }
    setAside(text[words[bar].startIndex..<open.lowerBound].trimmedSpaces, at: place)
    let unit = Double(load) == nil ? "" : unitText(at: place)
    lines[place].plain = "\(text[..<words[bar].startIndex])\(load)\(unit) \(rest)"
  }

  private static let kindsOfBars: NoteWordSet = [
    "hex", "trap", "ssb", "safety", "cambered", "ez", "swiss", "duffalo", "empty", "leere", "just", "only", "axle",
    "from",
  ]

  /// `1. Satz 12 Wdh mit 24`, `2. Satz 8 Wdh mit 28, bis MV`: a set a line, its repetitions first.
  mutating func spellNumberedSatz(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " Wdh mit ") || text.containsBytes(of: " wdh mit ") else { return }
    var words = text.split(separator: " ")[...]
    if let number = words.first, number.hasSuffix("."), Int(number.dropLast()) != nil { words.removeFirst() }
    guard words.first?.lowercased() == "satz" else { return }
    words.removeFirst()
    guard words.count > 3, let reps = words.first, Int(reps) != nil, words[words.startIndex + 1].lowercased() == "wdh",
      case let number = words[words.startIndex + 3],
      case let load = number.prefix(while: { $0.isNumber || ".,".contains($0) }),
      case let bare = load.last.map({ ",.".contains($0) }) == true ? load.dropLast() : load, !bare.isEmpty
    else { return }
    // `24kg`, `24 kg`, `24,`, and no `5 negativen`, `3 s Pause`
    var (end, unit) = (bare.endIndex, unitText(at: place))
    let glued = number[bare.endIndex...].prefix { $0.isLetter }
    let next = words.count > 4 ? words[words.startIndex + 4].prefix { $0.isLetter } : ""
    if document.words.loadUnit(glued) != nil {
      (end, unit) = (glued.endIndex, String(glued))
    } else if !glued.isEmpty || number[bare.endIndex...].first == ":" {
      return
    } else if document.words.loadUnit(next) != nil {
      (end, unit) = (next.endIndex, String(next))
    } else if bare.endIndex == number.endIndex, words.count > 4,
      words[words.startIndex + 4].first.map({ "(@".contains($0) }) != true,
      !["als", "rpe", "rir", "bis", "pro", "je"].contains(next.lowercased())
    {
      return
    }
    lines[place].plain = "\(bare)\(unit) x \(reps)\(text[end...])"
  }

  /// `110x6x4 @7 7.5 8 8.5`: an effort for each of so many sets.
  mutating func spellEffortsOfSets(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " @"), case let before = text[..<sign.lowerBound],
      let product = before.split(separator: " ").last, case let parts = product.split(separator: "x"), parts.count == 3,
      let count = Int(parts[2]), (2...12).contains(count),
      case let efforts = text[sign.upperBound...].split(separator: " ").prefix(while: { Double($0) != nil }),
      efforts.count == count || efforts.count == count - 1 && count > 2, efforts.count > 1,
      efforts.allSatisfy({ Double($0).map { (5...10).contains($0) } ?? false }),
      Double(parts[0].prefix { $0.isNumber || $0 == "." }).map({ $0 >= 20 }) == true, Int(parts[1]) != nil
    else { return }
    let last = efforts[efforts.endIndex - 1]
    // `@7 8 min rest`
    let next = text[last.endIndex...].split(separator: " ").first.flatMap { document.words.word($0) }
    guard next != .minutes, next != .seconds else { return }
    // Fewer than there are sets would be of nobody knows which.
    guard efforts.count == count else { return }
    let sets = efforts.map { "\(parts[0])x\(parts[1]) @\($0)" }.joined(separator: ", ")
    lines[place].plain = "\(text[..<product.startIndex])\(sets)\(text[last.endIndex...])"
  }

  /// `seated lateral 20s` above `x18` and `x15`: a pair of dumbbells, and how often each time.
  mutating func spellCountsWithCross() {
    for place in lines.indices.dropLast() where lines[place + 1].plain.utf8.first == UInt8(ascii: "x") {
      let text = lines[place].plain
      guard text.utf8.count <= 50, let last = text.split(separator: " ").last,
        case let load = last.prefix(while: { $0.isNumber || $0 == "." }), Double(load) != nil,
        ["s", "kg", "lb", "lbs"].contains(last[load.endIndex...].lowercased()),
        case let name = text[..<last.startIndex].trimmedEnd, !name.isEmpty, !name.hasDigit,
        last[load.endIndex...].lowercased() != "s" || isOfDumbbells(String(name))
      else { continue }
      let unit = last[load.endIndex...].lowercased() == "s" ? unitText(at: place) : String(last[load.endIndex...])
      var below = place + 1
      while below < lines.count, lines[below].plain.utf8.first == UInt8(ascii: "x"),
        lines[below].plain.dropFirst().first?.isNumber == true
      {
        lines[below].plain = "\(load)\(unit) \(lines[below].plain)"
        below += 1
      }
      guard below > place + 1 else { continue }
      lines[place].plain = String(name)
      if !document.names.look(label(String(name))).isLikely { lines[place].isBold = true }
    }
  }

  /// Whether `20s` behind a name is a pair of dumbbells, and no time.
  private func isOfDumbbells(_ name: String) -> Bool {
    let look = document.names.look(label(name))
    return !look.isTimed && !look.isDistance && !look.isBodyweight
      && name.split(whereSeparator: { !$0.isLetter }).contains { Self.doneWithDumbbells.contains($0) }
  }

  private static let doneWithDumbbells: NoteWordSet = [
    "db", "dbs", "dumbbell", "dumbbells", "lateral", "laterals", "raise", "raises", "curl", "curls", "press", "fly",
    "flyes",
    "flies", "kh", "kickback", "kickbacks", "shrugs", "hammer", "hammers", "arnold", "incline",
  ]

  private static let scales = [
    "auf der waage", "on the scale", "on the scales", "on the bathroom scale", "sur la balance", "en la báscula",
    "en la bascula", "na balança",
    "sulla bilancia", "op de weegschaal",
  ]

  /// `78,6 auf der waage, linke schulter zieht bissi`, `lekker gegaan, 88,3 op de weegschaal`: what somebody weighs.
  func tellsOfScale(_ text: String) -> Bool {
    guard text.hasDigit, text.utf8.count <= 120 else { return false }
    let clauses = text.split(separator: ", ")
    guard let weight = clauses.firstIndex(where: Self.isOfScale) else { return false }
    // `5'10", 214 on the bathroom scale`
    return clauses.indices.allSatisfy { $0 == weight || !clauses[$0].hasDigit || Self.isHeight(clauses[$0]) }
  }

  private static func isOfScale(_ clause: String.SubSequence) -> Bool {
    let number = clause.prefix { $0.isNumber || ".,".contains($0) }
    guard let value = Double(number.replacing(",", with: ".")), (35...400).contains(value) else { return false }
    var rest = clause[number.endIndex...].drop { $0 == " " }.lowercased()
    for unit in ["kg ", "lbs ", "lb ", "kilo "] where rest.hasPrefix(unit) { rest = String(rest.dropFirst(unit.count)) }
    return scales.contains { rest.hasPrefix($0) } && !rest.hasDigit
  }

  /// `5'10"`
  private static func isHeight(_ clause: String.SubSequence) -> Bool {
    clause.utf8.count <= 6 && clause.hasByte(UInt8(ascii: "'"))
      && clause.allSatisfy { $0.isNumber || "'\"".contains($0) }
  }

  private static let unitsOfAll: [(words: String, unit: String)] = [
    (", all lbs", "lbs"), (", all lb", "lb"), (", all kg", "kg"), (", all in kg", "kg"), (", all in lbs", "lbs"),
    (", alles kg", "kg"), (", alles in kg", "kg"), (", tout en kg", "kg"), (", todo en kg", "kg"),
    (", tudo em kg", "kg"),
    (", tutto in kg", "kg"),
  ]

  /// `Front squat, all lbs` above its sets: the unit of their loads.
  mutating func spellUnitsOfAll() {
    for place in lines.indices.dropLast() where lines[place].mayBeNameAlone {
      let text = lines[place].plain
      guard text.utf8.last.map({ "sbg".utf8.contains($0) }) == true, text.containsBytes(of: ", "),
        let told = Self.unitsOfAll.first(where: { text.hasSuffix($0.words) }),
        case let name = text.dropLast(told.words.count), document.names.look(label(String(name))).isLikely,
        lines[place + 1].plain.hasDigit
      else { continue }
      lines[place].plain = "\(name) (\(told.unit))"
    }
  }

  /// `Half crimp 20mm: 10s holds, rest 3 min` above `+10kg` and `+15kg`: how long each was held.
  mutating func spellHoldsOverLoads(_ place: Int) {
    let text = lines[place].plain
    let words = text.split { " ,:".contains($0) }
    guard
      let hold = words.indices.dropLast().first(where: { index in
        ["hold", "holds", "hang", "hangs", "each", "on"].contains(words[index + 1].lowercased())
          && words[index].hasSuffix("s")
          && Int(words[index].dropLast()) != nil
      }), hold > 0, let seconds = Int(words[hold].dropLast()), place + 1 < lines.count,
      words[hold + 1].lowercased() != "each" || hold + 2 == words.count
        || !["hand", "arm", "side", "leg", "dumbbell"].contains(words[hold + 2].lowercased())
          && !words[(hold + 2)...].prefix(3).contains(where: { Int($0) != nil }),
      !words[..<hold].contains(where: { $0 == "x" || Self.hasProduct(String($0)) }),
      !words[(hold + 2)...].contains(where: { $0 == "x" || Self.hasProduct(String($0)) })
    else { return }
    var below = place + 1
    while below < lines.count, let (load, rest) = Self.loadAlone(lines[below].plain) {
      // `+22.5kg came off at 7s`
      let words = rest.split(whereSeparator: { " ,;".contains($0) })
      let own = words.last(where: { $0.hasSuffix("s") && Int($0.dropLast()) != nil }).flatMap { Int($0.dropLast()) }
      let isWarmup = document.words.word(rest.filter { !"()".contains($0) }) == .warmup
      if !rest.isEmpty, !isWarmup { setAside(rest, at: below) }
      // Who lets go before the time is over had no more in them.
      let kind = isWarmup ? " (warm-up)" : own.map { $0 < seconds } == true ? " (failure)" : ""
      lines[below].plain = "\(load) x \(own ?? seconds) sec\(kind)"
      below += 1
    }
    guard below > place + 1 else { return }
    var end = words[hold - 1].endIndex
    if text[..<end].contains("("), let close = text[end...].firstIndex(of: ")") { end = text.index(after: close) }
    setAside(text[end...].drop { " ,:".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = String(text[..<end])
    lines[place].isBold = true
  }

  /// `+10kg`, `+22.5kg came off at 7s`: a load without repetitions, and what is said of it.
  private static func loadAlone(_ text: String) -> (load: Substring, rest: String)? {
    guard let first = text.first, "+-".contains(first), let load = text.split(separator: " ").first,
      isTypedLoad(load.dropFirst()), case let rest = text[load.endIndex...].trimmedSpaces, !hasProduct(rest),
      rest.first != "x", rest.first != "×", !rest.split(separator: " ").contains("next"),
      rest.split(whereSeparator: { !$0.isNumber }).count <= 1
    else { return nil }
    return (load, rest)
  }
}
