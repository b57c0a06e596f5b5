import TextStreams

/// Reads one entity from JSON text.
struct EntityDecoder: ~Copyable {
  private var reader = JSONFieldReader()

  /// Members of the last entity that could not be kept.
  var droppedFields: [String] { reader.droppedFields }

  /// Reads the entity that stands in a list of a document.
  mutating func decode(_ text: ByteSlice, list: String) throws(EntityProblem) -> Entity? {
    try parse(text)
    do {
      switch list {
      case "sessions": return .session(try reader.read(Session.self))
      case "exercises": return .exercise(try reader.read(Exercise.self))
      case "implements": return .implement(try reader.read(Implement.self))
      case "modules": return .module(try reader.read(Module.self))
      case "workouts": return .workout(try reader.read(Workout.self))
      case "programs": return .program(try reader.read(Program.self))
      case "healthSnapshots": return .healthSnapshot(try reader.read(HealthSnapshot.self))
      case "tombstones": return .tombstone(try reader.read(Tombstone.self))
      default: return nil
      }
    } catch {
      throw EntityProblem(offset: error.offset, path: error.path, reason: error.reason)
    }
  }

  /// What a line of JSON Lines is: an entity, the header, the end.
  enum Line {
    case entity(Entity)
    case header(HeaderLine)
    case end(EndLine)
    case unknown(String)
  }

  /// Reads a line of JSON Lines.
  mutating func decodeLine(_ text: ByteSlice) throws(EntityProblem) -> Line {
    try parse(text)
    let kind = reader.string("entity") ?? ""
    do {
      switch kind {
      case "header": return .header(try reader.read(HeaderLine.self))
      case "end": return .end(try reader.read(EndLine.self))
      case "session": return .entity(.session(try reader.read(Session.self, ignored: "entity")))
      case "exercise": return .entity(.exercise(try reader.read(Exercise.self, ignored: "entity")))
      case "implement": return .entity(.implement(try reader.read(Implement.self, ignored: "entity")))
      case "module": return .entity(.module(try reader.read(Module.self, ignored: "entity")))
      case "workout": return .entity(.workout(try reader.read(Workout.self, ignored: "entity")))
      case "program": return .entity(.program(try reader.read(Program.self, ignored: "entity")))
      case "healthSnapshot": return .entity(.healthSnapshot(try reader.read(HealthSnapshot.self, ignored: "entity")))
      case "tombstone": return .entity(.tombstone(try reader.read(LabelledTombstone.self).tombstone))
      default: return .unknown(kind)
      }
    } catch {
      throw EntityProblem(offset: error.offset, path: error.path, reason: error.reason)
    }
  }

  private mutating func parse(_ text: ByteSlice) throws(EntityProblem) {
    do {
      try reader.parse(text)
    } catch {
      throw EntityProblem(offset: error.offset, path: "", reason: error.reason)
    }
  }
}

/// Why an entity cannot be read.
struct EntityProblem: Error, Hashable {
  var offset: Int
  var path: String
  var reason: String
}

/// Reads JSON Lines, a line at a time.
final class JSONLinesSource: EntitySource {
  var otherFields: OtherFields { end?.otherFields ?? OtherFields() }
  private let input: InputSource
  private var decoder = EntityDecoder()
  private(set) var summary: SourceSummary
  private var chunk: [UInt8] = []
  private var pending: [UInt8] = []
  private var offset: UInt64 = 0
  private var line = 0
  private var entities: [Entity] = []
  private var digest = XXHash64()
  private var counts: [String: Int] = [:]
  private var end: EndLine?
  private var isDone = false

  init(input: InputSource) {
    self.input = input
    summary = SourceSummary(file: input.name, format: "jsonl", dialect: "Carryover JSON Lines")
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    while entities.isEmpty, !isDone {
      let count: Int
      do {
        count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
      } catch {
        throw ReadingFailure(error)
      }
      offset += UInt64(count)
      summary.bytesRead = offset
      if count == 0 {
        try finish()
      } else {
        try split(count)
      }
    }
    defer { entities.removeAll(keepingCapacity: true) }
    return entities.isEmpty ? nil : entities
  }

  private func split(_ count: Int) throws(ReadingFailure) {
    let bytes = chunk
    try bytes.withByteSlice { (slice) throws(ReadingFailure) in
      var start = 0
      while let end = slice.slice(0, count).firstIndex(of: 10, from: start) {
        let tail = slice.slice(start, end + 1)
        if pending.isEmpty {
          try read(tail)
        } else {
          unsafe pending.append(contentsOf: tail.buffer)
          let line = pending
          pending = []
          try line.withByteSlice { (whole) throws(ReadingFailure) in try read(whole) }
        }
        start = end + 1
      }
      unsafe pending.append(contentsOf: slice.slice(start, count).buffer)
      if pending.count > JSONDocumentSplitter.maximumPieceLength {
        throw failure(.documentMalformed, ["a line is longer than 16 MiB"], column: 1)
      }
    }
  }

