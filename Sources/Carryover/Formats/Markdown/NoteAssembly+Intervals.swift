import TextStreams
import TrainingModel

/// When sets and laps began, which is no time that they took, and how long the laps took, told behind them.
extension NoteAssembly {
  /// Settles what a line says beside its sets of when they began, and how they are put.
  mutating func spellWrappings(_ places: [Int]) {
    dropBracketOfWarmUps(places)
    spellHurried(places)
    spellIntervals(places)
    for place in places {
      spellOnTheMinute(place)
      dropRestBeforeTimes(place)
    }
  }

  /// `Front squat, every 2:30` above its sets: when each began.
  mutating func dropIntervalsBehindCommas(_ places: [Int]) {
    dropWordBeforeTimes(places)
    for place in places {
      guard let comma = lines[place].plain.bytesRange(of: ", every "),
        case let behind = lines[place].plain[comma.upperBound...], behind.utf8.first?.isDigit == true,
        case let clock = behind.prefix(while: { $0.isNumber || $0 == ":" }), clock.contains(":"),
        clock.endIndex == behind.endIndex || isCountOfSets(behind[clock.endIndex...]),
        !lines[place].plain[..<comma.lowerBound].hasDigit,
        case let name = label(String(lines[place].plain[..<comma.lowerBound])),
        document.names.look(name).isLikely || name.contains(": ")
      else { continue }
      setAside(String(lines[place].plain[comma.lowerBound...].dropFirst(2)), at: place)
      lines[place].plain = String(lines[place].plain[..<comma.lowerBound])
    }
  }

  /// `Power clean, every 2 min x 6, 2 reps: 135-145-155`, `Front squat, every 2 min for 5 sets`: the same, and how many
  /// sets.
  private mutating func spellIntervals(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      let text = lines[place].plain
      guard let word = [", every ", " - every ", " every "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
        !text[..<word.lowerBound].hasDigit, case let parts = text[word.upperBound...].split(separator: " "),
        parts.count > 3 || parts.count > 1 && !text[word.upperBound...].hasDigit, let minutes = parts.first,
        Double(minutes) != nil, parts.count > 1,
        [.minutes, .seconds].contains(document.words.word(parts[1].filter(\.isLetter))),
        case let name = label(String(text[..<word.lowerBound])),
        document.names.look(name).isLikely
          || Self.partBehindSign(name).map({ document.names.look($0).isLikely }) == true
      else { continue }
      var rest = parts[2...].joined(separator: " ")
      var count: Int?
      if let sign = parts.dropFirst(2).first, ["x", "×", "for"].contains(sign), parts.count > 3,
        sign != "for" || parts.count > 4 && document.words.word(parts[4].filter(\.isLetter)) == .sets,
        let sets = Int(parts[3].filter(\.isNumber)), (2...30).contains(sets)
      {
        count = sets
        rest = parts.dropFirst(4).drop { document.words.word($0.filter(\.isLetter)) == .sets }.joined(separator: " ")
        if let last = parts[3].last, ",:".contains(last) { rest = "\(last) \(rest)" }
      }
      guard let spelled = setsOnInterval(rest.drop { " ,".contains($0) }, count),
        !spelled.isEmpty || place + 1 < lines.count && lines[place + 1].plain.utf8.first?.isDigit == true
      else { continue }
      setAside(text[word.lowerBound...].dropLast(rest.count).drop { " ,-".contains($0) }.trimmedSpaces, at: place)
      lines[place].plain = spelled.isEmpty ? name : "\(name): \(spelled)"
    }
  }

