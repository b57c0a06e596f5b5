import Carryover
import Dispatch
import Foundation
import Support
import Testing

@Suite("Entities for apps")
struct HistoryEntitiesTests {
  private struct Reading: Equatable, Sendable {
    var entities: [Entity] = []
    var rows: RowCounts?
    var diagnostics: [Diagnostic]?
  }

  /// A sample in every format that can hold it.
  private static func texts(_ name: String) throws -> [[UInt8]] {
    let sample = try Locations.sample(name)
    var library = try readHistory(sample, options: lenient).library
    // Documents of apps have points in time.
    for index in library.sessions.indices { library.sessions[index].timeZone = "Europe/Berlin" }
    return try [sample] + OutputFormat.all.map { try library.document(in: $0) }
  }

  private static var lenient: ReadingOptions {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    return options
  }

  private static func readAtOnce(
    _ bytes: [UInt8], name: String, options: ReadingOptions = lenient
  ) throws -> Reading {
    var reader = try HistoryReader(bytes: bytes, name: name, options: options)
    var reading = Reading()
    while let entity = try reader.next() { reading.entities.append(entity) }
    reading.rows = reader.summary.rows
    reading.diagnostics = reader.summary.log.diagnostics
    return reading
  }

  private static func read(
    _ input: HistoryInput, chunkSize: Int = 1 << 16, options: ReadingOptions = lenient
  ) async throws -> Reading {
    var options = options
    options.chunkSize = chunkSize
    let entities = input.entities(options: options)
    var reading = Reading()
    for try await entity in entities { reading.entities.append(entity) }
    let summary = await entities.summary
    reading.rows = summary?.rows
    reading.diagnostics = summary?.log.diagnostics
    return reading
  }

  @Test("Bytes, files, chunks of any kind and single bytes give the same", arguments: SampleTests.samples)
  func sameEntities(name: String) async throws {
    for text in try Self.texts(name) {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
      try Data(text).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let path = file.path
      let expected = try Self.readAtOnce(text, name: path)
      #expect(!expected.entities.isEmpty)
      #expect(try await Self.read(HistoryInput(bytes: text, name: path)) == expected)
      #expect(try await Self.read(HistoryInput(bytes: Data(text), name: path), chunkSize: 1) == expected)
      #expect(try await Self.read(HistoryInput(path: path)) == expected)
      #expect(try await Self.read(HistoryInput(contentsOf: file), chunkSize: 7) == expected)
      for size in [1, 2, 3, 64, 1000, 1 << 16] {
        let arrays = try await HistoryInput(chunks: ByteStream(text, chunkSize: size), name: path)
        #expect(try await Self.read(arrays, chunkSize: size) == expected)
        let data = ByteStream(text, chunkSize: size, make: { Data($0) })
        #expect(try await Self.read(HistoryInput(chunks: data, name: path)) == expected)
        let slices = ByteStream(text, chunkSize: size, make: { $0 })
        #expect(try await Self.read(HistoryInput(chunks: slices, name: path)) == expected)
      }
      let single = AsyncStream<UInt8> { continuation in
        for byte in text { continuation.yield(byte) }
        continuation.finish()
      }
      #expect(try await Self.read(HistoryInput(bytes: single, name: path)) == expected)
    }
  }

  @Test("What is too long for memory is read from a temporary file")
  func spooled() async throws {
    let text = Array(manyWorkouts(6000).utf8)
    try #require(text.count > 1 << 20)
    let input = try await HistoryInput(chunks: ByteStream(text, chunkSize: 99_999), name: "many")
    #expect(input.byteCount == UInt64(text.count))
    let expected = try Self.readAtOnce(text, name: "many", options: kilograms)
    #expect(expected.entities.count >= 6000)
    #expect(try await Self.read(input, options: kilograms) == expected)
  }

  @Test("Loads are converted on the way")
  func units() async throws {
    let input = HistoryInput(bytes: try Locations.sample("strong.csv"))
    var units: Set<LoadUnit?> = []
    let entities = input.entities(options: kilograms, units: UnitTransform(loadUnit: .pound))
    for try await case .session(let session) in entities {
      units.formUnion(session.allSets.compactMap(\.load).map(\.unit))
    }
    #expect(units == [.pound])
  }

