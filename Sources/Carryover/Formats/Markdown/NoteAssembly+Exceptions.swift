import TextStreams
import TrainingModel

/// What a line says of one of its sets: how many the third had, what came of the open one, that help goes on.
extension NoteAssembly {
  /// Puts in the words of the notation what is told of single sets behind them.
  mutating func spellExceptions(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      spellSetOfOrdinal(place)
      spellResultOfOpenSet(place)
      spellOpenSetAlone(place)
      spellHelpOfEach(place)
      dropRemarkOfRounds(place)
    }
  }

  private static let ordinalNumbers: [Substring: Int] = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5,
  ]
  private static let mayBeOrdinal = NoteBeginnings(ordinalNumbers.keys.map(String.init) + ["st", "nd", "rd", "th"])

  /// `3 x 8 with 50 kg (third set only 6)`, `3x8, only 7 on the 2nd`: one of the sets had fewer.
  private mutating func spellSetOfOrdinal(_ place: Int) {
    let text = lines[place].plain
    guard Self.mayBeOrdinal.mayBeIn(text),
      let open = text.bytesRange(of: " (") ?? text.lastBytesRange(of: ", ") ?? text.lastBytesRange(of: " - "),
      case let head = text[..<open.lowerBound],
      case let words = text[open.upperBound...].lowercased().split(whereSeparator: { " ().".contains($0) }),
      let (set, reps) = Self.repsOfOrdinal(words),
      !Self.mayBeOrdinal.mayBeIn(head), let product = Self.countedProduct(head), set <= product.sets,
      reps < product.reps
    else { return }
    var counts = Array(repeating: product.reps, count: product.sets)
    counts[set - 1] = reps
    setAside(text[open.upperBound...].filter { !"()".contains($0) }, at: place)
    let list = counts.map(String.init).joined(separator: ", ")
    lines[place].plain = "\(head[..<product.range.lowerBound])\(list)\(head[product.range.upperBound...])"
  }

  /// Of `third set only 6` and `only 7 on the third` which set it is, and its repetitions.
  private static func repsOfOrdinal(_ words: [Substring]) -> (set: Int, reps: Int)? {
    guard let place = words.firstIndex(where: { ordinalNumbers[$0] != nil }), let set = ordinalNumbers[words[place]],
      words.count <= 7
    else { return nil }
    let others = words[..<place] + words[(place + 1)...]
    let numbers = others.compactMap { Int($0) }
    let said: Set<Substring> = [
      "set", "one", "only", "was", "just", "got", "had", "did", "on", "in", "the", "reps", "rep", "for", "managed",
      "made",
    ]
    guard numbers.count == 1, (1...50).contains(numbers[0]), others.allSatisfy({ Int($0) != nil || said.contains($0) }),
      // `1st one 8` may be anything.
      others.contains(where: { $0 == "set" || $0 == "only" || $0 == "got" || $0 == "on" })
    else { return nil }
    return (set, numbers[0])
  }

  /// The only product of a text, where it is of sets and repetitions: `3x8`, `3 x 8`.
  private static func countedProduct(_ text: Substring) -> (range: Range<String.Index>, sets: Int, reps: Int)? {
    if let spelled = setsOfCounts(text) { return spelled }
    guard text.count(where: { "x×".contains($0) }) >= 1 else { return nil }
    let signs = text.indices.filter { index in
      guard "x×".contains(text[index]) else { return false }
      let before = text[..<index].trimmedEnd.last
      return before?.isNumber == true
    }
    guard signs.count == 1 else { return nil }
    let before = text[..<signs[0]].trimmedEnd
    let first = before.reversed().prefix(while: \.isNumber)
    let behind = text[signs[0]...].dropFirst().drop { $0 == " " }
    let second = behind.prefix(while: \.isNumber)
    guard let sets = Int(String(first.reversed())), (2...10).contains(sets), let reps = Int(second),
      (1...50).contains(reps), behind[second.endIndex...].first.map({ " ,@".contains($0) }) ?? true,
      case let start = before.index(before.endIndex, offsetBy: -first.count),
      before[..<start].last.map({ " :".contains($0) }) ?? true
    else { return nil }
    let unit = behind[second.endIndex...].drop { $0 == " " }.prefix(while: \.isLetter)
    guard !["kg", "lb", "lbs", "s", "sec", "min", "m"].contains(unit) else { return nil }
    return (start..<second.endIndex, sets, reps)
  }

  /// `3 sets of 8`
  private static func setsOfCounts(_ text: Substring) -> (range: Range<String.Index>, sets: Int, reps: Int)? {
    guard let of = text.bytesRange(of: " sets of "), !text.contains("x"), !text.contains("×"),
      case let count = text[..<of.lowerBound].reversed().prefix(while: \.isNumber),
      let sets = Int(String(count.reversed())),
      (2...10).contains(sets), case let number = text[of.upperBound...].prefix(while: \.isNumber),
      let reps = Int(number),
      (1...50).contains(reps), text[number.endIndex...].first.map({ " ,@".contains($0) }) ?? true,
      !["kg", "lb", "lbs", "s", "sec", "secs", "seconds", "min", "mins", "minutes", "m"].contains(
        text[number.endIndex...].drop { $0 == " " }.prefix(while: \.isLetter).lowercased())
    else { return nil }
    return (text.index(of.lowerBound, offsetBy: -count.count)..<number.endIndex, sets, reps)
  }

  /// `5, 5, 5+ -> 8`, `5, 5, 5+ (8)`, `5, 5, 5+ = 7`: what came of the open set.
  private mutating func spellResultOfOpenSet(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.lastIndex(of: "+"), text[..<plus].last?.isNumber == true,
      case let goal = text[..<plus].reversed().prefix(while: \.isNumber), let asked = Int(String(goal.reversed())),
      asked <= 20, case let behind = text[plus...].dropFirst()
    else { return }
    let joint = [" -> ", " → ", " = ", " (", "->", "→", "="].first { behind.hasPrefix($0) }
    guard let joint, case let result = behind.dropFirst(joint.count),
      case let number = result.prefix(while: \.isNumber), let reps = Int(number), (0...60).contains(reps),
      case let end = result.dropFirst(number.count), joint == " (" ? end == ")" && reps >= asked : end.isEmpty
    else { return }
    lines[place].plain = "\(text[...plus]) (got \(reps))"
  }

  /// `deadlift 185 lb 6+`, `1x7+`: no programme asks for so many or more in its only set.
  private mutating func spellOpenSetAlone(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.last == UInt8(ascii: "+"), lines[place].box == nil,
      case let head = text.dropLast(), case let count = head.reversed().prefix(while: \.isNumber),
      let reps = Int(String(count.reversed())), [6, 7, 9, 11, 13, 14].contains(reps),
      case let before = head.dropLast(count.count), head.utf8.first?.isLetter == true,
      before.last.map({ "x× ".contains($0) }) == true,
      case let numbers = before.split(whereSeparator: { !$0.isNumber && $0 != "." }), (1...2).contains(numbers.count),
      Double(numbers[0]).map({ $0 > 12 }) == true, numbers.count == 1 || numbers[1] == "1",
      !before.contains(","),
      before.drop(while: { !$0.isNumber }).split(whereSeparator: { !$0.isLetter }).allSatisfy({
        ["kg", "lb", "lbs", "x"].contains($0)
      }), case let look = document.names.look(label(String(before.prefix { !$0.isNumber }).trimmedSpaces)),
      look.isLikely, !look.isBodyweight, !look.isTimed, !look.isDistance
    else { return }
    setAside("\(reps)+", at: place)
    lines[place].plain = String(head)
  }

  /// `Pull ups assisted 10kg x 12, 10kg x 10`: each of them with help.
  private mutating func spellHelpOfEach(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: "assisted "), case let list = text[word.upperBound...],
      list.utf8.first?.isDigit == true, case let sets = list.replacing(", ", with: "\n").split(separator: "\n"),
      sets.count > 1,
      sets.allSatisfy({ set in
        (Double(set.prefix { $0.isNumber || $0 == "." }).map { $0 > 5 } ?? false) && Self.hasProduct(String(set))
          && set.allSatisfy { $0.isNumber || ". xkglbs".contains($0) }
      })
    else { return }
    lines[place].plain = "\(text[..<word.upperBound])\(sets.joined(separator: ", assisted "))"
  }

  /// `4 rounds (last one without push ups)`: what was left out is told beside the rounds.
  private mutating func dropRemarkOfRounds(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, let open = text.bytesRange(of: " rounds ("),
      Int(text[..<open.lowerBound]) != nil,
      case let remark = text[open.upperBound...].prefix(while: { $0 != ")" }), !remark.hasDigit,
      ["last", "first", "final", "second", "third"].contains(remark.prefix(while: \.isLetter)),
      text[remark.endIndex...].dropFirst().allSatisfy({ " :".contains($0) })
    else { return }
    setAside("(\(remark))", at: place)
    lines[place].plain = "\(text[..<open.lowerBound]) rounds:"
  }
}
