import Carryover
import Foundation
import Support
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite("Inputs")
struct HistoryInputTests {
  private struct LineDropped: Error {}

  @Test("The error of the caller's bytes ends the reading with its words, wherever it comes", arguments: 0...5)
  func brokenOff(chunk: Int) async throws {
    let bytes = try Locations.sample("strong.csv")
    let stream = ByteStream(bytes, chunkSize: 500) { number in
      if number == chunk { throw LineDropped() }
      return true
    }
    let failure = await #expect(throws: ReadingFailure.self) { _ = try await HistoryInput(chunks: stream) }
    #expect(failure?.kind == .input)
    #expect(failure?.diagnostic.code == .inputBrokenOff)
    #expect(failure?.diagnostic.arguments == ["\(LineDropped())"])
  }

  @Test("A failure of the caller's own kind stays what it is")
  func ownFailure() async throws {
    let own = ReadingFailure(.input, Diagnostic(.fileEmpty))
    let failure = await #expect(throws: ReadingFailure.self) {
      _ = try await HistoryInput(chunks: ByteStream([1], chunkSize: 1) { _ in throw own })
    }
    #expect(failure == own)
  }

  @Test("Cancellation is known, whether the bytes go on, end or break off then", arguments: ["go on", "end", "throw"])
  func cancelled(then: String) async throws {
    let bytes = try Locations.sample("strong.csv")
    for chunk in 0...5 {
      let stream = ByteStream(bytes, chunkSize: 500) { number in
        guard number == chunk else { return true }
        cancelThisTask()
        if then == "throw" { throw LineDropped() }
        return then == "go on"
      }
      let failure = await #expect(throws: ReadingFailure.self) {
        try await inTask { _ = try await HistoryInput(chunks: stream) }
      }
      #expect(failure?.kind == .cancelled, "chunk \(chunk)")
    }
  }

  @Test("The total is unknown until the end, or the one that the caller expects")
  func progress() async throws {
    let bytes = [UInt8](repeating: 10, count: 200_000)
    for expected in [nil, 200_000] as [UInt64?] {
      let told = Collected<ReadingProgress>()
      _ = try await HistoryInput(
        chunks: ByteStream(bytes, chunkSize: 100), byteCount: expected, progress: { told.append($0) })
      #expect(told.values.map(\.bytesDone) == [65_600, 131_200, 196_800, 200_000])
      #expect(told.values.map(\.totalBytes) == [expected, expected, expected, 200_000])
    }
    let told = Collected<ReadingProgress>()
    let byBytes = ByteStream(bytes, chunkSize: 1, make: { $0.first ?? 0 })
    _ = try await HistoryInput(bytes: byBytes, progress: { told.append($0) })
    #expect(told.values.map(\.bytesDone) == [65_536, 131_072, 196_608, 200_000])
  }

  @Test("A file that is no file is refused")
  func noFile() async throws {
    let web = try #require(URL(string: "https://example.com/strong.csv"))
    for url in [web, Locations.samples, Locations.samples.appendingPathComponent("missing.csv")] {
      let failure = await #expect(throws: ReadingFailure.self) { _ = try await HistoryInput(contentsOf: url) }
      #expect(failure?.kind == .input)
    }
  }

  @Test("No temporary file is left after a cancellation, while bytes arrive or while they are read")
  func temporaryFiles() async throws {
    // A length that no other test's temporary file has.
    let length = 2_100_007
    let text = Array(manyWorkouts(9000).utf8)
    try #require(text.count > length)
    let bytes = Array(text.prefix(length))
    try await inTask {
      let stream = ByteStream(bytes + [10], chunkSize: length) { number in
        if number == 1 {
          #expect(openFiles(ofLength: length) == 1)
          cancelThisTask()
        }
        return true
      }
      await #expect(throws: ReadingFailure.self) { _ = try await HistoryInput(chunks: stream) }
      #expect(openFiles(ofLength: length) == 0)
    }
    try await inTask {
      await readAndCancel(bytes)
      #expect(openFiles(ofLength: length) == 0)
    }
    let folder = FileManager.default.temporaryDirectory
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("carryover-") }
    let lengths = names.map { name in
      (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path))?[.size] as? Int
    }
    #expect(!lengths.contains(length))
  }

  private func readAndCancel(_ bytes: [UInt8]) async {
    let failure = await #expect(throws: ReadingFailure.self) {
      let entities = try await HistoryInput(chunks: ByteStream(bytes, chunkSize: 1 << 16)).entities(options: kilograms)
      for try await _ in entities {
        #expect(openFiles(ofLength: bytes.count) == 1)
        cancelThisTask()
      }
    }
    #expect(failure?.kind == .cancelled)
  }
}

/// How many descriptors of this process are open on a file of a length.
private func openFiles(ofLength length: Int) -> Int {
  (0..<Int32(1024)).count { number in
    var status = stat()
    return unsafe fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && Int(status.st_size) == length
  }
}

/// Workouts of three sets each, day after day.
func manyWorkouts(_ count: Int) -> String {
  var text = appleHeader
  for workout in 0..<count {
    let date = CivilDate(daysSince1970: 10_000 + workout)?.description ?? ""
    for (number, exercise) in ["Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)"].enumerated() {
      text += "\(date) 18:00:00,Evening Workout,1h 5m,\(exercise),1,\(60 + number * 5).0,5,0,0,deep and slow,,8\n"
    }
  }
  return text
}
