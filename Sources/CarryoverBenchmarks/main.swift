import Carryover
import TextStreams

/// `carryover-bench generate MEGABYTES FILE [SEED]` for now; the stages follow.
let arguments = CommandLine.arguments
if arguments.count >= 4, arguments[1] == "generate", let megabytes = Int(arguments[2]) {
  var export = GeneratedExport(seed: arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : 1)
  let sink = try AtomicFileSink(path: arguments[3])
  var buffer = OutputBuffer(capacity: 1 << 20)
  buffer.append(GeneratedExport.header)
  var written = 0
  while written + buffer.count < megabytes * 1_000_000 {
    buffer.append(export.workout())
    if buffer.count > 1 << 19 {
      written += buffer.count
      try buffer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    }
  }
  try buffer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
  try sink.finish()
}
