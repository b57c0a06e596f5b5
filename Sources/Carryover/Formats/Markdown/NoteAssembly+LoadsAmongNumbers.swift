import TextStreams

/// Loads that stand apart from their repetitions, by a word, a comma or a line of their own.
extension NoteAssembly {
  /// `Then tried 70 lbs and got 7`: so many were done.
  mutating func spellTriedLoad(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count(where: { $0.lowercased() == "tried" }) == 1,
      let tried = words.firstIndex(where: { $0.lowercased() == "tried" }), tried > 0, tried + 4 < words.count,
      ["then", "i", "also", "and"].contains(words[tried - 1].lowercased()),
      Double(words[tried + 1]) != nil, document.words.loadUnit(NoteWords.key(words[tried + 2])) != nil,
      let got = words[(tried + 3)...].prefix(3).firstIndex(of: "got"), got + 1 < words.count,
      case let count = words[got + 1].prefix(while: \.isNumber), !count.isEmpty,
      words[got + 1][count.endIndex...].allSatisfy({ ",.".contains($0) }),
      !text[count.endIndex...].hasDigit,
      got + 2 == words.count || count.endIndex < words[got + 1].endIndex || words[got + 2].hasPrefix("rep")
    else { return }
    var head = text[..<words[tried].startIndex].trimmedEnd
    if head.lowercased().hasSuffix("then") { head = head.dropLast(4).trimmedEnd[...] }
    setAside(words[tried...got].filter { !$0.hasDigit }.joined(separator: " "), at: place)
    lines[place].plain =
      "\(head.hasSuffix(".") || head.hasSuffix(",") ? head.dropLast() : head), \(words[tried + 1])\(words[tried + 2]) x \(text[count.startIndex...])"
  }

  /// `sq wu 20x10 60x5 / 100 2x5 light`, `bp wu 20x10 50x5 / 82.5 5 5 4 (missed 5th)`: the work behind the warm-ups.
  mutating func spellWorkBehindSlash(_ place: Int) {
    let text = lines[place].plain
    guard let slash = text.lastBytesRange(of: " / "), case let before = text[..<slash.lowerBound],
      let start = [" wu ", " WU ", " w/u ", " warmup ", " warm up "].lazy.compactMap({ before.bytesRange(of: $0) })
        .first,
      case let sets = before[start.upperBound...].split(whereSeparator: { " ,".contains($0) }), !sets.isEmpty,
      sets.allSatisfy({ Self.hasProduct(String($0)) }), case let work = text[slash.upperBound...],
      case let words = work.split(separator: " "), let load = words.first,
      Double(load).map({ $0 >= 20 }) ?? Self.hasProduct(String(load))
    else { return }
    let numbers = words.prefix { word in Double(word) != nil }
    let name = before[..<start.lowerBound]
    let warmups = sets.map { "\($0) (warm-up)" }.joined(separator: ", ")
    var counts: [String] = []
    var end = 1
    if numbers.count > 1 {
      counts = numbers[1...].map(String.init)
      end = numbers.count
    } else if numbers.count == 1, words.count > 1, case let parts = words[1].split(separator: "x"), parts.count == 2,
      let count = Int(parts[0]), (1...12).contains(count), Int(parts[1]) != nil
    {
      counts = Array(repeating: String(parts[1]), count: count)
      end = 2
    }
    let rest = end < words.count ? " \(work[words[end].startIndex...])" : ""
    guard counts.allSatisfy({ Int($0).map { $0 <= 30 } ?? false }), !rest.hasPrefix(" x"),
      !rest.hasDigit || ["@", "rpe", "rir", "("].contains(where: { rest.dropFirst().lowercased().hasPrefix($0) })
    else { return }
    let isEffort = rest.hasDigit && !rest.hasPrefix(" (")
    let spelled =
      counts.isEmpty
      ? String(work)
      : counts.map { "\(load)x\($0)\(isEffort ? rest : "")" }.joined(separator: ", ") + (isEffort ? "" : rest)
    lines[place].plain = "\(name): \(warmups), \(spelled)"
  }

  /// Exercises of which people do many with a weight that they do not change: for others `Squat 20 x100` is twenty times 100.
  private static let doneInHundreds = NoteBeginnings(whole: [
    "swing", "swings", "balls", "ball", "kb", "kettlebell", "slams",
  ])

  /// `wall balls 20 x40`: a load, for nobody does so many sets.
  mutating func spellLoadBeforeTightCount(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 2, let last = words.last, last.hasPrefix("x"), let reps = Int(last.dropFirst()), reps > 30,
      let load = Int(words[words.count - 2]), (13...60).contains(load),
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(label(name)), look.isLikely, !look.isBodyweight, !look.isTimed,
      !look.isDistance, Self.doneInHundreds.mayBeIn(name),
      case let unit = unitText(at: place), !unit.isEmpty
    else { return }
    lines[place].plain = "\(name) \(load)\(unit) x \(reps)"
  }

  private static let inHands = [
    "una en cada mano", "uno en cada mano", "one in each hand", "une dans chaque main", "um em cada mão",
    "uma em cada mão", "eine in jeder hand", "uno per mano", "in each hand", "en cada mano", "een in elke hand",
  ]

