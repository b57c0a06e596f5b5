import TextStreams

/// Reads one JSON document, an entity at a time.
final class JSONSource: EntitySource {
  private let input: InputSource
  private var splitter: JSONDocumentSplitter
  private var decoder: EntityDecoder
  private let nesting: Int
  private(set) var summary: SourceSummary
  private var chunk: [UInt8] = []
  private var offset: UInt64 = 0
  private var entities: [Entity] = []
  private var hasFormat = false
  private var hasVersion = false
  private var isDone = false
  /// Told of each entity, and of where it stands, before it is handed out.
  var keepPlace: ((Entity, EntityPlace) -> Void)?
  /// Members of the document that this version does not know.
  private(set) var otherFields = OtherFields()

  init(input: InputSource, limits: ReadingLimits = ReadingLimits()) {
    self.input = input
    splitter = JSONDocumentSplitter(pieceLength: limits.pieceLength)
    decoder = EntityDecoder(nesting: limits.nesting)
    nesting = limits.nesting
    summary = SourceSummary(file: input.name, format: "json", dialect: "Carryover JSON")
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    do {
      while entities.isEmpty, !isDone {
        let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
        offset += UInt64(count)
        summary.bytesRead = offset
        if count == 0 {
          isDone = true
          try splitter.finish()
          if !hasFormat || !hasVersion { throw foreign("it does not say its format and version") }
          break
        }
        let bytes = chunk
        try bytes.withByteSlice { slice in
          try splitter.consume(slice.slice(0, count)) { piece, text, place in
            try take(piece, text, line: place.line, column: place.column)
          }
        }
      }
    } catch let failure as ReadingFailure {
      throw failure
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as JSONDocumentSplitter.Failure {
      throw ReadingFailure(
        .input,
        Diagnostic(.documentMalformed, [failure.reason], file: input.name, line: failure.line, column: failure.column))
    } catch {
      throw ReadingFailure(.input, Diagnostic(.documentMalformed, ["\(error)"], file: input.name))
    }
    defer { entities.removeAll(keepingCapacity: true) }
    return entities.isEmpty ? nil : entities
  }

  private func take(_ piece: JSONDocumentSplitter.Piece, _ text: ByteSlice, line: Int, column: Int) throws {
    switch piece {
    case .member(let name): try takeMember(name, text, line: line, column: column)
    case .emptyList(let name):
      guard !EntityDecoder.lists.contains(name) else { return }
      otherFields.fields.append(OtherFields.Field(name: name, json: text.string))
    case .element(let name, let index):
      guard hasFormat, hasVersion else { throw foreign("it does not say its format and version before its content") }
      do {
        if let entity = try decoder.decode(text, list: name) {
          for field in decoder.droppedFields {
            summary.log.add(Diagnostic(.documentFieldDropped, [field], file: input.name, line: line, column: column))
          }
          entities.append(entity)
          keepPlace?(entity, EntityPlace(line: line, column: column, path: "\(name)[\(index)]"))
        } else if !keep(text, of: name, isFirst: index == 0) {
          summary.rejectedEntities += 1
          summary.log.add(
            Diagnostic(.documentUnknownEntity, [name], file: input.name, line: line, column: column))
        }
      } catch {
        summary.rejectedEntities += 1
        let path = "\(name)[\(index)]" + (error.path.isEmpty ? "" : "." + error.path)
        summary.log.add(
          Diagnostic(
            .documentEntityUnreadable, [path, error.reason], file: input.name, line: line,
            column: column + error.offset))
      }
    }
  }

  /// Keeps an element of a list that this version does not know, where it is no object: such a list is a field of the
  /// document, and holds no entities.
  ///
  /// - Returns: Whether it is kept; one that makes the list longer than a field may be is not.
  private func keep(_ text: ByteSlice, of name: String, isFirst: Bool) -> Bool {
    let element = text.trimmed
    guard element[0] != UInt8(ascii: "{") else { return false }
    if isFirst {
      otherFields.fields.append(OtherFields.Field(name: name, json: "[\(element.string)]"))
      return true
    }
    let last = otherFields.fields.count - 1
    guard last >= 0, otherFields.fields[last].name == name,
      otherFields.fields[last].json.utf8.count + element.count < Self.longestList
    else { return false }
    otherFields.fields[last].json.removeLast()
    otherFields.fields[last].json += ",\(element.string)]"
    return true
  }

  /// How long such a list may be, in bytes.
  private static let longestList = 1 << 20

  private func takeMember(_ name: String, _ text: ByteSlice, line: Int, column: Int) throws {
    var tape = JSONTape(nesting: nesting)
    do {
      try tape.parse(text)
    } catch {
      throw ReadingFailure(
        .input,
        Diagnostic(
          .documentMalformed, [error.reason], file: input.name, line: line, column: column + error.offset))
    }
    guard let node = tape.nodes.first else { return }
    switch name {
    case "format":
      guard tape.string(node, in: text) == DocumentFormat.name.description else {
        throw foreign("its format is \"\(tape.string(node, in: text))\"")
      }
      hasFormat = true
    case "schemaVersion":
      let version = Int(node, tape: tape, text: text)
      guard let version, version >= 1, version <= DocumentFormat.schemaVersion else {
        throw ReadingFailure(
          .input,
          Diagnostic(
            .documentVersion, [text.string, "\(DocumentFormat.schemaVersion)"], file: input.name, line: line,
            column: column))
      }
      hasVersion = true
    default: otherFields.fields.append(OtherFields.Field(name: name, json: text.string))
    }
  }

  private func foreign(_ reason: String) -> ReadingFailure {
    ReadingFailure(.input, Diagnostic(.documentForeign, [reason], file: input.name))
  }
}
