import Carryover
import TextStreams

/// `CarryoverBenchmarks generate MEGABYTES FILE [SEED]` writes an export; `CarryoverBenchmarks run FILE` times the
/// stages over it.
let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("generate", 4...):
  try generate(
    megabytes: Int(arguments[2]) ?? 1, path: arguments[3], seed: arguments.count > 4 ? UInt64(arguments[4]) ?? 1 : 1)
case ("run", 3):
  try measure(path: arguments[2])
default:
  print("usage: CarryoverBenchmarks generate MEGABYTES FILE [SEED] | run FILE")
}

func generate(megabytes: Int, path: String, seed: UInt64) throws {
  var export = GeneratedExport(seed: seed)
  let sink = try AtomicFileSink(path: path)
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

/// Forgets what it is given.
struct NullSink: OutputSink {
  func write(_ bytes: ByteSlice) {}
  func finish() {}
}

func measure(path: String) throws {
  let input = try InputSource(path: path)
  let clock = ContinuousClock()
  func report(_ stage: String, _ body: () throws -> Void) rethrows {
    var best = clock.measure {}
    for run in 0..<3 {
      let time = try clock.measure { try body() }
      if run == 0 || time < best { best = time }
    }
    let seconds = Double(best.components.attoseconds) / 1e18 + Double(best.components.seconds)
    print("\(stage): \(Int(Double(input.count) / seconds / 1e6)) MB/s")
  }
  try report("records") { try records(input) }
  for format in OutputFormat.all {
    try report("to \(format.identifier)") {
      var conversion = Conversion(to: format)
      conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
      _ = try conversion.run([input], into: NullSink())
    }
  }
}

/// Visits every field.
func records(_ input: InputSource) throws {
  var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
  var chunk: [UInt8] = []
  var offset: UInt64 = 0
  var bytes = 0
  while true {
    let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
    if count == 0 { break }
    offset += UInt64(count)
    chunk.withByteSlice { tokenizer.append($0.slice(0, count)) }
    while tokenizer.next() {
      for field in 0..<tokenizer.fieldCount { bytes &+= tokenizer.field(field).count }
    }
  }
  if bytes == 0 { print("the file is empty") }
}
