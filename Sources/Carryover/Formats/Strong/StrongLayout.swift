import TextStreams

/// How a file of Strong's is laid out, found from its first bytes.
struct StrongLayout: Sendable {
  var grammar: RecordGrammar
  var binding: StrongBinding
  /// The first record is a header in a language that is not known.
  var headerIsUnknown = false
  /// The first record is a row already.
  var headerIsMissing = false

  /// Finds the layout; `nil` where this is no export of Strong's.
  init?(prefix: ByteSlice, vocabulary: StrongVocabulary) {
    var best: StrongLayout?
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")] {
      let rows = Self.firstRows(prefix, delimiter)
      guard let first = rows.first else { continue }
      if let binding = StrongBinding(header: first, delimiter: delimiter, vocabulary: vocabulary) {
        let known = binding.fieldCount - binding.unknownColumns.count
        if known > best.map({ $0.binding.fieldCount - $0.binding.unknownColumns.count }) ?? 0 {
          best = StrongLayout(grammar: .delimited(delimiter), binding: binding)
        }
      }
    }
    if best == nil { best = Self.positional(prefix) }
    guard var best else { return nil }
    if !best.headerIsMissing { best.binding.rawHeader = Self.firstRecord(prefix, best.binding.delimiter) }
    if best.binding.has(.number), Self.isQuotedThroughout(prefix, best.binding) {
      best.grammar = .quoted(best.binding.delimiter, firstColumn: Self.firstColumn(prefix))
    }
    self = best
  }

  private init(grammar: RecordGrammar, binding: StrongBinding) {
    self.grammar = grammar
    self.binding = binding
  }

  private static func positional(_ prefix: ByteSlice) -> StrongLayout? {
    for delimiter in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      let rows = firstRows(prefix, delimiter)
      guard let first = rows.first else { continue }
      if let binding = StrongBinding.positional(row: first, delimiter: delimiter) {
        var layout = StrongLayout(grammar: .delimited(delimiter), binding: binding)
        layout.headerIsMissing = true
        return layout
      }
      if rows.count > 1, let binding = StrongBinding.positional(row: rows[1], delimiter: delimiter),
        rows[0].count == binding.fieldCount
      {
        var layout = StrongLayout(grammar: .delimited(delimiter), binding: binding)
        layout.headerIsUnknown = true
        return layout
      }
    }
    return nil
  }

  private static func firstRecord(_ prefix: ByteSlice, _ delimiter: UInt8) -> [UInt8] {
    var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
    tokenizer.append(prefix)
    tokenizer.finish()
    while tokenizer.next() {
      if tokenizer.fieldCount > 0 { return tokenizer.rawRecord.array }
    }
    return []
  }

  /// The first two records that are not blank.
  private static func firstRows(_ prefix: ByteSlice, _ delimiter: UInt8) -> [[String]] {
    var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
    tokenizer.append(prefix)
    tokenizer.finish()
    var rows: [[String]] = []
    while rows.count < 2, tokenizer.next() {
      if tokenizer.fieldCount > 0 { rows.append((0..<tokenizer.fieldCount).map { tokenizer.field($0).string }) }
    }
    return rows
  }

  private static func isQuotedThroughout(_ prefix: ByteSlice, _ binding: StrongBinding) -> Bool {
    let start = prefix.hasPrefix("\u{FEFF}") ? 3 : 0
    guard prefix[start] == UInt8(ascii: "\"") else { return false }
    var boundaries = 0
    var index = start
    while index < prefix.count, prefix[index] != 10, prefix[index] != 13 {
      if prefix[index] == UInt8(ascii: "\""), prefix[index + 1] == binding.delimiter,
        prefix[index + 2] == UInt8(ascii: "\"")
      {
        boundaries += 1
      }
      index += 1
    }
    return boundaries == binding.fieldCount - 1
  }

  private static func firstColumn(_ prefix: ByteSlice) -> [UInt8] {
    let start = prefix.hasPrefix("\u{FEFF}") ? 4 : 1
    return prefix.slice(start, prefix.firstIndex(of: UInt8(ascii: "\""), from: start)).array
  }
}
