import TextStreams
import TrainingModel

/// How hard the sets were, how long they took, and what is told beside them; and all of it in the order that is read.
extension NoteSetFields {
  /// `RPE 8`, `rpe8`, `RIR 2`, `2 RIR`
  mutating func takeEffort() -> Bool {
    if let name = effortName() {
      place += 1
      _ = take(":", "=")
      return takeEfforts(name)
    }
    // `12 RPE 8` are repetitions, and how hard they were.
    guard token()?.kind == .number, let name = effortName(1), !isLabel(2), token(2)?.kind != .number,
      let value = takeNumber()
    else { return false }
    place += 1
    guard effort.values.isEmpty else { return false }
    effort = (name, [String(value)])
    return endsField
  }

  private func effortName(_ offset: Int = 0) -> String? {
    switch words.word(key(offset) ?? "") {
    case .rpe: "RPE"
    case .rir: "RIR"
    default: nil
    }
  }

  /// `8`, `7, 8, 9`, `8-9`
  mutating func takeEfforts(_ name: String) -> Bool {
    guard effort.values.isEmpty else { return false }
    var values: [String] = []
    while let value = takeNumber(), let number = Double(value), number <= 10 {
      values.append(String(value))
      if isSign("-"), token()?.isSpaced == false, let end = token(1), end.kind == .number, values.count == 1 {
        values = ["\(value)-\(end.text)"]
        place += 2
        break
      }
      // `7/10`
      if isSign("/"), token(1)?.text == "10", values.count == 1 {
        place += 2
        break
      }
      guard goesOn(from: number), endsItem(2) else { break }
      place += 1
    }
    effort = (name, values)
    return !values.isEmpty && endsField
  }

  /// `45 s`, `1:30`, `20 m`, `5 km`: how long and how far.
  mutating func takeWay() -> Bool {
    guard let number = takeNumber() else { return false }
    if isSign(":") {
      var text = String(number)
      while isSign(":"), token()?.isSpaced == false, let next = token(1), next.kind == .number, !next.isSpaced,
        next.text.utf8.count == 2
      {
        text += ":\(next.text)"
        place += 2
      }
      guard duration == nil, text.utf8.count > number.utf8.count, !isSign("/") else { return false }
      duration = text
      return endsField
    }
    guard let key = key() else { return false }
    place += 1
    switch words.word(key) {
    // `40s × 10` are two dumbbells.
    case .seconds where duration == nil && !["x", "×"].contains(token()?.text ?? ""): duration = "\(number)s"
    case .minutes where duration == nil: duration = "\(number) min"
    case .meters where distance == nil, .kilometers where distance == nil, .miles where distance == nil,
      .yards where distance == nil, .feet where distance == nil:
      distance = "\(number) \(key)"
    default: return false
    }
    return endsField
  }

  /// `HR 140`, `avg HR 140`, `5:00/km`, `pace 5:00/km`, `level 6`, `120 kcal`: what is told of a way.
  mutating func takeMeasure() -> Bool {
    let start = place
    if let key = key(), ["avg", "average", "max"].contains(key) { place += 1 }
    // `DB incline 30: 10, 10, 9` is the name of a press, and no slope.
    if let key = key(), words.word(key) == .heartRate || Self.measures.contains(key), key != "incline" || goesAWay {
      place += 1
      _ = take(":", "=")
      guard takeNumber() != nil, endsField else { return false }
      return remember(from: start, isRead: words.word(key) == .heartRate)
    }
    place = start
    if let key = key(), key == "pace" || key == "@" { place += 1 }
    guard takeNumber() != nil else { return false }
    if let key = key(), key == "kcal" || key == "cal" || key == "bpm" || key == "rpm" || key == "w" || key == "watts" {
      place += 1
      return endsField && remember(from: start, isRead: key == "bpm")
    }
    guard isSign(":"), token(1)?.kind == .number, isSign("/", 2), let unit = key(3),
      [.kilometers, .miles].contains(words.word(unit))
    else { return false }
    place += 4
    return endsField && remember(from: start, isRead: true)
  }

