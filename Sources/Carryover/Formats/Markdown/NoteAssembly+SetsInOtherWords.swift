import TextStreams
import TrainingModel

/// Sets in signs and words that the notation has others for.
extension NoteAssembly {
  /// `60kg x 10, same x 8`, `80kg x 8 (3 sets, last one 6)`, `EMOM 10: 5 reps`, `80kg x 3.3.3`, `first set 80x8, second
  /// 80x8`.
  mutating func spellOtherWords(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 160 && (lines[place].kind == .text || lines[place].kind == .item) {
      var text = lines[place].plain
      text = Self.withRestOfBracket(text, words: document.words)
      text = Self.withLoadsOfSame(text)
      text = Self.withSetsOfBracket(text, words: document.words)
      text = Self.withCommasForPoints(text)
      text = Self.withMoreReps(text)
      text = Self.withSignBeforeReps(text)
      text = withSignForComma(text)
      text = Self.withoutOrdinals(text)
      text = Self.withoutCountOfLists(text, words: document.words)
      let counted = Self.withSetsOnTheMinute(text)
      if counted != text { setAside("EMOM", at: place) }
      text = counted
      text = Self.withWordBeforeGoal(text)
      lines[place].plain = text
      spellKeysBehindName(place)
      spellHelpBehindSets(place)
    }
  }

  /// `5x5 100kg (3 min)`, `80kg 3x8 90s`: how long somebody rested.
  private static func withRestOfBracket(_ text: String, words: NoteWords) -> String {
    func isTime(_ time: Substring) -> Bool {
      let number = time.prefix { $0.isNumber || $0 == ":" || $0 == "." }
      guard !number.isEmpty else { return false }
      let unit = time[number.endIndex...].trimmedSpaces
      // One rests for whole half minutes; `(8:15)` is how long it took.
      if number.contains(":") {
        return unit.isEmpty && number.utf8.count == 4 && (number.hasSuffix(":00") || number.hasSuffix(":30"))
          && number.first.map { "12345".contains($0) } == true
      }
      let word = words.word(unit)
      return word == .minutes && (Double(number) ?? 99) <= 10
        || word == .seconds && (15...300).contains(Double(number) ?? 0)
    }
    var rest: (range: Range<String.Index>, time: Substring)?
    if text.last == ")", let open = text.lastBytesRange(of: " (") {
      let time = text[open.upperBound...].dropLast()
      if isTime(time) { rest = (open.lowerBound..<text.endIndex, time) }
    } else if let space = text.lastIndex(of: " "), text.hasSuffix("s"), isTime(text[space...].dropFirst()) {
      // `20kg x 12 30s`, `3 x 24kg 40s` may be held.
      let before = text[..<space]
      if before.split(separator: " ").suffix(2).contains(where: { isTypedLoad($0) }), hasScheme(before) {
        rest = (space..<text.endIndex, text[space...].dropFirst())
      }
    }
    guard let rest, case let before = text[..<rest.range.lowerBound],
      before.split(whereSeparator: { !$0.isNumber && $0 != "." }).count > 1 || before.containsBytes(of: " sets of "),
      case let hints = words.hints(forExercise: String(before.prefix { !$0.isNumber })), !hints.isTimed,
      !hints.isDistance
        || hasProduct(String(before)) && before.split(separator: " ").contains(where: { isTypedLoad($0) }),
      !saysTimeOrWay(before)
    else { return text }
    return "\(before), rest \(rest.time)"
  }

  /// `3x8` in a text: sets and repetitions without a unit.
  private static func hasScheme(_ text: Substring) -> Bool {
    text.split(separator: " ").contains { word in
      let factors = word.split(separator: "x", omittingEmptySubsequences: false)
      return factors.count == 2 && factors.allSatisfy { Int($0).map { (1...30).contains($0) } ?? false }
    }
  }

  /// Whether a number of a text has the unit of a time or of a way.
  private static func saysTimeOrWay(_ text: Substring) -> Bool {
    let words = text.split { " ,;/()".contains($0) }
    return words.indices.contains { index in
      let digits = words[index].prefix { $0.isNumber || $0 == "." || $0 == ":" }
      guard !digits.isEmpty else { return false }
      if digits.contains(":"), digits.last != ":" { return true }
      let glued = words[index][digits.endIndex...]
      let unit = glued.isEmpty && index + 1 < words.count ? words[index + 1] : glued
      return ["km", "min", "mins", "sec", "secs", "s", "m", "mi", "miles", "minutes", "seconds"].contains(unit)
    }
  }

