import TextStreams
import TrainingModel

/// What a coach asked for, quoted above what was done of it.
extension NoteAssembly {
  /// `> Bench 4x6 @ 70 kg` above `- Bench: 70 kg x 6, 6, 6, 5`: quoted lines with sets are a plan where most of their
  /// exercises stand below, unquoted and with sets.
  mutating func findQuotedPlans() {
    guard !open.isCited, lines.contains(where: { $0.isQuoted && $0.plain.hasDigit }) else { return }
    let quoted = names { $0.isQuoted }
    guard !quoted.isEmpty else { return }
    let done = names { !$0.isQuoted }
    let texts = lines.filter { !$0.isQuoted }.map { $0.plain.lowercased() }
    let answered = quoted.count { Self.isAnswered($0, by: done, texts) }
    if answered * 3 >= quoted.count * 2 { document.history.quotesPlans = true }
    // On a day on which nothing was done of it, it is a plan as before.
    open.isCited = document.history.quotesPlans
  }

  /// Whether something was done of a plan: `leg press skipped` answers, too, and `squat` does `Squat single`.
  private static func isAnswered(_ name: String, by done: Set<String>, _ texts: [String]) -> Bool {
    done.contains(name) || done.contains { name.hasPrefix("\($0) ") } || texts.contains { $0.hasPrefix(name) }
  }

  /// The names that stand before numbers in some of the lines.
  private func names(where isOne: (NoteLine) -> Bool) -> Set<String> {
    var found: Set<String> = []
    for line in lines where line.kind != .blank && !line.isHeading && line.plain.utf8.count <= 160 && isOne(line) {
      // `A1 Bench 4x6 @ 70 kg`
      let bytes = Array(line.plain.utf8.prefix(3))
      let isLabelled = bytes.count == 3 && (65...72).contains(bytes[0]) && bytes[1].isDigit
      let text = isLabelled ? line.plain.dropFirst(2) : line.plain[...]
      guard let digit = text.firstIndex(where: \.isNumber) else { continue }
      let name = text[..<digit].drop { !$0.isLetter }.prefix { $0.isLetter || " -".contains($0) }.trimmedEnd
      if document.names.look(label(String(name))).isLikely { found.insert(name.lowercased()) }
    }
    return found
  }

  /// `Coach sent me this on Thursday:` above what is quoted.
  func isAboveQuotedPlan(_ line: NoteLine) -> Bool {
    NoteStructureWords.quotesCoach(line.plain)
      && lines[(index + 1)...].first(where: { $0.kind != .blank })?.isQuoted == true
  }
}