  /// Of `2 reps: 135-145-155` each load with its repetitions, and of `3 reps` as many sets.
  private func setsOnInterval(_ text: Substring, _ count: Int?) -> String? {
    let text = text.drop { ": ".contains($0) }
    if text.isEmpty { return "" }
    guard let colon = text.bytesRange(of: ": ") else {
      // `3 reps @ 85 kg`
      guard let count, let reps = text.split(separator: " ").first.flatMap({ Int($0) }), !Self.hasProduct(String(text)),
        text.split(separator: " ").dropFirst().first?.hasPrefix("rep") == true, !text.contains(",")
      else { return nil }
      return "\(count) x \(reps)\(text.drop { $0.isNumber }.replacing(" reps", with: "").replacing(" rep", with: ""))"
    }
    let words = text[..<colon.lowerBound].split(separator: " ")
    let unit = text[colon.upperBound...].split(separator: " ").dropFirst().joined()
    let loads = text[colon.upperBound...].split(separator: " ").first?.split { "-/,".contains($0) } ?? []
    guard words.count == 2, let reps = Int(words[0]), words[1].hasPrefix("rep"), loads.count > 1,
      loads.allSatisfy({ Double($0) != nil })
    else { return nil }
    return loads.map { "\($0)\(unit) x \(reps)" }.joined(separator: ", ")
  }

  /// Of `Strength - Front Squat`, `Strength: Power clean` the part behind the sign.
  private static func partBehindSign(_ text: String) -> String? {
    [": ", " - ", " – "].lazy.compactMap { text.lastBytesRange(of: $0) }.first.map { String(text[$0.upperBound...]) }
  }

  /// `Row 500m x 4, times 1:52, 1:54`: what the numbers are.
  private mutating func dropWordBeforeTimes(_ places: [Int]) {
    for place in places {
      // `splits 1:58, 1:57` below the laps.
      for words in ["splits ", "splits: ", "times ", "times: "] where lines[place].plain.lowercased().hasPrefix(words) {
        let times = lines[place].plain.dropFirst(words.utf8.count)
        if Self.areTimes(times), place > 0, Self.saysLaps(lines[place - 1].plain, as: times) {
          lines[place].plain = String(times)
        }
      }
      for words in [", times ", ", times: ", ", splits ", ", splits: ", " - times ", " - splits "] {
        guard let range = lines[place].plain.bytesRange(of: words),
          case let behind = lines[place].plain[range.upperBound...], behind.utf8.first?.isDigit == true,
          Self.areTimes(behind), Self.saysLaps(lines[place].plain[..<range.lowerBound], as: behind)
        else { continue }
        lines[place].plain.replaceSubrange(range, with: ", ")
        break
      }
    }
  }

  /// Whether a text says as many laps as there are times: `500m x 4`, `4 x 500 m`.
  private static func saysLaps(_ text: some StringProtocol, as times: Substring) -> Bool {
    let count = times.split(separator: ",").count
    let bare = text.lowercased().filter { $0 != " " }
    return bare.hasSuffix("x\(count)") || bare.containsBytes(of: "x\(count),") || bare.containsBytes(of: "\(count)x")
  }

  /// `1:52, 1:54`, `92s, 93s`
  private static func areTimes(_ text: Substring) -> Bool {
    let times = text.split(separator: ",")
    return times.count > 1
      && times.allSatisfy { time in
        let time = time.trimmedSpaces
        return time.contains(":") && time.allSatisfy { $0.isNumber || ":.".contains($0) }
          || time.hasSuffix("s") && Double(time.dropLast()) != nil
      }
  }

  /// `(wu 20kg x10, 35kg x5)` in a line of its own: sets in a bracket.
  private mutating func dropBracketOfWarmUps(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.first == UInt8(ascii: "(") {
      let text = lines[place].plain
      guard text.last == ")", text.utf8.count <= 120, case let inner = text.dropFirst().dropLast(),
        !inner.contains("("), Self.hasProduct(String(inner)),
        document.words.word(inner.prefix { $0.isLetter || $0 == "-" || $0 == "/" }.lowercased()) == .warmup
          || inner.lowercased().hasPrefix("warm up") || inner.lowercased().hasPrefix("warm-up")
      else { continue }
      lines[place].plain = String(inner)
    }
  }

  /// `Back squat (every 2:30)`: the same.
  mutating func dropIntervals(_ places: [Int]) {
    for place in places {
      guard let bracket = lines[place].plain.bytesRange(of: " (every "),
        lines[place].plain.utf8.last == UInt8(ascii: ")"),
        lines[place].plain[bracket.upperBound...].utf8.first?.isDigit == true,
        lines[place].plain[bracket.upperBound...].firstIndex(of: ")") == lines[place].plain.lastIndex(of: ")"),
        !lines[place].plain[..<bracket.lowerBound].hasDigit
      else { continue }
      setAside(String(lines[place].plain[bracket.lowerBound...].dropFirst(2).dropLast()), at: place)
      lines[place].plain = String(lines[place].plain[..<bracket.lowerBound])
    }
  }