  private func finish() throws(ReadingFailure) {
    isDone = true
    if !pending.isEmpty {
      let line = pending
      pending = []
      try line.withByteSlice { (whole) throws(ReadingFailure) in try read(whole) }
    }
    guard let end else {
      summary.isCut = true
      summary.log.add(Diagnostic(.documentCut, file: input.name, line: max(line, 1), column: 1))
      return
    }
    check(end)
  }

  private func check(_ end: EndLine) {
    let found = "xxh64:" + digest.hexadecimal
    let said = Dictionary(end.counts.map { ($0.kind, $0.count) }, uniquingKeysWith: +)
    if said != counts {
      damage(Self.text(said), Self.text(counts))
    } else if let said = end.digest, said != found {
      damage(said, found)
    }
  }

  private func damage(_ said: String, _ found: String) {
    summary.isCut = true
    summary.log.add(Diagnostic(.documentDamaged, [said, found], file: input.name, line: line, column: 1))
  }

  private static func text(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  private func read(_ bytes: ByteSlice) throws(ReadingFailure) {
    line += 1
    var text = bytes
    if text.count > 0, text[text.count - 1] == 10 { text = text.slice(0, text.count - 1) }
    if text.trimmed.isEmpty || text.equals("\r") {
      digest.update(bytes)
      return
    }
    if line == 1, text.hasPrefix("\u{FEFF}") { text = text.slice(3) }
    do {
      switch try decoder.decodeLine(text) {
      case .entity(let entity):
        for field in decoder.droppedFields { report(.documentFieldDropped, [field], column: 1) }
        counts[entity.kind.rawValue, default: 0] += 1
        entities.append(entity)
      case .header(let header): try check(header)
      case .end(let line): end = line
      case .unknown(let kind):
        summary.rejectedEntities += 1
        report(.documentUnknownEntity, [kind], column: 1)
      }
    } catch let problem as EntityProblem {
      summary.rejectedEntities += 1
      report(
        .documentEntityUnreadable, [problem.path.isEmpty ? "the line" : problem.path, problem.reason],
        column: problem.offset + 1)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw failure(.documentMalformed, ["\(error)"], column: 1)
    }
    if end == nil { digest.update(bytes) }
  }

  private func check(_ header: HeaderLine) throws(ReadingFailure) {
    guard header.format == DocumentFormat.name.description else {
      throw failure(.documentForeign, ["its format is \"\(header.format)\""], column: 1)
    }
    guard (1...DocumentFormat.schemaVersion).contains(header.version) else {
      throw failure(.documentVersion, ["\(header.version)", "\(DocumentFormat.schemaVersion)"], column: 1)
    }
  }

  private func report(_ code: DiagnosticCode, _ arguments: [String], column: Int) {
    summary.log.add(Diagnostic(code, arguments, file: input.name, line: line, column: column))
  }

  private func failure(_ code: DiagnosticCode, _ arguments: [String], column: Int) -> ReadingFailure {
    ReadingFailure(.input, Diagnostic(code, arguments, file: input.name, line: max(line, 1), column: column))
  }
}

/// Reads one JSON document, an entity at a time.
final class JSONSource: EntitySource {
  private let input: InputSource
  private var splitter = JSONDocumentSplitter()
  private var decoder = EntityDecoder()
  private(set) var summary: SourceSummary
  private var chunk: [UInt8] = []
  private var offset: UInt64 = 0
  private var entities: [Entity] = []
  private var hasFormat = false
  private var hasVersion = false
  private var isDone = false
  /// Members of the document that this version does not know.
  private(set) var otherFields = OtherFields()

  init(input: InputSource) {
    self.input = input
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
    case .element(let name, let index):
      guard hasFormat, hasVersion else { throw foreign("it does not say its format and version before its content") }
      do {
        if let entity = try decoder.decode(text, list: name) {
          for field in decoder.droppedFields {
            summary.log.add(Diagnostic(.documentFieldDropped, [field], file: input.name, line: line, column: column))
          }
          entities.append(entity)
        } else {
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

  private func takeMember(_ name: String, _ text: ByteSlice, line: Int, column: Int) throws {
    var tape = JSONTape()
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
