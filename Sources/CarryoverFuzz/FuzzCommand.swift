import Foundation
import FuzzTargets

/// What the command does: seeds, a fuzzer's run, or files replayed.
enum FuzzCommand {
  /// What `--help` prints.
  static var help: String {
    """
    Usage: carryover-fuzz TARGET [FILE ...]
           carryover-fuzz seeds SAMPLES FOLDER

    Reads each file through a target, and tells where a law is broken: exit code 1. A fault of memory or arithmetic ends
    the process. seeds writes into FOLDER a folder for each target, with what a fuzzer may begin with.

    Built for libFuzzer, TARGET is followed by the fuzzer's own arguments, among them the folder of its corpus.

    Targets:
    """ + "\n" + FuzzTarget.all.map { "  \($0.name): \($0.summary)" }.joined(separator: "\n")
  }

  /// Writes the seeds of all targets.
  static func writeSeeds(samples: String, folder: String) throws {
    let root = URL(fileURLWithPath: folder)
    for (target, seeds) in try FuzzSeeds(samples: URL(fileURLWithPath: samples)).seeds {
      let place = root.appendingPathComponent(target)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      for seed in seeds { try Data(seed.bytes).write(to: place.appendingPathComponent(seed.name)) }
    }
  }

  static func complain(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  #if CARRYOVER_LIBFUZZER
    /// Hands the target over to libFuzzer, whose arguments follow.
    static func run(_ target: FuzzTarget, _ arguments: [String]) -> Int32 { FuzzDriver.run(target, arguments) }
  #else
    /// Reads each file once.
    static func run(_ target: FuzzTarget, _ paths: [String]) -> Int32 {
      var code: Int32 = 0
      for path in paths {
        do {
          try target.run(Array(Data(contentsOf: URL(fileURLWithPath: path))))
        } catch {
          complain("\(path): \(error)\n")
          code = 1
        }
      }
      return code
    }
  #endif
}