  /// `6 x 100 yd on 1:40 - went 1:24, 1:23`, `4 x 25 yd fly on :45 -> 13.1, 13.0`: when each lap began, and how long it
  /// took.
  mutating func dropSendOffs(_ places: [Int]) {
    for place in places {
      guard let word = lines[place].plain.bytesRange(of: " on ") ?? lines[place].plain.bytesRange(of: " off "),
        case let behind = lines[place].plain[word.upperBound...],
        case let clock = behind.prefix(while: { $0.isNumber || $0 == ":" }),
        Self.isClock(clock.utf8.first == UInt8(ascii: ":") ? "0\(clock)" : String(clock)),
        let lap = Self.lap(lines[place].plain[..<word.lowerBound])
      else { continue }
      setAside(lap.label + "on \(clock)", at: place)
      var rest = String(behind.dropFirst(clock.count))
      for sign in [" - went ", " – went ", ", went ", " -> ", " → ", ": "] where rest.hasPrefix(sign) {
        // Beside a send-off the numbers are seconds.
        let list = rest.dropFirst(sign.count)
        let words = list.split(separator: " ")
        let isSpaced = words.count > 1 && words.allSatisfy { Self.isClock(String($0)) }
        let times = isSpaced ? words : list.split(separator: ", ", omittingEmptySubsequences: false)
        let areSeconds = times.count > 1 && times.allSatisfy { $0.contains(".") && Double($0) != nil }
        rest = " - " + times.map { areSeconds ? "\($0) s" : String($0) }.joined(separator: ", ")
      }
      lines[place].plain = lap.text + rest
    }
  }

  /// Of `main: 6 x 100 yd free` the laps behind how they were swum, and the label before them; `nil` where a text does
  /// not end in a way of metres or yards.
  private static func lap(_ text: Substring) -> (label: String, text: String)? {
    var words = text.split(separator: " ")
    let stroke = words.last.flatMap { NoteStructureWords.strokes.contains($0) ? $0 : nil }
    if stroke != nil { words.removeLast() }
    guard let unit = words.last,
      ["yd", "yds", "yards", "m", "meters", "metres"].contains(
        unit.drop { $0.isNumber || stroke == nil && ($0 == "x" || $0 == "×") })
    else { return nil }
    guard let stroke else { return ("", String(text)) }
    // `free` is what was done, and `main` the part of it; but `Swim` is a name.
    let isPart = words[0].last == ":" && NoteStructureWords.partsOfSwims.contains(words[0].dropLast())
    let label = isPart ? "\(words.removeFirst()) " : ""
    guard words.count <= 4, words.first?.utf8.first?.isDigit == true else { return nil }
    return (label, "\(stroke): \(words.joined(separator: " "))")
  }

  /// `6 x 400 m w/ 90s jog. Splits 1:52 1:50 1:51`: laps, and how long each took.
  mutating func spellSplits(_ places: [Int]) {
    for place in places {
      dropTimesOnTheWay(place)
      let text = lines[place].plain
      guard let word = text.bytesRange(of: "plits: ") ?? text.bytesRange(of: "plits "),
        case let times = text[word.upperBound...].split(whereSeparator: { $0 == " " || $0 == "," }),
        times.count > 1, times.allSatisfy({ Self.isClock(String($0)) }),
        case var head = text[..<word.lowerBound].dropLast(), head.hasDigit
      else { continue }
      while let last = head.last, " .,;-–—(".contains(last) { head.removeLast() }
      if let with = String(head).bytesRange(of: " w/ ") {
        setAside(String(String(head)[with.lowerBound...].dropFirst()), at: place)
        head = String(head)[..<with.lowerBound]
      }
      lines[place].plain = "\(head) - \(times.joined(separator: ", "))"
    }
  }

