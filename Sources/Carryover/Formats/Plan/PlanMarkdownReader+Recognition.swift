import TextStreams

extension PlanMarkdownReader {
  /// Whether the beginning of a text looks like a plan in markdown: two exercises with sets, or one below the heading of
  /// a day.
  static func isLikely(_ prefix: ByteSlice) -> Bool {
    let lines = PlanLines(prefix.slice(0, maximumRecognized).array)
    var exercises = 0
    var hasDay = false
    for line in 0..<lines.count {
      switch PlanMarkdownLine(lines.text(line)) {
      case .heading(_, let text): hasDay = hasDay || isLabel(text)
      case .item(_, let text), .text(_, let text): exercises += hasSets(text) ? 1 : 0
      case .row(let cells): exercises += PlanTable(header: cells).map { $0.hasSets } == true ? 1 : 0
      case .blank, .rule: break
      }
      if exercises > (hasDay ? 0 : 1) { return true }
    }
    return false
  }

  /// A plan that has not said so in as many bytes is taken for prose.
  private static let maximumRecognized = 16_384

  private static func hasSets(_ text: String) -> Bool {
    guard !isSentence(text), let reading = PlanNotation.read(text) else { return false }
    return !reading.name.isEmpty && !reading.isLoose && !reading.isOfAssumedSets
  }
}
