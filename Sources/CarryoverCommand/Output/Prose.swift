/// Words put together for people.
enum Prose {
  /// `a`, `a or b`, `a, b or c`.
  static func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Divides a text into lines no longer than `width`, at its spaces; a longer word has a line of its own.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A text filled up with spaces.
  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// A number without its fraction; as it is where no integer can hold it.
  static func whole(_ number: Double) -> String {
    Int(exactly: number.rounded()).map { "\($0)" } ?? "\(number)"
  }
}
