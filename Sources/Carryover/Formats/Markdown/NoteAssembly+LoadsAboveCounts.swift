import TextStreams

/// A name with its load above counts and sides, and what was lifted between a name and its load.
extension NoteAssembly {
  /// `roeien eenarmig 28kg` above `L 10 R 10`, `supino inclinado halter 22kg` above `10x`, `Schrägbank KH 26er` above
  /// `10 (RIR 2)`: nobody need know the name.
  mutating func spellNamedLoadAboveCounts(_ place: Int) {
    guard place + 1 < lines.count, lines[place].box == nil, lines[place].plain.utf8.count <= 60,
      lines[place].plain.utf8.first?.isLetter == true || (lines[place].plain.utf8.first ?? 0) >= 0x80,
      let (name, load) = namedLoad(place), isCounts(place + 1)
    else { return }
    // What the catalogue knows is read as it stands, but for counts with their sign alone.
    if document.names.look(label(name)).isLikely, !isSignedCount(lines[place + 1].plain), !load.isPair { return }
    lines[place].plain = name
    // Nobody knows the name; what stands below says that it is one.
    if !document.names.look(label(name)).isLikely { lines[place].isBold = true }
    var below = place + 1
    while below < lines.count, below <= place + 12, isCounts(below) {
      let text = lines[below].plain
      let isBare = text.utf8.first?.isDigit == true && !isSignedCount(text)
      lines[below].plain = "\(load.text) \(isBare ? "x " : "")\(text)"
      below += 1
    }
  }

  /// The name and the load that a line is made of; a pair of dumbbells is told by its weight (`26er`).
  private func namedLoad(_ place: Int) -> (name: String, load: (text: String, isPair: Bool))? {
    var words = lines[place].plain.split(separator: " ")
    guard words.count > 1, words.count <= 7, var last = words.popLast() else { return nil }
    if last.hasSuffix(":") { last = last.dropLast() }
    var load = String(last)
    var isPair = false
    if document.words.loadUnit(NoteWords.key(last)) != nil, let number = words.popLast() {
      load = "\(number)\(last)"
    } else if last.hasSuffix("er"), Double(last.dropLast(2)) != nil {
      load = "\(last.dropLast(2))\(unitText(at: place))"
      isPair = true
    }
    guard Self.isTypedLoad(load[...]), load.utf8.first?.isDigit == true, !words.isEmpty,
      !words.contains(where: { $0.hasDigit || $0.hasByte(UInt8(ascii: ":")) }),
      case let name = words.joined(separator: " "), document.words.word(name) == nil,
      !words.contains(where: { document.words.isProse($0) || Self.sentences.contains($0) }),
      document.words.field(name) == nil, document.words.section(name) == nil,
      words.allSatisfy({ word in
        switch document.words.word(word) {
        case .warmup, .drop, .working, .planned, .skipped, .done, .got, .rest, .failure, .bodyweight: false
        default: true
        }
      })
    else { return nil }
    return (name, (load, isPair))
  }

  private static let sentences: NoteWordSet = [
    "went", "up", "down", "to", "now", "back", "then", "moved", "stayed", "tried", "dropped", "from", "still", "same",
  ]

  /// `10x`
  private func isSignedCount(_ text: String) -> Bool {
    let digits = text.prefix(while: \.isNumber)
    let rest = text[digits.endIndex...]
    return !digits.isEmpty && rest.first == "x" && rest.dropFirst().first.map { !$0.isNumber && $0 != " " } ?? true
  }

  /// Whether a line is made of counts, with sides or in brackets what is said of them, and of no load.
  private func isCounts(_ place: Int) -> Bool {
    guard place < lines.count, isSpellable(place, to: 60), lines[place].box == nil, lines[place].plain.hasDigit else {
      return false
    }
    let text = lines[place].plain
    let bare = text.firstIndex(of: "(").map { text[..<$0] } ?? text[...]
    let words = bare.split { " ,/|".contains($0) }
    guard let first = words.first, words.count <= 12 else { return false }
    let sides = words.filter { word in
      let side = word.prefix { $0.isLetter }
      return ["L", "R", "l", "r", "D", "G", "dx", "sx", "der", "izq", "li", "re", "dir", "esq", "dto", "dta"].contains(
        side)
        || document.words.word(side) == .left || document.words.word(side) == .right
    }
    if sides.isEmpty {
      return words.count == 1 && (isSignedCount(text) || Int(first).map { (1...60).contains($0) } == true)
        && (bare.endIndex == text.endIndex || text.hasSuffix(")"))
    }
    return words.allSatisfy { word in
      let count = word.drop { $0.isLetter }
      return count.isEmpty ? sides.contains(word) : count.allSatisfy(\.isNumber) && count.utf8.count <= 2
    }
  }

