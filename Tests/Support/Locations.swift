package import Foundation

/// Where tests find what they read.
package enum Locations {
  /// The package's folder.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The package's samples.
  package static let samples = root.appendingPathComponent("Samples")
  /// The documentation of the library.
  package static let documentation = root.appendingPathComponent("Sources/Carryover/Carryover.docc")
  /// A folder with real exports and public suites; `nil` where the environment names none.
  package static let conformance = ProcessInfo.processInfo.environment["CARRYOVER_CONFORMANCE"].map {
    URL(fileURLWithPath: $0)
  }
  /// Why tests that read that folder are skipped.
  package static let conformanceHint = "CARRYOVER_CONFORMANCE names no folder with exports and suites"

  /// The bytes of a file.
  package static func bytes(_ url: URL) throws -> [UInt8] { try Array(Data(contentsOf: url)) }

  /// The bytes of a sample.
  package static func sample(_ name: String) throws -> [UInt8] { try bytes(samples.appendingPathComponent(name)) }

  /// The names of the samples with an ending, sorted.
  package static func sampleNames(_ ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: samples.path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }
}
