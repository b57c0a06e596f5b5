import TextStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The program in which a person edits a text: what `VISUAL` names, else `EDITOR`, else `vi`.
struct Editor {
  private let command: String

  init() {
    command = ["VISUAL", "EDITOR"].lazy.compactMap(Self.environment).first ?? "vi"
  }

  /// Opens a file and waits until the person is done with it.
  ///
  /// - Throws: A failure when the program is not there or ends with an error.
  func edit(_ path: String) throws(FileFailure) {
    // What Ctrl-C means while the editor has the terminal is the editor's to say.
    let usual = [SIGINT, SIGQUIT].map { number in (number, signal(number, SIG_IGN)) }
    defer { for (number, handler) in usual { signal(number, handler) } }
    // Through the shell, for people write `code --wait` and quotes.
    let words = ["sh", "-c", "\(command) \"$1\"", "sh", path]
    guard let status = Self.run(words) else { throw FileFailure(path: command, action: "run") }
    guard status == 0 else {
      throw FileFailure(path: command, action: "edit \(path)", reason: "the editor ended with an error")
    }
  }

  private static func environment(_ name: String) -> String? {
    let value = unsafe getenv(name).map { unsafe String(cString: $0) }
    return value?.isEmpty == false ? value : nil
  }

  /// Runs a program on this one's terminal, and gives the status that it ends with; `nil` where it cannot be run.
  private static func run(_ words: [String]) -> Int32? {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGQUIT] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    guard unsafe posix_spawnp(&process, words[0], nil, &attributes, &arguments, environ) == 0 else { return nil }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status
  }
}
