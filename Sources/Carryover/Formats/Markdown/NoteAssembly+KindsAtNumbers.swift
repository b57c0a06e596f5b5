import TextStreams
import TrainingModel

/// Kinds of sets that a letter at their numbers tells, as a legend says, or the load above them; and efforts one by one.
extension NoteAssembly {
  mutating func spellKindsAtNumbers(_ places: [Int]) {
    spellKindsOfLoads(places)
    spellLoadsOfLog(places)
    for place in places where isSpellable(place, to: 200) {
      spellLettersOfDrops(place)
      spellEffortOfEach(place)
      spellTimesOfSets(place)
      spellCountsBehindBell(place)
      spellLoadsAddedToBody(place)
    }
  }

  // MARK: Letters

  /// `hammer chest w90x12 140x10 d110x9 d70x12 ouch`, `curl 65x10x2 45x12d` under `d = drop`.
  private mutating func spellLettersOfDrops(_ place: Int) {
    if document.warmups.hasLetterBeforeSets { spellLettersBeforeSets([place]) }
    guard document.warmups.hasLetterOfDrop else { return }
    let words = lines[place].plain.split(separator: " ")
    let products = words.map { Self.product($0) }
    guard products.contains(where: { $0?.kind.hasPrefix(" drop") == true }),
      let first = products.firstIndex(where: { $0 != nil }),
      case let end = products.lastIndex(where: { $0 != nil }) ?? first,
      products[first...end].allSatisfy({ $0 != nil }), !words[(end + 1)...].joined().hasDigit
    else { return }
    let sets = products[first...end].compactMap { $0.map { "\($0.set)\($0.kind)" } }.joined(separator: ", ")
    let name = words[..<first].joined(separator: " ")
    guard !name.hasDigit,
      document.warmups.hasLetterOfWarmup || !products.contains(where: { $0?.kind.hasPrefix(" warmup") == true })
    else {
      return
    }
    let remark = words[(end + 1)...].joined(separator: " ")
    if !remark.isEmpty { setAside(remark, at: place) }
    lines[place].plain = name.isEmpty || name.hasSuffix(":") ? "\(name) \(sets)".trimmedSpaces : "\(name): \(sets)"
  }

  /// `w90x12`, `45x12d`, `225x5x3`, with a comma behind it or none: the factors, and the kind that a letter says.
  private static func product(_ word: Substring) -> (set: Substring, kind: String)? {
    var set = word.hasSuffix(",") ? word.dropLast() : word
    var kind = ""
    // `24×8!`, `10×14d!`: a sign for failure, or its letter, behind all else.
    let isFailure = set.last == "!" || set.last == "F"
    if isFailure { set = set.dropLast() }
    let letters: [Character: String] = ["w": " warmup", "d": " drop"]
    if let first = set.first, let known = letters[first], set.dropFirst().first?.isNumber == true {
      kind = known
      set = set.dropFirst()
    } else if let last = set.last, let known = letters[last], set.dropLast().last?.isNumber == true {
      kind = known
      set = set.dropLast()
    }
    let factors = set.split(omittingEmptySubsequences: false) { "x×".contains($0) }
    guard (2...3).contains(factors.count), factors.allSatisfy({ Double($0) != nil }) else { return nil }
    return (set, isFailure ? kind + " (failure)" : kind)
  }

  // MARK: Loads above their repetitions

  /// `40kg warmup` above `10`, `40kg drop` above `12`: of each count below the load and the kind.
  private mutating func spellKindsOfLoads(_ places: [Int]) {
    for place in places where isSpellable(place, to: 24) {
      let words = lines[place].plain.lowercased().split(separator: " ", maxSplits: 1)
      guard words.count == 2, Self.isTypedLoad(words[0]), let kind = Self.kindsOfLoads[String(words[1])] else {
        continue
      }
      var below = place + 1
      while below < lines.count, isSpellable(below, to: 3), let count = Int(lines[below].plain),
        (1...50).contains(count)
      {
        lines[below].plain = "\(words[0]) x \(count) \(kind)"
        below += 1
      }
      if below > place + 1 { lines[place].isEscaped = true }
    }
  }

  private static let kindsOfLoads = [
    "warmup": "warmup", "warm-up": "warmup", "warm up": "warmup", "wu": "warmup", "w/u": "warmup", "drop": "drop",
    "drop set": "drop", "dropset": "drop",
  ]

