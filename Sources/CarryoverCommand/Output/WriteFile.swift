import Carryover
import TextStreams

/// Writes a file, whole or not at all; `-` is standard output.
func writeFile(_ bytes: [UInt8], to path: String) throws {
  let sink: any OutputSink =
    try path == "-" ? StreamSink(FileDescriptor(1, closes: false), name: "standard output") : AtomicFileSink(path: path)
  try bytes.withByteSlice { (bytes) throws(FileFailure) in
    var sink = sink
    try sink.write(bytes)
    try sink.finish()
  }
}
