#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Bytes that can be read more than once and from any place: a file, memory, or a pipe laid down in a temporary file.
package struct InputSource: Sendable {
  /// The name to show, as the caller gave it; `-` for standard input.
  package let name: String
  /// How many bytes there are.
  package let count: UInt64
  private let storage: Storage
  /// What the file was when it was opened.
  private let stamp: FileStamp?

  enum Storage: Sendable {
    case memory([UInt8])
    case file(FileDescriptor)
  }

  /// Bytes in memory.
  package init(bytes: [UInt8], name: String) {
    self.name = name
    count = UInt64(bytes.count)
    storage = .memory(bytes)
    stamp = nil
  }

  /// A file by its path; `-` is standard input. What cannot be read twice is first copied to a temporary file.
  ///
  /// - Parameter limit: How many bytes are copied at most.
  package init(path: String, limit: UInt64 = InputSpool.usualLimit) throws(FileFailure) {
    let descriptor: FileDescriptor
    if path == "-" {
      descriptor = FileDescriptor(0, closes: false)
    } else {
      let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { throw FileFailure(path: path, action: "read") }
      descriptor = FileDescriptor(number)
    }
    try self.init(descriptor: descriptor, name: path, limit: limit)
  }

  private init(descriptor: FileDescriptor, name: String, limit: UInt64) throws(FileFailure) {
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { throw FileFailure(path: name, action: "read") }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileFailure(path: name, action: "read", reason: "it is a directory") }
    if kind == S_IFREG, lseek(descriptor.number, 0, SEEK_CUR) == 0 {
      self.init(name: name, count: UInt64(max(status.st_size, 0)), storage: .file(descriptor))
    } else {
      try self.init(spooling: descriptor, name: name, limit: limit)
    }
  }

  init(name: String, count: UInt64, storage: Storage) {
    self.name = name
    self.count = count
    self.storage = storage
    if case .file(let descriptor) = storage { stamp = FileStamp(descriptor) } else { stamp = nil }
  }

  private init(spooling descriptor: FileDescriptor, name: String, limit: UInt64) throws(FileFailure) {
    var spool = InputSpool(name: name, limit: limit)
    var chunk: [UInt8] = []
    while true {
      let read = try descriptor.read(into: &chunk, capacity: InputSpool.chunkSize, path: name)
      if read == 0 { break }
      try chunk.withByteSlice { (bytes) throws(FileFailure) in try spool.append(bytes.slice(0, read)) }
    }
    self = spool.finish()
  }

  /// Reads up to `capacity` bytes from `offset` into `target`, which grows to that size where it is smaller.
  ///
  /// - Returns: How many bytes were read; 0 at the end.
  /// - Throws: A cancellation, too: every pass over a file reads here, so that a cancelled task stops at a chunk.
  package func read(at offset: UInt64, into target: inout [UInt8], capacity: Int) throws(FileFailure) -> Int {
    if Task.isCancelled { throw .cancellation(path: name) }
    switch storage {
    case .file(let descriptor):
      let length = try descriptor.read(at: offset, into: &target, capacity: capacity, path: name)
      // Passes over a file that changes between them would not see the same text.
      if length < capacity || offset + UInt64(length) >= count, FileStamp(descriptor) != stamp {
        throw FileFailure(path: name, action: "read", reason: "it changed meanwhile")
      }
      return length
    case .memory(let bytes):
      if target.count < capacity { target = [UInt8](repeating: 0, count: capacity) }
      let start = Int(min(offset, UInt64(bytes.count)))
      let length = min(capacity, bytes.count - start)
      target.replaceSubrange(0..<length, with: bytes[start..<start + length])
      return length
    }
  }

  /// The first bytes, at most `capacity`.
  package func prefix(_ capacity: Int) throws(FileFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = try read(at: 0, into: &bytes, capacity: capacity)
    return Array(bytes.prefix(count))
  }

  /// The same text in UTF-8, and the encoding that it was found to be in: that of its first bytes, and Windows-1252
  /// where more of it is ill-formed than well-formed beyond ASCII.
  package func decoded() throws(FileFailure) -> (input: InputSource, encoding: TextEncoding) {
    let encoding = try prefix(256).withByteSlice { TextEncoding(prefix: $0) }
    if encoding != .utf8 { return (try decoded(from: encoding), encoding) }
    var check = UTF8Check()
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try read(at: offset, into: &chunk, capacity: InputSpool.chunkSize)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { check.update($0.slice(0, count)) }
    }
    check.finish()
    guard check.illFormedSequences > check.multibyteCharacters else { return (self, .utf8) }
    return (try decoded(from: .windows1252), .windows1252)
  }

  /// The same bytes, decoded from another encoding to UTF-8.
  package func decoded(from encoding: TextEncoding) throws(FileFailure) -> InputSource {
    var spool = InputSpool(name: name, limit: .max)
    var decoder = TextDecoder(encoding)
    var output = OutputBuffer(capacity: InputSpool.chunkSize * 2)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try read(at: offset, into: &chunk, capacity: InputSpool.chunkSize)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { decoder.decode($0.slice(0, count), into: &output) }
      try output.drain { (bytes) throws(FileFailure) in try spool.append(bytes) }
    }
    decoder.finish(into: &output)
    try output.drain { (bytes) throws(FileFailure) in try spool.append(bytes) }
    return spool.finish()
  }
}
