#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads of the system's own, for synchronous work that is divided; a reader of files has no business on the
/// executors of tasks, which must not block.
package final class Workers {
  private var threads: [pthread_t] = []

  /// Starts threads, each of which runs `body` once. Fewer are started where the system gives no more; at least the
  /// number that `started` tells.
  package init(count: Int, _ body: @escaping @Sendable () -> Void) {
    for _ in 0..<count {
      let box = unsafe Unmanaged.passRetained(Box(body))
      #if canImport(Darwin)
        var thread: pthread_t?
        let status = unsafe pthread_create(&thread, nil, { unsafe Workers.run($0) }, box.toOpaque())
      #else
        var thread = pthread_t()
        let status = unsafe pthread_create(&thread, nil, { unsafe Workers.run($0) }, box.toOpaque())
      #endif
      guard status == 0 else {
        unsafe box.release()
        return
      }
      #if canImport(Darwin)
        if let thread = unsafe thread { unsafe threads.append(thread) }
      #else
        threads.append(thread)
      #endif
    }
  }

  /// How many threads run.
  package var started: Int { threads.count }

  /// Waits until all are done.
  package func join() {
    for thread in threads { _ = pthread_join(thread, nil) }
    threads.removeAll()
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
    private static func run(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
      unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }
  #else
    private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let context = unsafe context { unsafe Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body() }
      return nil
    }
  #endif

  /// How many threads the machine runs at once.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// A value that several threads share, one at a time, each of which can wait until the value is as it wants it.
@safe
package final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init(_ value: Value) {
    self.value = value
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe mutex.initialize(to: pthread_mutex_t())
    unsafe condition.initialize(to: pthread_cond_t())
    _ = unsafe pthread_mutex_init(mutex, nil)
    _ = unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    _ = unsafe pthread_cond_destroy(condition)
    _ = unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Waits until `body` gives a result, which it is asked for again whenever the value has changed; then wakes whoever
  /// waits for a change.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    _ = unsafe pthread_mutex_lock(mutex)
    defer {
      _ = unsafe pthread_cond_broadcast(condition)
      _ = unsafe pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = body(&value) { return result }
      _ = unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
