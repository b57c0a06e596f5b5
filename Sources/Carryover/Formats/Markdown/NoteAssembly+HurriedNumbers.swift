import TextStreams
import TrainingModel

/// Numbers that people type in a hurry, whose place says what they are.
extension NoteAssembly {
  /// `curls db 10: 12 11 9`, `Cable fly 10 x15 15 13`: a small load, and the repetitions of several sets.
  func withLoadOfList(_ text: String, at place: Int) -> String {
    guard text.endsInDigit, let unit = loadUnit(at: place),
      let joint = [": ", " x"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let counts = text[joint.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false }),
      case let words = text[..<joint.lowerBound].split(separator: " "), words.count > 1, let last = words.last,
      let load = Double(last), (2...30).contains(load),
      case let name = words.dropLast().joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(label(name)), look.isLikely, !look.isBodyweight, !look.isTimed
    else { return text }
    return "\(name) \(last)\(unit.rawValue) x \(counts.joined(separator: ", "))"
  }

  /// `Squat 80% - 102.5: 6/6`: beside a per cent the load is known by its unit.
  func withUnitBesidePercent(_ text: String, at place: Int) -> String {
    guard let percent = text.bytesRange(of: "% - "), let unit = loadUnit(at: place),
      let colon = text[percent.upperBound...].bytesRange(of: ": "),
      let load = Double(text[percent.upperBound..<colon.lowerBound]), load >= 10,
      text[colon.upperBound...].utf8.first?.isDigit == true
    else { return text }
    return "\(text[..<colon.lowerBound])\(unit.rawValue)\(text[colon.lowerBound...])"
  }

  /// `2 min rest pause then 145 lb x 3`: the set behind its rest.
  static func restBeforeSet(_ text: String) -> (rest: Substring, set: Substring)? {
    guard text.utf8.first?.isDigit == true, let word = text.bytesRange(of: " rest"),
      case let time = text[..<word.lowerBound].split(separator: " "), time.count <= 2,
      time.first.map({ $0.hasDigit }) == true,
      let then = text[word.upperBound...].bytesRange(of: " then "), !text[word.upperBound..<then.lowerBound].hasDigit,
      text[then.upperBound...].utf8.first?.isDigit == true
    else { return nil }
    return (text[..<then.upperBound], text[then.upperBound...])
  }

  /// `10x15 1, 10x14 0` beside `80x8 2rir`: how many were left after each; `nil` where no number may say so.
  static func withReserveOfEach(_ text: String) -> String? {
    guard text.withByteSlice(hasDigitApart) else { return nil }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n")
    let places = parts.indices.filter { index in
      let words = parts[index].split(separator: " ")
      guard words.count > 1, let left = Int(words[words.count - 1]), (0...5).contains(left), words.last?.utf8.count == 1
      else { return false }
      let factors = words[words.count - 2].split(separator: "x", omittingEmptySubsequences: false)
      return factors.count == 2 && Double(factors[0]) != nil && Int(factors[1]).map { $0 > left } == true
        && !words.dropLast(2).contains(where: { $0.hasDigit })
    }
    guard !places.isEmpty else { return nil }
    // The others say theirs, or have none.
    return parts.indices.map { index in
      places.contains(index) ? "\(parts[index].dropLast()) RIR \(parts[index].suffix(1))" : String(parts[index])
    }.joined(separator: ", ").replacing("  RIR", with: " RIR")
  }

  /// Whether a digit that may count what was left stands by itself at the end of the text or before a comma.
  private static func hasDigitApart(_ text: ByteSlice) -> Bool {
    var start = 0
    while let space = text.firstIndex(of: 32, from: start) {
      start = space + 1
      guard text[start] >= UInt8(ascii: "0"), text[start] <= UInt8(ascii: "5") else { continue }
      if start + 1 == text.count || text[start + 1] == UInt8(ascii: ",") { return true }
    }
    return false
  }

  /// `2rir`, `2 RIR`
  static func saysReserve(_ text: String) -> Bool {
    let lower = text.lowercased()
    guard let word = lower.bytesRange(of: "rir") else { return false }
    return lower[..<word.lowerBound].trimmedSpaces.utf8.last?.isDigit == true
  }

  /// `70kg x4 x6 sets`: repetitions, and how many sets.
  static func withSetsBehindReps(_ text: String) -> String {
    guard text.containsBytes(of: "sets") else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let noun = words.indices.first(where: { words[$0].filter(\.isLetter) == "sets" }), noun > 2,
      words[noun - 1].hasPrefix("x"), let sets = Int(words[noun - 1].dropFirst()), (2...12).contains(sets),
      words[noun - 2].hasPrefix("x"), let reps = Int(words[noun - 2].dropFirst()), isTypedLoad(words[noun - 3][...])
    else { return text }
    let end = words[noun].hasSuffix(",") ? "," : ""
    words.replaceSubrange((noun - 2)...noun, with: ["\(sets)x\(reps)\(end)"])
    return words.joined(separator: " ")
  }

  /// `ohp 7 reps 95 fail`: to failure, as behind other forms.
  static func withFailureOfLoad(_ text: String) -> String {
    guard text.hasSuffix(" fail") || text.hasSuffix(" failed") else { return text }
    let words = text.split(separator: " ")
    guard words.count > 3, Double(words[words.count - 2]) != nil, words[words.count - 3].hasPrefix("rep"),
      Int(words[words.count - 4]) != nil
    else { return text }
    return "\(words.dropLast().joined(separator: " ")) to failure"
  }

