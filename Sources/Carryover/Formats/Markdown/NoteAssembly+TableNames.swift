import TextStreams
import TrainingModel

/// Names of exercises in cells, and in lines of several, with what stands beside them.
extension NoteAssembly {
  /// `LAT PULLDOWN (mag grip)`
  func isKnownBeforeBracket(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return false }
    return document.names.look(text[..<open].trimmedSpaces).isKnown
  }

  /// `>> ADDUCTOR` right above sets that are not quoted, below a name that is.
  func isQuotedName(_ line: NoteLine, _ look: NoteNameLook) -> Bool {
    // Who quotes all of a day quotes nobody.
    if !look.isSentence, look.wordCount <= 4, !line.plain.hasDigit, index + 1 < lines.count, lines[index + 1].isQuoted,
      lines[index + 1].plain.utf8.first?.isDigit == true,
      lines.allSatisfy({ $0.isQuoted || $0.kind == .blank || isHead($0) })
    {
      return true
    }
    guard !look.isSentence, look.wordCount <= 4, !line.plain.hasDigit, index + 1 < lines.count,
      !lines[index + 1].isQuoted, lines[index + 1].plain.utf8.first?.isDigit == true, let exercise = open.exercise
    else { return false }
    return self.line(numbered: exercise.line)?.isQuoted ?? false
  }

  /// Leaves of `Hack squat (warm-up)`, `Squat warm-up` in a cell the name.
  ///
  /// - Returns: Whether it said that the row is a warm-up.
  func takeNameOfWarmUp(_ cells: inout [String], _ column: Int?) -> Bool {
    guard let column, column < cells.count, case let text = cells[column] else { return false }
    let parts = text.split(separator: " ")
    if parts.count > 1, !text.hasDigit {
      // `Squat warm up`, `Warm-up squat`
      for count in [2, 1] where parts.count > count {
        for isLast in [true, false] {
          let mark = (isLast ? parts.suffix(count) : parts.prefix(count)).joined(separator: " ")
          let name = (isLast ? parts.dropLast(count) : parts.dropFirst(count)).joined(separator: " ")
          guard document.words.word(mark) == .warmup, document.names.look(name).isLikely else { continue }
          cells[column] = name
          return true
        }
      }
    }
    guard text.hasSuffix(")"),
      let open = text.lastIndex(of: "("), open > text.startIndex,
      document.words.word(text[open...].dropFirst().dropLast().lowercased().filter { $0 != "." }) == .warmup
    else { return false }
    cells[column] = text[..<open].trimmedSpaces
    return true
  }

  /// Of `B2 pulldown` the name, and of `C Dips` in a list with `A1` and `B1`.
  func nameWithoutLabel(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, case let mark = words[0].filter({ $0.isLetter || $0.isNumber }), let letter = mark.first,
      ("A"..."F").contains(letter), mark.utf8.count <= 2, mark.dropFirst().allSatisfy(\.isNumber),
      case let name = words[1].trimmedSpaces, name.utf8.first?.isDigit == false,
      !document.names.look(text).isKnown, document.names.look(name).isLikely
    else { return text }
    return mark.utf8.count == 2 ? name : nameWithoutLetter(text)
  }

  /// Of `C Dips` the name, where `A1` stands before another.
  func nameWithoutLetter(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].utf8.count == 1, let letter = words[0].first, ("A"..."F").contains(letter),
      case let name = words[1].trimmedSpaces, !document.names.look(text).isKnown, document.names.look(name).isLikely,
      lines.prefix(200).contains(where: { $0.plain.containsBytes(of: "A1 ") || $0.plain.containsBytes(of: "A1. ") })
    else { return text }
    return name
  }
}

extension NoteWords {
  /// What a cell says of whether something was done.
  func box(_ cell: String) -> NoteLine.Box? {
    let scanner = NoteMarkScanner(Array(cell.utf8)[...])
    if let box = scanner.box { return box.box }
    switch word(cell) {
    case .done: return .ticked
    case .skipped: return .dropped
    default: break
    }
    switch cell.lowercased() {
    case "x", "y", "yes", "true", "ja", "oui", "sí", "si", "sim", "✓", "✔", "✅", "done", "as planned", "as written",
      "as prescribed", "all done", "ok", "okay":
      return .ticked
    case "no", "n", "false", "nein", "non", "skipped": return .dropped
    default: return nil
    }
  }
}
