import TextStreams
import TrainingModel

/// Names of exercises in cells, and in lines of several, with what stands beside them.
extension NoteAssembly {
  /// `LAT PULLDOWN (mag grip)`
  func isKnownBeforeBracket(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return false }
    return document.names.look(text[..<open].trimmedSpaces).isKnown
  }

  /// Of `B2 pulldown` the name, and of `C Dips` in a list with `A1` and `B1`.
  func nameWithoutLabel(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, case let mark = words[0].filter({ $0.isLetter || $0.isNumber }), let letter = mark.first,
      ("A"..."F").contains(letter), mark.utf8.count <= 2, mark.dropFirst().allSatisfy(\.isNumber),
      case let name = words[1].trimmedSpaces, name.utf8.first?.isDigit == false,
      !document.names.look(text).isKnown, document.names.look(name).isLikely
    else { return text }
    if mark.utf8.count == 2 { return name }
    let others = lines.lazy.filter { $0.kind == .row || $0.kind == .text }
    return others.contains { $0.plain.containsBytes(of: "A1 ") || $0.plain.containsBytes(of: "A1. ") } ? name : text
  }
}
