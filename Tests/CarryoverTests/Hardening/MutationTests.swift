import Carryover
import Foundation
import FuzzTargets
import Support
import Testing

/// Thousands of changed files for each reader, the same on every run. A fault of memory or arithmetic would end the
/// process; everything else that must hold is a law of the target.
@Suite("Changed files")
struct MutationTests {
  private static let seeds = Result { try FuzzSeeds(samples: Locations.samples).seeds }

  private static func files(_ target: FuzzTarget) throws -> [[UInt8]] {
    try (seeds.get()[target.name] ?? []).map(\.bytes).filter { !$0.isEmpty }
  }

  @Test("There is something to change for every target", arguments: FuzzTarget.all.map(\.name))
  func everyTarget(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let files = try Self.files(target)
    #expect(!files.isEmpty)
    for file in files { #expect(throws: Never.self) { try target.run(file) } }
  }

  @Test(
    "Changed in any way, a file is read or refused, its rows add up, and nothing is lost in silence",
    arguments: FuzzTarget.all.map(\.name))
  func changed(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    // The smallest files, in which a change is likely to matter, and which take the least time.
    let files = try Self.files(target).sorted { $0.count < $1.count }.prefix(12)
    var mutator = Mutator(seed: 9, seeds: Array(files))
    for number in 0..<2000 {
      let file = mutator.next()
      do {
        // Every law is held against some; what costs little against all.
        try target.run(file, thoroughly: number % 100 == 0)
      } catch {
        Issue.record("\(name), file \(number): \(error)\n\(String(decoding: file, as: UTF8.self))")
        return
      }
    }
  }

  @Test("What a fuzzer found once is found no more")
  func findings() throws {
    let folder = Locations.root.appendingPathComponent("Tests/CarryoverTests/Hardening/Findings")
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() where name.contains("/") {
      let target = try #require(FuzzTarget.named(String(name.prefix { $0 != "/" })), "\(name)")
      #expect(throws: Never.self, "\(name)") { try target.run(Locations.bytes(folder.appendingPathComponent(name))) }
    }
  }
}
