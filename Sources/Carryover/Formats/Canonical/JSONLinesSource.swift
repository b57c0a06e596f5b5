import TextStreams

/// Reads JSON Lines, a line at a time.
final class JSONLinesSource: EntitySource {
  var otherFields: OtherFields { end?.otherFields ?? OtherFields() }
  private let input: InputSource
  private var decoder: EntityDecoder
  private let limits: ReadingLimits
  private(set) var summary: SourceSummary
  private var chunk: [UInt8] = []
  private var pending: [UInt8] = []
  private var offset: UInt64 = 0
  /// The line being read, from 1.
  private(set) var line = 0
  private var entities: [Entity] = []
  private var digest = XXHash64()
  private var counts: [String: Int] = [:]
  private(set) var end: EndLine?
  /// Told of what a library remembers beside its content, which is of no concern to anybody else.
  var keepRecord: ((LibraryRecord) -> Void)?
  /// Told of each entity, and of where it stands, before it is handed out.
  var keepPlace: ((Entity, EntityPlace) -> Void)?
  /// The end line as it stands, without its line break; `nil` where it has none, or is not the one last line.
  private(set) var endText: [UInt8]?
  private var isDone = false

  init(input: InputSource, limits: ReadingLimits = ReadingLimits()) {
    self.input = input
    self.limits = limits
    decoder = EntityDecoder(nesting: limits.nesting)
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
      if pending.count > limits.pieceLength {
        throw failure(
          .documentMalformed, ["a line is longer than \(ReadingLimits.text(limits.pieceLength))"], column: 1)
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
    if counts.isEmpty { return "nothing" }
    return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\($0.value == 1 ? "" : "s")" }
      .joined(separator: ", ")
  }

  private func read(_ bytes: ByteSlice) throws(ReadingFailure) {
    line += 1
    endText = nil
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
        reportDroppedFields()
        counts[entity.kind.rawValue, default: 0] += 1
        entities.append(entity)
        keepPlace?(entity, EntityPlace(line: line, column: 1, path: ""))
      case .record(let record):
        reportDroppedFields()
        counts[record.kind, default: 0] += 1
        keepRecord?(record)
      case .header(let header): try check(header)
      case .end(let line):
        if end == nil, bytes.count > text.count { endText = text.array }
        end = line
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

  private func reportDroppedFields() {
    for field in decoder.droppedFields { report(.documentFieldDropped, [field], column: 1) }
  }

  private func report(_ code: DiagnosticCode, _ arguments: [String], column: Int) {
    summary.log.add(Diagnostic(code, arguments, file: input.name, line: line, column: column))
  }

  private func failure(_ code: DiagnosticCode, _ arguments: [String], column: Int) -> ReadingFailure {
    ReadingFailure(.input, Diagnostic(code, arguments, file: input.name, line: max(line, 1), column: column))
  }
}
