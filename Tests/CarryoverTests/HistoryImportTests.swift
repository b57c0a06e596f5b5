import Carryover
import Support
import Testing

@Suite("Imports")
struct HistoryImportTests {
  private struct DiskFull: Error, Equatable {}

  private func history(_ name: String, chunkSize: Int = 1 << 16) throws -> HistoryImport {
    var history = HistoryImport(HistoryInput(bytes: try Locations.sample(name), name: name))
    history.options.chunkSize = chunkSize
    return history
  }

  private func preview(workouts: Int) async throws -> ImportPreview {
    var history = HistoryImport(HistoryInput(bytes: manyWorkouts(workouts).utf8))
    history.options = kilograms
    return try #require(await history.read().all().last?.preview)
  }

  @Test("A history is parsed, previewed and stored, each entity once and in order", arguments: [1, 7, 100])
  func wholeWay(batchSize: Int) async throws {
    let history = try history("strong-pounds.csv", chunkSize: 256)
    let expected = try readHistory(Locations.sample("strong-pounds.csv"))
    let phases = await history.read().all()
    let steps = phases.dropLast().map(\.parsed)
    #expect(steps.count > 3 && steps.first == ReadingProgress(totalBytes: history.input.byteCount))
    #expect(steps.last??.bytesDone == history.input.byteCount && steps.last??.sessions == expected.sessions.count)
    let preview = try #require(phases.last?.preview)
    #expect(preview.entities == expected.library.entities)
    #expect(preview.source.rows == expected.summary.rows)
    #expect(preview.content.sets == expected.preview.sets && preview.content.sessions == expected.preview.sessions)

    let stored = Collected<[Entity]>()
    let importing = await preview.store(batchSize: batchSize, with: { stored.append($0) }).all()
    #expect(Array(stored.values.joined()) == preview.entities)
    #expect(stored.values.dropLast().allSatisfy { $0.count == batchSize })
    #expect(
      importing.dropLast().map { $0.imported?.entities }
        == stored.values.reduce(into: [0]) {
          $0.append(($0.last ?? 0) + $1.count)
        })
    #expect(importing.dropLast().last?.imported?.fraction == 1)
    let summary = try #require(importing.last?.summary)
    #expect(summary.stored == Dictionary(grouping: preview.entities, by: \.kind).mapValues(\.count))
    #expect(summary.sessions == expected.sessions.count)
    #expect(summary.source.rows == expected.summary.rows)
  }

  @Test("A question is answered, and the same input read again")
  func question() async throws {
    var history = try history("strong-german.csv")
    let question = try #require(await history.read().all().last?.question)
    #expect(question.code.identifier == "strong.unit-unclear")
    history.options.loadUnits = LoadUnitSchedule(.kilogram)
    let preview = try #require(await history.read().all().last?.preview)
    #expect(preview.content.sessions > 0 && preview.source.loadUnit == .kilogram)
  }

  @Test("What is no history fails with its type")
  func notAHistory() async {
    let phases = await HistoryImport(HistoryInput(bytes: "a picture of my cat".utf8)).read().all()
    #expect(phases.count == 2 && phases.last?.readingFailure?.kind == .input)
  }

  @Test("Reading is cancelled at any phase, and before the first")
  func cancelledReading() async throws {
    let history = try history("strong-pounds.csv", chunkSize: 256)
    let count = await history.read().all().count
    for index in 0..<count {
      let phases = try await inTask { await history.read().all(cancellingBefore: index) }
      #expect(phases.count == index + 1 && phases.last?.isCancelled == true)
    }
  }

  @Test("Storing is cancelled between batches, and complete once the last is stored")
  func cancelledStoring() async throws {
    let preview = try await preview(workouts: 10)
    let count = preview.entities.count
    for batch in 1...count {
      let stored = Collected<[Entity]>()
      let phases = try await inTask {
        await preview.store(batchSize: 1) { entities in
          stored.append(entities)
          if stored.values.count == batch { cancelThisTask() }
        }.all()
      }
      #expect(stored.values.count == batch)
      #expect(phases.last?.isCancelled == (batch < count))
      #expect(phases.last?.summary?.sessions == (batch == count ? 10 : nil))
      #expect(phases.dropLast().last?.imported?.entities == batch)
    }
    let stored = Collected<[Entity]>()
    let phases = try await inTask {
      await preview.store { stored.append($0) }.all(cancellingBefore: 0)
    }
    #expect(phases.count == 1 && phases.last?.isCancelled == true && stored.values.isEmpty)
  }

  @Test("The error of the closure ends the storing, and is handed on as it was", arguments: 1...4)
  func failingStore(batch: Int) async throws {
    let preview = try await preview(workouts: 4)
    let stored = Collected<[Entity]>()
    let phases = await preview.store(batchSize: 1) { entities in
      stored.append(entities)
      if stored.values.count == batch { throw DiskFull() }
    }.all()
    #expect(stored.values.count == batch)
    #expect(phases.last?.storingError as? DiskFull == DiskFull())
    #expect(phases.dropLast().last?.imported?.entities == batch - 1)
  }

  @Test("An error that cancellation brings about is a cancellation; the same error without it is a failure")
  func cancellationError() async throws {
    let preview = try await preview(workouts: 2)
    let phases = try await inTask {
      await preview.store { _ in
        cancelThisTask()
        try Task.checkCancellation()
      }.all()
    }
    #expect(phases.last?.isCancelled == true)
    let failed = await preview.store { _ in throw CancellationError() }.all()
    #expect(failed.last?.storingError is CancellationError)
  }

  @Test("Everything that a document holds is stored, and counted by kind")
  func document() async throws {
    let library = filledLibrary(seed: 7)
    let history = HistoryImport(HistoryInput(bytes: try library.document(in: .jsonLines)))
    let preview = try #require(await history.read().all().last?.preview)
    #expect(preview.entities == library.entities)
    let summary = try #require(await preview.store { _ in }.all().last?.summary)
    #expect(summary.stored == Dictionary(grouping: library.entities, by: \.kind).mapValues(\.count))
  }

  @Test("A history without an entity is complete at once")
  func empty() async throws {
    let document = try Library().document(in: .json)
    let preview = try #require(await HistoryImport(HistoryInput(bytes: document)).read().all().last?.preview)
    let phases = await preview.store { _ in Issue.record("there is nothing to store") }.all()
    #expect(phases.count == 2 && phases.last?.summary?.sessions == 0)
  }
}

extension ImportPhases {
  /// All phases; the task is cancelled before the one with the number.
  fileprivate func all(cancellingBefore index: Int? = nil) async -> [ImportPhase] {
    var phases: [ImportPhase] = []
    if index == 0 { cancelThisTask() }
    for await phase in self {
      phases.append(phase)
      if phases.count == index { cancelThisTask() }
    }
    return phases
  }
}

extension ImportPhase {
  var parsed: ReadingProgress? { if case .parsing(let progress) = self { progress } else { nil } }
  var question: Diagnostic? { if case .question(let question) = self { question } else { nil } }
  var preview: ImportPreview? { if case .preview(let preview) = self { preview } else { nil } }
  var imported: ImportProgress? { if case .importing(let progress) = self { progress } else { nil } }
  var summary: ImportSummary? { if case .complete(let summary) = self { summary } else { nil } }
  var readingFailure: ReadingFailure? { if case .failed(.reading(let failure)) = self { failure } else { nil } }
  var storingError: (any Error)? { if case .failed(.storing(let error)) = self { error } else { nil } }
  var isCancelled: Bool { if case .cancelled = self { true } else { false } }
}
