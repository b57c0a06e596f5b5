import TextStreams
import TrainingModel

/// How hard the sets were, how long they took, and what is told beside them; and all of it in the order that is read.
extension NoteSetFields {
  /// `RPE 8`, `rpe8`, `RIR 2`, `2 RIR`
  mutating func takeEffort() -> Bool {
    if let name = effortName() {
      place += 1
      _ = take(":", "=")
      efforts += 1
      return takeEfforts(name)
    }
    // `12 RPE 8` are repetitions, and how hard they were.
    guard token()?.kind == .number, let name = effortName(1), !isLabel(2), token(2)?.kind != .number,
      let value = takeNumber()
    else { return false }
    place += 1
    guard effort.values.isEmpty else { return false }
    effort = (name, [String(value)])
    efforts += 1
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
      guard goesOn(from: number), endsItem(2) else { break }
      place += 1
    }
    effort = (name, values)
    return !values.isEmpty && endsField
  }

  /// `45 s`, `20 m`: of sets that count no repetitions.
  mutating func takeWay() -> Bool {
    guard way == nil, let number = takeNumber(), let key = key() else { return false }
    place += 1
    switch words.word(key) {
    case .seconds: way = "\(number)s"
    case .minutes: way = "\(number) min"
    case .meters: way = "\(number) m"
    default: return false
    }
    return endsField
  }

  /// `each side`, `per leg`, `/side`
  mutating func takeShare() -> Bool {
    guard share == nil, let first = key(), first == "each" || first == "per", let noun = key(1),
      ["side", "leg", "arm", "hand"].contains(noun)
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
      guard takeNumber() != nil else { return false }
    } else if let key = key(), words.word(key) == .rest || words.word(key) == .tempo {
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
    remember(from: start)
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
    let first = tokens[start].text
    let remark = first.base[first.startIndex..<tokens[place - 1].text.endIndex]
    // The last field may be told in any words but those of names and notation.
    let isLast = place == tokens.count && isDivided && start > 0 && tokens[start - 1].text == ";"
    let isFree = isLast && tokens[start...].allSatisfy { !words.isExerciseWord($0.text) && words.word($0.text) == nil }
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
    guard !mayBeSeconds || !reps.isEmpty && !loads.isEmpty && way == nil else { return nil }
    guard !isLetterOfReps || count != nil || !loads.isEmpty else { return nil }
    // Nouns and units behind numbers are read as they stand.
    guard isDivided, named > 1 || count != nil || !loads.isEmpty else { return nil }
    // How long one rested, where repetitions are told.
    guard way == nil || reps.isEmpty else { return nil }
    if let way {
      guard let count, loads.count <= 1 else { return nil }
      return "\(count)x\(way)" + (loads.first.map { " with \($0)" } ?? "") + beside(1)
    }
    guard !reps.isEmpty, reps.count == 1 || loads.count <= 1 || loads.count == reps.count else { return nil }
    let length = max(reps.count, loads.count)
    guard length == 1 || count == nil || count == length else { return nil }
    guard !loads.isEmpty || count != nil || length > 1 else { return nil }
    if length == 1 {
      let load = loads.first.map { $0.utf8.last?.isDigit == true ? " with \($0)" : " @ \($0)" }
      if let count { return "\(count)x\(reps[0])" + (load ?? (hasBodyweight ? " BW" : "")) + beside(1) }
      // A small number before a cross would be how many sets there are.
      return loads.first.map { ($0.utf8.last?.isDigit == true ? "weight " : "") + "\($0) x \(reps[0])" + beside(1) }
    }
    guard effort.values.count <= 1 || effort.values.count == length else { return nil }
    if effort.values.count <= 1, loads.count <= 1 {
      let list = reps.map(String.init).joined(separator: ", ")
      return (loads.first.map { "\($0) x \(list)" } ?? (hasBodyweight ? "BW x \(list)" : list)) + beside(length)
    }
    let sets = (0..<length).map { index in
      let load = loads.isEmpty ? "BW" : loads[loads.count == 1 ? 0 : index]
      let effort = effort.values.isEmpty ? "" : " \(effort.name) \(effort.values[effort.values.count == 1 ? 0 : index])"
      return "\(load) x \(reps[reps.count == 1 ? 0 : index])\(effort)"
    }
    return sets.joined(separator: ", ") + (share ?? "")
  }

  /// Gives the number that says nothing of itself to what the others leave open.
  func settle(_ bare: Substring, _ count: inout Int?, _ reps: inout [Int], _ loads: inout [String]) -> Bool {
    if count != nil, !reps.isEmpty, loads.isEmpty, !hasBodyweight, way == nil {
      loads = [String(bare)]
      return (Double(bare) ?? 0) > 12
    }
    if count == nil, !reps.isEmpty, loads.isEmpty, !hasBodyweight, way == nil, let load = Double(bare), load > 12 {
      loads = [String(bare)]
      return true
    }
    guard let value = Int(bare) else { return false }
    if reps.isEmpty, !loads.isEmpty || hasBodyweight, way == nil, count == nil, value <= 50 {
      reps = [value]
      return true
    }
    if count != nil, reps.isEmpty, way == nil, value <= 100 {
      reps = [value]
      return true
    }
    guard count == nil, named > 1, value <= 10 else { return false }
    count = value
    return true
  }

  private func beside(_ length: Int) -> String {
    (share ?? "") + (effort.values.first.map { effort.values.count == 1 ? " \(effort.name) \($0)" : "" } ?? "")
  }
}
