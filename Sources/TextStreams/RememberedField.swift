/// A copy of a field, which the same field of later records is held against: most say what the one before said.
@usableFromInline
package struct RememberedField: ~Copyable {
  @usableFromInline var buffer = OutputBuffer(capacity: 64)

  package init() {}

  /// Whether nothing is remembered, or an empty field.
  package var isEmpty: Bool { buffer.isEmpty }

  /// Remembers a field in place of the one before.
  @inlinable
  package mutating func remember(_ field: ByteSlice) {
    buffer.removeAll()
    buffer.append(field)
  }

  /// Remembers an empty field.
  package mutating func forget() { buffer.removeAll() }

  /// Whether a field has the bytes of the one remembered.
  @inlinable
  package func equals(_ field: ByteSlice) -> Bool { buffer.bytes.equals(field) }
}