  @Test("Cancelled at any entity, nothing further comes", arguments: [1, 1 << 16])
  func cancelledAtEach(chunkSize: Int) async throws {
    let input = HistoryInput(bytes: Array(manyWorkouts(40).utf8))
    var options = kilograms
    options.chunkSize = chunkSize
    for index in 0..<40 {
      let entities = input.entities(options: options)
      let count = Collected<Entity>()
      let failure = await #expect(throws: ReadingFailure.self) {
        try await inTask {
          for try await entity in entities {
            count.append(entity)
            if count.values.count == index + 1 { cancelThisTask() }
          }
        }
      }
      #expect(failure?.kind == .cancelled)
      #expect(count.values.count == index + 1)
      var rest = entities.makeAsyncIterator()
      #expect(try await rest.next() == nil)
    }
  }

  @Test("Cancelled before it begins, nothing is read, in no way of reading")
  func cancelledBefore() async throws {
    let bytes = try Locations.sample("strong.csv")
    let path = Locations.samples.appendingPathComponent("strong.csv").path
    try await inTask {
      cancelThisTask()
      let entities = HistoryInput(bytes: bytes).entities()
      var failures: [ReadingFailure?] = []
      failures.append(await #expect(throws: ReadingFailure.self) { for try await _ in entities {} })
      #expect(await entities.summary == nil)
      failures.append(
        await #expect(throws: ReadingFailure.self) {
          _ = try await HistoryInput(chunks: ByteStream(bytes, chunkSize: 100))
        })
      failures.append(#expect(throws: ReadingFailure.self) { _ = try HistoryReader(bytes: bytes) })
      failures.append(#expect(throws: ReadingFailure.self) { _ = try HistoryReader(path: path) })
      failures.append(#expect(throws: ReadingFailure.self) { try Conversion(to: .json).run(bytes: bytes) })
      #expect(failures.map { $0?.kind } == Array(repeating: .cancelled, count: 5))
    }
  }

  @Test("A failure is thrown once, with its type, and nothing comes after it")
  func failures() async throws {
    let cases: [(String, ReadingFailure.Kind, Int)] = [
      (String(decoding: try Locations.sample("strong-german.csv"), as: UTF8.self), .question, 0),
      ("a picture of my cat", .input, 0), ("", .input, 0),
      (
        #"{"format":"carryover","schemaVersion":1,"sessions":[{"id":"6ba7b811-9dad-11d1-80b4-00c04fd430c8"},"#
          + String(repeating: " ", count: 1 << 17) + "!", .input, 1
      ),
    ]
    for (text, kind, count) in cases {
      let entities = HistoryInput(bytes: text.utf8).entities()
      var iterator = entities.makeAsyncIterator()
      var read = 0
      do throws(ReadingFailure) {
        while try await iterator.next() != nil { read += 1 }
        Issue.record("read to the end: \(text.prefix(40))")
      } catch {
        #expect(error.kind == kind)
      }
      #expect(read == count)
      #expect(try await iterator.next() == nil)
    }
  }

  @Test("Progress rises to the whole, in every format", arguments: SampleTests.samples)
  func progress(name: String) async throws {
    for text in try Self.texts(name) {
      for chunkSize in [1, 50, 1 << 16] {
        var options = Self.lenient
        options.chunkSize = chunkSize
        let told = Collected<ReadingProgress>()
        var kinds: [EntityKind] = []
        for try await entity in HistoryInput(bytes: text).entities(options: options, progress: { told.append($0) }) {
          kinds.append(entity.kind)
        }
        let steps = told.values
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0.bytesDone <= $1.bytesDone && $0.entities <= $1.entities })
        #expect(steps.allSatisfy { $0.totalBytes == UInt64(text.count) })
        let last = try #require(steps.last)
        #expect(last.bytesDone == UInt64(text.count) && last.fraction == 1)
        #expect(last.entities == kinds.count && last.sessions == kinds.count { $0 == .session })
      }
    }
  }

  @Test("It is told about every chunk, not every entity")
  func progressSteps() async throws {
    let text = Array(manyWorkouts(3000).utf8)
    let told = Collected<ReadingProgress>()
    for try await _ in HistoryInput(bytes: text).entities(options: kilograms, progress: { told.append($0) }) {}
    #expect(told.values.count <= text.count / (1 << 16) + 2)
    #expect(told.values.count > 3)
  }

  /// Marks the main actor's queue, which is not always the main thread's.
  private static let mainQueue = DispatchSpecificKey<Bool>()
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueue) ?? false }

  @Test("Nothing runs on the main actor, whoever waits")
  @MainActor
  func notOnMain() async throws {
    let places = Collected<Bool>()
    let note = { @Sendable in places.append(Self.isOnMainQueue) }
    DispatchQueue.main.setSpecific(key: Self.mainQueue, value: true)
    #expect(Self.isOnMainQueue)
    let stream = ByteStream(try Locations.sample("strong.csv"), chunkSize: 100) { _ in
      note()
      return true
    }
    let input = try await HistoryInput(chunks: stream, progress: { _ in note() })
    for try await _ in input.entities(options: kilograms, progress: { _ in note() }) {
      #expect(Self.isOnMainQueue)
    }
    var history = HistoryImport(input)
    history.options = kilograms
    for await phase in history.read() {
      guard case .preview(let preview) = phase else { continue }
      for await _ in preview.store(batchSize: 1, with: { _ in note() }) {}
    }
    #expect(places.values.count > 30)
    #expect(!places.values.contains(true))
  }
}
