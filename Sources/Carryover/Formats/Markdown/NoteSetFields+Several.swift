import TextStreams
import TrainingModel

/// Several sets in a line, each with the same two labels: `W: 45 R: 10, W: 60 R: 8`, `kg=60 reps=8; kg=60 reps=7`.
extension NoteSetFields {
  /// Where a set's two fields stand among the tokens, and what they say.
  private struct LabelledSet {
    var tokens: Range<Int>
    var load: Substring
    var reps: Substring
  }

  /// The line with each set as `load x reps`, and with all else that stands around them; `nil` where fewer than two stand
  /// there.
  static func spelledSets(_ text: String, words: NoteWords) -> String? {
    let tokens = tokens(of: text[...])
    guard tokens.count >= 12, tokens.count < 160 else { return nil }
    var sets: [LabelledSet] = []
    var place = 0
    while place < tokens.count {
      guard let set = labelledSet(in: tokens, at: place, words) else {
        place += 1
        continue
      }
      sets.append(set)
      place = set.tokens.upperBound
    }
    guard sets.count > 1 else { return nil }
    let head = text[..<tokens[sets[0].tokens.lowerBound].text.startIndex]
    var parts: [String] = []
    for (index, set) in sets.enumerated() {
      let end = index + 1 < sets.count ? tokens[sets[index + 1].tokens.lowerBound].text.startIndex : text.endIndex
      let behind = text[tokens[set.tokens.upperBound - 1].text.endIndex..<end]
      // `right: weight: 20 reps: 7`, `S: 3`, `2x`: words of the next set, or fields of this one.
      if index + 1 < sets.count, !isMark(withoutDivider(behind), words) { return nil }
      if index + 1 == sets.count, behind.contains(":") || behind.contains("=") { return nil }
      parts.append("\(set.load) x \(set.reps)" + (index + 1 < sets.count ? withoutDivider(behind) : String(behind)))
    }
    return head + parts.joined(separator: ", ")
  }

  /// A load and repetitions, each behind its label and a sign.
  private static func labelledSet(in tokens: [Token], at place: Int, _ words: NoteWords) -> LabelledSet? {
    guard let first = field(in: tokens, at: place, words) else { return nil }
    let next = first.end < tokens.count && ",;/|".contains(tokens[first.end].text) ? first.end + 1 : first.end
    guard let second = field(in: tokens, at: next, words), first.role != second.role else { return nil }
    let (load, reps) = first.role == .load ? (first.value, second.value) : (second.value, first.value)
    return LabelledSet(tokens: place..<second.end, load: load, reps: reps)
  }

  private static func field(
    in tokens: [Token], at place: Int, _ words: NoteWords
  ) -> (role: NoteColumnRole, value: Substring, end: Int)? {
    guard place + 2 < tokens.count, tokens[place].kind == .word, tokens[place + 1].kind == .sign,
      tokens[place + 1].text == ":" || tokens[place + 1].text == "=", tokens[place + 2].kind == .number
    else { return nil }
    let key = NoteWords.key(tokens[place].text)
    let role: NoteColumnRole? =
      switch key {
      case "w", "wt": .load
      case "r": .reps
      default: words.loadUnit(key) == nil ? words.columnRole(key) : .load
      }
    guard let role, role == .load || role == .reps else { return nil }
    var end = place + 3
    let number = tokens[place + 2].text
    if role == .load, end < tokens.count, words.loadUnit(NoteWords.key(tokens[end].text)) != nil {
      end += 1
    } else if role == .load, words.loadUnit(key) != nil {
      return (role, number + " " + tokens[place].text, end)
    }
    return (role, number.base[number.startIndex..<tokens[end - 1].text.endIndex], end)
  }

  /// Whether all that a text says is that the set was a warm-up, or how hard it was.
  private static func isMark(_ text: String, _ words: NoteWords) -> Bool {
    let tokens = text.lowercased().split { " ()@".contains($0) }
    return tokens.allSatisfy { token in
      ["w", "wu", "w/u", "rpe", "rir"].contains(token) || words.word(token) == .warmup || words.word(token) == .failure
        || Double(token.hasPrefix("rpe") ? token.dropFirst(3) : token[...]).map { $0 <= 10 } ?? false
    }
  }

  /// What stands between two sets, without what only divides them.
  private static func withoutDivider(_ text: Substring) -> String {
    var text = text
    while let last = text.last, " ,;|/·•&+>→–—-\t".contains(last) { text.removeLast() }
    for word in [" then", " and"] where text.hasSuffix(word) { text = text.dropLast(word.utf8.count) }
    while let last = text.last, " ,;".contains(last) { text.removeLast() }
    return String(text)
  }
}
