package import TextStreams

extension Conversion {
  /// Writes the training content of a library into memory: neither tombstones, nor what the library remembers, nor
  /// sessions of other people.
  ///
  /// Where a filter is given, of all that is not a session only the templates are written that the sessions name, and
  /// the implements of both.
  ///
  /// - Parameters:
  ///   - library: What is exported.
  ///   - filter: Which sessions are wanted, and which exercises of them.
  ///   - name: What the report calls the library.
  /// - Returns: The output and the report. Memory is that of the output beside the library.
  /// - Throws: A failure when something would be lost and ``WritingOptions/refusesLosses`` forbids it.
  public func run(
    _ library: PersonalLibrary, filter: SessionFilter = SessionFilter(), name: String = "library"
  ) throws(ReadingFailure) -> (output: [UInt8], report: ConversionReport) {
    let sink = CollectingSink()
    let report = try run(library, filter: filter, name: name, into: sink)
    return (sink.bytes, report)
  }

  /// Writes the training content of a library into a file, which is replaced whole at the end or not at all.
  ///
  /// - Throws: A failure when the file cannot be written, too.
  public func run(
    _ library: PersonalLibrary, filter: SessionFilter = SessionFilter(), outputPath: String
  ) throws(ReadingFailure) -> ConversionReport {
    let sink: AtomicFileSink
    do {
      sink = try AtomicFileSink(path: outputPath)
    } catch {
      throw ReadingFailure(error)
    }
    return try run(library, filter: filter, into: sink)
  }

  /// Writes the training content of a library into a sink.
  package func run(
    _ library: PersonalLibrary, filter: SessionFilter, name: String = "library", into sink: any OutputSink
  ) throws(ReadingFailure) -> ConversionReport {
    let entities = library.content.trainingContent(filter)
    var conversion = self
    conversion.options.exerciseMapping = library.mapping.adding(options.exerciseMapping)
    return try conversion.run(into: sink, total: 0, progress: nil) { (_) throws(ReadingFailure) in
      [LibrarySource(entities, name: name)]
    }
  }
}

extension Library {
  /// The sessions that pass a filter, and what goes with them: everything but tombstones where all pass, else what the
  /// sessions name.
  func trainingContent(_ filter: SessionFilter) -> [Entity] {
    let rest = entitiesBesideSessions.filter { $0.kind != .tombstone }
    let own = sessions.filter { !$0.isReceived }
    guard !filter.isEmpty else { return own.map(Entity.session) + rest }
    let wanted = filter.apply(toAll: own)
    var named = Set(wanted.flatMap(\.references))
    for case .exercise(let exercise) in rest where named.contains(exercise.id.value) {
      named.formUnion(Entity.exercise(exercise).references)
    }
    return wanted.map(Entity.session)
      + rest.filter { entity in
        (entity.kind == .exercise || entity.kind == .implement) && named.contains(entity.id)
      }
  }
}

/// The content of a library as something that is read.
private final class LibrarySource: EntitySource {
  private var rest: ArraySlice<Entity>
  private(set) var summary: SourceSummary

  init(_ entities: [Entity], name: String) {
    rest = entities[...]
    summary = SourceSummary(file: name, format: "library", dialect: "Carryover library")
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    guard !rest.isEmpty else { return nil }
    if Task.isCancelled { throw .cancelled(summary.file) }
    defer { rest = rest.dropFirst(256) }
    return Array(rest.prefix(256))
  }
}
