import Carryover
import Foundation
import Observation
import Support
import Testing

@testable import ImportExample

@Suite("The example of an import")
@MainActor
struct ImportExampleTests {
  private struct DiskFull: Error {}

  private func sample(_ name: String) -> URL { Locations.samples.appendingPathComponent(name) }

  @Test("A file is picked, previewed, confirmed and stored")
  func wholeWay() async throws {
    let stored = Collected<[Entity]>()
    let model = ImportModel { stored.append($0) }
    #expect(model.phase == nil)
    model.start(file: sample("strong.csv"))
    await model.task?.value
    let expected = try readHistory(Locations.sample("strong.csv"))
    let preview = try #require(model.phase?.preview)
    #expect(preview.content.sessions == expected.sessions.count && preview.content.sets == expected.preview.sets)
    #expect(stored.values.isEmpty)

    model.confirm()
    model.confirm()
    await model.task?.value
    #expect(model.phase?.summary?.sessions == expected.sessions.count)
    #expect(Array(stored.values.joined()) == expected.library.entities)
  }

  @Test("The unit that is asked for is answered, without another file", arguments: [LoadUnit.kilogram, .pound])
  func question(unit: LoadUnit) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("strong.csv")
    try FileManager.default.copyItem(at: sample("strong-german.csv"), to: file)
    let model = ImportModel { _ in }
    model.answer(unit: unit)
    #expect(model.phase == nil)
    model.start(file: file)
    await model.task?.value
    #expect(model.phase?.question?.code.identifier == "strong.unit-unclear")

    try FileManager.default.removeItem(at: file)
    model.answer(unit: unit)
    await model.task?.value
    let preview = try #require(model.phase?.preview)
    #expect(Array(preview.content.loadUnits.keys) == [unit.rawValue])
  }

  @Test("It is cancelled while it reads, asks, shows and stores")
  func cancelled() async throws {
    let model = ImportModel { _ in }
    model.cancel()
    await model.task?.value
    #expect(model.phase == nil)
    model.start(file: sample("strong.csv"))
    model.cancel()
    await model.task?.value
    #expect(model.phase?.isCancelled == true)

    for name in ["strong.csv", "strong-german.csv"] {
      model.start(file: sample(name))
      await model.task?.value
      model.cancel()
      await model.task?.value
      #expect(model.phase?.isCancelled == true)
      model.confirm()
      model.answer(unit: .kilogram)
      await model.task?.value
      #expect(model.phase?.isCancelled == true)
    }

    model.start(file: sample("strong.csv"))
    await model.task?.value
    model.confirm()
    model.cancel()
    await model.task?.value
    #expect(model.phase?.isCancelled == true)

    model.start(file: sample("strong.csv"))
    await model.task?.value
    model.confirm()
    await model.task?.value
    model.cancel()
    await model.task?.value
    #expect(model.phase?.summary != nil)
  }

  @Test("Cancelled while a batch is stored, it stops before the next")
  func cancelledWhileStoring() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    let library = try readHistory(manyWorkouts(250), options: kilograms).library
    try Data(library.document(in: .jsonLines)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let stored = Collected<[Entity]>()
    let screen = Collected<ImportModel>()
    let model = ImportModel { entities in
      stored.append(entities)
      for model in screen.values { await model.cancel() }
    }
    screen.append(model)
    model.start(file: file)
    await model.task?.value
    model.confirm()
    // The task that confirmed, and the one that cancels it.
    await model.task?.value
    await model.task?.value
    #expect(stored.values.count == 1)
    #expect(model.phase?.isCancelled == true)
  }

  @Test("Another file takes the place of the one before")
  func anotherFile() async throws {
    let model = ImportModel { _ in }
    model.start(file: sample("strong.csv"))
    model.start(file: sample("strong-pounds.csv"))
    await model.task?.value
    #expect(model.phase?.preview?.source.file == sample("strong-pounds.csv").path)
  }

  @Test("A file that cannot be read, and a store that fails, are told")
  func failed() async throws {
    let model = ImportModel { _ in throw DiskFull() }
    model.start(file: sample("missing.csv"))
    await model.task?.value
    #expect(model.phase?.readingFailure?.kind == .input)

    model.start(file: sample("strong.csv"))
    await model.task?.value
    model.confirm()
    await model.task?.value
    #expect(model.phase?.storingError is DiskFull)
  }

  @Test("A view that shows the phase is told of the next")
  func observed() async throws {
    let changes = Collected<Bool>()
    let model = ImportModel { _ in }
    withObservationTracking {
      _ = model.phase
    } onChange: {
      changes.append(true)
    }
    model.start(file: sample("strong.csv"))
    await model.task?.value
    #expect(changes.values == [true])
  }

  @Test("What the README shows is in the example, and runs")
  func readme() async throws {
    let readme = try lines(of: Locations.root.appendingPathComponent("README.md"))
    let example = try lines(of: Locations.samples.appendingPathComponent("ImportExample/ReadmeExamples.swift"))
    var snippets: [[String]] = []
    var isInside = false
    for line in readme {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { snippets.append([]) }
      } else if isInside {
        snippets[snippets.count - 1].append(line)
      }
    }
    #expect(snippets.count == 2)
    for snippet in snippets { #expect(example.firstRange(of: snippet) != nil, "\(snippet)") }

    let database = MemoryDatabase()
    try await importHistory(from: sample("strong.csv"), into: database)
    #expect(
      database.stored.values.joined().count == (try readHistory(Locations.sample("strong.csv")).library.entities.count))
    try await printVolumes(of: sample("strong.csv"))
  }

  private struct MemoryDatabase: Database {
    let stored = Collected<[Entity]>()
    func replace(_ entities: [Entity]) { stored.append(entities) }
  }

  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
