import GeneratedExports
import TextStreams

/// Runs everything in turns, and prints the best of each.
struct Benchmark {
  private let settings: Action.Settings
  private let input: String
  private let small: String
  private let documents: [String: String]
  private let notes: [(layout: GeneratedNotes.Layout, path: String)]
  /// Ten megabytes of notes are more than anybody types in a life.
  private static let notesBytes = 10_000_000
  private let command = neighbour("carryover")

  init(_ settings: Action.Settings) {
    self.settings = settings
    input = settings.input ?? scratchPath("export.csv", in: settings.folder)
    small = scratchPath("small.csv", in: settings.folder)
    let folder = settings.folder
    notes = GeneratedNotes.Layout.allCases.map { ($0, scratchPath("\($0.rawValue).md", in: folder)) }
    documents = ["jsonl": scratchPath("sessions.jsonl", in: folder), "json": scratchPath("sessions.json", in: folder)]
  }

  func run() throws {
    let output = scratchPath("output", in: settings.folder)
    defer {
      for path in [small, output] + documents.values + notes.map(\.path) { remove(path) }
      if settings.input == nil { remove(input) }
    }
    if settings.input == nil {
      try GeneratedExport.write(bytes: settings.megabytes * 1_000_000, seed: settings.seed, to: input)
    }
    try GeneratedExport.write(bytes: 500_000, seed: settings.seed, to: small)
    for (layout, path) in notes {
      try GeneratedNotes.write(layout, bytes: Self.notesBytes, seed: settings.seed, to: path)
    }
    for (format, path) in documents { _ = try convert(input, to: format, path) }
    let rows = try stage("scan", over: input).rows
    let jobs = (stages + readings + conversions(output, rows: rows) + starts(output)).filter {
      settings.only.isEmpty || $0.name.contains(settings.only)
    }
    var measurements = jobs.map { Measurement($0.name) }
    for _ in 0..<settings.runs {
      for (index, job) in jobs.enumerated() { try job.run(&measurements[index]) }
    }
    let report = Report(bytes: fileSize(input), rows: rows, runs: settings.runs, measurements: measurements)
    print(settings.printsJSON ? report.json : report.text)
  }

  /// Something that is timed.
  private struct Job {
    let name: String
    let run: (inout Measurement) throws -> Void
  }

  private var stages: [Job] {
    Stage.all.map { stage in
      Job(name: stage.name) { measurement in
        let run = try self.stage(stage.name, over: stage.isCopy ? documents["jsonl"] ?? input : input)
        measurement.bytes = stage.isCopy ? fileSize(input) : run.bytes
        measurement.rows = run.rows
        measurement.add(seconds: run.seconds, peakBytes: run.peakBytes)
      }
    }
  }

  /// Notes, each layout alone.
  private var readings: [Job] {
    zip(Stage.notes, notes).map { stage, file in
      Job(name: stage.name) { measurement in
        let run = try self.stage(stage.name, over: file.path)
        (measurement.bytes, measurement.rows) = (run.bytes, run.rows)
        measurement.add(seconds: run.seconds, peakBytes: run.peakBytes)
      }
    }
  }

  private func conversions(_ output: String, rows: Int) -> [Job] {
    let (lines, document) = (documents["jsonl"] ?? "", documents["json"] ?? "")
    let kinds: [(name: String, path: String, format: String, output: String, threads: Int)] = [
      ("strong to jsonl", input, "jsonl", output, 1), ("strong to json", input, "json", output, 1),
      ("strong to csv", input, "csv", output, 1), ("strong to jsonl, null", input, "jsonl", "-", 1),
      ("strong to json, null", input, "json", "-", 1), ("strong to jsonl, 2", input, "jsonl", output, 2),
      ("strong to json, 2", input, "json", output, 2), ("strong to csv, 2", input, "csv", output, 2),
      ("jsonl to json", lines, "json", output, 1), ("json to jsonl", document, "jsonl", output, 1),
    ]
    return kinds.map { name, path, format, output, threads in
      Job(name: name) { measurement in
        let run = try convert(path, to: format, output, threads: threads)
        measurement.bytes = fileSize(path)
        measurement.rows = rows
        measurement.add(seconds: run.seconds, peakBytes: run.peakBytes)
      }
    }
  }

  /// What takes so little time that starting the command counts.
  private func starts(_ output: String) -> [Job] {
    [
      Job(name: "--version") { measurement in
        for _ in 0..<4 {
          let run = try ChildProcess.run(command, ["--version"])
          measurement.add(seconds: run.seconds, peakBytes: run.peakBytes)
        }
      },
      Job(name: "500 KB to json") { measurement in
        for _ in 0..<4 {
          let run = try convert(small, to: "json", output)
          measurement.add(seconds: run.seconds, peakBytes: run.peakBytes)
        }
      },
    ]
  }

  private func convert(
    _ path: String, to format: String, _ output: String, threads: Int = 1
  ) throws -> ChildProcess {
    // To take the place of a file that is there costs time, the more the larger it is.
    if output != "-" { remove(output) }
    let target = ["convert", path, "--to", format, "-o", output, "--quiet", "--threads", "\(threads)"]
    let run = try ChildProcess.run(command, target + (path == input || path == small ? ["--unit", "kg"] : []))
    guard run.exitCode == 0 else { throw BenchmarkFailure("carryover exited with \(run.exitCode)") }
    return run
  }

  private func stage(
    _ name: String, over path: String
  ) throws -> (seconds: Double, bytes: Int, rows: Int, peakBytes: Int) {
    let run = try ChildProcess.run(CommandLine.arguments.first ?? "", ["stage", name, path], keepsOutput: true)
    let numbers = run.output.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
    guard run.exitCode == 0, numbers.count == 3 else { throw BenchmarkFailure("the stage \(name) failed") }
    return (Double(numbers[0]) / 1e9, numbers[1], numbers[2], run.peakBytes)
  }
}
