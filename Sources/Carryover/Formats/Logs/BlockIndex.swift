import TextStreams

/// A stretch of the text that belongs to one start.
struct TextBlock: Sendable {
  var key: UInt64
  var position: TextPosition
  var length: UInt64
  /// Which of the file's headers its rows stand under.
  var header: Int
}

extension InputSource {
  /// Reads a block, chunk by chunk.
  func read(
    _ block: TextBlock, chunkSize: Int, into chunk: inout [UInt8], _ take: (ByteSlice) -> Void
  ) throws(FileFailure) {
    var offset = block.position.offset
    let end = offset + block.length
    while offset < end {
      let capacity = Int(min(UInt64(chunkSize), end - offset))
      let count = try read(at: offset, into: &chunk, capacity: capacity)
      if count == 0 { break }
      offset += UInt64(count)
      chunk.withByteSlice { take($0.slice(0, count)) }
    }
  }
}

/// The blocks of a text in the order of their starts, sorted in bounded memory: past a limit, sorted runs wait in a
/// temporary file and are merged as they are read.
struct BlockIndex: ~Copyable {
  private static let runLength = 1 << 15
  private static let entrySize = 48
  private static let readAhead = 64

  private var pending: [TextBlock] = []
  private var spill: FileDescriptor?
  private var runs: [Run] = []
  private var spilled: UInt64 = 0
  private var next = 0
  /// Runs that have entries left, the one with the earliest entry first (a binary heap).
  private var heap: [Int] = []

  private struct Run {
    var offset: UInt64
    var remaining: Int
    var entries: [TextBlock] = []
    var index = 0
  }

  /// Adds blocks, in the order of the text.
  mutating func add(_ blocks: [TextBlock]) throws(FileFailure) {
    for block in blocks {
      pending.append(block)
      if pending.count >= Self.runLength { try spillRun() }
    }
  }

  /// Says that all blocks are there.
  mutating func finish() throws(FileFailure) {
    if spill == nil {
      pending.sort(by: Self.precedes)
      return
    }
    if !pending.isEmpty { try spillRun() }
    for index in runs.indices {
      try refill(index)
      heap.append(index)
      siftUp(heap.count - 1)
    }
  }

  /// The next block in the order of starts, then of the text; `nil` after the last.
  mutating func nextBlock() throws(FileFailure) -> TextBlock? {
    guard spill != nil else {
      guard next < pending.count else { return nil }
      defer { next += 1 }
      return pending[next]
    }
    guard let earliest = heap.first else { return nil }
    let block = head(earliest)
    runs[earliest].index += 1
    if runs[earliest].index == runs[earliest].entries.count { try refill(earliest) }
    if runs[earliest].entries.isEmpty, let last = heap.popLast(), !heap.isEmpty { heap[0] = last }
    siftDown()
    return block
  }

  private func head(_ run: Int) -> TextBlock { runs[run].entries[runs[run].index] }

  private mutating func siftUp(_ start: Int) {
    var place = start
    while place > 0, Self.precedes(head(heap[place]), head(heap[(place - 1) / 2])) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func siftDown() {
    var place = 0
    while true {
      var least = place
      for child in [place * 2 + 1, place * 2 + 2] where child < heap.count {
        if Self.precedes(head(heap[child]), head(heap[least])) { least = child }
      }
      if least == place { return }
      heap.swapAt(least, place)
      place = least
    }
  }

  private static func precedes(_ left: TextBlock, _ right: TextBlock) -> Bool {
    (left.key, left.position.offset) < (right.key, right.position.offset)
  }

  private mutating func spillRun() throws(FileFailure) {
    if spill == nil { spill = try temporaryFile() }
    pending.sort(by: Self.precedes)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pending.count * Self.entrySize)
    for block in pending {
      for word in [
        block.key, block.position.offset, UInt64(block.position.line), UInt64(block.position.record), block.length,
        UInt64(block.header),
      ] {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
      }
    }
    try bytes.withByteSlice { (slice) throws(FileFailure) in try spill?.write(slice, path: "a temporary file") }
    runs.append(Run(offset: spilled, remaining: pending.count))
    spilled += UInt64(bytes.count)
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func refill(_ index: Int) throws(FileFailure) {
    let count = min(Self.readAhead, runs[index].remaining)
    runs[index].entries.removeAll(keepingCapacity: true)
    runs[index].index = 0
    guard count > 0, let spill else { return }
    var bytes: [UInt8] = []
    let length = count * Self.entrySize
    let read = try spill.read(at: runs[index].offset, into: &bytes, capacity: length, path: "a temporary file")
    guard read == length else {
      throw FileFailure(path: "a temporary file", action: "read", reason: "it ends too early")
    }
    runs[index].offset += UInt64(length)
    runs[index].remaining -= count
    for entry in 0..<count {
      func word(_ place: Int) -> UInt64 {
        (0..<8).reduce(0) { $0 | UInt64(bytes[entry * Self.entrySize + place * 8 + $1]) << UInt64($1 * 8) }
      }
      let position = TextPosition(offset: word(1), line: Int(word(2)), record: Int(word(3)))
      runs[index].entries.append(
        TextBlock(key: word(0), position: position, length: word(4), header: Int(word(5))))
    }
  }
}
