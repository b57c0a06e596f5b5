import TrainingModel

/// Finds the load that a document says is that of all sets: `24 kg bell unless noted`.
enum NoteLoadStatement {
  /// The load that a line states for what follows; `nil` where it states none.
  static func load(in text: String, words: NoteWords) -> Load? {
    guard text.utf8.count <= 100, text.hasDigit, filter.mayBeIn(text) else { return nil }
    let tokens = NoteDateToken.tokens(text)
    guard tokens.count(where: { $0.number != nil }) == 1, let place = tokens.firstIndex(where: { $0.number != nil }),
      place + 2 < tokens.count, let value = tokens[place].number, (1...200).contains(value),
      let unit = tokens[place + 1].word.flatMap({ words.loadUnit($0) }),
      let body = tokens[place + 2].word, words.word(body) == .bodies || bodies.contains(body),
      tokens.dropFirst(place + 3).contains(where: { token in
        token.word.map { NoteUnitStatement.isException($0) || all.contains($0) } ?? false
      }) || tokens[0].word.map({ all.contains($0) }) ?? false && ["with", "using"].contains(tokens[1].word)
        // `Home. just the 16 kg kettlebell`
        || place > 1 && tokens[place - 1].word == "the" && ["just", "only"].contains(tokens[place - 2].word)
    else { return nil }
    return Load(value: Double(value), unit: unit)
  }

  private static let filter = NoteBeginnings(bodies.all)
  private static let bodies: NoteWordSet = [
    "bell", "bells", "kettlebell", "kettlebells", "kb", "vest", "sandbag", "barbell", "mace", "clubs",
  ]
  private static let all: NoteWordSet = ["everything", "throughout", "all"]
}
