package import TextStreams

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
  /// What the caller says about the output.
  public var writing = WritingOptions()
  /// How many threads a large input is converted on, where its format can be divided; the output is the same with any.
  public var threadCount = 1
  /// The path of a file of rejected rows as somebody has mended them, which are laid over the one input.
  public var mendedRowsPath: String?

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
  ///
  /// - Parameters:
  ///   - paths: The files to read.
  ///   - outputPath: The file to write.
  ///   - rejectedRowsPath: Where the rows that cannot be read are written, each with its line and the reason, so that
  ///     they can be mended; no file is written where there are none.
  /// - Throws: A failure when a file cannot be read as a whole, or not be written.
  public func run(
    paths: [String], outputPath: String, rejectedRowsPath: String? = nil
  ) throws(ReadingFailure) -> ConversionReport {
    do {
      let sink = try AtomicFileSink(path: outputPath)
      let rejected = try rejectedRowsPath.map { path throws(FileFailure) in try AtomicFileSink(path: path) }
      return try run(paths.map { path in try InputSource(path: path) }, into: sink, rejectedRowsInto: rejected)
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
  /// - Parameters:
  ///   - rejected: Where the rows go that cannot be read, under their header.
  ///   - progress: Told bytes read and bytes in all, after each batch.
  package func run(
    _ inputs: [InputSource], into sink: any OutputSink, rejectedRowsInto rejected: (any OutputSink)? = nil,
    progress: ((UInt64, UInt64) -> Void)? = nil
  ) throws(ReadingFailure) -> ConversionReport {
    let inputs = try mended(inputs)
    var options = options
    options.keepsRejectedRows = rejected != nil
    return try run(into: sink, rejected, total: inputs.reduce(0) { $0 + $1.count }, progress: progress) {
      (mayStartOver) throws(ReadingFailure) in
      var options = options
      options.mayStartOver = mayStartOver
      return try open(inputs, options)
    }
  }

  /// Converts what sources say, which are opened again where the first pass was to find losses, or hoped for too much.
  ///
  /// - Parameter open: Opens the sources; told whether what they say can be taken back.
  func run(
    into sink: any OutputSink, _ rejected: (any OutputSink)? = nil, total: UInt64,
    progress: ((UInt64, UInt64) -> Void)?,
    _ open: (_ mayStartOver: Bool) throws(ReadingFailure) -> [any EntitySource]
  ) throws(ReadingFailure) -> ConversionReport {
    // Nothing is written of what would lose anything, not even into a stream.
    var report = ConversionReport()
    if writing.refusesLosses {
      _ = try write(open(false), into: DiscardingSink(), nil, &report) { _ in }
      try report.refuseLosses()
      report = ConversionReport()
    }
    if rejected == nil, let erasable = sink as? any ErasableSink, erasable.isErasable {
      if try write(open(true), into: sink, nil, &report, { progress?($0, total) }) { return report }
      do { try erasable.erase() } catch { throw ReadingFailure(error) }
      report = ConversionReport()
    }
    let rows = rejected.map { RejectedRowWriter(sink: $0) }
    _ = try write(open(false), into: sink, rows, &report) { progress?($0, total) }
    return report
  }

  private func open(
    _ inputs: [InputSource], _ options: ReadingOptions
  ) throws(ReadingFailure) -> [any EntitySource] {
    // Everything that can be refused as a whole is, before the first byte is written.
    var sources: [any EntitySource] = []
    for input in inputs {
      sources.append(try InputFormat.find(for: input, named: inputFormat).open(input, options))
    }
    return sources
  }

  private func mended(_ inputs: [InputSource]) throws(ReadingFailure) -> [InputSource] {
    guard let mendedRowsPath, let original = inputs.first else { return inputs }
    let mended: InputSource
    do {
      mended = try InputSource(path: mendedRowsPath)
    } catch {
      throw ReadingFailure(error)
    }
    let format = try InputFormat.find(for: original, named: inputFormat)
    return [try MendedRows.lay(mended, over: original, format: format)]
  }

  /// - Returns: Whether all that was written holds: it does not where a source has to start over.
  private func write(
    _ sources: [any EntitySource], into sink: any OutputSink, _ rejected: RejectedRowWriter?,
    _ report: inout ConversionReport, _ progress: (UInt64) -> Void
  ) throws(ReadingFailure) -> Bool {
    let writer = outputFormat.writer(into: sink, options: writing, units: units, matcher: options.matcher)
    do {
      // Rejected rows are written as they are met, in the order of the input, by one thread.
      if try rejected != nil || !writeDivided(sources, into: writer, &report, progress) {
        try write(sources, into: writer, rejected, &report, progress)
      }
      if sources.contains(where: \.hasToStartOver) { return false }
      try writer.finish()
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"]))
    }
    report.add(writer)
    return true
  }

  private func write(
    _ sources: [any EntitySource], into writer: LossyWriter, _ rejected: RejectedRowWriter?,
    _ report: inout ConversionReport, _ progress: (UInt64) -> Void
  ) throws {
    var merged = MergedSources(sources, rejectedRows: rejected)
    var seen = SeenEntities(hasSeveralSources: sources.count > 1)
    var unconverted = 0
    var read = 0
    while let entity = try merged.next() {
      guard seen.admit(entity, into: &report) else { continue }
      read += 1
      unconverted += units.unconvertible(in: entity)
      try writer.write(units.isIdentity ? entity : units.apply(to: entity))
      if read & 255 == 0 { progress(merged.bytesRead) }
    }
    try merged.finish()
    finish(sources, writer, unconverted, &report)
  }

  /// Converts on several threads, where the one input and the output can be divided.
  ///
  /// - Returns: Whether it was done.
  private func writeDivided(
    _ sources: [any EntitySource], into writer: LossyWriter, _ report: inout ConversionReport,
    _ progress: (UInt64) -> Void
  ) throws -> Bool {
    guard threadCount > 1, sources.count == 1, let source = sources[0] as? any DivisibleSource, source.pieceCount > 1,
      let divided = writer.dividedWriter
    else { return false }
    let result = try run(source, divided, progress)
    writer.count(sessions: result.sessions)
    for template in result.templates { try writer.write(template) }
    finish(sources, writer, result.unconverted, &report)
    return true
  }

  private func run<Writer: DividedWriter>(
    _ source: any DivisibleSource, _ writer: Writer, _ progress: (UInt64) -> Void
  ) throws -> (templates: [Entity], sessions: Int, unconverted: Int) {
    let threads = min(threadCount, source.pieceCount)
    return try DividedConversion(source: source, writer: writer, units: units, threadCount: threads)
      .run(progress: progress)
  }

  private func finish(
    _ sources: [any EntitySource], _ writer: LossyWriter, _ unconverted: Int, _ report: inout ConversionReport
  ) {
    for source in sources {
      report.files.append(source.summary)
      writer.keep(source.otherFields)
    }
    if unconverted > 0 { report.log.add(Diagnostic(.unitUnconvertible, ["\(unconverted)"])) }
    if report.repeatedSessions > 0 { report.log.add(Diagnostic(.sessionRepeated, ["\(report.repeatedSessions)"])) }
  }
}
