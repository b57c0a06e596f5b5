#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What happens on Ctrl-C: the temporary file is removed, and the command ends as one that was interrupted does.
///
/// A signal handler may do almost nothing: it may not allocate, lock or call into Swift's runtime. So the path stands
/// ready as a C string, and the handler only unlinks it and exits.
enum Interruption {
  nonisolated(unsafe) private static var temporaryPath: UnsafeMutablePointer<CChar>?

  /// Installs the handlers.
  static func prepare() {
    // A parent may have blocked signals in the thread that started the command, and a child inherits that.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, number) }
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { number in
        if let path = unsafe Interruption.temporaryPath { _ = unsafe unlink(path) }
        _exit(128 + number)
      }
    }
  }

  /// Names the file that is to be removed when the command is interrupted; `nil` when there is none any more.
  static func remove(onInterrupt path: String?) {
    let old = unsafe temporaryPath
    unsafe temporaryPath = path.flatMap { unsafe strdup($0) }
    unsafe free(old)
  }
}
