import TextStreams

/// What was found of texts that a log has again and again, or that are asked for several times while a line is read:
/// labels, keys, names.
///
/// Memory is bounded: what was not asked for since half of its texts came in is forgotten.
final class NoteMemo<Value> {
  private var known = NoteTextTable<Value>()
  private var earlier = NoteTextTable<Value>()
  private let limit: Int
  private static var longest: Int { 100 }

  init(limit: Int = 4096) {
    self.limit = limit
  }

  /// What is known of a text, or what is found of it now.
  func value(_ text: String, _ find: () -> Value) -> Value { text.withByteSlice { value($0, find) } }

  /// The same of a text's bytes.
  func value(_ text: ByteSlice, _ find: () -> Value) -> Value {
    if let place = known.place(of: text) { return known[place] }
    let value = earlier.place(of: text).map { earlier[$0] } ?? find()
    // To find it may have been to find what is asked for again.
    guard text.count <= Self.longest, known.place(of: text) == nil else { return value }
    if known.count >= limit / 2 {
      swap(&earlier, &known)
      known = NoteTextTable()
    }
    known.add(text, value)
    return value
  }
}
