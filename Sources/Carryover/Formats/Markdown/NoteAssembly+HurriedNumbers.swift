import TextStreams
import TrainingModel

/// Numbers that people type in a hurry, whose place says what they are.
extension NoteAssembly {
  /// `curls db 10: 12 11 9`, `Cable fly 10 x15 15 13`: a small load, and the repetitions of several sets.
  func withLoadOfList(_ text: String) -> String {
    guard let unit = loadUnit, let joint = [": ", " x"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let counts = text[joint.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false }),
      case let words = text[..<joint.lowerBound].split(separator: " "), words.count > 1, let last = words.last,
      let load = Double(last), (2...30).contains(load),
      case let name = words.dropLast().joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(label(name)), look.isLikely, !look.isBodyweight, !look.isTimed
    else { return text }
    return "\(name) \(last)\(unit == .pound ? "lb" : "kg") x \(counts.joined(separator: ", "))"
  }

  /// `70kg x4 x6 sets`: repetitions, and how many sets.
  static func withSetsBehindReps(_ text: String) -> String {
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
}
