import Carryover
import TextStreams

/// Goes from record to record, and to every field of each where asked to.
///
/// - Returns: How many records there were, without the header.
func records(of input: InputSource, visitsFields: Bool) throws -> Int {
  var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
  var chunk: [UInt8] = []
  var offset: UInt64 = 0
  var records = 0
  // What is read from the fields, so that nobody can leave the visit out.
  var checksum = 0
  while true {
    let count = try input.read(at: offset, into: &chunk, capacity: readingOptions.chunkSize)
    if count == 0 { break }
    offset += UInt64(count)
    chunk.withByteSlice { tokenizer.append($0.slice(0, count)) }
    while tokenizer.next() {
      records += 1
      guard visitsFields else { continue }
      for index in 0..<tokenizer.fieldCount {
        let field = tokenizer.field(index)
        checksum &+= field.count &+ Int(field[0])
      }
    }
  }
  guard !visitsFields || checksum > 0 else { throw BenchmarkFailure("the file is empty") }
  return records - 1
}

/// Reads a file into sessions, and lets each go.
func sets(of input: InputSource, _ format: InputFormat) throws -> Int {
  var sets = 0
  try forEachSession(of: input, format) { session in
    sets += session.allSets.count
    return true
  }
  return sets
}

/// Reads sessions until there are enough.
func forEachSession(of input: InputSource, _ format: InputFormat = .strong, _ body: (Session) -> Bool) throws {
  var reader = try HistoryReader(input, format: format, options: readingOptions, units: UnitTransform())
  while let entity = try reader.next() {
    guard case .session(let session) = entity else { continue }
    if !body(session) { break }
  }
}

/// Sessions in memory, and how much of the export they are: at most a tenth of 100 MB, which fills no machine's memory
/// and every machine's caches.
func heldSessions(of path: String) throws -> (sessions: [Session], bytes: Int, rows: Int) {
  let input = try InputSource(path: path)
  var held: [Session] = []
  var sessions = 0
  var sets = 0
  try forEachSession(of: input) { session in
    sessions += 1
    if held.count < 6000 {
      held.append(session)
      sets += session.allSets.count
    }
    return true
  }
  return (held, fileSize(path) / max(sessions, 1) * held.count, sets)
}

/// Reads a file and writes its bytes into another, which is removed.
///
/// - Parameter syncs: Whether the bytes are on the disk in the end, as those of an output file are, or only with the
///   system.
func copy(_ path: String, syncs: Bool) throws -> Int {
  let input = try InputSource(path: path)
  let target = path + ".copy"
  let sink = try AtomicFileSink(path: target)
  var chunk: [UInt8] = []
  var offset: UInt64 = 0
  while case let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16), count > 0 {
    offset += UInt64(count)
    try chunk.withByteSlice { bytes in try sink.write(bytes.slice(0, count)) }
  }
  // A sink that is not finished removes what it wrote.
  if syncs { try sink.finish() }
  remove(target)
  return Int(offset)
}
