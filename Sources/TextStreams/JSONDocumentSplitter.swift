/// Divides one JSON object, chunk by chunk, into the members of the object and, where a member is an array, into the
/// array's elements, so that a document of any size is read in the memory of one element.
package struct JSONDocumentSplitter {
  /// A piece of the document.
  package enum Piece {
    /// A member that is not an array: its name and value.
    case member(name: String)
    /// An element of the array that is the member `name`.
    case element(name: String, index: Int)
    /// A member that is an array without elements.
    case emptyList(name: String)
  }

  /// Where a piece begins: line and character, both from 1.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  private let pieceLength: Int

  private enum State {
    case start, firstName, name, inName, colon, value, piece, afterPiece, firstElement, element, afterElement
    case nextMember, end
  }

  private var state = State.start
  private var bytes: [UInt8] = []
  private var name = ""
  private var isElement = false
  private var elementIndex = 0
  private var depth = 0
  private var inString = false
  private var isEscaped = false
  private var line = 1
  private var column = 0
  private var piecePlace = Place(line: 1, column: 1)

  private let allowsArray: Bool
  private var isArray = false

  /// Makes a splitter.
  ///
  /// - Parameters:
  ///   - allowsArray: Whether the text may be one array; its elements are those of a member without a name.
  ///   - pieceLength: The longest piece that is kept, in bytes.
  package init(allowsArray: Bool = false, pieceLength: Int = 16 << 20) {
    self.allowsArray = allowsArray
    self.pieceLength = pieceLength
  }

  /// A document whose outer structure is broken: where, and what is wrong.
  package struct Failure: Error, Hashable, Sendable {
    package let line: Int
    package let column: Int
    package let reason: String
  }

  /// Takes the next chunk and hands over the pieces that it completes.
  package mutating func consume(
    _ chunk: ByteSlice, _ body: (Piece, ByteSlice, Place) throws -> Void
  ) throws {
    var index = 0
    while index < chunk.count {
      if state == .piece, !isEscaped {
        index = try takeRun(chunk, from: index)
        if index == chunk.count { return }
      }
      let byte = chunk[index]
      index += 1
      if byte == 10 {
        line += 1
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      try step(byte, body)
    }
  }

  /// Takes the bytes of a piece up to the next that may change what follows.
  private mutating func takeRun(_ chunk: ByteSlice, from start: Int) throws -> Int {
    var index = start
    var characters = 0
    while index < chunk.count {
      let byte = chunk[index]
      if byte == UInt8(ascii: "\"") || byte == 10 { break }
      if inString {
        if byte == UInt8(ascii: "\\") { break }
      } else if byte == UInt8(ascii: ",") || byte | 0x26 == 0x7F {
        // A bracket or brace: 0x5B, 0x5D, 0x7B, 0x7D, and a few letters beside.
        break
      }
      if byte & 0xC0 != 0x80 { characters &+= 1 }
      index &+= 1
    }
    guard index > start else { return index }
    unsafe bytes.append(contentsOf: chunk.slice(start, index).buffer)
    guard bytes.count <= pieceLength else { throw failure("a part of the document is too long") }
    column += characters
    return index
  }

  /// Says that no more bytes come.
  ///
  /// - Throws: A failure when the object is not complete.
  package func finish() throws(Failure) {
    guard state == .end else { throw failure("the document ends in the middle") }
  }

  private mutating func step(_ byte: UInt8, _ body: (Piece, ByteSlice, Place) throws -> Void) throws {
    if state == .piece {
      try stepInPiece(byte, body)
      return
    }
    if state == .inName {
      try stepInName(byte)
      return
    }
    if byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { return }
    switch (state, byte) {
    case (.start, UInt8(ascii: "{")): state = .firstName
    case (.start, UInt8(ascii: "[")) where allowsArray:
      isArray = true
      state = .firstElement
    case (.start, 0xEF), (.start, 0xBB), (.start, 0xBF): break
    case (.firstName, UInt8(ascii: "}")), (.nextMember, UInt8(ascii: "}")): state = .end
    case (.firstName, UInt8(ascii: "\"")), (.name, UInt8(ascii: "\"")):
      bytes = [byte]
      isEscaped = false
      state = .inName
    case (.colon, UInt8(ascii: ":")): state = .value
    case (.value, UInt8(ascii: "[")):
      state = .firstElement
      elementIndex = 0
    case (.value, _): try begin(byte, isElement: false, body)
    case (.firstElement, UInt8(ascii: "]")):
      state = isArray ? .end : .nextMember
      guard !isArray else { return }
      let place = Place(line: line, column: column)
      try [UInt8(ascii: "["), byte].withByteSlice { try body(.emptyList(name: name), $0, place) }
    case (.afterElement, UInt8(ascii: "]")): state = isArray ? .end : .nextMember
    case (.firstElement, _), (.element, _): try begin(byte, isElement: true, body)
    case (.afterElement, UInt8(ascii: ",")): state = .element
    case (.nextMember, UInt8(ascii: ",")): state = .name
    default: throw failure("this is not where such a character can stand")
    }
  }

  private mutating func stepInName(_ byte: UInt8) throws {
    bytes.append(byte)
    guard bytes.count < 1 << 16 else { throw failure("a name is too long") }
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      var tape = JSONTape()
      do {
        try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
      } catch {
        throw failure(error.reason)
      }
      name = bytes.withByteSlice { tape.string(tape.nodes[0], in: $0) }
      state = .colon
    }
  }

  private mutating func begin(
    _ byte: UInt8, isElement: Bool, _ body: (Piece, ByteSlice, Place) throws -> Void
  ) throws {
    self.isElement = isElement
    bytes.removeAll(keepingCapacity: true)
    depth = 0
    inString = false
    isEscaped = false
    piecePlace = Place(line: line, column: column)
    state = .piece
    try stepInPiece(byte, body)
  }

  private mutating func stepInPiece(_ byte: UInt8, _ body: (Piece, ByteSlice, Place) throws -> Void) throws {
    if inString {
      bytes.append(byte)
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        inString = false
      }
      guard bytes.count <= pieceLength else { throw failure("a part of the document is too long") }
      return
    }
    switch byte {
    case UInt8(ascii: "\""): inString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
      if depth == 0 {
        try endPiece(body)
        try step(byte, body)
        return
      }
      if byte != UInt8(ascii: ",") { depth -= 1 }
    default: break
    }
    bytes.append(byte)
    guard bytes.count <= pieceLength else { throw failure("a part of the document is too long") }
  }

  private mutating func endPiece(_ body: (Piece, ByteSlice, Place) throws -> Void) throws {
    let piece: Piece = isElement ? .element(name: name, index: elementIndex) : .member(name: name)
    state = isElement ? .afterElement : .nextMember
    elementIndex += 1
    let finished = bytes
    try finished.withByteSlice { try body(piece, $0, piecePlace) }
  }

  private func failure(_ reason: String) -> Failure { Failure(line: line, column: max(column, 1), reason: reason) }
}
