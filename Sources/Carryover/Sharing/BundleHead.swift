import TextStreams

/// What a bundle's document says beside its entities.
struct BundleHead: DocumentObject {
  static var blank: BundleHead { BundleHead() }
  var kind = ""
  var root = UniqueIdentifier.zero
  var libraryID = UniqueIdentifier.zero
  var formerLibraryIDs: [UniqueIdentifier] = []
  var omitted: [String] = []
  var origins: [UniqueIdentifier: EntityOrigin] = [:]
  var otherFields = OtherFields()

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("kind", &kind)
    visitor.value("root", &root)
    visitor.value("libraryID", &libraryID)
    visitor.list("formerLibraryIDs", &formerLibraryIDs)
    visitor.list("omitted", &omitted)
    visitor.table("origins", &origins)
    visitor.others(&otherFields)
  }
}

/// The pieces of a document that make up its head, until all of them are there.
struct BundleHeadPieces {
  private var text: [UInt8] = [UInt8(ascii: "{")]
  private var starts: [(offset: Int, place: JSONDocumentSplitter.Place)] = []
  private var openList: String?

  /// Adds a member.
  mutating func add(_ name: String, _ value: ByteSlice, at place: JSONDocumentSplitter.Place) {
    begin(name)
    append(value, at: place)
  }

  /// Adds an element of a list.
  mutating func add(element: ByteSlice, of name: String, at place: JSONDocumentSplitter.Place) {
    if openList == name {
      text.append(UInt8(ascii: ","))
    } else {
      begin(name)
      text.append(UInt8(ascii: "["))
      openList = name
    }
    append(element, at: place)
  }

  private mutating func begin(_ name: String) {
    if openList != nil { text.append(UInt8(ascii: "]")) }
    openList = nil
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
    var buffer = OutputBuffer()
    buffer.appendJSON(name)
    buffer.append(":")
    text += buffer.bytes.array
  }

  private mutating func append(_ value: ByteSlice, at place: JSONDocumentSplitter.Place) {
    starts.append((text.count, place))
    unsafe text.append(contentsOf: value.buffer)
  }

  /// The head, once all of its pieces are there.
  func read(name: String) throws(ReadingFailure) -> BundleHead {
    let whole = text + Array((openList == nil ? "}" : "]}").utf8)
    return try whole.withByteSlice { (slice) throws(ReadingFailure) in
      var reader = JSONFieldReader()
      do throws(JSONFailure) {
        try reader.parse(slice)
      } catch {
        throw failure(.bundleMalformed, [error.reason], at: error.offset, in: slice, name)
      }
      do throws(JSONFieldReader.Problem) {
        return try reader.read(BundleHead.self)
      } catch {
        throw failure(.bundleUnreadable, [error.path, error.reason], at: error.offset, in: slice, name)
      }
    }
  }

  private func failure(
    _ code: DiagnosticCode, _ arguments: [String], at offset: Int, in text: ByteSlice, _ name: String
  ) -> ReadingFailure {
    guard let start = starts.last(where: { $0.offset <= offset }) else {
      return ReadingFailure(.input, Diagnostic(code, arguments, file: name))
    }
    let place = start.place.advanced(over: text.slice(start.offset, offset))
    return ReadingFailure(.input, Diagnostic(code, arguments, file: name, line: place.line, column: place.column))
  }
}

extension JSONDocumentSplitter.Place {
  /// The place after some bytes.
  func advanced(over bytes: ByteSlice) -> Self {
    var place = self
    for index in 0..<bytes.count {
      if bytes[index] == 10 {
        place.line += 1
        place.column = 1
      } else if bytes[index] & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}
