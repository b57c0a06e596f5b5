import Carryover
import GeneratedExports
import TextStreams

/// A part of a conversion that is timed alone.
struct Stage: Sendable {
  let name: String
  /// Prepares what the part needs, and returns the part, which returns the bytes and rows that it went through.
  private let prepare: @Sendable (String) throws -> () throws -> (bytes: Int, rows: Int)

  /// Whether it goes through the output and not through the export.
  var isCopy: Bool { name.hasPrefix("copy") }

  static let all = [
    Stage("copy") { path in { (try copy(path, syncs: false), 0) } },
    Stage("copy and sync") { path in { (try copy(path, syncs: true), 0) } },
    reading("scan") { input in try records(of: input, visitsFields: false) },
    reading("records") { input in try records(of: input, visitsFields: true) },
    reading("decoding") { input in try MeasuredStages.decodeRows(of: input, options: readingOptions) },
    Stage("identifiers") { path in
      let shapes = try shapes(of: path)
      return { (fileSize(path), identifiers(of: shapes)) }
    },
    reading("model") { input in try sets(of: input, .strong) },
    emit(.jsonLines), emit(.json), emit(.csv), emit(.strong),
  ]

  /// Notes read into sessions, in each layout.
  static let notes = GeneratedNotes.Layout.allCases.map { layout in
    reading("notes, \(layout.rawValue)") { input in try sets(of: input, .markdown) }
  }

  private init(_ name: String, prepare: @escaping @Sendable (String) throws -> () throws -> (bytes: Int, rows: Int)) {
    self.name = name
    self.prepare = prepare
  }

  /// A part that reads all of the export, and returns how many rows that were.
  private static func reading(_ name: String, _ body: @escaping @Sendable (InputSource) throws -> Int) -> Stage {
    Stage(name) { path in
      let input = try InputSource(path: path)
      return { (Int(input.count), try body(input)) }
    }
  }

  private static func emit(_ format: OutputFormat) -> Stage {
    Stage("emit \(format.identifier)") { path in
      let held = try heldSessions(of: path)
      return {
        try MeasuredStages.write(held.sessions, in: format, into: NullSink())
        return (held.bytes, held.rows)
      }
    }
  }

  /// Runs a stage once in this process.
  ///
  /// - Returns: Nanoseconds, bytes and rows.
  static func measure(_ name: String, over path: String) throws -> String {
    guard let stage = (all + notes).first(where: { $0.name == name }) else {
      throw BenchmarkFailure("there is no stage \(name)")
    }
    let part = try stage.prepare(path)
    let clock = ContinuousClock()
    let start = clock.now
    let (bytes, rows) = try part()
    let seconds = (clock.now - start) / .seconds(1)
    return "\(Int(seconds * 1e9)) \(bytes) \(rows)"
  }
}

/// What is said of the export: its loads are in kilograms.
let readingOptions: ReadingOptions = {
  var options = ReadingOptions()
  options.loadUnits = LoadUnitSchedule(.kilogram)
  return options
}()

/// Forgets what it is given.
private struct NullSink: OutputSink {
  func write(_ bytes: ByteSlice) {}
  func finish() {}
}
