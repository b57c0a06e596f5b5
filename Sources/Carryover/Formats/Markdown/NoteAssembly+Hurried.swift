import TextStreams
import TrainingModel

/// What people type in a hurry: signs glued to numbers, units left out, the same word before each of several.
extension NoteAssembly {
  /// `w60x5 w90x3 125x5`, `10x20 5x40 kg`, `ab wheel x 10 10 10`, `then 60 10`, `-shrugs 225x15`, `+10kg dips 6 5`.
  mutating func spellHurried(_ places: [Int]) {
    // Asked at most once, and of the beginning, which shows the writer's habits.
    var saysReserve: Bool?
    for place in places where isSpellable(place, to: 160) {
      var text = lines[place].plain
      text = Self.withoutGluedDash(text)
      text = withMarksBehindSets(text)
      text = withUnitOfEach(text)
      text = withCommasOfBody(text)
      text = withSignBehindThen(text, place)
      text = withLoadBehindName(text)
      text = Self.withColonForSetsOf(text)
      text = withPointOfHalf(text)
      text = withUnitBesidePercent(text, at: place)
      text = Self.withSetsOfGoal(withColonBehindRounds(text))
      text = withLoadOfList(text, at: place)
      text = Self.withSetsBehindReps(text)
      text = Self.withFailureOfLoad(text)
      text = Self.withMinutesOfSeconds(text)
      text = Self.withLoadBehindPercent(text)
      text = Self.withSignBehindDrop(text)
      text = Self.withSetsBehindNames(text)
      if let (bare, said) = withoutNumberOfExercise(text) {
        setAside(said, at: place)
        text = bare
      }
      text = Self.withoutSignOfRecord(text)
      if let spelled = Self.withReserveOfEach(text) {
        let says = saysReserve ?? lines.prefix(200).contains { Self.saysReserve($0.plain) }
        saysReserve = says
        if says { text = spelled }
      }
      lines[place].plain = text
      if let (rest, set) = Self.restBeforeSet(text) {
        setAside(String(rest).trimmedSpaces, at: place)
        lines[place].plain = String(set)
      }
      dropAssistance(place)
      spellColonsOfLoads(place)
      spellSetsOfIntervals(place)
      dropPlanBehindName(place)
      dropWordsBehindNamedLoad(place)
      dropBetweenBehindName(place)
      dropShareOfEffort(place)
      dropAboutBehindEffort(place)
      spellResultOfGoal(place)
      dropMinutesOfName(place)
      dropWordsBehindLoad(place)
      spellSignedLoad(place)
    }
  }

