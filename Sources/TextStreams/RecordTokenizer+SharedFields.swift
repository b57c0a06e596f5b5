extension RecordTokenizer {
  /// Takes over the leading fields that the record has in common with the one before, and goes on behind them: the rows
  /// of a log say again and again what they belong to, which is half of their bytes.
  mutating func shareFields() {
    let shared = countSharedFields()
    sharedFieldCount = shared
    cursor = recordStart + (shared > 0 ? Int(unsafe fields[shared].rawStart) : 0)
    fieldCount = shared
  }

  /// How many fields in front, each with the delimiter behind it, are those of the record before; of those not wanted
  /// none counts.
  @inline(__always)
  private func countSharedFields() -> Int {
    guard case .delimited = grammar, plainRecordBefore >= 0, fieldCount > 1 else { return 0 }
    let last = min(fieldCount &- 1, fieldLimit)
    let limit = min(Int(unsafe fields[last].rawStart), filled &- recordStart)
    let length = commonLength(limit)
    var shared = 0
    while shared < last, Int(unsafe fields[shared &+ 1].rawStart) <= length { shared &+= 1 }
    return shared
  }

  /// How many bytes in front are those of the record before: no more than are asked for, perhaps up to seven fewer.
  @inline(__always)
  private func commonLength(_ limit: Int) -> Int {
    let before = unsafe UnsafeRawPointer(buffer + plainRecordBefore)
    let current = unsafe UnsafeRawPointer(buffer + recordStart)
    var length = 0
    while length < limit {
      // What is read beyond the limit is still in the buffer.
      guard recordStart &+ length &+ 8 <= filled else { return length }
      let word = unsafe before.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      let difference = unsafe (word ^ current.loadUnaligned(fromByteOffset: length, as: UInt64.self)).littleEndian
      if difference != 0 { return min(length &+ difference.trailingZeroBitCount / 8, limit) }
      length &+= 8
    }
    return limit
  }
}