  /// Whether the line says how long or how far something went.
  private var goesAWay: Bool {
    tokens.contains { token in
      guard token.kind == .word else { return false }
      switch words.word(NoteWords.key(token.text)) {
      case .minutes, .hours, .kilometers, .miles, .meters, .calories: return true
      default: return false
      }
    }
  }

  private static let measures: NoteWordSet = ["level", "resistance", "incline", "rpm", "watts", "cadence", "damper"]

  /// `each side`, `per leg`, `/side`
  mutating func takeShare() -> Bool {
    let nouns = ["side", "leg", "arm", "hand"]
    // `10 reps/side`
    if share == nil, place > 0, tokens[place - 1].text == "/", let noun = key(), nouns.contains(noun) {
      place += 1
      share = " each \(noun)"
      return endsField
    }
    guard share == nil, let first = key(), first == "each" || first == "per", let noun = key(1), nouns.contains(noun)
    else { return false }
    place += 2
    share = " \(first) \(noun)"
    return endsField
  }

  /// `rest 90s`, `2 min rest`, `tempo 3010`, `seat at 5`
  mutating func takePause() -> Bool {
    let start = place
    if let key = key(), words.word(key) == .setting {
      place += 1
      _ = take("at", "on", ":", "=")
      return takeNumber() != nil && endsField && remember(from: start)
    }
    if let key = key(), words.word(key) == .rest || words.word(key) == .tempo {
      place += 1
      _ = take(":", "=")
      guard takeNumber() != nil else { return false }
      while let token = token(),
        token.text == ":" || token.text == "-" && !token.isSpaced || token.kind == .number && !token.isSpaced
      {
        place += 1
      }
      if let key = self.key(), [.seconds, .minutes].contains(words.word(key)) { place += 1 }
    } else {
      guard takeNumber() != nil, let key = key(), [.seconds, .minutes].contains(words.word(key)),
        let noun = self.key(1), words.word(noun) == .rest
      else { return false }
      place += 2
    }
    told.append(" (\(typed(from: start)))")
    return endsField
  }

  /// A number that does not say what it is.
  mutating func takeBare() -> Bool {
    guard bare == nil, let number = takeNumber(), endsField else { return false }
    bare = number
    return true
  }

  /// `easy`, `felt good`, `paused`: words that tell how it went.
  mutating func takeRemark() -> Bool {
    let start = place
    while let token = token(), token.kind == .word || token.text == "," && place > start { place += 1 }
    guard place > start else { return false }
    let remark = typed(from: start)
    // The last field may be told in any words but those of names and notation.
    let isLast =
      place == tokens.count && isDivided && start > 0
      && [";", "|", "·", "•", "\t", "–", "—"].contains(tokens[start - 1].text)
    // `red band`
    if place - start <= 3, key(-1) == "band" {
      told.append(" (\(remark))")
      return true
    }
    let isFree =
      isLast
      && tokens[start...].allSatisfy { token in
        // `shoulder fine today`
        (!words.isExerciseWord(token.text) || words.bodyPart(token.text) != nil) && words.word(token.text) == nil
      }
    guard isFree || NoteAssembly.isVerdict(remark, words) || NoteLineParts.isOfGear(remark.lowercased()) else {
      return false
    }
    remarks.append(remark)
    return true
  }

