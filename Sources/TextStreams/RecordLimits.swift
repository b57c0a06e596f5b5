/// How large a record and what is in it may be; what is larger comes out marked, and in bounded memory.
package struct RecordLimits: Hashable, Sendable {
  /// The longest record, in bytes.
  package var recordLength = 16 << 20
  /// The longest field, in bytes.
  package var fieldLength = 1 << 20
  /// The most fields of a record.
  package var fieldCount = 10_000

  package init() {}
}

/// What of a record is beyond its limits.
package enum RecordExcess: Hashable, Sendable {
  /// The record is too long; its content is gone.
  case record
  /// A field is too long.
  case field(Int)
  /// There are too many fields; only the first are there.
  case fieldCount
}
