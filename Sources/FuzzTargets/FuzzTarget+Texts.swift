import Carryover
import TextStreams

extension FuzzTarget {
  /// The division into records: every byte is in one record or line break, and chunks make no difference.
  static let records = FuzzTarget("records", "the division of a text into records and fields") { bytes in
    let grammars: [RecordGrammar] = [
      .delimited(UInt8(ascii: ",")), .delimited(UInt8(ascii: ";")), .delimited(9),
      .quoted(UInt8(ascii: ";"), firstColumn: Array("Workout #".utf8)),
    ]
    for grammar in grammars {
      let whole = DividedText(bytes, grammar, chunkSize: max(bytes.count, 1))
      let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
      // A line feed behind a carriage return belongs to the same line break, and is passed over.
      try FuzzFinding.require(
        (mark + whole.text).filter { $0 != 10 } == bytes.filter { $0 != 10 }, "bytes are lost: \(grammar)")
      for size in [1, 2, 7, 64] where size < bytes.count {
        try FuzzFinding.require(
          DividedText(bytes, grammar, chunkSize: size) == whole, "chunks of \(size) differ: \(grammar)")
      }
    }
  }

  /// The JSON reader: what is well-formed can be laid out anew, and a document is divided alike in any chunks.
  static let jsonTokens = FuzzTarget("json-tokens", "the JSON reader and the division of a document") { bytes in
    var tape = JSONTape()
    if (try? bytes.withByteSlice({ (text) throws(JSONFailure) in try tape.parse(text) })) != nil {
      try bytes.withByteSlice { text in try tape.check(in: text) }
    }
    let whole = DividedDocument(bytes, chunkSize: max(bytes.count, 1))
    for size in [1, 3, 16] where size < bytes.count {
      try FuzzFinding.require(DividedDocument(bytes, chunkSize: size) == whole, "chunks of \(size) bytes differ")
    }
  }

  /// A mapping of exercise names: its entries are found again under their names.
  static let mapping = FuzzTarget("mapping", "the table of exercise names") { bytes in
    let mapping = try ExerciseMapping(bytes: bytes, name: "input")
    for entry in mapping.entries {
      try FuzzFinding.require(mapping[entry.name] == entry, "an entry is not found under its name")
    }
  }
}

/// The records of a text.
private struct DividedText: Equatable {
  var fields: [[[UInt8]]] = []
  var positions: [TextPosition] = []
  var excess: [RecordExcess?] = []
  var areUnclosed: [Bool] = []
  /// The records and line breaks one after another.
  var text: [UInt8] = []

  init(_ bytes: [UInt8], _ grammar: RecordGrammar, chunkSize: Int) {
    var tokenizer = RecordTokenizer(grammar: grammar)
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      bytes.withByteSlice { tokenizer.append($0.slice(start, start + chunkSize)) }
      take(&tokenizer)
    }
    tokenizer.finish()
    take(&tokenizer)
  }

  private mutating func take(_ tokenizer: inout RecordTokenizer) {
    while tokenizer.next() {
      fields.append((0..<tokenizer.fieldCount).map { tokenizer.field($0).array })
      positions.append(tokenizer.position)
      excess.append(tokenizer.excess)
      areUnclosed.append(tokenizer.recordIsUnclosed)
      text += tokenizer.rawRecord.array + tokenizer.lineBreak.array
    }
  }
}

/// The parts of a JSON document.
private struct DividedDocument: Equatable {
  var parts: [String] = []
  var values: [[UInt8]] = []
  var failure: String?

  init(_ bytes: [UInt8], chunkSize: Int) {
    var splitter = JSONDocumentSplitter()
    do {
      for start in stride(from: 0, to: bytes.count, by: chunkSize) {
        try bytes.withByteSlice { text in
          try splitter.consume(text.slice(start, start + chunkSize)) { piece, value, place in
            parts.append("\(piece) \(place)")
            values.append(value.array)
          }
        }
      }
      try splitter.finish()
    } catch {
      failure = "\(error)"
    }
  }
}

extension JSONTape {
  /// Every value lies within what holds it, and every string is a text.
  fileprivate func check(in text: ByteSlice) throws {
    var ends: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = ends.last, index >= end { ends.removeLast() }
      let range = Int(node.start)...max(Int(node.start), Int(node.end))
      try FuzzFinding.require(range.upperBound <= text.count, "a value ends behind the text")
      try FuzzFinding.require(
        Int(node.next) > index && Int(node.next) <= ends.last ?? nodes.count, "a value has no end")
      if node.kind == .array || node.kind == .object { ends.append(Int(node.next)) }
      if node.isString { _ = string(node, in: text) }
    }
  }
}