  /// The sets in the order that is read; `nil` where they are not told in full, or are read as they stand.
  var spelled: String? {
    var (count, reps, loads) = (count, reps, loads)
    if let bare, !settle(bare, &count, &reps, &loads) { return nil }
    guard !mayBeSeconds || !reps.isEmpty && !loads.isEmpty && isOfCounts else { return nil }
    guard !isLetterOfReps || count != nil || !loads.isEmpty else { return nil }
    if reps.isEmpty { return isDivided ? spelledWays(count, loads) : nil }
    // Nouns and units behind numbers are read as they stand.
    guard isDivided, isOfCounts, named > 1 || count != nil || !loads.isEmpty else { return nil }
    guard !reps.isEmpty, reps.count == 1 || loads.count <= 1 || loads.count == reps.count else { return nil }
    let length = max(reps.count, loads.count)
    guard length == 1 || count == nil || count == length else { return nil }
    guard !loads.isEmpty || count != nil || length > 1 else { return nil }
    // `RPE 7, 8, 9` of three sets
    if length == 1, effort.values.count > 1 {
      guard count == effort.values.count else { return nil }
      let load = loads.first.map { "\($0) x " } ?? (hasBodyweight ? "BW x " : "x")
      let sets = effort.values.map { "\(load)\(reps[0]) \(effort.name) \($0)" }
      return sets.joined(separator: ", ") + sides + told.joined()
    }
    if length == 1 {
      let load = loads.first.map { $0.utf8.last?.isDigit == true ? " with \($0)" : " @ \($0)" }
      if let count {
        return "\(Self.sets(count)) of \(reps[0])\(sides)" + (load ?? (hasBodyweight ? " BW" : "")) + beside
      }
      // A small number before a cross would be how many sets there are.
      return loads.first.map {
        ($0.utf8.last?.isDigit == true ? "weight " : "") + "\($0) x \(reps[0])" + sides + beside
      }
    }
    guard effort.values.count <= 1 || effort.values.count == length else { return nil }
    if effort.values.count <= 1, loads.count <= 1 {
      let list = reps.map(String.init).joined(separator: ", ")
      return (loads.first.map { "\($0) x \(list)" } ?? (hasBodyweight ? "BW x \(list)" : list)) + sides + beside
    }
    let sets = (0..<length).map { index in
      let load = loads.isEmpty ? "BW" : loads[loads.count == 1 ? 0 : index]
      let effort = effort.values.isEmpty ? "" : " \(effort.name) \(effort.values[effort.values.count == 1 ? 0 : index])"
      return "\(load) x \(reps[reps.count == 1 ? 0 : index])\(effort)"
    }
    return sets.joined(separator: ", ") + sides + told.joined()
  }

  /// Whether neither a time nor a way is told.
  private var isOfCounts: Bool { duration == nil && distance == nil }

  /// `3 sets of 45s`, `3 sets of 20 m with 24 kg`, `5 km in 25:00`
  private func spelledWays(_ count: Int?, _ loads: [String]) -> String? {
    guard loads.count <= 1, effort.values.count <= 1, let way = distance ?? duration, bare == nil || count != nil else {
      return nil
    }
    let load = loads.first.map { " with \($0)" } ?? ""
    let time = distance == nil ? nil : duration
    let sets = count.map { "\(Self.sets($0)) of " } ?? ""
    return "\(sets)\(way)\(sides)\(load)" + (time.map { " in \($0)" } ?? "") + beside
  }

  private static func sets(_ count: Int) -> String { count == 1 ? "1 set" : "\(count) sets" }

  /// Gives the number that says nothing of itself to what the others leave open.
  func settle(_ bare: Substring, _ count: inout Int?, _ reps: inout [Int], _ loads: inout [String]) -> Bool {
    if count != nil, !reps.isEmpty, loads.isEmpty, !hasBodyweight, isOfCounts {
      loads = [String(bare)]
      return (Double(bare) ?? 0) > 12
    }
    if count == nil, !reps.isEmpty, loads.isEmpty, !hasBodyweight, isOfCounts, let load = Double(bare), load > 12 {
      loads = [String(bare)]
      return true
    }
    guard let value = Int(bare) else { return false }
    if reps.isEmpty, !loads.isEmpty || hasBodyweight, isOfCounts, count == nil, value <= 50 {
      reps = [value]
      return true
    }
    if count != nil, reps.isEmpty, isOfCounts, value <= 100 {
      reps = [value]
      return true
    }
    guard count == nil, named > 1, value <= 10 else { return false }
    count = value
    return true
  }

  /// That each side did as many.
  private var sides: String { share ?? "" }

  /// How hard all sets were, and what else readers know behind them.
  private var beside: String {
    (effort.values.first.map { effort.values.count == 1 ? " \(effort.name) \($0)" : "" } ?? "") + told.joined()
  }
}
