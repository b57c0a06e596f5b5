package import TextStreams

/// What a conversion did: where every row of every file went, and what there is to tell.
public struct ConversionReport: Sendable {
  /// Each file that was read.
  public var files: [SourceSummary] = []
  /// How many entities of each kind were written.
  public var written: [EntityKind: Int] = [:]
  /// Sessions that came again in a later file with the same identity and content, and were not written twice.
  public var repeatedSessions = 0
  /// Sessions that came again in a later file with the same identity and other content: the first one stands.
  public var conflictingSessions = 0
  /// What there is to tell beyond a single file.
  public var log = DiagnosticLog()

  /// Whether something was left out: a row, an entity, the end of a document.
  public var hasRejections: Bool {
    conflictingSessions > 0 || files.contains { $0.rows.rejected > 0 || $0.rejectedEntities > 0 || $0.isCut }
  }
}

extension DiagnosticCode {
  static let sessionRepeated = DiagnosticCode(
    "conversion.session-repeated", .note,
    "sessions that stand in an earlier file already, and were not written twice: %1",
    remedy: "nothing needs to be done")
  static let unitUnconvertible = DiagnosticCode(
    "conversion.unit-unknown", .warning, "loads and distances that have no unit, and were not converted: %1",
    remedy: "say their unit with --unit or --distance-unit")
  static let sessionConflict = DiagnosticCode(
    "conversion.session-conflict", .error, "the session of %1 stands in an earlier file with other content",
    remedy: "convert the files one by one")
}

/// Carries histories from files of any known format into one output.
public struct Conversion: Sendable {
  /// The format of the inputs; found from their content when `nil`.
  public var inputFormat: InputFormat?
  /// What the caller says about the inputs.
  public var options = ReadingOptions()
  /// The units to which loads and distances are converted.
  public var units = UnitTransform()
  /// The format of the output.
  public var outputFormat: OutputFormat

  /// Makes a conversion.
  public init(to outputFormat: OutputFormat) {
    self.outputFormat = outputFormat
  }

  /// Converts one history in memory.
  ///
  /// - Returns: The output and the report. Memory is that of the output.
  /// - Throws: A failure when a file cannot be read as a whole; rows that cannot be read are reported instead.
  public func run(bytes: [UInt8], name: String = "input") throws(ReadingFailure) -> (
    output: [UInt8], report: ConversionReport
  ) {
    let sink = CollectingSink()
    let report = try run([InputSource(bytes: bytes, name: name)], into: sink)
    return (sink.bytes, report)
  }

  /// Converts files into a file, which is replaced whole at the end or not at all.
  public func run(paths: [String], outputPath: String) throws(ReadingFailure) -> ConversionReport {
    do {
      let sink = try AtomicFileSink(path: outputPath)
      return try run(paths.map { path in try InputSource(path: path) }, into: sink)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: outputPath))
    }
  }

  /// Converts inputs into a sink, in the memory of one session of each kind of input.
  ///
  /// - Parameter progress: Told bytes read and bytes in all, after each batch.
  package func run<Sink: OutputSink>(
    _ inputs: [InputSource], into sink: Sink, progress: ((UInt64, UInt64) -> Void)? = nil
  ) throws(ReadingFailure) -> ConversionReport {
    var report = ConversionReport()
    // Everything that can be refused as a whole is, before the first byte is written.
    var sources: [any EntitySource] = []
    for input in inputs {
      sources.append(try InputFormat.find(for: input, named: inputFormat).open(input, options))
    }
    var merged = MergedSources(sources)
    var seen = SeenSessions(isNeeded: inputs.count > 1)
    let writer = outputFormat.writer(into: sink)
    let total = inputs.reduce(0) { $0 + $1.count }
    var unconverted = 0
    do {
      while let entity = try merged.next() {
        guard seen.admit(entity, into: &report) else { continue }
        report.written[entity.kind, default: 0] += 1
        unconverted += units.unconvertible(in: entity)
        try writer.write(units.isIdentity ? entity : units.apply(to: entity))
        if let progress, report.written[.session, default: 0] & 255 == 0 { progress(merged.bytesRead, total) }
      }
      for source in sources {
        report.files.append(source.summary)
        writer.keep(source.otherFields)
      }
      try writer.finish()
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"]))
    }
    if unconverted > 0 { report.log.add(Diagnostic(.unitUnconvertible, ["\(unconverted)"])) }
    if report.repeatedSessions > 0 { report.log.add(Diagnostic(.sessionRepeated, ["\(report.repeatedSessions)"])) }
    return report
  }
}

/// Several sources as one: of the entities at their heads, the session that begins first comes first, so that sources
/// in the order of time give an output in the order of time.
private struct MergedSources {
  private let sources: [any EntitySource]
  private var batches: [[Entity]]
  private var indices: [Int]
  private var isDone: [Bool]

  init(_ sources: [any EntitySource]) {
    self.sources = sources
    batches = sources.map { _ in [] }
    indices = sources.map { _ in 0 }
    isDone = sources.map { _ in false }
  }

  var bytesRead: UInt64 { sources.reduce(0) { $0 + $1.summary.bytesRead } }

  mutating func next() throws(ReadingFailure) -> Entity? {
    var best: (source: Int, key: UInt64)?
    for source in sources.indices {
      if indices[source] >= batches[source].count, !isDone[source] {
        batches[source] = try sources[source].next() ?? []
        indices[source] = 0
        isDone[source] = batches[source].isEmpty
      }
      guard indices[source] < batches[source].count else { continue }
      if sources.count == 1 {
        best = (source, 0)
        break
      }
      let key = Self.key(batches[source][indices[source]])
      if key < best?.key ?? .max { best = (source, key) }
    }
    guard let best else { return nil }
    defer { indices[best.source] += 1 }
    return batches[best.source][indices[best.source]]
  }

  /// What orders an entity: a session's start; anything else goes first, for it stands in a list of its own.
  private static func key(_ entity: Entity) -> UInt64 {
    guard case .session(let session) = entity else { return 0 }
    return session.start.map { $0.sortKey + 1 } ?? 1
  }
}

/// The sessions written so far, where several files may hold the same one.
private struct SeenSessions {
  private let isNeeded: Bool
  private var fingerprints: [Identifier<Session>: Fingerprint] = [:]

  init(isNeeded: Bool) {
    self.isNeeded = isNeeded
  }

  mutating func admit(_ entity: Entity, into report: inout ConversionReport) -> Bool {
    guard isNeeded, case .session(let session) = entity else { return true }
    let fingerprint = session.fingerprint
    guard let earlier = fingerprints[session.id] else {
      fingerprints[session.id] = fingerprint
      return true
    }
    if earlier == fingerprint {
      report.repeatedSessions += 1
    } else {
      report.conflictingSessions += 1
      report.log.add(Diagnostic(.sessionConflict, [session.start.map { "\($0)" } ?? "\(session.id)"]))
    }
    return false
  }
}

/// Collects output for a caller that keeps the sink.
final class CollectingSink: OutputSink {
  private(set) var bytes: [UInt8] = []
  func write(_ bytes: ByteSlice) { unsafe self.bytes.append(contentsOf: bytes.buffer) }
  func finish() {}
}
