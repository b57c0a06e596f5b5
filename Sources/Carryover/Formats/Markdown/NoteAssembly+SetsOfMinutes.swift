import TextStreams
import TrainingModel

/// Loads before their repetitions, with a comma between, and sets that were done each minute.
extension NoteAssembly {
  /// `40 kg, 10 reps RPE 8`, `65, 11 reps`: a load alone between commas, and what was done with it.
  func withSignForComma(_ text: String) -> String {
    guard text.containsBytes(of: " rep"), !text.containsBytes(of: " sets"), !text.containsBytes(of: "x, ") else {
      return text
    }
    let parts = text.replacing(", ", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    var spelled = String(parts[0])
    for index in parts.indices.dropFirst() {
      let words = parts[index].split(separator: " ")
      let isCounted =
        words.count > 1 && words[1].hasPrefix("rep") && Int(words[0]).map { (1...50).contains($0) } == true
      let joins = isCounted && isLoadAlone(parts[index - 1], reps: Int(words[0]) ?? 0, hasName: index == 1)
      spelled += "\(joins ? " x " : ", ")\(parts[index])"
    }
    return spelled
  }

  /// Whether a load is all that a text holds, behind a name at most.
  private func isLoadAlone(_ text: Substring, reps: Int, hasName: Bool) -> Bool {
    var words = text.split(separator: " ")[...]
    guard var last = words.popLast() else { return false }
    let isUnit = ["kg", "lb", "lbs"].contains(last)
    if isUnit, let number = words.popLast(), Double(number) != nil { last = number } else if isUnit { return false }
    guard !words.contains(where: { $0.hasDigit }), hasName || words.isEmpty else { return false }
    // Without a unit it is far more than the repetitions of anything but the body.
    if isUnit || Self.isTypedLoad(last) { return !words.contains { Self.joints.contains($0.lowercased()) } }
    guard let load = Double(last), load >= 40, load >= 3 * Double(reps),
      words.last.map({ $0.utf8.last?.isLetter == true || $0.hasSuffix(":") }) ?? true
    else { return false }
    let name = words.joined(separator: " ")
    let look = document.names.look(label(name.hasSuffix(":") ? String(name.dropLast()) : name))
    return !look.isBodyweight && !look.isTimed && !look.isDistance
      && !words.contains { Self.joints.contains($0.lowercased()) || $0.lowercased().hasPrefix("body") }
  }

  private static let joints: NoteWordSet = [
    "at", "@", "with", "w", "w/", "of", "by", "x", "a", "à", "con", "com", "mit", "bei", "met", "op", "avec", "rep",
    "reps",
  ]

  /// `EMOM 10: 5 reps`, `EMOM 10 min x 5`, `5 reps EMOM for 10 min`, `100kg x 3 EMOM 10`: a set each minute.
  static func withSetsOnTheMinute(_ text: String) -> String {
    guard let word = text.bytesRange(of: "EMOM") ?? text.bytesRange(of: "emom") else { return text }
    let before = text[..<word.lowerBound]
    let numbers = text[word.upperBound...].split(whereSeparator: { " :x×,".contains($0) })
    guard let minutes = numbers.first(where: { $0 != "for" }).flatMap({ Int($0) }), (2...60).contains(minutes),
      numbers.allSatisfy({ Int($0) != nil || ["min", "mins", "minutes", "reps", "rep", "for"].contains($0) })
    else { return text }
    let counts = numbers.compactMap { Int($0) }
    if counts.count == 2, (1...50).contains(counts[1]), !before.hasDigit {
      return "\(before)\(minutes) sets of \(counts[1])"
    }
    let said = before.split(separator: " ")
    guard counts.count == 1, let noun = said.last else { return text }
    // `100kg x 3 EMOM 10`
    if said.count > 3, Int(noun).map({ $0 <= 30 }) == true, ["x", "×"].contains(said[said.count - 2]),
      isTypedLoad(said[said.count - 3]), before.count(where: { "x×".contains($0) }) == 1
    {
      return "\(said.dropLast(2).joined(separator: " ")) \(minutes)x\(noun)"
    }
    guard noun == "reps" || Int(noun).map({ $0 <= 30 }) == true, let reps = said.last(where: { Int($0) != nil }),
      !before[..<reps.startIndex].hasDigit, minutes <= 30
    else { return text }
    return "\(before[..<reps.startIndex])\(minutes) sets of \(reps)"
  }
}
