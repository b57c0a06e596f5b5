#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that was run to its end.
struct ChildProcess {
  /// From before its start until after its end.
  var seconds: Double
  /// The most memory that it had.
  ///
  /// It is at least what this process had when it started the program, for the system counts from there. So this one
  /// stays small, and does what needs memory in processes of its own.
  var peakBytes: Int
  var exitCode: Int32
  var output: String

  /// Runs a program with nothing on its standard input.
  ///
  /// - Parameter keepsOutput: Whether its standard output, which is short, is kept, or goes to `/dev/null`.
  static func run(
    _ program: String, _ arguments: [String], keepsOutput: Bool = false
  ) throws(BenchmarkFailure) -> ChildProcess {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw BenchmarkFailure("no pipe can be made") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let clock = ContinuousClock()
    let start = clock.now
    let process = spawn(program, arguments, output: keepsOutput ? ends[1] : nil)
    _ = close(ends[1])
    defer { _ = close(ends[0]) }
    guard let process else { throw BenchmarkFailure("\(program) cannot be run; is it built?") }
    let output = readAll(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return ChildProcess(
      seconds: (clock.now - start) / .seconds(1), peakBytes: Int(usage.ru_maxrss) * unit,
      exitCode: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output: output)
  }

  private static func spawn(_ program: String, _ arguments: [String], output: Int32?) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    return unsafe posix_spawnp(&process, program, &actions, nil, &words, environ) == 0 ? process : nil
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = unsafe read(descriptor, &part, part.count)
      if count > 0 { bytes += part[..<count] }
      if count == 0 || count < 0 && errno != EINTR { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
