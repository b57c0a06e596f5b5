#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that could not be read or written: which, what was tried, and what the system said.
package struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  package let path: String
  /// What was tried, as a verb: `read`, `write`, `create`.
  package let action: String
  /// The system's words.
  package let reason: String
  /// Whether nothing is wrong with the file: the task that read it was cancelled.
  package let isCancellation: Bool

  package init(path: String, action: String, reason: String, isCancellation: Bool = false) {
    self.path = path
    self.action = action
    self.reason = reason
    self.isCancellation = isCancellation
  }

  /// Says that the task that reads a file was cancelled.
  package static func cancellation(path: String) -> FileFailure {
    FileFailure(path: path, action: "read", reason: "the task was cancelled", isCancellation: true)
  }

  /// Takes the reason from the system's last error.
  package init(path: String, action: String) {
    let code = errno
    let reason = unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    self.init(path: path, action: action, reason: reason)
  }

  package var description: String { "cannot \(action) \(path): \(reason)" }
}

/// An open file, closed when nobody holds it any more.
package final class FileDescriptor: Sendable {
  package let number: Int32
  private let closes: Bool

  package init(_ number: Int32, closes: Bool = true) {
    self.number = number
    self.closes = closes
  }

  deinit {
    if closes { _ = close(number) }
  }

  /// Writes all bytes, however many calls that takes.
  package func write(_ bytes: ByteSlice, path: String) throws(FileFailure) {
    var written = 0
    while written < bytes.count {
      let rest = bytes.slice(written)
      let count = unsafe systemWrite(number, rest.buffer.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileFailure(path: path, action: "write")
      }
      written += count
    }
  }

  /// Reads up to `capacity` bytes from the current place into the beginning of `target`; 0 at the end.
  package func read(into target: inout [UInt8], capacity: Int, path: String) throws(FileFailure) -> Int {
    try unsafe fill(&target, capacity, path) { number, buffer, capacity in
      unsafe systemRead(number, buffer, capacity)
    }
  }

  /// Reads up to `capacity` bytes from `offset` into the beginning of `target`; 0 at the end.
  package func read(
    at offset: UInt64, into target: inout [UInt8], capacity: Int, path: String
  ) throws(FileFailure) -> Int {
    try unsafe fill(&target, capacity, path) { number, buffer, capacity in
      unsafe pread(number, buffer, capacity, off_t(clamping: offset))
    }
  }

  private func fill(
    _ target: inout [UInt8], _ capacity: Int, _ path: String,
    _ call: (Int32, UnsafeMutableRawPointer?, Int) -> Int
  ) throws(FileFailure) -> Int {
    if target.count < capacity { target = [UInt8](repeating: 0, count: capacity) }
    while true {
      let count = unsafe target.withUnsafeMutableBytes { unsafe call(number, $0.baseAddress, capacity) }
      if count >= 0 { return count }
      if errno != EINTR { throw FileFailure(path: path, action: "read") }
    }
  }
}

private func systemWrite(_ number: Int32, _ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  unsafe write(number, bytes, count)
}

private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(number, buffer, count)
}

/// What kind of thing a path names.
package enum PathKind: Sendable { case missing, file, directory, stream }

/// Tells what a path names, following symbolic links.
package func kind(ofPath path: String) -> PathKind {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return .missing }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .directory
  default: return .stream
  }
}

/// Whether two paths name one file.
package func isSameFile(_ left: String, _ right: String) -> Bool {
  var (first, second) = (stat(), stat())
  guard unsafe stat(left, &first) == 0, unsafe stat(right, &second) == 0 else { return false }
  return first.st_ino == second.st_ino && first.st_dev == second.st_dev
}
