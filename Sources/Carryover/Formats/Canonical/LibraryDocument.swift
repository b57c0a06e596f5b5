import TextStreams

extension Library {
  /// The library as a document, in the memory of the document. What the format cannot hold is left out.
  public func document(in format: OutputFormat) throws(ReadingFailure) -> [UInt8] {
    let sink = CollectingSink()
    let writer = format.writer(into: sink)
    writer.keep(otherFields)
    for entity in entities { try writer.write(entity) }
    try writer.finish()
    return sink.bytes
  }
}
