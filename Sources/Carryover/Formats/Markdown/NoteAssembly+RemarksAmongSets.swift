import TextStreams
import TrainingModel

/// Remarks between a name and its sets, or between the sets, and what somebody took back.
extension NoteAssembly {
  private static let remarkWords = NoteBeginnings([
    "last", "than", "sorry", "mean", "wait", "correction", "oops", "actually", "only", "left", "right", "with", "w",
    "total", "in", "on", "off", "belt", "sleeves",
  ])

  /// `Squat - better than last week - 85kg 4x8`, `65kg 5 reps + 1 with spot`, `100kg x 5, sorry 105kg x 5`, `45 x 8 - left
  /// weaker`, `100 reps total in 4 sets of 25`.
  mutating func spellRemarksAmong(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && lines[place].kind != .row {
      if lines[place].plain.containsBytes(of: " -- ") { spellDoubleDash(place) }
      guard Self.remarkWords.mayBeIn(lines[place].plain) else { continue }
      dropRemarkBetween(place)
      dropRepsWithHelp(place)
      dropTakenBack(place)
      spellFewerSets(place)
      spellSideInRemark(place)
      dropSumOfSets(place)
    }
  }

  /// `225 x 8 -- paused, RPE 7`: a dash, as people type it.
  private mutating func spellDoubleDash(_ place: Int) {
    let text = lines[place].plain
    guard let dash = text.bytesRange(of: " -- "), text[..<dash.lowerBound].hasDigit,
      text[dash.upperBound...].utf8.first?.isLetter == true
    else { return }
    lines[place].plain = "\(text[..<dash.lowerBound]) - \(text[dash.upperBound...])"
  }

  /// `Squat - high bar, felt better than last week - 85kg 4x8`: how it was beside another day, before the sets of this one.
  private mutating func dropRemarkBetween(_ place: Int) {
    let text = lines[place].plain
    for joint in [" - ", " – ", " — ", ", "] {
      guard let first = text.bytesRange(of: joint), let last = text.lastBytesRange(of: joint),
        first.upperBound < last.lowerBound, !text[..<last.lowerBound].hasDigit,
        case let sets = text[last.upperBound...], sets.utf8.first?.isDigit == true, Self.hasProduct(String(sets)),
        case let remark = text[first.upperBound..<last.lowerBound],
        Self.otherDays.contains(where: { remark.lowercased().containsBytes(of: $0) }),
        document.names.look(label(String(text[..<first.lowerBound]))).isKnown
      else { continue }
      setAside(String(remark), at: place)
      lines[place].plain = "\(text[..<first.lowerBound]): \(sets)"
      return
    }
  }

  private static let otherDays = ["last week", "last time", "last session", "last month", "than before", "last one"]

  /// `65kg 5 reps + 1 with spot`: what another helped with is told, and is no set.
  private mutating func dropRepsWithHelp(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.bytesRange(of: "+ ") ?? text.bytesRange(of: "+"),
      case let before = text[..<plus.lowerBound].trimmedEnd,
      before.utf8.last?.isDigit == true || before.hasSuffix("reps"),
      case let said = text[plus.upperBound...].prefix(while: { !",;)".contains($0) }),
      case let words = said.lowercased().split(separator: " "), words.count > 1, words.count <= 6,
      Int(words[0]).map({ $0 <= 5 }) == true,
      case let help = words.dropFirst().drop(while: { ["rep", "reps", "more"].contains($0) }),
      help.first.map({ ["with", "w/", "w"].contains($0) }) == true,
      help.dropFirst().contains(where: { word in Self.helps.contains { word.hasPrefix($0) } }),
      // A band helps with all of them.
      !words.dropFirst().contains(where: { $0.hasDigit || $0.hasPrefix("band") || $0.hasPrefix("machine") })
    else { return }
    setAside("+ \(said)", at: place)
    lines[place].plain = "\(before)\(text[said.endIndex...])"
  }

  private static let helps = ["spot", "help", "assist", "partner"]

