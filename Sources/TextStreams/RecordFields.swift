/// The fields of a tokenizer's current record, until it goes on to the next one.
///
/// A few words that are passed in registers; a tokenizer that is lent to a function is copied in memory first.
@safe
@frozen
@usableFromInline
package struct RecordFields {
  /// A field by its range in the record; one that had to be unescaped, by that in the unescaped bytes.
  @frozen
  @usableFromInline
  struct Field {
    @usableFromInline var start: Int32
    @usableFromInline var end: Int32
    @usableFromInline var rawStart: Int32
    @usableFromInline var isUnescaped: Bool

    @inlinable
    init(start: Int32, end: Int32, rawStart: Int32, isUnescaped: Bool) {
      self.start = start
      self.end = end
      self.rawStart = rawStart
      self.isUnescaped = isUnescaped
    }
  }

  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let unescaped: UnsafePointer<UInt8>
  @usableFromInline let fields: UnsafePointer<Field>
  /// How many there are.
  @usableFromInline
  package let count: Int

  @inlinable
  init(
    bytes: UnsafePointer<UInt8>, unescaped: UnsafePointer<UInt8>, fields: UnsafePointer<Field>, count: Int
  ) {
    unsafe self.bytes = bytes
    unsafe self.unescaped = unescaped
    unsafe self.fields = fields
    self.count = count
  }

  /// The content of a field, without quotes; empty beyond the last.
  @inlinable
  @inline(__always)
  package subscript(index: Int) -> ByteSlice {
    guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return unsafe ByteSlice(start: nil, count: 0) }
    let field = unsafe fields[index]
    let origin = unsafe field.isUnescaped ? unescaped : bytes
    return unsafe ByteSlice(start: origin + Int(field.start), count: Int(field.end &- field.start))
  }
}
