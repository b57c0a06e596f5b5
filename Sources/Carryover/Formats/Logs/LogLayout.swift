import TextStreams

/// How a log is laid out, found from its first bytes.
struct LogLayout: Sendable {
  var grammar: RecordGrammar
  var binding: LogBinding

  /// Finds the layout; `nil` where the text is no log of the format.
  init?(prefix: ByteSlice, format: LogFormat) {
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
      tokenizer.append(prefix)
      tokenizer.finish()
      var found = tokenizer.next()
      while found, tokenizer.fieldCount == 0 { found = tokenizer.next() }
      guard found else { return nil }
      let names = (0..<tokenizer.fieldCount).map { tokenizer.field($0).string }
      guard var binding = LogBinding(header: names, delimiter: delimiter, format: format) else { continue }
      binding.rawHeader = tokenizer.rawRecord.array
      grammar = .delimited(delimiter)
      self.binding = binding
      return
    }
    return nil
  }
}
