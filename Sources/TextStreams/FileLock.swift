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
  /// What a failure says where somebody else has the lock.
  package static let takenReason = "somebody else is changing it"
  private let descriptor: FileDescriptor

  /// Takes the lock at once or not at all.
  ///
  /// - Throws: A failure that says so where somebody else has it.
  package init(path: String) throws(FileFailure) {
    while true {
      let isThere = try isOrdinaryFile(path)
      let target = isThere ? path : AtomicFileSink.folder(of: path)
      let number = unsafe open(target, O_RDONLY | O_CLOEXEC)
      if number < 0, isThere, errno == ENOENT { continue }
      guard number >= 0 else { throw FileFailure(path: path, action: "lock") }
      let descriptor = FileDescriptor(number)
      guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
        throw errno == EWOULDBLOCK
          ? FileFailure(path: path, action: "change", reason: Self.takenReason)
          : FileFailure(path: path, action: "lock")
      }
      // Whoever had the lock before may have put another file in its place, or the first one.
      if Self.isSame(number, target), try isOrdinaryFile(path) == isThere {
        self.descriptor = descriptor
        return
      }
      _ = flock(number, LOCK_UN)
    }
  }

  /// The lock is given back by name: a process that was started meanwhile has the descriptor, too, until it runs its own
  /// program, and to close this one alone would leave the file locked that long.
  deinit { _ = flock(descriptor.number, LOCK_UN) }

  /// Takes the lock on a file that nobody else knows yet, such as one that is to take another's name.
  package init(unknown descriptor: FileDescriptor, path: String) throws(FileFailure) {
    guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else { throw FileFailure(path: path, action: "lock") }
    self.descriptor = descriptor
  }

  private static func isSame(_ number: Int32, _ path: String) -> Bool {
    var opened = stat()
    var named = stat()
    guard unsafe fstat(number, &opened) == 0, unsafe stat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}

/// Whether there is a file that can be locked and replaced.
///
/// - Throws: A failure where something else is there: to open a named pipe would wait for its other end.
package func isOrdinaryFile(_ path: String) throws(FileFailure) -> Bool {
  switch kind(ofPath: path) {
  case .missing: return false
  case .file: return true
  case .directory: throw FileFailure(path: path, action: "use", reason: "it is a directory")
  case .stream: throw FileFailure(path: path, action: "use", reason: "it is no ordinary file")
  }
}
