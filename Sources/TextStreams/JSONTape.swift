/// A JSON text that is not well-formed: where, and what is wrong with it.
package struct JSONFailure: Error, Hashable, Sendable {
  /// Bytes before the place, from the start of the text.
  package let offset: Int
  /// What is wrong.
  package let reason: String
}

/// The structure of one JSON text (RFC 8259), found in one pass without recursion: a list of values, each with its
/// place in the bytes and where the one after it stands.
package struct JSONTape {
  /// What a value is.
  package enum Kind: UInt8, Sendable { case null, false_, true_, number, string, escapedString, array, object }

  /// One value. An object's members are a string and a value each.
  package struct Node {
    package var kind: Kind
    /// The value's bytes; a string's are without the quotes.
    package var start: Int32
    package var end: Int32
    /// The index of the value after this one and all it holds.
    package var next: Int32

    /// Whether it is a string, with escapes or without.
    package var isString: Bool {
      switch kind {
      case .string, .escapedString: true
      default: false
      }
    }
  }

  /// The values in the order in which they begin.
  package private(set) var nodes: [Node] = []
  private var open: [Int] = []

  private let nesting: Int

  /// - Parameter nesting: The deepest nesting that is read.
  package init(nesting: Int = 64) {
    self.nesting = nesting
  }

  /// Reads a whole text.
  ///
  /// - Throws: Where the text is not well-formed, not UTF-8 or nested too deep.
  package mutating func parse(_ text: ByteSlice) throws(JSONFailure) {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    guard text.count < Int(Int32.max) else { throw JSONFailure(offset: 0, reason: "the text is too long") }
    var parser = JSONTapeParser(text: text, nesting: nesting)
    try parser.parse(&nodes, &open)
  }
}

private struct JSONTapeParser {
  let text: ByteSlice
  let nesting: Int
  var index = 0