  /// `-25kg` between `Assisted pullup` and `6 6 5`: the load of what stands below.
  private mutating func spellSignedLoad(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      Self.isTypedLoad(text.dropFirst()), place > 0, !lines[place - 1].plain.hasDigit, !lines[place - 1].plain.isEmpty,
      place + 1 < lines.count,
      case let counts = lines[place + 1].plain.split(whereSeparator: { " ,/".contains($0) }), !counts.isEmpty,
      counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false })
    else { return }
    lines[place + 1].plain = "\(text) x \(counts.joined(separator: ", "))"
    uses[place] = .fact
  }

  /// `-shrugs 225x15`: a bullet without a space.
  private static func withoutGluedDash(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "-"), let letter = text.utf8.dropFirst().first, letter.isLetter else {
      return text
    }
    return String(text.dropFirst())
  }

  /// `w60x5 W90kgx3 wu100x2 125x5`, `w 60x5, w 90x3`: the mark of a warm-up before its set.
  private func withMarksBehindSets(_ text: String) -> String {
    guard text.withByteSlice(Self.mayMarkWarmup) else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var (marked, apart) = (0, 0)
    for index in words.indices {
      let lower = words[index].lowercased()
      let mark = lower.prefix { $0.isLetter }
      guard mark == "w" || mark == "wu" else { continue }
      // `w 60x5`
      let isApart = mark.utf8.count == lower.utf8.count && index + 1 < words.count
      let set = isApart ? words[index + 1] : String(words[index].dropFirst(mark.utf8.count))
      guard Self.isLoadAndReps(set) else { continue }
      let end = set.last.map { ",;".contains($0) } ?? false ? String(set.suffix(1)) : ""
      let spelled = "\(set.dropLast(end.utf8.count))w\(end)"
      words[index] = isApart ? "" : spelled
      if isApart { words[index + 1] = spelled }
      marked += 1
      apart += isApart ? 1 : 0
    }
    // `wu 20x10, 40x5` is said of all that follow.
    guard marked > apart || apart > 1 else { return text }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a word begins with the letter and goes on with a number, or says no more.
  private static func mayMarkWarmup(_ text: ByteSlice) -> Bool {
    var isAtStart = true
    for index in 0..<text.count {
      if isAtStart, text[index] | 32 == UInt8(ascii: "w") {
        let next = text[index + 1] | 32 == UInt8(ascii: "u") ? text[index + 2] : text[index + 1]
        if !next.isLetter { return true }
      }
      isAtStart = text[index] == 32
    }
    return false
  }

  /// `60x5`, `82.5kgx5,`
  private static func isLoadAndReps(_ word: String) -> Bool {
    let bare = word.last.map { ",;".contains($0) } ?? false ? word.dropLast() : word[...]
    let factors = bare.split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, let (load, unit) = number(String(factors[0])), load >= 10, Int(factors[1]) != nil else {
      return false
    }
    return ["", "kg", "lb", "lbs"].contains(unit)
  }

  /// `10x20 5x40 kg`: the unit behind the last is that of each.
  private func withUnitOfEach(_ text: String) -> String {
    guard text.containsBytes(of: " kg") || text.containsBytes(of: " lb") else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isChanged = false
    for index in words.indices where index > 1 {
      let unit = words[index].filter(\.isLetter)
      guard ["kg", "kgs", "lb", "lbs"].contains(unit), words[index].utf8.first?.isLetter == true else { continue }
      var first = index
      while first > 0, Self.pair(words[first - 1]) != nil { first -= 1 }
      let pairs = words[first..<index].compactMap { Self.pair($0) }
      guard pairs.count > 1 else { continue }
      let areLoadsBehind =
        pairs.allSatisfy { $0.1 >= max($0.0, 15) && $0.0 <= 20 }
        && (pairs[0].0 > 3 || pairs.contains { $0.0 != pairs[0].0 })
        && zip(pairs, pairs.dropFirst()).allSatisfy { $0.1 < $1.1 }
      let areLoadsBefore =
        pairs.allSatisfy { $0.0 > $0.1 && $0.1 <= 20 } && zip(pairs, pairs.dropFirst()).allSatisfy { $0.0 < $1.0 }
      guard areLoadsBehind != areLoadsBefore else { continue }
      isChanged = true
      for place in first..<index {
        let factors = words[place].split(separator: "x")
        words[place] = areLoadsBehind ? "\(words[place])\(unit)" : "\(factors[0])\(unit)x\(factors[1])"
      }
      words[index] = String(words[index].dropFirst(unit.utf8.count))
      words[index - 1] += words[index]
      words[index] = ""
    }
    return isChanged ? words.filter { !$0.isEmpty }.joined(separator: " ") : text
  }

  /// `10x20`
  private static func pair(_ word: String) -> (Double, Double)? {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, let first = Double(factors[0]), let second = Double(factors[1]) else { return nil }
    return (first, second)
  }

  /// `ab wheel x 10 10 10`, `pushups x20 20 15`: repetitions of several sets behind one sign.
  private func withCommasOfBody(_ text: String) -> String {
    guard let times = text.bytesRange(of: " x"), case let name = text[..<times.lowerBound],
      case let counts = text[times.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...100).contains($0) } ?? false }),
      case let bare = nameWithoutLabel(label(Self.withoutRank(String(name)))), !bare.hasDigit,
      case let look = document.names.look(bare), look.isBodyweight, !look.isTimed, !look.isDistance
    else { return text }
    return "\(name) x \(counts.joined(separator: ", "))"
  }

  /// `then 60 10`, `then 120 3, 3` below sets with loads: a load, and its repetitions.
  private func withSignBehindThen(_ text: String, _ place: Int) -> String {
    guard text.hasPrefix("then ") || text.hasPrefix("Then "), place > 0 else { return text }
    let above = lines[place - 1].plain
    let numbers = above.split(whereSeparator: { !$0.isNumber && $0 != "." }).compactMap { Double($0) }
    let words = text.split(separator: " ")
    // A count of the body, a way or a time stands alone.
    guard numbers.count > 1, numbers.contains(where: { $0 >= 20 }), words.count > 2, let load = Double(words[1]),
      load >= 15
    else { return text }
    let counts = words[2...].prefix { word in
      Int(word.hasSuffix(",") ? word.dropLast() : word).map { (1...30).contains($0) } ?? false
    }
    let rest = words[(2 + counts.count)...]
    guard !counts.isEmpty, !rest.joined().hasDigit,
      !rest.contains(where: {
        ["min", "mins", "minutes", "km", "m", "s", "sec", "on", "off"].contains($0.lowercased())
      })
    else { return text }
    let list = counts.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }.joined(separator: ", ")
    return "then \(words[1]) x \(list)\(rest.isEmpty ? "" : " ")\(rest.joined(separator: " "))"
  }

  /// `+10kg dips 6 5`: weight that is added, before the name of what was done with the body.
  private func withLoadBehindName(_ text: String) -> String {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      case let words = text.split(separator: " "), words.count > 2, Self.isTypedLoad(words[0].dropFirst()),
      let number = words.firstIndex(where: { $0.startIndex > text.startIndex && $0.hasDigit }), number > 1,
      case let name = words[1..<number].joined(separator: " "), document.names.look(name).isKnown
    else { return text }
    return "\(name) \(words[0]) \(words[number...].joined(separator: " "))"
  }

  /// `Pullups - sets of 8, 7, 6`
  private static func withColonForSetsOf(_ text: String) -> String {
    guard let range = [" - sets of ", " – sets of ", ", sets of "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      !text[..<range.lowerBound].drop(while: { $0.isNumber || ".) ".contains($0) }).hasDigit,
      text[range.upperBound...].utf8.first?.isDigit == true, text[range.upperBound...].contains(",")
    else { return text }
    return "\(text[..<range.lowerBound]): \(text[range.upperBound...])"
  }

  /// `Side raise 7,5 15/15/12`, `Row - 62,5: 10/10`, `Bench 67,5%`: half a kilogram, where a list or a scheme stands
  /// behind.
  private func withPointOfHalf(_ text: String) -> String {
    guard [",5", ",25", ",75"].contains(where: { text.containsBytes(of: $0) }) else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices.dropFirst() {
      let sign = words[index].last.map { ":%".contains($0) } ?? false ? String(words[index].suffix(1)) : ""
      let parts = words[index].dropLast(sign.utf8.count).split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].utf8.count <= 3, Int(parts[0]) != nil, ["5", "25", "75"].contains(parts[1])
      else { continue }
      let behind = index + 1 < words.count ? words[index + 1] : ""
      let isBeforeList =
        behind.split(separator: "/").count > 1 && behind.allSatisfy { $0.isNumber || $0 == "/" }
        || Self.pair(behind) != nil || sign == ":" && Int(behind) != nil
      let isBehindName = words[index - 1].utf8.last?.isLetter == true && !words[..<index].joined().hasDigit
      guard sign == "%" || isBeforeList && (sign == ":" || isBehindName) else { continue }
      words[index] = "\(parts[0]).\(parts[1])\(sign)"
    }
    return words.joined(separator: " ")
  }

  /// `Deadlift EMOM 6 min` above its sets: how they were done, and no set.
  private mutating func dropMinutesOfName(_ place: Int) {
    let text = lines[place].plain
    guard let word = [" EMOM ", " E2MOM ", " E3MOM ", " emom "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      !text[..<word.lowerBound].hasDigit, case let behind = text[word.upperBound...].split(separator: " "),
      behind.count == 2,
      Int(behind[0]) != nil && document.words.word(behind[1]) == .minutes
        || ["x", "×"].contains(behind[0]) && Int(behind[1]) != nil,
      place + 1 < lines.count, lines[place + 1].plain.utf8.first?.isDigit == true
    else { return }
    setAside(text[word.lowerBound...].trimmedSpaces, at: place)
    lines[place].plain = String(text[..<word.lowerBound].trimmedEnd)
  }

  /// `10kg each hand`, `8kg dbs` in a line between a name and its repetitions: the load alone.
  private mutating func dropWordsBehindLoad(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, text.utf8.first?.isDigit == true else { return }
    let words = text.split(separator: " ")
    guard (2...3).contains(words.count), Self.isTypedLoad(words[0]), place > 0, place + 1 < lines.count,
      !lines[place - 1].plain.hasDigit, !lines[place - 1].plain.isEmpty,
      lines[place + 1].plain.utf8.first?.isDigit == true,
      words.dropFirst().allSatisfy({ Self.wordsOfPairs.contains($0) })
    else { return }
    setAside(words.dropFirst().joined(separator: " "), at: place)
    lines[place].plain = String(words[0])
  }

  private static let wordsOfPairs: NoteWordSet = [
    "each", "hand", "dbs", "db", "dumbbells", "dumbbell", "per", "side", "arm", "a", "kb", "kbs",
  ]
}
