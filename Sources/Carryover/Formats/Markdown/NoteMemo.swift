import TextStreams

/// What was found of texts that a log has again and again: labels, keys.
final class NoteMemo<Value> {
  private var known = NoteTextTable<Value>()
  private static var limit: Int { 4096 }
  private static var longest: Int { 80 }

  /// What is known of a text, or what is found of it now.
  func value(_ text: String, _ find: () -> Value) -> Value {
    if let place = text.withByteSlice({ known.place(of: $0) }) { return known[place] }
    let value = find()
    if known.count < Self.limit, text.utf8.count <= Self.longest { text.withByteSlice { known.add($0, value) } }
    return value
  }
}
