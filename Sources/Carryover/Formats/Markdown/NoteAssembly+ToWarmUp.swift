import TextStreams

/// Sets of which words behind them say what they were done for: to warm up.
extension NoteAssembly {
  private static let before: NoteWordSet = [
    "to", "for", "as", "zum", "um", "pour", "per", "para", "pra", "als", "di", "de", "om", "voor",
  ]
  private static let articles: NoteWordSet = ["a", "the", "my", "le", "la", "il", "o", "el", "just", "me", "sich"]
  private static let firsts: NoteWordSet = [
    "erst", "zuerst", "first", "d'abord", "primero", "primeiro", "prima", "eerst", "started", "vorher",
  ]
  private static let joints: NoteWordSet = ["en", "and", "und", "et", "y", "e", "&"]
  private static let thens: NoteWordSet = [
    "then", "dann", "toen", "daarna", "puis", "ensuite", "luego", "después", "depois", "poi",
  ]
  private static let noNames: NoteWordSet = [
    "took", "needed", "need", "takes", "about", "only", "did", "after", "with", "had", "spent", "brauchte", "nach",
    "après",
    "necesité", "tras", "precisei", "depois", "serviti", "dopo", "nodig", "na", "needs", "felt", "was",
  ]
  private static let manners: NoteWordSet = [
    "easy", "light", "locker", "leicht", "suave", "leve", "facile", "tranquille",
  ]

  /// Whether a text ends in a set, or in the exercise that was done so long: `Treadmill 15 minutes`, `10 min easy bike`, and
  /// not `Bench 100x5, took ages`.
  private func endsInSet(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    guard let last = words.lastIndex(where: \.hasDigit), let first = words.firstIndex(where: \.hasDigit) else {
      return false
    }
    let isNamed =
      words[..<first].isEmpty || Self.firsts.contains(words[0]) && first == 1
      || document.names.look(label(words[..<first].joined(separator: " ").filter { $0 != ":" && $0 != "," })).isLikely
      // A word alone that nobody knows is a name, too.
      || first == 1 && !Self.noNames.contains(words[0]) && document.words.word(words[0]) == nil
        && words[0].allSatisfy(\.isLetter)
    guard isNamed else { return false }
    guard words[first...last].allSatisfy({ $0.hasDigit || isAmongSets($0) }) else { return false }
    var rest = words[(last + 1)...].map { $0.filter { $0 != "," && $0 != "." } }
    if let unit = rest.first, document.words.word(unit) != nil { rest.removeFirst() }
    rest.removeAll { Self.manners.contains($0) || ["on", "the", "of", "auf", "dem"].contains($0) }
    guard let next = rest.first else { return true }
    let look = document.names.look(rest.joined(separator: " "))
    // `10 min crosstrainer`
    return look.isKnown
      || first == last && words[..<first].count <= 1 && look.isLikely && document.words.word(next) == nil
  }

  /// Whether a word stands between the numbers of sets.
  private func isAmongSets(_ word: Substring) -> Bool {
    let bare = word.filter { $0 != "," && $0 != ";" }
    if bare.isEmpty || ["x", "-", "–", "+", "/", "à", "a", "×"].contains(bare) { return true }
    switch document.words.word(bare) {
    case .reps, .sets, .kilograms, .pounds, .minutes, .seconds, .meters, .kilometers, .miles, .by, .at, .each, .and,
      .then, .of,
      .for, .bodyweight, .speed, .setting, .in, .left, .right:
      return true
    default: return false
    }
  }

  private static let mayLoosen = NoteBeginnings(whole: Array(before.all))