  /// `plank 1:00 1:00 :45`
  static func withMinutesOfSeconds(_ text: String) -> String {
    guard text.containsBytes(of: " :") else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let hasTime = words.contains { word in
      let parts = word.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 2 && Int(parts[0]) != nil && parts[1].filter(\.isNumber).utf8.count == 2
    }
    guard hasTime else { return text }
    return words.map { word in
      let seconds = word.dropFirst().filter(\.isNumber)
      return word.first == ":" && seconds.utf8.count == 2 ? "0\(word)" : String(word)
    }.joined(separator: " ")
  }

  /// `5 @ 70% - 185#`: repetitions, the per cent that was meant, and the load that it made.
  static func withLoadBehindPercent(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "%")) else { return text }
    let words = text.split(separator: " ")
    guard (5...6).contains(words.count), let reps = Int(words[0]), (1...20).contains(reps), words[1] == "@",
      words[2].hasSuffix("%"), words[3] == "-" || words[3] == "–",
      case let load = words[4...].joined(), let (value, unit) = number(load), value >= 10,
      ["kg", "lb", "lbs", "#"].contains(unit)
    else { return text }
    return "\(words[2]) \(load) x \(reps)"
  }

  /// `45 12, 12, 10 drop 30 10`: a drop's load and its repetitions.
  static func withSignBehindDrop(_ text: String) -> String {
    guard let word = text.bytesRange(of: " drop "), text[..<word.lowerBound].hasDigit,
      case let behind = text[word.upperBound...].split(separator: " "), behind.count == 2, let load = Double(behind[0]),
      let reps = Int(behind[1]), (1...30).contains(reps), load >= 5, load > Double(reps) || behind[0].contains(".")
    else { return text }
    let before = text[..<word.lowerBound]
    return "\(before), drop \(behind[0]) x \(reps)"
  }

  /// `Hammer curl ss/ rear delt fly: 35s 3x12 / 20s 3x15`: two names, and the sets of each.
  static func withSetsBehindNames(_ text: String) -> String {
    guard let colon = text.bytesRange(of: ": "), case let head = text[..<colon.lowerBound], !head.hasDigit,
      let joint = [" ss/ ", " ss ", " ss w/ ", " superset ", " + ", " / "].lazy.compactMap({ head.bytesRange(of: $0) })
        .first,
      case let sets = text[colon.upperBound...].replacing(" / ", with: "\n").split(separator: "\n"), sets.count == 2,
      sets.allSatisfy({ hasProduct(String($0)) && $0.utf8.first?.isDigit == true })
    else { return text }
    return "\(head[..<joint.lowerBound]): \(sets[0]) / \(head[joint.upperBound...]): \(sets[1])"
  }

  /// `200x3 230x3 255x6+`: more repetitions with more weight are no goal, but what came of it.
  static func withoutSignOfRecord(_ text: String) -> String {
    guard text.containsBytes(of: "+") else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var before: (load: Double, reps: Double)?
    for index in words.indices {
      let end = words[index].last.map { ",;".contains($0) } ?? false ? String(words[index].suffix(1)) : ""
      let bare = words[index].dropLast(end.utf8.count)
      let isOpen = bare.hasSuffix("+")
      let factors = bare.dropLast(isOpen ? 1 : 0).split(separator: "x", omittingEmptySubsequences: false)
      guard factors.count == 2, let (load, unit) = number(String(factors[0])), ["", "kg", "lb", "lbs"].contains(unit),
        load >= 20, let reps = Double(factors[1])
      else {
        if bare.hasDigit { before = nil }
        continue
      }
      if isOpen, let before, load >= before.load, reps > before.reps { words[index] = "\(bare.dropLast())\(end)" }
      before = (load, reps)
    }
    return words.joined(separator: " ")
  }

  /// `Ex 1: Hack squat`, `ss w/ fsl: pushups 5x15`: the line without which of the exercises it is, or what it was done in
  /// turn with, and that; `nil` where it says neither.
  func withoutNumberOfExercise(_ text: String) -> (bare: String, said: String)? {
    guard let first = text.utf8.first, "eElLmMsS".utf8.contains(first) || first >= 0x80 else { return nil }
    let lower = text.lowercased()
    for word in ["ex ", "exercise ", "lift ", "movement ", "übung "] where lower.hasPrefix(word) {
      let behind = text.dropFirst(word.count)
      let number = behind.prefix { $0.isNumber }
      guard (1...2).contains(number.utf8.count), let sign = behind[number.endIndex...].first, ":.)".contains(sign),
        case let name = behind[number.endIndex...].dropFirst().trimmedSpaces, name.utf8.first?.isLetter == true
      else { continue }
      return (name, text.dropLast(name.count).trimmedSpaces)
    }
    for word in ["ss w/ ", "ss with ", "superset w/ ", "superset with "] where lower.hasPrefix(word) {
      guard let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
        text[..<colon.lowerBound].split(separator: " ").count <= 4,
        text[colon.upperBound...].utf8.first?.isLetter == true,
        case let name = text[colon.upperBound...].prefix(while: { !$0.isNumber }).trimmedSpaces,
        document.names.look(name).isKnown,
        !document.names.look(String(text[..<colon.lowerBound].dropFirst(word.count))).isLikely
      else { continue }
      let said = text[..<colon.lowerBound].dropFirst(word.count)
      return ("\(text.prefix(word.count))\(text[colon.upperBound...])", String(said))
    }
    return nil
  }
}
