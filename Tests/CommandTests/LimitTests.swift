import Foundation
import Support
import Testing

/// What would fill the memory or the disk, in a process of its own that may not have much of either.
@Suite("Limits")
struct LimitTests {
  private let folder: URL
  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

  init() throws {
    folder = try temporaryFolder()
  }

  private struct Measured: Decodable {
    var peakBytes: Int
    var exitCode: Int32
  }

  /// Runs the command on what a program prints after the header, and tells its peak memory.
  private func measure(_ arguments: String, on generator: String) throws -> Measured {
    let script = """
      mkfifo in; { echo '\(Self.header)'; \(generator); } > in 2> /dev/null &
      carryover-bench measure "$(command -v carryover)" convert in --unit kg --to jsonl --quiet \(arguments) 2> errors
      rm in
      """
    let run = try runTool("sh", ["-c", script], in: folder)
    return try JSONDecoder().decode(Measured.self, from: Data(run.output.suffix(while: { $0 != 10 })))
  }

  private var errors: String {
    get throws { try String(contentsOf: folder.appendingPathComponent("errors"), encoding: .utf8) }
  }

  @Test(
    "An endless line, quotes without end, commas and rows without number stay in bounded memory",
    arguments: [
      ("head -c 50000000 /dev/zero | tr '\\0' a", "longer than 16 MiB"),
      ("head -c 50000000 /dev/zero | tr '\\0' '\"'", "longer than 16 MiB"),
      ("head -c 20000000 /dev/zero | tr '\\0' ,", "longer than 16 MiB"),
      ("head -c 5000000 /dev/zero | tr '\\0' ,", "more than 10000 fields"),
    ])
  func floods(generator: String, finding: String) throws {
    let run = try measure("-o out.jsonl", on: generator)
    #expect(run.exitCode == 3)
    #expect(run.peakBytes < 128 << 20 || isSanitized)
    let errors = try errors
    #expect(errors.contains(finding), "\(errors.prefix(2000))")
  }

  @Test("A pipe that never ends is given up, and leaves nothing")
  func endlessPipe() throws {
    let run = try measure(
      "-o out.jsonl --limit stream=2000000", on: "yes '2021-01-05 18:03:22,Legs,1h,Squat,1,100.0,5,0,0,,,'")
    #expect(run.exitCode == 1)
    #expect(try errors.contains("more than 2000000 bytes come"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["errors"])
  }

  @Test("Rows of one time without end are rejected from the limit on, and counted")
  func oneStart() throws {
    let run = try measure(
      "-o out.jsonl", on: "yes '2021-01-05 18:03:22,Legs,1h,Squat,1,100.0,5,0,0,,,' | head -n 200000")
    #expect(run.exitCode == 3)
    #expect(run.peakBytes < 128 << 20 || isSanitized)
    #expect(try errors.contains("more than 10000 rows begin at 2021-01-05T18:03:22"))
  }

  @Test(
    "A limit that is none is refused", arguments: ["field", "field=", "field=0", "field=-1", "field=x", "height=5"])
  func wrong(value: String) throws {
    let run = try runCommand(["inspect", "Samples/strong.csv", "--limit", value])
    #expect(run.exitCode == 2 && run.errors.contains("--limit wants"))
  }
}

extension Data {
  /// The last bytes, from behind the last for which the condition does not hold.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> Data {
    let trimmed = last == 10 ? dropLast() : self[...]
    return Data(trimmed.reversed().prefix(while: condition).reversed())
  }
}
