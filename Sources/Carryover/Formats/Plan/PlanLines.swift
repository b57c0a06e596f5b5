import TextStreams

/// The lines of a plan, each of which ends up in exactly one bucket.
struct PlanLines {
  /// What a line is. Of a line that is several of these, as one of JSON can be, the greatest counts.
  enum Bucket: Int, Comparable {
    case blank, structure, note, title, exercise, rejected

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  let bytes: [UInt8]
  /// Where each line begins, and one more: the end.
  private let starts: [Int]
  private var buckets: [Bucket?]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() where byte == 10 { starts.append(index + 1) }
    // A line break at the end ends the last line, and begins none.
    if starts.last != bytes.count { starts.append(bytes.count) }
    self.starts = starts
    buckets = Array(repeating: nil, count: max(starts.count - 1, 0))
  }

  var count: Int { buckets.count }

  /// The bytes of a line without its break.
  func range(_ line: Int) -> Range<Int> {
    guard buckets.indices.contains(line) else { return 0..<0 }
    var end = starts[line + 1]
    while end > starts[line], bytes[end - 1] == 10 || bytes[end - 1] == 13 { end -= 1 }
    return starts[line]..<end
  }

  func text(_ line: Int) -> String { String(decoding: bytes[range(line)], as: UTF8.self) }

  func isBlank(_ line: Int) -> Bool { !bytes[range(line)].contains { $0 > 32 } }

  /// The line that a byte stands in, from 0.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = max(buckets.count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Puts a line into a bucket, unless it is in a greater one.
  mutating func mark(_ line: Int, _ bucket: Bucket) {
    guard buckets.indices.contains(line) else { return }
    buckets[line] = max(buckets[line] ?? .blank, bucket)
  }

  mutating func mark(_ lines: ClosedRange<Int>, _ bucket: Bucket) {
    for line in lines { mark(line, isBlank(line) ? .blank : bucket) }
  }

  func isMarked(_ line: Int) -> Bool { buckets.indices.contains(line) && buckets[line] != nil }

  /// How many lines are what; those that nobody put anywhere are in none.
  var counts: RowCounts {
    var counts = RowCounts()
    for bucket in buckets {
      switch bucket {
      case .blank: counts.blank += 1
      case .structure: counts.structure += 1
      case .note: counts.notes += 1
      case .title: counts.header += 1
      case .exercise: counts.exercises += 1
      case .rejected: counts.rejected += 1
      case nil: break
      }
    }
    return counts
  }
}
