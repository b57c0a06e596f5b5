extension OutputBuffer {
  /// Puts what was appended from `start` on into the form of a field of a record: in quotes, with its quotes doubled,
  /// where it holds a delimiter, a quote or a line break (RFC 4180).
  ///
  /// - Parameter always: Whether it is put in quotes whatever it holds.
  package mutating func finishField(from start: Int, delimiter: UInt8, always: Bool = false) {
    let field = bytes.slice(start)
    var quotes = 0
    var isQuoted = always
    for index in 0..<field.count {
      let byte = field[index]
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      if byte == delimiter || byte == 10 || byte == 13 { isQuoted = true }
    }
    guard isQuoted || quotes > 0 else { return }
    let content = field.array
    truncate(to: start)
    append(UInt8(ascii: "\""))
    for byte in content {
      if byte == UInt8(ascii: "\"") { append(byte) }
      append(byte)
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a text as a field of a record, in quotes where it needs them.
  package mutating func appendField(_ text: String, delimiter: UInt8, always: Bool = false) {
    let start = count
    append(text)
    finishField(from: start, delimiter: delimiter, always: always)
  }
}
