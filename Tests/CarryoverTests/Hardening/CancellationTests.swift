import Carryover
import Support
import Testing

/// Readings that somebody else cancels at any moment, many at a time.
@Suite("Cancelled from outside")
struct CancellationTests {
  private enum Outcome: Equatable {
    case done(Int)
    case cancelled
    case failed(String)
  }

  private let bytes: [UInt8]
  private let count: Int

  init() throws {
    bytes = try Locations.sample("strong-pounds.csv")
    var reader = try HistoryReader(bytes: bytes, options: Self.options)
    count = try reader.library().entities.count
  }

  private static var options: ReadingOptions {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.pound)
    options.chunkSize = 64
    return options
  }

  /// Runs readings beside each other, and cancels each after another number of turns.
  private func race(_ read: @escaping @Sendable (HistoryInput) async -> Outcome) async -> [Outcome] {
    var random = SeededGenerator(seed: 31)
    return await withTaskGroup(of: Outcome.self) { group in
      for _ in 0..<200 {
        let turns = Int.random(in: 0...60, using: &random)
        let input = HistoryInput(bytes: bytes, name: "strong.csv")
        group.addTask {
          let reading = Task { await read(input) }
          for _ in 0..<turns { await Task.yield() }
          reading.cancel()
          return await reading.value
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func check(_ outcomes: [Outcome]) {
    #expect(outcomes.count == 200)
    #expect(outcomes.allSatisfy { $0 == .done(count) || $0 == .cancelled }, "\(outcomes)")
  }

  @Test("Entities come to the end, or the reading says that it was cancelled")
  func entities() async {
    check(
      await race { input in
        var count = 0
        do {
          for try await _ in input.entities(options: Self.options) { count += 1 }
          return .done(count)
        } catch let failure as ReadingFailure {
          return failure.kind == .cancelled ? .cancelled : .failed("\(failure)")
        } catch {
          return .failed("\(error)")
        }
      })
  }

  @Test("An import ends with all of it, or with its cancellation")
  func imports() async {
    check(
      await race { input in
        var history = HistoryImport(input)
        history.options = Self.options
        var preview: ImportPreview?
        for await phase in history.read() {
          switch phase {
          case .preview(let read): preview = read
          case .cancelled: return .cancelled
          case .failed(let failure): return .failed("\(failure)")
          default: break
          }
        }
        guard let preview else { return .cancelled }
        for await phase in preview.store(batchSize: 3, with: { _ in await Task.yield() }) {
          switch phase {
          case .complete: return .done(preview.entities.count)
          case .cancelled: return .cancelled
          case .failed(let failure): return .failed("\(failure)")
          default: break
          }
        }
        return .cancelled
      })
  }

  @Test("A plan for a library is made, or its making is cancelled")
  func plans() async {
    check(
      await race { input in
        do {
          let library = PersonalLibrary(id: UniqueIdentifier(high: 1, low: 2))
          let prepared = try await input.plan(into: library, state: "", options: Self.options)
          return .done(try prepared.applied(prepared.plan, at: nil).content.entities.count)
        } catch let failure as ReadingFailure {
          return failure.kind == .cancelled ? .cancelled : .failed("\(failure)")
        } catch {
          return .failed("\(error)")
        }
      })
  }
}
