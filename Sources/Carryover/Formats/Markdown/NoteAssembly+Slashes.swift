import TextStreams
import TrainingModel

/// Slashes and bars between sets, as commas.
extension NoteAssembly {
  /// `squat - bar 10 / 95 8 / 135 5 (warm)`, `Press 40kg 5,5,5 / 42.5kg 4`: each part begins with a load.
  mutating func spellLoadsBetweenSlashes(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: " / ") {
      let text = lines[index].plain
      let start = [" - ", ": ", " – "].lazy.compactMap { text.bytesRange(of: $0)?.upperBound }.first
      let name = start.map { text[..<$0] } ?? text[..<text.startIndex]
      guard !name.hasDigit, name.utf8.count <= 40 else { continue }
      let parts = text[name.endIndex...].split(separator: " / ").map(String.init)
      if !name.isEmpty, parts.count > 1, case let pairs = parts.compactMap({ Self.pair($0) }),
        pairs.count == parts.count
      {
        lines[index].plain = name + pairs.joined(separator: ", ")
      } else if parts.count > 1, parts.dropFirst().allSatisfy({ Self.beginsWithTypedLoad($0) }),
        parts[0].split(separator: " ").contains(where: { Self.isTypedLoad($0) })
      {
        lines[index].plain = name + parts.joined(separator: ", ")
      }
    }
  }

  /// `60/5/1 100/5/3`, `125/5/1h` below `weight/reps/sets`: a legend says what three numbers with slashes are.
  mutating func spellTriplesOfLegend(_ places: [Int]) {
    if let effort = document.conventions.slashEffort { return spellTriples(places, with: effort) }
    guard document.conventions.hasSlashTriples else { return }
    for index in places {
      let words = lines[index].plain.split(separator: " ", omittingEmptySubsequences: false)
      var spelled: [String] = []
      var follows = false
      for word in words {
        guard let (text, mark) = Self.triple(word, document.conventions.triple) else {
          spelled.append(String(word))
          follows = false
          continue
        }
        // A sign stands between two of them.
        if follows, spelled.last?.utf8.last?.isDigit == true { spelled[spelled.count - 1] += "," }
        spelled.append(text)
        follows = true
        if !mark.isEmpty { setAside(String(word), at: index) }
      }
      lines[index].plain = spelled.joined(separator: " ")
    }
  }

  /// `12.5-15, 12.5-14` below `weight-reps`
  mutating func spellDashesOfLegend(_ places: [Int]) {
    guard document.conventions.hasDashedPairs else { return }
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
      // A day has its dashes, too.
      if document.dates.read(lines[place].plain, .beginning)?.hasDay == true { continue }
      // A run of pairs, and nothing but a remark behind it.
      guard let first = words.firstIndex(where: { Self.dashedPair($0) != nil }) else { continue }
      let run = words[first...].prefix { Self.dashedPair($0) != nil }
      let behind = words[run.endIndex...]
      let isEnd = behind.first?.first.map { "-–(".contains($0) } ?? true
      let before = words[..<first]
      let isOfOther = before.contains { word in
        word.hasDigit || ["rest", "rpe", "pain"].contains(word.lowercased())
      }
      let isLoad = run.first.flatMap { Self.dashedPair($0) }.map { $0.load > Double($0.reps) } ?? false
      guard isEnd, !isOfOther, run.count > 1 || isLoad else { continue }
      var spelled = before.map(String.init)
      spelled += run.map { String($0.replacing("-", with: "x")) }
      spelled += behind.map(String.init)
      lines[place].plain = spelled.joined(separator: " ")
    }
  }

  /// The load and the repetitions of `12.5-15,`.
  private static func dashedPair(_ word: Substring) -> (load: Double, reps: Int)? {
    let bare = word.hasSuffix(",") || word.hasSuffix(";") ? word.dropLast() : word
    let parts = bare.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.first?.isDigit == true, let load = Double(parts[0]), load > 0,
      let reps = Int(parts[1]), (1...50).contains(reps)
    else { return nil }
    return (load, reps)
  }

  /// Whether a number of the text has a unit of its own.
  private static func statesUnit(_ text: Substring) -> Bool {
    ["kg", "lb"].contains { unit in
      guard let range = text.bytesRange(of: unit) else { return false }
      return text[..<range.lowerBound].trimmedEnd.utf8.last?.isDigit == true
    }
  }

  /// `140/5/7, 150/5/8.5` below `weight/reps/rpe`
  private mutating func spellTriples(_ places: [Int], with effort: NoteWord) {
    for place in places where !Self.statesUnit(lines[place].plain.prefix { $0 != "(" }) {
      let unit = unitText(at: place)
      var follows = false
      let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
        let numbers = word.split(separator: "/", omittingEmptySubsequences: false)
        guard numbers.count == 3, numbers[0].utf8.first?.isDigit == true, let load = Double(numbers[0]),
          Int(numbers[1]) != nil, load == 0 || load > 12 || !unit.isEmpty,
          case let last = numbers[2].drop(while: { $0 == "," }),
          case let number = last.filter({ $0 != "," && $0 != ";" }),
          let value = Double(number), (effort == .rpe ? 4...10 : 0...8).contains(value)
        else {
          follows = false
          return String(word)
        }
        defer { follows = true }
        let set = load == 0 ? "BW x \(numbers[1])" : "\(numbers[0])\(unit) x \(numbers[1])"
        let told = effort == .rpe ? "\(set) @\(number)" : "\(set) RIR \(number)"
        return (follows ? ", " : "") + told
      }
      lines[place].plain = words.joined(separator: " ").replacing(" , ", with: ", ")
    }
  }

  /// Of `+5/8/2`, `125/5/1h,` three factors, and the letter behind them.
  private static func triple(_ word: Substring, _ order: TripleOrder?) -> (text: String, mark: Substring)? {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false)
    guard numbers.count == 3, Double(numbers[0]) != nil, Double(numbers[1]) != nil, !word.hasPrefix("5/3/1") else {
      return nil
    }
    let last = numbers[2].prefix { $0.isNumber }
    let mark = numbers[2][last.endIndex...].prefix { $0.isLetter }
    let behind = numbers[2][mark.endIndex...]
    // A day has no so many sets, nor has a run of repetitions.
    let sets = order == .setsRepsLoad ? numbers[0] : order == .loadSetsReps ? numbers[1] : last
    guard Double(last) != nil, Int(sets).map({ (1...6).contains($0) }) == true, mark.utf8.count <= 1,
      behind.isEmpty || behind == "," || behind == ";"
    else {
      return nil
    }
    return ("\(numbers[0]) x \(numbers[1]) x \(last)\(behind)", mark)
  }

  /// Of `95 8`, `bar 10`, `35s 8 (each leg)` a load and its repetitions.
  private static func pair(_ text: String) -> String? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[1].utf8.count <= 2, words[1].utf8.allSatisfy(\.isDigit),
      words.count == 2 || words[2].hasPrefix("(") && words[2].hasSuffix(")")
    else { return nil }
    let number = words[0].prefix { $0.isNumber || $0 == "." }
    let unit = words[0].dropFirst(number.count).lowercased()
    let isLoad = words[0].lowercased() == "bar" || !number.isEmpty && ["", "s", "kg", "lb", "lbs"].contains(unit)
    guard isLoad else { return nil }
    return "\(words[0]) x \(words[1])" + (words.count > 2 ? " \(words[2])" : "")
  }

  static func isTypedLoad(_ word: Substring) -> Bool {
    let number = word.prefix { $0.isNumber || $0 == "." }
    return !number.isEmpty && ["kg", "lb", "lbs"].contains(word.dropFirst(number.count).lowercased())
  }

  private static func beginsWithTypedLoad(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count > 1 && isTypedLoad(words[0]) && words[1].utf8.first?.isDigit == true
  }

  /// `Cable lateral 15 | 12, 12, 11`, `Dead hang | 45s, 38s`: a name, and its sets behind a bar.
  mutating func spellBars(_ places: [Int]) {
    for index in places where lines[index].kind == .text || lines[index].kind == .item {
      let sides = lines[index].plain.split(separator: "|", omittingEmptySubsequences: false).map(\.trimmedSpaces)
      guard sides.count == 2, sides[1].utf8.first?.isDigit == true, !sides[0].isEmpty,
        !sides[1].utf8.contains(where: { "x@:/".utf8.contains($0) })
      else { continue }
      let name = Self.withoutRank(sides[0])
      let words = name.split(separator: " ")
      if !name.hasDigit,
        document.names.look(label(name)).isLikely || name.utf8.count < sides[0].utf8.count
      {
        lines[index].plain = "\(sides[0]): \(sides[1])"
      } else if let load = words.last, words.count > 1, let value = Double(load), value <= 30,
        sides[1].utf8.allSatisfy({ $0.isDigit || ", LRF".utf8.contains($0) }),
        document.names.look(label(words.dropLast().joined(separator: " "))).isLikely,
        !words.dropLast().contains(where: { $0.hasDigit })
      {
        let label = sides[0].dropLast(name.count)
        lines[index].plain = "\(label)\(words.dropLast().joined(separator: " ")): \(load) x \(sides[1])"
      }
    }
  }

  /// `10 @ bar`: with the bar alone.
  mutating func spellBarAlone(_ places: [Int]) {
    for index in places where lines[index].plain.hasSuffix(" @ bar") && lines[index].plain.utf8.count <= 8 {
      lines[index].plain = "bar x \(lines[index].plain.dropLast(6))"
    }
  }

  /// `curls 30kg 10 10 8F`, `Squat 85: 3 3 3 5+`: repetitions with spaces between, the last of which has a mark.
  mutating func spellMarkedRuns(_ places: [Int]) {
    for index in places
    where lines[index].plain.utf8.count <= 80
      && lines[index].plain.withByteSlice(Self.hasMarkedCount)
    {
      let words = lines[index].plain.split(separator: " ", omittingEmptySubsequences: false)
      guard
        let end = words.firstIndex(where: { word in
          word.utf8.count <= 3 && word.utf8.first?.isDigit == true
            && (word.utf8.last.map { $0 | 32 } == UInt8(ascii: "f") || word.utf8.last == UInt8(ascii: "+"))
        }), end > 2, words[end].dropLast().utf8.allSatisfy(\.isDigit)
      else { continue }
      var start = end
      while start > 0, words[start - 1].utf8.count <= 2, !words[start - 1].isEmpty,
        words[start - 1].utf8.allSatisfy(\.isDigit)
      {
        start -= 1
      }
      guard end - start > 1, start > 0,
        words[start - 1].utf8.last == UInt8(ascii: ":") || Self.isTypedLoad(words[start - 1])
          || Self.isLoadOfPair(words[start - 1])
            && !document.words.hints(forExercise: words[..<(start - 1)].joined(separator: " ")).isTimed
      else { continue }
      var run = words[start..<end].joined(separator: ", ")
      var last = words[end]
      var behind = words[(end + 1)...].joined(separator: " ")
      // `5+ -> got 7`: what came of the last set, which stays with it as it was typed.
      for sign in ["-> got ", "→ got "] where behind.hasPrefix(sign) {
        let count = behind.dropFirst(sign.count).prefix(while: \.isNumber)
        guard !count.isEmpty else { continue }
        setAside("\(last) \(sign)\(count)", at: index)
        behind = String(behind.dropFirst(sign.count + count.count))
        last = count
      }
      run += ", \(last)"
      lines[index].plain = (words[..<start] + [run[...], behind[...]]).joined(separator: " ").trimmedSpaces
    }
  }

  /// Whether `8F` or `5+` is a word of the text.
  private static func hasMarkedCount(_ text: ByteSlice) -> Bool {
    for place in 0..<text.count
    where text[place] | 32 == UInt8(ascii: "f") || text[place] == UInt8(ascii: "+") {
      if place > 0, text[place - 1].isDigit, place + 1 == text.count || text[place + 1] == 32 { return true }
    }
    return false
  }

  /// `35s`: what each of two weighs.
  private static func isLoadOfPair(_ word: Substring) -> Bool {
    word.utf8.last == UInt8(ascii: "s") && (3...4).contains(word.utf8.count)
      && word.dropLast().utf8.allSatisfy(\.isDigit)
  }

  /// `1  3:48.2`, `2  3:47.5`, one below the other: laps, and their numbers.
  mutating func spellNumberedTimes(_ places: [Int]) {
    func time(_ place: Int) -> (number: Int, rest: Substring)? {
      let parts = lines[place].plain.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, lines[place].kind == .text, let number = Int(parts[0]), (1...60).contains(number),
        case let rest = parts[1].drop(while: { $0 == " " }), rest.utf8.first?.isDigit == true,
        rest.prefix(while: { $0 != " " }).utf8.dropFirst().prefix(2).contains(UInt8(ascii: ":"))
      else { return nil }
      return (number, rest)
    }
    var place = places.startIndex
    while place < places.count {
      var end = place
      while end < places.count, places[end] - places[place] == end - place,
        time(places[end])?.number == end - place + 1
      {
        end += 1
      }
      if end - place > 1 {
        for lap in places[place..<end] { lines[lap].plain = time(lap).map { String($0.rest) } ?? lines[lap].plain }
      }
      place = max(end, place + 1)
    }
  }
}
