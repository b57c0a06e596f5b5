import TrainingModel

/// Numbers in sentences that tell of something else than the day's sets: records, others, the body, rests.
extension NoteAssembly {
  /// Whether a line only tells: `Bench record 120 kg x 3 from 2022`, `Spoke to the lad, he does 140 kg x 5!`, `Left calf a bit
  /// tight after 15 km`, `90 sec rest on everything except bench (3 min)`.
  mutating func isTale(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 160,
      let digit = line.plain.utf8.firstIndex(where: \.isDigit)
    else { return false }
    if digit == line.plain.startIndex { return isRestOfAll(line.plain) }
    let words = line.plain[..<digit].split { !$0.isLetter && $0 != "'" && $0 != "’" }
    guard words.count > 1, Self.tellers.mayBeIn(line.plain[..<digit]) || holdsPain(words) else { return false }
    return isOfRecord(words) || isOfOther(words, line.plain[..<digit]) || isOfBody(words, line)
  }

  private static let tellers = NoteBeginnings(["record", "records", "he", "she", "they"])

  /// `Old bench record 205 x 3`, but not `New record: bench 205 x 3`.
  private func isOfRecord(_ words: [Substring]) -> Bool {
    let words = words.map { $0.lowercased() }
    guard let place = words.firstIndex(where: { $0 == "record" || $0 == "records" }), place > 0 else { return false }
    return !words.contains("new") && !words.contains("a") && words.count - place <= 3
  }

  /// `he does 140 kg x 5`: what somebody else lifts, where the words before the number say so.
  private func isOfOther(_ words: [Substring], _ before: Substring) -> Bool {
    guard words.count > 2, let last = words.last, Self.deedsOfOthers.contains(last) else { return false }
    return ["he", "she", "they"].contains(words[words.count - 2].lowercased())
  }

  private static let deedsOfOthers: NoteWordSet = [
    "does", "did", "do", "lifts", "lifted", "benches", "benched", "squats", "squatted", "deadlifts", "deadlifted",
    "pulls", "pulled", "presses", "pressed", "ran", "runs", "has", "had", "got", "hit",
  ]

  private func holdsPain(_ words: [Substring]) -> Bool {
    words.contains { document.words.isPainCue($0) }
  }

  /// A part of the body and how it hurts before the number, and no name of an exercise that the number could be of.
  private mutating func isOfBody(_ words: [Substring], _ line: NoteLine) -> Bool {
    guard hasSets, holdsPain(words),
      words.contains(where: { document.words.bodyPart($0) != nil || Self.otherParts.contains($0) }),
      let reading = reading(index), reading.sets.allSatisfy({ $0.load == nil && $0.reps == nil || $0.load == nil })
    else { return false }
    let look = document.names.look(label(reading.name))
    return !look.isKnown && document.names.nameAtEnd(of: label(reading.name)) == nil
  }

  private static let otherParts: NoteWordSet = [
    "calf", "calves", "hamstring", "hamstrings", "quad", "quads", "glute", "glutes", "achilles", "shin", "shins",
    "ankle", "ankles", "foot", "feet", "biceps", "triceps", "forearm", "forearms", "chest", "pec", "pecs",
  ]

  /// `90 sec rest on everything except bench (3 min)`
  private func isRestOfAll(_ text: String) -> Bool {
    let words = text.split(separator: " ", maxSplits: 4)
    guard words.count > 3, [.seconds, .minutes].contains(document.words.word(words[1])),
      document.words.word(words[2]) == .rest
    else { return false }
    return ["on", "for", "between", "everywhere", "throughout"].contains(words[3].lowercased())
  }
}
