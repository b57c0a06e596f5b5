extension HistoryInput {
  /// Holds the history against a library: what an import of it would do, and all that is needed to do it.
  ///
  /// ```swift
  /// let prepared = try await input.plan(into: library)
  /// print(prepared.plan.counts[.new], "new", prepared.plan.counts[.changed], "changed")
  /// let changed = try prepared.applied(prepared.plan, at: date)
  /// ```
  ///
  /// The history is read to its end, off the main actor, and nothing is changed by it. Memory is that of the library and
  /// of what is not the same in it.
  ///
  /// - Parameters:
  ///   - library: The library as it is.
  ///   - state: The digest of the library where it is known, as ``LockedLibrary/state`` has it; it is found otherwise.
  ///   - format: The format; found from the content when `nil`.
  ///   - options: What the caller says about the file. Names of exercises that were chosen in earlier imports are known.
  ///   - defaults: What is done by default with what.
  ///   - filter: Which sessions of the file are wanted.
  ///   - progress: Told after every chunk, and once more at the end.
  /// - Throws: A failure of kind ``ReadingFailure/Kind/question`` when only the caller can say the unit of the loads, one
  ///   of kind ``ReadingFailure/Kind/cancelled`` once the task is cancelled, and those of reading.
  @concurrent
  public func plan(
    into library: PersonalLibrary, state: String? = nil, format: InputFormat? = nil,
    options: ReadingOptions = ReadingOptions(), defaults: ImportDefaults = ImportDefaults(),
    filter: SessionFilter = SessionFilter(), progress: (@Sendable (ReadingProgress) -> Void)? = nil
  ) async throws(ReadingFailure) -> PreparedImport {
    var options = options
    options.exerciseMapping = library.mapping.adding(options.exerciseMapping)
    let document = try OriginDocument(source)
    var work = LibraryImport(into: library, defaults: defaults, filter: filter)
    var batches = EntityBatches(self, format: format, options: options, units: UnitTransform())
    var report = ProgressReport(step: UInt64(options.chunkSize), body: progress)
    while let batch = try batches.next() {
      for entity in batch { work.add(entity) }
      report.tell(batches.progress)
    }
    report.tellEnd(batches.progress)
    guard let summary = batches.summary, !Task.isCancelled else { throw .cancelled(name) }
    try summary.refuseBundle()
    let plan = try work.plan(for: document, state: state ?? library.state)
    if Task.isCancelled { throw .cancelled(name) }
    return PreparedImport(plan: plan, summary: summary, mapping: options.exerciseMapping, work: work)
  }
}

/// An import that was planned and not done yet.
public struct PreparedImport: Sendable {
  /// What would be done, to be shown and edited.
  public let plan: ImportPlan
  /// What reading the file found: where its rows went, and what there is to tell.
  public let summary: SourceSummary
  private let mapping: ExerciseMapping
  private let work: LibraryImport

  init(plan: ImportPlan, summary: SourceSummary, mapping: ExerciseMapping, work: LibraryImport) {
    self.plan = plan
    self.summary = summary
    self.mapping = mapping
    self.work = work
  }

  /// The library after the import, with a receipt where that changed anything; the same library where it did not.
  ///
  /// It is the library that the plan was made for, whatever became of that since: keep it locked in between.
  ///
  /// - Parameters:
  ///   - plan: The plan, with whatever decisions.
  ///   - date: When it is done, for the receipt.
  /// - Throws: A failure when the plan is another import's. Nothing is done by halves.
  public func applied(_ plan: ImportPlan, at date: Instant?) throws(ReadingFailure) -> PersonalLibrary {
    guard plan.libraryState == self.plan.libraryState, plan.document == self.plan.document else {
      throw ReadingFailure(.input, Diagnostic(.planLibrary))
    }
    let receipt = Receipt(importOf: self.plan.document, summary, date: date)
    return try work.applying(plan, receipt: receipt, mapping: mapping)
  }
}
