import TextStreams

/// Lays entities out in a format, into a sink.
protocol EntityWriter: AnyObject {
  /// Takes an entity.
  func write(_ entity: Entity) throws(FileFailure)
  /// Keeps members of the document itself that this version does not know.
  func keep(_ otherFields: OtherFields)
  /// Says that all entities are there.
  func finish() throws(FileFailure)
}