  /// `60kg x 10, same x 8`: with the load before.
  private static func withLoadsOfSame(_ text: String) -> String {
    guard text.containsBytes(of: "same x ") || text.containsBytes(of: "same for ") else { return text }
    var parts = text.replacing(", ", with: "|").split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !text.hasByte(UInt8(ascii: "|")) else { return text }
    var load: Substring?
    for index in parts.indices {
      for sign in [" x ", " for "] {
        guard let range = parts[index].bytesRange(of: sign),
          parts[index][range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        let before = parts[index][..<range.lowerBound]
        if before == "same" || before == "then same" {
          if let load { parts[index] = "\(load)\(parts[index][range.lowerBound...])" }
        } else {
          load = loadAtEnd(of: before)
        }
      }
    }
    return parts.joined(separator: ", ")
  }

  /// `80kg x 8 (3 sets, last one 6)`: as many, and what the last one was.
  private static func withSetsOfBracket(_ text: String, words: NoteWords) -> String {
    guard text.last == ")", let open = text.lastBytesRange(of: " ("),
      case let said = text[open.upperBound...].dropLast().split(whereSeparator: { " ,".contains($0) }),
      (4...5).contains(said.count), let sets = Int(said[0]), (2...10).contains(sets), words.word(said[1]) == .sets,
      said[2] == "last", let reps = Int(said[said.count - 1]), reps <= 40,
      said.count == 4 || ["one", "set"].contains(said[3]),
      text[..<open.lowerBound].count(where: { $0 == "x" }) == 1,
      let times = text[..<open.lowerBound].lastIndex(of: "x"),
      Int(text[times..<open.lowerBound].dropFirst().trimmedSpaces) != nil,
      let load = loadAtEnd(of: text[..<times]), load.hasSuffix("g") || load.hasSuffix("b") || Double(load) ?? 0 >= 15
    else { return text }
    return "\(text[..<open.lowerBound]) x \(sets - 1), \(load) x \(reps)"
  }

  /// `80kg`, `80 kg`, `80` at the end of a text.
  private static func loadAtEnd(of text: Substring) -> Substring? {
    let words = text.split(separator: " ")
    guard let last = words.last else { return nil }
    if last.utf8.first?.isDigit == true { return text[last.startIndex...].trimmedSpaces[...] }
    guard words.count > 1, ["kg", "lb", "lbs"].contains(last), Double(words[words.count - 2]) != nil else { return nil }
    return text[words[words.count - 2].startIndex...].trimmedSpaces[...]
  }

  /// `80kg x 3.3.3`: repetitions with points between.
  private static func withCommasForPoints(_ text: String) -> String {
    guard text.hasBytes(UInt8(ascii: "."), 2) else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isChanged = false
    for index in words.indices.dropFirst() {
      let counts = words[index].split(separator: ".", omittingEmptySubsequences: false)
      let next = index + 1 < words.count ? words[index + 1].lowercased() : ""
      // `4.2.1 tempo`, `60kg 4.1.1 x 8`: how fast.
      let isTempo = next == "x" || next.hasPrefix("tempo") || next.hasPrefix("paus") || next.hasDigit
      let isBehindSign = words[index - 1] == "x" || words[index - 1] == "×"
      guard counts.count > 2, counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false }), !isTempo,
        isBehindSign || isTypedLoad(words[index - 1][...]) && !counts.contains("1")
      else { continue }
      words[index] = counts.joined(separator: ",")
      isChanged = true
    }
    return isChanged ? words.joined(separator: " ") : text
  }

  private static func hasSignBehindDigit(_ text: ByteSlice) -> Bool {
    var start = 1
    while let sign = text.firstIndex(of: UInt8(ascii: "x"), from: start) {
      if text[sign - 1].isDigit, sign + 1 == text.count || " ,;.!".utf8.contains(text[sign + 1]) { return true }
      start = sign + 1
    }
    return false
  }

  /// `60kg 8x, 70kg 6x`: the sign behind the repetitions.
  private static func withSignBeforeReps(_ text: String) -> String {
    guard text.withByteSlice(hasSignBehindDigit) else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let places = words.indices.dropFirst().filter { index in
      let digits = words[index].prefix { $0.isNumber }
      let behind = words[index][digits.endIndex...]
      return isTypedLoad(words[index - 1][...]) && (1...2).contains(digits.utf8.count) && behind.first == "x"
        && behind.dropFirst().allSatisfy { ",;.!".contains($0) }
    }
    // One alone counts sets: `100kg 2x - 8 reps`.
    guard places.count > 1 else { return text }
    for index in places {
      let digits = words[index].prefix { $0.isNumber }
      words[index] = "x\(digits)\(words[index][digits.endIndex...].dropFirst())"
    }
    return words.joined(separator: " ")
  }

  /// `8/8/6+2 @ 80kg`: two more behind a breath.
  private static func withMoreReps(_ text: String) -> String {
    guard text.contains("+"), text.contains("/") else { return text }
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      let lists = word.split(separator: "+", omittingEmptySubsequences: false)
      guard lists.count == 2, (1...9).contains(Int(lists[1]) ?? 0),
        case let counts = lists[0].split(separator: "/", omittingEmptySubsequences: false), counts.count > 1,
        counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false })
      else { return String(word) }
      return "\(lists[0])/\(lists[1])"
    }.joined(separator: " ")
  }

  private static let ordinals: [Substring] = ["first", "second", "third", "fourth", "fifth", "sixth"]

  /// `first set 80x8, second 80x8, third set 80x7`: in their order.
  private static func withoutOrdinals(_ text: String) -> String {
    guard text.containsBytes(of: "irst "), text.containsBytes(of: "second ") else { return text }
    let words = text.split { $0 == " " || $0 == "\t" }
    var kept: [Substring] = []
    var next = 0
    for (index, word) in words.enumerated() {
      if next < ordinals.count, word.lowercased()[...] == ordinals[next] {
        let behind = index + 1 < words.count && ["set", "set:"].contains(words[index + 1]) ? index + 2 : index + 1
        if behind < words.count, words[behind].utf8.first?.isDigit == true {
          next += 1
          continue
        }
      }
      let isNoun = index > 0 && next > 0 && words[index - 1].lowercased()[...] == ordinals[next - 1]
      if isNoun, ["set", "set:"].contains(word) { continue }
      kept.append(word)
    }
    return next > 1 ? kept.joined(separator: " ") : text
  }

  /// `4 sets 60,70,80,80 x 10,8,6,6`: as many as the lists have.
  private static func withoutCountOfLists(_ text: String, words: NoteWords) -> String {
    guard text.hasByte(UInt8(ascii: ",")) else { return text }
    let parts = text.split(separator: " ")
    guard parts.count > 4, let noun = parts.indices.dropFirst().first(where: { words.word(parts[$0]) == .sets }),
      let sets = Int(parts[noun - 1]), noun + 3 < parts.count, parts[noun + 2] == "x" || parts[noun + 2] == "@",
      parts[noun + 1].split(separator: ",").count == sets, parts[noun + 3].split(separator: ",").count == sets, sets > 1
    else { return text }
    return (parts[..<(noun - 1)] + parts[(noun + 1)...]).joined(separator: " ")
  }

  /// `Bench press: up to 100kg x 5`: it was worked up to, and no press-up was done.
  private static func withWordBeforeGoal(_ text: String) -> String {
    let colon = text.bytesRange(of: ": up to ")
    guard let goal = colon ?? text.bytesRange(of: " up to "), case let behind = text[goal.upperBound...],
      colon == nil
        ? behind.split(separator: " ").first.map({ isTypedLoad($0) }) == true : behind.utf8.first?.isDigit == true,
      case let name = text[..<goal.lowerBound], case let lower = name.lowercased(),
      ["press", "pull", "chin", "push", "step", "sit"].contains(where: { lower.hasSuffix($0) })
    else { return text }
    return "\(name)\(colon == nil ? "" : ":") worked up to \(behind)"
  }

  /// `Bench press sets: 3, reps: 8, weight: 80kg`: measures by their keys.
  private mutating func spellKeysBehindName(_ place: Int) {
    let text = lines[place].plain
    guard
      let key = [" sets: ", " reps: ", " weight: "].compactMap({ text.bytesRange(of: $0) })
        .min(by: { $0.lowerBound < $1.lowerBound }),
      case let name = text[..<key.lowerBound].trimmingJoint, !name.hasDigit, name.last?.isLetter == true,
      text[key.upperBound...].contains(":"), document.names.look(label(name)).isLikely
    else { return }
    lines[place].plain = "\(name):\(text[key.lowerBound...])"
  }

  /// `Pull-ups 3x8 -20kg`: what a machine takes off.
  private mutating func spellHelpBehindSets(_ place: Int) {
    let text = lines[place].plain
    guard let dash = text.lastBytesRange(of: " -"), text[dash.upperBound...].utf8.first?.isDigit == true,
      case let load = text[dash.upperBound...], Self.isTypedLoad(load),
      case let before = text[..<dash.lowerBound], before.utf8.last?.isDigit == true, Self.hasProduct(String(before)),
      let number = before.firstIndex(where: \.isNumber),
      document.names.look(label(String(before[..<number]).trimmedSpaces)).isBodyweight
    else { return }
    lines[place].plain = "\(before) @ -\(load)"
  }
}

extension StringProtocol {
  /// The text without the sign and the spaces that join it to what stands behind.
  fileprivate var trimmingJoint: String {
    var text = self[...]
    while let last = text.last, " :-–—,=>|→.".contains(last) { text = text.dropLast() }
    return String(text)
  }
}
