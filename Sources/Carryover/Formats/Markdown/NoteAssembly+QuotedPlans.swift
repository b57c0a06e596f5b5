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
    open.isCited = quoted.count { done.contains($0) } * 3 >= quoted.count * 2
  }

  /// The names that stand before numbers in some of the lines.
  private func names(where isOne: (NoteLine) -> Bool) -> Set<String> {
    var found: Set<String> = []
    for line in lines where line.kind != .blank && !line.isHeading && line.plain.utf8.count <= 160 && isOne(line) {
      guard let digit = line.plain.firstIndex(where: \.isNumber) else { continue }
      let name = line.plain[..<digit].drop { !$0.isLetter }.prefix { $0.isLetter || " -".contains($0) }.trimmedEnd
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
