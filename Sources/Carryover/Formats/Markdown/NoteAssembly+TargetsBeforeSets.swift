import TextStreams

/// What sets were to be, told before them: `Squat 205 (4x3, 1x3+): 3 3 3 3 6`, `4 @8 -> 155 (8.5)`.
extension NoteAssembly {
  /// `Squat 205 (4x3, 1x3+): 3 3 3 3 6`: what each of the sets was to be, between the name and the sets.
  mutating func spellSchemesBeforeColon(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].bytesRange(of: "): "),
      case let said = text[open.upperBound..<close.lowerBound], said.hasByte(UInt8(ascii: ",")),
      case let schemes = said.split(separator: ",").map({ Self.countedScheme($0.trimmedSpaces[...], from: 1) }),
      case let counts = text[close.upperBound...].split(whereSeparator: { " ,/".contains($0) }),
      counts.allSatisfy({ Int($0) != nil })
    else { return false }
    let all = schemes.compactMap(\.self).flatMap { Array(repeating: $0.reps, count: $0.sets) }
    guard schemes.allSatisfy({ $0 != nil }), all.count == counts.count else { return false }
    targetsOfLines[place] = ToldTarget(text: String(said), isReps: true, all: all)
    lines[place].plain = "\(text[..<open.lowerBound]): \(counts.joined(separator: ", "))"
    return true
  }

  /// `4 @8 -> 155 (8.5)`: repetitions and the effort that were meant, the load it came to, and the effort it took.
  mutating func spellPlannedEffort(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard let arrow = [" -> ", " → ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let plan = text[..<arrow.lowerBound].split(separator: " "), plan.count == 2, let reps = Int(plan[0]),
      (1...20).contains(reps), plan[1].first == "@", let effort = Double(plan[1].dropFirst()), (5...10).contains(effort)
    else { return false }
    let behind = text[arrow.upperBound...]
    var words = behind.split { " ,".contains($0) }
    guard let load = words.first else { return false }
    let isBody = document.words.word(load) == .bodyweight
    guard isBody || Double(load.replacing(",", with: ".")) != nil || Self.isTypedLoad(load) else {
      // `5 @9 -> skipped, back was toast`
      guard document.words.word(load) == .skipped else { return false }
      setAside(String(behind), at: place)
      lines[place].plain = "x\(reps) \(plan[1])"
      lines[place].box = .open
      return true
    }
    words.removeFirst()
    if let unit = words.first, document.words.loadUnit(NoteWords.key(unit)) != nil { words.removeFirst() }
    var (done, felt) = (reps, "")
    if words.count > 1, document.words.word(words[0]) == .got, let count = Int(words[1]) {
      done = count
      words.removeFirst(2)
    }
    if let told = words.first?.filter({ !"()@".contains($0) }), let number = Double(told), (5...10).contains(number) {
      felt = " @\(told)"
      words.removeFirst()
    }
    // `4 @8 -> 155 next week`
    let isOfLater = words.first.map { NoteStructureWords.otherTimes.contains($0) } ?? false
    guard !words.contains(where: \.hasDigit), !isOfLater else { return false }
    if !words.isEmpty { setAside(words.joined(separator: " "), at: place) }
    targetsOfLines[place] = ToldTarget(
      text: String(text[..<arrow.lowerBound]), amount: "\(reps)", isReps: true, rpe: effort)
    let bare = load.last?.isNumber == true
    lines[place].plain = "\(load)\(bare ? unitText(at: place) : "") x \(done)\(felt)"
    return true
  }

  /// `Bench (RPE 7-8)`, `Squat, RPE 8-9`: a range of efforts behind a name, which has no number of repetitions.
  mutating func dropEffortsOfName(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].isHeading || lines[place].kind == .text, text.utf8.count <= 80,
      let effort = text.bytesRange(of: "RPE ") ?? text.bytesRange(of: "@"),
      let last = text.last, last.isNumber || last == ")",
      case let name = text[..<effort.lowerBound].trimmedName, !name.isEmpty, !name.hasDigit,
      case let range = text[effort.upperBound...].filter({ $0 != ")" }).split(
        omittingEmptySubsequences: false, whereSeparator: { "-–".contains($0) }),
      range.count == 2, range.allSatisfy({ Double($0).map { (5...10).contains($0) } == true }),
      document.names.look(label(String(name))).isKnown
    else { return }
    setAside(text[name.endIndex...].filter { !"(),@".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = String(name)
  }
}

extension Substring {
  /// The text without the signs that lead to what stands behind a name.
  fileprivate var trimmedName: Substring {
    var text = self
    while let last = text.last, " ,:-–—(@".contains(last) { text.removeLast() }
    return text
  }
}
