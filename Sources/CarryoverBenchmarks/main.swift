import GeneratedExports
import TextStreams

do {
  switch try Action(CommandLine.arguments.dropFirst()) {
  case .help:
    print(Action.helpText)
  case .benchmark(let settings):
    try Benchmark(settings).run()
  case .generate(let megabytes, let path, let seed):
    try GeneratedExport.write(bytes: megabytes * 1_000_000, seed: seed, to: path)
  case .stage(let name, let file):
    print(try Stage.measure(name, over: file))
  case .measure(let program, let arguments):
    let run = try ChildProcess.run(program, arguments)
    print("{\"seconds\":\(run.seconds),\"peakBytes\":\(run.peakBytes),\"exitCode\":\(run.exitCode)}")
  }
} catch {
  complain("carryover-bench: \(error)")
}
