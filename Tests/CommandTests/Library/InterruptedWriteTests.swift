import Foundation
import GeneratedExports
import Support
import Testing

/// What becomes of a library when the command that changes it dies, or the disk refuses, at any moment.
@Suite("Interrupted writes", .serialized)
struct InterruptedWriteTests {
  /// A library with its earlier versions, an export that changes it, and what it is before and after.
  private final class Scene {
    let folder: URL
    let before: Data
    let after: Data
    private let original: URL

    init() throws {
      original = try temporaryFolder()
      folder = try temporaryFolder()
      let path = original.appendingPathComponent("export.csv").path
      try GeneratedExport.write(bytes: 40_000, seed: 1, to: path)
      let lines = """
        export SOURCE_DATE_EPOCH=1735689600
        id=00000000-0000-4000-8000-00000000000a
        carryover import export.csv --into history.carryover --unit kg --last 2 --library-id $id
        for count in 4 6 8; do carryover import export.csv --into history.carryover --unit kg --last $count; done
        mkdir done && cp * done 2>/dev/null; cd done
        carryover import export.csv --into history.carryover --unit kg
        cp history.carryover ../after && cd .. && rm -r done
        """
      #expect(try runTool("sh", ["-c", lines], in: original).exitCode == 0)
      before = try Data(contentsOf: original.appendingPathComponent("history.carryover"))
      after = try Data(contentsOf: original.appendingPathComponent("after"))
      #expect(before.count > 20_000 && after.count > 2 * before.count)
    }

    deinit {
      for url in [folder, original] { try? FileManager.default.removeItem(at: url) }
    }

    /// Runs the import under something, in a folder as it was, and looks at what is left.
    ///
    /// - Returns: Whether the import was done, and what it said.
    func run(_ wrapper: String) throws -> (isDone: Bool, run: CommandRun) {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.copyItem(at: original, to: folder)
      let command = "carryover import export.csv --into history.carryover --unit kg"
      let line = wrapper.replacing("COMMAND", with: command)
      let run = try runTool("sh", ["-c", "export SOURCE_DATE_EPOCH=1735689600; \(line)"], in: folder)
      let left = try Data(contentsOf: folder.appendingPathComponent("history.carryover"))
      #expect(left == before || left == after, "\(wrapper)")
      try checkVersions(left, wrapper)
      // Whatever is left, the next run does not stumble over it.
      let again = try runTool("sh", ["-c", "export SOURCE_DATE_EPOCH=1735689600; \(command)"], in: folder)
      #expect(again.exitCode == 0, "\(wrapper): \(again.errors)")
      #expect(try Data(contentsOf: folder.appendingPathComponent("history.carryover")) == after)
      return (left == after, run)
    }

    /// Every file that has the name of a library or of a version is whole.
    private func checkVersions(_ left: Data, _ wrapper: String) throws {
      for name in try names() where name.hasPrefix("history") {
        let run = try runCommand(["backup", folder.appendingPathComponent(name).path, "--quiet"])
        #expect(run.exitCode == 0 && !run.output.isEmpty, "\(wrapper): \(name)")
      }
    }

    func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("Killed while it writes, at any length of the file, it leaves the old library")
  func killedWhileWriting() throws {
    let scene = try Scene()
    var lengths = 0
    // The system ends a process that writes a file longer than this many blocks of 512 bytes.
    for blocks in stride(from: 0, to: scene.after.count / 512 + 24, by: max(scene.after.count / 512 / 10, 1)) {
      let (isDone, run) = try scene.run("ulimit -f \(blocks); exec COMMAND")
      #expect(isDone == (run.exitCode == 0))
      if !isDone { lengths += 1 }
    }
    #expect(lengths > 8)
  }

  @Test("A disk that refuses leaves the old library, nothing beside it, and a message", arguments: [0, 40, 100])
  func refused(blocks: Int) throws {
    let scene = try Scene()
    let (isDone, run) = try scene.run("trap '' XFSZ; ulimit -f \(blocks); exec COMMAND")
    #expect(!isDone && run.exitCode == 1)
    // Where not a byte can be written, the message cannot either.
    #expect(run.errors.contains("history.carryover: File too large") || blocks == 0)
    #expect(try scene.names().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test(
    "Killed at any step of the replacement, it leaves the old library or the new one, whole",
    .enabled(if: toolPath("strace") != nil, "strace is not installed"))
  func killedAtSteps() throws {
    let scene = try Scene()
    try #require(runTool("strace", ["-o", "/dev/null", "true"], in: scene.folder).exitCode == 0)
    var points = 0
    for call in ["write", "fsync", "unlink", "/^rename", "/^link"] {
      for number in 1...4 {
        let (_, run) = try scene.run("strace -f -o /dev/null -e inject=\(call):signal=KILL:when=\(number) COMMAND")
        if run.exitCode != 0 { points += 1 }
      }
    }
    // A write, two syncs, the oldest version removed, two moved up, one added, the file replaced: at least.
    #expect(points >= 7, "\(points)")
  }

  @Test(
    "A step that the system refuses is told, and leaves the old library",
    .enabled(if: toolPath("strace") != nil, "strace is not installed"),
    arguments: ["fsync:error=ENOSPC:when=1", "/^rename:error=EACCES:when=3", "unlink:error=EROFS:when=1"])
  func refusedStep(injection: String) throws {
    let scene = try Scene()
    let (isDone, run) = try scene.run("strace -f -o /dev/null -e inject=\(injection) COMMAND")
    #expect(!isDone && run.exitCode == 1 && run.errors.contains("carryover: "), "\(run.errors)")
  }

  @Test(
    "A file system without links keeps versions all the same",
    .enabled(if: toolPath("strace") != nil, "strace is not installed"))
  func withoutLinks() throws {
    let scene = try Scene()
    let (isDone, run) = try scene.run("strace -f -o /dev/null -e inject=/^link:error=EPERM COMMAND")
    #expect(isDone && run.exitCode == 0)
    #expect(try Data(contentsOf: scene.folder.appendingPathComponent("history.previous-1.carryover")) == scene.before)
  }
}
