import TextStreams

/// How many words a text has, how many of them are the small ones of sentences, and how many numbers.
struct NoteSentenceCounts {
  var words = 0
  var small = 0
  var numbers = 0
  /// Whether the text is of some length.
  var isLong = false

  /// Whether the small words of sentences stand among others, and no more numbers than words.
  var isOfSentences: Bool {
    guard words >= numbers, small >= 4, words >= 8 else { return false }
    return small * (isLong ? 6 : 5) >= words
  }
}

extension NoteToldWords {
  /// Counts the words of a text.
  func countWords(of text: ByteSlice) -> NoteSentenceCounts {
    var counts = NoteSentenceCounts(isLong: text.count >= NoteAssembly.longer)
    var start = 0
    var hasDigit = false
    for place in 0...text.count {
      let byte = place < text.count ? text[place] : 32
      if byte.isDigit { hasDigit = true }
      guard byte <= 63, Self.separators.contains(byte) else { continue }
      if place > start {
        if hasDigit { counts.numbers += 1 } else { counts.words += 1 }
        // None of them is longer.
        if place - start <= longestSmall, isWord(entry(text.slice(start, place)), .small) { counts.small += 1 }
      }
      (start, hasDigit) = (place + 1, false)
    }
    return counts
  }

  private static let separators: Set<UInt8> = Set(" ,.;:!?()".utf8)
}

extension NoteWords {
  /// The words of the language that a text's sentences are in, by the small words in it.
  func told(in text: String) -> NoteToldWords? {
    if told.count < 2 { return told.first }
    return text.withByteSlice { text in
      told.max { $0.countWords(of: text).small < $1.countWords(of: text).small }
    }
  }
}
