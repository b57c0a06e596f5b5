/// Where bytes that come only once wait to be read again: in memory while they are few, in an unlinked temporary file
/// after that.
package struct InputSpool: Sendable {
  /// How many bytes are best handed over at a time.
  package static let chunkSize = 1 << 16
  private static let memoryLimit = 1 << 20
  /// How many bytes are taken unless the caller says otherwise: 4 GiB. A pipe may never end, and a disk does.
  package static let usualLimit: UInt64 = 4 << 30
  private let limit: UInt64
  /// The name of the input, to show.
  package let name: String
  private var memory: [UInt8] = []
  private var file: FileDescriptor?
  /// How many bytes there are.
  package private(set) var count: UInt64 = 0

  /// Makes a place for the bytes of an input, and for no more than `limit` of them.
  package init(name: String, limit: UInt64 = usualLimit) {
    self.name = name
    self.limit = limit
  }

  /// Takes the next bytes.
  ///
  /// - Throws: A cancellation, too, when the task was cancelled.
  package mutating func append(_ bytes: ByteSlice) throws(FileFailure) {
    if Task.isCancelled { throw .cancellation(path: name) }
    count += UInt64(bytes.count)
    guard count <= limit else {
      throw FileFailure(
        path: name, action: "read",
        reason: "more than \(limit) bytes come, which have to be kept; write them into a file")
    }
    if file == nil, memory.count + bytes.count > Self.memoryLimit {
      let spool = try temporaryFile()
      file = spool
      try memory.withByteSlice { (bytes) throws(FileFailure) in try spool.write(bytes, path: "the temporary copy") }
      memory = []
    }
    if let file {
      try file.write(bytes, path: "the temporary copy of \(name)")
    } else {
      unsafe memory.append(contentsOf: bytes.buffer)
    }
  }

  /// Everything that was taken, to be read from any place.
  package func finish() -> InputSource {
    InputSource(name: name, count: count, storage: file.map(InputSource.Storage.file) ?? .memory(memory))
  }
}
