import TrainingModel

/// Lines that say one distance for several laps, and how long each took, however the times are divided.
extension NoteAssembly {
  /// `3 x 400 m w/ 60s rest: 88 87 87 sec`, `Ergo 4 x 1000 m: 3:28,4 / 3:28,0`: a time for each lap.
  mutating func spellTimesOfLaps(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      guard let colon = text.lastBytesRange(of: ": "), text[..<colon.lowerBound].hasDigit,
        case let (list, remark) = Self.withoutBracket(text[colon.upperBound...]),
        let times = Self.timesOfLaps(list),
        let laps = laps(in: text[..<colon.lowerBound]), laps.count == times.count
      else { continue }
      let (all, pause) = Self.withoutRest(laps.behind)
      let with = [" w/ ", " with "].compactMap { all.bytesRange(of: $0)?.lowerBound }.min() ?? all.endIndex
      let manner = all[..<with].prefix { $0 != "," }.trimmedSpaces
      let rest = [all.dropFirst(manner.count).drop { ", ".contains($0) }.trimmedSpaces, pause, remark]
        .filter { !$0.isEmpty }.joined(separator: ", ")
      guard !manner.hasDigit else { continue }
      if !rest.isEmpty { setAside(rest, at: place) }
      // A stroke stands before its laps as a name.
      let name = laps.name.isEmpty ? manner : laps.name
      let way = laps.name.isEmpty || manner.isEmpty ? "" : " \(manner)"
      lines[place].plain = "\(name) \(laps.way)\(way): \(times.joined(separator: ", "))".trimmedSpaces
    }
  }

  /// `Tempo 6 x 200 m`: laps at a tempo, and no tempo of six.
  mutating func readTempoLaps(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, let first = line.plain.utf8.first, first | 32 == UInt8(ascii: "t"),
      case let name = line.plain.prefix(while: { $0.isLetter }), document.words.word(name) == .tempo,
      case let colon = line.plain.bytesRange(of: ": ")?.lowerBound ?? line.plain.endIndex,
      let laps = laps(in: line.plain[..<colon]), laps.name == name,
      var reading = document.reader.read("run" + line.plain.dropFirst(name.count), in: NotationContext()),
      reading.name == "run", reading.sets.count >= laps.count, reading.sets.allSatisfy({ $0.distance != nil })
    else { return false }
    reading.name = String(name)
    flushCells()
    use(.sets)
    addNamed(reading, reading.name, line)
    return true
  }

  /// `8x500m r 1:30`, `6 x 800 m run in 3:10, 3:08 w/ 400m jog`: how long, or how far, one rests between laps.
  mutating func dropRestsOfLaps(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      guard Self.rests.mayBeIn(lines[place].plain) else { continue }
      dropRestBehindComma(place)
      guard let laps = laps(in: lines[place].plain[...]) else { continue }
      let (manner, rest) = Self.withoutRest(laps.behind)
      // `on 1:30` is no rest, and has a reader of its own.
      guard !rest.isEmpty, !rest.hasPrefix("on"), rest.utf8.count <= 30,
        ![": ", "->", "→"].contains(where: { rest.containsBytes(of: $0) })
      else { continue }
      setAside(rest, at: place)
      lines[place].plain = "\(laps.name) \(laps.way) \(manner)".trimmedSpaces
    }
  }

  /// `Intervals 400 x 8, 90 s jog rest`: what was done between is no name of theirs.
  private mutating func dropRestBehindComma(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), text[..<comma.lowerBound].hasDigit,
      text.utf8.first?.isDigit == false,
      case let words = text[comma.upperBound...].split(separator: " "), (2...4).contains(words.count),
      let last = words.last, ["rest", "recovery", "recoveries"].contains(last.lowercased()),
      case let way = words[words.count - 2].lowercased(), ["jog", "walk", "jogging", "walking"].contains(way),
      words[0].utf8.first?.isDigit == true
    else { return }
    let name = text.prefix { !$0.isNumber }.trimmedSpaces
    let isRun = Self.nounsOfRuns.contains(name) || document.names.look(name).isDistance
    setAside(String(text[comma.upperBound...]), at: place)
    // `400 x 8`: laps of so many metres, between which somebody jogs.
    let laps = Self.joinedProducts(String(text[..<comma.lowerBound]))
    let factors = (laps.last ?? "").split(separator: "x").compactMap { Int($0) }
    if isRun, laps.count > 1, factors.count == 2, let way = factors.max(), let count = factors.min(), way >= 100,
      (2...40).contains(count)
    {
      lines[place].plain = "\(laps.dropLast().joined(separator: " ")) \(count) x \(way) m"
    } else {
      lines[place].plain = String(text[..<comma.lowerBound])
    }
  }

  private static let nounsOfRuns: NoteWordSet = [
    "intervals", "repeats", "laps", "sprints", "strides", "track", "fartlek", "track intervals", "hill sprints",
  ]

  /// Of `Ergo: 4 x 1000 m free` the name, how many laps there are and how long each is, and what stands behind; `nil`
  /// where no laps are said.
  private func laps(in text: Substring) -> (name: String, count: Int, way: String, behind: String)? {
    guard text.hasDigit else { return nil }
    let words = (text.hasByte(0x97) ? text.replacing("×", with: "x")[...] : text).split(separator: " ")
    guard let place = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), place <= 4 else { return nil }
    // `4 x 1000 m`, `4x1000 m`, `4x 1000m`
    var rest = words[place...].prefix(4).joined(separator: " ")[...]
    let count = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(count.count).drop { $0 == " " }
    guard rest.first == "x", let number = Int(count), (2...40).contains(number) else { return nil }
    rest = rest.dropFirst().drop { $0 == " " }
    let distance = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(distance.count).drop { $0 == " " }
    let unit = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(unit.count)
    guard let value = Double(distance), value > 0, rest.first.map({ $0 == " " }) ?? true,
      ["m", "yd", "yds", "km", "mi", "y"].contains(unit)
    else { return nil }
    var name = words[..<place].joined(separator: " ")
    if name.hasSuffix(":") { name.removeLast() }
    let all = words[place...].joined(separator: " ")
    let way = words[place...].prefix(4).joined(separator: " ").dropLast(rest.count)
    return (name, number, "\(number) x \(distance) \(unit)", String(all.dropFirst(way.count)).trimmedSpaces)
  }

  /// `Intervals 6 x 800 m, all in 3:20, 90s rest`: one time for every lap.
  mutating func spellTimeOfAllLaps(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 100 {
      let text = lines[place].plain
      guard
        let range = [", all in ", " all in ", ", all at ", " all at "].compactMap({ text.bytesRange(of: $0) }).first,
        let laps = laps(in: text[..<range.lowerBound]), laps.behind.isEmpty,
        case let clock = text[range.upperBound...].prefix(while: { $0.isNumber || $0 == ":" || $0 == "." }),
        Self.isClock(String(clock)),
        case let rest = text[clock.endIndex...], rest.first.map({ $0 == "," || $0 == " " || $0 == "." }) ?? true
      else { continue }
      let remark = rest.drop { ",. ".contains($0) }.trimmedSpaces
      if !remark.isEmpty { setAside(remark, at: place) }
      lines[place].plain = "\(text[..<range.lowerBound]) in \(clock)"
    }
  }

  /// Whether a text says how long, or how far, one rests between laps: `r 1:30`.
  static func saysRest(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count > 1 && words[0] != "on" && restWords.contains(words[0]) && words[1].utf8.first?.isDigit == true
  }

  /// What stands behind a way without what is said of the rest, and that: `free`, `on 1:45`.
  private static func withoutRest(_ text: String) -> (manner: String, rest: String) {
    let words = text.split(separator: " ")
    for (place, word) in words.enumerated() where restWords.contains(word) && place + 1 < words.count {
      guard words[place + 1].utf8.first?.isDigit == true, !saysLoad(words[(place + 1)...]) else { continue }
      return (words[..<place].joined(separator: " "), words[place...].joined(separator: " "))
    }
    return (text, "")
  }

  /// Of `17.8, 17.6 (8 min rest)` and `17.8, 17.6 w/ 90s rest` the list, and what is told behind it.
  private static func withoutBracket(_ text: Substring) -> (list: Substring, remark: String) {
    if let with = [" w/ ", " with "].compactMap({ text.bytesRange(of: $0) }).first {
      return (text[..<with.lowerBound], String(text[with.lowerBound...].dropFirst()))
    }
    guard text.last == ")", let open = text.firstIndex(of: "("), open > text.startIndex else { return (text, "") }
    return (text[..<open], String(text[open...].dropFirst().dropLast()))
  }

  /// `24 kg`, `53# KBs` behind `with`: what is carried, and no rest.
  private static func saysLoad(_ words: ArraySlice<Substring>) -> Bool {
    let units = ["kg", "kgs", "kilo", "kilos", "lb", "lbs", "#", "pounds"]
    guard let first = words.first else { return false }
    let unit = first.drop { $0.isNumber || $0 == "." || $0 == "," }
    return units.contains(String(unit.isEmpty ? words.dropFirst().first ?? "" : unit).lowercased())
  }

  private static let rests = NoteBeginnings(restWords.all.map { String($0.prefix { $0.isLetter }) })
  private static let restWords: NoteWordSet = [
    "w/", "with", "r", "r:", "rest", "rest:", "on", "off", "mit", "con", "avec",
  ]

  /// The times of a list: `88 87 87 sec`, `3:28,4 / 3:28,0`, `31,2 - 31,0`; `nil` for any other text, and for numbers
  /// that nothing says to be times.
  private static func timesOfLaps(_ text: Substring) -> [String]? {
    var text = text.trimmedSpaces
    if text.hasSuffix(".") { text.removeLast() }
    var isInSeconds = false
    if let unit = text.split(separator: " ").last, ["s", "sec", "secs", "seconds", "sek"].contains(unit) {
      isInSeconds = true
      text = text.dropLast(unit.count).trimmedSpaces
    }
    let sign = ["/", " - ", " – ", ", "].first { text.containsBytes(of: $0) } ?? " "
    let parts = text.split(separator: sign).map { $0.trimmedSpaces.replacing(",", with: ".") }
    guard parts.count > 1 else { return nil }
    let areClocks = parts.allSatisfy { part in
      let halves = part.split(separator: ":", omittingEmptySubsequences: false)
      return halves.count == 2 && (1...2).contains(halves[0].utf8.count) && halves[0].utf8.allSatisfy(\.isDigit)
        && halves[1].utf8.prefix(2).allSatisfy(\.isDigit) && halves[1].utf8.count >= 2 && Double(halves[1]) != nil
    }
    if areClocks { return parts }
    // `38s, 39s`
    if parts.allSatisfy({ $0.utf8.last == UInt8(ascii: "s") && Double($0.dropLast()) != nil }) {
      return parts.map { "\($0.dropLast()) s" }
    }
    let areDecimals = parts.allSatisfy { $0.contains(".") }
    // `4.21 4.18`: hundredths of a second, which no load has.
    if areDecimals, case let times = parts.compactMap({ Double($0) }), times.count == parts.count,
      times.allSatisfy({ $0 > 1 && $0 < 1000 }), times.contains(where: { ($0 * 4).rounded() != $0 * 4 }),
      parts.allSatisfy({ $0.split(separator: ".").last?.utf8.count == 2 })
    {
      return parts.map { "\($0) s" }
    }
    guard isInSeconds || areDecimals,
      parts.allSatisfy({ part in Double(part).map { $0 >= 10 && $0 < 1000 } ?? false && part.utf8.first?.isDigit == true
      })
    else { return nil }
    return parts.map { "\($0) s" }
  }

  /// `Erg 1000 m: 3:28,4`: a comma in a time.
  mutating func spellCommasOfTimes(_ places: [Int]) {
    for place in places {
      var bytes = Array(lines[place].plain.utf8)
      var isChanged = false
      for index in bytes.indices.dropFirst(4)
      where bytes[index] == UInt8(ascii: ",") && bytes[index - 3] == UInt8(ascii: ":") && bytes[index - 4].isDigit
        && bytes[index - 2].isDigit && bytes[index - 1].isDigit && index + 1 < bytes.count && bytes[index + 1].isDigit
        && (index + 2 == bytes.count || bytes[index + 2] == 32 || bytes[index + 2] == UInt8(ascii: "/"))
      {
        bytes[index] = UInt8(ascii: ".")
        isChanged = true
      }
      if isChanged { lines[place].plain = String(decoding: bytes, as: UTF8.self) }
    }
  }

  /// `1:48, 1:49, 1:51, 1:47`, or one a line, below `4 x 500 m`: how long each took.
  func joinTimes(_ below: [LoggedSet], _ above: inout [LoggedSet]) -> Bool {
    let lap = above.last?.distance
    let other = above.lastIndex { $0.distance != lap || $0.duration != nil }
    let last = above.suffix(from: other.map { $0 + 1 } ?? 0)
    // Behind a warm-up, of whatever length, the times are those of the work.
    let work = above.indices.filter { above[$0].kind != .warmup }
    let isBehindWarmup = work.count > 1 && work.count < above.count && work.allSatisfy { above[$0].distance == lap }
    let own = isBehindWarmup ? work : Array(above.suffix(open.exercise?.firstSets ?? 0).indices)
    // One a line, behind another way: the first has the next below it.
    let goesOn = index + 1 < lines.count && Self.isClock(lines[index + 1].plain)
    let isOneOfSeveral = below.count == 1 && other.map { goesOn || above[$0].distance == lap } ?? false
    let laps =
      last.count > 1 && (last.count == below.count || isOneOfSeveral)
      ? Array(last.indices) : own.filter { above[$0].duration == nil }
    guard above.count > 1, laps.count >= below.count,
      below.count == above.count || below.count == 1 || below.count == last.count
        || isBehindWarmup && below.count == laps.count,
      above.allSatisfy({ $0.isCompleted && ($0.distance != nil || $0.kind == .warmup && isOneOfSeveral) }),
      below.allSatisfy({
        $0.isCompleted && $0.duration != nil && $0.reps == nil && $0.load == nil
          && ($0.distance == nil || $0.distance == above.last?.distance)
      })
    else { return false }
    // `12:45` below `200 m run` of five rounds is the time of all of them: nobody takes twenty minutes for a kilometre.
    if below.count == 1, above.count > 1, let lap, let unit = lap.unit?.meters, let seconds = below[0].duration,
      seconds > 1.2 * lap.value * unit
    {
      return false
    }
    for (lap, time) in zip(laps, below) { above[lap].duration = time.duration }
    return true
  }
}