  /// `curls 12: 12 12` beside `squat 80: 5 5 5`: the number before the colon is the load of all lines of the kind.
  private mutating func spellLoadsOfLog(_ places: [Int]) {
    let parts = places.compactMap { place -> (place: Int, name: Substring, load: Double, counts: [Substring])? in
      guard isSpellable(place, to: 60), let colon = lines[place].plain.bytesRange(of: ": "),
        case let head = lines[place].plain[..<colon.lowerBound], let space = head.lastIndex(of: " "),
        case let number = head[space...].dropFirst(), number.allSatisfy({ $0.isNumber || $0 == "." }),
        let load = Double(number), (8...500).contains(load), !head[..<space].hasDigit,
        case let counts = lines[place].plain[colon.upperBound...].split(separator: " "), counts.count > 1,
        counts.allSatisfy({ Int($0).map { (1...30).contains($0) } == true })
      else { return nil }
      return (place, head[..<space], load, counts)
    }
    guard parts.count > 1, parts.contains(where: { $0.load > 30 }) else { return }
    for part in parts where part.load <= 30 {
      let look = document.names.look(label(String(part.name)))
      guard look.isKnown, !look.isBodyweight, !look.isTimed, !look.isDistance else { continue }
      let load = part.load == part.load.rounded() ? "\(Int(part.load))" : "\(part.load)"
      lines[part.place].plain = "\(part.name): weight \(load) x \(part.counts.joined(separator: ", "))"
    }
  }

  // MARK: Efforts and times

