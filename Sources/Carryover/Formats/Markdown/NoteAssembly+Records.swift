import TextStreams
import TrainingModel

/// Numbers of other days, of others, and of the body, in lines that hold no set.
extension NoteAssembly {
  private static let beginnings = [
    "pr from ", "pr is ", "pr was ", "pr still ", "pb from ", "pb is ", "pb was ", "my pr ", "my pb ", "current pr ",
    "old pr ", "old best ", "my best ", "best ever ", "all time best ", "lifetime best ", "last year's pr ",
    "one of the ",
    "one of my ", "one of our ", "another guy ", "some guy ", "some dude ", "this guy ", "this kid ", "some kid ",
  ]
  private static let firstWords = NoteBeginnings(
    beginnings.map { String($0.prefix { $0 != " " && $0 != "'" }) } + ["swelling", "flexion", "rom", "girth", "hrv"])
  private static let ofBody: NoteWordSet = ["swelling", "flexion", "girth", "hrv"]

  /// `PR from last year is still 205x1`, `One of the juniors hit 402 x 2`, `Swelling down, 38.5 cm round the knee`.
  func isOfRecord(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 200, line.plain.hasDigit,
      Self.firstWords.mayBegin(line.plain)
    else { return false }
    let text = line.plain.lowercased()
    if Self.beginnings.contains(where: { text.hasPrefix($0) }) { return true }
    // `Flexion 3x10` is an exercise, in one language at least.
    return Self.ofBody.contains(text.prefix { $0.isLetter }) && !Self.hasProduct(text)
      && ["cm", "mm", "degrees", "°", "/10", "inch"].contains { text.containsBytes(of: $0) }
  }

  /// `One of the juniors`
  static func isOfOneOfMany(_ name: String) -> Bool {
    ["one of the ", "one of my ", "one of our "].contains { name.lowercased().hasPrefix($0) }
  }

  /// `dormi mal, peso 61,2` below sets: a remark, and what somebody weighs.
  mutating func takeWeightBehindRemark(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80, line.plain.hasDigit,
      let comma = line.plain.lastBytesRange(of: ", "), comma.upperBound < line.plain.endIndex,
      case let remark = line.plain[..<comma.lowerBound], !remark.hasDigit,
      case let fact = line.plain[comma.upperBound...],
      document.words.filters.plainFacts.mayBegin(String(fact)), let space = fact.firstIndex(of: " "),
      case let key = fact[..<space], document.words.field(key) == .bodyweight,
      case let value = fact[space...].trimmedSpaces, value.utf8.first?.isDigit == true,
      !document.names.look(label(String(remark))).isLikely, isBodyweight(String(key), value), takeBodyweight(value)
    else { return false }
    addNote(text: String(remark), at: .session)
    use(.fact)
    return true
  }
}
