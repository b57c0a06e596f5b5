/// Bytes that arrive chunk by chunk, with something that happens before each chunk.
package struct ByteStream<Chunk>: AsyncSequence, Sendable {
  package typealias Element = Chunk

  private let bytes: [UInt8]
  private let chunkSize: Int
  private let make: @Sendable (ArraySlice<UInt8>) -> Chunk
  private let beforeChunk: @Sendable (Int) throws -> Bool

  /// Makes a sequence of chunks that `make` makes.
  ///
  /// - Parameter beforeChunk: Takes the chunk's number; throws, or ends the sequence with `false`.
  package init(
    _ bytes: [UInt8], chunkSize: Int, beforeChunk: @escaping @Sendable (Int) throws -> Bool = { _ in true },
    make: @escaping @Sendable (ArraySlice<UInt8>) -> Chunk
  ) {
    self.bytes = bytes
    self.chunkSize = chunkSize
    self.beforeChunk = beforeChunk
    self.make = make
  }

  package func makeAsyncIterator() -> Iterator { Iterator(stream: self) }

  package struct Iterator: AsyncIteratorProtocol {
    let stream: ByteStream
    var number = 0

    package mutating func next() async throws -> Chunk? {
      let start = number * stream.chunkSize
      guard try stream.beforeChunk(number), start < stream.bytes.count else { return nil }
      number += 1
      return stream.make(stream.bytes[start...].prefix(stream.chunkSize))
    }
  }
}

extension ByteStream<[UInt8]> {
  /// Makes a sequence of arrays.
  package init(
    _ bytes: [UInt8], chunkSize: Int, beforeChunk: @escaping @Sendable (Int) throws -> Bool = { _ in true }
  ) {
    self.init(bytes, chunkSize: chunkSize, beforeChunk: beforeChunk) { Array($0) }
  }
}

/// Cancels the task that this is called in.
package func cancelThisTask() {
  unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
}

/// Runs `body` in a task of its own, which it may cancel, to its end.
package func inTask<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
  try await Task { try await body() }.value
}
