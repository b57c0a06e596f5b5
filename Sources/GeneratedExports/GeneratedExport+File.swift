package import TextStreams

extension GeneratedExport {
  /// Writes an export into a file, in little memory.
  ///
  /// - Parameters:
  ///   - bytes: How large the file is at least; it ends with the workout that reaches this size.
  ///   - seed: The same seed gives the same rows; of two sizes the smaller file is the beginning of the larger.
  package static func write(bytes: Int, seed: UInt64 = 1, to path: String) throws(FileFailure) {
    var export = GeneratedExport(seed: seed)
    try writeParts(bytes: bytes, to: path, header: header) { export.workout() }
  }
}

extension GeneratedNotes {
  /// Writes notes into a file, in little memory.
  ///
  /// - Parameters:
  ///   - bytes: How large the file is at least; it ends with the day that reaches this size.
  ///   - seed: The same seed gives the same days; of two sizes the smaller file is the beginning of the larger.
  package static func write(_ layout: Layout, bytes: Int, seed: UInt64 = 1, to path: String) throws(FileFailure) {
    var notes = GeneratedNotes(layout, seed: seed)
    try writeParts(bytes: bytes, to: path, header: "") { notes.session() }
  }
}

private func writeParts(
  bytes: Int, to path: String, header: String, _ part: () -> String
) throws(FileFailure) {
  let sink = try AtomicFileSink(path: path)
  var buffer = OutputBuffer(capacity: 1 << 17)
  buffer.append(header)
  var written = 0
  while written + buffer.count < bytes {
    buffer.append(part())
    if buffer.count > 1 << 16 {
      written += buffer.count
      try buffer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    }
  }
  try buffer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  try sink.finish()
}