  /// `Sentadilla búlgara, mancuernas de 16kg una en cada mano` above its counts: where it was held.
  mutating func dropHandsBehindLoad(_ place: Int) {
    let lower = lines[place].plain.lowercased()
    guard let said = Self.inHands.first(where: { lower.hasSuffix(" " + $0) }),
      case let head = lines[place].plain.dropLast(said.count).trimmedEnd, let load = head.split(separator: " ").last,
      Self.isTypedLoad(load)
    else { return }
    setAside(said, at: place)
    lines[place].plain = String(head)
  }

  /// `SLR 1kg ankle weight, left 12 12 12`: what it was.
  mutating func dropWeightOfAnkle(_ place: Int) {
    let text = lines[place].plain
    guard let said = text.bytesRange(of: " ankle weight"),
      let load = text[..<said.lowerBound].split(separator: " ").last,
      Self.isTypedLoad(load), case let rest = text[said.upperBound...].drop(while: { $0 == "s" }), rest.hasPrefix(",")
    else { return }
    setAside("ankle weight", at: place)
    lines[place].plain = "\(text[..<said.lowerBound])\(rest)"
  }

  /// `double clean and press 2 x 20kg` above its counts: a pair of bells, and no set.
  mutating func spellPairOverCounts(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: " 2 x "), !text[..<sign.lowerBound].hasDigit,
      case let load = text[sign.upperBound...], Self.isTypedLoad(load), place + 1 < lines.count,
      let first = Int(lines[place + 1].plain), first <= 25,
      place + 2 == lines.count || Int(lines[place + 2].plain).map({ $0 <= first }) ?? true,
      Double(load.prefix { $0.isNumber || $0 == "." }).map({ $0 <= 32 }) == true
        || text[..<sign.lowerBound].lowercased().split(separator: " ").contains(where: {
          ["db", "kb", "double", "kettlebell", "dumbbell", "farmer", "farmers", "carry"].contains($0)
        })
    else { return }
    setAside("2 x", at: place)
    lines[place].plain = "\(text[..<sign.lowerBound]) \(load)"
    if !document.names.look(label(String(text[..<sign.lowerBound]))).isLikely { lines[place].isBold = true }
  }

  private static let beforeSides: NoteWordSet = ["pro", "per", "each", "je", "por", "par", "a", "elke", "ogni", "cada"]

  private static let times: NoteWordSet = ["mal", "times", "veces", "fois", "vezes", "volte", "keer"]

  /// `seitstütz 40s pro seite, 2 mal`: how often.
  mutating func spellTimesBehindComma(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 3, let last = words.last, Self.times.contains(last.filter { $0 != "." }),
      let count = Int(words[words.count - 2]), (2...12).contains(count), words[words.count - 3].hasSuffix(","),
      case let head = text[..<words[words.count - 3].endIndex].dropLast(),
      case let numbers = head.split(whereSeparator: { $0 == " " }).filter({ $0.hasDigit }), numbers.count == 1,
      // `Run 400m hard, 6 times` says it of more than the way.
      case let behind = head[numbers[0].endIndex...].split(separator: " "), behind.count <= 2,
      behind.isEmpty || Self.beforeSides.contains(behind[0]) || document.words.word(behind[0]) == .seconds,
      // `40s` of a press is a pair of dumbbells.
      !numbers[0].hasSuffix("s") || !behind.isEmpty
        || isHeld(String(head[..<numbers[0].startIndex])),
      numbers[0].hasSuffix("s") || numbers[0].hasSuffix("m") || numbers[0].hasSuffix("min")
        || document.words.word(words[min(words.count - 1, (words.firstIndex { $0.hasDigit } ?? 0) + 1)]) == .seconds
    else { return }
    // `40s` could be a pair of dumbbells.
    let time = numbers[0].hasSuffix("s") ? "\(numbers[0].dropLast()) sec" : String(numbers[0])
    lines[place].plain = "\(head[..<numbers[0].startIndex])\(time)\(head[numbers[0].endIndex...]) x \(count)"
  }

  /// `RP 85 x 9 + 4 + 3` below other sets: how they were done.
  mutating func dropWayBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard place > 0, lines[place - 1].kind == lines[place].kind, lines[place - 1].plain.hasDigit,
      let way = ["rp ", "rp: ", "rest pause ", "rest-pause ", "myo ", "myo reps ", "cluster "].first(where: {
        text.lowercased().hasPrefix($0)
      }),
      case let rest = text.dropFirst(way.count), rest.first?.isNumber == true, Self.hasProduct(String(rest)),
      rest.contains("+")
    else { return }
    setAside(text.prefix(way.count).trimmedSpaces, at: place)
    lines[place].plain = String(rest)
  }

  /// `85x8 for 3 sets, all RPE 7`: as many of them.
  mutating func spellForSets(_ place: Int) {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 3,
      let index = words.indices.dropFirst().dropLast(2).first(where: { words[$0].lowercased() == "for" }),
      let count = Int(words[index + 1]), (2...12).contains(count),
      document.words.word(words[index + 2].filter { $0.isLetter }) == .sets,
      case let parts = words[index - 1].split(whereSeparator: { "x×".contains($0) }), parts.count == 2,
      let load = Double(parts[0].prefix { $0.isNumber || $0 == "." }), load >= 20, let reps = Int(parts[1]),
      Double(reps) < load,
      // What follows is told of all of them, which `100x5 @8` once would not be.
      index + 3 == words.count
        || words[index + 2].hasSuffix(",") && index + 3 < words.count && words[index + 3].lowercased() == "all",
      parts[0].allSatisfy({ $0.isNumber || $0 == "." }) || Self.isTypedLoad(parts[0]),
      case let look = document.names.look(
        label(text[..<words[index - 1].startIndex].filter { $0 != ":" }.trimmedSpaces)),
      !look.isBodyweight, !look.isTimed, !look.isDistance
    else { return }
    let sets = Array(repeating: String(words[index - 1]), count: count).joined(separator: ", ")
    lines[place].plain =
      "\(text[..<words[index - 1].startIndex])\(sets)\(text[words[index + 2].startIndex...].dropFirst(words[index + 2].filter { $0.isLetter }.count))"
  }

  /// `assisted pullup machine with 80 lbs help first set 6, second set 5`: what it takes off.
  mutating func spellHelpOfMachine(_ place: Int) {
    let text = lines[place].plain
    guard let with = text.bytesRange(of: " with "), text.lowercased().hasPrefix("assist"),
      case let rest = text[with.upperBound...].split(separator: " ", maxSplits: 3), rest.count > 2,
      Double(rest[0]) != nil, document.words.loadUnit(NoteWords.key(rest[1])) != nil,
      ["help", "assist", "assistance", "helping"].contains(rest[2].lowercased().filter { $0 != "," })
    else { return }
    let behind = rest.count > 3 ? " \(rest[3])" : ""
    setAside("with \(rest[2])", at: place)
    lines[place].plain = "\(text[..<with.lowerBound]) -\(rest[0])\(rest[1]):\(behind)"
  }

  /// `free 4x100m, went 1:08 1:08 1:07 1:06`: what each lap took.
  mutating func dropWordBeforeTimes(_ place: Int) {
    let text = lines[place].plain
    guard let went = text.lastBytesRange(of: ", went "), text[..<went.lowerBound].hasDigit,
      case let clocks = text[went.upperBound...].split(whereSeparator: { " ,/".contains($0) }), clocks.count > 1,
      clocks.allSatisfy({ word in
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
      })
    else { return }
    lines[place].plain = "\(text[..<went.lowerBound]): \(text[went.upperBound...])"
  }

  /// `20 (nur Stange) x10`, `45 (just the bar) x 10`: words between a load and how often it was lifted.
  mutating func dropBracketBehindLoad(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let told = text[open.upperBound..<close], !told.hasDigit, !told.isEmpty,
      let load = text[..<open.lowerBound].split(separator: " ").last,
      Double(load.replacing(",", with: ".")) != nil || Self.isTypedLoad(load),
      case let rest = text[close...].dropFirst().drop(while: { $0 == " " }), rest.first == "x" || rest.first == "×",
      rest.dropFirst().drop(while: { $0 == " " }).first?.isNumber == true
    else { return }
    setAside(String(told), at: place)
    lines[place].plain = "\(text[..<open.lowerBound]) \(rest)"
  }

  /// `Leg press instead, 180 3x12`, `Reverse lunge holding one 16kg 3x8`: a word behind the name, which is none of it.
  mutating func dropWordBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let digit = text.firstIndex(where: \.isNumber),
      let said = [" instead, ", " instead: ", " holding one ", " holding a ", " holding "].first(where: {
        text[..<digit].hasSuffix($0)
      }),
      case let name = text[..<digit].dropLast(said.count), document.names.look(label(String(name))).isKnown
    else { return }
    setAside(said.filter { $0.isLetter || $0 == " " }.trimmedSpaces, at: place)
    lines[place].plain = "\(name) \(text[digit...])"
  }

  /// `Farmer carry, 24s, 3 x 40 m`: a pair of weights, and how far they were carried.
  mutating func spellPairsBeforeWays(_ place: Int) {
    let text = lines[place].plain
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    guard parts.count > 2, parts[1].hasSuffix("s"), let load = Double(parts[1].dropLast()), load >= 8,
      document.names.look(label(String(parts[0]))).isDistance, Self.hasProduct(String(parts[2])),
      let way = parts[2].split(separator: " ").first(where: { $0.hasSuffix("m") }), way == "m" || way.hasDigit
    else { return }
    lines[place].plain =
      "\(parts[0]) \(parts[1].dropLast())\(unitText(at: place)) \(parts[2...].joined(separator: ", "))"
  }

  /// Whether seconds behind a name are how long it is held.
  private func isHeld(_ name: String) -> Bool {
    let lower = name.lowercased()
    return document.names.look(label(name)).isTimed
      || ["plank", "copenhagen", "hold", "hang", "stretch", "sit"].contains { lower.containsBytes(of: $0) }
  }
}
