import Foundation
import GeneratedExports
import Testing

/// How much memory the command has at most, in a process of its own.
@Suite("Memory")
struct MemoryTests {
  private struct Measured: Decodable {
    var peakBytes: Int
    var exitCode: Int
  }

  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ size: Int, _ format: String) -> String { folder.appendingPathComponent("\(size).\(format)").path }

  /// Converts a file of the folder, and tells the peak memory of that, in bytes.
  ///
  /// The benchmark starts the command, for the system counts in a child what its parent had when it started it, and the
  /// tests have more than the command may.
  private func convert(_ size: Int, _ source: String, to format: String, threads: Int = 1) throws -> Int {
    let command = [
      commandURL.path, "convert", path(size, source), "--quiet", "--to", format, "--threads", "\(threads)",
    ]
    let options = ["-o", path(size, "to-\(format)")] + (source == "strong" ? ["--unit", "kg"] : [])
    let benchmark = commandURL.deletingLastPathComponent().appendingPathComponent("carryover-bench")
    let run = try runProgram(
      benchmark, ["measure"] + command + options, input: nil, in: folder, environment: [:])
    let measured = try JSONDecoder().decode(Measured.self, from: run.output)
    #expect(measured.exitCode == 0)
    return measured.peakBytes
  }

  private func peak(ofKilobytes size: Int, _ source: String, to format: String, threads: Int) throws -> Int {
    try GeneratedExport.write(bytes: size * 1000, to: path(size, "strong"))
    if source != "strong" {
      _ = try convert(size, "strong", to: source)
      try FileManager.default.moveItem(atPath: path(size, "to-\(source)"), toPath: path(size, source))
    }
    return try convert(size, source, to: format, threads: threads)
  }

  /// The promise is 32 MiB. Unoptimised, the code itself is five times as large, and as much of it is in memory.
  #if DEBUG
    private static let most = 40 << 20
  #else
    private static let most = 32 << 20
  #endif

  // A document is two to three times as large as the export that it is made from.
  @Test(
    "Peak memory is small, and does not grow with the size of the file",
    .disabled(if: isSanitized, "a sanitizer takes several times the memory"),
    arguments: [
      ("strong", "jsonl", 20_000, 1), ("strong", "jsonl", 20_000, 2), ("strong", "json", 20_000, 1),
      ("strong", "csv", 6000, 1), ("jsonl", "json", 6000, 1), ("json", "jsonl", 6000, 1),
    ])
  func bounded(source: String, format: String, kilobytes: Int, threads: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let small = try peak(ofKilobytes: kilobytes / 10, source, to: format, threads: threads)
    let large = try peak(ofKilobytes: kilobytes, source, to: format, threads: threads)
    #expect(large <= Self.most)
    #expect(large - small <= 4 << 20)
  }

  // The promise is 64 MiB for ten megabytes; a day is remembered, so that memory grows with their number.
  @Test(
    "Notes take little memory, and a little more for each day",
    .disabled(if: isSanitized, "a sanitizer takes several times the memory"),
    arguments: [GeneratedNotes.Layout.headings, .mixed])
  func notes(layout: GeneratedNotes.Layout) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let peaks = try [200, 2000].map { size in
      try GeneratedNotes.write(layout, bytes: size * 1000, to: path(size, "md"))
      return try convert(size, "md", to: "jsonl")
    }
    #expect(peaks[1] <= 64 << 20)
    #expect(peaks[1] - peaks[0] <= 6 << 20)
  }
}
