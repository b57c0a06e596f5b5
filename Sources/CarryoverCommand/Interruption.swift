#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens on Ctrl-C, and where nobody reads a pipe any more: the temporary files are removed, and the command ends
/// as one that the signal ended does.
///
/// A signal handler may do almost nothing: it may not allocate, lock or call into Swift's runtime. So the paths
/// stand ready as C strings, one behind the other, and the handler only unlinks them and exits.
enum Interruption {
  nonisolated(unsafe) private static var temporaryPaths: UnsafeMutablePointer<CChar>?

  /// Installs the handlers.
  static func prepare() {
    // A parent may have blocked signals in the thread that started the command, and a child inherits that.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { unsafe sigaddset(&signals, number) }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] {
      signal(number) { number in
        var path = unsafe Interruption.temporaryPaths
        while let file = unsafe path, unsafe file.pointee != 0 {
          _ = unsafe unlink(file)
          unsafe path = file + strlen(file) + 1
        }
        _exit(128 + number)
      }
    }
  }

  /// Names the files that are to be removed when the command is interrupted.
  static func remove(onInterrupt paths: [String]) {
    var bytes: [CChar] = []
    for path in paths { bytes += path.utf8CString }
    bytes.append(0)
    let list = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { unsafe list[index] = byte }
    let old = unsafe temporaryPaths
    unsafe temporaryPaths = list
    unsafe old?.deallocate()
  }
}