  /// `cgbp: 80 3x6 @7 7.5 8.5`, `| 160 3x3 @7.5 each`: each set with how hard it was.
  private mutating func spellEffortOfEach(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " @") else { return }
    var words = text.split(separator: " ").map(String.init)
    var index = 2
    var isSpelled = false
    while index < words.count {
      defer { index += 1 }
      guard words[index].hasPrefix("@"), let effort = Double(words[index].dropFirst()), (5...10).contains(effort),
        case let scheme = words[index - 1].split(separator: "x"), scheme.count == 2, let count = Int(scheme[0]),
        (2...10).contains(count), let reps = Int(scheme[1]),
        Self.isTypedLoad(words[index - 2][...])
          || Self.number(words[index - 2]).map({ $0.number > 12 && $0.1.isEmpty }) == true,
        mayStandBeforeLoad(words[..<(index - 2)])
      else { continue }
      var efforts = [effort]
      var end = index + 1
      while end < words.count, efforts.count < count, let next = Double(words[end]), (5...10).contains(next) {
        efforts.append(next)
        end += 1
      }
      if end < words.count, words[end] == "each", efforts.count == 1 {
        efforts = Array(repeating: effort, count: count)
        end += 1
      }
      guard efforts.count == count, end == words.count || words[end] == "|" else { continue }
      let sets = efforts.map { "\(words[index - 2])x\(reps) @\($0 == $0.rounded() ? "\(Int($0))" : "\($0)")" }
      words.replaceSubrange((index - 2)..<end, with: [sets.joined(separator: ", ")])
      index -= 2
      isSpelled = true
    }
    guard isSpelled else { return }
    lines[place].plain = words.joined(separator: " ").replacing(" | ", with: ", ")
  }

  /// Whether words before a load end in a bar or a colon, or are the name of an exercise: `Bench tempo 31` is none.
  private func mayStandBeforeLoad(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return true }
    return last == "|" || last.hasSuffix(":") || document.names.look(label(words.joined(separator: " "))).isKnown
  }

  /// `3 Sätze à 45 Sek`, `3 séries à 30 s`
  private mutating func spellTimesOfSets(_ place: Int) {
    let text = lines[place].plain
    guard let at = text.bytesRange(of: " à "), case let before = text[..<at.lowerBound].split(separator: " "),
      before.count > 1, let noun = before.last, document.words.word(noun) == .sets,
      let count = Int(before[before.count - 2]),
      case let behind = text[at.upperBound...].split(separator: " "), let number = behind.first.flatMap({ Int($0) }),
      behind.count == 2, document.words.word(behind[1]) == .seconds || document.words.word(behind[1]) == .minutes
    else { return }
    let name = before.dropLast(2).joined(separator: " ")
    let isBare =
      before.count <= 4
      && before.dropLast(2).allSatisfy { word in
        document.words.word(word.prefix { $0.isLetter }) == nil && !document.words.isProse(word.prefix { $0.isLetter })
      }
    guard (1...20).contains(count),
      name.isEmpty || isBare && (before.count == 3 || name.hasSuffix(":")) || document.names.look(label(name)).isKnown
    else { return }
    let unit = document.words.word(behind[1]) == .seconds ? "s" : " min"
    let colon = name.isEmpty || name.hasSuffix(":") || document.names.look(label(name)).isKnown ? "" : ":"
    lines[place].plain = "\(name)\(colon) \(count)x\(number)\(unit)".trimmedSpaces
  }

  /// `Goblet squats, three sets with the 14 kg bell: 10, 10 and 8.`: a load told before its repetitions.
  private mutating func spellCountsBehindBell(_ place: Int) {
    let text = lines[place].plain
    guard let sets = text.bytesRange(of: " sets with "), let colon = text[sets.upperBound...].bytesRange(of: ": "),
      let comma = text[..<sets.lowerBound].lastIndex(of: ","),
      case let name = text[..<comma], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      let load = text[sets.upperBound..<colon.lowerBound].firstIndex(where: \.isNumber),
      case let tool = text[load..<colon.lowerBound].split(separator: " "), tool.count > 1, Double(tool[0]) != nil,
      ["kg", "lb", "lbs"].contains(tool[1]), tool.count <= 4,
      case let counts = text[colon.upperBound...].split(whereSeparator: { !$0.isNumber }),
      counts.count > 1, text[colon.upperBound...].allSatisfy({ $0.isNumber || " ,.and".contains($0) }),
      !text[colon.upperBound...].hasBetweenDigits(UInt8(ascii: "."))
    else { return }
    lines[place].plain = "\(name): \(tool[0]) \(tool[1]) x \(counts.joined(separator: ", "))"
  }

  /// What has a stack or a plate more often than not.
  static func isLoadedOften(_ name: String) -> Bool {
    name.containsBytes(of: "crunch") && !name.containsBytes(of: "bicycle") && !name.containsBytes(of: "reverse")
      || name.containsBytes(of: "back extension") || name.containsBytes(of: "hyperextension")
  }

  /// The words of a text, `35 x15` and `35 x 15` in it as `35x15`.
  static func joinedProducts(_ text: String) -> [Substring] {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      let isBehindSign = words.last.map { $0.hasSuffix("x") && $0.utf8.first?.isDigit == true } ?? false
      let isSign = word == "x" || word.hasPrefix("x") && word.dropFirst().first?.isNumber == true
      if let last = words.last,
        isBehindSign && word.utf8.first?.isDigit == true || isSign && last.utf8.last?.isDigit == true
      {
        words[words.count - 1] = last + word
      } else {
        words.append(word)
      }
    }
    return words
  }

  /// `dips 45x8`, `dip mach 150x12 170x10`: nobody does so many of these so often, so that it is what was added.
  private mutating func spellLoadsAddedToBody(_ place: Int) {
    let words = Self.joinedProducts(lines[place].plain)
    guard let first = words.firstIndex(where: \.hasDigit), first > 0,
      case let name = words[..<first].joined(separator: " "),
      case let bare = name.lowercased().replacing("-", with: " ").replacing(":", with: ""),
      // Of a load that helps, only its unit tells it from repetitions.
      case let isHelped = bare.hasPrefix("assisted ") && !unitText(at: place).isEmpty,
      case let look = document.names.look(label(name)), look.isBodyweight, !look.isTimed, !look.isAssisted || isHelped,
      case let isLoadable = Self.loadable.contains(isHelped ? bare.dropFirst(9) : bare[...]),
      // `kneeling crunch 35x15`; what is done in large numbers is not loaded.
      isLoadable || Self.isLoadedOften(bare), case let least = isLoadable ? 5 : look.wordCount > 1 ? 8 : 13
    else { return }
    var sets: [String] = []
    var end = first
    while end < words.count {
      let factors = (words[end].hasSuffix(",") ? words[end].dropLast() : words[end]).split { "x×".contains($0) }
      guard factors.count == 2, factors[0].allSatisfy({ $0.isNumber || $0 == "." }), let load = Double(factors[0]),
        load > 30,
        let reps = Int(factors[1]), (least...30).contains(reps)
      else { break }
      sets.append("\(isHelped ? "" : "+")\(factors[0])\(unitText(at: place)) x \(reps)")
      end += 1
    }
    let remark = words[end...].joined(separator: " ")
    // `50x5 sets` counts them.
    guard !sets.isEmpty,
      remark.isEmpty || !remark.hasDigit && (bare.hasPrefix("dip mach") || Self.tellsHowItWent(remark))
    else { return }
    if !remark.isEmpty { setAside(remark, at: place) }
    lines[place].plain = "\(name)\(name.hasSuffix(":") ? "" : ":") \(sets.joined(separator: ", "))"
  }

  /// What people hang weights on.
  static let loadable: NoteWordSet = [
    "paralela", "paralelas",
    "dip", "dips", "dip mach", "dip machine", "bar dips", "ring dips", "parallel bar dips", "weighted dips", "pull up",
    "pull ups", "pullup", "pullups", "weighted pull ups", "weighted pullups", "chin up", "chin ups", "chinup",
    "chinups",
    "chins", "weighted chin ups", "weighted chins", "muscle up", "muscle ups", "muscleups",
  ]
}