  mutating func parse(_ nodes: inout [JSONTape.Node], _ open: inout [Int]) throws(JSONFailure) {
    skipSpace()
    try value(&nodes, &open)
    while let container = open.last {
      skipSpace()
      let isObject = nodes[container].kind == .object
      let isEmpty = nodes.count == container + 1
      let byte = try peek(isObject ? "an object is not closed" : "an array is not closed")
      if byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        index += 1
        nodes[container].end = Int32(index)
        nodes[container].next = Int32(nodes.count)
        open.removeLast()
        continue
      }
      if !isEmpty {
        guard byte == UInt8(ascii: ",") else {
          throw failure(isObject ? "\",\" or \"}\" is missing" : "\",\" or \"]\" is missing")
        }
        index += 1
        skipSpace()
      }
      if isObject { try key(&nodes) }
      try value(&nodes, &open)
    }
    skipSpace()
    guard index == text.count else { throw failure("there is something after the end of the value") }
  }

  private mutating func key(_ nodes: inout [JSONTape.Node]) throws(JSONFailure) {
    guard try peek("a name is missing") == UInt8(ascii: "\"") else { throw failure("a name in quotes is missing") }
    try string(&nodes)
    skipSpace()
    guard try peek("\":\" is missing") == UInt8(ascii: ":") else { throw failure("\":\" is missing") }
    index += 1
    skipSpace()
  }

  private mutating func value(_ nodes: inout [JSONTape.Node], _ open: inout [Int]) throws(JSONFailure) {
    let start = index
    switch try peek("a value is missing") {
    case UInt8(ascii: "\""): try string(&nodes)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < nesting else {
        throw failure("values are nested deeper than \(nesting)")
      }
      open.append(nodes.count)
      let kind: JSONTape.Kind = text[index] == UInt8(ascii: "{") ? .object : .array
      nodes.append(JSONTape.Node(kind: kind, start: Int32(start), end: 0, next: 0))
      index += 1
    case UInt8(ascii: "t"): try literal("true", .true_, &nodes)
    case UInt8(ascii: "f"): try literal("false", .false_, &nodes)
    case UInt8(ascii: "n"): try literal("null", .null, &nodes)
    default: try number(&nodes)
    }
  }

  private mutating func literal(
    _ word: StaticString, _ kind: JSONTape.Kind, _ nodes: inout [JSONTape.Node]
  ) throws(JSONFailure) {
    let length = word.utf8CodeUnitCount
    guard text.slice(index, index + length).equals(word) else { throw failure("this is no value") }
    add(kind, index, index + length, &nodes)
    index += length
  }

  private mutating func number(_ nodes: inout [JSONTape.Node]) throws(JSONFailure) {
    let start = index
    if text[index] == UInt8(ascii: "-") { index += 1 }
    if index < text.count, text[index] == UInt8(ascii: "0") {
      index += 1
    } else {
      try digits(start == index ? "this is no value" : "a digit is missing")
    }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      try digits("a digit is missing after the point")
    }
    if index < text.count, text[index] | 32 == UInt8(ascii: "e") {
      index += 1
      if text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") { index += 1 }
      try digits("a digit is missing in the exponent")
    }
    add(.number, start, index, &nodes)
  }

  private mutating func digits(_ reason: String) throws(JSONFailure) {
    let start = index
    while index < text.count, text[index] &- 48 < 10 { index += 1 }
    guard index > start else { throw failure(reason) }
  }

  private mutating func string(_ nodes: inout [JSONTape.Node]) throws(JSONFailure) {
    index += 1
    let start = index
    var isEscaped = false
    while true {
      guard index < text.count else { throw failure("a string is not closed") }
      let byte = text[index]
      if byte == UInt8(ascii: "\"") { break }
      if byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try escape()
      } else if byte < 0x20 {
        throw failure("a control character in a string is not escaped")
      } else {
        try multibyteCharacter()
      }
    }
    add(isEscaped ? .escapedString : .string, start, index, &nodes)
    index += 1
  }

  private mutating func multibyteCharacter() throws(JSONFailure) {
    let byte = text[index]
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    var check = UTF8Check()
    check.update(text.slice(index, index + length))
    guard check.multibyteCharacters == 1, check.illFormedSequences == 0 else { throw failure("this is not UTF-8") }
    index += length
  }

  private mutating func escape() throws(JSONFailure) {
    switch text[index + 1] {
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(index + 2) else { throw failure("\\u wants four hexadecimal digits") }
      switch unit {
      case 0xD800...0xDBFF:
        guard text[index + 6] == UInt8(ascii: "\\"), text[index + 7] == UInt8(ascii: "u"),
          let low = hexadecimal(index + 8), 0xDC00...0xDFFF ~= low
        else { throw failure("half a character (a lone surrogate) cannot be kept") }
        index += 12
      case 0xDC00...0xDFFF: throw failure("half a character (a lone surrogate) cannot be kept")
      default: index += 6
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 2
    default: throw failure("there is no such escape")
    }
  }

  private func hexadecimal(_ start: Int) -> UInt32? { hexadecimalUnit(text, start) }

  private func add(_ kind: JSONTape.Kind, _ start: Int, _ end: Int, _ nodes: inout [JSONTape.Node]) {
    nodes.append(JSONTape.Node(kind: kind, start: Int32(start), end: Int32(end), next: Int32(nodes.count + 1)))
  }

  private mutating func skipSpace() {
    while index < text.count {
      switch text[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return
      }
    }
  }

  private func peek(_ reason: String) throws(JSONFailure) -> UInt8 {
    guard index < text.count else { throw failure(reason) }
    return text[index]
  }

  private func failure(_ reason: String) -> JSONFailure { JSONFailure(offset: index, reason: reason) }
}

private func hexadecimalUnit(_ text: ByteSlice, _ start: Int) -> UInt32? {
  guard start + 4 <= text.count else { return nil }
  var value: UInt32 = 0
  for index in start..<start + 4 {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 48)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - 87)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - 55)
    default: return nil
    }
  }
  return value
}

extension JSONTape {
  /// The text of a string; empty for any other value.
  package func string(_ node: Node, in text: ByteSlice) -> String {
    let content = text.slice(Int(node.start), Int(node.end))
    switch node.kind {
    case .string: return content.string
    case .escapedString: return Self.unescape(content)
    default: return ""
    }
  }

  private static func unescape(_ content: ByteSlice) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\") else {
        bytes.append(content[index])
        index += 1
        continue
      }
      let byte = content[index + 1]
      index += 2
      switch byte {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "u"):
        var value = hexadecimalUnit(content, index) ?? 0xFFFD
        index += 4
        if 0xD800...0xDBFF ~= value, let low = hexadecimalUnit(content, index + 2), low >= 0xDC00 {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          index += 6
        }
        bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
