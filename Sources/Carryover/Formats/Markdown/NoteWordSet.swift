import TextStreams

/// A few words, in lower case, that texts are held against in any case.
struct NoteWordSet: ExpressibleByArrayLiteral, Sendable {
  private var table = NoteWordTable()
  private let words: Set<String>

  init(arrayLiteral words: String...) { self.init(words) }

  init(_ words: [String]) {
    self.words = Set(words)
    for word in words { table.update(word) { _ in } }
  }

  /// The words, in no order.
  var all: Set<String> { words }

  /// Whether a text, in lower case, is one of the words.
  func contains(_ text: some StringProtocol) -> Bool {
    text.withByteSlice { $0.isPlain ? table.find($0) != nil : words.contains(text.lowercased()) }
  }

  /// The same of a text of ASCII alone.
  func contains(_ text: ByteSlice) -> Bool { table.find(text) != nil }
}
