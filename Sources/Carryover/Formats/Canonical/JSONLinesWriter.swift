import TextStreams

/// Writes JSON Lines: a header, an entity a line, and an end line with counts and a digest.
final class JSONLinesWriter: DividedWriter {
  private var sink: any OutputSink
  private var fields = JSONFieldWriter()
  private var digest = XXHash64()
  private var counts: [EntityKind: Int] = [:]
  private var recordCounts: [String: Int] = [:]
  private var otherFields = OtherFields()

  init(sink: any OutputSink) {
    self.sink = sink
    fields.write(HeaderLine(version: DocumentFormat.schemaVersion))
    fields.buffer.append(UInt8(ascii: "\n"))
  }

  func write(_ entity: Entity) throws(FileFailure) {
    counts[entity.kind, default: 0] += 1
    if case .session(let session) = entity {
      Self.append(session, isFirst: false, to: &fields)
      if fields.buffer.count >= 1 << 16 { try flush() }
      return
    }
    switch entity {
    case .session: break
    case .exercise(let exercise): fields.write(exercise, leading: "\"entity\":\"exercise\"")
    case .implement(let implement): fields.write(implement, leading: "\"entity\":\"implement\"")
    case .module(let module): fields.write(module, leading: "\"entity\":\"module\"")
    case .workout(let workout): fields.write(workout, leading: "\"entity\":\"workout\"")
    case .program(let program): fields.write(program, leading: "\"entity\":\"program\"")
    case .healthSnapshot(let snapshot): fields.write(snapshot, leading: "\"entity\":\"healthSnapshot\"")
    case .tombstone(let tombstone): fields.write(LabelledTombstone(tombstone))
    }
    fields.buffer.append(UInt8(ascii: "\n"))
    if fields.buffer.count >= 1 << 16 { try flush() }
  }

  static func append(_ session: Session, isFirst: Bool, to fields: inout JSONFieldWriter) {
    fields.write(session, leading: "\"entity\":\"session\"")
    fields.buffer.append(UInt8(ascii: "\n"))
  }

  func write(fragment: ByteSlice, sessions: Int) throws(FileFailure) {
    try flush()
    counts[.session, default: 0] += sessions
    digest.update(fragment)
    try sink.write(fragment)
  }

  private func flush() throws(FileFailure) {
    digest.update(fields.buffer.bytes)
    try sink.write(fields.buffer.bytes)
    fields.buffer.removeAll()
  }

  /// Writes something that a library remembers beside its content.
  func write(_ record: LibraryRecord) throws(FileFailure) {
    recordCounts[record.kind, default: 0] += 1
    switch record {
    case .library(let line): fields.write(line)
    case .ledgerEntry(let entry): fields.write(entry, leading: "\"entity\":\"ledgerEntry\"")
    case .mappingEntry(let entry): fields.write(entry, leading: "\"entity\":\"mappingEntry\"")
    case .receipt(let receipt): fields.write(receipt, leading: "\"entity\":\"receipt\"")
    case .receiptPart(let part): fields.write(part)
    }
    fields.buffer.append(UInt8(ascii: "\n"))
    if fields.buffer.count >= 1 << 16 { try flush() }
  }

  func keep(_ otherFields: OtherFields) { self.otherFields.fields += otherFields.fields }

  /// The digest of all before the end line.
  var digestText: String { "xxh64:" + digest.hexadecimal }

  func finish() throws(FileFailure) {
    try flush()
    var end = EndLine()
    end.counts = EntityKind.known.compactMap { kind in counts[kind].map { (kind.rawValue, $0) } }
    end.counts += recordCounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    end.digest = digestText
    end.otherFields = otherFields
    fields.write(end)
    fields.buffer.append(UInt8(ascii: "\n"))
    try sink.write(fields.buffer.bytes)
    try sink.finish()
  }
}