  /// `160x6, no wait 165x6`, `100 kg x 5, I mean 6`: what was typed by mistake.
  private mutating func dropTakenBack(_ place: Int) {
    let text = lines[place].plain
    for words in [
      "no wait", "wait no", "no sorry", "no, sorry", "sorry", "oops", "i mean", "correction", "actually", "make that",
      "scratch that",
    ] {
      let lower = text.lowercased()
      guard lower.utf8.count == text.utf8.count, let found = lower.bytesRange(of: " \(words)"),
        case let offset = lower.utf8.distance(from: lower.startIndex, to: found.lowerBound),
        let start = text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex),
        case let before = text[..<start],
        before.last.map({ ",;-–—(".contains($0) || $0.isNumber && words.hasPrefix("no") }) == true,
        case let behind = text[start...].dropFirst(words.utf8.count + 1).drop(while: { ",: ".contains($0) }),
        behind.utf8.first?.isDigit == true,
        case let right = behind.prefix(while: { $0 != "," }),
        let wrong = Self.lastSet(of: String(before.trimmedEnd))
      else { continue }
      // `Target 3x8, actually 8, 8, 6` tells of a plan, and so does a scheme that was not done.
      if words == "actually" || words == "make that",
        Self.startsPlan(before) || Self.isScheme(wrong) || Self.isScheme(String(right))
      {
        return
      }
      let said = text[start..<behind.startIndex].trimmedSpaces
      let head = before.trimmedEnd.dropLast(wrong.count)
      if Self.hasProduct(String(right)) || right.lowercased().containsBytes(of: " for ") {
        setAside("\(wrong) \(said)", at: place)
        lines[place].plain = "\(head)\(behind)"
      } else if Int(right.trimmedSpaces) != nil, let times = wrong.lastIndex(where: { "x×".contains($0) }),
        Int(wrong[times...].dropFirst().trimmedSpaces) != nil
      {
        setAside("\(wrong[times...].dropFirst().trimmedSpaces) \(said)", at: place)
        lines[place].plain = "\(head)\(wrong[...times]) \(behind)"
      }
      return
    }
  }

  private static func startsPlan(_ text: Substring) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { ["target", "plan", "planned", "goal", "program"].contains($0) }
  }

  /// `5x5`, `5x5 100kg`: sets and repetitions.
  private static func isScheme(_ text: String) -> Bool {
    let factors = text.prefix { $0 != " " }.split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && factors.allSatisfy { Int($0).map { (1...12).contains($0) } ?? false }
  }

  /// The set that a text ends with: `100kg x 5` of `Squat 100kg x 5`, `160x6` of `150x6, 160x6`.
  private static func lastSet(of text: String) -> String? {
    let piece = text.lastBytesRange(of: ", ").map { text[$0.upperBound...] } ?? text[...]
    guard let digit = piece.firstIndex(where: \.isNumber), case let set = piece[digit...], hasProduct(String(set)),
      // Of a line with two numbers and more in its name nobody knows where the set begins.
      set.split(whereSeparator: { !$0.isNumber && $0 != "." }).count <= 3
    else { return nil }
    return String(set)
  }

  /// `5x10 → only did 4 sets`: an arrow before words that a comma divides as well.
  private mutating func spellFewerSets(_ place: Int) {
    for sign in [" → only ", " -> only ", " => only ", " - only ", " – only "] {
      guard let range = lines[place].plain.bytesRange(of: sign),
        case let words = lines[place].plain[range.upperBound...].split(separator: " ").drop(while: { $0 == "did" }),
        let noun = words.dropFirst().first, Int(words[words.startIndex]) != nil,
        document.words.word(noun.filter(\.isLetter)) == .sets
      else { continue }
      lines[place].plain.replaceSubrange(range, with: ", only ")
    }
  }

  /// `45 x 8 - left weaker`: a sentence about a side, and no set of it.
  private mutating func spellSideInRemark(_ place: Int) {
    let text = lines[place].plain
    guard let dash = [" - ", " – ", " — "].lazy.compactMap({ text.lastBytesRange(of: $0) }).first,
      text[..<dash.lowerBound].hasDigit, case let remark = text[dash.upperBound...], !remark.hasDigit,
      !remark.contains("("), case let words = remark.lowercased().split(separator: " "), words.count > 1,
      ["left", "right"].contains(words[0]), !["side", "arm", "leg", "hand", "only", "then", "first"].contains(words[1])
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain = String(text[..<dash.lowerBound])
  }

  /// `100 reps total in 4 sets of 25`: what the sets add up to.
  private mutating func dropSumOfSets(_ place: Int) {
    let text = lines[place].plain
    guard let joint = text.bytesRange(of: " in "), case let behind = text[joint.upperBound...].split(separator: " "),
      behind.count >= 4, let sets = Int(behind[0]), document.words.word(behind[1]) == .sets, behind[2] == "of",
      let reps = Int(behind[3].prefix { $0.isNumber }), case let before = text[..<joint.lowerBound],
      let number = before.firstIndex(where: \.isNumber),
      case let words = before[number...].split(separator: " "), let sum = Int(words[0]),
      sum == sets.multipliedReportingOverflow(by: reps).partialValue,
      words.dropFirst().allSatisfy({ ["reps", "total", "rep", "altogether"].contains($0.lowercased()) })
    else { return }
    setAside("\(before[number...])", at: place)
    lines[place].plain = "\(before[..<number])\(text[joint.upperBound...])"
  }
}
