#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Draws how far a long job is, from half a second on, where standard error is a terminal.
final class ProgressBar {
  private let terminal: Terminal
  private let isShown: Bool
  private let begun: Double
  private var last: Double = 0
  private var isDrawn = false

  init(_ terminal: Terminal) {
    self.terminal = terminal
    isShown = terminal.showsProgress
    begun = Self.now()
  }

  func update(_ done: UInt64, of total: UInt64) {
    guard isShown, total > 0 else { return }
    let now = Self.now()
    guard now - begun > 0.5, now - last > 0.1 else { return }
    last = now
    isDrawn = true
    let share = min(1, Double(done) / Double(total))
    let filled = Int(share * 30)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
    terminal.complain("\r\(bar) \(Int(share * 100)) %")
  }

  func clear() {
    if isDrawn { terminal.complain("\r\u{1B}[K") }
    isDrawn = false
  }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