  /// `Treadmill 15 minutes at 3.2 mph for a warm up.`, `erst 10 min crosstrainer zum warmwerden`, `60x8 en 100x5 om warm te
  /// worden, toen 130x5`: warm-ups.
  mutating func spellToWarmUp(_ place: Int) {
    let text = lines[place].plain
    guard Self.mayLoosen.mayBeIn(text) || text.containsBytes(of: "arm"), document.words.filters.loosening.mayBeIn(text),
      let said = toWarmUp(in: text),
      case let behind = text[said.upperBound...].drop(while: { " .!,".contains($0) })
    else { return }
    let before = text[..<said.lowerBound].trimmedEnd.drop { $0 == " " }
    guard before.hasDigit, let digit = before.firstIndex(where: \.isNumber) else { return }
    guard behind.hasDigit else {
      guard endsInSet(before) else { return }
      let words = before.split(separator: " ")
      let opening = words.count > 2 && Self.firsts.contains(words[0])
      let sets = opening ? before[words[1].startIndex...] : before
      setAside("\(opening ? "\(words[0]) " : "")\(text[said]) \(behind)".trimmedSpaces, at: place)
      lines[place].plain =
        "\(sets.prefix(upTo: sets.lastIndex { $0 != "," }.map { sets.index(after: $0) } ?? sets.endIndex)) (warm-up)"
      return
    }
    // Each of the sets before, and then the work.
    let joined = Self.joints.all.reduce(String(before[digit...])) { $0.replacing(" \($1) ", with: ", ") }
    let words = joined.split(separator: ",").map(\.trimmedSpaces)
    guard !words.isEmpty,
      words.allSatisfy({
        (Self.hasProduct($0) || Self.isLoadAndWay($0)) && $0.first?.isNumber == true && $0.utf8.count <= 16
      }),
      text[said.upperBound...].hasPrefix(", ") || text[said].hasSuffix("."),
      case let next = behind.split(separator: " ", maxSplits: 1), next.count == 2 || behind.first?.isNumber == true,
      case let isThen = Self.thens.contains(next[0]), isThen || next[0].first?.isNumber == true,
      // `, then rows 50x10` is another exercise.
      !isThen || next[1].first?.isNumber == true
    else { return }
    setAside("\(text[said])\(isThen ? ", \(next[0])" : "")", at: place)
    let work = isThen ? next[1] : behind
    let sets = words.map { "\($0) (warm-up)" }.joined(separator: ", ")
    lines[place].plain = "\(before[..<digit])\(sets), \(work)"
  }

  static let warmed = [
    "Calenté ", "Calente ", "calenté ", "calente ", "Aqueci ", "aqueci ", "Echauffé ", "échauffé ", "Échauffé ",
    "Aufgewärmt ", "aufgewärmt ", "Opgewarmd ", "opgewarmd ", "Scaldato ", "scaldato ",
  ]
  private static let beforeGear: NoteWordSet = [
    "en", "na", "no", "sur", "auf", "mit", "op", "met", "sul", "sulla", "con", "la", "el", "le", "o", "a", "de", "het",
    "dem",
    "der", "il", "avec", "com",
  ]

  /// `Calenté 10 min en la caminadora`: what it was done on, and how long.
  mutating func spellWarmedUp(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 60, let verb = Self.warmed.first(where: { text.hasPrefix($0) }),
      case let words = text.dropFirst(verb.count).split(separator: " "), words.count > 2, Int(words[0]) != nil,
      document.words.word(words[1]) == .minutes || Self.ways.contains(words[1])
    else { return }
    let gear = words[2...].drop { Self.beforeGear.contains($0) }
    guard gear.startIndex > 2, (1...4).contains(gear.count), !gear.contains(where: \.hasDigit),
      case let name = gear.joined(separator: " "), case let look = document.names.look(label(name)),
      look.isLikely || look.isDistance || look.isTimed
    else { return }
    setAside(verb.trimmedSpaces, at: place)
    lines[place].plain = "\(name) \(words[0]) \(words[1]) (warm-up)"
  }