  /// `run 16k 1:29:30 long one. splits 5k 28:10, 10k 56:05. legs ok`, `ride 40k 1:32:00, out 47:10 back 44:50`: when
  /// somebody came by, which is no way of its own.
  private mutating func dropTimesOnTheWay(_ place: Int) {
    let text = lines[place].plain
    // `long run 16.1k 1:28:30 easy. 5k splits 27:20 27:35`
    if let word = text.bytesRange(of: " splits "),
      let stop = text[..<word.lowerBound].lastBytesRange(of: ". ")
        ?? text[..<word.lowerBound].lastBytesRange(of: ", "), text[..<stop.lowerBound].hasByte(UInt8(ascii: ":")),
      case let way = text[stop.upperBound..<word.lowerBound], way.utf8.first?.isDigit == true, !way.contains(" "),
      text[word.upperBound...].split(whereSeparator: { " ,".contains($0) }).allSatisfy({ Self.isClock(String($0)) })
    {
      setAside(String(text[stop.upperBound...]), at: place)
      lines[place].plain = String(text[..<stop.lowerBound])
      return
    }
    guard
      let words = [". splits ", ". Splits ", ", splits ", " (splits ", ". splits: ", ", splits: ", ", out "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      text[..<words.lowerBound].hasDigit, case let rest = text[words.upperBound...],
      case let end = rest.bytesRange(of: ". ")?.lowerBound ?? rest.lastIndex(of: ")") ?? rest.endIndex,
      case let parts = rest[..<end].replacing(" back ", with: ", ").replacing(", ", with: "\n").split(separator: "\n"),
      parts.count > 1,
      parts.allSatisfy({ part in
        part.utf8.first?.isDigit == true
          && part.split(separator: " ").last.map { $0.contains(":") && $0.allSatisfy { $0.isNumber || $0 == ":" } }
            == true
      }),
      text[words].contains("out") ? rest.containsBytes(of: " back ") : parts.contains(where: { $0.contains(" ") })
    else { return }
    setAside(text[words.lowerBound...].drop { " .,(".contains($0) }.description, at: place)
    lines[place].plain = String(text[..<words.lowerBound])
  }

  /// `255x9, PR! (old 255x7, e1rm 331)`: what was done on another day.
  mutating func dropFormerSets(_ places: [Int]) {
    for place in places {
      let text = lines[place].plain
      guard let bracket = text.bytesRange(of: " (old "), text[bracket.upperBound...].utf8.first?.isDigit == true,
        let end = text[bracket.upperBound...].firstIndex(of: ")")
      else { continue }
      setAside(String(text[bracket.lowerBound...end].dropFirst()), at: place)
      lines[place].plain = String(text[..<bracket.lowerBound] + text[end...].dropFirst())
    }
  }

  /// `400 m intervals: 1:34, 1:33 (90 s rest between)`: laps of one length, each with its time, and no part of what
  /// stands above.
  mutating func readLaps(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.first?.isDigit == true,
      let (key, value) = Self.keyAndValue(line.plain), key.utf8.count <= 30,
      let noun = key.split(separator: " ").last, Self.nounsOfLaps.contains(noun),
      case let way = key.dropLast(noun.count).trimmedSpaces, way.split(separator: " ").count <= 2
    else { return false }
    let bracket = value.firstIndex(of: "(") ?? value.endIndex
    let times = value[..<bracket].split(separator: ",").map(\.trimmedSpaces)
    guard times.count > 1, times.allSatisfy({ Self.isClock($0) }),
      var reading = document.reader.read(
        times.map { "\(way) in \($0)" }.joined(separator: ", "), in: NotationContext()),
      reading.sets.count == times.count, reading.sets.allSatisfy({ $0.distance != nil && $0.duration != nil })
    else { return false }
    if bracket < value.endIndex { reading.note = String(value[bracket...]) }
    flushCells()
    if open.exercise == nil || hasSets { beginExercise(key, line, reading: reading) }
    append(reading, line)
    use(.sets)
    return true
  }

  private static let nounsOfLaps: NoteWordSet = ["intervals", "repeats", "reps", "pieces", "efforts", "laps"]
}