  private static let withs: NoteWordSet = ["con", "avec", "mit", "met", "com", "with", "w/"]
  private static let implements: NoteWordSet = [
    "mancuernas", "mancuerna", "haltères", "haltère", "dumbbells", "dumbbell", "halteres", "halter", "manubri",
    "kurzhanteln", "db", "dbs", "kettlebell", "kettlebells",
  ]
  private static let ofs: NoteWordSet = ["de", "of", "da", "von", "van", "di", "à"]
  private static let twos: NoteWordSet = ["2", "two", "due", "dos", "deux", "zwei", "duas", "dois", "twee"]
  private static let articles: NoteWordSet = ["les", "las", "the", "i", "os", "des", "le", "la"]

  /// `Fentes arrière avec les haltères de 6 kg : 10`, `walking lunges con dumbbells de 30: 12 each leg`, `Dumbbell bench, the
  /// 25 lb ones: 10, 9`: the load, and what it was.
  mutating func spellImplementBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.hasDigit, text.utf8.first?.isDigit != true else { return }
    let words = text.split(separator: " ")
    if let with = words.firstIndex(where: { Self.withs.contains($0) }), with > 0,
      !words[..<with].contains(where: \.hasDigit),
      case let noun = with + 1 < words.count
        && (Self.articles.contains(words[with + 1]) || Self.twos.contains(words[with + 1])) ? with + 2 : with + 1,
      noun + 2 < words.count, Self.implements.contains(words[noun]), Self.ofs.contains(words[noun + 1]),
      words[noun + 2].utf8.first?.isDigit == true,
      // `Press inclinado con mancuernas de 35` above its counts is named by them.
      noun + 3 < words.count, words[(noun + 3)...].contains(where: \.hasDigit)
    {
      // What the catalogue knows by its implement keeps it.
      let full = words[...noun].joined(separator: " ")
      if document.names.look(full).isKnown {
        setAside(String(words[noun + 1]), at: place)
        lines[place].plain = "\(full) \(text[words[noun + 2].startIndex...])"
        return
      }
      setAside(words[with...(noun + 1)].joined(separator: " "), at: place)
      lines[place].plain = "\(words[..<with].joined(separator: " ")) \(text[words[noun + 2].startIndex...])"
      return
    }
    // `Sentadilla búlgara, mancuernas de 16kg una en cada mano` above its counts
    if let noun = words.indices.dropFirst().first(where: {
      words[$0 - 1].hasSuffix(",") && Self.implements.contains(words[$0])
    }),
      noun + 2 < words.count, Self.ofs.contains(words[noun + 1]), Self.isTypedLoad(words[noun + 2]),
      !words[..<noun].contains(where: \.hasDigit), !words[(noun + 3)...].contains(where: \.hasDigit)
    {
      setAside((words[noun...(noun + 1)] + words[(noun + 3)...]).joined(separator: " "), at: place)
      lines[place].plain = "\(text[..<words[noun].startIndex].trimmedEnd.dropLast()) \(words[noun + 2])"
      return
    }
    // `Peso morto romeno — 2 halteres de 14 kg, 10 / 10 / 10`
    if let two = words.firstIndex(where: { $0 == "2" || $0 == "two" }), two > 1, two + 3 < words.count,
      !words[..<two].contains(where: \.hasDigit), Self.implements.contains(words[two + 1]),
      Self.ofs.contains(words[two + 2]), words[two + 3].utf8.first?.isDigit == true,
      words[two - 1].last.map({ "—–-,:".contains($0) }) == true,
      words[(two + 3)...].dropFirst().contains(where: \.hasDigit)
    {
      setAside(words[two...(two + 1)].joined(separator: " "), at: place)
      let name = text[..<words[two].startIndex].trimmedEnd
      lines[place].plain =
        "\(name.prefix(upTo: name.lastIndex { !" —–-,:".contains($0) }.map { name.index(after: $0) } ?? name.endIndex)) \(text[words[two + 3].startIndex...])"
      return
    }
    if let the = text.bytesRange(of: ", the "), let ones = text.bytesRange(of: " ones:"),
      the.upperBound < ones.lowerBound,
      case let load = text[the.upperBound..<ones.lowerBound], load.utf8.first?.isDigit == true,
      Self.isTypedLoad(load.filter { $0 != " " }[...]), !text[..<the.lowerBound].hasDigit
    {
      lines[place].plain = "\(text[..<the.lowerBound]) \(load):\(text[ones.upperBound...])"
    }
  }
}
