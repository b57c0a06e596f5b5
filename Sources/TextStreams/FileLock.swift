#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Keeps other processes, and other places of this one, from changing a file, as long as the value lives.
///
/// The lock is the system's advisory one on the file itself, or on its folder while there is no file: it leaves nothing
/// behind, and ends with the process however that ends.
package final class FileLock {
  private let descriptor: FileDescriptor

  /// Takes the lock at once or not at all.
  ///
  /// - Throws: A failure that says so where somebody else has it.
  package init(path: String) throws(FileFailure) {
    while true {
      let isThere = kind(ofPath: path) != .missing
      let target = isThere ? path : AtomicFileSink.folder(of: path)
      let number = unsafe open(target, O_RDONLY | O_CLOEXEC)
      if number < 0, isThere, errno == ENOENT { continue }
      guard number >= 0 else { throw FileFailure(path: path, action: "lock") }
      let descriptor = FileDescriptor(number)
      guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
        throw errno == EWOULDBLOCK
          ? FileFailure(path: path, action: "change", reason: "somebody else is changing it")
          : FileFailure(path: path, action: "lock")
      }
      // Whoever had the lock before may have put another file in its place, or the first one.
      if Self.isSame(number, target), (kind(ofPath: path) != .missing) == isThere {
        self.descriptor = descriptor
        return
      }
    }
  }

  private static func isSame(_ number: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard unsafe fstat(number, &opened) == 0, unsafe stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}

/// Earlier versions of a file, kept beside it: `history.previous-1.carryover` is the youngest.
package struct FileVersions {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// The path of an earlier version; 1 is the youngest.
  package func path(ofVersion number: Int) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[slash...].lastIndex(of: "."), dot > slash else { return "\(path).previous-\(number)" }
    return "\(path[..<dot]).previous-\(number)\(path[dot...])"
  }

  /// Keeps the file as it is now as the youngest earlier version, before it is replaced, and of all only `count`.
  ///
  /// The file itself stays in its place throughout.
  package func keep(_ count: Int) throws(FileFailure) {
    var last = 0
    while kind(ofPath: path(ofVersion: last + 1)) == .file { last += 1 }
    while last >= max(count, 1) {
      guard unsafe unlink(path(ofVersion: last)) == 0 else { throw FileFailure(path: path, action: "replace") }
      last -= 1
    }
    guard count > 0 else { return }
    while last > 0 {
      guard unsafe rename(path(ofVersion: last), path(ofVersion: last + 1)) == 0 else {
        throw FileFailure(path: path, action: "replace")
      }
      last -= 1
    }
    if unsafe link(path, path(ofVersion: 1)) == 0 { return }
    // A file system without links: the bytes are copied.
    try copy(to: path(ofVersion: 1))
  }

  private func copy(to target: String) throws(FileFailure) {
    let input = try InputSource(path: path)
    let sink = try AtomicFileSink(path: target)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
      if count == 0 { break }
      try chunk.withByteSlice { (bytes) throws(FileFailure) in try sink.write(bytes.slice(0, count)) }
      offset += UInt64(count)
    }
    try sink.finish()
  }
}
