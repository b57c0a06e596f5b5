import TextStreams
import TrainingModel

/// Reads the sets of one line or cell.
final class NotationReader {
  let words: NoteWords
  /// Texts that were read of late, each in one of the two slots that its hash names: what stands on a line is asked for
  /// more than once, before it is reached and when it is.
  private var recent = [NotationMemo?](repeating: nil, count: 2048)
  /// No longer text is remembered.
  private static let longest = 256

  init(words: NoteWords = .shipped) {
    self.words = words
  }

  /// Whether a text may say something of the order of numbers: it has some, or a legend's words.
  func mayVote(_ text: some StringProtocol) -> Bool {
    text.utf8.count > NoteDateToken.limit || text.withByteSlice { unsafe $0.buffer.contains(where: \.isDigit) }
      || words.filters.legend.mayBeIn(text)
  }

  /// The sets in a text, after list marker and check box; `nil` when there is none.
  func read(_ text: some StringProtocol, in context: NotationContext) -> NotationReading? {
    if let reading = text.withByteSlice({
      NotesPlainSet($0)?.reading(in: context) ?? NotesNamedSets.reading($0, in: context)
    }) {
      return reading
    }
    return readAny(text, in: context)
  }

  /// The sets in a text, whatever its words are.
  func readAny(_ text: some StringProtocol, in context: NotationContext) -> NotationReading? {
    guard text.withByteSlice({ mayHoldSets($0) }) else { return nil }
    let memo = memo(of: text)
    if let known = memo.reading(in: context) { return known }
    var line = NotationLine(memo: memo, words: words, context: context)
    let reading = line.read()
    memo.keep(reading, in: context)
    return reading
  }

  /// The line of an exercise: name, superset label, load, unit and rest that stand for the lines below. Its sets may
  /// be none.
  func heading(_ text: some StringProtocol, in context: NotationContext) -> NotationReading {
    let memo = memo(of: text)
    if let known = memo.heading(in: context) { return known }
    var line = NotationLine(memo: memo, words: words, context: context)
    let heading = line.heading()
    memo.keep(heading: heading, in: context)
    return heading
  }

  /// The tokens of a text.
  func memo(of text: some StringProtocol) -> NotationMemo {
    text.withByteSlice { memo(of: $0) }
  }

  private func memo(of text: ByteSlice) -> NotationMemo {
    guard text.count <= Self.longest else { return fresh(text.array) }
    var hash = UInt32(text.count)
    for index in 0..<text.count { hash = (hash ^ UInt32(text[index])) &* 16_777_619 }
    let slot = Int(hash >> 16) & (recent.count - 2)
    for slot in slot...slot + 1 {
      if let known = recent[slot], known.bytes.withByteSlice({ $0.equals(text) }) { return known }
    }
    let memo = fresh(text.array)
    recent[slot + 1] = recent[slot]
    recent[slot] = memo
    return memo
  }

  private func fresh(_ bytes: [UInt8]) -> NotationMemo {
    NotationMemo(bytes: bytes, tokens: NotationTokenizer.tokens(of: bytes, words: words))
  }

  /// Whether a text may hold sets, by its numbers and the words beside them.
  func mayHoldSets(_ text: String) -> Bool { text.withByteSlice(mayHoldSets) }

  /// Sets need a number, but for `BW x AMRAP` and the like, which are short; a number may be written out, too.
  private func mayHoldSets(_ bytes: ByteSlice) -> Bool {
    unsafe bytes.buffer.contains { $0.isDigit || $0 == 0xEF }
      || (bytes.count < 48 ? words.filters.measured : words.filters.counted).mayBeIn(bytes)
  }
}