  /// `Aufwärmen: 1000 m Rudergerät in 4:30, locker`, `échauffement 10 min d'elliptique`: behind the word the measure, and
  /// behind that what it was done on.
  mutating func spellGearOfWarmUp(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 80, let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      document.words.word(text[..<digit].trimmedSpaces.filter { $0 != ":" }) == .warmup,
      case let words = text[digit...].split(separator: " "), words.count > 2,
      Double(words[0]) != nil
        || words[0].prefix(while: \.isNumber).count < words[0].count
    else { return }
    let isTight = Double(words[0]) == nil
    let unit = isTight ? words[0].drop { $0.isNumber || $0 == "." } : words[1]
    guard document.words.word(unit) == .minutes || document.words.distanceUnit(NoteWords.key(unit)) != nil else {
      return
    }
    var rest = words[(isTight ? 1 : 2)...].drop { Self.beforeGear.contains($0) || $0 == "di" || $0 == "of" }
    guard let first = rest.first else { return }
    // `d'elliptique`
    let bare = ["d'", "d’", "l'", "l’"].contains { first.hasPrefix($0) } ? first.dropFirst(2) : first
    rest = rest.dropFirst()
    var name = String(bare)
    while let next = rest.first, !name.hasSuffix(","), next.allSatisfy({ $0.isLetter || $0 == "-" }),
      document.words.word(next) != .in, name.split(separator: " ").count < 3
    {
      name += " \(next)"
      rest = rest.dropFirst()
    }
    let isEnd = name.hasSuffix(",")
    if isEnd { name.removeLast() }
    let look = document.names.look(label(name))
    guard look.isKnown || look.isDistance || look.isTimed, !look.isSentence, name.count > 2 else { return }
    let behind = rest.joined(separator: " ")
    let time = behind.split(separator: ",").first.map(String.init) ?? ""
    let isTime = document.words.word(rest.first ?? "") == .in && time.hasDigit
    guard isTime || !behind.hasDigit else { return }
    let remark = isTime ? behind.dropFirst(time.count).drop { ", ".contains($0) } : behind[...]
    setAside(String(remark), at: place)
    lines[place].plain =
      "\(name) \(words[..<(isTight ? 1 : 2)].joined(separator: " "))\(isTime ? " \(time)" : "") (warm-up)"
  }

  private static let ways: NoteWordSet = [
    "km", "m", "min", "min.", "minutos", "minutes", "minuti", "minuten", "Minuten",
  ]

  /// `160kg 15m`
  private static func isLoadAndWay(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count == 2 && isTypedLoad(words[0]) && words[1].hasSuffix("m") && Int(words[1].dropLast()) != nil
  }

  private static let plurals: NoteWordSet = [
    "warm ups", "warmups", "warm-ups", "warming up", "wu sets", "warm up sets", "warm up", "warmup", "warm-up",
  ]

  /// Where a text says what for.
  private func toWarmUp(in text: String) -> Range<String.Index>? {
    let words = text.split(separator: " ")
    // `70x5, 100x3 warm ups. 130kg 5, 5, 3`
    for start in words.indices.dropFirst() where words[start - 1].hasDigit {
      for count in 1...3 where start + count < words.count {
        let phrase = words[start..<(start + count)].joined(separator: " ")
        if phrase.hasSuffix("."), Self.plurals.contains(phrase.dropLast()), words[start + count].first?.isNumber == true
        {
          return words[start].startIndex..<words[start + count - 1].endIndex
        }
      }
    }
    for start in words.indices.dropFirst() where Self.before.contains(words[start]) {
      var first = start + 1
      while first < words.count, Self.articles.contains(words[first]) { first += 1 }
      for count in 1...3 where first + count <= words.count {
        let phrase = words[first..<(first + count)].joined(separator: " ")
        let bare = phrase.prefix { !",.;!)".contains($0) }
        guard phrase.utf8.count - bare.utf8.count <= 1,
          document.words.isListed(bare, .loosening) || document.words.word(bare) == .warmup
        else { continue }
        // `for a warm up set` goes on.
        let isEnd = first + count == words.count || bare.endIndex < phrase.endIndex
        if isEnd {
          // `just to warm up`, but not within a bracket.
          let isJust = start > 1 && ["just", "only"].contains(words[start - 1].lowercased())
          let from = words[isJust ? start - 1 : start].startIndex
          guard text[..<from].lastIndex(of: "(").map({ text[$0...].prefix(upTo: from).contains(")") }) ?? true else {
            continue
          }
          return from..<text.utf8.index(words[first].startIndex, offsetBy: bare.utf8.count)
        }
      }
    }
    return nil
  }
}
