import Foundation
import Support
import Testing
import TextStreams

@Suite("Versions of a file")
struct FileVersionsTests {
  private let folder: URL
  private let path: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("versions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("history.carryover").path
  }

  /// Replaces the file as a library is replaced.
  private func replace(with text: String, keeping count: Int) throws {
    let sink = try AtomicFileSink(path: path)
    try Array(text.utf8).withByteSlice { (bytes) throws(FileFailure) in try sink.write(bytes) }
    try sink.finish { () throws(FileFailure) in try FileVersions(path: path).keep(count) }
  }

  private func write(_ text: String, _ name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
  }

  /// What each file of the folder says, by its name.
  private func files() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
      })
  }

  /// The texts of the file and its versions, the youngest first.
  private func texts() throws -> [String?] {
    let files = try files()
    return [files["history.carryover"]] + (1...4).map { files["history.previous-\($0).carryover"] }
  }

  @Test("So many are kept as are asked for, the youngest first")
  func rotation() throws {
    try write("0", "history.carryover")
    for number in 1...5 { try replace(with: "\(number)", keeping: 3) }
    #expect(try texts() == ["5", "4", "3", "2", nil])
    try replace(with: "6", keeping: 1)
    #expect(try texts() == ["6", "5", nil, nil, nil])
    try replace(with: "7", keeping: 4)
    try replace(with: "8", keeping: 4)
    #expect(try texts() == ["8", "7", "6", "5", nil])
    try replace(with: "9", keeping: 0)
    #expect(try files() == ["history.carryover": "9"])
  }

  @Test(
    "Whatever a run that was killed between two steps left, the next one keeps the newest",
    arguments: [
      // Nothing done yet; the oldest gone; then one after another moved up; then the file kept, and not replaced.
      ["1", "2", "3"], ["1", "2", nil], ["1", nil, "2"], [nil, "1", "2"], ["0", "1", "2"],
    ] as [[String?]])
  func killed(versions: [String?]) throws {
    try write("0", "history.carryover")
    for (index, text) in versions.enumerated() {
      let name = "history.previous-\(index + 1).carryover"
      if text == "0" {
        try FileManager.default.linkItem(atPath: path, toPath: folder.appendingPathComponent(name).path)
      } else if let text {
        try write(text, name)
      }
    }
    try replace(with: "new", keeping: 3)
    #expect(try texts().prefix(2) == ["new", "0"])
    let kept = try texts().dropFirst(2).compactMap(\.self)
    // Nothing is kept twice, and nothing older before anything younger.
    #expect(kept == kept.sorted() && Set(kept).count == kept.count && !kept.contains("0"))
    #expect(kept.count >= versions.compactMap(\.self).count { $0 != "0" } - 1)
    try replace(with: "newer", keeping: 3)
    #expect(try texts().prefix(3) == ["newer", "new", "0"] && texts()[4] == nil)
  }

  @Test("A name without an ending, and folders with dots, are no obstacle")
  func names() {
    #expect(FileVersions(path: "/a.b/history").path(ofVersion: 2) == "/a.b/history.previous-2")
    #expect(FileVersions(path: "/a/.hidden").path(ofVersion: 1) == "/a/.hidden.previous-1")
    #expect(FileVersions(path: "my.history.carryover").path(ofVersion: 1) == "my.history.previous-1.carryover")
  }

  @Test("What stands in the way of a version and is no file is a failure, and the file stays")
  func obstacle() throws {
    try write("0", "history.carryover")
    let version = FileVersions(path: path).path(ofVersion: 1)
    try FileManager.default.createDirectory(atPath: version, withIntermediateDirectories: false)
    #expect(throws: FileFailure.self) { try replace(with: "1", keeping: 3) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "0")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
  }
}

@Suite("Locks of files")
struct FileLockTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("lock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("One at a time has it, whether the file is there or not", arguments: [false, true])
  func exclusive(isThere: Bool) throws {
    let path = folder.appendingPathComponent("file").path
    if isThere { try Data("0".utf8).write(to: URL(fileURLWithPath: path)) }
    var first: FileLock? = try FileLock(path: path)
    let failure = #expect(throws: FileFailure.self) { try FileLock(path: path) }
    #expect(failure?.reason == FileLock.takenReason && first != nil)
    first = nil
    _ = try FileLock(path: path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == (isThere ? 1 : 0))
  }

  @Test("It ends with the value, also where a started process has the descriptor, too")
  func inherited() throws {
    let path = folder.appendingPathComponent("file").path
    try Data("0".utf8).write(to: URL(fileURLWithPath: path))
    let descriptor = FileDescriptor(unsafe open(path, O_RDONLY | O_CLOEXEC))
    try #require(descriptor.number >= 0)
    // What a process has from its parent is a second descriptor of one opened file, as this one is.
    let inherited = FileDescriptor(dup(descriptor.number))
    try #require(inherited.number >= 0)
    var lock: FileLock? = try FileLock(unknown: descriptor, path: path)
    #expect(throws: FileFailure.self) { try FileLock(path: path) }
    #expect(lock != nil)
    lock = nil
    _ = try FileLock(path: path)
    _ = inherited
  }

  @Test("It goes over to the file that takes the name")
  func goesOver() throws {
    let path = folder.appendingPathComponent("file").path
    var lock = try FileLock(path: path)
    for _ in 0..<2 {
      let sink = try AtomicFileSink(path: path)
      let next = try sink.lock()
      try sink.finish()
      lock = next
      #expect(throws: FileFailure.self) { try FileLock(path: path) }
    }
    _ = lock
  }

  @Test("Folders, pipes and folders that are missing are refused, and nobody waits")
  func refused() throws {
    let pipe = folder.appendingPathComponent("pipe").path
    let made = unsafe mkfifo(pipe, 0o600)
    try #require(made == 0)
    for path in [folder.path, pipe, folder.appendingPathComponent("missing/file").path] {
      #expect(throws: FileFailure.self) { try FileLock(path: path) }
    }
  }
}
